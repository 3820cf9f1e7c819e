"""One house for one folder: a lock that the system itself releases, however the house may end."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from questkeep.server.private import make_private_file

LOCK_FILE = "questkeep.lock"


class FolderInUse(ValueError):
    """Another house has these matches; the text says which one, and what can be done."""


class FolderLock:
    """The key to a data folder, held as long as the process lives. Its file says who holds it."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / LOCK_FILE
        make_private_file(self.path)
        self._file = os.open(self.path, os.O_RDWR)  # no process that is called inherits it
        if not is_taken_for_us(self._file):
            holder = os.read(self._file, 400).decode("utf-8", "replace").strip() or "another process"
            os.close(self._file)
            raise FolderInUse(
                f"the matches in {folder} are already open in {holder};"
                " use that one, close it first, or name another folder with --data-dir"
            )
        self.say("a house that is just opening")

    def say(self, what: str) -> None:
        """Write down who holds the folder, for whoever comes next."""
        os.lseek(self._file, 0, os.SEEK_SET)
        os.ftruncate(self._file, 0)
        os.write(self._file, f"{what} (process {os.getpid()})\n".encode())


if sys.platform == "win32":
    import msvcrt

    FAR_AWAY = 1 << 30  # what is locked there cannot be read by others, and nothing stands there

    def is_taken_for_us(file: int) -> bool:
        """Whether we are the only ones now."""
        os.lseek(file, FAR_AWAY, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(file, 0, os.SEEK_SET)
        return True

else:
    import fcntl

    def is_taken_for_us(file: int) -> bool:
        """Whether we are the only ones now."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
