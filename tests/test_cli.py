"""The command line as a person meets it: real processes, one clear line for every mistake, no traceback."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from typer.core import TyperGroup
from typer.main import get_command

from questkeep.bots import BOTS
from questkeep.cli import app
from questkeep.games.tschak import GAME
from questkeep.kernel.course import Course
from questkeep.kernel.replay import Pick, Record
from questkeep.records import save_record, seed_hash

SCENARIOS = Path(__file__).parent / "scenarios" / "tschak"


def questkeep(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "questkeep", *words], input="", capture_output=True, text=True, timeout=60, check=False
    )


@pytest.fixture(scope="module")
def finished_game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    options = GAME.chosen_options({})
    course = Course(GAME, Record(GAME.key, GAME.version, options, GAME.standard_deck(), "seed", ["a", "b"], []))
    while course.table.asked():
        seat = course.table.asked()[0]
        course.go(Pick(seat, course.table.notation(seat, course.table.fallback(seat))))
    outcome = course.table.outcome()
    assert outcome is not None
    path = tmp_path_factory.mktemp("records") / "game.toml"
    save_record(path, course.record, outcome.scores)
    return path


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "tschak", "--seats", "5"], "This game is for 2 to 4 players, not for 5."),
        (["play", "chess"], "there is no game 'chess'; there is tschak, enchanters, schatzjagd, fetch_quest"),
        (["play", "tschak", "--option", "table=loose"], "table: there is no “loose”; there is guided, strict."),
        (["play", "tschak", "--deck", "nowhere.toml"], "nowhere.toml: No such file or directory"),
        (["replay", "nowhere.toml"], "nowhere.toml: No such file or directory"),
        (["verify", "nowhere.toml"], "nowhere.toml: No such file or directory"),
        (["lab", "arena", "tschak", "--bots", "wise,random"], f"there is no bot 'wise'; there is {', '.join(BOTS)}"),
    ],
)
def test_a_mistake_gets_one_line_that_says_what_is_wrong(words: list[str], said: str) -> None:
    result = questkeep(*words)
    assert result.returncode == 2
    assert result.stderr == f"questkeep: {said}\n"


def test_check_says_ok_and_counts(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.toml"
    wrong.write_text((SCENARIOS / "x1-strengths.toml").read_text("utf-8").replace("9, 13", "9, 12"), "utf-8")
    result = questkeep("check", str(SCENARIOS / "x1-strengths.toml"), str(wrong))
    assert result.returncode == 1
    assert result.stdout.splitlines()[0].startswith("ok ")
    assert f"{wrong}:16: events.spectator: no event" in result.stdout
    assert result.stdout.endswith("1 passed, 1 failed\n")


def test_verify_compares_the_seed_with_the_promised_hash(finished_game: Path) -> None:
    assert questkeep("verify", str(finished_game), "--hash", seed_hash("seed")).returncode == 0
    broken = questkeep("verify", str(finished_game), "--hash", "0" * 64)
    assert broken.returncode == 2
    assert "the seed is not the one promised" in broken.stderr


def test_verify_says_that_a_game_was_practice(finished_game: Path, tmp_path: Path) -> None:
    practice = tmp_path / "practice.toml"
    practice.write_text("practice = true\n" + finished_game.read_text("utf-8"), "utf-8")
    assert "It was practice" in questkeep("verify", str(practice)).stdout
    assert "practice" not in questkeep("verify", str(finished_game)).stdout


def test_a_record_of_other_rules_is_refused_with_its_line(finished_game: Path, tmp_path: Path) -> None:
    older = tmp_path / "older.toml"
    older.write_text(finished_game.read_text("utf-8").replace("rules = 1", "rules = 0"), "utf-8")
    result = questkeep("replay", str(older))
    assert result.returncode == 2
    assert result.stderr.startswith(f"questkeep: {older}:4: rules: was played under rules version 0")
    assert len(result.stderr.splitlines()) == 1


def test_every_option_that_the_hosting_page_names_exists() -> None:
    page = (Path(__file__).parents[1] / "docs" / "hosting.md").read_text("utf-8")
    group = get_command(app)
    assert isinstance(group, TyperGroup)
    house = [group.commands[name] for name in ("serve", "backup")]
    known = {option for command in house for part in command.params for option in part.opts + part.secondary_opts}
    named = set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", page)) - {"--system", "--no-create-home", "--shell", "--now"}
    assert {"--public-address", "--proxy", "--allow-host", "--metrics-port"} <= named <= known


def test_a_taken_port_for_figures_is_told_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = questkeep("serve", "--no-browser", "--port", "0", "--data-dir", str(tmp_path), "--metrics-port", port)
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].startswith(f"questkeep: --metrics-port {port}: ")
    assert "Traceback" not in done.stderr
