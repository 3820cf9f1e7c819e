"""A house as a process of its own, and people at browsers of their own."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1440, "height": 900}


class House:
    """`questkeep serve` as a process of its own, which may be killed and started again on the same data."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = folder / "house.log"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "questkeep", "serve", "--no-browser", "--bot-pause", "0"]
        command += ["--port", str(self.port), "--data-dir", str(self.folder)]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        for _ in range(200):
            try:
                if httpx.get(self.address + "/healthz").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.1)
        pytest.fail(f"the house did not open: {self.log.read_text()}")

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()


class Person:
    """Somebody at a browser of his own."""

    def __init__(
        self, browser: Browser, house: House, viewport: dict[str, int] = DESKTOP, language: str = "en"
    ) -> None:
        self.house = house
        self.context: BrowserContext = browser.new_context(
            viewport={"width": viewport["width"], "height": viewport["height"]},
            reduced_motion="reduce",
            locale=language,
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(15_000)
        self.problems: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))

    def visit(self, path: str) -> None:
        self.page.goto(self.house.address + path)

    def is_over(self) -> bool:
        return self.page.get_by_role("button", name="Play again").is_visible()

    def dismiss_stages(self) -> None:
        while (go_on := self.page.get_by_role("button", name="Go on")).is_visible():
            go_on.click()

    def try_to_answer(self) -> bool:
        """Dismiss what is shown, then answer the question on the screen; False if nothing is asked."""
        self.dismiss_stages()
        return self.try_to_answer_without_stages()

    def try_to_answer_without_stages(self) -> bool:
        """Answer the question on the screen with the first cards that do."""
        lock = self.page.get_by_role("button", name="Lock in")
        if not lock.is_visible():
            return False
        for path in self.page.locator(".hand [data-path]").evaluate_all("all => all.map(one => one.dataset.path)"):
            self.page.locator(f'.hand [data-path="{path}"]').click()
            if lock.is_enabled():
                lock.click()
                expect(self.page.locator(".prompt .lock:enabled")).to_have_count(0)
                return True
        return False


def play_to_the_end(*people: Person, most_seconds: float = 100) -> None:
    """Everybody answers whenever asked, until all see the final sheet."""
    deadline = time.monotonic() + most_seconds
    while not all(one.is_over() for one in people):
        assert time.monotonic() < deadline, [one.page.locator("body").inner_text()[:600] for one in people]
        answered = [one.try_to_answer() for one in people]
        if not any(answered):
            people[0].page.wait_for_timeout(30)
