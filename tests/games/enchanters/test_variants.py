"""The sizes of all decks, and how the variants build them."""

from __future__ import annotations

import pytest

from questkeep.games.enchanters import GAME
from questkeep.games.enchanters.cards import standard_deck
from questkeep.games.enchanters.rules.flow import Enchanters
from questkeep.kernel.chance import Rng
from questkeep.kernel.errors import UnfitTable

DECK = standard_deck()
SIZES = {
    "standard": {2: 52, 3: 75, 4: 100, 5: 125, 6: 150},
    "fast": {2: 42, 3: 60, 4: 80, 5: 100, 6: 120},
    "super-fast": {3: 39, 4: 52, 5: 65, 6: 78},
}
LOWER_HALVES = {
    "standard": {2: (24, 4), 3: (36, 3), 4: (48, 4), 5: (60, 5), 6: (72, 6)},
    "fast": {2: (19, 4), 3: (28, 3), 4: (38, 4), 5: (47, 5), 6: (57, 6)},
    "super-fast": {3: (18, 3), 4: (24, 4), 5: (30, 5), 6: (36, 6)},
}
GAMES = [(invasion, seats) for invasion, sizes in SIZES.items() for seats in sizes]


def new_table(seats: int, seed: int, **options: str) -> Enchanters:
    table = GAME.new(seats, GAME.chosen_options(options), DECK, Rng(seed))
    assert isinstance(table, Enchanters)
    return table


@pytest.mark.parametrize(("invasion", "seats"), GAMES)
@pytest.mark.parametrize("depths", ["no", "yes"])
def test_e19_e124_e125_how_many_cards_are_dealt(invasion: str, seats: int, depths: str) -> None:
    table = new_table(seats, 1, invasion=invasion, depths=depths)
    assert len(table.track) == 6
    assert len(table.track) + len(table.deal.order) == SIZES[invasion][seats]
    assert len(table.deal.removed) == (5 * seats if invasion == "fast" else 0)
    dealt = [*table.track, *table.deal.order, *table.deal.removed]
    assert len(set(dealt)) == len(dealt)
    assert all(DECK.is_marked[card] for card in dealt) == (seats == 2 or invasion == "super-fast")


@pytest.mark.parametrize(("invasion", "seats"), GAMES)
def test_e126_e128_half_rounded_down_and_all_dragons_below(invasion: str, seats: int) -> None:
    plain, dragons = LOWER_HALVES[invasion][seats]
    table = new_table(seats, 1, invasion=invasion, depths="yes")
    order = table.deal.order
    lower = order[table.deal.lower_from :]
    assert len(lower) + len(table.track) == plain + dragons
    assert [card for card in order if table.is_dragon(card)] == [card for card in lower if table.is_dragon(card)]
    assert sum(table.is_dragon(card) for card in lower) == dragons
    assert table.view(None)["deck"]["lower_half"] == table.deal.bottom_from - table.deal.lower_from


def test_e124_e127_any_card_may_be_removed_but_with_the_depths_no_dragon() -> None:
    removed = {depths: set[int]() for depths in ("no", "yes")}
    for depths, cards in removed.items():
        for seed in range(60):
            cards.update(new_table(6, seed, invasion="fast", depths=depths).deal.removed)
    dragons = {card for card in range(DECK.first_start) if DECK.kind_of[card].tier == "dragon"}
    assert removed["no"] == set(range(DECK.first_start))
    assert removed["yes"] == removed["no"] - dragons


def test_e127_dragons_met_in_the_search_lie_under_the_deck_with_the_other_creatures() -> None:
    met = 0
    for seed in range(40):
        table = new_table(6, seed, depths="yes")
        bottom = table.deal.order[table.deal.bottom_from :]
        assert table.view(None)["deck"]["set_aside"] == [DECK.key_of[card] for card in sorted(bottom)]
        met += any(table.is_dragon(card) for card in bottom)
    assert met > 0


def test_e128_fast_and_super_fast_exclude_each_other() -> None:
    with pytest.raises(UnfitTable, match=r"unknown-value .*fast\+super-fast"):
        GAME.chosen_options({"invasion": "fast+super-fast"})


def test_e126_dragons_lie_anywhere_in_the_lower_half() -> None:
    places: set[int] = set()
    for seed in range(60):
        table = new_table(6, seed, depths="yes")
        lower = table.deal.order[table.deal.lower_from : table.deal.bottom_from]
        places.update(place * 6 // len(lower) for place, card in enumerate(lower) if table.is_dragon(card))
    assert places == set(range(6))


def test_e19_any_three_kingdoms_may_come_together() -> None:
    assert len({tuple(new_table(3, seed).kingdoms) for seed in range(300)}) == 20


def test_e23_the_creatures_set_aside_do_not_lie_in_the_order_of_the_search() -> None:
    unchanged = 0
    for seed in range(40):
        rng = Rng(seed)
        rng.below(6)  # the start player
        rng.shuffle([*range(6)])  # the kingdoms
        cards = [*range(DECK.first_start)]
        rng.shuffle(cards)
        table = new_table(6, seed)
        found = [card for card in reversed(cards) if DECK.kind_of[card].is_creature and card not in cards_above(table)]
        bottom = table.deal.order[table.deal.bottom_from :]
        assert sorted(bottom) == sorted(found)
        unchanged += len(found) > 3 and bottom == found
    assert unchanged < 5


def cards_above(table: Enchanters) -> set[int]:
    """The part of the deck that the search for the opening track has not reached."""
    return set(table.deal.order[: table.deal.bottom_from])
