"""A house under attack: do those who play at other tables notice?"""

from __future__ import annotations

import asyncio
import gc
import json
import sys
import time

from questkeep.kernel.chance import Rng
from questkeep.trials.client import ask
from questkeep.trials.disk import probing
from questkeep.trials.house_process import HouseProcess
from questkeep.trials.load import BusyTable, LoadReport, open_all, open_loop

HEALTH_EVERY = 0.25
SETTLING = 2.0


class SiegeReport:
    """The same tables, left alone and under attack."""

    def __init__(self) -> None:
        self.quiet = LoadReport()
        self.besieged = LoadReport()
        self.health: list[float] = []  # seconds that `healthz` took under attack
        self.answers: dict[str, int] = {}  # what the attacker was answered, by deed

    @property
    def health_p99(self) -> float:
        """Milliseconds within which `healthz` answered, but for one time in a hundred."""
        ordered = sorted(self.health)
        return ordered[int(0.99 * len(ordered))] * 1000 if ordered else 0.0

    @property
    def mistakes(self) -> int:
        """Answers that say that the house itself failed."""
        return sum(count for said, count in self.answers.items() if said.endswith(": 500"))


async def watch_health(house: HouseProcess, report: SiegeReport) -> None:
    """Ask again and again whether the house lives."""
    while True:
        started = time.perf_counter()
        answer = await asyncio.to_thread(ask, house.address, "GET", "/healthz")
        report.health.append(time.perf_counter() - started)
        if answer.status != 200:
            raise RuntimeError(f"healthz says {answer.body.decode()}")
        await asyncio.sleep(HEALTH_EVERY)


async def siege(house: HouseProcess, tables: int, seconds: float, seed: str, networks: int = 1) -> SiegeReport:
    """Tables that move once a second, first left alone, then while a hostile guest does everything at once."""
    report = SiegeReport()
    luck = Rng(seed)
    busy = [BusyTable(house, luck.fork(), f"198.51.{number >> 8}.{number & 255}") for number in range(tables)]
    await open_all(busy)
    gc.collect()
    gc.freeze()
    with probing(house.folder) as report.quiet.fsyncs:
        report.quiet.latencies = await open_loop(busy, seconds, luck)
    attacker = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "questkeep.trials.attack",
        house.address, str(seconds + SETTLING), str(networks), seed,
        stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    await asyncio.sleep(SETTLING)
    health = asyncio.create_task(watch_health(house, report))
    with probing(house.folder) as report.besieged.fsyncs:
        report.besieged.latencies = await open_loop(busy, seconds, luck)
    said, _ = await attacker.communicate()
    health.cancel()
    report.answers = json.loads(said)
    return report
