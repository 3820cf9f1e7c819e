"""Tables that nobody touches go to the archive, by days on which the house was open; nothing is ever lost."""

from __future__ import annotations

import asyncio
from pathlib import Path

from questkeep.kernel.event import Seat
from questkeep.server.clock import DAY
from questkeep.server.guests import Guest
from questkeep.server.new_tables import ClockWish
from questkeep.server.store import connect
from questkeep.server.timekeeper import Timekeeper
from tests.server.home import Ears, Home, answer, play_to_end


def let_days_pass(path: Path, closed: float, opened: float) -> None:
    """The file as it is found after so many days: of closed ones only the clock on the wall knows."""
    file = connect(path)
    file.execute("UPDATE match SET touched = touched - ?, created = created - ?", ((closed + opened) * DAY,) * 2)
    file.execute("UPDATE house SET open_seconds = open_seconds + ?", (opened * DAY,))
    file.close()


def reopened(home: Home) -> Home:
    home.close()
    return Home(home.path.parent)


def archived(home: Home, guest: Guest) -> list[bool]:
    return [entry["archived"] for entry in home.house.my_matches(guest)]


def test_closed_days_and_a_jump_of_the_clock_take_no_table_away(tmp_path: Path) -> None:
    async def begin() -> tuple[Guest, str]:
        ada = await home.guest("Ada")
        match, _ = await home.table(ada, clock=ClockWish("days", 30 * DAY))
        await home.table(ada)
        await answer(match, 0)
        return ada, match.id

    async def go_on() -> None:
        await Timekeeper(home.house).round()
        await home.house.let_idle_go()
        await home.house.archive()
        assert archived(home, ada) == [False, False]
        await play_to_end(home.house.match(id))

    home = Home(tmp_path)
    ada, id = asyncio.run(begin())
    home.close()
    let_days_pass(home.path, 400, 29)
    home = Home(tmp_path)
    asyncio.run(go_on())
    home.close()


def test_after_thirty_open_days_a_table_is_archived_and_waits_there(tmp_path: Path) -> None:
    async def begin() -> tuple[Guest, str, str]:
        ada = await home.guest("Ada")
        forgotten, finished = [(await home.table(ada))[0] for _ in range(2)]
        await answer(forgotten, 0)
        await play_to_end(finished)
        return ada, forgotten.id, finished.id

    async def go_on() -> None:
        begun, _ = await home.table(ada)
        await home.house.archive()
        listed = [(entry["match"], entry["archived"], entry["asked"]) for entry in home.house.my_matches(ada)]
        assert listed == [(begun.id, False, True), (finished, False, False), (forgotten, True, False)]
        assert forgotten not in home.house.matches  # it is there, but takes no room
        match = home.house.match(forgotten)
        assert (match.row, match.table.asked()) == (1, [Seat(1)])
        await answer(match, 1)
        assert archived(home, ada) == [False] * 3
        await home.house.archive()
        assert archived(home, ada) == [False] * 3

    home = Home(tmp_path)
    ada, forgotten, finished = asyncio.run(begin())
    home.close()
    let_days_pass(home.path, 0, 31)
    home = Home(tmp_path)
    asyncio.run(go_on())
    home.close()


def test_a_table_on_which_somebodys_time_runs_is_never_archived(tmp_path: Path) -> None:
    async def begin() -> tuple[Guest, str]:
        ada = await home.guest("Ada")
        match, _ = await home.table(ada, clock=ClockWish("days", 30 * DAY))
        await home.table(ada, "friend friend", clock=ClockWish("days", 30 * DAY))  # nobody has come, no time runs
        return ada, match.id

    async def go_on() -> None:
        await Timekeeper(home.house).round()
        await home.house.archive()
        assert [entry["match"] for entry in home.house.my_matches(ada) if not entry["archived"]] == [running]

    home = Home(tmp_path)
    ada, running = asyncio.run(begin())
    home.close()
    let_days_pass(home.path, 0, 31)
    home = Home(tmp_path)
    asyncio.run(go_on())
    home.close()


def test_a_friend_who_comes_late_wakes_the_table(tmp_path: Path) -> None:
    async def begin() -> tuple[Guest, str]:
        ada = await home.guest("Ada")
        _, links = await home.table(ada, "me friend")
        return ada, links[0]

    async def go_on() -> None:
        await home.house.archive()
        assert archived(home, ada) == [True]
        ben = await home.guest("Ben")
        await home.house.take_link(ben, link)
        assert archived(home, ada) == archived(home, ben) == [False]

    home = Home(tmp_path)
    ada, link = asyncio.run(begin())
    home.close()
    let_days_pass(home.path, 0, 31)
    home = Home(tmp_path)
    asyncio.run(go_on())
    home.close()


def test_a_move_wakes_a_table_that_was_archived_while_somebody_looked_at_it(home: Home) -> None:
    async def play() -> None:
        ada = await home.guest("Ada")
        match, _ = await home.table(ada)
        await Ears(match, ada).look(0)
        await home.store.write(("UPDATE match SET open_at_touch = ?", (-31 * DAY,)))
        await home.house.archive()
        assert archived(home, ada) == [True]
        await answer(match, 0)
        assert archived(home, ada) == [False]

    asyncio.run(play())


def test_open_time_adds_up_over_the_lives_of_a_house(tmp_path: Path) -> None:
    async def live() -> None:
        await asyncio.sleep(0.2)
        await home.house.pulse.beat()

    home = Home(tmp_path)
    for lives in range(1, 4):
        asyncio.run(live())
        assert home.house.pulse.open_seconds >= 0.2 * lives
        home = reopened(home)
    home.close()
