"""What seeing everything is worth: measured fairly, and never offered to anybody."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
import typer
from typer.testing import CliRunner, Result

from questkeep.games import CATALOGUE
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat
from questkeep.kernel.game import State
from questkeep.lab.hidden import AllSeeing, hidden, play_deal, play_pair
from questkeep.lab.series import Series

TSCHAK = CATALOGUE["tschak"]
ME, LEFT, OPPOSITE = Seat(0), Seat(1), Seat(2)


def run(*words: str) -> Result:
    app = typer.Typer()
    app.command()(hidden)
    return CliRunner().invoke(app, [*words, "--jobs", "1"])


def tschak_with_locked_choice(choice: int) -> State:
    """Three players in keep 1; the left neighbour has already chosen in secret."""
    table = TSCHAK.new(3, TSCHAK.chosen_options({}), TSCHAK.standard_deck(), Rng("hidden"))
    table.apply(LEFT, table.options(LEFT)[choice], Rng(0))
    return table


def test_an_all_seeing_bot_sees_every_hand() -> None:
    table = tschak_with_locked_choice(3)
    seer = AllSeeing(table, ME, Rng(1))
    assert seer.imagine(Rng(2)).view(OPPOSITE)["hand"] == table.view(OPPOSITE)["hand"]
    assert seer.options() == table.options(ME)


def test_it_does_not_see_what_others_choose_at_the_same_time() -> None:
    worlds = [AllSeeing(tschak_with_locked_choice(choice), ME, Rng(1)).imagine(Rng(2)) for choice in (0, 3)]
    for seat in (ME, LEFT, OPPOSITE):
        assert worlds[0].view(seat) == worlds[1].view(seat)
        assert worlds[0].options(seat) == worlds[1].options(seat)


def test_what_it_imagines_leaves_the_table_as_it_was() -> None:
    table = tschak_with_locked_choice(3)
    before = [table.view(seat) for seat in (ME, LEFT, OPPOSITE)]
    world = AllSeeing(table, ME, Rng(1)).imagine(Rng(2))
    world.apply(ME, world.options(ME)[0], Rng(3))
    assert [table.view(seat) for seat in (ME, LEFT, OPPOSITE)] == before


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_where_sight_changes_nothing_both_sides_come_out_exactly_even(seats: int) -> None:
    """Random play draws the same luck in a seat whatever its eyes see."""
    series = Series.chosen("schatzjagd", "random", ["days=5"], 1)._replace(tables=(seats,))
    assert [play_pair((series, number)).score for number in range(3)] == [0.5] * 3


@pytest.mark.parametrize("game", CATALOGUE)
def test_the_command_measures_every_game_and_says_how_to_repeat_it(game: str) -> None:
    size = str(CATALOGUE[game].seats[0])
    words = [game, "--bot", "random", "--games", "4", "--seats", size, "--seed", "2"]
    words += [f"--option={name}={value}" for name, value in CATALOGUE[game].bounds.items()]
    result = run(*words)
    assert result.exit_code == 0, result.output
    told = " ".join(result.stdout.split())
    assert f"4 games of {game} for {size}, random in every seat: 2 deals, each twice" in told
    assert "nor what others choose at the same time" in told
    assert f"Repeat: questkeep lab hidden {' '.join(words).replace('--option=', '--option ')}" in result.stdout
    assert ("all-seeing more often by" in result.stdout) == CATALOGUE[game].is_cooperative


def test_sight_changes_what_the_greedy_bot_plays() -> None:
    series = Series.chosen("tschak", "greedy", [], 1)._replace(tables=(3,))
    assert play_deal(series, 0, []).scores != play_deal(series, 0, [0]).scores


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["tschak", "--games", "2"], "--games must be at least 4"),
        (["tschak", "--bot", "wise"], "there is no bot 'wise'"),
        (["tschak", "--seats", "7"], "wrong-seats (fewest 2, most 4, seats 7)"),
    ],
)
def test_what_cannot_be_measured_is_refused_in_one_line(words: Sequence[str], complaint: str) -> None:
    refused = run(*words).exception
    assert isinstance(refused, ValueError)
    assert complaint in str(refused)
