"""Whole games in a real browser: against bots, with a friend, at one screen, by keyboard, and by ear."""

from __future__ import annotations

import re
import time

from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.people import PHONE, Person, play_to_the_end


def test_one_click_leads_to_the_first_card(person: Person) -> None:
    person.visit("/")
    person.button("Play now").click()
    expect(person.hand()).to_have_count(10)
    person.answer()
    expect(person.hand()).to_have_count(9)


def test_two_people_by_link_and_two_bots_play_a_whole_game(arrive: Arrive) -> None:
    ada, ben = arrive(), arrive(viewport=PHONE)
    ada.visit("/")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_role("link", name="New table").click()
    for number, kind in enumerate(("Me", "A friend, by link", "A bot", "A bot"), 1):
        ada.page.get_by_label(f"Who sits on seat {number}", exact=True).select_option(label=kind)
    ada.button("Open the table").click()
    link = ada.page.get_by_role("textbox", name="Link for seat 2")
    expect(link).to_have_value(re.compile("/join/"))
    ben.sit_down("/" + link.input_value().split("/", 3)[3], "Ben")
    expect(ada.page.get_by_role("region", name="Ben")).to_be_visible()
    play_to_the_end(ada, ben)
    sheets = [one.page.get_by_role("region", name="The score sheet") for one in (ada, ben)]
    assert sheets[0].inner_text() == sheets[1].inner_text()


def test_two_people_share_one_screen_behind_a_curtain(person: Person) -> None:
    page = person.page
    person.visit("/new")
    page.get_by_label("Players").select_option("2")
    page.get_by_label("Who sits on seat 2", exact=True).select_option(label="Another person at this screen")
    page.get_by_label("Name of the player on seat 2").fill("Ben")
    person.button("Open the table").click()
    uncover = page.get_by_role("button", name=re.compile("show my cards"))
    expect(uncover).to_be_visible()
    names: list[str] = []
    deadline = time.monotonic() + 180
    while not person.is_over():
        assert time.monotonic() < deadline, page.locator("body").inner_text()
        if uncover.is_visible():
            names.append(uncover.inner_text())
            expect(page.get_by_role("button")).to_have_count(1)  # behind the curtain lies nobody's card
            uncover.click()
            expect(person.hand()).not_to_have_count(0)
        elif not person.try_to_answer():
            person.dismiss_stages()
    assert len(set(names)) == 2
    assert len(names) == 25  # at first, and after each step: whoever has answered last goes on


def test_a_whole_game_is_played_by_keyboard_alone(person: Person) -> None:
    page = person.page
    person.visit("/")
    play_now = person.button("Play now")
    expect(play_now).to_be_enabled()
    for _ in range(30):
        page.keyboard.press("Tab")
        if play_now.evaluate("one => one === document.activeElement"):
            break
    page.keyboard.press("Enter")
    expect(person.hand()).to_have_count(10)
    enabled = page.get_by_role("button", name="Lock in", exact=True, disabled=False)
    deadline = time.monotonic() + 100
    while not person.is_over():
        assert time.monotonic() < deadline, page.locator("body").inner_text()
        if person.button("Go on").is_visible():
            page.keyboard.press("Escape")
        elif person.button("Lock in").is_visible():
            for digit in "1234567890":
                page.keyboard.press(digit)
                if enabled.count():
                    page.keyboard.press("l")
                    expect(enabled).to_have_count(0)
                    break
        else:
            page.wait_for_timeout(30)


def test_a_whole_game_is_played_through_the_accessibility_tree_alone(person: Person) -> None:
    """Only roles and names are read, only what they name is touched, and live regions tell what happens."""
    page = person.page
    person.open_table("me", "bot")
    spoken = page.get_by_role("log").get_by_role("paragraph")
    told: list[str] = []
    asked: set[str] = set()
    deadline = time.monotonic() + 120
    while True:
        assert time.monotonic() < deadline, told[-3:]
        tree = page.locator("body").aria_snapshot()
        told += [line for line in spoken.all_inner_texts() if line not in told]
        if 'button "Play again"' in tree:
            break
        if 'button "Go on"' in tree:
            page.keyboard.press("Enter")  # the button has the focus
            continue
        if 'button "Lock in" [disabled]' not in tree:
            page.wait_for_timeout(30)
            continue
        question = re.search(r"Choose (one card|\d cards) for floor \d\.", tree[tree.index('region "What is asked"') :])
        assert question is not None, tree
        asked.add(question[0])
        wanted = 1 if question[1] == "one card" else int(question[1][0])
        hand = tree[tree.index('region "Your hand') :]
        cards: dict[str, str] = {}
        for name in re.findall(r'button "([^"]+)"', hand):
            kind = "Wizard" if name.startswith("Chameleon") else re.split("[ ,]", name)[0]
            if "cannot be chosen now" not in name:
                cards.setdefault(kind, name)
        mine = page.get_by_role("region", name=re.compile("^Your hand"))
        for name in list(cards.values())[:wanted]:
            mine.get_by_role("button", name=name, exact=True).first.click()
        page.get_by_role("button", name="Lock in").click()
        expect(page.get_by_role("button", name="Lock in", disabled=False)).to_have_count(0)
    heard = " ".join(told)
    for words in (
        "You lock in: ",
        "turns up: ",
        "is decided. Treasure: ",
        "The loot of keep 4",
        "travel one place",
        "The game is over",
    ):
        assert words in heard
    assert "You take up a hand: " in heard
    assert all(question in heard for question in asked)  # what is asked next is told as well
    assert asked == {
        f"Choose {cards} for floor {floor}."
        for cards, floor in (("one card", 1), ("one card", 2), ("2 cards", 2), ("3 cards", 3))
    }
    tree = page.locator("body").aria_snapshot()
    assert "win" in tree
    assert 'rowheader "Total"' in tree
