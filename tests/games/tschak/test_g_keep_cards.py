"""Section G: where the keep cards go, in games played at random (T-46, T-48)."""

from __future__ import annotations

import pytest

from questkeep.games.tschak import GAME
from questkeep.games.tschak.rules.flow import Tschak
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import heard
from questkeep.kernel.playout import play_out


def new_table(seats: int, seed: int) -> Tschak:
    table = GAME.new(seats, GAME.chosen_options({}), GAME.standard_deck(), Rng(seed))
    assert isinstance(table, Tschak)
    table.listen()
    return table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_t46_the_first_in_order_takes_the_treasure_and_the_last_the_monster(seats: int) -> None:
    for seed in range(10):
        table = new_table(seats, seed)
        play_out(table, Rng(seed))
        for event in heard(table.told or [], None):
            if event["event"] == "floor-decided":
                order = event["order"]
                assert isinstance(order, list)
                assert (event["treasure_seat"], event["monster_seat"]) == (order[0], order[-1])
                assert order[0] != order[-1]


def test_t46_neither_card_stays_in_the_keep() -> None:
    table = new_table(2, 1)
    rng = Rng(1)
    while table.floor == 0:
        seat = table.asked()[0]
        table.apply(seat, table.options(seat)[0], rng)
    floors = table.view(None)["floors"]
    assert (floors[0]["monster"], floors[0]["treasure"]) == (None, None)
    assert all(floor["monster"] and floor["treasure"] for floor in floors[1:])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_t48_monsters_and_treasures_lie_on_the_piles_of_those_who_took_them(seats: int) -> None:
    table = new_table(seats, 3)
    play_out(table, Rng(3))
    monsters: list[set[object]] = [set() for _ in range(seats)]
    treasures: list[set[object]] = [set() for _ in range(seats)]
    spared: set[object] = set()  # [T-78] what the Elixir took off a pile again
    for event in heard(table.told or [], None):
        if event["event"] == "floor-decided":
            monster_seat, treasure_seat = event["monster_seat"], event["treasure_seat"]
            assert isinstance(monster_seat, int)
            assert isinstance(treasure_seat, int)
            monsters[monster_seat].add(event["monster"])
            treasures[treasure_seat].add(event["treasure"])
        elif event["event"] == "elixir-used":
            assert isinstance(event["discarded"], list)
            spared |= set(event["discarded"])
    for seat, player in enumerate(table.view(None)["players"]):
        assert set(player["monster_cards"] or []) == monsters[seat] - spared
        assert set(player["treasure_cards"] or []) == treasures[seat]
