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
        ]
    )


def card(key: str, type: str, count: int, facts: str) -> str:
    return CARD.format(key=key, type=type, count=count, facts=facts)


MAPS = card("M1", "map", 30, 'field = "B10"')


class Lord:
    """Somebody at a table of Schatzjagd."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page: Page = person.page

    def open_table(self, *kinds: str, **wishes: object) -> tuple[str, list[str]]:
        opened = self.person.open_table(*kinds, **{"game": "schatzjagd", "options": {"victory": "1"}, **wishes})
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
        raise AssertionError(self.person.prompt().inner_text())


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
        elif one.sentence().startswith("Play one card") and one.page.get_by_role("button", name="Dig with").count():
            if carries:
                one.press("Pass")
            else:
                one.touch(one.page.get_by_role("button", name="Dig with"), one.lock())
                self.dug = True
        elif one.page.get_by_role("button", name=re.compile("^Hide: ")).count():
            one.touch(one.page.get_by_role("button", name=re.compile("^Hide: ")).first, one.lock())
            self.hidden = True
        else:
            one.answer()


def test_two_people_and_a_bot_dig_fight_die_and_hide_until_one_wins(arrive: Arrive) -> None:
    anna, ben = Lord(arrive()), Lord(arrive(viewport=PHONE))
    anna.person.call_oneself("Anna")
    _, links = anna.open_table("me", "friend", "bot", deck=own_deck(MAPS, life=5))
    ben.person.sit_down(links[0], "Ben")
    rivals = Rivals(anna, ben)
    deadline = time.monotonic() + 120
    while not anna.person.is_over():
        assert time.monotonic() < deadline, [one.page.locator("body").inner_text() for one in (anna, ben)]
        for one in (anna, ben):
            if one.ready():
                rivals.play(one)
        anna.page.wait_for_timeout(10)
    assert rivals.fought and rivals.dug and rivals.hidden
    for one in (anna, ben):
        one.person.dismiss_stages()
        result = one.page.get_by_role("region", name="The result")
        expect(result).to_contain_text(re.compile("You have won!|has won"))
        expect(result).to_contain_text("Victory: one treasure hidden at home")
    anna.person.button("Log").click()
    for told in ("challenges", "is dead", "digs on B10", "hides treasure", "The game is over"):
        expect(anna.log().get_by_text(told).first).to_be_visible()
    expect(anna.log().get_by_role("link", name="Rule S-90")).not_to_have_count(0)
