"""Eyes on every state that the browser tests pass through: what nobody could see, read or touch breaks the test.

A state is looked at when it is met for the first time in a run, in one combination of size, language and theme; states
are spread over the combinations by their names, so that all pairs of these come up. `make look` looks at every state in
all of them. What is found lies in a file, with pictures.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import os
from collections.abc import Callable
from functools import cache, wraps
from pathlib import Path
from typing import Any, NamedTuple
from uuid import uuid4

from fluent.syntax import FluentParser, FluentSerializer, ast
from playwright.sync_api import BrowserContext, Locator, Page, Route, ViewportSize

from questkeep.text import LANGUAGES, game_source, house_source

SEES_ALL = "QUESTKEEP_SEE_ALL" in os.environ  # every state in all combinations: `make look`
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
NAMES = ["Questkeep", "Ben", "Ada", "Guest", "Gast", "Гость", "Gość"]  # in no language; a guest is named in his
STATE = """() => {
    const words = new Set();
    const plain = text => text.replace(/\\p{N}+/gu, "#").slice(0, 40);
    words.add(location.pathname.replace(/[\\w-]{12,}/g, "…"));
    for (const one of document.querySelectorAll(".screen")) words.add(`${one.dataset.game} ${one.dataset.moment}`);
    const open = "dialog[open], .drawer, .hint, .banner, .waiting, .over, .lost, [role=alertdialog]";
    for (const one of document.querySelectorAll(open))
        words.add(`${one.tagName} ${plain(one.getAttribute("aria-label") ?? one.className)}`);
    for (const one of document.querySelectorAll("[aria-expanded=true], .objection")) words.add(plain(one.className));
    return [...words].sort().join(" | ");
}"""
SETTINGS = "questkeep-settings"
SPEAK = """([key, language, theme]) => {
    const told = { ...JSON.parse(localStorage.getItem(key) ?? "{}"), language, theme };
    dispatchEvent(new StorageEvent("storage", { key, newValue: JSON.stringify(told) }));
}"""
IS_OURS = "'eyes' in window && document.contentType === 'text/html'"  # the licences are plain text
SPOKEN = "language => document.documentElement.lang === language"
SEEN = "question => window.eyes.findings(question)"
LOOKS_AT_NOTHING = 50  # so often a page is looked at again that shows no word yet
SAYS_SOMETHING = "() => document.body.innerText.trim() !== ''"  # a part of the client may still be on its way
SETTLED = """async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);  // what fades in has begun to
    const ended = () => Promise.all(document.getAnimations().map(one => one.finished.catch(() => null)));
    await Promise.race([
        document.fonts.ready.then(ended),
        new Promise(patience => setTimeout(patience, 1500)),
    ]);
}"""


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
    picture: str


@cache
def combinations() -> list[Combination]:
    """All ways in which somebody may look."""
    return [Combination(*one) for one in itertools.product(SIZES, LANGUAGES, THEMES)]


def by_language(one: Combination) -> str:
    """The language of a combination: it takes longest to change."""
    return one.language


def pairs_of(one: Combination) -> set[object]:
    """The pairs of size, language and theme in a combination."""
    return set(itertools.combinations((one.size["width"], one.language, one.theme), 2))


def texts_at(address: str) -> tuple[str, str]:
    """The language of a request for messages, and those messages: of the house or of a game."""
    language, _, game = address.rpartition("/api/texts/")[2].partition("?")[0].partition("/")
    return language, game_source(game, language) if game else house_source(language)


@cache
def marked_texts(language: str, texts: str) -> str:
    """Messages of a language, each between marks that nobody sees."""
    resource = FluentParser(with_spans=False).parse(texts)
    for entry in resource.body:
        if isinstance(entry, ast.Message | ast.Term):
            patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
            for pattern in patterns:
                if pattern is not None:
                    pattern.elements = [ast.TextElement(MARKS[language]), *pattern.elements, ast.TextElement(END)]
    return FluentSerializer().serialize(resource)


def look_before_every_touch() -> None:
    """From now on whatever a test touches is touched on a page that was looked at, if it is somebody's."""
    for name in ("click", "fill", "check", "uncheck", "select_option", "press"):
        setattr(Locator, name, after_a_look(getattr(Locator, name)))


def after_a_look(act: Callable[..., Any]) -> Callable[..., Any]:
    """A touch of the browser's driver, with a look before it."""

    @wraps(act)
    def look_and_act(thing: Locator, *wishes: Any, **more: Any) -> Any:
        looks_at.get(thing.page, lambda: None)()
        return act(thing, *wishes, **more)

    return look_and_act


looks_at: dict[Page, Callable[[], None]] = {}  # who looks at a page


class Eyes:
    """What a run has looked at; several workers share one folder."""

    def __init__(self, folder: Path, sees_all: bool = False) -> None:
        self.folder = folder
        self.sees_all = sees_all  # every state in all combinations, not in one
        self.states = folder / "states"
        self.pictures = folder / "pictures"
        self.names = list(NAMES)  # what people, and cards of their own decks, are called
        for one in (self.states, self.pictures):
            one.mkdir(parents=True, exist_ok=True)

    def open_in(self, context: BrowserContext, tell: Callable[[str], None]) -> None:
        """From now on the pages of this browser see themselves, and tell of a touch that no person could have done."""
        context.expose_binding("tellOfTouch", lambda source, words: tell(words))
        context.add_init_script(path=SCRIPT)

    def due(self, state: str) -> list[Combination]:
        """The combinations in which this state is to be looked at now; none if that was done."""
        name = hashlib.blake2b(state.encode(), digest_size=8).hexdigest()
        try:
            (self.states / name).mkdir()
        except FileExistsError:
            return []
        turn = int(name, 16) % len(combinations())  # the same in every run: what was found can be found again
        wanted = combinations() if self.sees_all else [combinations()[turn]]
        (self.states / name / "state").write_text("\n".join([state, *map(str, wanted)]), "utf-8")
        return wanted

    def look(self, page: Page) -> list[Finding]:
        """Look at the page, if it is in a state that nobody has seen yet: what breaks the law there."""
        if not page.url.startswith("http") or not page.evaluate(IS_OURS):
            return []
        state = page.evaluate(STATE)
        wanted = self.due(state)
        if not wanted:
            return []
        before = page.viewport_size
        page.wait_for_function(SAYS_SOMETHING)  # before its texts have come, a page does not know what it will speak
        spoken = page.evaluate("[document.documentElement.lang, document.documentElement.dataset.theme ?? 'system']")
        page.context.route("**/api/texts/**", self.answer_marked)
        found: list[Finding] = []
        for language, alike in itertools.groupby(sorted(wanted, key=by_language), by_language):
            self.speak_anew(page, language)
            for combination in alike:
                page.set_viewport_size(combination.size)
                page.evaluate(SPEAK, [SETTINGS, language, combination.theme])
                found += self.check(page, state, combination)
        page.context.unroute("**/api/texts/**")
        if before is not None:
            page.set_viewport_size(before)
        page.context.route("**/api/texts/**", self.answer_plain)  # the house itself may be out of reach now
        language, theme = spoken
        self.speak_anew(page, language)
        page.evaluate(SPEAK, [SETTINGS, language, theme])
        page.context.unroute("**/api/texts/**")
        return found

    def answer_marked(self, route: Route) -> None:
        """Serve the messages of a language with marks around each."""
        route.fulfill(body=marked_texts(*texts_at(route.request.url)), content_type="text/plain; charset=utf-8")

    def answer_plain(self, route: Route) -> None:
        """Serve them as the house does."""
        route.fulfill(body=texts_at(route.request.url)[1], content_type="text/plain; charset=utf-8")

    def speak_anew(self, page: Page, language: str) -> None:
        """As if a language had been chosen in another tab; its texts are fetched anew, with or without marks."""
        other = next(one for one in LANGUAGES if one != language)
        for one in (other, language):
            page.evaluate(SPEAK, [SETTINGS, one, THEMES[0]])
            page.wait_for_function(SPOKEN, arg=one)

    def check(self, page: Page, state: str, combination: Combination) -> list[Finding]:
        """What breaks the law on the page as it stands, with pictures of the first."""
        question = {
            "language": combination.language,
            "phone": combination.size["width"] <= PHONE_WIDTH,
            "names": self.names,
        }
        page.wait_for_function(SAYS_SOMETHING)
        page.evaluate(SETTLED)
        seen = page.evaluate(SEEN, question)
        for _ in range(LOOKS_AT_NOTHING):  # what there is to read may still be fading in
            if seen["texts"]:
                break
            page.wait_for_timeout(100)
            seen = page.evaluate(SEEN, question)
        assert seen["texts"], f"nothing can be read in {state} ({combination})"
        found = []
        for number, one in enumerate(seen["found"]):
            picture = self.picture(page, one["box"]) if number < MOST_PICTURES else ""
            found.append(Finding(state, str(combination), one["law"], one["words"], picture))
        with (self.folder / "findings.jsonl").open("a", encoding="utf-8") as file:
            file.writelines(json.dumps(finding._asdict(), ensure_ascii=False) + "\n" for finding in found)
        return found

    def picture(self, page: Page, box: dict[str, float]) -> str:
        """A picture of the page with a frame around what was found."""
        path = self.pictures / f"{uuid4().hex[:12]}.png"
        page.evaluate(FRAME, box)
        page.screenshot(path=path)
        page.evaluate("document.querySelector('#eyes-frame')?.remove()")
        return str(path)


def seen_in(folder: Path) -> str:
    """What a run has looked at, in a sentence."""
    looks = [line for file in folder.glob("states/*/state") for line in file.read_text("utf-8").splitlines()[1:]]
    known = {str(one): pairs_of(one) for one in combinations()}
    met = set().union(*(known[look] for look in looks))
    every = set().union(*known.values())
    found = folder / "findings.jsonl"
    count = len(found.read_text("utf-8").splitlines()) if found.exists() else 0
    states = len(list(folder.glob("states/*")))
    where = f", with pictures in {folder}" if count else ""
    return (
        f"the law of the screen: {states} states, {len(looks)} looks at them in {len(set(looks))} combinations of size,"
        f" language and theme ({len(met)} of {len(every)} pairs): {count} findings{where}"
    )


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
