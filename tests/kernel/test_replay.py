"""Records replayed: the same set-up, seed and picks give the same table."""

from __future__ import annotations

import pytest

from questkeep.games.tschak import GAME
from questkeep.kernel.chance import Rng
from questkeep.kernel.course import replay
from questkeep.kernel.errors import IllegalPick
from questkeep.kernel.event import Seat
from questkeep.kernel.game import State
from questkeep.kernel.replay import Pick, Record, opening, play_pick


def record_of(seats: int, seed: str, picks: list[Pick]) -> Record:
    options = GAME.chosen_options({})
    return Record(GAME.key, GAME.version, options, GAME.standard_deck(), seed, ["random"] * seats, picks)


def fallbacks(seed: str, count: int) -> list[Pick]:
    """The first picks of a game in which everyone gives the safe answer."""
    record = record_of(2, seed, [])
    table = opening(GAME, record)
    for row in range(1, count + 1):
        seat = table.asked()[0]
        record.picks.append(Pick(seat, table.notation(seat, table.fallback(seat))))
        play_pick(table, record, row)
    return record.picks


def test_a_record_without_picks_is_the_opening() -> None:
    record = record_of(3, "opening", [])
    dealt = GAME.new(3, record.options, record.deck, Rng.keyed("opening", 0))
    assert replay(GAME, record).view(Seat(0)) == dealt.view(Seat(0))


def test_another_seed_deals_other_cards() -> None:
    one, other = (opening(GAME, record_of(2, seed, [])).view(Seat(0))["hand"] for seed in "ab")
    assert one != other


def test_replaying_twice_gives_the_same_table() -> None:
    record = record_of(2, "twice", fallbacks("twice", 30))
    one, other = replay(GAME, record), replay(GAME, record)
    for observer in (Seat(0), Seat(1), None):
        assert one.view(observer) == other.view(observer)


def test_a_watcher_sees_the_opening_and_the_table_after_every_pick() -> None:
    record = record_of(2, "watched", fallbacks("watched", 5))
    seen: list[tuple[int, list[Seat]]] = []

    def watch(table: State, row: int) -> None:
        seen.append((row, list(table.asked())))

    replay(GAME, record, watch)
    assert seen == [(0, [0, 1]), (1, [1]), (2, [0, 1]), (3, [1]), (4, [0, 1]), (5, [1])]


def test_an_impossible_pick_is_refused() -> None:
    picks = [*fallbacks("refused", 3), Pick(Seat(0), "discard nothing")]
    with pytest.raises(IllegalPick):
        replay(GAME, record_of(2, "refused", picks))
