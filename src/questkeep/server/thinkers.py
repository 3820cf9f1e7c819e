"""Bots at work: in processes of their own, within their level's time (decision 0019).

A worker that dies or dawdles costs a table its best answer, never its flow.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Callable

import msgspec

from questkeep.kernel.event import Seat
from questkeep.kernel.replay import Record
from questkeep.server.messages import Advised
from questkeep.server.thinking import ADVISER, Answer, Task

LIMITS = {"master": 2.0, "grandmaster": 5.0}  # seconds from the question to the answer
USUAL_LIMIT = 1.0
ADVICE_LIMIT = 4.0
MARGIN = 0.2  # seconds of a limit that a search leaves over: for the way back, and for a busy machine
GRACE = 1.0  # seconds after which a worker whose answer is late is taken for hung
FEWEST_WORKERS = 2  # so that one is there while another is replaced
MOST_TRIES = 2


def limit_of(bot: str) -> float:
    """The seconds within which a table has this bot's answer."""
    return LIMITS.get(bot, USUAL_LIMIT)


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


class Jobs:
    """What waits for a worker: first come, first served, and everybody in time.

    A search gets so much time that all who wait can have as much before the first of them is due.
    """

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._waiting: deque[Job] = deque()
        self._changed = threading.Condition()
        self._is_closed = False

    def put(self, job: Job) -> None:
        """A new job waits for its turn; one that has lost its worker is the next."""
        with self._changed:
            if job.tries:
                self._waiting.appendleft(job)
            else:
                self._waiting.append(job)
            self._changed.notify()

    def next(self) -> Job | None:
        """Wait for a job that somebody still wants, and share out the time; None when the house closes."""
        with self._changed:
            while True:
                self._changed.wait_for(lambda: self._waiting or self._is_closed)
                if self._is_closed:
                    return None
                job = self._waiting.popleft()
                if job.is_wanted():
                    first_due = min(other.seconds_left for other in (job, *self._waiting))
                    job.task.seconds = (first_due - MARGIN) / (1 + len(self._waiting) / self.workers)
                    return job

    def close(self) -> None:
        """Whoever still waits is told that there is no answer."""
        with self._changed:
            self._is_closed = True
            self._changed.notify_all()
            for job in self._waiting:
                job.settle()


class Worker:
    """A process that thinks for bots."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "questkeep.server.thinking"]
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
    """A few workers, each with a thread that waits for it; one that dies or hangs is replaced."""

    def __init__(self, workers: int | None = None) -> None:
        self.count = workers or max(FEWEST_WORKERS, (os.cpu_count() or 2) - 1)
        self.jobs = Jobs(self.count)
        self.workers: list[Worker] = []
        self.on_thought: Callable[[str, float, str], None] = lambda bot, seconds, served: None
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
        answer = await self.answer_to(Task.of(record, seat, bot, "answer"), limit_of(bot))
        return answer.notation if answer is not None else None

    async def reply(self, record: Record, seat: Seat, bot: str) -> str | None:
        """What the bot says to a question that was put to it at the table, or None."""
        answer = await self.answer_to(Task.of(record, seat, bot, "remark"), limit_of(bot))
        return answer.notation if answer is not None else None

    async def advise(self, record: Record, seat: Seat) -> list[Advised] | None:
        """What a master would answer, or None if he does not find out in time."""
        answer = await self.answer_to(Task.of(record, seat, ADVISER, "advice"), ADVICE_LIMIT)
        return answer.advice if answer is not None else None

    async def answer_to(self, task: Task, limit: float) -> Answer | None:
        """What is found within so many seconds: the last word, a quick answer, or None."""
        self.wake()
        started = time.monotonic()
        job = Job(task, limit)
        self.jobs.put(job)
        try:
            async with asyncio.timeout(limit):
                answer = await job.done
        except TimeoutError:
            answer = job.so_far
        served = "nothing" if answer is None else "quick" if answer.is_quick else "answer"
        self.on_thought(task.bot if task.wanted != "advice" else task.wanted, time.monotonic() - started, served)
        return answer

    def _serve(self) -> None:
        """A thread's life: one job after the other, with a worker that is always ready for the next."""
        worker = self._call_worker()
        while worker is not None and (job := self.jobs.next()) is not None:
            if self._has_ended(worker, job):
                job.settle()
                continue
            self._dismiss(worker)
            job.tries += 1
            if job.tries < MOST_TRIES and job.seconds_left > 0 and not self._closed.is_set():
                self.jobs.put(job)
            else:
                job.settle()
            worker = self._call_worker()

    def _has_ended(self, worker: Worker, job: Job) -> bool:
        """Let a worker do a job; whether it has come to an end, or died."""
        alarm = threading.Timer(max(0.0, job.seconds_left) + GRACE, worker.process.kill)
        alarm.start()
        has_ended = worker.ask(job)
        alarm.cancel()
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
            for worker in list(self.workers):  # whose threads may dismiss them meanwhile
                worker.process.kill()
        self.jobs.close()
        for thread in self._threads:
            thread.join()
        for worker in self.workers:
            worker.send_home()
