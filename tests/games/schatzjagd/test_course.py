"""The course of play where a scenario cannot look: fair dice, ended fights, closed chapters, kinds nobody can hold."""

from __future__ import annotations

from collections import Counter

import pytest

from questkeep.games.schatzjagd import GAME
from questkeep.games.schatzjagd.cards import read_deck, standard_deck
from questkeep.games.schatzjagd.rules.deck import NAMES
from questkeep.games.schatzjagd.rules.ending import is_won
from questkeep.games.schatzjagd.rules.flow import Schatzjagd
from questkeep.kernel.chance import Chance, Rng
from questkeep.kernel.event import Seat, heard


def arranged(position: dict[str, object], **options: str) -> Schatzjagd:
    table = GAME.arrange(2, GAME.chosen_options(options), standard_deck(), position)
    assert isinstance(table, Schatzjagd)
    return table


def play(table: Schatzjagd, picks: list[str], chance: Chance) -> None:
    for pick in picks:
        seat, _, notation = pick.partition(" ")
        table.apply(Seat(int(seat)), table.parse(Seat(int(seat)), notation), chance)


def test_s30_s92_every_die_has_six_equal_faces() -> None:
    rng = Rng("dice")
    journeys: Counter[int] = Counter()
    blows: Counter[tuple[int, ...]] = Counter()
    for _ in range(720):
        table = arranged({})
        play(table, ["0 roll"], rng)
        journeys[table.view(None)["turn"]["die"]] += 1
        table = arranged({"moment": "arrival", "at": {"0": "C3"}, "fields": {"C3": "F1"}})
        play(table, ["0 strike"], rng)
        blows[tuple(table.view(None)["turn"]["throws"])] += 1
    assert sorted(journeys) == [1, 2, 3, 4, 5, 6]
    assert all(80 < count < 160 for count in journeys.values())
    assert len(blows) == 36


def test_s19_the_start_dice_have_six_faces() -> None:
    faces: set[int] = set()
    for seed in range(60):
        table = GAME.new(4, GAME.chosen_options({"castles": "choose"}), standard_deck(), Rng(seed))
        table.told = []
        for seat in range(4):
            table.apply(Seat(seat), table.options(Seat(seat))[0], Rng(seed))
        for event in heard(table.told, None):
            dice = event.get("dice")
            faces |= set(dice) if isinstance(dice, list) else set()
    assert faces == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize("answer", ["0 waive", "0 blow"])
def test_s97_after_a_flight_the_fight_is_over(answer: str) -> None:
    table = arranged({"moment": "arrival", "at": {"0": "C3", "1": "C3"}})
    play(table, ["0 challenge 1"], Rng(1))
    assert table.view(None)["turn"]["fight"] is not None
    play(table, ["0 strike", "1 flee", answer], Rng(1))
    assert table.view(None)["turn"]["fight"] is None


@pytest.mark.parametrize(("memory", "chapters"), [("off", 1), ("own", 1), ("full", 0)])
def test_s134_without_the_full_memory_aid_the_log_closes_with_every_turn(memory: str, chapters: int) -> None:
    table = arranged({"moment": "part-two"}, **{"memory-aid": memory})
    before = table.chapter
    play(table, ["0 pass"], Rng(1))
    assert table.chapter - before == chapters


@pytest.mark.parametrize("victory", ["alike", "each"])
def test_s131_what_was_hidden_without_winning_cannot_be_a_winning_set(victory: str) -> None:
    first = {"alike": ["orb", "orb"], "each": ["orb", "crown"]}[victory]
    table = arranged({"moment": "part-two", "hidden": {"0": first}, "carried": {"0": ["crown"]}}, victory=victory)
    play(table, ["0 hide 3"], Rng(1))
    rng = Rng("worlds")
    for _ in range(300):
        world = table.clone()
        world.redeal_unseen(Seat(1), rng)
        assert not is_won(world, world.hidden_by(0))


def test_s68_the_renewed_pile_is_shuffled() -> None:
    orders: set[tuple[int, ...]] = set()
    for seed in range(5):
        table = arranged({"moment": "part-two", "hands": {"0": ["W1", "W2", "W3"]}, "pile": ["P1"], "pile-size": 1})
        play(table, ["0 pass"], Rng(seed))
        orders.add(tuple(table.pile))
    assert len(orders) == 5


def test_s58_s64_on_a_full_board_nothing_can_be_inserted_or_shifted_and_nothing_is_forced() -> None:
    text = 'based-on = "standard"\n'
    for number in range(1, 5):
        text += f'[cards.B{number}]\ntype = "weapon"\nname = {{ de = "x", en = "x" }}\ncount = 30\nvalue = 1\n'
    deck = read_deck("full.toml", text)
    open_fields = [NAMES[field] for field in deck.board.open_fields]
    for free, offered in ((0, {"pass"}), (1, {"insert W1", "cast Z10", "insert Z10"})):
        position: dict[str, object] = {
            "moment": "part-two",
            "hands": {"0": ["W1", "W1", "W1", "W1", "Z10"]},
            "fields": {name: f"B{number // 30 + 1}" for number, name in enumerate(open_fields[free:])},
        }
        table = GAME.arrange(2, GAME.chosen_options({}), deck, position)
        assert {table.notation(Seat(0), code) for code in table.options(Seat(0))} == offered


def test_s28_two_copies_of_a_spell_are_one_answer() -> None:
    table = arranged({"hands": {"0": ["Z3", "Z3", "Z1", "Z1"]}})
    assert [table.notation(Seat(0), code) for code in table.options(Seat(0))] == ["roll", "cast Z1", "cast Z3"]


def test_s58_the_notes_tell_the_fields_that_a_card_may_be_put_into() -> None:
    table = arranged({"moment": "part-two", "at": {"0": "C3"}, "fields": {"D3": "T1"}, "lying": {"E3": ["orb"]}})
    free = table.notes(Seat(0))["fields"]
    play(table, ["0 insert W1"], Rng(1))
    assert free == [table.notation(Seat(0), code).removeprefix("put ") for code in table.options(Seat(0))]
    assert isinstance(free, list)
    assert len(free) == 92 - 3


def test_s140_what_is_offered_meets_no_objection() -> None:
    table = arranged({"at": {"0": "C3"}})
    assert table.objection(Seat(0), table.parse(Seat(0), "roll")) is None
    refused = table.objection(Seat(0), table.parse(Seat(0), "stop"))
    assert refused is not None
    assert refused.clause == "S-30"


def test_s46_a_die_that_grants_a_map_grants_none_where_none_was_discarded() -> None:
    text = """based-on = "standard"
[cards.B1]
type = "special"
name = { de = "Los", en = "Lot" }
count = 1
effects = ["roll"]
roll = [["fetch map"], ["fetch map"], ["fetch map"], ["fetch map"], ["fetch map"], ["fetch map"]]
"""
    for discard, cards in (([], ["W6"]), (["W1"], ["W6"]), (["M1", "W1", "M2"], ["W6", "M2"])):
        position: dict[str, object] = {"moment": "arrival", "at": {"0": "C3"}, "fields": {"C3": "B1"}}
        position |= {"hands": {"0": ["W6"]}, "discard": discard}
        table = GAME.arrange(2, GAME.chosen_options({}), read_deck("lot.toml", text), position)
        assert isinstance(table, Schatzjagd)
        play(table, ["0 use"], Rng(1))
        assert table.view(Seat(0))["hand"] == cards


def test_s100_in_a_fight_between_henchmen_nobody_rolls_for_another() -> None:
    table = arranged({"moment": "arrival", "at": {"0": "C3", "1": "C3"}})
    play(table, ["0 challenge 1"], Rng(1))
    fight = table.view(None)["turn"]["fight"]
    assert fight is not None
    assert fight["roller"] is None
    play(table, ["0 strike", "1 strike", "0 flee", "1 blow"], Rng(1))
    told = heard(table.told or [], None)
    assert {"blows-exchanged", "parting-blow"} < {event["event"] for event in told}
    assert not any("roller" in event for event in told)


FREE_TO_UNDO: list[tuple[dict[str, object], str]] = [
    ({"moment": "journey", "steps": 3, "at": {"0": "C3"}}, "0 step C4"),
    ({"moment": "part-two"}, "0 insert W1"),
    ({"moment": "arrival", "at": {"0": "E5"}}, "0 buy 1"),
]
SHOWS_SOMETHING: list[tuple[dict[str, object], str]] = [
    ({"moment": "journey", "steps": 3, "at": {"0": "C3"}, "fields": {"C4": "X2"}}, "0 step C4"),
    ({"moment": "part-two", "at": {"0": "C5"}, "hands": {"0": ["M2"]}}, "0 dig M2"),
    ({"moment": "part-two", "hands": {"0": ["W1"]}}, "0 pass"),
    ({"moment": "part-two", "hands": {"0": ["Z3"]}}, "0 cast Z3"),
    ({"moment": "part-two", "hands": {"0": ["Z11"]}}, "0 cast Z11 1"),
    ({"moment": "arrival", "at": {"0": "C3"}, "fields": {"C3": "X7", "D3": "T1"}}, "0 use"),
    ({"moment": "arrival", "at": {"0": "C3"}, "lying": {"C3": ["orb"]}}, "0 take 1"),
    ({"moment": "part-two", "carried": {"0": ["orb"]}}, "0 hide 1"),
]


@pytest.mark.parametrize(("position", "pick"), FREE_TO_UNDO, ids=lambda value: value if isinstance(value, str) else "")
def test_what_shows_nobody_anything_can_be_taken_back(position: dict[str, object], pick: str) -> None:
    table = arranged(position)
    before = table.reveals
    play(table, [pick], Rng(1))
    assert table.reveals == before


@pytest.mark.parametrize(
    ("position", "pick"), SHOWS_SOMETHING, ids=lambda value: value if isinstance(value, str) else ""
)
def test_what_shows_a_card_or_ends_the_game_cannot_be_taken_back(position: dict[str, object], pick: str) -> None:
    table = arranged(position, victory="1")
    before = table.reveals
    play(table, [pick], Rng(1))
    assert table.reveals > before


def test_what_makes_another_lord_think_cannot_be_taken_back() -> None:
    table = arranged({"moment": "arrival", "at": {"0": "C3", "1": "C3"}})
    play(table, ["0 challenge 1"], Rng(1))
    before = table.reveals
    play(table, ["0 strike"], Rng(1))
    assert table.reveals > before
