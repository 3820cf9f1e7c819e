"""Fetch Quest obeys the laws of every game."""

from __future__ import annotations

import pytest

from questkeep.bots import BOTS
from questkeep.games.fetch_quest import GAME
from questkeep.lab import laws
from questkeep.lab.walks import Setting, settings_of
from questkeep.lab.witness import FetchQuestWitness

SETTINGS = settings_of(GAME, FetchQuestWitness(), [BOTS["random"](GAME)])


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_law_holds(setting: Setting) -> None:
    laws.check_all(setting, 3, 4, "fetch quest")
