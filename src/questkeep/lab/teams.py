"""Teams: how often a team of equal bots wins a game that all win or lose together."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from typing import Annotated, NamedTuple

import typer
from rich.console import Console

from questkeep.bots import BOTS
from questkeep.games import CATALOGUE, game_named
from questkeep.lab.arena import NORMAL_95, estimate, label_of
from questkeep.lab.series import Series, play_game, play_series
from questkeep.sheet import Sheet

FEWEST_GAMES = 30  # of each kind; fewer give no interval to be trusted


class Played(NamedTuple):
    """How one game of a team ended."""

    seats: int
    has_won: bool
    score: float


class Rate(NamedTuple):
    """A share of games, and between which bounds the truth lies with 95 % confidence."""

    mean: float
    low: float
    high: float


def rate_of(wins: int, games: int) -> Rate:
    """The share with Wilson's interval, which is right for rare victories too.

    >>> round(rate_of(0, 100).high, 3)
    0.037
    """
    square = NORMAL_95**2
    mean = wins / games
    middle = (mean + square / (2 * games)) / (1 + square / games)
    reach = NORMAL_95 * sqrt(mean * (1 - mean) / games + square / (4 * games**2)) / (1 + square / games)
    return Rate(mean, max(0.0, middle - reach), middle + reach)


def play_numbered(task: tuple[Series, int]) -> Played:
    """One task of a worker process."""
    table, outcome, _ = play_game(*task)
    return Played(table.seats, bool(outcome.winners), float(outcome.scores[0]))


def series_of(
    game: str, bots: list[str], by: str, wishes: list[str], seed: int, deck: Path | None
) -> list[tuple[str, Series]]:
    """A series for each bot and each value of an option, all with the same seeds."""
    values = [""]
    if by:
        named = {option.name: option.values for option in game_named(game).options}
        if by not in named:
            raise ValueError(f"{game} has no option {by!r}; it has {', '.join(named) or 'none'}")
        values = named[by]
    return [
        (value, Series.chosen(game, bot, [*wishes, f"{by}={value}"] if by else wishes, seed, deck))
        for bot in bots
        for value in values
    ]


def sheet_of(label: str, by: str, rows: Sequence[Sequence[str]]) -> Sheet:
    """Teams whose results may be listed together."""
    values = [by] if by else []
    headings = ["bots", *values, "players", "games", "won", "95 % interval", "mean score"]
    return Sheet(headings, rows, f"Teams of {label}", words=values, under=["95 % interval"])


def row_of(series: Series, value: str, size: int, mine: Sequence[Played]) -> list[str]:
    """How the teams of one bot did with so many players, and with this value of an option, if several are tried."""
    rate = rate_of(sum(one.has_won for one in mine), len(mine))
    score = estimate([one.score for one in mine])
    return [
        series.bot,
        *([value] if value else []),
        str(size),
        f"{len(mine):,}",
        f"{rate.mean:.1%}",
        f"{rate.low:.1%} … {rate.high:.1%}",
        f"{score.mean:.2f} ± {score.margin:.2f}",
    ]


def teams(
    game: Annotated[str, typer.Argument(help=f"One of: {', '.join(CATALOGUE)}.")],
    bots: Annotated[
        str, typer.Option(help=f"Each sits in every seat in turn, by comma: {', '.join(BOTS)}.")
    ] = "random",
    games: Annotated[int, typer.Option(help="How many for each bot, number of players and value.")] = 2000,
    seats: Annotated[int, typer.Option(help="How many play; 0 tries every number.")] = 0,
    by: Annotated[str, typer.Option(help="A table option; all its values are tried.")] = "",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    option: Annotated[list[str] | None, typer.Option(help="A table option, name=value; may be repeated.")] = None,
    deck: Annotated[Path | None, typer.Option(help="Play with the cards of this file.")] = None,
    jobs: Annotated[int, typer.Option(help="Processes; 0 takes all cores. The result does not depend on it.")] = 0,
) -> None:
    """Let teams of equal bots play a cooperative game; Ctrl-C goes on to the next team with what there is."""
    if not game_named(game).is_cooperative:
        raise ValueError(f"in {game} players win against each other; try questkeep lab arena")
    if games < FEWEST_GAMES:
        raise ValueError(f"--games must be at least {FEWEST_GAMES}: fewer give no interval to be trusted")
    if seats:
        game_named(game).check_seats(seats)
    wishes = option or []
    sheets: dict[str, list[list[str]]] = {}
    for value, series in series_of(game, bots.split(","), by, wishes, seed, deck):
        label = label_of(game, dict(series.options))
        rows = sheets.setdefault(label, [])
        if rows:
            rows.append([])
        tables = (seats,) if seats else series.tables
        played = play_series(play_numbered, series._replace(tables=tables), games * len(tables), jobs)
        for size in tables:
            mine = [one for one in played if one.seats == size]
            if len(mine) >= FEWEST_GAMES:
                rows.append(row_of(series, value, size, mine))
    console = Console(highlight=False)
    for label, rows in sheets.items():
        console.print(sheet_of(label, by, rows))
    console.print("The interval is Wilson's; ± is the 95 % interval of the mean.")
    words = [f"--seats {seats}"] if seats else []
    words += [f"--by {by}"] if by else []
    words += [f"--seed {seed}", *(f"--option {wish}" for wish in wishes), *([f"--deck {deck}"] if deck else [])]
    console.print(f"Repeat: questkeep lab teams {game} --bots {bots} --games {games} {' '.join(words)}", soft_wrap=True)
