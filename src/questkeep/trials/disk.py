"""The disk beside the house: how long it takes by itself to keep what it is given, and what happens when it is full."""

from __future__ import annotations

import ctypes
import os
import resource
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

EVERY = 0.05  # seconds between two probes
PAGE = 4096
PART = 65_536
SPACE = 48 << 20  # bytes of a small disk
PROBE = "disk-probe"


class Fsyncs:
    """Seconds that the disk took for a page and its fsync, while something else was measured."""

    def __init__(self, seconds: list[float]) -> None:
        self.seconds = sorted(seconds)

    def percentile(self, share: float) -> float:
        """Milliseconds within which this share of them was done."""
        if not self.seconds:
            return 0.0
        return self.seconds[min(len(self.seconds) - 1, int(share * len(self.seconds)))] * 1000


@contextmanager
def probing(folder: Path) -> Iterator[Fsyncs]:
    """Probe the folder's disk from a process of its own; the figures are there at the end."""
    fsyncs = Fsyncs([])
    probe = subprocess.Popen(
        [sys.executable, "-m", "questkeep.trials.disk", str(folder)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    try:
        yield fsyncs
    finally:
        said, _ = probe.communicate()  # its input ends, and so does it
        fsyncs.seconds = sorted(msgspec.json.decode(said or b"[]", type=list[float]))


def probe_until_told(folder: Path) -> None:
    """Write a page and wait for the disk, again and again, until the input ends; then say how long each time took."""
    seconds: list[float] = []
    told = sys.stdin.fileno()
    path = folder / PROBE
    with path.open("wb", buffering=0) as file:
        while not select.select([told], [], [], EVERY)[0]:
            started = time.perf_counter()
            file.write(b"\0" * PAGE)
            os.fdatasync(file.fileno())
            seconds.append(time.perf_counter() - started)
    path.unlink()
    sys.stdout.buffer.write(msgspec.json.encode(seconds))


class SmallDisk:
    """A folder whose disk can be filled: a small tmpfs, or a limit on the size of files if nothing may be mounted."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.is_mounted = False
        self.filler = folder / "filler"

    def mount(self) -> None:
        """Lay a small disk upon the folder, if this machine lets us."""
        self.folder.mkdir(parents=True, exist_ok=True)
        libc = ctypes.CDLL(None, use_errno=True)
        options = f"size={SPACE}".encode()
        self.is_mounted = libc.mount(b"tmpfs", str(self.folder).encode(), b"tmpfs", 0, options) == 0

    def unmount(self) -> None:
        """Take the small disk away again."""
        if self.is_mounted:
            ctypes.CDLL(None, use_errno=True).umount2(str(self.folder).encode(), 2)  # at once, whoever still looks
            self.is_mounted = False

    def fill(self, pid: int) -> None:
        """From now on the process cannot write a byte more."""
        if not self.is_mounted:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
            return
        with self.filler.open("wb", buffering=0) as file:
            for size in (PART, PAGE, 1):
                try:
                    while True:
                        file.write(b"\0" * size)
                except OSError:
                    continue

    def free(self, pid: int) -> None:
        """There is room again."""
        if not self.is_mounted:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        else:
            self.filler.unlink(missing_ok=True)


if __name__ == "__main__":
    probe_until_told(Path(sys.argv[1]))
