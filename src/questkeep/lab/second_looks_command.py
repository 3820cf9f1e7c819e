"""The command that proves at full size that taking back, votes and stand-ins give nobody a second look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, NamedTuple

import typer
from rich.console import Console

from questkeep.consent import Consent
from questkeep.games import CATALOGUE, game_named
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat
from questkeep.kernel.game import State
from questkeep.lab.laws_command import settings_tried, share
from questkeep.lab.second_looks import MakeConsent, Pair
from questkeep.lab.series import on_all_cores
from questkeep.lab.walks import drawn_evenly, on_trial, walk
from questkeep.machine import build_in_use
from questkeep.sheet import Sheet

PAIRS_OF_A_GAME: Final = 40


class Task(NamedTuple):
    """One game and how many pairs of worlds are taken from it; plain values for other processes."""

    game: str
    number: int
    pairs: int
    seed: int


class Tally(NamedTuple):
    """What became of pairs of worlds: how many parted, what was taken back after that, and what was wrong with it."""

    pairs: int
    parted: int
    agreed: int
    anew: int
    problems: tuple[str, ...]


def seats_asked(table: State) -> list[Seat]:
    """Whoever is asked has a choice of which he might get a second look."""
    return table.asked()


def try_game(task: Task, consent: MakeConsent = Consent) -> Tally:
    """Try the pairs of one random game; settings take turns."""
    settings = settings_tried(task.game)
    seed = f"{task.seed}/{task.number}"
    walked = walk(settings[task.number % len(settings)], seed)
    found = []
    for position in drawn_evenly(walked, Rng(f"{seed}/pairs"), task.pairs, seats_asked):
        with on_trial("no second look", position.where()):
            found.append(Pair(position, consent).compared())
    again = f"; again with lab.second_looks_command.try_game({task})"
    return Tally(
        len(found),
        sum(pair.has_parted for pair in found),
        sum(pair.agreed for pair in found),
        sum(pair.anew for pair in found),
        tuple(pair.problem + again for pair in found if pair.problem),
    )


def tasks_of(game: str, pairs: int, seed: int) -> list[Task]:
    """The whole work: as many games as the pairs need, and each setting as far as they reach."""
    games = min(pairs, max(-(-pairs // PAIRS_OF_A_GAME), len(settings_tried(game))))
    return [Task(game, number, share(pairs, games, number), seed) for number in range(games)]


def summed(tallies: Sequence[Tally]) -> Tally:
    """All tallies as one."""
    return Tally(
        sum(tally.pairs for tally in tallies),
        sum(tally.parted for tally in tallies),
        sum(tally.agreed for tally in tallies),
        sum(tally.anew for tally in tallies),
        tuple(problem for tally in tallies for problem in tally.problems),
    )


def second_looks(
    game: Annotated[str, typer.Argument(help=f"One of: {', '.join(CATALOGUE)}.")],
    pairs: Annotated[int, typer.Option(min=1, help="Pairs of worlds, all settings together.")] = 20_000,
    seed: Annotated[int, typer.Option(help="Another seed tries other games.")] = 1,
    jobs: Annotated[int, typer.Option(help="Processes; 0 takes all cores. The result does not depend on it.")] = 0,
) -> None:
    """Prove that nobody chooses again with more knowledge: steps taken back, votes, stand-ins, practice."""
    finality = game_named(game).finality_clause
    found = on_all_cores(try_game, tasks_of(game, pairs, seed), jobs)
    if not found:
        raise ValueError("stopped before the first game was over; let it play on, or ask for fewer --pairs")
    console = Console(highlight=False)
    tally = summed(found)
    console.print(f"Pairs of worlds of {game} that look the same to a seat before it chooses, {build_in_use()}")
    console.print(sheet_of(tally))
    console.print(f"Repeat: questkeep lab second-looks {game} --pairs {pairs} --seed {seed}", soft_wrap=True)
    if tally.problems:
        console.print(f"Somebody looks twice. {tally.problems[0]}", style="bold red", markup=False, soft_wrap=True)
        raise typer.Exit(1)
    if not tally.parted or not (finality or (tally.agreed and tally.anew)):
        console.print("Nothing is proved: too little was taken back; try more pairs.")
        raise typer.Exit(1)
    console.print("Nobody looks twice." + (f" Nothing shown is ever taken back [{finality}]." if finality else ""))


def sheet_of(tally: Tally) -> Sheet:
    """What became of all pairs."""
    counts = {
        "pairs": tally.pairs,
        "come to look different": tally.parted,
        "then taken back: agreed": tally.agreed,
        "then taken back: dealt anew": tally.anew,
        "second looks": len(tally.problems),
    }
    return Sheet(["", ""], [[name, f"{count:,}"] for name, count in counts.items()])
