"""Schatzjagd in a real browser: whole games, fights, treasures, the board by touch, drag and keys, phone, axe."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Locator, Page, expect

from questkeep.games.schatzjagd import GAME
from questkeep.games.schatzjagd.rules.deck import SchatzjagdDeck
from tests.web.conftest import Arrive
from tests.web.people import DESKTOP, PHONE, Person
from tests.web.test_enchanters import tab_to
from tests.web.test_screens import SMALLEST, TABLE_SIZES, be_patient, look_at

NEIGHBOURS = """
@.@W.....@
...w......
...wWww...
..rR.wWrrR
..rr##.R..
..R.##rr..
RrrWw.Rr..
...wwWw...
......w...
......W..@
"""
"""The castles of the first two lords lie two steps apart, with B10 between them."""
CARD = """
[cards.{key}]
type = "{type}"
name = {{ de = "{key}", en = "{key}" }}
count = {count}
{facts}
"""


def own_deck(*cards: str, life: int = 15, castles: tuple[str, str] = ("A10", "C10")) -> str:
    """A deck of nothing but these cards; the first two lords live in these castles, the others far away."""
    standard = GAME.standard_deck()
    assert isinstance(standard, SchatzjagdDeck)
    rows = [list(row) for row in NEIGHBOURS.replace("@", ".").split()]
    homes = [*castles, "J1", "J10"]
    for field in homes:
        rows[10 - int(field[1:])]["ABCDEFGHIJ".index(field[0])] = "@"
    drawn = "\n".join("".join(row) for row in rows)
    realms = "\n".join(["rrrrryyyyy"] * 5 + ["gggggbbbbb"] * 5)
    lands = ", ".join(
        f'{{ letter = "{name[0]}", name = "{name}", castle = "{castle}", portal = {portal} }}'
        for portal, (name, castle) in enumerate(zip(("red", "yellow", "blue", "green"), homes, strict=True), 2)
    )
    return "\n".join(
        [
            'based-on = "standard"',
            f"remove = {[kind.key for kind in standard.kinds]}",
            "[board]",
            f'map = """\n{drawn}\n"""\nrealms = """\n{realms}\n"""\nlands = [{lands}]',
            f"[start]\nlife = {life}",
            *cards,
            "" if MAPS in cards else card("M9", "map", 1, 'field = "A1"'),  # a deck without maps is refused
        ]
    )


def card(key: str, type: str, count: int, facts: str) -> str:
    return CARD.format(key=key, type=type, count=count, facts=facts)


MAPS = card("M1", "map", 30, 'field = "B10"')
ONE_TREASURE = {"victory": "1"}


class Lord:
    """Somebody at a table of Schatzjagd."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page: Page = person.page

    def open_table(self, *kinds: str, **wishes: object) -> tuple[str, list[str]]:
        opened = self.person.open_table(*kinds, **{"game": "schatzjagd", "options": {"victory": "6"}, **wishes})
        expect(self.person.prompt()).to_be_visible()
        return opened

    def field(self, name: str) -> Locator:
        return self.page.locator(f"[data-field={name}]")

    def fight(self) -> Locator:
        return self.page.get_by_role("region", name="The fight")

    def log(self) -> Locator:
        return self.page.get_by_role("region", name="Log")

    def sentence(self) -> str:
        return self.person.prompt().locator(".sentence").inner_text()

    def offers(self, name: str) -> bool:
        return self.person.prompt().get_by_role("button", name=name, exact=True).is_visible()

    def ready(self) -> bool:
        """Whether something is asked; then nothing else lies over it."""
        if self.person.is_over() or not self.person.prompt().is_visible():
            return False
        if self.person.prompt().get_attribute("data-question") is None:
            return False
        self.person.dismiss_stages()
        return True

    def wait(self) -> None:
        """Until I am asked or the game is over."""
        deadline = time.monotonic() + 30
        while not self.ready() and not self.person.is_over():
            assert time.monotonic() < deadline, self.page.locator("body").inner_text()
            self.page.wait_for_timeout(20)

    def touch(self, *things: Locator) -> None:
        """Touch what answers the present question."""
        asked = self.person.prompt().get_attribute("data-question")
        for thing in things:
            thing.click()
        self.wait_for_next(asked)

    def wait_for_next(self, asked: str | None) -> None:
        self.page.wait_for_function(
            "asked => document.querySelector('.prompt')?.dataset.question !== asked", arg=asked, timeout=15_000
        )

    def press(self, name: str) -> None:
        self.touch(self.person.prompt().get_by_role("button", name=name, exact=True))

    def lock(self) -> Locator:
        return self.person.prompt().locator(".lock")

    def go(self, field: str) -> None:
        self.touch(self.field(field), self.lock())

    def insert(self, card: str, field: str) -> None:
        self.touch(self.person.hand().filter(has_text=card).first, self.field(field), self.lock())

    def wait_for(self, phase: str) -> None:
        """Until I am asked this; everything else is answered in the plainest way."""
        self.wait()
        while not self.sentence().startswith(phase):
            self.answer()
            self.wait()

    def answer(self) -> None:
        """Answer in the plainest way: stay, leave, strike, pass."""
        plain = ("Roll the die", "Stop here", "Let him rest", "Leave it", "Keep it", "Strike")
        for name in (*plain, "Strike the parting blow", "Done here", "Enough", "Pass"):
            if self.offers(name):
                self.press(name)
                return
        self.touch(self.person.hand().last, self.page.locator(".grid .open").last, self.lock())  # more than four cards


@pytest.fixture
def lord(person: Person) -> Lord:
    return Lord(person)


class Rivals:
    """Two people who live two steps apart: one digs between them, they fight for it, and one carries it home."""

    def __init__(self, anna: Lord, ben: Lord) -> None:
        self.homes = {anna: "A10", ben: "C10"}
        self.names = {anna: "Ben", ben: "Anna"}  # whom each of them challenges
        self.fought = self.dug = self.hidden = False

    def play(self, one: Lord) -> None:
        """Answer the question of one of them."""
        carries = one.page.locator(".hand [data-path^=treasure]").count() > 0
        if one.offers("Challenge " + self.names[one]) and not self.fought:
            one.press("Challenge " + self.names[one])
            self.fought = True
        elif one.sentence().startswith("Steps left"):
            home, field = self.homes[one], "B10"
            wanted = home if carries and self.fought else field
            if one.field(wanted).evaluate("field => field.matches('.open')"):
                one.go(wanted)
            else:
                one.press("Stop here")
        elif one.page.get_by_role("button", name="Dig with").count() and not carries:
            one.press("Dig with the Map of B10")
            self.dug = True
        elif one.page.get_by_role("button", name=re.compile("^Hide: ")).count():
            one.touch(one.page.get_by_role("button", name=re.compile("^Hide: ")).first)
            self.hidden = True
        else:
            one.answer()


def test_two_people_and_a_bot_dig_fight_die_and_hide_until_one_wins(arrive: Arrive) -> None:
    anna, ben = Lord(arrive()), Lord(arrive(viewport=PHONE))
    anna.person.call_oneself("Anna")
    _, links = anna.open_table("me", "friend", "bot", deck=own_deck(MAPS, life=5), options=ONE_TREASURE)
    ben.person.sit_down(links[0], "Ben")
    expect(ben.page.get_by_role("region", name="Board")).to_be_visible()  # in the view of the hand, too
    rivals = Rivals(anna, ben)
    deadline = time.monotonic() + 120
    while not anna.person.is_over():
        assert time.monotonic() < deadline, [one.page.locator("body").inner_text() for one in (anna, ben)]
        for one in (anna, ben):
            if one.ready():
                rivals.play(one)
        anna.page.wait_for_timeout(10)
    assert rivals.fought
    assert rivals.dug
    assert rivals.hidden
    for one in (anna, ben):
        one.person.dismiss_stages()
        result = one.page.get_by_role("region", name="The result")
        expect(result).to_contain_text(re.compile("You have won!|has won"))
        expect(result).to_contain_text("Victory: one treasure hidden at home")
    anna.person.button("Log").click()
    for told in ("challenges", "is dead", "digs on B10", "hides treasure", "The game is over"):
        expect(anna.log().get_by_text(told).first).to_be_visible()
    expect(anna.log().get_by_role("link", name="Rule S-90")).not_to_have_count(0)


FIEND = card("F5", "fiend", 30, 'power = 6\nreward = ["gold +4"]')
PORTAL = card("X1", "special", 30, 'effects = ["portal"]')
WELL = card("X2", "special", 30, 'effects = ["life +4"]')
TOWER = card("X7", "special", 30, 'effects = ["peek square 2"]')
KNIFE = card("W1", "weapon", 30, "value = 1")
FURY = card("Z5", "spell", 30, 'effects = ["power 5"]\nwindow = "fight"')


def stand_on_own_card(lord: Lord, card: str, field: str) -> None:
    """Insert a card beside the castle, and walk onto it on the next day."""
    lord.wait_for("Play one card")
    lord.insert(card, field)
    lord.wait_for("Steps left")
    expect(lord.field(field)).to_have_attribute("aria-label", re.compile("one step away$"))
    lord.field(field).click()
    lord.lock().click()


def test_a_way_of_several_steps_is_shown_and_walked_at_once(lord: Lord) -> None:
    lord.open_table("me", "bot", deck=own_deck(MAPS))
    page, prompt = lord.page, lord.person.prompt()
    lord.wait_for("Steps left")
    while page.locator(".grid .open").count() < 8:  # two steps reach five fields, three reach nine
        lord.press("Stop here")
        lord.wait_for("Steps left")
    lord.field("A8").hover()
    expect(page.locator(".step")).to_have_count(2)
    lord.field("A8").click()
    expect(prompt).to_contain_text("A8, red realm. 2 steps")
    lord.touch(lord.field("A8"))  # touched again it is gone to
    expect(lord.field("A8")).to_have_attribute("aria-label", re.compile("your henchman"))
    expect(page.get_by_text("Guest → A9", exact=True)).to_be_visible()  # step by step
    lord.field("J6").click()
    alert = prompt.get_by_role("alert")
    expect(alert).to_contain_text("J6 is too far")
    alert.get_by_role("link", name="Rule S-31").click()
    book = page.get_by_role("region", name="Rules")
    expect(book.get_by_role("link", name="S-31", exact=True).first).to_be_in_viewport()


def test_dice_roll_before_the_eyes_unless_motion_is_unwelcome(arrive: Arrive) -> None:
    for motion, rolls in (("no-preference", True), ("reduce", False)):
        lord = Lord(arrive(reduced_motion=motion))
        lord.open_table("me", "bot", deck=own_deck(MAPS))
        lord.wait_for("Roll the die")
        lord.page.evaluate(
            """() => {
                window.tumbled = 0;
                new MutationObserver(() => { window.tumbled += document.querySelectorAll(".tumbling").length; })
                    .observe(document.body, { subtree: true, childList: true, attributes: true });
            }"""
        )
        lord.press("Roll the die")
        lord.page.wait_for_timeout(300)
        assert bool(lord.page.evaluate("window.tumbled")) == rolls
        expect(lord.page.get_by_role("img", name=re.compile("^Dice: [1-6]$"))).to_be_visible()


def test_a_card_is_inserted_by_drag(lord: Lord) -> None:
    lord.open_table("me", "bot", deck=own_deck(KNIFE, MAPS), options={"memory-aid": "own"})
    lord.wait_for("Play one card")
    name = "Knife" if lord.person.hand().filter(has_text="Knife").count() else "Map of B10"
    hand, field = lord.person.hand().filter(has_text=name), lord.field("C7")
    start, end = hand.bounding_box(), field.bounding_box()
    assert start is not None
    assert end is not None
    mouse = lord.page.mouse
    mouse.move(start["x"] + 40, start["y"] + 60)
    mouse.down()
    mouse.move(start["x"] + 60, start["y"] - 40, steps=4)
    expect(lord.page.locator("div.ghost")).to_be_visible()
    mouse.move(end["x"] + 20, end["y"] + 20, steps=6)
    expect(lord.page.locator("[data-field=C7].aimed")).to_be_visible()
    mouse.up()
    expect(field).to_have_attribute("aria-label", re.compile(f"^C7, red realm, road, {name}"))


def test_a_finger_drags_a_card_onto_the_board_of_a_phone(arrive: Arrive) -> None:
    lord = Lord(arrive(viewport=PHONE, has_touch=True, is_mobile=True))
    lord.open_table("me", "bot", deck=own_deck(MAPS))
    lord.wait_for("Play one card")
    start, end = lord.person.hand().first.bounding_box(), lord.field("D4").bounding_box()
    assert start is not None
    assert end is not None
    finger = lord.page.context.new_cdp_session(lord.page)
    way = [(start["x"] + 30, start["y"] + 40), (start["x"] + 30, start["y"] - 30), (end["x"] + 15, end["y"] + 15)]
    for kind, (x, y) in zip(("touchStart", "touchMove", "touchMove"), way, strict=True):
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    expect(lord.page.locator("div.ghost")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(lord.field("D4")).to_have_attribute("aria-label", re.compile("a hidden card"))


def test_without_memory_aid_a_revealed_card_is_shown_once_and_then_only_its_back(lord: Lord) -> None:
    be_patient(lord.person)
    lord.open_table("me", "bot", deck=own_deck(WELL))
    page = lord.page
    stand_on_own_card(lord, "Healing spring", "A9")
    stage = page.get_by_role("dialog", name="What happened")
    expect(stage).to_contain_text("reveals A9")
    expect(stage).to_contain_text("Healing spring")
    page.wait_for_timeout(3_200)
    expect(stage).to_be_visible()
    lord.person.dismiss_stages()
    expect(lord.field("A9")).to_have_attribute("aria-label", re.compile("Healing spring"))  # while it is resolved
    lord.press("Leave it")
    lord.wait_for("Play one card")
    expect(lord.field("A9")).to_have_attribute("aria-label", "A9, red realm, a hidden card, your henchman")
    lord.press("Pass")
    for _ in range(2):
        lord.wait_for("Roll the die")
        lord.press("Roll the die")
        lord.wait()
        if lord.field("B9").evaluate("field => field.matches('.open')"):
            lord.go("B9")
        lord.wait_for("Play one card")
        lord.press("Pass")
    lord.wait()
    expect(lord.field("A9")).to_have_attribute("aria-label", re.compile("^A9, red realm, a hidden card"))
    lord.person.button("Log").click()
    expect(lord.log().get_by_text("On A9")).to_have_count(0)


@pytest.mark.parametrize(("aid", "shown"), [("off", "a hidden card"), ("own", "Healing spring")])
def test_my_own_card_is_named_only_with_the_memory_aid(lord: Lord, aid: str, shown: str) -> None:
    lord.open_table("me", "bot", deck=own_deck(WELL), options={"memory-aid": aid})
    lord.wait_for("Play one card")
    lord.insert("Healing spring", "C7")
    expect(lord.field("C7")).to_have_attribute("aria-label", re.compile(f"^C7, red realm, road, {shown}"))


def test_a_phone_shows_board_prompt_and_hand_with_fields_for_fingers(arrive: Arrive) -> None:
    lord = Lord(arrive(viewport=PHONE))
    lord.open_table("me", "bot", "bot", "bot", options={})
    lord.wait_for("Steps left")
    page = lord.page
    for size in (PHONE, SMALLEST):
        page.set_viewport_size(size)
        assert not page.evaluate("document.documentElement.scrollWidth > window.innerWidth")
        for region in ("Board", "What is asked", re.compile("^Your hand")):
            expect(page.get_by_role("region", name=region)).to_be_in_viewport()
        widths = page.locator("[data-field]").evaluate_all("fields => fields.map(one => one.offsetWidth)")
        assert len(widths) == 100
        assert min(widths) >= 24
    page.get_by_role("button", name="Enlarge the board").click()
    assert min(page.locator("[data-field]").evaluate_all("fields => fields.map(one => one.offsetWidth)")) >= 44
    assert not page.evaluate("document.documentElement.scrollWidth > window.innerWidth")
    expect(lord.field("A10")).to_be_in_viewport()  # my henchman


def test_a_whole_turn_is_played_by_keyboard_alone(lord: Lord) -> None:
    lord.open_table("me", "bot", deck=own_deck(KNIFE, MAPS))
    page, keys = lord.page, lord.page.keyboard
    lord.wait_for("Roll the die")
    tab_to(page, ".prompt .primary")
    keys.press("Enter")
    expect(lord.person.prompt()).to_contain_text("Steps left")
    tab_to(page, "[data-field]")
    expect(lord.field("A10")).to_be_focused()  # where my henchman stands
    for key, field in (("ArrowRight", "B10"), ("ArrowDown", "B9"), ("ArrowLeft", "A9"), ("ArrowUp", "A10")):
        keys.press(key)
        expect(lord.field(field)).to_be_focused()
    keys.press("ArrowUp")  # beyond the edge there is nothing
    keys.press("ArrowDown")
    keys.press("Enter")
    expect(lord.field("A9")).to_have_attribute("aria-pressed", "true")
    asked = lord.person.prompt().get_attribute("data-question")
    keys.press("Enter")
    lord.wait_for_next(asked)
    if lord.sentence().startswith("Steps left"):
        tab_to(page, ".prompt .acts button:last-child")
        keys.press("Enter")
    expect(lord.person.prompt()).to_contain_text("Play one card")
    keys.press("1")
    tab_to(page, "[data-field]")
    keys.press("ArrowRight")
    keys.press("ArrowRight")
    expect(lord.field("C9")).to_be_focused()
    keys.press("Enter")
    keys.press("l")
    expect(lord.field("C9")).to_have_attribute("aria-label", re.compile("a hidden card"))
    keys.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("on the board from field to field")


def test_every_field_says_what_it_is(lord: Lord) -> None:
    lord.open_table("me", "bot", options={"city": "fixed"})
    for field, label in (
        ("A10", "A10, red realm, castle of Guest, your henchman"),
        ("J1", "J1, blue realm, castle of Osric(, Osric’s henchman)?"),
        ("J10", "J10, yellow realm, castle without a lord"),
        ("D7", "D7, red realm, road, dig field"),
        ("F7", "F7, yellow realm, river, before a gate"),
        ("E5", "E5, city, Inn"),
        ("B2", "B2, green realm"),
    ):
        expect(lord.field(field)).to_have_attribute("aria-label", re.compile(f"^{label}(,.* steps? away)?$"))
    expect(lord.page.locator("[data-field][aria-label*='Osric’s henchman']")).to_have_count(1)


def test_the_table_is_sound_from_the_first_roll_to_a_fight_and_a_death(lord: Lord) -> None:
    person = lord.person
    be_patient(person)
    lord.open_table("me", "bot", "bot", deck=own_deck(FIEND, FURY), options={"memory-aid": "full"})
    lord.wait_for("Play one card")
    while not all(person.hand().filter(has_text=name).count() for name in ("Kobold", "Battle fury")):
        lord.press("Pass")
        lord.wait_for("Play one card")
    person.hand().filter(has_text="Kobold").click()
    look_at(person, "inserting", *TABLE_SIZES)
    person.hand().filter(has_text="Kobold").click()
    stand_on_own_card(lord, "Kobold", "A9")
    expect(lord.page.get_by_role("dialog", name="What happened")).to_contain_text("Kobold")
    look_at(person, "revealed", *TABLE_SIZES)
    lord.person.dismiss_stages()
    expect(lord.fight()).to_contain_text("Combat power")
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
    expect(lord.person.prompt()).to_contain_text("You stand in the shop")
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
    stand_on_own_card(lord, name, "A9")
    lord.wait()
    expect(person.prompt()).to_contain_text(f"Use {name}, or leave it?")
    look_at(person, name, DESKTOP, PHONE)
    lord.press("Use it")
    expect(lord.page.get_by_role("dialog", name="What happened")).to_contain_text(title)
    look_at(person, f"{name} used", DESKTOP, PHONE)


def test_a_spell_that_was_found_is_cast_at_once(lord: Lord) -> None:
    lord.open_table("me", "bot", deck=own_deck(card("Z3", "spell", 30, 'effects = ["life +6"]')))
    stand_on_own_card(lord, "Healing spell", "A9")
    lord.wait()
    expect(lord.person.prompt()).to_contain_text("You have found Healing spell. Play it at once, or keep it?")
    lord.press("Cast: Healing spell")
    expect(lord.page.get_by_text("Guest casts").first).to_be_attached()


def test_castles_are_chosen_on_the_board_or_by_name(lord: Lord) -> None:
    lord.open_table("me", "bot", options={"castles": "choose"})
    expect(lord.person.prompt()).to_contain_text("Choose your castle.")
    look_at(lord.person, "choosing a castle", *TABLE_SIZES)
    lord.touch(lord.field("J10"))
    expect(lord.field("J10")).to_have_attribute("aria-label", re.compile("castle of Guest, your henchman"))


def test_two_people_share_one_screen_behind_a_curtain(lord: Lord) -> None:
    lord.person.open_table("me", "here", game="schatzjagd", options={}, deck=own_deck(KNIFE))
    uncover = lord.page.get_by_role("button", name=re.compile("show my cards"))
    names: list[str] = []
    for _ in range(3):
        expect(uncover).to_be_visible()
        names.append(uncover.inner_text())
        uncover.click()
        lord.wait_for("Play one card")
        lord.press("Pass")
    assert names[0] == names[2] != names[1]


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
