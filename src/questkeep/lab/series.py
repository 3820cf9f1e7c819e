"""A series: one bot in every seat plays game after game, in all numbers of players, on all cores."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import cache
from multiprocessing import get_context
from multiprocessing.pool import Pool
from pathlib import Path
from time import perf_counter
from typing import NamedTuple, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from questkeep.bots import bot_named
from questkeep.decks import own_deck
from questkeep.games import game_named
from questkeep.kernel.chance import Rng
from questkeep.kernel.game import Deck, Game, Outcome, State
from questkeep.lab.arena import play_to_end, read_options

MOST_AT_ONCE = 16  # games a worker plays before it reports

Task = TypeVar("Task")
Found = TypeVar("Found")


class Series(NamedTuple):
    """Who plays what; plain values, so that it can be handed to other processes."""

    game: str
    bot: str
    tables: tuple[int, ...]
    options: tuple[tuple[str, str], ...]
    wishes: tuple[str, ...]
    seed: int
    deck: Path | None = None

    @staticmethod
    def chosen(key: str, bot: str, wishes: Sequence[str], seed: int, deck: Path | None = None) -> Series:
        """The series of these wishes, for all numbers of players that go with them; ValueError if there is none."""
        game = game_named(key)
        bot_named(bot, game)
        options = game.chosen_options(read_options(wishes))
        fewest, most = game.seats
        cards = deck_of(game, deck)
        tables = tuple(seats for seats in range(fewest, most + 1) if not game.misfit(seats, options, cards))
        if not tables:
            game.check_table(most, options, cards)
        return Series(key, bot, tables, tuple(options.items()), tuple(wishes), seed, deck)

    def written(self) -> str:
        """Seed, options and deck as they are given to a command."""
        deck = [f"--deck {self.deck}"] if self.deck else []
        return " ".join([f"--seed {self.seed}", *(f"--option {wish}" for wish in self.wishes), *deck])


@cache
def deck_of(game: Game, path: Path | None) -> Deck:
    """The cards of a file, or the standard ones."""
    return game.standard_deck() if path is None else own_deck(game, path)


def play_game(series: Series, number: int, is_chatty: bool = False) -> tuple[State, Outcome, int]:
    """The table at the end of one game, which was listened to; its outcome; the picks it took."""
    game = game_named(series.game)
    seats = series.tables[number % len(series.tables)]
    seed = f"{series.seed}-{number}"
    table = game.new(seats, dict(series.options), deck_of(game, series.deck), Rng.keyed(seed, 0))
    table.listen()
    outcome, picks = play_to_end(table, [bot_named(series.bot, game)] * seats, seed, is_chatty)
    return table, outcome, picks


def play_series(task: Callable[[tuple[Series, int]], Found], series: Series, games: int, jobs: int) -> list[Found]:
    """What the task finds in each game, in order; Ctrl-C gives what there is so far."""
    return on_all_cores(task, [(series, number) for number in range(games)], jobs)


def on_all_cores(work: Callable[[Task], Found], tasks: Sequence[Task], jobs: int) -> list[Found]:
    """What is found in each task (a game), in order; Ctrl-C gives what there is so far."""
    games = len(tasks)
    workers = jobs or os.cpu_count() or 1
    if workers == 1:
        return gathered(map(work, tasks), games)
    with crew(workers) as pool:
        at_once = max(1, min(MOST_AT_ONCE, games // (4 * workers)))
        return gathered(pool.imap(work, tasks, chunksize=at_once), games)


def crew(workers: int) -> Pool:
    """So many processes that leave it to their parent to heed Ctrl-C."""
    return get_context("spawn").Pool(workers, signal.signal, (signal.SIGINT, signal.SIG_IGN))


def bar(notes: Console) -> Progress:
    """How far the games are; nothing where nobody looks."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=notes, transient=True, disable=not notes.is_terminal)


def gathered(results: Iterable[Found], games: int) -> list[Found]:
    """The results, with a bar while they come in; those that are there when somebody stops it."""
    notes = Console(stderr=True, highlight=False)
    found: list[Found] = []
    start = perf_counter()
    with suppress(KeyboardInterrupt), bar(notes) as progress:
        found.extend(progress.track(results, total=games, description="playing"))
    stopped = "" if len(found) == games else f"stopped after {len(found):,} of {games:,} games, "
    notes.print(f"{stopped}{perf_counter() - start:.1f} s")
    return found
