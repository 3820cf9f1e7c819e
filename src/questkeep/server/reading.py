"""Decks and records from outside are read in processes of their own: whoever takes too long or too much is ended.

The house reads such a text itself only after one of these has been through it, and what it is sent back is plain data.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import subprocess
import sys
import threading
import traceback
from concurrent.futures import ThreadPoolExecutor
from math import ceil
from pathlib import Path

import msgspec

from questkeep.games import CATALOGUE
from questkeep.kernel.errors import BadFile
from questkeep.records import RecordFile
from questkeep.server.match import MOST_ROWS
from questkeep.server.messages import Refusal

LOG = logging.getLogger("questkeep")
READERS = 2
MOST_WAITING = 8  # texts, those that are being read included
PROCESSOR_SECONDS = 5  # for one text
SECONDS = 20.0  # for one text, however busy the machine is
MOST_MEMORY = 1 << 30  # bytes of one process
MOST_SAID = 300  # characters
TOO_MUCH = "it took too long or too much memory to read"
POLITENESS = 19  # towards the process of the house, on a machine with few cores


class Text(msgspec.Struct):
    """Something to read: a deck of this game, or a record."""

    text: str
    name: str
    game: str | None = None


class Played(msgspec.Struct):
    """A record as plain data; without scores the game is not over."""

    game: str
    rules: int
    options: dict[str, str]
    deck_name: str
    deck_text: str
    deck_base: str
    is_practice: bool
    seed: str
    players: list[str]
    picks: list[tuple[int, str]]
    scores: list[int] | None


class Found(msgspec.Struct):
    """What came of reading: why the text cannot be used, or the record."""

    problem: str = ""
    line: int = 0  # of the text, where a deck is wrong
    field: str = ""
    played: Played | None = None
    trace: str = ""  # of a mistake of ours


def unusable(line: int, field: str, problem: str) -> Refusal:
    """A deck that cannot be used: where it is wrong, and why."""
    return Refusal("bad-deck", facts={"line": line, "field": field, "problem": problem[:MOST_SAID]})


class Readers:
    """A few processes that read, started when they are needed."""

    def __init__(self) -> None:
        self.waiting = 0
        self.processes: list[subprocess.Popen[bytes]] = []
        self._idle: list[subprocess.Popen[bytes]] = []
        self._threads = ThreadPoolExecutor(READERS, "reader")

    async def read_deck(self, game: str, name: str, text: str) -> None:
        """Refuse a deck that cannot be used."""
        found = await self._read(Text(text, name, game))
        if found.problem:
            raise unusable(found.line, found.field, found.problem)

    async def read_record(self, text: str) -> Played:
        """The record that a text holds."""
        found = await self._read(Text(text, "record.toml"))
        if found.played is None:
            raise Refusal("bad-record", facts={"problem": found.problem})
        return found.played

    async def _read(self, text: Text) -> Found:
        if self.waiting >= MOST_WAITING:
            raise Refusal("too-busy")
        self.waiting += 1
        try:
            found = await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, text)
        except OSError:  # no process can be started
            raise Refusal("too-busy") from None
        finally:
            self.waiting -= 1
        if found.trace:
            LOG.error("a text could not be read: %s", found.trace)
        return found

    def _ask(self, text: Text) -> Found:
        """In a thread: let a process read; one that does not answer in time is ended."""
        process = self._called()
        alarm = threading.Timer(SECONDS, process.kill)
        alarm.start()
        answer = answer_of(process, text)
        alarm.cancel()
        if answer:
            self._idle.append(process)
            return msgspec.json.decode(answer, type=Found)
        self.processes.remove(process)
        process.kill()
        process.communicate()
        return Found(TOO_MUCH)

    def _called(self) -> subprocess.Popen[bytes]:
        """A process that is ready."""
        while self._idle:
            process = self._idle.pop()
            if process.poll() is None:
                return process
            self.processes.remove(process)
        command = [sys.executable, "-m", "questkeep.server.reading"]
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.processes.append(process)
        assert process.stdout is not None
        process.stdout.readline()  # it is ready
        return process

    def close(self) -> None:
        """End all processes; whoever still waits hears that it took too long."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for process in list(self.processes):
            process.kill()
        self._threads.shutdown()
        for process in self.processes:
            process.communicate()


def answer_of(process: subprocess.Popen[bytes], text: Text) -> bytes:
    """What a process says of a text; nothing if it dies of it."""
    assert process.stdin is not None
    assert process.stdout is not None
    with contextlib.suppress(OSError):
        process.stdin.write(msgspec.json.encode(text) + b"\n")
        process.stdin.flush()
        return process.stdout.readline()
    return b""


def find(text: Text) -> Found:
    """In a process: read a text."""
    try:
        if text.game is not None:
            CATALOGUE[text.game].read_deck(text.name, text.text)
            return Found()
        return Found(played=played_in(RecordFile(Path(text.name), text.text, MOST_ROWS)))
    except BadFile as bad:
        said = str(bad) if text.game is None else bad.problem
        return Found(said[:MOST_SAID], bad.line, bad.field[:MOST_SAID])
    except MemoryError:
        return Found(TOO_MUCH)
    except Exception as mistake:
        return Found(f"the house cannot read it ({type(mistake).__name__})", trace=traceback.format_exc())


def played_in(file: RecordFile) -> Played:
    """The record of a file."""
    record = file.record
    return Played(
        record.game,
        record.version,
        dict(record.options),
        record.deck.name,
        record.deck.text,
        record.deck.base,
        record.is_practice,
        record.seed,
        record.players,
        [(int(pick.seat), pick.notation) for pick in record.picks],
        file.outcome.scores if file.outcome is not None else None,
    )


def limit_memory() -> None:
    """Let this process have no more than so much, and leave no picture of itself when it is ended."""
    with contextlib.suppress(ImportError, ValueError, OSError):  # not every machine knows this limit
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def limit_time() -> None:
    """Let this process work for so many seconds from now on."""
    with contextlib.suppress(ImportError, ValueError, OSError):  # there the house's own clock must do
        import resource

        used = resource.getrusage(resource.RUSAGE_SELF)
        until = ceil(used.ru_utime + used.ru_stime) + PROCESSOR_SECONDS
        resource.setrlimit(resource.RLIMIT_CPU, (until, resource.getrlimit(resource.RLIMIT_CPU)[1]))


def work() -> None:
    """The life of a process that reads: a text a line, what was found a line, until the house is gone."""
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the house, which ends its processes
    limit_memory()
    decoder = msgspec.json.Decoder(Text)
    out = sys.stdout.buffer
    with contextlib.suppress(BrokenPipeError):  # the house was killed
        out.write(b"ready\n")
        out.flush()
        for line in sys.stdin.buffer:
            limit_time()
            out.write(msgspec.json.encode(find(decoder.decode(line))) + b"\n")
            out.flush()


if __name__ == "__main__":
    work()
