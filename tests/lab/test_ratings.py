"""Ratings find the strengths behind the games, intervals keep their promise, and the sequential test errs as rarely."""

from __future__ import annotations

from itertools import pairwise
from math import exp, inf, log
from random import Random

import pytest

from questkeep.lab.ratings import (
    BOUND,
    Ranking,
    Tally,
    elo_of,
    likeliest,
    likelihood_ratio,
    paired_rate,
    ranking_of,
    ratings,
    score_at,
    verdict_of,
)

EVEN = ((0,), (1,)), ((1,), (0,))


def drawn_ranking(luck: Random, elos: dict[int, float]) -> Ranking:
    """A ranking by Plackett and Luce: the first of all by strength, then the first of those left."""
    left = dict(elos)
    order = []
    while left:
        order.append(luck.choices(list(left), [10 ** (elo / 400) for elo in left.values()])[0])
        del left[order[-1]]
    return tuple((bot,) for bot in order)


def drawn_pair(luck: Random, elo: float) -> float:
    """The score of two games of one deal: one deal in three is won by whoever sits in the better seat."""
    if luck.random() < 1 / 3:
        return 0.5
    return sum(luck.random() < score_at(1.5 * elo) for _ in range(2)) / 2


def test_elo_and_score_are_two_words_for_one_thing() -> None:
    assert elo_of(score_at(123.0)) == pytest.approx(123.0)
    assert score_at(400.0) == pytest.approx(10 / 11)
    assert (elo_of(0.0), elo_of(1.0)) == (-inf, inf)


def test_the_likelihood_ratio_is_the_one_worked_out_by_hand() -> None:
    """With a won and a lost pair besides, 1, ½, 1 and 0 have the mean 0.625 and the variance 0.171875."""
    assert likelihood_ratio([1.0, 0.5], 0.6) == pytest.approx(2 * 0.1 * (2 * 0.625 - 1.1) / (2 * 0.171875))


def test_the_bounds_are_wald_s() -> None:
    assert pytest.approx(log(19)) == BOUND
    assert [verdict_of(ratio) for ratio in (2.95, 2.9, 0.0, -2.9, -2.95)] == [
        "stronger",
        "open",
        "open",
        "open",
        "not stronger",
    ]


@pytest.mark.parametrize(("elo", "right"), [(0.0, "not stronger"), (60.0, "stronger")])
def test_the_sequential_test_errs_once_in_twenty(elo: float, right: str) -> None:
    luck = Random(5)
    wrong = 0
    for _ in range(200):
        scores: list[float] = []
        verdict = "open"
        while verdict == "open":
            scores += [drawn_pair(luck, elo) for _ in range(10)]
            verdict = verdict_of(likelihood_ratio(scores, score_at(60.0)))
        wrong += verdict != right
    assert wrong <= 16  # more than that has a chance of 3 % if the promise of 5 % holds


def test_a_pair_counts_once() -> None:
    """Games that always end alike in pairs tell half as much as they seem to."""
    rate = paired_rate([1.0, 0.0] * 50)
    assert rate.mean == 0.5
    assert rate.high - 0.5 == pytest.approx(1.96 * 0.5 / 102**0.5)


def test_a_clean_sweep_leaves_a_doubt_and_bots_that_are_always_even_nearly_none() -> None:
    sweep, even = paired_rate([1.0] * 200), paired_rate([0.5] * 200)
    assert (sweep.mean, sweep.high) == (1.0, 1.0)
    assert 0.97 < sweep.low < 0.99
    assert 0.49 < even.low < 0.5 < even.high < 0.51
    assert verdict_of(likelihood_ratio([0.5] * 200, score_at(30.0))) == "not stronger"


def test_the_interval_of_pairs_holds_the_truth() -> None:
    luck = Random(3)
    truth = 2 / 3 * score_at(150.0) + 1 / 6
    rates = [paired_rate([drawn_pair(luck, 100.0) for _ in range(100)]) for _ in range(400)]
    assert 370 <= sum(rate.low <= truth <= rate.high for rate in rates) <= 392


def test_known_strengths_are_found_again() -> None:
    luck = Random(1)
    truth = dict(enumerate([0.0, 120.0, 200.0, 350.0, 500.0]))
    deals = [[drawn_ranking(luck, {bot: truth[bot] for bot in pair})] for pair in pairwise(truth) for _ in range(150)]
    deals += [[drawn_ranking(luck, {bot: truth[bot] for bot in luck.sample(range(5), 4)})] for _ in range(100)]
    rates = ratings(deals, 5)
    assert (rates[0].mean, rates[0].low, rates[0].high) == (0.0, 0.0, 0.0)
    for bot in range(1, 5):
        assert rates[bot].low < truth[bot] < rates[bot].high
        assert rates[bot].high - rates[bot].low < 150


def test_the_intervals_of_ratings_hold_the_truth() -> None:
    luck = Random(8)
    truth = {0: 0.0, 1: 150.0, 2: 250.0}
    held = 0
    for _ in range(25):
        rates = ratings([[drawn_ranking(luck, truth)] for _ in range(40)], 3)
        held += sum(rates[bot].low <= truth[bot] <= rates[bot].high for bot in (1, 2))
    assert held >= 43  # of 50; fewer have a chance of 1 % if 95 % is true


def test_games_of_one_deal_are_weighed_together() -> None:
    """Two games that always end alike are one piece of news."""
    single = [[EVEN[number % 3 == 0]] for number in range(120)]
    double = [[game, game] for (game,) in single]
    one, two = ratings(single, 2)[1], ratings(double, 2)[1]
    assert two.mean == pytest.approx(one.mean, abs=3)
    assert two.high - two.low == pytest.approx(one.high - one.low, rel=0.1)


def test_hunter_s_algorithm_would_not_move_the_strengths() -> None:
    luck = Random(2)
    tally = Tally(drawn_ranking(luck, {0: 0.0, 1: 50.0, 2: 300.0}) for _ in range(60))
    strengths = [exp(value) for value in likeliest(tally, [0.0] * 3)]
    for bot, strength in enumerate(strengths):
        due = [times / sum(strengths[one] for one in left) for left, times in tally.offered.items() if bot in left]
        assert strength == pytest.approx(tally.chosen[bot] / sum(due), rel=1e-5)


def test_a_tie_is_half_a_victory_for_each() -> None:
    assert ranking_of([0, 1, 2], [2, 1, 2]) == ((1,), (0, 2))
    tied, shared = Tally([((1,), (0, 2))] * 2), Tally([((1,), (0,), (2,)), ((1,), (2,), (0,))])
    assert (tied.chosen, tied.offered) == (shared.chosen, shared.offered)
    assert [rate.mean for rate in ratings([[((0, 1, 2),)]] * 9, 3)] == pytest.approx([0.0, 0.0, 0.0])


def test_two_seats_of_one_bot_say_nothing_about_each_other() -> None:
    games: list[Ranking] = [((1,), (0,)), ((1,), (0,)), ((0,), (1,))]
    alone = [((0,), (0,)), ((1, 1),)]
    assert likeliest(Tally([*games, *alone]), [0.0, 0.0]) == pytest.approx([0.0, log(2)])


def test_whoever_wins_everything_has_a_finite_rating_and_a_wide_interval() -> None:
    rates = ratings([[((2,), (1,)), ((1,), (0,))]] * 200, 3)
    assert rates[2].mean == pytest.approx(2 * rates[1].mean, rel=1e-3)
    assert 500 < rates[1].low < 900 < rates[1].mean < 1100 < rates[1].high < 2000
