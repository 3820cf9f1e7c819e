"""From deck files to the cards the rules know: the closed list of verbs, and what a deck must contain."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

from questkeep.decks import Fields, TomlFile, deck_file, kept_texts, standard_text
from questkeep.games.enchanters.rules.costs import (
    Cost,
    DiscardMonster,
    DiscardThis,
    LoseDefense,
    Mend,
    PayCrystals,
    TakeWounds,
)
from questkeep.games.enchanters.rules.deck import (
    CLASSES,
    EVENTS,
    MONSTER,
    MOST_SEATS,
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
    TARGETS,
    Amount,
    Claim,
    Discard,
    Fine,
    Gift,
    Heal,
    Hurt,
    RaiseAttack,
    RaiseDefense,
    Rob,
    SeekGraveyard,
    Shift,
    Step,
    Swap,
    TakeCrystals,
    TravelFreely,
)

TABLES = ["start", "kingdoms", "cards", "villages"]
MAKE_UP = {
    "item": (3, 2, 1),
    "enchantment": (3, 2, 1),
    "minor": (1, 6, 3),
    "medium": (1, 4, 2),
    "major": (1, 2, 1),
    "dragon": (1, 1, 1),
}
"""[E-02, E-03] For each tier: different cards in a kingdom, copies of each, and how many of them are marked."""
KEY = re.compile(r"[A-Za-z][A-Za-z0-9-]{0,11}")
KINGDOM = re.compile(r"[a-z][a-z0-9-]{0,23}")
MOST = 30  # no number on a card is larger
AMOUNTS: dict[str, Callable[[Amount], Step]] = {
    "attack": RaiseAttack,
    "defense": RaiseDefense,
    "crystals": TakeCrystals,
    "heal": Heal,
    "rob": Rob,
    "shift": Shift,
}
TARGETED: dict[str, Callable[[str, Amount], Step]] = {"hurt": Hurt, "fine": Fine}
PLAIN: dict[str, Callable[[], Step]] = {
    "claim": Claim,
    "gift": Gift,
    "graveyard": SeekGraveyard,
    "free": TravelFreely,
    "swap": Swap,
}
VERBS = [*TARGETED, *AMOUNTS, "discard", *PLAIN]
NUMBERED_COSTS: dict[str, Callable[[int], Cost]] = {
    "crystals": PayCrystals,
    "wounds": TakeWounds,
    "defense": LoseDefense,
    "mend": Mend,
}
COSTS = [*NUMBERED_COSTS, "discard"]
CARD_KINDS = ["now", "act", "multi", "rest", "on", "against", "score", "double", "sweep"]
LOWER_KINDS = ["act", "multi", "rest", "on", "against", "score"]
"""[E-14] What may stand below the line; the others act from the track or the graveyard only."""
MOST_ABILITIES = 9  # a digit in notation
VILLAGE_KINDS = ["act", "multi", "rest", "on", "score", "cap", "stronger", "start"]


@cache
def standard_deck() -> EnchantersDeck:
    """The cards of the box."""
    return read_deck("standard.toml", standard_text(__package__))


def released_decks() -> dict[str, str]:
    """The standard decks that were ever released, by their digests: whatever was played with them stays playable."""
    return kept_texts(__package__)


def read_deck(name: str, text: str, base: str = "") -> EnchantersDeck:
    """The deck of a file; BadFile names the card and the field that cannot be used."""
    file = deck_file(__package__, name, text, TABLES, base)
    seen: dict[str, str] = {}
    start = [read_card(file, "start", key, seen) for key in file.table("start")]
    if [kind.tier for kind in start] != ["item", "enchantment"]:
        file.refuse("everybody starts with one item and one enchantment, in this order [E-25]", "start")
    kinds = [read_card(file, "cards", key, seen) for key in file.table("cards")]
    check_kingdoms(file, kinds)
    read_crests(file, {kind.kingdom for kind in kinds})
    villages = [read_village(file, key, seen) for key in file.table("villages")]
    if not villages:
        file.refuse("at least one village is needed [E-24]", "villages")
    deck = EnchantersDeck(name.removesuffix(".toml"), text, kinds, start, villages)
    deck.base = file.base
    deck.icons = file.icons
    return deck


def check_kingdoms(file: TomlFile, kinds: list[Kind]) -> None:
    """[E-02] At least six kingdoms, each with its 25 cards."""
    kingdoms: dict[str, list[Kind]] = {}
    for kind in kinds:
        kingdoms.setdefault(kind.kingdom, []).append(kind)
    if len(kingdoms) < MOST_SEATS:
        file.refuse(f"{MOST_SEATS} kingdoms are needed, there are {len(kingdoms)} [E-01]", "cards")
    for kingdom, own in kingdoms.items():
        blamed = next((kind.key for kind in own if file.stands("cards", kind.key)), own[0].key)
        for tier, (different, copies, _) in MAKE_UP.items():
            found = sum(kind.tier == tier for kind in own)
            if found != different:
                total = sum(kind.copies for kind in own)
                wanted = f"{different} different {tier} card{'s' * (different > 1)} with {copies} copies each"
                problem = f"the kingdom {kingdom} has {found} {tier} cards ({total} cards in all); it needs {wanted}"
                file.refuse(f"{problem}, 25 cards in all [E-02]", "cards", blamed, "class")


def read_crests(file: TomlFile, kingdoms: set[str]) -> None:
    """The pictures of kingdoms, where they have one."""
    for kingdom in file.table("kingdoms"):
        if kingdom not in kingdoms and file.stands("kingdoms", kingdom):
            file.refuse("no card belongs to this kingdom", "kingdoms", kingdom)
    for kingdom in sorted(kingdoms):
        fields = file.fields(file.table("kingdoms").get(kingdom, {}), "kingdoms", kingdom)
        fields.icon(f"kingdom:{kingdom}")
        fields.finish()


def claim_key(file: TomlFile, heading: str, key: str, seen: dict[str, str]) -> None:
    """Keys are written in records and scenarios, so they are short, plain and unique."""
    if not KEY.fullmatch(key) or key.lower() == "village":
        file.refuse("a key is a letter and up to 11 more letters, digits or dashes", heading, key)
    if key.lower() in seen:
        file.refuse(f"this key is used twice, also in {seen[key.lower()]}", heading, key)
    seen[key.lower()] = heading


def read_card(file: TomlFile, heading: str, key: str, seen: dict[str, str]) -> Kind:
    """One card of a kingdom, or a start card."""
    claim_key(file, heading, key, seen)
    fields = file.fields(file.table(heading)[key], heading, key)
    is_start = heading == "start"
    tier = fields.word("class", CLASSES[:MONSTER] if is_start else list(MAKE_UP))
    kingdom = "" if is_start else fields.word("kingdom")
    if not is_start and not KINGDOM.fullmatch(kingdom):
        fields.refuse("should be up to 24 small letters, digits and dashes", "kingdom")
    name = fields.name()
    fields.icon()
    copies, marked = (MOST_SEATS, 0) if is_start else read_copies(fields, tier)
    is_creature = tier not in CLASSES[:MONSTER]
    body = (fields.number("strength", 0, MOST), fields.number("health", 0, MOST)) if is_creature else (0, 0)
    printed = read_abilities(fields, CARD_KINDS if is_creature else CARD_KINDS[:-2])
    upper = read_icons(fields, "upper", printed)
    lower = read_icons(fields, "lower", printed)
    for ability in printed:
        check_card_ability(fields, ability, tier, is_start)
    fields.finish()
    return Kind(key, name, kingdom, tier, copies, marked, body, upper, lower, Abilities(printed))


def read_copies(fields: Fields, tier: str) -> tuple[int, int]:
    """[E-02, E-03] How often the card exists, and how often with the mark of the short deck."""
    _, copies, marked = MAKE_UP[tier]
    given = fields.number("copies", 1, MOST), fields.number("marked", 0, MOST)
    if given[0] != copies:
        fields.refuse(f"should be {copies} for class {tier}, so that a kingdom has 25 cards [E-02]", "copies")
    if given[1] != marked:
        fields.refuse(f"should be {marked} for class {tier}, so that a kingdom has 13 marked cards [E-03]", "marked")
    return given


def read_icons(fields: Fields, part: str, printed: list[Ability]) -> Icons:
    """The upper or the lower part; what is not written is 0. [E-14] Abilities below the line join those printed."""
    if not fields.has(part):
        return Icons(0, 0, 0)
    icons = fields.file.fields(fields.values.pop(part), *fields.field, part)
    numbers = {name: icons.number(name, -MOST, MOST) for name in ("attack", "defense", "glory") if icons.has(name)}
    if part == "lower":
        for ability in read_abilities(icons, LOWER_KINDS, len(printed)):
            ability.is_lower = True
            printed.append(ability)
    icons.finish()
    return Icons(numbers.get("attack", 0), numbers.get("defense", 0), numbers.get("glory", 0))


def read_village(file: TomlFile, key: str, seen: dict[str, str]) -> Village:
    """[E-04] One tile, on which one can always rest."""
    claim_key(file, "villages", key, seen)
    fields = file.fields(file.table("villages")[key], "villages", key)
    name = fields.name()
    fields.icon()
    printed = read_abilities(fields, VILLAGE_KINDS)
    fields.finish()
    if not any(isinstance(ability, Action) and ability.is_rest and not ability.costs for ability in printed):
        fields.refuse("a village needs a rest without a cost, or a turn could come to a halt [E-54]", "abilities")
    for ability in printed:
        if isinstance(ability, Action) and any(isinstance(cost, DiscardThis) for cost in ability.costs):
            fields.refuse("a village cannot be discarded [E-17]", "abilities", "discard")
        if isinstance(ability, Deed) and any(isinstance(step, Gift) for step in ability.steps):
            fields.refuse("only a card can be given away [E-104]", "abilities", "gift")
    return Village(key, name, Abilities(printed))


def check_card_ability(fields: Fields, ability: Ability, tier: str, is_start: bool) -> None:
    """What may not be printed on this card."""
    steps = ability.steps if isinstance(ability, Deed) else []
    for step in steps:
        if isinstance(step, Gift) and (ability.kind != "now" or tier != "item"):
            fields.refuse("only an item can be given away, when it is taken [E-104]", "abilities", "gift")
        if isinstance(step, DiscardThis) and is_start:
            fields.refuse("start cards never leave their pile [E-15]", "abilities", "discard")


def read_abilities(fields: Fields, kinds: list[str], before: int = 0) -> list[Ability]:
    """All abilities of a card, of its lower part or of a village, as they are printed; they are counted on."""
    if not fields.has("abilities"):
        return []
    listed = fields.values.pop("abilities")
    if not isinstance(listed, list) or before + len(listed) > MOST_ABILITIES:
        example = 'like [{ kind = "rest", effects = [{ heal = 2 }] }]'
        fields.refuse(f"should be a list of up to {MOST_ABILITIES} on a card, {example}", "abilities")
    return [read_ability(fields, value, number, kinds) for number, value in enumerate(listed, before + 1)]


def read_ability(card: Fields, value: object, number: int, kinds: list[str]) -> Ability:
    """One ability: its kind says what else it has."""
    fields = card.file.fields(value, *card.field, "abilities")
    kind = fields.word("kind", kinds)
    ability: Ability
    if kind in ("act", "multi", "rest"):
        costs = read_costs(fields) if fields.has("cost") or kind == "multi" else []
        ability = Action(kind, number, costs, read_effects(fields, kind))
        check_end(fields, ability)
    elif kind == "now":
        ability = Deed(kind, number, read_effects(fields, kind))
    elif kind == "on":
        ability = Trigger(number, EVENTS.index(fields.word("event", EVENTS)), read_effects(fields, kind))
    elif kind == "against":
        foe = CLASSES.index(fields.word("class", CLASSES[MONSTER:]))
        values = [fields.number(name, -MOST, MOST) if fields.has(name) else 0 for name in ("attack", "defense")]
        ability = Against(number, foe, *values)
    elif kind == "score":
        ability = Scoring(number, read_count(fields, -MOST))
    else:
        names = {"cap": "price", "stronger": "strength", "start": "crystals"}
        ability = Keyword(kind, number, fields.number(names[kind], 0, 99) if kind in names else 0)
    fields.finish()
    return ability


def check_end(fields: Fields, action: Action) -> None:
    """An action for any number of times must use something up, or a turn would never end."""
    if action.is_multi:
        pays = any(isinstance(cost, (PayCrystals, DiscardMonster)) for cost in action.costs)
        gains = any(isinstance(effect, (TakeCrystals, Rob)) for effect in action.effects)
        if not pays or gains:
            fields.refuse("what is done any number of times costs crystals or a Monster and brings no crystals", "cost")


def read_costs(fields: Fields) -> list[Cost]:
    """[E-37] All parts of a cost."""
    if not fields.has("cost"):
        fields.refuse("the field cost is missing")
    parts = fields.file.fields(fields.values.pop("cost"), *fields.field, "cost")
    costs: list[Cost] = []
    for name in COSTS:
        if not parts.has(name):
            continue
        if name == "discard":
            this = parts.word(name, ["monster", "this"]) == "this"
            costs.append(DiscardThis() if this else DiscardMonster())
        else:
            costs.append(NUMBERED_COSTS[name](parts.number(name, 1, MOST)))
    if parts.values:
        unknown = next(iter(parts.values))
        parts.refuse(f"is not a cost; there is {', '.join(COSTS)}", unknown)
    if not costs:
        fields.refuse(f"a cost has one or more of {', '.join(COSTS)}", "cost")
    return costs


def read_effects(fields: Fields, kind: str) -> list[Step]:
    """The effects of an ability, in order."""
    if not fields.has("effects"):
        fields.refuse("the field effects is missing")
    listed = fields.values.pop("effects")
    if not isinstance(listed, list) or not listed:
        fields.refuse("should be a list, like [{ attack = 3 }]", "effects")
    effects = [read_effect(fields, value) for value in listed]
    for effect in effects[:-1] if kind == "rest" else effects:
        if isinstance(effect, SeekGraveyard):
            fields.refuse("a journey to the graveyard is the last effect of a rest [E-109]", "graveyard")
    return effects


def read_effect(ability: Fields, value: object) -> Step:
    """One verb with its numbers."""
    fields = ability.file.fields(value, *ability.field, "effects")
    verb = next((name for name in VERBS if fields.has(name)), None)
    if verb is None:
        wrong = next(iter(fields.values), "effects")
        known = f"there is {', '.join(VERBS)}"
        fields.refuse(f"is not a verb; {known}, and none that adds or removes track cards [E-35]", wrong)
    effect: Step
    if verb in TARGETED:
        effect = TARGETED[verb](fields.word(verb, TARGETS), read_amount(fields, "amount"))
    elif verb in AMOUNTS:
        effect = AMOUNTS[verb](read_amount(fields, verb))
    elif verb == "discard":
        effect = Discard(fields.word(verb, TARGETS))
    else:
        fields.yes(verb)
        effect = PLAIN[verb]()
    fields.finish()
    return effect


def read_amount(fields: Fields, part: str) -> Amount:
    """A number, or so many for each."""
    given: Any = fields.values.get(part)
    if not isinstance(given, dict):
        return Amount(fields.number(part, 0, MOST))
    inner = fields.file.fields(fields.values.pop(part), *fields.field, part)
    amount = read_count(inner, 0)
    inner.finish()
    return amount


def read_count(fields: Fields, least: int) -> Amount:
    """`each` for every `per` of something."""
    each, per = fields.number("each", least, MOST), fields.number("per", 1, MOST)
    return Amount(each, per, COUNTERS.index(fields.word("of", COUNTERS)))
