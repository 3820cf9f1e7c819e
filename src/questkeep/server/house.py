"""All matches of the house: who opens, joins, leaves and returns; bots and clocks that keep a table going."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from functools import partial
from math import ceil
from typing import Any

import msgspec

from questkeep.bots import LEVELS
from questkeep.consent import AWAY_LONG_ENOUGH
from questkeep.games import CATALOGUE
from questkeep.kernel.event import Seat
from questkeep.server.answers import Invited, MatchEntry, Opened
from questkeep.server.archive import WAKE, archive_untouched
from questkeep.server.bots_at_table import BotsAtTable
from questkeep.server.broken import BrokenTables
from questkeep.server.chat import Spoken
from questkeep.server.chores import Chores
from questkeep.server.clock import ClockFace
from questkeep.server.decks_kept import KeptDecks
from questkeep.server.guard import TROUBLES
from questkeep.server.guests import Guest, hash_of, new_secret
from questkeep.server.idle import Idle
from questkeep.server.match import Match, TableSettings
from questkeep.server.messages import Pace, Refusal, SeatNumber
from questkeep.server.mistakes import Mistakes, table_broken
from questkeep.server.new_tables import USUAL_BOT, NewTables, TableWish
from questkeep.server.on_disk import record_on_disk
from questkeep.server.pulse import Pulse
from questkeep.server.reading import Readers
from questkeep.server.seats import SeatHolder, Watcher
from questkeep.server.store import Store
from questkeep.server.thinkers import Thinkers

LOG = logging.getLogger("questkeep")
TAKE_SEAT = (
    "UPDATE seat SET guest = ?, name = ?, stand_in = NULL, by_wish = 0, link_hash = NULL WHERE match = ? AND seat = ?"
)


class SeatRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Something about one seat."""

    seat: SeatNumber
    bot: str = USUAL_BOT


class PaceRequest(msgspec.Struct, forbid_unknown_fields=True):
    """How long the bots of a table shall wait."""

    pace: Pace


class House:
    """Every running match, loaded when somebody looks at it."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        bot_pause: float = 0.35,
        luck: str = "",
        patience: float = AWAY_LONG_ENOUGH,
    ) -> None:
        self.store = store
        self.kept = KeptDecks(store)
        self.thinkers = thinkers
        self.readers = Readers()
        self.new_tables = NewTables(store, self.kept, self.readers, luck)
        self.bot_pause = bot_pause
        self.patience = patience
        """For how many seconds somebody must be away before the others can let a bot play for him."""
        self.matches: dict[str, Match] = {}
        self.bots: dict[str, BotsAtTable] = {}
        self.pulse = Pulse(store)
        self.idle = Idle()
        self._asked: dict[str, list[Seat]] = {}  # at the tables that have left memory: nothing changes there
        self.mistakes = Mistakes(store)
        self.broken = BrokenTables(store, self.kept)
        self.chores = Chores(self.mistakes)

    # Tables ---------------------------------------------------------------------------------------------------

    async def open_table(self, host: Guest, wish: TableWish) -> Opened:
        """Set up a new table; friends get a link each."""
        opened = await self.new_tables.open(host, wish)
        if wish.clock.kind != "off":
            self.set_going(opened["match"])  # its clocks run from now on
        return opened

    def set_going(self, id: str) -> None:
        """Load a new table; whoever comes to it reads what is wrong, if something is."""
        with contextlib.suppress(Refusal):
            self.match(id)

    def match(self, id: str) -> Match:
        """The match with this id, from memory or the disk; an unknown id creates nothing; a broken one stays so."""
        self.idle.note_use(id)
        if id not in self.matches or self.matches[id].lost:
            broken = self.broken.find(id)
            if broken is not None:
                raise broken.refusal()
            rows = self.store.read("SELECT * FROM match WHERE id = ?", (id,))
            if not rows:
                raise Refusal("no-such-match")
            self._load_safely(dict(rows[0]))
            self._asked.pop(id, None)
        return self.matches[id]

    def _load_safely(self, row: dict[str, Any]) -> None:
        """Load a match; one that cannot be loaded is stopped, and nothing else is."""
        id = row["id"]
        try:
            match = self._load(row)
        except (Refusal, *TROUBLES):
            raise
        except Exception as problem:
            number = self._stop(id, [], problem)
            raise table_broken(id, number) from None
        self.matches[id] = match
        match.on_mistake = partial(self._stop, id)
        with match.lock:
            self.bots[id].look()
        self.broken.forget(id)

    def _stop(self, id: str, watchers: list[Watcher], problem: Exception) -> str:
        """A mistake of ours stops a table: the log has it, everybody there is told, no other table suffers."""
        number = self.mistakes.note(problem, "table", id)
        self.matches.pop(id, None)
        bots = self.bots.pop(id, None)
        if bots is not None:
            bots.stop()
        self.broken.add(id, number, watchers)
        return number

    def _load(self, row: dict[str, Any]) -> Match:
        game = CATALOGUE[row["game"]]
        if not 1 <= row["rules"] <= game.version:
            raise Refusal("other-rules", facts={"rules": row["rules"], "known": game.version})
        record = record_on_disk(self.store, row, self.kept.deck_of(row))
        seats = self.store.read("SELECT * FROM seat WHERE match = ? ORDER BY seat", (row["id"],))
        said = self.store.read("SELECT seat, recipient, text FROM said WHERE match = ? ORDER BY number", (row["id"],))
        holders = [
            SeatHolder(seat["name"], seat["guest"], seat["bot"], seat["stand_in"], bool(seat["by_wish"]), seat["hints"])
            for seat in seats
        ]
        settings = TableSettings(bool(row["chat"]), bool(row["hints"]), row["pace"], record.is_practice)
        match = Match(self.store, row["id"], record, holders, ClockFace.read(row["clock"]), settings)
        match.chat.lines = [
            Spoken(line["seat"], holders[line["seat"]].name, line["recipient"], line["text"]) for line in said
        ]
        match.rematch = row["rematch"]
        self.bots[match.id] = BotsAtTable(match, self.thinkers, self.bot_pause)
        match.on_change = self.bots[match.id].look
        return match

    # Seats ----------------------------------------------------------------------------------------------------

    async def take_link(self, guest: Guest, secret: str) -> tuple[str, int]:
        """Exchange a link for its seat; a link serves once."""
        match = self.match(self.seat_of_link(secret)[0])
        async with match.lock:
            id, seat = self.seat_of_link(secret)  # whoever came at the same moment may have been first
            await self.store.write((TAKE_SEAT, (guest.id, guest.name, id, seat)), (WAKE, (id,)))
            match.sit_down(seat, guest.id, guest.name)
        return id, seat

    def seat_of_link(self, secret: str) -> tuple[str, int]:
        """The match and the seat that a link opens."""
        rows = self.store.read("SELECT match, seat FROM seat WHERE link_hash = ?", (hash_of(secret),))
        if not rows:
            raise Refusal("no-such-link")
        return rows[0]["match"], rows[0]["seat"]

    def invitation(self, secret: str) -> Invited:
        """What whoever holds a link may know before he sits down: game, host, and who sits where."""
        id, seat = self.seat_of_link(secret)
        table = self.store.read(
            "SELECT match.game, guest.name AS host FROM match JOIN guest ON guest.id = match.host WHERE match.id = ?",
            (id,),
        )[0]
        seats = self.store.read("SELECT name, guest, bot FROM seat WHERE match = ? ORDER BY seat", (id,))
        return {
            "game": table["game"],
            "host": table["host"],
            "seat": seat,
            "seats": [
                {"name": one["name"], "bot": one["bot"], "free": one["guest"] is None and one["bot"] is None}
                for one in seats
            ],
        }

    async def new_link(self, guest: Guest, id: str, seat: int) -> str:
        """A link for my seat (to move it to another device), or for an open seat of my table."""
        match = self.match(id)
        if seat >= len(match.holders):
            raise Refusal("not-your-seat")
        holder = match.holders[seat]
        is_open = holder.guest is None and holder.bot is None
        if holder.guest != guest.id and not (is_open and self.host_of(id) == guest.id):
            raise Refusal("not-your-seat")
        secret = new_secret()
        async with match.lock:
            await self.store.write(
                ("UPDATE seat SET link_hash = ? WHERE match = ? AND seat = ?", (hash_of(secret), id, seat))
            )
        return f"/join/{secret}"

    def host_of(self, id: str) -> int:
        """The guest who opened the table."""
        host: int = self.store.read("SELECT host FROM match WHERE id = ?", (id,))[0]["host"]
        return host

    async def let_bot_stand_in(self, guest: Guest, id: str, request: SeatRequest) -> None:
        """A bot answers for my own seat, for an open one, or, if most of those present wish it, for somebody away."""
        match = self.match(id)
        if request.seat >= len(match.holders) or not match.seating.seats_of(guest.id):
            raise Refusal("not-your-seat")
        if request.bot not in LEVELS:
            raise Refusal("no-such-level", facts={"level": request.bot[:40]})
        holder = match.holders[request.seat]
        is_mine = holder.guest == guest.id
        if holder.bot is not None or (not is_mine and match.seating.is_present(holder.guest)):
            raise Refusal("not-your-seat")
        if not is_mine and holder.guest is not None:
            seconds = ceil(self.patience - match.seating.seconds_away(holder.guest))
            if seconds > 0:
                raise Refusal("away-too-short", facts={"name": holder.name, "seconds": seconds})
        with match.lock:
            is_granted = is_mine or holder.guest is None or match.vote(guest.id, request.seat)
        if is_granted:
            await match.hand_to_bot(Seat(request.seat), request.bot, by_wish=is_mine)

    async def come_back(self, guest: Guest, id: str, seat: int) -> None:
        """The person answers again."""
        match = self.match(id)
        if seat >= len(match.holders) or match.holders[seat].guest != guest.id:
            raise Refusal("not-your-seat")
        await match.take_back(Seat(seat))

    async def set_pace(self, guest: Guest, id: str, pace: Pace) -> None:
        """Whoever sits at the table says how long its bots wait."""
        match = self.match(id)
        if not match.seating.seats_of(guest.id):
            raise Refusal("not-your-seat")
        await match.set_pace(pace)

    def my_matches(self, guest: Guest) -> list[MatchEntry]:
        """My running and finished games, newest first; at the end those in the archive."""
        rows = self.store.read(
            "SELECT DISTINCT match.* FROM match JOIN seat ON seat.match = match.id"
            " WHERE seat.guest = ? OR match.host = ? ORDER BY archived, touched DESC LIMIT 50",
            (guest.id, guest.id),
        )
        return [self._summary(dict(row), guest) for row in rows]

    def _summary(self, row: dict[str, Any], guest: Guest) -> MatchEntry:
        seats = self.store.read("SELECT name, guest FROM seat WHERE match = ? ORDER BY seat", (row["id"],))
        mine = [seat for seat, holder in enumerate(seats) if holder["guest"] == guest.id]
        is_waiting = row["ended"] is None and not row["archived"]
        asked = self._asked_at(row["id"]) if is_waiting else []
        return {
            "match": row["id"],
            "game": row["game"],
            "names": [seat["name"] for seat in seats],
            "mine": mine,
            "asked": any(seat in asked for seat in mine),
            "ended": row["ended"] is not None,
            "broken": self.broken.find(row["id"]) is not None,
            "archived": bool(row["archived"]),
            "scores": json.loads(row["scores"]) if row["scores"] else None,
            "apart": listed_apart(row["game"], row["options"]),
            "practice": bool(row["practice"]),
            "touched": row["touched"],
        }

    def _asked_at(self, id: str) -> list[Seat]:
        if id in self._asked:
            return self._asked[id]
        with contextlib.suppress(Refusal):  # a table of other rules is listed, but nobody can go on with it
            match = self.match(id)
            with match.lock:
                return match.table.asked()
        return []

    # Clocks and chores ------------------------------------------------------------------------------------------

    async def archive(self) -> None:
        """Unfinished tables that nobody has touched for long go to the archive, unless somebody's time runs there."""
        await archive_untouched(self.store, self.pulse, self._has_time_running)

    def _has_time_running(self, id: str) -> bool:
        clock = self.matches[id].time.now() if id in self.matches else None
        return clock is not None and bool(clock.running)

    def _is_idle(self, match: Match) -> bool:
        if match.watchers or match.lock.locked() or self.bots[match.id].is_busy():
            return False
        with contextlib.suppress(Refusal), match.lock:
            return not self._has_time_running(match.id) and match.is_over() is not None
        return False

    async def let_idle_go(self) -> None:
        """Matches that nobody needs leave memory; whoever asks for one finds it loaded again."""
        for match in self.idle.leaving([match for match in list(self.matches.values()) if self._is_idle(match)]):
            if self.matches.get(match.id) is match and self._is_idle(match):
                self._let_go(match)
            await asyncio.sleep(0)  # thousands of them would make people wait

    def _let_go(self, match: Match) -> None:
        if not match.is_over() and not match.lost:
            self._asked[match.id] = list(match.table.asked())
        match.lost = True  # whoever still holds it does nothing with it any more
        match.on_change = do_nothing  # match and bots know each other: now both are gone at once
        del self.matches[match.id], self.bots[match.id]

    async def troubles(self) -> list[str]:
        """Whatever works in the background and does not live."""
        return await self.pulse.troubles() + self.chores.troubles() + self.thinkers.troubles()

    async def close(self) -> None:
        """Stop all chores, drivers and workers."""
        await self.chores.stop()
        for bots in self.bots.values():
            bots.stop()
        await self.broken.saved()
        self.thinkers.close()
        self.readers.close()


def listed_apart(game: str, options: str) -> dict[str, str]:
    """The options that set a table apart in lists, if its game and they can be read at all."""
    with contextlib.suppress(KeyError, ValueError):
        return CATALOGUE[game].listed_apart(json.loads(options))
    return {}


def do_nothing() -> None:
    """What follows from a change that nobody looks at."""
