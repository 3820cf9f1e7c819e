"""Ratings: what paired games and whole rankings say about the strength of bots, and how surely."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import groupby, pairwise, permutations
from math import exp, inf, log, log10, sqrt
from random import Random
from statistics import quantiles

from questkeep.lab.arena import NORMAL_95
from questkeep.lab.teams import Rate

ELO = 400.0  # so many points mean a score of ten to one
ERROR = 0.05  # how often each of the two verdicts may be wrong
BOUND = log((1 - ERROR) / ERROR)  # Wald's: a likelihood ratio beyond it, up or down, decides
RESAMPLES = 400
NEARNESS = 1e-6  # logarithms of strengths that change less in a step have been found

Ranking = tuple[tuple[int, ...], ...]
"""The bots of one game from the best to the last, by number; those who share a place stand together."""


def elo_of(score: float) -> float:
    """The difference in strength that makes one expect this score.

    >>> round(elo_of(0.75)), elo_of(1.0)
    (191, inf)
    """
    return ELO * log10(score / (1 - score)) if 0 < score < 1 else inf if score > 0 else -inf


def score_at(elo: float) -> float:
    """The score to be expected from a difference in strength.

    >>> score_at(0.0)
    0.5
    """
    return 1 / (1 + 10 ** (-elo / ELO))


def moments(scores: Sequence[float]) -> tuple[float, float]:
    """Mean and variance of pair scores from 0 to 1, with one won and one lost pair imagined besides.

    The two are Agresti's and Coull's: without them a clean sweep would leave no doubt at all.

    >>> moments([0.5, 0.5])
    (0.5, 0.125)
    """
    count = len(scores) + 2
    mean = (sum(scores) + 1) / count
    return mean, (sum((score - mean) ** 2 for score in scores) + mean**2 + (1 - mean) ** 2) / count


def paired_rate(scores: Sequence[float]) -> Rate:
    """The mean of the pair scores and its 95 % interval; a pair counts once, for its games share their luck."""
    middle, variance = moments(scores)
    reach = NORMAL_95 * sqrt(variance / (len(scores) + 2))
    return Rate(sum(scores) / len(scores), max(0.0, middle - reach), min(1.0, middle + reach))


def likelihood_ratio(scores: Sequence[float], expected: float) -> float:
    """The logarithm of how much better the pair scores fit a mean as expected than a mean of one half.

    This is the generalised sequential test in its normal approximation: the spread is taken from the pairs themselves,
    so it is right for any distribution of pair scores, five values or many.
    """
    mean, variance = moments(scores)
    return len(scores) * (expected - 0.5) * (2 * mean - expected - 0.5) / (2 * variance)


def verdict_of(ratio: float) -> str:
    """What the sequential test says at this likelihood ratio."""
    return "stronger" if ratio >= BOUND else "not stronger" if ratio <= -BOUND else "open"


def ranking_of(bots: Sequence[int], places: Sequence[int]) -> Ranking:
    """Who came before whom.

    >>> ranking_of([4, 2, 7], [3, 1, 1])
    ((2, 7), (4,))
    """
    order = sorted(zip(places, bots, strict=True))
    return tuple(tuple(bot for _, bot in equals) for _, equals in groupby(order, key=lambda one: one[0]))


class Tally:
    """All that Plackett and Luce need to know of many rankings.

    A ranking is a row of choices: the first of all, then the first of those left. `chosen` counts how often each bot
    was taken, `offered` how often these were left to choose from.
    """

    def __init__(self, rankings: Iterable[Ranking] = ()) -> None:
        self.chosen: defaultdict[int, float] = defaultdict(float)
        self.offered: defaultdict[tuple[int, ...], float] = defaultdict(float)
        for ranking in rankings:
            for chosen, offered, part in choices_in(ranking):
                self.chosen[chosen] += part
                self.offered[offered] += part


@cache
def choices_in(ranking: Ranking) -> list[tuple[int, tuple[int, ...], float]]:
    """Who was taken out of whom, and in which part: those who share a place came in all orders, each in equal parts.

    So a tie of two is half a victory for each, as it is in the score, and no further number for the likelihood of ties
    has to be fitted.

    >>> choices_in(((2,), (0, 1)))
    [(2, (0, 1, 2), 1.0), (0, (0, 1), 0.5), (1, (0, 1), 0.5)]
    """
    choices = []
    for number, equals in enumerate(ranking):
        behind = [bot for later in ranking[number + 1 :] for bot in later]
        orders = list(permutations(equals))
        for order in orders:
            for place, bot in enumerate(order):
                left = tuple(sorted([*order[place:], *behind]))
                if len(left) > 1:
                    choices.append((bot, left, 1 / len(orders)))
    return choices


def likeliest(tally: Tally, start: Sequence[float]) -> list[float]:
    """The logarithms of the strengths under which these choices are likeliest; that of the first bot is 0.

    By Newton's method with bounded steps, for the likelihood has one peak and no sudden bends. (Hunter's MM algorithm
    comes to the same strengths, but creeps where victories are nearly certain.)
    """
    logs = list(start)
    bots = range(len(logs))
    while True:
        slope = [tally.chosen[bot] for bot in bots]
        bend = [[0.0 for _ in bots] for _ in bots]
        for left, times in tally.offered.items():
            strengths = [exp(logs[bot]) for bot in left]
            whole = sum(strengths)
            for bot, strength in zip(left, strengths, strict=True):
                due = times * strength / whole
                slope[bot] -= due
                bend[bot][bot] += due
                for other, rival in zip(left, strengths, strict=True):
                    bend[bot][other] -= due * rival / whole
        way = [0.0, *solved([row[1:] for row in bend[1:]], slope[1:])]
        longest = max(abs(step) for step in way)
        logs = [value + step / max(1.0, longest) for value, step in zip(logs, way, strict=True)]
        if longest < NEARNESS:
            return logs


def solved(rows: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """What the unknowns of these linear equations are; no row may be made up of others.

    >>> solved([[2.0, 0.0], [2.0, 4.0]], [6.0, 10.0])
    [3.0, 1.0]
    """
    lines = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for place, line in enumerate(lines):
        line[:] = [value / line[place] for value in line]
        for other in lines:
            if other is not line:
                other[:] = [one - other[place] * value for one, value in zip(other, line, strict=True)]
    return [line[-1] for line in lines]


def ratings(deals: Iterable[Sequence[Ranking]], bots: int) -> list[Rate]:
    """Ratings on the Elo scale from all rankings of each deal, with 95 % intervals; the first bot stands at 0.

    Between neighbours one won and one lost game are imagined besides, so that whoever won everything is rated too.
    The intervals come from Rubin's bootstrap: every deal gets a weight by luck (exponential, 1 on average) with all
    its games, for these share their luck, and a formula for independent games would promise too much. The imagined
    games are weighted alike: after a clean sweep all the doubt is in them.
    """
    tallies = [Tally([((one,), (other,))]) for pair in pairwise(range(bots)) for one, other in (pair, pair[::-1])]
    tallies += [Tally(rankings) for rankings in deals]
    luck = Random(bots)
    found = likeliest(weighted(tallies, [1.0] * len(tallies)), [0.0] * bots)
    drawn = [likeliest(weighted(tallies, [luck.expovariate(1) for _ in tallies]), found) for _ in range(RESAMPLES)]
    rates = [Rate(0.0, 0.0, 0.0)]
    for bot in range(1, bots):
        cuts = quantiles([ELO / log(10) * sample[bot] for sample in drawn], n=40)  # the outermost cut off 2.5 % each
        rates.append(Rate(ELO / log(10) * found[bot], cuts[0], cuts[-1]))
    return rates


def weighted(tallies: Sequence[Tally], weights: Sequence[float]) -> Tally:
    """All choices together, each as heavy as its deal."""
    whole = Tally()
    for tally, weight in zip(tallies, weights, strict=True):
        for bot, times in tally.chosen.items():
            whole.chosen[bot] += times * weight
        for left, times in tally.offered.items():
            whole.offered[left] += times * weight
    return whole
