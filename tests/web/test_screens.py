"""Every screen: reachable, readable in four languages, without sideways scrolling, and without an axe violation."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.people import DESKTOP, PHONE, House, Person, play_to_the_end

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


RUN_AXE = """async () => (await axe.run()).violations.flatMap(
    found => found.nodes.map(node => `${found.id}: ${node.target} ${node.failureSummary}`)
)"""


def violations(page: Page) -> list[str]:
    page.evaluate(AXE.read_text("utf-8") + "; true")
    found: list[str] = page.evaluate(RUN_AXE)
    return found


SETTLED = """() => Promise.race([
    Promise.all(document.getAnimations().map(one => one.finished.catch(() => null))),
    new Promise(patience => setTimeout(patience, 1500)),
])"""


def assert_sound(page: Page) -> None:
    page.evaluate(SETTLED)  # text that is just fading in has no contrast yet
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), "scrolls sideways"


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_every_screen_is_sound(browser: Browser, house: House, theme: str, viewport: dict[str, int]) -> None:
    person = Person(browser, house, viewport)
    page = person.page
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
    for path, heading in (("/", "Tschak!"), ("/new", "New table"), ("/settings", "Settings"), ("/games", "My games")):
        person.visit(path)
        expect(page.get_by_role("heading", name=heading).first).to_be_visible()
        assert_sound(page)
    person.visit("/settings")
    page.get_by_label("Results stay until I go on").check()  # so that a stage can be looked at in peace
    person.visit("/rules/tschak")
    expect(page.get_by_text("T-24").first).to_be_visible()
    assert_sound(page)
    person.visit("/nowhere/at/all")
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    assert_sound(page)
    person.visit("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".hand [data-card]")).to_have_count(10)
    assert_sound(page)
    page.get_by_role("button", name="Log", exact=True).click()
    assert_sound(page)
    page.keyboard.press("Escape")
    for _ in range(60):
        if page.get_by_role("button", name="Go on").is_visible():
            break
        person.try_to_answer_without_stages()
    assert_sound(page)
    play_to_the_end(person)
    assert_sound(page)
    person.context.close()


@pytest.mark.parametrize(("language", "dwarf"), [("de", "zwerg"), ("ru", "гном"), ("pl", "krasnolud")])
def test_the_house_speaks_the_language_of_the_reader(browser: Browser, house: House, language: str, dwarf: str) -> None:
    person = Person(browser, house, language=language)
    person.visit("/")
    button = person.page.locator("button.primary")
    expect(button).to_be_enabled()
    assert button.inner_text() != "Play now"
    button.click()
    cards = person.page.locator(".hand [data-card]")
    expect(cards).to_have_count(10)
    assert dwarf in " ".join(cards.locator(".spoken").all_inner_texts()).lower()


def test_a_finished_game_is_replayed_step_by_step(person: Person) -> None:
    person.visit("/")
    page = person.page
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".hand [data-card]")).to_have_count(10)
    play_to_the_end(person)
    page.get_by_role("link", name="Replay").click()
    moment = page.get_by_role("slider", name="Moment of the game")
    expect(moment).to_be_visible()
    page.get_by_role("button", name="To the beginning").click()
    expect(moment).to_have_value("0")
    page.get_by_role("button", name="One step on").click()
    expect(moment).to_have_value("1")


def test_the_address_of_a_clause_opens_the_rulebook_there(person: Person) -> None:
    person.visit("/rules/tschak#T-24")
    expect(person.page.locator('[id="T-24"]')).to_be_in_viewport()
