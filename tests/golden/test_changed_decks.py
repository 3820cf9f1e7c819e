"""Whoever changes a number of a standard deck changes no game that was ever played with it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from questkeep.games import CATALOGUE
from questkeep.kernel.game import Game, digest_of
from questkeep.lab.golden import Golden

HERE = Path(__file__).parent
SOURCE = HERE.parent.parent / "src"
REPLAY = """
import sys
from pathlib import Path
from questkeep.lab.golden import Golden
for path in map(Path, sys.argv[1:]):
    print(*(Golden(path).broken_rules() or ["same"]))
"""
CHANGES = {
    "tschak": (r"(?<=gold = )5", "3"),
    "enchanters": (r"(?<=glory = )[3-6]", "2"),
    "schatzjagd": (r"(?<=fiend-life = )\d+", "7"),
    "fetch_quest": (r"(?<=needs = \[)8(?=, 11)", "9"),
}


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source, with other numbers in every standard deck."""
    copy = tmp_path_factory.mktemp("changed") / "src"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    for key in CATALOGUE:
        deck = copy / "questkeep" / "games" / key / "decks" / "standard.toml"
        text, changed = re.subn(*CHANGES[key], deck.read_text("utf-8"))
        assert changed
        deck.write_text(text, "utf-8")
    return copy


def records(key: str) -> list[Path]:
    """The last golden records of a game; all were played with the same cards."""
    return sorted((HERE / key).glob("*.toml"))[-3:]


def replayed(source: Path, key: str) -> list[str]:
    """What comes of them, replayed by that source."""
    files = map(str, records(key))
    environment = {**os.environ, "PYTHONPATH": str(source)}
    done = subprocess.run(
        [sys.executable, "-c", REPLAY, *files], env=environment, capture_output=True, text=True, check=False
    )
    return (done.stdout or done.stderr).splitlines()


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=CATALOGUE.keys())
def test_what_was_played_stays_as_it_was_if_the_cards_were_kept(source: Path, game: Game) -> None:
    (text,) = {Golden(path).record.deck.text for path in records(game.key)}
    kept = source / "questkeep" / "games" / game.key / "decks" / "released" / f"{digest_of(text)}.toml"
    kept.unlink(missing_ok=True)
    assert "does not know the cards" in replayed(source, game.key)[-1]
    kept.parent.mkdir(exist_ok=True)
    kept.write_text(text, "utf-8")
    assert replayed(source, game.key) == ["same"] * 3
