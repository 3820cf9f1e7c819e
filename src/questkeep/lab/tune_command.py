"""The command that tunes the weights of a game's insight, and proves what that has gained."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Annotated

import typer
from rich.console import Console

from questkeep.bots import BOTS, bot_named
from questkeep.games import CATALOGUE, game_named
from questkeep.kernel.errors import BadFile
from questkeep.lab.arena import Weights, read_options
from questkeep.lab.ratings import elo_of, paired_rate
from questkeep.lab.series import bar, crew
from questkeep.lab.teams import rate_of
from questkeep.lab.tune import Bout, Match, Tuning, climb, play_bout
from questkeep.sheet import Sheet
from questkeep.weights import read_weights, written_weights

HABIT = "habit-"  # begins the names of weights that only habits go by
FEWEST = 10  # games of half a round, or of the proof: fewer give no interval to be trusted


def weights_of(start: Path, known: Iterable[str]) -> Weights:
    """The weights of a file."""
    try:
        return tuple(read_weights(str(start), start.read_text("utf-8"), known).items())
    except UnicodeDecodeError:
        raise BadFile(str(start), "", "is not a text file in UTF-8; weights are written in TOML") from None


def chosen_names(key: str, bot: str, only: str, weights: Weights) -> list[str]:
    """The weights that may move, in the order of the file: those named, or all that the bot goes by."""
    known = [name for name, _ in weights]
    wanted = only.split(",") if only else [name for name in known if name.startswith(HABIT) == (bot == "habit")]
    if not wanted:
        raise ValueError(f"{key} has no weights for its habits; take --bot greedy")
    for name in wanted:
        if name not in known:
            raise ValueError(f"{key} has no weight {name!r}; it has {', '.join(known)}")
    return [name for name in known if name in wanted]


def chosen_tuning(key: str, bot: str, seats: int, wishes: Sequence[str], seed: int) -> Tuning:
    """What is to be played; ValueError says what cannot be."""
    game = game_named(key)
    bot_named(bot, game)
    if bot == "random":
        raise ValueError("random goes by no weights; take --bot greedy")
    seats = seats or game.seats[0] + (0 if game.is_cooperative else game.seats[0] % 2)
    if seats % 2 and not game.is_cooperative:
        raise ValueError(f"--seats must be even, not {seats}: each of two sets of weights takes half of them")
    options = game.chosen_options(read_options(wishes))
    game.check_table(seats, options, game.standard_deck())
    return Tuning(key, bot, seats, game.is_cooperative, tuple(options.items()), seed)


def tune(
    game: Annotated[str, typer.Argument(help=f"One of: {', '.join(CATALOGUE)}.")],
    rounds: Annotated[int, typer.Option(min=0, help="How many candidates are tried.")] = 20,
    games: Annotated[int, typer.Option(help="Of each half of a round: to find a candidate, and to try it.")] = 200,
    proof: Annotated[int, typer.Option(help="Games at the end: the last weights against the plain ones.")] = 1000,
    step: Annotated[
        float, typer.Option(min=0.01, help="How far a weight moves in a round; 0.15 is about 15 %.")
    ] = 0.15,
    only: Annotated[
        str, typer.Option(help="The weights that may move, by comma; all of the bot if none is named.")
    ] = "",
    start: Annotated[Path | None, typer.Option(help="A file of weights to begin with, if not the game's own.")] = None,
    bot: Annotated[str, typer.Option(help=f"Who goes by the weights: {', '.join(BOTS)}.")] = "greedy",
    seats: Annotated[int, typer.Option(help="How many play; 0 takes the fewest.")] = 0,
    seed: Annotated[int, typer.Option(help="The same seed gives the same weights.")] = 1,
    option: Annotated[list[str] | None, typer.Option(help="A table option, name=value; may be repeated.")] = None,
    out: Annotated[Path | None, typer.Option(help="A file for the new weights; printed if none is named.")] = None,
    jobs: Annotated[int, typer.Option(help="Processes; 0 takes all cores. The result does not depend on it.")] = 0,
) -> None:
    """Look for better weights by self-play (docs/tuning.md), and prove with fresh luck what they gain."""
    wishes = option or []
    tuning = chosen_tuning(game, bot, seats, wishes, seed)
    plain = tuple(game_named(game).insight.weights.items())
    weights = plain if start is None else weights_of(start, dict(plain))
    names = chosen_names(game, bot, only, plain)
    if min(games, proof) < FEWEST:
        raise ValueError(f"--games and --proof must be at least {FEWEST}: fewer give no interval to be trusted")
    if out and not out.parent.is_dir():
        raise ValueError(f"there is no folder {out.parent} for --out; make it first")
    pairs, proof_pairs = -(-games // 2), -(-proof // 2)
    console = Console(highlight=False)
    notes = Console(stderr=True, highlight=False)
    bouts: list[Bout] = []
    is_stopped = False
    workers = jobs or os.cpu_count() or 1
    deals = count()
    console.print(f"Tuning {len(names)} weights of {game}: {bot} at tables for {tuning.seats}, {rounds} rounds")
    try:
        with ExitStack() as stack:
            played = map if workers == 1 else stack.enter_context(crew(workers)).imap
            progress = stack.enter_context(bar(notes))
            task = progress.add_task("tuning", total=2 * (rounds * 2 * pairs + proof_pairs))

            def met(matches: Sequence[Match]) -> list[Bout]:
                """Every match has a deal of its own that no other has used."""
                found = []
                for bout in played(play_bout, [(tuning, next(deals), match) for match in matches]):
                    found.append(bout)
                    progress.advance(task, 2)
                return found

            def judge(matches: Sequence[Match]) -> list[float]:
                return [bout.score for bout in met(matches)]

            for tried in climb(weights, names, judge, rounds, pairs, step, Random(seed)):
                score = f"{tried.rate.mean:.1%} ({tried.rate.low:.1%} … {tried.rate.high:.1%})"
                if tried.is_accepted:
                    weights = tried.weights
                    console.print(f"round {tried.number}: accepted, {score} against the weights so far")
                else:
                    notes.print(f"round {tried.number}: {score}", style="dim")
            if weights != plain:
                bouts = met([(weights, plain)] * proof_pairs)
    except KeyboardInterrupt:
        is_stopped = True
        notes.print("stopped; the weights so far are not proved")
    show_proof(console, tuning, bouts)
    show_weights(console, plain, weights)
    words = [f"--rounds {rounds} --games {games} --proof {proof} --step {step} --bot {bot} --seats {tuning.seats}"]
    words += [f"--seed {seed}", *([f"--only {only}"] if only else []), *([f"--start {start}"] if start else [])]
    words += [f"--option {wish}" for wish in wishes]
    console.print(f"Repeat: questkeep lab tune {game} {' '.join(words)}", soft_wrap=True)
    text = written_weights(f"questkeep.games.{game}", dict(weights))
    if out:
        out.write_text(text, "utf-8")
    else:
        print(f"\n{text}", end="")
    if is_stopped:
        raise typer.Exit(1)


def show_proof(console: Console, tuning: Tuning, bouts: Sequence[Bout]) -> None:
    """What the last weights score against the plain ones, in games that were not used to find them."""
    if not bouts:
        return
    rate = paired_rate([bout.score for bout in bouts])
    score = f"{rate.mean:.1%} (95 % interval {rate.low:.1%} … {rate.high:.1%})"
    console.print(f"Proof on {2 * len(bouts):,} fresh games: the last weights score {score} against the plain ones")
    if tuning.is_cooperative:
        for label, ends in (("plain", [bout.other for bout in bouts]), ("last", [bout.one for bout in bouts])):
            won = rate_of(sum(end.win > 0 for end in ends), len(ends))
            points = fmean(end.score for end in ends)
            console.print(f"  {label}: {won.mean:.1%} won ({won.low:.1%} … {won.high:.1%}), mean score {points:.2f}")
    else:
        console.print(f"  that is {elo_of(rate.mean):+.0f} Elo ({elo_of(rate.low):+.0f} … {elo_of(rate.high):+.0f})")
    console.print("A clear gain." if rate.low > 0.5 else "No clear gain: the interval does not lie above 50 %.")


def show_weights(console: Console, plain: Weights, last: Weights) -> None:
    """Those that have moved."""
    rows = [
        [name, f"{before:g}", f"{after:g}"]
        for (name, before), (_, after) in zip(plain, last, strict=True)
        if after != before
    ]
    console.print(Sheet(["weight", "plain", "last"], rows) if rows else "No weight has moved.")
