"""Power cuts under load: whatever a player was told to have happened has happened."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from http.client import HTTPException

import msgspec

from questkeep.games import CATALOGUE
from questkeep.kernel.chance import Rng
from questkeep.kernel.course import Course
from questkeep.kernel.event import Seat
from questkeep.kernel.replay import Pick, Record
from questkeep.server.messages import encode
from questkeep.server.serve import DATA_FILE
from questkeep.trials.client import TurnedAway
from questkeep.trials.house_process import HouseProcess
from questkeep.trials.load import SEATS, BusyTable, Lost, open_all

Acknowledged = dict[tuple[str, int], tuple[int, str]]
"""By match and row: the seat and the answer that its player saw confirmed."""


class ChaosReport:
    """What came of it."""

    def __init__(self) -> None:
        self.kills = 0
        self.acknowledged: Acknowledged = {}
        self.lost = 0
        self.views_compared = 0
        self.views_different = 0
        self.returns: list[float] = []  # seconds from the start of the process until every table was playable


async def play_until_lost(table: BusyTable) -> None:
    """Move as fast as the house allows, until it is gone."""
    while True:
        try:
            if not await table.move():
                await table.open()
        except (Lost, TurnedAway, OSError, HTTPException):
            return


async def chaos(house: HouseProcess, tables: int, kills: int, moves: int, seed: str) -> ChaosReport:
    """Play, kill, open again, compare; at the end the file itself is compared with all that was acknowledged."""
    report = ChaosReport()
    luck = Rng(seed)
    busy = [BusyTable(house, luck.fork()) for _ in range(tables)]

    def remember(table: BusyTable, row: int, seat: int, notation: str) -> None:
        report.acknowledged[table.match, row] = (seat, notation)

    for table in busy:
        table.on_move = remember
    await open_all(busy)
    for life in range(1, kills + 1):
        wanted = moves * life // kills
        games = [asyncio.create_task(play_until_lost(table)) for table in busy]
        while len(report.acknowledged) < wanted and not any(game.done() for game in games):
            await asyncio.sleep(0.01)
        await asyncio.sleep(luck.below(1000) / 20_000)
        house.kill()
        await asyncio.gather(*games)
        report.kills += 1
        report.returns.append(await come_back(house, busy, report))
    house.kill()
    compare_with_file(house, busy, report)
    return report


async def come_back(house: HouseProcess, busy: list[BusyTable], report: ChaosReport) -> float:
    """Open the house again and sit down at every table; returns how long it took until all could play."""
    started = time.monotonic()
    await asyncio.to_thread(house.open)
    before = [list(table.latest) for table in busy]
    await asyncio.gather(*(rejoin(table) for table in busy))
    seconds = time.monotonic() - started
    for table, seen in zip(busy, before, strict=True):
        for old, new in zip(seen, table.latest, strict=True):
            if old is not None and new is not None:
                report.lost += new.number < old.number
                if new.number == old.number:
                    report.views_compared += 1
                    report.views_different += new.seen != old.seen
    return seconds


async def rejoin(table: BusyTable) -> None:
    """Sit down again where one sat, or at a new table if the house was killed while it was set up."""
    await table.connect()
    if table.match and any(table.latest):
        await table.join()
    else:
        await table.open()


def compare_with_file(house: HouseProcess, busy: list[BusyTable], report: ChaosReport) -> None:
    """Every acknowledged move stands in the file, and replaying the file gives the tables that players saw."""
    connection = sqlite3.connect(house.folder / DATA_FILE)
    rows = connection.execute("SELECT match, row, seat, notation FROM pick")
    written = {(match, row): (seat, notation) for match, row, seat, notation in rows}
    report.lost += sum(written.get(place) != move for place, move in report.acknowledged.items())
    game = CATALOGUE["tschak"]
    for table in busy:
        last = table.latest[0]
        assert last is not None
        options, seed = connection.execute("SELECT options, seed FROM match WHERE id = ?", (table.match,)).fetchone()
        picks = [written[table.match, row] for row in range(1, last.number + 1)]
        record = Record(
            game.key, game.version, json.loads(options), game.standard_deck(), seed, [""] * SEATS,
            [Pick(Seat(seat), notation) for seat, notation in picks],
        )  # fmt: skip
        replayed = Course(game, record).table.view(Seat(0))
        report.views_compared += 1
        report.views_different += msgspec.json.decode(encode(replayed)) != last.seen
    connection.close()
