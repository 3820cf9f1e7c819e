"""The balance table finds what was planted, claims no more than it knows, and can be repeated."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
import typer
from typer.testing import CliRunner
from typer.testing import Result as Finished

from questkeep.games import CATALOGUE
from questkeep.games.enchanters.rules.flow import Enchanters
from questkeep.kernel.game import Share
from questkeep.lab.arena import Estimate, Result
from questkeep.lab.balance import Played, balance, slope, stand_out, weigh, within_game
from questkeep.lab.coverage import coverage
from questkeep.lab.series import Series, gathered, play_game


def run(*words: str) -> Finished:
    app = typer.Typer()
    app.command()(balance)
    app.command()(coverage)
    return CliRunner().invoke(app, words)


def game_won_by(winner: int, *shares: Share, score: float = 10, seats: int = 3) -> Played:
    results = [Result(1.0 if seat == winner else 2.5, float(seat == winner), score) for seat in range(seats)]
    return Played(results, 10 * seats, 4 * seats, list(shares))


def held_by(holder: int, name: str, copies: int) -> Share:
    return Share("item", name, copies, tuple(int(seat == holder) for seat in range(3)))


def test_a_card_that_wins_the_game_is_found() -> None:
    games = [game_won_by(n % 3, held_by(n % 3, "sword", 2), held_by((n + 1) % 3, "stick", 1)) for n in range(60)]
    stick, sword = weigh(games)["item"]
    assert (sword.name, sword.games) == ("sword", 60)
    assert sword.figures == [pytest.approx(figure) for figure in [(0.5, 0.0), (-1.5, 0.0), (1.0, 0.0)]]
    assert stick.figures == [pytest.approx(figure) for figure in [(1.0, 0.0), (0.75, 0.0), (-0.5, 0.0)]]


def test_a_village_is_compared_with_tables_of_its_own_size() -> None:
    games = [game_won_by(0, Share("village", "poor"), score=5, seats=2 + n % 2) for n in range(60)]
    games += [game_won_by(0, Share("village", "rich"), score=8 + 10 * (n % 2), seats=2 + n % 2) for n in range(60)]
    games += [game_won_by(0, Share("village", "rich"), score=18, seats=3) for _ in range(60)]
    poor, rich = weigh(games)["village"]
    score, against, turns, answers = rich.figures
    assert score is not None
    assert 13 < score.mean < 18
    assert against is not None
    assert 3 < against.mean < 13
    assert (turns, answers) == (Estimate(4.0, 0.0), Estimate(10.0, 0.0))
    assert poor.figures[0] == Estimate(5.0, 0.0)


def test_the_interval_holds_the_truth_95_times_in_100() -> None:
    """Nothing is planted, and seats of a game depend on each other: one wins, the others do not."""
    rng = Random(7)
    held = 0
    for _ in range(400):
        moments = []
        for _ in range(80):
            winner = rng.randrange(4)
            taken = [rng.randrange(3) for _ in range(4)]
            moments.append(within_game(taken, [float(seat == winner) for seat in range(4)]))
        found = slope(moments)
        assert found is not None
        held += abs(found.mean) <= found.margin
    assert 0.92 <= held / 400 <= 0.98


def test_too_few_games_tell_nothing() -> None:
    assert slope([(1.0, 1.0)] * 29 + [(0.0, 0.0)] * 100) is None


def test_only_a_whole_interval_beyond_the_rest_stands_out() -> None:
    rest = [Estimate(0.01 * number, 0.1) for number in range(8)]
    assert stand_out([*rest, Estimate(2.0, 0.5), Estimate(2.0, 3.0), None]) == [False] * 8 + [True, False, False]
    assert stand_out([Estimate(0.0, 0.0), Estimate(9.0, 0.0)]) == [False, False]


def test_whoever_stops_it_gets_what_there_is() -> None:
    def games() -> Iterator[int]:
        yield from (1, 2, 3)
        raise KeyboardInterrupt

    assert gathered(games(), 10) == [1, 2, 3]


def test_the_table_is_the_same_again_on_any_number_of_cores() -> None:
    words = ["balance", "enchanters", "--games", "30", "--bot", "random", "--seed", "5", "--option", "depths=yes"]
    alone, shared = run(*words, "--jobs", "1"), run(*words, "--jobs", "2")
    assert alone.exit_code == 0, alone.output
    assert alone.stdout == shared.stdout
    assert "30 games of enchanters" in alone.stdout
    assert "kingdom in play" in alone.stdout
    assert f"Repeat: questkeep lab {' '.join(words)}" in alone.stdout


def test_every_game_has_a_table_even_without_a_study() -> None:
    result = run("balance", "tschak", "--games", "30", "--bot", "random", "--jobs", "1")
    assert result.exit_code == 0, result.output
    assert "3 players" in result.stdout


@pytest.mark.parametrize(
    ("wish", "complaint"),
    [
        ("balance chess", "there is no game 'chess'"),
        ("balance enchanters --games 29", "--games must be at least 30"),
        ("balance enchanters --bot clever", "there is no bot 'clever'"),
        ("balance enchanters --option village=atlantis", "unknown-value (option village, value atlantis, known"),
        (
            "balance enchanters --option kingdoms=gnolls",
            "[E-19] wrong-parts (option kingdoms, value gnolls, given 1, needed 6, seats 6)",
        ),
        ("coverage tschak", "tschak does not say what can happen in it"),
    ],
)
def test_what_cannot_be_weighed_is_refused_in_one_line(wish: str, complaint: str) -> None:
    refused = run(*wish.split()).exception
    assert isinstance(refused, ValueError)
    assert complaint in str(refused)
    assert "\n" not in str(refused)


def test_a_study_of_enchanters_counts_every_card_once() -> None:
    study = CATALOGUE["enchanters"].study
    assert study is not None
    for number in range(5):
        table, _, _ = play_game(Series.chosen("enchanters", "random", [], 2), number)
        assert isinstance(table, Enchanters)
        shares = study.shares(table)
        kingdoms = [share for share in shares if share.sort == "kingdom"]
        cards = [
            share for share in shares if share.sort in ("item", "enchantment", "minor", "medium", "major", "dragon")
        ]
        assert study.turns(table) == sum(share.copies for share in kingdoms) == sum(share.copies for share in cards)
        for seat in range(table.seats):
            taken = sum(share.taken[seat] for share in cards)
            assert taken == sum(share.taken[seat] for share in kingdoms)
            assert 0 < taken <= study.turns(table) // table.seats
        assert sum(share.taken[table.start] for share in shares if share.name == "player 1") == 1


def test_random_play_meets_every_card_village_and_verb() -> None:
    result = run("coverage", "enchanters", "--games", "150", "--jobs", "1")
    assert result.exit_code == 0, result.output
    assert "Everything was met." in result.stdout


def test_what_is_never_met_is_named() -> None:
    result = run("coverage", "enchanters", "--games", "1", "--jobs", "1")
    assert result.exit_code == 1
    assert "village in play: V" in result.stdout
