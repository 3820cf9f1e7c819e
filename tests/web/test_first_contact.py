"""What somebody meets who comes to the house for the first time: invitations, hints, notices."""

from __future__ import annotations

import contextlib
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.web.conftest import Arrive
from tests.web.people import DESKTOP, PHONE, Person

LAPTOP: ViewportSize = {"width": 1280, "height": 720}
SCREENS = [pytest.param(DESKTOP, id="desktop"), pytest.param(LAPTOP, id="laptop"), pytest.param(PHONE, id="phone")]
TABLES: list[tuple[str, dict[str, str]]] = [
    ("tschak", {}),
    ("enchanters", {}),
    ("schatzjagd", {}),
    ("fetch_quest", {}),
    ("fetch_quest", {"pioneers": "chosen"}),
]

# Whether all of a thing can be seen: corners and middle are its own, inside the window, and hold all of its text.
IS_WHOLE = """thing => {
  const box = thing.getBoundingClientRect();
  const xs = [box.left + 6, (box.left + box.right) / 2, box.right - 6];
  const ys = [box.top + 6, (box.top + box.bottom) / 2, box.bottom - 6];
  const own = (x, y) => thing.contains(document.elementFromPoint(x, y));
  return box.width > 12
    && thing.scrollHeight <= thing.clientHeight + 2 && thing.scrollWidth <= thing.clientWidth + 2
    && xs.every((x) => ys.every((y) => own(x, y)));
}"""


def is_whole(thing: Locator) -> bool:
    """Whether nothing cuts or covers the thing once it is scrolled to as a person would."""
    thing.scroll_into_view_if_needed()
    whole: bool = thing.evaluate(IS_WHOLE)
    return whole


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize(("game", "options"), TABLES, ids=["-".join([game, *more.values()]) for game, more in TABLES])
def test_whoever_opens_a_table_sees_link_and_code_of_a_free_seat_whole(
    arrive: Arrive, game: str, options: dict[str, Any], screen: ViewportSize
) -> None:
    person = arrive(viewport=screen)
    page = person.page
    wish = {"game": game, "options": options, "seats": [{"kind": "me"}, {"kind": "friend"}, {"kind": "bot"}]}
    opened = person.context.request.post(person.address + "/api/matches", data=wish).json()
    person.visit(f"/match/{opened['match']}")
    person.button("Make a link for seat 2").click()
    link = page.get_by_role("textbox", name="Link for seat 2")
    expect(link).to_have_value(re.compile("/join/"))
    for thing in (link, page.get_by_role("img", name="QR code of the link for seat 2"), person.button("Copy the link")):
        assert is_whole(thing)
    person.button("To the table").click()
    expect(link).to_be_hidden()
    assert is_whole(person.button("Invite"))
    person.button("Invite").click()
    assert is_whole(link)
    person.button("To the table").click()
    person.button("Table menu").click()
    entry = page.get_by_role("dialog", name="Table menu").get_by_role("button", name="Invite", exact=True)
    assert is_whole(entry)
    entry.click()
    assert is_whole(link)
    friend = arrive(viewport=screen)
    friend.sit_down("/" + link.input_value().split("/", 3)[3], "Ben")
    expect(link).to_be_hidden()  # the last seat is taken
    expect(person.button("Invite")).to_be_hidden()
    expect(friend.button("Invite")).to_be_hidden()


def test_a_table_waits_for_a_free_seat_in_words_and_not_for_its_name(person: Person) -> None:
    person.open_table("me", "friend")
    person.answer()
    expect(person.prompt()).to_contain_text("Your choice is locked in. A seat is still free")
    expect(person.prompt()).not_to_contain_text("Player 2")
    person.page.reload()
    expect(person.button("Invite")).to_be_visible()
    expect(person.page.get_by_role("dialog")).to_be_hidden()  # whoever has laid the invitation aside plays in peace


def test_who_is_still_to_come_has_a_number_in_every_sentence(person: Person) -> None:
    person.open_table("friend", "me", game="schatzjagd")
    seat = person.page.get_by_role("region", name="Player 1")
    expect(seat).to_contain_text("Open seat")
    person.button("Log").click()
    log = person.page.get_by_role("region", name="Log")
    expect(log.get_by_text("Player 1: cards drawn: 4.")).to_be_visible()
    expect(log).not_to_contain_text("Open seat")


# Hints --------------------------------------------------------------------------------------------------------


def hint_of(person: Person) -> Locator:
    return person.page.get_by_role("region", name="What Master would do")


@pytest.mark.parametrize("screen", SCREENS)
def test_a_hint_lies_whole_on_the_screen_and_over_nothing_of_the_table(arrive: Arrive, screen: ViewportSize) -> None:
    person = arrive(viewport=screen)
    person.open_table("me", "bot")
    expect(person.hand()).to_have_count(10)
    person.button("Hint").click()
    plays = hint_of(person).get_by_role("button", name=re.compile("^Choose this"))
    expect(plays).to_have_count(5)
    for thing in plays.all():
        assert is_whole(thing)
    for thing in (*person.hand().all(), person.page.get_by_role("region", name="Keep 1").get_by_role("button").last):
        assert is_whole(thing)


def test_whoever_asks_for_a_hint_knows_before_that_others_see_it(arrive: Arrive) -> None:
    ada, ben = arrive(), arrive()
    ada.open_table("me", "bot")
    expect(ada.button("Hint")).to_be_visible()
    expect(ada.button("Hint")).not_to_have_attribute("title", re.compile("see"))  # here nobody does
    _, links = ada.open_table("me", "friend")
    ben.sit_down(links[0], "Ben")
    seen = "The others see that you ask, but not what you are told."
    expect(ada.button("Hint")).to_have_attribute("title", seen)
    ada.button("Hint").click()
    expect(hint_of(ada)).to_contain_text(seen)


WORDS = {
    "en": ["Why?", "Hint", "Undo?"],
    "de": ["Warum?", "Tipp", "Rückgängig?"],
    "ru": ["Почему?", "Совет", "Отменить?"],
    "pl": ["Dlaczego?", "Rada", "Cofnąć?"],
}


@pytest.mark.parametrize("language", WORDS)
def test_what_helps_on_a_phone_is_called_by_words_that_fit(arrive: Arrive, language: str) -> None:
    ada, ben = arrive(viewport=PHONE), arrive()
    _, links = ada.open_table("me", "friend")
    ben.sit_down(links[0], "Ben")
    ada.answer()
    ben.answer()
    expect(ada.hand()).to_have_count(9)
    ada.visit("/settings")
    ada.page.get_by_role("combobox").first.select_option(language)
    ada.page.go_back()
    acts = ada.page.locator(".acts").get_by_role("button")
    expect(acts).to_have_count(4)
    assert acts.all_inner_texts()[:3] == WORDS[language]
    boxes = acts.evaluate_all("all => all.map(one => one.getBoundingClientRect()).map(({ y, height }) => [y, height])")
    assert {y for y, height in boxes if height < 48} == {boxes[0][0]}  # beside the main button, which is higher
    assert min(height for _, height in boxes) >= 44


@pytest.mark.parametrize("game", ["enchanters", "schatzjagd", "fetch_quest"])
def test_what_a_hint_takes_into_the_hand_has_one_main_button_and_it_says_what_it_does(
    person: Person, game: str
) -> None:
    person.open_table("me", "bot", "bot", game=game)
    for _ in range(4):
        expect(person.button("Hint")).to_be_visible(timeout=30_000)
        person.dismiss_stages()
        person.button("Hint").click()
        plays = hint_of(person).get_by_role("button", name=re.compile("^Choose this"))
        expect(plays.first).to_be_visible()
        results = [int(one) for one in re.findall(r"(\d+) %\n", hint_of(person).get_by_role("list").inner_text())]
        assert max(results, default=0) - min(results, default=0) <= 1 or results == sorted(results, reverse=True)
        plays.last.click()
        main = person.prompt().locator(".button.primary")
        expect(main).to_have_count(1)
        expect(main).not_to_contain_text(re.compile(f"{game}-"))
        question = person.prompt().get_attribute("data-question")
        main.click()
        sure = person.button("Yes, go ahead")
        person.page.wait_for_function(
            "asked => document.querySelector('.prompt')?.dataset.question !== asked || document.querySelector('.sure')",
            arg=question,
        )
        if sure.is_visible():
            sure.click()
        expect(person.page.locator(f"[data-question='{question}']")).to_have_count(0)


# Coming to a table --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("screen", SCREENS)
def test_a_link_says_which_game_waits_and_with_whom_before_one_sits_down(arrive: Arrive, screen: ViewportSize) -> None:
    ada, ben = arrive(), arrive(viewport=screen)
    ada.call_oneself("Ada")
    _, links = ada.open_table("me", "friend", "bot", game="enchanters")
    ben.visit(links[0])
    for words in ("Enchanters", "Ada has opened this table", "Mirra", "bot, adept"):
        assert is_whole(ben.page.get_by_role("main").get_by_text(words).first)
    assert ben.context.cookies() == []  # looking at a link makes nobody a guest
    ben.page.get_by_label("Your name").fill("Ben")
    ben.button("Sit down").click()
    expect(ben.prompt()).to_be_visible()
    expect(ben.page.get_by_role("region", name="Ada")).to_be_visible()  # the whole table, not the hand alone
    eve = arrive()
    eve.visit(links[0])
    expect(eve.page.get_by_role("alert")).to_contain_text("used already")


# Chat ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("screen", SCREENS)
def test_a_line_of_the_chat_is_seen_where_the_chat_is_closed(arrive: Arrive, screen: ViewportSize) -> None:
    ada, ben = arrive(), arrive(viewport=screen)
    ada.call_oneself("Ada")
    _, links = ada.open_table("me", "friend")
    ben.sit_down(links[0], "Ben")
    ada.button("Chat").click()
    ada.button("Well played!").click()
    expect(ada.page.get_by_role("region", name="Chat").get_by_role("listitem")).to_have_count(1)
    notice = ben.page.get_by_role("status").get_by_role("button", name="Ada Well played!")
    expect(notice).to_be_visible()
    assert is_whole(notice)
    badge = ben.page.locator(".tools .badge:visible")
    expect(badge).to_have_text(re.compile("^1"))
    assert is_whole(badge)
    expect(ada.page.locator(".tools .badge:visible")).to_have_count(0)  # nothing of one's own, nor what is read
    notice.click()
    expect(ben.page.get_by_role("region", name="Chat").get_by_role("listitem")).to_have_count(1)
    expect(badge).to_have_count(0)
    expect(notice).to_be_hidden()
    ben.page.reload()
    expect(ben.prompt()).to_be_visible()
    ada.page.get_by_role("textbox", name="Say something").fill("Still there?")
    ada.button("Send").click()
    expect(badge).to_have_text(re.compile("^1"))  # what was read before stays read
    ben.button("Table menu").click()
    ben.page.get_by_role("dialog", name="Table menu").get_by_role("button", name="Chat · one unread line").click()
    expect(badge).to_have_count(0)


@pytest.mark.parametrize("screen", SCREENS)
def test_a_long_chat_shows_its_newest_line_and_where_to_write(arrive: Arrive, screen: ViewportSize) -> None:
    ada, ben = arrive(), arrive(viewport=screen)
    ada.call_oneself("Ada")
    _, links = ada.open_table("me", "friend")
    ben.sit_down(links[0], "Ben")
    ada.button("Chat").click()
    said = ada.page.get_by_role("region", name="Chat").get_by_role("listitem")
    for count in range(1, 31):
        ada.button("Hello!").click()
        expect(said).to_have_count(count)
    chat = ben.page.get_by_role("region", name="Chat")
    lines, write = chat.get_by_role("listitem"), ben.page.get_by_role("textbox", name="Say something")
    button = ben.page.get_by_role("button", name=re.compile("^Chat"))
    button.click() if button.is_visible() else ben.menu("Chat · 30 unread lines")
    expect(lines).to_have_count(30)
    expect(lines.last).to_be_in_viewport(ratio=1)
    expect(write).to_be_in_viewport(ratio=1)
    ada.button("Oops.").click()
    expect(lines.last).to_have_text(re.compile("Oops"))
    expect(lines.last).to_be_in_viewport(ratio=1)  # it is followed
    lines.last.hover()
    ben.page.mouse.wheel(0, -5000)
    expect(lines.first).to_be_in_viewport(ratio=1)
    expect(write).to_be_in_viewport(ratio=1)
    ada.button("Thank you!").click()
    below = ben.page.get_by_role("button", name="one unread line", exact=True)
    expect(below).to_be_visible()
    expect(ben.page.locator(".tools .badge:visible")).to_have_text(re.compile("^1"))
    expect(lines.first).to_be_in_viewport(ratio=1)  # whoever reads is not taken away
    below.click()
    expect(lines.last).to_be_in_viewport(ratio=1)
    expect(below).to_have_count(0)
    expect(ben.page.locator(".tools .badge:visible")).to_have_count(0)


PLACES = """() => Object.fromEntries([...document.querySelectorAll("main, .prompt, .tools button, #hand button")].map(
    (one, number) => [`${number} ${one.className}`, JSON.stringify(one.getBoundingClientRect())]))"""


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("language", ["en", "de", "ru", "pl"])
def test_a_notice_moves_nothing_that_is_touched(arrive: Arrive, screen: ViewportSize, language: str) -> None:
    ada, ben = arrive(), arrive(viewport=screen, language=language)
    ada.call_oneself("Ada")
    match, links = ada.open_table("me", "friend")
    ben.context.request.post(ben.address + "/api/join", data={"secret": links[0].split("/")[-1]})
    ben.visit(f"/match/{match}")
    expect(ben.page.locator("#hand button")).to_have_count(10)
    ben.page.evaluate("document.fonts.ready")
    before = ben.page.evaluate(PLACES)
    ada.button("Chat").click()
    ada.page.get_by_role("textbox", name="Say something").fill("I shall be back in a moment, " * 4)
    ada.button("Send").click()
    expect(ben.page.locator(".said button")).to_be_visible()
    assert ben.page.evaluate(PLACES) == before
    ada.button("Hint").click()
    expect(ben.page.locator(".notice.text")).to_have_count(1)
    assert ben.page.evaluate(PLACES) == before


def test_whoever_has_switched_the_chat_off_is_told_nothing_of_it(arrive: Arrive) -> None:
    ada, ben = arrive(), arrive()
    ada.call_oneself("Ada")
    _, links = ada.open_table("me", "friend")
    ben.visit("/settings")
    ben.page.get_by_label("Show chat and quick phrases").uncheck()
    ben.sit_down(links[0], "Ben")
    ada.button("Chat").click()
    ada.button("Hello!").click()
    expect(ada.page.get_by_role("region", name="Chat").get_by_role("listitem")).to_have_count(1)
    ada.answer()
    ben.answer()  # by now the line has come
    expect(ben.page.get_by_text("Hello!")).to_have_count(0)
    expect(ben.page.locator(".badge")).to_have_count(0)


def test_a_wish_is_seen_by_somebody_who_reads_the_chat_on_a_phone(arrive: Arrive) -> None:
    ada, ben = arrive(), arrive(viewport=PHONE)
    ada.call_oneself("Ada")
    _, links = ada.open_table("me", "friend")
    ben.sit_down(links[0], "Ben")
    ada.answer()
    ben.answer()
    expect(ada.hand()).to_have_count(9)
    ben.menu("Chat")
    expect(ben.page.get_by_role("textbox", name="Say something")).to_be_visible()
    ada.button("Ask Ben for an undo").click()
    ben.page.get_by_role("alertdialog").get_by_role("button", name="Yes", exact=True).click()
    expect(ada.hand()).to_have_count(10)


# The room a table has -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["tschak", "enchanters", "schatzjagd", "fetch_quest"])
def test_a_table_makes_room_for_an_open_log(person: Person, game: str) -> None:
    page = person.page
    person.open_table("me", "bot", "bot", "bot", game=game)
    why = person.button("Why?")
    expect(why).to_be_visible(timeout=30_000)
    person.dismiss_stages()
    person.button("Log").click()
    for size in (DESKTOP, LAPTOP):
        page.set_viewport_size(size)
        for name in ("Osric", "Mirra", "Tomke") if game in ("tschak", "enchanters") else ():
            assert is_whole(page.get_by_role("region", name=name).get_by_role("heading").first)
        if game == "enchanters":
            expect(page.locator(".track .name")).to_have_count(6)  # its cards keep their names
        assert is_whole(why)
    page.set_viewport_size(PHONE)
    log = page.get_by_role("region", name="Log")
    assert is_whole(log.get_by_role("listitem").first)
    page.keyboard.press("Tab")
    for _ in range(12):  # on a phone nothing else is there to be met
        assert page.evaluate("document.activeElement.closest('.table, footer') === null")
        page.keyboard.press("Tab")


def test_a_low_window_shows_the_whole_keep_and_a_large_one_larger_cards(person: Person) -> None:
    page = person.page
    person.open_table("me", "bot", "bot", "bot")
    expect(person.hand()).to_have_count(10)
    keep = page.get_by_role("region", name="Keep 1")
    widths: list[float] = []
    for width, height in ((1280, 720), (1440, 900), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        assert keep.evaluate(IS_WHOLE), (width, height)
        box = keep.get_by_role("button").first.bounding_box()
        widths.append(box["width"] if box else 0)
    assert widths == sorted(set(widths))
    page.set_viewport_size(PHONE)
    person.answer()
    expect(person.hand()).to_have_count(9)
    person.button("Osric: Team").click()  # its cards are too small to be touched one by one
    team = page.get_by_role("dialog", name="Osric: Team").get_by_role("listitem").get_by_role("button")
    expect(team).to_have_count(1)
    assert is_whole(team)
    page.keyboard.press("Escape")
    page.get_by_role("region", name="Tomke").get_by_role("button", name=re.compile("^Tomke: gold")).click()
    won = page.get_by_role("dialog").get_by_text("Nothing won yet.")
    assert is_whole(won)


@pytest.mark.parametrize("language", ["en", "de", "ru", "pl"])
@pytest.mark.parametrize("screen", SCREENS)
def test_the_start_page_stays_as_it_is_when_another_game_is_chosen(
    arrive: Arrive, screen: ViewportSize, language: str
) -> None:
    person = arrive(viewport=screen, language=language)
    person.visit("/")
    games = person.page.locator(".games label")
    expect(games).to_have_count(4)
    places = []
    for number in range(4):
        games.nth(number).click()
        places.append(
            person.page.evaluate(
                "[...document.querySelectorAll('.games, .ways')].map(one => one.getBoundingClientRect().y)"
            )
        )
    assert places == places[:1] * 4


def test_an_empty_place_at_the_table_explains_itself(person: Person) -> None:
    person.open_table("me", "bot", "bot")
    person.button("en route").click()
    expect(person.page.get_by_role("dialog", name="En route")).to_contain_text("nobody plays it in this keep")


def test_a_chosen_game_stays_chosen(person: Person) -> None:
    person.visit("/new?game=tschak")
    games = person.page.get_by_role("combobox").first
    for game, title in (("enchanters", "Enchanters"), ("schatzjagd", "Schatzjagd"), ("enchanters", "Enchanters")):
        with person.page.expect_response("**/api/texts/**") if title == "Schatzjagd" else contextlib.nullcontext():
            games.select_option(game)
        expect(person.page.get_by_role("heading", level=2, name=title)).to_be_visible()
        person.page.wait_for_load_state("networkidle")
        expect(games).to_have_value(game)


@pytest.mark.parametrize("path", ["/new", "/settings"])
def test_a_form_takes_the_room_of_the_page(person: Person, path: str) -> None:
    person.visit(path)
    expect(person.page.locator(".panel").first).to_be_visible()
    rights = person.page.locator(".panel").evaluate_all("all => all.map(one => one.getBoundingClientRect().right)")
    whole = person.page.locator("main").bounding_box()
    assert whole is not None
    assert max(rights) > whole["x"] + whole["width"] - 40


# The end ------------------------------------------------------------------------------------------------------


def test_no_total_is_told_before_the_last_floor_was_shown(arrive: Arrive) -> None:
    ada, ben = arrive(), arrive()
    for one in (ada, ben):
        one.visit("/settings")
        one.page.get_by_label("Results stay until I go on").check()
    ada.call_oneself("Ada")
    _, links = ada.open_table("me", "friend")
    ben.sit_down(links[0], "Ben")
    for one in (ben, ada):
        one.leave_the_rest_to_bots()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("The end", timeout=60_000)
    shown = ada.page.get_by_role("dialog", name="What happened")
    expect(shown).to_be_visible()
    expect(ada.page.get_by_role("region", name="The score sheet")).to_have_count(0)
    expect(ada.page.get_by_role("log")).not_to_contain_text(re.compile(r"wins|points"))
    expect(ada.button("Play again")).to_have_count(0)
    ada.see_the_end()
    expect(ada.page.get_by_role("region", name="The score sheet")).to_be_visible()
