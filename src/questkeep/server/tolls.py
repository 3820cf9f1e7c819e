"""What stands before every route: who comes, and whether that is too often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, MutableMapping
from typing import Any

from starlette.datastructures import Headers
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from questkeep.server.allowance import TOGETHER, Allowances, Cost, is_loopback, network_of
from questkeep.server.cookies import secret_in
from questkeep.server.guests import Guest, guest_of
from questkeep.server.safety import Whereabouts, refuse_scope
from questkeep.server.store import Store

MOST_SOCKETS = 30  # open at the same time, for one guest; five times as many for all of one network


class TooFast(Exception):
    """Somebody has used up his allowance; so many seconds later he may ask again."""

    def __init__(self, seconds: int) -> None:
        super().__init__(f"too fast by {seconds} seconds")
        self.seconds = seconds


class Tolls:
    """Who comes to the doors of the house, and how often; who sits at the machine itself may do as he likes."""

    def __init__(self, store: Store, whereabouts: Whereabouts) -> None:
        self.store = store
        self.whereabouts = whereabouts
        self.allowances = Allowances()
        self.sockets: Counter[Hashable] = Counter()

    def at(self, cost: Cost) -> Middleware:
        """The toll of one route."""
        return Middleware(Toll, tolls=self, cost=cost)

    def greet(self, scope: Scope) -> None:
        """Find out whose cookie came; a forged or forgotten one is nobody's."""
        secret = secret_in(HTTPConnection(scope).cookies, self.whereabouts.is_secure)
        state_of(scope)["guest"] = guest_of(self.store, secret)

    def charge(self, scope: Scope, cost: Cost) -> None:
        """Count one more request; TooFast if that is one too many."""
        if self.is_free(scope):
            return
        guest = guest_at(scope)
        seconds = self.allowances.take(cost, network_of(address_of(scope)), guest.id if guest else None)
        if seconds:
            raise TooFast(seconds)

    def is_free(self, scope: Scope) -> bool:
        """Whether nothing is counted: behind a proxy, even an unknown one, the machine's own address is anybody's."""
        is_passed_on = self.whereabouts.is_behind_proxy or "x-forwarded-for" in Headers(scope=scope)
        return is_loopback(address_of(scope)) and not is_passed_on

    def open_socket(self, scope: Scope) -> list[Hashable] | None:
        """Count an open socket; None if there are too many already, else what `close_socket` wants to know."""
        if self.is_free(scope):
            return []
        guest = guest_at(scope)
        most: dict[Hashable, int] = {network_of(address_of(scope)): TOGETHER * MOST_SOCKETS}
        if guest is not None:
            most[guest.id] = MOST_SOCKETS
        if any(self.sockets[who] >= number for who, number in most.items()):
            return None
        self.sockets.update(most.keys())
        return list(most)

    def close_socket(self, counted: list[Hashable]) -> None:
        """A socket is gone."""
        for who in counted:
            self.sockets[who] -= 1
            if not self.sockets[who]:
                del self.sockets[who]


class Toll:
    """The toll of one route: nothing behind it is asked by anyone who has used up his allowance."""

    def __init__(self, app: ASGIApp, tolls: Tolls, cost: Cost) -> None:
        self.app = app
        self.tolls = tolls
        self.cost = cost

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self.tolls.greet(scope)
            self.tolls.charge(scope, self.cost)
            await self.app(scope, receive, send)
        except TooFast as refused:
            await refuse_scope(scope, send, 429, "too-fast", {"seconds": refused.seconds}, refused.seconds)


def address_of(scope: Scope) -> str:
    """The address a request comes from; behind a proxy the one that the proxy has seen."""
    address: str = (scope.get("client") or ("nowhere", 0))[0]
    return address


def state_of(scope: Scope) -> MutableMapping[str, Any]:
    """What the doors have found out about a request."""
    state: MutableMapping[str, Any] = scope.setdefault("state", {})
    return state


def guest_at(scope: Scope) -> Guest | None:
    """The guest whose cookie came with a request."""
    guest: Guest | None = state_of(scope).get("guest")
    return guest
