"""Section E: strengths of all teams, and of teams in games played at random (T-30 … T-39)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from questkeep.games.tschak import GAME
from questkeep.games.tschak.cards import standard_deck
from questkeep.games.tschak.rules.deck import ARTEFACT, DWARF, TYPES, WARRIOR, WIZARD
from questkeep.games.tschak.rules.strength import TIE_BITS, power_of
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import heard
from questkeep.kernel.playout import play_out

DECK = standard_deck()
NUMBERS = {card.key: number for number, card in enumerate(DECK.adventurers)}
COPIED = [0, 2, 3, 4, 5]


def teams() -> Iterator[list[str]]:
    """Every legal team; the artefacts do the same, so one of them stands for all."""
    by_type = [[card.key for card in DECK.adventurers if card.type == type] for type in range(len(TYPES))]
    wizards, warriors, dwarfs, artefacts = by_type
    for parts in (
        (wizards, warriors, dwarfs),
        (wizards, warriors, artefacts[:1]),
        (wizards, dwarfs, artefacts[:1]),
        (warriors, dwarfs, artefacts[:1]),
    ):
        yield from (list(team) for team in product(*parts))


def strength_by_the_book(team: list[str], copied: int) -> int:
    values = [copied if key.startswith("CM") else int(key[1]) for key in team if not key.startswith("AR")]
    return sum(values) if len(values) == 3 else max(values) + 2 * min(values)


def strength_by_the_rules(team: list[str], copied: int) -> int:
    hand = [0] * 10
    cards = 0
    first_place = {WIZARD: 0, WARRIOR: 3, DWARF: 6, ARTEFACT: 9}
    for key in team:
        place = first_place[DECK.adventurers[NUMBERS[key]].type]
        hand[place] = NUMBERS[key]
        cards |= 1 << place
    return int(power_of(DECK, hand, cards, copied) >> TIE_BITS)


def test_t30_every_team_is_as_strong_as_the_formula_says() -> None:
    for team, copied in product(teams(), COPIED):
        assert strength_by_the_rules(team, copied) == strength_by_the_book(team, copied), (team, copied)


def test_t37_two_equally_weak_characters_make_three_times_their_value() -> None:
    twins = [team for team in teams() if team[2] == "AR1" and team[0][1] == team[1][1]]
    assert len(twins) == 2 * 2 * 4 + 2 * 3 * 3 + 2 * 3 * 4  # wizard with warrior, wizard with dwarf, warrior with dwarf
    for team in twins:
        assert strength_by_the_rules(team, 0) == 3 * int(team[0][1])


def test_t39_strengths_lie_between_1_and_16_and_without_an_artefact_between_2_and_15() -> None:
    with_artefact: set[int] = set()
    without: set[int] = set()
    for team, copied in product(teams(), COPIED):
        (with_artefact if "AR1" in team else without).add(strength_by_the_rules(team, copied))
    assert (min(with_artefact), max(with_artefact)) == (1, 16)
    assert (min(without), max(without)) == (2, 15)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_t32_chameleons_copy_the_best_printed_wizard_of_the_others_in_played_games(seats: int) -> None:
    for seed in range(8):
        table = GAME.new(seats, GAME.chosen_options({}), DECK, Rng(seed))
        table.listen()
        play_out(table, Rng(seed))
        for event in heard(table.told or [], None):
            if event["event"] == "floor-decided":
                shown = event["teams"]
                assert isinstance(shown, list)
                expected = []
                for team in shown:
                    others = [key for other in shown if other is not team for key in other]
                    copied = max([int(key[1]) for key in others if key[0] == "W"], default=0)
                    expected.append(strength_by_the_book(team, copied))
                assert event["strengths"] == expected, shown
