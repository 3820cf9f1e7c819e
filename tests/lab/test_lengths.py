"""How long games are: counted in rounds, the same again with the same seed, and a game without end is told."""

from __future__ import annotations

import pytest
import typer
from typer.testing import CliRunner
from typer.testing import Result as Finished

from questkeep.lab import lengths
from questkeep.lab.series import Series


def run(*words: str) -> Finished:
    app = typer.Typer()
    app.command()(lengths.lengths)
    return CliRunner().invoke(app, [*words, "--jobs", "1"])


def test_a_round_is_one_turn_of_everybody() -> None:
    series = Series.chosen("schatzjagd", "random", ["days=10"], 1)
    for number, seats in enumerate(series.tables):
        length = lengths.length_of((series, number))
        assert (length.seats, length.rounds, length.has_ended) == (seats, 10, True)
        assert length.picks > 10 * seats


def test_the_table_has_a_line_for_each_number_of_players_and_tells_how_to_repeat_it() -> None:
    words = ["schatzjagd", "--games", "6", "--bot", "random", "--seed", "3", "--option", "days=5"]
    finished = run(*words)
    assert finished.exit_code == 0, finished.output
    assert finished.stdout == run(*words).stdout
    for seats in (2, 3, 4):
        assert any(line.split()[:2] == [str(seats), "2"] for line in finished.output.splitlines())
    assert "lab lengths schatzjagd --games 6 --bot random --seed 3 --option days=5" in finished.output


def test_one_number_of_players_can_be_chosen() -> None:
    finished = run("schatzjagd", "--seats", "3", "--games", "2", "--bot", "random", "--option", "days=5")
    assert "--seats 3 --games 2" in finished.output
    with pytest.raises(ValueError, match="wrong-seats"):
        lengths.lengths("schatzjagd", seats=5)


def test_games_without_end_are_counted() -> None:
    games = [lengths.Length("1-7", 2, rounds, 10 * rounds, rounds < 90) for rounds in range(1, 101)]
    assert lengths.sheet_of(games).rows == [["2", "100", "11", "5", "50", "95", "100", "250"]]


def test_greedy_lords_finish_the_short_game() -> None:
    series = Series.chosen("schatzjagd", "greedy", ["victory=2"], 1)._replace(tables=(2,))
    played = [lengths.length_of((series, number)) for number in range(3)]
    assert all(length.has_ended and length.rounds < 150 for length in played)


def test_a_game_that_counts_no_turns_is_refused() -> None:
    with pytest.raises(ValueError, match="tschak"):
        lengths.lengths("tschak")
