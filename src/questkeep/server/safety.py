"""What every request and every socket passes first: what it calls the house, where it comes from, how large it is."""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from ipaddress import ip_address
from typing import NamedTuple

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from questkeep.server.allowance import Allowance
from questkeep.server.messages import encode

LOG = logging.getLogger("questkeep")
MOST_BODY = 65_536
YEAR = 365 * 86_400
LINES_PER_SECOND = 1.0  # in the log, about requests that were turned away
LINES_AT_ONCE = 20.0
HOST = re.compile(r"(?:\[([0-9A-Fa-f:.]{2,45})\]|([A-Za-z0-9._-]{1,253}))(?::[0-9]{1,5})?")
HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; style-src-elem 'self'; style-src-attr 'unsafe-inline';"
        b" frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
]
ONLY_ENCRYPTED = (b"strict-transport-security", b"max-age=%d" % YEAR)


class Whereabouts(NamedTuple):
    """How people reach the house: the address on its links, its other names, and whether a proxy stands before it."""

    address: str
    names: frozenset[str] = frozenset()
    is_behind_proxy: bool = False

    @property
    def is_secure(self) -> bool:
        """Whether people reach it by TLS only."""
        return self.address.startswith("https://")

    def is_called(self, host: str) -> bool:
        """Whether somebody who says this host means us.

        A number or `localhost` always does: a page that has its own name point here, to read the house through
        somebody's browser, must call the house by that name.
        """
        found = HOST.fullmatch(host)
        if found is None:
            return False
        name = (found[1] or found[2]).lower().rstrip(".")
        return name == "localhost" or name.endswith(".localhost") or name in self.names or is_number(name)

    def is_own(self, origin: str | None, host: str) -> bool:
        """Whether a request comes from our own page, or from no page at all."""
        return origin is None or origin == self.address or origin.partition("://")[2] == host


class Gate:
    """Adds the security headers to every answer; refuses strange names, pages of strangers, and what is too large."""

    def __init__(self, app: ASGIApp, whereabouts: Whereabouts) -> None:
        self.app = app
        self.whereabouts = whereabouts
        self.headers = [*HEADERS, ONLY_ENCRYPTED] if whereabouts.is_secure else HEADERS
        self.lines = Allowance(LINES_PER_SECOND, LINES_AT_ONCE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                message["headers"] = [*message["headers"], *self.headers]
            await send(message)

        fault = self.fault_of(scope)
        if fault is None:  # what a socket says goes straight out: every layer between costs each message
            await self.app(scope, receive, send_safely if scope["type"] == "http" else send)
            return
        status, reason, facts = fault
        if self.lines.take():
            LOG.warning("a request was turned away: %s", ", ".join([reason, *facts.values()]))
        await refuse_scope(scope, send_safely, status, reason, facts)

    def fault_of(self, scope: Scope) -> tuple[int, str, dict[str, str]] | None:
        """The status, the reason and the facts if this may not go on."""
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not self.whereabouts.is_called(host):
            advice = "whoever runs this house can add the name: questkeep serve --allow-host NAME"
            return 421, "wrong-host", {"host": host[:100], "advice": advice}
        is_change = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if is_change and not self.whereabouts.is_own(headers.get("origin"), host):
            return 403, "wrong-origin", {}
        length = small_number(headers.get("content-length", "0"))
        if length is None or length > MOST_BODY or "transfer-encoding" in headers:
            return 413, "too-large", {}
        return None


def is_number(host: str) -> bool:
    """Whether a host is an address and no name."""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


async def refuse_scope(
    scope: Scope, send: Send, status: int, reason: str, facts: Mapping[str, object] | None = None, wait: int = 0
) -> None:
    """Turn a request or a socket away before it reaches the house; `wait`: seconds after which it may come again."""
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    if wait:
        headers.append((b"retry-after", b"%d" % wait))
    body = encode({"reason": reason, "facts": facts or {}})
    start: Message = {"type": "http.response.start", "status": status, "headers": headers}
    end: Message = {"type": "http.response.body", "body": body}
    if scope["type"] == "websocket":
        if "websocket.http.response" not in scope.get("extensions", {}):
            await send({"type": "websocket.close", "code": 1008, "reason": reason})
            return
        start["type"], end["type"] = "websocket.http.response.start", "websocket.http.response.body"
    await send(start)
    await send(end)


def small_number(text: str) -> int | None:
    """A number of an address, if it is one of reasonable length."""
    return int(text) if text.isdecimal() and len(text) < 10 else None
