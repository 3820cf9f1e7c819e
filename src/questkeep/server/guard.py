"""The way to a table: changes one at a time, and whatever fails on the way stops this table and no other."""

from __future__ import annotations

import asyncio
import sqlite3
import weakref
from typing import Protocol

from questkeep.server.messages import Refusal
from questkeep.server.store import NotSaved

TROUBLES = (OSError, MemoryError, sqlite3.Error)
"""The machine fails, not the table: once that is over, the table can be loaded again from the disk."""


class Guarded(Protocol):
    """What a guard stands at: a table that can be stopped."""

    lost: bool
    """What is in memory cannot be trusted any more, what is on the disk can."""

    def check_whole(self) -> None:
        """Refuse whoever comes after the table was stopped or lost."""

    def stop(self, problem: Exception) -> Refusal:
        """Our mistake: from now on nothing happens here; returns what is to be said of it."""

    def give_up(self) -> None:
        """Let go whoever watches: he finds the table loaded anew."""


class Guard:
    """`async with` waits for its turn and may change the table; `with` only looks at it, at any time.

    Refusals pass. Any other exception is a mistake of ours: the table is stopped, and a refusal says so instead.
    """

    def __init__(self, table: Guarded) -> None:
        self._table_of = weakref.ref(table)  # a match knows its guard: without a circle both are gone at once
        self._turn = asyncio.Lock()

    @property
    def _table(self) -> Guarded:
        table = self._table_of()
        assert table is not None  # whoever comes here holds it
        return table

    def locked(self) -> bool:
        """Whether somebody changes the table."""
        return self._turn.locked()

    async def __aenter__(self) -> None:
        await self._turn.acquire()
        try:
            self._table.check_whole()
        except Refusal:
            self._turn.release()
            raise

    async def __aexit__(self, kind: object, problem: BaseException | None, trace: object) -> None:
        self._turn.release()
        self._judge(problem)

    def __enter__(self) -> None:
        self._table.check_whole()

    def __exit__(self, kind: object, problem: BaseException | None, trace: object) -> None:
        self._judge(problem)

    def _judge(self, problem: BaseException | None) -> None:
        if isinstance(problem, TROUBLES):
            self._table.lost = True
            asyncio.get_running_loop().call_soon(self._table.give_up)  # first whoever has asked is answered
        elif isinstance(problem, Exception) and not isinstance(problem, Refusal | NotSaved):
            raise self._table.stop(problem) from None
