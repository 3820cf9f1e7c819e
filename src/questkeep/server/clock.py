"""Clocks: a bank of time with an increment, or days per move. They run only while the server runs."""

from __future__ import annotations

import json

DAY = 86_400.0
GRACE = 60.0


class ClockFace:
    """Seconds left for every seat; `asked` seats use their own time, all others' clocks stand still.

    Kinds: "off"; "bank" (seconds, and an increment after each answer); "days" (a fresh bank for every answer).
    """

    def __init__(self, kind: str, bank: float, increment: float, left: list[float]) -> None:
        self.kind = kind
        self.bank = bank
        self.increment = increment
        self.left = left

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

    def answered(self, seat: int) -> None:
        """A seat has answered: it gets its increment, or a fresh bank."""
        if self.kind == "bank":
            self.left[seat] += self.increment
        elif self.kind == "days":
            self.left[seat] = self.bank

    def returned(self, seat: int) -> None:
        """Whoever comes back after his time has run out gets a little, or he would be sent away again at once."""
        self.left[seat] = max(self.left[seat], min(self.bank, GRACE))
