"""Part 1: the roll, and the journey step by step (section 6 of RULES.md)."""

from __future__ import annotations

from typing import ClassVar, Final

from questkeep.games.schatzjagd.rules import arrival, casting, moves
from questkeep.games.schatzjagd.rules.deck import FIELDS, FIGHT, NAMES
from questkeep.games.schatzjagd.rules.shapes import Phase, SchatzjagdNotes
from questkeep.games.schatzjagd.rules.table import NONE, Table
from questkeep.kernel.chance import Chance
from questkeep.kernel.errors import Objection
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Code
from questkeep.kernel.steps import NOBODY

ROLL_ALONE: Final = [moves.ROLL]


class Journey(casting.SpellWindow):
    """A moment of the journey: more spells can be cast."""

    def opens(self, window: int) -> bool:
        return window != FIGHT


class Roll(Journey):
    """[S-28, S-30] He rolls, unless a spell comes first."""

    phase: ClassVar[Phase] = "rolling"
    wanted: ClassVar[Objection] = Objection("S-30", "roll-or-cast")

    def run(self, table: Table, chance: Chance) -> int:
        if not table.has_played:
            return table.active
        roll(table, chance)
        return NOBODY

    def answers(self, table: Table) -> list[Code]:
        return ROLL_ALONE

    def decide(self, table: Table, seat: Seat, code: Code, chance: Chance) -> None:
        roll(table, chance)


def roll(table: Table, chance: Chance) -> None:
    """[S-30] The pips are the most steps of this day."""
    table.die = table.throw(1, chance)[0]
    table.steps += table.die
    if table.told is not None:
        table.tell("rolled", {"seat": table.active, "die": table.die, "steps": table.steps})
    table.todo.append(WALK)


class Walk(Journey):
    """[S-31] One step after another, until he stops, is stopped, or has none left."""

    phase: ClassVar[Phase] = "stepping"
    wanted: ClassVar[Objection] = Objection("S-31", "step-or-stop")
    verb_of_fields: ClassVar[str] = "step"

    def run(self, table: Table, chance: Chance) -> int:
        if table.steps:
            return table.active
        table.todo.append(arrival.ARRIVE)
        return NOBODY

    def answers(self, table: Table) -> list[Code]:
        """[S-31, S-40] He may stop or take a step: into the city only with the first one."""
        board = table.deck.board
        return (board.steps_outside if table.has_stepped else board.steps)[table.me().field]

    def decide(self, table: Table, seat: Seat, code: Code, chance: Chance) -> None:
        """[S-32] An obstacle ends the journey."""
        if code == moves.STOP:
            table.todo.append(arrival.ARRIVE)
            return
        field = code - moves.STEP
        table.move(field)
        table.has_stepped = True
        table.steps -= 1
        if table.told is not None:
            table.tell("stepped", {"seat": seat, "field": NAMES[field]})
        table.todo.append(arrival.ARRIVE if table.is_obstacle(field) else self)

    def note(self, table: Table, seat: int, facts: SchatzjagdNotes) -> None:
        facts["steps"] = table.steps
        facts["ways"] = ways_within(table)

    def object_to(self, table: Table, code: Code) -> Objection:
        field, here = code - moves.STEP, table.me().field
        if not 0 <= field < FIELDS:
            return super().object_to(table, code)
        if here != NONE and field in table.deck.board.ways[here]:
            return Objection("S-40", "night-before-the-wall", {"field": NAMES[field]})
        return Objection("S-31", "not-a-neighbour", {"field": NAMES[field]})


WALK: Final[Walk] = Walk()
ROLL: Final[Roll] = Roll()


def ways_within(table: Table) -> dict[str, str]:
    """[S-31, S-32, S-40] Every field that the steps left can reach, with the one before it on a shortest way there."""
    board, start = table.deck.board, table.me().field
    ways: dict[int, int] = {}
    reached = [start]
    for length in range(table.steps):
        nearer = reached
        reached = []
        doors = board.ways_outside if length or table.has_stepped else board.ways
        for field in nearer:
            for after in doors[field]:
                if after not in ways and after != start:
                    ways[after] = field
                    if not table.is_obstacle(after):
                        reached.append(after)
    return {NAMES[field]: NAMES[before] for field, before in ways.items()}
