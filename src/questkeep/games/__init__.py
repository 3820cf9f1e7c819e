"""The games of the house."""

from questkeep.games import enchanters, fetch_quest, tschak
from questkeep.kernel.game import Game

CATALOGUE: dict[str, Game] = {game.key: game for game in (tschak.GAME, enchanters.GAME, fetch_quest.GAME)}
"""The one list of games."""


def game_named(key: str) -> Game:
    """The game with this key; ValueError lists the games there are."""
    if key not in CATALOGUE:
        raise ValueError(f"there is no game {key!r}; there is {', '.join(CATALOGUE)}")
    return CATALOGUE[key]
