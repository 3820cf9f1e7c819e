"""Positions of scenarios: whatever no game can reach is refused with its field and clause, and all else is taken."""

from __future__ import annotations

from itertools import permutations, product
from typing import Any

import pytest

from questkeep.games import CATALOGUE
from questkeep.games.tschak.cards import standard_deck
from questkeep.kernel.chance import Rng
from questkeep.kernel.errors import BadFile
from questkeep.kernel.event import Seat
from questkeep.kernel.game import State

GAME = CATALOGUE["tschak"]
DECK = standard_deck()
MONSTERS = [card.key for card in DECK.monsters]
KEEPS = 4
Amounts = tuple[int, ...]


def arranged(seats: int, position: dict[str, Any], **options: str) -> State:
    return GAME.arrange(seats, GAME.chosen_options(options), DECK, position)


def refusal(seats: int, position: dict[str, Any], **options: str) -> BadFile | None:
    try:
        arranged(seats, position, **options)
    except BadFile as bad:
        return bad
    return None


def after_keeps(done: int) -> dict[str, Any]:
    """The moment at which so many keeps have been looted."""
    return {"step": "scoring"} if done == KEEPS else {"keep": done + 1}


def by_seat(amounts: Amounts) -> dict[str, int]:
    return {str(seat): amount for seat, amount in enumerate(amounts)}


def payable(seats: int, done: int) -> set[Amounts]:
    """[T-53] All that so many loots can pay: different players take the hauls, the larger ones first."""
    hauls = [2] if seats == 2 else [3, 2, 1]
    loots = [dict(zip(takers, hauls, strict=False)) for many in range(4) for takers in permutations(range(seats), many)]
    loots = [loot for loot in loots if len(loot) <= len(hauls)]
    paid: set[Amounts] = {(0,) * seats}
    for _ in range(done):
        paid = {tuple(had + loot.get(seat, 0) for seat, had in enumerate(before)) for before in paid for loot in loots}
    return paid


@pytest.mark.parametrize("done", range(KEEPS + 1))
def test_t53_gold_of_two_players_is_taken_if_and_only_if_the_loots_can_have_paid_it(done: int) -> None:
    for amounts in product(range(13), repeat=2):
        bad = refusal(2, {**after_keeps(done), "gold": by_seat(amounts)})
        assert (bad is None) == (amounts in payable(2, done)), amounts
        assert bad is None or (bad.field, bad.problem[-6:]) == ("gold", "[T-53]")


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("done", range(KEEPS + 1))
def test_t53_gold_of_more_players_is_taken_if_and_only_if_the_loots_can_have_paid_it(seats: int, done: int) -> None:
    luck, possible = Rng(f"{seats} {done}"), payable(seats, done)
    paid = sorted(possible)
    some = [paid[luck.below(len(paid))] for _ in range(30)]
    others = [tuple(min(12, luck.below(3 * done + 2)) for _ in range(seats)) for _ in range(60)]
    for amounts in some + others:
        bad = refusal(seats, {**after_keeps(done), "gold": by_seat(amounts)})
        assert (bad is None) == (amounts in possible), amounts
        assert bad is None or (bad.field, bad.problem[-6:]) == ("gold", "[T-53]")


@pytest.mark.parametrize(("seats", "amounts"), [(2, (6, 2)), (3, (1, 6, 2)), (4, (5, 6, 3, 6))])
def test_t71_the_log_of_a_position_shows_the_loots_that_paid_its_gold(seats: int, amounts: Amounts) -> None:
    view: Any = arranged(seats, {"step": "scoring", "gold": by_seat(amounts)}).view(None)
    assert [sum(loot["gold"][seat] for loot in view["loot"]) for seat in range(seats)] == [*amounts]
    assert all(len({card[0] for card in team}) == 3 for floor in view["history"] for team in floor["teams"])


def test_t52_gold_that_these_very_hands_cannot_have_won_is_refused() -> None:
    strong = {"0": ["W5w", "W5n", "W4w", "F6a", "F6n", "F5a", "D4a", "D4m", "D4b", "AR1"]}
    weak = {"1": ["W2n", "CM1", "CM2", "F1a", "F1n", "F2n", "D1b", "D1m", "D1a", "AR2"]}
    # after keep 1 the hands have gone to the left: seat 0 played what seat 1 holds now, and seat 1 what seat 2 holds
    position = {"keep": 2, "hands": {"1": strong["0"], "2": weak["1"]}}
    assert refusal(3, {**position, "gold": {"0": 3, "1": 2}}) is None
    bad = refusal(3, {**position, "gold": {"0": 2, "1": 3}})
    assert bad is not None
    assert bad.field == "gold"


@pytest.mark.parametrize("amount", [-1, 13, 1.5, "3", True])
def test_t02_gold_that_is_no_number_of_pieces_is_refused(amount: object) -> None:
    bad = refusal(4, {"step": "scoring", "gold": {"0": amount}})
    assert bad is not None
    assert bad.field == "gold.0"


MOMENTS = [(floor, step) for floor, steps in ((1, 3), (2, 2), (3, 1)) for step in range(1, steps + 1)]


@pytest.mark.parametrize(("floor", "step"), MOMENTS)
@pytest.mark.parametrize("keep", range(1, KEEPS + 1))
def test_t89_a_mistake_is_taken_only_where_one_can_lie_behind(keep: int, floor: int, step: int) -> None:
    position = {"keep": keep, "floor": floor, "step": step, "offended": [1]}
    bad = refusal(3, position, table="strict")
    assert (bad is None) == ((floor, step) == (1, 3))
    assert bad is None or (bad.field, bad.problem[-6:]) == ("offended", "[T-89]")
    guided = refusal(3, position)
    assert guided is not None
    assert "[T-88]" in guided.problem


@pytest.mark.parametrize(
    ("offended", "words"),
    [
        ([3], "list of seats"),
        ([-1], "list of seats"),
        ([True], "list of seats"),
        (1, "list of seats"),
        ([0, 0], "twice"),
    ],
)
def test_t89_mistakes_of_nobody_are_refused(offended: object, words: str) -> None:
    bad = refusal(3, {"step": 3, "offended": offended}, table="strict")
    assert bad is not None
    assert bad.field == "offended"
    assert words in bad.problem


def test_t89_whoever_began_with_the_artefact_has_made_no_mistake() -> None:
    position = {"step": 3, "teams": {"0": ["AR1", "F6a"], "1": ["F5a", "AR2"]}}
    assert refusal(2, {**position, "offended": [1]}, table="strict") is None
    bad = refusal(2, {**position, "offended": [0]}, table="strict")
    assert bad is not None
    assert "[T-89]" in bad.problem


def test_t93_the_card_that_came_back_after_a_mistake_is_known_in_a_position_too() -> None:
    position = {"step": 3, "teams": {"0": ["D4a", "W5w"]}, "hands": {"0": ["D3a"]}, "offended": [0]}
    table = arranged(2, position, table="strict")
    for number in range(10):
        world = table.clone()
        world.redeal_unseen(None, Rng(number))
        view: Any = world.view(Seat(0))
        assert "D3a" in view["hand"]


def can_be_won(floors: int, named: list[tuple[int, int]], others: int) -> bool:
    """[T-46] Whether players can have won so many monsters and treasures on so many floors, and others the rest."""
    monsters = floors - sum(monsters for monsters, _ in named)
    treasures = floors - sum(treasures for _, treasures in named)
    is_shared_out = min(monsters, treasures) >= 0 and monsters + treasures <= others * floors
    return is_shared_out and all(sum(pile) <= floors for pile in named)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_t46_piles_are_taken_if_and_only_if_every_floor_can_have_given_its_cards_to_two(seats: int) -> None:
    luck = Rng(seats)
    taken = 0
    for _ in range(600):
        floors = luck.below(13)
        moment = {"step": "scoring"} if floors == 12 else {"keep": 1 + floors // 3, "floor": 1 + floors % 3}
        monsters, treasures = ([card.key for card in cards] for cards in (DECK.monsters, DECK.treasures))
        piles: dict[str, list[str]] = {}
        for seat in range(1 + luck.below(seats)):
            counts = [min(luck.below(floors + 2), luck.below(floors + 2)) for _ in range(2)]
            piles[str(seat)] = [
                cards.pop()
                for cards, count in zip((monsters, treasures), counts, strict=True)
                for _ in range(min(count, len(cards)))
            ]
        named = [
            (sum(key in MONSTERS for key in pile), sum(key not in MONSTERS for key in pile)) for pile in piles.values()
        ]
        bad = refusal(seats, {**moment, "piles": piles})
        assert (bad is None) == can_be_won(floors, named, seats - len(piles)), (floors, named)
        assert bad is None or (bad.field, bad.problem.partition("[")[2]) == ("piles", "T-46]")
        taken += bad is None
    assert 20 < taken < 580
