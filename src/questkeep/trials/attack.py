"""A guest who tries everything that has ever hurt a house, each in a thread of its own, under ever new names.

Run as a process of its own: `python -m questkeep.trials.attack ADDRESS SECONDS NETWORKS SEED`. It says what it was
answered. Somebody who commands a crowd of machines comes from many networks at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import os
import socket
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from urllib.parse import urlsplit

from questkeep.kernel.chance import Rng
from questkeep.trials.client import Answer, Player, TurnedAway, ask, open_line, talk
from questkeep.trials.hostile import hostile_frame

PAUSE = 0.02  # seconds between two attempts of one kind: the machine that attacks shall not be the one that suffers
POLITENESS = 19
HALF_OPEN = 150
ROWS = 5_000
DECK = "x = [\n[" + " " * 39_000 + "1 ],\n]"
NESTED = 'based-on = "standard"\n[cards]\na' + ".b" * 15_000 + " = 1"
TABLES = "\n".join(f"[cards.{number}]" for number in range(4_000))


def record_of(picks: list[str]) -> str:
    """A record of Tschak! with these picks."""
    listed = "\n".join(f'  "{pick}",' for pick in picks)
    return (
        'record = 1\ngame = "tschak"\nrules = 1\nplayers = ["a", "b"]\nseed = "1"\ndeck = "standard"\n'
        f'deck-digest = "c281386f529e0174"\npicks = [\n{listed}\n]\n\n[options]\n'
        'table = "guided"\nhistory = "open"\nelixir = "automatic"\n'
    )


RECORDS = [
    record_of(["0 withdraw", "0 undo"] * 2_500),
    record_of(["0 play D1a", "0 undo"] * 1_800),
    record_of(["0 " + "x" * 60_000]),
    record_of(["0 play W5w\\n"] * 700),
    "rules = " + "9" * 5_000,
    "record = 1\n" + "[a]\n" * 10_000,
    "a = " + "[" * 30_000,
    "a = '''" + "\n" * 60_000,
    DECK,
]


class Attack:
    """The house under attack, and what it answered."""

    def __init__(self, address: str, seconds: float, networks: int, seed: str) -> None:
        self.address = address
        self.networks = networks
        self.ends = time.monotonic() + seconds
        self.luck = Rng(seed)
        self.tally: Counter[str] = Counter()
        self.last = Answer(0, b"{}", None)

    def is_on(self) -> bool:
        """Whether there is time left."""
        return time.monotonic() < self.ends

    def stranger(self) -> dict[str, str]:
        """The header that a proxy in front of the house sets: another address of the guest's networks each time."""
        return {"X-Forwarded-For": f"2001:db8:0:{self.luck.below(self.networks):x}::{self.luck.below(1 << 16):x}"}

    def say(self, deed: str, method: str, path: str, body: object = None, cookie: str | None = None) -> str | None:
        """One request, after a breath; what is answered is counted, and whose cookie it gave is told."""
        time.sleep(PAUSE)
        try:
            answer = ask(self.address, method, path, body, cookie, self.stranger())
        except (OSError, http.client.HTTPException):
            self.tally[f"{deed}: no answer"] += 1
            return None
        self.tally[f"{deed}: {answer.status}"] += 1
        self.last = answer
        return answer.cookie


def table_of(game: str, kinds: list[str], **more: object) -> dict[str, object]:
    """The wish for a new table."""
    seats = [dict(zip(("kind", "bot"), kind.split("/"), strict=False)) for kind in kinds]
    return {"game": game, "seats": seats, **more}


def hostile_decks(attack: Attack) -> None:
    """Texts that take long to read, for every game."""
    while attack.is_on():
        for game, seats in (("tschak", 2), ("enchanters", 2), ("schatzjagd", 2), ("fetch_quest", 3)):
            for deck in (DECK, NESTED, TABLES):
                attack.say("deck", "POST", "/api/matches", table_of(game, ["me"] * seats, deck=deck))


def hostile_records(attack: Attack) -> None:
    """Records that take long to read or to replay, or that cannot be."""
    while attack.is_on():
        for record in RECORDS:
            attack.say("record", "POST", "/api/records", record)


def many_tables(attack: Attack) -> None:
    """New guests without end, each with a table at which only bots play."""
    while attack.is_on():
        attack.say(
            "tables", "POST", "/api/matches", table_of("tschak", ["me", *["bot/grandmaster"] * 3], pace="at-once")
        )


def many_readings(attack: Attack) -> None:
    """Whatever can be read without a cookie and costs something."""
    attack.say("reading", "POST", "/api/matches", table_of("tschak", ["me", "me"]))
    match = attack.last.data["match"] if attack.last.status == 200 else "unknown-id-1"
    paths = [
        f"/api/matches/{match}/at/0",
        f"/qr.svg?path=/join/{match}",
        "/api/cards/enchanters",
        "/api/texts/ru",
        "/metrics",
    ]
    while attack.is_on():
        for path in paths:
            attack.say("reading", "GET", path)


def votes(attack: Attack) -> None:
    """A friend sits down and goes away; whoever is left puts bots on the friend's seat and wants steps back."""
    while attack.is_on():
        cookie = attack.say("votes", "POST", "/api/matches", table_of("tschak", ["me", "friend"]))
        if cookie is None or attack.last.status != 200:
            continue
        match, secret = attack.last.data["match"], attack.last.data["links"][0]["path"].rpartition("/")[2]
        attack.say("votes", "POST", "/api/join", {"secret": secret})
        for bot in ("random", "greedy", "adept", "nobody"):
            attack.say("votes", "POST", f"/api/matches/{match}/stand-in", {"seat": 1, "bot": bot}, cookie)
            attack.say("votes", "POST", f"/api/matches/{match}/return", {"seat": 1}, cookie)


def undo_storms(attack: Attack) -> None:
    """A lock and its undo, again and again, as fast as the socket takes them."""

    async def storm() -> None:
        cookie = attack.say("undo", "POST", "/api/matches", table_of("tschak", ["me", "me"]))
        if attack.last.status != 200:
            return
        player = Player(attack.address, cookie, attack.last.data["match"], 0, attack.stranger())
        await player.sit_down()
        for _ in range(600):
            if player.last.asks is not None:
                player.pick(player.last.asks.options[0])
            player.say({"type": "undo"})
            attack.tally["undo: asked"] += 1
            await asyncio.sleep(PAUSE)
            if time.monotonic() > attack.ends:
                return

    while attack.is_on():
        with contextlib.suppress(TurnedAway, TimeoutError, OSError):
            talk(storm())


def nonsense(attack: Attack) -> None:
    """Frames of every kind."""

    async def babble() -> None:
        line = await open_line(attack.address, None, lambda text: None, attack.stranger())
        for _ in range(40):
            line.say(hostile_frame(attack.luck, "unknown-id-1"))
            attack.tally["nonsense: frames"] += 1
            await asyncio.sleep(PAUSE / 4)

    while attack.is_on():
        with contextlib.suppress(TurnedAway, TimeoutError, OSError):
            talk(babble())


def half_open(attack: Attack) -> None:
    """Connections that say half a sentence and wait: requests, bodies, and sockets that never join."""
    place = urlsplit(attack.address)
    sentences = [
        b"",
        b"GET /api/house HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/name HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n{",
    ]
    held: list[socket.socket] = []
    while attack.is_on():
        time.sleep(PAUSE)
        try:
            line = socket.create_connection((place.hostname or "", place.port or 80), timeout=5)
            line.sendall(sentences[attack.luck.below(len(sentences))])
            held.append(line)
            attack.tally["half-open: opened"] += 1
        except OSError:
            attack.tally["half-open: turned away"] += 1
        if len(held) > HALF_OPEN:
            held.pop(0).close()
    for line in held:
        line.close()


DEEDS: list[Callable[[Attack], None]] = [
    hostile_decks, hostile_records, many_tables, many_readings, votes, undo_storms, nonsense, half_open,
]  # fmt: skip


def main(address: str, seconds: float, networks: int, seed: str) -> None:
    """All of it at once, until the time is up; then the tally as JSON.

    It gives way to the tables that are measured, as an attacker does who comes with a machine of his own.
    """
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    attacks = [Attack(address, seconds, networks, f"{seed}/{deed.__name__}") for deed in DEEDS]
    threads = [threading.Thread(target=deed, args=(attack,)) for deed, attack in zip(DEEDS, attacks, strict=True)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    tally: Counter[str] = sum((attack.tally for attack in attacks), Counter())
    print(json.dumps(tally))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]), int(sys.argv[3]), sys.argv[4])
