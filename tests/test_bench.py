"""The benchmark counts what it says it counts; how fast it is, no test decides."""

from __future__ import annotations

import json
from math import inf

import pytest
import typer
from typer.testing import CliRunner

from bench import run
from questkeep.bench import SIMULATIONS, Bench, bench
from questkeep.bots.search import CANDIDATES
from questkeep.games import CATALOGUE
from questkeep.kernel import playout
from questkeep.machine import build_in_use


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_guided_game_of_tschak_has_24_decisions_for_each_player(seats: int) -> None:
    tschak = Bench(CATALOGUE["tschak"], seats, seed=1)
    assert tschak.play() == tschak.play_from_python() == len(tschak.questions_of_a_game()) == 24 * seats


@pytest.mark.parametrize("game", CATALOGUE)
def test_what_is_searched_is_a_choice_between_several_answers(game: str) -> None:
    work = Bench(CATALOGUE[game], CATALOGUE[game].seats[0], seed=1)
    for _ in range(3):
        perspective, candidates = next(work.quandaries)
        assert 1 < len(candidates) <= CANDIDATES
        assert set(candidates) <= set(perspective.options())


def test_a_search_counts_its_simulations() -> None:
    assert Bench(CATALOGUE["tschak"], 4, seed=1).search(seconds=inf) == SIMULATIONS


def test_json_holds_every_game_at_every_table_size() -> None:
    app = typer.Typer()
    app.command()(bench)
    result = CliRunner().invoke(app, ["--json", "--seconds", "0.001"])
    assert result.exit_code == 0, result.output
    report = json.loads(result.stdout)
    assert report["build"] == build_in_use()
    tables = [(row["game"], row["seats"]) for row in report["rows"]]
    assert tables == [(key, n) for key, game in CATALOGUE.items() for n in range(game.seats[0], game.seats[1] + 1)]
    for row in report["rows"]:
        rates = {name: rate for name, rate in row.items() if name.endswith("_per_s")}
        assert len(rates) == 8
        assert all(rate > 0 for rate in rates.values())


def test_the_table_names_the_build_in_use() -> None:
    app = typer.Typer()
    app.command()(bench)
    result = CliRunner().invoke(app, ["--seconds", "0.001"])
    assert build_in_use() in result.stdout
    assert "schatzjagd is played with days=10" in result.stdout
    assert (build_in_use() == "interpreted") == str(playout.__file__).endswith(".py")


def test_a_time_that_is_no_time_is_refused() -> None:
    with pytest.raises(ValueError, match="--seconds must be above 0"):
        bench(seconds=0)


def compared(tschak: float, python_search: float) -> run.Comparison:
    """A run of the benchmark whose figures are made up."""
    play = {"decisions_per_s": 8.0, "games_per_s": 2.0, "clones_per_s": 9.0, "decisions_per_game": 4.0}
    house = {"tschak, 4 seats": {**play, "decisions_from_python_per_s": 4.0, "simulations_per_s": tschak}}
    plain = {"tschak, 4 seats": {**house["tschak, 4 seats"], "simulations_per_s": 250.0}}
    peers = {
        "OpenSpiel hearts": {"decisions_per_s": 2.0, "games_per_s": 1.0},
        "OpenSpiel C++ search": {"simulations_per_s": 4_000.0, "searches_per_s": 10.0},
        "OpenSpiel Python search": {"simulations_per_s": python_search, "searches_per_s": 1.0},
    }
    return run.Comparison(house, plain, peers, dict.fromkeys(peers, "2.0"), [], "made up")


def test_searches_are_compared_with_those_of_the_peers() -> None:
    rows = {row[0]: row[1:] for row in run.search_rows(compared(5_000.0, 200.0))}
    assert rows == {
        "**Questkeep tschak**, compiled": ["5,000", "1.0 ×"],
        "Questkeep tschak, interpreted": ["250", "20.0 ×"],
        "OpenSpiel C++ search 2.0": ["4,000", "1.2 ×"],
        "OpenSpiel Python search 2.0": ["200", "25.0 ×"],
    }


@pytest.mark.parametrize(
    ("tschak", "python_search", "reached"), [(5_000.0, 200.0, ["yes", "yes"]), (3_000.0, 400.0, ["no", "no"])]
)
def test_targets_of_search_are_reached_or_not(tschak: float, python_search: float, reached: list[str]) -> None:
    rows = [row for row in run.targets(compared(tschak, python_search)) if "simulations" in row[0]]
    assert [row[0].partition(": ")[2] for row in rows] == [
        "at least 1 × OpenSpiel C++ search",
        "at least 10 × OpenSpiel Python search",
    ]
    assert [row[2] for row in rows] == reached


def test_the_report_has_a_section_on_search_apart_from_random_play() -> None:
    play, search = run.report(compared(5_000.0, 200.0)).split("## Search")
    assert "OpenSpiel hearts 2.0" in play
    assert "OpenSpiel C++ search" not in play
    assert "| OpenSpiel C++ search 2.0 | 4,000 | 1.2 × |" in search
    assert "| tschak, simulations: at least 1 × OpenSpiel C++ search | 1.2 × | yes |" in search
