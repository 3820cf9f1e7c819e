"""One match: the authority between rules and people. It knows no socket; watchers are told after the disk knows."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Callable
from typing import NamedTuple, cast

from questkeep.games import CATALOGUE
from questkeep.kernel.course import Course, Trial
from questkeep.kernel.errors import IllegalPick, Objection
from questkeep.kernel.event import Seat, heard
from questkeep.kernel.game import Code, State
from questkeep.kernel.replay import UNDO, Pick, Record, is_undo
from questkeep.kernel.verbs import NOT_UNDERSTOOD
from questkeep.kernel.views import TableView
from questkeep.server.answers import Moment
from questkeep.server.chat import Chat, Spoken
from questkeep.server.clock import ClockFace
from questkeep.server.drafts import Drafts
from questkeep.server.guard import Guard
from questkeep.server.history import History
from questkeep.server.messages import Pace, PlainPick, Refusal, Refused, Update
from questkeep.server.mistakes import table_broken
from questkeep.server.seats import SeatHolder, Seating, Watcher
from questkeep.server.store import NotSaved, Statement, Store
from questkeep.server.taking_back import TakingBack
from questkeep.server.time_at_table import TimeAtTable

INSERT_PICK = "INSERT INTO pick (match, row, seat, notation, at) VALUES (?, ?, ?, ?, ?)"
TOUCH = (
    "UPDATE match SET touched = ?, clock = ?, archived = 0, open_at_touch = (SELECT open_seconds FROM house)"
    " WHERE id = ?"
)
END = "UPDATE match SET ended = ?, scores = ? WHERE id = ?"
SET_CLOCK = "UPDATE match SET clock = ? WHERE id = ?"
SET_STAND_IN = "UPDATE seat SET stand_in = ?, by_wish = ? WHERE match = ? AND seat = ?"
SET_HINTS = "UPDATE seat SET hints = ? WHERE match = ? AND seat = ?"
SET_PACE = "UPDATE match SET pace = ? WHERE id = ?"
TOUCHED_EVERY = 60.0  # seconds; when a table was last played is only kept to the minute
MOST_ROWS = 5_000  # from here on steps only go forward, so that every table stays small


class TableSettings(NamedTuple):
    """What the host of a table allows besides the rules, and how long its bots wait."""

    chat: bool
    hints: bool = True
    pace: Pace = "normal"
    practice: bool = False


class Match:
    """The owner of one table: everything that changes it goes through its lock, one at a time.

    Whoever only looks goes through the lock too (`with`): so a mistake of ours is caught wherever it is met.
    """

    def __init__(
        self,
        store: Store,
        id: str,
        record: Record,
        holders: list[SeatHolder],
        clock: ClockFace,
        settings: TableSettings,
    ) -> None:
        self.store = store
        self.id = id
        self.holders = holders
        self.clock = clock
        self.hints = settings.hints
        self.pace = settings.pace
        self.on_change: Callable[[], None] = lambda: None
        self.on_mistake: Callable[[list[Watcher], Exception], str] = lambda watchers, problem: ""
        self.mistake: str | None = None  # the number of the one that has stopped this table
        self.lock = Guard(self)
        self.seating = Seating(holders)
        self.watchers = self.seating.watchers
        self.paused_until = [0.0] * len(holders)  # until then a seat waits before it says the like again
        self.lost = False
        picks = record.picks
        record.picks = []
        self.course = Course(CATALOGUE[record.game], record)
        self.time = TimeAtTable(clock, self.course, holders)
        self.taking_back = TakingBack(self.course, self.seating, settings.practice, MOST_ROWS)
        self.chat = Chat(store, id, settings.chat, self.course.game.talk(record.options))
        self.questions: list[int] = [0] * len(holders)
        self.advised: list[int] = [-1] * len(holders)  # the last question on which each seat asked for advice
        self.drafts = Drafts(self.course, self.questions)
        self.silent: set[Seat] = set()  # bots that did not answer what they were asked at the table
        self.rematch: str | None = None
        self.touched_at = -TOUCHED_EVERY
        self.history = History(list(self.table.told or []))
        for pick in picks:
            self._go(pick)
        self.time.begin()

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

    def _go(self, pick: Pick, trial: Trial | None = None) -> None:
        """Carry out a row, or take over a trial of it, and keep what was told in it."""
        reveals_before = self.table.reveals
        self.drafts.forget_views()
        asked_before = self.table.asked()
        addressed_before = self.table.addressed()
        self.history.follow(self.course, pick, trial)
        if self.table.addressed() != addressed_before:
            self.silent.clear()
        has_gone_back = is_undo(pick.notation) and pick.notation != UNDO
        for seat in self.table.asked():
            is_new = has_gone_back or seat not in asked_before or self.table.reveals != reveals_before
            if seat == pick.seat or is_new:
                self.questions[seat] = self.row

    async def answer(self, seat: Seat, question: int, picks: list[PlainPick]) -> None:
        """Carry out picks in order; the rest is dropped once something new is revealed."""
        async with self.lock:
            self._check_question(seat, question)
            for number, plain in enumerate(picks):
                reveals = self.table.reveals
                if number and seat not in self.table.asked():
                    break
                code = self._code_of(seat, plain)
                pick = Pick(seat, self.table.notation(seat, code))
                pause = self.course.game.pause(pick.notation)
                if pause is not None and time.monotonic() < self.paused_until[seat]:
                    raise Refusal("too-soon", pause.clause, {"seconds": pause.seconds})
                await self._write_down(pick, code)
                if pause is not None:
                    self.paused_until[seat] = time.monotonic() + pause.seconds
                if self.table.reveals != reveals:
                    break

    def _check_question(self, seat: Seat, question: int) -> None:
        """Refuse what is said to a question that is no longer put."""
        if question != self.questions[seat] and seat in self.table.asked():
            raise Refusal("stale-question")

    def _code_of(self, seat: Seat, pick: PlainPick) -> Code:
        """A pick as the rules count it."""
        code = self.table.verbs().code(self.table, seat, pick.verb, pick.args)
        if code == NOT_UNDERSTOOD:
            raise Refusal("not-understood")
        return Code(code)

    def why_not(self, seat: Seat, question: int, things: list[str]) -> Refused:
        """Why no answer of this seat begins with things that were touched."""
        with self.lock:
            self._check_question(seat, question)
            return refused_for(self.table.why_not(seat, things))

    async def undo(self, seat: Seat) -> None:
        """Take the seat's last step back if nobody need agree, else ask the others."""
        async with self.lock:
            await self._undo(self.taking_back.begin(seat))

    async def answer_wish(self, seat: Seat, yes: bool) -> None:
        """Answer the wish of another seat, or give up one's own."""
        async with self.lock:
            await self._undo(self.taking_back.answer(seat, yes))

    async def _undo(self, rows: list[Pick]) -> None:
        for row in rows:
            await self._write_down(row, None)
        if not rows:
            self.publish()

    async def _write_down(self, pick: Pick, code: Code | None) -> None:
        """Try, commit, and only then go on and tell: the table here is never ahead of the disk.

        The code is that of the pick; a step that is taken back has none.
        """
        if self.lost:  # whoever was still thinking here: another table goes on in this one's place
            raise NotSaved("the table was given up")
        trial = self._attempt(pick, code)
        outcome = trial.table.outcome() if trial is not None else None
        self.time.stop()
        if trial is not None:
            self.time.reward(trial)
        at = time.time()
        statements: list[Statement] = [(INSERT_PICK, (self.id, self.row + 1, pick.seat, pick.notation, at))]
        if self.clock.kind != "off" or time.monotonic() - self.touched_at > TOUCHED_EVERY:
            statements.append((TOUCH, (at, self.clock.write(), self.id)))
            self.touched_at = time.monotonic()
        if outcome is not None:
            statements.append((END, (at, json.dumps(outcome.scores), self.id)))
        await self.store.write(*statements)
        reveals = self.table.reveals
        self._go(pick, trial)
        if trial is None:
            self.clock.reopened(self.course.opened)
        elif self.table.reveals != reveals:
            self.clock.moved_on()
        self.taking_back.end_wish()
        self.publish()

    def _attempt(self, pick: Pick, code: Code | None) -> Trial | None:
        """What an answer would do, none if a step is taken back; refuses what the rules refuse, and touches nothing."""
        if self.row >= MOST_ROWS and (code is None or pick.seat not in self.table.asked()):
            raise Refusal("too-many-steps", facts={"most": MOST_ROWS})
        if code is None:
            return None
        try:
            return self.course.attempt(pick, code)
        except IllegalPick as refused:
            raise refusal_of(refused) from None

    def give_up(self) -> None:
        """After a failed write the disk knows better: whoever watches is let go and finds the match loaded anew."""
        self.lost = True
        for watcher in self.watchers:
            watcher.let_go()

    def check_whole(self) -> None:
        """Refuse whoever comes after a mistake has stopped this table, or it was lost."""
        if self.mistake is not None:
            raise table_broken(self.id, self.mistake)
        if self.lost:
            raise Refusal("not-joined")

    def stop(self, problem: Exception) -> Refusal:
        """Our mistake: nothing happens here any more, and everybody is told so."""
        if self.mistake is None:
            self.mistake = self.on_mistake(self.watchers, problem)
        return table_broken(self.id, self.mistake)

    async def answer_for_bot(self, seat: Seat, bot: str, question: int, notation: str | None) -> None:
        """A bot's answer, if it is still asked; without one (it died, or was late) the game's safe answer."""
        async with self.lock:
            if self.is_for_bot(seat, bot, question):
                await self._write_bot(seat, notation)

    def is_for_bot(self, seat: Seat, bot: str, question: int) -> bool:
        """Whether this question is still open, and this bot's to answer."""
        is_open = seat in self.table.asked() and self.questions[seat] == question
        return is_open and self.holders[seat].thinker() == bot

    async def reply_for_bot(self, seat: Seat, notation: str | None) -> None:
        """A bot's answer to a question at the table; without one it stays silent until somebody asks anew."""
        async with self.lock:
            with contextlib.suppress(Refusal):  # the moment for it may have gone
                if notation is not None and seat in self.table.addressed() and self.holders[seat].thinker():
                    await self._write_bot(seat, notation)
                    return
            self.silent.add(seat)

    async def _write_bot(self, seat: Seat, notation: str | None) -> None:
        """Carry out what a bot has answered, or else the game's safe answer."""
        try:
            code = self.table.fallback(seat) if notation is None else self.table.parse(seat, notation)
        except IllegalPick as refused:
            raise refusal_of(refused) from None
        await self._write_down(Pick(seat, self.table.notation(seat, code)), code)

    # Who answers for a seat ----------------------------------------------------------------------------------

    async def hand_to_bot(self, seat: Seat, bot: str, by_wish: bool = False) -> None:
        """A bot answers for a guest who is away or wishes it, with that seat's knowledge only."""
        async with self.lock:
            self.time.stop()
            if self.clock.kind != "off" and self.clock.left[seat] <= 0:
                self.clock.stopped_for(seat, self.course.answers(seat))
            await self.store.write(
                (SET_STAND_IN, (bot, by_wish, self.id, seat)), (SET_CLOCK, (self.clock.write(), self.id))
            )
            self.holders[seat].stand_in, self.holders[seat].by_wish = bot, by_wish
            self.seating.votes.forget(seat)
            self._seating_changed()

    def vote(self, guest: int, seat: int) -> bool:
        """A guest wishes that a bot plays on for somebody who is away; whether most of those present wish it."""
        is_granted = self.seating.vote(guest, seat)
        if not is_granted:
            self._seating_changed()
        return is_granted

    async def take_back(self, seat: Seat) -> None:
        """The guest has returned and answers again."""
        async with self.lock:
            await self._relieve_bots([seat])

    async def _relieve_bots(self, seats: list[Seat]) -> None:
        """Whoever stands in on these seats goes, even in the middle of a thought."""
        for seat in seats:
            if self.holders[seat].stand_in is not None:
                self.time.stop()
                self.clock.returned(seat, self.course.answers(seat))
                await self.store.write(
                    (SET_STAND_IN, (None, False, self.id, seat)), (SET_CLOCK, (self.clock.write(), self.id))
                )
                self.holders[seat].stand_in = None
                self._seating_changed()

    def sit_down(self, seat: int, guest: int, name: str) -> None:
        """A guest has taken the seat of a link; whoever looked through it is a spectator now."""
        self.time.stop()
        self.holders[seat] = SeatHolder(name, guest, hints=self.holders[seat].hints)
        if not self.seating.is_present(guest):
            self.seating.went(guest)
        self.record.players[seat] = name
        for watcher in self.watchers:
            if watcher.seat == seat:
                watcher.seat = None
                watcher.forget(watcher.told_up_to)
        self._seating_changed()

    async def note_advice(self, seat: Seat, question: int) -> None:
        """A seat asks for advice: everybody sees that, once for every question; what it is told nobody else knows."""
        async with self.lock:
            if not self.hints:
                raise Refusal("no-advice")
            if seat not in self.table.asked() or question != self.questions[seat]:
                raise Refusal("stale-question")
            if self.advised[seat] != question and len(self.table.options(seat)) > 1:  # of one answer there is no advice
                holder = self.holders[seat]
                await self.store.write((SET_HINTS, (holder.hints + 1, self.id, seat)))
                holder.hints += 1
                self.advised[seat] = question
                self._seating_changed()

    async def set_pace(self, pace: Pace) -> None:
        """How long the bots wait from now on."""
        async with self.lock:
            await self.store.write((SET_PACE, (pace, self.id)))
            self.pace = pace
            self.publish()

    # What watchers are told ----------------------------------------------------------------------------------

    async def watch(self, watcher: Watcher, seat: Seat | None, seen: int) -> None:
        """Look through a seat's eyes (None: a spectator's); what came after row `seen` is told again."""
        async with self.lock:
            if seat is not None and seat not in self.seating.seats_of(watcher.guest):
                raise Refusal("not-your-seat")
            watcher.seat = seat
            watcher.forget(min(seen, self.row))
            comes = not self.seating.is_present(watcher.guest)
            own = self.seating.seats_of(watcher.guest)
            if watcher.guest is not None:
                self.seating.came(watcher.guest)
            if comes:
                await self._relieve_bots([number for number in own if not self.holders[number].by_wish])
            if watcher not in self.watchers:
                self.watchers.append(watcher)
            if comes and own:
                self._seating_changed()
            else:
                self.tell(watcher)
                self.on_change()  # bots that nobody looked at think again
            for said in self.chat.heard_by(watcher.seat):
                watcher.send(said)

    def leave(self, watcher: Watcher) -> None:
        """A pair of eyes is gone."""
        if watcher in self.watchers:
            self.seating.depart(watcher)
            watcher.seat = None
            guest = watcher.guest
            if guest is not None and self.seating.seats_of(guest) and not self.seating.is_present(guest):
                self.seating.went(guest)
                self._seating_changed()

    def at_row(self, guest: int | None, seat: int | None, number: int | None) -> Moment:
        """The table after a row (None: the last), through my own eyes or, once the game is over, anyone's."""
        eyes = Seat(seat) if seat is not None and seat < len(self.holders) else None
        if eyes is not None and not self.is_over() and eyes not in self.seating.seats_of(guest):
            raise Refusal("not-your-seat")
        row = self.row if number is None else min(number, self.row)
        is_open = row >= self.history.open_from
        if not is_open and row < self.row:
            raise Refusal("memory-table", self.course.game.memory_clause)
        with self.lock:
            view = self.course.past.table_after(row).view(eyes)
            events = heard(self.history.told[row], eyes) if is_open else []
        return {"number": row, "rows": self.row, "view": cast(TableView[str], view), "events": events}

    def _seating_changed(self) -> None:
        """Somebody sat down, came, went, or let a bot answer."""
        self.seating.changed()
        self.taking_back.look()
        self.publish()

    def publish(self) -> None:
        """Tell everyone who watches how things stand."""
        for watcher in self.watchers:
            self.tell(watcher)
        self.on_change()

    def tell(self, watcher: Watcher) -> None:
        """Tell one pair of eyes how things stand: what it knows already is left out."""
        seat = watcher.seat
        view = self.drafts.view(seat)
        rest = {
            "question": self.drafts.question(seat) if seat is not None else None,
            "may": self.drafts.options(seat, self.table.may(seat)) if seat is not None else [],
            "undo": self.taking_back.told_to(seat),
            "wish": self.taking_back.wish(),
            "sitters": self.seating.sitters_for(watcher.guest, self.is_over()),
            "clock": self.time.now(),
            "rematch": self.rematch,
            "open_from": self.history.open_from,
            "pace": self.pace,
        }
        events = self.history.since(watcher.told_up_to, seat)
        new_view, new_rest = watcher.learn(self.row, view, rest)
        watcher.send(Update(self.id, self.row, seat, events, new_view, **new_rest))

    async def say(self, seat: Seat, text: str, to: int | None = None) -> None:
        """A line of chat from a seat, to all or to one other seat."""
        async with self.lock:
            self.chat.check(seat, to, len(self.holders), self.is_over())
            await self.chat.add(Spoken(seat, self.holders[seat].name, to, text))
            for watcher in self.watchers:
                if to is None or watcher.seat in (seat, to):
                    watcher.send(self.chat.heard_by(watcher.seat)[-1])


def refusal_of(refused: IllegalPick) -> Refusal:
    """What the rules object to, as the client hears it."""
    objection = refused.objection
    return Refusal(objection.reason, objection.clause, dict(objection.facts))


def refused_for(objection: Objection) -> Refused:
    """What the rules would object to."""
    return Refused(objection.reason, objection.clause or None, dict(objection.facts))
