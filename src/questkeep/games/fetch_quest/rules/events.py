"""What happened, as plain facts; what only some may know has a secret form for them and a public one for the rest."""

from __future__ import annotations

from typing import Final

from questkeep.kernel.event import Event, Seat, Told

Facts = dict[str, object]

CLAUSES: Final = {
    "ability-used": "F-53",
    "attempt-cancelled": "F-39",
    "attempt-closed": "F-46",
    "attempt-opened": "F-38",
    "card-discarded": "F-59",
    "card-foraged": "F-52",
    "card-given": "F-54",
    "card-kept": "F-94",
    "card-played": "F-40",
    "card-recovered": "F-41",
    "card-scrapped": "F-41",
    "card-taken": "F-51",
    "cards-drawn": "F-32",
    "cards-looked-at": "F-94",
    "challenge-activated": "F-65",
    "challenge-came": "F-69",
    "challenge-left": "F-64",
    "challenge-moved": "F-41",
    "challenge-put-back": "F-93",
    "challenge-turned": "F-49",
    "challenges-scouted": "F-93",
    "choice-locked": "F-74",
    "choice-withdrawn": "F-74",
    "discard-marked": "F-74",
    "draw-weakened": "F-31",
    "enemies-hushed": "F-41",
    "focus-missing": "F-15",
    "game-opened": "F-22",
    "game-over": "F-82",
    "giving-began": "F-54",
    "mission-defeated": "F-61",
    "mission-revealed": "F-77",
    "pile-filled": "F-51",
    "pile-shuffled": "F-76",
    "pile-spoiled": "F-58",
    "pioneer-claimed": "F-14",
    "pioneer-retreated": "F-67",
    "pioneer-returned": "F-73",
    "resources-gained": "F-40",
    "rest-discarded": "F-74",
    "said": "F-89",
    "seal-broken": "RC-26",
    "shield-raised": "F-41",
    "stamina-changed": "F-11",
    "sun-rose": "RC-30",
    "turn-began": "F-26",
}
"""The clause of the rulebook behind each kind of event."""


def open_to_all(kind: str, facts: Facts) -> Told:
    """All hear the same."""
    return Told(event(kind, facts))


def partly_hidden(kind: str, facts: Facts, hidden: Facts, seats: list[int]) -> Told:
    """[F-94] These seats hear all of it, the others only the open facts."""
    return Told(event(kind, facts), [Seat(seat) for seat in seats], event(kind, {**facts, **hidden}))


def private(kind: str, facts: Facts, seat: int) -> Told:
    """[F-74] Only this seat hears of it at all."""
    return Told(None, [Seat(seat)], event(kind, facts))


def event(kind: str, facts: Facts) -> Event:
    """An event with its clause: the usual one of its kind, unless the facts name another."""
    return Event(kind, {**facts, "clause": facts.get("clause", CLAUSES[kind])})
