"""Positions: everything can be set, and what cannot be true is refused with line and field."""

from __future__ import annotations

import pytest

from questkeep.games.enchanters import GAME
from questkeep.games.enchanters.rules.flow import Enchanters
from questkeep.kernel.errors import BadFile
from questkeep.kernel.event import Seat
from questkeep.scenarios import Scenario

CASE = """\
title = "A small case"
shows = ["E-01"]
game = "enchanters"
seats = 3
options.depths = "no"

[position]
items.0 = ["BAN-I1"]
track = ["GNO-M2"]
crystals.0 = 3

[[then]]
asked = [0]
"""


def arranged(position: dict[str, object], seats: int = 3, **options: str) -> Enchanters:
    table = GAME.arrange(seats, GAME.chosen_options(options), GAME.standard_deck(), position)
    assert isinstance(table, Enchanters)
    return table


def test_the_small_case_itself_holds() -> None:
    assert Scenario("case.toml", CASE).run() == []


@pytest.mark.parametrize(
    ("old", "new", "line", "field", "words"),
    [
        ('["BAN-I1"]', '["BAN-I9"]', 8, "position.items.0", "there is no card 'BAN-I9'"),
        ('["BAN-I1"]', '["BAN-I1.1", "BAN-I1.1"]', 8, "position.items.0", "cannot be in two places"),
        ('["BAN-I1"]', '["BAN-E1"]', 8, "position.items.0", "does not belong to this pile [E-09]"),
        ('["BAN-I1"]', '"BAN-I1"', 8, "position.items.0", "should be a list"),
        ("items.0", "items.7", 8, "position.items.7", "there is no seat 7"),
        ("items.0", "hands.0", 8, "position.hands", "a position of Enchanters has kingdoms"),
        ("crystals.0 = 3", "crystals.0 = -1", 10, "position.crystals.0", "should be a number from 0 to 999"),
        ("crystals.0 = 3", 'village = "V99"', 10, "position.village", "there is no village 'V99'"),
        ("crystals.0 = 3", "turn = 3", 10, "position.turn", "should be a number from 0 to 2"),
        ("crystals.0 = 3", 'kingdoms = ["gnolls"]', 10, "position.kingdoms", "should be 3 of bandits"),
        ("crystals.0 = 3", 'kingdoms = ["goblins", "cultists", "unicorns"]', 8, "position.items.0", "is not in play"),
        ("crystals.0 = 3", 'used = ["use village.9"]', 10, "position.used", "is no action"),
        ("crystals.0 = 3", 'fight = { card = "GNO-M1" }', 10, "position.fight.card", "on the track"),
        ("crystals.0 = 3", 'fight = "GNO-M2"', 10, "position.fight", "should be written"),
        ("crystals.0 = 3", "discard = 1", 10, "position.discard", "should be true or false"),
        ('track = ["GNO-M2"]', "track = []\ndeck-size = 0", 9, "position.track", "a turn begins with a card"),
        (
            'options.depths = "no"',
            'options.invasion = "slow"',
            5,
            "options",
            "there is no “slow”; there is standard, fast",
        ),
    ],
)
def test_what_cannot_be_true_is_refused(old: str, new: str, line: int, field: str, words: str) -> None:
    assert old in CASE
    with pytest.raises(BadFile) as refused:
        Scenario("case.toml", CASE.replace(old, new)).run()
    assert (refused.value.line, refused.value.field) == (line, field)
    assert words in refused.value.problem


def test_everything_can_be_set() -> None:
    table = arranged(
        {
            "kingdoms": ["bandits", "gnolls", "goblins"],
            "village": "V15",
            "start": 1,
            "turn": 2,
            "items": {"2": ["BAN-I1", "BAN-I2"]},
            "enchantments": {"2": ["GNO-E1.2"]},
            "creatures": {"0": ["GNO-M1", "GNO-D"]},
            "crystals": {"2": 7},
            "wounds": {"0": 4},
            "track": ["GNO-M2"],
            "deck": ["GOB-M3", "BAN-D"],
            "deck-size": 5,
            "lower-half": 2,
            "set-aside": ["GOB-M1"],
            "graveyard": ["BAN-M1", "BAN-I3"],
            "attack": 2,
            "defense": -1,
            "used": ["use GNO-E1.2.1"],
            "free-journey": True,
        },
        depths="yes",
        invasion="fast",
    )
    view = table.view(Seat(2))
    assert view["deck"] == {"size": 5, "set_aside": ["GOB-M1.1"], "lower_half": 2, "removed": 15}
    assert view["track"][0]["card"] == "GNO-M2.1"
    assert [space["price"] for space in view["track"]] == [0] * 6
    assert view["graveyard"] == ["BAN-M1.1", "BAN-I3.1"]
    assert view["turn"]["seat"] == 2
    assert view["turn"]["used"] == ["GNO-E1.2.1"]
    assert (view["turn"]["bonus_attack"], view["turn"]["bonus_defense"]) == (2, -1)
    player = view["players"][2]
    assert player["items"] == ["ST-I.3", "BAN-I1.1", "BAN-I2.1"]
    assert (player["attack"], player["defense"], player["crystals"]) == (8, 0, 7)
    assert [table.deck.key_of[card] for card in table.deal.order[:2]] == ["GOB-M3.1", "BAN-D.1"]


@pytest.mark.parametrize(("window", "phase"), [(1, "facing"), (2, "striking")])
def test_a_position_can_stand_in_a_fight(window: int, phase: str) -> None:
    table = arranged({"track": ["GNO-M1"], "fight": {"card": "GNO-M1", "window": window}, "village": "V01"})
    view = table.view(None)
    assert view["phase"] == phase
    assert view["turn"]["foe"] == "GNO-M1.1"
    assert view["players"][0]["wounds"] == 0


def test_a_fight_in_the_graveyard_carries_the_discard_of_a_rest() -> None:
    table = arranged({"graveyard": ["GNO-M1"], "fight": {"card": "GNO-M1"}, "village": "V11"})
    assert table.view(None)["turn"]["discard"]
    assert table.view(None)["players"][0]["wounds"] == 4
