"""A house in this process, and one in a process of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from questkeep.server import thinkers
from questkeep.trials.house_process import HouseProcess
from tests.server.home import Home


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    """A house in this process."""
    home = Home(tmp_path)
    yield home
    home.close()


@pytest.fixture
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Quick bots have time enough for their own answer, however busy the machine is."""
    monkeypatch.setattr(thinkers, "USUAL_LIMIT", 50.0)


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseProcess]:
    """A running server; whatever tests do to it, it never shows a traceback."""
    house = HouseProcess(tmp_path_factory.mktemp("process"))
    house.open()
    yield house
    house.close()
    assert "Traceback" not in house.log()
