"""Whether the house lives: a small write that truly reaches the disk, and how long the house has been open."""

from __future__ import annotations

import asyncio
import time

from questkeep.server.store import NotSaved, Store

SHARED_FOR = 1.0  # seconds in which all who ask are told of the same write
PATIENCE = 2.0  # seconds after which a write that has not come back counts as lost


class Pulse:
    """The time the house has been open, in all its lives together; closed days and the wall clock add nothing to it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._earlier: float = store.read("SELECT open_seconds FROM house")[0][0]
        self._opened = time.monotonic()
        self._began = -SHARED_FOR
        self._write: asyncio.Task[bool] | None = None

    @property
    def open_seconds(self) -> float:
        """How long the house has been open."""
        return self._earlier + time.monotonic() - self._opened

    async def beat(self) -> None:
        """Write the time down; NotSaved if the disk refuses."""
        await self.store.write(("UPDATE house SET open_seconds = ?", (self.open_seconds,)))

    async def troubles(self) -> list[str]:
        """What does not live: whoever asks waits for a write that began within the last second, but not for ever."""
        now = time.monotonic()
        if self._write is None or (self._write.done() and now - self._began >= SHARED_FOR):
            self._began = now
            self._write = asyncio.create_task(self._has_been_written())
        if not self._write.done():
            await asyncio.wait({self._write}, timeout=max(0.0, self._began + PATIENCE - now))
        found = self.store.troubles()
        if not self._write.done() and "writer" not in found:
            found.append("writer")
        elif self._write.done() and not self._write.result() and "disk" not in found:
            found.append("disk")
        return found

    async def _has_been_written(self) -> bool:
        try:
            await self.beat()
        except NotSaved:
            return False
        return True
