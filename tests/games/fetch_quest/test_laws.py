"""Fetch Quest obeys the laws of every game also from late positions that random play never reaches."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from questkeep.bots import bot_named
from questkeep.games.fetch_quest import GAME
from questkeep.games.fetch_quest.cards import read_deck
from questkeep.games.fetch_quest.position import arrange
from questkeep.kernel.chance import Chance
from questkeep.kernel.game import Deck, Game, State
from questkeep.lab import laws
from questkeep.lab.walks import settings_of
from questkeep.lab.witness import FetchQuestWitness

LATE: list[dict[str, object]] = [
    {
        "mission": "B",
        "moment": "turn",
        "hands": {"0": ["FM1", "FM4", "FS8", "FS4"], "1": ["FW7", "F0M"]},
        "secret": {"0": ["FM5"], "1": ["FM8"]},
        "retreated": [2],
    },
    {
        "mission": "D",
        "hands": {"0": ["FM3", "FS7", "FM6", "FW8", "FS2", "FS6"]},
        "secret": {"1": ["FM8", "FS1"], "2": ["FM5"]},
        "fortune-size": 3,
    },
    {
        "moment": "enemy",
        "queue": ["CA1", "CA2", "CA3", "CA4", "CA5"],
        "down": ["CA2", "CA3", "CA4", "CA5"],
        "hands": {"0": ["F0M", "F0M", "F0S"], "1": ["F0S", "FM1"], "2": ["F0W"]},
    },
    {
        "mission": "C",
        "moment": "action",
        "bounty": 30,
        "defeated": True,
        "hands": {"0": ["F0M", "FS4", "F0S"], "1": ["F0S", "FM1"], "2": ["F0W"]},
    },
]
"""Seals, the last Mission with hardly a Fortune card left, the Rest, and the Rest after an action."""


def beginning_at(position: Mapping[str, object], talk: str) -> Game:
    """The game as if every deal led to this position."""

    def new(seats: int, options: Mapping[str, str], deck: Deck, chance: Chance, version: int) -> State:
        table = GAME.arrange(seats, GAME.chosen_options({"talk": talk}), deck, position, version)
        table.told = None
        return table

    parts = (arrange, GAME.insight, GAME.card_faces)
    return Game(GAME.key, GAME.version, GAME.seats, [], new, read_deck, GAME.standard_deck, *parts)


@pytest.mark.parametrize("talk", ["structured", "open-hands"])
@pytest.mark.parametrize("position", LATE, ids=["seals", "king", "rest", "bounty"])
def test_every_law_holds_late_in_the_game(position: dict[str, object], talk: str) -> None:
    for setting in settings_of(beginning_at(position, talk), FetchQuestWitness(), [bot_named("random", GAME)])[::3]:
        laws.check_all(setting, 2, 3, "late")
