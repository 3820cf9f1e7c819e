"""Steps taken back at one table: what each pair of eyes is told of it, and who asks whom."""

from __future__ import annotations

from questkeep.consent import Consent, Offer
from questkeep.kernel.course import Course
from questkeep.kernel.event import Seat
from questkeep.kernel.replay import Pick
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
        return Undoing(offer.way, offer.is_anew, list(offer.seats), offer.why, offer.clause)

    def wish(self) -> Wish | None:
        """Who asks whom at the moment."""
        wish = self.consent.wish
        if wish is None:
            return None
        others = [int(seat) for seat in self.course.goes_back_with(wish.seat)]
        return Wish(wish.seat, list(wish.offer.seats), sorted(wish.agreed), wish.offer.is_anew, others)

    def begin(self, seat: Seat) -> Pick | None:
        """A seat wants to take its last step back: the row to write, or nothing while others are asked."""
        offer = self.offer_to(seat)
        if offer.way == "no":
            raise Refusal("no-undo", offer.clause, {"why": offer.why, "seats": list(offer.seats)})
        if offer.way == "ask" and self.consent.wish is not None:
            raise Refusal("another-wish")
        row = self.consent.ask(seat, offer)
        return Pick(seat, row) if row is not None else None

    def answer(self, seat: Seat, yes: bool) -> Pick | None:
        """A seat agrees to a wish or not, or gives up its own: the row to write, if it was the last to agree."""
        wish = self.consent.wish
        is_own = wish is not None and wish.seat == seat and not yes
        if wish is None or not (is_own or self.consent.is_asked(seat)):
            raise Refusal("no-wish")
        if not yes:
            self.end_wish(seat)
            return None
        row = self.consent.agree(seat)
        if row is None:
            return None
        self.consent.wish = None
        return Pick(wish.seat, row)

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
