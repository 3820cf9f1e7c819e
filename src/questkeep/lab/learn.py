"""Learning: what the signs at a table say about the end of the game, from the ends of many games.

A logistic regression for each part of the game, by stochastic descent with steps that shrink for signs that were
often at work (Adagrad). One game in ten is kept back; only those games say how well the experience fits.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import log2, sqrt
from pathlib import Path
from random import Random
from typing import Annotated, NamedTuple

import typer
from rich.console import Console

from questkeep.experience import written_experience
from questkeep.games import CATALOGUE, game_named
from questkeep.kernel.chance import Rng
from questkeep.kernel.game import squashed
from questkeep.lab.series import Series, deck_of, play_series
from questkeep.sheet import Sheet

KEPT_BACK = 10  # one game in so many
EPOCHS = 6
STRIDE = 0.3
SHRINKING = 1e-5  # of an experience that nothing confirms
SURE = 1e-6


class Moment(NamedTuple):
    """A table in the middle of a game, by its signs."""

    part: int
    signs: Sequence[float]


class Tale(NamedTuple):
    """One game: its moments, and whether it was won."""

    moments: list[Moment]
    is_won: bool


def tale_of(task: tuple[Series, int]) -> Tale:
    """Play one game by habit, which reads nothing that is hidden from a seat; one task of a worker process."""
    series, number = task
    game = game_named(series.game)
    insight = game.insight
    seats, seed = series.tables[number % len(series.tables)], f"{series.seed}-{number}"
    luck = Rng(f"{seed}/luck")
    table = game.new(seats, dict(series.options), deck_of(game, series.deck), Rng.keyed(seed, 0))
    moments: list[Moment] = []
    while asked := table.asked():
        if insight.is_calm(table):
            moments.append(Moment(insight.part(table), insight.signs(table)))
        options = table.options(asked[0])
        code = options[0] if len(options) == 1 else insight.reply(table, asked[0], options, luck)
        table.apply(asked[0], code, luck)
    outcome = table.outcome()
    return Tale(moments, outcome is not None and bool(outcome.winners))


Row = tuple[Sequence[float], bool]


def rows_of(tales: Sequence[Tale], part: int) -> Iterator[Row]:
    """All moments of one part, each with the end of its game."""
    for tale in tales:
        for moment in tale.moments:
            if moment.part == part:
                yield moment.signs, tale.is_won


def odds(experience: Sequence[float], signs: Sequence[float]) -> float:
    """What an experience makes of signs.

    >>> odds([0.0, 2.0], [1.0, 0.0])
    0.5
    """
    return squashed(sum(weight * sign for weight, sign in zip(experience, signs, strict=True)))


def learned(rows: list[Row], luck: Random) -> list[float]:
    """The experience that fits these rows."""
    count = len(rows[0][0])
    experience = [0.0] * count
    used = [SURE] * count
    for epoch in range(EPOCHS):
        luck.shuffle(rows)
        stride = STRIDE / (1 + epoch)
        for signs, is_won in rows:
            error = is_won - odds(experience, signs)
            for number, sign in enumerate(signs):
                if sign:
                    slope = error * sign - SHRINKING * experience[number]
                    used[number] += slope * slope
                    experience[number] += stride * slope / sqrt(used[number])
    return experience


def surprise(chances: Sequence[float], ends: Sequence[bool]) -> float:
    """How surprised somebody is on average who expected victories with these chances, in bits.

    >>> surprise([0.5, 0.5], [True, False])
    1.0
    """
    likely = [chance if is_won else 1 - chance for chance, is_won in zip(chances, ends, strict=True)]
    return -sum(log2(max(SURE, one)) for one in likely) / len(likely)


class Figures(NamedTuple):
    """What is known of one part: moments, how many of them were won, and the surprise before and after learning."""

    part: int
    moments: int
    won: float
    before: float
    after: float


def learn(
    game: Annotated[str, typer.Argument(help=f"One of: {', '.join(CATALOGUE)}.")],
    games: Annotated[int, typer.Option(min=100, help="How many.")] = 20_000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same experience.")] = 1,
    option: Annotated[list[str] | None, typer.Option(help="A table option, name=value; may be repeated.")] = None,
    deck: Annotated[Path | None, typer.Option(help="A deck file of your own; the standard cards if none.")] = None,
    out: Annotated[Path | None, typer.Option(help="A file for the experience; printed if none is named.")] = None,
    jobs: Annotated[int, typer.Option(help="Processes; 0 takes all cores. The result does not depend on it.")] = 0,
) -> None:
    """Learn from finished games how likely a table is to be won (docs/tuning.md)."""
    insight = game_named(game).insight
    if not insight.parts:
        able = [key for key, known in CATALOGUE.items() if known.insight.parts]
        raise ValueError(f"{game} has no signs to learn from; there is {', '.join(able)}")
    series = Series.chosen(game, "habit", option or [], seed, deck)
    tales = play_series(tale_of, series, games, jobs)
    kept, told = tales[::KEPT_BACK], [tale for number, tale in enumerate(tales) if number % KEPT_BACK]
    console = Console(highlight=False)
    won = sum(tale.is_won for tale in tales) / len(tales)
    console.print(f"{won:.1%} of {len(tales):,} games played by habit were won")
    figures: list[Figures] = []
    experience: list[list[float]] = []
    for part in range(insight.parts):
        rows = list(rows_of(told, part))
        proof = list(rows_of(kept, part))
        if not rows or not proof:
            raise ValueError(f"no game came to part {part + 1}; play more with --games")
        experience.append(learned(rows, Random(f"{seed}-{part}")))
        ends = [is_won for _, is_won in proof]
        usual = sum(is_won for _, is_won in rows) / len(rows)
        after = surprise([odds(experience[-1], signs) for signs, _ in proof], ends)
        before = surprise([usual] * len(ends), ends)
        figures.append(Figures(part + 1, len(rows), usual, before, after))
    console.print(sheet_of(figures))
    console.print(f"Repeat: questkeep lab learn {game} --games {len(tales)} {series.written()}", soft_wrap=True)
    text = written_experience(f"questkeep.games.{game}", experience)
    if out:
        out.write_text(text, "utf-8")
    else:
        print(f"\n{text}", end="")


def sheet_of(figures: Sequence[Figures]) -> Sheet:
    """One line for each part."""
    rows = [
        [str(one.part), f"{one.moments:,}", f"{one.won:.1%}", f"{one.before:.3f} bits", f"{one.after:.3f} bits"]
        for one in figures
    ]
    return Sheet(["part", "moments", "won", "surprise before", "with the experience"], rows)
