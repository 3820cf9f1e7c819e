"""The insight knows what a seat of Tschak! has, may hope for, and must fear."""

from __future__ import annotations

import pytest

from questkeep.games import CATALOGUE
from questkeep.games.tschak.insight import Prospects, Rival, Standing
from questkeep.games.tschak.rules.strength import TIE_BITS, power_of
from questkeep.games.tschak.rules.table import Player, Table
from questkeep.games.tschak.rules.teams import SIZE, TEAM_SIZE, guided_plays
from questkeep.games.tschak.weights import Weights
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat
from questkeep.kernel.game import State
from questkeep.kernel.playout import play_out

TSCHAK = CATALOGUE["tschak"]
DECK = TSCHAK.standard_deck()


def arranged(seats: int, position: dict[str, object]) -> State:
    return TSCHAK.arrange(seats, TSCHAK.chosen_options({}), DECK, position)


def value(table: State, seat: int = 0) -> float:
    return TSCHAK.insight.value(table, Seat(seat))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_end_the_value_is_the_lead_over_the_best_rival(seats: int) -> None:
    rng = Rng(seats)
    table = TSCHAK.new(seats, TSCHAK.chosen_options({}), DECK, rng)
    play_out(table, rng)
    outcome = table.outcome()
    assert outcome is not None
    for seat in range(seats):
        rivals = [score for other, score in enumerate(outcome.scores) if other != seat]
        assert value(table, seat) == outcome.scores[seat] - max(rivals)


def test_between_two_players_the_gain_of_one_is_the_loss_of_the_other() -> None:
    table = arranged(2, {"keep": 3, "gold": {"0": 4, "1": 0}})
    assert value(table, 0) == pytest.approx(-value(table, 1))


def points(*pile: str) -> float:
    """What these cards are worth to one of four players while two rings and four Troglodytes are to come."""
    to_come = {"monsters": ["T3", "T4", "T5", "T6", "M1x", "M1y"], "treasures": ["R5", "R6", "G2", "G3", "X1", "X2"]}
    table = arranged(4, {"keep": 3, **to_come})
    assert isinstance(table, Table)
    standing = Standing(table, Player(0), Prospects(table, table.floor_number(), Weights(TSCHAK.insight.weights)))
    for monster in table.deck.monsters:
        if monster.key in pile:
            standing.take(monster.effect, True)
    for treasure in table.deck.treasures:
        if treasure.key in pile:
            standing.take(treasure.effect, False)
    return standing.points()


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (["R1", "R2"], ["G5"]),
        (["R1", "R2", "R3"], ["R1", "R2", "G5"]),
        (["M2x"], ["T1", "M1x"]),
        (["M3x"], ["T1", "T2"]),
        (["TP", "M1x"], []),
        (["TP"], ["X2"]),
        (["EL", "M4x"], ["M4x"]),
        (["EL", "T1", "T2"], ["T1", "T2"]),
        (["EL"], []),
    ],
    ids=" ".join,
)
def test_a_better_pile_is_valued_higher(better: list[str], worse: list[str]) -> None:
    """A pile also counts for what it can become: rings and Troglodytes grow, the Trophy waits for monsters."""
    assert points(*better) > points(*worse)


def second_step(team: str, treasure: str, monster: str) -> State:
    """Floor 2 after the first reveal: seat 0 has shown one warrior, the rivals middling ones."""
    hands = {"0": ["F6a", "F1n"]}
    hands["0"].remove(team)
    teams = {"0": [team], "1": ["F3a"], "2": ["F3n"], "3": ["F4n"]}
    keep = {"monsters": [monster, "M1x"], "treasures": [treasure, "G2"]}
    return arranged(4, {"keep": 1, "floor": 2, "step": 2, "hands": hands, "teams": teams, **keep})


def test_a_strong_start_is_good_when_the_treasure_is_and_bad_when_it_is_cursed() -> None:
    assert value(second_step("F6a", "G5", "M4y")) > value(second_step("F1n", "G5", "M4y"))
    assert value(second_step("F6a", "X2", "M1y")) < value(second_step("F1n", "X2", "M1y"))


def test_t96_an_offender_must_expect_the_monster() -> None:
    honest, offending = second_step("F6a", "G5", "M4y"), second_step("F6a", "G5", "M4y")
    assert isinstance(offending, Table)
    offending.players[0].offended = True
    assert value(offending) < value(honest) - 4


def test_a_rival_is_feared_by_the_share_of_his_teams_that_are_as_strong() -> None:
    table = TSCHAK.new(4, TSCHAK.chosen_options({}), DECK, Rng("rival"))
    assert isinstance(table, Table)
    player = table.players[1]
    rival = Rival(table, player, 0)
    hand = table.deal.hands[player.hand]
    plays = guided_plays(player.held, player.team, TEAM_SIZE - SIZE[player.team])
    strengths = [power_of(table.deck, hand, player.team | cards, 0) >> TIE_BITS for cards in plays]
    assert len(set(strengths)) > 8
    for strength in range(28):
        weaker = sum(one < strength for one in strengths) + sum(one == strength for one in strengths) / 2
        assert rival.chance_below(strength) == pytest.approx(weaker / len(strengths))
    player.offended = True
    assert Rival(table, player, 0).chance_below(0) == 1.0


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("wishes", [{}, {"table": "strict", "elixir": "manual"}], ids=str)
def test_every_table_of_a_game_has_a_sensible_value_for_every_seat(seats: int, wishes: dict[str, str]) -> None:
    rng = Rng(seats)
    table = TSCHAK.new(seats, TSCHAK.chosen_options(wishes), DECK, rng)
    while asked := table.asked():
        assert all(-150 < value(table, seat) < 150 for seat in range(seats))
        options = table.options(asked[0])
        table.apply(asked[0], options[rng.below(len(options))], rng)
