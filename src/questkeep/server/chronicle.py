"""What was told in each row of a match, and which rows may still be looked at."""

from __future__ import annotations

from typing import Any

from questkeep.kernel.event import Seat, Told, heard
from questkeep.kernel.game import State


class Chronicle:
    """Row by row what was told; row 0 is the beginning. A memory table closes its past until the end."""

    def __init__(self, opening: list[Told]) -> None:
        self.told = [opening]
        self.open_from = 0
        self._chapters = [0]

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
