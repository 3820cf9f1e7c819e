"""A record is a whole game: its set-up, its seed and its picks; replaying it gives the same table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from questkeep.kernel.chance import Rng
from questkeep.kernel.errors import IllegalPick, Objection
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Deck, Game, State
from questkeep.kernel.perspective import open_choices

UNDO: Final = "undo"
"""Written in a record where a seat took its last step back: it and all that came after it do not count, but their
rows and their luck are spent."""

UNDO_OPEN: Final = "undo open"
"""The same after something was shown: whatever was locked in secret before that step is open again too."""

UNDO_ANEW: Final = "undo anew"
"""The same at a practice table, with the seats that have seen it: `undo anew 0 2`. All that none of them could know
before that step is dealt anew by the luck of this row."""


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
        is_practice: bool = False,
    ) -> None:
        self.game = game
        self.version = version
        self.options = options
        self.deck = deck
        self.seed = seed
        self.players = players  # who sits where: a person's name, or the key of a bot
        self.picks = picks
        self.is_practice = is_practice  # steps may have been taken back after something was shown


def is_undo(notation: str) -> bool:
    """Whether a row takes a step back, in any of the three ways."""
    return notation == UNDO or notation.startswith(UNDO + " ")


def undo_anew(seats: list[Seat]) -> str:
    """The row that deals anew what none of these seats could know.

    >>> undo_anew([Seat(2), Seat(0)])
    'undo anew 0 2'
    """
    return " ".join([UNDO_ANEW, *[str(seat) for seat in sorted(seats)]])


def opening(game: Game, record: Record) -> State:
    """The table before the first pick: row 0 of the record's luck deals it."""
    return game.new(len(record.players), record.options, record.deck, Rng.keyed(record.seed, 0), record.version)


def play_pick(table: State, record: Record, row: int) -> None:
    """Carry out the record's pick of this row (the first is 1) with the luck of its row."""
    pick = record.picks[row - 1]
    table.apply(pick.seat, table.parse(pick.seat, pick.notation), Rng.keyed(record.seed, row))


def counted_rows(picks: list[Pick]) -> list[int]:
    """The rows (from 1) that count: an undo cancels its seat's last step that still did, and all after it.

    An undo that does more than that counts itself, in the place of what it has cancelled.
    """
    rows: list[int] = []
    for row, pick in enumerate(picks, 1):
        if is_undo(pick.notation):
            del rows[last_step_of(pick.seat, [picks[counted - 1] for counted in rows]) :]
        if pick.notation != UNDO:
            rows.append(row)
    return rows


def last_step_of(seat: Seat, steps: list[Pick]) -> int:
    """The index of the seat's last step; IllegalPick if it has made none."""
    for index in range(len(steps) - 1, -1, -1):
        if steps[index].seat == seat and not is_undo(steps[index].notation):
            return index
    raise IllegalPick(Objection("undo", "nothing-to-undo"))


def play_row(game: Game, table: State, record: Record, row: int) -> None:
    """Carry out a row that counts: a pick, or what an undo does besides going back."""
    pick = record.picks[row - 1]
    if is_undo(pick.notation):
        open_again(game, table, pick, Rng.keyed(record.seed, row))
    else:
        play_pick(table, record, row)


def open_again(game: Game, table: State, pick: Pick, luck: Rng) -> None:
    """What an undo does besides going back: no lock survives, and what was seen is worth nothing any more."""
    open_choices(table, None, luck)
    if pick.notation == UNDO_OPEN:
        return
    if game.finality_clause is not None:
        raise IllegalPick(Objection(game.finality_clause, "shown-is-shown"))
    table.deal_anew(seats_of_undo(pick, table.seats), luck)


def seats_of_undo(pick: Pick, seats: int) -> list[Seat]:
    """The seats that an `undo anew` names, its own among them; IllegalPick if it is written in any other way."""
    words = pick.notation.removeprefix(UNDO_ANEW).split()
    known = [str(number) for number in range(seats)]
    named = [Seat(int(word)) for word in words if word in known]
    if pick.seat not in named or undo_anew(named) != pick.notation or len(set(named)) != len(named):
        raise IllegalPick(Objection("undo", "not-understood"))
    return named


def after_row(game: Game, table: State, record: Record, row: int) -> State:
    """The table to go on with after the record's pick of this row (the first is 1).

    A pick changes the table itself; an undo builds the one before the last step anew, with the same luck.
    """
    if not is_undo(record.picks[row - 1].notation):
        play_pick(table, record, row)
        return table
    earlier = opening(game, record)
    if table.told is not None:
        earlier.listen()
    for number in counted_rows(record.picks[:row]):
        play_row(game, earlier, record, number)
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
