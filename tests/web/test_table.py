"""At the table: locking in and taking back, undo, reasons, memory, and what opens beside it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Arrive
from tests.web.people import Person


def pair(arrive: Arrive) -> tuple[Person, Person]:
    """Ada and Ben at a table for two."""
    ada, ben = arrive(), arrive()
    ada.call_oneself("Ada")
    _, links = ada.open_table("me", "friend")
    ben.sit_down(links[0], "Ben")
    expect(ada.page.get_by_role("region", name="Ben")).to_be_visible()
    return ada, ben


def focused(page: Page) -> Locator:
    return page.locator("*:focus")


def test_a_locked_choice_can_be_taken_back_until_the_last_player_has_chosen(person: Person) -> None:
    person.open_table("me", "friend")
    person.answer()
    expect(person.hand()).to_have_count(9)
    person.button("Take back").click()
    expect(person.button("Lock in")).to_be_visible()
    expect(person.hand()).to_have_count(10)


def test_undo_is_free_while_nothing_was_shown_and_nobody_else_acted(person: Person) -> None:
    person.open_table("me", "friend")
    expect(person.button("Lock in")).to_be_visible()
    expect(person.button("Undo")).to_be_hidden()
    person.answer()
    person.page.keyboard.press("u")  # takes the locked choice back
    expect(person.hand()).to_have_count(10)
    person.answer()
    person.button("Take back").click()
    person.button("Undo").click()  # takes the taking back back
    expect(person.button("Take back")).to_be_visible()
    expect(person.hand()).to_have_count(9)


def test_undo_of_something_shown_is_asked_of_the_others_and_granted(arrive: Arrive) -> None:
    ada, ben = pair(arrive)
    ada.answer()
    ben.answer()  # now both cards are turned up
    expect(ada.hand()).to_have_count(9)
    ben.button("Ask Ada for an undo").click()
    expect(ben.page.get_by_text("Still to agree: Ada.")).to_be_visible()
    wish = ada.page.get_by_role("alertdialog", name="Ben would like to take the last step back. Do you agree?")
    wish.get_by_role("button", name="Yes").click()
    expect(ben.page.get_by_text("Still to agree")).to_be_hidden()
    expect(wish).to_be_hidden()
    for one in (ada, ben):
        expect(one.page.get_by_role("status").get_by_text(re.compile("last step back"))).to_be_visible()
    for one in (ada, ben):  # Ada's own choice is hidden again, and open
        expect(one.hand()).to_have_count(10)
        expect(one.button("Lock in")).to_be_visible()
    ada.button("Log").click()
    told = ada.page.get_by_role("region", name="Log")
    gone = "Ben took the last step back. Your choice was taken back too; you choose again."
    expect(told.get_by_text(gone)).to_be_visible()


def test_whoever_is_asked_reads_which_step_is_meant_and_the_answer_comes_to_where_it_was_asked(arrive: Arrive) -> None:
    ada, ben = pair(arrive)
    ada.answer()
    ben.answer()
    expect(ada.hand()).to_have_count(9)
    ask = ben.button("Ask Ada for an undo")
    expect(ask).to_have_attribute("title", re.compile(r"^Your last step: Floor 1, step 1 turns up: Ada .+You .+\.$"))
    ask.click()
    expect(ada.page.get_by_role("alertdialog")).to_contain_text(
        re.compile("The step: Floor 1, step 1 turns up: You.+Ben.+Your choice is taken back too", re.DOTALL)
    )
    expect(ben.page.get_by_role("status").get_by_text("The step: Floor 1, step 1 turns up")).to_be_visible()
    ada.page.get_by_role("alertdialog").get_by_role("button", name="No", exact=True).click()
    expect(ben.prompt()).to_contain_text("Ada does not agree. The step stays.")
    ask.click()
    expect(ben.page.get_by_text("Ada does not agree.")).to_have_count(0)  # nor does it stand above the new wish
    ada.page.get_by_role("alertdialog").get_by_role("button", name="Yes", exact=True).click()
    expect(ben.prompt()).to_contain_text("You took your last step back. The choice of Ada was taken back too.")
    expect(ada.prompt()).to_contain_text("Ben took the last step back. Your choice was taken back too")
    for one in (ada, ben):
        one.answer()
    expect(ada.hand()).to_have_count(9)
    for one in (ada, ben):
        expect(one.prompt()).not_to_contain_text("last step")


def test_undo_of_something_shown_is_asked_of_the_others_and_refused(arrive: Arrive) -> None:
    ada, ben = pair(arrive)
    ada.answer()
    ben.answer()
    ben.button("Ask Ada for an undo").click()
    wish = ada.page.get_by_role("alertdialog")
    wish.get_by_role("button", name="No", exact=True).click()
    expect(wish).to_be_hidden()
    expect(ben.page.get_by_role("status").get_by_text("Ada does not agree. The step stays.")).to_be_visible()
    for one in (ada, ben):
        expect(one.hand()).to_have_count(9)


def test_a_wish_can_be_given_up(arrive: Arrive) -> None:
    ada, ben = pair(arrive)
    ada.answer()
    ben.answer()
    ben.button("Ask Ada for an undo").click()
    expect(ada.page.get_by_role("alertdialog")).to_be_visible()
    ben.button("Never mind").click()
    given_up = "Ben no longer asks to take the step back."
    expect(ada.page.get_by_role("status").get_by_text(given_up)).to_be_visible()
    expect(ada.prompt()).to_contain_text(given_up)
    ben.button("Ask Ada for an undo").click()
    expect(ada.page.get_by_role("alertdialog")).to_be_visible()
    expect(ada.page.get_by_text(given_up)).to_have_count(0)  # it would contradict the new wish


def test_nobody_is_asked_for_a_choice_that_was_withdrawn_already(arrive: Arrive) -> None:
    ada, ben = pair(arrive)
    ada.answer()
    ada.button("Take back").click()
    expect(ada.hand()).to_have_count(10)
    expect(ada.button("Undo")).to_be_visible()
    ben.answer()
    expect(ada.page.get_by_role("region", name="Ben")).to_contain_text("has chosen")
    expect(ada.prompt().get_by_role("button", name=re.compile("undo", re.IGNORECASE))).to_have_count(0)


def test_the_second_click_of_a_double_click_does_nothing(arrive: Arrive) -> None:
    ada, ben = pair(arrive)
    ada.choose()
    ada.button("Lock in").dblclick()
    expect(ada.hand()).to_have_count(9)
    ben.answer()  # whatever the second click has led to is there by now
    expect(ada.button("Lock in")).to_be_visible()
    expect(ada.prompt().get_by_role("alert")).to_have_count(0)
    ada.answer()
    ada.button("Take back").dblclick()
    expect(ada.hand()).to_have_count(9)
    expect(ada.prompt().get_by_role("alert")).to_have_count(0)


def test_a_refusal_is_gone_with_the_next_touch_whatever_others_do(arrive: Arrive) -> None:
    ada, ben = pair(arrive)
    for one in (ada, ben):
        one.answer()
    expect(ada.hand()).to_have_count(9)
    ada.hand().filter(has_text="cannot be chosen now").first.click()
    refusal = ada.prompt().get_by_role("alert")
    expect(refusal).to_be_visible()
    ada.choose()
    expect(refusal).to_have_count(0)
    ben.answer()
    expect(ada.page.get_by_role("region", name="Ben")).to_contain_text("has chosen")
    expect(refusal).to_have_count(0)


def test_whoever_has_not_acted_has_nothing_to_undo(arrive: Arrive) -> None:
    ada, ben = pair(arrive)
    ben.answer()
    expect(ben.button("Take back")).to_be_visible()
    expect(ada.page.get_by_role("button", name=re.compile("undo|Take back", re.IGNORECASE))).to_be_hidden()
    ada.page.keyboard.press("u")
    ada.answer()
    for one in (ada, ben):
        expect(one.page.get_by_role("alertdialog")).to_be_hidden()
        expect(one.hand()).to_have_count(9)


def test_an_undo_also_takes_back_what_others_did_since(arrive: Arrive) -> None:
    ada, ben = pair(arrive)
    ada.answer()
    ben.answer()
    ada.button("Ask Ben for an undo").click()
    wish = ben.page.get_by_role("alertdialog")
    expect(wish).to_contain_text("Your choice is taken back too")  # before he agrees
    wish.get_by_role("button", name="Yes", exact=True).click()
    expect(ben.page.get_by_role("status").get_by_text("Ada took the last step back.")).to_be_visible()
    for one in (ada, ben):
        expect(one.hand()).to_have_count(10)
        expect(one.button("Lock in")).to_be_visible()


def test_bots_are_not_asked_and_the_button_says_why_nothing_is_taken_back(person: Person) -> None:
    person.open_table("me", "bot")
    person.answer()
    expect(person.hand()).to_have_count(9)
    person.button("Why no undo?").click()
    expect(person.prompt().get_by_role("alert")).to_contain_text("bots agree to nothing")
    expect(person.hand()).to_have_count(9)
    person.page.keyboard.press("?")
    keys = person.page.get_by_role("dialog", name="Keys")
    expect(keys.get_by_role("heading", name="Taking a step back")).to_be_visible()
    expect(keys).to_contain_text("you can open a practice table")


def test_at_a_practice_table_a_step_is_taken_back_and_the_rest_is_dealt_anew(person: Person) -> None:
    page = person.page
    person.visit("/new?game=tschak")
    choice = page.get_by_role("checkbox", name="Practice table")
    page.get_by_role("combobox", name="Who sits on seat 2").select_option(label="A friend, by link")
    expect(choice).to_be_disabled()  # and it is said why
    expect(page.get_by_text("With friends who join by a link there is no practice")).to_be_visible()
    page.get_by_role("combobox", name="Who sits on seat 2").select_option(label="A bot")
    choice.check()
    person.button("Open the table").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("practice")
    page.get_by_role("heading", level=1).get_by_role("button", name="practice", exact=True).click()
    meaning = page.get_by_role("dialog", name="Practice table")
    expect(meaning).to_contain_text("your own hand stays. The result is marked as practice.")
    meaning.get_by_role("button", name="Close").click()
    held = person.hand_names()
    person.answer()
    expect(person.hand()).to_have_count(9)
    person.button("Undo and deal anew").click()
    expect(person.hand()).to_have_count(10)
    assert person.hand_names() == held
    person.button("Log").click()
    anew = "dealt anew, cards that lie face down on a board too; your own hand stays."
    expect(page.get_by_role("region", name="Log").get_by_text(anew)).to_be_visible()
    person.leave_the_rest_to_bots()
    person.see_the_end()
    expect(page.get_by_text("This was practice")).to_be_visible()
    person.visit("/games")
    expect(page.get_by_role("link").filter(has_text="practice")).to_be_visible()


def test_people_at_one_screen_hand_the_device_on_to_whoever_must_agree(person: Person) -> None:
    page = person.page
    person.call_oneself("Ada")
    person.open_table("me", "here", practice=True)
    for name in ("Ada", "Ben"):
        person.button(f"I am {name}: show my cards").click()
        person.answer()
    expect(person.hand()).to_have_count(9)
    person.button("Ask Ada for an undo").click()  # Ben does
    person.button("I am Ada: show my cards").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Yes", exact=True).click()
    expect(person.hand()).to_have_count(10)


def test_a_card_that_cannot_be_chosen_explains_itself(person: Person) -> None:
    person.open_table("me", "bot")
    expect(person.hand()).to_have_count(10)
    person.answer()
    shut = person.hand().filter(has_text="cannot be chosen now")
    expect(shut).to_have_count(2)
    shut.first.click()
    alert = person.prompt().get_by_role("alert")
    expect(alert).to_contain_text("That would be a second wizard in your team")
    alert.get_by_role("link", name="Rule T-24").click()
    expect(
        person.page.get_by_role("region", name="Rules").get_by_role("link", name="T-24", exact=True)
    ).to_be_in_viewport()


@pytest.mark.parametrize(
    ("language", "why", "drawer"),
    [("en", "Why?", "Rules"), ("de", "Warum?", "Regeln"), ("ru", "Почему?", "Правила"), ("pl", "Dlaczego?", "Zasady")],
)
def test_why_opens_the_paragraph_in_the_language_of_the_reader(
    arrive: Arrive, language: str, why: str, drawer: str
) -> None:
    person = arrive(language=language)
    person.open_table("me", "bot")
    person.page.get_by_role("button", name=why, exact=True).click()
    book = person.page.get_by_role("region", name=drawer)
    expect(book.get_by_text("T-17", exact=True).first).to_be_in_viewport()
    expect(focused(person.page)).to_contain_text("T-17")


def test_a_memory_table_shows_only_the_present_floor_until_the_end(person: Person) -> None:
    page = person.page
    match, _ = person.open_table("me", "bot", options={"history": "memory"})
    expect(person.hand()).to_have_count(10)
    for cards in (9, 8, 7):
        person.answer()
        expect(person.hand()).to_have_count(cards)
    person.dismiss_stages()
    person.answer()
    expect(person.hand()).to_have_count(6)
    log = page.get_by_role("region", name="Log")

    def sees_only_this_floor() -> None:
        person.button("Log").click()
        expect(log.get_by_text("Floor 2, step 1 turns up")).to_be_visible()
        expect(log.get_by_text("Floor 1")).to_have_count(0)
        person.button("Close").click()

    sees_only_this_floor()
    expect(page.get_by_role("region", name="What happened last").get_by_text("Floor 1")).to_have_count(0)
    page.reload()
    expect(person.hand()).to_have_count(6)
    sees_only_this_floor()
    person.visit(f"/replay/{match}?row=1")
    expect(page.get_by_role("alert")).to_contain_text("played from memory")
    person.visit(f"/match/{match}")
    person.leave_the_rest_to_bots()
    person.see_the_end()
    person.button("Log").click()
    expect(log.get_by_text("Floor 1, step 1 turns up")).to_have_count(4)  # one in every keep
    person.visit(f"/replay/{match}?row=1")
    expect(page.get_by_role("slider")).to_have_value("1")


def test_the_list_of_keys_opens_and_closes_by_key_and_gives_the_focus_back(person: Person) -> None:
    page = person.page
    person.open_table("me", "bot")
    person.hand().first.focus()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("choose a card of the hand")
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    expect(person.hand().first).to_be_focused()
    outline = person.hand().first.evaluate(
        "one => getComputedStyle(one).outlineStyle + getComputedStyle(one).outlineWidth"
    )
    assert outline == "solid3px"
    for opener, name in (("Table menu", "Table menu"), ("Keys", "Keys")):
        person.button(opener).press("Enter")
        dialog = page.get_by_role("dialog", name=name)
        dialog.get_by_role("button", name="Close").press("Enter")
        expect(dialog).to_be_hidden()
        expect(person.button(opener)).to_be_focused()
    person.button("Why?").press("Enter")
    expect(focused(page)).to_contain_text("T-17")
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="Rules")).to_be_hidden()
    expect(person.button("Why?")).to_be_focused()
    person.hand().first.focus()
    page.keyboard.press("ArrowRight")
    expect(person.hand().nth(1)).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(person.hand().last).to_be_focused()
