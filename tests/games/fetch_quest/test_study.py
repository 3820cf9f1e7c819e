"""The prepared positions of the study show the Challenges that teams let be in whole games."""

from __future__ import annotations

import pytest

from questkeep.bots import bot_named
from questkeep.games.fetch_quest import GAME
from questkeep.games.fetch_quest.study import DEFEATED
from questkeep.lab.arena import play_to_end


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_challenge_of_the_last_letter_is_defeated_in_its_stage(seats: int) -> None:
    assert GAME.study is not None
    prepared = [start for start in GAME.study.prepared(seats) if start.position is not None]
    assert len(prepared) == 5
    for start in prepared:
        assert start.position is not None
        table = GAME.arrange(seats, GAME.chosen_options(start.options), GAME.standard_deck(), start.position)
        play_to_end(table, [bot_named("random", GAME)] * seats, "study")
        assert start.position["attempt"] in GAME.study.happened(table)[DEFEATED]
