"""The benchmark counts what it says it counts; how fast it is, no test decides."""

from __future__ import annotations

import json

import pytest
import typer
from typer.testing import CliRunner

from questkeep.bench import Bench, bench
from questkeep.games import CATALOGUE
from questkeep.kernel import playout
from questkeep.machine import build_in_use


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_guided_game_of_tschak_has_24_decisions_for_each_player(seats: int) -> None:
    tschak = Bench(CATALOGUE["tschak"], seats, seed=1)
    assert tschak.play() == tschak.play_from_python() == len(tschak.questions_of_a_game()) == 24 * seats


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
        assert len(rates) == 7
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
