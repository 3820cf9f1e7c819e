"""Sounds, chat, calls to the table, settings that stay, the rulebook, and four languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.people import Person

COUNT_SOUNDS = """
window.sounds = 0;
window.OscillatorNode = class extends OscillatorNode { constructor(...all) { super(...all); window.sounds++; } };
"""
LOOK_ELSEWHERE = """
window.calls = [];
const Real = window.Notification;
window.Notification = class extends Real { constructor(title, more) { super(title, more); window.calls.push(title); } };
Object.defineProperty(document, "visibilityState", { get: () => window.away ? "hidden" : "visible" });
"""


def test_sounds_have_a_switch(person: Person) -> None:
    page = person.page
    page.add_init_script(COUNT_SOUNDS)
    person.open_table("me", "friend")
    person.hand().first.click()
    assert page.evaluate("window.sounds") > 0
    person.button("Table menu").click()
    page.get_by_role("checkbox", name="Sounds").uncheck()
    page.keyboard.press("Escape")
    before = page.evaluate("window.sounds")
    person.hand().first.click()
    person.answer()
    assert page.evaluate("window.sounds") == before
    page.reload()
    expect(person.hand()).to_have_count(9)
    person.button("Table menu").click()
    expect(page.get_by_role("checkbox", name="Sounds")).not_to_be_checked()


def test_chat_with_quick_phrases_each_in_the_reader_s_language_and_a_switch(arrive: Arrive) -> None:
    ada, ben = arrive(), arrive(language="de")
    ada.call_oneself("Ada")
    _, links = ada.open_table("me", "friend")
    ben.visit(links[0])
    ben.page.get_by_role("button", name="Hinsetzen").click()
    ada.button("Chat").click()
    ada.button("Well played!").click()
    ada.page.get_by_role("textbox", name="Say something").fill("<b>na und</b>")
    ada.button("Send").click()
    ben.page.get_by_role("button", name="Chat").click()
    chat = ben.page.get_by_role("region", name="Chat")
    expect(chat.get_by_role("listitem")).to_have_text(
        [re.compile("Ada Gut gespielt!"), re.compile("Ada <b>na und</b>")]
    )
    ben.page.reload()
    ben.page.get_by_role("button", name="Chat").click()
    expect(chat.get_by_role("listitem")).to_have_count(2)
    ada.visit("/settings")
    ada.page.get_by_label("Show chat and quick phrases").uncheck()
    ada.page.go_back()
    expect(ada.hand()).to_have_count(10)
    expect(ada.button("Chat")).to_be_hidden()


def test_names_and_lines_from_right_to_left_turn_nothing_round(arrive: Arrive) -> None:
    ada, ben = arrive(), arrive()
    ada.call_oneself("Ada")
    _, links = ada.open_table("me", "friend")
    ben.sit_down(links[0], "\u202eשלום\u200b")
    ben.button("Chat").click()
    ben.page.get_by_role("textbox", name="Say something").fill("\u202eאיך? 123")
    ben.button("Send").click()
    ada.page.get_by_role("button", name=re.compile("^Chat")).click()  # it says that a line is unread
    line = ada.page.get_by_role("region", name="Chat").get_by_role("listitem")
    expect(line).to_have_text(re.compile("^שלום איך\\? 123$"))
    expect(line.locator("bdi")).to_have_text(["שלום", "איך? 123"])
    ada.button("Table menu").click()
    expect(ada.page.get_by_role("dialog", name="Table menu")).to_contain_text("\u2068שלום\u2069")
    expect(ada.page.get_by_role("dialog", name="Table menu")).not_to_contain_text("\u2068Ada\u2069")


def test_authors_and_licences_are_one_click_away(person: Person) -> None:
    person.visit("/settings")
    person.page.get_by_role("link", name="Authors and licences").click()
    notices = person.page.get_by_role("main")
    expect(notices.get_by_role("heading", name="Authors and licences")).to_be_visible()
    for words in ("Icons made by Lorc", "The Alegreya Project Authors", "SIL OPEN FONT LICENSE", "svelte", "Apache"):
        expect(notices).to_contain_text(words)


def test_a_table_without_chat_says_so(person: Person) -> None:
    person.open_table("me", "bot", chat=False)
    person.button("Chat").click()
    expect(person.page.get_by_text("There is no chat here.")).to_be_visible()


def test_the_title_and_a_notification_call_me_to_my_turn(arrive: Arrive) -> None:
    ada, ben = arrive(permissions=["notifications"]), arrive()
    ada.page.add_init_script(LOOK_ELSEWHERE)
    ada.visit("/settings")
    ada.page.get_by_label("Notify me when it is my turn").check()
    _, links = ada.open_table("me", "friend")
    expect(ada.page).to_have_title(re.compile("Your turn"))
    ben.sit_down(links[0], "Ben")
    ada.answer()
    expect(ada.page).to_have_title("Questkeep")
    ada.page.evaluate("window.away = true")
    ben.answer()
    expect(ada.page).to_have_title(re.compile("Your turn"))
    ada.page.wait_for_function("window.calls.length === 1")
    assert ada.page.evaluate("window.calls") == ["Your turn"]


def test_settings_survive_a_reload(arrive: Arrive) -> None:
    person = arrive(permissions=["notifications"])
    page = person.page
    person.visit("/settings")
    switches = {"Sounds": False, "Less motion": True, "Results stay until I go on": True}
    switches |= {"Show chat and quick phrases": False, "Notify me when it is my turn": True}
    for name, wanted in switches.items():
        page.get_by_label(name).set_checked(wanted)
    page.get_by_role("radio", name="dark").check()
    page.reload()
    for name, wanted in switches.items():
        expect(page.get_by_label(name)).to_be_checked(checked=wanted)
    expect(page.get_by_role("radio", name="dark")).to_be_checked()
    assert page.evaluate("getComputedStyle(document.body).colorScheme") == "dark"
    page.get_by_label("Language").select_option(label="Polski")
    expect(page.get_by_role("heading", level=1)).to_have_text("Ustawienia")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ustawienia")


def test_who_does_not_allow_notifications_sees_the_switch_go_back(person: Person) -> None:
    person.visit("/settings")
    switch = person.page.get_by_label("Notify me when it is my turn")
    switch.click()
    expect(switch).not_to_be_checked()


def test_results_stay_until_i_go_on_if_i_wish_so(person: Person) -> None:
    person.visit("/settings")
    person.page.get_by_label("Results stay until I go on").check()
    person.open_table("me", "bot")
    for cards in (9, 8, 7):
        person.answer()
        expect(person.hand()).to_have_count(cards)
    result = person.page.get_by_role("dialog", name="What happened")
    expect(result).to_contain_text("Keep 1, floor 1: who won and why")
    person.page.wait_for_timeout(4500)  # longer than results usually stay
    expect(result).to_be_visible()
    person.button("Go on").click()
    expect(result).to_be_hidden()


@pytest.mark.parametrize(
    ("language", "search", "word", "paragraph"),
    [
        ("en", "Search the rules", "chameleon", "T-32"),
        ("de", "In den Regeln suchen", "chamäleon", "T-32"),
        ("ru", "Искать в правилах", "хамелеон", "T-32"),
        ("pl", "Szukaj w zasadach", "kameleon", "T-32"),
    ],
)
def test_the_rulebook_is_searched_in_every_language(
    arrive: Arrive, language: str, search: str, word: str, paragraph: str
) -> None:
    person = arrive(language=language)
    page = person.page
    person.visit("/rules/tschak")
    hidden, shown = (page.get_by_role("link", name=name, exact=True) for name in ("T-57", paragraph))
    expect(hidden).to_be_visible()
    page.get_by_role("searchbox", name=search).fill(word)
    expect(hidden).to_be_hidden()
    expect(shown).to_be_visible()
    expect(page.get_by_role("status")).to_contain_text(re.compile(r"\d"))
    page.get_by_role("searchbox", name=search).fill("xyzzy")
    expect(shown).to_be_hidden()


def test_the_address_of_a_clause_opens_the_rulebook_there(person: Person) -> None:
    person.visit("/rules/tschak#T-24")
    expect(person.page.get_by_role("link", name="T-24", exact=True)).to_be_in_viewport()


@pytest.mark.parametrize(("language", "dwarf"), [("de", "zwerg"), ("ru", "гном"), ("pl", "krasnolud")])
def test_the_house_speaks_the_language_of_the_reader(arrive: Arrive, language: str, dwarf: str) -> None:
    person = arrive(language=language)
    person.visit("/")
    play = person.page.get_by_role("main").get_by_role("button").first
    expect(play).to_be_enabled()
    assert play.inner_text() != "Play now"
    play.click()
    expect(person.page.get_by_role("button", name=re.compile(f"^{dwarf} [0-9]", re.IGNORECASE)).first).to_be_visible()
    tree = person.page.locator("body").aria_snapshot()
    assert not re.search(r"\b(house|tschak)-[a-z]+", re.sub(r"/url: .*", "", tree)), "a text is missing"


COUNT_MOTIONS = """
window.motions = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
    if ((options.duration ?? options) > 0) window.motions++;
    return animate.call(this, frames, options);
};
"""


@pytest.mark.parametrize("wish", ["no-preference", "reduce"])
def test_cards_fly_only_where_motion_is_welcome(arrive: Arrive, wish: str) -> None:
    person = arrive(reduced_motion=wish)
    person.page.add_init_script(COUNT_MOTIONS)
    person.open_table("me", "bot")
    for cards in (9, 8, 7):
        person.answer()
        expect(person.hand()).to_have_count(cards)
    assert (person.page.evaluate("window.motions") > 0) == (wish == "no-preference")
