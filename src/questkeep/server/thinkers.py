"""Bots at work: in processes of their own, within their level's time, knowing only what their seat knows.

Whoever searches says first what he would answer at once. So an answer is there when the time is up, and a worker that
dies or dawdles costs a table its best answer, never its flow (decision 0016).
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from itertools import count
from queue import Empty, PriorityQueue
from typing import Literal

import msgspec

from questkeep.bots import bot_named
from questkeep.bots.search import SearchBot
from questkeep.games import CATALOGUE
from questkeep.kernel.chance import Rng
from questkeep.kernel.course import Course
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Game
from questkeep.kernel.perspective import Perspective
from questkeep.kernel.replay import Pick, Record
from questkeep.server.messages import Advised

LIMITS = {"master": 2.0, "grandmaster": 5.0}  # seconds from the question to the answer
USUAL_LIMIT = 1.0
MARGIN = 0.2  # seconds of a limit that a search leaves over: for the way back, and for a busy machine
GRACE = 1.0  # seconds after which a worker whose answer is late is taken for hung
QUICK = "adept"  # answers for a search that was given no time
ADVISER = "master"
ADVICE_LIMIT = 3.0
MOST_ADVISED = 5
FEWEST_WORKERS = 2  # so that one is there while another is replaced
MOST_TRIES = 2
POLITENESS = 5  # of the workers towards the process of the house, on a machine with few cores
Wanted = Literal["answer", "remark", "advice"]


def limit_of(bot: str) -> float:
    """The seconds within which a table has this bot's answer."""
    return LIMITS.get(bot, USUAL_LIMIT)


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
    wanted: Wanted
    seconds: float = 0.0  # that are left for a search

    @staticmethod
    def of(record: Record, seat: Seat, bot: str, wanted: Wanted) -> Task:
        """The question a bot is asked at the end of a record."""
        deck = record.deck
        own_text = deck.text if deck.text != CATALOGUE[record.game].standard_deck().text else None
        picks = [(int(pick.seat), pick.notation) for pick in record.picks]
        return Task(
            record.game, dict(record.options), deck.name, own_text, record.seed, len(record.players), picks, seat, bot,
            wanted,
        )  # fmt: skip

    def course(self) -> Course:
        """The game so far."""
        game = CATALOGUE[self.game]
        deck = game.standard_deck() if self.deck_text is None else game.read_deck(self.deck_name, self.deck_text)
        picks = [Pick(Seat(number), notation) for number, notation in self.picks]
        return Course(game, Record(self.game, game.version, self.options, deck, self.seed, [""] * self.seats, picks))


class Answer(msgspec.Struct):
    """What a worker has found; without a notation the bot says nothing. One that is not final may still get better."""

    notation: str | None = None
    is_final: bool = True
    advice: list[Advised] = []


def think(task: Task) -> Iterator[Answer]:
    """In a worker: rebuild the table, keep of it what the seat may know, and let the bot choose."""
    started = time.monotonic()
    course = task.course()
    game, row = course.game, course.row + 1
    rng = Rng.keyed(task.seed + "/bot", row)
    perspective = Perspective(course.table, Seat(task.seat), rng)
    del course  # the bot's choice is made from the perspective alone
    if task.wanted == "advice":
        yield Answer(advice=advice_on(game, perspective, rng, task.seconds - (time.monotonic() - started)))
        return
    bot = bot_named(task.bot, game)
    remark = bot.remark(perspective, rng)  # said first; then the seat is still asked, and the bot is too
    if remark is not None or task.wanted == "remark":
        yield Answer(perspective.notation(remark) if remark is not None else None)
        return
    if isinstance(bot, SearchBot):
        quick = bot_named(QUICK, game).choose(perspective, Rng.keyed(task.seed + "/quick", row))
        seconds = task.seconds - (time.monotonic() - started)
        yield Answer(perspective.notation(quick), is_final=seconds <= 0)
        if seconds <= 0:
            return
        bot = bot_named(task.bot, game, seconds)
    yield Answer(perspective.notation(bot.choose(perspective, rng)))


def advice_on(game: Game, perspective: Perspective, rng: Rng, seconds: float) -> list[Advised]:
    """The answers a master thinks of most; a lone one is not weighed."""
    bot = bot_named(ADVISER, game, max(0.0, seconds))
    assert isinstance(bot, SearchBot)
    possible = perspective.options()
    thoughts = [thought for thought in bot.weigh(perspective, rng) if thought.share > 0 and thought.code in possible]
    if not thoughts:
        return [Advised(perspective.notation(bot_named(QUICK, game).choose(perspective, rng)), None, 1.0)]
    return [
        Advised(perspective.notation(thought.code), round(thought.worth, 3), round(thought.share, 3))
        for thought in thoughts[:MOST_ADVISED]
    ]


def work() -> None:
    """The life of a worker: a task a line, answers a line each, until the house is gone."""
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the house, which sends its workers home
    decoder = msgspec.json.Decoder(Task)
    out = sys.stdout.fileno()
    with contextlib.suppress(BrokenPipeError):  # the house was killed
        os.write(out, b"ready\n")
        for line in sys.stdin.buffer:
            for answer in think(decoder.decode(line)):
                os.write(out, msgspec.json.encode(answer) + b"\n")


class Job:
    """A task on its way through the house: until when it must be done, and what is known of its answer."""

    def __init__(self, task: Task, limit: float) -> None:
        self.task = task
        self.deadline = time.monotonic() + limit
        self.tries = 0
        self.so_far: Answer | None = None
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[Answer | None] = self.loop.create_future()

    @property
    def seconds_left(self) -> float:
        """The time until the deadline."""
        return self.deadline - time.monotonic()

    def is_wanted(self) -> bool:
        """Whether anybody still waits for the answer."""
        return not self.done.done()

    def settle(self) -> None:
        """Tell whoever waits, from any thread, what has been found."""
        with contextlib.suppress(RuntimeError):  # the loop has ended, and nobody waits
            self.loop.call_soon_threadsafe(self._tell)

    def _tell(self) -> None:
        if self.is_wanted():
            self.done.set_result(self.so_far)


class Worker:
    """A process that thinks for bots."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "questkeep.server.thinkers"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, job: Job) -> bool:
        """Let it think; whether it came to an end, or has died."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(msgspec.json.encode(job.task) + b"\n")
            self.process.stdin.flush()
        except OSError:
            return False
        while line := self.next_line():
            job.so_far = msgspec.json.decode(line, type=Answer)
            if job.so_far.is_final:
                return True
        return False

    def next_line(self) -> bytes:
        """What it says next; empty if it has died."""
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def send_home(self) -> None:
        """End the process, whatever it is doing."""
        self.process.kill()
        self.process.communicate()


class Thinkers:
    """A few workers, each with a thread that waits for it; one that dies or hangs is replaced.

    What is due first is thought about first, and a search gets its share of the time: the more wait, the less.
    """

    def __init__(self, workers: int | None = None) -> None:
        self.count = workers or max(FEWEST_WORKERS, (os.cpu_count() or 2) - 1)
        self.workers: list[Worker] = []
        self.on_thought: Callable[[str, float, str], None] = lambda bot, seconds, served: None
        self._jobs: PriorityQueue[tuple[float, int, Job | None]] = PriorityQueue()
        self._numbers = count()
        self._threads: list[threading.Thread] = []
        self._lock = threading.Lock()
        self._closed = threading.Event()

    def wake(self) -> None:
        """Call the workers, so that the first question finds them ready."""
        if not self._threads:
            for _ in range(self.count):
                self._threads.append(threading.Thread(target=self._serve, name="thinker", daemon=True))
                self._threads[-1].start()

    async def choose(self, record: Record, seat: Seat, bot: str) -> str | None:
        """The bot's answer in notation, or None if there is none in time: then the game's fallback serves."""
        answer = await self._answer_to(Task.of(record, seat, bot, "answer"), limit_of(bot))
        return answer.notation if answer is not None else None

    async def reply(self, record: Record, seat: Seat, bot: str) -> str | None:
        """What the bot says to a question that was put to it at the table, or None."""
        answer = await self._answer_to(Task.of(record, seat, bot, "remark"), limit_of(bot))
        return answer.notation if answer is not None else None

    async def advise(self, record: Record, seat: Seat) -> list[Advised] | None:
        """What a master would answer, or None if he does not find out in time."""
        answer = await self._answer_to(Task.of(record, seat, ADVISER, "advice"), ADVICE_LIMIT)
        return answer.advice if answer is not None else None

    async def _answer_to(self, task: Task, limit: float) -> Answer | None:
        self.wake()
        started = time.monotonic()
        job = Job(task, limit)
        self.put(job)
        try:
            async with asyncio.timeout(limit):
                answer = await job.done
        except TimeoutError:
            answer = job.so_far
        served = "nothing" if answer is None else "answer" if answer.is_final else "quick"
        self.on_thought(task.bot if task.wanted != "advice" else task.wanted, time.monotonic() - started, served)
        return answer

    def put(self, job: Job) -> None:
        """A job for the next free worker."""
        self._jobs.put((job.deadline, next(self._numbers), job))

    def _serve(self) -> None:
        """A thread's life: one job after the other, with a worker that is always ready for the next."""
        worker = self._call_worker()
        while worker is not None and (job := self._jobs.get()[2]) is not None:
            if job.is_wanted() and not self._carry_out(worker, job):
                self._dismiss(worker)
                job.tries += 1
                if job.tries < MOST_TRIES and job.seconds_left > 0 and not self._closed.is_set():
                    self.put(job)
                else:
                    job.settle()
                worker = self._call_worker()

    def _carry_out(self, worker: Worker, job: Job) -> bool:
        """Whether the worker has come to an end with the job."""
        fair_share = 1 + self._jobs.qsize() / self.count
        job.task.seconds = (job.seconds_left - MARGIN) / fair_share
        alarm = threading.Timer(max(0.0, job.seconds_left) + GRACE, worker.process.kill)
        alarm.start()
        has_ended = worker.ask(job)
        alarm.cancel()
        if has_ended:
            job.settle()
        return has_ended

    def _call_worker(self) -> Worker | None:
        """A worker that is ready; None when the house closes."""
        while True:
            with self._lock:
                if self._closed.is_set():
                    return None
                worker = Worker()
                self.workers.append(worker)
            if worker.next_line():
                return worker
            self._dismiss(worker)
            self._closed.wait(GRACE)  # something is wrong with this machine: try again, but not without end

    def _dismiss(self, worker: Worker) -> None:
        self.workers.remove(worker)
        worker.send_home()

    def close(self) -> None:
        """Send the workers home; nobody waits for their answers any more."""
        with self._lock:
            self._closed.set()
            for worker in self.workers:
                worker.process.kill()
        for _ in self._threads:
            self._jobs.put((0.0, next(self._numbers), None))
        for thread in self._threads:
            thread.join()
        for worker in self.workers:
            worker.send_home()
        while True:
            try:
                job = self._jobs.get_nowait()[2]
            except Empty:
                return
            if job is not None:
                job.settle()


if __name__ == "__main__":
    work()
