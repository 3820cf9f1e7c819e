"""Everything that must survive: one SQLite file, one writer, and no answer before the disk has it.

Writes are queued and committed together (group commit): whoever awaits `write` goes on only after fsync.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

MIGRATIONS = [
    """
    CREATE TABLE guest (
        id INTEGER PRIMARY KEY,
        token_hash BLOB NOT NULL UNIQUE,
        name TEXT NOT NULL,
        seen REAL NOT NULL
    );
    CREATE TABLE match (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        rules INTEGER NOT NULL,
        options TEXT NOT NULL,
        deck TEXT NOT NULL,
        deck_text TEXT,
        seed TEXT NOT NULL,
        clock TEXT NOT NULL,
        chat INTEGER NOT NULL,
        host INTEGER NOT NULL REFERENCES guest (id),
        created REAL NOT NULL,
        touched REAL NOT NULL,
        ended REAL,
        scores TEXT,
        rematch TEXT
    );
    CREATE INDEX match_touched ON match (touched);
    CREATE TABLE seat (
        match TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        guest INTEGER REFERENCES guest (id),
        bot TEXT,
        stand_in TEXT,
        link_hash BLOB UNIQUE,
        PRIMARY KEY (match, seat)
    ) WITHOUT ROWID;
    CREATE INDEX seat_guest ON seat (guest);
    CREATE TABLE pick (
        match TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
        row INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        notation TEXT NOT NULL,
        at REAL NOT NULL,
        PRIMARY KEY (match, row)
    ) WITHOUT ROWID;
    CREATE TABLE said (
        match TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        seat INTEGER,
        text TEXT NOT NULL,
        at REAL NOT NULL,
        PRIMARY KEY (match, number)
    ) WITHOUT ROWID;
    """,
    "ALTER TABLE said ADD COLUMN recipient INTEGER;",  # a whisper
    """
    ALTER TABLE match ADD COLUMN hints INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE match ADD COLUMN pace TEXT NOT NULL DEFAULT 'normal';
    ALTER TABLE seat ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE seat ADD COLUMN by_wish INTEGER NOT NULL DEFAULT 0;
    """,
    """
    ALTER TABLE guest ADD COLUMN renewed REAL NOT NULL DEFAULT 0;
    ALTER TABLE guest ADD COLUMN old_hash BLOB;
    ALTER TABLE guest ADD COLUMN old_until REAL;
    CREATE INDEX guest_old_hash ON guest (old_hash);
    CREATE INDEX match_running ON match (host) WHERE ended IS NULL;
    """,
    "ALTER TABLE match ADD COLUMN practice INTEGER NOT NULL DEFAULT 0;",
]
"""Each entry lifts the file by one version; entries are never changed once released."""

BATCH = 256
CHECKPOINT_EVERY = 0.5  # seconds
MOST_FRAMES = 16_384  # pages in the journal (64 MB) before the writer itself waits until they are in the file
Statement = tuple[str, Sequence[Any]]


def connect(path: Path) -> sqlite3.Connection:
    """A connection that loses nothing it has acknowledged."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.row_factory = sqlite3.Row
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the file to the newest schema; a file from a newer Questkeep is refused."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        raise ValueError(
            f"the data is of a newer Questkeep (schema {version}, this one knows {len(MIGRATIONS)}): update first"
        )
    for number in range(version, len(MIGRATIONS)):
        connection.executescript(f"BEGIN; {MIGRATIONS[number]} PRAGMA user_version = {number + 1}; COMMIT;")


class NotSaved(Exception):
    """The disk refused: what was asked did not happen."""


class _Write:
    def __init__(
        self, statements: list[Statement], done: asyncio.Future[None], loop: asyncio.AbstractEventLoop
    ) -> None:
        self.statements = statements
        self.done = done
        self.loop = loop


class Store:
    """The data file: reads at once, writes in groups."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        self._reader = connect(path)
        migrate(self._reader)
        self._queue: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="store-writer", daemon=True)
        self._writer.start()
        self._frames = 0
        self._closing = threading.Event()
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

    def close(self) -> None:
        """Finish all writes and close the file."""
        self._closing.set()
        self._queue.put(None)
        self._writer.join()
        self._checkpointer.join()
        self._reader.close()

    def _write_all(self) -> None:
        connection = connect(self.path)
        connection.execute("PRAGMA wal_autocheckpoint = 0")  # nobody who writes waits for a checkpoint
        open_for_more = True
        while open_for_more:
            batch: list[_Write] = []
            write = self._queue.get()
            while True:
                if write is None:
                    open_for_more = False
                    break
                batch.append(write)
                if len(batch) == BATCH or self._queue.empty():
                    break
                write = self._queue.get()
            if batch:
                self._commit(connection, batch)
            if self._frames > MOST_FRAMES:
                connection.execute("PRAGMA wal_checkpoint(RESTART)")
                self._frames = 0
        connection.close()

    def _checkpoint(self) -> None:
        """Carry the journal over into the file, beside the writer."""
        connection = connect(self.path)
        while not self._closing.wait(CHECKPOINT_EVERY):
            _, self._frames, _ = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        connection.close()

    def _commit(self, connection: sqlite3.Connection, batch: list[_Write]) -> None:
        results = [self._carry_out(connection, batch)] * len(batch)
        if results[0] is not None and len(batch) > 1:  # one of them is bad: now each for itself, and it alone fails
            results = [self._carry_out(connection, [write]) for write in batch]
        answers = list(zip(batch, results, strict=True))
        for loop in {write.loop for write in batch}:  # one knock for all who wait there
            own = [(write.done, problem) for write, problem in answers if write.loop is loop]
            with contextlib.suppress(RuntimeError):  # the loop has ended and nobody waits; the disk has the write
                loop.call_soon_threadsafe(_settle, own)

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


def _settle(answers: list[tuple[asyncio.Future[None], Exception | None]]) -> None:
    for done, problem in answers:
        if done.cancelled():
            continue
        if problem is None:
            done.set_result(None)
        else:
            done.set_exception(problem)
