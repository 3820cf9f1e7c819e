"""A match as it happens: rows come one by one, and the engine knows what hinders taking a step back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from questkeep.kernel.chance import Rng
from questkeep.kernel.errors import IllegalPick, Objection
from questkeep.kernel.event import Seat
from questkeep.kernel.game import WITHDRAW, Code, Game, State
from questkeep.kernel.past import Past
from questkeep.kernel.replay import UNDO, Pick, Record, is_undo, open_again, opening, table_after

SECRET: Final = -1  # a choice was locked or withdrawn in secret: on the table nothing has changed yet
SILENT: Final = 0  # nobody has learned anything by it
HEARD: Final = 1  # something was said unasked: to unsay it the others must agree, or a limit to talking would be none
SHOWN: Final = 2  # something hidden was shown, or luck was rolled
REOPENED: Final = 3  # no step, but the place to which somebody went back after something was shown


class Step:
    """A row that counts, and how much it hinders taking a step back."""

    def __init__(self, row: int, seat: Seat, effect: int, answers: int, heard: int, previous: int) -> None:
        self.row = row
        self.seat = seat
        self.effect = effect
        self.answers = answers  # how many questions the seat has answered up to here
        self.heard = heard  # how many events had been told before
        self.previous = previous  # the place of the last step that its seat had made before; -1 if it had made none


class Trial:
    """A pick carried out on a copy of the table: nothing of it counts before the course takes it over."""

    def __init__(self, pick: Pick, code: Code, table: State, is_answer: bool, effect: int) -> None:
        self.pick = pick
        self.code = code
        self.table = table  # it has told what happened in this row, and nothing else
        self.is_answer = is_answer  # to a question, not something said unasked
        self.effect = effect


class Course:
    """The table of a record and the steps that led to it.

    A step is free to undo if it touched no luck and showed nobody anything hidden, and nobody else has answered since.
    """

    def __init__(self, game: Game, record: Record, start: State | None = None) -> None:
        self.game = game
        self.record = record
        self.steps: list[Step] = []
        self.latest: list[int] = [-1] * len(record.players)  # the place of each seat's last step
        self.opened: list[Seat] = []  # whose locked choices the last row has opened again, if it was an undo
        self.past = Past(game, record, opening(game, record) if start is None else start)
        self.table: State = self.past.table_at(0)
        self.table.listen()
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
        heard = events_of(self.table)
        code = self.table.parse(pick.seat, pick.notation)
        self._note(self._carried_out(self.table, pick, code), heard)

    def attempt(self, pick: Pick, code: Code) -> Trial:
        """What a pick with this code would do; a refusal is an IllegalPick."""
        table = self.table.clone()
        table.told = []
        return self._carried_out(table, pick, code)

    def take(self, trial: Trial) -> None:
        """Go on with a trial of the next row."""
        self.opened = []
        heard = events_of(self.table)
        told = self.table.told
        if told is not None and trial.table.told is not None:
            told.extend(trial.table.told)
        trial.table.told = told
        self.table = trial.table
        self._note(trial, heard)

    def _carried_out(self, table: State, pick: Pick, code: Code) -> Trial:
        luck = Rng.keyed(self.record.seed, self.row + 1)
        untouched = luck.counter
        reveals = table.reveals
        is_answer = code in table.options(pick.seat)
        table.apply(pick.seat, code, luck)
        effect = SILENT if is_answer else HEARD
        if luck.counter != untouched or table.reveals != reveals:
            effect = SHOWN
        elif code == WITHDRAW or (is_answer and table.can_withdraw(pick.seat)):
            effect = SECRET
        return Trial(pick, code, table, is_answer, effect)

    def _note(self, trial: Trial, heard: int) -> None:
        """The row of a trial counts from now on."""
        seat = trial.pick.seat
        self.record.picks.append(trial.pick)
        answers = self.answers(seat) + trial.is_answer
        self.steps.append(Step(self.row, seat, trial.effect, answers, heard, self.latest[seat]))
        self.latest[seat] = len(self.steps) - 1
        self.past.note(self.row, self.table)

    def _go_back(self, pick: Pick) -> None:
        """Take the seat's last step back, and all that came after it."""
        kept = self.latest[pick.seat]
        if kept < 0:
            raise IllegalPick(Objection("undo", "nothing-to-undo"))
        table = self.past.table_at(kept)
        table.told = []
        if pick.notation != UNDO:
            self.opened = [Seat(seat) for seat in range(table.seats) if table.can_withdraw(Seat(seat))]
            open_again(self.game, table, pick, Rng.keyed(self.record.seed, self.row + 1))
        heard = self.steps[kept].heard
        told = self.table.told
        if told is not None:  # what had been told up to there stays told
            del told[heard:]
            told.extend(table.told)
            table.told = told
        self.table = table
        self.record.picks.append(pick)
        self._forget(kept)
        if pick.notation != UNDO:
            self.steps.append(Step(self.row, pick.seat, REOPENED, 0, heard, -1))
            self.past.note(self.row, table)

    def _forget(self, kept: int) -> None:
        """Only so many of the steps count any longer."""
        for step in reversed(self.steps[kept:]):
            if step.effect != REOPENED:
                self.latest[step.seat] = step.previous
        del self.steps[kept:]
        self.past.forget(kept)

    def answers(self, seat: Seat) -> int:
        """How many questions the seat has answered, as far as it counts."""
        place = self.latest[seat]
        return self.steps[place].answers if place >= 0 else 0

    def last_step(self, seat: Seat, steps: int = 1) -> int:
        """The row of the first of the seat's last steps, so many of those that count."""
        return self.steps[self._place_of(seat, steps)].row

    def steps_to_undo(self, seat: Seat) -> int:
        """How many of its last steps a seat must take back so that the table changes; 0 if it cannot change by that.

        What it has locked and withdrawn again, with nothing but secret choices since, has come to nothing by itself.
        """
        if self.table.can_withdraw(seat):
            return 1
        idle = len(self.steps)
        while idle > 0 and self.steps[idle - 1].effect in (SECRET, REOPENED):
            idle -= 1
        steps, place = 1, self.latest[seat]
        while place >= idle:
            steps, place = steps + 1, self.steps[place].previous
        return steps if place >= 0 else 0

    def _place_of(self, seat: Seat, steps: int) -> int:
        """The place of the first of the seat's last steps, so many of them."""
        place = self.latest[seat]
        for _ in range(steps - 1):
            place = self.steps[place].previous
        return place

    def can_undo(self, seat: Seat) -> bool:
        """Whether the seat has made a step that counts."""
        return self.latest[seat] >= 0

    def can_undo_freely(self, seat: Seat) -> bool:
        """Whether the seat may take its last step back without asking anyone."""
        if not self.steps:
            return False
        last = self.steps[-1]
        return last.seat == seat and last.effect <= SILENT

    def has_shown(self, seat: Seat) -> bool:
        """Whether the seat's last step has shown something or rolled luck, or somebody has answered since.

        What others answer may show what they hold, even where it is theirs to take back.
        """
        place = self.latest[seat]
        return place >= 0 and (self.steps[place].effect == SHOWN or place < len(self.steps) - 1)

    def goes_back_with(self, seat: Seat, steps: int = 1) -> list[Seat]:
        """Whose choices are open again if its last steps are taken back by consent: made since, or locked already."""
        kept = self._place_of(seat, steps)
        table = self.past.table_at(kept)
        locked = {Seat(other) for other in range(table.seats) if table.can_withdraw(Seat(other))}
        return sorted(locked.union(step.seat for step in self.steps[kept:]) - {seat})


def events_of(table: State) -> int:
    """How many events a table has told."""
    return len(table.told) if table.told is not None else 0


def replay(game: Game, record: Record, watch: Callable[[State, int], None] | None = None) -> State:
    """The table after all picks; `watch` sees the table before the first and after each one."""
    if watch is None:
        return table_after(game, record, len(record.picks))
    copy = Record(
        record.game, record.version, record.options, record.deck, record.seed, record.players, [], record.is_practice
    )
    course = Course(game, copy)
    watch(course.table, 0)
    for row, pick in enumerate(record.picks, 1):
        course.go(pick)
        watch(course.table, row)
    return course.table
