"""Positions: what is left out is filled in, and what cannot be true is refused with line and field."""

from __future__ import annotations

import pytest

from questkeep.games.fetch_quest import GAME
from questkeep.games.fetch_quest.rules.flow import FetchQuest
from questkeep.games.fetch_quest.rules.table import TARGETING
from questkeep.kernel.errors import BadFile
from questkeep.kernel.event import Seat
from questkeep.scenarios import Scenario

HEAD = """\
title = "A small case"
shows = ["F-01"]
game = "fetch_quest"
seats = 3
"""
END = """

[[then]]
view.0 = {}
"""
CLAIMS = 'options.pioneers = "chosen"\n'


def arranged(position: dict[str, object], seats: int = 3, **options: str) -> FetchQuest:
    table = GAME.arrange(seats, GAME.chosen_options(options), GAME.standard_deck(), position)
    assert isinstance(table, FetchQuest)
    return table


def refusal(position: str, before: str = "") -> BadFile:
    """What is said against a position."""
    with pytest.raises(BadFile) as refused:
        Scenario("case.toml", f"{HEAD}{before}[position]\n{position}{END}").run()
    return refused.value


@pytest.mark.parametrize(
    ("position", "field", "words"),
    [
        ("stamina.1 = 0", "stamina.1", "an active pioneer at 0 has retreated; say retreated = … [F-67]"),
        ("retreated = [1]\nstamina.1 = 2", "stamina.1", "a retreated pioneer is at 0 [F-13]"),
        ("stamina.1 = 6", "stamina.1", "should be a number from 0 to 5, not 6"),
        ("retreated = [0, 1, 2]", "retreated", "with all pioneers retreated the game is over [F-83]"),
        ("retreated = [true]", "retreated", "should be a list of seats from 0 to 2"),
        ("retreated = [3]", "retreated", "should be a list of seats from 0 to 2"),
        ('retreated = [0]\nmoment = "action"', "moment", "a retreated player's turn has no steps"),
        ('moment = "attempt"', "moment", "with an empty hand nothing can be attempted [F-39]"),
        ('moment = "enemy"\nhands.0 = ["F0M", "F0S", "FM1", "FM2", "FM3"]', "hands.0", "4 cards at most [F-59]"),
        ('moment = "action"\nattempt = "CA1"', "attempt", 'an attempt is open only at the moment "attempt" [F-38]'),
        ('moment = "enemy"\nplayed = ["F0M"]', "played", 'an attempt is open only at the moment "attempt" [F-38]'),
        ('hands.0 = ["F0M"]\ndefeated = true', "defeated", "nothing is defeated before the attempt is closed [F-46]"),
        (
            'moment = "action"\ndefeated = true\ndown = []',
            "defeated",
            "neither does a Challenge lie face down nor is a seal broken [F-46]",
        ),
        ('hands.0 = ["F0M"]\nweaken = 1', "weaken", "the draw of this turn has used it up [F-31]"),
        ('hands.0 = ["F0M"]\nshield = 1', "shield", "only a retreated player's ability waits"),
        ('moment = "turn"\nhush = true', "hush", "only a retreated player's ability waits"),
        ('seals = ["mind"]', "seals", "MA does not count this"),
        ('mission = "B"\nbounty = 3', "bounty", "MB does not count this"),
        ('mission = "B"\nseals = ["luck"]', "seals", "should be some of mind, skill, war"),
        (
            'mission = "B"\nhands.0 = ["F0M"]\nseals = ["mind", "skill", "war"]',
            "seals",
            "the Mission is defeated already, and the last check has found it so [F-61]",
        ),
        ('mission = "C"\nbounty = 14', "bounty", "the Mission is defeated already"),
        ('down = ["CA1", "CA2", "CA3", "CA4"]', "down", "the Mission is defeated already"),
        ("sun = 6", "sun", "should be a number from 0 to 5"),
        ("sun-count = 3", "sun-count", "should be a number from 0 to 2"),
        ('queue = ["CA1", "CB1"]', "queue", "'CB1' is no Challenge in play, or is named twice"),
        ('queue = ["CA1", "CA2", "CA3", "CA4", "CA5", "CA6", "CA7"]', "queue", "the queue has 6 places [F-22]"),
        ('down = ["CA9"]', "down", "'CA9' is not in the queue"),
        ('challenge-deck = ["CA9"]\nchallenge-top = ["CA8"]', "challenge-top", "challenge-deck names the whole deck"),
        ('pile = ["FM1", "FM2", "FM3", "FM4", "FM5"]', "pile", "the Fortune Pile has 4 cards at most [F-20]"),
        ('pile = ["F0M"]', "pile", "F0M is a basic, and these are never in the Fortune deck [F-17]"),
        ('fortune = ["F0S"]', "fortune", "F0S is a basic, and these are never in the Fortune deck [F-17]"),
        ('secret.1 = ["F0W"]', "secret.1", "F0W is a basic, and these are never in the Fortune deck [F-17]"),
        ('hands.0 = ["FM5", "FM5"]', "hands.0", "there are only 1 copies of FM5"),
        (
            'hands.0 = ["F0M", "F0M", "F0M", "F0M", "F0M", "F0M", "F0M"]',
            "hands.0",
            "the team owns only 6 copies of F0M",
        ),
        ('hands.0 = "F0M"', "hands.0", "should be a list of texts"),
        ('hands.3 = ["F0M"]', "hands.3", "there is no seat 3; there are 0 to 2"),
        ('claimed = ["P1"]', "claimed", "is for a table at which pioneers are still being claimed [F-14]"),
        ('pioneers = ["P1", "P1", "P2"]', "pioneers", "a pioneer belongs to one player only [F-14]"),
        ('pioneers = ["P1", "P2"]', "pioneers", "should be 3 pioneers"),
        ('moment = "noon"', "moment", "should be one of turn, attempt, action, limit, enemy"),
        ('hands.0 = ["F0M"]\nattempt = "CA9"', "attempt", "'CA9' cannot be attempted now [F-36]"),
        ('played = ["F0M"]', "played", "cards are played in an attempt; say attempt = …"),
        ("moon = 3", "moon", "is not known; a position of Fetch Quest has pioneers, claimed, turn"),
    ],
)
def test_what_cannot_be_is_refused_with_line_and_field(position: str, field: str, words: str) -> None:
    bad = refusal(position)
    assert bad.field == f"position.{field}"
    assert words in bad.problem
    name = field.split(".")[0]
    assert position.splitlines()[bad.line - 6].startswith(name)


@pytest.mark.parametrize(
    ("position", "before", "field", "words"),
    [
        ("sun = 2", 'options.sun = "off"\n', "sun", "this table is played without the Sun [RC-32]"),
        ("turn = 1", CLAIMS, "turn", "pioneers are still being claimed, and nothing else is there"),
        ('claimed = ["P1", "P2", "P3"]', CLAIMS, "claimed", "the last claim begins the game"),
        ('claimed = ["P1", "P1"]', CLAIMS, "claimed", "a pioneer belongs to one player only [F-14]"),
        ('claimed.2 = "P9"', CLAIMS, "claimed", "there is no pioneer 'P9'"),
        ('claimed.1 = "P1"', "rules = 2\n" + CLAIMS, "claimed", "pioneers were claimed in order of seats"),
    ],
)
def test_options_and_rules_say_what_cannot_be(position: str, before: str, field: str, words: str) -> None:
    bad = refusal(position, before)
    assert bad.field == f"position.{field}"
    assert words in bad.problem


def test_a_condition_may_hold_where_no_check_was_made() -> None:
    """[F-30, F-62] A Retreat ability of one's own turns a Challenge down, and its turn has no check."""
    deck = '''deck = """
based-on = "standard"
[pioneers.P5]
name = "sgt-leo-bulldog"
focus = "war"
basics = { mind = 1, skill = 1, war = 4 }
stamina = 6
tags = ["fang", "abbey"]
active = { name = "hold-the-line", effects = [{ shield = 2 }] }
retreat = { name = "shout-a-warning", effects = [{ flip = 3 }] }
"""
'''
    text = f'{HEAD}{deck}[position]\nretreated = [2]\ndown = ["CA1", "CA2", "CA3", "CA4"]{END}'
    assert Scenario("case.toml", text).run() == []


def test_a_turn_begins_where_nothing_can_be_attempted() -> None:
    table = arranged({})
    assert (table.question, len(table.players[0].hand)) == (TARGETING, 4)
    assert arranged({"retreated": [0]}).view(None)["phase"] == "retreating"
    assert arranged({"hands": {"0": ["F0M"]}}).players[0].hand == table.deck.basic_of[:1]


def test_what_was_defeated_lies_face_down() -> None:
    table = arranged({"moment": "action", "defeated": True})
    assert [one["face"] for one in table.view(None)["queue"]] == ["up"] * 5 + ["down"]
    assert arranged({"moment": "action", "defeated": True, "down": ["CA2"]}).view(None)["queue"][5]["face"] == "up"
    seal = arranged({"moment": "action", "defeated": True, "mission": "B", "seals": ["war"]})
    assert seal.down == 0


def test_three_broken_seals_are_a_mission_done() -> None:
    table = arranged({"moment": "enemy", "mission": "B", "seals": ["mind", "skill", "war"], "hands": {"1": ["F0S"]}})
    assert table.view(None)["phase"] == "resting"


def test_the_pile_is_filled_up_as_long_as_there_are_cards() -> None:
    assert len(arranged({"pile": ["FM1"]}).pile) == 4
    assert len(arranged({"pile": ["FM1"], "fortune-size": 2}).pile) == 4
    empty = arranged({"pile": ["FM1"], "fortune-size": 0})
    assert (len(empty.pile), empty.fortune) == (1, [])


def test_claims_so_far_are_told_in_order_or_by_seat() -> None:
    for claimed in (["P3"], {"0": "P3"}):
        table = arranged({"claimed": claimed}, pioneers="chosen")
        assert table.asked() == [1, 2]
        assert table.view(None)["players"][0]["pioneer"] == "P3"
    assert arranged({"claimed": {"2": "P3"}}, pioneers="chosen").asked() == [0, 1]
    assert arranged({"pioneers": ["P1", "P2", "P3"]}, pioneers="chosen").view(Seat(0))["phase"] == "targeting"
