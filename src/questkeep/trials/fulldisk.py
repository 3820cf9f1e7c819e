"""A disk that fills up, and a folder that is opened twice: nothing acknowledged is lost, and the house says so."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from http.client import HTTPException

from questkeep.kernel.chance import Rng
from questkeep.trials.chaos import Acknowledged, ChaosReport, compare_with_file, rejoin
from questkeep.trials.client import TurnedAway, ask
from questkeep.trials.disk import SmallDisk
from questkeep.trials.house_process import HouseProcess
from questkeep.trials.load import BusyTable, Lost, Unsaved, open_all

PATIENCE = 30.0


class FullDiskReport:
    """What came of it."""

    def __init__(self) -> None:
        self.is_mounted = False
        self.times_full = 0
        self.unsaved = 0  # moves that were refused because the disk was full
        self.told_by_healthz = 0  # how often `healthz` said so
        self.moves_afterwards = 0
        self.acknowledged: Acknowledged = {}
        self.lost = 0
        self.views_different = 0
        self.second_house = ""  # what a second house on the same folder said


async def play_until_unsaved(table: BusyTable, report: FullDiskReport) -> None:
    """Move as fast as the house allows, until it says that nothing can be kept."""
    try:
        while True:
            if not await table.move():
                await table.open()
    except Unsaved:
        report.unsaved += 1
    except (Lost, TurnedAway, OSError, HTTPException, RuntimeError):
        return  # a new table could not be kept either


async def full_disk(house: HouseProcess, disk: SmallDisk, tables: int, times: int, seed: str) -> FullDiskReport:
    """Fill the disk under load and free it again, several times; in between a second house knocks at the folder."""
    report = FullDiskReport()
    report.is_mounted = disk.is_mounted
    luck = Rng(seed)
    busy = [BusyTable(house, luck.fork()) for _ in range(tables)]

    def remember(table: BusyTable, row: int, seat: int, notation: str) -> None:
        report.acknowledged[table.match, row] = (seat, notation)

    for table in busy:
        table.on_move = remember
    await open_all(busy)
    report.second_house = await asyncio.to_thread(second_house_on, house)
    for _ in range(times):
        games = [asyncio.create_task(play_until_unsaved(table, report)) for table in busy]
        await asyncio.sleep(0.3)
        disk.fill(house.pid)
        await asyncio.wait_for(asyncio.gather(*games), PATIENCE)
        report.times_full += 1
        report.told_by_healthz += await becomes(house, 503)
        disk.free(house.pid)
        if not await becomes(house, 200):
            raise RuntimeError("there is room on the disk again, but the house does not notice")
        await asyncio.gather(*(rejoin(table) for table in busy))
        before = len(report.acknowledged)
        for table in busy:
            while not await table.move():  # its game had just ended
                await table.open()
        report.moves_afterwards += len(report.acknowledged) - before
    house.kill()
    compared = ChaosReport()
    compared.acknowledged = report.acknowledged
    compare_with_file(house, [table for table in busy if table.latest[0] is not None], compared)
    report.lost, report.views_different = compared.lost, compared.views_different
    return report


async def becomes(house: HouseProcess, status: int) -> bool:
    """Whether `healthz` answers so before long."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        answer = await asyncio.to_thread(ask, house.address, "GET", "/healthz")
        if answer.status == status:
            return True
        await asyncio.sleep(0.1)
    return False


def second_house_on(house: HouseProcess) -> str:
    """Try to open a second house on the folder of one that is open; what it says when it refuses."""
    command = [sys.executable, "-m", "questkeep", "serve", "--no-browser", "--data-dir", str(house.folder)]
    second = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    if second.returncode == 0:
        raise RuntimeError("a second house was opened on the same folder")
    return second.stderr.strip()
