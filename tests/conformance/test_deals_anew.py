"""Dealing anew for a game that goes on: what any of the named seats knows stays, and nothing else does."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from questkeep.games import CATALOGUE
from questkeep.kernel.chance import Rng
from questkeep.kernel.errors import RuleBug
from questkeep.kernel.event import Seat
from questkeep.kernel.game import State
from questkeep.kernel.perspective import open_choices
from questkeep.lab.laws_command import settings_tried
from questkeep.lab.second_looks import unlikeness
from questkeep.lab.walks import Position, as_text, walk

GAMES = [key for key, game in CATALOGUE.items() if game.finality_clause is None]


def moments(key: str, settings: int = 24) -> Iterator[tuple[Position, State, list[Seat]]]:
    """Positions of many settings with no choice locked, and seats that shall go on with what they know."""
    tried = settings_tried(key)
    for number in range(settings):
        luck = Rng(f"anew/{number}")
        for position in walk(tried[number * len(tried) // settings], f"anew/{number}"):
            if position.table.asked() and luck.below(25) == 0:
                table = position.table.clone()
                open_choices(table, None, luck)
                seats = [seat for seat in position.seats() if luck.below(2)]
                yield position, table, seats or [Seat(0)]


def knowledge(table: State, seats: list[Seat]) -> str:
    return as_text([[table.view(seat), table.options(seat), table.may(seat)] for seat in seats])


def dealt(table: State, seats: list[Seat], luck: str) -> State:
    other = table.clone()
    other.deal_anew(seats, Rng(luck))
    return other


@pytest.mark.parametrize("key", GAMES)
def test_what_somebody_knows_stays_and_no_card_is_lost(key: str) -> None:
    changed = 0
    for position, table, seats in moments(key):
        other = dealt(table, seats, "new")
        assert knowledge(other, seats) == knowledge(table, seats), position.where()
        assert other.asked() == table.asked()
        assert position.setting.witness.census(other) == position.setting.witness.census(table), position.where()
        changed += bool(unlikeness(table, other))
    assert changed > 50


@pytest.mark.parametrize("key", GAMES)
def test_a_new_deal_tells_nothing_of_the_old_one(key: str) -> None:
    for position, table, seats in moments(key, 12):
        other = dealt(table, seats, "another world")
        assert not unlikeness(dealt(table, seats, "new"), dealt(other, seats, "new")), position.where()


def test_a_game_in_which_nothing_shown_is_taken_back_deals_nothing_anew() -> None:
    game = CATALOGUE["fetch_quest"]
    table = game.new(3, game.chosen_options({}), game.standard_deck(), Rng(1))
    with pytest.raises(RuleBug):
        table.deal_anew([Seat(0)], Rng(2))
