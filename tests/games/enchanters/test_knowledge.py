"""What is open and what is hidden: one view for all, a deck that could lie in any order, and no luck after the deal."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from questkeep.games.enchanters import GAME
from questkeep.games.enchanters.cards import standard_deck
from questkeep.games.enchanters.rules.flow import Enchanters
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat, heard

DECK = standard_deck()


def new_table(seats: int, seed: int, **options: str) -> Enchanters:
    table = GAME.new(seats, GAME.chosen_options(options), DECK, Rng(seed))
    assert isinstance(table, Enchanters)
    return table


def moments(table: Enchanters, seed: int) -> Iterator[int]:
    """Play at random; stops before every answer, with its number."""
    rng = Rng(f"play {seed}")
    number = 0
    while asked := table.asked():
        yield number
        number += 1
        options = table.options(asked[0])
        table.apply(asked[0], options[rng.below(len(options))], rng)


def test_e129_e130_everybody_sees_and_hears_the_same() -> None:
    table = new_table(4, 3, invasion="fast", depths="yes")
    table.listen()
    for _ in moments(table, 3):
        seen = [table.view(seat) for seat in [None, *map(Seat, range(4))]]
        assert all({**view, "seat": None} == seen[0] for view in seen)
    told = table.told or []
    assert all(heard(told, Seat(seat)) == heard(told, None) for seat in range(4))
    assert len(told) > 200


@pytest.mark.parametrize("depths", ["no", "yes"])
def test_e130_nothing_that_is_seen_tells_the_order_of_the_deck(depths: str) -> None:
    table = new_table(3, 5, invasion="fast", depths=depths)
    orders = set()
    for number in moments(table, 5):
        other = table.clone()
        other.redeal_unseen(Seat(0), Rng(number))
        assert other.view(None) == table.view(None)
        asked = table.asked()[0]
        assert other.options(asked) == table.options(asked)
        mine, theirs = table.deal, other.deal
        assert theirs.order[: table.drawn] == mine.order[: table.drawn]
        assert sorted(theirs.order + theirs.removed) == sorted(mine.order + mine.removed)
        assert sorted(theirs.order[mine.bottom_from :]) == sorted(mine.order[mine.bottom_from :])
        if depths == "yes":
            first = max(table.drawn, mine.lower_from)
            assert not any(table.is_dragon(card) for card in theirs.order[table.drawn : first] + theirs.removed)
        orders.add(tuple(theirs.order[table.drawn :]))
    assert len(orders) > 50


def test_e130_cards_removed_unseen_may_be_any_card_not_seen() -> None:
    table = new_table(3, 5, invasion="fast")
    hidden = set(table.deal.order[: table.deal.bottom_from] + table.deal.removed)
    thought: set[int] = set()
    for seed in range(60):
        other = table.clone()
        other.redeal_unseen(None, Rng(seed))
        thought.update(other.deal.removed)
    assert thought == hidden


@pytest.mark.parametrize("depths", ["no", "yes"])
def test_e130_two_decks_that_look_alike_are_thought_of_alike(depths: str) -> None:
    """Whoever imagines the deck from a seed imagines the same one, however it really lies."""
    table = new_table(6, 2, invasion="fast", depths=depths)
    bottoms = set()
    for seed in range(20):
        other = table.clone()
        other.redeal_unseen(None, Rng(seed))
        assert other.deal.order != table.deal.order
        first, second = table.clone(), other.clone()
        first.redeal_unseen(Seat(1), Rng("thought"))
        second.redeal_unseen(Seat(2), Rng("thought"))
        assert (first.deal.order, first.deal.removed) == (second.deal.order, second.deal.removed)
        bottoms.add(tuple(other.deal.order[table.deal.bottom_from :]))
    assert len(bottoms) > 1


def test_e131_the_same_deal_and_the_same_answers_are_the_same_game() -> None:
    first, second = new_table(5, 8), new_table(5, 8)
    rng = Rng("answers")
    while asked := first.asked():
        assert first.view(None) == second.view(None)
        options = first.options(asked[0])
        code = options[rng.below(len(options))]
        first.apply(asked[0], code, Rng(1))
        second.apply(asked[0], code, Rng(2))
    assert first.view(None) == second.view(None)
