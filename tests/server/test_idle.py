"""What nobody needs leaves memory, and is there again when somebody asks for it."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from questkeep.kernel.event import Seat
from questkeep.server.idle import Idle
from questkeep.server.match import Match
from questkeep.server.messages import Join, Picks, PlainPick, Refusal
from questkeep.server.new_tables import ClockWish
from questkeep.server.seats import Watcher
from questkeep.server.session import Figures, Session
from tests.server.home import Ears, Home, answer, play_round, play_to_end


@pytest.fixture
def no_collector() -> Iterator[None]:
    """As in an open house: memory comes back at once, or not before the next hour."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collector")
def test_a_finished_game_leaves_memory_soon_after_its_last_watcher(home: Home) -> None:
    async def finish() -> tuple[str, list[weakref.ref[object]]]:
        match, _ = await home.table(await home.guest("Ada"))
        watcher = Watcher(None, lambda message: None)
        await match.watch(watcher, None, -1)
        await play_to_end(match)
        await home.house.let_idle_go()
        assert match.id in home.house.matches  # somebody looks at the result
        match.leave(watcher)
        return match.id, [weakref.ref(match), weakref.ref(match.history), weakref.ref(home.house.bots[match.id])]

    async def look_back() -> None:
        assert await Ears(home.house.match(finished), None).look(None)

    home.house.idle = Idle(finished_stay=0.0)
    finished, parts = asyncio.run(finish())
    assert all(part() for part in parts)
    asyncio.run(home.house.let_idle_go())
    assert finished not in home.house.matches
    assert [part() for part in parts] == [None] * 3
    asyncio.run(look_back())


def test_a_finished_game_stays_for_a_minute(home: Home) -> None:
    async def finish() -> Match:
        match, _ = await home.table(await home.guest("Ada"))
        await play_to_end(match)
        return match

    match = asyncio.run(finish())
    for _ in range(3):
        asyncio.run(home.house.let_idle_go())
    assert home.house.matches == {match.id: match}


def test_of_unfinished_tables_the_longest_unused_leave_first(home: Home) -> None:
    async def play() -> None:
        ada = await home.guest("Ada")
        tables = [(await home.table(ada))[0] for _ in range(5)]
        watched, first, second, third, fourth = tables
        await Ears(watched, ada).look(0)
        ears = Ears(first, ada)
        await ears.look(0)
        await home.house.let_idle_go()
        assert len(home.house.matches) == 5
        first.leave(ears.watcher)  # so it was used last
        home.house.idle.most_idle = 2
        await home.house.let_idle_go()
        assert set(home.house.matches) == {watched.id, first.id, fourth.id}
        assert home.house.match(second.id) is not second
        await home.house.let_idle_go()
        assert set(home.house.matches) == {watched.id, first.id, second.id}
        assert third.lost

    home.house.idle = Idle(most_idle=4)
    asyncio.run(play())


def test_nothing_leaves_while_a_bot_thinks_or_time_runs(home: Home) -> None:
    async def play() -> None:
        ada = await home.guest("Ada")
        timed, _ = await home.table(ada, clock=ClockWish("bank"))
        unwanted, _ = await home.table(ada, "friend friend", clock=ClockWish("bank"))  # nobody's time runs
        thinking, _ = await home.table(ada, "me bot")
        ears = Ears(thinking, ada)
        await ears.look(0)
        thinking.leave(ears.watcher)
        assert home.house.bots[thinking.id].is_busy()
        await home.house.let_idle_go()
        assert set(home.house.matches) == {timed.id, thinking.id}
        assert unwanted.lost
        async with asyncio.timeout(30):
            while home.house.bots[thinking.id].is_busy():
                await asyncio.sleep(0.05)
        await home.house.let_idle_go()
        assert set(home.house.matches) == {timed.id}
        assert home.house.match(thinking.id).row == 1

    home.house.idle = Idle(most_idle=0)
    asyncio.run(play())


def test_a_table_that_has_left_memory_is_as_it_was_and_is_listed_without_being_loaded(home: Home) -> None:
    async def play() -> None:
        ada = await home.guest("Ada")
        match, _ = await home.table(ada, "me me me")
        for _ in range(4):
            await play_round(match)
        await answer(match, 0)
        await match.say(Seat(0), ":hello")
        before = [await Ears(match, ada).look(seat) for seat in (0, 1, None)]
        for watcher in list(match.watchers):
            match.leave(watcher)
        await home.house.let_idle_go()
        assert home.house.matches == {}
        entries = home.house.my_matches(ada)
        assert [(entry["match"], entry["asked"]) for entry in entries] == [(match.id, True)]
        assert home.house.matches == {}
        again = home.house.match(match.id)
        assert [await Ears(again, ada).look(seat) for seat in (0, 1, None)] == before
        assert again.chat.lines == match.chat.lines

    home.house.idle = Idle(most_idle=0)
    asyncio.run(play())


def test_whoever_still_holds_a_table_that_has_left_must_join_again(home: Home) -> None:
    async def play() -> None:
        ada = await home.guest("Ada")
        match, _ = await home.table(ada)
        ears = Ears(match, ada)
        session = Session(home.house, Figures(), ears.watcher)
        await session.join(Join(match.id, 0))
        match.watchers.clear()  # as if the socket had been closed in the middle of what it said
        await home.house.let_idle_go()
        with pytest.raises(Refusal, match="not-joined"):
            await session.act(Picks(0, [PlainPick("play", [["W5w"]])]))
        await session.join(Join(match.id, 0))
        assert home.house.matches[match.id].watchers == [ears.watcher]

    home.house.idle = Idle(most_idle=0)
    asyncio.run(play())


def test_a_bot_that_was_thinking_at_a_lost_table_writes_nothing_into_the_new_one(home: Home) -> None:
    async def play() -> None:
        lost, _ = await home.table(await home.guest("Ada"), "me bot")
        lost.give_up()
        match = home.house.match(lost.id)
        with pytest.raises(Refusal, match="not-joined"):
            await lost.answer_for_bot(Seat(1), "random", 0, None)
        await answer(match, 0)
        assert (lost.row, match.row) == (0, 1)

    asyncio.run(play())
