"""Coverage: whether play meets everything that the cards of a game can do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Annotated

import typer
from rich.console import Console

from questkeep.bots import BOTS, bot_named
from questkeep.games import CATALOGUE, game_named
from questkeep.kernel.chance import Rng
from questkeep.kernel.game import Game, Study
from questkeep.lab.arena import play_to_end, read_options
from questkeep.lab.series import Series, play_series
from questkeep.sheet import Sheet


def study_of(game: Game) -> Study:
    """What the game lets us count; ValueError where it lets us count nothing."""
    if game.study is None:
        raise ValueError(f"{game.key} does not say what can happen in it; give it a Study (see kernel/game.py)")
    return game.study


def happened(task: tuple[Series, int]) -> dict[str, set[str]]:
    """One task of a worker process: the next prepared table, for the next number of players."""
    series, number = task
    game = game_named(series.game)
    study = study_of(game)
    turn, place = divmod(number, len(series.tables))
    seats, seed = series.tables[place], f"{series.seed}-{number}"
    prepared = study.prepared(seats)
    start = prepared[turn % len(prepared)]
    options = game.chosen_options({**start.options, **read_options(series.wishes)})
    if start.position is None:
        table = game.new(seats, options, game.standard_deck(), Rng.keyed(seed, 0))
        table.listen()
    else:
        table = game.arrange(seats, options, game.standard_deck(), start.position)
    play_to_end(table, [bot_named(series.bot, game)] * seats, seed, is_chatty=True)
    return study.happened(table)


def coverage(
    game: Annotated[str, typer.Argument(help=f"One of: {', '.join(CATALOGUE)}.")],
    games: Annotated[int, typer.Option(min=1, help="How many; all numbers of players take turns.")] = 2000,
    bot: Annotated[str, typer.Option(help=f"Sits in every seat: {', '.join(BOTS)}.")] = "random",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    option: Annotated[list[str] | None, typer.Option(help="A table option, name=value; may be repeated.")] = None,
    jobs: Annotated[int, typer.Option(help="Processes; 0 takes all cores. The result does not depend on it.")] = 0,
) -> None:
    """Count how much of a game's cards and verbs is met in play; what was never met is named."""
    repertoire = study_of(game_named(game)).repertoire(game_named(game).standard_deck())
    series = Series.chosen(game, bot, option or [], seed)
    played = play_series(happened, series, games, jobs)
    console = Console(highlight=False)
    met = {sort: Counter(name for one in played for name in one[sort]) for sort in repertoire}
    missing = [f"{sort}: {name}" for sort, names in repertoire.items() for name in names if not met[sort][name]]
    console.print(f"{len(played):,} games of {game}, every seat {bot}")
    console.print(sheet_of(repertoire, met))
    console.print(f"Never met: {', '.join(missing)}" if missing else "Everything was met.")
    console.print(
        f"Repeat: questkeep lab coverage {game} --games {len(played)} --bot {bot} {series.written()}", soft_wrap=True
    )
    if missing:
        raise typer.Exit(1)


def sheet_of(repertoire: Mapping[str, Sequence[str]], met: Mapping[str, Counter[str]]) -> Sheet:
    """One line for each sort of things: how many there are, how many were met, and which one hardly ever."""
    rows = []
    for sort, names in repertoire.items():
        rarest = min(names, key=lambda name: met[sort][name])
        count = sum(met[sort][name] > 0 for name in names)
        rows.append([sort, str(len(names)), str(count), f"{rarest}: {met[sort][rarest]:,}"])
    rarest_heading = "rarest, in games"
    return Sheet(["", "there are", "met", rarest_heading], rows, words=[rarest_heading])
