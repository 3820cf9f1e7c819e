"""Where a game has come from: to go back there, or to look at it again, without playing everything anew."""

from __future__ import annotations

from typing import Final

from questkeep.kernel.game import Game, State
from questkeep.kernel.replay import Record, counted_rows, play_row

LANDMARK_EVERY: Final = 64
LANDMARK_AFTER: Final = 32
MOST_NEAR: Final = 8


class Past:
    """The rows that count, and some of the tables they led to.

    Every 64th table is a landmark and stays, so that any row can be looked at again; one must have been played on from
    for a while, so that going to and fro there leaves no crowd of them. Around the place to which a step was last taken
    back lie a few more tables, the nearer the closer: many undos cost about as much as so many picks.
    """

    def __init__(self, game: Game, record: Record, start: State) -> None:
        self.game = game
        self.record = record
        self.start = start  # it is copied, never changed
        self.rows: list[int] = []
        self.landmarks: dict[int, State] = {}  # by the last of their rows
        self.coming: State | None = None  # at the next place of a landmark, if the game is just beyond it
        self.near: list[State] = []
        self.near_at: list[int] = []  # after how many rows

    def note(self, row: int, table: State) -> None:
        """A row that counts has been carried out, and this is the table now."""
        self.rows.append(row)
        beyond = len(self.rows) % LANDMARK_EVERY
        if beyond == 0:
            self.coming = table.clone()
        elif beyond == LANDMARK_AFTER and self.coming is not None:
            self.landmarks[self.rows[len(self.rows) - 1 - beyond]] = self.coming
            self.coming = None

    def forget(self, count: int) -> None:
        """Only so many of the rows count any longer."""
        if count < self._place_of_coming():
            self.coming = None
        self._forget_near(count)
        del self.rows[count:]

    def table_at(self, count: int) -> State:
        """The table after so many of the rows; some on the way there are kept, at half the distance each time."""
        self._forget_near(count)
        begin = self._landmark_before(self.rows, count)
        table = self._landmark(self.rows, begin)
        if self.coming is not None and begin < self._place_of_coming() <= count:
            begin = self._place_of_coming()
            table = self.coming
        if self.near_at and self.near_at[-1] > begin:
            begin = self.near_at[-1]
            table = self.near[-1]
        table = table.clone()
        for played in range(begin, count):
            distance = count - played
            if played > begin and distance & (distance - 1) == 0:
                self._keep_near(played, table)
            play_row(self.game, table, self.record, self.rows[played])
        if count > begin:
            self._keep_near(count, table)
        return table

    def table_after(self, row: int) -> State:
        """The table after any row of the record so far, also one that counts no longer."""
        rows = counted_rows(self.record.picks[:row])
        begin = self._landmark_before(rows, len(rows))
        table = self._landmark(rows, begin).clone()
        for played in range(begin, len(rows)):
            play_row(self.game, table, self.record, rows[played])
        return table

    def _place_of_coming(self) -> int:
        return len(self.rows) - len(self.rows) % LANDMARK_EVERY

    def _landmark_before(self, rows: list[int], count: int) -> int:
        """After how many of these rows the last landmark stands."""
        place = count - count % LANDMARK_EVERY
        while place > 0 and rows[place - 1] not in self.landmarks:
            place -= LANDMARK_EVERY
        return place

    def _landmark(self, rows: list[int], place: int) -> State:
        return self.landmarks[rows[place - 1]] if place else self.start

    def _keep_near(self, count: int, table: State) -> None:
        self.near_at.append(count)
        self.near.append(table.clone())
        if len(self.near) > MOST_NEAR:
            del self.near_at[0]
            del self.near[0]

    def _forget_near(self, count: int) -> None:
        while self.near_at and self.near_at[-1] > count:
            self.near_at.pop()
            self.near.pop()
