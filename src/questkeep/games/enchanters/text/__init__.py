"""How the cards of Enchanters are called and what they say, composed from their verbs in any language."""

from __future__ import annotations

from questkeep.games.enchanters.rules.costs import Cost, LoseDefense, Mend, PayCrystals, TakeWounds
from questkeep.games.enchanters.rules.deck import (
    CLASSES,
    EVENTS,
    Abilities,
    Ability,
    Action,
    Against,
    Deed,
    EnchantersDeck,
    Icons,
    Keyword,
    Kind,
    Scoring,
    Trigger,
    Village,
)
from questkeep.games.enchanters.rules.effects import (
    COUNTERS,
    NOTHING,
    Amount,
    Discard,
    Fine,
    Heal,
    Hurt,
    RaiseAttack,
    RaiseDefense,
    Rob,
    Shift,
    Step,
    TakeCrystals,
)
from questkeep.kernel.errors import Objection
from questkeep.text import Texts


def name_of(texts: Texts, thing: Kind | Village) -> str:
    """What people call a card or village."""
    return texts.name("enchanters", thing.name)


def kingdom_name(texts: Texts, kingdom: str) -> str:
    """What people call a kingdom."""
    return texts.say_or(f"enchanters-kingdom-{kingdom}", kingdom)


def artifact_name(texts: Texts, item: Kind, enchantment: Kind) -> str:
    """The full name of a player's artifact: `Scimitar of Rage`."""
    return texts.say("enchanters-artifact", item=name_of(texts, item), enchantment=name_of(texts, enchantment))


def card_text(texts: Texts, kind: Kind) -> str:
    """Everything printed on a card: body, icons and abilities."""
    parts = [texts.say(f"enchanters-class-{CLASSES[kind.cls]}")]
    if kind.is_creature:
        parts.append(texts.say("enchanters-creature", strength=kind.strength, health=kind.health))
    for part, icons in (("upper", kind.upper), ("lower", kind.lower)):
        if printed := icons_text(texts, icons):
            parts.append(texts.say(f"enchanters-{part}", icons=printed))
    return " ".join([" · ".join(parts) + ".", *ability_texts(texts, kind.abilities, kind.is_creature)])


def village_text(texts: Texts, village: Village) -> str:
    """Everything printed on a village."""
    return " ".join(ability_texts(texts, village.abilities, False))


def icons_text(texts: Texts, icons: Icons) -> str:
    """Attack, defense and glory that are not 0."""
    numbers = {"attack": icons.attack, "defense": icons.defense, "glory": icons.glory}
    return ", ".join(texts.say(f"enchanters-icon-{name}", n=signed(n)) for name, n in numbers.items() if n)


def signed(number: int) -> str:
    """A number with its sign.

    >>> signed(3), signed(-2)
    ('+3', '−2')
    """
    return f"+{number}" if number >= 0 else f"−{-number}"


def ability_texts(texts: Texts, abilities: Abilities, is_creature: bool) -> list[str]:
    """A sentence for each ability, in the printed order."""
    return [ability_text(texts, ability, is_creature) for ability in abilities.printed]


def ability_text(texts: Texts, ability: Ability, is_creature: bool = False) -> str:
    """The sentence of an ability: what a card says can never differ from what it does."""
    sentence = sentence_of(texts, ability, is_creature)
    if ability.is_lower and not isinstance(ability, Scoring):  # [E-14] what scores at the end does so anyway
        sentence = texts.say("enchanters-below-line", sentence=sentence)
    return sentence[:1].upper() + sentence[1:]


def sentence_of(texts: Texts, ability: Ability, is_creature: bool) -> str:
    """The sentence by the kind of ability."""
    if isinstance(ability, Action):
        effects = phrases(texts, ability.effects)
        if not ability.costs:
            return texts.say("enchanters-kind-rest" if ability.is_rest else "enchanters-kind-act-free", effects=effects)
        kind = "rest-cost" if ability.is_rest else ability.kind
        return texts.say(f"enchanters-kind-{kind}", cost=cost_phrases(texts, ability.costs), effects=effects)
    if isinstance(ability, Trigger):
        return texts.say(f"enchanters-kind-on-{EVENTS[ability.event]}", effects=phrases(texts, ability.steps))
    if isinstance(ability, Deed):
        creature = "yes" if is_creature else "no"
        return texts.say("enchanters-kind-now", creature=creature, effects=phrases(texts, ability.steps))
    if isinstance(ability, Against):
        icons = icons_text(texts, Icons(ability.attack, ability.defense, 0))
        return texts.say(f"enchanters-kind-against-{CLASSES[ability.foe]}", effects=icons)
    if isinstance(ability, Scoring):
        amount = ability.amount
        return texts.say("enchanters-kind-score", points=signed(amount.each), per=per_phrase(texts, amount))
    assert isinstance(ability, Keyword)
    return texts.say(f"enchanters-kind-{ability.kind}", value=ability.value)


def cost_phrases(texts: Texts, costs: list[Cost]) -> str:
    """Costs in their order."""
    return ", ".join(cost_phrase(texts, cost) for cost in costs)


def phrases(texts: Texts, effects: list[Step]) -> str:
    """Effects in their order."""
    return ", ".join(effect_phrase(texts, effect) for effect in effects)


def cost_phrase(texts: Texts, cost: Cost) -> str:
    """A cost in a few words."""
    if isinstance(cost, PayCrystals):
        return texts.say("enchanters-cost-crystals", n=cost.crystals)
    if isinstance(cost, TakeWounds):
        return texts.say("enchanters-cost-wounds", n=cost.wounds)
    if isinstance(cost, LoseDefense):
        return texts.say("enchanters-cost-defense", n=cost.defense)
    if isinstance(cost, Mend):
        return texts.say("enchanters-cost-mend", n=cost.wounds)
    return texts.say(f"enchanters-cost-{cost.verb}")


def effect_phrase(texts: Texts, effect: Step) -> str:
    """An effect in a few words."""
    if isinstance(effect, (Hurt, Fine)):
        said = texts.say(f"enchanters-do-{effect.verb}-{effect.target}", n=effect.amount.each)
        return with_per(texts, said, effect.amount)
    if isinstance(effect, (RaiseAttack, RaiseDefense)):
        said = texts.say(f"enchanters-do-{effect.verb}", n=signed(effect.amount.each))
        return with_per(texts, said, effect.amount)
    if isinstance(effect, (TakeCrystals, Heal, Rob, Shift)):
        return with_per(texts, texts.say(f"enchanters-do-{effect.verb}", n=effect.amount.each), effect.amount)
    if isinstance(effect, Discard):
        return texts.say(f"enchanters-do-discard-{effect.target}")
    return texts.say(f"enchanters-do-{effect.verb}")


def with_per(texts: Texts, said: str, amount: Amount) -> str:
    """A phrase with what its amount is counted by."""
    return said if amount.counter == NOTHING else f"{said} {per_phrase(texts, amount)}"


def per_phrase(texts: Texts, amount: Amount) -> str:
    """`per 2 Monsters`."""
    return texts.say(f"enchanters-per-{COUNTERS[amount.counter]}", k=amount.per)


def source_text(texts: Texts, deck: EnchantersDeck, village: str, source: str, number: int) -> tuple[str, str]:
    """The name of a card (or of the village) and the sentence of one of its abilities."""
    thing: Kind | Village
    if source == "village":
        thing = next(tile for tile in deck.villages if tile.key == village)
    else:
        thing = deck.kind_of[deck.number_of[source.lower()]]
    return name_of(texts, thing), ability_text(texts, thing.abilities.printed[number - 1])


def objection_text(texts: Texts, objection: Objection) -> str:
    """Why an answer was refused and what to do instead, with the paragraph that says so."""
    said = texts.say(f"enchanters-objection-{objection.reason}", **objection.facts)
    return f"{said} [{objection.clause}]"
