"""Measure the compiled build, the interpreted one and other engines in turn, compare, and write docs/benchmarks.md."""

from __future__ import annotations

import json
import os
import platform
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from pathlib import Path
from statistics import median
from typing import Annotated, Any, NamedTuple

import typer
from rich.console import Console

from questkeep.machine import processor
from questkeep.sheet import Sheet

ROOT = Path(__file__).resolve().parent.parent
REPORT = ROOT / "docs" / "benchmarks.md"
SEATS = 4  # each game is compared with other engines at a table for so many
COMPILED_LOOP = "decisions_per_s"
PYTHON_LOOP = "decisions_from_python_per_s"
SEARCH = "simulations_per_s"

Rates = dict[str, float]
Report = dict[str, Rates]


class Target(NamedTuple):
    """What a game should reach: so many times a peer's decisions or simulations, and so many clones a second."""

    decisions: dict[str, int]
    clones: int
    simulations: dict[str, int]


SLOW_SEARCH = {"OpenSpiel Python search": 10}
TARGETS = {
    "tschak": Target({"OpenSpiel hearts": 3, "Catanatron": 40}, 1_000_000, {"OpenSpiel C++ search": 1, **SLOW_SEARCH}),
    "enchanters": Target({"OpenSpiel hearts": 1, "Catanatron": 15}, 300_000, SLOW_SEARCH),
    "schatzjagd": Target({"OpenSpiel hearts": 1, "Catanatron": 15}, 300_000, SLOW_SEARCH),
    "fetch_quest": Target({"OpenSpiel hearts": 1, "Catanatron": 15}, 300_000, SLOW_SEARCH),
}


class Comparison(NamedTuple):
    """All rates of a run, by what was measured; each is the median of the rounds."""

    compiled: Report
    interpreted: Report
    peers: Report
    versions: dict[str, str]
    bounds: list[str]
    how: str


def output_of(command: Sequence[str], environment: Mapping[str, str]) -> str:
    """What a command prints; its complaints go straight to the terminal."""
    try:
        done = subprocess.run(command, cwd=ROOT, env=dict(environment), stdout=subprocess.PIPE, text=True, check=True)
    except (OSError, subprocess.CalledProcessError) as problem:
        raise SystemExit(f"bench: this did not work: {' '.join(command)} ({problem})") from None
    return done.stdout


def measure_house(python: Path, seconds: float, seed: int, build: str, bounds: list[str]) -> Report:
    """One report of `questkeep bench`, by game and seats; notes which games were bounded."""
    environment = dict(os.environ)
    if build == "interpreted":
        environment["PYTHONPATH"] = str(ROOT / "src")
    command = [str(python), "-m", "questkeep", "bench", "--json", "--seconds", str(seconds), "--seed", str(seed)]
    report: dict[str, Any] = json.loads(output_of(command, environment))
    if report["build"] != build:
        raise SystemExit(f"bench: {python} has no {build} build of Questkeep; make it with: make .venv/.built")
    bounds[:] = report["bounds"]
    return {table_name(row.pop("game"), row.pop("seats")): row for row in report["rows"]}


def table_name(game: str, seats: int) -> str:
    """How a game at a table is called in reports."""
    return f"{game}, {seats} seats"


def games_of(report: Report) -> list[str]:
    """The games that are compared with other engines: all that are measured at such a table."""
    games = dict.fromkeys(name.partition(",")[0] for name in report)
    return [game for game in games if table_name(game, SEATS) in report]


def measure_peers(python: Path, seconds: float, seed: int, versions: dict[str, str]) -> Report:
    """One report of bench/peers.py; notes the peers' versions."""
    command = [str(python), "bench/peers.py", "--seconds", str(seconds), "--seed", str(seed)]
    report: Report = {}
    for line in output_of(command, os.environ).splitlines():
        row: dict[str, Any] = json.loads(line)
        versions[row["peer"]] = row["version"]
        report[row["peer"]] = {name: row[name] for name in row if name.endswith("_per_s") and row[name] is not None}
    return report


def medians(rounds: Sequence[Report]) -> Report:
    """Each rate's median over the rounds."""
    return {
        what: {name: median(report[what][name] for report in rounds) for name in rates}
        for what, rates in rounds[0].items()
    }


def compare(python: Path, peers: Path | None, rounds: int, seconds: float, console: Console) -> Comparison:
    """Take turns in short rounds, so that whatever else the machine does meets all alike."""
    compiled, interpreted, others = [], [], []
    versions: dict[str, str] = {}
    bounds: list[str] = []
    for turn in range(1, rounds + 1):
        with console.status(f"round {turn} of {rounds}"):
            compiled.append(measure_house(python, seconds, turn, "compiled", bounds))
            interpreted.append(measure_house(python, seconds, turn, "interpreted", bounds))
            if peers:
                others.append(measure_peers(peers, seconds, turn, versions))
    how = f"medians of {rounds} rounds with {seconds:g} s for each kind of work, load average {os.getloadavg()[0]:.1f}"
    return Comparison(medians(compiled), medians(interpreted), medians(others) if others else {}, versions, bounds, how)


def figure(rate: float | None) -> str:
    """A rate as people read it."""
    return "–" if rate is None else f"{rate:,.0f}" if rate >= 100 else f"{rate:.1f}"


def against_peers(found: Comparison) -> Iterator[list[str]]:
    """The rows of the first table: rates, and how many times as many decisions each of our games makes."""
    games = games_of(found.compiled)
    lines: list[tuple[str, Rates, str, list[str]]] = []
    for game in games:
        house, plain = (build[table_name(game, SEATS)] for build in (found.compiled, found.interpreted))
        lines += [
            (f"**Questkeep {game}**, compiled", house, COMPILED_LOOP, [game]),
            (f"Questkeep {game}, compiled, loop in Python", house, PYTHON_LOOP, [game]),
            (f"Questkeep {game}, interpreted", plain, COMPILED_LOOP, [game]),
        ]
    lines += [
        (f"{peer} {found.versions[peer]}", rates, COMPILED_LOOP, games)
        for peer, rates in found.peers.items()
        if COMPILED_LOOP in rates
    ]
    for label, rates, loop, compared in lines:
        played = rates["games_per_s"] * rates[loop] / rates[COMPILED_LOOP]
        times = [multiples(found, game, rates[loop]) if game in compared else "" for game in games]
        yield [label, figure(rates[loop]), figure(played), figure(rates.get("clones_per_s")), *times]


def multiples(found: Comparison, game: str, decisions: float) -> str:
    """How many times as many decisions a game makes: with the compiled loop, with a loop in Python."""
    house = found.compiled[table_name(game, SEATS)]
    return " / ".join(f"{house[loop] / decisions:.1f} ×" for loop in (COMPILED_LOOP, PYTHON_LOOP))


def search_rows(found: Comparison) -> Iterator[list[str]]:
    """The rows of the table of searches: rates, and how many times as fast each of our games is searched."""
    games = games_of(found.compiled)
    ours = {game: found.compiled[table_name(game, SEATS)][SEARCH] for game in games}
    lines: list[tuple[str, float, list[str]]] = []
    for game, rate in ours.items():
        plain = found.interpreted[table_name(game, SEATS)][SEARCH]
        lines += [(f"**Questkeep {game}**, compiled", rate, [game]), (f"Questkeep {game}, interpreted", plain, [game])]
    lines += [(f"{peer} {found.versions[peer]}", rates[SEARCH], games) for peer, rates in searches_of(found).items()]
    for label, rate, compared in lines:
        yield [label, figure(rate), *(f"{ours[game] / rate:.1f} ×" if game in compared else "" for game in games)]


def searches_of(found: Comparison) -> Report:
    """The peers that search."""
    return {peer: rates for peer, rates in found.peers.items() if SEARCH in rates}


def by_work(report: Report) -> Iterator[list[str]]:
    """The rows of a build's own table: every table with its rate of every kind of work."""
    for name, rates in report.items():
        yield [name, *(figure(rate) for kind, rate in rates.items() if kind.endswith("_per_s"))]


def kinds_of_work(report: Report) -> list[str]:
    """The headings of a build's own table."""
    kinds = next(iter(report.values()))
    return ["a second", *(kind.removesuffix("_per_s").replace("_", " ") for kind in kinds if kind.endswith("_per_s"))]


def targets(found: Comparison) -> Iterator[list[str]]:
    """The rows of the second table: what we want, what was measured, whether it is reached."""
    for game in games_of(found.compiled):
        if game not in TARGETS:
            continue
        house, wanted = found.compiled[table_name(game, SEATS)], TARGETS[game]
        for kind, peers in ((COMPILED_LOOP, wanted.decisions), (SEARCH, wanted.simulations)):
            for peer, most in peers.items():
                if peer in found.peers:
                    times = house[kind] / found.peers[peer][kind]
                    reached = "yes" if times >= most else "no"
                    yield [
                        f"{game}, {kind.removesuffix('_per_s')}: at least {most} × {peer}",
                        f"{times:.1f} ×",
                        reached,
                    ]
        clones = house["clones_per_s"]
        reached = "yes" if clones >= wanted.clones else "no"
        yield [f"{game}, clones: at least {wanted.clones:,} a second", figure(clones), reached]


def peer_headings(found: Comparison) -> list[str]:
    """The headings of the first table."""
    return ["engine", "decisions", "games", "clones", *(f"{game} is" for game in games_of(found.compiled))]


def search_headings(found: Comparison) -> list[str]:
    """The headings of the table of searches."""
    return ["search", "simulations", *(f"{game} is" for game in games_of(found.compiled))]


TARGET_HEADINGS = ["target", "measured", "reached"]


def markdown(headings: Sequence[str], rows: Iterator[list[str]]) -> str:
    """A table for the report."""
    lines = [headings, ["---", *("--:" for _ in headings[1:])], *rows]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines)


def sheet_of(title: str, headings: Sequence[str], rows: Iterator[list[str]]) -> Sheet:
    """A table for the terminal; where it is narrow, two figures share a column, one above the other."""
    plain = [[cell.replace("**", "") for cell in cells] for cells in rows]
    return Sheet(headings, plain, title, under=headings[2::2])


def report(found: Comparison) -> str:
    """The text of docs/benchmarks.md."""
    per_game = ", ".join(
        f"{game} {found.compiled[table_name(game, SEATS)]['decisions_per_game']:.0f}"
        for game in games_of(found.compiled)
    )
    bounded = "".join(f"\n- {line}" for line in found.bounds)
    return f"""# Benchmarks

Written by `make bench` on {date.today().isoformat()}: {processor()}, one core of {os.cpu_count()},
{platform.system()}, Python {platform.python_version()}; {found.how}
(1 is this run alone), all engines taking turns within each round. Repeat it with `make bench`;
single rates of the build in use come from `questkeep bench`.

## Against other engines

Uniform random play on one core, nobody listening, {SEATS} seats; all rates are per second of processor time. The last
columns say how many times as many decisions a game of Questkeep makes as the engine of the line: with its own compiled
loop / with a loop in Python like that of the peers.

{markdown(peer_headings(found), against_peers(found))}

## Search

Information-set Monte Carlo tree search on one core, {SEATS} seats, 400 simulations for each question; the questions
are drawn from all stages of random games; simulations per second of processor time. The peers search hearts
as they come, after the passing of cards.

{markdown(search_headings(found), search_rows(found))}

## Targets

{markdown(TARGET_HEADINGS, targets(found))}

## Every kind of work

Compiled:

{markdown(kinds_of_work(found.compiled), by_work(found.compiled))}

Interpreted:

{markdown(kinds_of_work(found.interpreted), by_work(found.interpreted))}

## What the numbers mean

- A **decision** is a pick among at least two options. Forced picks, dealing, luck and the final count are timed but
  not counted. Decisions in a game with {SEATS} seats: {per_game}. **Games** are dealt, played and counted from the
  start each time; **clones** and **redeals** are taken at all stages of a game;
  **greedy moves** include making the bot's Perspective; **simulations** include dealing the imagined worlds, and are
  counted on questions to which the game's insight sees more than one promising answer.{bounded}
- A **simulation** is not the same work everywhere: ours walks down its trees and asks the game's insight how the new
  table stands; where such a guess needs time to ripen it plays on first, by habit and not at random (Schatzjagd 30
  answers, Fetch Quest 25). OpenSpiel's plays on at random to the end and deals every world anew, where ours takes one
  of 64 again.
- The games differ: a decision in hearts, Catan or Uno is not a decision in one of ours, so ratios compare engines
  as they are used, not the same work done twice.
- `compiled` runs Questkeep's own random play (`kernel/playout.py`), whose loop is compiled together with the rules.
  The peers' loops are in Python (`bench/peers.py`), except Catanatron's own `Game.play()`, which is Python as well.
  The fair like-for-like is the line "loop in Python": same loop, calling the compiled table from outside.
- Interpreted, the loop in Python is the faster one: it draws with Python's `random()`, which is compiled.
- OpenSpiel without a Python loop is faster too: through its `evaluate_bots` we once measured about 1.6 million
  decisions a second in hearts on a machine like this.
- Most answers in Catan are forced: a game of Catanatron has about 1,000 actions, of which some 350 are decisions.
- RLCard encodes an observation at each step, whether wanted or not; it offers no clone.
- Even processor time wanders by a third on a shared machine; trust ratios within one run more than rates.
"""


def main(
    python: Annotated[Path, typer.Option(help="Has the compiled Questkeep.")] = Path(".venv/bin/python"),
    peers: Annotated[Path, typer.Option(help="Has bench/peers.lock.")] = Path(".venv-peers/bin/python"),
    rounds: Annotated[int, typer.Option(min=1, help="Medians are taken over these.")] = 3,
    seconds: Annotated[float, typer.Option(help="For each kind of work in each round.")] = 1.0,
) -> None:
    """Compare the speed of Questkeep with its interpreted self and with other engines."""
    console = Console(highlight=False)
    has_peers = (ROOT / peers).exists()
    if not has_peers:
        how = "make .venv-peers/.installed"
        console.print(f"There is no {peers}, so other engines are left out; set it up with: {how}", soft_wrap=True)
    found = compare(python, peers if has_peers else None, rounds, seconds, console)
    console.print(sheet_of("Random play on one core, a second", peer_headings(found), against_peers(found)))
    console.print(sheet_of("Search on one core, a second", search_headings(found), search_rows(found)))
    for build, rates in (("compiled", found.compiled), ("interpreted", found.interpreted)):
        console.print(sheet_of(f"Every kind of work, {build}", kinds_of_work(rates), by_work(rates)))
    console.print(sheet_of("Targets", TARGET_HEADINGS, targets(found)))
    if found.peers:
        REPORT.write_text(report(found), "utf-8")
        console.print(f"Written: {REPORT.relative_to(ROOT)}")


if __name__ == "__main__":
    typer.run(main)
