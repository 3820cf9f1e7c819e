"""Positions: everything can be set, and what cannot be true is refused with line and field."""

from __future__ import annotations

import pytest

from questkeep.games.schatzjagd import GAME
from questkeep.games.schatzjagd.cards import standard_deck
from questkeep.games.schatzjagd.rules.deck import FIELD_OF
from questkeep.games.schatzjagd.rules.flow import Schatzjagd
from questkeep.kernel.errors import BadFile
from questkeep.kernel.event import Seat
from questkeep.scenarios import Scenario

CASE = """\
title = "A small case"
shows = ["S-01"]
game = "schatzjagd"
seats = 2
options.victory = "2"

[position]
at.0 = "C3"
fields.C4 = "F19"
hands.0 = ["Z3"]
carried.0 = ["orb"]

[[then]]
asked = [0]
"""


def arranged(position: dict[str, object], seats: int = 2, **options: str) -> Schatzjagd:
    table = GAME.arrange(seats, GAME.chosen_options(options), standard_deck(), position)
    assert isinstance(table, Schatzjagd)
    return table


def test_the_small_case_itself_holds() -> None:
    assert Scenario("case.toml", CASE).run() == []


@pytest.mark.parametrize(
    ("old", "new", "line", "field", "words"),
    [
        ('at.0 = "C3"', 'at.0 = "K3"', 8, "position.at.0", "should be a field"),
        ('at.0 = "C3"', 'at.2 = "C3"', 8, "position.at.2", "there is no seat 2"),
        ('at.0 = "C3"', 'at = "C3"', 8, "position.at", "should name a seat"),
        ('fields.C4 = "F19"', 'fields.E5 = "F19"', 9, "position.fields.E5", "open fields only [S-58]"),
        ('fields.C4 = "F19"', 'fields.C4 = "F20"', 9, "position.fields.C4", "there is no card 'F20'"),
        ('["Z3"]', '["Z3", "F19"]', 10, "position.hands.0", "all 1 cards F19 are in other places"),
        ('["Z3"]', '"Z3"', 10, "position.hands.0", "should be a list of texts"),
        ('["orb"]', '["ring"]', 11, "position.carried.0", "there is no treasure 'ring' left"),
        ('["orb"]', '["orb", "orb", "orb", "orb", "orb"]', 11, "position.carried.0", "there is no treasure 'orb' left"),
        ("carried.0", "hidden.0 = ['orb', 'orb']\ncarried.1", 11, "position.hidden", "would have won already [S-23]"),
        ('carried.0 = ["orb"]', 'moment = "noon"', 11, "position.moment", "should be one of dawn"),
        ('carried.0 = ["orb"]', "day = 0", 11, "position.day", "should be a number from 1 to 10000"),
        ('carried.0 = ["orb"]', "turn = 2", 11, "position.turn", "should be a number from 0 to 1"),
        ('carried.0 = ["orb"]', "values.0 = 3", 11, "position.values.0", "should be values"),
        ('carried.0 = ["orb"]', "values.0 = { luck = 3 }", 11, "position.values.0.luck", "there is life"),
        ('carried.0 = ["orb"]', "values.0 = { life = 0 }", 11, "position.life", "should be a number from 1 to 15"),
        ('carried.0 = ["orb"]', 'castles = ["red", "red"]', 11, "position.castles", "should be 2 different ones"),
        ('carried.0 = ["orb"]', 'city = ["inn"]', 11, "position.city", "should be all of inn"),
        ('carried.0 = ["orb"]', 'pile = ["W1", "W2"]\npile-size = 1', 12, "position.pile-size", "is smaller"),
        ('carried.0 = ["orb"]', "weather = 1", 11, "position.weather", "a position of Schatzjagd has castles"),
        ('options.victory = "2"', 'options.victory = "7"', 5, "options", "there is guideline"),
    ],
)
def test_what_cannot_be_true_is_refused(old: str, new: str, line: int, field: str, words: str) -> None:
    assert old in CASE
    with pytest.raises(BadFile) as refused:
        Scenario("case.toml", CASE.replace(old, new)).run()
    assert words in refused.value.problem
    assert (refused.value.line, refused.value.field) == (line, field)


def test_a_dead_end_is_no_position() -> None:
    hidden = {"0": ["orb", "orb"], "1": ["crown"]}
    with pytest.raises(BadFile, match="nobody could win any more"):
        arranged({"hidden": hidden, "dug": "all"}, victory="alike")
    assert arranged({"hidden": hidden, "dug": "all"}, victory="alike", plunder="yes").asked() == [0]


def test_everything_can_be_set() -> None:
    table = arranged(
        {
            "castles": ["green", "yellow", "red"],
            "city": ["smith", "school", "healer", "inn"],
            "start": 1,
            "turn": 0,
            "day": 7,
            "moment": "journey",
            "steps": 4,
            "played": True,
            "at": {"0": "C3", "2": "E5"},
            "values": {"0": {"life": 9, "strength": 4, "weapons": 6, "gold": 1, "skip": 2}},
            "hands": {"0": ["Z3", "M2"]},
            "fields": {"C4": "F19", "D4": "T1"},
            "inserted": {"1": ["D4"]},
            "known": {"all": ["C4"], "2": ["D4"]},
            "seen": {"1": ["M2"]},
            "hidden": {"0": ["orb"]},
            "carried": {"2": ["crown"]},
            "lying": {"H8": ["chalice", "orb"]},
            "treasures": ["chalice"],
            "pile": ["W6"],
            "pile-size": 9,
            "discard": ["P1", "P2"],
            "searched": {"1": 2},
        },
        seats=3,
        **{"memory-aid": "full"},
    )
    view = table.view(Seat(2))
    assert (view["order"], view["phase"], view["pile"], view["treasures_left"]) == ([2, 1, 0], "stepping", 9, 8)
    assert (view["turn"]["day"], view["turn"]["seat"], view["turn"]["steps"]) == (7, 0, 4)
    assert view["turn"]["played"]
    assert [shop["shop"] for shop in view["city"]] == ["smith", "school", "healer", "inn"]
    assert view["discard"]["cards"] is not None
    assert view["discard"]["cards"][-2:] == ["P1", "P2"]
    assert {field["field"]: field["card"] for field in view["fields"]} == {"C4": "F19", "D4": "T1"}
    assert table.known[FIELD_OF["d4"]] == 0b0110
    assert [treasure["at"] for treasure in view["treasures"]] == ["hidden", "carried", "field", "field"]
    assert [(lord["castle"], lord["field"]) for lord in view["lords"]] == [
        ("green", "C3"),
        ("yellow", "J10"),
        ("red", "E5"),
    ]
    assert [lord["cards"] for lord in view["lords"]] == [2, 4, 3]
    assert view["lords"][1]["search_days"] == 2
    assert table.deck.key_of[table.pile[-1]] == "W6"
    assert [trace["card"] for trace in table.view(Seat(1))["traces"]] == ["M2"]


@pytest.mark.parametrize(
    ("moment", "phase"), [("dawn", "rolling"), ("journey", "stepping"), ("arrival", "acting"), ("part-two", "playing")]
)
def test_a_position_can_stand_at_any_moment_of_a_turn(moment: str, phase: str) -> None:
    table = arranged({"moment": moment, "steps": 1, "at": {"0": "C3", "1": "C3"}})
    assert table.view(None)["phase"] == phase
