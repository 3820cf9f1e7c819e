"""A house as a process of its own, and people at browsers of their own."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, ViewportSize, expect

from questkeep.text.names import clean_name
from tests.web.eyes import SEES_ALL, Eyes, looks_at

PHONE: ViewportSize = {"width": 390, "height": 844}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PATIENCE = 15_000.0  # milliseconds
TIME_TO_LOOK = 30 if SEES_ALL else 1  # who looks at every state in 32 ways takes as much longer for a game
LUCK = "tests"  # a test that opens the same table is dealt the same cards in every run
HOUSES: list[House] = []
CHANGED = "(document.querySelector('.prompt')?.dataset.question !== asked)"


class House:
    """`questkeep serve` as a process of its own, which may be killed and started again on the same data."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = folder / "house.log"
        HOUSES.append(self)
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "questkeep", "serve", "--no-browser", "--bot-pause", "0", "--luck", LUCK]
        command += ["--port", str(self.port), "--data-dir", str(self.folder), "--allow-host", "house.test"]
        command += ["--patience", "0"]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        deadline = time.monotonic() + 40 * TIME_TO_LOOK
        while time.monotonic() < deadline:
            try:
                if httpx.get(self.address + "/healthz").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.1)
        pytest.fail(f"the house did not open: {self.log.read_text()}")

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def close(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
        HOUSES.remove(self)


class Person:
    """Somebody at a browser of his own, who sees the page and touches what it offers."""

    def __init__(
        self,
        browser: Browser,
        house: House,
        eyes: Eyes,
        viewport: ViewportSize = DESKTOP,
        language: str = "en",
        address: str = "",
        **habits: Any,
    ) -> None:
        self.house = house
        self.eyes = eyes
        self.address = address or house.address
        self.context: BrowserContext = browser.new_context(
            viewport=viewport, locale=language, **{"reduced_motion": "reduce", **habits}
        )
        self.context.set_default_timeout(PATIENCE)
        self.problems: list[str] = []
        eyes.open_in(self.context, self.problems.append)
        self.page: Page = self.context.new_page()
        looks_at[self.page] = self.look
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", self._note)

    def _note(self, message: ConsoleMessage) -> None:
        if "Content Security Policy" in message.text:
            self.problems.append(message.text)

    def look(self) -> None:
        """Look at what is on the screen: it must keep the law."""
        self.problems += map(str, self.eyes.look(self.page))

    def leave(self) -> None:
        """Look at what is left on the screen and close the browser."""
        self.look()
        looks_at.pop(self.page, None)  # a test may have gone on in another tab
        self.context.close()

    def visit(self, path: str) -> None:
        self.page.goto(self.address + path)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    # Tables ---------------------------------------------------------------------------------------------------

    def open_table(self, *kinds: str, **wishes: Any) -> tuple[str, list[str]]:
        """A new table, opened and looked at; the links are those of the friends, and the invitation is laid aside."""
        seats = [{"kind": kind, **({"name": "Ben"} if kind == "here" else {})} for kind in kinds]
        wish = {"game": "tschak", "seats": seats, **wishes}
        answer = self.context.request.post(self.address + "/api/matches", data=wish)
        assert answer.ok, answer.text()
        opened = answer.json()
        self.visit(f"/match/{opened['match']}")
        if opened["links"]:
            self.page.locator("dialog .later").click()
        return opened["match"], [link["path"] for link in opened["links"]]

    def call_oneself(self, name: str) -> None:
        self.eyes.names.append(clean_name(name))
        assert self.context.request.post(self.address + "/api/name", data={"name": name}).ok

    def sit_down(self, link: str, name: str) -> None:
        """Take the seat of a link, as somebody does who was sent one."""
        self.eyes.names.append(clean_name(name))
        self.visit(link)
        self.page.get_by_label("Your name").fill(name)
        self.button("Sit down").click()
        expect(self.prompt()).to_be_visible()

    def menu(self, entry: str) -> None:
        """Choose something from the table's menu."""
        self.button("Table menu").click()
        self.page.get_by_role("dialog", name="Table menu").get_by_text(entry, exact=True).click()

    def leave_the_rest_to_bots(self) -> None:
        self.menu("Let a bot play for me")

    def see_the_end(self) -> None:
        """Watch the bots until the final sheet lies on the table."""
        deadline = time.monotonic() + 60 * TIME_TO_LOOK
        while not self.is_over():  # the sheet waits for what is shown before it
            assert time.monotonic() < deadline, self.page.locator("body").inner_text()
            self.dismiss_stages()
            self.page.wait_for_timeout(20)

    # The table ------------------------------------------------------------------------------------------------

    def hand(self) -> Locator:
        return self.page.get_by_role("region", name=re.compile("^Your hand")).get_by_role("button")

    def prompt(self) -> Locator:
        return self.page.get_by_role("region", name="What is asked")

    def hand_names(self) -> list[str]:
        """The cards of the hand as a screen reader names them."""
        hand = self.page.get_by_role("region", name=re.compile("^Your hand"))
        return re.findall(r'button "([^"]+)"', hand.aria_snapshot())

    def is_over(self) -> bool:
        return self.button("Play again").is_visible()

    def dismiss_stages(self) -> None:
        """Go on from what is shown; it may go by itself at the same moment."""
        while self.button("Go on").is_visible():
            self.look()
            self.page.keyboard.press("Escape")

    def choose(self) -> None:
        """Pick cards that answer the question that is or will be on the screen, but do not lock them in."""
        lock = self.button("Lock in")
        expect(lock).to_be_visible()
        self.dismiss_stages()
        types: set[str] = set()
        for number, name in enumerate(self.hand_names()):
            kind = "Wizard" if name.startswith("Chameleon") else re.split("[ ,]", name)[0]
            if "cannot be chosen" in name or kind in types:
                continue
            types.add(kind)
            self.hand().nth(number).click()
            if lock.is_enabled():
                return
        raise AssertionError(f"no answer found among {self.hand_names()}: {self.prompt().inner_text()}")

    def answer(self) -> None:
        """Answer the question that is or will be on the screen."""
        self.choose()
        self.lock_in()

    def answer_again_oneself(self) -> None:
        """Answer where a bot stood in; if it was quick, what it has locked is taken back."""
        self.take_back_what_a_bot_locked()
        self.answer()

    def take_back_what_a_bot_locked(self) -> None:
        """Have the whole hand again, if a bot was quick; what is on the screen must be there first."""
        expect(self.hand()).not_to_have_count(0)
        if self.button("Take back").is_visible():
            self.button("Take back").click()

    def lock_in(self) -> None:
        self.button("Lock in").click()
        expect(self.page.get_by_role("button", name="Lock in", exact=True, disabled=False)).to_have_count(0)

    def try_to_answer(self) -> bool:
        """Answer the question on the screen, if there is one."""
        if not self.button("Lock in").is_visible():
            self.dismiss_stages()
            return False
        self.answer()
        return True


class Player:
    """Somebody at a table of one of the games in which one is asked after the other."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page: Page = person.page
        self.prompt = person.prompt()
        self.lock = self.prompt.locator(".lock")

    def question(self) -> str | None:
        """What I am asked at this moment; it may be gone at the next."""
        asked: str | None = self.page.evaluate("document.querySelector('.prompt')?.dataset.question ?? null")
        return asked

    def sentence(self) -> str:
        return self.prompt.locator(".sentence").inner_text()

    def offers(self, name: str) -> bool:
        return self.prompt.get_by_role("button", name=name, exact=True).is_visible()

    def ready(self) -> bool:
        """Whether something is asked; then nothing else lies over it."""
        if self.person.is_over() or self.question() is None:
            self.person.dismiss_stages()
            return False
        self.person.dismiss_stages()
        return True

    def wait(self) -> None:
        """Until I am asked or the game is over."""
        deadline = time.monotonic() + 40 * TIME_TO_LOOK
        while not self.ready() and not self.person.is_over():
            assert time.monotonic() < deadline, self.page.locator("body").inner_text()
            self.page.wait_for_timeout(20)

    def touch(self, *things: Locator) -> None:
        """Touch what answers the present question; who is asked whether this is meant says yes."""
        asked = self.question()
        for thing in things:
            thing.click()
        self.page.wait_for_function(f"asked => {CHANGED} || document.querySelector('dialog .sure')", arg=asked)
        sure = self.page.get_by_role("dialog", name="Are you sure?").get_by_role("button", name="Yes, go ahead")
        if sure.is_visible():
            sure.click()
        self.wait_for_next(asked)

    def wait_for_next(self, asked: str | None) -> None:
        self.page.wait_for_function(f"asked => {CHANGED}", arg=asked)

    def press(self, name: str) -> None:
        self.touch(self.prompt.get_by_role("button", name=name, exact=True))

    def answer(self) -> None:
        """Answer the question on the screen in the plainest way of the game."""
        raise NotImplementedError


def play_on(*players: Player, until: Locator | None = None) -> None:
    """Everybody answers whenever asked, until all see the result, or something else is seen."""
    deadline = time.monotonic() + 150 * TIME_TO_LOOK
    while not (all(one.person.is_over() for one in players) or (until and until.is_visible())):
        assert time.monotonic() < deadline, [one.page.locator("body").inner_text() for one in players]
        asked = [one for one in players if one.ready()]
        for one in asked:
            if not (until and until.is_visible()):  # it may have come up since
                one.answer()
        if not asked:
            players[0].page.wait_for_timeout(20)
    for one in players:
        one.person.dismiss_stages()


def tab_to(page: Page, selector: str) -> None:
    """Go with the Tab key alone to something that the selector finds."""
    for _ in range(150):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement?.matches(selector)", selector):
            return
    raise AssertionError(f"{selector} cannot be reached by key")


def play_to_the_end(*people: Person, most_seconds: float = 100) -> None:
    """Everybody answers whenever asked, until all see the final sheet."""
    deadline = time.monotonic() + most_seconds
    while not all(one.is_over() for one in people):
        assert time.monotonic() < deadline, [one.page.locator("body").inner_text()[:600] for one in people]
        answered = [one.try_to_answer() for one in people]
        if not any(answered):
            people[0].page.wait_for_timeout(30)
