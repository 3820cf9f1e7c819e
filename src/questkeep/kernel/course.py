"""A match as it happens: rows come one by one, and the engine knows what hinders taking a step back."""

from __future__ import annotations

from typing import Final

from questkeep.kernel.chance import Rng
from questkeep.kernel.errors import IllegalPick, Objection
from questkeep.kernel.event import Seat
from questkeep.kernel.game import WITHDRAW, Game, State
from questkeep.kernel.replay import UNDO, Pick, Record, is_undo, open_again, opening, play_row

SILENT: Final = 0  # nobody has learned anything by it
HEARD: Final = 1  # something was said unasked: to unsay it the others must agree, or a limit to talking would be none
SHOWN: Final = 2  # something hidden was shown, or luck was rolled
REOPENED: Final = 3  # no step, but the place to which somebody went back after something was shown


class Step:
    """A row that counts, and how much it hinders taking a step back."""

    def __init__(self, row: int, seat: Seat, effect: int, answers: int) -> None:
        self.row = row
        self.seat = seat
        self.effect = effect
        self.answers = answers  # how many questions the seat has answered up to here


class Course:
    """The table of a record and the steps that led to it.

    A step is free to undo if it touched no luck and showed nobody anything hidden, and nobody else has answered since.
    """

    def __init__(self, game: Game, record: Record, start: State | None = None) -> None:
        self.game = game
        self.record = record
        self.steps: list[Step] = []
        self.opened: list[Seat] = []  # whose locked choices the last row has opened again, if it was an undo
        self._start: State = opening(game, record) if start is None else start  # it is copied, never changed
        self.table: State = self._table_after([])
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
        self.opened = []
        if is_undo(pick.notation):
            self._go_back(pick)
            return
        luck = Rng.keyed(self.record.seed, self.row + 1)
        untouched = luck.counter
        reveals = self.table.reveals
        code = self.table.parse(pick.seat, pick.notation)
        is_answer = code in self.table.options(pick.seat)
        self.table.apply(pick.seat, code, luck)
        self.record.picks.append(pick)
        effect = SILENT if is_answer or code == WITHDRAW else HEARD
        if luck.counter != untouched or self.table.reveals != reveals:
            effect = SHOWN
        self.steps.append(Step(self.row, pick.seat, effect, self.answers(pick.seat) + is_answer))

    def _go_back(self, pick: Pick) -> None:
        """Take the seat's last step back, and all that came after it."""
        kept = self._last_step_of(pick.seat)
        if kept < 0:
            raise IllegalPick(Objection("undo", "nothing-to-undo"))
        steps = self.steps[:kept]
        table = self._table_after(steps)
        if pick.notation != UNDO:
            self.opened = [Seat(seat) for seat in range(table.seats) if table.can_withdraw(Seat(seat))]
            open_again(self.game, table, pick, Rng.keyed(self.record.seed, self.row + 1))
            steps.append(Step(self.row + 1, pick.seat, REOPENED, 0))
        self.record.picks.append(pick)
        self.table = table
        self.steps = steps

    def _table_after(self, steps: list[Step]) -> State:
        """The table after these steps, built anew with the same luck."""
        table = self._start.clone()
        table.listen()
        for step in steps:
            play_row(self.game, table, self.record, step.row)
        return table

    def _last_step_of(self, seat: Seat) -> int:
        """The place of the seat's last step; -1 if it has made none."""
        for place in range(len(self.steps) - 1, -1, -1):
            step = self.steps[place]
            if step.seat == seat and step.effect != REOPENED:
                return place
        return -1

    def answers(self, seat: Seat) -> int:
        """How many questions the seat has answered, as far as it counts."""
        place = self._last_step_of(seat)
        return self.steps[place].answers if place >= 0 else 0

    def can_undo(self, seat: Seat) -> bool:
        """Whether the seat has made a step that counts."""
        return self._last_step_of(seat) >= 0

    def can_undo_freely(self, seat: Seat) -> bool:
        """Whether the seat may take its last step back without asking anyone."""
        if not self.steps:
            return False
        last = self.steps[-1]
        return last.seat == seat and last.effect == SILENT

    def has_shown(self, seat: Seat) -> bool:
        """Whether the seat's last step has shown something or rolled luck, or somebody has answered since.

        What others answer may show what they hold, even where it is theirs to take back.
        """
        place = self._last_step_of(seat)
        return place >= 0 and (self.steps[place].effect == SHOWN or place < len(self.steps) - 1)
