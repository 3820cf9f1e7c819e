"""The bots of the house: they play any game from a Perspective alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import inf

from questkeep.bots.bot import Bot, RandomBot
from questkeep.bots.careless import CarelessBot
from questkeep.bots.greedy import GreedyBot
from questkeep.bots.habit import HabitBot
from questkeep.bots.search import SearchBot
from questkeep.kernel.game import Game, Insight

BOTS: dict[str, Callable[[Insight, float], Bot]] = {
    "random": lambda insight, seconds: RandomBot(),
    "habit": lambda insight, seconds: HabitBot(insight),
    "greedy": lambda insight, seconds: GreedyBot(insight),
    "novice": lambda insight, seconds: CarelessBot(insight, 1.0),
    "apprentice": lambda insight, seconds: CarelessBot(insight, 0.4),
    "adept": lambda insight, seconds: GreedyBot(insight),
    "master": lambda insight, seconds: SearchBot(insight, insight.budgets[0], seconds),
    "grandmaster": lambda insight, seconds: SearchBot(insight, insight.budgets[1], seconds),
}
"""The one list of bots: how each is made for a game's insight, with so many seconds for an answer."""

LEVELS = ("novice", "apprentice", "adept", "master", "grandmaster")
"""The bots that people are offered, the weakest first."""

QUICK_BOTS = ("random", "habit", "greedy")
"""Those that answer so fast that every law can be tried on them in every position."""


SEARCHERS = ("master", "grandmaster")
"""Those that go by tuned weights where a game has them."""


def bot_named(key: str, game: Game, seconds: float = inf, weights: Mapping[str, float] | None = None) -> Bot:
    """The bot with this key, ready for the game, by its own weights or these; ValueError lists the bots there are."""
    if key not in BOTS:
        raise ValueError(f"there is no bot {key!r}; there is {', '.join(BOTS)}")
    insight = game.tuned_insight if key in SEARCHERS else game.insight
    return BOTS[key](insight if weights is None else insight.with_weights(weights), seconds)
