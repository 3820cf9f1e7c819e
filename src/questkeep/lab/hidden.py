"""Hidden: what it would be worth to see everything, measured with bots that exist in the lab alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, NamedTuple

import typer
from rich.console import Console

from questkeep.bots import BOTS, bot_named
from questkeep.games import CATALOGUE, game_named
from questkeep.kernel.chance import Chance, Rng
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Outcome, State
from questkeep.kernel.perspective import Perspective, open_choices
from questkeep.lab.arena import label_of, play_to_end
from questkeep.lab.ladder import FEWEST, duel
from questkeep.lab.ratings import elo_of, paired_rate
from questkeep.lab.series import Series, play_series
from questkeep.lab.teams import rate_of
from questkeep.sheet import Sheet

WHAT_IS_SEEN = (
    "All-seeing bots know every hand, every hidden card and the order of every deck,"
    " but neither the dice and shuffles to come nor what others choose at the same time."
)


class AllSeeing(Perspective):
    """The true table, with nothing dealt anew; what others have locked in secret is open again, as everywhere."""

    def __init__(self, table: State, seat: Seat, chance: Chance) -> None:
        super().__init__(table, seat, chance)
        self._world = table.clone()
        open_choices(self._world, seat, chance)

    def imagine(self, chance: Chance) -> State:
        return self._world.clone()


class Pair(NamedTuple):
    """One deal played twice: what the all-seeing side scored; of teams, whether the fair and the all-seeing one won."""

    score: float
    wins: tuple[bool, bool] = (False, False)


def play_deal(series: Series, number: int, seers: Sequence[int]) -> Outcome:
    """One deal, with these seats all-seeing; the luck of table and seats is the same whoever they are."""
    game = game_named(series.game)
    seats, seed = series.tables[0], f"{series.seed}-{number}"

    def eyes(table: State, seat: Seat, luck: Rng) -> Perspective:
        return AllSeeing(table, seat, luck) if seat in seers else Perspective(table, seat, luck)

    table = game.new(seats, dict(series.options), game.standard_deck(), Rng.keyed(seed, 0))
    return play_to_end(table, [bot_named(series.bot, game)] * seats, seed, eyes=eyes)[0]


def play_pair(task: tuple[Series, int]) -> Pair:
    """One task of a worker process: a team of each kind, or both kinds at one table in both orders of the seats."""
    series, number = task
    seats = range(series.tables[0])
    if game_named(series.game).is_cooperative:
        fair, seeing = (bool(play_deal(series, number, seers).winners) for seers in ((), seats))
        return Pair((1 + seeing - fair) / 2, (fair, seeing))
    scores = []
    for seers in (seats[::2], seats[1::2]):
        places = play_deal(series, number, seers).places
        scores.append(duel([places[seat] for seat in seats if seat not in seers], [places[seat] for seat in seers]))
    return Pair(sum(scores) / 2)


def hidden(
    game: Annotated[str, typer.Argument(help=f"One of: {', '.join(CATALOGUE)}.")],
    bot: Annotated[str, typer.Option(help=f"Fair and all-seeing: {', '.join(BOTS)}.")] = "grandmaster",
    games: Annotated[int, typer.Option(help="How many; they come in pairs.")] = 200,
    seats: Annotated[int, typer.Option(help="How many play; 0 takes the fewest.")] = 0,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    option: Annotated[list[str] | None, typer.Option(help="A table option, name=value; may be repeated.")] = None,
    jobs: Annotated[int, typer.Option(help="Processes; 0 takes all cores. The result does not depend on it.")] = 0,
) -> None:
    """Measure what seeing all hidden cards would be worth to a bot; Ctrl-C shows what there is so far."""
    chosen = game_named(game)
    if games < FEWEST:
        raise ValueError(f"--games must be at least {FEWEST}: an interval needs two pairs")
    series = Series.chosen(game, bot, option or [], seed)
    size = seats or series.tables[0]
    chosen.check_table(size, dict(series.options), chosen.standard_deck())
    played = play_series(play_pair, series._replace(tables=(size,)), -(-games // 2), jobs)
    if len(played) < FEWEST // 2:
        raise ValueError(f"stopped after {len(played)} pairs, too few for an interval; let it play {FEWEST // 2}")
    console = Console(highlight=False)
    label = label_of(game, dict(series.options))
    console.print(
        f"{2 * len(played)} games of {label} for {size}, {bot} in every seat: {len(played)} deals, each twice"
    )
    console.print(teams_sheet(played) if chosen.is_cooperative else duel_sheet(played))
    console.print(WHAT_IS_SEEN)
    words = f"--bot {bot} --games {2 * len(played)} --seats {size} {series.written()}"
    console.print(f"Repeat: questkeep lab hidden {game} {words}", soft_wrap=True)


def duel_sheet(played: Sequence[Pair]) -> Sheet:
    """What the all-seeing seats scored against the fair ones: 50 % if there is nothing worth seeing."""
    rate = paired_rate([pair.score for pair in played])
    elo = " … ".join(f"{elo_of(score):+.0f}" for score in (rate.low, rate.high))
    row = ["all-seeing against fair", f"{rate.mean:.1%}", f"{rate.low:.1%} … {rate.high:.1%}", elo]
    return Sheet(["", "score", "95 % interval", "Elo"], [row])


def teams_sheet(played: Sequence[Pair]) -> Sheet:
    """How often teams of both kinds won the same deals."""
    rows = []
    for kind, team in enumerate(("fair", "all-seeing")):
        rate = rate_of(sum(pair.wins[kind] for pair in played), len(played))
        rows.append([team, f"{rate.mean:.1%}", f"{rate.low:.1%} … {rate.high:.1%}"])
    mean, low, high = (2 * score - 1 for score in paired_rate([pair.score for pair in played]))
    rows.append(["all-seeing more often by", f"{mean:+.1%}", f"{low:+.1%} … {high:+.1%}"])
    return Sheet(["team", "won", "95 % interval"], rows)
