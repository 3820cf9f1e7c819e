"""Clocks go on: whoever has run out of time is replaced, and no table keeps the others from it."""

from __future__ import annotations

import asyncio
import contextlib

from questkeep.server.clock import ClockFace
from questkeep.server.house import House
from questkeep.server.match import Match
from questkeep.server.messages import Refusal
from questkeep.server.new_tables import USUAL_BOT
from questkeep.server.store import NotSaved

EVERY = 1.0  # second


class Timekeeper:
    """Looks at all clocks, round after round."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._has_woken = False

    async def round(self) -> None:
        """Whoever has run out of time is replaced by a bot until he returns."""
        if not self._has_woken:
            await self._wake()
            self._has_woken = True
        for match in list(self.house.matches.values()):
            if not match.lost:
                try:
                    await self._relieve(match)
                except (Refusal, NotSaved):  # it has been stopped; or the next round tries again
                    continue
                except Exception as problem:
                    self.house.mistakes.note(problem, "clock", match.id)

    async def _relieve(self, match: Match) -> None:
        with match.lock:
            late = match.time.out_of_time()
        for seat in late:
            await match.hand_to_bot(seat, USUAL_BOT)

    async def _wake(self) -> None:
        """When the house opens, tables with a clock are loaded; one that cannot be loaded keeps no other asleep."""
        for row in self.house.store.read("SELECT id, clock FROM match WHERE ended IS NULL AND archived = 0"):
            if has_clock(row["clock"]):
                with contextlib.suppress(Refusal):
                    self.house.match(row["id"])
                await asyncio.sleep(0)  # in between, others are served


def has_clock(text: str) -> bool:
    """Whether a table's clock may run; what cannot be read is found out when the table is loaded."""
    try:
        return ClockFace.read(text).kind != "off"
    except (ValueError, TypeError):
        return True
