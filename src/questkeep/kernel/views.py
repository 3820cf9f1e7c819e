"""The shapes that all games share in what they show: plain data, declared once.

`make wire-types` writes them for the client, together with the shapes of every game.
"""

from __future__ import annotations

from typing import Generic, TypedDict, TypeVar

PhaseName = TypeVar("PhaseName", bound=str)


class Choice(TypedDict):
    """An answer taken apart: its verb, and what the verb is said of."""

    verb: str
    args: list[str | int | list[str]]


class VerbView(TypedDict):
    """What a verb is said of, and where that is touched; after so many arguments the verb itself is touched."""

    args: list[str]
    sorts: list[str]
    places: list[str]
    button: int | None
    thing: str


class TableView(TypedDict, Generic[PhaseName]):
    """What every view holds: whose eyes these are, who is asked, and the phase, in the words of each game."""

    seat: int | None  # None for a spectator
    asked: list[int]
    phase: PhaseName


class TableNotes(TypedDict, total=False):
    """What is told beside every question: the paragraph it comes from."""

    clause: str


class CardFace(TypedDict):
    """What every card has: its kind, and the paragraph that explains it."""

    kind: str
    clause: str


class PicturedFace(CardFace):
    """A card with its picture: the name of an icon of game-icons.net."""

    icon: str
