"""What was told in each row of a match, and which rows may still be looked at."""

from __future__ import annotations

from typing import Any

from questkeep.kernel.course import Course, Trial
from questkeep.kernel.event import Event, Seat, Told, heard
from questkeep.kernel.game import State
from questkeep.kernel.replay import UNDO, UNDO_ANEW, Pick, is_undo


class History:
    """Row by row what was told; row 0 is the beginning. A memory table closes its past until the end."""

    def __init__(self, opening: list[Told]) -> None:
        self.told = [opening]
        self.open_from = 0
        self._chapters = [0]

    def follow(self, course: Course, pick: Pick, trial: Trial | None = None) -> None:
        """Carry out the next row of a game, or take over a trial of it, and keep what was told in it."""
        undone: dict[str, object] = {}
        if is_undo(pick.notation) and course.can_undo(pick.seat):
            others = course.goes_back_with(pick.seat) if pick.notation != UNDO else []
            undone = {"since": course.last_step(pick.seat), "others": others}
        told_before = len(course.table.told or [])
        chapter = course.table.chapter
        if trial is None:
            course.go(pick)
        else:
            course.take(trial)
        told = (course.table.told or [])[told_before:]
        if is_undo(pick.notation):
            facts = {"seat": pick.seat, **undone, "anew": pick.notation.startswith(UNDO_ANEW)}
            told = [Told(Event("step-undone", facts))]
        self.add(told, chapter, course.table)

    def add(self, told: list[Told], chapter: int, table: State) -> None:
        """One more row, begun in this chapter, and how the table stands after it."""
        self.told.append(told)
        self._chapters.append(chapter)
        if not table.asked():
            self.open_from = 0
        elif chapter != table.chapter:
            first = table.first_open_chapter()
            self.open_from = next(
                row for row, chapter in enumerate([*self._chapters, table.chapter]) if chapter >= first
            )

    def since(self, row: int, seat: Seat | None) -> list[dict[str, Any]]:
        """What happened after a row, as this seat heard it, as far as it may still be looked up.

        Whoever has followed up to the row before hears the newest row whole, even where it closed a chapter.
        """
        newest = len(self.told) - 1
        first = row + 1 if row >= newest - 1 else max(row + 1, self.open_from)
        return [
            {"row": number, **event}
            for number, told in enumerate(self.told[first:], first)
            for event in heard(told, seat)
        ]
