"""What is acknowledged is on the disk, and one bad write harms nobody else."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from questkeep.server.pulse import SHARED_FOR, Pulse
from questkeep.server.schema import MIGRATIONS
from questkeep.server.serve import DATA_FILE, backup
from questkeep.server.store import WAIT_FOR_WRITERS, Duty, NotSaved, Store, connect

GUEST = "INSERT INTO guest (token_hash, name, seen) VALUES (?, ?, 0)"


def names(path: Path) -> list[str]:
    connection = connect(path)
    found = [row["name"] for row in connection.execute("SELECT name FROM guest ORDER BY name")]
    connection.close()
    return found


def test_an_empty_file_is_brought_to_the_newest_version(tmp_path: Path) -> None:
    path = tmp_path / DATA_FILE
    sqlite3.connect(path).close()
    store = Store(path)
    assert store.read("PRAGMA user_version")[0][0] == len(MIGRATIONS)
    asyncio.run(store.write((GUEST, (b"1", "Ada"))))
    store.close()
    again = Store(path)
    assert [row["name"] for row in again.read("SELECT name FROM guest")] == ["Ada"]
    again.close()


def test_a_file_of_a_newer_questkeep_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / DATA_FILE
    connection = connect(path)
    connection.execute("PRAGMA user_version = 999")
    connection.close()
    with pytest.raises(ValueError, match=r"newer Questkeep .*update first$"):
        Store(path)


def test_a_write_returns_when_everyone_could_read_it(tmp_path: Path) -> None:
    store = Store(tmp_path / DATA_FILE)
    asyncio.run(store.write((GUEST, (b"1", "Ada")), (GUEST, (b"2", "Ben"))))
    assert names(store.path) == ["Ada", "Ben"]
    store.close()


def test_in_a_group_only_the_bad_writes_fail(tmp_path: Path) -> None:
    async def write() -> list[BaseException | None]:
        held = connect(store.path)
        held.execute("BEGIN IMMEDIATE")
        writes = [
            asyncio.ensure_future(store.write(*statements))
            for statements in (
                [(GUEST, (b"1", "Ada"))],
                [(GUEST, (b"9", "Eve")), (GUEST, (b"1", "Eve"))],  # the same hash again: both are undone
                [(GUEST, (b"2", "\ud800"))],  # a text that no file can hold
                [(GUEST, (b"3", 2**70))],
                [("nonsense", ())],
                [(GUEST, (b"4", "Ben"))],
            )
        ]
        await asyncio.sleep(0.05)
        assert not any(write.done() for write in writes)
        held.execute("ROLLBACK")
        held.close()
        return await asyncio.gather(*writes, return_exceptions=True)

    store = Store(tmp_path / DATA_FILE)
    results = asyncio.run(write())
    assert [isinstance(result, NotSaved) for result in results] == [False, True, True, True, True, False]
    assert names(store.path) == ["Ada", "Ben"]
    store.close()


def test_a_backup_can_be_made_while_the_house_is_open(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def write_and_copy() -> int:
        first = [store.write((GUEST, (bytes([number]), f"{number}"))) for number in range(100)]
        await asyncio.gather(*first)
        later = [asyncio.ensure_future(store.write((GUEST, (b"x%d" % number, "x")))) for number in range(500)]
        await asyncio.to_thread(backup, tmp_path / "copy.sqlite", tmp_path)
        done = sum(write.done() for write in later)
        await asyncio.gather(*later)
        return done

    store = Store(tmp_path / DATA_FILE)
    asyncio.run(write_and_copy())
    assert "copy.sqlite" in capsys.readouterr().out
    copy = Store(tmp_path / "copy.sqlite")
    assert copy.read("PRAGMA integrity_check")[0][0] == "ok"
    assert 100 <= len(names(copy.path)) <= 600
    copy.close()
    store.close()
    with pytest.raises(ValueError, match="exists already"):
        backup(tmp_path / "copy.sqlite", tmp_path)
    with pytest.raises(ValueError, match="no matches in"):
        backup(tmp_path / "other.sqlite", tmp_path / "nowhere")


def test_a_write_outlives_whoever_waited_for_it(tmp_path: Path) -> None:
    async def write_and_leave() -> None:
        waiting = asyncio.create_task(store.write((GUEST, (b"1", "Ada"))))
        await asyncio.sleep(0)  # the task has handed its write over, and is cancelled when the loop ends
        assert not waiting.done()

    store = Store(tmp_path / DATA_FILE)
    held = connect(store.path)
    held.execute("BEGIN IMMEDIATE")
    asyncio.run(write_and_leave())
    held.execute("ROLLBACK")
    held.close()
    asyncio.run(store.write((GUEST, (b"2", "Ben"))))
    assert names(store.path) == ["Ada", "Ben"]
    store.close()


FULL_JOURNAL = """
import asyncio, resource, sys, time
from pathlib import Path
from questkeep.server.store import NotSaved, Store

async def write(name):
    await store.write(("INSERT INTO guest (token_hash, name, seen) VALUES (?, ?, 0)", (name.encode(), name)))

store = Store(Path(sys.argv[1]), most_frames=0)  # the writer itself carries the journal over, again and again
for number in range(300):
    asyncio.run(write(f"before {number}"))
store.close()
store = Store(Path(sys.argv[1]), most_frames=0)
resource.setrlimit(resource.RLIMIT_FSIZE, (60_000, resource.RLIM_INFINITY))  # no room at the end of the file
while "checkpointer" not in store.troubles():
    try:
        asyncio.run(write(f"meanwhile {time.time()}"))
    except NotSaved:
        time.sleep(0.05)
time.sleep(1)
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
asyncio.run(write("after"))
while store.troubles():
    time.sleep(0.05)
store.close()
"""


def test_a_writer_that_cannot_shorten_its_journal_goes_on(tmp_path: Path) -> None:
    path = tmp_path / DATA_FILE
    command = [sys.executable, "-c", FULL_JOURNAL, str(path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("checkpointer: failed") == 1
    assert "after" in names(path)


def test_a_long_reader_does_not_hold_up_those_who_write(tmp_path: Path) -> None:
    async def write_on() -> float:
        waited = 0.0
        for number in range(10):
            started = time.monotonic()
            await store.write((GUEST, (b"%d" % number, "Ada")))
            waited += time.monotonic() - started
            await asyncio.sleep(0.6)  # a checkpoint finds the journal longer than the writer likes it
        return waited

    store = Store(tmp_path / DATA_FILE, most_frames=0)
    reader = connect(store.path)
    reader.execute("BEGIN")
    assert reader.execute("SELECT count(*) FROM guest").fetchone()[0] == 0
    assert asyncio.run(write_on()) < 2 * WAIT_FOR_WRITERS / 1000
    assert store.troubles() == []
    reader.close()
    store.close()


def test_a_writer_that_does_not_come_back_is_told_and_nobody_waits_for_it_twice(tmp_path: Path) -> None:
    async def ask() -> None:
        assert await pulse.troubles() == []
        await asyncio.sleep(SHARED_FOR)
        held = connect(store.path)
        held.execute("BEGIN IMMEDIATE")
        assert await asyncio.gather(*(pulse.troubles() for _ in range(20))) == [["writer"]] * 20
        waiting = [asyncio.create_task(pulse.troubles()) for _ in range(20)]
        for _ in range(50):
            await asyncio.sleep(0)
        assert all(task.done() for task in waiting)
        held.execute("ROLLBACK")
        held.close()
        await asyncio.sleep(SHARED_FOR)
        assert await pulse.troubles() == []

    store = Store(tmp_path / DATA_FILE)
    pulse = Pulse(store)
    asyncio.run(ask())
    store.close()


def test_all_who_ask_within_a_second_share_one_write(tmp_path: Path) -> None:
    async def ask() -> int:
        before = journal.stat().st_size
        for _ in range(20):
            assert await asyncio.gather(*(pulse.troubles() for _ in range(20))) == [[]] * 20
        return journal.stat().st_size - before

    store = Store(tmp_path / DATA_FILE)
    journal = tmp_path / (DATA_FILE + "-wal")
    pulse = Pulse(store)
    assert asyncio.run(ask()) < 3 * 4200  # bytes: one page for each write
    store.close()


def test_a_log_tells_of_a_trouble_once_and_when_it_is_over(caplog: pytest.LogCaptureFixture) -> None:
    duty = Duty("disk")
    for _ in range(5):
        duty.has_failed(OSError("full"))
    duty.has_gone_well()
    duty.has_gone_well()
    assert [record.getMessage() for record in caplog.records] == [
        "disk: failed, and will be tried again",
        "disk: all is well again",
    ]
    assert (duty.failures, duty.failed_in_a_row) == (5, 0)
