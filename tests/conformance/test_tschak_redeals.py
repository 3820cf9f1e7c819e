"""Re-deals of Tschak! follow the right distribution: counted against every possible world, found by brute force."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from itertools import combinations, permutations, product
from typing import TypeVar

import pytest

from questkeep.games.tschak import GAME
from questkeep.games.tschak.rules.flow import Tschak
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat
from questkeep.lab.walks import Setting, walk
from questkeep.lab.witness import WITNESSES
from questkeep.terminal.face import written
from tests.conformance.uniform import assert_uniform

Hands = tuple[tuple[str, ...], ...]
World = TypeVar("World", bound=Hashable)
ME, LEFT, OPPOSITE, RIGHT = map(Seat, range(4))


def position(seats: int, moment: Mapping[str, int], **options: str) -> Tschak:
    """A table at this moment, everything else filled in."""
    table = GAME.arrange(seats, GAME.chosen_options(options), GAME.standard_deck(), moment)
    assert isinstance(table, Tschak)
    return table


def redeals(table: Tschak, seat: Seat | None, count: int) -> Iterator[Tschak]:
    """Many re-deals of one table."""
    rng = Rng("redeals")
    for _ in range(count):
        world = table.clone()
        world.redeal_unseen(seat, rng)
        yield world


def test_a_skewed_distribution_is_noticed() -> None:
    with pytest.raises(AssertionError):
        assert_uniform(iter([*range(10)] * 200 + [7] * 120), range(10))


def type_of(card: str) -> str:
    """[T-03] Codes begin with the type; a Chameleon is a wizard."""
    return card[0].replace("C", "W")


def held(table: Tschak, seat: int) -> tuple[str, ...]:
    """What a seat holds, as it sees it itself."""
    hand = table.view(Seat(seat))["hand"]
    assert hand is not None
    return tuple(sorted(hand))


def on_board(table: Tschak, place: int) -> tuple[str, ...]:
    """The hand that lies on an en-route board (T-59)."""
    hand = table.deal.hands[(place - int(table.keep)) % 4]
    return tuple(sorted(table.deck.adventurers[card].key for card in hand))


def shares(cards: list[str], sizes: list[int]) -> Iterator[list[tuple[str, ...]]]:
    """Every way to share cards out in shares of these sizes."""
    if not sizes:
        yield []
        return
    for first in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in first]
        yield from ([first, *others] for others in shares(rest, sizes[1:]))


def possible_hands(hands: Hands, types: str = "WFDA") -> list[Hands]:
    """[T-63] Every way in which the cards of these hands could be held, the types of each hand being public."""
    by_type: list[list[list[tuple[str, ...]]]] = []
    for kind in types:
        cards = [card for hand in hands for card in hand if type_of(card) == kind]
        sizes = [sum(type_of(card) == kind for card in hand) for hand in hands]
        by_type.append(list(shares(cards, sizes)))
    return [tuple(tuple(sorted(sum(parts, ()))) for parts in zip(*world, strict=True)) for world in product(*by_type)]


def of_types(hand: tuple[str, ...], types: str) -> tuple[str, ...]:
    """The cards of these types."""
    return tuple(card for card in hand if type_of(card) in types)


def test_t63_with_four_players_every_possible_deal_of_the_hidden_cards_is_equally_likely() -> None:
    table = position(4, {"keep": 1, "floor": 3}, history="memory")
    possible = possible_hands(tuple(held(table, seat) for seat in (LEFT, OPPOSITE, RIGHT)))
    assert len(possible) == 6**4
    worlds = redeals(table, ME, 10 * len(possible))
    assert_uniform((tuple(held(world, seat) for seat in (LEFT, OPPOSITE, RIGHT)) for world in worlds), possible)


def test_t63_with_three_players_the_board_may_hold_any_hidden_card_too() -> None:
    table = position(3, {"keep": 1, "floor": 3}, history="memory")

    def hidden(world: Tschak) -> Hands:
        hands = held(world, LEFT), held(world, OPPOSITE), on_board(world, place=3)
        return tuple(of_types(hand, "WA") for hand in hands)

    possible = possible_hands(hidden(table), "WA")
    assert len(possible) == 20 * 6
    assert_uniform((hidden(world) for world in redeals(table, ME, 3_000)), possible)


def test_t63_with_two_players_the_opponent_may_hold_any_hidden_card() -> None:
    table = position(2, {"keep": 1, "floor": 3}, history="memory")
    hidden = (held(table, LEFT), on_board(table, place=1), on_board(table, place=3))
    by_type = [[card for hand in hidden for card in hand if type_of(card) == kind] for kind in "WFDA"]
    possible = [tuple(sorted(cards)) for cards in product(*by_type)]
    assert len(possible) == 3 * 7 * 7 * 7
    assert_uniform((held(world, LEFT) for world in redeals(table, ME, 10 * len(possible))), possible)


def test_t66_a_spectator_of_two_players_does_not_know_in_keep_2_who_holds_what() -> None:
    table = position(2, {"keep": 2, "floor": 3}, history="memory")
    possible = possible_hands((held(table, ME), held(table, LEFT)))
    assert len(possible) == 2**4
    assert_uniform(((held(world, ME), held(world, LEFT)) for world in redeals(table, None, 1_000)), possible)


@pytest.mark.parametrize("observer", [ME, None])
def test_t68_the_keep_cards_to_come_and_those_in_the_box_are_equally_likely_in_any_order(observer: Seat | None) -> None:
    table = position(3, {"keep": 3, "floor": 2})
    for kind in range(2):

        def to_come(world: Tschak, kind: int = kind) -> tuple[int, ...]:
            return tuple((world.deal.monsters, world.deal.treasures)[kind][9:])

        possible = [(*three, *sorted(set(to_come(table)) - set(three))) for three in permutations(to_come(table), 3)]
        assert len(possible) == 60
        assert_uniform((to_come(world) for world in redeals(table, observer, 2_000)), possible)
    both = list(product(table.deal.monsters[9:], table.deal.treasures[9:]))
    worlds = redeals(table, observer, 2_000)
    assert_uniform(((world.deal.monsters[9], world.deal.treasures[9]) for world in worlds), both)


def choice(world: Tschak, seat: Seat) -> str:
    """A locked choice, as its maker sees it."""
    chosen = world.view(seat)["choice"]
    assert chosen is not None
    return written(chosen)


@pytest.mark.parametrize(
    ("moment", "rules", "count"),
    [
        ({"keep": 2, "floor": 1}, "guided", 10),
        ({"keep": 2, "floor": 2, "step": 2}, "guided", 8),
        ({"keep": 2, "floor": 2, "step": 2}, "strict", 15),
        ({"keep": 4, "floor": 3}, "guided", 4),
    ],
)
def test_t62_locked_choices_of_others_become_any_legal_ones(moment: dict[str, int], rules: str, count: int) -> None:
    table = position(3, moment, table=rules)
    for seat in (ME, LEFT):
        table.apply(seat, table.options(seat)[0], Rng(0))
    mine = choice(table, ME)
    before = table.clone()
    before.apply(LEFT, before.may(LEFT)[0], Rng(0))
    possible = [before.notation(LEFT, code) for code in before.options(LEFT)]
    assert len(possible) == count
    assert_uniform((choice(world, LEFT) for world in redeals(table, ME, 1_500)), possible)
    assert all(choice(world, ME) == mine for world in redeals(table, ME, 20))


def test_t62_locked_choices_are_independent_of_each_other_and_of_the_hidden_hands() -> None:
    table = position(4, {"keep": 1, "floor": 3}, history="memory")
    for seat in (LEFT, OPPOSITE):
        table.apply(seat, table.options(seat)[0], Rng(0))

    def left_out(world: Tschak, seat: Seat) -> str:
        """The type that stays in hand: one of four, all alike."""
        (card,) = set(held(world, seat)) - set(choice(world, seat).split())
        return type_of(card)

    possible = [
        (one, other, wizard)
        for one, other in product("WFDA", repeat=2)
        for wizard in [of_types(held(table, seat), "W") for seat in (LEFT, OPPOSITE, RIGHT)]
    ]
    worlds = redeals(table, ME, 2_000)
    found = ((left_out(w, LEFT), left_out(w, OPPOSITE), of_types(held(w, LEFT), "W")) for w in worlds)
    assert_uniform(found, possible)


def changes_hands(table: Tschak, observer: Seat | None) -> bool:
    """Whether any of several re-deals changes any hand."""
    return any(world.deal.hands != table.deal.hands for world in redeals(table, observer, 5))


@pytest.mark.parametrize("clause_and_seats", ["T-66: 2", "T-65: 3", "T-64: 4"])
def test_t64_t65_t66_from_keep_2_on_a_player_knows_every_hand(clause_and_seats: str) -> None:
    seats = int(clause_and_seats[-1])
    setting = Setting(GAME, seats, GAME.chosen_options({"history": "memory"}), WITNESSES["tschak"])
    for moment in walk(setting, "known hands"):
        table = moment.table
        assert isinstance(table, Tschak)
        for observer in moment.observers() if seats > 2 else moment.seats():
            assert changes_hands(table, observer) == (table.keep == 0)


def test_t66_for_a_spectator_of_two_players_the_hands_of_keep_2_are_hidden() -> None:
    for floor in (1, 2, 3):
        assert changes_hands(position(2, {"keep": 2, "floor": floor}), None)
        assert not changes_hands(position(2, {"keep": 3, "floor": floor}), None)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_t68_in_keep_4_even_the_cards_in_the_box_are_known(seats: int) -> None:
    table = position(seats, {"keep": 4, "floor": 1})
    for observer in (ME, None):
        for world in redeals(table, observer, 10):
            assert (world.deal.monsters, world.deal.treasures) == (table.deal.monsters, table.deal.treasures)


@pytest.mark.parametrize("observer", [LEFT, None])
def test_t93_a_card_given_back_in_an_exchange_stays_known(observer: Seat | None) -> None:
    table = position(4, {"keep": 1, "floor": 1, "step": 2}, table="strict", history="memory")
    team = table.view(ME)["players"][ME]["team"]
    twice = next(card for card in held(table, ME) if type_of(card) == type_of(team[0]))
    table.apply(ME, table.parse(ME, f"play {twice}"), Rng(0))
    for seat in (LEFT, OPPOSITE, RIGHT):
        table.apply(seat, table.fallback(seat), Rng(0))
    table.apply(ME, table.fallback(ME), Rng(0))
    assert twice in held(table, ME)
    assert all(twice in held(world, ME) for world in redeals(table, observer, 50))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_t71_what_is_known_does_not_depend_on_the_history_being_shown(seats: int) -> None:
    settings = [
        Setting(GAME, seats, GAME.chosen_options({"history": history, "table": "strict"}), WITNESSES["tschak"])
        for history in ("open", "memory")
    ]
    for open_, memory in zip(*(walk(setting, "history") for setting in settings), strict=True):
        for observer in open_.observers():
            assert isinstance(open_.table, Tschak)
            assert isinstance(memory.table, Tschak)
            one, other = (next(redeals(table, observer, 1)).deal for table in (open_.table, memory.table))
            assert (one.hands, one.monsters, one.treasures) == (other.hands, other.monsters, other.treasures)
