"""Somebody at a table of Fetch Quest, and a deck in which every Challenge is alike."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from questkeep.games.fetch_quest import GAME
from questkeep.games.fetch_quest.rules.deck import LETTERS, FetchQuestDeck
from tests.web.people import Person, Player

EASY_MISSIONS = """
[missions.MA]
name = "light-the-beacon-road"
letter = "A"
kind = "facedown"
needs = [2, 2, 2, 2]
[missions.MB]
name = "the-three-seals"
letter = "B"
kind = "seals"
needs = [1, 1, 1, 1]
[missions.MC]
name = "break-the-coil"
letter = "C"
kind = "bounty"
needs = [3, 3, 3, 3]
[missions.MD]
name = "the-quiet-king"
letter = "D"
kind = "grand"
needs = [1, 1, 1, 1]
more = [0, 0, 0, 0]
"""
CHALLENGE = """
[challenges.{key}]
name = "{name}"
letter = "{letter}"
defeat = {{ any = {defeat} }}
danger = {danger}
"""


def own_deck(defeat: int = 2, danger: int = 1, missions: str = EASY_MISSIONS) -> str:
    """A deck in which every Challenge demands and costs the same."""
    standard = GAME.standard_deck()
    assert isinstance(standard, FetchQuestDeck)
    challenges = [
        CHALLENGE.format(key=one.key, name=one.name, letter=LETTERS[one.letter], defeat=defeat, danger=danger)
        for one in standard.challenges
    ]
    return "\n".join(['based-on = "standard"', missions, *challenges])


EASY = own_deck()
USUAL = ("Done", "Keep the Fortune Pile", "Move nothing", "Let the turn pass")


class Dog(Player):
    """Somebody at a table of Fetch Quest."""

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.queue = self.page.get_by_role("region", name="Queue", exact=True)
        self.pile = self.page.get_by_role("region", name="Fortune Pile")
        self.talk = self.page.get_by_role("region", name="Table talk")

    def open_table(self, *kinds: str, **wishes: object) -> tuple[str, list[str]]:
        opened = self.person.open_table(*kinds, **{"game": "fetch_quest", **wishes})
        expect(self.prompt).to_be_visible()
        return opened

    def player(self, name: str) -> Locator:
        return self.page.get_by_role("region", name=name, exact=True)

    def action(self, path: str) -> Locator:
        return self.prompt.locator(f'[data-path="button/{path}"]')

    def wait_for(self, sentence: str) -> None:
        """Until I am asked this; everything else is answered in the plainest way."""
        self.wait()
        while sentence not in self.sentence():
            self.answer()
            self.wait()
            assert not self.person.is_over(), f"the game ended before anybody asked: {sentence}"

    def answer(self) -> None:
        """Answer in the plainest way: what the hand can pay, a Reward, else the top Fortune card."""
        sentence = self.sentence()
        hand = self.page.locator(".hand .open")
        pay = self.page.locator(".pay")
        if sentence.startswith("What will you attempt"):
            self.touch(pay.last) if pay.count() else self.press("No attempt")
        elif sentence.startswith("Play cards"):
            enough = "it is enough" in sentence
            self.press("Close the attempt") if enough or not hand.count() else self.touch(hand.first)
        elif sentence.startswith("Which action"):
            reward, forage = self.pile.locator(".open"), self.action("forage").and_(self.page.locator(":not(.shut)"))
            if reward.count() or forage.count():
                self.touch((reward if reward.count() else forage).first, self.lock)
            else:  # the Fortune deck is empty
                self.touch(self.action("ability"), self.lock)
        elif usual := next((name for name in USUAL if self.offers(name)), ""):
            self.press(usual)
        elif self.page.locator(".pick").count():
            self.touch(self.page.locator(".pick").first)
        elif hand.count():
            self.touch(hand.first, self.lock)
        else:
            self.page.locator(".board .open").first.click()
            self.touch(self.lock if self.lock.is_visible() else self.prompt.locator(".acts .button").last)

    def say(self, group: str, phrase: str) -> None:
        self.talk.get_by_role("button", name=group, exact=True).click()
        self.talk.get_by_role("button", name=phrase, exact=True).click()
