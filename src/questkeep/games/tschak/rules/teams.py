"""Hands, teams and which cards may join a team (sections C, D and M of RULES.md).

A hand is ten places: 0–2 wizards, 3–5 warriors, 6–8 dwarfs, 9 the artefact. A set of cards of one
hand is a number whose bit p says whether the card at place p belongs to it. All tables below are
indexed by such a set, so the questions of a pick cost one look-up.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from questkeep.kernel.errors import RuleBug

HAND_SIZE: Final = 10
TEAM_SIZE: Final = 3
FULL_HAND: Final = 0b1_111_111_111
SETS: Final = 1 << HAND_SIZE
TYPE_OF_PLACE: Final = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3]

# [T-17] How many cards each step of a floor takes.
STEPS: Final = [[1, 1, 1], [1, 2], [3]]


def _places(cards: int) -> list[int]:
    return [place for place in range(HAND_SIZE) if cards >> place & 1]


def _types(cards: int) -> int:
    types = 0
    for place in _places(cards):
        types |= 1 << TYPE_OF_PLACE[place]
    return types


PLACES: Final = [_places(cards) for cards in range(SETS)]
SIZE: Final = [len(PLACES[cards]) for cards in range(SETS)]
TYPES_IN: Final = [_types(cards) for cards in range(SETS)]
"""The types present in a set, as bits."""
REPEATS: Final = [SIZE[cards] - TYPES_IN[cards].bit_count() for cards in range(SETS)]
"""[T-23, T-91] How many cards of a set repeat a type: 0 makes a legal team."""

_guided: Final[list[list[int] | None]] = [None] * (SETS << 6)
_strict: Final[list[list[int] | None]] = [None] * (SETS << 2)


def guided_plays(held: i64, team: i64, count: i64) -> list[int]:
    """[T-24] Every set of so many held cards that adds no repeated type to the team."""
    types: i64 = TYPES_IN[team]
    index = (count << 4 | types) << 10 | held
    known = _guided[index]
    if known is None:
        known = [
            cards for cards in strict_plays(held, count) if REPEATS[cards] == 0 and not TYPES_IN[cards] & TYPES_IN[team]
        ]
        _guided[index] = known
    return known


def strict_plays(held: i64, count: i64) -> list[int]:
    """[T-89] Every set of so many held cards."""
    index = count << 10 | held
    known = _strict[index]
    if known is None:
        known = sets_within(int(held), int(count))
        _strict[index] = known
    return known


def sets_within(cards: int, count: int) -> list[int]:
    """All sets of so many cards within a set, in the order of the hand."""
    if count == 0:
        return [0]
    found: list[int] = []
    for place in PLACES[cards]:
        beyond = cards >> (place + 1) << (place + 1)
        found += [1 << place | rest for rest in sets_within(beyond, count - 1)]
    return found


class Exchange:
    """[T-91] A correction: cards that go back to the hand, and as many that join the team instead."""

    def __init__(self, returned: int, taken: int) -> None:
        self.returned = returned
        self.taken = taken


def exchanges(held: int, team: int, latest: int) -> list[Exchange]:
    """[T-92, T-93] Every correction of a team whose latest reveal repeated a type."""
    found: list[Exchange] = []
    for returned in sets_within(latest, REPEATS[team]):
        kept = team & ~returned
        if REPEATS[kept] == 0 and TYPES_IN[kept] == TYPES_IN[team]:  # one card of each type stays
            found += [
                Exchange(returned, taken) for taken in sets_within(held, SIZE[returned]) if REPEATS[kept | taken] == 0
            ]
    if not found:
        raise RuleBug("[T-94] no legal correction")
    return found
