"""Routes only: requests and sockets come in here, the house and its matches do the work."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any, cast

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from questkeep.bots import LEVELS
from questkeep.games import CATALOGUE
from questkeep.kernel.views import CardFace
from questkeep.records import seed_hash, write_record
from questkeep.server import timekeeper
from questkeep.server.again import Rematches
from questkeep.server.allowance import DEED, FILE, LOOK, NEWCOMER, PICTURE, SOCKET, STUDY, TABLE, Cost
from questkeep.server.answers import GameOffer, HouseOffer, MatchInfo
from questkeep.server.archive import ARCHIVED_EVERY
from questkeep.server.connections import Doorkeeper, Stay
from questkeep.server.cookies import give_cookie, renew_cookie
from questkeep.server.guests import Guest, welcome
from questkeep.server.house import House, PaceRequest, SeatRequest
from questkeep.server.idle import LOOKED_FOR_EVERY
from questkeep.server.match import Match
from questkeep.server.messages import Name, Refusal, Refused, encode
from questkeep.server.new_tables import TableWish
from questkeep.server.replies import Handler, attached, guarded, read
from questkeep.server.safety import Gate, Whereabouts, refuse_scope, small_number
from questkeep.server.seats import Watcher
from questkeep.server.session import Figures, Line, Session
from questkeep.server.shelf import Shelf, icons_in
from questkeep.server.timekeeper import Timekeeper
from questkeep.server.tolls import Tolls, guest_at, state_of
from questkeep.text import LANGUAGES, Texts, language_accepted
from questkeep.text.names import clean_name

COLLECTED_EVERY = 3600.0  # seconds
SOCKETS_PAUSE = 60  # seconds after which somebody with too many sockets may try again


class NameWish(msgspec.Struct, forbid_unknown_fields=True):
    """How a guest wants to be called."""

    name: Name


class LinkWish(msgspec.Struct, forbid_unknown_fields=True):
    """The secret of a link."""

    secret: str


class Front:
    """The doors of one house."""

    def __init__(self, house: House, tolls: Tolls, figures: Figures, web: Path | None) -> None:
        self.house = house
        self.tolls = tolls
        self.whereabouts = tolls.whereabouts
        self.web = web
        self.figures = figures
        self.rematches = Rematches(house)
        self.shelf = Shelf(web, tolls.whereabouts)
        figures.listen(house)

    # Requests -------------------------------------------------------------------------------------------------

    async def welcome_guest(self, request: Request) -> tuple[Guest, str | None]:
        """The guest of this browser; a new one gets a cookie."""
        guest = guest_at(request.scope)
        if guest is not None:
            return guest, None
        self.tolls.charge(request.scope, NEWCOMER)
        return await welcome(self.house.store, nameless(request))

    def answer(self, request: Request, body: object, secret: str | None = None) -> Response:
        """A JSON answer, with the cookie of a new guest."""
        response = Response(encode(body), media_type="application/json")
        if secret is not None:
            give_cookie(response, secret, self.whereabouts.is_secure)
        return response

    async def about(self, request: Request) -> Response:
        guest = guest_at(request.scope)
        games: list[GameOffer] = [
            {
                "key": game.key,
                "seats": game.seats,
                "options": [
                    {
                        "name": option.name,
                        "values": option.values,
                        "parts": option.parts,
                        "needed": option.needed,
                        "fits": option.fits,
                        "silent": [
                            value
                            for value in option.values
                            if game.talk(game.chosen_options({option.name: value})) == "closed"
                        ],
                        "clause": option.clause,
                    }
                    for option in game.options
                ],
                "decks": self.house.new_tables.own_decks(game),
                "final": game.finality_clause,
            }
            for game in CATALOGUE.values()
        ]
        name = guest.name if guest else None
        address = self.whereabouts.address
        body: HouseOffer = {
            "name": name,
            "languages": list(LANGUAGES),
            "levels": list(LEVELS),
            "games": games,
            "address": address,
        }
        return await renew_cookie(self.house.store, request, self.answer(request, body), self.whereabouts.is_secure)

    async def set_name(self, request: Request) -> Response:
        wish = await read(request, NameWish)
        guest, secret = await self.welcome_guest(request)
        name = clean_name(wish.name) or nameless(request)
        await self.house.store.write(("UPDATE guest SET name = ? WHERE id = ?", (name, guest.id)))
        return self.answer(request, {"name": name}, secret)

    async def open_table(self, request: Request) -> Response:
        wish = await read(request, TableWish)
        if wish.deck is not None:
            self.tolls.charge(request.scope, FILE)
        guest, secret = await self.welcome_guest(request)
        return self.answer(request, await self.house.open_table(guest, wish), secret)

    async def my_matches(self, request: Request) -> Response:
        guest = guest_at(request.scope)
        return self.answer(request, {"matches": self.house.my_matches(guest) if guest else []})

    async def join(self, request: Request) -> Response:
        wish = await read(request, LinkWish)
        self.house.seat_of_link(wish.secret[:64])  # whoever has no link does not become a guest by asking
        guest, secret = await self.welcome_guest(request)
        match, seat = await self.house.take_link(guest, wish.secret[:64])
        return self.answer(request, {"match": match, "seat": seat}, secret)

    async def invitation(self, request: Request) -> Response:
        return self.answer(request, self.house.invitation(request.path_params["secret"][:64]))

    def seated(self, request: Request) -> tuple[Guest, str, Match]:
        """The guest, the id and the match of a request about a match."""
        guest = guest_at(request.scope)
        if guest is None:
            raise Refusal("not-your-seat")
        id = request.path_params["id"]
        return guest, id, self.house.match(id)

    async def about_match(self, request: Request) -> Response:
        match = self.house.match(request.path_params["id"])
        guest = guest_at(request.scope)
        with match.lock:
            body = self._about(match, guest)
        return self.answer(request, body)

    def _about(self, match: Match, guest: Guest | None) -> MatchInfo:
        record = match.record
        return {
            "match": match.id,
            "game": record.game,
            "options": dict(record.options),
            "seed_hash": seed_hash(record.seed),
            "seed": record.seed if match.is_over() else None,
            "cards": cast(Mapping[str, CardFace], match.course.game.card_faces(record.deck)),
            "verbs": match.table.verbs().plain(),
            "events": match.course.game.events,
            "records": match.course.game.records,
            "facts": match.course.game.facts,
            "chat": match.chat.allowed,
            "talk": match.chat.talk,
            "hints": match.hints,
            "practice": match.record.is_practice,
            "waiting": match.course.game.waiting_clause,
            "final": match.course.game.finality_clause,
            "levels": list(LEVELS),
            "host": guest is not None and guest.id == self.house.host_of(match.id),
            "names": [holder.name for holder in match.holders],
            "mine": list(match.seating.seats_of(guest.id if guest else None)),
            "rematch": match.rematch,
        }

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
        id = request.path_params["id"]
        guest = guest_at(request.scope)
        if guest is None:
            raise Refusal("not-your-seat")
        if not self.may_begin_again(guest, id):
            raise Refusal("not-over")
        return self.answer(request, {"match": await self.rematches.open(guest, id), "links": []})

    def may_begin_again(self, guest: Guest, id: str) -> bool:
        """Whether a guest sits at a table whose game is over, or was stopped by a mistake of ours."""
        broken = self.house.broken.find(id)
        if broken is not None:
            return bool(broken.seats_of(guest.id))
        match = self.house.match(id)
        with match.lock:
            return match.is_over() and bool(match.seating.seats_of(guest.id))

    async def at_row(self, request: Request) -> Response:
        guest, match = guest_at(request.scope), self.house.match(request.path_params["id"])
        seat, row = small_number(request.query_params.get("seat", "")), small_number(request.path_params["row"])
        return self.answer(request, match.at_row(guest.id if guest else None, seat, row))

    async def record(self, request: Request) -> Response:
        id = request.path_params["id"]
        broken = self.house.broken.find(id)
        game, text = broken.record() if broken is not None else self._record(self.house.match(id))
        return attached(f"{game}-{id}.toml", text)

    def _record(self, match: Match) -> tuple[str, str]:
        with match.lock:
            outcome = match.table.outcome()
        if outcome is None:
            raise Refusal("not-over")
        return match.record.game, write_record(match.record, outcome.scores)

    async def account(self, request: Request) -> Response:
        id, seat = request.path_params["id"], small_number(request.query_params.get("seat", ""))
        guest = guest_at(request.scope)
        broken = self.house.broken.find(id)
        if broken is None:
            raise Refusal("not-broken")
        if guest is None or seat is None:
            raise Refusal("not-your-seat")
        game, text = broken.account(guest.id, seat)
        return attached(f"{game}-{id}-seat-{seat}.json", text)

    async def load_record(self, request: Request) -> Response:
        try:
            text = (await request.body()).decode()
        except UnicodeDecodeError:
            raise Refusal("not-understood") from None
        guest, secret = await self.welcome_guest(request)
        return self.answer(request, {"match": await self.house.new_tables.load_record(guest, text)}, secret)

    async def health(self, request: Request) -> Response:
        troubles = await self.house.troubles()
        if not troubles:
            return PlainTextResponse("ok")
        body = {"reason": "not-well", "clause": None, "facts": {"troubles": troubles}}
        return Response(encode(body), 503, media_type="application/json")

    async def page(self, request: Request) -> Response:
        if request.path_params["path"].startswith("api/"):
            raise Refusal("no-such-page")
        if self.web is None or not (self.web / "index.html").exists():
            return PlainTextResponse("The browser client is not built: run make play.", 503)
        response = FileResponse(self.web / "index.html", headers={"cache-control": "no-cache"})
        return await renew_cookie(self.house.store, request, response, self.whereabouts.is_secure)


class SocketDoor:
    """Where sockets come in: plain ASGI, because every layer between costs each message."""

    def __init__(self, house: House, tolls: Tolls, figures: Figures) -> None:
        self.house = house
        self.tolls = tolls
        self.figures = figures

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One client more, if it does not hold too many sockets already."""
        counted = self.tolls.open_socket(scope)
        if counted is None:
            await refuse_scope(scope, send, 429, "too-many-sockets", wait=SOCKETS_PAUSE)
            return
        self.figures.sockets.inc()
        try:
            await self.converse(scope, receive, send)
        finally:
            self.figures.sockets.dec()
            self.tolls.close_socket(counted)

    async def converse(self, scope: Scope, receive: Receive, send: Send) -> None:
        """What a client says is carried out in order; what it is told goes through its own queue."""
        await receive()
        await send({"type": "websocket.accept"})
        try:
            await self.serve(scope, receive, Line(send))
        except Exception as problem:
            self.house.mistakes.note(problem, "socket")

    async def serve(self, scope: Scope, receive: Receive, line: Line) -> None:
        """From the first message to the last."""
        guest = guest_at(scope)
        stay: Stay | None = state_of(scope).get("stay")
        sender = asyncio.create_task(line.send_all())
        watcher = Watcher(guest.id if guest else None, line.put, line.let_go)
        session = Session(self.house, self.figures, watcher)
        try:
            while (message := await receive())["type"] == "websocket.receive":
                if line.allowance.take():
                    await session.hear(message.get("text") or "", line.put)
                    if stay is not None and session.has_joined():
                        stay.works()  # it has found its table, and may stay there for hours
                        stay = None
                else:
                    line.put(Refused("too-fast"))
        finally:
            sender.cancel()
            session.leave()


def nameless(request: Request) -> str:
    """How a guest is called until he says how he wants to be called: in the language of his browser."""
    return Texts(language_accepted(request.headers.get("accept-language", ""))).say("house-nameless")


async def collect() -> None:
    """Look for memory that only circles hold."""
    gc.collect()


def application(
    house: House, figures: Figures, whereabouts: Whereabouts, web: Path | None, doorkeeper: Doorkeeper | None = None
) -> Gate:
    """The whole house behind its doors."""
    tolls = Tolls(house.store, whereabouts)
    front = Front(house, tolls, figures, web)

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[dict[str, Any]]:
        if web is not None:
            icons_in(web)  # six megabytes, read before anybody waits for it
        gc.collect()
        gc.freeze()  # what lives as long as the server need not be looked at again
        gc.disable()  # a move leaves no cycles behind, and a collection makes people wait; the hourly sweep collects
        house.thinkers.wake()
        house.chores.begin("clocks", Timekeeper(house).round, timekeeper.EVERY)
        house.chores.begin("idle", house.let_idle_go, LOOKED_FOR_EVERY)
        house.chores.begin("archive", house.archive, ARCHIVED_EVERY)
        house.chores.begin("memory", collect, COLLECTED_EVERY)
        yield {"doorkeeper": doorkeeper or Doorkeeper()}
        await house.close()
        house.store.close()

    def get(path: str, handler: Handler, cost: Cost) -> Route:
        return Route(path, guarded(handler, house.mistakes), methods=["GET"], middleware=[tolls.at(cost)])

    def post(path: str, handler: Handler, cost: Cost) -> Route:
        return Route(path, guarded(handler, house.mistakes), methods=["POST"], middleware=[tolls.at(cost)])

    match = "/api/matches/{id}"
    routes: list[BaseRoute] = [
        get("/api/house", front.about, LOOK),
        post("/api/name", front.set_name, DEED),
        get("/api/matches", front.my_matches, STUDY),
        post("/api/matches", front.open_table, TABLE),
        get("/api/links/{secret}", front.invitation, STUDY),
        post("/api/join", front.join, DEED),
        get(match, front.about_match, STUDY),
        post(match + "/link", front.new_link, DEED),
        post(match + "/stand-in", front.stand_in, DEED),
        post(match + "/return", front.come_back, DEED),
        post(match + "/pace", front.set_pace, DEED),
        post(match + "/rematch", front.rematch, TABLE),
        get(match + "/at/{row}", front.at_row, STUDY),
        get(match + "/record", front.record, STUDY),
        get(match + "/account", front.account, STUDY),
        post("/api/records", front.load_record, FILE),
        get("/api/cards/{game}", front.shelf.cards, STUDY),
        get("/api/texts/{language}", front.shelf.texts, LOOK),
        get("/api/texts/{language}/{game}", front.shelf.texts, LOOK),
        get("/api/icons", front.shelf.icons, LOOK),
        get("/api/rulebook/{game}/{language}", front.shelf.rules, LOOK),
        get("/qr.svg", front.shelf.qr, PICTURE),
        get("/healthz", front.health, DEED),
        WebSocketRoute("/ws", SocketDoor(house, tolls, figures), middleware=[tolls.at(SOCKET)]),
    ]
    if web is not None and (web / "assets").is_dir():
        routes.append(Mount("/assets", StaticFiles(directory=web / "assets"), middleware=[tolls.at(LOOK)]))
    routes.append(get("/{path:path}", front.page, LOOK))
    return Gate(Starlette(routes=routes, lifespan=life), whereabouts)
