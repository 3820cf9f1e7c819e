"""Setting up: the deck, the opening track, start goods, the start player, and luck that ends there."""

from __future__ import annotations

from collections import Counter

import pytest

from questkeep.games.enchanters import GAME
from questkeep.games.enchanters.cards import read_deck, standard_deck
from questkeep.games.enchanters.rules.flow import Enchanters
from questkeep.kernel.chance import Rng, ScriptedChance

DECK = standard_deck()


def new_table(seats: int, seed: int, **options: str) -> Enchanters:
    table = GAME.new(seats, GAME.chosen_options(options), DECK, Rng(seed))
    assert isinstance(table, Enchanters)
    return table


@pytest.mark.parametrize(
    ("seats", "kingdoms", "cards"), [(2, 4, 52), (3, 3, 75), (4, 4, 100), (5, 5, 125), (6, 6, 150)]
)
def test_e19_e20_all_chosen_cards_lie_in_one_deck(seats: int, kingdoms: int, cards: int) -> None:
    table = new_table(seats, seats)
    view = table.view(None)
    assert len(set(view["kingdoms"])) == kingdoms
    everything = table.track + table.deal.order
    assert len(set(everything)) == len(everything) == cards
    assert {table.deck.kind_of[card].kingdom for card in everything} == set(view["kingdoms"])
    assert table.deal.order != sorted(table.deal.order)


def test_e22_e23_the_first_artifact_card_from_the_bottom_takes_space_1() -> None:
    """Without luck the deck lies as the file writes it, so its last artifact card is found first."""
    options = GAME.chosen_options({"kingdoms": "bandits+cultists+dracons", "village": "V01"})
    table = GAME.new(3, options, DECK, ScriptedChance([1]))
    assert isinstance(table, Enchanters)
    order = [card for kingdom in range(3) for card in DECK.cards_of[kingdom]]
    artifacts = [card for card in reversed(order) if not DECK.kind_of[card].is_creature]
    assert table.track == artifacts[:6]
    above = order[: order.index(artifacts[5])]
    aside = [card for card in reversed(order) if DECK.kind_of[card].is_creature and card not in above]
    assert table.deal.order == above + aside


def test_e23_the_creatures_set_aside_are_shuffled() -> None:
    ascending = 0
    for seed in range(40):
        bottom = new_table(6, seed).view(None)["deck"]["set_aside"]
        table = new_table(6, seed)
        lying = [table.deck.key_of[card] for card in table.deal.order[table.deal.bottom_from :]]
        assert sorted(lying) == sorted(bottom)
        ascending += lying == bottom and len(bottom) > 3
    assert ascending < 10


@pytest.mark.parametrize(("village", "crystals"), [("V01", 5), ("V14", 25)])
def test_e25_start_goods(village: str, crystals: int) -> None:
    for player in new_table(5, 1, village=village).view(None)["players"]:
        assert (player["crystals"], player["wounds"], player["creatures"]) == (crystals, 0, [])
        assert player["items"] == [f"ST-I.{player['seat'] + 1}"]
        assert player["enchantments"] == [f"ST-E.{player['seat'] + 1}"]


def test_e26_anybody_may_start_and_turns_go_clockwise() -> None:
    starts = Counter(new_table(3, seed).view(None)["start"] for seed in range(300))
    assert all(starts[seat] > 60 for seat in range(3))
    table = new_table(3, 4)
    start = table.view(None)["start"]
    for step in range(1, 7):
        seat = table.asked()[0]
        for _ in range(2):
            table.apply(seat, table.fallback(seat), Rng(0))
        assert table.asked() == [(start + step) % 3]


@pytest.mark.parametrize(("seats", "lower"), [(3, 21), (4, 28), (5, 35), (6, 42)])
def test_e128_super_fast_goes_with_dragons_in_the_depths(seats: int, lower: int) -> None:
    table = new_table(seats, 3, invasion="super-fast", depths="yes")
    assert len(table.deal.order) + 6 - table.deal.lower_from == lower
    assert table.deal.removed == []


@pytest.mark.parametrize("seats", range(2, 7))
def test_e131_no_luck_is_needed_once_the_cards_lie(seats: int) -> None:
    table = new_table(seats, seats)
    rng = Rng("answers")
    while asked := table.asked():
        options = table.options(asked[0])
        table.apply(asked[0], options[rng.below(len(options))], ScriptedChance([]))
    assert table.outcome() is not None


def test_e24_a_deck_of_ones_own_brings_its_village() -> None:
    tile = '[villages.HOME]\nname = "Home"\nabilities = [{ kind = "rest", effects = [{ heal = 9 }] }]\n'
    deck = read_deck("mine.toml", f'based-on = "standard"\n{tile}')
    villages = {GAME.new(3, GAME.chosen_options({}), deck, Rng(seed)).view(None)["village"] for seed in range(300)}
    assert villages == {village.key for village in DECK.villages} | {"HOME"}
