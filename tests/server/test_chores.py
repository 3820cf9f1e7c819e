"""What works in the background: it is taken up again when it fails, counted, and told of where it does not live."""

from __future__ import annotations

import asyncio
import json
import logging

import httpx
import pytest

from questkeep.games import CATALOGUE
from questkeep.server import chores
from questkeep.server.app import application
from questkeep.server.chores import LONGEST_PAUSE, Chore, Chores
from questkeep.server.safety import Whereabouts
from questkeep.server.serve import JsonLine
from questkeep.server.session import Figures
from tests.server.faulty import FAULT, GAME
from tests.server.home import Home


async def nothing() -> None:
    """A round in which nothing is to be done."""


def asked(home: Home, path: str) -> httpx.Response:
    """What the house answers to a request."""

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(application(home.house, Figures(), Whereabouts("http://127.0.0.1"), None))
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
            return await client.get(path)

    return asyncio.run(ask())


@pytest.mark.parametrize("problem", [ValueError("by mistake"), asyncio.CancelledError()], ids=["fails", "is cancelled"])
def test_a_chore_that_fails_is_taken_up_again_and_counted(
    home: Home, caplog: pytest.LogCaptureFixture, problem: BaseException
) -> None:
    restarts: list[str] = []
    rounds: list[str] = []

    async def work() -> None:
        rounds.append("begun")
        if len(rounds) == 1:
            raise problem

    async def play() -> None:
        chores = Chores(home.house.mistakes)
        chores.on_restart = restarts.append
        chores.begin("rounds", work, 3600)
        chores.begin("other", nothing, 3600)
        await asyncio.sleep(0.05)
        assert chores.troubles() == ["rounds: failed 1 times in a row"]
        async with asyncio.timeout(20):
            while chores.troubles():
                await asyncio.sleep(0.05)
        assert len(rounds) == 2
        await chores.stop()

    asyncio.run(play())
    assert restarts == ["rounds"]
    assert [record.getMessage() for record in caplog.records] == ["a mistake of ours: chore rounds"]


def test_a_chore_that_hangs_or_has_ended_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    chore = Chore("rounds", nothing, 1)
    assert chore.trouble() == ""
    chore.done_at -= 2 * chores.PATIENCE
    assert chore.trouble().startswith("hangs for ")


def test_after_many_failures_a_chore_is_tried_less_often() -> None:
    chore = Chore("rounds", nothing, 7)
    pauses = []
    for failures in (0, 1, 2, 3, 50):
        chore.failures = failures
        pauses.append(chore.pause())
    assert pauses == [7, 1, 2, 4, LONGEST_PAUSE]


def test_the_house_says_what_does_not_live(home: Home) -> None:
    async def fail() -> None:
        raise ValueError("by mistake")

    async def begin() -> None:
        home.house.chores.begin("sweep", fail, 3600)
        await asyncio.sleep(0.05)
        await home.house.chores.stop()

    well = asked(home, "/healthz")
    assert (well.status_code, well.text) == (200, "ok")
    figures = Figures()
    figures.listen(home.house)
    asyncio.run(begin())
    for counted, labels in (("chore_restarts", {"chore": "sweep"}), ("mistakes", {"place": "chore sweep"})):
        assert figures.registry.get_sample_value(f"questkeep_{counted}_total", labels) == 1
    health = asked(home, "/healthz")
    assert health.status_code == 503
    assert health.json()["facts"] == {"troubles": ["sweep: failed 1 times in a row"]}


def test_a_request_that_fails_by_our_mistake_is_answered_with_its_number(
    home: Home, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(CATALOGUE, GAME.key, GAME)
    monkeypatch.setattr(FAULT, "place", "card_faces")
    answer = asked(home, "/api/cards/faulty")
    assert (answer.status_code, answer.json()["reason"]) == (500, "our-mistake")
    (line,) = [json.loads(JsonLine().format(record)) for record in caplog.records if record.levelno >= logging.ERROR]
    assert answer.json()["facts"] == {"id": line["mistake"]}
    assert "card_faces fails" in line["trace"]
    assert "card_faces" not in answer.text
