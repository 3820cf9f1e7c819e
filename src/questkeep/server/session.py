"""One client on its socket: what it says, how fast, and what it is told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from starlette.types import Send

from questkeep.kernel.event import Seat
from questkeep.server.allowance import Allowance
from questkeep.server.house import House
from questkeep.server.match import Match
from questkeep.server.messages import (
    Advise,
    Consent,
    Join,
    Picks,
    Ping,
    Pong,
    Refusal,
    Refused,
    Say,
    Undo,
    WhyNot,
    client_decoder,
    encode,
)
from questkeep.server.mistakes import our_mistake
from questkeep.server.seats import Watcher
from questkeep.server.store import NotSaved

LOG = logging.getLogger("questkeep")
MOST_QUEUED = 200  # updates a slow client may be behind before it is let go; it comes back with `seen`
SUSPICIOUS = {"not-your-seat", "no-such-match"}
MESSAGES_PER_SECOND = 20.0
MESSAGES_AT_ONCE = 60.0
THOUGHT_BUCKETS = [round(0.002 * 1.15**step, 4) for step in range(58)]  # up to nearly six seconds


class Figures:
    """What Prometheus may know."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.sockets = Gauge("questkeep_sockets", "open sockets", registry=self.registry)
        self.messages = Counter("questkeep_messages", "messages from clients", ["type"], registry=self.registry)
        self.refusals = Counter("questkeep_refusals", "refused messages", registry=self.registry)
        self.thoughts = Histogram(
            "questkeep_thought_seconds",
            "from a question to a bot's answer, or to advice",
            ["bot"],
            buckets=THOUGHT_BUCKETS,
            registry=self.registry,
        )
        self.served = Counter(
            "questkeep_thoughts_served",
            "what a bot was answered with: its answer, a quick one, or nothing (then the game's fallback)",
            ["bot", "served"],
            registry=self.registry,
        )

        self.mistakes = Counter(
            "questkeep_mistakes", "mistakes of ours, by where they were met", ["place"], registry=self.registry
        )
        self.restarts = Counter(
            "questkeep_chore_restarts", "what works in the background and had to begin again", ["chore"],
            registry=self.registry,
        )  # fmt: skip

    def listen(self, house: House) -> None:
        """Hear from now on what happens in a house."""
        house.thinkers.on_thought = self.note_thought
        house.thinkers.on_restart = lambda: self.restarts.labels("thinkers").inc()
        house.chores.on_restart = lambda name: self.restarts.labels(name).inc()
        house.mistakes.on_note = lambda place: self.mistakes.labels(place).inc()

    def note_thought(self, bot: str, seconds: float, served: str) -> None:
        """Something was thought about for so long, and came to an answer, a quick one, or nothing."""
        self.thoughts.labels(bot).observe(seconds)
        self.served.labels(bot, served).inc()


class Line:
    """The way to one client: a bounded queue, and a limit on how fast it may speak."""

    def __init__(self, send: Send) -> None:
        self.send = send
        self.queue: asyncio.Queue[str | None] = asyncio.Queue(MOST_QUEUED)
        self.closing = False
        self.allowance = Allowance(MESSAGES_PER_SECOND, MESSAGES_AT_ONCE)

    def put(self, message: object) -> None:
        """Queue a message; a client that does not read is let go and may come back."""
        if self.queue.full():
            self.let_go()
        if not self.closing:
            self.queue.put_nowait(encode(message).decode())  # as text it costs the garbage collector nothing

    def let_go(self) -> None:
        """Close the socket once all that is queued has been sent; if that is too much, forget it."""
        if not self.closing:
            self.closing = True
            if self.queue.full():
                self.queue = asyncio.Queue(MOST_QUEUED)
            self.queue.put_nowait(None)

    async def send_all(self) -> None:
        """Send what is queued, in order."""
        with contextlib.suppress(OSError, RuntimeError):  # whoever has gone is told nothing more
            while (text := await self.queue.get()) is not None:
                await self.send({"type": "websocket.send", "text": text})
            await self.send({"type": "websocket.close", "code": 1013})


class Session:
    """What one client does at the match it has joined."""

    def __init__(self, house: House, figures: Figures, watcher: Watcher) -> None:
        self.house = house
        self.figures = figures
        self.watcher = watcher
        self.place = ""  # the match it has joined last, whole or broken
        self.match: Match | None = None
        self.noted: set[str] = set()
        self.advising: asyncio.Task[None] | None = None

    def note(self, reason: str) -> None:
        """Write into the log what no honest client says: once for each session, however often it is said."""
        if reason not in self.noted:
            self.noted.add(reason)
            LOG.warning("a client was refused: %s", reason)

    async def hear(self, text: str, send: Callable[[object], None]) -> None:
        """Carry out one message; a refusal goes to this client alone."""
        try:
            message = client_decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            self.note("not-understood")
            send(Refused("not-understood"))
            return
        self.figures.messages.labels(type(message).__name__.lower()).inc()
        if isinstance(message, Ping):
            send(Pong())
        elif isinstance(message, Advise):  # a thought takes seconds; meanwhile the client may say other things
            self.stop_advising()
            self.advising = asyncio.create_task(self.attempt(self.advise(message, send), send))
        elif isinstance(message, WhyNot):
            await self.attempt(self.explain(message, send), send)
        else:
            await self.attempt(self.join(message) if isinstance(message, Join) else self.act(message), send)

    async def attempt(self, deed: Coroutine[Any, Any, None], send: Callable[[object], None]) -> None:
        """Do what a client asks for; if that cannot be done, even by our own mistake, it is told why."""
        try:
            await self.attempt_within_rules(deed, send)
        except Exception as problem:
            send(our_mistake(self.house.mistakes.note(problem, "message", self.place)).message)

    async def attempt_within_rules(self, deed: Coroutine[Any, Any, None], send: Callable[[object], None]) -> None:
        """Do what a client asks for; a refusal is told, with how things stand."""
        was_broken = self.house.broken.known(self.place) is not None
        try:
            await deed
        except Refusal as refusal:
            self.figures.refusals.inc()
            if refusal.message.reason in SUSPICIOUS:
                self.note(refusal.message.reason)
            if refusal.message.reason != "broken" or was_broken:
                send(refusal.message)
            if self.match is not None and self.watcher in self.match.watchers:  # if it breaks now, all are told
                with (
                    contextlib.suppress(Refusal),
                    self.match.lock,
                ):
                    self.match.tell(self.watcher)
        except NotSaved:
            send(Refused("not-saved"))
            if self.match is not None:
                self.match.give_up()

    async def join(self, message: Join) -> None:
        if self.place != message.match:
            self.leave()  # the eyes are closed before they open elsewhere: a seat there is not a seat here
        self.place = message.match
        was_broken = self.house.broken.known(message.match) is not None
        try:
            match = self.house.match(message.match)
            if self.match is not match:
                self.leave()
            self.match = match
            await match.watch(self.watcher, Seat(message.seat) if message.seat is not None else None, message.seen)
        except Refusal as refusal:
            broken = self.house.broken.known(message.match)
            if refusal.message.reason != "broken" or broken is None:
                raise
            if was_broken or self.watcher not in broken.watchers:  # else he was told as it happened
                broken.watch(self.watcher)

    def has_joined(self) -> bool:
        """Whether it looks at a table, be it a broken one."""
        return self.match is not None or self.house.broken.known(self.place) is not None

    def seated(self) -> tuple[Match, Seat]:
        """The match, and the seat of these eyes."""
        broken = self.house.broken.known(self.place)
        if broken is not None:
            raise broken.refusal()
        if self.match is None or self.match.lost:
            raise Refusal("not-joined")
        seat = self.watcher.seat
        if seat is None or seat not in self.match.seating.seats_of(self.watcher.guest):
            raise Refusal("not-your-seat")
        return self.match, seat

    async def act(self, message: Picks | Undo | Consent | Say) -> None:
        match, seat = self.seated()
        if isinstance(message, Picks):
            await match.answer(seat, message.question, message.picks)
        elif isinstance(message, Undo):
            await match.undo(seat)
        elif isinstance(message, Consent):
            await match.answer_wish(seat, message.yes)
        else:
            await match.say(seat, message.text, message.to)

    async def explain(self, message: WhyNot, send: Callable[[object], None]) -> None:
        """Why something cannot be chosen now."""
        match, seat = self.seated()
        send(match.why_not(seat, message.question, message.things))

    async def advise(self, message: Advise, send: Callable[[object], None]) -> None:
        """What a master would do, unless the question or the eyes are others by then."""
        match, seat = self.seated()
        advice = await self.house.bots[match.id].advice_for(seat, message.question)
        with match.lock:
            is_open = seat in match.table.asked() and match.questions[seat] == message.question
        if is_open and self.match is match and self.watcher.seat == seat:
            send(advice)

    def stop_advising(self) -> None:
        """Nobody waits for advice any more."""
        if self.advising is not None:
            self.advising.cancel()

    def leave(self) -> None:
        self.stop_advising()
        if self.match is not None:
            with contextlib.suppress(Refusal), self.match.lock:
                self.match.leave(self.watcher)
        self.house.broken.leave(self.watcher, self.place)
