"""The doors of a whole house: each has its allowance, and each guest his own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from questkeep.server.allowance import DEED, FILE, LOOK, NEWCOMER, PICTURE, STUDY, TABLE, TOGETHER, Cost
from questkeep.server.app import application
from questkeep.server.guests import Guest
from questkeep.server.safety import Gate, Whereabouts
from questkeep.server.serve import config_for
from questkeep.server.session import Figures
from questkeep.server.tolls import MOST_SOCKETS, Toll, Tolls, address_of
from questkeep.trials.client import TurnedAway, ask, open_line, talk
from questkeep.trials.house_process import HouseProcess
from tests.server.home import Home

AT_HOME = Whereabouts("http://127.0.0.1:8000")
PATIENCE = 20  # times an allowance, which grows while we ask
TABLE_WISH = {"game": "tschak", "seats": [{"kind": "me"}, {"kind": "me"}]}


def doors_of(home: Home, whereabouts: Whereabouts = AT_HOME, web: Path | None = None) -> Gate:
    return application(home.house, Figures(), whereabouts, web)


def visit(gate: Gate, address: str = "192.0.2.7") -> httpx.AsyncClient:
    """A browser at an address, with a jar of cookies."""
    return httpx.AsyncClient(transport=httpx.ASGITransport(gate, client=(address, 1234)), base_url=AT_HOME.address)


async def refused_after(client: httpx.AsyncClient, method: str, path: str, **more: Any) -> int:
    """How many requests are allowed before one is too many; on a slow machine the allowance grows meanwhile."""
    for number in range(100_000):
        if (await client.request(method, path, **more)).status_code == 429:
            return number
    pytest.fail("there is no end to it")


def built_client(folder: Path) -> Path:
    """What the house shows as its client."""
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Questkeep</title>")
    (folder / "assets" / "app.js").write_text("")
    (folder / "icons.json").write_text('{"rat": "M1 1", "imp": "M2 2", "orb": "M3 3"}')
    return folder


def test_every_door_has_an_allowance(home: Home, tmp_path: Path) -> None:
    app = doors_of(home, web=built_client(tmp_path)).app
    assert isinstance(app, Starlette)
    for route in app.routes:
        behind = getattr(route, "middleware_stack", None) or getattr(route, "app", None)
        assert isinstance(behind, Toll), f"{route} has no allowance"
        assert behind.cost.per_second < 100
    assert len(app.routes) > 20


def test_pictures_are_handed_out_many_at_once_and_kept_for_ever(home: Home, tmp_path: Path) -> None:
    async def look() -> None:
        async with visit(doors_of(home, web=built_client(tmp_path))) as client:
            answer = await client.get("/api/icons?names=rat,orb")
            assert answer.json() == {"rat": "M1 1", "orb": "M3 3"}
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
            for wrong in ("", "?names=", "?names=rat,cat", "?names=" + ",".join(["rat"] * 101)):
                refused = await client.get("/api/icons" + wrong)
                assert (refused.status_code, refused.json()["reason"]) == (400, "not-understood"), wrong
                assert "immutable" not in refused.headers.get("cache-control", "")
        async with visit(doors_of(home)) as client:
            assert (await client.get("/api/icons?names=rat")).status_code == 400

    asyncio.run(look())


def test_what_costs_much_or_is_written_is_asked_for_less_often_than_what_lies_ready(home: Home) -> None:
    app = doors_of(home).app
    assert isinstance(app, Starlette)
    costs = {
        (route.path, method): route.app.cost
        for route in app.routes
        if isinstance(route, Route) and isinstance(route.app, Toll)
        for method in route.methods or ()
    }
    assert all(cost in (DEED, TABLE, FILE) for (_, method), cost in costs.items() if method == "POST")
    for path in ("/at/{row}", "/record", ""):
        assert costs["/api/matches/{id}" + path, "GET"] is STUDY
    for path in ("/api/cards/{game}", "/api/links/{secret}", "/api/matches"):
        assert costs[path, "GET"] is STUDY
    assert costs["/qr.svg", "GET"] is PICTURE
    rates = [cost.per_second for cost in (LOOK, STUDY, DEED, PICTURE, TABLE)]
    assert rates == sorted(rates, reverse=True)


@pytest.mark.parametrize(
    ("method", "path", "cost"),
    [
        ("GET", "/api/house", LOOK),
        ("GET", "/nowhere", LOOK),
        ("GET", "/api/matches/unknown-id-1/at/3", STUDY),
        ("GET", "/qr.svg?path=/", PICTURE),
        ("POST", "/api/join", DEED),
        ("POST", "/api/matches", TABLE),
        ("POST", "/api/records", FILE),
    ],
)
def test_a_flood_from_one_network_is_turned_away_and_others_are_not(
    home: Home, method: str, path: str, cost: Cost
) -> None:
    async def flood() -> None:
        gate = doors_of(home)
        allowed, number, status = int(TOGETHER * cost.at_once), 0, 0
        while status != 429:
            async with visit(gate, f"2001:db8:0:7::{number:x}") as client:  # each from an address of its own
                last = await client.request(method, path)
            status, number = last.status_code, number + 1
            assert number <= PATIENCE * allowed
        assert number > allowed
        assert (last.json()["reason"], last.json()["facts"]) == (
            "too-fast",
            {"seconds": int(last.headers["retry-after"])},
        )
        assert int(last.headers["retry-after"]) >= 1
        assert "content-security-policy" in last.headers
        async with visit(gate, "2001:db8:0:8::1") as other:
            assert (await other.request(method, path)).status_code != 429
        async with visit(gate, "127.0.0.1") as own:  # the machine itself
            assert (await own.request(method, path)).status_code != 429

    asyncio.run(flood())


def test_one_bad_guest_of_a_club_does_not_lock_out_the_club(home: Home) -> None:
    async def play() -> None:
        gate = doors_of(home)
        async with visit(gate) as eve, visit(gate) as ada:
            for client in (eve, ada):
                await client.post("/api/name", json={"name": "Guest"})
            assert await refused_after(eve, "GET", "/api/cards/tschak") >= STUDY.at_once
            assert (await ada.get("/api/cards/tschak")).status_code == 200

    asyncio.run(play())


def test_guests_are_free_but_not_without_number(home: Home) -> None:
    async def arrive() -> None:
        gate = doors_of(home)
        started, asked = time.monotonic(), int(TOGETHER * NEWCOMER.at_once) + 40
        statuses = []
        for number in range(asked):
            async with visit(gate, f"2001:db8:0:7::{number:x}") as client:
                statuses.append((await client.post("/api/name", json={"name": "Eve"})).status_code)
        arrived = statuses.count(200)
        grown = (time.monotonic() - started) * TOGETHER * NEWCOMER.per_second
        assert TOGETHER * NEWCOMER.at_once <= arrived <= TOGETHER * NEWCOMER.at_once + grown + 1
        assert statuses.count(429) == asked - arrived
        assert home.store.read("SELECT count(*) FROM guest")[0][0] == arrived

    asyncio.run(arrive())


def test_tables_are_free_but_not_without_number(home: Home) -> None:
    async def open_many() -> None:
        gate = doors_of(home)
        started, opened = time.monotonic(), 0
        for _ in range(8):  # guest after guest
            async with visit(gate) as client:
                for _ in range(int(TABLE.at_once) + 5):
                    opened += (await client.post("/api/matches", json=TABLE_WISH)).status_code == 200
        grown = (time.monotonic() - started) * TOGETHER * TABLE.per_second
        assert TOGETHER * TABLE.at_once <= opened <= TOGETHER * TABLE.at_once + grown + 1

    asyncio.run(open_many())


def test_a_deck_of_ones_own_counts_as_a_file(home: Home) -> None:
    async def open_many() -> int:
        async with visit(doors_of(home)) as client:
            await client.post("/api/name", json={"name": "Ada"})
            return await refused_after(client, "POST", "/api/matches", json={**TABLE_WISH, "deck": "x = 1"})

    assert FILE.at_once <= asyncio.run(open_many()) < TABLE.at_once


def test_behind_a_proxy_the_machine_itself_has_no_privilege(home: Home) -> None:
    async def flood() -> None:
        gate = doors_of(home, Whereabouts("https://games.test", frozenset(["games.test"]), True))
        async with visit(gate, "127.0.0.1") as client:
            assert await refused_after(client, "POST", "/api/join", json={}) >= TOGETHER * DEED.at_once

    asyncio.run(flood())


def test_a_proxy_that_we_were_not_told_of_brings_no_privilege(home: Home) -> None:
    async def flood() -> None:
        async with visit(doors_of(home), "127.0.0.1") as client:
            passed_on = {"X-Forwarded-For": "192.0.2.7"}
            asked = await refused_after(client, "POST", "/api/join", json={}, headers=passed_on)
            for _ in range(asked):
                assert (await client.post("/api/join", json={})).status_code == 400

    asyncio.run(flood())


# Behind a proxy -----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseProcess]:
    """A house with a public address, which takes us for its proxy."""
    house = HouseProcess(tmp_path_factory.mktemp("public"), wishes=["--public-address", "https://games.test"])
    house.open()
    yield house
    house.close()


def pass_on(house: HouseProcess, forwarded: str) -> int:
    """What comes of a request that a proxy passes on, with what it says of its client."""
    headers = {"X-Forwarded-For": forwarded, "X-Forwarded-Proto": "https"}
    return ask(house.address, "POST", "/api/join", {"secret": "x"}, headers=headers).status


def test_a_client_of_a_proxy_cannot_choose_his_address(public: HouseProcess) -> None:
    allowed, number = int(TOGETHER * DEED.at_once), 0
    while pass_on(public, f"10.{number >> 8}.{number & 255}.9, 198.51.100.7") == 404:
        number += 1
        assert number < PATIENCE * allowed
    assert number >= allowed
    assert [pass_on(public, f"198.51.100.{20 + each}") for each in range(20)] == [404] * 20
    assert ask(public.address, "GET", "/api/house").status == 200


@pytest.mark.parametrize(
    ("proxies", "peer", "counted"),
    [
        (["127.0.0.1", "::1"], "127.0.0.1", "198.51.100.7"),
        (["127.0.0.1", "::1", "10.0.0.2"], "10.0.0.2", "198.51.100.7"),
        (["127.0.0.1", "::1"], "203.0.113.5", "203.0.113.5"),  # no proxy of ours: it speaks for nobody
        ([], "127.0.0.1", "127.0.0.1"),
        ([], "203.0.113.5", "203.0.113.5"),
    ],
)
def test_only_a_proxy_of_ours_is_believed_and_only_its_own_word(proxies: list[str], peer: str, counted: str) -> None:
    seen: list[str] = []

    async def look(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(address_of(scope))
        await PlainTextResponse("")(scope, receive, send)

    async def ask_it() -> None:
        config = config_for(Gate(look, AT_HOME), "127.0.0.1", 0, proxies)
        config.load()
        transport = httpx.ASGITransport(config.loaded_app, client=(peer, 1234))
        async with httpx.AsyncClient(transport=transport, base_url=AT_HOME.address) as client:
            await client.get("/", headers={"X-Forwarded-For": "127.0.0.1, 192.0.2.99, 198.51.100.7"})

    asyncio.run(ask_it())
    assert seen == [counted]


def test_a_guest_holds_only_so_many_sockets_open(public: HouseProcess) -> None:
    headers = {"X-Forwarded-For": "198.51.100.250"}
    cookie = ask(public.address, "POST", "/api/name", {"name": "Eve"}, headers=headers).cookie

    async def hold() -> None:
        lines = [await open_line(public.address, cookie, lambda text: None, headers) for _ in range(MOST_SOCKETS)]
        with pytest.raises(TurnedAway):
            await open_line(public.address, cookie, lambda text: None, headers)
        other = await open_line(public.address, None, lambda text: None, {"X-Forwarded-For": "198.51.100.251"})
        other.hang_up()
        for line in lines:
            line.hang_up()

    talk(hold())


def test_open_sockets_are_counted_by_guest_and_network_and_forgotten_when_they_close(home: Home) -> None:
    tolls = Tolls(home.store, AT_HOME)

    def scope(guest: int | None, address: str = "192.0.2.7") -> Scope:
        return {
            "headers": [],
            "client": (address, 1),
            "state": {"guest": Guest(guest, "Eve") if guest is not None else None},
        }

    held = [tolls.open_socket(scope(1)) for _ in range(MOST_SOCKETS)]
    assert all(held)
    assert tolls.open_socket(scope(1)) is None
    strangers = [tolls.open_socket(scope(None)) for _ in range(TOGETHER * MOST_SOCKETS)]
    assert [each is not None for each in strangers].count(True) == (TOGETHER - 1) * MOST_SOCKETS
    assert tolls.open_socket(scope(2, "192.0.2.8")) is not None
    assert tolls.open_socket(scope(1, "127.0.0.1")) == []  # the machine itself
    for counted in held + strangers:
        if counted is not None:
            tolls.close_socket(counted)
    assert tolls.open_socket(scope(1)) is not None
    assert len(tolls.sockets) == 4  # two guests in two networks


# Figures ------------------------------------------------------------------------------------------------------


def test_figures_are_shown_on_a_port_of_their_own_and_on_request_only(
    process: HouseProcess, public: HouseProcess
) -> None:
    for house in (process, public):
        assert b"questkeep_sockets" not in ask(house.address, "GET", "/metrics").body
    assert b"questkeep_sockets" in ask(process.metrics, "GET", "/metrics").body
