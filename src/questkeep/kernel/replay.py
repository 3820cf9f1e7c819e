"""A record is a whole game: its set-up, its seed and its picks; replaying it gives the same table."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Deck, Game, State


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
    return game.new(len(record.players), record.options, record.deck, Rng.keyed(record.seed, 0))


def play_pick(table: State, record: Record, row: int) -> None:
    """Carry out the record's pick of this row (the first is 1) with the luck of its row."""
    pick = record.picks[row - 1]
    table.apply(pick.seat, table.parse(pick.seat, pick.notation), Rng.keyed(record.seed, row))


def replay(game: Game, record: Record, watch: Callable[[State, int], None] | None = None) -> State:
    """The table after all picks; `watch` sees the table before the first and after each one."""
    table = opening(game, record)
    if watch is not None:
        watch(table, 0)
    for row in range(1, len(record.picks) + 1):
        play_pick(table, record, row)
        if watch is not None:
            watch(table, row)
    return table
