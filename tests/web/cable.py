"""The cable between a browser and the house, which can be pulled out and plugged in again."""

from __future__ import annotations

import contextlib
import socket
import threading
from socketserver import BaseRequestHandler, ThreadingTCPServer


class Cable(ThreadingTCPServer):
    """Passes every byte on to the house while it is plugged in."""

    daemon_threads = True

    def __init__(self, port: int) -> None:
        super().__init__(("127.0.0.1", 0), Connection)
        self.house = ("127.0.0.1", port)
        self.address = f"http://127.0.0.1:{self.server_address[1]}"
        self.is_out = False
        self.ends: list[socket.socket] = []
        threading.Thread(target=self.serve_forever, args=(0.1,), daemon=True).start()

    def pull_out(self) -> None:
        self.is_out = True
        for end in self.ends:
            hang_up(end)

    def plug_in(self) -> None:
        self.is_out = False

    def server_close(self) -> None:
        self.shutdown()
        self.pull_out()
        super().server_close()


class Connection(BaseRequestHandler):
    """One connection through the cable, in both directions."""

    def handle(self) -> None:
        cable = self.server
        assert isinstance(cable, Cable)
        if cable.is_out:
            return
        near: socket.socket = self.request
        with socket.create_connection(cable.house) as far:
            cable.ends += [near, far]
            back = threading.Thread(target=carry, args=(far, near))
            back.start()
            carry(near, far)
            back.join()


def carry(source: socket.socket, target: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while data := source.recv(65_536):
            target.sendall(data)
    hang_up(source)
    hang_up(target)


def hang_up(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
