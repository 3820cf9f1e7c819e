"""How fast the house plays and searches: random play with nobody listening, on one core, in the build in use."""

from __future__ import annotations

import json
import platform
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import cycle
from random import Random
from time import perf_counter, process_time
from typing import Annotated, Any

import typer
from rich.console import Console

from questkeep.bots import bot_named
from questkeep.bots.search import CANDIDATES, Search, without_collections
from questkeep.games import CATALOGUE
from questkeep.kernel import playout
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Code, Game, State
from questkeep.kernel.perspective import Perspective
from questkeep.machine import build_in_use
from questkeep.sheet import Sheet

Report = dict[str, Any]
"""What was measured, as it is written to JSON: build, python, bounds, rows."""

AT_ONCE = 50  # small pieces of work are timed in bundles, so that reading the clock does not count
SIMULATIONS = 400  # of one search, as many as a master's; bench/peers.py gives the peers as many


class Bench:
    """One game at one table size, ready to be timed."""

    def __init__(self, game: Game, seats: int, seed: int) -> None:
        self.game = game
        self.seats = seats
        self.options = game.chosen_options(game.bounds)
        self.deck = game.standard_deck()
        self.bot = bot_named("greedy", game)
        self.rng = Rng(seed)
        self.random = Random(seed).random
        self.questions = cycle(self.questions_of_a_game())
        self.quandaries = self.questions_to_search()

    def deal(self) -> State:
        """A table ready for the first pick."""
        return self.game.new(self.seats, self.options, self.deck, self.rng)

    def questions_of_a_game(self) -> list[tuple[State, Seat]]:
        """A copy of the table at every decision of one random game, and the seat that decides."""
        table = self.deal()
        questions: list[tuple[State, Seat]] = []
        while asked := table.asked():
            codes = table.options(asked[0])
            if len(codes) > 1:
                questions.append((table.clone(), asked[0]))
            table.apply(asked[0], codes[self.rng.below(len(codes))], self.rng)
        return questions

    def questions_to_search(self) -> Iterator[tuple[Perspective, list[Code]]]:
        """Game after game, in any order, the questions that leave a search something to do, and what it compares."""
        while True:
            questions = self.questions_of_a_game()
            order = list(range(len(questions)))
            self.rng.shuffle(order)
            for number in order:
                perspective = Perspective(*questions[number], self.rng)
                world = perspective.imagine(self.rng)
                candidates = self.game.insight.promising(world, perspective.seat, perspective.options())
                if len(candidates) > 1:
                    yield perspective, candidates[:CANDIDATES]

    def play(self) -> int:
        """Deal, play at random, count the points; returns the decisions: picks among two options or more."""
        table = self.deal()
        decisions = playout.play_out(table, self.rng)
        table.outcome()
        return decisions

    def play_from_python(self) -> int:
        """The same with a loop in interpreted Python, shaped like that of bench/peers.py."""
        table = self.deal()
        asked, options, apply, random, rng = table.asked, table.options, table.apply, self.random, self.rng
        decisions = 0
        while seats := asked():
            seat = seats[0]
            codes = options(seat)
            count = len(codes)
            if count > 1:
                decisions += 1
                apply(seat, codes[int(random() * count)], rng)
            else:
                apply(seat, codes[0], rng)
        table.outcome()
        return decisions

    def clone(self) -> int:
        """Copy tables of all stages of a game."""
        for _ in range(AT_ONCE):
            next(self.questions)[0].clone()
        return AT_ONCE

    def deal_tables(self) -> int:
        """Deal new tables."""
        for _ in range(AT_ONCE):
            self.deal()
        return AT_ONCE

    def redeal(self) -> int:
        """Deal anew what a seat cannot know, at all stages of a game."""
        for _ in range(AT_ONCE):
            table, seat = next(self.questions)
            table.redeal_unseen(seat, self.rng)
        return AT_ONCE

    def move_greedily(self) -> int:
        """Let the greedy bot decide, its Perspective included."""
        table, seat = next(self.questions)
        self.bot.choose(Perspective(table, seat, self.rng), self.rng)
        return 1

    def search(self, seconds: float) -> int:
        """Think about the next question, at most so long; returns the simulations."""
        with without_collections():
            return self.simulate(seconds)

    def simulate(self, seconds: float) -> int:
        """The same; what a search has built is gone when it returns."""
        search = Search(*next(self.quandaries), self.game.insight, self.rng)
        search.run(SIMULATIONS, seconds)
        return search.simulations

    def measure(self, seconds: float) -> dict[str, object]:
        """All rates; each kind of work is given so many seconds."""
        games, decisions, elapsed = work_for(seconds, self.play)
        measured: dict[str, object] = {
            "game": self.game.key,
            "seats": self.seats,
            "decisions_per_s": decisions / elapsed,
            "games_per_s": games / elapsed,
            "decisions_per_game": decisions / games,
        }
        kinds: dict[str, Callable[[], int]] = {
            "decisions_from_python_per_s": self.play_from_python,
            "clones_per_s": self.clone,
            "deals_per_s": self.deal_tables,
            "redeals_per_s": self.redeal,
            "greedy_moves_per_s": self.move_greedily,
            "simulations_per_s": lambda: self.search(seconds),
        }
        for name, work in kinds.items():
            _, done, elapsed = work_for(seconds, work)
            measured[name] = done / elapsed
        return measured


def work_for(seconds: float, work: Callable[[], int]) -> tuple[int, int, float]:
    """Work once to warm up, then again and again; returns how often, how much was done, and the seconds it took.

    Seconds of the processor count, so what else the machine does counts little.
    """
    work()
    rounds = done = 0
    start, end = process_time(), perf_counter() + seconds
    while perf_counter() < end or not rounds:
        done += work()
        rounds += 1
    return rounds, done, process_time() - start


def measure_all(seconds: float, seed: int) -> Report:
    """Measure every game of the catalogue at every table size."""
    rows = [
        Bench(game, seats, seed).measure(seconds)
        for game in CATALOGUE.values()
        for seats in range(game.seats[0], game.seats[1] + 1)
    ]
    return {"build": build_in_use(), "python": platform.python_version(), "bounds": bounds_told(), "rows": rows}


def bounds_told() -> list[str]:
    """Which games are played with options that bring random play to an end."""
    return [
        f"{game.key} is played with {' '.join(f'{name}={value}' for name, value in game.bounds.items())}: "
        "without it random play hardly ever ends."
        for game in CATALOGUE.values()
        if game.bounds
    ]


def bench(
    seconds: Annotated[float, typer.Option(help="For each kind of work.")] = 0.5,
    seed: Annotated[int, typer.Option(help="Of the random play.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
) -> None:
    """Measure how fast this build plays at random and searches (make bench compares it with other engines)."""
    if not 0 < seconds < 3600:
        raise ValueError("--seconds must be above 0 and below an hour")
    report = measure_all(seconds, seed)
    if as_json:
        print(json.dumps(report))
    else:
        show(report)


def show(report: Report) -> None:
    """Print a report: what was measured with, a table for each game, and what was played otherwise than usual."""
    console = Console(highlight=False)
    console.print(f"Questkeep, {report['build']}, Python {report['python']}; per second, on one core")
    console.print()
    for game in CATALOGUE:
        console.print(sheet_of(game, [row for row in report["rows"] if row["game"] == game]))
    for line in report["bounds"]:
        console.print(line)


def sheet_of(game: str, rows: Sequence[Mapping[str, Any]]) -> Sheet:
    """The rates of one game: one line for each kind of work, one column for each number of seats."""
    kinds = [name for name in rows[0] if name.endswith("_per_s")]
    lines = [[kind.removesuffix("_per_s").replace("_", " "), *(f"{row[kind]:,.0f}" for row in rows)] for kind in kinds]
    return Sheet([game, *(f"{row['seats']} seats" for row in rows)], lines)
