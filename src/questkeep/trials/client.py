"""Clients that talk to a house through real sockets."""

from __future__ import annotations

import asyncio
import http.client
import json
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.uri import parse_uri

PATIENCE = 30.0
Result = TypeVar("Result")


class Answer:
    """The answer to a request: its status, its body, and the cookie of a new guest."""

    def __init__(self, status: int, body: bytes, cookie: str | None) -> None:
        self.status = status
        self.body = body
        self.cookie = cookie

    @property
    def data(self) -> Any:
        """The body as JSON."""
        return json.loads(self.body)


def ask(
    address: str,
    method: str,
    path: str,
    body: object = None,
    cookie: str | None = None,
    headers: dict[str, str] | None = None,
) -> Answer:
    """One request; a body that is no text is sent as JSON."""
    parts = urlsplit(address)
    connection = http.client.HTTPConnection(parts.hostname or "", parts.port, timeout=PATIENCE)
    try:
        sent = body if isinstance(body, str | bytes | None) else json.dumps(body)
        own = {"Cookie": f"questkeep={cookie}"} if cookie else {}
        connection.request(method, path, sent, own | (headers or {}))
        response = connection.getresponse()
        given = (response.getheader("set-cookie") or "").partition("questkeep=")[2].partition(";")[0]
        return Answer(response.status, response.read(), given or cookie)
    finally:
        connection.close()


class TurnedAway(Exception):
    """The server did not open the socket."""


class Line(asyncio.Protocol):
    """A WebSocket that costs its process little: every text goes to `hear`; thousands fit into one loop."""

    def __init__(
        self, address: str, cookie: str | None, hear: Callable[[bytes], None], headers: dict[str, str]
    ) -> None:
        self.hear = hear
        self.protocol = ClientProtocol(parse_uri(address.replace("http", "ws", 1) + "/ws"), max_size=None)
        self.request = self.protocol.connect()
        if cookie is not None:
            self.request.headers["Cookie"] = f"questkeep={cookie}"
        for name, value in headers.items():
            if name in self.request.headers:
                del self.request.headers[name]
            self.request.headers[name] = value
        self.loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = self.loop.create_future()
        self.closed: asyncio.Future[int] = self.loop.create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        open_lines.add(self)
        self.protocol.send_request(self.request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        self.protocol.receive_data(data)
        for event in self.protocol.events_received():
            if isinstance(event, Response):
                self._settle_opening()
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.hear(bytes(event.data))
        self._flush()

    def eof_received(self) -> None:
        self.protocol.receive_eof()

    def connection_lost(self, problem: Exception | None) -> None:
        open_lines.discard(self)
        if not self.opened.done():
            self.opened.set_exception(TurnedAway("the connection was closed"))
        if not self.closed.done():
            frame = self.protocol.close_rcvd
            self.closed.set_result(frame.code if frame is not None else 1006)

    def _settle_opening(self) -> None:
        problem = self.protocol.handshake_exc
        if problem is None:
            self.opened.set_result(None)
        else:
            self.opened.set_exception(TurnedAway(str(problem)))

    def _flush(self) -> None:
        assert self.transport is not None
        for data in self.protocol.data_to_send():
            if data:
                self.transport.write(data)

    def say(self, message: object) -> None:
        """Send a message: text and bytes as they are, anything else as JSON."""
        if self.protocol.state is not State.OPEN:
            raise ConnectionResetError("the line is closed")
        if isinstance(message, bytes):
            self.protocol.send_binary(message)
        else:
            text = message if isinstance(message, str) else json.dumps(message)
            self.protocol.send_text(text.encode("utf-8", "surrogatepass"))
        self._flush()

    def hang_up(self) -> None:
        """Close without ceremony."""
        if self.transport is not None:
            self.transport.abort()


async def open_line(
    address: str, cookie: str | None, hear: Callable[[bytes], None], headers: dict[str, str] | None = None
) -> Line:
    """Connect; TurnedAway if the server does not want us."""
    parts = urlsplit(address)
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(
        lambda: Line(address, cookie, hear, headers or {}), str(parts.hostname), int(parts.port or 80)
    )
    await asyncio.wait_for(line.opened, PATIENCE)
    return line


open_lines: set[Line] = set()


def talk(conversation: Coroutine[Any, Any, Result]) -> Result:
    """Run a conversation with the house; all lines are closed at its end."""

    async def to_the_end() -> Result:
        try:
            return await conversation
        finally:
            loop = asyncio.get_running_loop()
            closing = [line for line in list(open_lines) if line.loop is loop]  # another thread closes its own
            for line in closing:
                line.hang_up()
            await asyncio.gather(*(line.closed for line in closing))

    return asyncio.run(to_the_end())


class Option(msgspec.Struct):
    """What a player needs of an option."""

    code: int
    verb: str
    args: list[str | int | list[str]]

    def said(self) -> dict[str, object]:
        """The answer as a client gives it."""
        return {"verb": self.verb, "args": self.args}

    def written(self) -> str:
        """The answer as the record has it, where nothing stands between its words."""
        words = [arg if isinstance(arg, list) else [str(arg)] for arg in self.args]
        return " ".join([self.verb.replace("-", " "), *(word for some in words for word in some)])


class Question(msgspec.Struct):
    """What a player needs of a question."""

    number: int
    options: list[Option]


class Undoing(msgspec.Struct):
    """What a player needs to know of taking a step back."""

    way: str


class Wish(msgspec.Struct):
    """What a player needs of a wish to take a step back."""

    seat: int
    asked: list[int]


class Heard(msgspec.Struct):
    """What a player needs of any message."""

    type: str
    number: int = -1
    seat: int | None = None
    question: Question | int | msgspec.UnsetType | None = msgspec.UNSET
    view: dict[str, msgspec.Raw] = {}
    events: msgspec.Raw = msgspec.Raw(b"[]")
    undo: Undoing | msgspec.UnsetType = msgspec.UNSET
    wish: Wish | msgspec.UnsetType | None = msgspec.UNSET
    may: list[Option] | msgspec.UnsetType = msgspec.UNSET
    reason: str = ""
    clause: str | None = None
    text: str = ""
    id: str = ""
    facts: dict[str, msgspec.Raw] = {}

    def onto(self, before: Heard) -> Heard:
        """The update with what it left out because it was known before."""
        self.view = {**before.view, **self.view}
        for part in ("question", "undo", "wish", "may"):
            if getattr(self, part) is msgspec.UNSET:
                setattr(self, part, getattr(before, part))
        return self

    @property
    def asks(self) -> Question | None:
        """What is asked of the player."""
        return self.question if isinstance(self.question, Question) else None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bytes(self.view.get("phase", b"")) == b'"over"'

    @property
    def seen(self) -> Any:
        """The view."""
        return {part: json.loads(bytes(raw)) for part, raw in self.view.items()}

    @property
    def told(self) -> Any:
        """The events."""
        return json.loads(bytes(self.events))


heard_decoder = msgspec.json.Decoder(Heard)


class Player:
    """One socket at one match: keeps what it is told and remembers the last update."""

    def __init__(
        self,
        address: str,
        cookie: str | None,
        match: str,
        seat: int | None,
        headers: dict[str, str] | None = None,
    ) -> None:
        self.address = address
        self.cookie = cookie
        self.match = match
        self.seat = seat
        self.headers = headers
        self.last = Heard("update")
        self.messages: asyncio.Queue[Heard] = asyncio.Queue()
        self.line: Line | None = None

    def _hear(self, text: bytes) -> None:
        message = heard_decoder.decode(text)
        if message.type == "update":
            self.last = message.onto(self.last)
        self.messages.put_nowait(message)

    async def sit_down(self) -> Heard:
        """Connect and join, going on after what was seen; returns the first update."""
        self.messages = asyncio.Queue()  # what came before the line broke is in `last`
        self.line = await open_line(self.address, self.cookie, self._hear, self.headers)
        self.say({"type": "join", "match": self.match, "seat": self.seat, "seen": self.last.number})
        return await self.next("update")

    def say(self, message: object) -> None:
        """Send a message."""
        assert self.line is not None
        self.line.say(message)

    def pick(self, *options: Option) -> None:
        """Answer the question of the last update."""
        number = self.last.asks.number if self.last.asks is not None else 0
        self.say({"type": "pick", "question": number, "picks": [option.said() for option in options]})

    async def next(self, *types: str, seconds: float = PATIENCE) -> Heard:
        """The next message of one of these types; others are passed over."""
        async with asyncio.timeout(seconds):
            while True:
                message = await self.messages.get()
                if message.type in types:
                    return message

    async def until(self, is_wanted: Callable[[Heard], bool], seconds: float = PATIENCE) -> Heard:
        """The last update, once it is as wanted."""
        async with asyncio.timeout(seconds):
            while not is_wanted(self.last):
                await self.messages.get()
        return self.last

    async def play_on(self, choose: Callable[[Heard], Option] = lambda update: first_option(update)) -> Heard:
        """Answer whatever is asked until the game is over."""
        answered = -1
        async with asyncio.timeout(4 * PATIENCE):
            while not self.last.is_over:
                question = self.last.asks
                if question is not None and question.number > answered:
                    answered = question.number
                    self.pick(choose(self.last))
                await self.messages.get()
        return self.last

    def hang_up(self) -> None:
        """Be gone."""
        if self.line is not None:
            self.line.hang_up()


def first_option(update: Heard) -> Option:
    """The first answer that is offered."""
    assert update.asks is not None
    return update.asks.options[0]


def open_table(
    address: str,
    kinds: list[str],
    cookie: str | None = None,
    options: dict[str, str] | None = None,
    headers: dict[str, str] | None = None,
) -> tuple[str, str, list[str]]:
    """A new table of Tschak!: its id, the host's cookie, and the secrets of its links; a kind may be `bot/NAME`."""
    seats = [dict(zip(("kind", "bot"), kind.split("/"), strict=False)) for kind in kinds]
    body = {"game": "tschak", "seats": seats, "options": options or {}}
    answer = ask(address, "POST", "/api/matches", body, cookie, headers)
    if answer.status != 200 or answer.cookie is None:
        raise RuntimeError(f"no table: {answer.body.decode()}")
    return answer.data["match"], answer.cookie, [link["path"].rpartition("/")[2] for link in answer.data["links"]]
