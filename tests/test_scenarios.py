"""Every scenario file holds."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from questkeep.scenarios import read_scenario, scenario_files

ROOT = Path(__file__).parents[1]
FILES = scenario_files([ROOT / "tests" / "scenarios"])
FOREIGN = {"node_modules", "dist", "build"}  # nothing in there is ours


def toml_files() -> Iterator[Path]:
    """Every TOML file of the tree."""
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in FOREIGN and not name.startswith(".")]
        yield from (Path(folder, name) for name in names if name.endswith(".toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_scenario_holds(path: Path) -> None:
    assert read_scenario(path).run() == []


def test_no_scenario_of_the_tree_is_left_out() -> None:
    scenarios = {path for path in toml_files() if "\n[[then]]" in path.read_text("utf-8")}
    assert len(scenarios) > 800
    assert scenarios == set(FILES)
