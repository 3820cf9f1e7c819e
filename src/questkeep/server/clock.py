"""Clocks: a bank of time with an increment, or days per move. They run only while the server runs."""

from __future__ import annotations

import json
from collections.abc import Sequence

DAY = 86_400.0
GRACE = 60.0


class ClockFace:
    """Seconds left for every seat; `asked` seats use their own time, all others' clocks stand still.

    Kinds: "off"; "bank" (seconds, and an increment after each answer); "days" (a fresh bank for every answer).
    A question that is answered again, because a step was taken back or a choice withdrawn, brings no more time, and
    taking back brings none back.
    """

    def __init__(
        self,
        kind: str,
        bank: float,
        increment: float,
        left: list[float],
        rewarded: list[int] | None = None,
        reopened_for: list[int] | None = None,
        ran_out: list[int] | None = None,
    ) -> None:
        self.kind = kind
        self.bank = bank
        self.increment = increment
        self.left = left
        self.rewarded = rewarded or [0] * len(left)  # how many answers of each seat have had their reward
        self.reopened_for = reopened_for or []  # whose choice was open again after it had been locked
        self.ran_out = ran_out or [-1] * len(left)  # how many answers each seat had given when its time ran out

    @staticmethod
    def fresh(kind: str, bank: float, increment: float, seats: int) -> ClockFace:
        """A clock before the first move."""
        return ClockFace(kind, bank, increment, [bank] * seats)

    @staticmethod
    def read(text: str) -> ClockFace:
        """The clock as the store keeps it."""
        return ClockFace(**json.loads(text))

    def write(self) -> str:
        """The clock for the store: what was left at the last row. The time the server is down is nobody's loss."""
        return json.dumps(vars(self))

    def spend(self, seats: list[int], seconds: float) -> None:
        """Take used time off the clocks of these seats."""
        for seat in seats:
            self.left[seat] -= seconds

    def answered(self, seat: int, number: int) -> None:
        """A seat has given its nth answer: it gets its increment, or a fresh bank, unless it had that for it before."""
        if number <= self.rewarded[seat]:
            return
        self.rewarded[seat] = number
        if seat in self.reopened_for:
            return
        if self.kind == "bank":
            self.left[seat] += self.increment
        elif self.kind == "days":
            self.left[seat] = self.bank

    def reopened(self, seats: Sequence[int]) -> None:
        """The locked choices of these seats are open again: until something is shown, what they answer is no news."""
        self.reopened_for = sorted({*self.reopened_for, *seats})

    def moved_on(self) -> None:
        """Something was shown: whoever is asked now has not answered that yet."""
        self.reopened_for = []

    def stopped_for(self, seat: int, answers: int) -> None:
        """The time of a seat has run out after so many answers: a bot takes over."""
        self.ran_out[seat] = answers

    def returned(self, seat: int, answers: int) -> None:
        """Who comes back after his time has run out gets a little, once a bot has answered for him.

        Otherwise he would be sent away again at once; and before, he would have as much time as he liked.
        """
        if 0 <= self.ran_out[seat] < answers:
            self.left[seat] = max(self.left[seat], min(self.bank, GRACE))
            self.ran_out[seat] = -1
