"""Re-deals of Schatzjagd hold all that a seat can tell, and every world that fits is equally likely."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations

import pytest

from questkeep.games.schatzjagd import GAME
from questkeep.games.schatzjagd.rules.deck import FIELD_OF
from questkeep.games.schatzjagd.rules.ending import is_won
from questkeep.games.schatzjagd.rules.flow import Schatzjagd
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat
from tests.conformance.uniform import assert_uniform

POOL = ["W1", "W2", "W3", "W4", "T1", "T2"]

World = tuple[frozenset[str], str, tuple[str, ...]]
"""A hand, the card in a field, and the draw pile."""


def arranged(options: dict[str, str], position: dict[str, object]) -> Schatzjagd:
    """A table for two at this position."""
    table = GAME.arrange(2, GAME.chosen_options(options), GAME.standard_deck(), position)
    assert isinstance(table, Schatzjagd)
    return table


def test_s129_a_card_seen_in_a_hand_is_there_or_in_the_field_filled_since_and_all_worlds_are_equally_likely() -> None:
    position: dict[str, object] = {
        "moment": "part-two",
        "hands": {"0": ["Z3", *POOL[:4]], "1": ["P1", "P2", "P3", "P4"]},
        "seen": {"1": ["Z3"]},
        "pile": POOL[4:],
        "pile-size": 2,
    }
    table = arranged({}, position)
    for said in ("insert W1", "put C3"):
        table.apply(Seat(0), table.parse(Seat(0), said), Rng(1))
    possible: set[World] = set()
    for field in ["Z3", *POOL]:
        rest = [card for card in POOL if card != field]
        for held in combinations(rest, 4 if field == "Z3" else 3):
            hand = frozenset(held if field == "Z3" else (*held, "Z3"))
            possible |= {(hand, field, pile) for pile in permutations([card for card in rest if card not in held])}
    assert len(possible) == 150
    rng = Rng("redeals")

    def worlds() -> Iterator[World]:
        for _ in range(30 * len(possible)):
            world = table.clone()
            world.redeal_unseen(Seat(1), rng)
            hand = frozenset(world.deck.key_of[card] for card in world.players[0].hand)
            field = world.deck.key_of[world.cards[FIELD_OF["c3"]]]
            yield hand, field, tuple(world.deck.key_of[card] for card in world.pile)

    assert_uniform(worlds(), possible)


def test_s71_once_maps_are_dead_no_hand_is_thought_to_hold_one() -> None:
    table = arranged({"victory": "1"}, {"dug": "all", "hands": {"0": ["W1"]}, "lying": {"C3": ["orb"]}})
    rng = Rng("maps")
    for _ in range(200):
        world = table.clone()
        world.redeal_unseen(Seat(0), rng)
        assert not any(world.deck.is_map[card] for card in world.players[1].hand)


@pytest.mark.parametrize("victory", ["alike", "each"])
def test_s131_no_castle_is_thought_to_hold_what_would_have_won(victory: str) -> None:
    hidden = {"0": ["orb", "orb", "crown"]}
    table = arranged({"victory": victory}, {"hidden": hidden})
    kinds: set[tuple[int, ...]] = set()
    rng = Rng("treasures")
    for _ in range(300):
        world = table.clone()
        world.redeal_unseen(Seat(1), rng)
        assert not is_won(world, world.hidden_by(0))
        kinds.add(tuple(world.treasure_kinds[:3]))
    assert len(kinds) > 10


def test_s71_a_map_traced_to_a_hand_and_a_field_is_known_to_be_gone_once_it_is_set_aside() -> None:
    table = arranged(
        {"victory": "6"},
        {
            "moment": "part-two",
            "turn": 1,
            "hands": {"0": ["M2"], "1": ["M1", "W1"]},
            "seen": {"0": ["M1"]},
            "at": {"0": "C5"},
            "hidden": {"0": ["orb", "orb", "orb", "orb", "crown"], "1": ["crown", "crown", "crown"]},
            "carried": {"1": ["chalice", "chalice", "chalice"]},
        },
    )
    for seat, said in ((1, "insert W1"), (1, "put C3"), (0, "roll"), (0, "stop")):
        table.apply(Seat(seat), table.parse(Seat(seat), said), Rng(1))
    assert [(trace.card, trace.observers) for trace in table.traces] == [(table.players[1].hand[0], 1)]
    table.apply(Seat(0), table.parse(Seat(0), "dig M2"), Rng(1))
    assert table.traces == []
    assert "M1" in [table.deck.key_of[card] for card in table.removed]
