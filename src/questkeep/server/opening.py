"""Before the doors open: the matches, for this house alone, and a port to listen on; or one line that says why not."""

from __future__ import annotations

import errno
import os
import socket
from pathlib import Path

from questkeep.server.lock import FolderLock
from questkeep.server.private import ONLY_OWNER, make_private_folder
from questkeep.server.store import Store

USUAL_PORT = 8000


def open_data(path: Path) -> tuple[FolderLock, Store]:
    """The matches of a file, for this house alone; whatever it writes from now on only its owner can read."""
    os.umask(ONLY_OWNER)
    try:
        make_private_folder(path.parent)
        return FolderLock(path.parent), Store(path)
    except OSError as problem:
        raise ValueError(
            f"{problem.filename or path.parent}: {problem.strerror}; matches are kept there, so it must be a folder"
            " that this user can write to; --data-dir names another one"
        ) from problem


def port_for(host: str, wished: int | None) -> int:
    """The port that was asked for, and no other; else the usual one, or any if that is taken."""
    if wished is None:
        return USUAL_PORT if is_free(host, USUAL_PORT) else any_port(host)
    if not is_free(host, wished):
        raise ValueError(
            f"port {wished} is taken by another program: close that one, or name another port;"
            " without --port a free one is found"
        )
    return wished or any_port(host)


def is_free(host: str, port: int) -> bool:
    """Whether a house can listen there; ValueError if nobody could."""
    with socket.socket() as probe:
        if os.name == "posix":  # a house that was killed finds its port again, though old connections linger there
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as problem:
            if problem.errno == errno.EADDRINUSE:
                return False
            raise ValueError(f"{host}, port {port}: {problem.strerror}; choose another --host or --port") from None
    return True


def any_port(host: str) -> int:
    """A port that is free now."""
    with socket.socket() as probe:
        probe.bind((host, 0))
        found: int = probe.getsockname()[1]
    return found
