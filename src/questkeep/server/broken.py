"""Tables that a mistake of ours has stopped: they are shown, saved and begun anew. Nothing here asks the rules."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Iterable
from typing import Any, Literal

from questkeep.games import CATALOGUE
from questkeep.kernel.event import Seat
from questkeep.kernel.replay import Record
from questkeep.machine import fingerprint
from questkeep.records import write_record
from questkeep.server.account import account
from questkeep.server.decks_kept import KeptDecks
from questkeep.server.messages import Broken, Refusal
from questkeep.server.mistakes import table_broken
from questkeep.server.on_disk import deck_as_it_is, record_on_disk
from questkeep.server.seats import Watcher
from questkeep.server.store import NotSaved, Statement, Store

KEEP = "INSERT OR REPLACE INTO mistake (match, id, build, at) VALUES (?, ?, ?, ?)"
FORGET = "DELETE FROM mistake WHERE match = ?"


class BrokenTable:
    """One table at which nothing happens any more, and those who still look at it."""

    def __init__(self, store: Store, kept: KeptDecks, match: str, number: str) -> None:
        self.store = store
        self.kept = kept
        self.match = match
        self.number = number
        self.watchers: list[Watcher] = []

    def refusal(self) -> Refusal:
        """What is said to whoever wants anything here."""
        return table_broken(self.match, self.number)

    def watch(self, watcher: Watcher) -> None:
        """Somebody looks, and reads what has happened."""
        if watcher not in self.watchers:
            self.watchers.append(watcher)
        self.tell(watcher)

    def tell(self, watcher: Watcher) -> None:
        """What these eyes may still do here."""
        row = self._row()
        mine = self.seats_of(watcher.guest)
        watcher.send(Broken(self.match, self.number, row["game"], mine, saves(row["ended"], mine), row["rematch"]))

    def publish(self) -> None:
        """Tell everybody who looks how things stand."""
        for watcher in self.watchers:
            self.tell(watcher)

    def record(self) -> tuple[str, str]:
        """Once the game is over, its whole record; the game's key goes before it."""
        row = self._row()
        if row["ended"] is None:
            raise Refusal("not-over")
        if row["game"] not in CATALOGUE:
            raise Refusal("no-such-game", facts={"game": row["game"]})
        return row["game"], write_record(self._record(row), json.loads(row["scores"]))

    def account(self, guest: int, seat: int) -> tuple[str, str]:
        """What a guest's own seat was told; the game's key goes before it."""
        if seat not in self.seats_of(guest):
            raise Refusal("not-your-seat")
        row = self._row()
        return row["game"], account(self._record(row), Seat(seat), self.number)

    def _record(self, row: dict[str, Any]) -> Record:
        return record_on_disk(self.store, row, deck_as_it_is(self.kept, row))

    def _row(self) -> dict[str, Any]:
        return dict(self.store.read("SELECT * FROM match WHERE id = ?", (self.match,))[0])

    def seats_of(self, guest: int | None) -> list[int]:
        """The seats that a guest holds here."""
        rows = self.store.read("SELECT seat FROM seat WHERE match = ? AND guest = ? ORDER BY seat", (self.match, guest))
        return [row["seat"] for row in rows]


def saves(ended: float | None, mine: list[int]) -> Literal["account", "record"] | None:
    """What somebody may keep of a game: all of it when it is over, before that only what his own seats were told."""
    if ended is not None:
        return "record"
    return "account" if mine else None


class BrokenTables:
    """All of them; the disk remembers each together with the Questkeep that broke it: another one may try again."""

    def __init__(self, store: Store, kept: KeptDecks) -> None:
        self.store = store
        self.kept = kept
        self._tables: dict[str, BrokenTable] = {}
        self._saving: set[asyncio.Task[None]] = set()

    def find(self, match: str) -> BrokenTable | None:
        """The table, if a mistake of this very Questkeep has stopped it."""
        if match not in self._tables:
            rows = self.store.read("SELECT id FROM mistake WHERE match = ? AND build = ?", (match, fingerprint()))
            if rows:
                self._tables[match] = BrokenTable(self.store, self.kept, match, rows[0]["id"])
        return self._tables.get(match)

    def known(self, match: str) -> BrokenTable | None:
        """The same, if somebody has come upon it since the house was opened."""
        return self._tables.get(match)

    def add(self, match: str, number: str, watchers: Iterable[Watcher]) -> None:
        """A mistake has stopped a table: the disk keeps that, and whoever looks at the table is told."""
        table = self._tables[match] = BrokenTable(self.store, self.kept, match, number)
        self._save((KEEP, (match, number, fingerprint(), time.time())))
        for watcher in watchers:
            table.watch(watcher)

    def forget(self, match: str) -> None:
        """A table that another Questkeep had broken goes on."""
        if self.store.read("SELECT id FROM mistake WHERE match = ?", (match,)):
            self._save((FORGET, (match,)))

    def leave(self, watcher: Watcher, match: str) -> None:
        """Somebody looks no more."""
        table = self._tables.get(match)
        if table is not None and watcher in table.watchers:
            table.watchers.remove(watcher)

    def _save(self, statement: Statement) -> None:
        saving = asyncio.get_running_loop().create_task(self._write(statement))
        self._saving.add(saving)
        saving.add_done_callback(self._saving.discard)

    async def _write(self, statement: Statement) -> None:
        with contextlib.suppress(NotSaved):  # then the next house finds out for itself
            await self.store.write(statement)

    async def saved(self) -> None:
        """Wait until the disk knows of all of them."""
        await asyncio.gather(*self._saving)
