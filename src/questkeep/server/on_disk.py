"""A game as the disk has it: all that makes it, and nothing of it is carried out."""

from __future__ import annotations

import json
from typing import Any

from questkeep.kernel.event import Seat
from questkeep.kernel.game import Deck
from questkeep.kernel.replay import Pick, Record
from questkeep.server.decks_kept import KeptDecks
from questkeep.server.store import Store


def deck_as_it_is(kept: KeptDecks, row: dict[str, Any]) -> Deck:
    """The cards of a match that cannot be played: if they cannot be read any more, there is still their text."""
    try:
        return kept.deck_of(row)
    except Exception:  # whatever it is, it has stopped the table and was noted then
        return Deck(row["deck"], kept.text(row["deck_digest"]) or "")


def record_on_disk(store: Store, row: dict[str, Any], deck: Deck) -> Record:
    """Options, seed, players and picks of a match."""
    seats = store.read("SELECT name FROM seat WHERE match = ? ORDER BY seat", (row["id"],))
    picks = store.read("SELECT seat, notation FROM pick WHERE match = ? ORDER BY row", (row["id"],))
    return Record(
        row["game"], row["rules"], json.loads(row["options"]), deck, row["seed"], [seat["name"] for seat in seats],
        [Pick(Seat(pick["seat"]), pick["notation"]) for pick in picks], bool(row["practice"]),
    )  # fmt: skip
