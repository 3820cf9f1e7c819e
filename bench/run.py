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
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
REPORT = ROOT / "docs" / "benchmarks.md"
HEADLINE = "tschak, 4 seats"  # what is compared with other engines
COMPILED_LOOP = "decisions_per_s"
PYTHON_LOOP = "decisions_from_python_per_s"
MOST_DECISIONS = {"OpenSpiel hearts": 3, "Catanatron": 40}  # our targets, as multiples of a peer's decisions
CLONES = 1_000_000  # our target, a second

Rates = dict[str, float]
Report = dict[str, Rates]


class Comparison(NamedTuple):
    """All rates of a run, by what was measured; each is the median of the rounds."""

    compiled: Report
    interpreted: Report
    peers: Report
    versions: dict[str, str]
    how: str


def output_of(command: Sequence[str], environment: Mapping[str, str]) -> str:
    """What a command prints; its complaints go straight to the terminal."""
    try:
        done = subprocess.run(command, cwd=ROOT, env=dict(environment), stdout=subprocess.PIPE, text=True, check=True)
    except (OSError, subprocess.CalledProcessError) as problem:
        raise SystemExit(f"bench: this did not work: {' '.join(command)} ({problem})") from None
    return done.stdout


def measure_house(python: Path, seconds: float, seed: int, build: str) -> Report:
    """One report of `questkeep bench`, by game and seats."""
    environment = dict(os.environ)
    if build == "interpreted":
        environment["PYTHONPATH"] = str(ROOT / "src")
    command = [str(python), "-m", "questkeep", "bench", "--json", "--seconds", str(seconds), "--seed", str(seed)]
    report: dict[str, Any] = json.loads(output_of(command, environment))
    if report["build"] != build:
        raise SystemExit(f"bench: {python} has no {build} build of Questkeep; make it with: make .venv/.built")
    return {f"{row.pop('game')}, {row.pop('seats')} seats": row for row in report["rows"]}


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
    for turn in range(1, rounds + 1):
        with console.status(f"round {turn} of {rounds}"):
            compiled.append(measure_house(python, seconds, turn, "compiled"))
            interpreted.append(measure_house(python, seconds, turn, "interpreted"))
            if peers:
                others.append(measure_peers(peers, seconds, turn, versions))
    how = f"medians of {rounds} rounds with {seconds:g} s for each kind of work, load average {os.getloadavg()[0]:.1f}"
    return Comparison(medians(compiled), medians(interpreted), medians(others) if others else {}, versions, how)


def figure(rate: float | None) -> str:
    """A rate as people read it."""
    return "–" if rate is None else f"{rate:,.0f}" if rate >= 100 else f"{rate:.1f}"


def against_peers(found: Comparison) -> Iterator[list[str]]:
    """The rows of the first table: rates, and how many times as many decisions our two loops make."""
    house, plain = found.compiled[HEADLINE], found.interpreted[HEADLINE]
    lines: list[tuple[str, Rates, str]] = [
        ("**Questkeep Tschak!**, compiled", house, COMPILED_LOOP),
        ("Questkeep Tschak!, compiled, loop in Python", house, PYTHON_LOOP),
        ("Questkeep Tschak!, interpreted", plain, COMPILED_LOOP),
    ]
    lines += [(f"{peer} {found.versions[peer]}", rates, "decisions_per_s") for peer, rates in found.peers.items()]
    for label, rates, loop in lines:
        games = rates["games_per_s"] * rates[loop] / rates["decisions_per_s"]
        times = [f"{house[mine] / rates[loop]:.1f} ×" for mine in (COMPILED_LOOP, PYTHON_LOOP)]
        yield [label, figure(rates[loop]), figure(games), figure(rates.get("clones_per_s")), *times]


def by_work(report: Report) -> Iterator[list[str]]:
    """The rows of a build's own table: every kind of work at every table."""
    for name in report[HEADLINE]:
        if name.endswith("_per_s"):
            label = name.removesuffix("_per_s").replace("_", " ")
            yield [label, *(figure(rates[name]) for rates in report.values())]


def targets(found: Comparison) -> Iterator[list[str]]:
    """The rows of the second table: what we want, what was measured, whether it is reached."""
    house = found.compiled[HEADLINE]
    for peer, wanted in MOST_DECISIONS.items():
        if peer in found.peers:
            times = house[COMPILED_LOOP] / found.peers[peer]["decisions_per_s"]
            yield [f"decisions: at least {wanted} × {peer}", f"{times:.1f} ×", "yes" if times >= wanted else "no"]
    clones = house["clones_per_s"]
    yield [f"clones: at least {CLONES:,} a second", figure(clones), "yes" if clones >= CLONES else "no"]


AGAINST_PEERS = ["engine", "decisions", "games", "clones", "compiled loop is", "loop in Python is"]
TARGETS = ["target", "measured", "reached"]


def markdown(headings: Sequence[str], rows: Iterator[list[str]]) -> str:
    """A table for the report."""
    lines = [headings, ["---", *("--:" for _ in headings[1:])], *rows]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines)


def show(console: Console, title: str, headings: Sequence[str], rows: Iterator[list[str]]) -> None:
    """A table for the terminal."""
    table = Table(headings[0], title=title)
    for heading in headings[1:]:
        table.add_column(heading, justify="right")
    for cells in rows:
        table.add_row(*(cell.replace("**", "") for cell in cells))
    console.print(table)


def processor() -> str:
    """The processor's name, where the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def report(found: Comparison) -> str:
    """The text of docs/benchmarks.md."""
    per_game = found.compiled[HEADLINE]["decisions_per_game"]
    return f"""# Benchmarks

Written by `make bench` on {date.today().isoformat()}: {processor()}, one core of {os.cpu_count()},
{platform.system()}, Python {platform.python_version()}; {found.how}
(1 is this run alone), all engines taking turns within each round. Repeat it with `make bench`;
single rates of the build in use come from `questkeep bench`.

## Against other engines

Uniform random play on one core, nobody listening; all rates are per second of processor time. The last two columns
say how many times as many decisions Questkeep makes as the engine of the line: with its own loop, and with a loop in
Python like that of the peers.

{markdown(AGAINST_PEERS, against_peers(found))}

{markdown(TARGETS, targets(found))}

## Every kind of work

Compiled:

{markdown(["a second", *found.compiled], by_work(found.compiled))}

Interpreted:

{markdown(["a second", *found.interpreted], by_work(found.interpreted))}

## What the numbers mean

- A **decision** is a pick among at least two options. Forced picks, dealing, luck and the final count are timed but
  not counted. A game of Tschak! with four players has {per_game:.0f} decisions. **Games** are dealt, played and
  counted from the start each time; **clones** and **redeals** are taken at all stages of a game;
  **greedy moves** include making the bot's Perspective.
- The games differ: a decision in hearts, Catan or Uno is not a decision in Tschak!, so ratios compare engines as
  they are used, not the same work done twice.
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
    show(console, "Random play on one core, a second", AGAINST_PEERS, against_peers(found))
    for build, rates in (("compiled", found.compiled), ("interpreted", found.interpreted)):
        show(console, f"Every kind of work, {build}", ["a second", *rates], by_work(rates))
    show(console, "Targets", TARGETS, targets(found))
    if found.peers:
        REPORT.write_text(report(found), "utf-8")
        console.print(f"Written: {REPORT.relative_to(ROOT)}")


if __name__ == "__main__":
    typer.run(main)
