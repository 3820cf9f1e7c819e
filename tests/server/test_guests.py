"""Guests, and the cookie that is theirs: where it may travel, and how it is changed without losing anybody."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from http.cookies import Morsel, SimpleCookie
from pathlib import Path

import httpx
import pytest

from questkeep.server.app import application
from questkeep.server.cookies import COOKIE, SECURE_COOKIE
from questkeep.server.guests import GRACE, RENEWED_EVERY, guest_of, hash_of, renew, welcome
from questkeep.server.safety import Gate, Whereabouts
from questkeep.server.schema import MIGRATIONS
from questkeep.server.serve import DATA_FILE
from questkeep.server.session import Figures
from tests.server.home import Home

PLAIN = Whereabouts("http://127.0.0.1:8000")
SECURE = Whereabouts("https://games.test", frozenset(["games.test"]), True)


def let_pass(home: Home, seconds: float) -> None:
    """So much time goes by, as far as the file of guests can tell."""
    sql = "UPDATE guest SET renewed = renewed - ?, old_until = old_until - ?"
    asyncio.run(home.store.write((sql, (seconds, seconds))))


def new_guest(home: Home) -> tuple[int, str]:
    guest, secret = asyncio.run(welcome(home.store, "Ada"))
    return guest.id, secret


def open_page(home: Home, secret: str) -> str | None:
    return asyncio.run(renew(home.store, secret))


def is_known(home: Home, secret: str | None) -> bool:
    return guest_of(home.store, secret) is not None


def test_a_secret_is_exchanged_every_thirty_days_and_stays_the_same_guest(home: Home) -> None:
    ada, secret = new_guest(home)
    assert open_page(home, secret) is None
    let_pass(home, RENEWED_EVERY + 1)
    fresh = open_page(home, secret)
    assert fresh is not None
    assert fresh != secret
    guest = guest_of(home.store, fresh)
    assert guest is not None
    assert (guest.id, guest.name) == (ada, "Ada")


def test_the_file_holds_hashes_only(home: Home) -> None:
    _, secret = new_guest(home)
    let_pass(home, RENEWED_EVERY + 1)
    fresh = open_page(home, secret)
    assert fresh is not None
    kept = home.path.read_bytes() + Path(f"{home.path}-wal").read_bytes()
    assert secret.encode() not in kept
    assert fresh.encode() not in kept


def test_the_old_secret_opens_for_a_moment_after_the_new_one_has_come_and_never_again(home: Home) -> None:
    _, secret = new_guest(home)
    let_pass(home, RENEWED_EVERY + 1)
    fresh = open_page(home, secret)
    assert fresh is not None
    assert open_page(home, fresh) is None  # it has arrived
    assert is_known(home, secret)  # what was on its way
    assert open_page(home, secret) is None
    let_pass(home, GRACE + 1)
    assert not is_known(home, secret)
    assert is_known(home, fresh)


def test_nobody_is_lost_when_the_answer_with_the_new_secret_never_arrives(home: Home) -> None:
    ada, secret = new_guest(home)
    let_pass(home, RENEWED_EVERY + 1)
    lost = open_page(home, secret)
    let_pass(home, 20 * RENEWED_EVERY)
    assert is_known(home, secret)
    fresh = open_page(home, secret)
    assert fresh not in (None, lost)
    guest = guest_of(home.store, fresh)
    assert guest is not None
    assert guest.id == ada


def test_a_browser_that_opens_ten_pages_at_once_keeps_its_guest(home: Home) -> None:
    async def open_all(secret: str) -> list[str | None]:
        return list(await asyncio.gather(*(renew(home.store, secret) for _ in range(10))))

    _, secret = new_guest(home)
    let_pass(home, RENEWED_EVERY + 1)
    given = asyncio.run(open_all(secret)) + asyncio.run(open_all(secret))
    fresh = [each for each in given if each is not None]
    assert len(fresh) == 1  # whichever answer comes last, no other secret can replace this one
    assert is_known(home, fresh[0])
    assert is_known(home, secret)


def test_forged_and_forgotten_secrets_are_nobodys_and_are_not_exchanged(home: Home) -> None:
    for secret in ("", "forged", "x" * 5000):
        assert not is_known(home, secret)
        assert open_page(home, secret) is None


def test_guests_of_an_older_house_are_known_and_get_a_new_secret_with_the_next_page(tmp_path: Path) -> None:
    before = next(number for number, step in enumerate(MIGRATIONS) if "old_hash" in str(step))
    with contextlib.closing(sqlite3.connect(tmp_path / DATA_FILE)) as file:
        file.executescript("".join(map(str, MIGRATIONS[:before])))
        file.execute("INSERT INTO guest (token_hash, name, seen) VALUES (?, 'Ada', 0)", (hash_of("secret"),))
        file.execute(f"PRAGMA user_version = {before}")
        file.commit()
    home = Home(tmp_path)
    assert is_known(home, "secret")
    assert is_known(home, open_page(home, "secret"))
    assert is_known(home, "secret")
    home.close()


# At the door --------------------------------------------------------------------------------------------------


def doors_of(home: Home, whereabouts: Whereabouts, folder: Path) -> Gate:
    (folder / "index.html").write_text("<!doctype html>")
    return application(home.house, Figures(), whereabouts, folder)


def visit(gate: Gate) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(gate), base_url=gate.whereabouts.address)


def cookies_in(answer: httpx.Response) -> dict[str, Morsel[str]]:
    """The cookies an answer sets, with all they say."""
    found: SimpleCookie = SimpleCookie()
    for line in answer.headers.get_list("set-cookie"):
        found.load(line)
    return dict(found)


def test_behind_tls_the_cookie_travels_by_tls_only_and_belongs_to_the_house_itself(home: Home, tmp_path: Path) -> None:
    async def arrive(whereabouts: Whereabouts) -> httpx.Response:
        async with visit(doors_of(home, whereabouts, tmp_path)) as client:
            return await client.post("/api/name", json={"name": "Ada"})

    plain = cookies_in(asyncio.run(arrive(PLAIN)))[COOKIE]
    assert (plain["secure"], plain["httponly"], plain["samesite"], plain["path"]) == ("", True, "lax", "/")
    answer = asyncio.run(arrive(SECURE))
    secure = cookies_in(answer)[SECURE_COOKIE]
    assert (secure["secure"], secure["httponly"], secure["samesite"], secure["path"]) == (True, True, "lax", "/")
    assert secure["domain"] == ""
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["/", "/match/k3J9vQ2mXw7a", "/api/house"])
@pytest.mark.parametrize("whereabouts", [PLAIN, SECURE])
def test_the_cookie_is_changed_when_a_page_is_opened(
    home: Home, tmp_path: Path, whereabouts: Whereabouts, path: str
) -> None:
    async def play() -> None:
        async with visit(doors_of(home, whereabouts, tmp_path)) as client:
            await client.post("/api/name", json={"name": "Ada"})
            assert cookies_in(await client.get(path)) == {}
            await home.store.write(("UPDATE guest SET renewed = 0", ()))
            before = dict(client.cookies)
            assert len(cookies_in(await client.get(path))) >= 1
            assert dict(client.cookies) != before
            assert cookies_in(await client.get(path)) == {}
            assert (await client.get("/api/house")).json()["name"] == "Ada"
            assert home.store.read("SELECT count(*) FROM guest")[0][0] == 1

    asyncio.run(play())


def test_whoever_came_before_there_was_tls_keeps_his_seat_under_the_new_cookie(home: Home, tmp_path: Path) -> None:
    async def play() -> None:
        _, secret = await welcome(home.store, "Ada")
        async with visit(doors_of(home, SECURE, tmp_path)) as client:
            client.cookies.set(COOKIE, secret, domain="games.test")
            given = cookies_in(await client.get("/"))
            assert given[SECURE_COOKIE].value not in ("", secret)
            assert given[COOKIE]["max-age"] == "0"
            assert list(client.cookies) == [SECURE_COOKIE]
            assert (await client.get("/api/house")).json()["name"] == "Ada"
            client.cookies.set(COOKIE, "planted-by-somebody", domain="games.test")  # the secure one comes first
            assert (await client.get("/api/house")).json()["name"] == "Ada"

    asyncio.run(play())


@pytest.mark.parametrize(
    ("typed", "name"), [("Ada\u202e\u200b", "Ada"), ("\u200b\u3164", "Guest"), (" A  \x00da\n", "A da")]
)
def test_a_guest_is_called_by_what_can_be_seen_of_his_name(home: Home, tmp_path: Path, typed: str, name: str) -> None:
    async def arrive() -> None:
        async with visit(doors_of(home, PLAIN, tmp_path)) as client:
            assert (await client.post("/api/name", json={"name": typed})).json() == {"name": name}
            assert (await client.get("/api/house")).json()["name"] == name

    asyncio.run(arrive())


@pytest.mark.parametrize(
    ("wanted", "name"),
    [
        ("", "Guest"),
        ("fr, de-AT;q=0.8, en;q=0.5", "Gast"),
        ("ru", "Гость"),
        ("pl-PL", "Gość"),
        ("xx, ," * 500, "Guest"),
    ],
)
def test_whoever_has_not_said_his_name_is_a_guest_in_his_own_language(
    home: Home, tmp_path: Path, wanted: str, name: str
) -> None:
    async def arrive() -> None:
        async with visit(doors_of(home, PLAIN, tmp_path)) as client:
            headers = {"accept-language": wanted}
            assert (await client.post("/api/name", json={"name": "\u200b"}, headers=headers)).json() == {"name": name}

    asyncio.run(arrive())
