"""Mistakes planted at random in rules, views, faces and bots: each stops one table at most, and is always told of."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from questkeep.games import CATALOGUE
from questkeep.kernel.chance import Rng
from questkeep.server.serve import DATA_FILE
from questkeep.trials.client import Answer, ask
from questkeep.trials.eyes import Eyes, Harm
from questkeep.trials.house_process import HouseProcess
from questkeep.trials.planting import EVERYWHERE, KINDS, Field, Plant

MEET_WITHIN = 5.0  # seconds after which a plant that nobody has come by is given up
TELL_WITHIN = 30.0  # seconds between a mistake and the sentence that tells of it, on a busy machine
WARM_UP = 8.0  # seconds until whatever is read once has been read
LISTEN = 30.0  # seconds of play in which is heard which functions a game uses
MOST_CALLS = 8
SEARCHERS = ("questkeep.bots.search", "questkeep.bots.standoff", "questkeep.bots.ending")
OTHER_GAME = dict.fromkeys(CATALOGUE, "tschak") | {"tschak": "enchanters"}
SENTENCES = {"broken", "our-mistake", "bad-deck"}


class MistakesReport:
    """What was planted, how people heard of it, and where the house did not keep its promise."""

    def __init__(self) -> None:
        self.met: list[Plant] = []
        self.told: Counter[str] = Counter()
        self.not_met = 0
        self.healthy_acts = 0
        self.still_broken = 0
        self.gone_on = 0
        self.harm: list[str] = []

    @property
    def rooms(self) -> Counter[str]:
        """How many plants were met in each part of the house."""
        return Counter(plant.room for plant in self.met)


class Table:
    """Two people, a bot and a spectator, who answer, ask, look back and talk as people do."""

    def __init__(self, house: HouseProcess, game: str, bot: str, luck: Rng) -> None:
        self.house = house
        self.game = game
        self.bot = bot
        self.luck = luck
        self.match = ""
        self.eyes: list[Eyes] = []
        self.heard: Counter[str] = Counter()  # reasons of refused requests
        self.moves = 0

    async def ask(self, method: str, path: str, body: object = None, cookie: str | None = None) -> Answer:
        """A request, which must be answered in words that a client understands."""
        answer = await asyncio.to_thread(ask, self.house.address, method, path, body, cookie)
        if answer.status >= 400:
            self.heard[answer.data["reason"]] += 1
        return answer

    async def open(self) -> bool:
        """Sit down; whether the table could be opened at all."""
        self.hang_up()
        seats = [{"kind": "me"}, {"kind": "friend"}, {"kind": "bot", "bot": self.bot}]
        wish = {"game": self.game, "seats": seats, "pace": "at-once"}
        opened = await self.ask("POST", "/api/matches", wish)
        if opened.status != 200:
            return False
        self.match = opened.data["match"]
        secret = opened.data["links"][0]["path"].rpartition("/")[2]
        friend = await self.ask("POST", "/api/join", {"secret": secret})
        people: list[tuple[str | None, int | None]] = [(opened.cookie, 0), (None, None)]
        if friend.status == 200:
            people.append((friend.cookie, 1))
        self.eyes = [Eyes(self.house.address, cookie, self.match, seat) for cookie, seat in people]
        for eyes in self.eyes:
            await eyes.join()
        return True

    @property
    def is_broken(self) -> bool:
        """Whether anybody here was told that the table is broken."""
        return any(eyes.told("broken") for eyes in self.eyes)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return any(eyes.last.is_over for eyes in self.eyes)

    @property
    def has_been_told(self) -> bool:
        """Whether anybody here has heard in some way that something is wrong."""
        refused = {heard.reason for eyes in self.eyes for heard in eyes.told("refused")}
        return self.is_broken or bool(SENTENCES & (refused | self.heard.keys()))

    async def act(self) -> None:
        """Whoever is asked answers; now and then something else is done."""
        for eyes in self.eyes:
            if not self.is_broken and await eyes.pick(self.luck):
                self.moves += 1
        whim = self.luck.below(8)
        eyes = self.eyes[self.luck.below(len(self.eyes))]
        if whim == 0:
            await eyes.say({"type": "say", "text": ":hello", "to": None}, "said")
        elif whim == 1:
            await eyes.say({"type": "undo"}, "update")
        elif whim == 2 and eyes.last.asks is not None:
            await eyes.say({"type": "advise", "question": eyes.last.asks.number}, "advice", "update", is_late=True)
        elif whim == 3:
            row = self.luck.below(1 + max(0, eyes.last.number))
            await self.ask("GET", f"/api/matches/{self.match}/at/{row}?seat={eyes.seat or 0}", None, eyes.cookie)
        elif whim == 4:
            await self.ask("GET", f"/api/matches/{self.match}", None, eyes.cookie)
        elif whim == 5:
            await self.ask("GET", "/api/matches", None, eyes.cookie)
        elif whim == 6:
            await self.ask("GET", f"/api/cards/{self.game}")
        else:
            await asyncio.sleep(0.02)

    async def act_or_open(self) -> None:
        """Play on, at a new table if this one has come to its end."""
        if not self.eyes or self.is_over:
            await self.open()
        else:
            await self.act()

    async def play_for(self, seconds: float) -> None:
        """Play game after game."""
        ends = time.monotonic() + seconds
        while time.monotonic() < ends:
            await self.act_or_open()

    async def play_healthily(self) -> None:
        """Whatever happens elsewhere, nobody here notices."""
        while True:
            await self.act_or_open()
            if self.has_been_told:
                raise Harm(f"told of a mistake at a healthy table: {self.match} {dict(self.heard)}")

    def hang_up(self) -> None:
        """Everybody goes."""
        for eyes in self.eyes:
            eyes.hang_up()
        self.eyes = []


class Trial:
    """One house, a table that stays healthy, and beside it one table after the other with a mistake in it."""

    def __init__(self, house: HouseProcess, field: Field, seed: str) -> None:
        self.house = house
        self.field = field
        self.luck = Rng(seed)
        self.report = MistakesReport()
        self.meet_within = MEET_WITHIN
        self.broken: dict[str, str] = {}  # matches, and the numbers of their mistakes

    async def order(self, *plants: Plant) -> None:
        """Plant something, or nothing, in all processes of the house."""
        self.field.order(*plants)
        ends = time.monotonic() + TELL_WITHIN
        while not self.field.is_obeyed():
            if time.monotonic() > ends:
                raise RuntimeError("the processes of the house do not know of the plants; are the rules compiled?")
            await asyncio.sleep(0.01)

    def table(self, game: str, bot: str = "adept") -> Table:
        return Table(self.house, game, bot, self.luck.fork())

    async def listen(self, games: list[str]) -> list[tuple[str, str, int]]:
        """The functions that are passed while games are played, for which game, and how often, up to a few times."""
        tables = [self.table(game, bot) for game in games for bot in ("adept", "master")]
        await asyncio.gather(*(table.play_for(WARM_UP) for table in tables))  # what is read once is not planted
        await self.order(Plant(EVERYWHERE))
        await asyncio.gather(*(table.play_for(LISTEN) for table in tables))
        await self.order()
        for table in tables:
            table.hang_up()
        return [passed for passed in self.field.passed() if passed[1] in games]

    async def round(self, healthy: Table, plants: list[Plant]) -> None:
        """Tables of different games with a mistake in each, while a healthy one plays on."""
        playing = asyncio.create_task(healthy.play_healthily())
        await self.order(*plants)
        tables = await asyncio.gather(*(self.try_out(plant, healthy) for plant in plants), return_exceptions=True)
        await self.order()
        playing.cancel()
        others = await asyncio.gather(playing, return_exceptions=True)
        for what, result in zip([*plants, healthy.game], [*tables, *others], strict=True):
            if isinstance(result, Exception):
                self.report.harm.append(f"{what}: {type(result).__name__} {result}")
        healthy.hang_up()
        self.report.healthy_acts += healthy.moves

    async def try_out(self, plant: Plant, healthy: Table) -> None:
        """Play at a table with a mistake in it."""
        table = self.table(plant.game, "master" if plant.place.startswith(SEARCHERS) else "adept")
        try:
            if await self.play_until_told(table):
                self.report.met.append(plant)
                self.report.told["a table broken" if table.is_broken else "a refusal"] += 1
                await self.check(table, healthy)
            else:
                self.report.not_met += 1
        finally:
            table.hang_up()

    async def play_until_told(self, table: Table) -> bool:
        """Whether the mistake was met; then somebody has been told of it."""
        ends = time.monotonic() + self.meet_within
        is_met = False
        while time.monotonic() < ends and not (is_met and table.has_been_told):
            await table.act_or_open()
            if not is_met and self.field.has_bitten(table.game):
                is_met = True
                ends = time.monotonic() + TELL_WITHIN
        if is_met and not table.has_been_told:
            raise Harm("nobody was told")
        return is_met

    async def check(self, table: Table, healthy: Table) -> None:
        """After a mistake: the house lives, the others play on, and the broken table says what it is."""
        moves = healthy.moves
        if table.is_broken:
            await self.check_broken(table)
        health = await table.ask("GET", "/healthz")
        if health.body != b"ok":
            raise Harm(f"healthz says {health.body.decode()}")
        ends = time.monotonic() + TELL_WITHIN
        while healthy.moves == moves:
            if time.monotonic() > ends:
                raise Harm("the healthy table does not play on")
            await asyncio.sleep(0.01)

    async def check_broken(self, table: Table) -> None:
        """Everybody was told once under one number; the lobby knows; own accounts are given out, others' are not."""
        for eyes in table.eyes:
            await eyes.until_told("broken")
        numbers = [[heard.id for heard in eyes.told("broken")] for eyes in table.eyes]
        number = numbers[0][0]
        if numbers != [[number]] * len(table.eyes):
            raise Harm(f"not everybody was told once: {numbers}")
        self.broken[table.match] = number
        host = table.eyes[0]
        refused = await host.say({"type": "undo"})
        if refused.reason != "broken":
            raise Harm(f"after the end of the table: {refused.type} {refused.reason}")
        listed = (await table.ask("GET", "/api/matches", None, host.cookie)).data["matches"]
        if [entry["broken"] for entry in listed if entry["match"] == table.match] != [True]:
            raise Harm(f"the lobby says {listed}")
        path = f"/api/matches/{table.match}/account?seat="
        for seat, status in ((0, 200), (1, 400)):
            answer = await table.ask("GET", f"{path}{seat}", None, host.cookie)
            if answer.status != status and answer.data["reason"] != "our-mistake":
                raise Harm(f"the account of seat {seat}: {answer.status} {answer.body.decode()}")

    def check_log(self) -> None:
        """One line for every mistake, under its number, and no seed in any."""
        lines = [json.loads(line) for line in self.house.log().splitlines()]
        noted = Counter(line["mistake"] for line in lines if "mistake" in line)
        with closing(sqlite3.connect(self.house.folder / DATA_FILE)) as data:
            seeds = [seed for (seed,) in data.execute("SELECT seed FROM match")]
        for match, number in self.broken.items():
            if noted[number] != 1:
                self.report.harm.append(f"{match}: {noted[number]} lines in the log")
        log = self.house.log()
        self.report.harm += ["a seed stands in the log" for seed in seeds if seed in log]

    async def look_again(self) -> None:
        """The house is opened anew without plants: broken tables stay so, until another Questkeep tries again."""
        await asyncio.to_thread(self.reopen)
        for match, number in self.broken.items():
            told = await self.joined(match)
            self.report.still_broken += told.type == "broken" and told.id == number
        self.house.close()
        with closing(sqlite3.connect(self.house.folder / DATA_FILE)) as data, data:
            data.execute("UPDATE mistake SET build = 'older'")
        await asyncio.to_thread(self.house.open)
        for match in self.broken:
            self.report.gone_on += (await self.joined(match)).type == "update"

    def reopen(self) -> None:
        """The same house, without plants."""
        self.house.close()
        self.house.environment = None
        self.house.open()

    async def joined(self, match: str) -> Any:
        """What a spectator is told of a table."""
        eyes = Eyes(self.house.address, None, match, None)
        told = await eyes.join()
        eyes.hang_up()
        return told


def plants(functions: list[tuple[str, str, int]], luck: Rng) -> Iterator[Plant]:
    """Functions in a random order, each with a mistake of a random kind."""
    most: dict[tuple[str, str], int] = {}
    for place, game, count in functions:
        most[place, game] = max(count, most.get((place, game), 0))
    left = [(*passed, count) for passed, count in sorted(most.items())]
    kinds = sorted(KINDS)
    while left:
        place, game, count = left.pop(luck.below(len(left)))
        yield Plant(place, game, 1 + luck.below(min(count, MOST_CALLS)), kinds[luck.below(len(kinds))])


@contextmanager
def planted_house(folder: Path) -> Iterator[tuple[HouseProcess, Field]]:
    """An open house in which mistakes can be planted."""
    field = Field(folder / "plants")
    house = HouseProcess(folder, environment=field.environment())
    house.open()
    try:
        yield house, field
    finally:
        house.close()


async def mistakes(house: HouseProcess, field: Field, places: int, seed: str) -> MistakesReport:
    """Plant so many mistakes that are met, some at a time, in the code of all games."""
    trial = Trial(house, field, seed)
    games = list(CATALOGUE)
    functions = await trial.listen(games)
    waiting = {game: list(plants([passed for passed in functions if passed[1] == game], trial.luck)) for game in games}
    for number in range(sum(map(len, waiting.values()))):
        if len(trial.report.met) >= places:
            break
        healthy = games[number % len(games)]
        chosen = [waiting[game].pop() for game in games if game != healthy and waiting[game]]
        await trial.round(trial.table(healthy), chosen[: places - len(trial.report.met)])
    trial.check_log()
    await trial.look_again()
    return trial.report
