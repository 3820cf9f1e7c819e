"""The bots of the house: they play any game from a Perspective alone."""

from __future__ import annotations

from collections.abc import Callable
from math import inf

from questkeep.bots.bot import Bot, RandomBot
from questkeep.bots.careless import CarelessBot
from questkeep.bots.greedy import GreedyBot
from questkeep.bots.search import SearchBot
from questkeep.kernel.game import Game

BOTS: dict[str, Callable[[Game, float], Bot]] = {
    "random": lambda game, seconds: RandomBot(),
    "greedy": lambda game, seconds: GreedyBot(game.insight),
    "novice": lambda game, seconds: CarelessBot(game.insight, 1.0),
    "apprentice": lambda game, seconds: CarelessBot(game.insight, 0.4),
    "adept": lambda game, seconds: GreedyBot(game.insight),
    "master": lambda game, seconds: SearchBot(game.insight, game.insight.budgets[0], seconds),
    "grandmaster": lambda game, seconds: SearchBot(game.insight, game.insight.budgets[1], seconds),
}
"""The one list of bots: how each is made for a game, with so many seconds for an answer."""

LEVELS = ("novice", "apprentice", "adept", "master", "grandmaster")
"""The bots that people are offered, the weakest first."""

QUICK_BOTS = ("random", "greedy")
"""Those that answer so fast that every law can be tried on them in every position."""


def bot_named(key: str, game: Game, seconds: float = inf) -> Bot:
    """The bot with this key, ready for the game; ValueError lists the bots there are."""
    if key not in BOTS:
        raise ValueError(f"there is no bot {key!r}; there is {', '.join(BOTS)}")
    return BOTS[key](game, seconds)
