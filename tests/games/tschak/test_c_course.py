"""Section C: the course of a keep (T-16 … T-22), in games played at random."""

from __future__ import annotations

import pytest

from questkeep.games.tschak import GAME
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import heard
from questkeep.kernel.game import State
from questkeep.kernel.playout import play_out

ONE_KEEP = [
    *["cards-revealed"] * 3,
    "floor-decided",
    *["cards-revealed"] * 2,
    "floor-decided",
    "cards-revealed",
    "floor-decided",
    "loot-shared",
]


def new_table(seats: int, seed: int) -> State:
    table = GAME.new(seats, GAME.chosen_options({}), GAME.standard_deck(), Rng(seed))
    table.listen()
    return table


def played(seats: int, seed: int, *kinds: str) -> list[dict[str, object]]:
    """What a spectator hears of these kinds of events in a whole game."""
    table = new_table(seats, seed)
    play_out(table, Rng(seed))
    return [event for event in heard(table.told or [], None) if event["event"] in kinds]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_t16_three_floors_and_then_the_loot(seats: int) -> None:
    events = played(seats, 1, "cards-revealed", "floor-decided", "loot-shared")
    assert [event["event"] for event in events] == 4 * ONE_KEEP


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_t17_all_show_the_same_number_of_cards_in_a_step(seats: int) -> None:
    per_step = {(1, 1): 1, (1, 2): 1, (1, 3): 1, (2, 1): 1, (2, 2): 2, (3, 1): 3}
    for event in played(seats, 2, "cards-revealed"):
        cards, floor, step = event["cards"], event["floor"], event["step"]
        assert isinstance(cards, list)
        assert isinstance(floor, int)
        assert isinstance(step, int)
        assert [len(shown) for shown in cards] == [per_step[floor, step]] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_t18_a_team_is_all_that_was_shown_on_its_floor(seats: int) -> None:
    shown: list[set[str]] = [set() for _ in range(seats)]
    for event in played(seats, 3, "cards-revealed", "floor-decided"):
        if event["event"] == "cards-revealed":
            assert isinstance(event["cards"], list)
            for team, cards in zip(shown, event["cards"], strict=True):
                team.update(cards)
        else:
            assert isinstance(event["teams"], list)
            assert [set(team) for team in event["teams"]] == shown
            assert [len(team) for team in event["teams"]] == [3] * seats  # [T-21]
            shown = [set() for _ in range(seats)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_t22_a_hand_shrinks_from_ten_to_seven_to_four_to_one(seats: int) -> None:
    table = new_table(seats, 4)
    rng = Rng(4)
    sizes = []
    while (view := table.view(None))["keep"] == 1:
        if view["step"] == 1 and len(table.asked()) == seats:
            assert isinstance(view["players"], list)
            sizes.append([player["cards"] for player in view["players"]])
        seat = table.asked()[0]
        options = table.options(seat)
        table.apply(seat, options[rng.below(len(options))], rng)
    (loot,) = [event for event in heard(table.told or [], None) if event["event"] == "loot-shared"]
    assert isinstance(loot["cards"], list)
    assert sizes == [[10] * seats, [7] * seats, [4] * seats]
    assert len(loot["cards"]) == seats
