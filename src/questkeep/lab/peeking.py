"""Peeking: whether bots choose, talk and think the same in worlds that look the same to them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Annotated, Final, NamedTuple

import typer
from rich.console import Console

from questkeep.bots import BOTS, bot_named
from questkeep.bots.bot import Bot
from questkeep.bots.search import SearchBot
from questkeep.games import CATALOGUE, game_named
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat
from questkeep.kernel.game import State
from questkeep.kernel.perspective import Perspective
from questkeep.lab.arena import Eyes, remark_of
from questkeep.lab.laws_command import settings_tried, share
from questkeep.lab.leaks import are_alike, redealt
from questkeep.lab.series import on_all_cores
from questkeep.lab.walks import Position, Setting, as_text, difference, drawn_evenly, on_trial, walk
from questkeep.machine import build_in_use
from questkeep.sheet import Sheet

PAIRS_OF_A_GAME: Final = 20


class Task(NamedTuple):
    """One game and how many of its positions are looked at; plain values for other processes."""

    game: str
    bots: tuple[str, ...]
    number: int
    pairs: int
    slow_pairs: int
    seed: int


class Tally(NamedTuple):
    """What became of one bot's pairs: how many there were, and where it gave itself away."""

    bot: str
    pairs: int
    unlike: int
    differences: tuple[str, ...]


class Pair(NamedTuple):
    """A position, one of its seats, and another world that looks the same to this seat.

    It is unlike if the worlds differ in something hidden, as far as this would ever come to light.
    """

    position: Position
    seat: Seat
    other: State
    is_unlike: bool

    def needs_thought(self) -> bool:
        """Whether more than one answer is worth a search."""
        table, seat = self.position.table, self.seat
        options = table.options(seat)
        return len(options) > 1 and len(self.position.setting.game.insight.promising(table, seat, options)) > 1


@cache
def bot_of(game: str, key: str) -> Bot:
    """A bot, made once in each process."""
    return bot_named(key, game_named(game))


def is_slow(bot: Bot) -> bool:
    """Whether the bot searches."""
    return type(bot) is SearchBot  # not isinstance: compiled classes share the memory of abc


def seats_to_ask(table: State) -> list[Seat]:
    """Who has something to decide: a choice among several answers, or what to reply to a question."""
    return [*(seat for seat in table.asked() if len(table.options(seat)) > 1), *table.addressed()]


def pairs_of(setting: Setting, seed: str, player: Bot | None, count: int) -> list[Pair]:
    """So many pairs of one game, drawn evenly from all its positions; those that need thought come first."""
    positions = drawn_evenly(walk(setting, seed, player), Rng(f"{seed}/pairs"), count, seats_to_ask)
    return sorted(map(pair_at, positions), key=Pair.needs_thought, reverse=True)


def pair_at(position: Position) -> Pair:
    """One of the seats that have something to decide, and everything it cannot know dealt anew."""
    seats = seats_to_ask(position.table)
    seat = seats[position.luck("seat").below(len(seats))]
    other = redealt(position.table, seat, f"{position.seed}/{position.row}/other")
    return Pair(position, seat, other, not are_alike(position.table, other))


def given_away(bot: Bot, world: State, seat: Seat, position: Position, eyes: Eyes) -> dict[str, object]:
    """All that a bot shows of itself in a world, with luck that is the same in every world."""
    said = remark_of(world, bot, seat, position.luck("remark"), eyes)
    shown: dict[str, object] = {"remark": said}
    if len(world.options(seat)) > 1:
        luck = position.luck("choice")
        shown["choice"] = world.notation(seat, bot.choose(eyes(world, seat, luck), luck))
        if type(bot) is SearchBot:
            luck = position.luck("thoughts")
            shown["thoughts"] = bot.weigh(eyes(world, seat, luck), luck)
    return shown


def account_of(name: str, bot: Bot, pair: Pair, eyes: Eyes = Perspective) -> str:
    """Where and how the bot gives away that it knows more than its seat, or an empty text."""
    position, seat, other, _ = pair
    with on_trial("no peeking", f"{name}, {position.where(seat)}"):
        here, there = (given_away(bot, world, seat, position, eyes) for world in (position.table, other))
    if as_text(here) == as_text(there):
        return ""
    return f"{name}: {position.where(seat)}: {difference(here, there)}"


def try_game(task: Task) -> list[Tally]:
    """Try the bots on the pairs of one game; one task of a worker process.

    Settings take turns; in one turn all their games are played by random answers, in the next by greedy ones. What is
    found ends with the task that finds it again.
    """
    settings = settings_tried(task.game)
    turn, place = divmod(task.number, len(settings))
    player = bot_of(task.game, "greedy") if turn % 2 else None
    seed = f"{task.seed}/{task.number}"
    pairs = pairs_of(settings[place], seed, player, task.pairs)
    tallies = []
    for name in task.bots:
        bot = bot_of(task.game, name)
        mine = pairs[: task.slow_pairs] if is_slow(bot) else pairs
        accounts = filter(None, (account_of(name, bot, pair) for pair in mine))
        again = f"; again with lab.peeking.try_game({task._replace(bots=(name,))})"
        differences = tuple(account + again for account in accounts)
        tallies.append(Tally(name, len(mine), sum(pair.is_unlike for pair in mine), differences))
    return tallies


def tasks_of(game: str, bots: tuple[str, ...], pairs: int, slow_pairs: int, seed: int) -> list[Task]:
    """The whole work: as many games as the pairs need, and each setting in both kinds of play as far as they reach."""
    games = min(pairs, max(-(-pairs // PAIRS_OF_A_GAME), 2 * len(settings_tried(game))))
    return [
        Task(game, bots, number, share(pairs, games, number), share(min(slow_pairs, pairs), games, number), seed)
        for number in range(games)
    ]


def summed(tallies: Sequence[Tally]) -> Tally:
    """The tallies of one bot as one."""
    differences = tuple(account for tally in tallies for account in tally.differences)
    pairs, unlike = sum(tally.pairs for tally in tallies), sum(tally.unlike for tally in tallies)
    return Tally(tallies[0].bot, pairs, unlike, differences)


def peeking(
    game: Annotated[str, typer.Argument(help=f"One of: {', '.join(CATALOGUE)}.")],
    bots: Annotated[
        str, typer.Option(help=f"Those on trial, by comma: {', '.join(BOTS)}.", show_default="all")
    ] = ",".join(BOTS),
    pairs: Annotated[int, typer.Option(min=1, help="Pairs of worlds for each bot, all settings together.")] = 20_000,
    slow_pairs: Annotated[int, typer.Option(min=1, help="The same for bots that search.")] = 500,
    seed: Annotated[int, typer.Option(help="Another seed tries other games.")] = 1,
    jobs: Annotated[int, typer.Option(help="Processes; 0 takes all cores. The result does not depend on it.")] = 0,
) -> None:
    """Prove that bots do not peek: what their seat cannot know changes neither choice nor remark nor thoughts."""
    names = tuple(bots.split(","))
    slow = [name for name in names if is_slow(bot_named(name, game_named(game)))]
    found = on_all_cores(try_game, tasks_of(game, names, pairs, slow_pairs, seed), jobs)
    if not found:
        raise ValueError("stopped before the first game was over; let it play on, or ask for fewer --pairs")
    console = Console(highlight=False)
    tallies = [summed(mine) for mine in zip(*found, strict=True)]
    console.print(f"Pairs of worlds of {game} that look the same to the seat in question, {build_in_use()}")
    console.print(sheet_of(tallies))
    if slow:
        console.print(f"Bots that search are slow and get fewer pairs, those worth a search: {', '.join(slow)}.")
    console.print("Unlike are pairs whose hidden cards or locked choices differ where play could bring it to light.")
    words = f"--bots {bots} --pairs {pairs} --slow-pairs {slow_pairs} --seed {seed}"
    console.print(f"Repeat: questkeep lab peeking {game} {words}", soft_wrap=True)
    if accounts := [account for tally in tallies for account in tally.differences]:
        console.print(f"A bot peeks. {accounts[0]}", style="bold red", markup=False, soft_wrap=True)
        raise typer.Exit(1)
    if empty := [tally.bot for tally in tallies if not tally.unlike]:
        console.print(f"Nothing is proved for {', '.join(empty)}: no pair was unlike; try more pairs.")
        raise typer.Exit(1)
    console.print("No bot peeks.")


def sheet_of(tallies: Sequence[Tally]) -> Sheet:
    """One line for each bot."""
    rows = [[bot, f"{pairs:,}", f"{unlike:,}", f"{len(differences):,}"] for bot, pairs, unlike, differences in tallies]
    return Sheet(["bot", "pairs", "of them unlike", "differences"], rows)
