"""What Fetch Quest says of its cards, questions and answers: messages that every reader's language puts into words."""

from __future__ import annotations

from typing import cast

from questkeep.games.fetch_quest.rules.deck import (
    FEWEST_SEATS,
    LETTERS,
    MISSION_KINDS,
    RESOURCES,
    TAGS,
    Challenge,
    Kind,
    Mission,
    Pioneer,
)
from questkeep.games.fetch_quest.rules.effects import SELF, Gain, Step
from questkeep.games.fetch_quest.rules.shapes import Amounts, FetchQuestNotes, FetchQuestView
from questkeep.kernel.game import Prompt, View, Words
from questkeep.kernel.views import Message, PlainPick
from questkeep.text.reading import listed, named, say, say_or

Card = Kind | Challenge | Pioneer | Mission
AIMED = ("heal", "recover", "wound")


def name_of(name: Words) -> Message:
    """What people call a card or an ability."""
    return named("fetch_quest", name)


def step_says(step: Step) -> Message:
    """The sentence of a verb: what a card says can never differ from what it does."""
    if isinstance(step, Gain):
        return say(f"fetch_quest-do-gain-{RESOURCES[step.resource]}", n=step.number)
    if step.verb in AIMED or (step.verb == "draw" and step.who != SELF):
        return say(f"fetch_quest-do-{step.verb}-{step.who}", n=step.number)
    return say(f"fetch_quest-do-{step.verb}", n=step.number)


def steps_say(steps: list[Step]) -> Message:
    """[RC-06] All verbs of a card from left to right."""
    return listed([step_says(step) for step in steps], " ")


def amounts_of(card: Kind | Challenge | Pioneer) -> Amounts:
    """The Resources that a card gives or demands."""
    if isinstance(card, Kind):
        return [card.mind, card.skill, card.war, card.wild]
    resources = card.basics if isinstance(card, Pioneer) else card.defeat
    return [resources.mind, resources.skill, resources.war, resources.any]


def amounts_say(card: Kind | Challenge | Pioneer) -> Message:
    """Amounts by type: `2 Mind, 1 War`."""
    names = [*RESOURCES[:3], "any" if isinstance(card, Challenge) else "wild"]
    amounts = [(number, name) for number, name in zip(amounts_of(card), names, strict=True) if number]
    return listed([listed([number, say(f"fetch_quest-resource-{name}")], " ") for number, name in amounts], ", ")


def tags_of(card: Kind | Pioneer) -> list[str]:
    """The tags of a card."""
    return [tag for number, tag in enumerate(TAGS) if card.tags >> number & 1]


def tags_say(card: Kind | Pioneer, by: str) -> Message:
    """Tags by their names."""
    return listed([say(f"fetch_quest-tag-{tag}") for tag in tags_of(card)], by)


def abilities_of(card: Card) -> dict[str, Message]:
    """What single parts of a card say: its effect or Activation, or the abilities of a pioneer."""
    if isinstance(card, Pioneer):
        active = ability_says(card.active_name, card.active)
        return {"active": active, "retreat": ability_says(card.retreat_name, card.retreat)}
    return {} if isinstance(card, Mission) or not card.steps else {"effect": steps_say(card.steps)}


def ability_says(name: Words, steps: list[Step]) -> Message:
    """An ability by its name, and what it does."""
    return say("fetch_quest-card-ability", name=name_of(name), effect=steps_say(steps))


def card_says(card: Card) -> Message:
    """All that is printed on a card, in a few lines."""
    if isinstance(card, Mission):
        return say(f"fetch_quest-card-{MISSION_KINDS[card.kind]}")
    amounts = amounts_say(card)
    abilities: dict[str, Message] = {key: {"card": card.key, "ability": key} for key in abilities_of(card)}
    if isinstance(card, Pioneer):
        tags = tags_say(card, ", ")
        return say("fetch_quest-card-pioneer", basics=amounts, n=card.stamina, tags=tags, **abilities)
    if isinstance(card, Challenge):
        letter = LETTERS[card.letter]
        lines = [say("fetch_quest-card-challenge", letter=letter, demand=amounts, danger=card.danger)]
        return listed([*lines, *abilities.values()], "\n")
    lines = [say("fetch_quest-card-gives", gives=amounts)]
    if card.is_basic:
        lines.append(say("fetch_quest-card-basic"))
    elif card.steps:
        lines.append(say("fetch_quest-card-effect", tags=tags_say(card, " / "), **abilities))
    return listed(lines, "\n")


def mission_says(mission: Mission, seats: int) -> Message:
    """What a Mission asks of so many players."""
    column = seats - FEWEST_SEATS
    facts = {"n": mission.needs[column], "more": mission.more[column], "bonus": mission.bonus}
    return say(f"fetch_quest-mission-{MISSION_KINDS[mission.kind]}", **facts)


def prompt(view: View, notes: View, choices: list[PlainPick]) -> Prompt:
    """What is asked in this phase, which attempts the hand cannot pay yet, and what can hardly be meant."""
    seen, told = cast(FetchQuestView, view), cast(FetchQuestNotes, notes)
    payable = [payment["target"] for payment in seen["payments"]]
    says: dict[int, Message] = {}
    doubts: dict[int, Message] = {}
    for place, choice in enumerate(choices):
        verb, what = choice["verb"], str(*choice["args"][:1])
        target = what if verb == "attempt" else verb.removeprefix("attempt-")
        if verb == "skip" and seen["phase"] == "retreating":
            says[place] = say("fetch_quest-option-skip-retreating")
        elif verb.startswith("attempt") and target not in payable:
            answer = say("fetch_quest-option-attempt-short", target=target_says(seen, target))
            says[place] = {"parts": [answer, say("fetch_quest-remark-short")], "by": "; "}
        elif verb == "claim" and what in told["unwise"]:
            doubts[place] = say("fetch_quest-doubt-claim", pioneer={"card": what})
        elif verb == "close" and (attempt := seen["turn"]["attempt"]) and not attempt["enough"]:
            doubts[place] = say("fetch_quest-doubt-close", target=target_says(seen, attempt["target"]))
    kept = {name: fact for name, fact in notes.items() if name in ("clause", "unwise")}
    return Prompt(asks(seen, told), says, doubts, kept)


def asks(view: FetchQuestView, notes: FetchQuestNotes) -> Message:
    """The question itself."""
    phase, turn = view["phase"], view["turn"]
    if phase == "naming":
        id = f"fetch_quest-ask-naming-{turn['purpose']}"
        return say(id) if turn["card"] is None else say(id, card={"card": turn["card"]})
    id = f"fetch_quest-ask-{phase}"
    if phase == "playing" and turn["attempt"] is not None:
        return say(id, target=target_says(view, turn["attempt"]["target"]), short=notes["short"])
    if phase == "giving" and turn["receiver"] is not None:
        return say(id, player={"sitter": turn["receiver"]})
    return say(id, amount=turn["amount"]) if phase in ("limiting", "dropping") else say(id)


def target_says(view: FetchQuestView, target: str) -> Message:
    """A Challenge or the Mission by name, or one of its seals."""
    card = view["mission"]["mission"] if target == "mission" else target
    return say_or(f"fetch_quest-target-{card}", {"card": card})
