"""Section D: every way in which one hand can be played out (T-25 … T-28)."""

from __future__ import annotations

from collections import Counter

import pytest

from questkeep.games.tschak import GAME
from questkeep.games.tschak.rules.flow import Tschak
from questkeep.games.tschak.rules.teams import FULL_HAND, PLACES, TYPE_OF_PLACE
from questkeep.kernel.chance import Rng, ScriptedChance
from questkeep.kernel.event import Seat

PLAYER, RIVAL = Seat(0), Seat(1)
NO_LUCK = ScriptedChance([])
ARTEFACT = 3


class Ways:
    """All ways through a keep for one hand: the teams in floor order, and what was met on the way."""

    def __init__(self, table: Tschak) -> None:
        self.played_out: list[list[int]] = []
        self.teams_of: dict[tuple[int, ...], set[int]] = {}  # a hand's types -> how many teams it can form
        self.dead_ends = 0
        self.play_floor(table, [])

    def play_floor(self, start: Tschak, before: list[int]) -> None:
        """Complete the floor in every way, its steps in every order; the rival does the same each time."""
        teams: dict[int, Tschak] = {}
        unfinished = [start]
        while unfinished:
            table = unfinished.pop()
            options = table.options(PLAYER)
            self.dead_ends += not options
            for code in options:
                after = table.clone()
                after.apply(PLAYER, code, NO_LUCK)
                after.apply(RIVAL, after.fallback(RIVAL), NO_LUCK)
                if after.floor_number() == start.floor_number():
                    unfinished.append(after)
                else:
                    teams[int(table.players[PLAYER].team) | code] = after
        self.teams_of.setdefault(hand_pattern(int(start.players[PLAYER].held)), set()).add(len(teams))
        for team, after in teams.items():
            if after.keep == start.keep:
                self.play_floor(after, [*before, team])
            else:
                self.played_out.append([*before, team])


def types_of(cards: int) -> list[int]:
    return [TYPE_OF_PLACE[place] for place in PLACES[cards]]


def hand_pattern(cards: int) -> tuple[int, ...]:
    """How many cards of the three character types, most first, and of the artefact."""
    counts = [types_of(cards).count(type) for type in range(4)]
    return (*sorted(counts[:ARTEFACT], reverse=True), counts[ARTEFACT])


def last_card(teams: list[int]) -> int:
    """The place in the hand of the one card that is in no team."""
    (place,) = PLACES[FULL_HAND & ~(teams[0] | teams[1] | teams[2])]
    return place


@pytest.fixture(scope="module")
def ways() -> Ways:
    table = GAME.new(2, GAME.chosen_options({}), GAME.standard_deck(), Rng(1))
    assert isinstance(table, Tschak)
    return Ways(table)


def test_t25_nobody_ever_gets_stuck(ways: Ways) -> None:
    assert ways.dead_ends == 0


def test_t26_these_are_all_hands_and_their_numbers_of_teams(ways: Ways) -> None:
    assert ways.teams_of == {
        (3, 3, 3, 1): {54},
        (2, 2, 2, 1): {20},
        (3, 2, 2, 0): {12},
        (1, 1, 1, 1): {4},
        (2, 1, 1, 0): {2},
    }


def test_t23_all_teams_show_three_different_types(ways: Ways) -> None:
    assert all(len(set(types_of(team))) == 3 for teams in ways.played_out for team in teams)


def test_t27_a_hand_is_played_out_in_2160_ways_and_each_card_remains_in_216(ways: Ways) -> None:
    assert len(ways.played_out) == 2160
    assert Counter(last_card(teams) for teams in ways.played_out) == dict.fromkeys(range(10), 216)


def test_t27_the_last_card_is_the_artefact_or_of_the_type_that_sat_out(ways: Ways) -> None:
    for teams in ways.played_out:
        sat_out = [set(range(ARTEFACT)) - set(types_of(team)) for team in teams if ARTEFACT in types_of(team)]
        (expected,) = sat_out[0] if sat_out else {ARTEFACT}
        assert TYPE_OF_PLACE[last_card(teams)] == expected


def test_t28_the_artefact_serves_on_one_floor_at_most_and_never_has_to(ways: Ways) -> None:
    floors_served = Counter(sum(ARTEFACT in types_of(team) for team in teams) for teams in ways.played_out)
    assert floors_served == {0: 216, 1: 1944}
