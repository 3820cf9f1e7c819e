"""What somebody may take away from a table that has broken down before its end: what his own seat was told, no more."""

from __future__ import annotations

import contextlib
from typing import Any

import msgspec

from questkeep.games import CATALOGUE
from questkeep.kernel.course import Course
from questkeep.kernel.event import Seat
from questkeep.kernel.game import View
from questkeep.kernel.replay import Pick, Record
from questkeep.records import seed_hash
from questkeep.server.history import History
from questkeep.server.messages import encode

FORMAT = 1


class Retelling:
    """A game carried out once more for one seat, as far as the mistake lets us."""

    def __init__(self, record: Record, picks: list[Pick], seat: Seat) -> None:
        history = History([])
        self.view: View | None = None
        with contextlib.suppress(Exception):  # that something fails here is known, and why has been noted
            course = Course(CATALOGUE[record.game], record)
            history = History(list(course.table.told or []))
            for pick in picks:
                history.follow(course, pick)
            view = course.table.view(seat)  # a table left in the middle of a step might show too much
            encode(view)
            self.view = view
        self.rows = len(history.told) - 1
        self.told: list[dict[str, Any]] = []
        self.open_from = len(picks) + 1
        game = CATALOGUE.get(record.game)
        if game is not None and (self.rows == len(picks) or game.memory_clause is None):
            with contextlib.suppress(Exception):  # else how much of the past is closed could only be told at its end
                self.told = history.since(-1, seat)
                self.open_from = history.open_from


def account(record: Record, seat: Seat, mistake: str) -> str:
    """The account of a seat, as JSON; where the past is closed until the end, only what may still be looked at."""
    picks, record.picks = record.picks, []
    retelling = Retelling(record, picks, seat)
    own = [(row, pick.notation) for row, pick in enumerate(picks, 1) if pick.seat == seat]
    body = {
        "account": FORMAT,
        "mistake": mistake,
        "game": record.game,
        "rules": record.version,
        "options": dict(record.options),
        "deck": record.deck.name,
        "seed_hash": seed_hash(record.seed),
        "players": record.players,
        "seat": int(seat),
        "rows": retelling.rows,
        "picks": [{"row": row, "pick": notation} for row, notation in own if row >= retelling.open_from],
        "told": retelling.told,
        "view": retelling.view,
    }
    return msgspec.json.format(encode(body), indent=1).decode() + "\n"
