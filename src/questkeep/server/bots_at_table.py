"""Bots at one table of the house: all who are asked think at the same time.

They are recalled when nobody needs their answer any more.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import NamedTuple, TypeVar

from questkeep.kernel.event import Seat
from questkeep.server.match import Match
from questkeep.server.messages import Advice, Advised, Refusal
from questkeep.server.store import NotSaved
from questkeep.server.thinkers import Thinkers

LOG = logging.getLogger("questkeep")
Result = TypeVar("Result")
PAUSES = {"slow": 4.0, "normal": 1.0, "fast": 0.3, "at-once": 0.0}  # times the usual pause of the house


class BotTurn(NamedTuple):
    """What a bot is asked: its seat's question, or only what it says to somebody who has addressed it."""

    seat: Seat
    bot: str
    question: int | None


class NoSafeAnswer(Exception):
    """The rules have refused their own safe answer."""


def heeded(thought: asyncio.Task[Result]) -> asyncio.Task[Result]:
    """A thought whose failure is nobody's business once nobody waits for it any more."""
    thought.add_done_callback(lambda done: done.cancelled() or done.exception())
    return thought


class BotsAtTable:
    """Whatever changes at the table, every bot that is asked is sent off to think, each with one question at a time."""

    def __init__(self, match: Match, thinkers: Thinkers, pause: float) -> None:
        self.match = match
        self.thinkers = thinkers
        self.pause = pause
        self.turns: dict[Seat, BotTurn] = {}
        self._thoughts: dict[Seat, asyncio.Task[str | None]] = {}
        self._drivers: set[asyncio.Task[None]] = set()
        self._advice: dict[Seat, tuple[int, asyncio.Task[list[Advised] | None]]] = {}

    def is_busy(self) -> bool:
        """Whether a bot thinks or answers."""
        return bool(self.turns)

    def look(self) -> None:
        """Something has changed: recall the bots whose question is gone, and send off those that are asked now."""
        for seat, thought in self._thoughts.items():
            if not self._is_wanted(self.turns[seat]):
                thought.cancel()
        if not self.match.lost:
            for turn in self.open_turns():
                if turn.seat not in self.turns:
                    self._send_off(turn)

    def open_turns(self) -> list[BotTurn]:
        """If anybody looks: of the bots that were addressed the first that has not passed it over; else all asked."""
        match = self.match
        if not match.seating.is_attended():
            return []
        for seat in match.table.addressed():
            bot = match.holders[seat].thinker()
            if bot and seat not in match.silent:
                return [BotTurn(seat, bot, None)]
        asked = [(seat, match.holders[seat].thinker()) for seat in match.table.asked()]
        turns = [BotTurn(seat, bot, match.questions[seat]) for seat, bot in asked if bot]
        if match.table.is_first_come():  # people go first
            return turns[:1] if len(turns) == len(asked) else []
        return turns

    def _is_wanted(self, turn: BotTurn) -> bool:
        seat, bot, question = turn
        if question is not None:
            return self.match.is_for_bot(seat, bot, question)
        return seat in self.match.table.addressed() and self.match.holders[seat].thinker() == bot

    def _send_off(self, turn: BotTurn) -> None:
        seat = turn.seat
        self.turns[seat] = turn
        self._thoughts[seat] = heeded(asyncio.create_task(self._think(turn)))
        driver = asyncio.create_task(self._drive(turn, self._thoughts[seat]))
        self._drivers.add(driver)
        driver.add_done_callback(self._arrived)

    async def _drive(self, turn: BotTurn, thought: asyncio.Task[str | None]) -> None:
        """See to it that a turn comes to its end, and that the next one begins."""
        with contextlib.suppress(Refusal), self.match.lock:  # refused is only who comes to a table that was stopped
            try:
                await asyncio.wait({thought})
                del self._thoughts[turn.seat]
                if not thought.cancelled() and self._is_wanted(turn):
                    await self._answer(turn, thought.result())
            except NotSaved:
                LOG.error("a bot's pick could not be saved")
                self.match.give_up()
            finally:
                del self.turns[turn.seat]
            self.look()

    async def _think(self, turn: BotTurn) -> str | None:
        """The bot's answer; it thinks during the pause that lets people follow, and spares it if nobody looks."""
        pause = self.pause * PAUSES[self.match.pace] if self.match.watchers else 0.0
        if turn.question is None:
            asked = self.thinkers.reply(self.match.record, turn.seat, turn.bot)
        else:
            asked = self.thinkers.choose(self.match.record, turn.seat, turn.bot, turn.question)
        answer, _ = await asyncio.gather(asked, asyncio.sleep(pause))
        return answer

    async def _answer(self, turn: BotTurn, notation: str | None) -> None:
        seat, bot, question = turn
        if question is None:
            await self.match.reply_for_bot(seat, notation)
            return
        try:
            await self.match.answer_for_bot(seat, bot, question, notation)
        except Refusal:
            self.match.check_whole()
            try:
                await self.match.answer_for_bot(seat, bot, question, None)
            except Refusal as refusal:
                self.match.check_whole()
                raise NoSafeAnswer(refusal.message.reason) from None

    def _arrived(self, driver: asyncio.Task[None]) -> None:
        self._drivers.discard(driver)
        if not driver.cancelled() and driver.exception() is not None:
            LOG.error("a driver failed", exc_info=driver.exception(), extra={"match": self.match.id})

    async def advice_for(self, seat: Seat, question: int) -> Advice:
        """What a master would do: thought out once for every question, however often it is asked."""
        await self.match.note_advice(seat, question)
        asked, thought = self._advice.get(seat, (-1, None))
        if asked != question or thought is None:
            thought = heeded(asyncio.create_task(self.thinkers.advise(self.match.record, seat, question)))
            self._advice[seat] = question, thought
        options = await asyncio.shield(thought)
        if options is None:
            self._advice.pop(seat, None)
            raise Refusal("advice-late")
        return Advice(question, options)

    def stop(self) -> None:
        """Nobody plays here any more."""
        for task in (*self._drivers, *self._thoughts.values()):
            task.cancel()
