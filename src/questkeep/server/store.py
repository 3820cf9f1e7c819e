"""Everything that must survive: one SQLite file, one writer, and no answer before the disk has it.

Writes are queued and committed together (group commit): whoever awaits `write` goes on only after fsync.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from questkeep.server.private import close_to_others, make_private_file, make_private_folder
from questkeep.server.schema import migrate

LOG = logging.getLogger("questkeep")
BATCH = 256
CHECKPOINT_EVERY = 0.5  # seconds
MOST_FRAMES = 16_384  # pages in the journal (64 MB) before the writer itself waits until they are in the file
WAIT_FOR_WRITERS = 5000  # milliseconds
WAIT_FOR_READERS = 200
MOST_DOUBLINGS = 4  # of the time between two attempts at a checkpoint that fails
OWN_FAULTS = {sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_MISMATCH, sqlite3.SQLITE_TOOBIG}
Statement = tuple[str, Sequence[Any]]


class CannotOpen(ValueError):
    """Why the data file cannot be used, and what to do about it, in a sentence."""


class NotSaved(Exception):
    """The disk refused: what was asked did not happen."""


def connect(path: Path) -> sqlite3.Connection:
    """A connection that loses nothing it has acknowledged."""
    connection = sqlite3.connect(path, timeout=WAIT_FOR_WRITERS / 1000, isolation_level=None, check_same_thread=False)
    connection.row_factory = sqlite3.Row
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def open_file(path: Path) -> sqlite3.Connection:
    """The data file, private, whole and of the newest schema; CannotOpen says what is wrong with it."""
    make_private_folder(path.parent)
    make_private_file(path)
    with contextlib.ExitStack() as unless_ready:
        try:
            connection = connect(path)
            unless_ready.callback(connection.close)
            for beside in path.parent.glob(path.name + "-*"):  # journals that were left behind
                close_to_others(beside)
            found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            if found != "ok":
                raise sqlite3.DatabaseError(" ".join(found.split()))
            migrate(connection)
        except sqlite3.OperationalError as problem:  # the disk is full, or another program holds the file
            raise CannotOpen(f"{path} cannot be used: {problem}") from problem
        except sqlite3.DatabaseError as problem:
            raise CannotOpen(
                f"{path} is damaged, or no file of Questkeep ({problem}): move it away, and {path.name}-wal and"
                f" {path.name}-shm with it, put your latest backup there under the name {path.name}, and serve again"
            ) from problem
        unless_ready.pop_all()
        return connection
    raise AssertionError


class _Write:
    def __init__(
        self, statements: list[Statement], done: asyncio.Future[None], loop: asyncio.AbstractEventLoop
    ) -> None:
        self.statements = statements
        self.done = done
        self.loop = loop


class Duty:
    """Something that a thread does again and again: whether it fared well, and how often it did not."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.failures = 0
        self.failed_in_a_row = 0

    def has_failed(self, problem: Exception) -> None:
        """Count it; it is logged once, until it goes well again."""
        self.failures += 1
        self.failed_in_a_row += 1
        if self.failed_in_a_row == 1:
            LOG.error("%s: failed, and will be tried again", self.name, extra={"why": repr(problem)})

    def has_gone_well(self) -> None:
        """All is well, perhaps again."""
        if self.failed_in_a_row:
            LOG.warning("%s: all is well again", self.name)
            self.failed_in_a_row = 0


class Store:
    """The data file: reads at once, writes in groups."""

    def __init__(self, path: Path, most_frames: int = MOST_FRAMES) -> None:
        self.path = path
        self.most_frames = most_frames
        self._reader = open_file(path)
        self._queue: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
        self._frames = 0
        self._closing = threading.Event()
        self.disk = Duty("disk")
        self.checkpoints = Duty("checkpointer")
        self._writer = threading.Thread(target=self._write_all, name="store-writer", daemon=True)
        self._writer.start()
        self._checkpointer = threading.Thread(target=self._checkpoint, name="store-checkpointer", daemon=True)
        self._checkpointer.start()

    def read(self, sql: str, values: Sequence[Any] = ()) -> list[sqlite3.Row]:
        """Rows of a query, as committed."""
        return self._reader.execute(sql, values).fetchall()

    async def write(self, *statements: Statement) -> None:
        """Carry out statements in one piece; returns when they are on the disk, NotSaved if they are not."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._queue.put(_Write(list(statements), done, loop))
        try:
            await done
        except Exception as problem:
            raise NotSaved(str(problem)) from problem

    def troubles(self) -> list[str]:
        """What does not live or has failed at its last attempt: disk, writer, checkpointer."""
        found = [duty.name for duty in (self.disk, self.checkpoints) if duty.failed_in_a_row]
        if not self._writer.is_alive():
            found.append("writer")
        if not self._checkpointer.is_alive() and self.checkpoints.name not in found:
            found.append(self.checkpoints.name)
        return found

    def close(self) -> None:
        """Finish all writes and close the file."""
        self._closing.set()
        self._queue.put(None)
        self._writer.join()
        self._checkpointer.join()
        self._reader.close()

    # The writer ---------------------------------------------------------------------------------------------

    def _write_all(self) -> None:
        """The writer's life: whatever becomes of one group, it goes on with the next."""
        connection: sqlite3.Connection | None = None
        while batch := self._next_batch():
            results: list[Exception | None]
            try:
                connection = connection or self._connection_of_writer()
                results = self._commit(connection, batch)
            except Exception as problem:  # the connection is no good any more; the next group has another one
                results = [problem] * len(batch)
                close_somehow(connection)
                connection = None
            self._note(results)
            self._tell(batch, results)
            if connection is not None and self._frames > self.most_frames:
                self._shorten_journal(connection)
        close_somehow(connection)

    def _connection_of_writer(self) -> sqlite3.Connection:
        connection = connect(self.path)
        connection.execute("PRAGMA wal_autocheckpoint = 0")  # nobody who writes waits for a checkpoint
        return connection

    def _next_batch(self) -> list[_Write]:
        """All that waits, but not too much; nothing once the store is closing and all is done."""
        batch: list[_Write] = []
        while (write := self._queue.get()) is not None:
            batch.append(write)
            if len(batch) == BATCH or self._queue.empty():
                return batch
        self._queue.put(None)  # the end is found again after these
        return batch

    def _commit(self, connection: sqlite3.Connection, batch: list[_Write]) -> list[Exception | None]:
        problem = self._carry_out(connection, batch)
        if problem is not None and len(batch) > 1:  # one of them is bad: now each for itself, and it alone fails
            return [self._carry_out(connection, [write]) for write in batch]
        return [problem] * len(batch)

    @staticmethod
    def _carry_out(connection: sqlite3.Connection, writes: list[_Write]) -> Exception | None:
        """Some writes in one piece: all of them, or none and the reason."""
        try:
            connection.execute("BEGIN IMMEDIATE")
            for write in writes:
                for sql, values in write.statements:
                    connection.execute(sql, values)
            connection.execute("COMMIT")
        except Exception as error:  # whatever is wrong with one write, the writer goes on
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            return error
        return None

    def _note(self, results: list[Exception | None]) -> None:
        """Keep in mind whether the disk serves; a write that is wrong in itself says nothing of it."""
        failed = [problem for problem in results if problem is not None and is_of_the_disk(problem)]
        if failed:
            self.disk.has_failed(failed[0])
        elif None in results:
            self.disk.has_gone_well()

    @staticmethod
    def _tell(batch: list[_Write], results: list[Exception | None]) -> None:
        answers = list(zip(batch, results, strict=True))
        for loop in {write.loop for write in batch}:  # one knock for all who wait there
            own = [(write.done, problem) for write, problem in answers if write.loop is loop]
            with contextlib.suppress(RuntimeError):  # the loop has ended and nobody waits; the disk has the write
                loop.call_soon_threadsafe(_settle, own)

    # The journal --------------------------------------------------------------------------------------------

    def _shorten_journal(self, connection: sqlite3.Connection) -> None:
        """The journal has grown too long: the writer waits until it is in the file, but not for those who read long."""
        self._frames = 0
        connection.execute(f"PRAGMA busy_timeout = {WAIT_FOR_READERS}")
        try:
            connection.execute("PRAGMA wal_checkpoint(RESTART)")
        except Exception as problem:
            self.checkpoints.has_failed(problem)
        connection.execute(f"PRAGMA busy_timeout = {WAIT_FOR_WRITERS}")

    def _checkpoint(self) -> None:
        """Carry the journal over into the file, beside the writer; what fails is tried again, later and later."""
        connection: sqlite3.Connection | None = None
        while not self._closing.wait(CHECKPOINT_EVERY * 2 ** min(self.checkpoints.failed_in_a_row, MOST_DOUBLINGS)):
            try:
                connection = connection or connect(self.path)
                _, self._frames, _ = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
                self.checkpoints.has_gone_well()
            except Exception as problem:
                self.checkpoints.has_failed(problem)
                close_somehow(connection)
                connection = None
        close_somehow(connection)


def is_of_the_disk(problem: Exception) -> bool:
    """Whether the disk refused, not the database what was wrong in itself."""
    code = getattr(problem, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return isinstance(problem, OSError) or (isinstance(problem, sqlite3.Error) and code & 0xFF not in OWN_FAULTS)


def close_somehow(connection: sqlite3.Connection | None) -> None:
    """Let a connection go, in whatever state it is."""
    if connection is not None:
        with contextlib.suppress(sqlite3.Error):
            connection.close()


def _settle(answers: list[tuple[asyncio.Future[None], Exception | None]]) -> None:
    for done, problem in answers:
        if done.cancelled():
            continue
        if problem is None:
            done.set_result(None)
        else:
            done.set_exception(problem)
