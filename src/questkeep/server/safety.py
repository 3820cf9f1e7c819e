"""What every request and every socket passes first: headers, sizes, origins, and how often one may ask."""

from __future__ import annotations

import logging
import time
from ipaddress import ip_address

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from questkeep.server.messages import encode

LOG = logging.getLogger("questkeep")
MOST_BODY = 65_536
CHANGES_PER_SECOND = 2.0  # requests that write, and new sockets, from one address
CHANGES_AT_ONCE = 120.0  # a club behind one address sits down together
MOST_CALLERS = 10_000  # addresses remembered
HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; style-src-elem 'self'; style-src-attr 'unsafe-inline';"
        b" frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
]


class Allowance:
    """So many at once, and so many more every second."""

    def __init__(self, per_second: float, at_once: float) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.left = at_once
        self.counted_at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self.left = min(self.at_once, self.left + (now - self.counted_at) * self.per_second)
        self.counted_at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class SafeHeaders:
    """Adds the security headers; refuses what is too large, too much, or sent by pages of strangers."""

    def __init__(self, app: ASGIApp, origins: list[str]) -> None:
        self.app = app
        self.origins = origins
        self.callers: dict[str, Allowance] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        is_change = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if is_change and not is_own_origin(headers, self.origins):
            await refuse_scope(scope, send, 403, "wrong-origin")
            return
        if is_change and not self.is_patient(scope):
            await refuse_scope(scope, send, 429, "too-fast")
            return
        length = small_number(headers.get("content-length", "0"))
        if length is None or length > MOST_BODY or "transfer-encoding" in headers:
            await refuse_scope(scope, send, 413, "too-large")
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        await self.app(scope, receive, send_safely if scope["type"] == "http" else send)

    def is_patient(self, scope: Scope) -> bool:
        """Whether this address keeps to its allowance; whoever sits at the machine itself may do as he likes."""
        address = (scope.get("client") or ("127.0.0.1", 0))[0]
        if is_loopback(address):
            return True
        if address not in self.callers:
            if len(self.callers) >= MOST_CALLERS:
                self.callers.clear()
            self.callers[address] = Allowance(CHANGES_PER_SECOND, CHANGES_AT_ONCE)
        return self.callers[address].take()


def is_loopback(address: str) -> bool:
    """Whether an address is the machine itself; what is no address is a stranger."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def is_own_origin(headers: Headers, origins: list[str]) -> bool:
    """Whether a request comes from our own page, or from no page at all."""
    origin = headers.get("origin")
    return origin is None or origin.partition("://")[2] == headers.get("host") or origin in origins


async def refuse_scope(scope: Scope, send: Send, status: int, reason: str) -> None:
    """Turn a request or a socket away before it reaches the house."""
    if reason != "too-fast":  # a flood must not flood the log
        LOG.warning("a request was turned away: %s", reason)
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": reason})
        return
    body = encode({"reason": reason, "facts": {}})
    await send({"type": "http.response.start", "status": status, "headers": [(b"content-type", b"application/json")]})
    await send({"type": "http.response.body", "body": body})


def small_number(text: str) -> int | None:
    """A number of an address, if it is one of reasonable length."""
    return int(text) if text.isdecimal() and len(text) < 10 else None
