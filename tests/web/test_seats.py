"""Who sits where: phones and shared screens, spectators, leavers, moved seats, clocks, rematches."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.people import PHONE, Person


def test_phones_hold_the_hands_while_a_shared_screen_shows_the_table(arrive: Arrive) -> None:
    screen, ada, ben = arrive(), arrive(viewport=PHONE), arrive(viewport=PHONE)
    match, links = screen.open_table("friend", "friend")
    told: list[str] = []
    screen.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: told.append(str(frame))))
    screen.menu("Show on a shared screen")
    expect(screen.page).to_have_url(re.compile(f"/table/{match}"))
    ada.sit_down(links[0], "Ada")
    ben.sit_down(links[1], "Ben")
    for name in ("Ada", "Ben"):
        expect(screen.page.get_by_role("region", name=name, exact=True)).to_be_visible()
    for phone in (ada, ben):
        expect(phone.page.get_by_role("region", name="Keep 1")).to_be_visible()  # whoever comes sees the whole table
        phone.button("Hand").click()
        expect(phone.page.get_by_role("region", name="Keep 1")).to_be_hidden()  # only the hand, big
        expect(phone.hand().last).to_be_in_viewport(ratio=1)
    played = 0
    for cards in (9, 8, 7):
        for phone in (ada, ben):
            phone.answer()
        for phone in (ada, ben):
            expect(phone.hand()).to_have_count(cards)
        played += 1
        expect(screen.hand()).to_have_count(0)
        expect(screen.button("Lock in")).to_be_hidden()
    expect(screen.page.get_by_role("heading", level=1)).to_have_text("Keep 1 · floor 2 · step 1")
    assert played == 3
    assert told
    assert not any('"hand":[' in frame or '"choice":"' in frame for frame in told), "the table holds a phone's cards"
    ada.button("Hand").click()  # the phone can show the table too
    expect(ada.page.get_by_role("region", name="Keep 1")).to_be_visible()


def test_a_spectator_sees_the_table_but_no_hand_and_cannot_answer(arrive: Arrive) -> None:
    ada, eve = arrive(), arrive()
    ada.call_oneself("Ada")
    match, _ = ada.open_table("me", "bot")
    ada.answer()
    expect(ada.hand()).to_have_count(9)
    eve.visit(f"/match/{match}")
    team = eve.page.get_by_role("region", name="Ada").get_by_role("list").get_by_role("button")
    expect(team).to_have_count(1)  # what was turned up is for everybody
    expect(eve.hand()).to_have_count(0)
    expect(eve.prompt()).to_contain_text("We wait for Ada")
    for name in ("Lock in", "Take back"):
        expect(eve.button(name)).to_be_hidden()
    expect(eve.page.get_by_role("button", name=re.compile("undo", re.IGNORECASE))).to_be_hidden()
    eve.button("Chat").click()
    expect(eve.page.get_by_role("textbox", name="Say something")).to_be_hidden()
    eve.page.keyboard.press("Escape")
    eve.page.keyboard.press("1")
    eve.page.keyboard.press("l")
    expect(eve.prompt()).to_contain_text("We wait for Ada")
    ada.answer()
    expect(team).to_have_count(2)


def test_both_players_land_at_the_new_table_of_a_rematch(arrive: Arrive) -> None:
    ada, ben = arrive(), arrive()
    old, links = ada.open_table("me", "friend")
    ben.sit_down(links[0], "Ben")
    for one in (ada, ben):
        one.leave_the_rest_to_bots()
    for one in (ada, ben):
        one.see_the_end()
    for one in (ada, ben):
        if one is ben:
            expect(ben.page.get_by_text("The new table is open")).to_be_visible()
        one.button("Play again").click()
        expect(one.hand()).to_have_count(10)
    assert ada.page.url == ben.page.url
    assert old not in ada.page.url
    for one in (ada, ben):
        one.answer()
    for one in (ada, ben):
        expect(one.hand()).to_have_count(9)


def test_a_bot_stands_in_for_a_leaver_until_he_finds_his_way_back(arrive: Arrive) -> None:
    ada, ben = arrive(), arrive()
    _, links = ada.open_table("me", "friend")
    ben.sit_down(links[0], "Ben")
    seat = ada.page.get_by_role("region", name="Ben")
    expect(seat).to_be_visible()
    ben.visit("/")  # leaves
    expect(seat.get_by_text("away")).to_be_visible()
    ada.menu("Let a bot play for Ben")
    expect(seat.get_by_text("bot stands in")).to_be_visible()
    ada.answer()
    expect(ada.hand()).to_have_count(9)  # the bot has answered
    ben.page.get_by_role("link", name="My games").first.click()
    ben.page.get_by_role("link", name=re.compile("Ben")).first.click()
    expect(seat.get_by_text("bot stands in")).to_be_hidden()
    expect(ben.button("I play again myself")).to_be_hidden()
    ben.answer_again_oneself()
    ada.answer()
    for one in (ada, ben):
        expect(one.hand()).to_have_count(8)


def test_a_seat_moves_to_another_device_and_the_old_one_becomes_a_spectator(arrive: Arrive) -> None:
    desk, phone = arrive(), arrive(viewport=PHONE)
    desk.call_oneself("Ada")
    desk.open_table("me", "bot")
    desk.answer()
    expect(desk.hand()).to_have_count(9)
    held = desk.hand_names()
    desk.menu("Move my seat to another device")
    link = desk.page.get_by_role("textbox", name="Move my seat to another device")
    expect(link).to_have_value(re.compile("/join/"))
    path = "/join/" + link.input_value().split("/join/")[1]
    phone.visit(path)
    phone.page.get_by_label("Your name").fill("Ada")
    phone.button("Sit down").click()
    expect(phone.hand()).to_have_count(9)
    assert phone.hand_names() == held
    desk.page.keyboard.press("Escape")
    expect(desk.hand()).to_have_count(0)
    expect(desk.button("Lock in")).to_be_hidden()
    expect(desk.page.get_by_role("region", name="Ada")).to_be_visible()
    phone.answer()
    expect(phone.hand()).to_have_count(8)
    desk.visit(path)  # the link has served
    expect(desk.page.get_by_role("heading", level=1)).to_have_text("This link leads to no free seat")
    expect(desk.page.get_by_role("alert")).to_contain_text("used already")
    expect(desk.button("Sit down")).to_be_hidden()
    desk.page.get_by_role("main").get_by_role("link", name="My games").click()
    expect(desk.page.get_by_role("link", name=re.compile("Tschak!")).first).to_be_visible()


def test_a_clock_that_runs_out_gives_the_seat_to_a_bot_until_its_person_takes_it_back(person: Person) -> None:
    person.call_oneself("Ada")
    person.open_table("me", "friend", clock={"kind": "bank", "bank": 10, "increment": 0})
    expect(person.page.get_by_role("list", name="Clock")).to_contain_text("Ada")
    expect(person.page.get_by_text("bot stands in")).to_be_visible(timeout=20_000)
    expect(person.hand()).to_have_count(9)  # the bot has chosen, and waits for the other
    person.button("I play again myself").click()
    expect(person.page.get_by_text("bot stands in")).to_be_hidden()
    person.button("Take back").click()
    expect(person.hand()).to_have_count(10)
    person.answer()
    expect(person.button("Take back")).to_be_visible()
