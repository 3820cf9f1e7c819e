"""Tuning: better weights for a game's insight, found by games of bots that differ in nothing else.

An evolution strategy with mirrored draws. A round has two halves of equal size. In the first every pair of games tries
a draw of its own: all weights multiplied by exp(step × normal) against the same weights divided by it; what moved with
the score, summed over all draws and half-forgotten from round to round, is the slope. In the second half the weights
one stride up the slope play the present ones with fresh luck, and are accepted only if they score more than one half by
more than a standard error. Refusals make the stride shorter than a step, acceptance makes it longer again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import exp, sqrt
from random import Random
from statistics import fmean
from typing import NamedTuple

from questkeep.kernel.game import Outcome
from questkeep.lab.arena import NORMAL_95, Contest, Result, Weights, play_on, result_of, seated
from questkeep.lab.ladder import duel
from questkeep.lab.ratings import paired_rate
from questkeep.lab.teams import Rate

MEMORY = 0.7  # how much of the slope the next round remembers
SHORTER = 0.8  # the stride after a refusal, compared with that before
SHORTEST = 0.2  # of a step
MOST_PICKS = 20_000  # of a game; weights with which it goes on for ever must not stop the search for better ones
FARTHER = 0.25  # of a pair's score is for points alone, where all win or lose together: victories are rare

Match = tuple[Weights, Weights]
"""Two sets of weights that are to play each other, or each with a team of its own."""

Judge = Callable[[Sequence[Match]], list[float]]
"""Plays each match with luck of its own; what the first of two scored, from 0 to 1."""


class Tuning(NamedTuple):
    """Who plays what; plain values, so that it can be handed to other processes."""

    game: str
    bot: str
    seats: int
    is_cooperative: bool
    options: tuple[tuple[str, str], ...]
    seed: int

    def contest(self, *weights: Weights) -> Contest:
        """Bots that go by these weights in turn, all around the table."""
        own = (weights * self.seats)[: self.seats]
        return Contest(self.game, (self.bot,) * self.seats, self.options, self.seed, own)


class Bout(NamedTuple):
    """What became of a pair of games: the score of the first weights, and how each of the two did."""

    score: float
    one: Result
    other: Result


class Round(NamedTuple):
    """A candidate that has played the present weights."""

    number: int
    weights: Weights
    rate: Rate
    is_accepted: bool


def play_bout(task: tuple[Tuning, int, Match]) -> Bout:
    """One task of a worker process: a pair of games with equal luck.

    Rivals change seats between the two games; of two teams each plays the deal once.
    """
    tuning, number, (one, other) = task
    if tuning.is_cooperative:
        ends = [result_of(outcome_of(tuning.contest(own), number, 0), 0) for own in (one, other)]
        return Bout(team_score(*ends), *ends)
    contest = tuning.contest(one, other)
    scores: list[float] = []
    results: list[list[Result]] = [[], []]
    for turn in (0, 1):
        outcome = outcome_of(contest, number, turn)
        places = [outcome.places[turn::2], outcome.places[1 - turn :: 2]]
        scores.append(duel(places[1], places[0]) if outcome.winners else 0.0)  # a game without end speaks for no change
        for side in (0, 1):
            results[side] += [result_of(outcome, seat) for seat in range((turn + side) % 2, tuning.seats, 2)]
    one_mean, other_mean = (Result(*map(fmean, zip(*played, strict=True))) for played in results)
    return Bout(fmean(scores), one_mean, other_mean)


def outcome_of(contest: Contest, number: int, turn: int) -> Outcome:
    """How a game ends; if it does not, nobody wins."""
    table, players, seed = seated(contest, number, turn)
    play_on(table, players, seed, MOST_PICKS)
    seats = len(players)
    return table.outcome() or Outcome([0] * seats, [1] * seats, [])


def team_score(one: Result, other: Result) -> float:
    """What one team scores against another: whole by a victory the other has not, half by more points alone.

    >>> won, near, far = Result(1.0, 1.0, 4.0), Result(1.0, 0.0, 3.0), Result(1.0, 0.0, 1.0)
    >>> team_score(won, near), team_score(far, near)
    (1.0, 0.25)
    """
    farther = (one.score > other.score) - (one.score < other.score)
    won = (one.win > other.win) - (one.win < other.win)
    return 0.5 + FARTHER * farther + (0.5 - FARTHER) * won


def moved(weights: Weights, way: Mapping[str, float], step: float) -> Weights:
    """Each weight multiplied by exp(step × its part of the way), to four digits: signs stay, and nothing becomes 0.

    >>> moved((("threat", 2.0), ("held", -1.0)), {"held": 1.0}, 0.5)
    (('threat', 2.0), ('held', -1.649))
    """
    return tuple(
        (name, float(f"{value * exp(step * way[name]):.4g}") if name in way else value) for name, value in weights
    )


def climb(
    start: Weights, names: Sequence[str], judge: Judge, rounds: int, pairs: int, step: float, luck: Random
) -> Iterator[Round]:
    """So many rounds from the weights at the start, of which only those named may move."""
    weights = start
    stride = step
    slope = dict.fromkeys(names, 0.0)
    for number in range(1, rounds + 1):
        draws = [{name: luck.gauss(0.0, 1.0) for name in names} for _ in range(pairs)]
        scores = judge([(moved(weights, draw, step), moved(weights, draw, -step)) for draw in draws])
        for name in names:
            gained = sum((score - 0.5) * draw[name] for score, draw in zip(scores, draws, strict=True))
            slope[name] = MEMORY * slope[name] + gained
        length = sqrt(fmean(part * part for part in slope.values()))
        if length == 0.0:
            continue  # nothing told the draws apart
        candidate = moved(weights, {name: part / length for name, part in slope.items()}, stride)
        rate = paired_rate(judge([(candidate, weights)] * pairs))
        error = (rate.high - rate.low) / (2 * NORMAL_95)
        is_accepted = rate.mean > 0.5 + error
        yield Round(number, candidate, rate, is_accepted)
        weights = candidate if is_accepted else weights
        stride = min(step, stride / SHORTER) if is_accepted else max(SHORTEST * step, stride * SHORTER)
