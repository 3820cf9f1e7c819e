"""Many tables at once: how long a move takes until its player sees it, and how many moves a second the disk gets."""

from __future__ import annotations

import asyncio
import gc
import resource
import time
from collections.abc import Callable
from functools import partial

from questkeep.kernel.chance import Rng
from questkeep.trials.client import Heard, Line, heard_decoder, open_line, open_table
from questkeep.trials.disk import Fsyncs, probing
from questkeep.trials.house_process import HouseProcess, memory_of, processor_time_of

SEATS = 4
JOIN_PATIENCE = 2.0
TOO_FAST_PAUSE = 0.2
AT_A_TIME = 50  # connections opened together


class Lost(Exception):
    """The server has gone while a move was on its way."""


class Unsaved(Exception):
    """The disk refused a move."""


class BusyTable:
    """Four seats of one guest, each with a socket of its own."""

    def __init__(self, house: HouseProcess, luck: Rng, home: str = "") -> None:
        self.house = house
        self.luck = luck
        self.headers = {"X-Forwarded-For": home} if home else {}  # where a proxy has seen the guest come from
        self.match = ""
        self.cookie: str | None = None
        self.latest: list[Heard | None] = [None] * SEATS
        self.lines: list[Line] = []
        self.row = 0  # the newest row that any seat was told
        self.mover = -1
        self.answer: asyncio.Future[Heard | None] | None = None
        self.on_move: Callable[[BusyTable, int, int, str], None] = lambda table, row, seat, notation: None

    async def open(self) -> None:
        """Set up a new table and sit down at it, on the same sockets if there are any."""
        kinds = ["me"] * SEATS
        self.match, self.cookie, _ = await asyncio.to_thread(
            open_table, self.house.address, kinds, self.cookie, headers=self.headers
        )
        self.latest = [None] * SEATS
        if not self.lines:
            await self.connect()
        await self.join()

    async def connect(self) -> None:
        """One socket for each seat."""
        self.lines = [
            await open_line(self.house.address, self.cookie, partial(self._hear, seat), self.headers)
            for seat in range(SEATS)
        ]
        for line in self.lines:
            line.closed.add_done_callback(lambda closed: self._lose())

    async def join(self) -> None:
        """Every socket looks through its seat's eyes; returns when all have seen the table."""
        before = self.latest
        self.latest = [None] * SEATS
        asked_at = 0.0
        while not all(self.latest):
            if any(line.closed.done() for line in self.lines):
                raise Lost
            if time.perf_counter() - asked_at > JOIN_PATIENCE:  # a join may have been too fast: say it again
                asked_at = time.perf_counter()
                for seat, line in enumerate(self.lines):
                    if not self.latest[seat]:
                        known = before[seat]
                        seen = known.number if known is not None else -1
                        line.say({"type": "join", "match": self.match, "seat": seat, "seen": seen})
            await asyncio.sleep(0.005)
        self.row = max(update.number for update in self.latest if update is not None)

    def _hear(self, seat: int, text: bytes) -> None:
        message = heard_decoder.decode(text)
        if message.type == "update":
            known = self.latest[seat]
            self.latest[seat] = message.onto(known) if known is not None else message
            if message.number <= self.row:
                return  # the move before this one, told late
        if seat == self.mover and self.answer is not None and not self.answer.done():
            self.answer.set_result(message)

    def _lose(self) -> None:
        if self.answer is not None and not self.answer.done():
            self.answer.set_result(None)

    async def move(self) -> bool:
        """Any asked seat answers; returns once it was told so, or with False when the game is over."""
        while not any(update is not None and update.is_over for update in self.latest):
            first = self.luck.below(SEATS)
            for seat in [*range(first, SEATS), *range(first)]:
                update = self.latest[seat]
                question = update.asks if update is not None else None
                if question is not None:
                    option = question.options[self.luck.below(len(question.options))]
                    await self._send(seat, {"type": "pick", "question": question.number, "picks": [option.said()]})
                    self.row += 1
                    self.on_move(self, self.row, seat, option.written())
                    return True
            await asyncio.sleep(0.001)  # whoever is asked has not heard of it yet
            if any(line.closed.done() for line in self.lines):
                raise Lost
        return False

    async def _send(self, seat: int, message: object) -> None:
        while True:
            self.mover = seat
            self.answer = asyncio.get_running_loop().create_future()
            if any(line.closed.done() for line in self.lines):
                raise Lost
            self.lines[seat].say(message)
            told = await self.answer
            if told is None:
                raise Lost
            if told.type != "refused":
                return
            if told.reason == "not-saved":
                raise Unsaved
            if told.reason != "too-fast":
                raise RuntimeError(f"an honest move was refused: {told.reason}")
            await asyncio.sleep(TOO_FAST_PAUSE)


class LoadReport:
    """What was measured: seconds from the planned instant of a move to its own update, and moves a second."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.fsyncs = Fsyncs([])  # of the disk by itself, in the same seconds
        self.closed_loop_moves = 0
        self.closed_loop_seconds = 0.0
        self.closed_loop_processor = 0.0  # seconds of the server's processor time
        self.idle_sockets = 0
        self.idle_bytes = 0.0

    def percentile(self, share: float) -> float:
        """The latency in milliseconds that this share of all moves kept."""
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000 if ordered else 0.0

    @property
    def own_p99(self) -> float:
        """The 99th percentile less the disk's own: what the house adds to it."""
        return self.percentile(0.99) - self.fsyncs.percentile(0.99)

    @property
    def moves_per_second(self) -> float:
        """Durable moves a second in the closed loop."""
        return self.closed_loop_moves / self.closed_loop_seconds if self.closed_loop_seconds else 0.0

    @property
    def processor_per_move(self) -> float:
        """Milliseconds of the server's processor time for one move: a figure that a busy machine does not spoil."""
        return self.closed_loop_processor / max(1, self.closed_loop_moves) * 1000


def allow_many_sockets() -> None:
    """Lift the soft limit of open files, for this process and the servers it starts."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def open_all(tables: list[BusyTable]) -> None:
    """Open all tables, some at a time."""
    for start in range(0, len(tables), AT_A_TIME):
        await asyncio.gather(*(table.open() for table in tables[start : start + AT_A_TIME]))


async def open_loop(tables: list[BusyTable], seconds: float, luck: Rng) -> list[float]:
    """Every table moves once a second, whether the server keeps up or not; lateness counts from the planned instant."""
    latencies: list[float] = []
    start = time.perf_counter() + 0.5
    ends = start + seconds

    async def play(table: BusyTable, planned: float) -> None:
        while planned < ends:
            await asyncio.sleep(max(0.0, planned - time.perf_counter()))
            if not await table.move():
                await table.open()
                planned = time.perf_counter()
                await table.move()
            latencies.append(time.perf_counter() - planned)
            planned += 1

    await asyncio.gather(*(play(table, start + luck.below(1_000_000) / 1_000_000) for table in tables))
    return latencies


async def closed_loop(tables: list[BusyTable], seconds: float) -> int:
    """Every table moves again as soon as it was told; returns how many moves were made durable."""
    ends = time.perf_counter() + seconds
    moves = 0

    async def play(table: BusyTable) -> None:
        nonlocal moves
        while time.perf_counter() < ends:
            if await table.move():
                moves += 1
            else:
                await table.open()

    await asyncio.gather(*(play(table) for table in tables))
    return moves


async def idle_cost(house: HouseProcess, sockets: int, matches: list[str]) -> float:
    """Bytes of the server's memory that a socket takes which only watches."""
    before = memory_of(house.pid)
    for start in range(0, sockets, AT_A_TIME):
        together = range(start, min(start + AT_A_TIME, sockets))
        lines = await asyncio.gather(*(open_line(house.address, None, lambda text: None) for _ in together))
        for number, line in zip(together, lines, strict=True):
            line.say({"type": "join", "match": matches[number % len(matches)]})
    await asyncio.sleep(1)
    return (memory_of(house.pid) - before) / sockets


async def load(house: HouseProcess, tables: int, seconds: float, closed: int, idle: int, seed: str) -> LoadReport:
    """All three measurements, one after the other, against an open house."""
    report = LoadReport()
    luck = Rng(seed)
    busy = [BusyTable(house, luck.fork()) for _ in range(max(tables, closed))]
    await open_all(busy)
    gc.collect()
    gc.freeze()  # a pause of the measuring process is not a pause of the house
    with probing(house.folder) as report.fsyncs:
        report.latencies = await open_loop(busy[:tables], seconds, luck)
    started, used = time.perf_counter(), processor_time_of(house.pid)
    report.closed_loop_moves = await closed_loop(busy[:closed], seconds)
    report.closed_loop_seconds = time.perf_counter() - started
    report.closed_loop_processor = processor_time_of(house.pid) - used
    if idle:
        report.idle_sockets = idle
        report.idle_bytes = await idle_cost(house, idle, [table.match for table in busy])
    return report
