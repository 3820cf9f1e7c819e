"""Setting up: pieces, board, city, piles, start values, castles and the start player."""

from __future__ import annotations

from collections import Counter

import pytest

from questkeep.games.schatzjagd import GAME
from questkeep.games.schatzjagd.cards import read_deck, standard_deck
from questkeep.games.schatzjagd.rules.deck import FIELDS, NAMES, SchatzjagdDeck
from questkeep.games.schatzjagd.rules.flow import Schatzjagd
from questkeep.kernel.chance import Rng, ScriptedChance
from questkeep.kernel.errors import IllegalPick, UnfitTable
from questkeep.kernel.event import Seat, heard

BOARD = standard_deck().board
ROAD = ["A4", "B4", "C4", "C5", "C6", "C7", "D7", "D6", "G5", "G4", "H4", "H5", "H6", "H7", "I7", "J7"]
RIVER = ["D10", "D9", "D8", "E8", "F8", "G8", "G7", "F7", "E4", "D4", "D3", "E3", "F3", "G3", "G2", "G1"]


def new_table(seats: int, seed: int = 1, wishes: dict[str, str] | None = None) -> Schatzjagd:
    table = GAME.new(seats, GAME.chosen_options(wishes or {}), standard_deck(), Rng(seed))
    assert isinstance(table, Schatzjagd)
    return table


def test_s01_a_flag_for_each_value_of_four_lords_and_two_for_a_fiend() -> None:
    position: dict[str, object] = {"moment": "arrival", "at": {"0": "C3"}, "fields": {"C3": "F19"}}
    table = GAME.arrange(4, GAME.chosen_options({}), standard_deck(), position)
    assert isinstance(table, Schatzjagd)
    fight = table.view(None)["turn"]["fight"]
    assert fight is not None
    grey = [fight["foe_power"], fight["foe_life"]]
    assert grey == [20, 15]
    assert sum(len(player.values) for player in table.players) + len(grey) == 18


def test_s06_a_hundred_fields_have_names_of_their_own() -> None:
    assert len(NAMES) == len(set(NAMES)) == FIELDS
    assert [NAMES[0], NAMES[9], NAMES[90], NAMES[99]] == ["A1", "J1", "A10", "J10"]


def test_s08_each_realm_is_the_quarter_round_its_castle() -> None:
    for land in BOARD.lands:
        assert land.castle in land.fields
        columns = {field % 10 for field in land.fields}
        rows = {field // 10 for field in land.fields}
        assert len(columns) == len(rows) == 5
        assert sum(BOARD.is_city[field] for field in land.fields) == 1


def test_s09_s10_inside_the_city_all_is_connected_and_every_edge_of_it_is_a_gate() -> None:
    for field in range(FIELDS):
        column, row = field % 10, field // 10
        edges = [column > 0, column < 9, row > 0, row < 9]
        assert len(BOARD.ways[field]) == sum(edges)
    outside = {way for field in BOARD.city_fields for way in BOARD.ways[field] if not BOARD.is_city[way]}
    assert {NAMES[field] for field in outside} == {"D5", "D6", "E4", "F4", "E7", "F7", "G5", "G6"}


def test_s12_road_and_river_are_drawn_and_neither_help_nor_hinder() -> None:
    drawn = {sign: {NAMES[field] for field in range(FIELDS) if BOARD.features[field] in sign} for sign in ("rR", "wW")}
    assert drawn == {"rR": set(ROAD), "wW": set(RIVER)}
    table = GAME.arrange(
        2, GAME.chosen_options({}), standard_deck(), {"moment": "journey", "steps": 2, "at": {"0": "D9"}}
    )
    assert {table.notation(Seat(0), code) for code in table.options(Seat(0))} == {
        "stop",
        "step C9",
        "step E9",
        "step D8",
        "step D10",
    }


@pytest.mark.parametrize(
    ("seats", "castles"),
    [(2, ["red", "blue"]), (3, ["red", "yellow", "blue"]), (4, ["red", "yellow", "blue", "green"])],
)
def test_s15_suggested_castles(seats: int, castles: list[str]) -> None:
    assert [lord["castle"] for lord in new_table(seats).view(None)["lords"]] == castles


def test_s15_castles_are_chosen_in_seat_order_and_only_once() -> None:
    table = new_table(3, wishes={"castles": "choose"})
    for seat, castle in enumerate(["blue", "green", "red"]):
        assert table.asked() == [seat]
        table.apply(Seat(seat), table.parse(Seat(seat), f"castle {castle}"), ScriptedChance([3, 3, 5] * (seat == 2)))
        if seat == 0:
            with pytest.raises(IllegalPick, match="S-15"):
                table.apply(Seat(1), table.parse(Seat(1), "castle blue"), Rng(0))
    view = table.view(None)
    assert view["order"] == [2, 0, 1]  # red, blue, green: clockwise round the board
    assert view["turn"]["seat"] == 1


def test_s19_whoever_ties_for_the_highest_die_rolls_again() -> None:
    table = new_table(3, wishes={"castles": "choose"})
    table.told = []
    for seat, castle in enumerate(["red", "yellow", "blue"]):
        dice = [5, 2, 5, 4, 4, 1, 6] if seat == 2 else []
        table.apply(Seat(seat), table.parse(Seat(seat), f"castle {castle}"), ScriptedChance(dice))
    rolls = [event["seats"] for event in heard(table.told, None) if event["event"] == "start-rolled"]
    assert rolls == [[0, 1, 2], [0, 2], [0, 2]]
    assert table.asked() == [2]


def test_s04_s16_the_four_shops_lie_in_any_order_or_always_the_same() -> None:
    def layout(seed: int, city: str) -> tuple[str, ...]:
        return tuple(shop["shop"] for shop in new_table(2, seed, {"city": city}).view(None)["city"])

    random = Counter(layout(seed, "random") for seed in range(400))
    assert len(random) == 24
    assert {frozenset(shops) for shops in random} == {frozenset({"inn", "healer", "school", "smith"})}
    assert {layout(seed, "fixed") for seed in range(20)} == {("inn", "healer", "school", "smith")}


def test_s17_two_shuffled_piles_and_no_discard_pile() -> None:
    first, second = new_table(4, 1), new_table(4, 2)
    view = first.view(None)
    assert (view["pile"], view["discard"]["size"], view["treasures_left"]) == (122 - 16, 0, 12)
    assert first.pile != second.pile
    assert first.treasure_kinds != second.treasure_kinds
    assert sorted(first.pile + [card for player in first.players for card in player.hand]) == list(range(122))


def test_s18_four_secret_cards_and_a_fresh_henchman_at_home() -> None:
    table = new_table(4)
    for seat, lord in enumerate(table.view(None)["lords"]):
        assert (lord["life"], lord["strength"], lord["weapons"], lord["gold"]) == (15, 2, 0, 5)
        assert (lord["cards"], lord["poison"], lord["skip"]) == (4, 0, 0)
        player = table.players[seat]
        assert player.field == player.castle
        assert table.view(Seat(seat))["hand"] == [table.deck.key_of[card] for card in player.hand]
    assert table.view(None)["hand"] is None


def test_s20_s141_every_option_is_settled_before_the_first_turn() -> None:
    names = ["victory", "castles", "city", "deposit", "plunder", "catharsis", "castle-peace", "memory-aid", "days"]
    assert set(names) <= {option.name for option in GAME.options}
    for option in GAME.options:
        for value in option.values:
            table = new_table(3, wishes={option.name: value})
            assert table.asked()


def treasures(crowns: int, chalices: int, orbs: int) -> SchatzjagdDeck:
    counts = f"crown = {crowns}\nchalice = {chalices}\norb = {orbs}"
    return read_deck("few.toml", f'based-on = "standard"\n[treasures]\n{counts}')


@pytest.mark.parametrize(
    ("deck", "victory", "said"),
    [
        (treasures(2, 2, 2), "alike", r"too-few-alike \(alike 3\)"),
        (treasures(1, 1, 2), "5", r"too-few-treasures \(victory 5, treasures 4\)"),
    ],
)
def test_s21_a_condition_that_nobody_could_fulfil_is_refused(deck: SchatzjagdDeck, victory: str, said: str) -> None:
    with pytest.raises(UnfitTable, match=rf"\[S-21\] {said}"):
        GAME.check_table(2, GAME.chosen_options({"victory": victory}), deck)


@pytest.mark.parametrize(
    ("deck", "victory"),
    [(treasures(2, 3, 1), "alike"), (treasures(1, 1, 2), "4"), (treasures(1, 1, 1), "each")],
)
def test_s21_whatever_can_be_fulfilled_can_be_chosen(deck: SchatzjagdDeck, victory: str) -> None:
    for seats in (2, 3, 4):
        GAME.check_table(seats, GAME.chosen_options({"victory": victory}), deck)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s21_the_guideline_never_needs_more_treasures_than_there_are(seats: int) -> None:
    for crowns in (1, 2, 3, 4, 7, 12):
        deck = treasures(crowns, 1, 1)
        GAME.check_table(seats, GAME.chosen_options({}), deck)
        needed = GAME.new(seats, GAME.chosen_options({}), deck, Rng(1)).view(None)["needed"]
        assert isinstance(needed, int)
        assert needed == max(1, (crowns + 2) // seats) <= len(deck.treasure_kinds)


def test_s26_dawn_journey_arrival_influence_and_refill_follow_each_other() -> None:
    position: dict[str, object] = {
        "at": {"0": "C3"},
        "values": {"0": {"poison": 1}},
        "fields": {"C4": "W3"},
        "hands": {"0": ["W1", "W2", "W4", "T1"]},
    }
    table = GAME.arrange(2, GAME.chosen_options({}), standard_deck(), position)
    chance = ScriptedChance([1])
    for pick in ("roll", "step C4", "insert T1", "put H8"):
        table.apply(Seat(0), table.parse(Seat(0), pick), chance)
    kinds = [str(event["event"]) for event in heard(table.told or [], Seat(0))]
    course = ["turn-began", "poison-worked", "rolled", "stepped", "card-revealed", "card-inserted", "cards-drawn"]
    assert [kind for kind in kinds if kind in course] == [*course, "turn-began"]
    assert table.asked() == [1]
