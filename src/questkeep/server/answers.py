"""What the house answers to requests, field by field; `make wire-types` writes the same types for the client."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict

from questkeep.kernel.views import CardFace, TableView, VerbView


class OptionOffer(TypedDict):
    """A choice made before a game."""

    name: str
    values: list[str]
    parts: list[str]  # several of these joined by + are a value too
    needed: Mapping[int, int]  # how many of them it must be, by the number of players
    fits: Mapping[str, tuple[int, int]]  # values that are not for every number of players: for how many they are
    silent: list[str]  # values with which nobody chats while the game is played
    clause: str  # the paragraph that says for how many a value is


class GameOffer(TypedDict):
    """A game of the house."""

    key: str
    seats: tuple[int, int]
    options: list[OptionOffer]
    decks: list[str]  # files of the host's own
    final: str | None  # the paragraph by which nothing that was shown is ever taken back, where there is one


class HouseOffer(TypedDict):
    """What can be played here; the bots that may be chosen, the weakest first."""

    name: str | None
    languages: list[str]
    levels: list[str]
    games: list[GameOffer]
    address: str


class Link(TypedDict):
    """The way to a seat."""

    seat: int
    path: str


class Opened(TypedDict):
    """A new table, with a link for each friend."""

    match: str
    links: list[Link]


class InvitedSeat(TypedDict):
    """Who sits at a table, for whoever is invited."""

    name: str
    bot: str | None
    free: bool


class Invited(TypedDict):
    """What a link leads to, before its seat is taken."""

    game: str
    host: str
    seat: int
    seats: list[InvitedSeat]


class MatchInfo(TypedDict):
    """What stays the same at a table, and what its game is like."""

    match: str
    game: str
    options: Mapping[str, str]
    seed_hash: str
    seed: str | None  # told when the game is over
    cards: Mapping[str, CardFace]
    verbs: Mapping[str, VerbView]
    events: Mapping[str, Mapping[str, str]]  # the facts of every kind of event, each with its sort
    records: Mapping[str, Mapping[str, str]]  # and of what they hold
    facts: Mapping[str, str]  # what facts are, by their names, wherever nothing else is said
    chat: bool  # whether the host allows one
    talk: str  # open, whispers or closed: what the rules say about it during play
    hints: bool  # whether the host allows them
    practice: bool  # steps can be taken back after something was shown
    waiting: str  # the paragraph behind waiting for others
    final: str | None  # the paragraph by which nothing that was shown is ever taken back, where there is one
    levels: list[str]
    host: bool
    names: list[str]
    mine: list[int]
    rematch: str | None


class MatchEntry(TypedDict):
    """A table in my list."""

    match: str
    game: str
    names: list[str]
    mine: list[int]
    asked: bool
    ended: bool
    broken: bool  # a mistake of the house has stopped it
    archived: bool  # nobody has touched it for thirty days on which the house was open; a pick brings it back
    scores: list[int] | None
    apart: Mapping[str, str]  # options for which results are listed apart, by name
    practice: bool
    touched: float


class Moment(TypedDict):
    """How things stood after a row."""

    number: int
    rows: int
    view: TableView[str]
    events: list[dict[str, Any]]
