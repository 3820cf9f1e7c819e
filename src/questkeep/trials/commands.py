"""Trials of the game house as commands: load, power cuts, secrets on the wire, hostile guests, mistakes of our own."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Annotated

import typer
from rich.console import Console

from questkeep.machine import build_in_use
from questkeep.sheet import Sheet
from questkeep.trials.chaos import chaos
from questkeep.trials.client import talk
from questkeep.trials.disk import SmallDisk
from questkeep.trials.fulldisk import full_disk
from questkeep.trials.hostile import hostile
from questkeep.trials.house_process import HouseProcess
from questkeep.trials.load import allow_many_sockets, load
from questkeep.trials.mistakes import mistakes, planted_house
from questkeep.trials.siege import siege
from questkeep.trials.thinking import LevelFigures, thinking
from questkeep.trials.wire import wire

TIMER = 0.1  # seconds by which the house may notice later that the time is up
Seed = Annotated[str, typer.Option(help="Another seed tries other games.")]


def show(title: str, figures: Mapping[str, str] | Sheet) -> None:
    """Print what was measured, and with what: a sheet, or one line for each figure."""
    console = Console(highlight=False)
    console.print(f"{title} ({build_in_use()}, {os.cpu_count()} cores)", style="bold")
    console.print(figures if isinstance(figures, Sheet) else Sheet(["", ""], list(figures.items())))


def demand(holds: bool, problem: str) -> None:
    """End with an error if a law of the house was broken."""
    if not holds:
        Console().print(problem, style="bold red", markup=False, soft_wrap=True)
        raise typer.Exit(1)


BEHIND_A_PROXY = ["--public-address", "https://games.example.org"]  # then every caller has an address and an allowance


@contextmanager
def house_on_trial(core: int | None = None, wishes: list[str] | None = None) -> Iterator[HouseProcess]:
    """An open house with a data folder of its own; whatever is done to it, it shows no traceback."""
    allow_many_sockets()
    with tempfile.TemporaryDirectory() as folder:
        house = HouseProcess(Path(folder), core, wishes)
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
            "the disk's own fsync in the same seconds, p50": f"{report.fsyncs.percentile(0.5):.1f} ms",
            "the disk's own fsync in the same seconds, p99": f"{report.fsyncs.percentile(0.99):.1f} ms",
            "p99 less the disk's p99": f"{report.own_p99:.1f} ms",
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
    show(f"Bots at {tables} tables: from question to answer", sheet_of_thoughts(levels))
    late = [level for level, figures in levels.items() if figures.percentile(0.99) > figures.limit + TIMER]
    demand(not late, f"Too late: {', '.join(late)}.")


def sheet_of_thoughts(levels: Mapping[str, LevelFigures]) -> Sheet:
    """How long each level has thought, and how often it had to be content with less than its thought."""
    rows = [
        [
            level,
            f"{figures.limit:.0f} s",
            f"{figures.percentile(0.5):.2f} s",
            f"{figures.percentile(0.99):.2f} s",
            f"{figures.answers:,}",
            f"{figures.served.get('quick', 0):,}",
            f"{figures.served.get('nothing', 0):,}",
        ]
        for level, figures in levels.items()
    ]
    return Sheet(["level", "within", "p50", "p99", "answers", "quick ones", "the game's fallback"], rows)


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
    house_on_a_full_disk(seed=seed)


def house_on_a_full_disk(
    times: Annotated[int, typer.Option(min=1, help="How often the disk is filled.")] = 5,
    tables: Annotated[int, typer.Option(min=1, help="Tables of four that play at once.")] = 20,
    seed: Seed = "1",
) -> None:
    """Fill the disk under load and free it again, and open the folder twice."""
    with tempfile.TemporaryDirectory() as folder:
        disk = SmallDisk(Path(folder) / "disk")
        disk.mount()
        house = HouseProcess(disk.folder)
        try:
            house.open()
            report = talk(full_disk(house, disk, tables, times, seed))
        finally:
            house.close()
            log = house.log()
            disk.unmount()
    demand("Traceback" not in log, log)
    show(
        "House on a full disk",
        {
            "the disk": "a small tmpfs" if report.is_mounted else "a limit on the size of files",
            "times full": f"{report.times_full:,}",
            "moves refused as not saved": f"{report.unsaved:,}",
            "times that healthz told of it": f"{report.told_by_healthz:,}",
            "acknowledged moves": f"{len(report.acknowledged):,}",
            "lost": f"{report.lost:,}",
            "views different": f"{report.views_different:,}",
            "moves after there was room again": f"{report.moves_afterwards:,}",
        },
    )
    Console(highlight=False, markup=False).print(f"A second house on the folder says: {report.second_house}")
    demand(report.lost == 0 and report.views_different == 0, "The house has lost what it had acknowledged.")
    demand(report.told_by_healthz == report.times_full, "The house did not say that the disk is full.")


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
    house_siege(seed=seed)


def house_siege(
    tables: Annotated[int, typer.Option(min=1, help="Tables of four that move once a second.")] = 200,
    seconds: Annotated[float, typer.Option(min=1, help="Length of the attack, and of the quiet run before it.")] = 300,
    networks: Annotated[int, typer.Option(min=1, help="Networks the hostile guest comes from.")] = 1,
    core: Annotated[int, typer.Option(min=0, help="The core the server is held to.")] = 0,
    seed: Seed = "1",
) -> None:
    """Decks, records, undo storms, votes, half-open connections: do those who play at other tables notice?"""
    with house_on_trial(core, BEHIND_A_PROXY) as house:
        report = talk(siege(house, tables, seconds, seed, networks))
    quiet, besieged = report.quiet, report.besieged
    show(
        f"House under siege: {tables} tables × 1 move/s for {seconds:.0f} s",
        {
            "p99 left alone, less the disk's own": f"{quiet.own_p99:.1f} ms",
            "p99 under attack, less the disk's own": f"{besieged.own_p99:.1f} ms",
            "p50 left alone, under attack": f"{quiet.percentile(0.5):.1f} ms, {besieged.percentile(0.5):.1f} ms",
            "the disk's p99 left alone, under attack": (
                f"{quiet.fsyncs.percentile(0.99):.1f} ms, {besieged.fsyncs.percentile(0.99):.1f} ms"
            ),
            "healthz, p99": f"{report.health_p99:.0f} ms",
            **{f"answered: {said}": f"{count:,}" for said, count in sorted(report.answers.items())},
        },
    )
    demand(not report.mistakes, "The house failed at a hostile request.")


def house_mistakes(
    places: Annotated[int, typer.Option(min=1, help="Mistakes to plant that are met.")] = 200,
    seed: Seed = "1",
) -> None:
    """Plant mistakes in rules, views, faces and bots: each stops one table at most, and is always told of."""
    demand(build_in_use() == "interpreted", "This needs the rules in plain Python (PYTHONPATH=src).")
    with tempfile.TemporaryDirectory() as folder, planted_house(Path(folder)) as (house, field):
        report = talk(mistakes(house, field, places, seed))
    show(
        "House with mistakes of its own",
        {
            "mistakes met": f"{len(report.met):,}",
            **{f"in {room}": f"{count:,}" for room, count in sorted(report.rooms.items())},
            **{f"told by {how}": f"{count:,}" for how, count in sorted(report.told.items())},
            "acts at healthy tables meanwhile": f"{report.healthy_acts:,}",
            "broken tables, still broken after a restart": f"{report.still_broken:,}",
            "broken tables, gone on with another build": f"{report.gone_on:,}",
        },
    )
    demand(not report.harm, "\n".join(report.harm))
    demand(len(report.met) >= places, "There are not so many places that are met.")
