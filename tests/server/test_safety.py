"""Who is turned away at the gate, with which headers, and what the log says of it."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route
from starlette.types import Message, Scope

from questkeep.server.safety import HEADERS, ONLY_ENCRYPTED, Gate, Whereabouts, refuse_scope
from questkeep.server.serve import JsonLine, whereabouts_of
from questkeep.trials.client import TurnedAway, ask, open_line, talk
from questkeep.trials.house_process import HouseProcess

OURS = {name.decode() for name, _ in HEADERS}
HTTPS = Whereabouts("https://games.test", frozenset(["games.test"]), True)


async def greet(request: Request) -> PlainTextResponse:
    return PlainTextResponse("hello")


async def stumble(request: Request) -> PlainTextResponse:
    raise RuntimeError("a fault of ours")


def answers(whereabouts: Whereabouts, *asked: tuple[str, str, dict[str, str]]) -> list[httpx.Response]:
    """What a gate with two rooms behind it answers to requests: method, path, headers."""
    rooms = [Route("/", greet, methods=["GET", "POST"]), Route("/fault", stumble)]
    gate = Gate(Starlette(routes=rooms), whereabouts)

    async def talk_to_it() -> list[httpx.Response]:
        transport = httpx.ASGITransport(gate, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8000") as client:
            return [await client.request(method, path, headers=headers) for method, path, headers in asked]

    return asyncio.run(talk_to_it())


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("127.0.0.1:8000", True),
        ("192.168.3.4", True),
        ("[::1]:8000", True),
        ("[2001:db8::7]", True),
        ("localhost", True),
        ("LOCALHOST:9", True),
        ("questkeep.localhost:8000", True),
        ("games.example.org", True),
        ("Games.Example.Org.:443", True),
        ("attic", True),
        ("attic.local:8000", True),
        ("house.test", True),
        ("evil.example", False),
        ("evil.example:8000", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("games.example.org.evil.example", False),
        ("", False),
        ("127.0.0.1@evil.example", False),
        ("evil.example/127.0.0.1", False),
        ("[::1].evil.example", False),
        ("x" * 5000, False),
    ],
)
def test_the_house_answers_to_its_own_names_and_to_numbers_only(host: str, ours: bool) -> None:
    whereabouts = whereabouts_of("127.0.0.1", 8000, "https://games.example.org/", ["House.test"], ["Attic"])
    assert whereabouts.is_called(host) == ours
    assert answers(whereabouts, ("GET", "/", {"Host": host}))[0].status_code == (200 if ours else 421)


def test_a_page_that_lets_its_own_name_point_to_the_house_cannot_read_it(process: HouseProcess) -> None:
    rebound = f"evil.example:{process.port}"
    headers = {"Host": rebound, "Origin": f"http://{rebound}"}
    for method, path in (("GET", "/api/house"), ("GET", "/"), ("POST", "/api/name")):
        refused = ask(process.address, method, path, {"name": "Eve"} if method == "POST" else None, headers=headers)
        assert (refused.status, refused.data["reason"]) == (421, "wrong-host")
        assert "--allow-host" in refused.data["facts"]["advice"]

    async def connect() -> None:
        with pytest.raises(TurnedAway):
            await open_line(process.address, None, lambda text: None, headers)

    talk(connect())


@pytest.mark.parametrize("address", ["games.example.org", "ftp://games.example.org", "https://", "https://a.test/path"])
def test_a_public_address_that_cannot_be_one_is_refused(address: str) -> None:
    with pytest.raises(ValueError, match="--public-address"):
        whereabouts_of("127.0.0.1", 8000, address, [], [])


def test_every_answer_has_the_security_headers_refusals_and_faults_too() -> None:
    foreign = {"Origin": "http://evil.example"}
    asked = [
        ("GET", "/", {}), ("GET", "/nowhere", {}), ("DELETE", "/", {}), ("GET", "/fault", {}), ("POST", "/", foreign),
        ("GET", "/", {"Host": "evil.example"}), ("POST", "/", {"Content-Length": "70000"}),
    ]  # fmt: skip
    plain = answers(Whereabouts("http://127.0.0.1:8000"), *asked)
    assert [answer.status_code for answer in plain] == [200, 404, 405, 500, 403, 421, 413]
    assert all(set(answer.headers) >= OURS for answer in plain)
    assert not any("strict-transport-security" in answer.headers for answer in plain)
    for answer in answers(HTTPS, *asked):
        assert set(answer.headers) >= OURS
        assert answer.headers["strict-transport-security"] == ONLY_ENCRYPTED[1].decode()


def test_a_page_of_the_public_address_is_our_own_even_if_the_proxy_names_another_host() -> None:
    own, foreign = {"Origin": "https://games.test"}, {"Origin": "https://games.test.evil.example"}
    asked = [("POST", "/", {"Host": "127.0.0.1:8000", **origin}) for origin in (own, foreign)]
    assert [answer.status_code for answer in answers(HTTPS, *asked)] == [200, 403]


def test_a_socket_is_refused_as_well_as_its_server_can_say_it() -> None:
    async def refuse(extensions: dict[str, object]) -> list[Message]:
        sent: list[Message] = []

        async def send(message: Message) -> None:
            sent.append(message)

        scope: Scope = {"type": "websocket", "extensions": extensions}
        await refuse_scope(scope, send, 429, "too-fast", wait=7)
        return sent

    start, end = asyncio.run(refuse({"websocket.http.response": {}}))
    assert (start["status"], dict(start["headers"])[b"retry-after"]) == (429, b"7")
    assert json.loads(end["body"])["reason"] == "too-fast"
    assert asyncio.run(refuse({})) == [{"type": "websocket.close", "code": 1008, "reason": "too-fast"}]


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


def test_whoever_opens_the_house_as_root_is_warned(process: HouseProcess) -> None:
    assert ("the house runs as root" in process.log()) == (os.geteuid() == 0)


def test_a_flood_of_refusals_does_not_flood_the_log(process: HouseProcess) -> None:
    before = len(process.log().splitlines())
    for _ in range(60):
        ask(process.address, "GET", "/", headers={"Host": "evil.example"})
    assert 0 < len(process.log().splitlines()) - before < 40
