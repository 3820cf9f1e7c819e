"""What nobody else on this machine may read: the file of all seeds, and whatever lies beside it."""

from __future__ import annotations

import os
import stat
from pathlib import Path

OWN_FOLDERS = {"decks", "records", "ladder"}
ONLY_OWNER = 0o077  # the rights that are taken from all others


def make_private_folder(folder: Path) -> None:
    """A folder that only its owner can enter; one that was there before is closed too, if it is ours alone."""
    if not folder.is_dir():
        folder.mkdir(mode=0o700, parents=True)
    elif os.name == "posix" and is_ours_alone(folder):
        close_to_others(folder)


def make_private_file(path: Path) -> None:
    """A file that only its owner can read; one that was there before is closed too."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    if os.name == "posix":
        close_to_others(path)


def close_to_others(path: Path) -> None:
    """Take from others what they may do, and leave the owner what he may."""
    mode = stat.S_IMODE(path.stat().st_mode)
    if mode & ONLY_OWNER:
        path.chmod(mode & ~ONLY_OWNER)


def is_ours_alone(folder: Path) -> bool:
    """Whether a folder can be closed: never /srv, /tmp or a home, which hold more than the house."""
    known = folder.stat()
    is_shared = known.st_uid != os.geteuid() or known.st_mode & stat.S_ISVTX
    return not is_shared and not any(each.is_dir() and each.name not in OWN_FOLDERS for each in folder.iterdir())
