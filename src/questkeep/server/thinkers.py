"""Bots at work: in processes of their own, with a deadline, knowing only what their seat knows."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue

import msgspec

from questkeep.bots import bot_named
from questkeep.games import CATALOGUE
from questkeep.kernel.chance import Rng
from questkeep.kernel.course import Course
from questkeep.kernel.event import Seat
from questkeep.kernel.perspective import Perspective
from questkeep.kernel.replay import Pick, Record

DEADLINE = 5.0  # seconds a bot may think
SILENCE = "-"  # a bot that was addressed says nothing


class Task(msgspec.Struct):
    """All a worker needs, as plain data; without a text the deck is the standard one."""

    game: str
    options: dict[str, str]
    deck_name: str
    deck_text: str | None
    seed: str
    seats: int
    picks: list[tuple[int, str]]
    seat: int
    bot: str
    is_addressed: bool = False  # then only a remark is wanted

    @staticmethod
    def of(record: Record, seat: Seat, bot: str, is_addressed: bool = False) -> Task:
        """The question a bot is asked at the end of a record."""
        deck = record.deck
        own_text = deck.text if deck.text != CATALOGUE[record.game].standard_deck().text else None
        picks = [(int(pick.seat), pick.notation) for pick in record.picks]
        return Task(
            record.game, dict(record.options), deck.name, own_text, record.seed, len(record.players), picks, seat, bot,
            is_addressed,
        )  # fmt: skip


def think(task: Task) -> str:
    """In a worker: rebuild the table, keep of it what the seat may know, and let the bot choose."""
    game = CATALOGUE[task.game]
    deck = game.standard_deck() if task.deck_text is None else game.read_deck(task.deck_name, task.deck_text)
    picks = [Pick(Seat(number), notation) for number, notation in task.picks]
    course = Course(game, Record(task.game, game.version, task.options, deck, task.seed, [""] * task.seats, picks))
    rng = Rng.keyed(task.seed + "/bot", course.row + 1)
    perspective = Perspective(course.table, Seat(task.seat), rng)
    del course  # the bot's choice is made from the perspective alone
    bot = bot_named(task.bot, game)
    remark = bot.remark(perspective, rng)  # said first; then the seat is still asked, and the bot is too
    if remark is None and task.is_addressed:
        return SILENCE
    return perspective.notation(bot.choose(perspective, rng) if remark is None else remark)


def work() -> None:
    """The life of a worker: a task a line, an answer a line, until the house is gone."""
    decoder = msgspec.json.Decoder(Task)
    print("ready", flush=True)
    for line in sys.stdin.buffer:
        print(think(decoder.decode(line)), flush=True)


class Worker:
    """A process that thinks for bots."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "questkeep.server.thinkers"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._next_line()  # it is ready: from now on its time counts

    def ask(self, task: bytes) -> str:
        """The answer; empty if the worker has died."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(task + b"\n")
            self.process.stdin.flush()
        except OSError:
            return ""
        return self._next_line()

    def _next_line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().decode().strip()

    def send_home(self) -> None:
        """End the process, whatever it is doing."""
        self.process.kill()
        self.process.communicate()


class Thinkers:
    """A few workers, each with a thread that waits for it; one that dies or dawdles is replaced."""

    def __init__(self, workers: int | None = None, deadline: float = DEADLINE) -> None:
        count = workers or max(1, (os.cpu_count() or 2) - 1)
        self.deadline = deadline
        self.workers: list[Worker] = []
        self._threads = ThreadPoolExecutor(count, "thinker")
        self._resting: SimpleQueue[Worker | None] = SimpleQueue()
        for _ in range(count):
            self._resting.put(None)  # a worker is called when it is first needed

    async def choose(self, record: Record, seat: Seat, bot: str) -> str | None:
        """The bot's answer in notation, or None if it does not come in time: then the game's fallback serves."""
        return await self._answer_to(Task.of(record, seat, bot)) or None

    async def reply(self, record: Record, seat: Seat, bot: str) -> str | None:
        """What the bot says to a question that was put to it at the table, or None."""
        said = await self._answer_to(Task.of(record, seat, bot, is_addressed=True))
        return said if said not in ("", SILENCE) else None

    async def _answer_to(self, task: Task) -> str:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, msgspec.json.encode(task))

    def _ask(self, task: bytes) -> str:
        worker = self._resting.get() or self._call_worker()
        alarm = threading.Timer(self.deadline, worker.process.kill)
        alarm.start()
        answer = worker.ask(task)
        alarm.cancel()
        if answer:
            self._resting.put(worker)
        else:
            self.workers.remove(worker)
            worker.send_home()
            self._resting.put(None)
        return answer

    def _call_worker(self) -> Worker:
        worker = Worker()
        self.workers.append(worker)
        return worker

    def close(self) -> None:
        """Send the workers home; nobody waits for their answers any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in list(self.workers):
            worker.process.kill()
        self._threads.shutdown()
        for worker in self.workers:
            worker.send_home()


if __name__ == "__main__":
    work()
