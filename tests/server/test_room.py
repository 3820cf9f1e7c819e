"""Room for tables, and what the people at them are called."""

from __future__ import annotations

import asyncio
import time

import pytest
from msgspec import convert

from questkeep.kernel.event import Seat
from questkeep.records import write_record
from questkeep.server.again import Rematches
from questkeep.server.clock import DAY
from questkeep.server.guests import Guest
from questkeep.server.messages import Refusal
from questkeep.server.new_tables import MOST_RUNNING, MOST_RUNNING_PER_GUEST, ClockWish, SeatWish, TableWish
from tests.server.home import Ears, Home, play_to_end

MANY_TABLES = """
    WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ?)
    INSERT INTO match (id, game, rules, options, deck, seed, clock, chat, host, created, touched)
    SELECT 'full-' || n, 'tschak', 1, '{}', 'standard.toml', '', '{}', 1, ?, ?, ? FROM number
"""


async def fill(home: Home, host: Guest, number: int) -> None:
    """So many running tables of this guest."""
    await home.store.write((MANY_TABLES, (number, host.id, time.time(), time.time())))


def test_the_house_takes_only_so_many_running_tables_and_again_when_some_have_ended(home: Home) -> None:
    async def play() -> None:
        ada, crowd = await home.guest("Ada"), await home.guest("Crowd")
        await fill(home, crowd, MOST_RUNNING)
        with pytest.raises(Refusal, match="house-full"):
            await home.table(ada)
        await home.store.write(("UPDATE match SET ended = 1 WHERE id = 'full-7'", ()))
        await home.table(ada)

    asyncio.run(play())


def test_a_rematch_is_a_table_like_any_other(home: Home) -> None:
    async def play() -> None:
        ada = await home.guest("Ada")
        match, _ = await home.table(ada)
        await play_to_end(match)
        await fill(home, ada, MOST_RUNNING_PER_GUEST)
        with pytest.raises(Refusal, match="too-many-tables"):
            await Rematches(home.house).open(ada, match.id)

    asyncio.run(play())


def test_a_table_that_nobody_has_looked_at_takes_no_memory_unless_its_clock_runs(home: Home) -> None:
    async def play() -> None:
        ada = await home.guest("Ada")
        seats = convert([{"kind": "me"}, {"kind": "bot"}], list[SeatWish])
        quiet = await home.house.open_table(ada, TableWish("tschak", seats))
        ticking = await home.house.open_table(ada, TableWish("tschak", seats, clock=ClockWish("days", DAY)))
        assert list(home.house.matches) == [ticking["match"]]
        match = home.house.match(quiet["match"])
        await Ears(match, ada).look(0)
        assert match.table.asked() != []

    asyncio.run(play())


# Names --------------------------------------------------------------------------------------------------------


def test_seats_are_called_by_what_can_be_seen_of_their_names(home: Home) -> None:
    async def play() -> None:
        ada = await home.guest("Ada")
        names = ["B\u202een\x00", "\u200b\u3164", "Zoe\u0308"]
        seats = [SeatWish("here", name) for name in names]
        opened = await home.house.open_table(ada, TableWish("tschak", [SeatWish("me"), *seats]))
        match = home.house.match(opened["match"])
        assert [holder.name for holder in match.holders] == ["Ada", "Ben", "Ada", "Zoë"]

    asyncio.run(play())


def test_names_in_a_record_are_cleaned_like_all_others(home: Home) -> None:
    async def play() -> None:
        ada = await home.guest("Ada")
        match, _ = await home.table(ada, "me me")
        await play_to_end(match)
        match.record.players[:] = ["\x1b[2JEve\u202e\u2066", "Ben" + "\u0336" * 40 + "x" * 8000]
        outcome = match.table.outcome()
        assert outcome is not None
        id = await home.house.new_tables.load_record(ada, write_record(match.record, outcome.scores))
        loaded = home.house.match(id)
        assert [holder.name for holder in loaded.holders] == ["[2JEve", "Ben" + "\u0336" * 3 + "x" * 18]

    asyncio.run(play())


def test_a_line_of_chat_turns_nothing_round_and_says_something(home: Home) -> None:
    async def play() -> None:
        ada = await home.guest("Ada")
        match, _ = await home.table(ada, "me me")
        ears = Ears(match, ada)
        await ears.look(0)
        await match.say(Seat(0), "\u202etfel ot thgir\x00 👨‍👩‍👧")
        with pytest.raises(Refusal, match="not-understood"):
            await match.say(Seat(0), "\u202e \u200b\x00")
        assert [said.text for said in ears.said] == ["tfel ot thgir 👨‍👩‍👧"]
        kept = home.store.read("SELECT text FROM said WHERE match = ?", (match.id,))
        assert [row["text"] for row in kept] == ["tfel ot thgir 👨‍👩‍👧"]

    asyncio.run(play())
