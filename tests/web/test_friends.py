"""Friends at one table, in every game and on every screen, by visible means only: invite, join, talk, take back."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.web.conftest import Arrive
from tests.web.dogs import Dog
from tests.web.lords import Lord
from tests.web.people import DESKTOP, PHONE, TIME_TO_LOOK, Person, Player
from tests.web.test_enchanters import Enchanter

LAPTOP: ViewportSize = {"width": 1280, "height": 720}
SCREENS = [pytest.param(DESKTOP, id="desktop"), pytest.param(LAPTOP, id="laptop"), pytest.param(PHONE, id="phone")]


class Adventurer(Player):
    """Somebody at a table of Tschak!."""

    def answer(self) -> None:
        self.person.answer()


PLAYERS: dict[str, type[Player]] = {
    "tschak": Adventurer,
    "enchanters": Enchanter,
    "schatzjagd": Lord,
    "fetch_quest": Dog,
}
TALKATIVE = {"fetch_quest": {"talk": "open-hands"}}  # else its own rules close the chat


def table(game: str, options: dict[str, dict[str, str]]) -> dict[str, Any]:
    """What somebody wishes who plays with a friend, and with a bot where two are not enough."""
    seats = [{"kind": "me"}, {"kind": "friend"}, {"kind": "bot"}][: 3 if game == "fetch_quest" else 2]
    return {"game": game, "options": options.get(game, {}), "seats": seats}


def asks_for_undo(person: Person) -> Locator:
    return person.page.get_by_role("button", name=re.compile("^Ask .+ for an undo$"))


def open_chat(person: Person, entry: str) -> None:
    """By the button in the bar, or on a phone by an entry of the menu."""
    button = person.page.get_by_role("button", name=re.compile("^Chat"))
    button.click() if button.is_visible() else person.menu(entry)


def lines(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Chat").get_by_role("listitem")


def call_out(dog: Dog) -> None:
    """Of what is said at the table in Fetch Quest nothing is shown, but everybody has heard it."""
    if dog.person.button("Say something").is_visible():
        dog.person.button("Say something").click()
    dog.say("Feelings", "Awooo!")
    dog.page.keyboard.press("Escape")
    expect(asks_for_undo(dog.person)).to_be_visible()


def play_until_one_could_ask(*players: Player) -> tuple[Person, Person]:
    """Everybody answers in the plainest way, until somebody needs the other's consent to take a step back."""
    deadline = time.monotonic() + 60 * TIME_TO_LOOK
    people = [player.person for player in players]
    while True:
        if isinstance(players[0], Dog) and players[0].ready():
            call_out(players[0])
        for one, other in (people, people[::-1]):
            if asks_for_undo(one).is_visible():
                return one, other
        assert time.monotonic() < deadline, [one.page.locator("body").inner_text() for one in people]
        asked = [player for player in players if player.ready()]
        if asked:
            asked[0].answer()
        else:
            people[0].page.wait_for_timeout(20)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", PLAYERS)
def test_friends_meet_and_talk(arrive: Arrive, game: str, screen: ViewportSize) -> None:
    ada, ben = arrive(viewport=screen), arrive(viewport=screen)
    ada.call_oneself("Ada")
    opened = ada.context.request.post(ada.address + "/api/matches", data=table(game, TALKATIVE)).json()
    ada.visit(f"/match/{opened['match']}")
    ada.button("Make a link for seat 2").click()
    link = ada.page.get_by_role("textbox", name="Link for seat 2")
    expect(link).to_have_value(re.compile("/join/"))
    ben.sit_down("/" + link.input_value().split("/", 3)[3], "Ben")
    expect(link).to_be_hidden()
    open_chat(ada, "Chat")
    ada.button("Hello!").click()
    expect(lines(ada)).to_have_count(1)
    expect(ben.page.locator(".tools .badge:visible")).to_have_text(re.compile("^1"))
    open_chat(ben, "Chat · one unread line")
    expect(lines(ben)).to_have_text([re.compile("Ada.*Hello!")])


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", PLAYERS)
def test_friends_are_asked_before_a_step_is_taken_back_and_may_refuse(
    arrive: Arrive, game: str, screen: ViewportSize
) -> None:
    ada, ben = arrive(viewport=screen), arrive(viewport=screen)
    ada.call_oneself("Ada")
    kinds = [seat["kind"] for seat in table(game, {})["seats"]]
    _, links = ada.open_table(*kinds, game=game)
    ben.sit_down(links[0], "Ben")
    one, other = play_until_one_could_ask(PLAYERS[game](ada), PLAYERS[game](ben))
    asks_for_undo(one).click()
    wish = other.page.get_by_role("alertdialog")
    wish.get_by_role("button", name="No", exact=True).click()
    expect(wish).to_be_hidden()
    expect(one.prompt()).to_contain_text("does not agree. The step stays.")
