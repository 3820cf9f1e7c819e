"""A record is a whole game: its set-up, its seed and its picks; replaying it gives the same table."""

from __future__ import annotations

from collections.abc import Mapping
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


def understood(table: State, pick: Pick) -> Pick:
    """The pick in the words in which the table itself writes it; IllegalPick if it is not allowed there."""
    code = table.parse(pick.seat, pick.notation)
    objection = table.objection(pick.seat, code)
    if objection is not None:
        raise IllegalPick(objection)
    return Pick(pick.seat, table.notation(pick.seat, code))


def counted_rows(picks: list[Pick]) -> list[int]:
    """The rows (from 1) that count: an undo cancels its seat's last step that still did, and all after it.

    An undo that does more than that counts itself, in the place of what it has cancelled.
    """
    rows: list[int] = []
    steps: list[Pick] = []
    for row, pick in enumerate(picks, 1):
        if is_undo(pick.notation):
            kept = last_step_of(pick.seat, steps)
            del rows[kept:]
            del steps[kept:]
        if pick.notation != UNDO:
            rows.append(row)
            steps.append(pick)
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


def table_after(game: Game, record: Record, row: int, is_listening: bool = False) -> State:
    """The table after so many rows of a record; only what still counts then is played."""
    table = opening(game, record)
    if is_listening:
        table.listen()
    for counted in counted_rows(record.picks[:row]):
        play_row(game, table, record, counted)
    return table
