"""The shapes that all games share in what they show: plain data, declared once.

`make wire-types` writes them for the client, together with the shapes of every game.
"""

from __future__ import annotations

from typing import Generic, TypedDict, TypeVar

PhaseName = TypeVar("PhaseName", bound=str)


class PlainPick(TypedDict):
    """A pick taken apart: its verb, and what the verb is said of."""

    verb: str
    args: list[str | int | list[str]]


class VerbView(TypedDict):
    """What a verb is said of, and where that is touched; after so many arguments the verb itself is touched."""

    args: list[str]
    sorts: list[str]
    places: list[str]
    button: int | None
    thing: str


class Phrase(TypedDict, total=False):
    """What a message is made of: one of `say`, `card`, `seat`, `sitter`, `signed`, `parts`, `own`, `capital`."""

    say: str  # the Fluent message with this id …
    facts: dict[str, Message]  # … and these facts
    card: str  # a card: a chip in a sentence, its name for the ear
    ability: str  # what its ability with this key says, instead of its name
    seat: int  # whoever sits there, or "you"
    sitter: int  # whoever sits there, called by name even if that is the reader
    signed: int  # a number with its sign
    parts: list[Message]  # several messages …
    by: str  # … with this between them; without it as people list them: "a, b and c"
    own: dict[str, str]  # words that a deck brings along, by language
    capital: Message  # a message with a capital first letter


Message = str | int | Phrase
"""Anything that is said, in no language yet: a word as it stands, a number, or a phrase."""


class TableView(TypedDict, Generic[PhaseName]):
    """What every view holds: whose eyes these are, who is asked, and the phase, which in the end is `over`."""

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


class SpokenCard(PicturedFace):
    """A card that says what it is called and what it does; in `abilities` also what single parts of it say, by word."""

    name: Message
    says: Message
