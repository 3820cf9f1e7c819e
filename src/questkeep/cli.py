"""The command line: every room of the house has its door here."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from questkeep.bench import bench
from questkeep.kernel.errors import BadFile, IllegalPick, UnfitTable
from questkeep.lab.arena import arena
from questkeep.lab.balance import balance
from questkeep.lab.coverage import coverage
from questkeep.lab.hidden import hidden
from questkeep.lab.ladder_command import ladder
from questkeep.lab.laws_command import laws
from questkeep.lab.learn import learn
from questkeep.lab.lengths import lengths
from questkeep.lab.peeking import peeking
from questkeep.lab.second_looks_command import second_looks
from questkeep.lab.teams import teams
from questkeep.lab.tune_command import tune
from questkeep.records import RecordFile, seed_hash
from questkeep.scenarios import read_scenario, scenario_files
from questkeep.server.serve import backup, serve
from questkeep.terminal.play import play
from questkeep.terminal.replay import replay
from questkeep.text import Texts, language_of
from questkeep.text.unfit import unfit_text
from questkeep.trials.commands import (
    house_chaos,
    house_hostile,
    house_load,
    house_mistakes,
    house_on_a_full_disk,
    house_siege,
    house_thinking,
    house_wire,
)

app = typer.Typer(
    help="Questkeep: fantasy tabletop games on one honest engine.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
lab = typer.Typer(help="For designers and researchers: tournaments, balance and proofs.", no_args_is_help=True)
app.command()(play)
app.command()(replay)
app.command()(serve)
app.command()(backup)
app.command()(bench)
lab.command()(arena)
lab.command()(balance)
lab.command()(coverage)
lab.command()(hidden)
lab.command()(ladder)
lab.command()(laws)
lab.command()(learn)
lab.command()(lengths)
lab.command()(peeking)
lab.command("second-looks")(second_looks)
lab.command()(teams)
lab.command()(tune)
trials = typer.Typer(help="For hosts: prove the house on this machine.", no_args_is_help=True)
trials.command("load")(house_load)
trials.command("bots")(house_thinking)
trials.command("chaos")(house_chaos)
trials.command("wire")(house_wire)
trials.command("hostile")(house_hostile)
trials.command("full-disk")(house_on_a_full_disk)
trials.command("siege")(house_siege)
trials.command("mistakes")(house_mistakes)


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


@app.command()
def verify(
    record: Annotated[Path, typer.Argument(help="The record of a finished game.")],
    hash: Annotated[str, typer.Option(help="The hash of the seed that was shown before the first card.")] = "",
) -> None:
    """Check that a game was dealt from its seed and played by the rules."""
    file = RecordFile(record)
    outcome = file.table_at(len(file.record.picks)).outcome()
    ended = f"the game ended {outcome.scores}" if outcome else "the game is not over"
    found = seed_hash(file.record.seed)
    print(f"{record}: all {len(file.record.picks)} picks are legal, {ended}")
    if file.record.is_practice:
        print("It was practice: steps could be taken back after something was shown.")
    print(f"hash of the seed: {found}")
    if hash and hash.strip().lower() != found:
        raise ValueError(f"the seed is not the one promised before the game ({hash})")
    print("It is the hash that was promised." if hash else "Compare it with the hash shown before the first card.")


app.add_typer(lab, name="lab")
app.add_typer(trials, name="trial")


def main() -> None:
    """Run a command; what a person did wrong is told in one line, without a traceback."""
    try:
        app()
    except OSError as problem:
        print(f"questkeep: {problem.filename or 'the disk'}: {problem.strerror}", file=sys.stderr)
        sys.exit(2)
    except UnfitTable as unfit:
        print(f"questkeep: {unfit_text(Texts(language_of()), unfit)}", file=sys.stderr)
        sys.exit(2)
    except (BadFile, IllegalPick, ValueError) as problem:
        print(f"questkeep: {problem}", file=sys.stderr)
        sys.exit(2)
