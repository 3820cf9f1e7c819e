"""Every scenario file holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from questkeep.scenarios import read_scenario, scenario_files

FILES = scenario_files([Path(__file__).parent / "scenarios"])


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_scenario_holds(path: Path) -> None:
    assert read_scenario(path).run() == []
