"""The leak law on the wire: worlds that a seat cannot tell apart are the same to it, byte for byte."""

from __future__ import annotations

import asyncio
from pathlib import Path

from questkeep.games import CATALOGUE
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat, Told
from questkeep.kernel.game import WITHDRAW, Code, State
from questkeep.lab.walks import random_pick, settings_of
from questkeep.lab.witness import WITNESSES
from questkeep.server.guests import welcome
from questkeep.server.house import House
from questkeep.server.match import Match
from questkeep.server.messages import PlainPick, encode
from questkeep.server.new_tables import SeatWish, TableWish
from questkeep.server.seats import Watcher
from questkeep.server.store import Store
from questkeep.server.thinkers import Thinkers

GAMES_TOGETHER = 8  # they share the disk's commits


class WireReport:
    """How many pairs of worlds were compared, and the first difference, if there is one."""

    def __init__(self) -> None:
        self.pairs = 0
        self.difference = ""


def bytes_for(match: Match, observer: Seat | None, seen: int, table: State, told: list[Told]) -> bytes:
    """What goes over the wire to this observer if the table were this one and the newest row had told this."""
    sent: list[bytes] = []
    watcher = Watcher(None, lambda message: sent.append(encode(message)))
    watcher.seat = observer
    watcher.forget(seen)
    rows = match.history.told
    truth, newest = match.course.table, rows[-1]
    match.course.table, rows[-1] = table, told
    match.drafts.forget()
    try:
        match.tell(watcher)
    finally:
        match.course.table, rows[-1] = truth, newest
        match.drafts.forget()
    return sent[0]


def other_world(
    before: State, after: State, mover: Seat, notation: str, observer: Seat | None, luck: Rng, same_luck: Rng
) -> tuple[State, list[Told] | None]:
    """A table that the observer cannot tell from the one after the move, and what it has told of the move itself.

    A move that shows nothing is made anew in a world dealt anew, with the same dice; a secret choice of others is any
    that they could make there. What shows something is known to all, and what was said with a card that the mover does
    not hold there cannot be said: then the world is dealt anew afterwards, and tells nothing of its own.
    """
    dealt_afterwards = after.clone()
    dealt_afterwards.redeal_unseen(observer, luck)
    if before.reveals != after.reveals or not after.asked():
        return dealt_afterwards, None
    world = before.clone()
    world.redeal_unseen(observer, luck)
    world.listen()
    told = world.told or []
    told.clear()  # a fresh table has told its opening
    is_secret = after.can_withdraw(mover)
    if mover == observer or not is_secret:
        code = world.parse(mover, notation)
        if code not in world.options(mover) and code not in world.may(mover):
            return dealt_afterwards, None
    else:
        options = world.options(mover)
        code = options[luck.below(len(options))]
    world.apply(mover, code, same_luck)
    return world, world.told


def answer_of(table: State, seat: Seat, code: Code) -> PlainPick:
    """An answer as a client says it."""
    said = table.said(seat, code)
    return PlainPick(said.verb.name, said.arguments())


def compare(match: Match, before: State, mover: Seat, notation: str, luck: Rng, report: WireReport) -> None:
    """After a row: the true world and another, through the eyes of every seat and of a spectator."""
    for observer in [*map(Seat, range(match.table.seats)), None]:
        same_luck = Rng.keyed(match.record.seed, match.row)
        world, told = other_world(before, match.table, mover, notation, observer, luck, same_luck)
        newest = match.history.told[-1]
        for seen in (match.row - 1, match.row):
            here = bytes_for(match, observer, seen, match.table, newest)
            there = bytes_for(match, observer, seen, world, newest if told is None else told)
            if here != there and not report.difference:
                whose = "a spectator" if observer is None else f"seat {observer}"
                report.difference = f"row {match.row}, {whose}: {here.decode()} — {there.decode()}"
        report.pairs += 1


async def play_one(house: House, wish: TableWish, luck: Rng, pairs: int, report: WireReport) -> None:
    """A random game through the real match and the real store, with pairs compared after each row."""
    host, _ = await welcome(house.store, "Ada")
    match = house.match((await house.open_table(host, wish))["match"])
    while not match.is_over() and report.pairs < pairs and not report.difference:
        seat, code = random_pick(match.table, luck)
        notation = match.table.notation(seat, code)
        before = match.table.clone()
        match.paused_until[seat] = 0.0  # nobody waits here before saying the like again
        await match.answer(seat, match.questions[seat] if code != WITHDRAW else 0, [answer_of(match.table, seat, code)])
        compare(match, before, seat, notation, luck, report)
    house.matches.pop(match.id, None)


async def wire(folder: Path, pairs: int, seed: str) -> WireReport:
    """Random games of every kind, number of players and set of options, until so many pairs were compared."""
    report = WireReport()
    luck = Rng(seed)
    store = Store(folder / "wire.sqlite")
    house = House(store, Thinkers(1))
    wishes = [
        TableWish(setting.game.key, [SeatWish("me") for _ in range(setting.seats)], dict(setting.options))
        for game in CATALOGUE.values()
        for setting in settings_of(game, WITNESSES[game.key])
    ]

    async def play_on(own_luck: Rng) -> None:
        while report.pairs < pairs and not report.difference:
            await play_one(house, wishes[own_luck.below(len(wishes))], own_luck.fork(), pairs, report)

    try:
        await asyncio.gather(*(play_on(luck.fork()) for _ in range(GAMES_TOGETHER)))
    finally:
        await house.close()
        store.close()
    return report
