"""Somebody at a table of Schatzjagd, and decks small enough to know what will happen."""

from __future__ import annotations

import re
import time
from typing import cast

from playwright.sync_api import Locator, expect

from questkeep.games.schatzjagd import GAME
from questkeep.games.schatzjagd.rules.deck import SchatzjagdDeck
from tests.web.people import TIME_TO_LOOK, Player

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
{name}
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
    """A card of one's own under key and name of one of the box; a map is called after its field."""
    name = "" if type == "map" else f'name = "{NAMES[key]}"'
    return CARD.format(key=key, type=type, name=name, count=count, facts=facts)


NAMES = {kind.key: kind.name for kind in cast(SchatzjagdDeck, GAME.standard_deck()).kinds}
MAPS = card("M1", "map", 30, 'field = "B10"')
ONE_TREASURE = {"victory": "1"}


class Lord(Player):
    """Somebody at a table of Schatzjagd."""

    def open_table(self, *kinds: str, **wishes: object) -> tuple[str, list[str]]:
        opened = self.person.open_table(*kinds, **{"game": "schatzjagd", "options": {"victory": "6"}, **wishes})
        expect(self.prompt).to_be_visible()
        return opened

    def field(self, name: str) -> Locator:
        return self.page.locator(f"[data-field={name}]")

    def pawns_hidden(self) -> list[str]:
        """Pawns that stand over each other, told by their signs."""
        hidden: list[str] = self.page.evaluate(
            """() => {
                const pawns = [...document.querySelectorAll(".walker")];
                const box = pawn => pawn.getBoundingClientRect();
                const apart = (a, b) =>
                    a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
                return pawns.flatMap((one, number) => pawns.slice(number + 1)
                    .filter(other => !apart(box(one), box(other)))
                    .map(other => `${one.textContent.trim()} ${other.textContent.trim()}`));
            }"""
        )
        return hidden

    def fight(self) -> Locator:
        return self.page.get_by_role("region", name="The fight")

    def log(self) -> Locator:
        return self.page.get_by_role("region", name="Log")

    def go(self, field: str) -> None:
        self.touch(self.field(field), self.lock)

    def insert(self, card: str, field: str) -> None:
        self.touch(self.person.hand().filter(has_text=card).first, self.field(field), self.lock)

    def wait_for(self, phase: str) -> None:
        """Until I am asked this; everything else is answered in the plainest way."""
        deadline = time.monotonic() + 60 * TIME_TO_LOOK
        self.wait()
        while not self.sentence().startswith(phase):
            assert time.monotonic() < deadline, self.page.locator("body").inner_text()
            self.answer()
            self.wait()

    def answer(self) -> None:
        """Answer in the plainest way: stay, leave, strike, pass. What is just being drawn anew is left for later."""
        plain = ("Roll the die", "Stop here", "Let him rest", "Leave it", "Keep it", "Strike")
        for name in (*plain, "Strike the parting blow", "Done here", "Enough", "Pass"):
            if self.offers(name):
                self.press(name)
                return
        if self.sentence().startswith("You hold more than four cards"):
            self.insert_anything()

    def insert_anything(self) -> None:
        """Put a card of which there are most into the farthest field; another one is drawn for it."""
        cards = self.person.hand()
        doubled = cards.filter(has_text="of these")
        self.touch(doubled.first if doubled.count() else cards.last, self.page.locator(".grid .open").last, self.lock)


FIEND = card("F5", "fiend", 30, 'power = 6\nreward = ["gold +4"]')
PORTAL = card("X1", "special", 30, 'effects = ["portal"]')
WELL = card("X2", "special", 30, 'effects = ["life +4"]')
TOWER = card("X7", "special", 30, 'effects = ["peek square 2"]')
KNIFE = card("W1", "weapon", 30, "value = 1")
FURY = card("Z5", "spell", 30, 'effects = ["power 5"]\nwindow = "fight"')


def stand_on_own_card(lord: Lord, card: str, *beside: str) -> str:
    """Insert a card into the first free one of these fields, walk onto it on the next day, and say which it was."""
    lord.wait_for("Play one card")
    field = next(name for name in beside if "a hidden card" not in (lord.field(name).get_attribute("aria-label") or ""))
    lord.insert(card, field)
    lord.wait_for("Steps left")
    expect(lord.field(field)).to_have_attribute("aria-label", re.compile("one step away$"))
    lord.go(field)
    return field
