"""Guests and their secrets: 128 random bits in a cookie or a link, of which the house keeps only the hash."""

from __future__ import annotations

import secrets
import time
from hashlib import blake2b

from questkeep.server.store import Store

COOKIE = "questkeep"


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
    if not secret or len(secret) > 64:
        return None
    rows = store.read("SELECT id, name FROM guest WHERE token_hash = ?", (hash_of(secret),))
    return Guest(rows[0]["id"], rows[0]["name"]) if rows else None


async def welcome(store: Store, name: str) -> tuple[Guest, str]:
    """A new guest and the secret for its cookie."""
    secret = new_secret()
    await store.write(
        ("INSERT INTO guest (token_hash, name, seen) VALUES (?, ?, ?)", (hash_of(secret), name, time.time()))
    )
    guest = guest_of(store, secret)
    assert guest is not None
    return guest, secret
