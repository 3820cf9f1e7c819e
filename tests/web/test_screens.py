"""Every screen in light and dark, wide and narrow: no axe violation, no sideways scrolling, no tiny text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.conftest import Arrive
from tests.web.people import DESKTOP, PHONE, Person

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SMALLEST: ViewportSize = {"width": 360, "height": 740}
RUN_AXE = """async rules => (await axe.run(rules ? { runOnly: rules } : {})).violations.flatMap(
    found => found.nodes.map(node => `${found.id}: ${node.target} ${node.failureSummary}`)
)"""
SETTLED = """() => Promise.race([
    Promise.all(document.getAnimations().map(one => one.finished.catch(() => null))),
    new Promise(patience => setTimeout(patience, 1500)),
])"""
TINY_TEXT = """() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const tiny = new Set();
    while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        if (!walker.currentNode.data.trim() || element.closest(".spoken") || !element.checkVisibility()) continue;
        const drawn = element.closest("svg");
        const scale = drawn ? drawn.getBoundingClientRect().width / drawn.viewBox.baseVal.width : 1;
        const size = parseFloat(getComputedStyle(element).fontSize) * scale;
        if (size < 11.95) tiny.add(`${walker.currentNode.data.trim()}: ${size.toFixed(1)} px`);
    }
    return [...tiny];
}"""


def problems(page: Page, rules: list[str] | None = None) -> Iterator[str]:
    """What is wrong with the page as it stands; by all rules of axe, or by some."""
    page.evaluate(SETTLED)  # text that is just fading in has no contrast yet
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8") + "; true")
    yield from page.evaluate(RUN_AXE, rules)
    yield from page.evaluate(TINY_TEXT)
    if page.evaluate("document.documentElement.scrollWidth > window.innerWidth"):
        yield "scrolls sideways"


def look_at(person: Person, screen: str, *sizes: ViewportSize) -> None:
    """The screen as it is now must be sound in every size and theme."""
    page = person.page
    found: dict[str, list[str]] = {}
    page.mouse.move(0, 0)  # else a card that the pointer happens to rest on is enlarged meanwhile
    for size in sizes or (DESKTOP, PHONE):
        page.set_viewport_size(size)
        page.emulate_media(color_scheme="light", reduced_motion="reduce")
        found[f"{screen}, {size['width']}, light"] = list(problems(page))
        page.emulate_media(color_scheme="dark", reduced_motion="reduce")  # which changes colours and nothing else
        found[f"{screen}, {size['width']}, dark"] = list(problems(page, ["color-contrast"]))
    page.set_viewport_size(DESKTOP)
    assert {where: wrong for where, wrong in found.items() if wrong} == {}


TABLE_SIZES = (DESKTOP, PHONE, SMALLEST)


def be_patient(person: Person) -> None:
    """Let results stay on the screen, so that they can be looked at in peace."""
    person.visit("/settings")
    person.page.get_by_label("Results stay until I go on").check()


@pytest.mark.parametrize(
    ("path", "heading"),
    [
        ("/", "Tschak!"),
        ("/settings", "Settings"),
        ("/games", "My games"),
        ("/rules/tschak#T-24", "Rulebook"),
        ("/join/AAAAAAAAAAAAAAAAAAAAAA", "This link leads to no free seat"),
        ("/nowhere/at/all", "There is nothing here"),
        ("/match/AAAAAAAAAAAA", "There is nothing here"),
    ],
)
def test_a_page_is_sound(person: Person, path: str, heading: str) -> None:
    person.visit(path)
    expect(person.page.get_by_role("heading", name=heading).first).to_be_visible()
    look_at(person, path)


def test_the_form_for_a_new_table_and_the_waiting_room_are_sound(person: Person) -> None:
    page = person.page
    person.visit("/new")
    page.get_by_text("Rules, clock and chat").click()
    page.get_by_role("combobox", name="Clock").select_option(label="minutes for the whole game")
    page.get_by_label("Who sits on seat 2", exact=True).select_option(label="Another person at this screen")
    page.get_by_label("Who sits on seat 3", exact=True).select_option(label="A friend, by link")
    look_at(person, "new table")
    person.button("Open the table").click()
    expect(page.get_by_role("button", name=re.compile("show my cards"))).to_be_visible()
    look_at(person, "curtain", *TABLE_SIZES)
    page.get_by_role("button", name=re.compile("show my cards")).click()
    expect(page.get_by_role("img", name="QR code of the link for seat 3")).to_be_visible()
    look_at(person, "waiting room", *TABLE_SIZES)


def table_of_two_and_bots(arrive: Arrive) -> tuple[Person, Person, str]:
    """Two people with long names, the second at a phone, and two bots."""
    person, ben = arrive(), arrive(viewport=PHONE)
    be_patient(person)
    person.call_oneself("Adalbert von Hohenstein")
    match, links = person.open_table("me", "friend", "bot", "bot")
    ben.sit_down(links[0], "Benedikt der Zweite")
    expect(person.page.get_by_role("region", name="Benedikt")).to_be_visible()
    return person, ben, match


def test_the_table_is_sound_whatever_is_asked(arrive: Arrive) -> None:
    person, ben, _ = table_of_two_and_bots(arrive)
    person.choose()
    look_at(person, "asked", *TABLE_SIZES)
    person.lock_in()
    expect(person.button("Take back")).to_be_visible()
    look_at(person, "locked", *TABLE_SIZES)
    look_at(ben, "hand on a phone", PHONE, SMALLEST)
    ben.page.set_viewport_size(PHONE)
    ben.answer()
    expect(person.hand()).to_have_count(9)
    person.hand().filter(has_text="cannot be chosen now").first.click()
    look_at(person, "refused", *TABLE_SIZES)


def test_what_opens_at_the_table_is_sound(arrive: Arrive) -> None:
    person, _, _ = table_of_two_and_bots(arrive)
    page = person.page
    person.button("Log").click()
    look_at(person, "log")
    page.keyboard.press("Escape")
    person.button("Chat").click()
    person.button("Well played!").click()
    expect(page.get_by_role("region", name="Chat").get_by_role("listitem")).to_have_count(1)
    look_at(person, "chat")
    page.keyboard.press("Escape")
    person.button("Why?").click()
    expect(page.get_by_role("region", name="Rules").get_by_role("link", name="T-17", exact=True)).to_be_visible()
    look_at(person, "rules")
    page.keyboard.press("Escape")
    person.button("Table menu").click()
    page.get_by_text("Move my seat to another device").click()
    expect(page.get_by_role("img", name="Move my seat")).to_be_visible()
    look_at(person, "menu")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    look_at(person, "keys")


def test_results_and_shared_screens_are_sound(arrive: Arrive) -> None:
    person, ben, match = table_of_two_and_bots(arrive)
    page = person.page
    for cards in (9, 8, 7):
        person.answer()
        ben.answer()
        expect(person.hand()).to_have_count(cards)
    expect(person.button("Go on")).to_be_visible()
    look_at(person, "result of a floor", *TABLE_SIZES)
    person.dismiss_stages()
    person.visit(f"/table/{match}")
    expect(page.get_by_role("region", name="Keep 1")).to_be_visible()
    look_at(person, "shared screen")
    person.visit(f"/match/{match}")
    ben.visit("/")
    expect(page.get_by_text("away").first).to_be_attached()
    person.menu("Let a bot play for Benedikt der Zweite")
    person.leave_the_rest_to_bots()
    person.see_the_end()
    look_at(person, "final sheet", *TABLE_SIZES)


def test_replay_and_list_of_games_are_sound(person: Person) -> None:
    page = person.page
    be_patient(person)
    person.open_table("me", "bot", "bot", "bot")
    person.open_table("me", "bot", "bot", "bot")
    expect(person.hand()).to_have_count(10)
    person.leave_the_rest_to_bots()
    expect(page.get_by_role("heading", name="The end")).to_be_visible(timeout=60_000)
    result = page.get_by_role("dialog", name="What happened")
    expect(result).to_contain_text("floor 2")  # of many results the last ones
    page.keyboard.press("Escape")
    expect(result).to_contain_text("floor 3")
    page.keyboard.press("Escape")
    expect(result).to_contain_text("The loot of keep 4")
    look_at(person, "loot", *TABLE_SIZES)
    person.dismiss_stages()
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("combobox", name="Seen by").select_option(index=1)
    page.get_by_role("slider", name="Moment of the game").fill("30")
    expect(page).to_have_url(re.compile("row=30"))
    expect(person.hand()).not_to_have_count(0)
    look_at(person, "replay", *TABLE_SIZES)
    person.visit("/games")
    expect(page.get_by_role("link", name=re.compile("Guest"))).to_have_count(2)
    look_at(person, "my games")
