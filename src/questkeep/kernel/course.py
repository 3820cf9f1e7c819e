"""A match as it happens: rows come one by one, and the engine knows which step may be taken back freely."""

from __future__ import annotations

from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat
from questkeep.kernel.game import WITHDRAW, Game, State
from questkeep.kernel.replay import UNDO, Pick, Record, after_row, last_step_of, opening


class Course:
    """The table of a record and the steps that led to it.

    A step is free to undo if it touched no luck and showed nobody anything hidden, and nobody else has answered since.
    What was said unasked has been heard: to unsay it the others must agree, or a limit to talking would be none.
    """

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.record = record
        self.table: State = opening(game, record)
        self.table.listen()
        self.steps: list[Pick] = []
        self.free: list[bool] = []
        picks = record.picks
        record.picks = []
        for pick in picks:
            self.go(pick)

    @property
    def row(self) -> int:
        """How many rows have been written."""
        return len(self.record.picks)

    def go(self, pick: Pick) -> None:
        """Carry out the next row; a refusal (IllegalPick) leaves everything as it was."""
        if pick.notation == UNDO:
            kept = last_step_of(pick.seat, self.steps)
            self.record.picks.append(pick)
            self.table = after_row(self.game, self.table, self.record, self.row)
            del self.steps[kept:]
            del self.free[kept:]
            return
        luck = Rng.keyed(self.record.seed, self.row + 1)
        untouched = luck.counter
        reveals = self.table.reveals
        code = self.table.parse(pick.seat, pick.notation)
        is_said = code != WITHDRAW and code not in self.table.options(pick.seat)
        self.table.apply(pick.seat, code, luck)
        self.record.picks.append(pick)
        self.steps.append(pick)
        self.free.append(luck.counter == untouched and self.table.reveals == reveals and not is_said)

    def can_undo(self, seat: Seat) -> bool:
        """Whether the seat has made a step that counts."""
        return any(step.seat == seat for step in self.steps)

    def can_undo_freely(self, seat: Seat) -> bool:
        """Whether the seat may take its last step back without asking anyone."""
        return bool(self.steps) and self.steps[-1].seat == seat and self.free[-1]
