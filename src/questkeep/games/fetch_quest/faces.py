"""What a client needs to draw a card: plain data, no words."""

from __future__ import annotations

from typing import cast

from questkeep.games.fetch_quest.rules.deck import LETTERS, MISSION_KINDS, RESOURCES, TAGS, FetchQuestDeck, Resources
from questkeep.games.fetch_quest.rules.effects import Step
from questkeep.games.fetch_quest.rules.shapes import MissionKind, Resource
from questkeep.games.fetch_quest.text import step_text
from questkeep.kernel.game import Deck, Words
from questkeep.kernel.views import PicturedFace
from questkeep.text import Texts

CLAUSES = {"pioneer": "F-08", "fortune": "F-03", "challenge": "F-04", "mission": "F-05"}
"""Where the rulebook explains a sort of cards."""
ICONS = {"pioneer": "paw", "fortune": "paw", "challenge": "brute", "mission": "torch"}
"""What stands on a card without a picture of its own."""


class _Named(PicturedFace):
    card: str
    name: Words


class Printed(_Named, total=False):
    """What is printed on a card; amounts that are 0 are left out, effects are messages and facts, a line for each."""

    mind: int
    skill: int
    war: int
    wild: int  # of what is given
    any: int  # of a demand
    tags: str
    copies: int
    basic: int
    effect: str
    letter: str
    danger: int
    activation: str
    focus: Resource
    stamina: int
    active_name: Words
    active: str
    retreat_name: Words
    retreat: str
    mission: MissionKind
    portrait: str  # the dog that is drawn for a pioneer


class Spelled(Texts):
    """Says which message with which facts it would say, so that every reader can say it in a language of his own.

    >>> Spelled("en").say("fetch_quest-do-shield", n=2)
    '{do-shield|n=2}'
    """

    def say(self, id: str, **facts: object) -> str:
        words = [f"{name}={fact}" for name, fact in facts.items()]
        return "{" + "|".join([id.removeprefix("fetch_quest-"), *words]) + "}"


def card_faces(deck: Deck) -> dict[str, Printed]:
    """Every card as it is printed, by its key."""
    assert isinstance(deck, FetchQuestDeck)
    faces: dict[str, Printed] = {}
    for pioneer in deck.pioneers:
        face = named("pioneer", pioneer.key, pioneer.name)
        face["focus"] = RESOURCES[pioneer.focus]
        face |= amounts(pioneer.basics, "")
        face |= {
            "stamina": pioneer.stamina,
            "tags": tags_in(pioneer.tags),
            "active_name": pioneer.active_name,
            "active": spelled(pioneer.active),
            "retreat_name": pioneer.retreat_name,
            "retreat": spelled(pioneer.retreat),
        }
        if pioneer.key in deck.portraits:
            face["portrait"] = deck.portraits[pioneer.key]
        faces[pioneer.key] = face
    for kind in deck.kinds:
        gives = Resources(kind.mind, kind.skill, kind.war, kind.wild)
        face = named("fortune", kind.key, kind.name)
        face["copies"] = kind.copies
        face |= amounts(gives, "wild")
        if kind.is_basic:
            face["basic"] = 1
        if kind.steps:
            face |= {"tags": tags_in(kind.tags), "effect": spelled(kind.steps)}
        faces[kind.key] = face
    for challenge in deck.challenges:
        face = named("challenge", challenge.key, challenge.name)
        face["letter"] = LETTERS[challenge.letter]
        face |= amounts(challenge.defeat, "any")
        face["danger"] = challenge.danger
        if challenge.steps:
            face["activation"] = spelled(challenge.steps)
        faces[challenge.key] = face
    for letter, mission in zip(LETTERS, deck.missions, strict=True):
        face = named("mission", mission.key, mission.name)
        face |= {"letter": letter, "mission": MISSION_KINDS[mission.kind]}
        faces[mission.key] = face
    for key, icon in deck.icons.items():
        faces[key]["icon"] = icon
    return faces


def named(sort: str, key: str, name: Words) -> Printed:
    """What all faces have."""
    return {"kind": sort, "icon": ICONS[sort], "card": key, "name": name, "clause": CLAUSES[sort]}


def amounts(resources: Resources, any_name: str) -> Printed:
    """Resources by their names; those that are 0 are left out."""
    numbers = {"mind": resources.mind, "skill": resources.skill, "war": resources.war, any_name: resources.any}
    return cast(Printed, {name: number for name, number in numbers.items() if number})


def tags_in(tags: int) -> str:
    """Tags, joined by blanks."""
    return " ".join(tag for number, tag in enumerate(TAGS) if tags >> number & 1)


def spelled(steps: list[Step]) -> str:
    """A line for each verb: its sentence as message and facts."""
    return "\n".join(step_text(Spelled("en"), step) for step in steps)
