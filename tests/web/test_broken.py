"""A mistake of ours: everybody reads what has happened, and where he can go from there."""

from __future__ import annotations

import json
import re
import sqlite3
from pathlib import Path

from playwright.sync_api import Route, WebSocketRoute, expect

from questkeep.server.serve import DATA_FILE
from tests.web.conftest import Arrive
from tests.web.people import House, Person


def spoil_last_pick(house: House, match: str) -> None:
    """What stands in the record cannot be played any more."""
    with sqlite3.connect(house.folder / DATA_FILE) as data:
        data.execute("UPDATE pick SET notation = 'play nothing' WHERE match = ?", (match,))
    data.close()


def test_at_a_broken_table_everybody_reads_why_saves_what_he_knows_and_starts_again(
    arrive: Arrive, tmp_path: Path
) -> None:
    house = House(tmp_path)
    try:
        ada, ben = arrive(house=house), arrive(house=house, language="de")
        match, links = ada.open_table("me", "friend")
        ben.visit(links[0])
        ben.page.get_by_label("Dein Name").fill("Ben")
        ben.button("Hinsetzen").click()
        expect(ben.page.get_by_role("region", name=re.compile("^Deine Hand"))).to_be_visible()
        ada.answer()
        house.kill()
        spoil_last_pick(house, match)
        house.start()
        expect(ada.page.get_by_role("heading", name="A mistake of ours has stopped this table")).to_be_visible()
        expect(ben.page.get_by_role("heading", name="Ein Fehler von uns hat diesen Tisch angehalten")).to_be_visible()
        with ada.page.expect_download() as saved:
            ada.page.get_by_role("link", name="Save what you were told").click()
        account = json.loads(saved.value.path().read_text("utf-8"))
        assert (account["seat"], account["told"]) == (0, [])
        assert account["mistake"] in ada.page.get_by_role("alert").inner_text()
        ada.visit("/games")
        expect(ada.page.get_by_text("stopped by a mistake of ours")).to_be_visible()
        ada.visit(f"/match/{match}")
        ada.button("Start again with the same people").click()
        expect(ada.hand()).to_have_count(10)
        expect(ben.page.get_by_text("Der neue Tisch ist offen")).to_be_visible()
        ben.button("Mit denselben Leuten neu anfangen").click()
        expect(ben.page).to_have_url(ada.page.url)
    finally:
        house.close()


def cut(socket: WebSocketRoute) -> None:
    """Every view arrives without its floors, as if the client did not understand it."""
    server = socket.connect_to_server()

    def pass_on(text: str | bytes) -> None:
        message = json.loads(text)
        message.get("view", {}).pop("floors", None)
        socket.send(json.dumps(message))

    server.on_message(pass_on)


def test_a_table_that_cannot_be_drawn_is_not_waited_for(person: Person) -> None:
    def refuse(route: Route) -> None:
        route.abort()

    stuck = person.page.get_by_role("heading", name="This cannot be shown")
    person.page.route("**/assets/tschak-*.js", refuse)
    match, _ = person.open_table("me", "me")
    expect(stuck).to_be_visible()
    person.page.unroute("**/assets/tschak-*.js", refuse)
    person.page.get_by_role("link", name="Load the page anew").click()
    expect(person.page.get_by_text("Nobody else should look now.")).to_be_visible()
    person.page.route_web_socket("**/ws", cut)
    person.visit(f"/match/{match}")
    person.page.get_by_role("button", name="show my cards").click()
    expect(stuck).to_be_visible()
    person.page.get_by_role("link", name="To the start page").click()
    expect(person.button("Play now")).to_be_visible()
