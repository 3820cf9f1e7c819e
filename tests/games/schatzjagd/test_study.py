"""The lab can count what happens: every card, special, spell, death, option and ending is met in play."""

from __future__ import annotations

import typer
from typer.testing import CliRunner

from questkeep.games.schatzjagd import GAME
from questkeep.games.schatzjagd.cards import standard_deck
from questkeep.games.schatzjagd.rules.flow import Schatzjagd
from questkeep.games.schatzjagd.study import DEATHS, DEEDS, ENDS
from questkeep.kernel.chance import ScriptedChance
from questkeep.kernel.event import Seat
from questkeep.lab.coverage import coverage
from questkeep.lab.series import Series, play_game


def test_s141_play_meets_every_card_death_option_and_ending() -> None:
    app = typer.Typer()
    app.command()(coverage)
    result = CliRunner().invoke(app, ["schatzjagd", "--games", "2000", "--jobs", "2"])
    assert result.exit_code == 0, result.output
    assert "Everything was met." in result.stdout


def test_every_stage_can_be_played_by_every_number_of_lords() -> None:
    assert GAME.study is not None
    for seats in (2, 3, 4):
        for start in GAME.study.prepared(seats):
            options = GAME.chosen_options(start.options)
            if start.position is not None:
                assert GAME.arrange(seats, options, standard_deck(), start.position).asked()


def played(position: dict[str, object], picks: list[str], dice: list[int]) -> dict[str, set[str]]:
    """What the study finds after these picks of seat 0."""
    table = GAME.arrange(2, GAME.chosen_options({"victory": "1"}), standard_deck(), position)
    chance = ScriptedChance(dice)
    for pick in picks:
        table.apply(Seat(0), table.parse(Seat(0), pick), chance)
    assert GAME.study is not None
    return GAME.study.happened(table)


def test_s107_the_cause_of_a_death_is_told_apart() -> None:
    at_arrival: dict[str, object] = {"moment": "arrival", "at": {"0": "C3"}, "values": {"0": {"life": 1}}}
    for card, picks, dice, cause in (
        ("T1", [], [], "trap"),
        ("P6", [], [], "potion"),
        ("X10", ["use"], [1], "special"),
        ("X1", ["use"], [1], "portal"),
        ("F19", ["strike"], [1, 1], "fiend"),
        ("F18", ["flee"], [1], "fiend"),
    ):
        assert played({**at_arrival, "fields": {"C3": card}}, picks, dice)[DEATHS] == {cause}
    assert played({"values": {"0": {"life": 1, "poison": 1}}}, [], [])[DEATHS] == {"poison"}


def test_a_victory_and_its_deeds_are_met() -> None:
    met = played({"moment": "part-two", "carried": {"0": ["orb"]}}, ["hide 1"], [])
    assert (met[ENDS], met[DEEDS]) == ({"number"}, {"treasure-hidden"})


def test_a_study_counts_castles_the_order_of_play_and_cards_by_seat() -> None:
    assert GAME.study is not None
    table, _, _ = play_game(Series.chosen("schatzjagd", "random", ["days=10"], 1), 1)
    assert isinstance(table, Schatzjagd)
    shares = GAME.study.shares(table)
    assert [share.name for share in shares if share.sort == "castle"] == ["red", "yellow", "blue"]
    first = next(share for share in shares if share.name == "lord 1")
    assert first.taken[table.start] == sum(first.taken) == 1
    assert all(sum(share.taken) == share.copies for share in shares)
    assert GAME.study.turns(table) == 30
