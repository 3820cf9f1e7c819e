"""Opening the house: one house for a folder, the port that was asked for, and plain words where it cannot open."""

from __future__ import annotations

import contextlib
import os
import re
import resource
import shutil
import socket
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from questkeep.server.opening import USUAL_PORT
from questkeep.server.serve import DATA_FILE
from questkeep.trials.client import ask, open_table
from questkeep.trials.house_process import HouseProcess

PATIENCE = 30.0
COMMAND = [sys.executable, "-m", "questkeep"]


@pytest.fixture
def house(tmp_path: Path) -> Iterator[HouseProcess]:
    house = HouseProcess(tmp_path / "data")
    house.open()
    yield house
    house.close()
    assert "Traceback" not in house.log()


def refusal(*arguments: str) -> str:
    """What a house says that does not open: one line, and nothing else."""
    command = [*COMMAND, "serve", "--no-browser", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert re.fullmatch(r"questkeep: [^\n]+\n", done.stderr), done.stderr
    return done.stderr


@contextlib.contextmanager
def opened(*arguments: str) -> Iterator[str]:
    """A house with these arguments; gives what it says when it opens."""
    command = [*COMMAND, "serve", "--no-browser", *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield process.stdout.readline()
        finally:
            process.terminate()


def address_in(said: str) -> str:
    """The address that a house has named, once it answers there."""
    address = next(word for word in said.split() if word.startswith("http"))
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        with contextlib.suppress(OSError):
            if ask(address, "GET", "/healthz").status == 200:
                break
        time.sleep(0.02)
    return address


def test_a_second_house_on_the_same_folder_is_told_who_holds_it(house: HouseProcess) -> None:
    said = refusal("--port", "0", "--data-dir", str(house.folder))
    assert f"the house at {house.address} (process {house.pid})" in said
    assert "--data-dir" in said
    match, _, _ = open_table(house.address, ["me", "me"])
    assert ask(house.address, "GET", f"/api/matches/{match}").status == 200


def test_a_killed_house_leaves_the_folder_free(house: HouseProcess) -> None:
    match, _, _ = open_table(house.address, ["me", "bot/master"])
    for _ in range(3):
        house.kill()
        house.open()
    assert ask(house.address, "GET", f"/api/matches/{match}").status == 200


def test_a_backup_is_made_beside_an_open_house(house: HouseProcess, tmp_path: Path) -> None:
    open_table(house.address, ["me", "me"])
    copy = tmp_path / "copy" / DATA_FILE
    copy.parent.mkdir()
    subprocess.run([*COMMAND, "backup", str(copy), "--data-dir", str(house.folder)], check=True, capture_output=True)
    file = sqlite3.connect(copy)
    assert file.execute("SELECT count(*) FROM match").fetchone()[0] == 1
    file.close()


def test_a_port_that_was_asked_for_is_taken_or_nothing(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert f"port {port} is taken" in refusal("--port", str(port), "--data-dir", str(tmp_path))
    assert "choose another --host" in refusal("--host", "192.0.2.1", "--data-dir", str(tmp_path))


def test_without_a_wish_another_port_is_found_and_said(tmp_path: Path) -> None:
    with socket.socket() as other:
        try:
            other.bind(("127.0.0.1", USUAL_PORT))
            other.listen()
        except OSError:
            pass  # somebody else has it already
        with opened("--data-dir", str(tmp_path)) as said:
            assert f"port {USUAL_PORT} is taken" in said
            assert not address_in(said).endswith(f":{USUAL_PORT}")


# Nobody else reads it -----------------------------------------------------------------------------------------


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def files_of(folder: Path) -> dict[str, int]:
    return {path.name: rights(path) for path in folder.iterdir() if path.name.startswith("questkeep")}


@pytest.fixture
def open_handed() -> Iterator[None]:
    """A shell that gives everybody everything."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.mark.usefixtures("open_handed")
def test_nobody_else_can_read_what_the_house_keeps(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    tmp_path.chmod(0o755)
    with opened("--port", "0", "--data-dir", str(folder)) as said:
        open_table(address_in(said), ["me", "me"])
        made = files_of(folder)
    names = {DATA_FILE, DATA_FILE + "-wal", DATA_FILE + "-shm", "questkeep.lock"}
    assert made == dict.fromkeys(names, 0o600)
    assert rights(folder) == 0o700
    copy = tmp_path / "copy.sqlite"
    subprocess.run([*COMMAND, "backup", str(copy), "--data-dir", str(folder)], check=True, capture_output=True)
    assert rights(copy) == 0o600
    assert rights(tmp_path) == 0o755


def test_what_others_could_read_is_closed_to_them(house: HouseProcess) -> None:
    open_table(house.address, ["me", "me"])
    house.kill()
    house.folder.chmod(0o755)
    for path in house.folder.iterdir():
        path.chmod(0o644)
    house.open()
    assert set(files_of(house.folder).values()) == {0o600}
    assert rights(house.folder) == 0o700


def test_a_folder_that_holds_more_than_the_house_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "somebody").mkdir()
    tmp_path.chmod(0o755)
    house = HouseProcess(tmp_path)
    house.open()
    house.close()
    assert rights(tmp_path) == 0o755
    assert rights(tmp_path / DATA_FILE) == 0o600


# What cannot be opened ------------------------------------------------------------------------------------------


def no_database(path: Path) -> None:
    path.write_bytes(b"This is a letter to my mother.\n" * 400)


def torn_pages(path: Path) -> None:
    with path.open("r+b") as file:
        for page in range(3, 40):
            file.seek(page * 4096)
            file.write(os.urandom(4096))


def cut_off(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def one_bad_page(path: Path) -> None:
    """The last page but one: reading a single table would not have noticed."""
    with path.open("r+b") as file:
        file.seek(-2 * 4096, os.SEEK_END)
        file.write(b"\x17" * 4096)


@pytest.mark.parametrize("damage", [no_database, torn_pages, cut_off, one_bad_page])
def test_a_damaged_file_is_not_opened_and_the_way_back_is_told(
    house: HouseProcess, tmp_path: Path, damage: Callable[[Path], None]
) -> None:
    matches = [open_table(house.address, ["me", "me"])[0] for _ in range(150)]
    data, copy = house.folder / DATA_FILE, tmp_path / "backup.sqlite"
    subprocess.run([*COMMAND, "backup", str(copy), "--data-dir", str(house.folder)], check=True, capture_output=True)
    house.close()
    damage(data)
    said = refusal("--port", "0", "--data-dir", str(house.folder))
    assert f"{data} is damaged" in said
    assert "move it away" in said
    assert f"put your latest backup there under the name {DATA_FILE}" in said
    data.rename(tmp_path / "damaged")  # which is now done as it was said
    shutil.copy(copy, data)
    house.open()
    assert {ask(house.address, "GET", f"/api/matches/{match}").status for match in matches} == {200}


def no_folder(folder: Path) -> None:
    folder.write_text("a file where the folder should be")


def no_place(folder: Path) -> None:
    folder.symlink_to("/proc/self/task")  # where not even root may create anything


def a_folder_as_file(folder: Path) -> None:
    (folder / DATA_FILE).mkdir(parents=True)


@pytest.mark.parametrize("spoil", [no_folder, no_place, a_folder_as_file])
def test_a_place_that_cannot_be_written_to_is_named(tmp_path: Path, spoil: Callable[[Path], None]) -> None:
    folder = tmp_path / "data"
    spoil(folder)
    said = refusal("--port", "0", "--data-dir", str(folder))
    assert str(folder) in said
    assert "--data-dir names another one" in said


def leave_little_room() -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (8192, 8192))


def test_a_disk_that_is_full_from_the_start_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    command = [*COMMAND, "serve", "--no-browser", "--port", "0", "--data-dir", str(folder)]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=60, check=False, preexec_fn=leave_little_room
    )
    assert done.returncode == 1
    assert re.fullmatch(r"questkeep: [^\n]+ cannot be used: [^\n]+\n", done.stderr)


def test_a_file_of_a_newer_questkeep_is_refused_in_one_line(tmp_path: Path) -> None:
    file = sqlite3.connect(tmp_path / DATA_FILE)
    file.execute("PRAGMA user_version = 999")
    file.close()
    assert "update first" in refusal("--port", "0", "--data-dir", str(tmp_path))
