"""Bots in their own processes: in time or with a quick answer; one that dies or hangs is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
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
from questkeep.server.thinkers import GRACE, Job, Jobs, Thinkers, limit_of
from questkeep.server.thinking import ADVISER, MOST_ADVISED, Answer, Task, think

SLOW = "grandmaster"
PATIENCE = 20.0  # seconds: more than the house allows, for on a busy machine a new worker takes its time


class ObservedJobs(Jobs):
    """Remembers the job that came last."""

    latest: Job | None = None

    def put(self, job: Job) -> None:
        self.latest = job
        super().put(job)


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


async def disturbed(thinkers: Thinkers, with_signal: int, limit: float) -> Answer | None:
    """The answer to a question whose worker gets a signal in mid-thought, as soon as it has a quick answer."""
    jobs = thinkers.jobs
    assert isinstance(jobs, ObservedJobs)
    jobs.latest = None
    waiting = asyncio.create_task(patiently(thinkers, SLOW, limit))
    async with asyncio.timeout(limit):
        while jobs.latest is None or jobs.latest.so_far is None:
            await asyncio.sleep(0.001)
    os.kill(thinkers.workers[0].process.pid, with_signal)
    assert not waiting.done()
    return await waiting


def test_the_same_question_gets_the_same_allowed_answer(thinkers: Thinkers) -> None:
    answer = first_answer(thinkers)
    assert is_allowed(answer)
    assert answer == choose(thinkers)


def test_whoever_has_locked_in_what_changes_nothing_for_the_others(thinkers: Thinkers) -> None:
    first_answer(thinkers)
    table = Course(GAME, record()).table
    locked = [Pick(Seat(0), table.notation(Seat(0), code)) for code in table.options(Seat(0))]
    answers = {asyncio.run(thinkers.choose(record([pick]), Seat(1), "adept")) for pick in locked}
    assert len(locked) == 10
    assert len(answers) == 1


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
    thinkers.workers[0].process.kill()
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
    os.kill(thinkers.workers[0].process.pid, signal.SIGSTOP)
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
        os.kill(thinkers.workers[0].process.pid, signal.SIGSTOP)
        waiting = asyncio.create_task(thinkers.choose(record(), Seat(1), "greedy"))
        await asyncio.sleep(0.1)
        started = time.monotonic()
        thinkers.close()
        assert time.monotonic() - started < 2
        assert await waiting is None

    first_answer(thinkers)
    asyncio.run(leave())
