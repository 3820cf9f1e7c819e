"""The recorded playthroughs are what the rules give today; `make playthroughs` writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from questkeep.lab.playthrough import playthrough_of

FILES = sorted(Path(__file__).parent.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.stem))
def test_playthrough_matches(path: Path) -> None:
    recorded = path.read_text("utf-8")
    assert playthrough_of(recorded) == recorded
