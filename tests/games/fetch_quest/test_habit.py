"""The habit that plays games on in a search, and the chance to win by which a search judges their tables."""

from __future__ import annotations

import pytest

from questkeep.bots import bot_named
from questkeep.games.fetch_quest import GAME
from questkeep.games.fetch_quest.outlook import SIGNS
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat
from questkeep.kernel.game import State
from questkeep.kernel.perspective import Perspective
from tests.games.fetch_quest.test_setup import new_table

INSIGHT = GAME.tuned_insight
ME = Seat(0)


def arranged(**position: object) -> State:
    named = {field.replace("_", "-"): value for field, value in position.items()}
    return GAME.arrange(3, GAME.chosen_options({}), GAME.standard_deck(), named)


def habit(table: State) -> str:
    """What the seat that is asked answers by habit."""
    seat = table.asked()[0]
    return table.notation(seat, INSIGHT.reply(table, seat, table.options(seat), Rng("luck")))


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_f94_by_habit_every_game_ends_and_what_others_hide_changes_no_answer(seats: int) -> None:
    for seed in range(4):
        table, rng = new_table(seats, f"{seed}"), Rng(f"habit {seed}")
        answers = 0
        while asked := table.asked():
            seat, answers = asked[0], answers + 1
            options = table.options(seat)
            code = INSIGHT.reply(table, seat, options, rng)
            assert code in options
            if answers % 5 == 0:
                world = table.clone()
                world.redeal_unseen(seat, Rng(f"other {answers}"))
                assert INSIGHT.reply(world, seat, options, rng) == code
            table.apply(seat, code, rng)
        assert answers < 2_000


def test_cards_are_gathered_for_the_grand_mission() -> None:
    spent = arranged(mission="D", moment="action", hands={"0": ["FM1", "FS1", "FW1"]})
    assert habit(spent) == "give 2"  # the turn of seat 2 comes last
    gathered = ["FM1", "FM1", "FM2", "FM2", "FS1", "FS1"]
    assert habit(arranged(mission="D", moment="action", hands={"0": ["FW1"], "1": gathered})) == "give 1"


def test_cards_of_the_own_seal_are_saved_except_in_need() -> None:
    hand = {"0": ["F0M", "F0M", "F0M", "F0S"]}
    team = ["P1", "P3", "P5"]
    calm = arranged(mission="B", pioneers=team, hands=hand, queue=["CA7", "CA1"])
    assert habit(calm) == "skip"  # Mind would be enough for CA1
    assert (
        habit(arranged(mission="B", pioneers=team, hands=hand, queue=["CA2"], stamina={"0": 4}, sun=4)) == "attempt CA2"
    )


def test_an_attempt_once_begun_is_not_called_off() -> None:
    table = arranged(attempt="CA2", hands={"0": ["F0S", "F0S"]}, queue=["CA2", "CA5"])
    assert habit(table).startswith("play")
    searched = bot_named("master", GAME).choose(Perspective(table, ME, Rng("eyes")), Rng("thought"))
    assert table.notation(ME, searched) != "cancel"


def test_the_chance_to_win_knows_the_end_and_what_speaks_for_it() -> None:
    assert len(INSIGHT.signs(arranged())) == len(SIGNS)
    ready = ["FM5", "FM1", "FM1", "FM2", "FS5", "FS1", "FS1", "FS2", "FW5", "FW1", "FW1", "FW2"]
    strong = arranged(mission="D", hands={"0": ready})
    weak = arranged(mission="D", hands={"0": ["F0M"]}, stamina={"0": 1, "1": 1, "2": 1}, sun=4)
    assert INSIGHT.is_calm(strong)
    assert INSIGHT.odds(strong, ME) > 0.8 > 0.2 > INSIGHT.odds(weak, ME) > 0.0
    for card in ["attempt mission", *(f"play {card}" for card in ready), "close"]:
        strong.apply(ME, strong.parse(ME, card), Rng("win"))
    assert strong.outcome() is not None
    assert INSIGHT.odds(strong, ME) == 1.0
