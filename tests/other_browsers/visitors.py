"""Somebody at Firefox or WebKit, who sees what the page shows and touches it there."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from tests.other_browsers.webdriver import Browser, Element, Refused
from tests.web.people import House

PATIENCE = 15.0  # seconds
LONGEST_GAME = 240.0
OF_THE_MOMENT = {"stale element reference", "element not interactable", "element click intercepted"}
HAND = '//section[starts-with(@aria-label, "Your hand")]//button'
Found = TypeVar("Found")


def button(name: str) -> str:
    """Where a button of this name is."""
    return f'//button[normalize-space(.)="{name}" or @aria-label="{name}"]'


def field(label: str) -> str:
    """Where the field with this label is."""
    return f'//label[span[normalize-space(.)="{label}"]]/*[self::input or self::textarea]'


def text(words: str) -> str:
    """Where these words stand, in the smallest thing that holds them."""
    return f'//main//*[contains(normalize-space(.), "{words}") and not(*[contains(normalize-space(.), "{words}")])]'


class Visitor:
    """A person in front of a browser; pictures of what was seen go into a folder."""

    def __init__(self, browser: Browser, house: House, name: str, pictures: Path) -> None:
        self.browser = browser
        self.house = house
        self.name = name
        self.pictures = pictures

    def visit(self, path: str) -> None:
        self.browser.visit(self.house.address + path)

    def picture(self, of: str) -> None:
        self.browser.picture(self.pictures / f"{self.name} {of}.png")

    def until(self, look: Callable[[], Found | None], wanted: str, patience: float = PATIENCE) -> Found:
        """Look again and again until there is something to see; the page moves on meanwhile."""
        deadline = time.monotonic() + patience
        hindrance = ""
        while time.monotonic() < deadline:
            try:
                if found := look():
                    return found
            except Refused as refused:
                if refused.reason not in OF_THE_MOMENT:
                    raise
                hindrance = f" ({refused})"
            time.sleep(0.05)
        self.picture("lost")
        raise AssertionError(f"{self.name} never got to {wanted}{hindrance}; picture in {self.pictures}")

    def visible(self, path: str) -> list[Element]:
        """What can be seen of it now."""
        return [one for one in self.browser.find(path) if one.is_visible()]

    def shows(self, path: str) -> bool:
        """Whether it is on the page at this moment; the page may change while one looks."""
        try:
            return bool(self.visible(path))
        except Refused as refused:
            if refused.reason not in OF_THE_MOMENT:
                raise
            return False

    def sees(self, path: str) -> Element:
        """The first one that can be seen, as soon as there is one."""
        return self.until(lambda: self.visible(path), f"see {path}")[0]

    def sees_no_more(self, path: str) -> None:
        self.until(lambda: not self.visible(path), f"be rid of {path}")

    def touch(self, path: str) -> None:
        """Click it as soon as it can be seen and nothing covers it."""

        def clicked() -> bool:
            for one in self.visible(path)[:1]:
                one.click()
                return True
            return False

        self.until(clicked, f"touch {path}")

    def write(self, label: str, words: str) -> None:
        self.sees(field(label)).write(words)

    def choose(self, label: str, option: str) -> None:
        self.touch(f'//select[@aria-label="{label}"]/option[normalize-space(.)="{option}"]')

    # At a table of Tschak! --------------------------------------------------------------------------------------

    def is_over(self) -> bool:
        return self.shows(button("Play again"))

    def go_on(self) -> bool:
        """Go on from what is shown, if anything is; it may go by itself at the same moment."""
        shown = self.visible(button("Go on"))
        for one in shown:
            one.click()
        return not shown

    def cards(self, count: int) -> list[Element]:
        """The hand, as soon as it holds so many cards."""
        return self.until(lambda: found if len(found := self.visible(HAND)) == count else None, f"{count} cards")

    def is_asked(self) -> bool:
        return self.shows(button("Lock in"))

    def answer(self) -> None:
        """Touch card after card until they are an answer, and lock them in."""

        def chosen() -> bool:
            self.go_on()
            for card in self.visible(HAND):
                if self.sees(button("Lock in")).is_enabled():
                    break
                card.click()
            return self.sees(button("Lock in")).is_enabled()

        self.until(chosen, "an answer")
        question = self.question()
        self.touch(button("Lock in"))
        self.until(lambda: self.question() != question, "its answer taken")

    def question(self) -> str | None:
        """The number of the question on the table, if there is one."""
        prompts = self.browser.find('//section[@aria-label="What is asked"]')
        return prompts[0].attribute("data-question") if prompts else None

    def play_to_the_end(self) -> None:
        """Answer whenever asked, go on from whatever is shown, until the score sheet is there."""
        deadline = time.monotonic() + LONGEST_GAME
        while not self.is_over():
            assert time.monotonic() < deadline, f"{self.name}'s game has no end; picture in {self.pictures}"
            if self.shows(button("Go on")):
                self.until(self.go_on, "go on")
            elif self.is_asked():
                self.answer()
            else:
                time.sleep(0.05)
