"""Fetch Quest in a real browser: the first claim counts, a team without a focus is warned, results listed apart."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.web.conftest import Arrive
from tests.web.dogs import EASY, Dog
from tests.web.people import PHONE, play_on

CHOSEN = {"pioneers": "chosen"}


def pioneer(dog: Dog, name: str) -> Locator:
    return dog.page.get_by_role("region", name="Pioneers are being chosen").get_by_role("button", name=re.compile(name))


def test_whoever_claims_first_has_the_pioneer_and_a_team_without_a_focus_is_warned(arrive: Arrive) -> None:
    ada, ben = Dog(arrive()), Dog(arrive(viewport=PHONE))
    ada.person.call_oneself("Ada")
    _, links = ada.open_table("me", "friend", "bot", options=CHOSEN)
    ben.person.sit_down(links[0], "Ben")
    for dog in (ada, ben):
        expect(dog.prompt).to_contain_text("Which pioneer will you be?")
        expect(dog.page.get_by_text("Nobody has yet: Mind, Skill, War.")).to_be_visible()
    pioneer(ben, "Spike Mutt").click()
    expect(pioneer(ben, "Spike Mutt")).to_have_attribute("aria-pressed", "true")
    pioneer(ada, "Spike Mutt").click()
    ada.press("Take this pioneer")
    expect(pioneer(ben, "Spike Mutt")).to_be_disabled()
    expect(pioneer(ben, "Spike Mutt")).to_contain_text("Ada")
    expect(pioneer(ben, "Spike Mutt")).to_have_attribute("aria-pressed", "false")
    expect(ben.prompt.get_by_role("button", name="Take this pioneer")).to_have_count(0)
    expect(ben.prompt).to_contain_text("Which pioneer will you be?")
    expect(ben.page.get_by_text("Nobody has yet: Mind, Skill.")).to_be_visible()
    warned = [
        name
        for name in ("Yosha", "Pan Dachshund", "Leo Bulldog")
        if "one focus stays missing" in pioneer(ben, name).inner_text()
    ]
    assert warned == ["Leo Bulldog"]
    pioneer(ben, "Leo Bulldog").click()
    ben.prompt.get_by_role("button", name="Take this pioneer").click()
    doubt = ben.page.get_by_role("dialog", name="Are you sure?")
    expect(doubt).to_contain_text("With Sgt. Leo Bulldog one focus stays missing in your team (F-15).")
    doubt.get_by_role("button", name="Yes, go ahead").click()
    for dog in (ada, ben):
        expect(dog.queue).to_be_visible()
    ada.person.button("Log").click()
    log = ada.page.get_by_role("region", name="Log")
    expect(log.get_by_text(re.compile("Focuses that nobody has: (Mind|Skill)\\."))).to_be_visible()


def test_a_claim_can_be_taken_back_until_somebody_else_has_claimed(arrive: Arrive) -> None:
    ada, ben = Dog(arrive()), Dog(arrive())
    _, links = ada.open_table("me", "friend", "bot", options=CHOSEN)
    ben.person.sit_down(links[0], "Ben")
    pioneer(ada, "Spike Mutt").click()
    ada.prompt.get_by_role("button", name="Take this pioneer").click()
    expect(pioneer(ben, "Spike Mutt")).to_be_disabled()
    ada.person.button("Undo").click()
    expect(pioneer(ben, "Spike Mutt")).to_be_enabled()
    expect(ada.prompt).to_contain_text("Which pioneer will you be?")


def test_a_game_with_open_hands_stands_under_a_heading_of_its_own(arrive: Arrive) -> None:
    person = arrive()
    dog = Dog(person)
    for options in ({}, {"talk": "open-hands"}):
        dog.open_table("me", "bot", "bot", deck=EASY, options=options)
        play_on(dog)
    person.visit("/games")
    expect(person.page.get_by_role("heading", name="Fetch Quest · with open hands")).to_be_visible()
    apart = person.page.get_by_role("list", name="Fetch Quest · with open hands").get_by_role("listitem")
    expect(apart).to_have_count(1)
    expect(apart).to_contain_text("Fetch Quest · with open hands · ")
    expect(person.page.get_by_role("listitem")).to_have_count(2)
