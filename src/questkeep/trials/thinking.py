"""How long bots think while many tables play: from the question to the answer, level by level."""

from __future__ import annotations

import asyncio
import re
import time

from questkeep.bots import LEVELS
from questkeep.games import CATALOGUE
from questkeep.server.thinkers import limit_of
from questkeep.trials.client import Line, ask, open_line
from questkeep.trials.house_process import HouseProcess

ROUND = 2.0  # seconds in which every table is looked after once
SEATS = 3  # every game has room for as many
BUCKET = re.compile(r'^questkeep_thought_seconds_bucket\{bot="(\w+)",le="([^"]+)"\} (\S+)$', re.MULTILINE)
SERVED = re.compile(r'^questkeep_thoughts_served_total\{bot="(\w+)",served="(\w+)"\} (\S+)$', re.MULTILINE)


class LevelFigures:
    """What the house has counted of one level: answers by how long they took, and where they came from."""

    def __init__(self, level: str, metrics: str) -> None:
        self.limit = limit_of(level)
        self.buckets = [(float(most), float(count)) for bot, most, count in BUCKET.findall(metrics) if bot == level]
        self.served = {served: int(float(count)) for bot, served, count in SERVED.findall(metrics) if bot == level}

    @property
    def answers(self) -> int:
        """How many answers there were."""
        return sum(self.served.values())

    def percentile(self, share: float) -> float:
        """The seconds within which this share of all answers came, as far as the buckets tell."""
        least, before = 0.0, 0.0
        for most, count in sorted(self.buckets):
            if count and count >= share * self.answers:
                return least + (most - least) * (share * self.answers - before) / max(1.0, count - before)
            least, before = most, count
        return 0.0


class BotTable:
    """A table of bots of one level, with a guest of its own who looks after it."""

    def __init__(self, house: HouseProcess, game: str, level: str) -> None:
        self.house = house
        self.wish = {"game": game, "seats": [{"kind": "bot", "bot": level}] * SEATS}
        self.cookie: str | None = None
        self.match = ""
        self.line: Line | None = None

    def open(self) -> None:
        """Begin a game."""
        answer = ask(self.house.address, "POST", "/api/matches", self.wish, self.cookie)
        if answer.status != 200:
            raise RuntimeError(f"no table: {answer.body.decode()}")
        self.cookie = self.cookie or answer.cookie
        self.match = answer.data["match"]

    async def look(self) -> None:
        """Look at the table: bots think for nobody else."""
        if self.line is None:
            self.line = await open_line(self.house.address, self.cookie, lambda text: None)
        self.line.say({"type": "join", "match": self.match})

    async def open_again(self) -> None:
        """Begin the next game if the last one is over."""
        answer = await asyncio.to_thread(ask, self.house.address, "GET", "/api/matches", None, self.cookie)
        if all(match["ended"] for match in answer.data["matches"]):
            await asyncio.to_thread(self.open)
            await self.look()


async def thinking(house: HouseProcess, tables: int, seconds: float) -> dict[str, LevelFigures]:
    """Bots of every level play every game at many tables at once; whenever one ends, the next begins."""
    games = list(CATALOGUE)
    ends = time.monotonic() + seconds
    busy = [
        BotTable(house, games[number % len(games)], LEVELS[number // len(games) % len(LEVELS)])
        for number in range(tables)
    ]
    for table in busy:
        await table.open_again()
    while time.monotonic() < ends:
        for table in busy:
            await table.open_again()
            await asyncio.sleep(ROUND / tables)
    metrics = (await asyncio.to_thread(ask, house.metrics, "GET", "/metrics")).body.decode()
    return {level: LevelFigures(level, metrics) for level in LEVELS}
