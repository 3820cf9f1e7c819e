"""Deck files of Schatzjagd: the box, own cards, and what is refused."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import pytest

from questkeep.games.schatzjagd import GAME
from questkeep.games.schatzjagd.cards import read_deck, standard_deck
from questkeep.games.schatzjagd.rules.deck import MAP, NAMES, TYPES, WEAPON
from questkeep.kernel.chance import Rng
from questkeep.kernel.errors import BadFile
from questkeep.kernel.playout import play_out


def own(cards: str) -> str:
    """A deck with one more card."""
    return f'based-on = "standard"\n[cards.B1]\nname = {{ de = "x", en = "x" }}\ncount = 1\n{cards}'


def test_s02_the_box_has_122_play_cards_of_seven_types() -> None:
    counts = Counter(TYPES[type] for type in standard_deck().type_of)
    assert counts == {"weapon": 21, "potion": 11, "trap": 16, "special": 14, "fiend": 34, "spell": 14, "map": 12}
    assert sum(kind.number * kind.count for kind in standard_deck().kinds if kind.type == WEAPON) == 56


def test_s03_there_are_four_treasures_of_each_kind_and_s04_four_shops() -> None:
    deck = standard_deck()
    assert Counter(deck.treasures[kind] for kind in deck.treasure_kinds) == {"crown": 4, "chalice": 4, "orb": 4}
    assert [shop.key for shop in deck.shops] == ["inn", "healer", "school", "smith"]


def test_s07_four_castles_four_city_fields_92_open_ones_and_s08_realms_of_25() -> None:
    board = standard_deck().board
    assert [NAMES[field] for field in board.city_fields] == ["E5", "F5", "E6", "F6"]
    assert [(land.name, NAMES[land.castle]) for land in board.lands] == [
        ("red", "A10"),
        ("yellow", "J10"),
        ("blue", "J1"),
        ("green", "A1"),
    ]
    assert len(board.open_fields) == 92
    assert [len(land.fields) for land in board.lands] == [25] * 4


def test_s13_the_twelve_dig_fields_differ_and_lie_on_road_or_river_three_in_each_realm() -> None:
    board = standard_deck().board
    fields = [kind.number for kind in standard_deck().kinds if kind.type == MAP]
    assert len(set(fields)) == 12
    assert {board.features[field] for field in fields} == {"R", "W"}
    assert [sum(field in land.fields for field in fields) for land in board.lands] == [3] * 4


def test_s136_own_cards_join_the_deck_and_play() -> None:
    text = (files("questkeep.games.schatzjagd") / "decks" / "blank.toml").read_text("utf-8")
    deck = read_deck("blank.toml", text)
    assert len(deck.kind_of) == 124
    table = GAME.new(2, GAME.chosen_options({"days": "20"}), deck, Rng(1))
    assert play_out(table, Rng(2)) > 100


@pytest.mark.parametrize(
    ("cards", "problem"),
    [
        ('type = "trap"\neffects = ["explode"]', "mine.toml:6: cards.B1.effects: 'explode' is not an effect"),
        ('type = "trap"\neffects = ["life -16"]', "out of the scale"),
        ('type = "fiend"\npower = 41\nreward = []', "mine.toml:6: cards.B1.power: should be a number from 0 to 40"),
        ('type = "map"\nfield = "E5"', "neither castle nor city"),
        ('type = "potion"\neffects = ["jump"]', "jump cannot be on a potion"),
        ('type = "spell"\neffects = ["jump", "life +1"]', "jump must come last"),
        ('type = "spell"\neffects = ["power 3"]', 'needs window = "fight"'),
        ('type = "spell"\neffects = ["pilfer"]', 'pilfer needs target = "other"'),
        ('type = "special"\neffects = ["roll"]', "roll needs a field roll"),
        ('type = "weapon"\nvalue = 3\ncolour = 1', "is not a field that is known here"),
    ],
)
def test_s139_what_cannot_be_used_is_refused_with_line_and_reason(cards: str, problem: str) -> None:
    with pytest.raises(BadFile) as refused:
        read_deck("mine.toml", own(cards))
    assert problem in str(refused.value)


def test_s138_a_deck_without_maps_is_refused() -> None:
    removed = ", ".join(f'"M{number}"' for number in range(1, 13))
    with pytest.raises(BadFile, match="a deck without maps"):
        read_deck("mine.toml", f'based-on = "standard"\nremove = [{removed}]')
