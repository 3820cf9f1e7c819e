"""Trials of the game house as commands: load, power cuts, secrets on the wire, hostile guests."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from questkeep.kernel import playout
from questkeep.trials.chaos import chaos
from questkeep.trials.client import HouseProcess, talk
from questkeep.trials.hostile import hostile
from questkeep.trials.load import allow_many_sockets, load
from questkeep.trials.thinking import thinking
from questkeep.trials.wire import wire

TIMER = 0.1  # seconds by which the house may notice later that the time is up
Seed = Annotated[str, typer.Option(help="Another seed tries other games.")]


def show(title: str, figures: dict[str, str]) -> None:
    """Print what was measured."""
    build = "interpreted" if playout.__file__.endswith(".py") else "compiled"
    table = Table(title=f"{title} ({build}, {os.cpu_count()} cores)", show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for name, value in figures.items():
        table.add_row(name, value)
    Console().print(table)


def demand(holds: bool, problem: str) -> None:
    """End with an error if a law of the house was broken."""
    if not holds:
        Console().print(problem, style="bold red", markup=False, soft_wrap=True)
        raise typer.Exit(1)


@contextmanager
def house_on_trial(core: int | None = None) -> Iterator[HouseProcess]:
    """An open house with a data folder of its own; whatever is done to it, it shows no traceback."""
    allow_many_sockets()
    with tempfile.TemporaryDirectory() as folder:
        house = HouseProcess(Path(folder), core)
        house.open()
        try:
            yield house
        finally:
            house.close()
        demand("Traceback" not in house.log(), house.log())


def house_load(
    tables: Annotated[int, typer.Option(min=1, help="Tables of four that move once a second.")] = 1_000,
    seconds: Annotated[float, typer.Option(min=1, help="Length of each measurement.")] = 30,
    closed: Annotated[int, typer.Option(min=1, help="Tables that move as fast as they can.")] = 100,
    idle: Annotated[int, typer.Option(min=0, help="Sockets that only watch.")] = 8_000,
    bot_tables: Annotated[int, typer.Option(min=1, help="Tables at which only bots play, without a pause.")] = 50,
    core: Annotated[int, typer.Option(min=0, help="The core the server is held to, except where bots think.")] = 0,
    seed: Seed = "1",
) -> None:
    """Measure the house under load: latency of a move, durable moves a second, memory of a socket, time of thoughts."""
    house_thinking(bot_tables, seconds)
    with house_on_trial(core) as house:
        report = talk(load(house, tables, seconds, closed, idle, seed))
    show(
        "House under load",
        {
            "tables × 1 move/s": f"{tables:,}",
            "moves": f"{len(report.latencies):,}",
            "command to own update, p50": f"{report.percentile(0.5):.1f} ms",
            "command to own update, p99": f"{report.percentile(0.99):.1f} ms",
            "slowest": f"{report.percentile(1):.1f} ms",
            f"durable moves/s, closed loop, {closed} tables": f"{report.moves_per_second:,.0f}",
            "server's processor time per move": f"{report.processor_per_move:.2f} ms",
            f"memory per idle socket, {report.idle_sockets:,} sockets": f"{report.idle_bytes / 1000:.1f} kB",
        },
    )


def house_thinking(
    tables: Annotated[int, typer.Option(min=1, help="Tables at which only bots play, without a pause.")] = 50,
    seconds: Annotated[float, typer.Option(min=1, help="Length of the measurement.")] = 30,
) -> None:
    """Measure how long bots think while many tables play: p99 keeps within the level's limit."""
    with house_on_trial() as house:
        levels = talk(thinking(house, tables, seconds))
    show(
        f"Bots at {tables} tables: from question to answer",
        {
            f"{level}, within {figures.limit:.0f} s": (
                f"p50 {figures.percentile(0.5):.2f} s, p99 {figures.percentile(0.99):.2f} s; "
                f"{figures.answers:,} answers, {figures.served.get('quick', 0):,} of them quick ones, "
                f"{figures.served.get('nothing', 0):,} the game's fallback"
            )
            for level, figures in levels.items()
        },
    )
    late = [level for level, figures in levels.items() if figures.percentile(0.99) > figures.limit + TIMER]
    demand(not late, f"Too late: {', '.join(late)}.")


def house_chaos(
    kills: Annotated[int, typer.Option(min=1, help="How often the server is killed.")] = 100,
    moves: Annotated[int, typer.Option(min=1, help="Acknowledged moves in all.")] = 200_000,
    tables: Annotated[int, typer.Option(min=1, help="Tables of four that play at once.")] = 50,
    seed: Seed = "1",
) -> None:
    """Kill the server again and again under load: no acknowledged move may be lost."""
    with house_on_trial() as house:
        report = talk(chaos(house, tables, kills, moves, seed))
    show(
        "House under power cuts",
        {
            "kills": f"{report.kills:,}",
            "acknowledged moves": f"{len(report.acknowledged):,}",
            "lost": f"{report.lost:,}",
            "views compared": f"{report.views_compared:,}",
            "views different": f"{report.views_different:,}",
            f"return of all {tables} tables, median": f"{median(report.returns):.2f} s",
            f"return of all {tables} tables, slowest": f"{max(report.returns):.2f} s",
        },
    )
    demand(report.lost == 0 and report.views_different == 0, "The house has lost what it had acknowledged.")


def house_wire(
    pairs: Annotated[int, typer.Option(min=1, help="Pairs of worlds to compare.")] = 100_000,
    seed: Seed = "1",
) -> None:
    """Compare every byte sent to a seat in worlds that it cannot tell apart."""
    with tempfile.TemporaryDirectory() as folder:
        report = talk(wire(Path(folder), pairs, seed))
    show(
        "Secrets on the wire", {"pairs of worlds": f"{report.pairs:,}", "different": "1" if report.difference else "0"}
    )
    demand(not report.difference, report.difference)


def house_hostile(
    frames: Annotated[int, typer.Option(min=1, help="Hostile frames in all.")] = 1_000_000,
    together: Annotated[int, typer.Option(min=1, help="Hostile sockets at once.")] = 8,
    seed: Seed = "1",
) -> None:
    """Send nonsense of every kind while an honest table plays on."""
    with house_on_trial() as house:
        report = talk(hostile(house, frames, together, seed))
    show(
        "House among hostile guests",
        {
            "frames": f"{report.frames:,}",
            "sockets": f"{report.lines:,}",
            "honest games finished meanwhile": f"{report.honest_games:,}",
        },
    )
