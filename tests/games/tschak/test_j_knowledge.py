"""Section J, as far as no scenario can show it: what may be deduced, and what stays open."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from questkeep.games import CATALOGUE
from questkeep.games.tschak.rules.flow import Tschak
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat
from questkeep.kernel.perspective import Perspective

GAME = CATALOGUE["tschak"]
DECK = GAME.standard_deck()
REDEALS = 12


def played_to(seats: int, keep: int, floor: int = 1, history: str = "open") -> Tschak:
    """A table on which random play has reached the start of a floor."""
    table = GAME.new(seats, GAME.chosen_options({"history": history}), DECK, Rng(f"deal {seats}"))
    assert isinstance(table, Tschak)
    luck = Rng(f"picks {seats}")
    while (table.keep + 1, table.floor + 1) != (keep, floor):
        seat = table.asked()[0]
        options = table.options(seat)
        table.apply(seat, options[luck.below(len(options))], luck)
    return table


def redealt(table: Tschak, seat: int | None) -> list[Tschak]:
    """Some tables that could be the true one, as far as the seat (None: a spectator) knows."""
    worlds = []
    for number in range(REDEALS):
        world = table.clone()
        world.redeal_unseen(None if seat is None else Seat(seat), Rng(number))
        worlds.append(world)
    return worlds


def differing(guesses: Sequence[object]) -> bool:
    """Whether most of the guesses are different ones, so that none of them gives the truth away."""
    return len({str(guess) for guess in guesses}) > REDEALS // 2


def hands(table: Tschak) -> list[list[int]]:
    """H0 … H3 as card numbers."""
    return [list(hand) for hand in table.deal.hands]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_t63_in_keep_1_values_are_open_but_types_own_hand_and_shown_cards_are_not(seats: int) -> None:
    table = played_to(seats, keep=1, floor=3)
    for seat in range(seats):
        worlds = redealt(table, seat)
        assert differing([hands(world) for world in worlds])
        for world in worlds:
            assert hands(world)[table.players[seat].hand] == hands(table)[table.players[seat].hand]
            for number, other in enumerate(world.players):
                assert table.view(None)["players"][number] == world.view(None)["players"][number]
                shown = {card for card in hands(table)[other.hand] if table.seen >> card & 1}
                assert len(shown) == 6
                assert shown <= set(hands(world)[other.hand])


@pytest.mark.parametrize("keep", [2, 3, 4])
def test_t64_with_four_players_no_hand_is_a_mystery_from_keep_2_on(keep: int) -> None:
    table = played_to(4, keep)
    for watcher in (0, 1, 2, 3, None):
        assert all(hands(world) == hands(table) for world in redealt(table, watcher))


@pytest.mark.parametrize("keep", [2, 3, 4])
def test_t65_with_three_players_the_ten_unseen_cards_are_the_board_of_keep_1(keep: int) -> None:
    table = played_to(3, keep)
    if keep == 2:
        assert {card for card in range(40) if not table.seen >> card & 1} == set(hands(table)[3])
    for watcher in (0, 1, 2, None):
        assert all(hands(world) == hands(table) for world in redealt(table, watcher))


@pytest.mark.parametrize("keep", [2, 3, 4])
def test_t66_with_two_players_the_second_hand_gives_away_the_opponents(keep: int) -> None:
    table = played_to(2, keep)
    for seat in (0, 1):
        assert all(hands(world) == hands(table) for world in redealt(table, seat))


def test_t66_a_spectator_of_two_players_knows_h1_and_h3_only_as_a_union() -> None:
    table = played_to(2, keep=2)
    worlds = redealt(table, None)
    true = hands(table)
    for world in worlds:
        dealt = hands(world)
        assert (dealt[0], dealt[2]) == (true[0], true[2])
        assert sorted(dealt[1] + dealt[3]) == sorted(true[1] + true[3])
    assert differing([hands(world) for world in worlds])


def test_t66_a_spectator_of_two_players_knows_all_from_keep_3_on() -> None:
    table = played_to(2, keep=3)
    assert all(hands(world) == hands(table) for world in redealt(table, None))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("keep", [1, 2, 3])
def test_t67_luck_lives_on_in_keep_cards_not_yet_turned_up(seats: int, keep: int) -> None:
    table = played_to(seats, keep, floor=2)
    open_floors = 3 * keep
    worlds = redealt(table, 0)
    for true, guessed in (
        (table.deal.monsters, [world.deal.monsters for world in worlds]),
        (table.deal.treasures, [world.deal.treasures for world in worlds]),
    ):
        assert all(order[:open_floors] == true[:open_floors] for order in guessed)
        assert all(sorted(order) == list(range(14)) for order in guessed)
        assert differing([order[open_floors:12] for order in guessed])
        assert differing([order[12:] for order in guessed])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_t67_a_bot_may_use_nothing_beyond_what_its_seat_knows(seats: int) -> None:
    table = played_to(seats, keep=1, floor=2)
    for other_truth in redealt(table, 0):
        mine = Perspective(table, Seat(0), Rng("bot"))
        same = Perspective(other_truth, Seat(0), Rng("bot"))
        imagined, alike = mine.imagine(Rng(5)), same.imagine(Rng(5))
        assert isinstance(imagined, Tschak)
        assert isinstance(alike, Tschak)
        assert mine.view() == same.view()
        assert hands(imagined) == hands(alike)
        assert imagined.deal.monsters == alike.deal.monsters
        assert imagined.deal.treasures == alike.deal.treasures


def test_t67_simultaneous_picks_stay_secret_even_when_hands_are_known() -> None:
    table = played_to(4, keep=2)
    options = table.options(Seat(1))
    table.apply(Seat(1), options[0], Rng(0))
    guesses = {int(world.players[1].locked) for world in redealt(table, 0)}
    assert guesses <= set(options)
    assert len(guesses) > 3
    assert all(world.players[1].locked == options[0] for world in redealt(table, 1))
    assert Seat(1) in Perspective(table, Seat(0), Rng(0)).imagine(Rng(1)).asked()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_t68_in_keep_4_the_removed_cards_follow_by_elimination(seats: int) -> None:
    table = played_to(seats, keep=4)
    view = table.view(None)
    floors, past = view["floors"], view["history"] or []
    seen = {floor["monster"] for floor in floors} | {floor["monster"] for floor in past}
    seen |= {floor["treasure"] for floor in floors} | {floor["treasure"] for floor in past}
    assert len(seen) == 24
    box = [table.deck.monsters[card].key for card in table.deal.monsters[12:]]
    box += [table.deck.treasures[card].key for card in table.deal.treasures[12:]]
    assert {card.key for card in table.deck.monsters + table.deck.treasures} - seen == set(box)
    for world in redealt(table, 0) + redealt(table, None):
        assert (world.deal.monsters, world.deal.treasures) == (table.deal.monsters, table.deal.treasures)


@pytest.mark.parametrize("watcher", [0, None])
def test_t71_with_memory_there_is_no_log(watcher: int | None) -> None:
    eyes = None if watcher is None else Seat(watcher)
    remembered, logged = played_to(3, 2, floor=3, history="memory"), played_to(3, 2, floor=3)
    view, full = remembered.view(eyes), logged.view(eyes)
    assert (len(full["history"] or []), len(full["loot"] or [])) == (5, 1)
    assert (view["history"], view["loot"]) == (None, None)
    for number, (dim, bright) in enumerate(zip(view["players"], full["players"], strict=True)):
        assert dim["monster_cards"] == (bright["monster_cards"] if number == watcher else None)
        assert dim["treasure_cards"] == (bright["treasure_cards"] if number == watcher else None)
        assert dim["monsters"] == len(bright["monster_cards"] or [])
        assert dim["treasures"] == len(bright["treasure_cards"] or [])
