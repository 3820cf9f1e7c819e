"""Re-deals of Enchanters follow the right distribution: counted against every possible deck, found by brute force."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations
from math import factorial

import pytest

from questkeep.games.enchanters import GAME
from questkeep.games.enchanters.rules.flow import Enchanters
from questkeep.games.enchanters.rules.table import Deal
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat
from tests.conformance.uniform import assert_uniform

World = tuple[tuple[str, ...], frozenset[str]]
"""The deck from top to bottom, and the cards that fast invasion removed."""
UPPER = ["BAN-I1.1", "BAN-M1.1"]
DRAGON = "BAN-D.1"
BOTTOM = ["GNO-M1.1", "GNO-M2.1"]


def small_table(upper: list[str], lower: list[str], bottom: list[str], removed: list[str], depths: str) -> Enchanters:
    """A table whose deck has these parts."""
    table = GAME.arrange(3, GAME.chosen_options({"depths": depths}), GAME.standard_deck(), {})
    assert isinstance(table, Enchanters)
    numbers = [[table.deck.number_of[key.lower()] for key in part] for part in (upper, lower, bottom, removed)]
    order = numbers[0] + numbers[1] + numbers[2]
    bottom_from = len(upper) + len(lower)
    table.deal = Deal(table.deal.village, order, len(upper), bottom_from, numbers[3])
    return table


def world_of(table: Enchanters) -> World:
    """What lies where."""
    order = tuple(table.deck.key_of[card] for card in table.deal.order[table.drawn :])
    return order, frozenset(table.deck.key_of[card] for card in table.deal.removed)


def redeals(table: Enchanters, count: int) -> Iterator[World]:
    """Many re-deals of one table."""
    rng = Rng("redeals")
    for number in range(count):
        world = table.clone()
        world.redeal_unseen([Seat(0), None][number % 2], rng)
        yield world_of(world)


def decks_by_brute_force(table: Enchanters, depths: bool) -> set[World]:
    """[E-127] Every order of hidden cards that the building of the deck can have given.

    The creatures set aside stay below; a Dragon in the depths is neither removed nor in the upper half.
    """
    deal, drawn = table.deal, table.drawn
    order = [table.deck.key_of[card] for card in deal.order]
    removed = [table.deck.key_of[card] for card in deal.removed]
    bottom = order[max(drawn, deal.bottom_from) :]
    hidden = order[drawn : max(drawn, deal.bottom_from)]
    found: set[World] = set()
    for cards in permutations(hidden + removed):
        upper = max(0, deal.lower_from - drawn)
        outside = cards[:upper] + cards[len(hidden) :]
        if depths and DRAGON in outside:
            continue
        for below in permutations(bottom):
            found.add((cards[: len(hidden)] + below, frozenset(cards[len(hidden) :])))
    return found


def built_decks(depths: bool, removed: int) -> Iterator[tuple[tuple[str, ...], list[str], World, int, int, Fraction]]:
    """[E-126, E-127] Every course of shuffling a tiny deck, laying one track card, and putting creatures below.

    Gives the track card, the creatures set aside, the world, where lower half and bottom begin, and the likelihood.
    """
    plain = ["BAN-I1.1", "BAN-I2.1", "BAN-M1.1", "BAN-M2.1"]
    for shuffled in permutations(plain if depths else [*plain, DRAGON]):
        gone, cards = frozenset(shuffled[:removed]), list(shuffled[removed:])
        half = len(cards) - len(cards) // 2 if depths else 0
        for lower in permutations([*cards[half:], DRAGON]) if depths else [tuple(cards)]:
            deck = [*cards[:half], *lower]
            aside: list[str] = []
            while "-I" not in deck[-1]:
                aside.append(deck.pop())
            track = deck.pop()
            for bottom in permutations(aside):
                world = (tuple(deck) + bottom, gone)
                likely = Fraction(1, factorial(len(aside)))
                yield (track,), sorted(aside), world, min(half, len(deck)), len(deck), likely


@pytest.mark.parametrize("depths", [False, True])
@pytest.mark.parametrize("removed", [0, 1])
def test_e127_building_a_deck_gives_every_deck_that_fits_equally_often(depths: bool, removed: int) -> None:
    groups: dict[str, dict[World, Fraction]] = defaultdict(lambda: defaultdict(Fraction))
    tables: dict[str, Enchanters] = {}
    for track, aside, (order, gone), lower, bottom, likely in built_decks(depths, removed):
        public = f"{track} {aside} {lower} {bottom}"
        groups[public][order, gone] += likely
        parts = list(order[:lower]), list(order[lower:bottom]), list(order[bottom:]), sorted(gone)
        tables[public] = small_table(*parts, "yes" if depths else "no")
    assert len(groups) > 5
    for public, worlds in groups.items():
        assert len(set(worlds.values())) == 1, public
        assert set(worlds) == decks_by_brute_force(tables[public], depths), public


@pytest.mark.parametrize("drawn", range(5))
@pytest.mark.parametrize("depths", ["no", "yes"])
@pytest.mark.parametrize("removed", [[], ["GNO-I1.1"], ["GNO-I1.1", "GNO-I2.1"]])
def test_e130_every_deck_that_fits_is_equally_likely(drawn: int, depths: str, removed: list[str]) -> None:
    table = small_table(UPPER, ["BAN-I2.1", DRAGON], BOTTOM, removed, depths)
    table.drawn = drawn
    possible = decks_by_brute_force(table, depths == "yes")
    assert world_of(table) in possible
    if len(possible) > 1:
        assert_uniform(redeals(table, 30 * len(possible)), possible)
    else:
        assert set(redeals(table, 20)) == possible


def test_e129_the_creatures_set_aside_stay_at_the_bottom() -> None:
    table = small_table(UPPER, ["BAN-I2.1"], BOTTOM, [], "no")
    for order, _ in redeals(table, 50):
        assert set(order[-2:]) == set(BOTTOM)
    assert table.view(None)["deck"]["set_aside"] == BOTTOM


def test_e130_equal_knowledge_and_equal_luck_give_an_equal_table() -> None:
    one = small_table(UPPER, ["BAN-I2.1", DRAGON], BOTTOM, ["GNO-I1.1"], "yes")
    other = small_table(["GNO-I1.1", "BAN-I2.1"], [DRAGON, "BAN-I1.1"], BOTTOM[::-1], ["BAN-M1.1"], "yes")
    assert list(redeals(one, 20)) == list(redeals(other, 20))


def test_a_game_as_dealt_is_one_of_the_decks_that_fit() -> None:
    for seed in range(40):
        options = GAME.chosen_options({"depths": "yes", "invasion": "fast"})
        table = GAME.new(3, options, GAME.standard_deck(), Rng(seed))
        assert isinstance(table, Enchanters)
        table.redeal_unseen(None, Rng("other"))
        places = [place for place, card in enumerate(table.deal.order) if table.is_dragon(card)]
        assert all(place >= table.deal.lower_from for place in places)
        assert not any(table.is_dragon(card) for card in table.deal.removed)
