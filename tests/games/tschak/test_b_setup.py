"""Section B: the deal (T-10, T-12, T-13), over many seeds."""

from __future__ import annotations

from collections import Counter

import pytest

from questkeep.games.tschak import GAME
from questkeep.games.tschak.cards import standard_deck
from questkeep.games.tschak.rules.deck import TYPES
from questkeep.games.tschak.rules.flow import deal_cards
from questkeep.games.tschak.rules.table import Deal
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat

DECK = standard_deck()


@pytest.fixture(scope="module")
def deals() -> list[Deal]:
    return [deal_cards(DECK, Rng(seed)) for seed in range(1400)]


def test_t10_each_place_is_dealt_three_of_each_character_and_one_artefact(deals: list[Deal]) -> None:
    for deal in deals:
        types = [Counter(TYPES[DECK.adventurers[card].type] for card in hand) for hand in deal.hands]
        assert types == [{"wizard": 3, "warrior": 3, "dwarf": 3, "artefact": 1}] * 4


def test_t10_all_forty_cards_are_dealt(deals: list[Deal]) -> None:
    for deal in deals:
        assert sorted(card for hand in deal.hands for card in hand) == list(range(40))


def test_t10_every_card_comes_to_every_place_equally_often(deals: list[Deal]) -> None:
    times = Counter((card, place) for deal in deals for place, hand in enumerate(deal.hands) for card in hand)
    assert len(times) == 160
    assert all(270 < count < 430 for count in times.values())  # 350 on average, five deviations either way


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_t10_everyone_takes_up_the_hand_of_their_place(seats: int) -> None:
    table = GAME.new(seats, GAME.chosen_options({}), DECK, Rng(5))
    hands = deal_cards(DECK, Rng(5)).hands
    places = [0, 2] if seats == 2 else range(seats)
    for seat, place in enumerate(places):
        assert table.view(Seat(seat))["hand"] == [DECK.adventurers[card].key for card in hands[place]]


def test_t12_twelve_of_each_are_in_play_and_two_in_the_box(deals: list[Deal]) -> None:
    for deal in deals:
        for order in (deal.monsters, deal.treasures):
            assert len(order) == 14
            assert sorted(order) == list(range(14))


def test_t12_any_card_may_stay_in_the_box(deals: list[Deal]) -> None:
    for boxed in (
        Counter(card for deal in deals for card in deal.monsters[12:]),
        Counter(card for deal in deals for card in deal.treasures[12:]),
    ):
        assert len(boxed) == 14
        assert all(130 < count < 270 for count in boxed.values())  # 200 on average


def test_t13_any_card_may_lie_on_any_floor(deals: list[Deal]) -> None:
    for floor in range(12):
        assert len({deal.monsters[floor] for deal in deals}) == 14
        assert len({deal.treasures[floor] for deal in deals}) == 14


def test_t13_the_first_three_of_each_lie_open_in_the_keep() -> None:
    table = GAME.new(4, GAME.chosen_options({}), DECK, Rng(5))
    deal = deal_cards(DECK, Rng(5))
    assert table.view(None)["floors"] == [
        {
            "floor": floor + 1,
            "monster": DECK.monsters[deal.monsters[floor]].key,
            "treasure": DECK.treasures[deal.treasures[floor]].key,
        }
        for floor in range(3)
    ]
