"""How the game begins (section 3 of RULES.md)."""

from __future__ import annotations

from typing import ClassVar, Final

from questkeep.games.schatzjagd.rules import moves
from questkeep.games.schatzjagd.rules.asking import Asking
from questkeep.games.schatzjagd.rules.piles import put_in_hand, tell_drawn
from questkeep.games.schatzjagd.rules.shapes import Phase
from questkeep.games.schatzjagd.rules.table import HAND_SIZE, NONE, Table
from questkeep.games.schatzjagd.rules.turns import begin_turn
from questkeep.kernel.chance import Chance
from questkeep.kernel.errors import Objection
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Code

PRESETS: Final = {2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3]}  # [S-15] lands, clockwise


def set_up(table: Table, chance: Chance) -> None:
    """[S-15 … S-19] City, treasures, piles and hands; then the castles."""
    table.shops = list(range(len(table.deck.shops)))
    if not table.rules.fixed_city:
        chance.shuffle(table.shops)
    table.treasure_kinds = table.deck.treasure_kinds.copy()
    chance.shuffle(table.treasure_kinds)
    table.treasure_at = [NONE] * len(table.treasure_kinds)
    table.treasure_known = [0] * len(table.treasure_kinds)
    table.pile = list(range(len(table.deck.kind_of)))
    chance.shuffle(table.pile)
    for seat in range(table.seats):
        for _ in range(HAND_SIZE):
            put_in_hand(table, seat, table.pile.pop())
    if table.rules.chooses_castles:
        table.todo.append(ChooseCastle(0))
        return
    for seat, land in enumerate(PRESETS[table.seats]):
        take_castle(table, seat, land)
    begin(table, chance)


def take_castle(table: Table, seat: int, land: int) -> None:
    """[S-15] A lord moves in."""
    player = table.players[seat]
    player.land = land
    player.castle = player.field = table.deck.board.lands[land].castle


class ChooseCastle(Asking):
    """[S-15] In seat order each lord chooses a castle; then the game begins."""

    phase: ClassVar[Phase] = "choosing-castle"
    wanted: ClassVar[Objection] = Objection("S-15", "choose-a-castle")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Table, chance: Chance) -> int:
        return self.seat

    def options(self, table: Table, seat: Seat) -> list[Code]:
        taken = [player.land for player in table.players]
        return [Code(moves.CASTLE + land) for land in range(len(table.deck.board.lands)) if land not in taken]

    def answer(self, table: Table, seat: Seat, code: Code, chance: Chance) -> None:
        take_castle(table, seat, code - moves.CASTLE)
        castle = table.deck.board.lands[code - moves.CASTLE].name
        table.tell("castle-chosen", {"seat": seat, "castle": castle})
        if seat + 1 < table.seats:
            table.todo.append(ChooseCastle(seat + 1))
        else:
            table.reveals += 1
            begin(table, chance)


def begin(table: Table, chance: Chance) -> None:
    """[S-19] Seats go clockwise round the board; the highest die begins."""
    table.order = sorted(range(table.seats), key=lambda seat: table.players[seat].land)
    rolling = table.order
    while len(rolling) > 1:
        dice = [chance.die(6) for _ in rolling]
        table.tell("start-rolled", {"seats": list(rolling), "dice": dice})
        rolling = [seat for seat, die in zip(rolling, dice, strict=True) if die == max(dice)]
    table.start = rolling[0]
    table.tell("game-begun", {"seat": table.start})
    begin_turn(table, table.start)


def tell_opening(table: Table) -> None:
    """[S-16, S-18] What everybody begins with."""
    table.tell("city-laid-out", {"shops": [table.deck.shops[shop].key for shop in table.shops]})
    for seat, player in enumerate(table.players):
        tell_drawn(table, seat, player.hand)
