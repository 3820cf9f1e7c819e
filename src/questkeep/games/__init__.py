"""The games of the house."""

from questkeep.games import enchanters, fetch_quest, schatzjagd, tschak
from questkeep.kernel.game import Game

GAMES = (tschak.GAME, enchanters.GAME, schatzjagd.GAME, fetch_quest.GAME)
CATALOGUE: dict[str, Game] = {game.key: game for game in GAMES}
"""The one list of games."""


def game_named(key: str) -> Game:
    """The game with this key; ValueError lists the games there are."""
    if key not in CATALOGUE:
        raise ValueError(f"there is no game {key!r}; there is {', '.join(CATALOGUE)}")
    return CATALOGUE[key]
