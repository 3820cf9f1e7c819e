"""Lengths: how many rounds the games of bots take, and whether all of them come to an end."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Annotated, NamedTuple

import typer
from rich.console import Console

from questkeep.bots import BOTS, bot_named
from questkeep.games import CATALOGUE, game_named
from questkeep.kernel.chance import Rng
from questkeep.lab.arena import label_of, play_on
from questkeep.lab.coverage import study_of
from questkeep.lab.series import Series, play_series
from questkeep.sheet import Sheet

MOST_PICKS = 50_000  # whoever has not come to an end by then never will


class Length(NamedTuple):
    """One game: its seed, how many sat at the table, rounds, answers, and whether it came to an end."""

    seed: str
    seats: int
    rounds: int
    picks: int
    has_ended: bool


def length_of(task: tuple[Series, int]) -> Length:
    """Play one game; one task of a worker process."""
    series, number = task
    game = game_named(series.game)
    seats, seed = series.tables[number % len(series.tables)], f"{series.seed}-{number}"
    table = game.new(seats, dict(series.options), game.standard_deck(), Rng.keyed(seed, 0))
    picks = play_on(table, [bot_named(series.bot, game)] * seats, seed, MOST_PICKS)
    return Length(seed, seats, ceil(study_of(game).turns(table) / seats), picks, not table.asked())


def share_below(values: Sequence[int], percent: int) -> int:
    """The least of the values that so many per cent of them do not exceed.

    >>> share_below([5, 1, 4, 2, 3], 50), share_below(range(1, 101), 95)
    (3, 95)
    """
    return sorted(values)[max(0, ceil(len(values) * percent / 100) - 1)]


def lengths(
    game: Annotated[str, typer.Argument(help=f"One of: {', '.join(CATALOGUE)}.")],
    seats: Annotated[int, typer.Option(help="How many play; 0 lets all numbers of players take turns.")] = 0,
    games: Annotated[int, typer.Option(min=1, help="How many.")] = 2000,
    bot: Annotated[str, typer.Option(help=f"Sits in every seat: {', '.join(BOTS)}.")] = "greedy",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    option: Annotated[list[str] | None, typer.Option(help="A table option, name=value; may be repeated.")] = None,
    jobs: Annotated[int, typer.Option(help="Processes; 0 takes all cores. The result does not depend on it.")] = 0,
) -> None:
    """Count how many rounds games take, and whether all come to an end; Ctrl-C shows what there is so far."""
    study_of(game_named(game))
    series = Series.chosen(game, bot, option or [], seed)
    if seats:
        game_named(game).check_table(seats, dict(series.options), game_named(game).standard_deck())
        series = series._replace(tables=(seats,))
    played = play_series(length_of, series, games, jobs)
    console = Console(highlight=False)
    console.print(f"Rounds of {label_of(game, dict(series.options))}, every seat {bot}")
    console.print(sheet_of(played))
    console.print("A round is one turn of everybody; answers are those of the median game.")
    chosen = f" --seats {seats}" if seats else ""
    console.print(
        f"Repeat: questkeep lab lengths {game}{chosen} --games {len(played)} --bot {bot} {series.written()}",
        soft_wrap=True,
    )
    if endless := [length.seed for length in played if not length.has_ended]:
        console.print(f"Without an end: the games with the seeds {', '.join(endless)}.", soft_wrap=True)
        raise typer.Exit(1)


def sheet_of(played: Sequence[Length]) -> Sheet:
    """One line for each number of players."""
    rows = []
    for size in sorted({length.seats for length in played}):
        mine = [length for length in played if length.seats == size]
        rounds = [length.rounds for length in mine]
        answers = share_below([length.picks // size for length in mine], 50)
        figures = [len(mine), sum(not length.has_ended for length in mine)]
        figures += [share_below(rounds, percent) for percent in (5, 50, 95)] + [max(rounds), answers]
        rows.append([str(size), *(f"{figure:,}" for figure in figures)])
    headings = ["players", "games", "without end", "5 %", "median", "95 %", "longest", "answers of a player"]
    return Sheet(headings, rows)
