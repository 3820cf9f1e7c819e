"""Golden records: games that every later build must replay exactly, and what everybody may see in them.

Who is asked, every option in notation, the picks and the outcome bind for ever under the rules version of the record.
What views and events look like may change: then FORM rises, and the same worlds must still be told apart by everyone.
"""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Final

from questkeep.kernel.chance import Rng
from questkeep.kernel.course import replay
from questkeep.kernel.event import Seat, heard
from questkeep.kernel.game import Game, State
from questkeep.kernel.replay import Record
from questkeep.lab.walks import as_text
from questkeep.records import RecordFile, write_record

FORM: Final = 3
"""The shape of views, notes and events: raise it when they change, and write the records anew (`make golden-form`)."""
LOOKED_INTO: Final = 16
"""In so many moments of a game it is asked who can tell which worlds apart."""
MARKS_IN_A_LINE: Final = 24
MARKS: Final = ["asks", "seen", "knows"]


class Marks:
    """Four hexadecimal digits for every row of a game: of what was asked, of what was seen, of what could be known."""

    def __init__(self) -> None:
        self.asks: list[str] = []
        self.seen: list[str] = []
        self.knows: list[str] = []
        self.outcome = ""


def mark_of(data: object) -> str:
    """Four digits that stand for plain data."""
    return blake2b(as_text(data).encode(), digest_size=2).hexdigest()


def marks_of(game: Game, record: Record, is_whole: bool = True) -> Marks:
    """Replay a record, and mark what is asked after each row; if it is to be whole, also what is seen and known."""
    marks = Marks()
    rows = len(record.picks)
    stride = max(1, rows // LOOKED_INTO)
    told_before = 0

    def watch(table: State, row: int) -> None:
        nonlocal told_before
        marks.asks.append(mark_of(questions(table)))
        if row == rows:
            marks.outcome = outcome_of(table)
        if not is_whole:
            return
        if row == 0:
            table.listen()
        told = table.told or []
        news = told[told_before:]  # after an undo the table has told less, and nothing new
        told_before = len(told)
        observers: list[Seat | None] = [*map(Seat, range(table.seats)), None]
        marks.seen.append(mark_of([[known_to(table, observer), heard(news, observer)] for observer in observers]))
        if row % stride == 0:
            marks.knows.append(mark_of(told_apart(table, observers, f"{record.seed}/{row}")))

    replay(game, record, watch)
    return marks


def outcome_of(table: State) -> str:
    """Points, places and winners."""
    outcome = table.outcome()
    return "none" if outcome is None else f"{outcome.scores} {outcome.places} {outcome.winners}"


def questions(table: State) -> object:
    """Who is asked, what each may answer, and what each may say unasked."""
    seats = [Seat(number) for number in range(table.seats)]
    return [
        [int(seat) for seat in table.asked()],
        [[table.notation(seat, code) for code in table.options(seat)] for seat in seats],
        [[table.notation(seat, code) for code in table.may(seat)] for seat in seats],
    ]


def told_apart(table: State, observers: list[Seat | None], luck: str) -> list[list[bool]]:
    """For worlds dealt anew as each seat knows them: who notices. This does not depend on how views are written."""
    before = [known_to(table, observer) for observer in observers]
    found: list[list[bool]] = []
    for dealer in observers:
        world = table.clone()
        world.redeal_unseen(dealer, Rng(f"{luck}/{dealer}"))
        found.append([known_to(world, observer) != sight for observer, sight in zip(observers, before, strict=True)])
    return found


def known_to(table: State, observer: Seat | None) -> str:
    """All that an observer sees and is offered now."""
    offered = [] if observer is None else [table.options(observer), table.may(observer), table.notes(observer)]
    return as_text([table.view(observer), offered])


def golden_text(game: Game, record: Record) -> str:
    """The file of a golden record: the record as everybody can watch it, and its marks."""
    marks = marks_of(game, record)
    lines = ["", "[golden]", f"form = {FORM}", f'outcome = "{marks.outcome}"']
    for name, row in zip(MARKS, (marks.asks, marks.seen, marks.knows), strict=True):
        chunks = [row[start : start + MARKS_IN_A_LINE] for start in range(0, len(row), MARKS_IN_A_LINE)]
        lines += [f'{name} = """\\', *(" ".join(chunk) + " \\" for chunk in chunks), '"""']
    return write_record(record) + "\n".join(lines) + "\n"


class Golden:
    """A golden record from its file."""

    def __init__(self, path: Path) -> None:
        file = RecordFile(path)
        self.game = file.game
        self.record = file.record
        golden = file.file.table("golden")
        self.form = int(golden["form"])
        self.marks = Marks()
        self.marks.outcome = str(golden["outcome"])
        self.marks.asks, self.marks.seen, self.marks.knows = (str(golden[name]).split() for name in MARKS)

    def differences(self) -> list[str]:
        """What is otherwise today, in words; empty if everything is the same."""
        now = marks_of(self.game, self.record)
        found = self._broken_rules(now)
        if (moment := first_difference(self.marks.knows, now.knows)) is not None:
            found.append(f"in moment {moment} of {len(now.knows)} somebody knows more or less than before")
        if self.form == FORM and (row := first_difference(self.marks.seen, now.seen)) is not None:
            found.append(f"after row {row} a view, a note or an event is written otherwise: raise FORM (lab/golden.py)")
        if self.form != FORM:
            found.append(f"is marked in form {self.form}, and the form is {FORM} now: make golden-form")
        return found

    def broken_rules(self) -> list[str]:
        """What the rules do otherwise today: the quick half of `differences`, whatever is seen."""
        return self._broken_rules(marks_of(self.game, self.record, is_whole=False))

    def _broken_rules(self, now: Marks) -> list[str]:
        found: list[str] = []
        rules = f"under rules version {self.record.version} of {self.game.key} this must never change"
        if (row := first_difference(self.marks.asks, now.asks)) is not None:
            found.append(f"after row {row} something else is asked or offered; {rules}")
        if self.marks.outcome != now.outcome:
            found.append(f"the game ended with {self.marks.outcome}, now with {now.outcome}; {rules}")
        return found


def first_difference(before: list[str], now: list[str]) -> int | None:
    """The first place in which two lists differ."""
    if before == now:
        return None
    pairs = zip(before, now, strict=False)
    return next((place for place, (one, other) in enumerate(pairs) if one != other), min(len(before), len(now)))
