"""Bots in their own processes: in time or with a quick answer; one that dies or hangs is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import signal
import threading
import time
from collections.abc import Coroutine, Iterator

import pytest

from questkeep.bots import BOTS, LEVELS
from questkeep.games import CATALOGUE
from questkeep.games.tschak import GAME
from questkeep.kernel.course import Course
from questkeep.kernel.event import Seat
from questkeep.kernel.replay import Pick, Record
from questkeep.server.messages import Advised
from questkeep.server.thinkers import GRACE, Job, Jobs, Thinkers, is_search, limit_of
from questkeep.server.thinking import ADVISER, MOST_ADVISED, Answer, Task, think

SLOW = "grandmaster"
MANY = 60  # long thoughts: compiled, each of them takes a moment only
PATIENCE = 20.0  # seconds: more than the house allows, for on a busy machine a new worker takes its time


class ObservedJobs(Jobs):
    """Remembers the job that came last, and how many searches have begun."""

    latest: Job | None = None
    begun = 0

    def put(self, *jobs: Job) -> None:
        self.latest = jobs[-1]
        super().put(*jobs)

    def next(self, searches: bool = True) -> Job | None:
        job = super().next(searches)
        self.begun += job is not None and is_search(job.task)
        return job


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    thinkers = Thinkers(1)
    thinkers.jobs = ObservedJobs(1)
    yield thinkers
    thinkers.close()
    assert all(worker.process.poll() is not None for worker in thinkers.workers)


def record(picks: list[Pick] | None = None) -> Record:
    return Record("tschak", GAME.version, GAME.chosen_options({}), GAME.standard_deck(), "7", ["", ""], picks or [])


def choose(thinkers: Thinkers, bot: str = "greedy") -> str | None:
    return asyncio.run(thinkers.choose(record(), Seat(0), bot))


def first_answer(thinkers: Thinkers) -> str | None:
    """The answer to the first question, for which the worker may take its time to get ready."""
    for _ in range(10):
        answer = choose(thinkers)
        if answer is not None:
            return answer
    return None


def is_allowed(answer: str | None) -> bool:
    table = Course(GAME, record()).table
    return answer is not None and table.parse(Seat(0), answer) in table.options(Seat(0))


def patiently(thinkers: Thinkers, bot: str, limit: float = PATIENCE) -> Coroutine[None, None, Answer | None]:
    return thinkers.answer_to(Task.of(record(), Seat(0), bot, "answer"), limit)


def disturb(thinkers: Thinkers, with_signal: int) -> None:
    """Send a signal to every worker, whatever it does."""
    for worker in thinkers.workers:
        os.kill(worker.process.pid, with_signal)


async def disturbed(thinkers: Thinkers, with_signal: int, limit: float) -> Answer | None:
    """The answer to a question whose worker gets a signal in mid-thought, as soon as it has a quick answer."""
    jobs = thinkers.jobs
    assert isinstance(jobs, ObservedJobs)
    jobs.latest = None
    waiting = asyncio.create_task(patiently(thinkers, SLOW, limit))
    async with asyncio.timeout(limit):
        while jobs.latest is None or jobs.latest.so_far is None:
            await asyncio.sleep(0.001)
    disturb(thinkers, with_signal)
    assert not waiting.done()
    return await waiting


def test_the_same_question_gets_the_same_allowed_answer(thinkers: Thinkers) -> None:
    answer = first_answer(thinkers)
    assert is_allowed(answer)
    assert answer == choose(thinkers)


def test_whoever_has_locked_in_what_changes_nothing_for_the_others(thinkers: Thinkers) -> None:
    first_answer(thinkers)
    table = Course(GAME, record()).table
    locked = [[Pick(Seat(0), table.notation(Seat(0), code))] for code in table.options(Seat(0))]
    for bot in ("adept", "novice", "random"):
        answers = {asyncio.run(thinkers.choose(record(picks), Seat(1), bot, 0)) for picks in locked}
        assert len(answers) == 1
    assert len(locked) == 10


def test_every_seat_has_luck_of_its_own_for_every_question() -> None:
    words = {
        Task.of(record(), Seat(seat), "novice", "answer", question).luck(purpose).word()
        for seat in (0, 1)
        for question in (None, 0, 7)
        for purpose in ("bot", "quick")
    }
    assert len(words) == 12


def advice(task: Task) -> list[Advised]:
    """What a master advises in no time, which is always after the same few simulations."""
    (only,) = think(task)
    return only.advice


def test_advice_does_not_know_what_others_have_locked_in() -> None:
    table = Course(GAME, record()).table
    locked = [[Pick(Seat(0), table.notation(Seat(0), code))] for code in table.options(Seat(0))]
    assert len(locked) == 10
    first, *others = (advice(Task.of(record(picks), Seat(1), ADVISER, "advice")) for picks in locked)
    assert len(first) == MOST_ADVISED
    assert all(other == first for other in others)


@pytest.mark.parametrize(("game", "shares"), [("enchanters", [1.0, 0.0, 0.0, 0.0, 0.0]), ("schatzjagd", [1.0])])
def test_advice_is_mixed_only_where_choices_are_secret(game: str, shares: list[float]) -> None:
    new = CATALOGUE[game]
    opening = Record(game, new.version, new.chosen_options({}), new.standard_deck(), "7", ["", ""], [])
    seat = Course(new, opening).table.asked()[0]
    found = advice(Task.of(opening, seat, ADVISER, "advice"))
    assert [one.share for one in found] == shares
    assert [one.result is None for one in found] == [len(shares) == 1] * len(shares)  # a lone answer is not weighed


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_has_a_limit(bot: str) -> None:
    assert 0 < limit_of(bot) <= 5
    assert limit_of(LEVELS[0]) <= limit_of(LEVELS[-1])


def test_a_search_says_first_what_it_would_answer_at_once() -> None:
    task = Task.of(record(), Seat(0), SLOW, "answer")
    task.seconds = 0.5
    quick, last = think(task)
    assert (quick.is_final, last.is_final) == (False, True)
    assert (quick.is_quick, last.is_quick) == (True, False)
    assert is_allowed(quick.notation)
    assert is_allowed(last.notation)


def test_a_search_without_time_gives_its_quick_answer() -> None:
    (only,) = think(Task.of(record(), Seat(0), SLOW, "answer"))
    assert only.is_final
    assert is_allowed(only.notation)


def test_a_worker_that_died_between_two_questions_is_replaced_in_time(thinkers: Thinkers) -> None:
    first_answer(thinkers)
    disturb(thinkers, signal.SIGKILL)
    for worker in thinkers.workers:
        worker.process.wait()
    answer = asyncio.run(patiently(thinkers, "greedy"))
    assert answer is not None
    assert is_allowed(answer.notation)


def test_a_worker_that_dies_in_mid_thought_is_replaced_and_asked_again(thinkers: Thinkers) -> None:
    served: list[str] = []
    first_answer(thinkers)
    thinkers.on_thought = lambda bot, seconds, how: served.append(how)
    answer = asyncio.run(disturbed(thinkers, signal.SIGKILL, PATIENCE))
    assert answer is not None
    assert is_allowed(answer.notation)
    assert served == ["answer"]


def test_a_worker_that_hangs_leaves_its_quick_answer_and_is_replaced(thinkers: Thinkers) -> None:
    served: list[str] = []
    first_answer(thinkers)
    thinkers.on_thought = lambda bot, seconds, how: served.append(how)
    started = time.monotonic()
    answer = asyncio.run(disturbed(thinkers, signal.SIGSTOP, limit_of(SLOW)))
    assert time.monotonic() - started < limit_of(SLOW) + 0.5
    assert answer is not None
    assert is_allowed(answer.notation)
    assert served == ["quick"]
    time.sleep(GRACE)
    assert is_allowed(first_answer(thinkers))


def test_without_any_answer_in_time_there_is_none(thinkers: Thinkers) -> None:
    first_answer(thinkers)
    disturb(thinkers, signal.SIGSTOP)
    started = time.monotonic()
    assert choose(thinkers) is None
    assert time.monotonic() - started < limit_of("greedy") + 0.5


def test_many_questions_at_once_are_all_answered(thinkers: Thinkers) -> None:
    async def play() -> list[Answer | None]:
        return await asyncio.gather(*(patiently(thinkers, SLOW) for _ in range(6)))

    first_answer(thinkers)
    answers = asyncio.run(play())
    assert all(answer is not None and is_allowed(answer.notation) for answer in answers)


@pytest.mark.parametrize("workers", [1, 3])
def test_a_search_leaves_as_much_time_to_all_who_wait(workers: int) -> None:
    async def play() -> None:
        jobs = Jobs(workers)
        tasks = [Task.of(record(), Seat(0), SLOW, "answer") for _ in range(12)]
        for task in tasks:
            jobs.put(Job(task, PATIENCE))
        turns = 12 / workers
        first = jobs.next()
        assert first is not None
        assert first.task is tasks[0]
        assert turns * first.task.seconds <= PATIENCE
        for _ in tasks[1:]:
            jobs.next()
        assert (
            PATIENCE / 2 < tasks[-1].seconds < PATIENCE
        )  # whoever comes last, and waits for nobody, has all that is left

    asyncio.run(play())


def test_a_house_can_close_while_a_bot_hangs(thinkers: Thinkers) -> None:
    async def leave() -> None:
        disturb(thinkers, signal.SIGSTOP)
        waiting = asyncio.create_task(thinkers.choose(record(), Seat(1), "greedy"))
        await asyncio.sleep(0.1)
        started = time.monotonic()
        thinkers.close()
        assert time.monotonic() - started < 2
        assert await waiting is None

    first_answer(thinkers)
    asyncio.run(leave())


@contextlib.contextmanager
def no_file_handles() -> Iterator[None]:
    """For this process nothing more can be opened, not even a pipe to a worker."""
    usual = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (3, usual[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, usual)


def test_without_file_handles_nothing_is_thought_and_with_them_again_it_goes_on_by_itself(
    thinkers: Thinkers, caplog: pytest.LogCaptureFixture
) -> None:
    restarts: list[None] = []

    async def play() -> None:
        with no_file_handles():
            disturb(thinkers, signal.SIGKILL)
            assert await patiently(thinkers, "greedy", 2) is None  # then the game's fallback serves
            async with asyncio.timeout(PATIENCE):
                while thinkers.troubles() != ["thinkers: 2 of 2 have no worker"]:
                    await patiently(thinkers, "greedy", 0.1)  # a thread notices when it has something to do
        answer = await patiently(thinkers, "greedy")
        assert answer is not None
        assert is_allowed(answer.notation)
        async with asyncio.timeout(PATIENCE):
            while thinkers.troubles():
                await asyncio.sleep(0.05)

    first_answer(thinkers)
    thinkers.on_restart = lambda: restarts.append(None)
    asyncio.run(play())
    assert len(restarts) >= 2
    assert [record.levelname for record in caplog.records] == ["ERROR"]


def test_a_quick_answer_never_waits_for_a_long_thought(thinkers: Thinkers) -> None:
    async def play() -> None:
        thoughts = [asyncio.create_task(patiently(thinkers, SLOW, PATIENCE + number)) for number in range(MANY)]
        jobs = thinkers.jobs
        assert isinstance(jobs, ObservedJobs)
        async with asyncio.timeout(PATIENCE):
            while jobs.begun < 1:
                await asyncio.sleep(0.001)
        answer = await patiently(thinkers, "greedy", PATIENCE / 4)
        assert answer is not None
        assert not all(thought.done() for thought in thoughts)
        for thought in thoughts:
            thought.cancel()

    first_answer(thinkers)
    asyncio.run(play())


def test_jobs_that_are_put_together_share_the_time_of_all_workers_alike() -> None:
    def shares(jobs: int, workers: int) -> list[float]:
        """What each gets if all are put at once, and each worker takes the next as soon as its time is up."""
        house = Jobs(workers)
        threads = [threading.Thread(target=house.next) for _ in range(workers)]
        for thread in threads:
            thread.start()
        while house.free < workers:
            time.sleep(0.001)
        tasks = [Task.of(record(), Seat(0), SLOW, "answer") for _ in range(jobs)]
        house.put(*(Job(task, PATIENCE) for task in tasks))
        for thread in threads:
            thread.join()
        return [task.seconds for task in tasks if task.seconds]

    async def play() -> None:
        assert shares(3, 3) == pytest.approx([PATIENCE] * 3, abs=1)
        assert shares(3, 2) == pytest.approx([PATIENCE / 2] * 2, abs=1)
        assert shares(4, 3) == pytest.approx([PATIENCE / 2] * 3, abs=1)

    asyncio.run(play())
