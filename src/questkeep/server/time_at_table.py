"""Whose time runs at a table, and what an answer earns."""

from __future__ import annotations

import time

from questkeep.kernel.course import Course, Trial
from questkeep.kernel.event import Seat
from questkeep.kernel.game import WITHDRAW
from questkeep.server.clock import ClockFace
from questkeep.server.messages import Clock
from questkeep.server.seats import SeatHolder


class TimeAtTable:
    """The clock of one table, running for the persons who are asked."""

    def __init__(self, clock: ClockFace, course: Course, holders: list[SeatHolder]) -> None:
        self.clock = clock
        self.course = course
        self.holders = holders
        self.begin()

    def begin(self) -> None:
        """From this moment on time is used."""
        self.moved_at = time.monotonic()

    def now(self) -> Clock | None:
        """The clocks at this moment."""
        if self.clock.kind == "off":
            return None
        running = self._running()
        used = time.monotonic() - self.moved_at
        left = [seconds - used if seat in running else seconds for seat, seconds in enumerate(self.clock.left)]
        return Clock(left, running)

    def out_of_time(self) -> list[Seat]:
        """The persons whose clock has run out."""
        clock = self.now()
        return [] if clock is None else [Seat(seat) for seat in clock.running if clock.left[seat] <= 0]

    def stop(self) -> None:
        """Take the time used since the last change off the clocks that ran."""
        self.clock.spend(self._running(), time.monotonic() - self.moved_at)
        self.begin()

    def reward(self, trial: Trial) -> None:
        """An answer brings time; whatever else is said brings none."""
        if self.clock.kind == "off":
            return
        seat = trial.pick.seat
        if trial.code == WITHDRAW:
            self.clock.reopened([seat])
        elif trial.is_answer:
            self.clock.answered(seat, self.course.answers(seat) + 1)

    def _running(self) -> list[int]:
        """The seats whose time runs: persons who are asked. Bots and open seats have all the time in the world."""
        return [int(seat) for seat in self.course.table.asked() if self.holders[seat].kind() == "person"]
