"""A bot that judges like the greedy one, but not as surely: it errs as people do, more often where it matters less."""

from __future__ import annotations

from typing import Final

from questkeep.bots.greedy import GreedyBot
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Code, Insight, State
from questkeep.kernel.perspective import Perspective

GRAIN: Final = 1 << 20
LAPSES: Final = 0.6  # so many answers of the most careless are given without attention


class CarelessBot(GreedyBot):
    """Misjudges every option a little, measured by how far apart the options are; a plain blunder is rare."""

    def __init__(self, insight: Insight, slip: float) -> None:
        super().__init__(insight)
        self.slip = slip
        self.is_distracted = False

    def choose(self, perspective: Perspective, rng: Rng) -> Code:
        self.is_distracted = rng.below(GRAIN) < LAPSES * self.slip * GRAIN
        options, values = self.judged(perspective, rng)
        spread = max(values) - min(values)
        blurred = [value + self.slip * spread * mood(rng) for value in values]
        return options[blurred.index(max(blurred))]

    def considered(self, table: State, seat: Seat, options: list[Code]) -> list[Code]:
        """What is promising; without attention also what a sure player passes over at once."""
        promising = self.insight.promising(table, seat, options)
        if not self.is_distracted:
            return promising
        tempting = self.insight.candidates(table, seat, options)
        return promising + [code for code in tempting if code not in promising]


def mood(rng: Rng) -> float:
    """Luck around 0, seldom beyond 1 or below -1: the sum of three even throws, as wide as a normal one of a half."""
    return sum(rng.below(GRAIN) / GRAIN - 0.5 for _ in range(3))
