"""The greedy bot's judgement: small cases in which one answer is plainly the best."""

from __future__ import annotations

import pytest

from questkeep.bots import LEVELS, bot_named
from questkeep.games.schatzjagd import GAME
from questkeep.games.schatzjagd.cards import standard_deck
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat
from questkeep.kernel.game import State
from questkeep.kernel.perspective import Perspective

GREEDY = bot_named("greedy", GAME)
ME = Seat(0)


def arranged(position: dict[str, object], **options: str) -> State:
    return GAME.arrange(2, GAME.chosen_options(options), standard_deck(), position)


def choice(table: State, seat: Seat = ME) -> str:
    """What the greedy bot would answer."""
    return table.notation(seat, GREEDY.choose(Perspective(table, seat, Rng("eyes")), Rng("thought")))


def test_a_treasure_is_hidden_at_home() -> None:
    assert choice(arranged({"moment": "part-two", "carried": {"0": ["orb"]}})) == "hide 1"


def test_a_map_digs_on_its_field() -> None:
    position: dict[str, object] = {"moment": "part-two", "at": {"0": "C5"}, "hands": {"0": ["M2", "W1", "T1", "F1"]}}
    assert choice(arranged(position)) == "dig M2"


def test_a_free_treasure_is_picked_up() -> None:
    assert choice(arranged({"moment": "arrival", "at": {"0": "C3"}, "lying": {"C3": ["orb"]}})) == "take 1"


def test_with_a_treasure_he_walks_home() -> None:
    table = arranged({"moment": "journey", "steps": 1, "at": {"0": "A8"}, "carried": {"0": ["orb"]}})
    assert choice(table) == "step A9"


def test_with_a_map_he_walks_to_its_field() -> None:
    table = arranged({"moment": "journey", "steps": 1, "at": {"0": "D9"}, "hands": {"0": ["M4"]}})
    assert choice(table) == "step D10"


@pytest.mark.parametrize(("other", "is_fetched"), [("M9", False), ("W1", True)])
def test_a_map_is_picked_up_only_where_another_card_can_be_spared(other: str, is_fetched: bool) -> None:
    position: dict[str, object] = {
        "moment": "journey",
        "steps": 1,
        "at": {"0": "I3"},
        "carried": {"0": ["orb"]},
        "hands": {"0": ["M2", "M4", other]},
        "fields": {"J3": "M1"},
    }
    assert (choice(arranged(position)) == "step J3") == is_fetched


@pytest.mark.parametrize(
    ("fiend", "hero", "answer"),
    [("F19", {"strength": 10, "life": 15}, "flee"), ("F1", {"strength": 12, "weapons": 3}, "strike")],
)
def test_he_flees_from_the_strong_and_strikes_the_weak(fiend: str, hero: dict[str, int], answer: str) -> None:
    table = arranged({"moment": "arrival", "at": {"0": "C3"}, "fields": {"C3": fiend}, "values": {"0": hero}})
    assert choice(table) == answer


def test_a_known_deadly_trap_is_walked_around() -> None:
    position: dict[str, object] = {
        "moment": "journey",
        "steps": 2,
        "at": {"0": "A8"},
        "fields": {"A9": "F19"},
        "carried": {"0": ["orb"]},
    }
    assert choice(arranged(position)) != "step A9"


def test_a_winner_is_sure_and_a_loser_too() -> None:
    table = arranged({"moment": "part-two", "carried": {"0": ["orb"]}}, victory="1")
    table.apply(ME, table.parse(ME, "hide 1"), Rng(1))
    assert GAME.insight is not None
    assert GAME.insight.value(table, ME) == -GAME.insight.value(table, Seat(1)) > 0


def test_a_hidden_treasure_is_worth_more_than_a_carried_one_and_that_more_than_none() -> None:
    assert GAME.insight is not None
    hidden, carried = arranged({"hidden": {"0": ["orb"]}}), arranged({"carried": {"0": ["orb"]}})
    worths = [GAME.insight.value(table, ME) for table in (hidden, carried, arranged({}))]
    assert worths[0] > worths[1] > worths[2]


def test_what_an_opponent_has_inserted_makes_no_difference() -> None:
    assert GAME.insight is not None
    values = set()
    for card in ("W6", "F19", "T6"):
        table = arranged({"fields": {"C3": card}, "inserted": {"1": ["C3"]}, "hands": {"0": ["W1"], "1": ["W1"]}})
        values.add(GAME.insight.value(table, ME))
    assert len(values) == 1


@pytest.mark.parametrize("level", LEVELS)
def test_s118_every_level_leaves_a_treasure_in_the_city_where_it_must(level: str) -> None:
    position: dict[str, object] = {"moment": "part-two", "at": {"0": "E5"}, "hands": {"0": []}}
    treasures = ["orb", "orb", "crown", "crown", "chalice"]
    table = arranged({**position, "carried": {"0": treasures}}, deposit="yes", victory="6")
    bot = bot_named(level, GAME)
    answer = bot.choose(Perspective(table, ME, Rng("eyes")), Rng("thought"))
    assert table.notation(ME, answer).startswith("deposit ")
    table.apply(ME, answer, Rng("luck"))
    assert table.asked() == [Seat(1)]


def test_s118_a_treasure_left_in_the_city_is_fetched() -> None:
    position: dict[str, object] = {"moment": "journey", "steps": 2, "at": {"0": "D5"}, "lying": {"E5": ["orb"]}}
    assert choice(arranged(position, deposit="yes")) == "step E5"
    assert choice(arranged({**position, "moment": "arrival", "at": {"0": "E5"}}, deposit="yes")) == "take 1"
