"""What is acknowledged is on the disk, and one bad write harms nobody else."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from questkeep.server.serve import DATA_FILE, backup
from questkeep.server.store import MIGRATIONS, NotSaved, Store, connect

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
