"""Who is turned away at the door, and what the log says of it."""

from __future__ import annotations

import asyncio
import json
import logging
import sys

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route

from questkeep.server import safety
from questkeep.server.safety import CHANGES_AT_ONCE, Allowance, SafeHeaders, is_loopback
from questkeep.server.serve import JsonLine
from questkeep.trials.client import HouseProcess, ask


async def greet(request: Request) -> PlainTextResponse:
    return PlainTextResponse("hello")


def statuses(app: SafeHeaders, address: str, method: str, times: int) -> list[int]:
    async def ask() -> list[int]:
        transport = httpx.ASGITransport(app, client=(address, 1234))
        async with httpx.AsyncClient(transport=transport, base_url="http://house") as client:
            return [(await client.request(method, "/")).status_code for _ in range(times)]

    return asyncio.run(ask())


def door() -> SafeHeaders:
    return SafeHeaders(Starlette(routes=[Route("/", greet, methods=["GET", "POST"])]), [])


def test_a_flood_of_requests_from_one_address_is_turned_away_and_others_are_not() -> None:
    app = door()
    flood = statuses(app, "192.0.2.7", "POST", int(CHANGES_AT_ONCE) + 30)
    assert flood[: int(CHANGES_AT_ONCE)] == [200] * int(CHANGES_AT_ONCE)
    assert flood[-1] == 429
    assert statuses(app, "192.0.2.8", "POST", 1) == [200]
    assert statuses(app, "192.0.2.7", "GET", 3) == [200] * 3
    assert statuses(app, "127.0.0.1", "POST", int(CHANGES_AT_ONCE) + 30)[-1] == 200


def test_only_so_many_addresses_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(safety, "MOST_CALLERS", 4)
    app = door()
    for number in range(10):
        assert statuses(app, f"192.0.2.{number}", "POST", 1) == [200]
    assert len(app.callers) <= 4


def test_an_allowance_grows_again() -> None:
    allowance = Allowance(1000.0, 2.0)
    taken = [allowance.take() for _ in range(3)]
    assert taken[:2] == [True, True]
    allowance.counted_at -= 1
    assert allowance.take()


@pytest.mark.parametrize(("address", "own"), [("127.0.0.1", True), ("::1", True), ("10.0.0.3", False), ("unix", False)])
def test_the_machine_itself_is_known_by_its_address(address: str, own: bool) -> None:
    assert is_loopback(address) == own


def test_the_log_speaks_json_even_of_faults(process: HouseProcess) -> None:
    assert (
        ask(process.address, "POST", "/api/name", {"name": "Eve"}, headers={"Origin": "http://evil.example"}).status
        == 403
    )
    lines = [json.loads(line) for line in process.log().splitlines()]
    assert ("warning", "a request was turned away: wrong-origin") in [(line["level"], line["said"]) for line in lines]
    try:
        raise ValueError('a "quoted" fault')
    except ValueError:
        record = logging.LogRecord("questkeep", logging.ERROR, "", 0, "a driver failed", (), sys.exc_info())
    line = json.loads(JsonLine().format(record))
    assert (line["said"], 'ValueError: a "quoted" fault' in line["trace"]) == ("a driver failed", True)
