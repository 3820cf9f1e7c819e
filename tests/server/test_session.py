"""The way to one client: in order, and never without bound."""

from __future__ import annotations

import asyncio
from collections.abc import MutableMapping
from typing import Any

from questkeep.server.messages import Pong
from questkeep.server.session import MOST_QUEUED, Line

Sent = list[MutableMapping[str, Any]]


def test_a_client_that_does_not_read_is_let_go_and_told_to_come_back() -> None:
    async def dawdle() -> Sent:
        sent: Sent = []
        reads = asyncio.Event()

        async def send(message: MutableMapping[str, Any]) -> None:
            await reads.wait()
            sent.append(message)

        line = Line(send)
        sender = asyncio.create_task(line.send_all())
        await asyncio.sleep(0)
        for _ in range(3 * MOST_QUEUED):
            line.put(Pong())
        assert line.queue.qsize() <= MOST_QUEUED
        reads.set()
        await sender
        return sent

    sent = asyncio.run(dawdle())
    assert sent[-1] == {"type": "websocket.close", "code": 1013}
    assert len(sent) <= MOST_QUEUED + 1


def test_what_is_queued_before_a_farewell_is_still_said() -> None:
    async def say_goodbye() -> Sent:
        sent: Sent = []

        async def send(message: MutableMapping[str, Any]) -> None:
            sent.append(message)

        line = Line(send)
        line.put(Pong())
        line.let_go()
        line.put(Pong())  # too late
        await line.send_all()
        return sent

    texts = [message.get("text") for message in asyncio.run(say_goodbye())]
    assert texts == ['{"type":"pong"}', None]


def test_a_client_that_is_gone_is_forgotten_quietly() -> None:
    async def vanish() -> None:
        async def send(message: MutableMapping[str, Any]) -> None:
            raise ConnectionResetError("gone")

        line = Line(send)
        line.put(Pong())
        await line.send_all()

    asyncio.run(vanish())
