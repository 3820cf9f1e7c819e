"""The command line: every room of the house has its door here."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from questkeep.bench import bench
from questkeep.kernel.errors import BadFile, IllegalPick
from questkeep.lab.arena import arena
from questkeep.lab.laws_command import laws
from questkeep.scenarios import read_scenario, scenario_files
from questkeep.server.serve import backup, serve
from questkeep.terminal.play import play
from questkeep.terminal.replay import replay

app = typer.Typer(
    help="Questkeep: fantasy tabletop games on one honest engine.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
lab = typer.Typer(help="For designers and researchers: tournaments and proofs.", no_args_is_help=True)
app.command()(play)
app.command()(replay)
app.command()(serve)
app.command()(backup)
app.command()(bench)
lab.command()(arena)
lab.command()(laws)


@app.command()
def check(
    paths: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Scenario files, or folders of them.")],
) -> None:
    """Run rule cases written as data (see docs/scenarios.md)."""
    console = Console(highlight=False, soft_wrap=True)
    files = scenario_files(paths)
    failed = 0
    for path in files:
        try:
            scenario = read_scenario(path)
            problems = scenario.run()
        except BadFile as bad:
            problems = [str(bad)]
        failed += bool(problems)
        console.print(f"[red]fail[/] {path}" if problems else f"[green]ok[/]   {path}: {scenario.title}")
        for problem in problems:
            console.print("     " + problem, markup=False)
    console.print(f"{len(files) - failed} passed, {failed} failed")
    if failed or not files:
        raise typer.Exit(1)


app.add_typer(lab, name="lab")


def main() -> None:
    """Run a command; what a person did wrong is told in one line, without a traceback."""
    try:
        app()
    except OSError as problem:
        print(f"questkeep: {problem.filename or 'the disk'}: {problem.strerror}", file=sys.stderr)
        sys.exit(2)
    except (BadFile, IllegalPick, ValueError) as problem:
        print(f"questkeep: {problem}", file=sys.stderr)
        sys.exit(2)
