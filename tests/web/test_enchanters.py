"""Enchanters in a real browser: whole games, both windows of a fight, questions to others, phone, keyboard, axe."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Arrive
from tests.web.people import DESKTOP, PHONE, Person, Player, play_on, tab_to
from tests.web.test_screens import SMALLEST, TABLE_SIZES, be_patient, look_at

SHORT = {"invasion": "super-fast", "village": "V01"}
KINGDOMS = "bandits+cultists+dracons+gnolls"
HARMLESS_MONSTER = """
[cards.{key}]
kingdom = "{kingdom}"
class = "{tier}"
name = "Sheep"
copies = {copies}
marked = {marked}
strength = 0
health = {health}
lower = {{ glory = 1 }}
"""
GREEDY_ITEM = """
[cards.{key}]
kingdom = "{kingdom}"
class = "item"
name = "Bill"
copies = 2
marked = 1
abilities = [{{ kind = "now", effects = [{{ discard = "one" }}] }}]
"""


COLOUR = "thing => getComputedStyle(thing).color"


def own_deck(health: int) -> str:
    """A deck in which no Monster hurts, and every Item makes somebody else discard one."""
    parts = ['based-on = "standard"']
    for kingdom in KINGDOMS.split("+"):
        short = kingdom[:3].upper()
        for number, tier, copies, marked in ((1, "minor", 6, 3), (2, "medium", 4, 2), (3, "major", 2, 1)):
            key = f"{short}-M{number}"
            parts.append(
                HARMLESS_MONSTER.format(
                    key=key, kingdom=kingdom, tier=tier, copies=copies, marked=marked, health=health
                )
            )
        parts += [GREEDY_ITEM.format(key=f"{short}-I{number}", kingdom=kingdom) for number in (1, 2, 3)]
    return "\n".join(parts)


class Enchanter(Player):
    """Somebody at a table of Enchanters."""

    def open_table(self, *kinds: str, **wishes: object) -> list[str]:
        self.person.eyes.names += ["Sheep", "Bill", "Club", "Mittens"]  # of the decks above
        _, links = self.person.open_table(*kinds, **{"game": "enchanters", "options": SHORT, **wishes})
        expect(self.prompt).to_be_visible()
        return links

    def track(self) -> Locator:
        return self.page.get_by_role("region", name="Track").get_by_role("button")

    def mine(self) -> Locator:
        return self.page.get_by_role("region", name="Your artifact")

    def village(self) -> Locator:
        return self.page.get_by_role("region", name=re.compile("^Village: ")).get_by_role("button")

    def wait_to_travel(self) -> None:
        """Until a turn of mine begins."""
        self.wait()
        while not self.prompt.get_by_text("Travel to a card").is_visible():
            self.answer()
            self.wait()

    def journey(self, card: Locator) -> None:
        self.touch(card, self.lock)

    def rest(self) -> None:
        self.touch(self.village().filter(has_text="Rest: take"))

    def crystals(self) -> int:
        label = self.mine().get_by_role("img", name=re.compile("^Crystals")).get_attribute("aria-label")
        return int(re.sub(r"\D", "", label or "0"))

    def answer(self) -> None:
        """Answer in the plainest way: the middle one of the cards that can be reached, and on."""
        prompt = self.prompt
        for name in ("End the turn", "Strike", "Go on: let it strike"):
            if self.offers(name):
                self.press(name)
                return
        if prompt.get_by_text("Travel to a card").is_visible():
            cards = self.page.locator(".track .open")
            self.journey(cards.nth(cards.count() // 2))
        elif prompt.get_by_text("Choose two cards").is_visible():
            self.touch(self.track().nth(0), self.track().nth(1), self.lock)
        elif prompt.locator(".tray button").count():
            self.touch(prompt.locator(".tray button").first, self.lock)
        else:
            self.touch(self.mine().locator(".open").first, self.lock)


@pytest.fixture
def enchanter(person: Person) -> Enchanter:
    return Enchanter(person)


def test_three_seats_with_two_bots_play_to_the_end_and_every_line_is_counted(enchanter: Enchanter) -> None:
    page = enchanter.page
    enchanter.open_table("me", "bot", "bot")
    play_on(enchanter)
    sheet = page.get_by_role("region", name="The score sheet")
    expect(sheet.get_by_role("columnheader")).to_have_count(3)
    rows = sheet.get_by_role("row")
    numbers = [
        [int(n.replace("−", "-")) for n in rows.nth(row).locator("td strong").all_inner_texts() if n != "·"]
        for row in range(1, 6)
    ]
    total = sum(sum(row) for row in numbers)
    totals = [int(n.replace("−", "-")) for n in sheet.locator(".total").all_inner_texts()]
    assert total == sum(totals)
    enchanter.person.button("Log").click()
    expect(page.get_by_role("region", name="Log").get_by_text("The game is over")).to_be_visible()


def test_a_fight_has_two_windows_and_its_outlook_comes_true(enchanter: Enchanter) -> None:
    page, prompt = enchanter.page, enchanter.prompt
    be_patient(enchanter.person)
    enchanter.open_table("me", "bot", options={"village": "V01"})
    winnable = page.locator(".track li", has=page.locator(".fight:not(.bad)"))
    deadline = time.monotonic() + 90
    while True:
        assert time.monotonic() < deadline, page.locator("body").inner_text()
        enchanter.wait()
        if prompt.get_by_text("end your turn").is_visible():
            enchanter.press("End the turn")
        elif enchanter.crystals() > 8 and winnable.count():
            break
        elif prompt.get_by_text("Travel to a card").is_visible():
            enchanter.rest()
        else:
            enchanter.answer()
    foe = winnable.first.locator("button")
    foe.click()
    expect(prompt).to_contain_text("glory")
    missing = int((re.search(r"(\d+) attack missing", prompt.inner_text()) or ["0", "0"])[1])
    if missing:
        times = f" (×{missing})" if missing > 1 else ""
        bought = f"Normaltown: Any number of times: pay 2 crystals: +1 attack{times}."
        expect(prompt).to_contain_text(f"Can be won with: {bought}")
    enchanter.press("Travel and fight")
    expect(prompt).to_contain_text("is about to strike")
    look_at(enchanter.person, "before the blow", *TABLE_SIZES)
    enchanter.press("Go on: let it strike")
    for done in range(missing):
        expect(prompt).to_contain_text(f"{missing - done} attack missing")
        enchanter.touch(enchanter.village().filter(has_text="+1 attack"))
    if prompt.get_by_role("button", name="Strike", exact=True).is_visible():
        expect(prompt).to_contain_text("You have enough attack")
        enchanter.press("Strike")
    stage = page.get_by_role("dialog", name="What happened")
    expect(stage).to_contain_text("is beaten")
    look_at(enchanter.person, "won fight")
    page.keyboard.press("Escape")
    expect(enchanter.mine().get_by_role("group", name="Trophies: 1")).to_be_visible()


def test_an_effect_asks_another_person_who_chooses_a_monster(arrive: Arrive) -> None:
    ada, ben = Enchanter(arrive()), Enchanter(arrive(viewport=PHONE))
    ada.person.call_oneself("Ada")
    options = {"village": "V01", "kingdoms": KINGDOMS}
    links = ada.open_table("me", "friend", options=options, deck=own_deck(health=0))
    ben.person.sit_down(links[0], "Ben")
    asked = ben.prompt.get_by_text("Choose one of your Monsters to discard.")
    deadline = time.monotonic() + 120
    while not asked.is_visible():
        assert time.monotonic() < deadline, [one.page.locator("body").inner_text() for one in (ada, ben)]
        trophies = ben.mine().get_by_role("group", name=re.compile("Trophies: ([2-9]|1.)")).count()
        for one in (ada, ben):
            if not one.ready() or asked.is_visible():
                continue
            wanted = "Item" if one is ada and trophies else "Monster" if one is ben else "nothing"
            cards = one.page.locator(".track .open").filter(has_text=f", {wanted}")
            if one.prompt.get_by_text("Travel to a card").is_visible():
                if cards.count():
                    one.journey(cards.first)
                else:
                    one.rest()
            else:
                one.answer()
    expect(ada.prompt).to_contain_text("Ben")  # who is waited for
    look_at(ben.person, "choosing a Monster", PHONE)
    ben.page.set_viewport_size(PHONE)
    before = ben.mine().get_by_role("group", name=re.compile("^Trophies")).get_by_role("button").count()
    ben.touch(ben.mine().locator(".strip.open").first, ben.person.button("Give up"))
    expect(ben.mine().get_by_role("group", name=f"Trophies: {before - 1}")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Graveyard: ")).not_to_have_text("Graveyard: 0")
    ada.wait()


def test_a_hopeless_fight_asks_once_more(enchanter: Enchanter) -> None:
    page, prompt = enchanter.page, enchanter.prompt
    options = {"village": "V08", "kingdoms": KINGDOMS}  # where nothing but a Rest is to be had
    enchanter.open_table("me", "bot", options=options, deck=own_deck(health=30))
    monsters = page.locator(".track .open").filter(has_text=", Monster")
    enchanter.wait_to_travel()
    while not monsters.count():
        enchanter.rest()
        enchanter.wait_to_travel()
    monsters.first.click()
    expect(prompt).to_contain_text("30 attack missing, 1 glory; hopeless now")
    prompt.get_by_role("button", name="Travel and fight").click()
    sure = page.get_by_role("dialog", name="Are you sure?")
    expect(sure).to_contain_text("cannot be beaten this turn: 30 attack missing, and no wounds to take")
    sure.get_by_role("button", name="Not yet").click()
    expect(sure).to_be_hidden()
    prompt.get_by_role("button", name="Travel and fight").click()
    sure.get_by_role("button", name="Yes, go ahead").click()
    expect(page.get_by_role("dialog", name="What happened")).to_contain_text("holds out")


MITTENS = """
based-on = "standard"
[start.ST-I]
class = "item"
name = { en = "Mittens", de = "Fäustlinge" }
icon = "gloves"
"""


def test_a_card_of_an_own_deck_shows_the_picture_it_names(enchanter: Enchanter) -> None:
    """All pictures of the deck come with one request or two, and take the colour that is around them."""
    page = enchanter.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/api/icons" in request.url else None)
    enchanter.open_table("me", "bot", options={"village": "V01", "kingdoms": KINGDOMS}, deck=MITTENS)
    gloves = page.request.get(enchanter.person.address + "/api/icons?names=gloves").json()["gloves"]
    picture = enchanter.mine().locator(f'svg.picture path[d="{gloves}"]').first
    expect(picture).to_be_visible()
    colour, around = (thing.evaluate(COLOUR) for thing in (picture, picture.locator("..")))
    assert colour == around
    assert picture.get_attribute("fill") == "currentColor"
    assert 1 <= len(asked) <= 2
    assert all(len(url) < 2_000 for url in asked)


CLUB = """
[start.ST-I]
class = "item"
name = "Club"
lower = { abilities = [{ kind = "act", cost = { crystals = 9 }, effects = [{ attack = 30 }] }] }
"""


def test_what_must_come_before_the_journey_is_told_and_asked_about(enchanter: Enchanter) -> None:
    """The Club costs 9 crystals, so the way may cost too much; what is below its line works on a covered card too."""
    page, prompt = enchanter.page, enchanter.prompt
    options = {"village": "V18", "kingdoms": KINGDOMS}
    enchanter.open_table("me", "bot", options=options, deck=own_deck(health=30) + CLUB)
    spaces = page.locator(".track li")
    too_dear: Locator | None = None
    deadline = time.monotonic() + 120
    while too_dear is None:
        assert time.monotonic() < deadline, page.locator("body").inner_text()
        enchanter.wait_to_travel()
        crystals = enchanter.crystals()
        prices = [
            price for price in range(spaces.count()) if crystals - price < 9 <= crystals - 2 and price <= crystals
        ]
        dear = [spaces.nth(price) for price in prices if spaces.nth(price).locator(".fight").count()]
        if dear:
            too_dear = dear[0].locator("button")
        elif crystals < 11:
            enchanter.rest()
        else:
            enchanter.journey(spaces.nth(3).locator("button"))
    too_dear.click()
    free = "Pyrkonia: Pay 2 crystals: your journey this turn costs nothing"
    expect(prompt).to_contain_text(f"Before setting out: {free}.")
    prompt.get_by_role("button", name="Travel and fight").click()
    sure = page.get_by_role("dialog", name="Are you sure?")
    expect(sure).to_contain_text(
        f"cannot be beaten if you set out now. Before that: {free}. Travel there all the same?"
    )
    look_at(enchanter.person, "first something else", DESKTOP, PHONE)
    sure.get_by_role("button", name="Not yet").click()
    enchanter.touch(enchanter.village().filter(has_text="Pay 2 crystals"))
    village = page.get_by_role("region", name="Village: Pyrkonia")
    expect(village).to_contain_text("your journey this turn costs nothing. Used in this turn.")
    lay = page.locator(".track li").first.bounding_box()
    too_dear.click()
    expect(prompt).to_contain_text("Can be won with: Club: Below the line: pay 9 crystals: +30 attack.")
    assert page.locator(".track li").first.bounding_box() == lay  # what is said of a card moves none
    told = prompt.locator("strong", has_text="attack missing")
    assert told.evaluate(COLOUR) != village.locator("h2 svg").evaluate(COLOUR)  # not yet won, so not yet green
    enchanter.press("Travel and fight")
    enchanter.touch(enchanter.mine().locator(".deed", has_text="Below the line"))
    expect(page.get_by_role("dialog", name="What happened")).to_contain_text("is beaten")


def test_what_cannot_be_chosen_explains_itself_with_its_paragraph(enchanter: Enchanter) -> None:
    page, prompt = enchanter.page, enchanter.prompt
    enchanter.open_table("me", "bot", "bot")
    enchanter.wait()
    while enchanter.crystals() > 1 or not prompt.get_by_text("Travel to a card").is_visible():
        enchanter.answer()
        enchanter.wait()
    for thing, sentence, clause in (
        (enchanter.track().last, "This journey costs", "E-58"),
        (enchanter.village().filter(has_text="+1 attack"), "This costs 2 crystals, you have", "E-37"),
    ):
        expect(thing).to_contain_text("cannot be chosen now")
        thing.click()
        alert = prompt.get_by_role("alert")
        expect(alert).to_contain_text(sentence)
        alert.get_by_role("link", name=f"Rule {clause}").click()
        book = page.get_by_role("region", name="Rules")
        expect(book.get_by_role("link", name=clause, exact=True).first).to_be_in_viewport()
        page.keyboard.press("Escape")


def test_the_phone_shows_track_prompt_and_artifact_without_sideways_scrolling(arrive: Arrive) -> None:
    enchanter = Enchanter(arrive(viewport=PHONE))
    page = enchanter.page
    enchanter.open_table("me", "bot", "bot")
    for _ in range(12):
        enchanter.wait()
        enchanter.answer()
    enchanter.wait()
    for size in (PHONE, SMALLEST):
        page.set_viewport_size(size)
        assert not page.evaluate("document.documentElement.scrollWidth > window.innerWidth")
        for region in ("Track", "What is asked", "Your artifact"):
            expect(page.get_by_role("region", name=region)).to_be_in_viewport()
    page.get_by_role("button", name=re.compile("^Piles of ")).first.click()
    assert not page.evaluate("document.documentElement.scrollWidth > window.innerWidth")
    pile = enchanter.mine().get_by_role("button", name=re.compile("^(Items|Enchantments): ")).first
    label = pile.locator(".spoken").inner_text()
    pile.click()
    cards = page.get_by_role("dialog", name=label).get_by_role("listitem").get_by_role("button")
    expect(cards).to_have_count(int(label.split(": ")[1]))


LOG = {
    "English": ("Log", "You"),
    "Deutsch": ("Protokoll", "Du"),
    "Русский": ("Журнал", "Ты"),
    "Polski": ("Dziennik", "Ty"),
}


def test_the_log_says_you_in_every_line_about_its_reader(enchanter: Enchanter) -> None:
    page = enchanter.page
    enchanter.person.call_oneself("Adalberta")
    enchanter.open_table("me", "bot", "bot")
    enchanter.wait_to_travel()
    enchanter.rest()
    enchanter.wait_to_travel()
    table = page.url
    for language, (name, you) in LOG.items():
        page.goto(enchanter.person.address + "/settings")
        page.get_by_role("combobox").select_option(label=language)
        page.goto(table)
        page.get_by_role("button", name=name, exact=True).click()
        told = page.get_by_role("region", name=name).get_by_role("list")
        expect(told).to_contain_text(re.compile(rf"(^|\W){you}: "))
        expect(told).not_to_contain_text("Adalberta")


def test_a_whole_game_is_played_by_keyboard_alone(enchanter: Enchanter) -> None:
    page, prompt = enchanter.page, enchanter.prompt
    enchanter.open_table("me", "bot", "bot")
    deadline = time.monotonic() + 150
    while not enchanter.person.is_over():
        assert time.monotonic() < deadline, page.locator("body").inner_text()
        if not enchanter.ready():
            page.wait_for_timeout(20)
            continue
        asked = enchanter.question()
        sentence = prompt.locator(".sentence").inner_text()
        if sentence.startswith("Travel"):
            page.keyboard.press("1")
        elif prompt.locator(".tray button").count():
            tab_to(page, ".tray button")
            page.keyboard.press("Enter")
        elif sentence.startswith("Choose two"):
            page.keyboard.press("1")
            page.keyboard.press("2")
        elif sentence.startswith("Choose one"):
            tab_to(page, ".mine .open")
            page.keyboard.press("Enter")
        page.keyboard.press("l")
        if page.get_by_role("dialog", name="Are you sure?").is_visible():
            tab_to(page, "dialog .primary")
            page.keyboard.press("Enter")
        enchanter.wait_for_next(asked)


def test_the_table_and_the_final_sheet_are_sound(enchanter: Enchanter) -> None:
    person = enchanter.person
    be_patient(person)
    enchanter.open_table("me", "bot", "bot")
    enchanter.wait()
    enchanter.track().nth(2).click()
    look_at(person, "table", *TABLE_SIZES)
    person.leave_the_rest_to_bots()
    person.see_the_end()
    look_at(person, "final sheet", *TABLE_SIZES)


def test_what_opens_at_the_table_is_sound(enchanter: Enchanter) -> None:
    page, person = enchanter.page, enchanter.person
    enchanter.open_table("me", "bot", "bot")
    enchanter.wait()
    for _ in range(6):
        enchanter.answer()
        enchanter.wait()
    enchanter.wait_to_travel()
    page.get_by_role("button", name=re.compile("^Graveyard: ")).click()
    look_at(person, "graveyard")
    page.keyboard.press("Escape")
    enchanter.mine().get_by_role("button", name=re.compile("Show where they come from")).click()
    expect(page.get_by_role("dialog").get_by_role("rowheader", name="Together")).to_be_visible()
    look_at(person, "breakdown")
    page.keyboard.press("Escape")
    person.button("Why?").click()
    expect(page.get_by_role("region", name="Rules").get_by_text("E-29", exact=True).first).to_be_in_viewport()


def test_both_games_are_offered_and_the_kingdoms_can_be_named(person: Person) -> None:
    page = person.page
    person.visit("/")
    page.get_by_role("radiogroup", name="Game").get_by_text("Enchanters").click()
    expect(page.get_by_role("heading", name="Enchanters")).to_be_visible()
    page.get_by_role("link", name="New table").click()
    page.get_by_label("Players").select_option("3")
    page.get_by_text("Rules, clock and chat").click()
    for kingdom in ("Gnolls", "Goblins", "Unicorns"):
        page.get_by_role("checkbox", name=kingdom).check()
    page.get_by_role("combobox", name="Village").select_option(label="Normaltown")
    look_at(person, "new table of Enchanters", DESKTOP, PHONE)
    person.button("Open the table").click()
    expect(page.get_by_text("Kingdoms: Gnolls, Goblins and Unicorns")).to_be_visible()
    expect(page.get_by_role("region", name="Village: Normaltown")).to_be_visible()


def test_only_what_fits_the_seats_is_offered_and_the_form_says_why(person: Person) -> None:
    page = person.page
    person.visit("/new?game=enchanters")
    page.get_by_text("Rules, clock and chat").click()
    short = page.get_by_role("radio", name="super-fast: short decks")
    players, opens = page.get_by_role("combobox", name="Players"), person.button("Open the table")
    short.check()
    players.select_option("2")
    expect(short).to_be_disabled()
    expect(page.get_by_text("for 3 to 6 players [E-125]")).to_be_visible()
    expect(page.get_by_role("radio", name="standard: the whole decks")).to_be_checked()
    kingdoms = [page.get_by_role("checkbox", name=name) for name in ("Gnolls", "Goblins", "Unicorns", "Bandits")]
    for kingdom in kingdoms[:3]:
        kingdom.check()
    expect(page.get_by_text("Or choose 4 of them yourself (3 so far)")).to_be_visible()
    expect(page.get_by_text("Kingdoms: with 2 players choose 4 of them, not 3.")).to_be_visible()
    expect(opens).to_be_disabled()
    look_at(person, "what does not fit", DESKTOP, PHONE)
    kingdoms[3].check()
    expect(page.get_by_role("checkbox", name="Cultists")).to_be_disabled()
    expect(opens).to_be_enabled()
    players.select_option("3")
    expect(opens).to_be_disabled()
    kingdoms[3].uncheck()
    short.check()
    opens.click()
    expect(page.get_by_text("Kingdoms: Gnolls, Goblins and Unicorns")).to_be_visible()


def test_two_people_share_one_screen_behind_a_curtain(enchanter: Enchanter) -> None:
    page = enchanter.page
    enchanter.person.open_table("me", "here", game="enchanters", options={"village": "V08"})
    uncover = page.get_by_role("button", name=re.compile("show my cards"))
    names: list[str] = []
    for _ in range(3):
        expect(uncover).to_be_visible()
        names.append(uncover.inner_text())
        uncover.click()
        enchanter.rest()
        if enchanter.ready():
            enchanter.press("End the turn")
    assert names[0] == names[2] != names[1]


def test_a_finished_game_is_watched_again_and_the_rulebook_shows_its_cards(enchanter: Enchanter) -> None:
    page, person = enchanter.page, enchanter.person
    enchanter.open_table("me", "bot", "bot")
    person.leave_the_rest_to_bots()
    person.see_the_end()
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("combobox", name="Seen by").select_option(index=1)
    page.get_by_role("slider", name="Moment of the game").fill("40")
    expect(page).to_have_url(re.compile("row=40"))
    expect(enchanter.track()).to_have_count(6)
    expect(enchanter.mine()).to_be_visible()
    look_at(person, "replay", DESKTOP, PHONE)
    person.visit("/rules/enchanters#E-58")
    book = page.get_by_role("main")
    expect(book.get_by_role("link", name="E-58", exact=True).first).to_be_in_viewport()
    expect(book.locator("svg.card").first).to_be_attached()
    assert {"BAN-I1", "UNI-D", "V21"} <= set(book.locator(".key").all_inner_texts())
