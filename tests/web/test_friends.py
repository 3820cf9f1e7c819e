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


GAMES: list[tuple[str, dict[str, Any], type[Player]]] = [
    ("tschak", {}, Adventurer),
    ("enchanters", {"invasion": "super-fast"}, Enchanter),
    ("schatzjagd", {"victory": "6"}, Lord),
    ("fetch_quest", {"pioneers": "chosen"}, Dog),
]


def asks_for_undo(person: Person) -> Locator:
    return person.page.get_by_role("button", name=re.compile("^Ask .+ for an undo$"))


def play_until_one_could_ask(*players: Player) -> tuple[Person, Person]:
    """Everybody answers in the plainest way, until somebody needs the other's consent to take a step back."""
    deadline = time.monotonic() + 60 * TIME_TO_LOOK
    people = [player.person for player in players]
    while True:
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
@pytest.mark.parametrize(("game", "options", "sort"), GAMES, ids=[game for game, _, _ in GAMES])
def test_friends_meet_talk_and_settle_what_is_taken_back(
    arrive: Arrive, game: str, options: dict[str, Any], sort: type[Player], screen: ViewportSize
) -> None:
    ada, ben = arrive(viewport=screen), arrive(viewport=screen)
    ada.call_oneself("Ada")
    seats = [{"kind": "me"}, {"kind": "friend"}, {"kind": "bot"}][: 3 if game == "fetch_quest" else 2]
    opened = ada.context.request.post(
        ada.address + "/api/matches", data={"game": game, "options": options, "seats": seats}
    ).json()
    ada.visit(f"/match/{opened['match']}")
    ada.button("Make a link for seat 2").click()
    link = ada.page.get_by_role("textbox", name="Link for seat 2")
    expect(link).to_have_value(re.compile("/join/"))
    ben.sit_down("/" + link.input_value().split("/", 3)[3], "Ben")
    expect(link).to_be_hidden()

    ada.button("Chat").click()
    ada.button("Hello!").click()
    expect(ada.page.get_by_role("region", name="Chat").get_by_role("listitem")).to_have_count(1)
    ada.page.keyboard.press("Escape")
    ben.page.get_by_role("status").get_by_role("button", name="Ada Hello!").click()
    expect(ben.page.get_by_role("region", name="Chat").get_by_role("listitem")).to_have_count(1)
    ben.page.keyboard.press("Escape")

    one, other = play_until_one_could_ask(sort(ada), sort(ben))
    asks_for_undo(one).click()
    wish = other.page.get_by_role("alertdialog")
    wish.get_by_role("button", name="No", exact=True).click()
    expect(wish).to_be_hidden()
    expect(one.page.get_by_text("does not agree. The step stays.")).to_be_visible()
