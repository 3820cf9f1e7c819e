"""Bots in their own processes: one that dies or dawdles is replaced, and its table goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator

import pytest

from questkeep.games.tschak import GAME
from questkeep.kernel.course import Course
from questkeep.kernel.event import Seat
from questkeep.kernel.replay import Record
from questkeep.server.thinkers import Thinkers


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    thinkers = Thinkers(1, deadline=3.0)
    yield thinkers
    thinkers.close()
    assert all(worker.process.poll() is not None for worker in thinkers.workers)


def record() -> Record:
    return Record("tschak", GAME.version, GAME.chosen_options({}), GAME.standard_deck(), "7", ["", ""], [])


def choose(thinkers: Thinkers) -> str | None:
    return asyncio.run(thinkers.choose(record(), Seat(1), "greedy"))


def test_the_same_question_gets_the_same_allowed_answer(thinkers: Thinkers) -> None:
    answer = choose(thinkers)
    assert answer is not None
    assert answer == choose(thinkers)
    table = Course(GAME, record()).table
    assert table.parse(Seat(1), answer) in table.options(Seat(1))


def test_a_worker_that_dies_is_replaced(thinkers: Thinkers) -> None:
    answer = choose(thinkers)
    thinkers.workers[0].process.kill()
    assert choose(thinkers) is None
    assert choose(thinkers) == answer


def test_a_worker_that_hangs_is_ended_at_the_deadline_and_replaced(thinkers: Thinkers) -> None:
    answer = choose(thinkers)
    os.kill(thinkers.workers[0].process.pid, signal.SIGSTOP)
    assert choose(thinkers) is None
    assert choose(thinkers) == answer


def test_a_house_can_close_while_a_bot_hangs(thinkers: Thinkers) -> None:
    choose(thinkers)
    os.kill(thinkers.workers[0].process.pid, signal.SIGSTOP)

    async def leave() -> None:
        waiting = asyncio.create_task(thinkers.choose(record(), Seat(1), "greedy"))
        await asyncio.sleep(0.1)
        started = time.monotonic()
        thinkers.close()
        assert time.monotonic() - started < 2
        assert await waiting is None

    asyncio.run(leave())
