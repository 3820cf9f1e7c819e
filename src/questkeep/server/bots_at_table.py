"""The bots of one table: asked one after the other, and recalled when nobody needs their answer any more."""

from __future__ import annotations

import asyncio
import logging
from typing import NamedTuple

from questkeep.kernel.event import Seat
from questkeep.server.match import Match
from questkeep.server.messages import Advice, Advised, Refusal
from questkeep.server.store import NotSaved
from questkeep.server.thinkers import Thinkers

LOG = logging.getLogger("questkeep")
PAUSES = {"slow": 4.0, "normal": 1.0, "fast": 0.3, "at-once": 0.0}  # times the usual pause of the house


class Errand(NamedTuple):
    """What a bot is asked: its seat's question, or only what it says to somebody who has addressed it."""

    seat: Seat
    bot: str
    question: int | None


class BotsAtTable:
    """Whatever changes at the table, the next bot that is asked is sent off to think."""

    def __init__(self, match: Match, thinkers: Thinkers, pause: float) -> None:
        self.match = match
        self.thinkers = thinkers
        self.pause = pause
        self.errand: Errand | None = None
        self._thought: asyncio.Task[str | None] | None = None
        self._advice: dict[Seat, tuple[int, asyncio.Task[list[Advised] | None]]] = {}
        self._driver: asyncio.Task[None] | None = None

    def is_busy(self) -> bool:
        """Whether a bot thinks or answers."""
        return self._driver is not None

    def look(self) -> None:
        """Something has changed: recall a bot whose question is gone, or send off the next one that is asked."""
        if self.errand is not None and self._thought is not None and not self._is_wanted(self.errand):
            self._thought.cancel()
        if self._driver is None and not self.match.lost and self.next_errand() is not None:
            self._driver = asyncio.get_running_loop().create_task(self._drive())
            self._driver.add_done_callback(self._arrived)

    def next_errand(self) -> Errand | None:
        """If anybody looks: the first bot that was addressed and has not passed it over, or that must answer now."""
        match = self.match
        if not match.company.is_attended():
            return None
        for seat in match.table.addressed():
            bot = match.holders[seat].thinker()
            if bot and seat not in match.silent:
                return Errand(seat, bot, None)
        for seat, bot in match.bots_asked():
            return Errand(seat, bot, match.questions[seat])
        return None

    def _is_wanted(self, errand: Errand) -> bool:
        match = self.match
        waiting = match.table.addressed() if errand.question is None else match.table.asked()
        is_same = errand.question in (None, match.questions[errand.seat])
        return errand.seat in waiting and is_same and match.holders[errand.seat].thinker() == errand.bot

    async def advice_for(self, seat: Seat, question: int) -> Advice:
        """What a master would do: thought out once for every question, however often it is asked."""
        await self.match.note_advice(seat, question)
        asked, thought = self._advice.get(seat, (-1, None))
        if asked != question or thought is None:
            thought = asyncio.create_task(self.thinkers.advise(self.match.record, seat))
            self._advice[seat] = question, thought
        options = await asyncio.shield(thought)
        if options is None:
            self._advice.pop(seat, None)
            raise Refusal("advice-late")
        return Advice(question, options)

    async def _drive(self) -> None:
        try:
            while (errand := self.next_errand()) is not None:
                self.errand = errand
                self._thought = asyncio.create_task(self._think(errand))
                await asyncio.wait({self._thought})
                self.errand = None
                if not self._thought.cancelled() and self._is_wanted(errand):
                    await self._answer(errand, self._thought.result())
        except NotSaved:
            LOG.error("a bot's pick could not be saved")
            self.match.give_up()

    async def _think(self, errand: Errand) -> str | None:
        """The bot's answer; it thinks during the pause that lets people follow, and spares it if nobody looks."""
        ask = self.thinkers.reply if errand.question is None else self.thinkers.choose
        pause = self.pause * PAUSES[self.match.pace] if self.match.watchers else 0.0
        answer, _ = await asyncio.gather(ask(self.match.record, errand.seat, errand.bot), asyncio.sleep(pause))
        return answer

    async def _answer(self, errand: Errand, notation: str | None) -> None:
        seat, bot, question = errand
        if question is None:
            await self.match.reply_for_bot(seat, notation)
            return
        try:
            await self.match.answer_for_bot(seat, bot, notation)
        except Refusal:
            await self.match.answer_for_bot(seat, bot, None)

    def _arrived(self, driver: asyncio.Task[None]) -> None:
        self._driver = None
        if driver.cancelled():
            return
        if driver.exception() is not None:
            LOG.error("a driver failed", exc_info=driver.exception(), extra={"match": self.match.id})
        else:
            self.look()

    def stop(self) -> None:
        """Nobody plays here any more."""
        for task in (self._driver, self._thought):
            if task is not None:
                task.cancel()
