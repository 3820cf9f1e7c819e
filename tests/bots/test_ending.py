"""Endings are worked out exactly: nobody gains by playing otherwise than the solution says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from questkeep.bots import bot_named
from questkeep.bots.bot import Thought
from questkeep.bots.ending import VICTORY, equilibrium, solved, worth
from questkeep.games import CATALOGUE
from questkeep.games.tschak.rules.table import Table
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat
from questkeep.kernel.game import State
from questkeep.kernel.perspective import Perspective
from questkeep.kernel.playout import play_out
from tests.bots.small_games import Pennies, Plain

TSCHAK = CATALOGUE["tschak"]
A, B = Seat(0), Seat(1)

payoff = st.integers(-4, 4).map(float) | st.floats(-1, 1)
matrices = st.tuples(st.integers(1, 6), st.integers(1, 6)).flatmap(
    lambda shape: st.lists(st.lists(payoff, min_size=shape[1], max_size=shape[1]), min_size=shape[0], max_size=shape[0])
)


@given(matrices)
def test_neither_side_gains_by_another_mixture(payoffs: list[list[float]]) -> None:
    found = equilibrium(payoffs)
    for shares in (found.rows, found.columns):
        assert sum(shares) == pytest.approx(1)
        assert min(shares) >= -1e-6
    for row in payoffs:
        assert sum(map(float.__mul__, found.columns, row)) <= found.value + 1e-6
    for column in zip(*payoffs, strict=True):
        assert sum(map(float.__mul__, found.rows, column)) >= found.value - 1e-6


@pytest.mark.parametrize(
    ("payoffs", "value", "rows"),
    [
        ([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], 0, [1 / 3, 1 / 3, 1 / 3]),
        ([[3, 1], [2, 2]], 2, [0, 1]),
        ([[2, -1], [-1, 1]], 0.2, [0.4, 0.6]),
        ([[5]], 5, [1]),
    ],
    ids=["rock, paper, scissors", "a sure 2", "mixed unevenly", "no choice"],
)
def test_games_solved_by_hand(payoffs: list[list[int]], value: float, rows: list[float]) -> None:
    found = equilibrium([[float(payoff) for payoff in row] for row in payoffs])
    assert found.value == pytest.approx(value)
    assert found.rows == pytest.approx(rows)


def test_a_secret_choice_is_mixed_exactly() -> None:
    shares = {int(thought.code): thought.share for thought in solved(Pennies(), A, Plain())}
    assert shares == pytest.approx({1: 0.5, 2: 0.5, 3: 0.0})


def of_tschak(seats: int, seed: int, **options: str) -> Iterator[State]:
    """A random game, table by table, whenever all are asked."""
    rng = Rng(f"ending {seed}")
    table = TSCHAK.new(seats, TSCHAK.chosen_options(options), TSCHAK.standard_deck(), rng)
    while table.asked():
        if len(table.asked()) == seats:
            yield table.clone()
        options_now = table.options(table.asked()[0])
        table.apply(table.asked()[0], options_now[rng.below(len(options_now))], rng)


def is_solvable(table: State) -> bool:
    return TSCHAK.insight.is_solvable(table)


def test_two_players_work_out_the_last_two_picks_of_the_game() -> None:
    for seed in range(3):
        solvable = [
            (int(table.keep), int(table.floor), int(table.step))
            for table in of_tschak(2, seed)
            if isinstance(table, Table) and is_solvable(table)
        ]
        assert solvable == [(3, 1, 1), (3, 2, 0)]


@pytest.mark.parametrize(("seats", "rules"), [(3, "guided"), (4, "guided"), (2, "strict")])
def test_other_tables_are_not_worked_out(seats: int, rules: str) -> None:
    assert not any(is_solvable(table) for table in of_tschak(seats, 1, table=rules))


def worth_of(thoughts: list[Thought]) -> float:
    return sum(thought.share * thought.worth for thought in thoughts)


@pytest.mark.parametrize("elixir", ["automatic", "manual"])
def test_what_one_player_can_be_sure_of_is_what_the_other_cannot_prevent(elixir: str) -> None:
    for seed in range(6):
        for table in filter(is_solvable, of_tschak(2, seed, elixir=elixir)):
            mine, theirs = (solved(table, seat, TSCHAK.insight) for seat in (A, B))
            assert worth_of(mine) + worth_of(theirs) == pytest.approx(1)
            assert max(thought.worth for thought in mine) == pytest.approx(worth_of(mine))


def test_the_narrowest_victory_is_worth_more_than_any_defeat() -> None:
    winners = set()
    for seed in range(20):
        *_, table = of_tschak(2, seed)
        play_out(table, Rng(seed))
        outcome = table.outcome()
        assert outcome is not None
        winners.update(outcome.winners)
        for seat, rival in ((A, B), (B, A)):
            if outcome.winners == [seat]:
                assert worth(table, seat, rival, TSCHAK.insight) > VICTORY
            elif outcome.winners == [rival]:
                assert worth(table, seat, rival, TSCHAK.insight) < 1 - VICTORY
    assert winners == {A, B}


def test_searching_bots_play_what_was_worked_out() -> None:
    for table in filter(is_solvable, of_tschak(2, 4)):
        expected = solved(table, A, TSCHAK.insight)
        bot = bot_named("master", TSCHAK)
        for luck in range(8):
            code = bot.choose(Perspective(table, A, Rng(luck)), Rng(luck))
            assert code in [thought.code for thought in expected if thought.share > 0]
