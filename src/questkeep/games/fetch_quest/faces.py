"""What a client needs to draw a card: plain data, and what it says as messages."""

from __future__ import annotations

from typing import TypedDict

from questkeep.games.fetch_quest import wording
from questkeep.games.fetch_quest.rules.deck import (
    LETTERS,
    MISSION_KINDS,
    RESOURCES,
    Challenge,
    FetchQuestDeck,
    Kind,
    Pioneer,
)
from questkeep.games.fetch_quest.rules.shapes import Amounts, MissionKind, Resource
from questkeep.games.fetch_quest.wording import abilities_of, amounts_of, card_says, name_of, steps_say, tags_of
from questkeep.kernel import views
from questkeep.kernel.game import Deck

CLAUSES = {"pioneer": "F-08", "fortune": "F-03", "challenge": "F-04", "mission": "F-05"}
"""Where the rulebook explains a sort of cards."""
ICONS = {"pioneer": "paw", "fortune": "paw", "challenge": "brute", "mission": "torch"}
"""What stands on a card without a picture of its own."""


class Ability(TypedDict):
    """One side of a pioneer."""

    name: views.Message
    says: views.Message


class Printed(views.SpokenCard, total=False):
    """What is printed on a card: what it gives or demands, and in `abilities` its effect or both sides of a pioneer."""

    abilities: dict[str, views.Message]
    amounts: Amounts
    tags: list[str]
    letter: str
    danger: int
    focus: Resource
    stamina: int
    active: Ability
    retreat: Ability
    mission: MissionKind
    portrait: str  # the dog that is drawn for a pioneer


def card_faces(deck: Deck) -> dict[str, Printed]:
    """Every card as it is printed, by its key."""
    assert isinstance(deck, FetchQuestDeck)
    faces = {pioneer.key: pioneer_face(pioneer) for pioneer in deck.pioneers}
    faces |= {kind.key: fortune_face(kind) for kind in deck.kinds}
    faces |= {challenge.key: challenge_face(challenge) for challenge in deck.challenges}
    for letter, mission in zip(LETTERS, deck.missions, strict=True):
        faces[mission.key] = face_of("mission", mission) | {"letter": letter, "mission": MISSION_KINDS[mission.kind]}
    for key, portrait in deck.portraits.items():
        faces[key]["portrait"] = portrait
    for key, icon in deck.icons.items():
        faces[key]["icon"] = icon
    return faces


def face_of(kind: str, card: wording.Card) -> Printed:
    """What all cards have."""
    face: Printed = {
        "kind": kind,
        "icon": ICONS[kind],
        "clause": CLAUSES[kind],
        "name": name_of(card.name),
        "says": card_says(card),
    }
    abilities = abilities_of(card)
    return face | {"abilities": abilities} if abilities else face


def pioneer_face(pioneer: Pioneer) -> Printed:
    """A dog with its two sides."""
    return face_of("pioneer", pioneer) | {
        "focus": RESOURCES[pioneer.focus],
        "amounts": amounts_of(pioneer),
        "stamina": pioneer.stamina,
        "tags": tags_of(pioneer),
        "active": {"name": name_of(pioneer.active_name), "says": steps_say(pioneer.active)},
        "retreat": {"name": name_of(pioneer.retreat_name), "says": steps_say(pioneer.retreat)},
    }


def fortune_face(kind: Kind) -> Printed:
    """What it gives, and whom its effect is for."""
    return face_of("fortune", kind) | {"amounts": amounts_of(kind), "tags": tags_of(kind)}


def challenge_face(challenge: Challenge) -> Printed:
    """What it demands, and what it costs."""
    return face_of("challenge", challenge) | {
        "letter": LETTERS[challenge.letter],
        "amounts": amounts_of(challenge),
        "danger": challenge.danger,
    }
