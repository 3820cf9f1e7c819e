"""The greedy bot's judgement and what it says: small cases in which one answer is plainly the best."""

from __future__ import annotations

from questkeep.bots import BOTS
from questkeep.games.fetch_quest import GAME
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat
from questkeep.kernel.game import State
from questkeep.kernel.perspective import Perspective

GREEDY = BOTS["greedy"](GAME)
ME = Seat(0)


def arranged(**position: object) -> State:
    named = {field.replace("_", "-"): value for field, value in position.items()}
    return GAME.arrange(3, GAME.chosen_options({}), GAME.standard_deck(), named)


def choice(table: State) -> str:
    """What the greedy bot would answer."""
    return table.notation(ME, GREEDY.choose(Perspective(table, ME, Rng("eyes")), Rng("thought")))


def remark(table: State) -> str | None:
    """What it would say before."""
    code = GREEDY.remark(Perspective(table, ME, Rng("eyes")), Rng("thought"))
    return None if code is None else table.notation(ME, code)


def test_the_challenge_that_would_strike_is_attempted_if_the_hand_suffices() -> None:
    table = arranged(queue=["CA5", "CA2", "CA9"], hands={"0": ["F0S", "F0S", "F0M", "F0W"]}, stamina={"0": 2})
    assert remark(table) == "say intend CA5"
    assert choice(table) == "attempt CA5"


def test_the_last_mission_is_won_when_it_can_be() -> None:
    hand = ["FM5", "FM1", "FS5", "FS1", "FW5", "FW1", "FM8", "FS8", "FW8"]
    table = arranged(mission="D", pioneers=["P2", "P3", "P5"], hands={"0": hand}, queue=["CA1", "CA2"], down=["CA1"])
    assert remark(table) == "say mission"
    assert choice(table) == "attempt mission"


def test_cards_are_asked_for_where_nothing_is_within_reach() -> None:
    table = arranged(queue=["CA9", "CA2"], hands={"0": ["F0S"]})
    assert remark(table) == "say welcome"
    table.apply(ME, table.parse(ME, "say welcome"), Rng(0))
    assert remark(table) in (None, "say gather")


def test_at_the_end_the_insight_knows_the_result() -> None:
    table = arranged(moment="enemy", queue=["CA5"], stamina={"0": 1}, retreated=[1, 2])
    assert GAME.insight.value(table, ME) < -300
