"""The arena is fair, repeatable, and honest about what it does not know."""

from __future__ import annotations

import pytest
import typer
from rich.console import Console
from rich.progress import Progress
from typer.testing import CliRunner
from typer.testing import Result as Finished

from questkeep.games import CATALOGUE
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Outcome
from questkeep.lab.arena import Contest, Result, Standing, arena, compete, estimate, play_rotations, result_of

OPTIONS = tuple(CATALOGUE["tschak"].chosen_options({}).items())


def standings(bots: str, deals: int, jobs: int = 1, seed: int = 1) -> list[Standing]:
    contest = Contest("tschak", tuple(bots.split(",")), OPTIONS, seed)
    return compete(contest, deals, jobs, Progress(console=Console(quiet=True)))


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    assert standings("random,random,random", 5, jobs=2) == standings("random,random,random", 5, jobs=1)


def test_another_seed_gives_other_games() -> None:
    assert standings("random,random", 3, seed=1) != standings("random,random", 3, seed=2)


@pytest.mark.parametrize("bots", ["greedy,greedy", "random,random,random,random"])
def test_bots_of_one_kind_come_out_exactly_even(bots: str) -> None:
    first, *others = standings(bots, 2)
    seats = 1 + len(others)
    assert first.win.mean == pytest.approx(1 / seats)
    assert first.rank.mean == pytest.approx((seats + 1) / 2)
    for other in others:
        assert other.win == pytest.approx(first.win)
        assert other.rank == pytest.approx(first.rank)


def test_every_bot_plays_every_seat_of_a_deal() -> None:
    """Random play draws the same luck in a seat whoever sits there, so each bot must collect every seat's score."""
    contest = Contest("tschak", ("random",) * 3, OPTIONS, seed=4)
    results = play_rotations(contest, 0)
    assert [result.score for result in results] == pytest.approx([results[0].score] * 3)
    assert sum(result.win for result in results) == pytest.approx(1)


def test_greedy_is_clearly_better_than_random() -> None:
    greedy, _ = standings("greedy,random", 4)
    assert greedy.win.mean - greedy.win.margin > 0.5


def test_equals_share_ranks_and_victory() -> None:
    outcome = Outcome([4, 9, 9, 1], [3, 1, 1, 4], [Seat(1), Seat(2)])
    assert [result_of(outcome, seat) for seat in range(4)] == [
        Result(3.0, 0.0, 4.0),
        Result(1.5, 0.5, 9.0),
        Result(1.5, 0.5, 9.0),
        Result(4.0, 0.0, 1.0),
    ]


def test_the_interval_is_that_of_a_mean_of_independent_deals() -> None:
    mean, margin = estimate([0.0, 0.5, 0.5, 1.0])
    assert mean == 0.5
    assert margin == pytest.approx(1.96 * (0.5 / 3) ** 0.5 / 2)


def run(*arguments: str) -> Finished:
    app = typer.Typer()
    app.command()(arena)
    return CliRunner().invoke(app, [*arguments, "--jobs", "1"])


def test_the_command_shows_the_standings_and_how_to_repeat_them() -> None:
    command = ["tschak", "--bots", "random,random", "--games", "6", "--seed", "3", "--option", "table=strict"]
    first, second = run(*command), run(*command)
    assert first.exit_code == 0, first.output
    assert first.stdout == second.stdout
    assert "6 games of tschak: 3 deals, each from every seat" in first.stdout
    assert f"Repeat: questkeep lab arena {' '.join(command)}" in first.stdout


@pytest.mark.parametrize(
    ("wish", "complaint"),
    [
        ("chess", "there is no game 'chess'"),
        ("tschak --bots random", "wrong-seats (fewest 2, most 4, seats 1)"),
        ("tschak --bots random,clever", "there is no bot 'clever'"),
        ("tschak --games 2", "--games must be above 2"),
        ("tschak --option strict", "an option is written name=value, not 'strict'"),
        ("tschak --option table=round", "unknown-value (option table, value round, known ['guided', 'strict'])"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(wish: str, complaint: str) -> None:
    refused = run(*wish.split()).exception
    assert isinstance(refused, ValueError)
    assert complaint in str(refused)
