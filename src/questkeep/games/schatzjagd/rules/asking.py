"""What all questions of Schatzjagd have in common: who is asked, and what somebody who errs is told."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import trait

from questkeep.games.schatzjagd.rules.deck import ANY, NOT_FIGHT
from questkeep.games.schatzjagd.rules.shapes import Phase, SchatzjagdNotes
from questkeep.games.schatzjagd.rules.table import Table
from questkeep.kernel.chance import Chance
from questkeep.kernel.errors import Objection
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Code
from questkeep.kernel.steps import Question


@trait
class Milestone:
    """[S-34, S-108] Where a part of the turn begins: what is lost of the part before goes as far as this."""


class Asking(Question[Table]):
    """A question; most are put to the lord whose turn it is.

    Who is asked follows from public facts alone: a lord without a spell is asked like one with a spell.
    """

    phase: ClassVar[Phase]
    wanted: ClassVar[Objection]
    """What it wants to hear: said to whoever says something else."""
    verb_of_fields: ClassVar[str] = ""
    """What is meant by touching a field."""

    # Declared again for tables of this game: so compiled code calls them without a look at the table's class.

    def options(self, table: Table, seat: Seat) -> list[Code]:
        raise NotImplementedError

    def answer(self, table: Table, seat: Seat, code: Code, chance: Chance) -> None:
        raise NotImplementedError

    def run(self, table: Table, chance: Chance) -> int:
        return table.active

    def opens(self, window: int) -> bool:
        """[S-28, S-137] Whether now is the time for a spell of this window."""
        return window in (ANY, NOT_FIGHT)

    def note(self, table: Table, seat: int, facts: SchatzjagdNotes) -> None:
        """Add facts that help this seat to answer."""

    def object_to(self, table: Table, code: Code) -> Objection:
        """Why this answer, which casts no spell, is not allowed."""
        return self.wanted

    def fallback(self, options: list[Code]) -> Code:
        """[S-140] The safe answer for somebody absent: the first, wherever nothing else is said."""
        return options[0]


def asking(table: Table) -> Asking:
    """The present question of a game that is not over."""
    question = table.todo[-1]
    assert isinstance(question, Asking)
    return question
