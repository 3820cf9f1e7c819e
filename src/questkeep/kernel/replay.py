"""A record is a whole game: its set-up, its seed and its picks; replaying it gives the same table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from questkeep.kernel.chance import Rng
from questkeep.kernel.errors import IllegalPick, Objection
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Deck, Game, State

UNDO: Final = "undo"
"""Written in a record where a seat took its last step back: it and all that came after it do not count, but their
rows and their luck are spent."""


class Pick:
    """One answer as it was written down: who said what."""

    def __init__(self, seat: Seat, notation: str) -> None:
        self.seat = seat
        self.notation = notation


class Record:
    """Game, rules version, options, deck, seed, players and picks: everything else follows from these."""

    def __init__(
        self,
        game: str,
        version: int,
        options: Mapping[str, str],
        deck: Deck,
        seed: str,
        players: list[str],
        picks: list[Pick],
    ) -> None:
        self.game = game
        self.version = version
        self.options = options
        self.deck = deck
        self.seed = seed
        self.players = players  # who sits where: a person's name, or the key of a bot
        self.picks = picks


def opening(game: Game, record: Record) -> State:
    """The table before the first pick: row 0 of the record's luck deals it."""
    return game.new(len(record.players), record.options, record.deck, Rng.keyed(record.seed, 0), record.version)


def play_pick(table: State, record: Record, row: int) -> None:
    """Carry out the record's pick of this row (the first is 1) with the luck of its row."""
    pick = record.picks[row - 1]
    table.apply(pick.seat, table.parse(pick.seat, pick.notation), Rng.keyed(record.seed, row))


def counted_rows(picks: list[Pick]) -> list[int]:
    """The rows (from 1) whose picks count: an undo cancels its seat's last one that still did, and all after it."""
    rows: list[int] = []
    for row, pick in enumerate(picks, 1):
        if pick.notation == UNDO:
            del rows[last_step_of(pick.seat, [picks[counted - 1] for counted in rows]) :]
        else:
            rows.append(row)
    return rows


def last_step_of(seat: Seat, steps: list[Pick]) -> int:
    """The index of the seat's last step; IllegalPick if it has made none."""
    for index in range(len(steps) - 1, -1, -1):
        if steps[index].seat == seat:
            return index
    raise IllegalPick(Objection("undo", "nothing-to-undo"))


def after_row(game: Game, table: State, record: Record, row: int) -> State:
    """The table to go on with after the record's pick of this row (the first is 1).

    A pick changes the table itself; an undo builds the one before the last step anew, with the same luck.
    """
    if record.picks[row - 1].notation != UNDO:
        play_pick(table, record, row)
        return table
    earlier = opening(game, record)
    if table.told is not None:
        earlier.listen()
    for number in counted_rows(record.picks[:row]):
        play_pick(earlier, record, number)
    return earlier


def replay(game: Game, record: Record, watch: Callable[[State, int], None] | None = None) -> State:
    """The table after all picks; `watch` sees the table before the first and after each one."""
    table = opening(game, record)
    if watch is not None:
        watch(table, 0)
    for row in range(1, len(record.picks) + 1):
        table = after_row(game, table, record, row)
        if watch is not None:
            watch(table, row)
    return table
