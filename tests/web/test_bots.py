"""Bots in a real browser: their levels, a master's hints, their speed, and seats they hold for those who are away."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Arrive
from tests.web.people import Person
from tests.web.test_screens import TABLE_SIZES, look_at

LEVELS = ["Novice", "Apprentice", "Adept", "Master", "Grandmaster"]


def hint_of(page: Page) -> Locator:
    return page.get_by_role("region", name="What Master would do")


def answers_of(hint: Locator) -> Locator:
    return hint.get_by_role("button", name=re.compile("^Choose this"))


def leave_and_hand_over(arrive: Arrive, level: str = "") -> tuple[Person, Person, str]:
    """Ada plays on with a bot on the seat of Ben, who has closed his page."""
    ada, ben = arrive(), arrive()
    ada.call_oneself("Ada")
    match, links = ada.open_table("me", "friend")
    ben.sit_down(links[0], "Ben")
    expect(ada.page.get_by_role("region", name="Ben")).to_be_visible()
    ben.page.close()
    expect(ada.page.get_by_role("region", name="Ben").get_by_text("away")).to_be_visible()
    ada.button("Table menu").click()
    menu = ada.page.get_by_role("dialog", name="Table menu")
    choice = menu.get_by_role("combobox", name="Level of the bot")
    expect(choice).to_have_value("adept")
    if level:
        choice.select_option(level)
    menu.get_by_role("button", name="Let a bot play for Ben").click()
    return ada, ben, match


# Levels -------------------------------------------------------------------------------------------------------


def test_every_bot_has_a_level_that_is_explained_shown_at_the_table_and_remembered(person: Person) -> None:
    page = person.page
    person.visit("/new")
    level = page.get_by_role("combobox", name="Level of the bot on seat 2")
    expect(level.get_by_role("option")).to_have_text(LEVELS)
    expect(level).to_have_value("adept")
    level.select_option("Novice")
    expect(level).to_have_accessible_description("Knows the rules and often errs.")
    page.get_by_role("combobox", name="Level of the bot on seat 3").select_option("Master")
    page.get_by_role("combobox", name="Players").select_option("3")
    person.button("Open the table").click()
    for name, tag in (("Osric", "bot, novice"), ("Mirra", "bot, master")):
        expect(page.get_by_role("region", name=name).get_by_text(tag)).to_be_visible()
    person.button("Table menu").click()
    expect(page.get_by_role("dialog").get_by_role("listitem").filter(has_text="Mirra")).to_contain_text("bot, master")
    person.visit("/new")
    expect(level).to_have_value("novice")
    page.get_by_role("combobox", name="Game").select_option("Schatzjagd")  # never played before: the level chosen last
    expect(level).to_have_value("master")


def test_a_bot_takes_an_open_seat_at_the_level_of_my_choice(person: Person) -> None:
    page = person.page
    person.visit("/new")
    page.get_by_role("combobox", name="Players").select_option("2")
    page.get_by_role("combobox", name="Who sits on seat 2").select_option("A friend, by link")
    person.button("Open the table").click()
    page.get_by_role("combobox", name="Level of the bot").select_option("Apprentice")
    person.button("Let a bot play instead").click()
    expect(page.get_by_text("bot stands in (apprentice)")).to_be_visible()


# Hints --------------------------------------------------------------------------------------------------------


def test_a_hint_tells_what_master_would_do_and_leaves_the_decision_to_me(arrive: Arrive) -> None:
    ada, ben = arrive(), arrive()
    ada.call_oneself("Ada")
    _, links = ada.open_table("me", "friend")
    ben.sit_down(links[0], "Ben")
    ada.button("Hint").click()
    hint = hint_of(ada.page)
    expect(answers_of(hint)).to_have_count(5)
    expect(hint.get_by_role("listitem").first).to_contain_text(re.compile(r"\d+\s%.*in \d+ of 100 cases", re.DOTALL))
    expect(hint).to_contain_text("100 % is a clear victory")
    expect(hint).to_contain_text("So mix")
    expect(ben.page.get_by_text("Ada asks for advice.")).to_be_visible()
    look_at(ada, "hint", *TABLE_SIZES)
    expect(ben.page.get_by_role("region", name="Ada").get_by_text("hints: 1")).to_be_attached()
    expect(hint_of(ben.page)).to_be_hidden()
    answers_of(hint).first.click()
    expect(hint).to_be_hidden()
    hand = ada.page.get_by_role("region", name=re.compile("^Your hand"))
    expect(hand.get_by_role("button", pressed=True)).to_have_count(1)
    expect(ada.hand()).to_have_count(10)  # chosen, but not yet given
    ada.lock_in()
    expect(ada.button("Take back")).to_be_visible()


def test_the_hint_has_a_key_and_goes_with_its_question(person: Person) -> None:
    page = person.page
    person.open_table("me", "bot")
    expect(person.hand()).to_have_count(10)
    page.keyboard.press("h")
    expect(answers_of(hint_of(page)).first).to_be_visible()
    page.keyboard.press("Escape")
    expect(hint_of(page)).to_be_hidden()
    page.keyboard.press("h")
    expect(answers_of(hint_of(page)).first).to_be_visible()
    page.keyboard.press("1")
    page.keyboard.press("l")
    expect(person.hand()).to_have_count(9)
    expect(hint_of(page)).to_be_hidden()


def test_a_table_may_be_played_without_hints(person: Person) -> None:
    page = person.page
    person.visit("/new")
    page.get_by_text("Rules, clock and chat").click()
    page.get_by_role("checkbox", name=re.compile("^Hints at this table")).uncheck()
    person.button("Open the table").click()
    expect(person.button("Lock in")).to_be_visible()
    expect(person.button("Hint")).to_be_hidden()
    page.keyboard.press("h")
    expect(hint_of(page)).to_be_hidden()


@pytest.mark.parametrize("game", ["enchanters", "schatzjagd", "fetch_quest"])
def test_hints_speak_the_words_of_every_game(arrive: Arrive, game: str) -> None:
    person = arrive()
    person.open_table("me", "bot", "bot", game=game)
    hint = hint_of(person.page)
    for _ in range(3):
        expect(person.button("Hint")).to_be_visible(timeout=30_000)
        person.dismiss_stages()
        person.button("Hint").click()
        expect(answers_of(hint).first).to_be_visible()
        expect(hint).not_to_contain_text("of 100 cases")  # here Master would always answer the same
        for words in answers_of(hint).all():
            answer = (words.get_attribute("aria-label") or "").removeprefix("Choose this: ")
            assert answer
            assert not re.match(r"(journey|attempt|insert|step|take|discard|play) \S+$", answer), f"notation: {answer}"
        question = person.prompt().get_attribute("data-question")
        answers_of(hint).first.click()
        person.prompt().get_by_role("button", disabled=False).last.click()
        expect(person.page.locator(f"[data-question='{question}']")).to_have_count(0)


# Speed --------------------------------------------------------------------------------------------------------


def test_whoever_sits_at_the_table_sets_the_speed_of_its_bots(arrive: Arrive) -> None:
    ada, eve = arrive(), arrive()
    match, _ = ada.open_table("me", "bot")
    ada.button("Table menu").click()
    speed = ada.page.get_by_role("combobox", name="Speed of the bots")
    expect(speed).to_have_value("normal")
    speed.select_option("slow")
    ada.page.reload()
    ada.button("Table menu").click()
    expect(speed).to_have_value("slow")
    eve.visit(f"/match/{match}")
    eve.button("Table menu").click()
    expect(eve.page.get_by_role("combobox", name="Speed of the bots")).to_have_count(0)


# Standing in --------------------------------------------------------------------------------------------------


def test_a_bot_plays_for_somebody_who_closed_the_page_until_he_is_back(arrive: Arrive) -> None:
    ada, ben, match = leave_and_hand_over(arrive, "Novice")
    seat = ada.page.get_by_role("region", name="Ben")
    expect(seat.get_by_text("bot stands in (novice)")).to_be_visible()
    ada.answer()
    expect(ada.hand()).to_have_count(9)  # the bot has answered
    ben.page = ben.context.new_page()
    ben.visit(f"/match/{match}")
    expect(ben.prompt()).to_be_visible()
    expect(ben.page.get_by_role("region", name=re.compile("^Your hand"))).to_be_visible()
    expect(ben.button("I play again myself")).to_be_hidden()
    expect(seat.get_by_text("bot stands in")).to_be_hidden()
    expect(seat.get_by_text("away")).to_be_hidden()
    ben.button("Log").click()
    expect(ben.page.get_by_role("region", name="Log").get_by_text("Floor 1, step 1 turns up")).to_be_visible()
    ben.page.keyboard.press("Escape")
    ben.answer_again_oneself()
    ada.answer()
    for one in (ada, ben):
        expect(one.hand()).to_have_count(8)


def test_whoever_is_back_while_the_bot_thinks_has_the_seat_at_once(arrive: Arrive) -> None:
    ada, ben, match = leave_and_hand_over(arrive, "Grandmaster")
    ben.page = ben.context.new_page()
    ben.visit(f"/match/{match}")
    expect(ada.page.get_by_role("region", name="Ben").get_by_text("bot stands in")).to_be_hidden()
    ben.take_back_what_a_bot_locked()
    expect(ben.hand()).to_have_count(10)
    ben.answer()
    expect(ben.button("Take back")).to_be_visible()
