"""Mistakes of our own: whoever meets one is told its number, and the log has one line under the same number."""

from __future__ import annotations

import contextlib
import logging
import secrets
import sqlite3
import traceback
from collections.abc import Callable

from questkeep.server.messages import Refusal
from questkeep.server.store import Store

LOG = logging.getLogger("questkeep")


class Mistakes:
    """Notes every mistake once: in the log, and in the figures."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.on_note: Callable[[str], None] = lambda place: None

    def note(self, problem: BaseException, place: str, match: str = "") -> str:
        """Write a mistake into the log; returns the number under which it can be reported and found."""
        number = secrets.token_hex(4)
        trace = "".join(traceback.format_exception(problem))
        with contextlib.suppress(sqlite3.Error):
            for row in self.store.read("SELECT seed FROM match WHERE id = ?", (match,)):
                trace = trace.replace(row["seed"], "[seed]")  # whoever reads the log may sit at the table
        facts = {"mistake": number, "trace": trace} | ({"match": match} if match else {})
        LOG.error("a mistake of ours: %s", place, extra=facts)
        self.on_note(place)
        return number


def our_mistake(number: str) -> Refusal:
    """What whoever has met a mistake is told of it: nothing but its number."""
    return Refusal("our-mistake", facts={"id": number})


def table_broken(match: str, number: str) -> Refusal:
    """What whoever wants something at a table is told that a mistake has stopped."""
    return Refusal("broken", facts={"match": match, "id": number})
