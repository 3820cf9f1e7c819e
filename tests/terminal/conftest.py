"""A pseudo-terminal with a person in front of it."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

import pytest

pexpect = import_module("pexpect")  # comes without types
ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[()][A-Z0-9]|[\x0f\r]")


class Person:
    """Reads the screen of one command and types answers."""

    def __init__(self, home: Path, arguments: list[str], size: tuple[int, int], wishes: dict[str, str]) -> None:
        environment = {**os.environ, "QUESTKEEP_HOME": str(home), "LANG": "C.UTF-8", "LC_ALL": "", "TERM": "xterm"}
        for size_of_another in ("COLUMNS", "LINES"):
            environment.pop(size_of_another, None)
        columns, rows = size
        environment.update(wishes)
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "questkeep", *arguments],
            env=environment,
            encoding="utf-8",
            timeout=20,
            dimensions=(rows, columns),
        )
        self.child.delaybeforesend = None

    def sees(self, *texts: str) -> str:
        """Wait until one of the texts stands on the screen; returns it."""
        self.child.expect_exact(list(texts))
        return texts[int(self.child.match_index)]

    def types(self, line: str) -> None:
        """Answer a question."""
        self.child.sendline(line)

    def presses(self, key: str) -> None:
        """Press Ctrl with a key."""
        self.child.sendcontrol(key)

    def reads_the_rest(self) -> str:
        """Everything until the command ends, without control characters."""
        self.child.expect_exact(pexpect.EOF)
        self.child.close()
        return ANSI.sub("", str(self.child.before))

    def exit_code(self) -> int | None:
        """How the command ended."""
        status: int | None = self.child.exitstatus
        return status


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Callable[..., Person]]:
    """Start a command in a terminal of a given size and environment, with a data folder of its own."""
    people: list[Person] = []

    def start(*arguments: str, size: tuple[int, int] = (80, 24), **wishes: str) -> Person:
        people.append(Person(tmp_path, list(arguments), size, wishes))
        return people[-1]

    yield start
    for person in people:
        person.child.close(force=True)
