"""How the game begins, and a turn from dawn to dusk, in the order of its steps (sections 3 and 5 of RULES.md)."""

from __future__ import annotations

from typing import ClassVar, Final

from questkeep.games.schatzjagd.rules import casting, deaths, ending, influence, journey, magic, moves, piles
from questkeep.games.schatzjagd.rules.asking import Asking
from questkeep.games.schatzjagd.rules.deck import Kind
from questkeep.games.schatzjagd.rules.shapes import Phase
from questkeep.games.schatzjagd.rules.table import HAND_SIZE, NONE, NOTHING, Table
from questkeep.kernel.chance import Chance
from questkeep.kernel.errors import Objection
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Code
from questkeep.kernel.steps import NOBODY, Step

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
            piles.put_in_hand(table, seat, table.pile.pop())
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
        piles.tell_drawn(table, seat, player.hand)


def begin_turn(table: Table, seat: int) -> None:
    """[S-26, S-80] A new turn: dawn, when poison works, and what follows."""
    table.turn += 1
    table.active = seat
    table.die = table.steps = 0
    table.has_stepped = table.has_played = table.has_fled = table.has_challenged = False
    table.bought = 0
    table.used = table.throws = NOTHING
    table.showing = NONE
    player = table.players[seat]
    player.has_searched = False
    if table.rules.closes_the_past:
        table.chapter += 1  # [S-134]
    if table.told is not None:
        table.tell("turn-began", {"seat": seat, "turn": table.turn, "day": table.day()})
    table.todo += AFTER_DAWN
    if player.poison:
        table.tell("poison-worked", {"seat": seat, "number": player.poison})
        deaths.lose_life(table, seat, NONE, player.poison)


REST_ALONE: Final = [moves.REST]


class SkipTest(casting.SpellWindow):
    """[S-28, S-82] A spell may still come before it shows whether he loses part 1."""

    phase: ClassVar[Phase] = "resting"
    wanted: ClassVar[Objection] = Objection("S-82", "rest-or-cast")

    def run(self, table: Table, chance: Chance) -> int:
        if table.me().skip:
            if not table.has_played:
                return table.active
            skip_a_day(table)
        return NOBODY

    def answers(self, table: Table) -> list[Code]:
        return REST_ALONE

    def decide(self, table: Table, seat: Seat, code: Code, chance: Chance) -> None:
        skip_a_day(table)

    def go_on(self, table: Table, kind: Kind) -> None:
        """[Z1] Magic travel does not give back the journey."""
        if isinstance(kind.last, magic.Jump):
            skip_a_day(table)
        else:
            table.todo.append(self)


def skip_a_day(table: Table) -> None:
    """[S-82] Part 1 is lost."""
    player = table.me()
    player.skip -= 1
    table.tell("skipped", {"seat": table.active, "left": player.skip})
    deaths.lose_part(table)


class EndTurn(Step[Table]):
    """[S-25, S-26] The next lord's turn, or the end of the last day."""

    def run(self, table: Table, chance: Chance) -> int:
        player = table.me()
        if not player.has_searched:
            player.search_days = 0
        if table.rules.days and table.turn % table.seats == 0 and table.day() >= table.rules.days:
            ending.finish(table, "days", [])
        else:
            begin_turn(table, table.next_seat())
        return NOBODY


END_TURN: Final[EndTurn] = EndTurn()
AFTER_DAWN: Final[list[Step[Table]]] = [END_TURN, piles.REFILL, influence.INFLUENCE, journey.ROLL, SkipTest()]
"""[S-26] The steps of a turn after dawn, the next one last."""
