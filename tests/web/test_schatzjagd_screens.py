"""Every screen of Schatzjagd in light and dark, wide and narrow: no axe violation, no tiny text."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.lords import (
    FIEND,
    FURY,
    KNIFE,
    MAPS,
    ONE_TREASURE,
    PORTAL,
    TOWER,
    Lord,
    own_deck,
    stand_on_own_card,
)
from tests.web.people import DESKTOP, PHONE, Person
from tests.web.test_screens import TABLE_SIZES, be_patient, look_at


@pytest.fixture
def lord(person: Person) -> Lord:
    return Lord(person)


def test_the_table_is_sound_from_the_first_roll_to_a_fight_and_a_death(lord: Lord) -> None:
    person = lord.person
    be_patient(person)
    lord.open_table("me", "bot", "bot", deck=own_deck(FIEND, FURY), options={"memory-aid": "full"})
    lord.wait_for("Play one card")
    while not all(person.hand().filter(has_text=name).count() for name in ("Kobold", "Battle fury")):
        lord.insert_anything()
        lord.wait_for("Play one card")
    person.hand().filter(has_text="Kobold").click()
    look_at(person, "inserting", *TABLE_SIZES)
    person.hand().filter(has_text="Kobold").click()
    stand_on_own_card(lord, "Kobold", "A9", "B10")
    expect(lord.page.get_by_role("dialog", name="What happened")).to_contain_text("Kobold")
    look_at(person, "revealed", *TABLE_SIZES)
    lord.person.dismiss_stages()
    expect(lord.fight()).to_contain_text("Combat power")
    expect(lord.fight()).to_contain_text("Osric rolls for the fiend.")
    lord.wait()
    lord.press("Strike")
    lord.wait()
    look_at(person, "fight", *TABLE_SIZES)
    spell = lord.fight().get_by_role("button", name="Cast: Battle fury")
    lord.touch(spell)
    expect(lord.fight()).to_contain_text("magic 5")
    while lord.offers("Strike"):
        lord.press("Strike")
    stage = lord.page.get_by_role("dialog", name="What happened")
    expect(stage).to_contain_text(re.compile("is dead|is defeated"))
    look_at(person, "end of a fight", *TABLE_SIZES)
    person.dismiss_stages()
    lord.wait()
    lord.page.get_by_role("button", name=re.compile("^Look through the discard pile")).click()
    look_at(person, "discard pile")


def test_a_shop_is_entered_through_its_gate_and_sells(lord: Lord) -> None:
    lord.open_table("me", "bot", deck=own_deck(KNIFE, castles=("D5", "C10")), options={"city": "fixed"})
    lord.wait_for("Steps left")
    lord.go("E5")
    lord.wait()
    if lord.offers("Stop here"):
        lord.press("Stop here")
    expect(lord.prompt).to_contain_text("You stand in the shop")
    look_at(lord.person, "shop", *TABLE_SIZES)
    lord.press("Gold +2 for nothing")
    expect(lord.page.get_by_role("region", name="Your henchman")).to_contain_text("Gold: 7 of 15")


@pytest.mark.parametrize(
    ("deck", "name", "title"),
    [(PORTAL, "Teleportal", "Through the Teleportal"), (TOWER, "Watchtower", "your eyes only")],
)
def test_a_special_is_used_and_its_stage_is_sound(lord: Lord, deck: str, name: str, title: str) -> None:
    person = lord.person
    be_patient(person)
    lord.open_table("me", "bot", deck=own_deck(deck))
    stand_on_own_card(lord, name, "A9", "B10")
    lord.wait()
    expect(person.prompt()).to_contain_text(f"Use {name}, or leave it?")
    look_at(person, name, DESKTOP, PHONE)
    lord.press("Use it")
    expect(lord.page.get_by_role("dialog", name="What happened")).to_contain_text(title)
    look_at(person, f"{name} used", DESKTOP, PHONE)


def test_castles_are_chosen_on_the_board_or_by_name(lord: Lord) -> None:
    lord.open_table("me", "bot", options={"castles": "choose"})
    expect(lord.prompt).to_contain_text("Choose your castle.")
    look_at(lord.person, "choosing a castle", *TABLE_SIZES)
    lord.field("J10").click()
    expect(lord.lock).to_have_text(
        "Choose: Yellow castle"
    )  # a field is small on a phone: what was touched is named first
    lord.touch(lord.lock)
    expect(lord.field("J10")).to_have_attribute("aria-label", re.compile("castle of Guest, your henchman"))


def test_the_result_the_shared_screen_the_replay_and_the_rulebook_are_sound(lord: Lord) -> None:
    person, page = lord.person, lord.page
    be_patient(person)
    match, _ = lord.open_table("me", "bot", deck=own_deck(MAPS), options=ONE_TREASURE)
    person.visit(f"/table/{match}")
    expect(page.get_by_role("region", name="Board")).to_be_visible()
    expect(person.hand()).to_have_count(0)
    look_at(person, "shared screen")
    person.visit(f"/match/{match}")
    lord.wait_for("Steps left")
    lord.go("B10")
    lord.wait_for("Play one card")
    lord.press("Dig with the Map of B10")
    stage = page.get_by_role("dialog", name="What happened")
    expect(stage).to_contain_text("A treasure!")
    look_at(person, "treasure")
    lord.wait_for("Steps left")
    lord.go("A10")
    lord.wait_for("Play one card")
    lord.touch(page.get_by_role("button", name=re.compile("^Hide: ")))
    expect(page.get_by_role("region", name="The result")).to_contain_text("You have won!")
    person.dismiss_stages()
    look_at(person, "result", *TABLE_SIZES)
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("combobox", name="Seen by").select_option(index=1)
    page.get_by_role("slider", name="Moment of the game").fill("3")
    expect(page).to_have_url(re.compile("row=3"))
    expect(page.get_by_role("region", name="Board")).to_be_visible()
    look_at(person, "replay", DESKTOP, PHONE)
    person.visit("/rules/schatzjagd#S-92")
    book = page.get_by_role("main")
    expect(book.get_by_role("link", name="S-92", exact=True).first).to_be_in_viewport()


def test_the_game_is_offered_with_its_options(person: Person) -> None:
    page = person.page
    person.visit("/")
    page.get_by_role("radiogroup", name="Game").get_by_text("Schatzjagd").click()
    expect(page.get_by_role("heading", name="Schatzjagd")).to_be_visible()
    page.get_by_role("link", name="New table").click()
    page.get_by_text("Rules, clock and chat").click()
    page.get_by_role("group", name="Memory aid").get_by_label("own: you see the cards you inserted").check()
    look_at(person, "new table of Schatzjagd", DESKTOP, PHONE)
    person.button("Open the table").click()
    expect(page.get_by_role("region", name="Board")).to_be_visible()
