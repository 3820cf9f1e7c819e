"""The table as one seat may think of it: all that a bot ever receives."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from questkeep.kernel.chance import Chance
from questkeep.kernel.errors import RuleBug
from questkeep.kernel.event import Seat
from questkeep.kernel.game import WITHDRAW, Code, State, View


@mypyc_attr(allow_interpreted_subclasses=True)  # the lab lets a bot see everything, to measure what that is worth
class Perspective:
    """One seat's knowledge of a table. The true table is re-dealt once and then forgotten."""

    def __init__(self, table: State, seat: Seat, chance: Chance) -> None:
        self.seat = seat
        self.seats = table.seats
        self._world = imagined(table, seat, chance)

    def view(self) -> View:
        """What the seat sees."""
        return self._world.view(self.seat)

    def asked(self) -> list[Seat]:
        """Who must answer, this seat among them."""
        return self._world.asked()

    def options(self) -> list[Code]:
        """What the seat may answer."""
        return self._world.options(self.seat)

    def may(self) -> list[Code]:
        """What the seat may say unasked."""
        return self._world.may(self.seat)

    def notation(self, code: Code) -> str:
        """An answer as people write it."""
        return self._world.notation(self.seat, code)

    def fallback(self) -> Code:
        """The safe answer."""
        return self._world.fallback(self.seat)

    def imagine(self, chance: Chance) -> State:
        """A table that could be the true one, as far as the seat knows; others' locked choices are open again."""
        return imagined(self._world, self.seat, chance)


def imagined(table: State, seat: Seat, chance: Chance) -> State:
    """A copy of the table with everything the seat cannot know dealt anew."""
    world = table.clone()
    world.redeal_unseen(seat, chance)
    open_choices(world, seat, chance)
    if seat not in world.asked() and world.asked() and seat not in world.addressed():
        raise RuleBug(f"seat {seat} asked for a perspective while it is not asked")
    return world


def open_choices(world: State, seat: Seat | None, chance: Chance) -> None:
    """Take back what the others (None: what all) have locked in secret: they might still choose anything."""
    for number in range(world.seats):
        other = Seat(number)
        if other != seat and world.can_withdraw(other):
            world.apply(other, WITHDRAW, chance)
