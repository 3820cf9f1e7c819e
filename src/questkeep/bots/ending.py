"""Works out an ending of two seats exactly: every table is a matrix of both answers, solved from the last one back."""

from __future__ import annotations

from typing import Final

from questkeep.bots.bot import Thought
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Code, Insight, State

VICTORY: Final = 0.75  # of a result is victory, the rest is by how much
TINY: Final = 1e-9


class Equilibrium:
    """How two should mix their answers so that neither gains by another mixture, and what that brings the first."""

    def __init__(self, value: float, rows: list[float], columns: list[float]) -> None:
        self.value = value
        self.rows = rows
        self.columns = columns


def equilibrium(payoffs: list[list[float]]) -> Equilibrium:
    """The first chooses a row and wants much, the second a column and wants little: the simplex method.

    >>> equilibrium([[0.0, 1.0], [1.0, 0.0]]).value
    0.5
    """
    count, width = len(payoffs), len(payoffs[0])
    lift = 1.0 - min([min(row) for row in payoffs])  # all above 0: then every table has a solution
    tableau: list[list[float]] = []
    for number, row in enumerate(payoffs):
        slack = [0.0] * count
        slack[number] = 1.0
        tableau.append([payoff + lift for payoff in row] + slack + [1.0])
    goal = [-1.0] * width + [0.0] * (count + 1)
    basis = [width + number for number in range(count)]
    entering = 0
    while entering >= 0:
        leaving = tightest(tableau, basis, entering)
        basis[leaving] = entering
        scale = tableau[leaving][entering]
        pivot = tableau[leaving] = [entry / scale for entry in tableau[leaving]]
        for row in [*tableau, goal]:
            factor = row[entering]
            if row is not pivot and factor != 0.0:
                for place, entry in enumerate(pivot):
                    row[place] -= factor * entry
        entering = first_below_zero(goal, width + count)
    total = goal[-1]
    columns = [0.0] * width
    for number, place in enumerate(basis):
        if place < width:
            columns[place] = tableau[number][-1] / total
    return Equilibrium(1.0 / total - lift, [price / total for price in goal[width:-1]], columns)


def first_below_zero(goal: list[float], width: int) -> int:
    """What is worth to enter next; always the first, so that the method never goes in circles (Bland)."""
    for place in range(width):
        if goal[place] < -TINY:
            return place
    return -1


def tightest(tableau: list[list[float]], basis: list[int], entering: int) -> int:
    """The row that bounds what enters; of equal ones the one with the first entry in the basis."""
    best = -1
    least = 0.0
    for number, row in enumerate(tableau):
        if row[entering] > TINY:
            bound = row[-1] / row[entering]
            if best < 0 or bound < least - TINY or (bound < least + TINY and basis[number] < basis[best]):
                best, least = number, bound
    return best


def solved(table: State, seat: Seat, insight: Insight) -> list[Thought]:
    """What every answer of the seat brings against a rival who makes no mistake, the most frequent first."""
    rival = Seat(1 - seat)
    codes = table.options(seat)
    payoffs = continuations(table, seat, rival, insight)
    best = equilibrium(payoffs)
    found: list[Thought] = []
    for place, code in enumerate(codes):
        worth = 0.0
        for column, share in enumerate(best.columns):
            worth += share * payoffs[place][column]
        found.append(Thought(code, worth, best.rows[place]))
    return sorted(found, key=lambda thought: (-thought.share, -thought.worth, thought.code))


def continuations(table: State, seat: Seat, rival: Seat, insight: Insight) -> list[list[float]]:
    """What every pair of answers leads to; a seat that is not asked has nothing to choose."""
    mine: list[Code | None] = [*table.options(seat)] or [None]
    theirs: list[Code | None] = [*table.options(rival)] or [None]
    chance = Rng(0)  # nothing is left to luck
    payoffs: list[list[float]] = []
    for answer in mine:
        row: list[float] = []
        for reply in theirs:
            later = table.clone()
            if answer is not None:
                later.apply(seat, answer, chance)
            if reply is not None:
                later.apply(rival, reply, chance)
            row.append(worth(later, seat, rival, insight))
        payoffs.append(row)
    return payoffs


def worth(table: State, seat: Seat, rival: Seat, insight: Insight) -> float:
    """What a table is worth to the seat if both go on without a mistake."""
    outcome = table.outcome()
    if outcome is None:
        return equilibrium(continuations(table, seat, rival, insight)).value
    win = 1.0 / float(len(outcome.winners)) if seat in outcome.winners else 0.0
    return VICTORY * win + (1.0 - VICTORY) * insight.odds(table, seat)
