"""The shapes of what is seen: plain data that views are made of."""

from __future__ import annotations

from typing import TypedDict


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
    types: dict[str, int]
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


class PublicView(TypedDict):
    """What all see alike; at a memory table (T-71) players are seen by each in his own way, and the past is closed."""

    floors: list[FloorView]
    hauls: list[int]
    players: list[PlayerView] | None
    boards: list[int]
    history: list[PastFloor] | None
    loot: list[PastLoot] | None
