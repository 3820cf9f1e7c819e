"""The command that plays a ladder: on all cores, and from where it was stopped."""

from __future__ import annotations

import os
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from questkeep.bots import BOTS
from questkeep.games import CATALOGUE
from questkeep.lab.arena import label_of
from questkeep.lab.ladder import RUNGS, Ladder
from questkeep.lab.ladder_sheets import HOW_TO_READ, rewrite, section_of, sheets_of
from questkeep.lab.ledger import Ledger, play_deal
from questkeep.lab.series import bar, crew
from questkeep.records import home_folder
from questkeep.sheet import flowing


def play_missing(ladder: Ladder, ledger: Ledger, workers: int, notes: Console) -> bool:
    """Play what is not in the ledger yet; False if somebody stopped it, and then all that was finished is kept."""
    with ExitStack() as stack:
        try:
            progress = stack.enter_context(bar(notes))
            played = map if workers == 1 else stack.enter_context(crew(workers)).imap_unordered
            task = progress.add_task("playing", total=0)
            while missing := [deal for deal in ladder.deals(ledger) if deal not in ledger.played]:
                progress.update(task, total=(progress.tasks[task].total or 0) + len(missing))
                for deal, found in played(play_deal, missing):
                    ledger.add(deal, found)
                    progress.advance(task)
        except KeyboardInterrupt:
            return False
    return True


def ladder(
    game: Annotated[str, typer.Argument(help=f"One of: {', '.join(CATALOGUE)}.")],
    bots: Annotated[
        str,
        typer.Option(
            help=f"The rungs from the weakest up, by comma: {', '.join(BOTS)}.", show_default=", ".join(RUNGS)
        ),
    ] = ",".join(RUNGS),
    games: Annotated[int, typer.Option(help="Of each two neighbours; they come in pairs.")] = 400,
    most: Annotated[int, typer.Option(help="As many if the sequential test stays open.")] = 1600,
    besides: Annotated[int, typer.Option(min=0, help="Games of each larger table, or of each mixed team.")] = 200,
    seats: Annotated[int, typer.Option(help="Half of them for each neighbour; 0 takes the fewest.")] = 0,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    option: Annotated[list[str] | None, typer.Option(help="A table option, name=value; may be repeated.")] = None,
    jobs: Annotated[int, typer.Option(help="Processes; 0 takes all cores. The result does not depend on it.")] = 0,
    resume: Annotated[Path | None, typer.Option(help="The file of finished deals, if not the usual one.")] = None,
    write: Annotated[Path | None, typer.Option(help="A page whose section on this game is to be rewritten.")] = None,
) -> None:
    """Find out how strong the bots are; after Ctrl-C or a crash the same command goes on where it was."""
    chosen = Ladder.chosen(game, bots.split(","), seats, games, most, besides, option or [], seed)
    ledger = Ledger(resume or home_folder() / "ladder" / f"{game}.jsonl", game)
    notes = Console(stderr=True, highlight=False, soft_wrap=True)
    is_complete = play_missing(chosen, ledger, jobs or os.cpu_count() or 1, notes)
    console = Console(highlight=False)
    console.print(f"The ladder of {label_of(game, dict(chosen.options))}, neighbours at tables for {chosen.seats}")
    for sheet in sheets_of(chosen, ledger):
        console.print(sheet)
    console.print(flowing(HOW_TO_READ))
    console.print(f"Repeat: {chosen.written()}", soft_wrap=True)
    if not is_complete:
        notes.print(f"stopped; {ledger.path} keeps what was played, and the same command goes on from there")
        raise typer.Exit(1)
    if write:
        rewrite(write, section_of(chosen, ledger))
