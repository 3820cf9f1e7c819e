"""What a client needs to draw a card: plain data, no words."""

from __future__ import annotations

from questkeep.games.fetch_quest.rules.deck import LETTERS, MISSION_KINDS, RESOURCES, TAGS, FetchQuestDeck, Resources
from questkeep.games.fetch_quest.rules.effects import Step
from questkeep.games.fetch_quest.text import step_text
from questkeep.kernel.game import Deck
from questkeep.text import Texts

Face = dict[str, str | int]
CLAUSES = {"pioneer": "F-08", "fortune": "F-03", "challenge": "F-04", "mission": "F-05"}
"""Where the rulebook explains a sort of cards."""


class Spelled(Texts):
    """Says which message with which facts it would say, so that every reader can say it in a language of his own.

    >>> Spelled("en").say("fetch_quest-do-shield", n=2)
    '{do-shield|n=2}'
    """

    def say(self, id: str, **facts: object) -> str:
        words = [f"{name}={fact}" for name, fact in facts.items()]
        return "{" + "|".join([id.removeprefix("fetch_quest-"), *words]) + "}"


def card_faces(deck: Deck) -> dict[str, Face]:
    """Every card as it is printed, by its key."""
    assert isinstance(deck, FetchQuestDeck)
    faces: dict[str, Face] = {}
    for pioneer in deck.pioneers:
        faces[pioneer.key] = {
            **named("pioneer", pioneer.key, pioneer.name),
            "focus": RESOURCES[pioneer.focus],
            **amounts(pioneer.basics, ""),
            "stamina": pioneer.stamina,
            "tags": tags_in(pioneer.tags),
            "active_name": pioneer.active_name,
            "active": spelled(pioneer.active),
            "retreat_name": pioneer.retreat_name,
            "retreat": spelled(pioneer.retreat),
        }
    for kind in deck.kinds:
        gives = Resources(kind.mind, kind.skill, kind.war, kind.wild)
        face = {**named("fortune", kind.key, kind.name), "copies": kind.copies, **amounts(gives, "wild")}
        face |= {"basic": 1} if kind.is_basic else {}
        faces[kind.key] = face | ({"tags": tags_in(kind.tags), "effect": spelled(kind.steps)} if kind.steps else {})
    for challenge in deck.challenges:
        face = {**named("challenge", challenge.key, challenge.name), "letter": LETTERS[challenge.letter]}
        face |= {**amounts(challenge.defeat, "any"), "danger": challenge.danger}
        faces[challenge.key] = face | ({"activation": spelled(challenge.steps)} if challenge.steps else {})
    for letter, mission in zip(LETTERS, deck.missions, strict=True):
        face = {**named("mission", mission.key, mission.name), "letter": letter}
        faces[mission.key] = face | {"mission": MISSION_KINDS[mission.kind]}
    return faces


def named(sort: str, key: str, name: str) -> Face:
    """What all faces have."""
    return {"kind": sort, "card": key, "name": name, "clause": CLAUSES[sort]}


def amounts(resources: Resources, any_name: str) -> Face:
    """Resources by their names; those that are 0 are left out."""
    numbers = {"mind": resources.mind, "skill": resources.skill, "war": resources.war, any_name: resources.any}
    return {name: number for name, number in numbers.items() if number}


def tags_in(tags: int) -> str:
    """Tags, joined by blanks."""
    return " ".join(tag for number, tag in enumerate(TAGS) if tags >> number & 1)


def spelled(steps: list[Step]) -> str:
    """A line for each verb: its sentence as message and facts."""
    return "\n".join(step_text(Spelled("en"), step) for step in steps)
