"""Balance: bots play many games, and all that was in play is weighed by what became of those who took it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from statistics import fmean, quantiles
from typing import Annotated, NamedTuple

import typer
from rich.console import Console

from questkeep.bots import BOTS
from questkeep.games import CATALOGUE
from questkeep.kernel.game import Share
from questkeep.lab.arena import NORMAL_95, Estimate, Result, estimate, label_of, result_of
from questkeep.lab.series import Series, play_game, play_series
from questkeep.sheet import Sheet, flowing

FEWEST_GAMES = 30  # fewer games give no interval to be trusted
FEWEST_LINES = 4  # fewer lines have no quartiles
FENCE = 1.5  # Tukey's: what lies so many quartile ranges beyond the quartiles stands out

HOW_TO_READ = """\
± is the 95 % interval: 1.96 robust standard errors with whole games as the unit, for seats of one game depend on each
other. "For each" copy taken compares the seats of the same game (slope within games; a lower rank is better). "Against
games without it" compares tables of equally many seats. Both tell what goes together, not what is the cause.
Turns and answers are those of one player. * stands clearly out: all of its interval lies beyond Tukey's fences of the
column; of so many intervals one in twenty misses the truth."""


class Played(NamedTuple):
    """What the balance table needs to know of one game."""

    results: list[Result]
    picks: int
    turns: int
    shares: list[Share]

    def score(self) -> float:
        """The mean score at the table."""
        return fmean(result.score for result in self.results)

    def length(self) -> float:
        """Answers for each player."""
        return self.picks / len(self.results)


class Line(NamedTuple):
    """One line of a table: a name, in how many games it was in play, and one figure for each column."""

    name: str
    games: int
    figures: list[Estimate | None]


class Column(NamedTuple):
    """A heading, how a figure of it is written, and whether figures that stand out are marked."""

    heading: str
    form: str
    is_judged: bool = False


TAKEN = [
    Column("taken", ".0%", True),
    Column("own rank, for each", "+.3f", True),
    Column("wins, for each", "+.1%", True),
]
PRESENT = [
    Column("score", ".1f"),
    Column("against games without it", "+.2f", True),
    Column("turns", ".1f"),
    Column("answers", ".1f"),
]


def play_numbered(task: tuple[Series, int]) -> Played:
    """One task of a worker process."""
    table, outcome, picks = play_game(*task)
    study = CATALOGUE[task[0].game].study
    results = [result_of(outcome, seat) for seat in range(table.seats)]
    shares = [Share("table", f"{table.seats} players")]
    return Played(results, picks, study.turns(table) if study else 0, shares + (study.shares(table) if study else []))


def slope(moments: Sequence[tuple[float, float]]) -> Estimate | None:
    """How much y grows with x, from each game's sums of (x · y, x · x) about the means.

    None where too few games tell anything. With (y, n) of each game it is the mean of y for one of n.

    >>> slope([(2.0, 1.0), (4.0, 2.0)] * 15)
    Estimate(mean=2.0, margin=0.0)
    """
    spread = sum(xx for _, xx in moments)
    if sum(xx > 0 for _, xx in moments) < FEWEST_GAMES:
        return None
    mean = sum(xy for xy, _ in moments) / spread
    error = sum((xy - mean * xx) ** 2 for xy, xx in moments) ** 0.5 / spread
    return Estimate(mean, NORMAL_95 * error)


def within_game(taken: Sequence[int], values: Sequence[float]) -> tuple[float, float]:
    """The moments of one game: its seats about their mean."""
    x, y = fmean(taken), fmean(values)
    xy = sum((one - x) * (value - y) for one, value in zip(taken, values, strict=True))
    return xy, sum((one - x) ** 2 for one in taken)


def between_games(
    games: Sequence[Played], is_there: Sequence[bool], value: Callable[[Played], float]
) -> Estimate | None:
    """How much a value differs where something is in play, among games with equally many seats."""
    sizes: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for game, there in zip(games, is_there, strict=True):
        sizes[len(game.results)].append((float(there), value(game)))
    moments: list[tuple[float, float]] = []
    for pairs in sizes.values():
        x, y = fmean(there for there, _ in pairs), fmean(found for _, found in pairs)
        moments += [((there - x) * (found - y), (there - x) ** 2) for there, found in pairs]
    return slope(moments)


def weigh(games: Sequence[Played]) -> dict[str, list[Line]]:
    """All lines, by the sort of what they are about; sorts come in the order in which they were met."""
    met: dict[tuple[str, str], list[tuple[int, Share]]] = defaultdict(list)
    for number, game in enumerate(games):
        for share in game.shares:
            met[share.sort, share.name].append((number, share))
    lines: dict[str, list[Line]] = defaultdict(list)
    for (sort, name), found in met.items():
        mine = [games[number] for number, _ in found]
        if found[0][1].taken:
            shares = [share for _, share in found]
            figures = taken_figures(shares, [game.results for game in mine])
        else:
            there = {number for number, _ in found}
            contrast = between_games(games, [number in there for number in range(len(games))], Played.score)
            turns = [game.turns / len(game.results) for game in mine]
            figures = [
                mean_of(game.score() for game in mine),
                contrast,
                mean_of(turns),
                mean_of(game.length() for game in mine),
            ]
        lines[sort].append(Line(name, len(found), figures))
    return {sort: sorted(found) for sort, found in lines.items()}


def taken_figures(shares: Sequence[Share], results: Sequence[Sequence[Result]]) -> list[Estimate | None]:
    """How much was taken, and how those who took it did against the others of their game."""
    pairs = list(zip(shares, results, strict=True))
    return [
        slope([(float(sum(share.taken)), float(share.copies)) for share in shares]),
        slope([within_game(share.taken, [result.rank for result in seats]) for share, seats in pairs]),
        slope([within_game(share.taken, [result.win for result in seats]) for share, seats in pairs]),
    ]


def mean_of(values: Iterable[float]) -> Estimate | None:
    """The mean with its interval, where there are enough values for one."""
    found = list(values)
    return estimate(found) if len(found) >= FEWEST_GAMES else None


def stand_out(figures: Sequence[Estimate | None]) -> list[bool]:
    """Which figures lie beyond Tukey's fences of all of them with their whole interval."""
    means = [figure.mean for figure in figures if figure]
    if len(means) < FEWEST_LINES:
        return [False] * len(figures)
    low, _, high = quantiles(means)
    reach = FENCE * (high - low)
    return [
        figure is not None and (figure.mean + figure.margin < low - reach or figure.mean - figure.margin > high + reach)
        for figure in figures
    ]


def sheet_of(sort: str, lines: Sequence[Line], columns: Sequence[Column]) -> Sheet:
    """One sort of things, ready to be printed."""
    rows = []
    marks = [stand_out([line.figures[number] for line in lines]) for number in range(len(columns))]
    for row, line in enumerate(lines):
        cells = []
        for number, (column, figure) in enumerate(zip(columns, line.figures, strict=True)):
            mark = "*" if column.is_judged and marks[number][row] else " "
            cells.append(f"{written(figure, column.form)}{mark}" if column.is_judged else written(figure, column.form))
        rows.append([line.name, f"{line.games:,}", *cells])
    return Sheet(["", "games", *(column.heading for column in columns)], rows, sort)


def written(figure: Estimate | None, form: str) -> str:
    """A figure with its interval, as people read it."""
    if figure is None:
        return "–"
    return f"{figure.mean:{form}} ± {figure.margin:{form.removeprefix('+')}}"


def balance(
    game: Annotated[str, typer.Argument(help=f"One of: {', '.join(CATALOGUE)}.")],
    games: Annotated[int, typer.Option(help="How many; all numbers of players take turns.")] = 5000,
    bot: Annotated[str, typer.Option(help=f"Sits in every seat: {', '.join(BOTS)}.")] = "greedy",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    option: Annotated[list[str] | None, typer.Option(help="A table option, name=value; may be repeated.")] = None,
    jobs: Annotated[int, typer.Option(help="Processes; 0 takes all cores. The result does not depend on it.")] = 0,
) -> None:
    """Weigh cards, kingdoms and villages by the games of equal bots; Ctrl-C shows what there is so far."""
    if games < FEWEST_GAMES:
        raise ValueError(f"--games must be at least {FEWEST_GAMES}: fewer give no interval to be trusted")
    series = Series.chosen(game, bot, option or [], seed)
    played = play_series(play_numbered, series, games, jobs)
    if len(played) < FEWEST_GAMES:
        raise ValueError(f"stopped after {len(played)} games, too few to weigh anything; let it play {FEWEST_GAMES}")
    console = Console(highlight=False)
    label = label_of(game, dict(series.options))
    console.print(f"{len(played):,} games of {label}, every seat {bot}, the players' numbers in turn")
    for sort, lines in weigh(played).items():
        console.print(sheet_of(sort, lines, PRESENT if len(lines[0].figures) == len(PRESENT) else TAKEN))
    console.print(flowing(HOW_TO_READ))
    console.print(
        f"Repeat: questkeep lab balance {game} --games {len(played)} --bot {bot} {series.written()}", soft_wrap=True
    )
