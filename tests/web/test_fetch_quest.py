"""Fetch Quest in a real browser: whole games, the Rest, table talk, payments, phone, keyboard, spectators, axe."""

from __future__ import annotations

import re
import time
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError as TouchedTooLate
from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.dogs import EASY, Dog, own_deck
from tests.web.people import DESKTOP, PHONE, Person, play_on, tab_to
from tests.web.test_screens import SMALLEST, TABLE_SIZES, be_patient, look_at


@pytest.fixture
def dog(person: Person) -> Dog:
    return Dog(person)


def two_people(arrive: Arrive, **wishes: object) -> tuple[Dog, Dog, str]:
    """Ada at a desk, Ben at a phone, and two bots."""
    ada, ben = Dog(arrive()), Dog(arrive(viewport=PHONE))
    ada.person.call_oneself("Ada")
    match, links = ada.open_table("me", "friend", "bot", "bot", **wishes)
    ben.person.sit_down(links[0], "Ben")
    expect(ada.player("Ben")).to_be_visible()
    return ada, ben, match


def test_two_people_and_two_bots_rest_after_a_mission_and_win_together(arrive: Arrive) -> None:
    ada, ben, _ = two_people(arrive, deck=EASY)
    resting = "The Rest: discard as many cards as you like"
    play_on(ada, ben, until=ada.prompt.get_by_text(resting))
    expect(ada.prompt).to_contain_text(resting)
    before = ada.person.hand().count()
    if before:  # a hand may be empty after the deed that ended the Mission; then there is only "Done" to say
        ada.touch(ada.person.hand().first)
        expect(ada.person.hand().first).to_contain_text("chosen for the discard")
        expect(ben.page.get_by_text("chosen for the discard")).to_have_count(0)
    if ben.ready():
        ada.prompt.get_by_role("button", name="Done", exact=True).click()
        expect(ben.player("Ada").get_by_text("ready")).to_be_attached()
        ada.person.button("Take back").click()
        expect(ada.prompt).to_contain_text(resting)
        expect(ada.person.hand().filter(has_text="chosen for the discard")).to_have_count(0)
    play_on(ada, ben)
    for one in (ada, ben):
        result = one.page.get_by_role("region", name="The result")
        expect(result.get_by_role("heading", name="Won together!")).to_be_visible()
        expect(result.get_by_role("columnheader")).to_have_count(6)
        expect(result.locator(".path .good")).to_have_count(4)
    ada.person.button("Log").click()
    log = ada.page.get_by_role("region", name="Log")
    expect(log.get_by_text("The next Mission:")).to_have_count(3)
    expect(log.get_by_text("All Missions are defeated: you have won.")).to_be_visible()


def test_the_game_with_its_own_cards_is_played_to_the_end(dog: Dog) -> None:
    dog.open_table("me", "bot", "bot", options={"level": "old-dog"})
    expect(dog.page.get_by_role("heading", level=1)).to_contain_text("Old Dog")
    play_on(dog)
    result = dog.page.get_by_role("region", name="The result")
    expect(result).to_contain_text(re.compile("It ended in Mission [A-D]|All four Missions are defeated"))
    expect(result.get_by_role("row", name=re.compile("^Stamina lost"))).to_be_visible()


def test_what_is_said_is_heard_by_all_and_a_question_is_answered_by_a_touch(arrive: Arrive) -> None:
    ada, ben, _ = two_people(arrive)
    while not (ada.ready() or ben.ready()):  # then the bots stand still
        ada.page.wait_for_timeout(20)
    challenge = ada.queue.locator("li:not(.down) .challenge")
    name = challenge.last.locator(".name").inner_text()
    ada.say("Statements", "You can rely on me for …")
    challenge.last.click()  # the object is touched on the table
    said = f"You can rely on me for {name}."
    expect(ada.player("Ada")).to_contain_text(said)
    heard = ben.page.locator(".heard")  # on a phone it has a line of its own, above the Mission
    expect(heard).to_have_text(f"Ada: {said}")
    mission = ben.page.get_by_role("region", name=re.compile("^Mission A"))
    (line, below) = (heard.bounding_box(), mission.bounding_box())
    assert line is not None
    assert below is not None
    assert line["y"] + line["height"] <= below["y"]
    expect(ada.talk).to_contain_text("3 more in this turn")

    ben.person.button("Say something").click()
    ben.say("Questions", "Who deals with …?")
    ben.talk.get_by_role("button", name=name, exact=True).click()  # or chosen from the list
    answer = ada.talk.get_by_role("group", name="Answer Ben")
    expect(answer).to_contain_text(f"Who deals with {name}?")
    answer.get_by_role("button", name=f"Do not count on me for {name}.").click()
    expect(answer).to_have_count(0)
    expect(heard).to_have_text(f"Ada: Do not count on me for {name}.")
    expect(ada.talk).to_contain_text("3 more in this turn")  # an answer is free

    ada.say("Questions", "…, shall I give you cards?")
    ada.talk.get_by_role("button", name="Ben", exact=True).click()
    ben.talk.get_by_role("group", name="Answer Ada").get_by_role("button", name="Rather not.").click()
    expect(ada.player("Ben")).to_contain_text("Rather not.")
    expect(ada.page.get_by_role("log")).to_contain_text("Ben: “Rather not.”")  # which a screen reader speaks

    ada.say("Pointing", "Look: …")
    look_at(ada.person, "what to point at", DESKTOP)
    ada.talk.get_by_role("button", name=name, exact=True).click()
    expect(ben.queue.locator("li.pointed")).to_contain_text(name)
    expect(ben.queue.locator("li.pointed")).to_have_count(0, timeout=5000)
    ada.person.page.wait_for_timeout(3000)  # [F-90] one emote or ping in three seconds
    ada.say("Feelings", "Awooo!")
    expect(heard).to_have_text("Ada: Awooo!")
    expect(ada.talk).to_contain_text("nothing more in this turn")
    ada.person.button("Log").click()
    expect(ada.page.get_by_role("region", name="Log").get_by_text("Ada: “Awooo!”")).to_be_visible()


def test_one_touch_lays_out_the_suggested_cards_and_more_may_be_played(dog: Dog) -> None:
    page = dog.page
    dog.open_table("me", "bot", "bot", deck=own_deck(missions=""))
    dog.wait_for("What will you attempt?")
    held = dog.person.hand().count()
    pay = dog.queue.get_by_role("button", name=re.compile("Attempt it and lay out")).first
    pay.hover()
    expect(page.locator(".hand .wise")).to_have_count(2)
    dog.touch(pay)
    expect(dog.prompt).to_contain_text("it is enough")
    attempt = page.get_by_role("region", name=re.compile(" attempts "))
    expect(attempt.get_by_role("button")).to_have_count(2)
    expect(attempt).to_contain_text("Enough.")
    dog.touch(dog.person.hand().first)
    expect(attempt.get_by_role("button")).to_have_count(3)
    expect(dog.person.hand()).to_have_count(held - 3)
    dog.press("Close the attempt")
    expect(dog.queue.locator(".down")).not_to_have_count(0)
    take_the_second_card_as_a_reward(dog)


def take_the_second_card_as_a_reward(dog: Dog) -> None:
    """An action is chosen and then confirmed; a reward asks for the card, and its button names it: on a phone, too."""
    asked = dog.question()
    dog.page.set_viewport_size(PHONE)
    dog.action("forage").click()
    expect(dog.action("forage")).to_have_attribute("aria-pressed", "true")
    expect(dog.lock).to_have_text("Forage: the top Fortune card")
    dog.prompt.get_by_role("button", name=re.compile("^Reward")).click()
    expect(dog.action("forage")).to_have_attribute("aria-pressed", "false")
    expect(dog.lock).to_be_disabled()  # no card is chosen yet
    assert dog.question() == asked
    card = dog.pile.get_by_role("button").nth(1)
    name = card.inner_text().split(",")[0]
    dog.prompt.get_by_role("group", name="Which card").get_by_role("button", name=name).click()
    expect(dog.pile.locator("[aria-pressed=true]")).to_contain_text(name)
    dog.press(f"Take {name}")
    dog.page.set_viewport_size(DESKTOP)
    dog.person.button("Log").click()
    taken = dog.page.get_by_role("region", name="Log").get_by_text("from the Fortune Pile").filter(has_text="Guest")
    expect(taken.first).to_contain_text(name)


def test_whoever_loses_to_the_sun_is_told_so(dog: Dog) -> None:
    dog.open_table("me", "bot", "bot", deck=own_deck(defeat=30, missions="") + "\n[sun]\nset = 1\n")
    play_on(dog)
    result = dog.page.get_by_role("region", name="The result")
    expect(result).to_contain_text("the Sun had reached 1 before the Mission was defeated")
    expect(result.get_by_role("link", name="Rule RC-30")).to_be_visible()
    dog.person.button("Log").click()
    log = dog.page.get_by_role("region", name="Log")
    expect(log.get_by_text("The Sun has reached 1: every pioneer retreats.")).to_be_visible()


def test_a_short_attempt_is_closed_only_after_a_question_and_a_closed_action_says_why(dog: Dog) -> None:
    dog.open_table("me", "bot", "bot", deck=own_deck(defeat=30, missions=""))
    dog.wait_for("What will you attempt?")
    dog.touch(dog.queue.locator(".challenge").first)
    dog.touch(dog.person.hand().first)
    dog.prompt.get_by_role("button", name="Close the attempt").click()
    sure = dog.page.get_by_role("dialog", name="Are you sure?")
    expect(sure).to_contain_text("does not suffice")
    sure.get_by_role("button", name="Not yet").click()
    dog.press("Close the attempt")
    reward = dog.prompt.get_by_role("button", name=re.compile("^Reward.*cannot be chosen now"))
    reward.click()
    alert = dog.prompt.get_by_role("alert")
    expect(alert).to_contain_text("A reward is for those who have defeated something")
    alert.get_by_role("link", name="Rule F-51").click()
    book = dog.page.get_by_role("region", name="Rules")
    expect(book.get_by_role("link", name="F-51", exact=True).first).to_be_in_viewport()
    dog.page.keyboard.press("Escape")
    dog.action("give").click()
    receiver = dog.page.locator(".pioneers .pick").first
    dog.touch(receiver)
    expect(dog.prompt).to_contain_text("Which cards do you give to")
    dog.touch(dog.person.hand().first)
    dog.press("Done") if dog.offers("Done") else None


def test_a_spectator_sees_no_hand_and_says_nothing(arrive: Arrive) -> None:
    ada, watcher = Dog(arrive()), Dog(arrive())
    match, _ = ada.open_table("me", "bot", "bot", "bot")
    ada.wait()
    watcher.person.visit(f"/match/{match}")
    expect(watcher.queue).to_be_visible()
    expect(watcher.page.get_by_role("region", name=re.compile("^Your hand"))).to_have_count(0)
    expect(watcher.talk).to_have_count(0)
    expect(watcher.page.locator(".pay, .can")).to_have_count(0)
    watcher.page.get_by_role("button", name=re.compile("^The pioneer of ")).first.click()
    about = watcher.page.get_by_role("dialog")
    expect(about).to_contain_text("Discard pile")
    expect(about).not_to_contain_text("The hand of")
    expect(about).not_to_contain_text("in no order")
    watcher.page.keyboard.press("Escape")
    look_at(watcher.person, "spectator", *TABLE_SIZES)


def test_structured_talk_closes_the_chat_and_names_the_paragraph(dog: Dog) -> None:
    dog.open_table("me", "bot", "bot")
    dog.person.button("Chat").click()
    chat = dog.page.get_by_role("complementary", name="Chat")
    expect(chat).to_contain_text("there is no free chat while the game runs")
    expect(chat.get_by_role("textbox")).to_have_count(0)
    look_at(dog.person, "closed chat")
    chat.get_by_role("link", name="Rule F-89").click()
    book = dog.page.get_by_role("region", name="Rules")
    expect(book.get_by_role("link", name="F-89", exact=True).first).to_be_in_viewport()


def test_open_hands_are_seen_by_all_and_the_chat_is_open(dog: Dog) -> None:
    dog.open_table("me", "bot", "bot", options={"talk": "open-hands", "first-player": "random"}, deck=EASY)
    dog.wait_for("What will you attempt?")
    dog.answer()
    dog.wait_for("What will you attempt?")
    dog.page.locator(".pioneers").get_by_role("button", name=re.compile("^The pioneer of ")).first.click()
    expect(dog.page.get_by_role("dialog")).to_contain_text(re.compile("The hand of|Cards in hand: 0"))
    dog.page.keyboard.press("Escape")
    dog.person.button("Chat").click()
    expect(dog.page.get_by_role("complementary", name="Chat").get_by_role("textbox")).to_be_visible()


def test_a_phone_shows_queue_prompt_and_hand_without_sideways_scrolling(arrive: Arrive) -> None:
    dog = Dog(arrive(viewport=PHONE))
    dog.open_table("me", "bot", "bot", "bot", "bot", "bot")
    dog.wait()
    for size in (PHONE, SMALLEST):
        dog.page.set_viewport_size(size)
        assert not dog.page.evaluate("document.documentElement.scrollWidth > window.innerWidth")
        for name in (re.compile("^Queue$"), re.compile("^Mission A"), re.compile("asked"), re.compile("^Your hand")):
            expect(dog.page.get_by_role("region", name=name).first).to_be_in_viewport()
    dog.page.set_viewport_size(PHONE)
    dog.person.button("Say something").click()
    dog.say("Statements", "Leave … to me.")
    look_at(dog.person, "talk on a phone", PHONE, SMALLEST)
    dog.page.set_viewport_size(PHONE)
    dog.queue.locator("li:not(.down) .challenge").last.click()
    dog.talk.get_by_role("button", name="Close").click()
    dog.wait_for("Which action")
    look_at(dog.person, "actions on a phone", PHONE, SMALLEST)


def test_a_whole_turn_and_a_remark_by_keyboard_alone(dog: Dog) -> None:
    page = dog.page

    def key(selector: str, press: str = "Enter") -> None:
        asked = dog.question()
        tab_to(page, selector)
        page.keyboard.press(press)
        dog.wait_for_next(asked)

    dog.open_table("me", "bot", "bot", deck=own_deck(missions=""))
    dog.wait_for("What will you attempt?")
    tab_to(page, ".phrase")
    page.keyboard.press("Enter")
    key(".objects .button")
    expect(page.locator(".mine .bubble")).to_contain_text("You can rely on me")
    asked = dog.question()
    page.keyboard.press("1")  # the Challenge at the top of the queue
    dog.wait_for_next(asked)
    while "it is enough" not in dog.sentence():
        key(".hand .card-button")
    key(".acts .primary")
    tab_to(page, ".fortune .card-button")
    page.keyboard.press("Enter")
    asked = dog.question()
    page.keyboard.press("l")
    dog.wait_for_next(asked)


def test_every_screen_is_sound(arrive: Arrive) -> None:
    person = arrive()
    dog = Dog(person)
    be_patient(person)
    dog.open_table("me", "bot", "bot", "bot", deck=EASY, options={"pioneers": "chosen"})
    dog.wait()
    look_at(person, "choosing a pioneer", *TABLE_SIZES)
    dog.page.locator(".open").first.click()
    dog.press("Take this pioneer")
    dog.wait_for("What will you attempt?")
    look_at(person, "choosing a target", *TABLE_SIZES)
    dog.touch(dog.page.locator(".pay").first)
    look_at(person, "in an attempt", *TABLE_SIZES)
    dog.press("Close the attempt")
    dog.action("give").click()
    look_at(person, "choosing an action", *TABLE_SIZES)
    dog.action("give").click()
    dog.page.get_by_role("button", name=re.compile("^Deck: ")).first.click()
    look_at(person, "Challenges outside the queue")
    dog.page.keyboard.press("Escape")
    dog.page.get_by_role("button", name=re.compile("^The pioneer of ")).first.click()
    look_at(person, "a pioneer")
    dog.page.keyboard.press("Escape")
    dog.wait_for("The Rest")
    look_at(person, "the Rest", *TABLE_SIZES)
    play_on(dog)
    look_at(person, "the result", *TABLE_SIZES)
    dog.page.get_by_role("link", name="Replay").click()
    dog.page.get_by_role("slider", name="Moment of the game").fill("20")
    expect(dog.queue.locator("li")).to_have_count(6)
    look_at(person, "replay")
    person.visit("/rules/fetch_quest#F-89")
    expect(dog.page.get_by_role("link", name="F-89", exact=True).first).to_be_in_viewport()


def test_the_stage_shows_mission_and_rest_and_is_sound(dog: Dog) -> None:
    be_patient(dog.person)
    dog.open_table("me", "bot", "bot", deck=EASY)
    stage = dog.page.get_by_role("dialog", name="What happened")
    deadline = time.monotonic() + 100
    while not stage.is_visible():
        assert time.monotonic() < deadline
        if dog.question() is not None:
            with suppress(TouchedTooLate):  # the stage has come in between
                dog.answer()
        dog.page.wait_for_timeout(30)
    expect(stage).to_contain_text(re.compile("Mission defeated|The next Mission|retreats"))
    look_at(dog.person, "stage")
