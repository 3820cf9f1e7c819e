"""Who must agree to what: to take a step back, and to let a bot play for somebody who is away (decision 0024).

The house decides by this, and the lab puts it on trial; so it knows no socket, no disk and no time of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from questkeep.kernel.course import Course
from questkeep.kernel.event import Seat
from questkeep.kernel.replay import UNDO, UNDO_ANEW, UNDO_OPEN, undo_anew

AWAY_LONG_ENOUGH = 60.0
"""Seconds for which somebody must have been away before the others can let a bot play for him."""

Filling = Literal["person", "bot", "stand-in", "open"]
Hindrance = Literal["nothing", "final", "open", "stand-in", "away", "bots", "too-many-steps"]


class Chair(NamedTuple):
    """How a seat is filled, and whether its person is at the table."""

    filling: Filling
    is_here: bool


class Offer(NamedTuple):
    """What taking a step back needs: nothing, the consent of some seats, or it cannot be (why, and for whose sake)."""

    way: Literal["free", "ask", "no"]
    row: str = ""  # what is written into the record
    seats: tuple[Seat, ...] = ()
    why: Hindrance | None = None
    clause: str | None = None

    @property
    def is_anew(self) -> bool:
        """Whether all that was hidden before the step is dealt anew."""
        return self.row.startswith(UNDO_ANEW)


NOTHING_TO_UNDO = Offer("no", why="nothing")


class Wish:
    """A seat asks others to let it take its last step back."""

    def __init__(self, seat: Seat, offer: Offer) -> None:
        self.seat = seat
        self.offer = offer
        self.agreed: set[Seat] = set()

    def is_granted(self) -> bool:
        """Whether everybody who was asked has agreed."""
        return self.agreed == set(self.offer.seats)


class Consent:
    """The wishes of one table to take a step back, one at a time."""

    def __init__(self, is_practice: bool) -> None:
        self.is_practice = is_practice
        self.wish: Wish | None = None

    def offer_to(self, seat: Seat, course: Course, chairs: Sequence[Chair]) -> Offer:
        """What it would need that a seat takes its last step back.

        Until something is shown, rolled, said or answered: nothing. From then on every person at the table must agree,
        and whoever is away cannot; bots have no say, and stand for nobody.
        """
        if not course.table.asked():
            return NOTHING_TO_UNDO
        if course.can_undo_freely(seat):
            return Offer("free", UNDO)
        if not course.steps_to_undo(seat):
            return NOTHING_TO_UNDO
        finality = course.game.finality_clause
        if finality is not None and course.has_shown(seat):
            return Offer("no", why="final", clause=finality)
        others = [Seat(other) for other, chair in enumerate(chairs) if other != seat and chair.filling != "bot"]
        if missing := tuple(other for other in others if chairs[other].filling == "open"):
            return Offer("no", why="open", seats=missing)
        if missing := tuple(other for other in others if chairs[other].filling == "stand-in"):
            return Offer("no", why="stand-in", seats=missing)
        if missing := tuple(other for other in others if not chairs[other].is_here):
            return Offer("no", why="away", seats=missing)
        if not others and not self.is_practice:
            return Offer("no", why="bots")
        is_anew = self.is_practice and finality is None
        row = undo_anew([seat, *others]) if is_anew else UNDO_OPEN
        return Offer("ask" if others else "free", row, tuple(others))

    def ask(self, seat: Seat, offer: Offer) -> str | None:
        """A seat takes up its offer: the row to write at once, or nothing while the others are asked."""
        if offer.way == "free":
            return offer.row
        self.wish = Wish(seat, offer)
        return None

    def agree(self, seat: Seat) -> str | None:
        """A seat that was asked agrees: the row to write, if it was the last one."""
        assert self.wish is not None
        self.wish.agreed.add(seat)
        return self.wish.offer.row if self.wish.is_granted() else None

    def is_asked(self, seat: Seat) -> bool:
        """Whether this seat has to say yes or no."""
        return self.wish is not None and seat in self.wish.offer.seats

    def has_lapsed(self, course: Course, chairs: Sequence[Chair]) -> bool:
        """Whether there is a wish that cannot be granted as it was asked: somebody has come, gone, or handed over."""
        wish = self.wish
        if wish is None:
            return False
        return not chairs[wish.seat].is_here or self.offer_to(wish.seat, course, chairs) != wish.offer


class Votes:
    """Who wishes that a bot plays on for somebody who is away; people are numbers, seats too."""

    def __init__(self) -> None:
        self._by_seat: dict[int, set[int]] = {}

    def cast(self, voter: int, seat: int, present: set[int]) -> bool:
        """One more wish; whether most of those present share it."""
        self._by_seat.setdefault(seat, set()).add(voter)
        votes, most = self.count(seat, present)
        return 2 * votes > most

    def count(self, seat: int, present: set[int]) -> tuple[int, int]:
        """How many of how many present people wish it."""
        return len(present & self._by_seat.get(seat, set())), len(present)

    def is_open(self, seat: int) -> bool:
        """Whether anybody wishes it."""
        return seat in self._by_seat

    def forget(self, seat: int) -> None:
        """The wishes for this seat are settled, or its person is back."""
        self._by_seat.pop(seat, None)
