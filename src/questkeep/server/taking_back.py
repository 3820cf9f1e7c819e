"""Steps taken back at one table: what each pair of eyes is told of it, and who asks whom."""

from __future__ import annotations

from questkeep.consent import Consent, Offer
from questkeep.kernel.course import Course
from questkeep.kernel.event import Seat
from questkeep.kernel.replay import UNDO, Pick
from questkeep.server.messages import Refusal, Undoing, Wish, WishEnded
from questkeep.server.seats import Seating


class TakingBack:
    """Asks and hears people; what follows from it is decided in `consent`."""

    def __init__(self, course: Course, seating: Seating, is_practice: bool, most_rows: int) -> None:
        self.course = course
        self.seating = seating
        self.most_rows = most_rows
        self.consent = Consent(is_practice)

    def offer_to(self, seat: Seat) -> Offer:
        """What it would need that a seat takes its last step back."""
        offer = self.consent.offer_to(seat, self.course, self.seating.chairs())
        is_too_late = self.course.row >= self.most_rows and offer.way != "no"
        return Offer("no", why="too-many-steps") if is_too_late else offer

    def told_to(self, seat: Seat | None) -> Undoing:
        """The same for a pair of eyes."""
        if seat is None:
            return Undoing("no", why="nothing")
        offer = self.offer_to(seat)
        since = self.course.last_step(seat, self._rows_of(seat, offer)) if offer.way != "no" else None
        return Undoing(offer.way, offer.is_anew, list(offer.seats), offer.why, offer.clause, since)

    def wish(self) -> Wish | None:
        """Who asks whom at the moment."""
        wish = self.consent.wish
        if wish is None:
            return None
        rows = self._rows_of(wish.seat, wish.offer)
        others = [int(seat) for seat in self.course.goes_back_with(wish.seat, rows)]
        since = self.course.last_step(wish.seat, rows)
        return Wish(wish.seat, list(wish.offer.seats), sorted(wish.agreed), since, wish.offer.is_anew, others)

    def _rows_of(self, seat: Seat, offer: Offer) -> int:
        """In how many rows a step is taken back: what came to nothing by itself since goes first, a row for each."""
        return 1 if offer.row == UNDO else self.course.steps_to_undo(seat)

    def begin(self, seat: Seat) -> list[Pick]:
        """A seat wants to take its last step back: the rows to write, none while others are asked."""
        offer = self.offer_to(seat)
        if offer.way == "no":
            raise Refusal("no-undo", offer.clause, {"why": offer.why, "seats": list(offer.seats)})
        if offer.way == "ask" and self.consent.wish is not None:
            raise Refusal("another-wish")
        row = self.consent.ask(seat, offer)
        return [Pick(seat, row)] * self._rows_of(seat, offer) if row is not None else []

    def answer(self, seat: Seat, yes: bool) -> list[Pick]:
        """A seat agrees to a wish or not, or gives up its own: the rows to write, if it was the last to agree."""
        wish = self.consent.wish
        is_own = wish is not None and wish.seat == seat and not yes
        if wish is None or not (is_own or self.consent.is_asked(seat)):
            raise Refusal("no-wish")
        if not yes:
            self.end_wish(seat)
            return []
        row = self.consent.agree(seat)
        if row is None:
            return []
        self.consent.wish = None
        return [Pick(wish.seat, row)] * self._rows_of(wish.seat, wish.offer)

    def look(self) -> None:
        """Somebody has come, gone or handed over: a wish may have lapsed."""
        if self.consent.has_lapsed(self.course, self.seating.chairs()):
            self.end_wish()

    def end_wish(self, by: Seat | None = None) -> None:
        """A wish, if there is one, is refused by somebody or lapses, and everybody is told so."""
        if self.consent.wish is not None:
            ended = WishEnded(self.consent.wish.seat, by)
            self.consent.wish = None
            for watcher in self.seating.watchers:
                watcher.send(ended)
