"""What every request and every socket passes first: headers, sizes and origins."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from questkeep.server.messages import encode

MOST_BODY = 65_536
HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; style-src-elem 'self'; style-src-attr 'unsafe-inline';"
        b" frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
]


class SafeHeaders:
    """Adds the security headers; refuses bodies that are too large, and requests sent by pages of strangers."""

    def __init__(self, app: ASGIApp, origins: list[str]) -> None:
        self.app = app
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        is_change = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if is_change and not is_own_origin(headers, self.origins):
            await refuse_scope(scope, send, 403, "wrong-origin")
            return
        length = small_number(headers.get("content-length", "0"))
        if length is None or length > MOST_BODY or "transfer-encoding" in headers:
            await refuse_scope(scope, send, 413, "too-large")
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        await self.app(scope, receive, send_safely)


def is_own_origin(headers: Headers, origins: list[str]) -> bool:
    """Whether a request comes from our own page, or from no page at all."""
    origin = headers.get("origin")
    return origin is None or origin.partition("://")[2] == headers.get("host") or origin in origins


async def refuse_scope(scope: Scope, send: Send, status: int, reason: str) -> None:
    """Turn a request or a socket away before it reaches the house."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": reason})
        return
    body = encode({"reason": reason, "facts": {}})
    await send({"type": "http.response.start", "status": status, "headers": [(b"content-type", b"application/json")]})
    await send({"type": "http.response.body", "body": body})


def small_number(text: str) -> int | None:
    """A number of an address, if it is one of reasonable length."""
    return int(text) if text.isdecimal() and len(text) < 10 else None
