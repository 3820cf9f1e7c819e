"""Looking back: during the game through one's own eyes, afterwards through anybody's; records, shuffles, links."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.web.conftest import Arrive
from tests.web.people import House, Person


def moment(person: Person) -> Locator:
    return person.page.get_by_role("slider", name="Moment of the game")


def eyes(person: Person) -> list[str]:
    return person.page.get_by_role("combobox", name="Seen by").get_by_role("option").all_inner_texts()


def finished_game(person: Person) -> str:
    person.call_oneself("Ada")
    match, _ = person.open_table("me", "bot")
    expect(person.hand()).to_have_count(10)
    person.leave_the_rest_to_bots()
    person.see_the_end()
    return match


def test_during_the_game_one_looks_back_through_ones_own_eyes(person: Person) -> None:
    page = person.page
    person.call_oneself("Ada")
    match, _ = person.open_table("me", "bot")
    for cards in (9, 8):
        person.answer()
        expect(person.hand()).to_have_count(cards)
    person.menu("Look back")
    expect(moment(person)).to_have_value(re.compile("[3-9]"))
    assert eyes(person) == ["spectator", "Ada"]
    expect(person.hand()).to_have_count(0)
    page.get_by_role("combobox", name="Seen by").select_option(label="Ada")
    expect(person.hand()).to_have_count(8)
    person.button("To the beginning").click()
    expect(moment(person)).to_have_value("0")
    expect(person.hand()).to_have_count(10)
    person.button("One step on").click()
    expect(moment(person)).to_have_value("1")
    page.get_by_role("link", name="Back to the table").click()
    expect(person.button("Lock in")).to_be_visible()
    expect(person.hand()).to_have_count(8)
    person.visit(f"/replay/{match}?row=1&seat=1")  # somebody else's eyes stay shut
    expect(page.get_by_role("alert")).to_contain_text("not yours")


def test_a_line_of_the_log_leads_to_its_moment(person: Person) -> None:
    person.open_table("me", "bot")
    person.answer()
    expect(person.hand()).to_have_count(9)
    person.button("Log").click()
    line = person.page.get_by_role("listitem").filter(has_text="Floor 1, step 1 turns up")
    line.get_by_role("button", name="Look at this moment").click()
    expect(moment(person)).to_have_value("2")
    expect(person.hand()).to_have_count(9)
    expect(person.page.get_by_role("status").filter(has_text="Floor 1, step 1 turns up")).to_be_visible()
    first = person.page.get_by_role("listitem").filter(has_text="Keep 1 opens")
    first.get_by_role("button", name="Look at this moment").click()
    expect(moment(person)).to_have_value("0")


def test_a_finished_game_is_open_to_all_eyes_and_its_record_can_be_kept(person: Person, tmp_path: Path) -> None:
    page = person.page
    finished_game(person)
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the record").click()
    record = tmp_path / "record.toml"
    download.value.save_as(record)
    sheet = page.get_by_role("region", name="The score sheet").inner_text()
    page.get_by_role("link", name="Replay").click()
    expect(moment(person)).to_have_value("0")
    assert eyes(person) == ["spectator", "Ada", "Osric"]
    page.get_by_role("combobox", name="Seen by").select_option(label="Osric")
    expect(person.hand()).to_have_count(10)
    person.button("To the end").click()
    expect(page.get_by_role("region", name="The score sheet")).to_have_text(re.compile("Total"))
    person.visit("/")
    page.get_by_label("Watch a record").set_input_files(record)
    expect(moment(person)).to_have_value("0")
    person.button("To the end").click()
    expect(page.get_by_role("region", name="The score sheet")).to_be_visible()
    assert page.get_by_role("region", name="The score sheet").inner_text() == sheet
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("region", name="The score sheet")).to_be_hidden()


def test_a_file_that_is_no_record_is_refused_in_one_sentence(person: Person, tmp_path: Path) -> None:
    wrong = tmp_path / "shopping.toml"
    wrong.write_text("bread = 2")
    person.visit("/")
    person.page.get_by_label("Watch a record").set_input_files(wrong)
    expect(person.page.get_by_role("alert")).to_contain_text("This is no record the house can read")


def test_over_plain_http_the_shuffle_is_verified_and_a_moment_is_shared(arrive: Arrive, house: House) -> None:
    ada, eve = arrive(address=f"http://house.test:{house.port}"), arrive()
    ada.visit("/")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.button("Play now").click()
    expect(ada.hand()).to_have_count(10)
    ada.leave_the_rest_to_bots()
    ada.see_the_end()
    match = ada.page.url.rsplit("/", 1)[1]
    assert not ada.page.evaluate("window.isSecureContext")
    ada.page.get_by_text("Was the shuffle fair?").click()
    ada.button("Verify").click()
    expect(ada.page.get_by_text("It fits: the shuffle was fixed before the first card.")).to_be_visible()
    ada.page.get_by_role("link", name="Replay").click()
    moment(ada).fill("7")
    expect(ada.page).to_have_url(re.compile("row=7"))
    ada.button("Copy a link to this moment").click()
    expect(ada.button("Copied")).to_be_visible()
    ada.visit("/")
    field = ada.page.get_by_label("Link you were given")
    field.press("Control+v")
    expect(field).to_have_value(re.compile(f"/replay/{match}.row=7"))
    eve.visit("/" + field.input_value().split("/", 3)[3])
    expect(moment(eve)).to_have_value("7")
    assert eyes(eve) == ["spectator", "Ada", "Osric", "Mirra", "Tomke"]
