"""Schatzjagd in a real browser: a whole game, ways, dice, fights, the board by touch, drag and keys, memory."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.lords import FIEND, KNIFE, MAPS, ONE_TREASURE, WELL, Lord, card, own_deck, stand_on_own_card
from tests.web.people import PHONE, Person, tab_to
from tests.web.test_screens import SMALLEST, be_patient


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
            assert one.pawns_hidden() == []
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


def test_pawns_and_blows_say_whose_they_are(lord: Lord) -> None:
    be_patient(lord.person)
    lord.person.call_oneself("Olga")
    lord.open_table("me", "bot", deck=own_deck(FIEND))
    signs = lord.page.get_by_role("region", name="Board").locator(".henchman text")
    assert sorted(signs.all_text_contents()) == ["OL", "OS"]  # Osric begins with an O, too
    stand_on_own_card(lord, "Kobold", "A9", "B10")
    lord.person.dismiss_stages()
    lord.wait()
    lord.press("Flee")
    stage = lord.page.get_by_role("dialog", name="What happened")
    expect(stage.get_by_role("group", name="The parting blow").get_by_text("Olga")).to_be_visible()
    expect(stage.get_by_role("group", name="The parting blow").get_by_text("Kobold")).to_be_visible()


def test_a_way_of_several_steps_is_shown_and_walked_at_once(lord: Lord) -> None:
    lord.open_table("me", "bot", deck=own_deck(MAPS))
    page, prompt = lord.page, lord.prompt
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
    talking = card("X2", "special", 30, 'effects = ["life +4"]\ntext = { de = "Trink!", en = "Drink {deep}!" }')
    lord.person.eyes.names += ["Drink {deep}!", "Trink!"]  # what an own card says is in the languages of its deck
    lord.open_table("me", "bot", deck=own_deck(talking))
    page = lord.page
    field = stand_on_own_card(lord, "Healing spring", "A9", "B10")
    stage = page.get_by_role("dialog", name="What happened")
    expect(stage).to_contain_text(f"reveals {field}")
    expect(stage).to_contain_text("Healing spring")
    expect(stage).to_contain_text("Special. Life +4. Drink {deep}!")
    page.wait_for_timeout(3_200)
    expect(stage).to_be_visible()
    lord.person.dismiss_stages()
    expect(lord.field(field)).to_have_attribute("aria-label", re.compile("Healing spring"))  # while it is resolved
    lord.press("Leave it")
    lord.wait_for("Play one card")
    expect(lord.field(field)).to_have_attribute("aria-label", f"{field}, red realm, a hidden card, your henchman")
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
    expect(lord.field(field)).to_have_attribute("aria-label", re.compile(f"^{field}, red realm, a hidden card"))
    lord.person.button("Log").click()
    expect(lord.log().get_by_text(f"On {field}")).to_have_count(0)


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
    expect(lord.prompt).to_contain_text("Steps left")
    tab_to(page, "[data-field]")
    expect(lord.field("A10")).to_be_focused()  # where my henchman stands
    for key, field in (("ArrowRight", "B10"), ("ArrowDown", "B9"), ("ArrowLeft", "A9"), ("ArrowUp", "A10")):
        keys.press(key)
        expect(lord.field(field)).to_be_focused()
    keys.press("ArrowUp")  # beyond the edge there is nothing
    keys.press("ArrowDown")
    keys.press("Enter")
    expect(lord.field("A9")).to_have_attribute("aria-pressed", "true")
    asked = lord.question()
    keys.press("Enter")
    lord.wait_for_next(asked)
    if lord.sentence().startswith("Steps left"):
        tab_to(page, ".prompt .acts button:last-child")
        keys.press("Enter")
    expect(lord.prompt).to_contain_text("Play one card")
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


def test_a_spell_that_was_found_is_cast_at_once(lord: Lord) -> None:
    deck = own_deck(card("Z3", "spell", 30, 'effects = ["life +6"]'), life=5)
    lord.open_table("me", "bot", deck=deck)
    stand_on_own_card(lord, "Healing spell", "A9", "B10")
    lord.wait()
    expect(lord.prompt).to_contain_text("You have found Healing spell. Play it at once, or keep it?")
    lord.press("Cast: Healing spell")
    expect(lord.page.get_by_role("region", name="Your henchman")).to_contain_text("Life: 11 of 15")


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
