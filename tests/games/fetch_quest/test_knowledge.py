"""What is known and what is hidden (section 9): re-deals are uniform over all that fits, and views tell no more."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

import pytest

from questkeep.games.fetch_quest import GAME
from questkeep.games.fetch_quest.rules.flow import FetchQuest
from questkeep.kernel.chance import Rng, ScriptedChance
from questkeep.kernel.event import Seat, heard
from questkeep.kernel.perspective import Perspective
from tests.conformance.uniform import assert_uniform

ME, LEFT, RIGHT = map(Seat, range(3))


def arranged(position: dict[str, object], **options: str) -> FetchQuest:
    """A table for three at this position."""
    table = GAME.arrange(3, GAME.chosen_options(options), GAME.standard_deck(), position)
    assert isinstance(table, FetchQuest)
    return table


def say(table: FetchQuest, *picks: str) -> None:
    """Give these answers, each with the seat in front."""
    for pick in picks:
        seat, _, notation = pick.partition(" ")
        table.apply(Seat(int(seat)), table.parse(Seat(int(seat)), notation), ScriptedChance([]))


def redeals(table: FetchQuest, observer: Seat | None, count: int) -> Iterator[FetchQuest]:
    """Many re-deals of one table."""
    rng = Rng("redeals")
    for _ in range(count):
        world = table.clone()
        world.redeal_unseen(observer, rng)
        yield world


def hand(table: FetchQuest, seat: int) -> tuple[str, ...]:
    return tuple(table.keys(table.players[seat].hand))


def deck(table: FetchQuest, seat: int) -> tuple[str, ...]:
    return tuple(table.keys(table.players[seat].deck))


def fortune(table: FetchQuest) -> tuple[str, ...]:
    return tuple(table.keys(table.fortune))


@pytest.mark.parametrize("observer", [ME, None])
def test_f94_a_card_taken_unseen_may_be_any_of_the_fortune_deck(observer: Seat | None) -> None:
    hidden = ["FM5", "FM6", "FM7", "FM8", "FS5"]
    table = arranged(
        {"secret": {"1": hidden[:1]}, "decks": {"1": []}, "pile": [], "fortune": hidden[1:], "fortune-size": 4}
    )
    possible = [(order[:1], order[1:]) for order in permutations(hidden)]
    assert_uniform(((hand(world, 1), fortune(world)) for world in redeals(table, observer, 3_000)), possible)


def test_f94_others_know_which_cards_a_player_owns_but_not_which_are_in_hand() -> None:
    table = arranged({"hands": {"1": ["FM1", "FM2"]}, "decks": {"1": ["FM3", "F0S"]}})
    cards = ["F0S", "FM1", "FM2", "FM3"]
    possible = {(tuple(sorted(order[:2])), order[2:]) for order in permutations(cards)}
    assert_uniform(((hand(world, 1), deck(world, 1)) for world in redeals(table, ME, 2_000)), possible)
    assert {hand(world, 1) for world in redeals(table, LEFT, 20)} == {("FM1", "FM2")}
    assert {deck(world, 1) for world in redeals(table, LEFT, 50)} == {("F0S", "FM3"), ("FM3", "F0S")}


def test_f94_a_third_player_does_not_know_which_card_was_given() -> None:
    position: dict[str, object] = {
        "moment": "action",
        "hands": {"0": ["FM1", "FM2"]},
        "decks": {"0": ["FM3"], "1": ["F0S", "F0W"], "2": []},
    }
    table = arranged(position)
    say(table, "0 give 1", "0 hand FM1")
    possible = [((given,), (kept,), (left,)) for given, kept, left in permutations(["FM1", "FM2", "FM3"])]
    worlds = ((hand(world, 1), hand(world, 0), deck(world, 0)) for world in redeals(table, RIGHT, 2_000))
    assert_uniform(worlds, possible)
    assert {hand(world, 1) for world in redeals(table, ME, 20)} == {("FM1",)}
    assert table.view(RIGHT)["players"][1]["known"] == []
    assert table.view(ME)["players"][1]["known"] == ["FM1"]


def test_f94_what_was_known_in_a_hand_is_forgotten_when_it_is_played() -> None:
    position: dict[str, object] = {
        "moment": "action",
        "hands": {"0": ["FM1", "F0S"], "1": ["FM1"]},
        "queue": ["CA1", "CA5"],
        "down": ["CA1"],
    }
    table = arranged(position)
    say(table, "0 give 1", "0 hand FM1", "0 done")
    assert table.view(ME)["players"][1]["known"] == ["FM1"]
    say(table, "1 attempt CA5", "1 play FM1")
    assert table.view(ME)["players"][1]["known"] == []  # it may have been the other copy: nobody can tell them apart
    assert table.view(ME)["players"][1]["cards"] == 3


def test_f94_the_looker_knows_what_went_under_the_fortune_deck_and_in_which_order() -> None:
    position: dict[str, object] = {
        "pioneers": ["P4", "P1", "P5"],
        "moment": "action",
        "defeated": True,
        "pile": [],
        "fortune": ["FM5", "FM6", "FM7", "FM8"],
        "fortune-size": 4,
        "hands": {"0": ["F0M"]},
    }
    table = arranged(position)
    say(table, "0 ability")
    assert table.view(ME)["looked"] == ["FM5", "FM6", "FM7"]
    assert table.view(LEFT)["looked"] is None
    say(table, "0 take FM6")
    assert table.view(ME)["fortune"]["under"] == ["FM5", "FM7"] or table.view(ME)["fortune"]["under"] == ["FM7", "FM5"]
    assert table.view(LEFT)["fortune"]["under"] == [None, None]
    assert {fortune(world) for world in redeals(table, ME, 30)} == {fortune(table)}
    hidden = ["FM5", "FM6", "FM7", "FM8"]
    possible = [(order[0], order[1:]) for order in permutations(hidden)]
    found = (
        (next(card for card in hand(world, 0) if card in hidden), fortune(world))
        for world in redeals(table, RIGHT, 2_000)
        if "F0M" in hand(world, 0) or len(set(hand(world, 0)) & set(hidden)) == 1
    )
    assert_uniform(found, possible)


def test_f94_a_spoiled_card_lies_under_the_deck_for_all_to_know() -> None:
    table = arranged({"moment": "enemy", "queue": ["CA7", "CA4"], "pile": ["FM1", "FM2", "FM3", "FM4"]})
    for observer in (ME, LEFT, None):
        assert table.view(observer)["fortune"]["under"] == ["FM1"]
    assert {world.fortune[0] for world in redeals(table, None, 20)} == {table.fortune[0]}


def test_f93_the_order_of_scouted_challenges_stays_known() -> None:
    position: dict[str, object] = {
        "pioneers": ["P1", "P3", "P5"],
        "retreated": [1],
        "turn": 1,
        "queue": ["CA1", "CA2"],
        "challenge-deck": ["CA8", "CA9", "CA3", "CA4", "CA5"],
    }
    table = arranged(position)
    say(table, "1 ability", "1 under CA8", "1 top CA9")
    orders = {tuple(world.deck.challenge_key[one] for one in world.challenges) for world in redeals(table, ME, 100)}
    assert orders == {("CA8", *middle, "CA9") for middle in permutations(["CA3", "CA4", "CA5"])}


def test_f74_locked_discards_of_others_become_any_others() -> None:
    position: dict[str, object] = {
        "moment": "enemy",
        "queue": ["CA1", "CA2", "CA3", "CA4", "CA5"],
        "down": ["CA2", "CA3", "CA4", "CA5"],
        "hands": {"0": ["F0M"], "1": ["FM1", "F0S"], "2": ["F0W"]},
        "decks": {"1": []},
    }
    table = arranged(position)
    say(table, "1 discard FM1", "1 done", "0 discard F0M")
    possible = [(), ("F0S",), ("FM1",), ("F0S", "FM1")]
    found = (tuple(world.keys(sorted(world.players[1].marked))) for world in redeals(table, ME, 1_000))
    assert_uniform(found, possible)
    assert {tuple(world.players[0].marked) for world in redeals(table, ME, 5)} == {(table.deck.basic_of[0],)}
    assert {tuple(world.players[0].marked) for world in redeals(table, LEFT, 5)} == {()}


def test_f97_after_the_game_everything_is_shown() -> None:
    table = arranged({"moment": "enemy", "queue": ["CA5"], "stamina": {"0": 1}, "retreated": [1, 2]})
    final = table.view(None)["final"]
    assert final is not None
    assert len(final["fortune"]) == len(table.fortune)
    assert final["hands"] == [[], [], []]


def test_f91_what_may_be_said_does_not_depend_on_hands() -> None:
    one = arranged({"hands": {"0": ["F0M", "FM8"], "1": ["FW5"]}, "pile": ["FM1", "FM2", "FM3", "FM4"]})
    other = arranged({"hands": {"0": ["F0W"], "1": ["FS5"]}, "pile": ["FM1", "FM2", "FM3", "FM4"]})
    for seat in (ME, LEFT, RIGHT):
        assert one.may(seat) == other.may(seat)


def test_f88_table_talk_is_heard_by_all_alike() -> None:
    table = arranged({"hands": {"0": ["F0M"]}})
    say(table, "1 say welcome", "0 feel thanks")
    for observer in (ME, LEFT, RIGHT, None):
        assert [event["item"] for event in heard(table.told or [], observer) if event["event"] == "said"] == [
            "welcome",
            "thanks",
        ]


def test_f99_a_bot_that_plays_on_knows_what_the_seat_knows_and_no_more() -> None:
    table = arranged({"hands": {"0": ["F0M", "FM1"], "1": ["FM2"]}, "decks": {"1": ["FM3"]}, "moment": "turn"})
    worlds = [Perspective(table, ME, Rng(seed)) for seed in range(20)]
    assert all(world.view() == table.view(ME) for world in worlds)
    assert all(world.options() == table.options(ME) for world in worlds)
    imagined = [world.imagine(Rng(seed)) for seed, world in enumerate(worlds)]
    assert {hand(world, 1) for world in imagined if isinstance(world, FetchQuest)} == {("FM2",), ("FM3",)}
