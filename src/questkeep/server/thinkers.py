"""Bots at work: in processes of their own, with a deadline, knowing only what their seat knows."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process

from questkeep.bots import bot_named
from questkeep.games import CATALOGUE
from questkeep.kernel.chance import Rng
from questkeep.kernel.course import Course
from questkeep.kernel.event import Seat
from questkeep.kernel.perspective import Perspective
from questkeep.kernel.replay import Pick, Record

DEADLINE = 5.0

Task = tuple[str, Mapping[str, str], str, str, str, int, list[tuple[int, str]], int, str]


def task_of(record: Record, seat: Seat, bot: str) -> Task:
    """All a worker needs, as plain data."""
    picks = [(int(pick.seat), pick.notation) for pick in record.picks]
    deck = record.deck
    return record.game, record.options, deck.name, deck.text, record.seed, len(record.players), picks, int(seat), bot


def think(task: Task) -> str:
    """In a worker: rebuild the table, keep of it what the seat may know, and let the bot choose."""
    key, options, deck_name, deck_text, seed, seats, picks, seat_number, bot = task
    game = CATALOGUE[key]
    deck = game.standard_deck()
    if deck.text != deck_text:
        deck = game.read_deck(deck_name, deck_text)
    written = [Pick(Seat(number), notation) for number, notation in picks]
    course = Course(game, Record(key, game.version, options, deck, seed, [""] * seats, written))
    seat = Seat(seat_number)
    rng = Rng.keyed(seed + "/bot", course.row + 1)
    perspective = Perspective(course.table, seat, rng)
    del course  # the bot's choice is made from the perspective alone
    return perspective.notation(bot_named(bot, game).choose(perspective, rng))


def leave_with_parent() -> None:
    """In a worker: end when the house ends, even if it was killed and could not say goodbye."""
    parent = parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


class Thinkers:
    """A pool of worker processes; a worker that dies is replaced, an answer that is late is dropped."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=leave_with_parent)

    async def choose(self, record: Record, seat: Seat, bot: str) -> str | None:
        """The bot's answer in notation, or None if it does not come in time: then the game's fallback serves."""
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            return await asyncio.wait_for(loop.run_in_executor(pool, think, task_of(record, seat, bot)), DEADLINE)
        except TimeoutError:
            return None
        except BrokenProcessPool:
            if self._pool is pool:  # of several answers lost together, the first sees to new workers
                self._pool = self._new_pool()
            return None

    def close(self) -> None:
        """Send the workers home."""
        self._pool.shutdown(wait=False, cancel_futures=True)
