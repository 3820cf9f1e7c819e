"""One pair of eyes at a table, which insists: every message is answered, and the line never breaks."""

from __future__ import annotations

import asyncio
import time

from questkeep.kernel.chance import Rng
from questkeep.trials.client import Heard, Line, heard_decoder, open_line

ANSWER_WITHIN = 20.0  # seconds, also on a busy machine
PACE = 0.12  # seconds between two messages: nobody is refused for being too fast


class Harm(Exception):
    """The house has not kept its promise."""


class Eyes:
    """A socket of somebody who looks through a seat's eyes; None: a spectator's."""

    def __init__(self, address: str, cookie: str | None, match: str, seat: int | None) -> None:
        self.address = address
        self.cookie = cookie
        self.match = match
        self.seat = seat
        self.last = Heard("update")
        self.heard: list[Heard] = []
        self.line: Line | None = None
        self.said_at = 0.0

    def _hear(self, text: bytes) -> None:
        message = heard_decoder.decode(text)
        if message.type == "update":
            self.last = message.onto(self.last)
        self.heard.append(message)

    def told(self, type: str) -> list[Heard]:
        """What of this kind it has heard."""
        return [heard for heard in self.heard if heard.type == type]

    async def join(self) -> Heard:
        """Come to the table; returns what is told first."""
        self.line = await open_line(self.address, self.cookie, self._hear)
        return await self.say({"type": "join", "match": self.match, "seat": self.seat, "seen": -1}, "update")

    async def say(self, message: dict[str, object], *answers: str, is_late: bool = False) -> Heard:
        """Say something; returns its answer, which comes before anything said later is answered, or later if it may."""
        assert self.line is not None
        await asyncio.sleep(self.said_at + PACE - time.monotonic())
        self.said_at = time.monotonic()
        before = len(self.heard)
        self.line.say(message)
        if not is_late:
            self.line.say({"type": "ping"})
            await self._hears(before, {"pong"}, message)
        within = ANSWER_WITHIN if is_late else 0.0
        return await self._hears(before, {"refused", "broken", *answers}, message, within)

    async def until_told(self, type: str) -> None:
        """Wait for a message that comes by itself."""
        await self._hears(0, {type}, {"type": "nothing"})

    async def _hears(
        self, before: int, types: set[str], message: dict[str, object], within: float = ANSWER_WITHIN
    ) -> Heard:
        ends = time.monotonic() + within
        while True:
            for heard in self.heard[before:]:
                if heard.type in types:
                    return heard
            if self.line is None or self.line.closed.done():
                raise Harm(f"the line broke after {message}")
            if time.monotonic() > ends:
                raise Harm(f"{message} was not answered by {types}")
            await asyncio.sleep(0.002)

    async def pick(self, luck: Rng) -> bool:
        """Give any answer to what is asked; whether anything was."""
        question = self.last.asks
        if question is None or not question.options:
            return False
        answer = question.options[luck.below(len(question.options))].said()
        await self.say({"type": "pick", "question": question.number, "picks": [answer]}, "update")
        return True

    def hang_up(self) -> None:
        """Be gone."""
        if self.line is not None:
            self.line.hang_up()
