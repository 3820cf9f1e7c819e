"""Learning finds what decides a made-up game, gives the same on any number of cores, and its file can be read again."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from questkeep.cli import app
from questkeep.experience import read_experience, written_experience
from questkeep.games.fetch_quest import EXPERIENCE
from questkeep.games.fetch_quest.outlook import SIGNS
from questkeep.kernel.errors import BadFile
from questkeep.lab.learn import Row, learned, odds, surprise

PACKAGE = "questkeep.games.fetch_quest"


def test_the_sign_that_decides_is_found_and_the_other_is_not_believed() -> None:
    luck = Random(1)
    rows: list[Row] = []
    for _ in range(4_000):
        deciding, idle = luck.random(), luck.random()
        rows.append(([1.0, deciding, idle], luck.random() < odds([-2.0, 4.0, 0.0], [1.0, deciding, idle])))
    experience = learned(rows, Random(2))
    assert [round(weight) for weight in experience] == [-2, 4, 0]
    guesses = [odds(experience, signs) for signs, _ in rows]
    assert surprise(guesses, [is_won for _, is_won in rows]) < 0.9


def test_the_same_seed_gives_the_same_lessons_on_any_number_of_cores(tmp_path: Path) -> None:
    texts: list[str] = []
    for jobs in (1, 2):
        out = tmp_path / f"{jobs}.toml"
        arguments = ["lab", "learn", "fetch_quest", "--games", "200", "--jobs", str(jobs), "--out", str(out)]
        result = CliRunner().invoke(app, arguments)
        assert result.exit_code == 0, result.output
        assert "Repeat: questkeep lab learn fetch_quest --games 200 --seed 1" in result.output
        texts.append(out.read_text("utf-8"))
    assert texts[0] == texts[1]
    assert read_experience("mine.toml", texts[0], SIGNS, 4) != EXPERIENCE


def test_a_file_of_lessons_can_be_written_and_read_again() -> None:
    assert read_experience("mine.toml", written_experience(PACKAGE, EXPERIENCE), SIGNS, 4) == EXPERIENCE


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[signs]\nsteady = [1.0]", "should hold steady, sun"),
        (written_experience(PACKAGE, [experience[:] for experience in EXPERIENCE[:2]]), "should be 4 numbers"),
        (
            re.sub(r"^sun = \[ *[^,]+", "sun = ['?'", written_experience(PACKAGE, EXPERIENCE), flags=re.MULTILINE),
            "should be 4 numbers",
        ),
    ],
)
def test_a_bad_file_of_lessons_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadFile, match=complaint):
        read_experience("mine.toml", text, SIGNS, 4)


def test_a_game_without_signs_is_refused_in_one_line() -> None:
    result = CliRunner().invoke(app, ["lab", "learn", "tschak", "--games", "100"])
    assert isinstance(result.exception, ValueError)
    assert str(result.exception) == "tschak has no signs to learn from; there is fetch_quest"
