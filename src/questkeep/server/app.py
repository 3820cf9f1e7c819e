"""Routes only: requests and sockets come in here, the house and its matches do the work."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import io
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import segno
from prometheus_client import generate_latest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from questkeep.bots import LEVELS
from questkeep.games import CATALOGUE
from questkeep.kernel.course import Course
from questkeep.kernel.event import Seat, heard
from questkeep.kernel.replay import Record
from questkeep.records import seed_hash, write_record
from questkeep.server.company import Watcher
from questkeep.server.guests import COOKIE, Guest, guest_of, welcome
from questkeep.server.house import House, PaceRequest, SeatRequest, TableWish
from questkeep.server.match import Match
from questkeep.server.messages import Name, Refusal, Refused, encode
from questkeep.server.safety import SafeHeaders, small_number
from questkeep.server.store import NotSaved
from questkeep.server.visit import Figures, Line, Visit
from questkeep.text import LANGUAGES, fluent_source
from questkeep.text.rulebook import rulebook

LOG = logging.getLogger("questkeep")
YEAR = 365 * 86_400
Wanted = TypeVar("Wanted")


class NameWish(msgspec.Struct, forbid_unknown_fields=True):
    """How a guest wants to be called."""

    name: Name


class LinkWish(msgspec.Struct, forbid_unknown_fields=True):
    """The secret of a link."""

    secret: str


class Front:
    """The doors of one house."""

    def __init__(self, house: House, address: str, web: Path | None) -> None:
        self.house = house
        self.address = address
        self.web = web
        self.figures = Figures()
        house.thinkers.on_thought = self.figures.note_thought

    # Requests -------------------------------------------------------------------------------------------------

    async def welcome_guest(self, request: Request) -> tuple[Guest, str | None]:
        """The guest of this browser; a new one gets a cookie."""
        guest = guest_of(self.house.store, request.cookies.get(COOKIE))
        if guest is not None:
            return guest, None
        return await welcome(self.house.store, "Guest")

    def answer(self, request: Request, body: object, secret: str | None = None) -> Response:
        """A JSON answer, with the cookie of a new guest."""
        response = Response(encode(body), media_type="application/json")
        if secret is not None:
            secure = request.url.scheme == "https" or request.headers.get("x-forwarded-proto") == "https"
            response.set_cookie(COOKIE, secret, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
        return response

    async def about(self, request: Request) -> Response:
        guest = guest_of(self.house.store, request.cookies.get(COOKIE))
        games = [
            {
                "key": game.key,
                "seats": list(game.seats),
                "options": [
                    {"name": option.name, "values": option.values, "parts": option.parts} for option in game.options
                ],
                "decks": self.house.own_decks(game),
                "final": game.finality_clause,
            }
            for game in CATALOGUE.values()
        ]
        name = guest.name if guest else None
        body = {"name": name, "languages": list(LANGUAGES), "levels": LEVELS, "games": games, "address": self.address}
        return self.answer(request, body)

    async def set_name(self, request: Request) -> Response:
        wish = await read(request, NameWish)
        guest, secret = await self.welcome_guest(request)
        name = " ".join(wish.name.split()) or "Guest"
        await self.house.store.write(("UPDATE guest SET name = ? WHERE id = ?", (name, guest.id)))
        return self.answer(request, {"name": name}, secret)

    async def open_table(self, request: Request) -> Response:
        wish = await read(request, TableWish)
        guest, secret = await self.welcome_guest(request)
        return self.answer(request, await self.house.open_table(guest, wish), secret)

    async def my_matches(self, request: Request) -> Response:
        guest = guest_of(self.house.store, request.cookies.get(COOKIE))
        return self.answer(request, {"matches": self.house.my_matches(guest) if guest else []})

    async def join(self, request: Request) -> Response:
        wish = await read(request, LinkWish)
        guest, secret = await self.welcome_guest(request)
        match, seat = await self.house.take_link(guest, wish.secret[:64])
        return self.answer(request, {"match": match, "seat": seat}, secret)

    def seated(self, request: Request) -> tuple[Guest, str, Match]:
        """The guest, the id and the match of a request about a match."""
        guest = guest_of(self.house.store, request.cookies.get(COOKIE))
        if guest is None:
            raise Refusal("not-your-seat")
        id = request.path_params["id"]
        return guest, id, self.house.match(id)

    async def about_match(self, request: Request) -> Response:
        match = self.house.match(request.path_params["id"])
        guest = guest_of(self.house.store, request.cookies.get(COOKIE))
        record = match.record
        body = {
            "match": match.id,
            "game": record.game,
            "options": dict(record.options),
            "seed_hash": seed_hash(record.seed),
            "seed": record.seed if match.is_over() else None,
            "cards": match.course.game.card_faces(record.deck),
            "chat": match.chat.allowed,
            "talk": match.chat.talk,
            "hints": match.hints,
            "practice": match.record.is_practice,
            "final": match.course.game.finality_clause,
            "levels": LEVELS,
            "host": guest is not None and guest.id == self.house.host_of(match.id),
            "names": [holder.name for holder in match.holders],
            "mine": match.company.seats_of(guest.id if guest else None),
            "rematch": match.rematch,
        }
        return self.answer(request, body)

    async def new_link(self, request: Request) -> Response:
        wish = await read(request, SeatRequest)
        guest, id, _ = self.seated(request)
        return self.answer(request, {"path": await self.house.new_link(guest, id, wish.seat)})

    async def stand_in(self, request: Request) -> Response:
        wish = await read(request, SeatRequest)
        guest, id, _ = self.seated(request)
        await self.house.let_bot_stand_in(guest, id, wish)
        return self.answer(request, {})

    async def come_back(self, request: Request) -> Response:
        wish = await read(request, SeatRequest)
        guest, id, _ = self.seated(request)
        await self.house.come_back(guest, id, wish.seat)
        return self.answer(request, {})

    async def set_pace(self, request: Request) -> Response:
        wish = await read(request, PaceRequest)
        guest, id, _ = self.seated(request)
        await self.house.set_pace(guest, id, wish.pace)
        return self.answer(request, {})

    async def rematch(self, request: Request) -> Response:
        guest, _, match = self.seated(request)
        if not match.is_over() or not match.company.seats_of(guest.id):
            raise Refusal("not-over")
        return self.answer(request, await self.house.open_rematch(guest, match))

    async def at_row(self, request: Request) -> Response:
        match = self.house.match(request.path_params["id"])
        guest = guest_of(self.house.store, request.cookies.get(COOKIE))
        wanted = small_number(request.query_params.get("seat", ""))
        seat = Seat(wanted) if wanted is not None and wanted < len(match.holders) else None
        if seat is not None and not match.is_over() and seat not in match.company.seats_of(guest.id if guest else None):
            raise Refusal("not-your-seat")
        number = small_number(request.path_params["row"])
        row = match.row if number is None else min(number, match.row)
        is_open = row >= match.chronicle.open_from
        if not is_open and row < match.row:
            raise Refusal("memory-table", match.course.game.memory_clause)
        old = match.record
        past = Record(old.game, old.version, old.options, old.deck, old.seed, old.players, old.picks[:row])
        table = Course(match.course.game, past).table
        events = heard(match.chronicle.told[row], seat) if is_open else []
        body = {"number": row, "rows": match.row, "view": table.view(seat), "events": events}
        return self.answer(request, body)

    async def record(self, request: Request) -> Response:
        match = self.house.match(request.path_params["id"])
        outcome = match.table.outcome()
        if outcome is None:
            raise Refusal("not-over")
        name = f"{match.record.game}-{match.id}.toml"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return PlainTextResponse(write_record(match.record, outcome.scores), headers=headers)

    async def load_record(self, request: Request) -> Response:
        try:
            text = (await request.body()).decode()
        except UnicodeDecodeError:
            raise Refusal("not-understood") from None
        guest, secret = await self.welcome_guest(request)
        return self.answer(request, {"match": await self.house.load_record(guest, text)}, secret)

    async def cards(self, request: Request) -> Response:
        game = CATALOGUE.get(request.path_params["game"])
        if game is None:
            raise Refusal("no-such-game")
        return self.answer(request, game.card_faces(game.standard_deck()))

    async def texts(self, request: Request) -> Response:
        language = request.path_params["language"]
        if language not in LANGUAGES:
            raise Refusal("no-such-language")
        return PlainTextResponse(fluent_source(language))

    async def rules(self, request: Request) -> Response:
        game, language = request.path_params["game"], request.path_params["language"]
        if game not in CATALOGUE or language not in LANGUAGES:
            raise Refusal("no-such-game")
        text = rulebook(game, language) or rulebook(game, "en")
        return PlainTextResponse(text, media_type="text/markdown")

    async def qr(self, request: Request) -> Response:
        path = request.query_params.get("path", "")
        if not path.startswith("/") or len(path) > 100:
            raise Refusal("not-understood")
        picture = io.BytesIO()
        segno.make(self.address + path, error="m").save(picture, kind="svg", scale=4, border=2, light="#fff")
        return Response(picture.getvalue(), media_type="image/svg+xml")

    async def health(self, request: Request) -> Response:
        self.house.store.read("SELECT 1")
        return PlainTextResponse("ok")

    async def metrics(self, request: Request) -> Response:
        return Response(generate_latest(self.figures.registry), media_type="text/plain; version=0.0.4")

    async def page(self, request: Request) -> Response:
        if request.path_params["path"].startswith("api/"):
            raise Refusal("no-such-page")
        if self.web is None or not (self.web / "index.html").exists():
            return PlainTextResponse("The browser client is not built: run make play.", 503)
        return FileResponse(self.web / "index.html", headers={"cache-control": "no-cache"})


class SocketDoor:
    """Where sockets come in: plain ASGI, because every layer between costs each message."""

    def __init__(self, house: House, figures: Figures) -> None:
        self.house = house
        self.figures = figures

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One client: what it says is carried out in order; what it is told goes through its own queue."""
        await receive()
        await send({"type": "websocket.accept"})
        guest = guest_of(self.house.store, HTTPConnection(scope).cookies.get(COOKIE))
        self.figures.sockets.inc()
        line = Line(send)
        sender = asyncio.create_task(line.send_all())
        watcher = Watcher(guest.id if guest else None, line.put, line.let_go)
        visit = Visit(self.house, self.figures, watcher)
        try:
            while (message := await receive())["type"] == "websocket.receive":
                if line.allowance.take():
                    await visit.hear(message.get("text") or "", line.put)
                else:
                    line.put(Refused("too-fast"))
        finally:
            self.figures.sockets.dec()
            sender.cancel()
            visit.leave()


async def read(request: Request, wanted: type[Wanted]) -> Wanted:
    """The body of a request, checked."""
    try:
        return msgspec.json.decode(await request.body(), type=wanted)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Refusal("not-understood") from None


def guarded(handler: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
    """A refusal becomes an answer with its reason."""

    async def handle(request: Request) -> Response:
        try:
            return await handler(request)
        except Refusal as refusal:
            message = refusal.message
            status = 404 if message.reason.startswith("no-such") else 400
            body = {"reason": message.reason, "clause": message.clause, "facts": message.facts}
            return Response(encode(body), status, media_type="application/json")
        except NotSaved:
            LOG.error("a request could not be saved")
            return Response(encode({"reason": "not-saved", "facts": {}}), 503, media_type="application/json")

    return handle


def application(house: House, address: str, web: Path | None, origins: list[str]) -> Starlette:
    """The whole house behind its doors."""
    front = Front(house, address, web)

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        gc.collect()
        gc.freeze()  # what lives as long as the server need not be looked at again
        gc.disable()  # a move leaves no cycles behind, and a collection makes people wait; the hourly sweep collects
        house.thinkers.wake()
        chores = [asyncio.create_task(house.keep_time()), asyncio.create_task(house.sweep())]
        yield
        for chore in chores:
            chore.cancel()
        await house.close()
        house.store.close()

    match = "/api/matches/{id}"
    routes: list[Any] = [
        Route("/api/house", guarded(front.about)),
        Route("/api/name", guarded(front.set_name), methods=["POST"]),
        Route("/api/matches", guarded(front.my_matches), methods=["GET"]),
        Route("/api/matches", guarded(front.open_table), methods=["POST"]),
        Route("/api/join", guarded(front.join), methods=["POST"]),
        Route(match, guarded(front.about_match)),
        Route(match + "/link", guarded(front.new_link), methods=["POST"]),
        Route(match + "/stand-in", guarded(front.stand_in), methods=["POST"]),
        Route(match + "/return", guarded(front.come_back), methods=["POST"]),
        Route(match + "/pace", guarded(front.set_pace), methods=["POST"]),
        Route(match + "/rematch", guarded(front.rematch), methods=["POST"]),
        Route(match + "/at/{row}", guarded(front.at_row)),
        Route(match + "/record", guarded(front.record)),
        Route("/api/records", guarded(front.load_record), methods=["POST"]),
        Route("/api/cards/{game}", guarded(front.cards)),
        Route("/api/texts/{language}", guarded(front.texts)),
        Route("/api/rulebook/{game}/{language}", guarded(front.rules)),
        Route("/qr.svg", guarded(front.qr)),
        Route("/healthz", guarded(front.health)),
        Route("/metrics", guarded(front.metrics)),
        WebSocketRoute("/ws", SocketDoor(house, front.figures)),
    ]
    if web is not None and (web / "assets").is_dir():
        routes.append(Mount("/assets", StaticFiles(directory=web / "assets")))
    routes.append(Route("/{path:path}", guarded(front.page)))
    return Starlette(routes=routes, lifespan=life, middleware=[Middleware(SafeHeaders, origins=origins)])
