"""One match: the authority between rules and people. It knows no socket; watchers are told after the disk knows."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Literal

from questkeep.games import CATALOGUE
from questkeep.kernel.chance import Rng
from questkeep.kernel.course import Course
from questkeep.kernel.errors import IllegalPick
from questkeep.kernel.event import Event, Seat, Told, heard
from questkeep.kernel.game import Game, Outcome, State, View
from questkeep.kernel.replay import UNDO, Pick, Record
from questkeep.server.chat import Chat, Spoken
from questkeep.server.clock import ClockFace
from questkeep.server.messages import Clock, Option, Question, Refusal, Said, Sitter, Update
from questkeep.server.store import Statement, Store

INSERT_PICK = "INSERT INTO pick (match, row, seat, notation, at) VALUES (?, ?, ?, ?, ?)"
TOUCH = "UPDATE match SET touched = ?, clock = ? WHERE id = ?"
END = "UPDATE match SET ended = ?, scores = ? WHERE id = ?"
SET_CLOCK = "UPDATE match SET clock = ? WHERE id = ?"
SET_STAND_IN = "UPDATE seat SET stand_in = ? WHERE match = ? AND seat = ?"
TOUCHED_EVERY = 60.0  # seconds; when a table was last played is only kept to the minute
MOST_ROWS = 5_000  # from here on steps only go forward, so that every table stays small


class SeatHolder:
    """Who answers for a seat: a guest, a bot, a bot in a guest's place, or nobody while the seat is open."""

    def __init__(self, name: str, guest: int | None, bot: str | None, stand_in: str | None) -> None:
        self.name = name
        self.guest = guest
        self.bot = bot
        self.stand_in = stand_in

    def thinker(self) -> str | None:
        """The bot that answers now, if one does."""
        return self.bot or self.stand_in

    def kind(self) -> Literal["person", "bot", "stand-in", "open"]:
        """How the seat is filled."""
        if self.bot:
            return "bot"
        if self.stand_in:
            return "stand-in"
        return "person" if self.guest is not None else "open"


class Watcher:
    """A pair of eyes on a match: which guest, through which seat, and what it has been told so far."""

    def __init__(
        self, guest: int | None, send: Callable[[Update | Said], None], let_go: Callable[[], None] = lambda: None
    ) -> None:
        self.guest = guest
        self.send = send
        self.let_go = let_go
        self.seat: Seat | None = None
        self.told_up_to = -1
        self.view: View = {}
        self.rest: Mapping[str, Any] = {}

    def forget(self, row: int) -> None:
        """Begin again: the next update tells everything, and events from after this row."""
        self.told_up_to = row
        self.view = {}
        self.rest = {}


class Match:
    """The owner of one table: everything that changes it goes through its lock, one at a time."""

    def __init__(
        self, store: Store, id: str, record: Record, holders: list[SeatHolder], clock: ClockFace, chat: bool
    ) -> None:
        self.store = store
        self.id = id
        self.holders = holders
        self.clock = clock
        self.on_change: Callable[[Match], None] = lambda match: None
        self.lock = asyncio.Lock()
        self.watchers: list[Watcher] = []
        self.wish: Seat | None = None  # who asks the others to let a step be taken back
        self.consents: set[int] = set()
        self.votes: dict[int, set[int]] = {}  # the guests who wish that a bot plays this seat of somebody who is away
        self.paused_until = [0.0] * len(holders)  # until then a seat waits before it says the like again
        self.lost = False
        picks = record.picks
        record.picks = []
        self.course = Course(CATALOGUE[record.game], record)
        self.chat = Chat(store, id, chat, self.course.game.talk(record.options))
        self.questions: list[int] = [0] * len(holders)
        self._written_out: list[Question | None] = [None] * len(holders)  # the last question of each seat
        self._sitters: dict[int | None, list[Sitter]] = {}  # by guest, until somebody comes or goes
        self.silent: set[Seat] = set()  # bots that did not answer what they were asked at the table
        self.rematch: str | None = None
        self.touched = 0.0
        self._views: dict[Seat | None, View] = {}  # of the table as it stands
        self.row_told: list[list[Told]] = [list(self.table.told or [])]
        self.row_chapter: list[int] = [0]
        self.open_from = 0
        for pick in picks:
            self._go(pick)
        self.moved_at = time.monotonic()

    @property
    def record(self) -> Record:
        """All that makes this game."""
        return self.course.record

    @property
    def table(self) -> State:
        """The table as it stands."""
        return self.course.table

    @property
    def row(self) -> int:
        """How many rows have been written."""
        return self.course.row

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return not self.table.asked()

    # What changes the table ----------------------------------------------------------------------------------

    def _go(self, pick: Pick) -> None:
        """Carry out a row, and keep what was told in it."""
        told_before = len(self.table.told or [])
        reveals_before = self.table.reveals
        chapter = self.table.chapter
        self._views.clear()
        asked_before = self.table.asked()
        addressed_before = self.table.addressed()
        self.course.go(pick)
        if pick.notation == UNDO:
            self.row_told.append([Told(Event("step-undone", {"seat": pick.seat}))])
        else:
            self.row_told.append((self.table.told or [])[told_before:])
        self.row_chapter.append(chapter)
        if self.table.addressed() != addressed_before:
            self.silent.clear()
        if chapter != self.table.chapter or self.is_over():
            self.open_from = self._first_open_row()
        for seat in self.table.asked():
            if seat == pick.seat or seat not in asked_before or self.table.reveals != reveals_before:
                self.questions[seat] = self.row

    def forget_drafts(self) -> None:
        """Another table lies here now: views and questions are drawn up anew."""
        self._views.clear()
        self._written_out = [None] * len(self.holders)

    async def answer(self, seat: Seat, question: int, notations: list[str]) -> None:
        """Carry out answers in order; the rest is dropped once something new is revealed."""
        async with self.lock:
            if question != self.questions[seat] and seat in self.table.asked():
                raise Refusal("stale-question")
            for number, notation in enumerate(notations):
                reveals = self.table.reveals
                if number and seat not in self.table.asked():
                    break
                if notation == UNDO:  # taking back has its own message, and its own conditions
                    raise Refusal("not-understood")
                pause = self.course.game.pause(notation)
                if pause is not None and time.monotonic() < self.paused_until[seat]:
                    raise Refusal("too-soon", pause.clause, {"seconds": pause.seconds})
                await self._write_down(Pick(seat, notation))
                if pause is not None:
                    self.paused_until[seat] = time.monotonic() + pause.seconds
                if self.table.reveals != reveals:
                    break

    async def undo(self, seat: Seat) -> None:
        """Take the seat's last step back if that is free, else ask the others."""
        async with self.lock:
            if self.undo_for(seat) == "free":
                await self._write_down(Pick(seat, UNDO))
            elif self.undo_for(seat) == "ask":
                self.wish = seat
                self.consents = {number for number, holder in enumerate(self.holders) if holder.kind() != "person"}
                await self._grant_wish_if_all_agree()
                self.publish()
            else:
                raise Refusal("nothing-to-undo")

    async def consent(self, seat: Seat, yes: bool) -> None:
        """Answer the wish of another seat."""
        async with self.lock:
            if self.wish is None or seat == self.wish:
                raise Refusal("no-wish")
            if not yes:
                self.wish = None
            else:
                self.consents.add(seat)
                await self._grant_wish_if_all_agree()
            self.publish()

    async def _grant_wish_if_all_agree(self) -> None:
        if self.wish is not None and self.consents | {self.wish} == set(range(len(self.holders))):
            await self._write_down(Pick(self.wish, UNDO))

    def undo_for(self, seat: Seat) -> Literal["free", "ask", "no"]:
        """What taking back would need: "free", "ask" (the others must agree) or "no"."""
        if not self.course.can_undo(seat) or self.is_over():
            return "no"
        return "free" if self.course.can_undo_freely(seat) else "ask"

    async def _write_down(self, pick: Pick) -> None:
        """Try, commit, and only then apply and tell: the table here is never ahead of the disk."""
        outcome = self._outcome_after(pick)
        self._stop_clocks()
        self.clock.answered(pick.seat)
        at = time.time()
        statements: list[Statement] = [(INSERT_PICK, (self.id, self.row + 1, pick.seat, pick.notation, at))]
        if self.clock.kind != "off" or at - self.touched > TOUCHED_EVERY:
            statements.append((TOUCH, (at, self.clock.write(), self.id)))
            self.touched = at
        if outcome is not None:
            statements.append((END, (at, json.dumps(outcome.scores), self.id)))
        await self.store.write(*statements)
        self._go(pick)
        self.wish = None
        self.publish()

    def _outcome_after(self, pick: Pick) -> Outcome | None:
        """The result if this row ends the game; refuses what the rules refuse, and touches nothing."""
        if self.row >= MOST_ROWS and (pick.notation == UNDO or pick.seat not in self.table.asked()):
            raise Refusal("too-many-steps", facts={"most": MOST_ROWS})
        if pick.notation == UNDO:
            return None
        trial = self.table.clone()
        try:
            trial.apply(pick.seat, trial.parse(pick.seat, pick.notation), Rng.keyed(self.record.seed, self.row + 1))
        except IllegalPick as refused:
            objection = refused.objection
            raise Refusal(objection.reason, objection.clause, dict(objection.facts)) from None
        return trial.outcome()

    def give_up(self) -> None:
        """After a failed write the disk knows better: whoever watches is let go and finds the match loaded anew."""
        self.lost = True
        for watcher in self.watchers:
            watcher.let_go()

    async def answer_for_bot(self, seat: Seat, notation: str | None) -> None:
        """A bot's answer; without one (it died, or was late) the game's safe answer."""
        async with self.lock:
            if seat in self.table.asked() and self.holders[seat].thinker():
                safe = self.table.notation(seat, self.table.fallback(seat))
                await self._write_down(Pick(seat, notation if notation is not None else safe))

    def bot_asked(self) -> Seat | None:
        """The first seat for which a bot must answer now."""
        return next((seat for seat in self.table.asked() if self.holders[seat].thinker()), None)

    async def reply_for_bot(self, seat: Seat, notation: str | None) -> None:
        """A bot's answer to a question at the table; without one it stays silent until somebody asks anew."""
        async with self.lock:
            with contextlib.suppress(Refusal):  # the moment for it may have gone
                if notation is not None and seat in self.table.addressed() and self.holders[seat].thinker():
                    await self._write_down(Pick(seat, notation))
                    return
            self.silent.add(seat)

    def bot_addressed(self) -> Seat | None:
        """The first seat whose bot has a question of the table to answer, and has not passed it over."""
        waiting = (seat for seat in self.table.addressed() if seat not in self.silent)
        return next((seat for seat in waiting if self.holders[seat].thinker()), None)

    def out_of_time(self) -> list[Seat]:
        """The persons whose clock has run out."""
        clock = self.clock_now()
        if clock is None:
            return []
        return [Seat(seat) for seat in clock.running if clock.left[seat] <= 0]

    # Who answers for a seat ----------------------------------------------------------------------------------

    async def hand_to_bot(self, seat: Seat, bot: str) -> None:
        """A bot answers for an absent guest, with that seat's knowledge only."""
        async with self.lock:
            self._stop_clocks()
            await self.store.write((SET_STAND_IN, (bot, self.id, seat)))
            self.holders[seat].stand_in = bot
            self.votes.pop(seat, None)
            self._company_changed()

    def vote(self, guest: int, seat: int) -> bool:
        """A guest wishes that a bot plays on for somebody who is away; whether most of those present wish it."""
        self.votes.setdefault(seat, set()).add(guest)
        votes, present = self._votes_for(seat)
        if 2 * votes > present:
            return True
        self._company_changed()
        return False

    def _votes_for(self, seat: int) -> tuple[int, int]:
        """How many of how many present people wish that a bot plays this seat."""
        online = {watcher.guest for watcher in self.watchers}
        present = {holder.guest for holder in self.holders if holder.guest is not None and holder.guest in online}
        return len(present & self.votes.get(seat, set())), len(present)

    async def take_back(self, seat: Seat) -> None:
        """The guest has returned and answers again."""
        async with self.lock:
            if self.holders[seat].stand_in is not None:
                self._stop_clocks()
                self.clock.returned(seat)
                await self.store.write(
                    (SET_STAND_IN, (None, self.id, seat)), (SET_CLOCK, (self.clock.write(), self.id))
                )
                self.holders[seat].stand_in = None
                self._company_changed()

    def sit_down(self, seat: int, guest: int, name: str) -> None:
        """A guest has taken the seat of a link; whoever looked through it is a spectator now."""
        self._stop_clocks()
        self.holders[seat] = SeatHolder(name, guest, None, None)
        self.record.players[seat] = name
        for watcher in self.watchers:
            if watcher.seat == seat:
                watcher.seat = None
                watcher.forget(watcher.told_up_to)
        self._company_changed()

    def seats_of(self, guest: int | None) -> list[Seat]:
        """The seats a guest answers for."""
        return [
            Seat(number) for number, holder in enumerate(self.holders) if guest is not None and holder.guest == guest
        ]

    def is_online(self, holder: SeatHolder) -> bool:
        """Whether the person of a seat is looking at the table."""
        return holder.guest is not None and any(watcher.guest == holder.guest for watcher in self.watchers)

    # What watchers are told ----------------------------------------------------------------------------------

    async def watch(self, watcher: Watcher, seat: Seat | None, seen: int) -> None:
        """Look through a seat's eyes (None: a spectator's); what came after row `seen` is told again."""
        async with self.lock:
            if seat is not None and seat not in self.seats_of(watcher.guest):
                raise Refusal("not-your-seat")
            watcher.seat = seat
            watcher.forget(min(seen, self.row))
            comes = not any(other.guest == watcher.guest for other in self.watchers)
            for own in self.seats_of(watcher.guest):
                self.votes.pop(own, None)
            if watcher not in self.watchers:
                self.watchers.append(watcher)
            if comes and self.seats_of(watcher.guest):
                self._company_changed()
            else:
                self.tell(watcher)
            for said in self.chat.heard_by(watcher.seat):
                watcher.send(said)

    def leave(self, watcher: Watcher) -> None:
        """A pair of eyes is gone."""
        if watcher in self.watchers:
            self.watchers.remove(watcher)
            watcher.seat = None
            if self.seats_of(watcher.guest) and not any(other.guest == watcher.guest for other in self.watchers):
                self._company_changed()

    def _company_changed(self) -> None:
        """Somebody sat down, came, went, or let a bot answer."""
        self._sitters.clear()
        self.publish()

    def publish(self) -> None:
        """Tell everyone who watches how things stand."""
        for watcher in self.watchers:
            self.tell(watcher)
        self.on_change(self)

    def tell(self, watcher: Watcher) -> None:
        """Tell one pair of eyes how things stand: what it knows already is left out."""
        seat = watcher.seat
        view = self._views.get(seat) or self._views.setdefault(seat, self.table.view(seat))
        rest = {
            "question": self.question_for(seat) if seat is not None else None,
            "may": [self.table.notation(seat, code) for code in self.table.may(seat)] if seat is not None else [],
            "undo": self.undo_for(seat) if seat is not None else "no",
            "wish": self.wish,
            "sitters": self.sitters_for(watcher.guest),
            "clock": self.clock_now(),
            "rematch": self.rematch,
            "open_from": self.open_from,
        }
        events = self.events_since(watcher.told_up_to, seat)
        changed = changes(watcher.rest, rest)
        update = Update(self.id, self.row, seat, events, changes(watcher.view, view), **changed)
        watcher.told_up_to, watcher.view, watcher.rest = self.row, view, rest
        watcher.send(update)

    def _first_open_row(self) -> int:
        """The first row that may still be looked at; at the end of the game all of them."""
        if self.is_over():
            return 0
        first = self.table.first_open_chapter()
        return next(row for row, chapter in enumerate([*self.row_chapter, self.table.chapter]) if chapter >= first)

    def events_since(self, row: int, seat: Seat | None) -> list[dict[str, Any]]:
        """What happened after a row, as this seat heard it, as far as it may still be looked up.

        Whoever has followed up to the row before hears the newest row whole, even where it closed a chapter.
        """
        first = row + 1 if row >= self.row - 1 else max(row + 1, self.open_from)
        return [
            {"row": number, **event}
            for number, told in enumerate(self.row_told[first:], first)
            for event in heard(told, seat)
        ]

    def question_for(self, seat: Seat) -> Question | None:
        """What is asked of a seat now."""
        if seat not in self.table.asked():
            return None
        known = self._written_out[seat]
        if known is not None and known.number == self.questions[seat]:
            return known
        notations = [self.table.notation(seat, code) for code in self.table.options(seat)]
        options = [option_of(self.course.game, notation) for notation in notations]
        question = Question(self.questions[seat], options, dict(self.table.notes(seat)))
        self._written_out[seat] = question
        return question

    def sitters_for(self, guest: int | None) -> list[Sitter]:
        """Who sits where, and which seats are the guest's own."""
        if guest in self._sitters:
            return self._sitters[guest]
        online = {watcher.guest for watcher in self.watchers}
        self._sitters[guest] = [
            Sitter(
                seat=number,
                name=holder.name,
                kind="person" if holder.kind() == "open" and self.is_over() else holder.kind(),
                bot=holder.thinker(),
                online=holder.bot is not None or (holder.guest is not None and holder.guest in online),
                mine=guest is not None and holder.guest == guest,
                votes=list(self._votes_for(number)) if number in self.votes else None,
            )
            for number, holder in enumerate(self.holders)
        ]
        return self._sitters[guest]

    def clock_now(self) -> Clock | None:
        """The clocks at this moment."""
        if self.clock.kind == "off":
            return None
        running = self._running()
        used = time.monotonic() - self.moved_at
        left = [seconds - used if seat in running else seconds for seat, seconds in enumerate(self.clock.left)]
        return Clock(left, running)

    def _running(self) -> list[int]:
        """The seats whose time runs: persons who are asked. Bots and open seats have all the time in the world."""
        return [int(seat) for seat in self.table.asked() if self.holders[seat].kind() == "person"]

    def _stop_clocks(self) -> None:
        """Take the time used since the last change off the clocks that ran."""
        now = time.monotonic()
        self.clock.spend(self._running(), now - self.moved_at)
        self.moved_at = now

    async def say(self, seat: Seat, text: str, to: int | None = None) -> None:
        """A line of chat from a seat, to all or to one other seat."""
        async with self.lock:
            self.chat.check(seat, to, len(self.holders), self.is_over())
            await self.chat.add(Spoken(seat, self.holders[seat].name, to, text))
            for watcher in self.watchers:
                if to is None or watcher.seat in (seat, to):
                    watcher.send(self.chat.heard_by(watcher.seat)[-1])


@lru_cache(100_000)
def option_of(game: Game, notation: str) -> Option:
    """An answer with the things to touch for it."""
    return Option(notation, game.path_of(notation))


def changes(known: Mapping[str, Any], now: Mapping[str, Any]) -> dict[str, Any]:
    """The parts that are not known yet."""
    return {
        part: value
        for part, value in now.items()
        if part not in known or (known[part] is not value and known[part] != value)
    }
