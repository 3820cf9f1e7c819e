"""The rule cases of Fetch Quest, played from their files."""

from __future__ import annotations

from pathlib import Path

import pytest

from questkeep.games.fetch_quest import GAME
from questkeep.scenarios import Scenario

CASES = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)
def test_the_case_is_as_the_rules_say(case: Path) -> None:
    assert Scenario(case.name, case.read_text("utf-8"), {"fetch_quest": GAME}).run() == []
