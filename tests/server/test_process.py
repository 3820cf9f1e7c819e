"""The house as people meet it: a process, sockets, a power cut, and guests who mean harm."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import time
from itertools import product
from pathlib import Path

import pytest

from questkeep.trials.client import Heard, Option, Player, TurnedAway, ask, first_option, open_line, open_table, talk
from questkeep.trials.house_process import HouseProcess


def take(process: HouseProcess, secret: str, cookie: str | None = None) -> tuple[str, str, int]:
    answer = ask(process.address, "POST", "/api/join", {"secret": secret}, cookie)
    assert answer.status == 200
    assert answer.cookie is not None
    return answer.cookie, answer.data["match"], answer.data["seat"]


async def two_people(process: HouseProcess) -> tuple[Player, Player]:
    """Two guests and two bots at a table of four."""
    match, cookie, links = open_table(process.address, ["me", "friend", "bot/greedy", "bot/random"])
    friend, _, seat = take(process, links[0])
    assert seat == 1
    players = Player(process.address, cookie, match, 0), Player(process.address, friend, match, 1)
    for player in players:
        await player.sit_down()
    return players


def workers_of(pid: int) -> list[int]:
    children = [child for file in Path(f"/proc/{pid}/task").glob("*/children") for child in file.read_text().split()]
    return [int(child) for child in children if b"server.thinking" in command_of(child)]


def command_of(pid: str) -> bytes:
    """What a process was started with; nothing, if it has gone meanwhile."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""


def test_a_whole_game_with_two_people_and_two_bots(process: HouseProcess) -> None:
    async def play() -> None:
        ada, ben = await two_people(process)
        ends = await asyncio.gather(ada.play_on(), ben.play_on())
        assert [end.seen["score"] for end in ends] == [ends[0].seen["score"]] * 2
        assert ask(process.address, "GET", f"/api/matches/{ada.match}/record").body.startswith(b"# A Questkeep record")
        about = ask(process.address, "GET", f"/api/matches/{ada.match}", cookie=ada.cookie).data
        assert about["seed"] is not None
        assert about["host"] is True
        hand = {"args": ["cards"], "sorts": ["card"], "places": ["hand"], "button": None, "thing": "button/play"}
        assert about["verbs"]["play"] == hand
        mine = ask(process.address, "GET", "/api/matches", cookie=ben.cookie).data["matches"]
        assert [(match["match"], match["mine"], match["ended"]) for match in mine] == [(ada.match, [1], True)]

    talk(play())


def test_a_power_cut_in_the_middle_of_a_choice_loses_nothing(process: HouseProcess) -> None:
    async def play() -> None:
        ada, ben = await two_people(process)
        update = await ada.until(lambda update: update.seen["asked"] == [0, 1])
        ada.pick(choice := first_option(update))
        locked = await ada.until(lambda update: update.question is None)
        await ben.until(lambda update: update.number == locked.number)
        workers = workers_of(process.pid)
        process.kill()
        process.open()
        again = [await player.sit_down() for player in (ada, ben)]
        assert [update.number for update in again] == [locked.number] * 2
        assert [update.told for update in again] == [[], []]
        assert again[0].seen == locked.seen
        assert again[0].seen["choice"] == choice.said()
        assert again[0].question is None
        assert again[1].question is not None
        assert [seat for seat in again[1].seen["locked"] if seat < 2] == [0]
        await asyncio.gather(ada.play_on(), ben.play_on())
        deadline = time.monotonic() + 5
        while any(Path(f"/proc/{worker}").exists() for worker in workers) and time.monotonic() < deadline:
            await asyncio.sleep(0.05)
        assert not any(Path(f"/proc/{worker}").exists() for worker in workers)  # bots leave with a killed house

    talk(play())


def test_the_table_goes_on_when_a_bot_worker_dies(process: HouseProcess) -> None:
    async def play() -> None:
        ada, ben = await two_people(process)
        await ada.until(lambda update: update.seen["asked"] == [0, 1])
        killed = 0

        def choose(update: Heard) -> Option:
            nonlocal killed
            if update.number % 20 < 5:
                for worker in workers_of(process.pid):
                    os.kill(worker, signal.SIGKILL)
                    killed += 1
            return first_option(update)

        await asyncio.gather(ada.play_on(choose), ben.play_on())
        assert killed

    talk(play())


def test_another_guests_seat_cannot_be_used(process: HouseProcess) -> None:
    async def play() -> None:
        ada, _ = await two_people(process)
        own_match, own_cookie, _ = open_table(process.address, ["me", "me", "me", "me"])
        row = (await ada.until(lambda update: update.seen["asked"] == [0, 1])).number
        for cookie in (own_cookie, "forged" * 4, None, "x" * 5000):
            thief = Player(process.address, cookie, own_match, 0 if cookie == own_cookie else None)
            await thief.sit_down()
            for message in (
                {"type": "join", "match": ada.match, "seat": 0},
                {"type": "pick", "question": 0, "picks": [first_option(ada.last).said()]},
                {"type": "why-not", "question": 0, "things": ["hand/W5w"]},
                {"type": "undo"},
            ):
                thief.say(message)
                assert (await thief.next("refused")).reason == "not-your-seat"
            thief.say({"type": "join", "match": ada.match})
            spied = await thief.next("update")
            assert spied.seen["hand"] is None
            assert spied.question is None
            hidden = {f'"{card}"'.encode() for card in ada.last.seen["hand"]}
            sent = bytes(spied.events) + json.dumps(spied.seen).encode()
            assert not [card for card in hidden if card in sent]
            thief.hang_up()
        for path in ("link", "stand-in", "return", "rematch"):
            answer = ask(process.address, "POST", f"/api/matches/{ada.match}/{path}", {"seat": 0}, own_cookie)
            assert answer.status == 400
        assert ask(process.address, "GET", f"/api/matches/{ada.match}/at/0?seat=0", cookie=own_cookie).status == 400
        assert ada.last.number == row

    talk(play())


def test_an_undo_cannot_be_smuggled_in_as_a_pick(process: HouseProcess) -> None:
    async def play() -> None:
        ada, ben = await two_people(process)
        ada.pick(first_option(ada.last))
        locked = await ada.until(lambda update: update.question is None)
        await ben.until(lambda update: update.number >= locked.number)
        for smuggled in (Option(0, "undo", []), Option(0, "undo-open", []), Option(0, "play", ["undo"])):
            ben.pick(smuggled)
            assert (await ben.next("refused")).reason == "not-understood"
        assert 0 in ben.last.seen["locked"]

    talk(play())


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1.evil.example"])
def test_pages_of_strangers_are_turned_away(process: HouseProcess, origin: str) -> None:
    _, cookie, _ = open_table(process.address, ["me", "bot"])
    headers = {"Origin": origin}
    refused = ask(process.address, "POST", "/api/name", {"name": "Eve"}, cookie, headers)
    assert (refused.status, refused.data["reason"]) == (403, "wrong-origin")
    assert ask(process.address, "POST", "/api/name", {"name": "Ada"}, cookie, {"Origin": process.address}).status == 200

    async def connect() -> None:
        (await open_line(process.address, cookie, lambda text: None, {"Origin": process.address})).hang_up()
        with pytest.raises(TurnedAway):
            await open_line(process.address, cookie, lambda text: None, {"Origin": origin})

    talk(connect())


HOSTILE_REQUESTS: list[tuple[str, str, object]] = [
    ("GET", "/api/matches/unknown-id-1", None),
    ("GET", "/api/matches/%ff%fe%00/at/0", None),
    ("GET", "/api/matches/{match}/at/" + "9" * 5000, None),
    ("GET", "/api/matches/{match}/at/0?seat=" + "9" * 5000, None),
    ("GET", "/api/matches/{match}/at/-1?seat=-1", None),
    ("GET", "/api/matches/{match}/record", None),
    ("GET", "/api/texts/..%2f..%2fetc", None),
    ("GET", "/api/rulebook/os/en", None),
    ("GET", "/qr.svg?path=" + "%F0%9F%8F%B0" * 200, None),
    ("GET", "/qr.svg?path=/" + "%F0%9F%8F%B0" * 90, None),
    ("GET", "/api/links/unknown", None),
    ("GET", "/api/links/" + "%ff" * 900, None),
    ("POST", "/api/join", {"secret": "unknown"}),
    ("POST", "/api/join", '{"secret": "\\ud800"}'),
    ("POST", "/api/join", {"secret": 7}),
    ("POST", "/api/name", "[" * 30_000),
    ("POST", "/api/name", '{"name": "\\ud800"}'),
    ("POST", "/api/name", {"name": ""}),
    ("POST", "/api/name", {"name": "x" * 25}),
    ("POST", "/api/name", "x" * 70_000),
    ("POST", "/api/name", b"\xff\xfe\x00"),
    ("POST", "/api/matches", {"game": "chess", "seats": [{"kind": "me"}]}),
    ("POST", "/api/matches", {"game": "tschak", "seats": [{"kind": "me"}]}),
    ("POST", "/api/matches", {"game": "tschak", "seats": [{"kind": "bot", "bot": "../x"}, {"kind": "me"}]}),
    ("POST", "/api/matches", {"game": "tschak", "seats": [{"kind": "me"}] * 2, "options": {"table": "x"}}),
    (
        "POST",
        "/api/matches",
        {"game": "tschak", "seats": [{"kind": "me"}] * 2, "clock": {"kind": "bank", "bank": 1e99}},
    ),
    ("POST", "/api/matches", {"game": "tschak", "seats": [{"kind": "me"}] * 2, "deck": "a = " + "[" * 20_000}),
    ("POST", "/api/matches", {"game": "tschak", "seats": [{"kind": "me"}] * 2, "deck": "x = 1"}),
    ("POST", "/api/matches/{match}/stand-in", {"seat": 7}),
    ("POST", "/api/matches/{match}/stand-in", {"seat": 10**30}),
    ("POST", "/api/matches/{match}/stand-in", {"seat": 0, "bot": "oracle"}),
    ("POST", "/api/matches/{match}/return", {"seat": 3}),
    ("POST", "/api/matches/{match}/pace", {"pace": "never"}),
    ("POST", "/api/matches/{match}/rematch", None),
    ("POST", "/api/records", "record = " + "[" * 20_000),
    ("POST", "/api/records", b"\xff\xfe"),
    ("POST", "/api/records", "record = 1\n"),
    ("DELETE", "/api/matches", None),
]


def wait_until_well(process: HouseProcess) -> None:
    """Another test has killed the workers: they are there again before long."""
    deadline = time.monotonic() + 60
    while ask(process.address, "GET", "/healthz").body != b"ok":
        assert time.monotonic() < deadline
        time.sleep(0.1)


def test_hostile_requests_are_refused_in_one_line(process: HouseProcess) -> None:
    wait_until_well(process)
    match, cookie, _ = open_table(process.address, ["me", "bot"])
    for method, path, body in HOSTILE_REQUESTS:
        answer = ask(process.address, method, path.replace("{match}", match), body, cookie)
        harmless = path.startswith("/qr.svg?path=/") or "/at/" in path
        assert 400 <= answer.status < 500 or (harmless and answer.status == 200), (path[:60], body, answer.body[:200])
    assert ask(process.address, "GET", "/healthz").body == b"ok"


def test_a_body_without_a_length_is_not_read(process: HouseProcess) -> None:
    with socket.create_connection(("127.0.0.1", process.port)) as line:
        line.sendall(b"POST /api/name HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n")
        line.settimeout(5)
        assert b" 413 " in line.recv(200)
    with socket.create_connection(("127.0.0.1", process.port)) as line:
        line.sendall(b"POST /api/name HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: abc\r\n\r\n")
        line.settimeout(5)
        assert b" 400 " in line.recv(200)


NOT_TOO_FAST = 40  # so much may be said at once on one socket
X = {"verb": "x", "args": []}
HOSTILE_ARGUMENTS: list[object] = [
    None, {}, "W5w", 7, [None], [1.5], [True], [{}], [[1]], [[["W5w"]]], [[None]], [""], [[""]], ["x" * 41],
    [["x" * 41]], ["W5w"] * 5, [["W5w"] * 13], [10**40], ["\x00"], [["\x00", ">", "/"]], [-(2**63)], [2**63 - 1],
    [[]], [],
]  # fmt: skip
HOSTILE_FRAMES: list[object] = [
    b"\x00\xff" * 20, "", "null", "[]", "{}", '"join"', "[" * 15_000, "{" * 5000,
    '{"type": "join"}', '{"type": "dance"}',
    {"type": "join", "match": "unknown-id-1"}, {"type": "join", "match": "x"}, {"type": "join", "match": "../../etc"},
    {"type": "pick", "question": -1, "picks": [X]}, {"type": "pick", "question": 10**40, "picks": [X]},
    {"type": "pick", "question": 0, "picks": []}, {"type": "pick", "question": 0, "picks": [{"verb": "x" * 41}]},
    {"type": "pick", "question": 0, "picks": "play"}, {"type": "pick", "question": 0, "picks": ["play W5w"]},
    {"type": "pick", "question": 0, "notations": ["play W5w"]}, {"type": "pick", "question": 0, "picks": [X] * 9},
    *({"type": "pick", "question": 0, "picks": [{"verb": "play", "args": args}]} for args in HOSTILE_ARGUMENTS),
    {"type": "why-not"}, {"type": "why-not", "question": 0}, {"type": "why-not", "question": 0, "things": []},
    {"type": "why-not", "question": -1, "things": ["x"]}, {"type": "why-not", "question": 0, "things": "hand/W5w"},
    {"type": "why-not", "question": 0, "things": [""]}, {"type": "why-not", "question": 0, "things": ["x" * 81]},
    {"type": "why-not", "question": 0, "things": ["x"] * 13}, {"type": "why-not", "question": 0, "things": [7]},
    {"type": "why-not", "question": 0, "things": ["x", None]}, {"type": "why-not", "question": 10**40, "things": ["x"]},
    {"type": "say", "text": ""}, {"type": "say", "text": "x" * 281},
    {"type": "advise"}, {"type": "advise", "question": -1}, {"type": "advise", "question": 10**40},
    '{"type": "say", "text": "\\ud800"}', {"type": "consent", "yes": 1}, {"type": "undo", "seat": 1},
    '{"type": "pick", "question": 1e400, "picks": [{"verb": "x"}]}',
    {"type": "pick", "question": 0, "picks": [{"verb": "\x00"}]},
]  # fmt: skip


def test_hostile_frames_are_refused_and_others_play_on(process: HouseProcess) -> None:
    async def play() -> None:
        ada, ben = await two_people(process)
        match, cookie, _ = open_table(process.address, ["me", "me"])
        games = asyncio.gather(ada.play_on(), ben.play_on())
        for seat, start in product((None, 0), range(0, len(HOSTILE_FRAMES), NOT_TOO_FAST)):
            eve = Player(process.address, cookie, match, seat)
            await eve.sit_down()
            for frame in HOSTILE_FRAMES[start : start + NOT_TOO_FAST]:
                eve.say(frame)
                heard = await eve.next("refused", "said")
                assert heard.type == "refused", frame
                assert heard.reason != "too-fast"
            eve.hang_up()
        eve = Player(process.address, cookie, match, 0)
        await eve.sit_down()
        eve.say("x" * 20_000)
        assert eve.line is not None
        assert await asyncio.wait_for(eve.line.closed, 5) == 1009
        await games

    talk(play())


def test_a_flood_is_slowed_down(process: HouseProcess) -> None:
    async def play() -> None:
        match, cookie, _ = open_table(process.address, ["me", "me"])
        eve = Player(process.address, cookie, match, 0)
        await eve.sit_down()
        for _ in range(150):
            eve.say({"type": "ping"})
        answers = [(await eve.next("pong", "refused")).type for _ in range(150)]
        assert 55 <= answers.count("pong") <= 100
        await asyncio.sleep(0.3)
        eve.say({"type": "ping"})
        assert (await eve.next("pong", "refused")).type == "pong"  # whoever calms down is heard again

    talk(play())


def test_a_client_that_does_not_read_disturbs_nobody(process: HouseProcess) -> None:
    async def play() -> None:
        match, cookie, _ = open_table(process.address, ["me", "me"])
        deaf = Player(process.address, cookie, match, 0)
        await deaf.sit_down()
        assert deaf.line is not None
        assert deaf.line.transport is not None
        deaf.line.transport.pause_reading()
        rude = [await open_line(process.address, cookie, lambda text: None) for _ in range(4)]
        for line in rude:
            line.say({"type": "join", "match": match, "seat": 1})
        for _ in range(40):
            for line in rude:
                line.say({"type": "say", "text": "x" * 280})
            await asyncio.sleep(0.01)
        other = Player(process.address, cookie, match, 1)
        await other.sit_down()
        lines = [await other.next("said") for _ in range(100)]
        assert [line.number for line in lines] == list(range(lines[0].number, lines[0].number + 100))

    talk(play())
