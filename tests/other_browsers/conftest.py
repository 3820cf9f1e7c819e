"""A real house, and people at Firefox and at WebKit."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

from tests.other_browsers.visitors import Visitor
from tests.other_browsers.webdriver import Browser, Driven, Firefox
from tests.web.people import House

PATIENCE = 60.0  # seconds for a browser to open; the first time is slow
PREFERENCES = {
    "marionette.port": 0,  # a free one, which it writes down
    "intl.accept_languages": '"en"',
    "network.proxy.type": 0,
    "browser.shell.checkDefaultBrowser": "false",
    "datareporting.policy.dataSubmissionEnabled": "false",
}
Come = Callable[[str], Visitor]


def program(*names: str) -> str:
    """The first of these programs that is installed."""
    for name in names:
        if found := shutil.which(name):
            return found
    pytest.fail(f"these tests need {names[0]}; make other-browsers installs it")


def appeared(look: Callable[[], bool], process: subprocess.Popen[bytes]) -> None:
    """Wait for what a program does when it is open."""
    deadline = time.monotonic() + PATIENCE
    while not look():
        assert process.poll() is None, f"{process.args!r} has ended with {process.returncode}"
        assert time.monotonic() < deadline, f"{process.args!r} did not open"
        time.sleep(0.1)


@contextmanager
def running(command: list[str], folder: Path, **wishes: str) -> Iterator[subprocess.Popen[bytes]]:
    """A program at home in a folder, until it is not needed any more."""
    environment = {**os.environ, "HOME": str(folder), "LANG": "en_US.UTF-8", **wishes}
    with (folder / "log").open("ab") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextmanager
def firefox(folder: Path) -> Iterator[Browser]:
    """Firefox without a window, in a profile of its own; the protocol is part of it."""
    lines = [f'user_pref("{name}", {value});' for name, value in PREFERENCES.items()]
    (folder / "user.js").write_text("\n".join(lines), "utf-8")
    command = [program("firefox-esr", "firefox"), "--headless", "--marionette", "--no-remote"]
    with running([*command, "--profile", str(folder)], folder) as process:
        port = folder / "MarionetteActivePort"
        appeared(lambda: port.exists() and bool(port.read_text()), process)
        browser = Firefox(int(port.read_text()))
        yield browser
        browser.close()


@contextmanager
def webkit(folder: Path) -> Iterator[Browser]:
    """WebKit in the small browser that comes with it, on a screen that nobody sees, through its driver."""
    with ExitStack() as stack:
        screen_number = folder / "screen"
        with screen_number.open("wb") as told:
            display = [program("Xvfb"), "-displayfd", str(told.fileno()), "-screen", "0", "1600x1000x24"]
            screen = subprocess.Popen(
                display, pass_fds=[told.fileno()], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )
        stack.callback(screen.wait)
        stack.callback(screen.terminate)
        appeared(lambda: screen_number.read_text().endswith("\n"), screen)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        driver = [program("WebKitWebDriver"), "--host=127.0.0.1", f"--port={port}"]
        wishes = {"DISPLAY": f":{screen_number.read_text().strip()}", "GDK_BACKEND": "x11", "NO_AT_BRIDGE": "1"}
        process = stack.enter_context(running(driver, folder, **wishes))
        address = f"http://127.0.0.1:{port}"

        def is_ready() -> bool:
            try:
                return httpx.get(address + "/status").is_success
            except httpx.TransportError:
                return False

        appeared(is_ready, process)
        browser = Driven(address, {})
        yield browser
        browser.close()


BROWSERS: dict[str, Callable[[Path], AbstractContextManager[Browser]]] = {"firefox": firefox, "webkit": webkit}


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.close()
    assert "Traceback" not in house.log.read_text()


@pytest.fixture(params=BROWSERS)
def come(request: pytest.FixtureRequest, house: House, tmp_path: Path) -> Iterator[Come]:
    """Lets somebody come to the house, at a browser of his own."""
    with ExitStack() as stack:

        def arrive(name: str) -> Visitor:
            folder = tmp_path / name
            folder.mkdir()
            browser = stack.enter_context(BROWSERS[request.param](folder))
            browser.obey("SetWindowRect", x=0, y=0, width=1440, height=900)
            return Visitor(browser, house, name, tmp_path)

        yield arrive
