"""Guests who mean harm: frames of every kind of nonsense, while an honest table plays on."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from questkeep.kernel.chance import Rng
from questkeep.trials.client import Player, TurnedAway, ask, open_line, open_table
from questkeep.trials.house_process import HouseProcess

FRAMES_PER_LINE = 50  # below the limit of the house, so that each frame is looked into
FLOOD = 150  # above it
MOST_PINGS = 50

VALID: list[dict[str, Any]] = [
    {"type": "join", "match": "k3J9vQ2mXw7a", "seat": 0, "seen": 12},
    {"type": "pick", "question": 17, "picks": [{"verb": "play", "args": [["W5w"]]}]},
    {"type": "why-not", "question": 17, "things": ["hand/W5w"]},
    {"type": "undo"},
    {"type": "consent", "yes": True},
    {"type": "say", "text": ":hello"},
    {"type": "advise", "question": 17},
]
WRONG: list[Any] = [
    None, True, -1, 0, 10**9, 10**40, -(10**19), 1.5, 1e308, "", "x", "x" * 400, "\0", "\u202e", "ё" * 200, "undo",
    "withdraw", "play", "play " + "W5w " * 20, "'; DROP TABLE match; --", [], {}, [[]], ["x"] * 9, {"x": {"y": []}},
]  # fmt: skip


class HostileReport:
    """What was sent, and how the honest table fared."""

    def __init__(self) -> None:
        self.frames = 0
        self.lines = 0
        self.honest_games = 0


def hostile_frame(luck: Rng, match: str) -> bytes | str:
    """One frame of nonsense: seven kinds of it."""
    kind = luck.below(7)
    if kind == 0:
        return bytes(luck.below(256) for _ in range(luck.below(200)))
    if kind == 1:
        return "".join(chr(32 + luck.below(0x2000)) for _ in range(luck.below(200)))
    if kind == 2:
        return ('{"type":' if luck.below(2) else "[" * 3) * (1 + luck.below(1500))
    if kind == 3:  # cut and patched
        text = json.dumps(VALID[luck.below(len(VALID))])
        cut = luck.below(len(text))
        return text[:cut] + ("" if luck.below(2) else chr(33 + luck.below(90))) + text[cut + luck.below(4) :]
    if kind == 4:
        return json.dumps({"type": WRONG[luck.below(len(WRONG))], "match": match})
    if kind == 5:
        message = dict(VALID[luck.below(len(VALID))])
        name = [*message, "extra"][luck.below(len(message) + 1)]
        message[name] = WRONG[luck.below(len(WRONG))]
        return json.dumps(message)
    return json.dumps(business_of_others(luck, match))


def business_of_others(luck: Rng, match: str) -> dict[str, Any]:
    """A message that is well-formed, about a table at which its sender does not sit."""
    messages: list[dict[str, Any]] = [
        {"type": "join", "match": match, "seat": luck.below(8)},
        {"type": "join", "match": match, "seen": luck.below(1000)},
        {"type": "pick", "question": luck.below(200), "picks": [{"verb": "withdraw"}, {"verb": "undo"}]},
        {"type": "why-not", "question": luck.below(200), "things": ["hand/W5w"]},
        {"type": "undo"},
        {"type": "consent", "yes": bool(luck.below(2))},
        {"type": "say", "text": "x" * (1 + luck.below(280))},
        {"type": "advise", "question": luck.below(200)},
    ]
    return messages[luck.below(len(messages))]


async def harass(house: HouseProcess, match: str, cookies: list[str | None], luck: Rng, report: HostileReport) -> None:
    """One hostile socket: some frames, or a flood, or one too large; then a ping: its answer says that all was read."""
    done: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def hear(text: bytes) -> None:
        if text == b'{"type":"pong"}' and not done.done():
            done.set_result(0)

    try:
        line = await open_line(house.address, cookies[luck.below(len(cookies))], hear)
    except TurnedAway:
        return
    count = FLOOD if luck.below(20) == 0 else FRAMES_PER_LINE
    for _ in range(count):
        line.say(hostile_frame(luck, match))
    if luck.below(20) == 0:
        line.say("x" * 20_000)
    report.frames += count
    report.lines += 1
    for _ in range(MOST_PINGS):
        if done.done() or line.closed.done():
            break
        line.say({"type": "ping"})  # after a flood it takes a while until one is heard
        await asyncio.wait([done, line.closed], timeout=0.2, return_when=asyncio.FIRST_COMPLETED)
    line.hang_up()


async def hostile(house: HouseProcess, frames: int, together: int, seed: str) -> HostileReport:
    """Send so many hostile frames while honest people finish game after game."""
    report = HostileReport()
    luck = Rng(seed)
    _, own, _ = open_table(house.address, ["me", "me"])
    cookies = [None, own, "forged", "x" * 200]
    match = ""
    kinds = ["me", "me", "bot/random", "bot/greedy"]

    async def play_honestly() -> None:
        nonlocal match
        while report.frames < frames or not report.honest_games:
            match, cookie, _ = await asyncio.to_thread(open_table, house.address, kinds)
            players = [Player(house.address, cookie, match, seat) for seat in (0, 1)]
            for player in players:
                await player.sit_down()
            await asyncio.gather(*(player.play_on() for player in players))
            report.honest_games += 1
            for player in players:
                player.hang_up()

    async def harass_on(own_luck: Rng) -> None:
        while report.frames < frames:
            await harass(house, match, cookies, own_luck, report)

    await asyncio.gather(play_honestly(), *(harass_on(luck.fork()) for _ in range(together)))
    if ask(house.address, "GET", "/healthz").body != b"ok":
        raise RuntimeError("the house does not answer any more")
    return report
