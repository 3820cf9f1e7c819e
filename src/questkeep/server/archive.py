"""Tables that nobody touches: after thirty days of an open house they leave the lists, and wait to be played on."""

from __future__ import annotations

from collections.abc import Callable

from questkeep.server.clock import DAY
from questkeep.server.pulse import Pulse
from questkeep.server.store import Store

ARCHIVED_AFTER = 30 * DAY
ARCHIVED_EVERY = 600.0  # seconds
UNTOUCHED = "SELECT id FROM match WHERE ended IS NULL AND archived = 0 AND open_at_touch < ?"
ARCHIVE = "UPDATE match SET archived = 1 WHERE id = ? AND open_at_touch < ?"
WAKE = "UPDATE match SET archived = 0, open_at_touch = (SELECT open_seconds FROM house) WHERE id = ?"


async def archive_untouched(store: Store, pulse: Pulse, is_needed: Callable[[str], bool]) -> None:
    """Put unfinished tables into the archive that nobody has touched and nobody needs; nothing of them is lost."""
    await pulse.beat()
    before = pulse.open_seconds - ARCHIVED_AFTER
    due = [row["id"] for row in store.read(UNTOUCHED, (before,)) if not is_needed(row["id"])]
    if due:
        await store.write(*((ARCHIVE, (id, before)) for id in due))
