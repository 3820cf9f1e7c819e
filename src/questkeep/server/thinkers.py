"""Bots at work: in processes of their own, within their level's time (decision 0019).

A worker that dies or dawdles costs a table its best answer, never its flow.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from math import ceil

import msgspec

from questkeep.kernel.event import Seat
from questkeep.kernel.replay import Record
from questkeep.server.messages import Advised
from questkeep.server.thinking import ADVISER, Answer, Task, ThoughtFailed

LOG = logging.getLogger("questkeep")
LIMITS = {"master": 2.0, "grandmaster": 5.0}  # seconds from the question to the answer
USUAL_LIMIT = 1.0
ADVICE_LIMIT = 4.0
MARGIN = 0.2  # seconds of a limit that a search leaves over: for the way back, and for a busy machine
GRACE = 1.0  # seconds after which a worker whose answer is late is taken for hung
START_LIMIT = 60.0  # seconds until a worker that is not ready is taken for hung
FEWEST_WORKERS = 2  # so that one is there while another is replaced
MOST_TRIES = 2
LONGEST_WAIT = 5.0  # seconds between two attempts to call a worker


def limit_of(bot: str) -> float:
    """The seconds within which a table has this bot's answer."""
    return LIMITS.get(bot, USUAL_LIMIT)


def is_search(task: Task) -> bool:
    """Whether this is thought about for as long as there is time; whatever else is asked takes a moment."""
    return task.wanted == "advice" or (task.wanted == "answer" and task.bot in LIMITS)


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
    """What waits for a worker: whoever is due first comes first, and everybody in time.

    A search gets so much time that all who wait can have as much before the first of them is due.
    """

    def __init__(self, workers: int) -> None:
        self.workers = workers  # that search; one more is there for what takes a moment
        self.free = 0  # of those that search
        self._waiting: list[Job] = []
        self._changed = threading.Condition()
        self._is_closed = False

    def put(self, *jobs: Job) -> None:
        """Jobs wait for their turn."""
        with self._changed:
            self._waiting = [other for other in self._waiting if other.is_wanted()]
            self._waiting += jobs
            self._changed.notify_all()

    def next(self, searches: bool = True) -> Job | None:
        """Wait for a job that somebody still wants, and share out the time; None when the house closes.

        Whoever does not search leaves searches to others: so a moment's answer never waits for a long thought.
        """
        with self._changed:
            self.free += searches
            try:
                self._changed.wait_for(lambda: self._is_closed or self._first(searches) is not None)
                job = self._first(searches)
                if self._is_closed or job is None:
                    return None
                self._waiting.remove(job)
                job.task.seconds = self._share(job)
                return job
            finally:
                self.free -= searches

    def _first(self, searches: bool) -> Job | None:
        """Of the jobs that this worker takes, the one that is due first."""
        self._waiting = [job for job in self._waiting if job.is_wanted()]
        fitting = [job for job in self._waiting if searches or not is_search(job.task)]
        return min(fitting, key=lambda job: job.deadline, default=None)

    def _share(self, job: Job) -> float:
        """The seconds for this search: as many as each gets that must wait until it or one beside it is done."""
        waiting = [other for other in self._waiting if is_search(other.task)]
        first_due = min(other.seconds_left for other in (job, *waiting))
        in_turn = max(0, len(waiting) - (self.free - 1))  # the free ones take theirs at once
        return (first_due - MARGIN) / (1 + ceil(in_turn / self.workers))

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
            while line := self.next_line():
                job.so_far = msgspec.json.decode(line, type=Answer)
                if job.so_far.is_final:
                    return True
        except (OSError, msgspec.MsgspecError):  # it has died, perhaps in the middle of a line
            return False
        return False

    def next_line(self) -> bytes:
        """What it says next; empty if it has died."""
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def send_home(self) -> None:
        """End the process, whatever it is doing."""
        self.process.kill()
        self.process.communicate()


@contextlib.contextmanager
def alarm(seconds: float, act: Callable[[], None]) -> Iterator[None]:
    """If this takes longer, act."""
    timer = threading.Timer(seconds, act)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


class Thinkers:
    """A few workers, each with a thread that waits for it; one that dies or hangs is replaced.

    One worker more than search answers what takes a moment, so that no table waits while others think long.
    """

    def __init__(self, workers: int | None = None) -> None:
        self.count = workers or max(FEWEST_WORKERS, (os.cpu_count() or 2) - 1)
        self.jobs = Jobs(self.count)
        self.workers: list[Worker] = []
        self.on_thought: Callable[[str, float, str], None] = lambda bot, seconds, served: None
        self.on_restart: Callable[[], None] = lambda: None
        self._threads: list[threading.Thread] = []
        self._lock = threading.Lock()
        self._closed = threading.Event()
        self._out: dict[int, str] = {}  # threads that have no worker and cannot get one, and why

    def wake(self) -> None:
        """Call the workers, so that the first question finds them ready."""
        if not self._threads:
            for number in range(self.count + 1):
                self._threads.append(threading.Thread(target=self._serve, args=(number,), name="thinker", daemon=True))
                self._threads[-1].start()

    def troubles(self) -> list[str]:
        """What is wrong with the thinkers, if anything is."""
        dead = sum(not thread.is_alive() for thread in self._threads) if not self._closed.is_set() else 0
        away = dead + len(self._out)
        return [f"thinkers: {away} of {self.count + 1} have no worker"] if away else []

    async def choose(self, record: Record, seat: Seat, bot: str, question: int | None = None) -> str | None:
        """The bot's answer in notation, or None if there is none in time: then the game's fallback serves."""
        answer = await self.answer_to(Task.of(record, seat, bot, "answer", question), limit_of(bot))
        return answer.notation if answer is not None else None

    async def reply(self, record: Record, seat: Seat, bot: str) -> str | None:
        """What the bot says to a question that was put to it at the table, or None."""
        answer = await self.answer_to(Task.of(record, seat, bot, "remark"), limit_of(bot))
        return answer.notation if answer is not None else None

    async def advise(self, record: Record, seat: Seat, question: int | None = None) -> list[Advised] | None:
        """What a master would answer, or None if he does not find out in time."""
        answer = await self.answer_to(Task.of(record, seat, ADVISER, "advice", question), ADVICE_LIMIT)
        return answer.advice if answer is not None else None

    async def answer_to(self, task: Task, limit: float) -> Answer | None:
        """What is found within so many seconds: the last word, a quick answer, None; or ThoughtFailed."""
        self.wake()
        started = time.monotonic()
        job = Job(task, limit)
        self.jobs.put(job)
        try:
            async with asyncio.timeout(limit):
                answer = await job.done
        except TimeoutError:
            answer = job.so_far
        served = "nothing" if answer is None or answer.mistake else "quick" if answer.is_quick else "answer"
        self.on_thought(task.bot if task.wanted != "advice" else task.wanted, time.monotonic() - started, served)
        if answer is not None and answer.mistake:
            raise ThoughtFailed(answer.mistake)
        return answer

    def _serve(self, number: int) -> None:
        """A thread's life: whatever goes wrong with its worker, it goes on with another as soon as it can."""
        wait = MARGIN
        while not self._closed.is_set():
            try:
                self._serve_with_workers(number)
            except Exception as problem:  # no handles, no memory, no threads: the house has to live with that
                wait = min(2 * wait, LONGEST_WAIT) if number in self._out else MARGIN
                if not self._out:
                    LOG.error("no worker can be called: %s", problem)
                self._out[number] = str(problem)
                self.on_restart()
                self._closed.wait(wait)

    def _serve_with_workers(self, number: int) -> None:
        """One job after the other, with a worker that is always ready for the next."""
        worker = self._call_worker()
        self._out.pop(number, None)
        while worker is not None and (job := self.jobs.next(number < self.count)) is not None:
            is_alive = worker.process.poll() is None  # one that died while it waited is not this job's fault
            try:
                has_ended = is_alive and self._has_ended(worker, job)
            except BaseException:
                self._dismiss(worker)
                job.settle()
                raise
            if has_ended:
                job.settle()
                continue
            self._dismiss(worker)
            job.tries += is_alive
            if job.tries < MOST_TRIES and job.seconds_left > 0 and not self._closed.is_set():
                self.jobs.put(job)
            else:
                job.settle()
            worker = self._call_worker()

    def _has_ended(self, worker: Worker, job: Job) -> bool:
        """Let a worker do a job; whether it has come to an end, or died."""
        with alarm(max(0.0, job.seconds_left) + GRACE, worker.process.kill):
            return worker.ask(job)

    def _call_worker(self) -> Worker | None:
        """A worker that is ready; None when the house closes."""
        with self._lock:
            if self._closed.is_set():
                return None
            worker = Worker()
            self.workers.append(worker)
        with alarm(START_LIMIT, worker.process.kill):
            is_ready = bool(worker.next_line())
        if is_ready:
            return worker
        self._dismiss(worker)
        if self._closed.is_set():
            return None
        raise ChildProcessError("it died before it was ready")

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
