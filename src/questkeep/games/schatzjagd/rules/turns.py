"""A turn from dawn to dusk, in the order of its steps (section 5 of RULES.md)."""

from __future__ import annotations

from typing import ClassVar, Final

from questkeep.games.schatzjagd.rules import moves
from questkeep.games.schatzjagd.rules.casting import SpellWindow
from questkeep.games.schatzjagd.rules.deaths import lose_life, lose_part
from questkeep.games.schatzjagd.rules.deck import Kind
from questkeep.games.schatzjagd.rules.ending import finish
from questkeep.games.schatzjagd.rules.influence import INFLUENCE
from questkeep.games.schatzjagd.rules.journey import ROLL
from questkeep.games.schatzjagd.rules.magic import Jump
from questkeep.games.schatzjagd.rules.piles import REFILL
from questkeep.games.schatzjagd.rules.shapes import Phase
from questkeep.games.schatzjagd.rules.table import NONE, NOTHING, Table
from questkeep.kernel.chance import Chance
from questkeep.kernel.errors import Objection
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Code
from questkeep.kernel.steps import NOBODY, Step


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
        lose_life(table, seat, NONE, player.poison)


REST_ALONE: Final = [moves.REST]


class SkipTest(SpellWindow):
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
        if isinstance(kind.last, Jump):
            skip_a_day(table)
        else:
            table.todo.append(self)


def skip_a_day(table: Table) -> None:
    """[S-82] Part 1 is lost."""
    player = table.me()
    player.skip -= 1
    table.tell("skipped", {"seat": table.active, "left": player.skip})
    lose_part(table)


class EndTurn(Step[Table]):
    """[S-25, S-26] The next lord's turn, or the end of the last day."""

    def run(self, table: Table, chance: Chance) -> int:
        player = table.me()
        if not player.has_searched:
            player.search_days = 0
        if table.rules.days and table.turn % table.seats == 0 and table.day() >= table.rules.days:
            finish(table, "days", [])
        else:
            begin_turn(table, table.next_seat())
        return NOBODY


END_TURN: Final = EndTurn()
AFTER_DAWN: Final[list[Step[Table]]] = [END_TURN, REFILL, INFLUENCE, ROLL, SkipTest()]
"""[S-26] The steps of a turn after dawn, the next one last."""
