"""Section A: what is in the box (T-01 … T-07)."""

from __future__ import annotations

from collections import Counter

import pytest

from questkeep.games.tschak import GAME
from questkeep.games.tschak.cards import read_deck, standard_deck
from questkeep.games.tschak.rules.deck import CHAMELEON, TYPES, Adventurer, KeepCard
from questkeep.games.tschak.rules.effects import Pile
from questkeep.games.tschak.rules.flow import Tschak
from questkeep.games.tschak.rules.spoils import hauls
from questkeep.kernel.chance import Rng
from questkeep.kernel.errors import BadFile, UnfitTable
from questkeep.kernel.event import heard
from questkeep.kernel.playout import play_out

DECK = standard_deck()
CODES = {
    "wizard": "W5w W5n W4w W4n W3w W3n W2w W2n CM1 CM2 CM3 CM4",
    "warrior": "F6a F6n F5a F5n F4a F4n F3a F3n F2a F2n F1a F1n",
    "dwarf": "D4a D4m D4b D3a D3m D3b D2a D2m D2b D1a D1m D1b",
    "artefact": "AR1 AR2 AR3 AR4",
}
WEAPONS = {"w": "wand", "a": "axe", "n": "none", "m": "other", "b": "bare hands"}


def of_type(name: str) -> list[Adventurer]:
    return [card for card in DECK.adventurers if TYPES[card.type] == name]


def numbered() -> list[Adventurer]:
    return [card for card in DECK.adventurers if card.key[0] in "WFD"]


def points_of(cards: list[KeepCard], name: str) -> dict[str, int]:
    """What each card of this name scores by itself."""
    return {card.key: card.effect.points(Pile(0, False)) for card in cards if card.name == name}


def test_t01_there_are_forty_adventurers_in_four_types() -> None:
    assert Counter(TYPES[card.type] for card in DECK.adventurers) == {
        "wizard": 12,
        "warrior": 12,
        "dwarf": 12,
        "artefact": 4,
    }


def test_t02_half_of_the_28_keep_cards_are_monsters_and_half_treasures() -> None:
    assert (len(DECK.monsters), len(DECK.treasures)) == (14, 14)


def test_t02_the_24_pieces_of_gold_are_just_enough_for_four_keeps() -> None:
    assert [4 * sum(hauls(seats)) for seats in (2, 3, 4)] == [8, 24, 24]


def test_t03_every_code_names_one_card_of_its_type() -> None:
    assert {name: [card.key for card in of_type(name)] for name in TYPES} == {
        name: codes.split() for name, codes in CODES.items()
    }


def test_t03_digit_and_letter_of_a_code_are_strength_and_weapon() -> None:
    assert {card.key: (card.strength, card.weapon) for card in numbered()} == {
        card.key: (int(card.key[1]), WEAPONS[card.key[2]]) for card in numbered()
    }


def test_t03_chameleons_have_no_number_and_are_all_alike() -> None:
    chameleons = [card for card in DECK.adventurers if card.key.startswith("CM")]
    assert {(card.strength, card.weapon, card.tier) for card in chameleons} == {(CHAMELEON, "", 0)}


def test_t03_all_four_artefacts_are_alike() -> None:
    assert {(card.strength, card.weapon, card.tier) for card in of_type("artefact")} == {(0, "", 0)}


def test_t04_the_numbers_of_each_type_add_up() -> None:
    sums = Counter[str]()
    for card in numbered():
        sums[TYPES[card.type]] += card.strength
    assert sums == {"wizard": 28, "warrior": 42, "dwarf": 30}


def test_t04_no_numbered_card_occurs_twice() -> None:
    assert len({(card.type, card.strength, card.weapon) for card in numbered()}) == len(numbered()) == 32


def test_t04_a_deck_with_twins_is_refused() -> None:
    twin = 'based-on = "standard"\n[warriors]\nF1n = { strength = 6, weapon = "axe" }\n'
    with pytest.raises(BadFile, match=r"T-04"):
        read_deck("twins.toml", twin)


def test_t05_eight_creatures_show_one_to_four_skulls() -> None:
    creatures = [card for card in DECK.monsters if card.name != "troglodyte"]
    assert {card.key: -card.effect.points(Pile(0, False)) for card in creatures} == {
        f"M{skulls}{twin}": skulls for skulls in (1, 2, 3, 4) for twin in "xy"
    }


def test_t05_the_golem_shows_three_skulls() -> None:
    assert list(points_of(DECK.monsters, "golem").values()) == [-3]


def test_t05_six_monsters_are_troglodytes() -> None:
    assert list(points_of(DECK.monsters, "troglodyte")) == ["T1", "T2", "T3", "T4", "T5", "T6"]


def test_t06_the_treasures_are_chests_curses_rings_the_trophy_and_the_elixir() -> None:
    assert points_of(DECK.treasures, "chest") == {"G2": 2, "G3": 3, "G4": 4, "G5": 5}
    assert points_of(DECK.treasures, "cursed-chest") == {"X1": -1, "X2": -2}
    assert list(points_of(DECK.treasures, "ring")) == ["R1", "R2", "R3", "R4", "R5", "R6"]
    assert list(points_of(DECK.treasures, "trophy")) == ["TP"]
    assert list(points_of(DECK.treasures, "elixir")) == ["EL"]


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_t07_any_other_number_of_players_is_refused(seats: int) -> None:
    with pytest.raises(UnfitTable, match=f"wrong-seats .*fewest 2, most 4, seats {seats}"):
        GAME.check_seats(seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_t07_a_game_runs_through_four_keeps_of_three_floors(seats: int) -> None:
    GAME.check_seats(seats)
    table = GAME.new(seats, GAME.chosen_options({}), DECK, Rng(seats))
    assert isinstance(table, Tschak)
    table.listen()
    play_out(table, Rng(7))
    decided = [event for event in heard(table.told or [], None) if event["event"] == "floor-decided"]
    assert [(event["keep"], event["floor"]) for event in decided] == [
        (keep, floor) for keep in (1, 2, 3, 4) for floor in (1, 2, 3)
    ]
