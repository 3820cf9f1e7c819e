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
    stages = [stage for stage in GAME.study.stages(seats) if stage.position is not None]
    assert len(stages) == 5
    for stage in stages:
        assert stage.position is not None
        table = GAME.arrange(seats, GAME.chosen_options(stage.options), GAME.standard_deck(), stage.position)
        play_to_end(table, [bot_named("random", GAME)] * seats, "study")
        assert stage.position["attempt"] in GAME.study.happened(table)[DEFEATED]
