"""A disk that is full: what cannot be kept is refused, whoever asks is told, and all goes on when there is room again.

The disk is full for the house alone: the system refuses every byte that it would write beyond a file's limit.
"""

from __future__ import annotations

import contextlib
import json
import resource
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from questkeep.server.serve import DATA_FILE
from questkeep.trials.client import Player, ask, first_option, open_table, talk
from questkeep.trials.house_process import HouseProcess

FULL = 4096  # bytes of each file that may still be written
PATIENCE = 30.0


@pytest.fixture
def house(tmp_path: Path) -> Iterator[HouseProcess]:
    house = HouseProcess(tmp_path)
    house.open()
    yield house
    house.close()


def leave_room(house: HouseProcess, room: int) -> None:
    """How far the house may write into each file."""
    resource.prlimit(house.pid, resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY))


def troubles(house: HouseProcess) -> list[str]:
    answer = ask(house.address, "GET", "/healthz")
    assert answer.status == (200 if answer.body == b"ok" else 503)
    return [] if answer.body == b"ok" else answer.data["facts"]["troubles"]


def wait_for(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def welcome(house: HouseProcess) -> bool:
    """A new guest comes; whether the house could keep him in mind."""
    status = ask(house.address, "POST", "/api/name", {"name": "Ada"}).status
    assert status in (200, 503)
    return status == 200


def guests(house: HouseProcess) -> int:
    """How many are on the disk, with the journal; one may be whose name could not be kept any more."""
    with contextlib.closing(sqlite3.connect(house.folder / DATA_FILE)) as file:
        found: int = file.execute("SELECT count(*) FROM guest").fetchone()[0]
    return found


def is_whole(house: HouseProcess, guests: int) -> bool:
    """Whether the data file holds so many guests and is in order, itself and without its journal."""
    with contextlib.closing(sqlite3.connect(f"file:{house.folder / DATA_FILE}?immutable=1", uri=True)) as file:
        try:
            is_in_order = file.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
            found: int = file.execute("SELECT count(*) FROM guest").fetchone()[0]
        except sqlite3.DatabaseError:
            return False
    return is_in_order and found == guests


def errors(house: HouseProcess) -> list[str]:
    lines = [json.loads(line) for line in house.log().splitlines()]
    return [line["said"] for line in lines if line["level"] == "error"]


def test_a_full_disk_is_told_and_forgiven(house: HouseProcess) -> None:
    match, cookie, _ = open_table(house.address, ["me", "bot/random"])
    assert troubles(house) == []

    async def play() -> None:
        player = Player(house.address, cookie, match, 0)
        await player.sit_down()
        leave_room(house, FULL)
        player.pick(first_option(player.last))
        assert (await player.next("refused")).reason == "not-saved"

    talk(play())
    wait_for(lambda: "disk" in troubles(house))
    for _ in range(3):
        assert not welcome(house)
    leave_room(house, resource.RLIM_INFINITY)
    wait_for(lambda: troubles(house) == [])

    async def play_on() -> None:
        player = Player(house.address, cookie, match, 0)
        await player.sit_down()
        assert (await player.play_on()).is_over

    talk(play_on())
    assert errors(house).count("disk: failed, and will be tried again") == 1  # however often it was


def test_the_journal_is_carried_over_again_once_there_is_room(house: HouseProcess) -> None:
    data, journal = (house.folder / (DATA_FILE + ending) for ending in ("", "-wal"))
    house.close()
    almost_full = data.stat().st_size
    house.open()
    for _ in range(300):
        assert welcome(house)
    house.close()
    assert data.stat().st_size > almost_full + 20_000
    house.open()
    leave_room(
        house, almost_full
    )  # enough for the beginning of a journal, not for the end of the file, where guests are
    while welcome(house):
        pass
    come = guests(house)
    assert come > 300
    wait_for(lambda: "checkpointer" in troubles(house))
    assert not is_whole(house, come)
    leave_room(house, resource.RLIM_INFINITY)
    wait_for(lambda: troubles(house) == [])
    wait_for(lambda: is_whole(house, come))
    length = journal.stat().st_size
    assert welcome(house)
    assert journal.stat().st_size == length  # what has been carried over is written over
    assert errors(house).count("checkpointer: failed, and will be tried again") == 1
