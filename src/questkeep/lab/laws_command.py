"""The command that tries the laws on a game at full size, on all cores."""

from __future__ import annotations

import os
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from functools import cache
from multiprocessing import get_context
from typing import Annotated, Final, NamedTuple

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from questkeep.bots import QUICK_BOTS, bot_named
from questkeep.games import CATALOGUE, game_named
from questkeep.kernel import playout
from questkeep.lab.laws import check_all
from questkeep.lab.walks import LawBroken, Setting, settings_of
from questkeep.lab.witness import WITNESSES
from questkeep.sheet import Sheet

PARTS: Final = 10  # each setting is tried in so many parts, to keep all cores busy to the end


class Part(NamedTuple):
    """A share of the work that can be sent to another process."""

    game: str
    setting: int
    games: int
    positions: int
    seed: str


@cache
def settings_tried(key: str) -> list[Setting]:
    """Every setting of a game, with all bots of the house; made once in each process."""
    game = CATALOGUE[key]
    return settings_of(game, WITNESSES[key], [bot_named(bot, game) for bot in QUICK_BOTS])


def try_part(part: Part) -> str:
    """Try the laws; returns the account of a broken one, or an empty text."""
    try:
        check_all(settings_tried(part.game)[part.setting], part.games, part.positions, part.seed)
    except LawBroken as broken:
        return str(broken)
    return ""


def share(whole: int, parts: int, number: int) -> int:
    """How much of the whole falls to one of the parts.

    >>> [share(10, 4, number) for number in range(4)]
    [2, 3, 2, 3]
    """
    return whole * (number + 1) // parts - whole * number // parts


def parts_of(key: str, games: int, positions: int, seed: str) -> list[Part]:
    """The whole work, cut so that every setting gets its games and an equal share of the positions."""
    count = len(settings_tried(key))
    return [
        Part(
            key,
            setting,
            share(games, PARTS, part),
            share(positions, count * PARTS, part * count + setting),
            f"{seed}/{setting}/{part}",
        )
        for part in range(PARTS)
        for setting in range(count)
    ]


def laws(
    game: Annotated[str, typer.Argument(help="The game to try.")],
    games: Annotated[int, typer.Option(min=0, help="Random games per number of players and set of options.")] = 1_000,
    positions: Annotated[int, typer.Option(min=0, help="Positions to compare, all settings together.")] = 5_000,
    seed: Annotated[str, typer.Option(help="Another seed tries other games.")] = "1",
    jobs: Annotated[int, typer.Option(min=1, help="Processes to use.")] = os.cpu_count() or 1,
) -> None:
    """Try the laws that every game must obey: it ends, is reproducible, loses no card and leaks nothing."""
    try:
        key = game_named(game).key
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None
    console = Console(highlight=False)
    build = "interpreted" if playout.__file__.endswith(".py") else "compiled"
    console.print(f"Trying the laws on {key}, {build}, with the bots {', '.join(QUICK_BOTS)}.")
    done, account = try_parts(parts_of(key, games, positions, seed), jobs, console)
    console.print(sheet_of(settings_tried(key), done, account))
    if account is not None:
        console.print(f"A law is broken. {account[1]}", style="bold red", markup=False, soft_wrap=True)
        raise typer.Exit(1)
    console.print("Every law holds.")


def try_parts(parts: list[Part], jobs: int, console: Console) -> tuple[list[Part], tuple[int, str] | None]:
    """Work through all parts; returns those that went well, and the setting and account of a broken law."""
    done: list[Part] = []
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool, Progress(*columns, console=console) as progress:
        bar = progress.add_task("parts", total=len(parts))
        running: dict[Future[str], Part] = {pool.submit(try_part, part): part for part in parts}
        for finished in as_completed(running):
            part = running[finished]
            if account := finished.result():
                pool.shutdown(wait=False, cancel_futures=True)
                return done, (part.setting, account)
            done.append(part)
            progress.advance(bar)
    return done, None


def sheet_of(settings: list[Setting], done: list[Part], account: tuple[int, str] | None) -> Sheet:
    """What was tried, setting by setting."""
    rows: list[list[str]] = []
    for number, setting in enumerate(settings):
        if number and settings[number - 1].seats != setting.seats:
            rows.append([])
        mine = [part for part in done if part.setting == number]
        rows.append(
            [
                str(setting.seats),
                ", ".join(setting.options.values()),
                f"{sum(part.games for part in mine):,}",
                f"{sum(part.positions for part in mine):,}",
                "1" if account is not None and account[0] == number else "0",
            ]
        )
    games, positions = sum(part.games for part in done), sum(part.positions for part in done)
    rows += [[], ["all", "", f"{games:,}", f"{positions:,}", "0" if account is None else "1"]]
    headings = ["players", "options", "games", "positions", "differences"]
    return Sheet(headings, rows, f"Laws of {settings[0].game.key}", words=["options"])
