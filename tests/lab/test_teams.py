"""How often teams win is told with an honest interval and can be repeated; coverage names what was never met."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from questkeep.games import CATALOGUE
from questkeep.kernel.event import heard
from questkeep.lab.coverage import coverage, study_of
from questkeep.lab.series import Series, play_game
from questkeep.lab.teams import rate_of, teams

BEACONS_LIT = """
based-on = "standard"
[missions.MA]
name = "light-the-beacon-road"
letter = "A"
kind = "facedown"
needs = [1, 1, 1, 1]
"""


def run(*words: str) -> Result:
    app = typer.Typer()
    app.command()(teams)
    app.command()(coverage)
    return CliRunner().invoke(app, words)


@pytest.mark.parametrize(
    ("wins", "games", "bounds"),
    [(0, 2000, (0.0, 0.0019)), (100, 2000, (0.0413, 0.0604)), (50, 100, (0.4038, 0.5962)), (30, 30, (0.8865, 1.0))],
)
def test_the_interval_is_wilson_s(wins: int, games: int, bounds: tuple[float, float]) -> None:
    rate = rate_of(wins, games)
    assert rate.mean == wins / games
    assert (rate.low, rate.high) == pytest.approx(bounds, abs=0.0001)


def test_a_team_of_random_dogs_is_counted_the_same_on_any_number_of_cores() -> None:
    words = ["teams", "fetch_quest", "--bots", "random", "--games", "30", "--seats", "3", "--seed", "5"]
    words += ["--option", "level=old-dog"]
    alone, shared = run(*words, "--jobs", "1"), run(*words, "--jobs", "2")
    assert alone.exit_code == 0, alone.output
    assert alone.stdout == shared.stdout
    assert "0.0% … 11.4%" in alone.stdout
    assert f"Repeat: questkeep lab {' '.join(words)}" in alone.stdout


def test_a_team_can_be_tried_with_cards_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "beacons.toml"
    file.write_text(BEACONS_LIT)
    words = ["teams", "fetch_quest", "--games", "30", "--seats", "3", "--seed", "1", "--deck", str(file), "--jobs", "1"]
    tried = run(*words)
    assert tried.exit_code == 0, tried.output
    line = next(line for line in tried.stdout.splitlines() if line.startswith("random"))
    mean, _, _ = line.split()[-3:]
    assert float(mean) > 0.2  # with the standard cards hardly any random team defeats a Mission
    assert f"--deck {file}" in tried.stdout.replace("\n", "")


@pytest.mark.parametrize(
    ("wish", "complaint"),
    [
        ("teams fetch_quest --games 29", "--games must be at least 30"),
        ("teams fetch_quest --by mood", "fetch_quest has no option 'mood'; it has pioneers"),
        ("teams fetch_quest --seats 7", "wrong-seats (fewest 3, most 6, seats 7)"),
        ("teams fetch_quest --bots clever", "there is no bot 'clever'"),
        ("teams tschak --games 30 --jobs 1", "in tschak players win against each other; try questkeep lab arena"),
    ],
)
def test_what_is_no_team_is_refused_in_one_line(wish: str, complaint: str) -> None:
    refused = run(*wish.split()).exception
    assert isinstance(refused, ValueError)
    assert complaint in str(refused)


def test_a_study_of_fetch_quest_meets_only_what_there_is() -> None:
    series = Series.chosen("fetch_quest", "random", [], 3)
    study = study_of(CATALOGUE["fetch_quest"])
    repertoire = study.repertoire(CATALOGUE["fetch_quest"].standard_deck())
    sizes = {sort: len(names) for sort, names in repertoire.items()}
    assert list(sizes.values()) == [27, 24, 28, 28, 19, 12, 4, 27, 35]
    met: dict[str, set[str]] = {sort: set() for sort in repertoire}
    for number in range(4):
        table, outcome, _ = play_game(series, number, is_chatty=True)
        for sort, names in study.happened(table).items():
            assert names <= set(repertoire[sort])
            met[sort] |= names
        shares = study.shares(table)
        assert sum(share.sort == "pioneer" for share in shares) == table.seats
        assert study.turns(table) >= outcome.scores[0]
    assert len(met["item of talk said"]) > 25
    assert len(met["ability used"]) > 5


def test_what_was_never_met_is_named() -> None:
    result = run("coverage", "fetch_quest", "--games", "1", "--jobs", "1")
    assert result.exit_code == 1
    assert "Mission defeated: MD" in result.stdout


def test_bots_answer_what_they_are_asked_at_a_chatty_table() -> None:
    series = Series.chosen("fetch_quest", "greedy", ["level=old-dog"], 3)._replace(tables=(3,))
    said: Counter[str] = Counter()
    for number in range(3):
        table, _, _ = play_game(series, number, is_chatty=True)
        said.update(str(event["item"]) for event in heard(table.told or [], None) if event["event"] == "said")
    assert said["intend"] > 10  # their own, at the beginning of a turn
    assert said["plan"] > 0  # a question by luck, to which they have a reply
