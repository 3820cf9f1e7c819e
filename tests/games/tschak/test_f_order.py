"""Section F: all teams in one strict order (T-40 … T-45)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations, pairwise, product

import pytest

from questkeep.games.tschak import GAME
from questkeep.games.tschak.cards import standard_deck
from questkeep.games.tschak.rules.deck import ARTEFACT, DWARF, TYPES, WARRIOR, WIZARD
from questkeep.games.tschak.rules.strength import power_of
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import heard
from questkeep.kernel.playout import play_out

DECK = standard_deck()
NUMBERS = {card.key: number for number, card in enumerate(DECK.adventurers)}
RANKS = {
    key: rank
    for ascending in (
        "CM1 W2n W2w W3n W3w W4n W4w W5n W5w",
        "F1n F1a F2n F2a F3n F3a F4n F4a F5n F5a F6n F6a",
        "D1b D1m D1a D2b D2m D2a D3b D3m D3a D4b D4m D4a",
    )
    for rank, key in enumerate(ascending.split(), 1)
}
RANKS |= dict.fromkeys(["CM2", "CM3", "CM4"], 1)
CLASSES = {"C": 1, "W": 1, "F": 2, "D": 3}

Team = tuple[str, ...]


def teams(best_wizard: int) -> Iterator[Team]:
    """Every legal team of a floor on which no wizard shows more; one artefact stands for all four."""
    by_type = [[card.key for card in DECK.adventurers if card.type == type] for type in range(len(TYPES))]
    wizards = [key for key in by_type[WIZARD] if key[0] == "C" or int(key[1]) <= best_wizard]
    warriors, dwarfs, artefacts = by_type[WARRIOR], by_type[DWARF], by_type[ARTEFACT][:1]
    yield from product(wizards, warriors, dwarfs)
    yield from product(wizards, warriors, artefacts)
    yield from product(wizards, dwarfs, artefacts)
    yield from product(warriors, dwarfs, artefacts)


def key_by_the_book(team: Team, copied: int) -> tuple[int, int, int, int]:
    """Strength, then the ranks of wizard, warrior and dwarf, 0 where one is missing."""
    values = [copied if key[0] == "C" else int(key[1]) for key in team if key[:2] != "AR"]
    strength = sum(values) if len(values) == 3 else max(values) + 2 * min(values)
    ranks = {CLASSES[key[0]]: RANKS[key] for key in team if key[:2] != "AR"}
    return strength, ranks.get(1, 0), ranks.get(2, 0), ranks.get(3, 0)


def power(team: Team, copied: int) -> int:
    hand = [0] * 10
    cards = 0
    for key in team:
        place = 3 * DECK.adventurers[NUMBERS[key]].type
        hand[place] = NUMBERS[key]
        cards |= 1 << place
    return int(power_of(DECK, hand, cards, copied))


@pytest.mark.parametrize("best_wizard", [0, 2, 3, 4, 5])
def test_t40_all_teams_of_a_floor_stand_in_the_order_of_the_table(best_wizard: int) -> None:
    ranked = sorted((key_by_the_book(team, best_wizard), power(team, best_wizard)) for team in teams(best_wizard))
    for (weak_key, weak_power), (strong_key, strong_power) in pairwise(ranked):
        assert (weak_power < strong_power) == (weak_key < strong_key)
        assert (weak_power == strong_power) == (weak_key == strong_key)


@pytest.mark.parametrize("best_wizard", [0, 2, 3, 4, 5])
def test_t44_teams_without_a_common_card_are_never_level(best_wizard: int) -> None:
    level: defaultdict[int, list[Team]] = defaultdict(list)
    for team in teams(best_wizard):
        level[power(team, best_wizard)].append(team)
    for tied in level.values():
        for one, other in combinations(tied, 2):
            assert set(one) & set(other) - {"AR1"}, (one, other)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_t45_one_sort_puts_all_teams_of_a_floor_in_order(seats: int) -> None:
    for seed in range(8):
        table = GAME.new(seats, GAME.chosen_options({}), DECK, Rng(seed))
        table.listen()
        play_out(table, Rng(seed))
        for event in heard(table.told or [], None):
            if event["event"] == "floor-decided":
                shown = event["teams"]
                assert isinstance(shown, list)
                copied = max((int(key[1]) for team in shown for key in team if key[0] == "W"), default=0)
                keys = [key_by_the_book(tuple(team), copied) for team in shown]
                assert event["order"] == sorted(range(seats), key=keys.__getitem__, reverse=True), shown
