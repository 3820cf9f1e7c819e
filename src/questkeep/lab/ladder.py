"""The ladder: the rungs of bots, from the weakest to the strongest, and how surely each stands above the one below."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise
from statistics import fmean
from typing import NamedTuple

from questkeep.bots import LEVELS, bot_named
from questkeep.games import game_named
from questkeep.lab.arena import Contest, read_options
from questkeep.lab.ledger import Deal, Ledger
from questkeep.lab.ratings import likelihood_ratio, score_at, verdict_of

RUNGS = ("random", *LEVELS)
"""The bots of a ladder from the weakest to the strongest, where nobody names others."""

GAIN_ELO = 30.0  # the sequential test asks: is the upper rung no stronger, or by so much?
GAIN_WINS = 0.05  # the same for teams, in victories
STEP = 20  # pairs that are played before the sequential test is asked again
BEATEN = 2  # the place of a team that the game has beaten
FEWEST = 4  # games of neighbours: an interval needs two pairs


class Ladder(NamedTuple):
    """What is to be played; plain values, from which every deal follows."""

    game: str
    bots: tuple[str, ...]
    seats: int
    pairs: int
    most_pairs: int
    besides: int
    options: tuple[tuple[str, str], ...]
    wishes: tuple[str, ...]
    seed: int

    @staticmethod
    def chosen(
        key: str, bots: Sequence[str], seats: int, games: int, most: int, besides: int, wishes: Sequence[str], seed: int
    ) -> Ladder:
        """The ladder of these wishes; ValueError says what cannot be played."""
        game = game_named(key)
        for bot in bots:
            bot_named(bot, game)
        if len(bots) < 2 or len(set(bots)) < len(bots):
            raise ValueError(f"a ladder has at least two different rungs, each of them once, not {','.join(bots)}")
        if games < FEWEST:
            raise ValueError(f"--games must be at least {FEWEST}: an interval needs two pairs")
        seats = seats or game.seats[0] + game.seats[0] % 2
        if seats % 2:
            raise ValueError(f"--seats must be even, not {seats}: each of two neighbours takes half of them")
        options = game.chosen_options(read_options(wishes))
        game.check_table(seats, options, game.standard_deck())
        pairs, most_pairs = -(-games // 2), -(-max(games, most) // 2)
        return Ladder(key, tuple(bots), seats, pairs, most_pairs, besides, tuple(options.items()), tuple(wishes), seed)

    @property
    def is_cooperative(self) -> bool:
        return game_named(self.game).is_cooperative

    def contest(self, *bots: str) -> Contest:
        """These bots at one table."""
        return Contest(self.game, bots, self.options, self.seed)

    def neighbours(self, low: str, high: str) -> list[Contest]:
        """What one pair of games is: both rungs at one table in both orders, or a team of each on its own."""
        if self.is_cooperative:
            return [self.contest(*(bot,) * self.seats) for bot in (low, high)]
        return [self.mixed(low, high)]

    def mixed(self, low: str, high: str) -> Contest:
        """Half of the seats for each of two rungs, in turn."""
        return self.contest(*(low, high) * (self.seats // 2))

    def scores(self, ledger: Ledger, low: str, high: str, pairs: int, by_points: bool = False) -> list[float]:
        """What the upper rung scored in each of the first pairs that have been played.

        Of two teams the one that wins is ahead, or by points also the one that came further.
        """
        contests = self.neighbours(low, high)
        scores = []
        for number in range(pairs):
            deals = [(contest, number) for contest in contests]
            if all(deal in ledger.played for deal in deals):
                ends = [ledger.played[deal].places for deal in deals]
                if self.is_cooperative:
                    behind = [end[0][0] if by_points else min(end[0][0], BEATEN) for end in ends]
                    scores.append(duel(behind[:1], behind[1:]))
                else:
                    scores.append(fmean(duel(places[::2], places[1::2]) for places in ends[0]))
        return scores

    def ratio(self, scores: Sequence[float]) -> float:
        """What the sequential test has found out."""
        return likelihood_ratio(scores, 0.5 + GAIN_WINS / 2 if self.is_cooperative else score_at(GAIN_ELO))

    def pairs_wanted(self, ledger: Ledger, low: str, high: str) -> int:
        """The promised number, then more, step by step, as long as the sequential test is open."""
        pairs = self.pairs
        while pairs < self.most_pairs:
            scores = self.scores(ledger, low, high, pairs)
            if len(scores) < pairs or verdict_of(self.ratio(scores)) != "open":
                break
            pairs = min(pairs + STEP, self.most_pairs)
        return pairs

    def deals_besides(self) -> list[Deal]:
        """Mixed teams, or tables of every larger size at which all sets of rungs take turns."""
        if self.is_cooperative:
            mixed = [self.mixed(low, high) for low, high in pairwise(self.bots)]
            return [(contest, number) for contest in mixed for number in range(-(-self.besides // 2))]
        game = game_named(self.game)
        deals: list[Deal] = []
        for size in range(3, min(game.seats[1], len(self.bots)) + 1):
            if not game.misfit(size, dict(self.options), game.standard_deck()):
                sets = [self.contest(*bots) for bots in combinations(self.bots, size)]
                rounds = -(-self.besides // (size * len(sets)))
                deals += [(sets[number % len(sets)], number) for number in range(rounds * len(sets))]
        return deals

    def deals(self, ledger: Ledger) -> list[Deal]:
        """All that is to be played as far as one can say now, the first deals of everything first."""
        deals = self.deals_besides()
        for low, high in pairwise(self.bots):
            pairs = range(self.pairs_wanted(ledger, low, high))
            deals += [(contest, number) for contest in self.neighbours(low, high) for number in pairs]
        return sorted(dict.fromkeys(deals), key=lambda deal: deal[1])

    def written(self) -> str:
        """The words that repeat this ladder."""
        words = [f"questkeep lab ladder {self.game} --bots {','.join(self.bots)} --games {2 * self.pairs}"]
        words += [f"--most {2 * self.most_pairs} --besides {self.besides} --seats {self.seats} --seed {self.seed}"]
        return " ".join([*words, *(f"--option {wish}" for wish in self.wishes)])


def duel(low: Sequence[int], high: Sequence[int]) -> float:
    """What the upper rung scores in one game: how many of its rivals each of its places beats; half for a tie.

    >>> duel([2], [1]), duel([1, 3], [1, 4])
    (1.0, 0.375)
    """
    return fmean(0.5 if mine == other else float(mine < other) for mine in high for other in low)
