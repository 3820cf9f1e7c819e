"""A bot that looks ahead: information-set Monte Carlo tree search on imagined worlds, for any game.

Every seat has a tree of its own, whose nodes are what that seat has seen so far: its own answers, those of the others
as far as they are open, and the dice. So nobody in a search knows more than at the table, and secret choices made at
the same time are made independently of each other (decoupled). A simulation trains one seat, on a world dealt by what
that seat knows; all others answer in it as their own trees have learned, from worlds dealt by what *they* know. So the
searcher's knowledge does not leak into its picture of rivals and partners.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from math import inf, log, sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from questkeep.bots.bot import Thought, drawn
from questkeep.bots.ending import VICTORY, solved
from questkeep.bots.greedy import GreedyBot
from questkeep.bots.standoff import Standoff
from questkeep.kernel.chance import Rng
from questkeep.kernel.errors import RuleBug
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Code, Insight, State
from questkeep.kernel.perspective import Perspective

WORLDS: Final = 64  # for each trained seat; further simulations use them again
MOST_PICKS: Final = 5_000  # of a play-out
TURN_OF_CLOCK: Final = 8  # simulations between two looks at the clock
FACTOR: Final = 1_000_003
PATHS: Final = (1 << 40) - 1  # FACTOR times this fits into 64 bits
NOBODY: Final = -1
LUCKS: Final = 1 << 30
CANDIDATES: Final = 8  # answers that are looked at twice
_NO_OPTIONS: Final[list[Code]] = []
_NO_EDGES: Final[list[Edge]] = []


class Dice(Rng):
    """Luck that remembers the dice it has thrown, for everybody sees them."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self.thrown: i64 = 0

    def die(self, sides: int) -> int:
        face: i64 = 1 + self.below(sides)
        self.thrown = (self.thrown * 32 + face) & PATHS
        return int(face)


class Edge:
    """One answer to a question, and what became of it."""

    def __init__(self, code: Code) -> None:
        self.code = code
        self.tries: i64 = 0
        self.total = 0.0
        self.offered: i64 = 0  # how often it could have been given: in other worlds there are other answers

    def mean(self) -> float:
        """What it has promised so far."""
        return self.total / float(max(1, self.tries))


class Candidate(Edge):
    """One answer to the question that the searcher is asked."""

    def __init__(self, code: Code) -> None:
        super().__init__(code)
        self.results: list[float] = []  # one for each world and luck


class Node:
    """One seat's question, as far as the seat can tell it from others; most are met once, so it begins empty."""

    def __init__(self) -> None:
        self.edges: dict[Code, Edge] | None = None
        self.options = _NO_OPTIONS  # the answers of the world that came last: mostly the next one has the same
        self.found = _NO_EDGES

    def among(self, options: list[Code]) -> list[Edge]:
        """The edges of these answers."""
        if options is self.options or options == self.options:
            return self.found
        edges = self.edges
        if edges is None:
            edges = self.edges = {}
        found: list[Edge] = []
        for code in options:
            edge = edges.get(code)
            if edge is None:
                edge = edges[code] = Edge(code)
            found.append(edge)
        self.options = options
        self.found = found
        return found


def most_hopeful(edges: list[Edge], curiosity: float, rng: Rng) -> Edge:
    """UCB1 over the answers that this world offers; one that was never tried comes first."""
    best = edges[0]
    highest = -inf
    fresh = 0
    for edge in edges:
        edge.offered += 1
        if edge.tries == 0:
            fresh += 1
            if rng.below(fresh) == 0:
                best = edge
        elif not fresh:
            tries = float(edge.tries)
            hope = edge.total / tries + curiosity * sqrt(log(float(edge.offered)) / tries)
            if hope > highest:
                best, highest = edge, hope
    return best


def is_better(edge: Candidate, other: Candidate, doubt: float) -> bool:
    """Whether an answer is better by so many standard errors, world by world."""
    gains = [one - another for one, another in zip(edge.results, other.results, strict=False)]
    count = float(len(gains))
    if len(gains) < 2:
        return False
    mean = sum(gains) / count
    spread = sum((gain - mean) ** 2 for gain in gains) / (count - 1.0)
    return mean > doubt * sqrt(spread / count)


def promise(edge: Candidate, best: Candidate) -> float:
    """What an answer promises beside the one to give: as much less as in the worlds where both were tried."""
    worse = [other - one for one, other in zip(edge.results, best.results, strict=False)]
    return max(0.0, best.mean() - max(0.0, sum(worse) / float(len(worse))))


def by_habit(node: Node, options: list[Code], rng: Rng) -> Code:
    """An answer as often as it was tried: the average strategy that a seat has learned."""
    if node.edges is None:
        return options[rng.below(len(options))]
    edges = node.among(options)
    tries: i64 = 0
    for edge in edges:
        tries += edge.tries
    if tries == 0:
        return options[rng.below(len(options))]
    left: i64 = rng.below(int(tries))
    for edge in edges:
        left -= edge.tries
        if left < 0:
            return edge.code
    raise RuleBug("an answer was drawn that nobody has tried")


class Search:
    """Everything one seat finds out about one question."""

    def __init__(self, perspective: Perspective, candidates: list[Code], insight: Insight, rng: Rng) -> None:
        self.perspective = perspective
        self.insight = insight
        self.rng = rng
        self.dice = Dice(rng.below(1 << 30))
        self.begun: list[Dice] = []
        """The luck with which each simulation of an answer begins."""
        self.seats = perspective.seats
        self.me = int(perspective.seat)
        self.walk = Walk(self.seats)
        self.trees: list[dict[int, Node]] = [{} for _ in range(self.seats + 1)]
        """One for each seat; in the last one learns who others think that the searcher might be."""
        self.worlds: list[list[State]] = [[] for _ in range(self.seats)]
        self.lucks: list[int] = [rng.below(LUCKS) for _ in range(WORLDS)]
        self.has_pupils: bool = insight.is_deep and not insight.is_open
        """Whether the others learn from worlds of their own."""
        self.simulations = 0
        self.root_tries = 0
        self.halvings = 0
        self.lessons = 0
        self.candidates = [Candidate(code) for code in candidates]
        self.alive: list[Candidate] = list(self.candidates)
        """The answers that are still compared; the others have fallen behind."""
        self.first: Candidate = self.alive[0]
        """What is best at first sight."""

    def run(self, simulations: int, seconds: float) -> None:
        """Simulate until the budget is used up; halve the candidates so often that one is left at its end."""
        begin = perf_counter()
        budget = simulations
        phases = max(1, (len(self.alive) - 1).bit_length())
        number = 0
        while number < budget and (len(self.alive) > 1 or self.insight.doubt == 0.0):
            if seconds < inf and number % TURN_OF_CLOCK == TURN_OF_CLOCK - 1:
                budget = min(simulations, int(number * seconds / (perf_counter() - begin)))
            trained = self.trained_in(number)
            if trained == self.me and self.is_round_over():
                share = float(budget) / 2.0 if self.has_pupils else float(budget)
                if self.root_tries >= share * float(self.halvings + 1) / float(phases):
                    self.halve()
            self.simulate(trained)
            number += 1
        self.simulations = number

    def is_round_over(self) -> bool:
        """Whether all answers that are still compared were tried equally often."""
        tries = self.alive[0].tries
        for edge in self.alive:
            if edge.tries != tries:
                return False
        return len(self.alive) > 1

    def halve(self) -> None:
        """Only the better half is worth more simulations, and what others are compared with."""
        self.alive = sorted(self.alive, key=lambda edge: -edge.mean())[: (len(self.alive) + 1) // 2]
        if self.insight.doubt > 0.0:
            self.alive = [self.first, *[edge for edge in self.alive if edge is not self.first]]
        self.halvings += 1

    def next_at_root(self) -> Candidate:
        """What the searcher tries next: all in turn."""
        self.root_tries += 1
        best = self.alive[0]
        for edge in self.alive:
            if edge.tries < best.tries:
                best = edge
        return best

    def thoughts(self) -> list[Thought]:
        """What the candidates promise, beginning with the one to give: the best survivor, or in doubt the first."""
        tried = [edge for edge in self.candidates if edge.tries]
        tried.sort(key=lambda edge: (edge not in self.alive, -edge.mean(), edge.code))
        if self.insight.doubt > 0.0 and not is_better(tried[0], self.first, self.insight.doubt):
            tried.remove(self.first)
            tried.insert(0, self.first)
        best = tried[0]
        return [Thought(edge.code, promise(edge, best), 1.0 if edge is best else 0.0) for edge in tried]

    def trained_in(self, number: int) -> int:
        """Whose turn it is to learn: the searcher's every other time."""
        if number % 2 == 0 or not self.has_pupils:
            return self.me
        return (self.me + 1 + number // 2 % (self.seats - 1)) % self.seats

    def world_for(self, seat: int, number: int) -> State:
        """A world as this seat may imagine it, if the searcher imagines that seat."""
        worlds = self.worlds[seat]
        if len(worlds) < WORLDS and number >= len(worlds):
            world = self.perspective.imagine(self.rng)
            if seat != self.me:
                world.redeal_unseen(Seat(seat), self.rng)
            worlds.append(world)
            return world.clone()
        return worlds[number % len(worlds)].clone()

    def simulate(self, trained: int) -> None:
        """Play from the question to a table that is new to somebody who learns; judge it, and remember that."""
        self.walk.begin()
        trail: list[Edge] = []
        owners: list[int] = []
        first: Candidate | None = None
        number = self.lessons
        if trained == self.me:
            first = self.next_at_root()
            number = int(first.tries)
            trail.append(first)
            owners.append(self.me)
        else:
            self.lessons += 1
        table = self.world_for(trained, number)
        self.begin_dice(number)
        if first is not None:
            self.step(table, self.perspective.seat, first.code)
        while self.insight.is_deep and table.asked():
            seat = table.asked()[0]
            options = table.options(seat)
            if len(options) > 1:
                options = self.insight.promising(table, seat, options)
            code = options[0]
            if len(options) > 1:
                learns = seat == trained or self.insight.is_open or (seat == self.me and trained != self.me)
                tree = self.trees[self.seats if seat == self.me and trained != self.me else seat]
                path = self.walk.paths[seat]
                node = tree.get(path)
                if node is None:
                    node = tree[path] = Node()
                    if learns and trail:
                        break
                if learns:
                    edge = most_hopeful(node.among(options), self.insight.curiosity, self.rng)
                    trail.append(edge)
                    owners.append(int(seat))
                    code = edge.code
                else:
                    code = by_habit(node, options, self.rng)
            self.step(table, seat, code)
        self.play_on(table)
        results = [-1.0] * self.seats
        for place, edge in enumerate(trail):
            owner = owners[place]
            if results[owner] < 0.0:
                results[owner] = self.result(table, owner)
            edge.tries += 1
            edge.total += results[owner]
        if first is not None:
            first.results.append(results[self.me])

    def begin_dice(self, number: int) -> None:
        """The same luck for every answer's simulation of this number; all numbers come up in order."""
        if number == len(self.begun):
            self.begun.append(Dice(self.lucks[number % WORLDS] + number // WORLDS))
        self.dice.resume(self.begun[number])

    def step(self, table: State, seat: Seat, code: Code) -> None:
        """Give an answer, and note what everybody sees of it."""
        self.dice.thrown = 0
        shown = table.seen_as(code)
        table.apply(seat, code, self.dice)
        self.walk.note(table, int(seat), code, shown, self.dice.thrown)

    def play_on(self, table: State) -> None:
        """A play-out by the game's own habits, as far as its insight wants one."""
        insight = self.insight
        left = insight.horizon
        for _ in range(MOST_PICKS):
            asked = table.asked()
            if not asked or (left <= 0 and insight.is_calm(table)):
                return
            seat = asked[0]
            options = table.options(seat)
            code = options[0]
            if len(options) > 1:
                if seat == self.me or insight.is_open or insight.is_discreet:
                    code = insight.reply(table, seat, options, self.dice)
                else:
                    world = table.clone()
                    world.redeal_unseen(seat, self.dice)
                    code = insight.reply(world, seat, options, self.dice)
                left -= 1
            table.apply(seat, code, self.dice)

    def result(self, table: State, seat: int) -> float:
        """What a table is worth to a seat, from 0 (lost) to 1 (won)."""
        guess = self.insight.odds(table, Seat(seat))
        outcome = table.outcome()
        if outcome is None:
            return guess
        win = 1.0 / float(len(outcome.winners)) if seat in outcome.winners else 0.0
        if len(outcome.winners) == self.seats:
            win = 1.0
        return VICTORY * win + (1.0 - VICTORY) * guess


class Walk:
    """What every seat has seen since the question, as a number for each."""

    def __init__(self, seats: int) -> None:
        self.paths: list[int] = [0] * seats
        self.secrets: list[int] = [NOBODY] * seats

    def begin(self) -> None:
        """Nobody has seen anything yet."""
        for seat in range(len(self.paths)):
            self.paths[seat] = 0
            self.secrets[seat] = NOBODY

    def note(self, table: State, mover: int, code: Code, shown: Code, thrown: i64) -> None:
        """An answer was given; others see of it what is open, and what was secret once it is revealed."""
        if table.can_withdraw(Seat(mover)):
            self.see(mover, mover, code, thrown)
            self.secrets[mover] = code
            return  # secrets are revealed together, by the last of them
        for seat in range(len(self.paths)):
            self.see(seat, mover, code if seat == mover else shown, thrown)
        for owner, secret in enumerate(self.secrets):
            if secret != NOBODY and not table.can_withdraw(Seat(owner)):
                self.secrets[owner] = NOBODY
                for seat in range(len(self.paths)):
                    if seat != owner:
                        self.see(seat, owner, secret, 0)

    def see(self, seat: int, mover: int, code: int, thrown: i64) -> None:
        """One more thing on a seat's path."""
        path: i64 = self.paths[seat]
        label: i64 = (code + 1) * 8 + mover
        path = (path * FACTOR + label) & PATHS
        self.paths[seat] = int((path * FACTOR + thrown) & PATHS)


@contextmanager
def without_collections() -> Iterator[None]:
    """A search leaves no cycles behind; to look for some among all its worlds and edges takes a fifth of its time."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


class SearchBot(GreedyBot):
    """Searches within a budget of simulations, of seconds, or both; by simulations alone it can be reproduced."""

    def __init__(self, insight: Insight, simulations: int, seconds: float = inf) -> None:
        if seconds == inf and simulations > 1_000_000:
            raise RuleBug("a search without a clock needs a budget of simulations")
        super().__init__(insight)
        self.simulations = simulations
        self.seconds = seconds

    def choose(self, perspective: Perspective, rng: Rng) -> Code:
        """The best answer; where answers are secret, one as often as it should be given."""
        thoughts = self.weigh(perspective, rng)
        return thoughts[drawn([thought.share for thought in thoughts], rng)].code

    def considered(self, table: State, seat: Seat, options: list[Code]) -> list[Code]:
        """A search may look at more than what is promising at first sight."""
        return self.insight.compared(table, seat, options)

    def weigh(self, perspective: Perspective, rng: Rng) -> list[Thought]:
        """What the answers that look best at first sight promise at the second, the one to give most often first."""
        with without_collections():
            return self.weighed(perspective, rng)

    def weighed(self, perspective: Perspective, rng: Rng) -> list[Thought]:
        """The same, if nothing disturbs it."""
        if self.insight.is_secretive and len(perspective.asked()) > 1:
            world = perspective.imagine(rng)
            if self.insight.is_solvable(world):
                return solved(world, perspective.seat, self.insight)
            standoff = Standoff(perspective, perspective.options(), self.insight, rng)
            standoff.run(self.simulations, self.seconds)
            return standoff.thoughts()
        options, values = self.judged(perspective, rng)
        places = sorted(range(len(options)), key=lambda place: -values[place])
        candidates = [options[place] for place in places]
        if self.insight.doubt > 0.0 and len(perspective.options()) > 1:
            seat = perspective.seat
            further = self.insight.candidates(perspective.imagine(rng), seat, perspective.options())
            candidates += [code for code in further if code not in candidates]
        if len(candidates) == 1:
            return [Thought(candidates[0], 0.5, 1.0)]
        search = Search(perspective, candidates[:CANDIDATES], self.insight, rng)
        search.run(self.simulations, self.seconds)
        return search.thoughts()
