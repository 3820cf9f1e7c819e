"""Guests and their secrets: 128 random bits in a cookie or a link, of which the house keeps only the hash."""

from __future__ import annotations

import secrets
import time
from hashlib import blake2b
from sqlite3 import Row

from questkeep.server.store import Store

RENEWED_EVERY = 30 * 86_400.0
GRACE = 600.0  # seconds that the old secret still opens once the new one has come: for what was on its way
FIND = "SELECT * FROM guest WHERE token_hash = ? OR (old_hash = ? AND (old_until IS NULL OR old_until > ?))"


def new_secret() -> str:
    """128 bits from the system, written for addresses and cookies."""
    return secrets.token_urlsafe(16)


def hash_of(secret: str) -> bytes:
    """What the house remembers of a secret."""
    return blake2b(secret.encode(), digest_size=32).digest()


class Guest:
    """Somebody's browser."""

    def __init__(self, id: int, name: str) -> None:
        self.id = id
        self.name = name


def guest_of(store: Store, secret: str | None) -> Guest | None:
    """The guest of a cookie; a forged or forgotten one is nobody."""
    row = _row_of(store, secret)
    return Guest(row["id"], row["name"]) if row is not None else None


def _row_of(store: Store, secret: str | None) -> Row | None:
    if not secret or len(secret) > 64:
        return None
    known = hash_of(secret)
    rows = store.read(FIND, (known, known, time.time()))
    return rows[0] if rows else None


async def welcome(store: Store, name: str) -> tuple[Guest, str]:
    """A new guest and the secret for its cookie."""
    secret, now = new_secret(), time.time()
    sql = "INSERT INTO guest (token_hash, name, seen, renewed) VALUES (?, ?, ?, ?)"
    await store.write((sql, (hash_of(secret), name, now, now)))
    guest = guest_of(store, secret)
    assert guest is not None
    return guest, secret


async def renew(store: Store, secret: str, must: bool = False) -> str | None:
    """A new secret for somebody whose own has grown old, or must be changed; None if it may stay.

    The old secret opens until the new one has come back to us, and a little longer: an answer can be lost, and a
    browser that opens ten pages at once asks ten times.
    """
    row, now = _row_of(store, secret), time.time()
    if row is None:
        return None
    age = now - row["renewed"]
    if row["token_hash"] == hash_of(secret):
        if row["old_hash"] is not None and row["old_until"] is None:
            await store.write(("UPDATE guest SET old_until = ? WHERE id = ?", (now + GRACE, row["id"])))
        if age < RENEWED_EVERY and not must:
            return None
    elif row["old_until"] is not None or age < GRACE:
        return None  # the new one has come back, or is on its way
    fresh = new_secret()
    sql = (
        "UPDATE guest SET token_hash = ?, old_hash = ?, old_until = NULL, renewed = ?"
        " WHERE id = ? AND token_hash = ? AND renewed = ?"
    )
    values = (hash_of(fresh), hash_of(secret), now, row["id"], row["token_hash"], row["renewed"])
    await store.write((sql, values))
    return fresh if guest_of(store, fresh) is not None else None  # another page may have been first
