"""What the house does again and again: a chore that fails is taken up again, counted, and told of until it is done."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from questkeep.server.mistakes import Mistakes
from questkeep.server.store import NotSaved

PATIENCE = 60.0  # seconds that a round may be late before the chore is taken for hung
LONGEST_PAUSE = 60.0


class Chore:
    """A piece of work, done in rounds."""

    def __init__(self, name: str, work: Callable[[], Awaitable[None]], every: float) -> None:
        self.name = name
        self.work = work
        self.every = every
        self.failures = 0  # in a row
        self.done_at = time.monotonic()
        self.task: asyncio.Task[None] | None = None

    def pause(self) -> float:
        """The seconds until the next round; after a failure it comes soon, after many in a row less soon."""
        return min(2.0 ** (self.failures - 1), LONGEST_PAUSE) if self.failures else self.every

    def trouble(self) -> str:
        """What is wrong with it; empty if nothing is."""
        if self.failures:
            return f"failed {self.failures} times in a row"
        if self.task is not None and self.task.done():
            return "has ended"
        late = time.monotonic() - self.done_at - self.every
        return f"hangs for {late:.0f} s" if late > PATIENCE else ""


class Chores:
    """All chores of the house, each in a task of its own."""

    def __init__(self, mistakes: Mistakes) -> None:
        self.mistakes = mistakes
        self.on_restart: Callable[[str], None] = lambda name: None
        self._chores: list[Chore] = []
        self._is_closing = False

    def begin(self, name: str, work: Callable[[], Awaitable[None]], every: float) -> None:
        """Do this from now on, with so many seconds between two rounds."""
        chore = Chore(name, work, every)
        chore.task = asyncio.create_task(self._keep(chore), name=name)
        self._chores.append(chore)

    async def _keep(self, chore: Chore) -> None:
        while True:
            try:
                await chore.work()
                chore.failures = 0
                chore.done_at = time.monotonic()
            except asyncio.CancelledError as cancelled:
                if self._is_closing:
                    raise
                self._failed(chore, cancelled)  # something it waited for was called off, not the chore itself
            except NotSaved:  # the disk is in trouble, not the chore
                chore.failures += 1
                self.on_restart(chore.name)
            except Exception as problem:
                self._failed(chore, problem)
            await asyncio.sleep(chore.pause())

    def _failed(self, chore: Chore, problem: BaseException) -> None:
        chore.failures += 1
        self.mistakes.note(problem, f"chore {chore.name}")
        self.on_restart(chore.name)

    def troubles(self) -> list[str]:
        """The chores that do not live, and how one sees it."""
        return [f"{chore.name}: {chore.trouble()}" for chore in self._chores if chore.trouble()]

    async def stop(self) -> None:
        """No round begins any more."""
        self._is_closing = True
        tasks = [chore.task for chore in self._chores if chore.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
