"""Events: what happened, told to each seat in the form it may hear."""

from __future__ import annotations

from typing import NewType

Seat = NewType("Seat", int)
"""A player's number at the table, from 0, clockwise."""


class Event:
    """One thing that happened, in the past tense: a kind and its facts, all plain data."""

    def __init__(self, kind: str, facts: dict[str, object]) -> None:
        self.kind = kind
        self.facts = facts

    def plain(self) -> dict[str, object]:
        """The event as plain data, for files and the wire."""
        return {"event": self.kind, **self.facts}


class Told:
    """An event in its secret form for some seats, and its public form (or silence) for all others."""

    def __init__(self, public: Event | None, seats: list[Seat] | None = None, secret: Event | None = None) -> None:
        self.public = public
        self.seats: list[Seat] = seats if seats is not None else []
        self.secret = secret

    def heard_by(self, seat: Seat | None) -> Event | None:
        """What this seat (None: a spectator) hears of it."""
        if seat is not None and seat in self.seats:
            return self.secret
        return self.public


def heard(told: list[Told], seat: Seat | None) -> list[dict[str, object]]:
    """All events of a list in the form this seat hears them, as plain data."""
    events = [entry.heard_by(seat) for entry in told]
    return [event.plain() for event in events if event is not None]
