"""The shapes of what is seen: plain data that views, notes and some events are made of."""

from __future__ import annotations

from typing import Literal, TypedDict

from questkeep.kernel.views import PlainPick, TableNotes, TableView

TypeCounts = dict[str, int]
"""How many cards of each type."""

Phase = Literal["picking", "exchanging", "using-elixir", "over"]

_Reason = TypedDict("_Reason", {"for": str})  # Python has no other way to write this name


class FloorView(TypedDict):
    """What lies on a floor; None once it was taken."""

    floor: int
    monster: str | None
    treasure: str | None


class PlayerView(TypedDict):
    """[T-63, T-69] A player as others see him; the strength is provisional while the floor runs (T-38)."""

    seat: int
    place: int
    cards: int
    types: TypeCounts
    team: list[str]
    strength: int
    offended: bool
    used: int
    gold: int
    monsters: int
    treasures: int
    monster_cards: list[str] | None
    treasure_cards: list[str] | None


class PastFloor(TypedDict):
    """[T-71] A decided floor: every reveal with its cards by seat, and how it ended."""

    keep: int
    floor: int
    reveals: list[list[list[str]]]
    returned: list[str]
    teams: list[list[str]]
    strengths: list[int]
    monster: str
    monster_seat: int
    treasure: str
    treasure_seat: int


class PastLoot(TypedDict):
    """[T-71] The loot of a finished keep: last cards and gold by seat."""

    keep: int
    cards: list[str]
    gold: list[int]


class SheetLine(_Reason):
    """[T-73 … T-79] A line of a score sheet: what it is for, the cards that count, and their points."""

    cards: list[str]
    points: int


class RemovedView(TypedDict):
    """[T-12] The cards that stayed in the box."""

    monsters: list[str]
    treasures: list[str]


class ScoreView(TypedDict):
    """[T-72] The final count by seat, and what stayed in the box."""

    sheets: list[list[SheetLine]]
    scores: list[int]
    places: list[int]
    winners: list[int]
    removed: RemovedView


class TschakView(TableView[Phase]):
    """Everything one pair of eyes may see; what is None is hidden from it, or not there yet."""

    keep: int
    floor: int
    step: int
    count: int  # how many cards this step takes
    phase: Phase
    locked: list[int]  # who has locked a choice
    floors: list[FloorView]
    hauls: list[int]
    players: list[PlayerView]
    boards: list[int]
    hand: list[str] | None
    choice: PlainPick | None
    history: list[PastFloor] | None
    loot: list[PastLoot] | None
    score: ScoreView | None


class TschakNotes(TableNotes, total=False):
    """What helps to answer: of a step, of a correction [T-92], or of the Elixir [T-78]."""

    count: int
    types_in_team: list[str]
    provisional: list[int]
    exchange: int
    latest: list[str]
    totals: list[int]  # after each answer that is offered
    suggestion: PlainPick
