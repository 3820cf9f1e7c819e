"""The bots of the house: they play any game from a Perspective alone."""

from __future__ import annotations

from collections.abc import Callable

from questkeep.bots.bot import Bot, RandomBot
from questkeep.bots.greedy import GreedyBot
from questkeep.kernel.game import Game

BOTS: dict[str, Callable[[Game], Bot]] = {
    "random": lambda game: RandomBot(),
    "greedy": lambda game: GreedyBot(game.insight),
}
"""The one list of bots: how each is made for a game."""


def bot_named(key: str, game: Game) -> Bot:
    """The bot with this key, ready for the game; ValueError lists the bots there are."""
    if key not in BOTS:
        raise ValueError(f"there is no bot {key!r}; there is {', '.join(BOTS)}")
    return BOTS[key](game)
