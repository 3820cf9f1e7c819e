"""What is still to be done, as data: steps that lie one upon another until somebody must be asked.

A step never changes, so copies of a table share it, and a table can be copied and replayed in the middle of an effect.
Whatever belongs to a step stands in its class: how it is done, whom it asks, what may be answered, what an answer does.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from questkeep.kernel.chance import Chance
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Code, State

TableT = TypeVar("TableT", bound=State)

NOBODY: Final = -1


class Step(Generic[TableT]):
    """One thing still to be done."""

    def run(self, table: TableT, chance: Chance) -> int:
        """Do it and say NOBODY; or do nothing and say who must be asked: a seat, or however a game counts several."""
        raise NotImplementedError


class Question(Step[TableT]):
    """A step that may ask: it stays on top until it is answered."""

    def options(self, table: TableT, seat: Seat) -> list[Code]:
        """What may be answered, in order."""
        raise NotImplementedError

    def answer(self, table: TableT, seat: Seat, code: Code, chance: Chance) -> None:
        """Carry out an answer that was offered; the step has been taken off and may lay down others."""
        raise NotImplementedError


def run_steps(todo: list[Step[TableT]], table: TableT, chance: Chance) -> int:
    """Do what is to be done, from the top; who must be asked, by the step that stays on top, or NOBODY."""
    while todo:
        step = todo.pop()
        asked = step.run(table, chance)
        if asked != NOBODY:
            todo.append(step)
            return asked
    return NOBODY
