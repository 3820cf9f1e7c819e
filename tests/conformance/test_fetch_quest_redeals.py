"""Re-deals of Fetch Quest follow the right distribution: counted against every possible world, found by brute force."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import permutations, product
from math import factorial

import pytest

from questkeep.games.fetch_quest import GAME
from questkeep.games.fetch_quest.rules.flow import FetchQuest
from questkeep.kernel.chance import Rng, ScriptedChance
from questkeep.kernel.event import Seat
from tests.conformance.uniform import assert_likely, assert_uniform

World = tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]
"""Hand and deck of each player, neither in order, and the Fortune deck from the top."""
Position = Mapping[str, object]

CALM: Position = {"queue": ["CA8", "CA9", "CA2", "CA4", "CA5", "CA10"], "pile": ["FW1", "FW2", "FW3", "FW4"]}
HIDDEN: Position = {
    **CALM,
    "turn": 1,
    "moment": "action",
    "hands": {"0": ["F0M", "FM5", "FM6", "FM7"], "1": ["F0S", "FS5"], "2": ["F0W"]},
    "decks": {"0": [], "1": ["FS6"], "2": ["FW5"]},
    "fortune": ["FS7", "FS8", "FW6"],
    "fortune-size": 3,
}


def arranged(position: Position, **options: str) -> FetchQuest:
    table = GAME.arrange(3, GAME.chosen_options(options), GAME.standard_deck(), position)
    assert isinstance(table, FetchQuest)
    return table


def world_of(table: FetchQuest) -> World:
    """Where the hidden cards are."""
    places = []
    for player in table.players:
        places += [tuple(sorted(table.keys(player.hand))), tuple(sorted(table.keys(player.deck)))]
    return tuple(places), tuple(table.keys(table.fortune[::-1]))


def redeals(table: FetchQuest, seat: int | None, count: int) -> Iterator[World]:
    """Many re-deals of one table for one observer."""
    rng = Rng("redeals")
    for _ in range(count):
        world = table.clone()
        world.redeal_unseen(None if seat is None else Seat(seat), rng)
        yield world_of(world)


def splits(hand: list[int], deck: list[int]) -> list[tuple[list[int], list[int]]]:
    """Every way to share a player's cards out between hand and deck, once for each way to arrange them."""
    cards = hand + deck
    return [(sorted(order[: len(hand)]), list(order[len(hand) :])) for order in permutations(cards)]


def openings(table: FetchQuest, observer: int) -> Iterator[FetchQuest]:
    """[F-94] Every table that looks the same to the observer."""
    others = [seat for seat in range(table.seats) if seat != observer]
    shared = [splits(table.players[seat].hand, table.players[seat].deck) for seat in others]
    for sides, fortune in product(list(product(*shared)), permutations(table.fortune)):
        world = table.clone()
        for seat, (hand, deck) in zip(others, sides, strict=True):
            world.players[seat].hand, world.players[seat].deck = hand, deck
        world.fortune = list(fortune)
        yield world


def follow(world: FetchQuest, steps: list[str]) -> Iterator[FetchQuest]:
    """Play the steps as far as they are possible; `hand ?` stands for any card, as others cannot see which."""
    if not steps:
        yield world
        return
    seat, _, said = steps[0].partition(" ")
    turn = Seat(int(seat))
    for code in world.options(turn):
        answer = world.notation(turn, code)
        is_secret = said.endswith("?") and answer.startswith(said[:-1])
        for _ in range(copies_of(world, answer) if is_secret else int(answer == said)):
            after = world.clone()
            after.apply(turn, code, ScriptedChance([]))
            yield from follow(after, steps[1:])


def copies_of(world: FetchQuest, answer: str) -> int:
    """How many cards of the hand, or of those looked at, an answer can mean."""
    card = world.deck.kind_named[answer.split()[-1].lower()]
    return (world.looked or world.players[world.active].hand).count(card)


def alike(table: FetchQuest, start: FetchQuest, observer: int, steps: list[str]) -> Counter[World]:
    """How often each world comes about in which the observer has seen the same."""
    ends = (end for opening in openings(start, observer) for end in follow(opening, steps))
    return Counter(world_of(end) for end in ends if shown(end, observer) == shown(table, observer))


def shown(table: FetchQuest, observer: int) -> object:
    """What lies open, and what the observer holds and may look at."""
    piles = [table.keys(player.discard) for player in table.players]
    sizes = [(len(player.hand), len(player.deck)) for player in table.players]
    looked = table.keys(table.looked) if table.active == observer else len(table.looked)
    return table.players[observer].hand, table.pile, piles, sizes, looked, len(table.fortune)


def test_f94_hands_and_decks_and_the_fortune_deck_are_equally_likely() -> None:
    table = arranged(HIDDEN)
    possible = set(map(world_of, openings(table, 0)))
    assert len(possible) == 3 * 2 * 6
    assert_uniform(redeals(table, 0, 40 * len(possible)), possible)


def test_f94_copies_cannot_be_told_apart_and_count_as_often_as_they_are() -> None:
    table = arranged(
        {**HIDDEN, "hands": {"1": ["F0S", "F0S"]}, "decks": {"1": ["F0S", "F0M", "F0M"], "2": [], "0": []}}
    )
    weights = Counter(map(world_of, openings(table, 0)))
    ways = factorial(5) * factorial(3)
    assert weights.total() == ways
    assert set(weights.values()) == {ways // 10 // 6 * n for n in (1, 3, 6)}
    assert_likely(redeals(table, 0, 1500), weights)


@pytest.mark.parametrize("observer", [0, 2])
def test_f94_a_card_taken_unseen_may_be_any_of_those_that_were_left(observer: int) -> None:
    start = arranged({**HIDDEN, "moment": "action"})
    steps = ["1 forage"]
    table = next(follow(start.clone(), steps))
    possible = alike(table, start, observer, steps)
    if observer == 0:
        assert {world[0][2] for world in possible} >= {("F0S", "FS5", "FS7"), ("FS5", "FS6", "FW6")}
        assert len(set(possible.values())) == 1
    assert_likely(redeals(table, observer, 40 * len(possible)), possible)


@pytest.mark.parametrize("observer", [0, 1, 2])
def test_f94_a_gift_is_seen_by_giver_and_receiver_alone(observer: int) -> None:
    start = arranged(HIDDEN)
    table = next(follow(start.clone(), ["1 give 2", "1 hand FS5", "1 done"]))
    possible = alike(table, start, observer, ["1 give 2", "1 hand FS5" if observer else "1 hand ?", "1 done"])
    assert_likely(redeals(table, observer, 40 * len(possible)), possible)


@pytest.mark.parametrize("observer", [0, 1])
def test_f94_what_was_put_under_the_fortune_deck_is_known_to_those_who_saw_it(observer: int) -> None:
    """Light Fingers: the looker knows the two lowest cards and their order, the others that two lie there."""
    position = {**HIDDEN, "pioneers": ["P1", "P4", "P5"], "defeated": True}
    position |= {"fortune": ["FS7", "FS8", "FW6", "FW7"], "fortune-size": 4}
    start = arranged(position)
    if observer == 1:
        table = next(follow(start.clone(), ["1 ability", "1 take FS8", "1 done"]))
        worlds = set(redeals(table, 1, 60))
        assert {world[1][-2:] for world in worlds} == {tuple(table.keys(table.fortune[::-1]))[-2:]}
        assert {world[0][2] for world in worlds} == {("F0S", "FS5", "FS8")}
        return
    steps = ["1 ability", "1 take ?", "1 done"]
    table = next(follow(start.clone(), ["1 ability", "1 take FS8", "1 done"]))
    possible = alike(table, start, 0, steps)
    assert_likely(redeals(table, 0, 10 * len(possible)), possible)


def test_f93_what_was_seen_of_the_challenge_deck_stays_where_it_was_put() -> None:
    table = arranged({"turn": 1, "moment": "turn", "retreated": [1], "challenge-top": ["CA9", "CA8"]})
    for said in ("ability", "under CA9", "top CA8"):
        table.apply(Seat(1), table.parse(Seat(1), said), ScriptedChance([]))
    orders = []
    for number in range(5 * 120):
        world = table.clone()
        world.redeal_unseen([None, Seat(0), Seat(1)][number % 3], Rng(number))
        orders.append(tuple(world.deck.challenge_key[one] for one in world.challenges))
    assert {order[0] for order in orders} == {"CA9"}
    assert {order[-1] for order in orders} == {"CA8"}
    assert_uniform((order[1:-1] for order in orders), set(permutations(["CA7", "CA10", "CA11", "CA12", "CA13"])))


def test_f92_with_open_hands_only_decks_are_hidden() -> None:
    table = next(follow(arranged(HIDDEN, talk="open-hands"), ["1 forage"]))
    hands = {tuple(world[0][place] for place in (0, 2)) for world in redeals(table, 2, 50)}
    assert hands == {(("F0M", "FM5", "FM6", "FM7"), ("F0S", "FS5", "FS7"))}


def test_f74_locked_discards_of_others_become_any_others() -> None:
    position = {"moment": "enemy", "down": ["CA3", "CA4", "CA5", "CA6"], "hands": {"1": ["F0S", "FS5"], "2": ["F0W"]}}
    table = arranged({**position, "decks": {"1": [], "2": []}})
    for said in ("discard FS5", "done"):
        table.apply(Seat(1), table.parse(Seat(1), said), ScriptedChance([]))
    marks = []
    for number in range(400):
        world = table.clone()
        world.redeal_unseen(Seat(2), Rng(number))
        marks.append(tuple(world.keys(world.players[1].marked)))
    assert_uniform(iter(marks), [(), ("F0S",), ("FS5",), ("F0S", "FS5")])


def test_f97_equal_knowledge_and_equal_luck_give_an_equal_table() -> None:
    one = arranged(HIDDEN)
    other = arranged({**HIDDEN, "hands": {"0": ["F0M", "FM5", "FM6", "FM7"], "1": ["FS6", "FS5"], "2": ["FW5"]},
                      "decks": {"0": [], "1": ["F0S"], "2": ["F0W"]}, "fortune": ["FW6", "FS7", "FS8"]})  # fmt: skip
    assert list(redeals(one, 0, 20)) == list(redeals(other, 0, 20))
