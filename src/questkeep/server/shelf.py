"""What lies there for everybody, whoever he is: cards, pictures, texts, rulebooks, QR codes."""

from __future__ import annotations

import io
from functools import cache
from pathlib import Path

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from questkeep.games import CATALOGUE
from questkeep.server.messages import Refusal, encode
from questkeep.server.safety import Whereabouts
from questkeep.text import LANGUAGES, game_source, games_with_texts, house_source
from questkeep.text.rulebook import rulebook

MOST_ICONS = 100  # in one answer
FOR_EVER = 31_536_000  # a year, in seconds: what is drawn under a name stays as it is


class Shelf:
    """Hands out what is the same for all."""

    def __init__(self, web: Path | None, whereabouts: Whereabouts) -> None:
        self.web = web
        self.whereabouts = whereabouts

    async def cards(self, request: Request) -> Response:
        game = request.path_params["game"]
        if game not in CATALOGUE:
            raise Refusal("no-such-game")
        return Response(faces_of(game), media_type="application/json")

    async def texts(self, request: Request) -> Response:
        language = request.path_params["language"]
        if language not in LANGUAGES:
            raise Refusal("no-such-language")
        game = request.path_params.get("game")
        if game is not None and game not in games_with_texts():
            raise Refusal("no-such-game")
        return PlainTextResponse(house_source(language) if game is None else game_source(game, language))

    async def icons(self, request: Request) -> Response:
        names = request.query_params.get("names", "").split(",")
        drawn = {} if self.web is None else icons_in(self.web)
        if len(names) > MOST_ICONS or any(name not in drawn for name in names):
            raise Refusal("not-understood")
        response = Response(encode({name: drawn[name] for name in names}), media_type="application/json")
        response.headers["cache-control"] = f"public, max-age={FOR_EVER}, immutable"
        return response

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
        segno.make(self.whereabouts.address + path, error="m").save(
            picture, kind="svg", scale=4, border=2, light="#fff"
        )
        return Response(picture.getvalue(), media_type="image/svg+xml")


@cache
def faces_of(game: str) -> bytes:
    """The cards of a game's standard deck, as they are sent."""
    return encode(CATALOGUE[game].card_faces(CATALOGUE[game].standard_deck()))


@cache
def icons_in(web: Path) -> dict[str, str]:
    """The pictures that come with the client: a path for each name."""
    file = web / "icons.json"
    return msgspec.json.decode(file.read_bytes(), type=dict[str, str]) if file.is_file() else {}
