"""A bot that looks one answer ahead: it tries each option in a few imagined worlds and takes the best on average."""

from __future__ import annotations

from typing import Final

from questkeep.bots.bot import Bot
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Code, Insight, State
from questkeep.kernel.perspective import Perspective

MOST_ANSWERS: Final = 100  # of other seats, before the table is judged as it stands
LUCKS: Final = 1 << 30


class GreedyBot(Bot):
    """Believes the game's insight, and that all others answer at random."""

    def __init__(self, insight: Insight) -> None:
        self.insight = insight

    def choose(self, perspective: Perspective, rng: Rng) -> Code:
        """The promising option with the highest average value; of equal ones the first."""
        options, values = self.judged(perspective, rng)
        return options[values.index(max(values))]

    def judged(self, perspective: Perspective, rng: Rng) -> tuple[list[Code], list[float]]:
        """The promising options and the sum of their values in the worlds; a single one is not judged."""
        options = perspective.options()
        if len(options) > 1:
            world = perspective.imagine(rng)
            options = self.considered(world, perspective.seat, options)
        values = [0.0] * len(options)
        if len(options) == 1:
            return options, values
        for number in range(self.insight.worlds):
            if number:
                world = perspective.imagine(rng)
            luck = rng.below(LUCKS)  # every option meets the same worlds and the same luck
            for place, code in enumerate(options):
                values[place] += self.value_of(world.clone(), perspective.seat, code, Rng(luck))
        return options, values

    def considered(self, table: State, seat: Seat, options: list[Code]) -> list[Code]:
        """Those of the options that are compared."""
        return self.insight.promising(table, seat, options)

    def remark(self, perspective: Perspective, rng: Rng) -> Code | None:
        """What the game's insight would have said, if it may be said."""
        if not perspective.may():
            return None
        code = self.insight.remark(perspective.imagine(rng), perspective.seat)
        return code if code is not None and code in perspective.may() else None

    def value_of(self, table: State, seat: Seat, code: Code, rng: Rng) -> float:
        """How well the seat stands when it is asked again after this answer."""
        table.apply(seat, code, rng)
        for _ in range(MOST_ANSWERS):
            asked = table.asked()
            if not asked or seat in asked or not self.insight.is_patient:
                break
            options = table.options(asked[0])
            table.apply(asked[0], options[rng.below(len(options))], rng)
        return self.insight.value(table, seat)
