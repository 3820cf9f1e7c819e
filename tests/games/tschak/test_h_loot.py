"""Section H: the loot for all last cards (T-50 … T-55)."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from questkeep.games.tschak.cards import standard_deck
from questkeep.games.tschak.rules.spoils import loot_shares

DECK = standard_deck()
KEYS = [card.key for card in DECK.adventurers]
CLASSES = "DFW"  # a dwarf ranks below a warrior, a warrior below a wizard
WEAPONS = "bmnaw"  # in ascending order within each class


def rank_by_the_book(key: str) -> tuple[int, int, int] | None:
    """Number, class and weapon; nothing for a Chameleon or an artefact."""
    if key[0] not in CLASSES:
        return None
    return int(key[1]), CLASSES.index(key[0]), WEAPONS.index(key[2])


def shares_by_the_book(keys: tuple[str, ...], hauls: list[int]) -> list[int]:
    ranks = [rank_by_the_book(key) for key in keys]
    best_first = sorted((rank for rank in ranks if rank is not None), reverse=True)
    gold = dict(zip(best_first, hauls, strict=False))
    return [gold.get(rank, 0) if rank is not None else 0 for rank in ranks]


def shares_by_the_rules(keys: tuple[str, ...]) -> list[int]:
    return loot_shares(DECK, [KEYS.index(key) for key in keys])


def test_t52_two_cards_above_zero_are_never_level() -> None:
    numbered = [key for key in KEYS if rank_by_the_book(key)]
    assert all(sorted(shares_by_the_rules(pair)) == [0, 2] for pair in combinations(numbered, 2))


def test_t53_all_pairs_of_last_cards_share_the_loot_by_the_book() -> None:
    for pair in permutations(KEYS, 2):
        assert shares_by_the_rules(pair) == shares_by_the_book(pair, [2]), pair


def test_t54_all_last_cards_of_three_players_share_the_loot_by_the_book() -> None:
    for cards in combinations(KEYS, 3):
        assert shares_by_the_rules(cards) == shares_by_the_book(cards, [3, 2, 1]), cards


@pytest.mark.parametrize("first", ["W5w", "F1n", "D1b", "CM1", "AR1"])
def test_t55_last_cards_of_four_players_share_the_loot_by_the_book(first: str) -> None:
    for rest in combinations(KEYS[::2], 3):
        cards = (*rest, first)
        if first not in rest:
            assert shares_by_the_rules(cards) == shares_by_the_book(cards, [3, 2, 1]), cards
