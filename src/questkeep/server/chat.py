"""The chat of one table: what was said, to whom, and who hears it."""

from __future__ import annotations

import time
from typing import NamedTuple

from questkeep.kernel.event import Seat
from questkeep.server.messages import Refusal, Said
from questkeep.server.store import Store
from questkeep.text.names import clean_line

INSERT_SAID = "INSERT INTO said (match, number, seat, recipient, text, at) VALUES (?, ?, ?, ?, ?, ?)"
KEPT = 100  # lines that a newcomer still hears


class Spoken(NamedTuple):
    """Something a seat has said, to everybody or to one other seat alone."""

    seat: int
    name: str
    to: int | None
    text: str


class Chat:
    """The lines of one table. A whisper is heard by two seats; nobody else can tell that there was one."""

    def __init__(self, store: Store, match: str, allowed: bool, talk: str) -> None:
        self.store = store
        self.match = match
        self.allowed = allowed
        self.talk = talk
        self.lines: list[Spoken] = []

    def check(self, seat: Seat, to: int | None, seats: int, over: bool) -> None:
        """Refuse what the host, the game or the table does not allow."""
        if not self.allowed or (self.talk == "closed" and not over):
            raise Refusal("chat-closed")
        if to is not None and (self.talk != "whispers" or to == seat or not 0 <= to < seats):
            raise Refusal("no-whisper")

    async def add(self, line: Spoken) -> None:
        """Keep a line, cleaned; it is said once the disk has it."""
        line = line._replace(text=clean_line(line.text))
        if not line.text:
            raise Refusal("not-understood")
        number = len(self.lines)
        values = (self.match, number, line.seat, line.to, line.text, time.time())
        await self.store.write((INSERT_SAID, values))
        self.lines.append(line)

    def heard_by(self, seat: Seat | None) -> list[Said]:
        """The last lines a seat has heard, numbered as it counts them: a gap would tell of a whisper."""
        heard = [line for line in self.lines if line.to is None or (seat is not None and seat in (line.seat, line.to))]
        said = [Said(number, line.seat, line.name, line.to, line.text) for number, line in enumerate(heard)]
        return said[-KEPT:]
