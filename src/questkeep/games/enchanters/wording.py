"""What Enchanters says of its cards, questions and answers: messages that every reader's language puts into words."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import cast

from questkeep.games.enchanters.rules.costs import Cost, LoseDefense, Mend, PayCrystals, TakeWounds
from questkeep.games.enchanters.rules.deck import (
    CLASSES,
    EVENTS,
    Ability,
    Action,
    Against,
    Deed,
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
from questkeep.games.enchanters.rules.shapes import EnchantersNotes, EnchantersView, FightTold, FightView, Outlook
from questkeep.kernel.game import Prompt, View
from questkeep.kernel.views import Message, PlainPick
from questkeep.text.reading import listed, say, say_or

# Cards ------------------------------------------------------------------------------------------------------


def kingdom_name(kingdom: str) -> Message:
    """What people call a kingdom."""
    return say_or(f"enchanters-kingdom-{kingdom}", kingdom)


def card_says(kind: Kind) -> Message:
    """Everything printed on a card: body, icons and abilities."""
    parts = [say(f"enchanters-class-{CLASSES[kind.cls]}")]
    if kind.kingdom:
        parts.append(kingdom_name(kind.kingdom))
    if kind.is_creature:
        parts.append(say("enchanters-creature", strength=kind.strength, health=kind.health))
    for part, icons in (("upper", kind.upper), ("lower", kind.lower)):
        if printed := icons_printed(icons):
            parts.append(say(f"enchanters-{part}", icons=listed(printed, ", ")))
    return sentences([listed(parts, " · "), *abilities_of(kind)])


def village_says(village: Village) -> Message:
    """Everything printed on a village."""
    return sentences(abilities_of(village))


def sentences(parts: list[Message]) -> Message:
    """One after the other, each with a full stop."""
    return listed([say("enchanters-sentence", text=part) for part in parts], " ")


def abilities_of(thing: Kind | Village) -> list[Message]:
    """The abilities of a card or village, in the printed order."""
    return [{"card": thing.key, "ability": str(ability.number)} for ability in thing.abilities.printed]


def icons_printed(icons: Icons) -> list[Message]:
    """Attack, defense and glory that are not 0."""
    numbers = {"attack": icons.attack, "defense": icons.defense, "glory": icons.glory}
    return [say(f"enchanters-icon-{name}", n={"signed": n}) for name, n in numbers.items() if n]


def ability_says(ability: Ability, is_creature: bool) -> Message:
    """The sentence of an ability without its full stop: what a card says can never differ from what it does."""
    sentence = sentence_of(ability, is_creature)
    if ability.is_lower and not isinstance(ability, Scoring):  # [E-14] what scores at the end does so anyway
        sentence = say("enchanters-below-line", sentence=sentence)
    return {"capital": sentence}


def sentence_of(ability: Ability, is_creature: bool) -> Message:
    """The sentence by the kind of ability."""
    if isinstance(ability, Action):
        effects = effects_say(ability.effects)
        if not ability.costs:
            return say("enchanters-kind-rest" if ability.is_rest else "enchanters-kind-act-free", effects=effects)
        kind = "rest-cost" if ability.is_rest else ability.kind
        return say(
            f"enchanters-kind-{kind}", cost=listed([cost_says(cost) for cost in ability.costs], ", "), effects=effects
        )
    if isinstance(ability, Trigger):
        return say(f"enchanters-kind-on-{EVENTS[ability.event]}", effects=effects_say(ability.steps))
    if isinstance(ability, Deed):
        creature = "yes" if is_creature else "no"
        return say("enchanters-kind-now", creature=creature, effects=effects_say(ability.steps))
    if isinstance(ability, Against):
        icons = icons_printed(Icons(ability.attack, ability.defense, 0))
        return say(f"enchanters-kind-against-{CLASSES[ability.foe]}", effects=listed(icons, ", "))
    if isinstance(ability, Scoring):
        points: Message = {"signed": ability.amount.each}
        return say("enchanters-kind-score", points=points, per=per_says(ability.amount))
    assert isinstance(ability, Keyword)
    return say(f"enchanters-kind-{ability.kind}", value=ability.value)


def effects_say(effects: list[Step]) -> Message:
    """Effects in their order."""
    return listed([effect_says(effect) for effect in effects], ", ")


def effect_says(effect: Step) -> Message:
    """An effect in a few words."""
    id = f"enchanters-do-{effect.verb}"
    if isinstance(effect, (Hurt, Fine)):
        return counted(f"{id}-{effect.target}", effect.amount, effect.amount.each)
    if isinstance(effect, (RaiseAttack, RaiseDefense)):
        return counted(id, effect.amount, {"signed": effect.amount.each})
    if isinstance(effect, (TakeCrystals, Heal, Rob, Shift)):
        return counted(id, effect.amount, effect.amount.each)
    return say(f"{id}-{effect.target}" if isinstance(effect, Discard) else id)


def counted(id: str, amount: Amount, each: Message) -> Message:
    """A phrase with its number, and with what that is counted by."""
    said = say(id, n=each)
    return said if amount.counter == NOTHING else listed([said, per_says(amount)], " ")


def per_says(amount: Amount) -> Message:
    """`per 2 Monsters`."""
    return say(f"enchanters-per-{COUNTERS[amount.counter]}", k=amount.per)


def cost_says(cost: Cost) -> Message:
    """A cost in a few words."""
    id = f"enchanters-cost-{cost.verb}"
    if isinstance(cost, PayCrystals):
        return say(id, n=cost.crystals)
    if isinstance(cost, LoseDefense):
        return say(id, n=cost.defense)
    return say(id, n=cost.wounds) if isinstance(cost, (TakeWounds, Mend)) else say(id)


# Questions --------------------------------------------------------------------------------------------------


def prompt(view: View, notes: View, choices: list[PlainPick]) -> Prompt:
    """What is asked; what is doubted of a way to a fight that is lost; and the fights that a client shows."""
    seen, told = cast(EnchantersView, view), cast(EnchantersNotes, notes)
    fights = told.get("fights", [])
    led = {place: fight for place, choice in enumerate(choices) for fight in fights if leads_to(choice, fight)}
    doubts = {place: doubt(seen, fight) for place, fight in led.items() if fight["first"] or fight["hopeless"]}
    shown = [told_of(seen, fight) for fight in fights if "rests" not in fight]
    return Prompt(asks(seen, told), {}, doubts, {"clause": told["clause"], **({"fights": shown} if shown else {})})


def asks(view: EnchantersView, notes: EnchantersNotes) -> Message:
    """The question, by the moment of the turn."""
    phase = view["phase"]
    if phase in ("facing", "striking"):
        [fight] = notes["fights"]
        facts = {"wounds": fight["wounds"], "missing": fight["missing"]}
        return say(f"enchanters-ask-{phase}", card={"card": fight["card"]}, **facts)
    if phase == "naming":
        source = notes["source"]
        return say(
            "enchanters-ask-naming", source={"card": source}, text={"card": source, "ability": str(notes["ability"])}
        )
    if phase == "dropping" and notes["to"] is not None:
        return say("enchanters-ask-handing-over", player={"sitter": notes["to"]})
    return say(
        "enchanters-ask-done" if phase == "choosing" and view["turn"]["major_done"] else f"enchanters-ask-{phase}"
    )


# Fights -----------------------------------------------------------------------------------------------------


def leads_to(choice: PlainPick, fight: FightView) -> bool:
    """Whether an answer sets out for this fight."""
    if choice["verb"] == "journey":
        return choice["args"] == [fight["space"]]
    return any(choice["args"] == [rest] for rest in fight.get("rests", []))


def told_of(view: EnchantersView, fight: FightView) -> FightTold:
    """[E-69] What a client shows of a fight."""
    return {
        "space": fight["space"],
        "strength": fight["strength"],
        "health": fight["health"],
        "wounds": fight["wounds"],
        "attack": fight["attack"],
        "missing": fight["missing"],
        "glory": fight["glory"],
        "outlook": outlook_of(fight),
        "ways": ways(fight, lambda answers: plan(view, answers)),
    }


def outlook_of(fight: FightView) -> Outlook:
    """Whether it can be won in this turn, and if one sets out now."""
    if fight["hopeless"]:
        return "hopeless"
    return "lost" if fight["first"] or (fight["missing"] and not fight["actions"]) else "open"


def fight_says(fight: FightView) -> Message:
    """[E-69] Wounds, missing attack and glory, and whether it can be won at all."""
    numbers = {"wounds": fight["wounds"], "missing": fight["missing"], "glory": fight["glory"]}
    return say("enchanters-fight", outlook=outlook_of(fight), **numbers)


def ways(fight: FightView, said: Callable[[list[PlainPick]], Message]) -> list[Message]:
    """What must come before setting out, and what is then done in the fight."""
    parts = {"first": fight["first"], "actions": fight["actions"]}
    return [say(f"enchanters-fight-{part}", actions=said(answers)) for part, answers in parts.items() if answers]


def doubt(view: EnchantersView, fight: FightView) -> Message:
    """What is asked of whoever sets out for a fight that cannot be won, or not if he sets out now."""
    card: Message = {"card": fight["card"]}
    if fight["first"]:
        return say("enchanters-doubt-first", card=card, actions=plan(view, fight["first"]))
    return say("enchanters-doubt", card=card, missing=fight["missing"], wounds=fight["wounds"])


def plan(view: EnchantersView, answers: list[PlainPick]) -> Message:
    """Answers in a row, in words; the same one several times is said once."""
    steps = [(step, len(list(same))) for step, same in groupby(planned(view, answer) for answer in answers)]
    return listed([step if times == 1 else listed([step, f"(×{times})"], " ") for step, times in steps], " → ")


def planned(view: EnchantersView, answer: PlainPick) -> Message:
    """A step of a plan."""
    verb, words = answer["verb"], answer["args"]
    if verb in ("use", "rest"):
        source, _, ability = str(words[0]).rpartition(".")
        card = (view["village"] or "") if source == "village" else source
        return listed([{"card": card}, {"card": card, "ability": ability}], ": ")
    if verb == "drop":
        return say("enchanters-plan-drop", card={"card": str(words[0]).rpartition(".")[0]})
    if verb == "name":
        return say("enchanters-option-name", player={"seat": cast(int, words[0])})
    if verb == "swap":
        first, second = (view["track"][cast(int, space) - 1]["card"] for space in words)
        return say("enchanters-option-swap", firstcard={"card": first}, secondcard={"card": second})
    return say(f"enchanters-option-{verb}")
