"""Section L, exhaustively: every way in which three players can stand to each other."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from questkeep.games import CATALOGUE
from questkeep.games.tschak.rules.flow import Tschak
from questkeep.games.tschak.rules.table import Deal
from questkeep.kernel.chance import Rng

GAME = CATALOGUE["tschak"]


class Standing(NamedTuple):
    """What a player has in the end: monsters as floor bits, how many they are, their skulls, and gold."""

    floors: int
    monsters: int
    skulls: int
    gold: int


MONSTERS = [(0, 0, 0), (0b1, 1, 1), (0b100, 1, 2), (0b11, 2, 2), (0b10000, 1, 3), (0b110, 2, 3)]
STANDINGS = [Standing(*pile, gold) for pile in MONSTERS for gold in range(3)]


def test_t87_ranks_follow_points_and_then_fewer_monsters_wherever_one_sits() -> None:
    table = GAME.new(3, GAME.chosen_options({}), GAME.standard_deck(), Rng(0))
    assert isinstance(table, Tschak)
    # in this order floors 0 to 5 brought a rat, an imp, a spider, a ghoul, a golem and a basilisk
    table.deal = Deal(table.deal.hands, list(range(14)), list(range(14)))
    table.finish()
    for standings in product(STANDINGS, repeat=3):
        for player, standing in zip(table.players, standings, strict=True):
            player.monsters, player.gold = standing.floors, standing.gold
        points = [standing.gold - standing.skulls for standing in standings]
        ranks = [(standing.gold - standing.skulls, -standing.monsters) for standing in standings]
        places = [1 + sum(other > rank for other in ranks) for rank in ranks]
        outcome = table.outcome()
        assert outcome is not None
        assert outcome.scores == points
        assert outcome.places == places
        assert outcome.winners == [seat for seat, place in enumerate(places) if place == 1]
