"""What happened, as plain facts; what only some may know has a secret form for them and a public one for the rest."""

from __future__ import annotations

from questkeep.kernel.event import Event, Seat, Told

Facts = dict[str, object]


def open_to_all(kind: str, facts: Facts) -> Told:
    """All hear the same."""
    return Told(Event(kind, facts))


def partly_hidden(kind: str, facts: Facts, hidden: Facts, seats: list[int]) -> Told:
    """[F-94] These seats hear all of it, the others only the open facts."""
    return Told(Event(kind, facts), [Seat(seat) for seat in seats], Event(kind, {**facts, **hidden}))


def private(kind: str, facts: Facts, seat: int) -> Told:
    """[F-74] Only this seat hears of it at all."""
    return Told(None, [Seat(seat)], Event(kind, facts))
