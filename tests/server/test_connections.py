"""Connections that dawdle, and a house that stays open for others."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import uvicorn

from questkeep.server.app import application
from questkeep.server.connections import (
    FEWEST_CONNECTIONS,
    MOST_OF_ONE_NETWORK,
    Doorkeeper,
    Patience,
    Stay,
    room_for_connections,
)
from questkeep.server.safety import Whereabouts
from questkeep.server.serve import config_for
from questkeep.server.session import Figures
from questkeep.trials.client import Player, ask, first_option, open_line, open_table, talk
from questkeep.trials.house_process import HouseProcess
from tests.server.home import Home

HANDLES = 100
ATTACKERS = 150
ASKED = b"GET /api/house HTTP/1.1\r\nHost: 127.0.0.1\r\n"
SOCKET_ASKED = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
BEGUN_TO_POST = b"POST /api/name HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 500\r\n\r\n{"
ATTACKS = {
    "says nothing": b"",
    "never ends its headers": ASKED + b"X-Slow: a",
    "never sends its body": BEGUN_TO_POST,
    "asks once and stays": ASKED + b"\r\n",
    "opens a socket and joins nothing": SOCKET_ASKED,
    "reads nothing": 300 * b"GET /api/texts/de HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
}


class Crowd:
    """Connections that somebody means to keep open for ever: whatever is closed, he opens anew."""

    def __init__(self, port: int, opening: bytes, number: int) -> None:
        self.port = port
        self.opening = opening
        self.is_deaf = opening == ATTACKS["reads nothing"]
        self.lines: list[socket.socket] = []
        self.opened = 0
        for _ in range(number):
            self.add()

    def add(self) -> None:
        """One more, as far as the house lets us."""
        with contextlib.suppress(OSError):
            line = socket.socket()
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.settimeout(5)
            line.connect(("127.0.0.1", self.port))
            line.setblocking(False)
            self.lines.append(line)
            self.opened += 1
            line.sendall(self.opening)

    def keep_up(self, until: threading.Event) -> None:
        """Trickle a byte into each line now and then, and open again what was closed."""
        while not until.wait(0.2):
            for line in list(self.lines):
                if is_closed(line, self.is_deaf):
                    self.lines.remove(line)
                    line.close()
                    self.add()

    def leave(self) -> None:
        for line in self.lines:
            line.close()


def is_closed(line: socket.socket, is_deaf: bool = False) -> bool:
    """Whether the house has hung up; a byte more keeps the line as busy as it can be."""
    try:
        while not is_deaf:
            if not line.recv(65_536):
                return True
    except BlockingIOError:
        pass
    except OSError:
        return True
    try:
        line.send(b"a")
    except BlockingIOError:
        pass
    except OSError:
        return True
    return False


@pytest.mark.parametrize("attack", ATTACKS)
def test_whoever_holds_all_connections_locks_nobody_out(tmp_path: Path, attack: str) -> None:
    house = HouseProcess(tmp_path, handles=HANDLES)
    house.open()
    crowd = Crowd(house.port, ATTACKS[attack], ATTACKERS)
    is_over = threading.Event()
    keeper = threading.Thread(target=crowd.keep_up, args=[is_over])
    keeper.start()
    try:
        assert crowd.opened >= ATTACKERS - 5
        match, cookie, _ = open_table(house.address, ["me", "me"])

        async def play() -> None:
            players = [Player(house.address, cookie, match, seat) for seat in (0, 1)]
            for player in players:
                await player.sit_down()
            for _ in range(5):
                for player in players:
                    update = await player.until(lambda update: update.asks is not None)
                    player.pick(first_option(update))
                    await player.next("update")
                await asyncio.sleep(0.3)  # the crowd comes again and again; whoever sits at a table is not disturbed
            assert all(player.line is not None and not player.line.closed.done() for player in players)

        talk(play())
        assert ask(house.address, "GET", "/healthz").status == 200
    finally:
        is_over.set()
        keeper.join()
        crowd.leave()
        house.close()
    assert "Traceback" not in house.log()
    assert "Too many open files" not in house.log()


# In time ------------------------------------------------------------------------------------------------------


@pytest.fixture
def hasty(home: Home, tmp_path: Path) -> Iterator[tuple[int, Doorkeeper]]:
    """The port of a house that waits half a second for everything, and its doorkeeper."""
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("")
    (web / "assets" / "large.js").write_bytes(b"x" * 20_000_000)
    doorkeeper = Doorkeeper(patience=Patience(0.5, 0.5, 0.5))
    gate = application(home.house, Figures(), Whereabouts("http://127.0.0.1"), web, doorkeeper)
    server = uvicorn.Server(config_for(gate, "127.0.0.1", 0))
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    yield server.servers[0].sockets[0].getsockname()[1], doorkeeper
    server.should_exit = True
    thread.join()


def until(is_so: Callable[[], bool], seconds: float = 20) -> None:
    deadline = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.02)


@pytest.mark.parametrize("attack", [name for name in ATTACKS if name not in ("asks once and stays", "reads nothing")])
def test_a_connection_that_dawdles_is_closed(hasty: tuple[int, Doorkeeper], attack: str) -> None:
    port, doorkeeper = hasty
    crowd = Crowd(port, ATTACKS[attack], 5)
    until(lambda: doorkeeper.count == 5)
    until(lambda: all(is_closed(line) for line in crowd.lines))
    until(lambda: doorkeeper.count == 0)
    assert not doorkeeper.networks
    assert not doorkeeper.waiting
    crowd.leave()


def test_a_connection_between_two_requests_is_closed_after_a_while(hasty: tuple[int, Doorkeeper]) -> None:
    port, doorkeeper = hasty
    line = socket.create_connection(("127.0.0.1", port))
    line.sendall(ASKED + b"\r\n")
    assert line.recv(100).startswith(b"HTTP/1.1 200")
    until(lambda: doorkeeper.count == 0)
    line.close()


@pytest.mark.parametrize("farewell", [b"", b"Connection: close\r\n"])
def test_whoever_does_not_take_his_answer_is_not_waited_for(hasty: tuple[int, Doorkeeper], farewell: bytes) -> None:
    port, doorkeeper = hasty
    line = socket.create_connection(("127.0.0.1", port))
    line.sendall(b"GET /assets/large.js HTTP/1.1\r\nHost: 127.0.0.1\r\n" + farewell + b"\r\n")
    until(lambda: doorkeeper.count == 1)
    until(lambda: doorkeeper.count == 0)
    line.close()


def test_whoever_reads_on_gets_all_of_a_large_answer(hasty: tuple[int, Doorkeeper]) -> None:
    port, _ = hasty
    assert len(ask(f"http://127.0.0.1:{port}", "GET", "/assets/large.js").body) == 20_000_000


def test_requests_that_come_together_are_all_answered(hasty: tuple[int, Doorkeeper]) -> None:
    port, doorkeeper = hasty
    line = socket.create_connection(("127.0.0.1", port), timeout=10)
    line.sendall((ASKED + b"\r\n") * 3)
    heard = b""
    while heard.count(b"HTTP/1.1 200") < 3:
        more = line.recv(65_536)
        assert more
        heard += more
    line.close()
    until(lambda: doorkeeper.count == 0)


def test_a_socket_that_has_found_its_table_may_stay(hasty: tuple[int, Doorkeeper]) -> None:
    port, doorkeeper = hasty
    address = f"http://127.0.0.1:{port}"
    match, cookie, _ = open_table(address, ["me", "me"])

    async def stay() -> None:
        player = Player(address, cookie, match, 0)
        await player.sit_down()
        until_joined = await open_line(address, None, lambda text: None)
        until_joined.say({"type": "join", "match": "unknown-id-1"})
        assert await until_joined.closed == 1006
        player.say({"type": "ping"})
        assert (await player.next("pong")).type == "pong"

    talk(stay())
    until(lambda: doorkeeper.count == 0)


# Room ---------------------------------------------------------------------------------------------------------


class Wire(asyncio.Transport):
    """A connection of which nothing is asked but whether it was cut."""

    def __init__(self) -> None:
        super().__init__()
        self.is_cut = False

    def abort(self) -> None:
        self.is_cut = True

    def is_closing(self) -> bool:
        return self.is_cut


def come(doorkeeper: Doorkeeper, address: str) -> tuple[Stay | None, Wire]:
    wire = Wire()
    return doorkeeper.let_in(address, wire), wire


def test_the_network_with_most_idlers_makes_room_first_and_its_longest_idler_goes() -> None:
    doorkeeper = Doorkeeper(most=6)
    _, ada = come(doorkeeper, "192.0.2.7")
    idlers = [come(doorkeeper, f"2001:db8:0:7::{number}")[1] for number in range(5)]
    for gone in range(1, 5):
        stay, _ = come(doorkeeper, f"198.51.100.{gone}")
        assert stay is not None
        stay.works()
        assert [wire.is_cut for wire in idlers] == [True] * gone + [False] * (5 - gone)
        assert (ada.is_cut, doorkeeper.count) == (False, 6)


def test_whoever_does_not_take_what_he_is_sent_makes_room_as_if_he_waited() -> None:
    async def crowd() -> None:
        doorkeeper = Doorkeeper(most=2)
        deaf, _ = come(doorkeeper, "192.0.2.7")
        keen, _ = come(doorkeeper, "192.0.2.7")
        assert deaf is not None
        assert keen is not None
        for stay in (deaf, keen):
            stay.works()
            stay.must_take()
        keen.has_taken()
        assert come(doorkeeper, "198.51.100.1")[0] is not None
        assert (deaf.is_over, keen.is_over) == (True, False)

    asyncio.run(crowd())


def test_nobody_who_is_served_has_to_go_and_who_finds_no_room_is_told() -> None:
    doorkeeper = Doorkeeper(most=3)
    guests = [come(doorkeeper, "192.0.2.7") for _ in range(3)]
    for stay, _ in guests:
        assert stay is not None
        stay.works()
    assert come(doorkeeper, "198.51.100.1")[0] is None
    first = guests[0][0]
    assert first is not None
    first.waits()
    assert come(doorkeeper, "198.51.100.1")[0] is not None
    assert [wire.is_cut for _, wire in guests] == [True, False, False]


@pytest.mark.parametrize(
    ("address", "most"), [("192.0.2.7", MOST_OF_ONE_NETWORK), ("127.0.0.1", 10_000), ("10.0.0.2", 10_000)]
)
def test_one_network_has_only_so_many_connections_but_a_proxy_brings_everybody(address: str, most: int) -> None:
    doorkeeper = Doorkeeper(most=10_000, proxies=["10.0.0.2"])
    for _ in range(most + 50):
        stay, _ = come(doorkeeper, address)
        if stay is not None:
            stay.works()
    assert doorkeeper.count == most
    if most < 10_000:
        assert come(doorkeeper, "198.51.100.1")[0] is not None


def test_the_limit_of_handles_is_lifted_as_far_as_the_system_allows() -> None:
    lift = (
        "import resource\nfrom questkeep.server.connections import MOST_HANDLES, lift_handle_limit\n"
        "hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (64, hard))\nlift_handle_limit()\n"
        "assert resource.getrlimit(resource.RLIMIT_NOFILE) == (min(hard, MOST_HANDLES), hard)\n"
    )
    subprocess.run([sys.executable, "-c", lift], check=True)


def test_there_is_room_for_some_connections_on_every_machine() -> None:
    assert FEWEST_CONNECTIONS <= room_for_connections() <= 20_000
