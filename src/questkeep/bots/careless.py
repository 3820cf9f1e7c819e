"""A bot that judges like the greedy one, but not as surely: it errs as people do, more often where it matters less."""

from __future__ import annotations

from questkeep.bots.greedy import GreedyBot
from questkeep.kernel.chance import Rng
from questkeep.kernel.game import Code, Insight
from questkeep.kernel.perspective import Perspective

GRAIN = 1 << 20


class CarelessBot(GreedyBot):
    """Misjudges every option a little, measured by how far apart the options are; a plain blunder is rare."""

    def __init__(self, insight: Insight, slip: float) -> None:
        super().__init__(insight)
        self.slip = slip

    def choose(self, perspective: Perspective, rng: Rng) -> Code:
        options, values = self.judged(perspective, rng)
        spread = max(values) - min(values)
        blurred = [value + self.slip * spread * mood(rng) for value in values]
        return options[blurred.index(max(blurred))]


def mood(rng: Rng) -> float:
    """Luck around 0, seldom beyond 1 or below -1: the sum of three even throws, as wide as a normal one of a half."""
    return sum(rng.below(GRAIN) / GRAIN - 0.5 for _ in range(3))
