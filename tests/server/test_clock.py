"""Clocks run for those who are asked, only while the house is open, and send nobody away for good."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from msgspec import convert

from questkeep.kernel.event import Seat
from questkeep.server.clock import GRACE, ClockFace
from questkeep.server.new_tables import ClockWish
from questkeep.server.timekeeper import Timekeeper
from tests.server.home import Ears, Home, answer, written


def test_a_bank_is_spent_and_gets_its_increment() -> None:
    clock = ClockFace.fresh("bank", 100, 5, 3)
    clock.spend([0, 2], 30)
    clock.answered(2, 1)
    assert clock.left == [70, 100, 75]
    assert vars(ClockFace.read(clock.write())) == vars(clock)


def test_a_clock_from_before_rewards_were_counted_goes_on() -> None:
    clock = ClockFace.read('{"kind": "bank", "bank": 100, "increment": 5, "left": [10, 20]}')
    clock.answered(1, 7)
    assert clock.left == [10, 25]


def test_days_are_fresh_for_every_answer() -> None:
    clock = ClockFace.fresh("days", 86_400, 0, 2)
    clock.spend([0, 1], 80_000)
    clock.answered(0, 1)
    assert clock.left == [86_400, 6_400]


def test_only_persons_who_are_asked_use_time(home: Home) -> None:
    async def play() -> None:
        ada = await home.guest("Ada")
        match, links = await home.table(ada, "me friend bot", clock=ClockWish("bank", 100, 0))
        clock = match.time.now()
        assert clock is not None
        assert clock.running == [0]
        await asyncio.sleep(0.1)
        await home.house.take_link(await home.guest("Ben"), links[0])
        clock = match.time.now()
        assert clock is not None
        assert clock.running == [0, 1]
        assert clock.left[0] < 99.95 < clock.left[1]
        await answer(match, 0)
        clock = match.time.now()
        assert clock is not None
        assert clock.running == [1]

    asyncio.run(play())


def test_when_time_runs_out_a_bot_stands_in_until_its_person_returns(home: Home) -> None:
    async def play() -> None:
        ada = await home.guest("Ada")
        match, _ = await home.table(ada, "me me", clock=ClockWish("bank", 0.3, 0))
        ears = Ears(match, ada)
        await ears.look(0)
        home.house.chores.begin("clocks", Timekeeper(home.house).round, 0.1)
        await answer(match, 1)
        async with asyncio.timeout(10):
            while ears.sitters[0].kind != "stand-in" or ears.last.number < 2:
                await asyncio.sleep(0.02)
        await match.take_back(Seat(0))
        assert [sitter.kind for sitter in ears.sitters] == ["person", "person"]
        assert match.clock.left[0] == pytest.approx(0.3)
        await home.house.chores.stop()

    asyncio.run(play())


def test_whoever_returns_has_time_again_once_a_bot_has_answered_for_him() -> None:
    clock = ClockFace.fresh("bank", 300, 0, 2)
    clock.spend([0], 1000)
    clock.stopped_for(0, 4)
    clock.returned(0, 4)
    assert clock.left == [-700, 300]
    clock.returned(0, 5)
    assert clock.left == [GRACE, 300]
    clock.spend([0, 1], 50)
    for seat in (0, 1):  # a bot sent for and away again brings nothing
        clock.returned(seat, 6)
    assert clock.left == [GRACE - 50, 250]


WAYS_TO_CHANGE_ONES_MIND = [["undo"], ["withdraw"], ["withdraw", "undo", "undo"], ["undo", "lock", "withdraw"]]


@pytest.mark.parametrize("kind", ["bank", "days"])
@pytest.mark.parametrize("ways", WAYS_TO_CHANGE_ONES_MIND, ids=" ".join)
def test_a_question_answered_again_and_again_brings_time_once(home: Home, kind: str, ways: list[str]) -> None:
    async def play() -> None:
        wish = convert({"kind": kind, "bank": 1000, "increment": 100}, ClockWish)
        match, _ = await home.table(await home.guest("Ada"), "me me", clock=wish)
        match.clock.left = [500.0, 500.0]
        await answer(match, 0)
        rewarded = match.clock.left[0]
        assert rewarded == pytest.approx(600 if kind == "bank" else 1000, abs=5)
        for _ in range(20):
            for way in ways:
                if way == "undo":
                    await match.undo(Seat(0))
                elif way == "withdraw":
                    await match.answer(Seat(0), 0, written(match, 0, "withdraw"))
                else:
                    await answer(match, 0)
            if match.drafts.question(Seat(0)) is not None:
                await answer(match, 0)
        assert match.clock.left[0] == pytest.approx(rewarded, abs=5)
        assert match.clock.left[0] <= rewarded
        await answer(match, 1)
        match.clock.left = [500.0, 500.0]
        await answer(match, 0)  # another question
        assert match.clock.left[0] == pytest.approx(600 if kind == "bank" else 1000, abs=5)

    asyncio.run(play())


def test_an_answer_after_an_undo_past_a_reveal_brings_no_time_and_time_used_is_gone(home: Home) -> None:
    async def play() -> None:
        ada = await home.guest("Ada")
        match, _ = await home.table(ada, "me me", clock=ClockWish("bank", 1000, 100))
        await Ears(match, ada).look(0)
        await answer(match, 0)
        await answer(match, 1)
        left = list(match.clock.left)
        for _ in range(3):
            await match.undo(Seat(1))
            await match.answer_wish(Seat(0), True)
            assert match.clock.left == pytest.approx(left, abs=5)
            await answer(match, 0)
            await answer(match, 1)
        assert match.clock.left == pytest.approx(left, abs=5)
        assert all(now < then for now, then in zip(match.clock.left, left, strict=True))

    asyncio.run(play())


def test_time_stands_still_while_the_house_is_closed(tmp_path: Path) -> None:
    async def before() -> str:
        ada = await home.guest("Ada")
        match, _ = await home.table(ada, clock=ClockWish("bank", 100, 0))
        await asyncio.sleep(0.1)
        await answer(match, 0)
        return match.id

    async def after() -> list[float]:
        clock = home.house.match(id).time.now()
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
