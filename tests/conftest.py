"""Says which build of the rules is on trial, refuses to try the wrong one, and lets tests press Ctrl-C."""

from __future__ import annotations

import os
import signal

import pytest

from questkeep.kernel import playout

BUILD = "interpreted" if playout.__file__.endswith(".py") else "compiled"


def pytest_configure(config: pytest.Config) -> None:
    """`make test` runs everything twice and names the build it means to run."""
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a background shell ignores it, and so would children
    expected = os.environ.get("QUESTKEEP_EXPECT", BUILD)
    if expected != BUILD:
        raise pytest.UsageError(f"the {expected} rules should be tested, but {playout.__file__} is {BUILD}")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The header is not shown in quiet runs, so the build is named at the end."""
    terminalreporter.write_line(f"questkeep: tested the {BUILD} rules in {os.path.dirname(playout.__file__)}")
