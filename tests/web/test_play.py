"""Whole games in a real browser: against bots, with a friend, at one screen, through a crash, by keyboard alone."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from tests.web.people import PHONE, House, Person, play_to_the_end


def open_new_table(page: Page, *seats: str) -> None:
    page.get_by_role("link", name="New table").click()
    for number, kind in enumerate(seats, 1):
        page.get_by_label(f"Who sits on seat {number}", exact=True).select_option(label=kind)
    page.get_by_role("button", name="Open the table").click()


def test_one_click_leads_to_the_first_card_and_a_whole_game_is_played(person: Person) -> None:
    person.visit("/")
    person.page.get_by_role("button", name="Play now").click()
    expect(person.page.locator(".hand [data-card]")).to_have_count(10)
    play_to_the_end(person)
    expect(person.page.get_by_role("button", name="Play again")).to_be_visible()


def test_two_people_by_link_and_two_bots_play_a_whole_game(browser: Browser, house: House) -> None:
    ada, ben = Person(browser, house), Person(browser, house, PHONE)
    ada.visit("/")
    ada.page.get_by_label("Your name").fill("Ada")
    open_new_table(ada.page, "Me", "A friend, by link", "A bot", "A bot")
    link = ada.page.get_by_role("textbox", name=re.compile("Link for seat"))
    expect(link).to_have_value(re.compile("/join/"))
    ben.visit("/" + link.input_value().split("/", 3)[3])
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ben.page.locator(".hand [data-card]")).to_have_count(10)
    play_to_the_end(ada, ben)
    assert ada.problems == ben.problems == []


def test_two_people_share_one_screen_behind_a_curtain(person: Person) -> None:
    person.visit("/")
    page = person.page
    page.get_by_role("link", name="New table").click()
    page.get_by_label("Players").select_option("2")
    page.get_by_label("Who sits on seat 2", exact=True).select_option(label="Another person at this screen")
    page.get_by_label("Name of the player on seat 2").fill("Ben")
    page.get_by_role("button", name="Open the table").click()
    uncover = page.get_by_role("button", name=re.compile("show my cards"))
    hands: set[str] = set()
    for _ in range(3):
        expect(uncover).to_be_visible()
        expect(page.locator("[data-card]")).to_have_count(0)  # behind the curtain lies nobody's card
        uncover.click()
        expect(page.locator(".hand [data-card]").first).to_be_visible()
        hands.add(" ".join(page.locator(".hand [data-card]").evaluate_all("all => all.map(one => one.dataset.card)")))
        while person.try_to_answer():  # whoever holds the device goes on until the other one is asked
            person.dismiss_stages()
    assert len(hands) == 3


def test_a_crash_in_mid_choice_loses_nothing_and_the_page_goes_on_by_itself(browser: Browser, house: House) -> None:
    ada, ben = Person(browser, house), Person(browser, house)
    ada.visit("/")
    open_new_table(ada.page, "Me", "A friend, by link", "A bot", "A bot")
    link = ada.page.get_by_role("textbox", name=re.compile("Link for seat")).input_value()
    ben.visit("/" + link.split("/", 3)[3])
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ben.page.locator(".hand [data-card]")).to_have_count(10)
    assert ada.try_to_answer()
    expect(ada.page.get_by_role("button", name="Take back")).to_be_visible()
    house.kill()
    expect(ada.page.get_by_text("The line is broken")).to_be_visible()
    house.start()
    expect(ada.page.get_by_text("The line is broken")).to_be_hidden()
    expect(ada.page.get_by_role("button", name="Take back")).to_be_visible()  # the locked choice is still locked
    assert ben.try_to_answer()
    expect(ada.page.get_by_role("button", name="Take back")).to_be_hidden()
    play_to_the_end(ada, ben)


def test_a_locked_choice_can_be_taken_back_until_the_last_player_has_chosen(browser: Browser, house: House) -> None:
    ada = Person(browser, house)
    ada.visit("/")
    open_new_table(ada.page, "Me", "A friend, by link", "A bot", "A bot")
    expect(ada.page.locator(".hand [data-card]")).to_have_count(10)
    assert ada.try_to_answer()
    ada.page.get_by_role("button", name="Take back").click()
    expect(ada.page.get_by_role("button", name="Lock in")).to_be_visible()
    expect(ada.page.locator(".hand [data-card]")).to_have_count(10)


def test_a_reload_brings_back_seat_and_question(person: Person) -> None:
    person.visit("/")
    person.page.get_by_role("button", name="Play now").click()
    expect(person.page.locator(".hand [data-card]")).to_have_count(10)
    assert person.try_to_answer()
    expect(person.page.locator(".hand [data-card]")).to_have_count(9)
    person.page.reload()
    expect(person.page.locator(".hand [data-card]")).to_have_count(9)
    expect(person.page.get_by_role("button", name="Lock in")).to_be_visible()


def test_a_whole_game_is_played_by_keyboard_alone(person: Person) -> None:
    person.visit("/")
    page = person.page
    play_now = page.get_by_role("button", name="Play now")
    expect(play_now).to_be_enabled()
    for _ in range(30):
        page.keyboard.press("Tab")
        if play_now.evaluate("one => one === document.activeElement"):
            break
    page.keyboard.press("Enter")
    expect(page.locator(".hand [data-card]")).to_have_count(10)
    lock = page.locator(".prompt .lock:enabled")
    for _ in range(400):
        if person.is_over():
            break
        if page.get_by_role("button", name="Go on").is_visible():
            page.keyboard.press("Escape")
            continue
        for digit in "1234567890":
            page.keyboard.press(digit)
            if lock.count():
                page.keyboard.press("l")
                break
        page.wait_for_timeout(20)
    assert person.is_over()


def test_a_card_that_cannot_be_chosen_explains_itself(person: Person) -> None:
    person.visit("/")
    page = person.page
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".hand [data-card]")).to_have_count(10)
    page.locator('.hand [data-path^="hand/W"], .hand [data-path^="hand/CM"]').first.click()
    page.get_by_role("button", name="Lock in").click()
    expect(page.locator(".hand [data-card]")).to_have_count(9)
    expect(page.locator(".hand .shut")).not_to_have_count(0)
    page.locator(".hand .shut").first.click()
    alert = page.locator(".prompt [role=alert]")
    expect(alert).to_contain_text("wizard")
    expect(alert).to_contain_text("T-24")
