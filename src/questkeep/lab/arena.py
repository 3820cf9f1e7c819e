"""The arena: bots play each other until chance has little left to say."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import inf
from multiprocessing import get_context
from statistics import fmean, stdev
from time import perf_counter
from typing import Annotated, NamedTuple

import typer
from rich.console import Console
from rich.progress import Progress

from questkeep.bots import BOTS, bot_named
from questkeep.bots.bot import Bot
from questkeep.games import CATALOGUE, game_named
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat
from questkeep.kernel.game import WITHDRAW, Code, Outcome, State
from questkeep.kernel.perspective import Perspective
from questkeep.sheet import Sheet

NORMAL_95 = 1.96  # standard errors on either side of a mean that hold it 95 times in 100
SILENCE = 4  # so many answers pass, on average, before somebody at a chatty table speaks

Eyes = Callable[[State, Seat, Rng], Perspective]
"""How a seat gets to know a table; all but the lab's all-seeing bots have the kernel's Perspective."""


Weights = tuple[tuple[str, float], ...]
"""Names and numbers: what an insight goes by, in a form that can be compared and sent."""


class Contest(NamedTuple):
    """Who plays what; plain values, so that it can be handed to other processes."""

    game: str
    bots: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    seed: int
    weights: tuple[Weights, ...] = ()
    """What each bot's insight goes by, where it is not what the game ships."""


class Result(NamedTuple):
    """How one bot did, in one game or on average."""

    rank: float
    win: float
    score: float


class Estimate(NamedTuple):
    """A mean and how far the truth may be from it, with 95 % confidence."""

    mean: float
    margin: float


class Standing(NamedTuple):
    """How one bot did in the whole contest."""

    bot: str
    rank: Estimate
    win: Estimate
    score: Estimate


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent values, give or take 1.96 standard errors: to be trusted from about thirty values on.

    >>> estimate([0.0, 1.0, 0.0, 1.0]).mean
    0.5
    """
    return Estimate(fmean(values), NORMAL_95 * stdev(values) / len(values) ** 0.5)


def result_of(outcome: Outcome, seat: int) -> Result:
    """What an outcome means for one seat: equals share the ranks they take up and the victory.

    >>> result_of(Outcome([7, 7, 3], [1, 1, 3], [0, 1]), 0)
    Result(rank=1.5, win=0.5, score=7.0)
    """
    place = outcome.places[seat]
    win = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    return Result(place + (outcome.places.count(place) - 1) / 2, win, float(outcome.scores[seat]))


def play_to_end(
    table: State, players: Sequence[Bot], seed: str, is_chatty: bool = False, eyes: Eyes = Perspective
) -> tuple[Outcome, int]:
    """Let the bots play; returns the outcome and the number of picks."""
    picks = play_on(table, players, seed, is_chatty=is_chatty, eyes=eyes)
    outcome = table.outcome()
    assert outcome is not None
    return outcome, picks


def play_on(
    table: State,
    players: Sequence[Bot],
    seed: str,
    most_picks: float = inf,
    is_chatty: bool = False,
    eyes: Eyes = Perspective,
) -> int:
    """Let the bots play until the game is over or so many picks were made; returns the number of picks.

    The luck of the table is that of a record with this seed, each seat has luck of its own. Bots say what they would
    say at any table; at a chatty one somebody now and then says something that may be said unasked, whatever it is.
    """
    lucks = [Rng(f"{seed}/seat {seat}") for seat in range(len(players))]
    chatter = Rng(f"{seed}/chatter")
    row = 0
    while (asked := table.asked()) and row < most_picks:
        if is_chatty and chatter.below(SILENCE) == 0:
            seat = Seat(chatter.below(len(players)))
            sayable = [code for code in table.may(seat) if code != WITHDRAW]
            if sayable:
                row += 1
                table.apply(seat, sayable[chatter.below(len(sayable))], Rng.keyed(seed, row))
        seat = asked[0]
        for speaker in [*table.addressed(), seat]:
            while (said := remark_of(table, players[speaker], speaker, lucks[speaker], eyes)) is not None:
                row += 1
                table.apply(speaker, said, Rng.keyed(seed, row))
        row += 1
        code = players[seat].choose(eyes(table, seat, lucks[seat]), lucks[seat])
        table.apply(seat, code, Rng.keyed(seed, row))
    return row


def remark_of(table: State, bot: Bot, seat: Seat, luck: Rng, eyes: Eyes = Perspective) -> Code | None:
    """What the bot says before it answers or to whoever has asked it something, if anything may be said."""
    if not table.may(seat) or (seat not in table.asked() and seat not in table.addressed()):
        return None
    return bot.remark(eyes(table, seat, luck), luck)


def play_rotations(contest: Contest, number: int) -> list[Result]:
    """Play one deal as often as there are seats, so that each bot meets it from every seat; average for each bot.

    Luck belongs to the deal and to the seat, not to the bot, so bots of one kind come out exactly even.
    """
    results: list[list[Result]] = [[] for _ in contest.bots]
    for turn in range(len(contest.bots)):
        outcome, seat_of = play_turned(contest, number, turn)
        for bot, seat in enumerate(seat_of):
            results[bot].append(result_of(outcome, seat))
    return [Result(*(fmean(column) for column in zip(*played, strict=True))) for played in results]


def play_turned(contest: Contest, number: int, turn: int) -> tuple[Outcome, list[int]]:
    """Play one deal with every bot moved so many seats on; the outcome, and where each bot sat."""
    table, players, seed = seated(contest, number, turn)
    outcome, _ = play_to_end(table, players, seed)
    return outcome, [(bot + turn) % len(players) for bot in range(len(players))]


def seated(contest: Contest, number: int, turn: int) -> tuple[State, list[Bot], str]:
    """The table of one deal, who sits at it when every bot has moved so many seats on, and the seed of its luck."""
    game = game_named(contest.game)
    seats = len(contest.bots)
    own = [dict(weights) for weights in contest.weights]
    bots = [bot_named(bot, game, weights=own[place] if own else None) for place, bot in enumerate(contest.bots)]
    seed = f"{contest.seed}-{number}"
    table = game.new(seats, dict(contest.options), game.standard_deck(), Rng.keyed(seed, 0))
    return table, [bots[(seat - turn) % seats] for seat in range(seats)], seed


def play_numbered(task: tuple[Contest, int]) -> list[Result]:
    """One task of a worker process."""
    return play_rotations(*task)


def compete(contest: Contest, deals: int, jobs: int, progress: Progress) -> list[Standing]:
    """Play so many deals in all rotations.

    The rotations of one deal are not independent of each other, but the deals are: so each deal gives one
    value for each bot, the mean of its rotations, and the intervals come from the spread of these values.
    """
    tasks = [(contest, number) for number in range(deals)]

    def watched(results: Iterable[list[Result]]) -> list[list[Result]]:
        return list(progress.track(results, total=deals, description="playing"))

    if jobs == 1:
        played = watched(map(play_numbered, tasks))
    else:
        with get_context("spawn").Pool(jobs) as pool:
            played = watched(pool.imap(play_numbered, tasks, chunksize=max(1, min(16, deals // (4 * jobs)))))
    return [
        Standing(
            bot,
            estimate([deal[number].rank for deal in played]),
            estimate([deal[number].win for deal in played]),
            estimate([deal[number].score for deal in played]),
        )
        for number, bot in enumerate(contest.bots)
    ]


def read_options(wishes: Sequence[str]) -> dict[str, str]:
    """Table options written as name=value."""
    for wish in wishes:
        if "=" not in wish:
            raise ValueError(f"an option is written name=value, not {wish!r}")
    return {name: value for name, _, value in (wish.partition("=") for wish in wishes)}


def label_of(game: str, options: Mapping[str, str]) -> str:
    """The game, and in brackets what sets its results apart.

    >>> label_of("fetch_quest", {"talk": "open-hands", "sun": "on"})
    'fetch_quest (talk open-hands)'
    """
    apart = [f"{name} {value}" for name, value in game_named(game).listed_apart(options).items()]
    return f"{game} ({', '.join(apart)})" if apart else game


def arena(
    game: Annotated[str, typer.Argument(help=f"One of: {', '.join(CATALOGUE)}.")],
    bots: Annotated[str, typer.Option(help=f"One for each seat, by comma: {', '.join(BOTS)}.")] = "greedy,random",
    games: Annotated[int, typer.Option(help="How many; rounded up to whole rotations.")] = 2000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    option: Annotated[list[str] | None, typer.Option(help="A table option, name=value; may be repeated.")] = None,
    jobs: Annotated[int, typer.Option(help="Processes; 0 takes all cores. The result does not depend on it.")] = 0,
) -> None:
    """Let bots play each other; every bot plays every deal from every seat."""
    chosen = game_named(game)
    names = tuple(bots.split(","))
    chosen.check_seats(len(names))
    for name in names:
        bot_named(name, chosen)
    if games <= len(names):
        raise ValueError(f"--games must be above {len(names)}: an interval needs two deals in all rotations")
    wishes = option or []
    options = chosen.chosen_options(read_options(wishes))
    chosen.check_table(len(names), options, chosen.standard_deck())
    contest = Contest(game, names, tuple(options.items()), seed)
    deals = -(-games // len(names))
    start = perf_counter()
    notes = Console(stderr=True, highlight=False)
    with Progress(console=notes, transient=True, disable=not notes.is_terminal) as progress:
        standings = compete(contest, deals, jobs or os.cpu_count() or 1, progress)
    written = "".join(f" --option {wish}" for wish in wishes)
    console = Console(highlight=False)
    console.print(f"{deals * len(names)} games of {label_of(game, options)}: {deals} deals, each from every seat")
    console.print(sheet_of(standings))
    console.print("± is the 95 % interval over deals; equals share rank and victory.")
    console.print(
        f"Repeat: questkeep lab arena {game} --bots {bots} --games {games} --seed {seed}{written}", soft_wrap=True
    )
    notes.print(f"{perf_counter() - start:.1f} s")


def sheet_of(standings: Sequence[Standing]) -> Sheet:
    """The standings, ready to be printed."""
    rows = [
        [
            bot,
            f"{rank.mean:.2f} ± {rank.margin:.2f}",
            f"{win.mean:.1%} ± {win.margin:.1%}",
            f"{score.mean:.1f} ± {score.margin:.1f}",
        ]
        for bot, rank, win, score in standings
    ]
    return Sheet(["bot", "mean rank", "wins", "mean score"], rows)
