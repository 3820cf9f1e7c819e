"""Clocks run for those who are asked, only while the house is open, and send nobody away for good."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from questkeep.kernel.event import Seat
from questkeep.server.clock import GRACE, ClockFace
from questkeep.server.house import ClockWish
from tests.server.home import Ears, Home, answer


def test_a_bank_is_spent_and_gets_its_increment() -> None:
    clock = ClockFace.fresh("bank", 100, 5, 3)
    clock.spend([0, 2], 30)
    clock.answered(2)
    assert clock.left == [70, 100, 75]
    assert ClockFace.read(clock.write()).left == clock.left


def test_days_are_fresh_for_every_answer() -> None:
    clock = ClockFace.fresh("days", 86_400, 0, 2)
    clock.spend([0, 1], 80_000)
    clock.answered(0)
    assert clock.left == [86_400, 6_400]


def test_only_persons_who_are_asked_use_time(home: Home) -> None:
    async def play() -> None:
        ada = await home.guest("Ada")
        match, links = await home.table(ada, "me friend bot", clock=ClockWish("bank", 100, 0))
        clock = match.clock_now()
        assert clock is not None
        assert clock.running == [0]
        await asyncio.sleep(0.1)
        await home.house.take_link(await home.guest("Ben"), links[0])
        clock = match.clock_now()
        assert clock is not None
        assert clock.running == [0, 1]
        assert clock.left[0] < 99.95 < clock.left[1]
        await answer(match, 0)
        clock = match.clock_now()
        assert clock is not None
        assert clock.running == [1]

    asyncio.run(play())


def test_when_time_runs_out_a_bot_stands_in_until_its_person_returns(home: Home) -> None:
    async def play() -> None:
        ada = await home.guest("Ada")
        match, _ = await home.table(ada, "me me", clock=ClockWish("bank", 0.3, 0))
        ears = Ears(match, ada)
        await ears.look(0)
        chore = asyncio.create_task(home.house.keep_time())
        await answer(match, 1)
        async with asyncio.timeout(10):
            while ears.sitters[0].kind != "stand-in" or ears.last.number < 2:
                await asyncio.sleep(0.02)
        await match.take_back(Seat(0))
        assert [sitter.kind for sitter in ears.sitters] == ["person", "person"]
        assert match.clock.left[0] == pytest.approx(0.3)
        chore.cancel()

    asyncio.run(play())


def test_whoever_returns_has_time_again() -> None:
    clock = ClockFace.fresh("bank", 300, 0, 2)
    clock.spend([0], 1000)
    clock.returned(0)
    clock.returned(1)
    assert clock.left == [GRACE, 300]


def test_time_stands_still_while_the_house_is_closed(tmp_path: Path) -> None:
    async def before() -> str:
        ada = await home.guest("Ada")
        match, _ = await home.table(ada, clock=ClockWish("bank", 100, 0))
        await asyncio.sleep(0.1)
        await answer(match, 0)
        return match.id

    async def after() -> list[float]:
        clock = home.house.match(id).clock_now()
        assert clock is not None
        return clock.left

    home = Home(tmp_path)
    id = asyncio.run(before())
    home.close()
    time.sleep(0.3)
    home = Home(tmp_path)
    left = asyncio.run(after())
    assert left == pytest.approx([99.9, 99.9], abs=0.09)
    home.close()
