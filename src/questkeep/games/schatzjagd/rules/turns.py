"""How the game begins, and how a turn goes from dawn to dusk (sections 3, 5 and 6 of RULES.md)."""

from __future__ import annotations

from typing import Final

from questkeep.games.schatzjagd.rules.deck import LIFE, NAMES
from questkeep.games.schatzjagd.rules.plays import PlayingTable
from questkeep.games.schatzjagd.rules.table import (
    ARRIVE,
    FRAMES,
    JOURNEY_BEGINS,
    NONE,
    NOTHING,
    PART_TWO,
    REFILL,
    SKIP_TEST,
    TURN_ENDS,
    WALK,
)
from questkeep.kernel.chance import Chance
from questkeep.kernel.event import Event

TURN: Final = [FRAMES[kind] for kind in (TURN_ENDS, REFILL, PART_TWO, JOURNEY_BEGINS, SKIP_TEST)]
"""[S-26] The steps of a turn after dawn, the next one last."""


class TurningTable(PlayingTable):
    """A table on which the days go by."""

    def take_castle(self, seat: int, land: int) -> None:
        """[S-15] A lord moves in."""
        player = self.players[seat]
        player.land = land
        player.castle = player.field = self.deck.board.lands[land].castle

    def choose_castle(self, seat: int, land: int, chance: Chance) -> None:
        """[S-15] In seat order; then the game begins."""
        self.take_castle(seat, land)
        if self.told is not None:
            self.tell(Event("castle-chosen", {"seat": seat, "castle": self.deck.board.lands[land].name}))
        self.reveals += 1
        if seat + 1 < self.seats:
            self.answering = seat + 1
        else:
            self.begin(chance)

    def begin(self, chance: Chance) -> None:
        """[S-19] Seats go clockwise round the board; the highest die begins."""
        self.order = sorted(range(self.seats), key=lambda seat: self.players[seat].land)
        rolling = self.order
        while len(rolling) > 1:
            dice = [chance.die(6) for _ in rolling]
            if self.told is not None:
                self.tell(Event("start-rolled", {"seats": list(rolling), "dice": dice}))
            rolling = [seat for seat, die in zip(rolling, dice, strict=True) if die == max(dice)]
        self.start = rolling[0]
        if self.told is not None:
            self.tell(Event("game-begun", {"seat": self.start}))
        self.begin_turn(self.start)

    def begin_turn(self, seat: int) -> None:
        """[S-26, S-80] A new turn, and dawn."""
        self.turn += 1
        self.active = seat
        self.die = self.steps = 0
        self.has_stepped = self.has_played = self.has_fled = self.has_challenged = False
        self.bought = 0
        self.used = self.throws = NOTHING
        self.showing = NONE
        player = self.players[seat]
        player.has_searched = False
        if self.rules.closes_the_past:
            self.chapter += 1  # [S-134]
        if self.told is not None:
            self.tell(Event("turn-began", {"seat": seat, "turn": self.turn, "day": self.day()}))
        self.todo += TURN
        if player.poison:
            if self.told is not None:
                self.tell(Event("poison-worked", {"seat": seat, "number": player.poison}))
            self.add(seat, LIFE, -player.poison)
            if self.life_of(seat) == 0:
                self.die_of(seat, NONE)

    def roll(self, chance: Chance) -> None:
        """[S-30] The pips are the most steps of this day."""
        self.die = self.throw(1, chance)[0]
        self.steps += self.die
        if self.told is not None:
            self.tell(Event("rolled", {"seat": self.active, "die": self.die, "steps": self.steps}))
        self.do_next(WALK)

    def step(self, field: int) -> None:
        """[S-31, S-32] One step; an obstacle ends the journey."""
        self.move(field)
        self.has_stepped = True
        self.steps -= 1
        if self.told is not None:
            self.tell(Event("stepped", {"seat": self.active, "field": NAMES[field]}))
        self.do_next(ARRIVE if self.is_obstacle(field) else WALK)

    def end_turn(self) -> None:
        """[S-25, S-26] The next lord, or the end of the last day."""
        player = self.me()
        if not player.has_searched:
            player.search_days = 0
        if self.rules.days and self.turn % self.seats == 0 and self.day() >= self.rules.days:
            self.finish("days", [])
            return
        for place, seat in enumerate(self.order):
            if seat == self.active:
                self.begin_turn(self.order[(place + 1) % self.seats])
                return
