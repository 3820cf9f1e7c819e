"""Thinks about answers that are given in secret at the same time: regret matching over imagined worlds.

Every seat learns how often to give each answer, from what it would have won with another one. The rivals of a world
learn against searchers as *they* may imagine them, with other cards than the true ones; so nobody answers to what only
the searcher knows.
"""

from __future__ import annotations

from math import inf
from time import perf_counter
from typing import Final

from questkeep.bots.bot import Thought, drawn
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Code, Insight, State, squashed
from questkeep.kernel.perspective import Perspective

FEWEST_WORLDS: Final = 12
ROUNDS: Final = 50  # in each world, where the budget allows more worlds
TURN_OF_CLOCK: Final = 8  # rounds between two looks at the clock


class Mind:
    """What one seat has learned about one question: how much it regrets not to have given each answer."""

    def __init__(self, codes: list[Code]) -> None:
        self.codes = codes
        self.regrets = [0.0] * len(codes)
        self.habits = [0.0] * len(codes)
        """How often each answer was intended, all rounds together."""
        self.worths = [0.0] * len(codes)
        self.rounds = 0
        self.chances = [0.0] * len(codes)
        self.intend()

    def intend(self) -> None:
        """What is regretted most is intended most."""
        total = sum(self.regrets)
        even = 1.0 / float(len(self.codes))
        for place, regret in enumerate(self.regrets):
            self.chances[place] = regret / total if total > 0.0 else even

    def learn(self, values: list[float]) -> None:
        """So much each answer would have brought."""
        expected = 0.0
        for place, chance in enumerate(self.chances):
            expected += chance * values[place]
        self.rounds += 1
        weight = float(self.rounds)  # later intentions are wiser
        for place, value in enumerate(values):
            self.regrets[place] = max(0.0, self.regrets[place] + value - expected)
            self.habits[place] += weight * self.chances[place]
            self.worths[place] += value
        self.intend()

    def share(self, place: int) -> float:
        """How often the answer should be given."""
        return self.habits[place] / max(1e-9, sum(self.habits))


class World:
    """One table that may be, the minds of those who are asked there, and what answers bring."""

    def __init__(self, table: State, minds: list[Mind], luck: int, insight: Insight) -> None:
        self.table = table
        self.minds = minds
        self.luck = luck
        self.insight = insight
        self.seats: list[Seat] = list(table.asked())
        self.known: dict[int, float] = {}

    def value(self, places: list[int], player: int) -> float:
        """What these answers bring one of those asked."""
        key = player
        for place in places:
            key = key * 1024 + place
        value = self.known.get(key)
        if value is None:
            later = self.table.clone()
            chance = Rng(self.luck)
            for number, seat in enumerate(self.seats):
                later.apply(seat, self.minds[number].codes[places[number]], chance)
            value = self.known[key] = self.insight.value(later, self.seats[player])
        return value

    def train(self, player: int, rng: Rng) -> None:
        """One player learns what each of its answers would bring against one intended by each other."""
        places = [drawn(mind.chances, rng) for mind in self.minds]
        values: list[float] = []
        for place in range(len(self.minds[player].codes)):
            places[player] = place
            values.append(self.value(places, player))
        self.minds[player].learn(values)


class Standoff:
    """Everything one seat finds out about one secret choice."""

    def __init__(self, perspective: Perspective, codes: list[Code], insight: Insight, rng: Rng) -> None:
        self.perspective = perspective
        self.insight = insight
        self.rng = rng
        self.seat = perspective.seat
        self.mind = Mind(codes)
        self.worlds: list[World] = []
        self.imagined: list[list[World]] = []
        """For each world the same as each rival may imagine it."""
        self.simulations = 0

    def run(self, simulations: int, seconds: float) -> None:
        """Learn until the budget is used up; a simulation is one round of learning, for the searcher and a rival."""
        end = perf_counter() + seconds if seconds < inf else inf
        worlds = max(FEWEST_WORLDS, simulations // ROUNDS)
        for number in range(simulations):
            if end < inf and number % TURN_OF_CLOCK == 0 and number and perf_counter() > end:
                break
            if number < worlds:
                self.imagine()
            place = number % len(self.worlds)
            rivals = self.imagined[place]
            world = rivals[number // len(self.worlds) % len(rivals)]  # they learn in turn
            for player in range(len(world.seats)):
                world.train(player, self.rng)
            self.worlds[place].train(self.worlds[place].seats.index(self.seat), self.rng)
            self.simulations += 1

    def thoughts(self) -> list[Thought]:
        """How often each answer should be given and what it has promised, the most frequent first."""
        mind = self.mind
        found: list[Thought] = []
        for place, code in enumerate(mind.codes):
            points = mind.worths[place] / float(max(1, mind.rounds)) / self.insight.scale
            found.append(Thought(code, squashed(points), mind.share(place)))
        return sorted(found, key=lambda thought: (-thought.share, thought.code))

    def imagine(self) -> None:
        """One more world, and what its rivals make of it."""
        table = self.perspective.imagine(self.rng)
        luck = self.rng.below(1 << 30)
        seats = table.asked()
        minds = [self.mind if seat == self.seat else Mind(table.options(seat)) for seat in seats]
        imagined: list[World] = []
        for rival, seat in enumerate(seats):
            if seat != self.seat:
                other = table.clone()
                other.redeal_unseen(seat, self.rng)
                theirs = [minds[rival] if who == seat else Mind(other.options(who)) for who in seats]
                imagined.append(World(other, theirs, luck, self.insight))
        self.worlds.append(World(table, minds, luck, self.insight))
        self.imagined.append(imagined)
