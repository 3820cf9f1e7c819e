"""[E-69, E-95] Previews of fights and safe answers, measured against every way through the turn."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import cast

import pytest

from questkeep.games.enchanters import GAME
from questkeep.games.enchanters.cards import read_deck, standard_deck
from questkeep.games.enchanters.rules.deck import EnchantersDeck
from questkeep.kernel.event import Seat
from tests.games.enchanters.exhaustive import (
    beatable,
    can_stay_unhurt,
    decks,
    is_hurt_by_safe_answers,
    judged,
    positions,
)

POSITIONS = 200
MOST_TABLES = 2000
every_deck = pytest.mark.parametrize("deck", decks(), ids=lambda deck: deck.name)
TOLD = {"hopeless", "won as it is", "won with a plan", "not known"}


@every_deck
def test_e69_the_preview_finds_a_victory_if_and_only_if_there_is_one(deck: EnchantersDeck) -> None:
    told: Counter[str] = Counter()
    for table in islice(positions("preview", deck), POSITIONS):
        beaten = beatable(table, MOST_TABLES)
        if beaten is not None:
            told += judged(table, beaten)
    assert told.keys() - TOLD == set()
    assert told["not known"] <= (POSITIONS // 20 if deck.name == "odd" else 0)
    assert min(told["hopeless"], told["won as it is"], told["won with a plan"]) > 20


ENDLESS = """
based-on = "standard"
[villages.V02]
name = "stony field"
abilities = [
    { kind = "rest", effects = [{ heal = 1 }] },
    { kind = "multi", cost = { crystals = 1 }, effects = [{ hurt = "one", amount = 1 }] },
]
[start.ST-E]
class = "enchantment"
name = "of Pity"
abilities = [{ kind = "act", cost = { mend = 30 }, effects = [{ attack = 9 }] }]
"""


def test_e69_no_fight_is_called_hopeless_before_every_way_was_looked_at() -> None:
    position = {"village": "V02", "crystals": {"0": 60}, "track": ["GOB-M2"]}
    deck = read_deck("endless.toml", ENDLESS)
    table = GAME.arrange(6, GAME.chosen_options({}), deck, position)
    (fight,) = cast("list[dict[str, object]]", table.notes(Seat(0))["fights"])
    assert fight["missing"] == 5
    assert not fight["hopeless"]
    position["crystals"] = {"0": 3}
    (fight,) = cast(
        "list[dict[str, object]]", GAME.arrange(2, GAME.chosen_options({}), deck, position).notes(Seat(0))["fights"]
    )
    assert fight["hopeless"]


def test_e69_only_the_player_whose_turn_it_is_is_told_of_fights() -> None:
    for position in (
        {"track": ["GOB-M2"]},
        {"track": ["GOB-M2"], "items": {"0": ["GOB-I2"]}, "fight": {"card": "GOB-M2"}},
    ):
        table = GAME.arrange(3, GAME.chosen_options({}), standard_deck(), position)
        assert [len(cast("list[object]", table.notes(Seat(seat))["fights"])) for seat in range(3)] == [1, 0, 0]


@every_deck
def test_e95_safe_answers_bring_wounds_only_where_every_way_through_the_turn_does(deck: EnchantersDeck) -> None:
    hurt = 0
    villages = set()
    for table in islice(positions("safe", deck), POSITIONS):
        villages.add(table.deal.village.key)
        if is_hurt_by_safe_answers(table):
            hurt += 1
            assert not can_stay_unhurt(table, MOST_TABLES), table.view(None)
    assert villages == {village.key for village in deck.villages}
    assert 10 < hurt < POSITIONS - 10
