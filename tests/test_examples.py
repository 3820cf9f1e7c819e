"""What the README and the docstrings show is true."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
from pathlib import Path

import pytest

import questkeep

ROOT = Path(__file__).parent.parent
MODULES = [info.name for info in pkgutil.walk_packages(questkeep.__path__, "questkeep.") if "__main__" not in info.name]


def test_the_tour_of_the_readme_runs() -> None:
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert results.attempted > 10
    assert results.failed == 0


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_run(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0
