"""What is known and what is hidden (section 9): views tell what a seat has seen, and no more."""

from __future__ import annotations

from collections.abc import Iterator

from questkeep.games.fetch_quest import GAME
from questkeep.games.fetch_quest.rules.flow import FetchQuest
from questkeep.kernel.chance import Rng, ScriptedChance
from questkeep.kernel.event import Seat, heard
from questkeep.kernel.perspective import Perspective

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


def test_f94_a_third_player_does_not_know_which_card_was_given() -> None:
    position: dict[str, object] = {
        "moment": "action",
        "hands": {"0": ["FM1", "FM2"]},
        "decks": {"0": ["FM3"], "1": ["F0S", "F0W"], "2": []},
    }
    table = arranged(position)
    say(table, "0 give 1", "0 hand FM1")
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
    assert table.view(ME)["fortune"]["under"] == [key for key in reversed(table.keys(table.fortune)) if key != "FM8"]
    assert table.view(LEFT)["fortune"]["under"] == [None, None]


def test_f94_a_spoiled_card_lies_under_the_deck_for_all_to_know() -> None:
    table = arranged({"moment": "enemy", "queue": ["CA7", "CA4"], "pile": ["FM1", "FM2", "FM3", "FM4"]})
    for observer in (ME, LEFT, None):
        assert table.view(observer)["fortune"]["under"] == ["FM1"]
    assert {world.fortune[0] for world in redeals(table, None, 20)} == {table.fortune[0]}


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
    hands = {tuple(world.keys(world.players[1].hand)) for world in imagined if isinstance(world, FetchQuest)}
    assert hands == {("FM2",), ("FM3",)}
