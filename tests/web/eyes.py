"""Eyes on every state that the browser tests pass through: what nobody could see, read or touch is written down.

`make look` runs the browser tests with them. A state is looked at when it is met for the first time in a run, in the
next combination of size, language and theme, so that all pairs of these come up soon. The findings lie in a file, with
pictures; what was touched though nobody could have touched it is among them.
"""

from __future__ import annotations

import hashlib
import itertools
import json
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, FluentSerializer, ast
from playwright.sync_api import BrowserContext, Page, Route, ViewportSize

from questkeep.text import LANGUAGES, fluent_source

SCRIPT = Path(__file__).with_name("eyes.js")
MARKS = {"en": "\u2061", "de": "\u2062", "ru": "\u2063", "pl": "\u2064"}
END = "\u206f"
SIZES: list[ViewportSize] = [
    {"width": 1440, "height": 900},
    {"width": 390, "height": 844},
    {"width": 1280, "height": 720},
    {"width": 1920, "height": 1080},
]
THEMES = ["dark", "light"]
PHONE_WIDTH = 700
MOST_PICTURES = 3  # of one state
NAMES = ["Questkeep"]
STATE = """() => {
    const words = new Set();
    const plain = text => text.replace(/\\p{N}+/gu, "#").slice(0, 40);
    words.add(location.pathname.replace(/[\\w-]{12,}/g, "…"));
    for (const one of document.querySelectorAll(".screen")) words.add(`${one.dataset.game} ${one.dataset.moment}`);
    const open = "dialog[open], aside, .hint, .banner, .waiting, .over, .lost, [role=alertdialog]";
    for (const one of document.querySelectorAll(open))
        words.add(`${one.tagName} ${plain(one.getAttribute("aria-label") ?? one.className)}`);
    for (const one of document.querySelectorAll("[aria-expanded=true], .objection")) words.add(plain(one.className));
    return [...words].sort().join(" | ");
}"""
SPEAK = """([key, language, theme]) => {
    const told = { ...JSON.parse(localStorage.getItem(key) ?? "{}"), language, theme };
    dispatchEvent(new StorageEvent("storage", { key, newValue: JSON.stringify(told) }));
}"""
SPOKEN = "language => document.documentElement.lang === language"
SETTLED = """() => Promise.race([
    document.fonts.ready.then(() => Promise.all(document.getAnimations().map(one => one.finished.catch(() => null)))),
    new Promise(patience => setTimeout(patience, 800)),
])"""


class Combination(NamedTuple):
    """One way in which somebody may look at a state."""

    size: ViewportSize
    language: str
    theme: str

    def __str__(self) -> str:
        return f"{self.size['width']}×{self.size['height']}, {self.language}, {self.theme}"


class Finding(NamedTuple):
    """What somebody could not see, read or touch."""

    state: str
    combination: str
    law: str
    words: str


@cache
def combinations() -> list[Combination]:
    """All combinations, in an order in which all pairs come up as soon as can be."""
    left = [Combination(*one) for one in itertools.product(SIZES, LANGUAGES, THEMES)]
    ordered: list[Combination] = []
    met: set[object] = set()

    def pairs(one: Combination) -> set[object]:
        return set(itertools.combinations((one.size["width"], one.language, one.theme), 2))

    while left:
        best = max(left, key=lambda one: len(pairs(one) - met))
        left.remove(best)
        met |= pairs(best)
        ordered.append(best)
    return ordered


@cache
def marked_texts(language: str) -> str:
    """All messages of a language, each between marks that nobody sees."""
    resource = FluentParser(with_spans=False).parse(fluent_source(language))
    for entry in resource.body:
        if isinstance(entry, ast.Message | ast.Term):
            patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
            for pattern in patterns:
                if pattern is not None:
                    pattern.elements = [ast.TextElement(MARKS[language]), *pattern.elements, ast.TextElement(END)]
    return FluentSerializer().serialize(resource)


class Eyes:
    """What a run has looked at; several workers share one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.states = folder / "states"
        self.states.mkdir(parents=True, exist_ok=True)
        (folder / "findings.jsonl").touch()

    def open_in(self, context: BrowserContext) -> None:
        """From now on the pages of this browser see themselves."""
        context.add_init_script(path=SCRIPT)

    def due(self, state: str) -> list[Combination]:
        """The combinations in which this state is to be looked at now; none if it is known."""
        name = hashlib.blake2b(state.encode(), digest_size=12).hexdigest()
        try:
            (self.states / name).mkdir()
        except FileExistsError:
            return []
        (self.states / name / "state").write_text(state, "utf-8")
        number = len(list(self.states.iterdir())) - 1
        return [combinations()[number % len(combinations())]]

    def look(self, page: Page, names: list[str]) -> None:
        """Look at the page, if it is in a state that nobody has seen yet."""
        if not page.url.startswith("http") or not page.evaluate("'eyes' in window"):
            return
        state = page.evaluate(STATE)
        for words in page.evaluate("window.eyes.untouchable.splice(0)"):
            self.write(Finding(state, "as the test left it", "cannot be touched by a person", words), "")
        wanted = self.due(state)
        if not wanted:
            return
        before = page.viewport_size
        spoken = page.evaluate("[document.documentElement.lang, document.documentElement.dataset.theme ?? 'system']")
        page.context.route("**/api/texts/*", self._answer_marked)
        for combination in wanted:
            self.show(page, combination)
            self.check(page, state, combination, names)
        page.context.unroute("**/api/texts/*")
        if before is not None:
            page.set_viewport_size(before)
        self.speak(page, *spoken)

    def _answer_marked(self, route: Route) -> None:
        language = route.request.url.rpartition("/")[2].partition("?")[0]
        route.fulfill(body=marked_texts(language), content_type="text/plain; charset=utf-8")

    def show(self, page: Page, combination: Combination) -> None:
        """Show the page in this size, language and theme."""
        page.set_viewport_size(combination.size)
        self.speak(page, combination.language, combination.theme)
        page.evaluate(SETTLED)

    def speak(self, page: Page, language: str, theme: str) -> None:
        """As if language and theme had been chosen in another tab; texts are fetched anew, with or without marks."""
        other = next(one for one in LANGUAGES if one != language)
        for one in (other, language):
            page.evaluate(SPEAK, ["questkeep-settings", one, theme])
            page.wait_for_function(SPOKEN, arg=one)

    def check(self, page: Page, state: str, combination: Combination, names: list[str]) -> None:
        """Note what breaks the law, each with a picture."""
        question = {
            "language": combination.language,
            "phone": combination.size["width"] <= PHONE_WIDTH,
            "names": NAMES + names,
        }
        for number, found in enumerate(page.evaluate("question => window.eyes.findings(question)", question)):
            finding = Finding(state, str(combination), found["law"], found["words"])
            self.keep(page, finding, found["box"], number)

    def keep(self, page: Page, finding: Finding, box: dict[str, float], number: int) -> None:
        """A picture of the page with a frame around what was found."""
        name = hashlib.blake2b(repr(finding).encode(), digest_size=6).hexdigest()
        pictures = self.folder / "pictures"
        pictures.mkdir(exist_ok=True)
        self.write(finding, f"{name}.png" if number < MOST_PICTURES else "")
        if number < MOST_PICTURES:
            page.evaluate(FRAME, box)
            page.screenshot(path=pictures / f"{name}.png")
            page.evaluate("document.querySelector('#eyes-frame')?.remove()")

    def write(self, finding: Finding, picture: str) -> None:
        """One more line of the file."""
        with (self.folder / "findings.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps({**finding._asdict(), "picture": picture}, ensure_ascii=False) + "\n")


FRAME = """box => {
    const frame = document.createElement("div");
    frame.id = "eyes-frame";
    frame.popover = "manual";
    frame.style.cssText = "position:fixed;margin:0;padding:0;border:3px solid #f0f;background:none;pointer-events:none";
    const place = { left: box.x - 3, top: box.y - 3, width: box.width + 6, height: box.height + 6 };
    for (const [side, pixels] of Object.entries(place)) frame.style[side] = `${pixels}px`;
    document.body.append(frame);
    frame.showPopover();
}"""
