"""The greedy bot's judgement: small cases in which one answer is plainly the best."""

from __future__ import annotations

from questkeep.bots import bot_named
from questkeep.games.enchanters import GAME
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat
from questkeep.kernel.game import State
from questkeep.kernel.perspective import Perspective

GREEDY = bot_named("greedy", GAME)
ME = Seat(0)


def arranged(**position: object) -> State:
    named = {field.replace("_", "-"): value for field, value in position.items()}
    return GAME.arrange(3, GAME.chosen_options({}), GAME.standard_deck(), named)


def choice(table: State, seat: Seat = ME) -> str:
    """What the greedy bot would answer."""
    return table.notation(seat, GREEDY.choose(Perspective(table, seat, Rng("eyes")), Rng("thought")))


def test_a_creature_that_can_be_beaten_without_a_scratch_is_taken() -> None:
    table = arranged(track=["GOB-M3"], items={"0": ["GOB-I3"]}, attack=9, defense=9, village="V08")
    assert choice(table) == "journey 1"


def test_a_hopeless_fight_is_not_begun() -> None:
    table = arranged(track=["GOB-D"], deck_size=0, crystals={"0": 0}, village="V08")
    assert choice(table).startswith("rest")


def test_wounds_are_healed_on_the_last_turn_rather_than_crystals_taken() -> None:
    table = arranged(track=["GOB-D"], deck_size=0, crystals={"0": 0}, wounds={"0": 5}, village="V08")
    assert choice(table) == "rest village.2"


def test_attack_is_bought_even_where_one_purchase_is_not_enough() -> None:
    table = arranged(
        track=["GNO-M2"], village="V01", crystals={"0": 4}, attack=3, fight={"card": "GNO-M2", "window": 2}, deck_size=0
    )
    for _ in range(2):
        assert choice(table) == "use village.3"
        table.apply(ME, table.parse(ME, "use village.3"), Rng(0))
    assert table.view(ME)["phase"] == "naming"  # it is beaten, and its effect asks


def test_the_least_monster_is_given_up() -> None:
    table = arranged(track=["GNO-I1"], creatures={"1": ["GNO-M3", "GNO-M1", "GNO-M2"]}, deck_size=0)
    for answer in ("journey 1", "name 1"):
        table.apply(ME, table.parse(ME, answer), Rng(0))
    assert choice(table, Seat(1)) == "drop GNO-M1.1"


def test_at_the_end_the_insight_is_the_lead() -> None:
    table = arranged(over=True, creatures={"0": ["GNO-D"], "1": ["GNO-M1"]})
    assert [GAME.insight.value(table, Seat(seat)) for seat in range(3)] == [8, -8, -11]
