"""A match as it happens: rows come one by one, and a step may be taken back."""

from __future__ import annotations

from typing import Final

from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Game, State
from questkeep.kernel.replay import Pick, Record, opening

UNDO: Final = "undo"
"""Written in a record where a step was taken back: the step before it does not count, but its luck is spent."""


class Step:
    """A pick that counts, with the row whose luck it used, and whether taking it back would be free."""

    def __init__(self, row: int, pick: Pick, free: bool) -> None:
        self.row = row
        self.pick = pick
        self.free = free


class Course:
    """The table of a record and the way it got there.

    A step is free to undo if it touched no luck and showed nobody anything hidden, and nobody else has answered since.
    """

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.record = record
        self.steps: list[Step] = []
        self.row = 0
        self.table = self._opening()
        picks = record.picks
        record.picks = []
        for pick in picks:
            self.go(pick)

    def _opening(self) -> State:
        table = opening(self.game, self.record)
        table.listen()
        return table

    def go(self, pick: Pick) -> None:
        """Carry out the next row; a refusal (IllegalPick) leaves everything as it was."""
        if pick.notation == UNDO:
            self._take_back()
        else:
            self._carry_out(pick, self.row + 1)
        self.row += 1
        self.record.picks.append(pick)

    def _carry_out(self, pick: Pick, row: int) -> None:
        table = self.table
        luck = Rng.keyed(self.record.seed, row)
        untouched = luck.counter
        hidden_before = table.reveals
        table.apply(pick.seat, table.parse(pick.seat, pick.notation), luck)
        free = luck.counter == untouched and table.reveals == hidden_before
        self.steps.append(Step(row, pick, free))

    def _take_back(self) -> None:
        steps = self.steps[:-1]
        self.steps = []
        self.table = self._opening()
        for step in steps:
            self._carry_out(step.pick, step.row)

    def last_seat(self) -> Seat | None:
        """Who made the last step that counts."""
        return self.steps[-1].pick.seat if self.steps else None

    def can_undo_freely(self, seat: Seat) -> bool:
        """Whether the seat may take its last step back without asking anyone."""
        return bool(self.steps) and self.steps[-1].pick.seat == seat and self.steps[-1].free
