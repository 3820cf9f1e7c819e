"""The cookie in which a browser keeps its guest's secret: given, found, and changed from time to time."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping

from starlette.requests import Request
from starlette.responses import Response

from questkeep.server.guests import renew
from questkeep.server.safety import YEAR
from questkeep.server.store import NotSaved, Store

COOKIE = "questkeep"
SECURE_COOKIE = "__Host-questkeep"  # browsers take this name from the house itself only, and only by TLS


def secret_in(cookies: Mapping[str, str], is_secure: bool) -> str | None:
    """The secret among somebody's cookies; where all come by TLS, a plain one is from before that."""
    plain = cookies.get(COOKIE)
    return cookies.get(SECURE_COOKIE, plain) if is_secure else plain


def give_cookie(response: Response, secret: str, is_secure: bool) -> None:
    """Let the browser keep this secret, and nobody on the way."""
    name = SECURE_COOKIE if is_secure else COOKIE
    response.set_cookie(name, secret, max_age=YEAR, httponly=True, samesite="lax", secure=is_secure)
    if is_secure:
        response.delete_cookie(COOKIE)
    response.headers["cache-control"] = "no-store"


async def renew_cookie(store: Store, request: Request, response: Response, is_secure: bool) -> Response:
    """When a page is opened, a secret that has grown old is exchanged."""
    secret = secret_in(request.cookies, is_secure)
    if secret is not None:
        is_plain = is_secure and SECURE_COOKIE not in request.cookies
        with contextlib.suppress(NotSaved):  # the old one will do
            secret = await renew(store, secret, must=is_plain)
            if secret is not None:
                give_cookie(response, secret, is_secure)
    return response
