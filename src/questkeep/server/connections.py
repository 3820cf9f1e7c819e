"""Open connections: how long they may dawdle, how many there may be, and who makes room when the house is full.

Whoever is being answered, or sits at a table, stays, as long as he takes what he is sent. Everybody else only waits:
for the rest of a request, for the next one, or for the table a socket has not joined yet. Of those the network that
has most makes room first.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections import Counter
from collections.abc import Collection
from typing import Any, NamedTuple, cast

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from questkeep.server.allowance import is_loopback, network_of

MOST_CONNECTIONS = 20_000
MOST_OF_ONE_NETWORK = 400  # a club behind one address: some six for every browser
FEWEST_CONNECTIONS = 8
HANDLES_KEPT_BACK = 32  # for files, and for the pipes of workers
MOST_HANDLES = 32_768
USUAL_HANDLES = 1_024  # where nobody can tell how many there are
FULL = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Patience(NamedTuple):
    """The seconds a connection has for what it has to do."""

    to_ask: float = 15.0  # from the first byte of a request to the last, and of a new connection likewise
    to_join: float = 10.0  # from the opening of a socket until it has found its table
    to_take: float = 30.0  # until it takes what it is sent


USUAL_PATIENCE = Patience()


class Doorkeeper:
    """All open connections, and room for the next."""

    def __init__(
        self, most: int | None = None, patience: Patience = USUAL_PATIENCE, proxies: Collection[str] = ()
    ) -> None:
        self.most = most if most is not None else room_for_connections()
        self.patience = patience
        self.proxies = frozenset(proxies)
        self.count = 0
        self.networks: Counter[str] = Counter()
        self.waiting: dict[str, dict[Stay, None]] = {}
        """Of every network the connections that only wait, the longest first."""

    def let_in(self, address: str, transport: asyncio.Transport) -> Stay | None:
        """Room for one more: if need be, somebody who only waits makes it. None if nobody does."""
        network = network_of(address)
        is_one_of_many = not is_loopback(address) and address not in self.proxies  # a proxy brings everybody
        crowd: dict[Stay, None] | None = None
        if is_one_of_many and self.networks[network] >= MOST_OF_ONE_NETWORK:
            crowd = self.waiting.get(network, {})
        elif self.count >= self.most:
            crowd = max(self.waiting.values(), key=len, default={})
        if crowd is not None:
            if not crowd:
                return None
            next(iter(crowd)).end()
        self.count += 1
        self.networks[network] += 1
        return Stay(self, network, transport)

    def let_out(self, stay: Stay) -> None:
        """One is gone."""
        self.count -= 1
        self.networks[stay.network] -= 1
        if not self.networks[stay.network]:
            del self.networks[stay.network]


class Stay:
    """One open connection, and what it has to do in time."""

    def __init__(self, doorkeeper: Doorkeeper, network: str, transport: asyncio.Transport) -> None:
        self.doorkeeper = doorkeeper
        self.network = network
        self.transport = transport
        self.asking: asyncio.TimerHandle | None = None
        self.taking: asyncio.TimerHandle | None = None
        self.is_served = False
        self.is_over = False
        self._line_up()

    def waits(self) -> None:
        """Nothing is done for it now."""
        self.is_served = False
        self._line_up()

    def works(self) -> None:
        """It has said what it wants: now it may take its time, and stays even when the house is full."""
        self.is_served = True
        if self.asking is not None:
            self.asking.cancel()
            self.asking = None
        self._line_up()

    def must_ask_within(self, seconds: float) -> None:
        """It has so long to say what it wants; saying it slowly does not help."""
        if self.asking is None and not self.is_over:
            self.asking = asyncio.get_running_loop().call_later(seconds, self.end)

    def must_take(self) -> None:
        """It has been sent more than it takes, or it is to go as soon as it has taken the rest."""
        if self.taking is None and not self.is_over:
            self.taking = asyncio.get_running_loop().call_later(self.doorkeeper.patience.to_take, self.end)
            self._line_up()

    def has_taken(self) -> None:
        """It reads again."""
        if self.taking is not None and not self.transport.is_closing():
            self.taking.cancel()
            self.taking = None
            self._line_up()

    def end(self) -> None:
        """Close the connection, whatever is still on its way."""
        self.leave()
        self.transport.abort()

    def leave(self) -> None:
        """The connection is closed, or somebody else's by now."""
        if not self.is_over:
            self.is_over = True
            for timer in (self.asking, self.taking):
                if timer is not None:
                    timer.cancel()
            self._line_up()
            self.doorkeeper.let_out(self)

    def _line_up(self) -> None:
        """Stand among those who make room for others, or not any more."""
        waiting = self.doorkeeper.waiting
        if not self.is_over and (not self.is_served or self.taking is not None):
            waiting.setdefault(self.network, {})[self] = None
        elif self.network in waiting:
            waiting[self.network].pop(self, None)
            if not waiting[self.network]:
                del waiting[self.network]


class Requests(H11Protocol):
    """Requests, one after the other; each must be said and its answer taken in time."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.doorkeeper: Doorkeeper = app_state["doorkeeper"]
        self.stay: Stay | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        line = cast(asyncio.Transport, transport)
        super().connection_made(line)
        self.stay = self.doorkeeper.let_in(self.client[0] if self.client else "", line)
        if self.stay is None:
            line.write(FULL)
            line.close()
        else:
            self.stay.must_ask_within(self.doorkeeper.patience.to_ask)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.stay is not None:
            self.stay.leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.stay is not None:
            self.stay.must_ask_within(self.doorkeeper.patience.to_ask)
        super().data_received(data)
        self._look()

    def _look(self) -> None:
        """Whether the whole request is there, or something is still missing."""
        if self.stay is None:
            return
        if self.transport.is_closing():
            self.stay.must_take()
        elif self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self.stay.works()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.stay is not None:
            self.stay.waits()  # whoever has asked again meanwhile stays in line: else a row of requests never made room
            if self.transport.is_closing():
                self.stay.must_take()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        if self.stay is not None:
            self.stay.must_take()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.stay is not None:
            self.stay.must_take()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.stay is not None:
            self.stay.has_taken()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        if self.stay is not None:
            self.stay.leave()
            self.stay = None
        super().handle_websocket_upgrade(event)


class Socket(WebSocketsSansIOProtocol):
    """A socket: it must find its table and take what it is told in time."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.doorkeeper: Doorkeeper = app_state["doorkeeper"]
        self.stay: Stay | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.stay = self.doorkeeper.let_in(self.client[0] if self.client else "", self.transport)
        if self.stay is None:
            self.transport.abort()
        else:
            self.app_state = {**self.app_state, "stay": self.stay}
            self.stay.must_ask_within(self.doorkeeper.patience.to_join)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.stay is not None:
            self.stay.leave()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.stay is not None:
            self.stay.must_take()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.stay is not None:
            self.stay.has_taken()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        if self.stay is not None:
            self.stay.must_take()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        if self.stay is not None:
            self.stay.must_take()


def lift_handle_limit() -> None:
    """Let this process have as many files and connections open as the system allows, and as it may ever need."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_HANDLES if hard == resource.RLIM_INFINITY else min(MOST_HANDLES, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def room_for_connections() -> int:
    """How many connections there may be, so that a handle is always left for a file or a worker."""
    handles, used = USUAL_HANDLES, 0
    if sys.platform != "win32":
        import resource

        handles = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        handles = MOST_HANDLES if handles == resource.RLIM_INFINITY else handles
        with contextlib.suppress(OSError):
            used = len(os.listdir("/dev/fd"))
    return max(FEWEST_CONNECTIONS, min(MOST_CONNECTIONS, handles - used - HANDLES_KEPT_BACK))
