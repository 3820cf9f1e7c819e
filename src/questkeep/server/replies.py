"""How requests are read, and how they are answered: with what was asked for, or with why not."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response

from questkeep.server.messages import Refusal, encode
from questkeep.server.mistakes import Mistakes, our_mistake
from questkeep.server.store import NotSaved
from questkeep.server.tolls import TooFast

Wanted = TypeVar("Wanted")
Handler = Callable[[Request], Awaitable[Response]]


async def read(request: Request, wanted: type[Wanted]) -> Wanted:
    """The body of a request, checked."""
    try:
        return msgspec.json.decode(await request.body(), type=wanted)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Refusal("not-understood") from None


def attached(name: str, text: str) -> Response:
    """A text that the browser keeps as a file."""
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})


def refused(refusal: Refusal, status: int) -> Response:
    """Why not, as an answer."""
    message = refusal.message
    body = {"reason": message.reason, "clause": message.clause, "facts": message.facts}
    return Response(encode(body), status, media_type="application/json")


def status_of(reason: str) -> int:
    """What kind of refusal it is, for those who read no further."""
    if reason.startswith("no-such"):
        return 404
    return 503 if reason == "too-busy" else 400


def guarded(handler: Handler, mistakes: Mistakes) -> Handler:
    """A refusal becomes an answer with its reason, and so does a mistake of ours."""

    async def handle(request: Request) -> Response:
        try:
            return await handler(request)
        except Refusal as refusal:
            return refused(refusal, status_of(refusal.message.reason))
        except ClientDisconnect:
            return Response(status_code=400)  # whoever asked has gone before he had said everything
        except TooFast:
            raise  # the toll of the route answers it
        except NotSaved:
            return refused(Refusal("not-saved"), 503)
        except Exception as problem:
            return refused(our_mistake(mistakes.note(problem, "request", request.path_params.get("id", ""))), 500)

    return handle
