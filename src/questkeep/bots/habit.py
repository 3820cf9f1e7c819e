"""A bot that answers as the play-outs of a search do: by habit, at once."""

from __future__ import annotations

from questkeep.bots.bot import Bot
from questkeep.kernel.chance import Rng
from questkeep.kernel.game import Code, Insight
from questkeep.kernel.perspective import Perspective


class HabitBot(Bot):
    """Follows the game's habits in a world that it imagines; the lab tunes them with it."""

    def __init__(self, insight: Insight) -> None:
        self.insight = insight

    def choose(self, perspective: Perspective, rng: Rng) -> Code:
        options = perspective.options()
        if len(options) == 1:
            return options[0]
        return self.insight.reply(perspective.imagine(rng), perspective.seat, options, rng)
