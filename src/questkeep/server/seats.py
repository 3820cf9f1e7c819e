"""Who sits at a table, and who looks at it."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any

from questkeep.consent import Chair, Filling, Votes
from questkeep.kernel.event import Seat
from questkeep.kernel.game import View
from questkeep.server.messages import Heard, Sitter

LINGERING = 60.0  # seconds for which bots go on after the last pair of eyes has gone: a line breaks, a page is loaded


class SeatHolder:
    """Who answers for a seat: a guest, a bot, a bot in a guest's place, or nobody while the seat is open."""

    def __init__(
        self,
        name: str,
        guest: int | None,
        bot: str | None = None,
        stand_in: str | None = None,
        by_wish: bool = False,
        hints: int = 0,
    ) -> None:
        self.name = name
        self.guest = guest
        self.bot = bot
        self.stand_in = stand_in
        self.by_wish = by_wish  # the guest himself wants the stand-in; else it goes as soon as he is back
        self.hints = hints  # on how many questions he has asked for advice

    def thinker(self) -> str | None:
        """The bot that answers now, if one does."""
        return self.bot or self.stand_in

    def kind(self) -> Filling:
        """How the seat is filled."""
        if self.bot:
            return "bot"
        if self.stand_in:
            return "stand-in"
        return "person" if self.guest is not None else "open"


class Watcher:
    """A pair of eyes on a match: which guest, through which seat, and what it has been told so far."""

    def __init__(
        self, guest: int | None, send: Callable[[Heard], None], let_go: Callable[[], None] = lambda: None
    ) -> None:
        self.guest = guest
        self.send = send
        self.let_go = let_go
        self.seat: Seat | None = None
        self.told_up_to = -1
        self.view: View = {}
        self.rest: Mapping[str, Any] = {}

    def learn(self, row: int, view: View, rest: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
        """How things stand now; returns of both parts what was not known yet."""
        news = changes(self.view, view), changes(self.rest, rest)
        self.told_up_to, self.view, self.rest = row, view, rest
        return news

    def forget(self, row: int) -> None:
        """Begin again: the next update tells everything, and events from after this row."""
        self.told_up_to = row
        self.view = {}
        self.rest = {}


def changes(known: Mapping[str, Any], now: Mapping[str, Any]) -> dict[str, Any]:
    """The parts that are not known yet."""
    return {
        part: value
        for part, value in now.items()
        if part not in known or (known[part] is not value and known[part] != value)
    }


class Seating:
    """The people and bots of one table."""

    def __init__(self, holders: list[SeatHolder]) -> None:
        self.holders = holders
        self.watchers: list[Watcher] = []
        self.left_at = -LINGERING  # when the last pair of eyes went
        self.votes = Votes()  # of guests, for seats of others who are away
        self.away_since = {holder.guest: time.monotonic() for holder in holders if holder.guest is not None}
        self._sitters: dict[int | None, list[Sitter]] = {}  # by guest, until somebody comes or goes

    def changed(self) -> None:
        """Somebody sat down, came, went, or let a bot answer."""
        self._sitters.clear()

    def seats_of(self, guest: int | None) -> list[Seat]:
        """The seats a guest answers for."""
        return [
            Seat(number) for number, holder in enumerate(self.holders) if guest is not None and holder.guest == guest
        ]

    def is_present(self, guest: int | None) -> bool:
        """Whether a guest looks at the table."""
        return guest is not None and any(watcher.guest == guest for watcher in self.watchers)

    def is_attended(self) -> bool:
        """Whether somebody looks at the table, or did so a moment ago: for nobody else do bots think."""
        return bool(self.watchers) or time.monotonic() - self.left_at < LINGERING

    def depart(self, watcher: Watcher) -> None:
        """A pair of eyes is gone."""
        self.watchers.remove(watcher)
        self.left_at = time.monotonic()

    def came(self, guest: int) -> None:
        """A guest looks at the table: nobody may let a bot play for him."""
        self.away_since.pop(guest, None)
        for seat in self.seats_of(guest):
            self.votes.forget(seat)

    def went(self, guest: int) -> None:
        """A guest does not look at the table any more."""
        self.away_since[guest] = time.monotonic()

    def seconds_away(self, guest: int) -> float:
        """For how long a guest has not looked at the table, as far as is known."""
        return time.monotonic() - self.away_since.get(guest, time.monotonic())

    def vote(self, guest: int, seat: int) -> bool:
        """A guest wishes that a bot plays on for somebody who is away; whether most of those present wish it."""
        return self.votes.cast(guest, seat, self.present())

    def present(self) -> set[int]:
        """The guests who have a seat and look at the table."""
        return {holder.guest for holder in self.holders if holder.guest is not None and self.is_present(holder.guest)}

    def chairs(self) -> list[Chair]:
        """How every seat is filled."""
        return [Chair(holder.kind(), self.is_present(holder.guest)) for holder in self.holders]

    def sitters_for(self, guest: int | None, is_over: bool) -> list[Sitter]:
        """Who sits where, and which seats are the guest's own."""
        if guest not in self._sitters:
            self._sitters[guest] = [
                Sitter(
                    seat=number,
                    name=holder.name,
                    kind="person" if holder.kind() == "open" and is_over else holder.kind(),
                    bot=holder.thinker(),
                    online=holder.bot is not None or self.is_present(holder.guest),
                    mine=guest is not None and holder.guest == guest,
                    votes=list(self.votes.count(number, self.present())) if self.votes.is_open(number) else None,
                    hints=holder.hints,
                )
                for number, holder in enumerate(self.holders)
            ]
        return self._sitters[guest]
