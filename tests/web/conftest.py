"""A real house and a real browser, shared by the tests of a worker."""

from __future__ import annotations

import os
import shutil
import tempfile
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.web.eyes import SEES_ALL, Eyes, look_before_every_touch, seen_in
from tests.web.people import HOUSES, PATIENCE, House, Person

LONGEST_TEST = 240.0  # seconds; everything that waits here gives up long before
OF_NO_USE = [
    *("WebUIOmniboxPopup", "WebUIOmniboxFullPopup", "WebUIOmniboxAimPopup"),  # drawn anew for every window, unseen
    # What Playwright itself leaves out; it would come back, because the last list that is given is the one that counts.
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "LensOverlay"),
    *("HttpsFirstBalancedModeAutoEnable", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning"),
    *("AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled"),
    "PreconnectToSearch",
]
"""Parts of the browser that no test meets: without them a window costs a third of the processor's time."""
Arrive = Callable[..., Person]

expect.set_options(timeout=PATIENCE)


def give_up() -> None:
    """A test hangs where no deadline of ours reaches: the worker dies, so that the run fails instead of waiting."""
    for house in HOUSES:
        house.process.kill()
    os._exit(1)


@pytest.fixture(autouse=True)
def time_limit() -> Iterator[None]:
    timer = threading.Timer(LONGEST_TEST, give_up)
    timer.start()
    yield
    timer.cancel()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.close()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A house that a test may kill."""
    house = House(tmp_path)
    yield house
    house.close()
    assert "Traceback" not in house.log.read_text()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        pytest.fail("these tests need a browser: apt-get install chromium")
    with sync_playwright() as playwright:
        quiet = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
        quiet.append("--disable-features=" + ",".join(OF_NO_USE))
        names = ["--host-resolver-rules=MAP house.test 127.0.0.1"]  # a name that no browser takes for its own machine
        browser = playwright.chromium.launch(executable_path=chromium, args=quiet + names)
        yield browser
        browser.close()


def pytest_configure() -> None:
    """All workers of a run share what they have looked at."""
    os.environ.setdefault("QUESTKEEP_LOOK", tempfile.mkdtemp(prefix="questkeep-look-"))
    look_before_every_touch()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """In the end the run says what was looked at."""
    if "PYTEST_XDIST_WORKER" not in os.environ:
        terminalreporter.write_line(seen_in(Path(os.environ["QUESTKEEP_LOOK"])))


@pytest.fixture(scope="session")
def eyes() -> Eyes:
    """What all workers of this run have looked at."""
    return Eyes(Path(os.environ["QUESTKEEP_LOOK"]), sees_all=SEES_ALL)


@pytest.fixture
def arrive(browser: Browser, house: House, eyes: Eyes) -> Iterator[Arrive]:
    """Lets somebody come to the house; in the end nothing may have gone wrong on anybody's page."""
    people: list[Person] = []
    said_before = len(house.log.read_text())

    def come(**wishes: Any) -> Person:
        people.append(Person(browser, **{"house": house, "eyes": eyes, **wishes}))
        return people[-1]

    yield come
    for one in people:
        one.leave()
    assert [one.problems for one in people if one.problems] == []
    assert "Traceback" not in house.log.read_text()[said_before:]


@pytest.fixture
def person(arrive: Arrive) -> Person:
    return arrive()
