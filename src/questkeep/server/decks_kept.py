"""The cards of every match, kept by content: whatever changes in the files of a game, a match keeps its own."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from questkeep.games import CATALOGUE
from questkeep.kernel.game import Deck, Game, digest_of
from questkeep.server.reading import unusable
from questkeep.server.store import Statement, Store

MOST_AT_HAND = 64


class KeptDecks:
    """The decks of the data file: each text is there once, and every match names its own."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._read = lru_cache(MOST_AT_HAND)(self._read_deck)  # matches with the same cards share them

    def keep(self, game: Game, deck: Deck) -> list[Statement]:
        """What must be written before a match can name this deck."""
        statements: list[Statement] = []
        for text in [deck.text, deck.base] if deck.base else [deck.text]:
            digest = digest_of(text)
            known = self.text(digest)
            if known is None:
                sql = "INSERT OR IGNORE INTO deck (digest, game, text) VALUES (?, ?, ?)"
                statements.append((sql, (digest, game.key, text)))
            elif known != text:  # no accident: somebody has looked for two texts with one fingerprint
                raise unusable(0, "digest", f"another deck is known as {digest}")
        return statements

    def deck_of(self, row: dict[str, Any]) -> Deck:
        """The cards that the match of this row was begun with."""
        return self._read(row["game"], row["deck"], row["deck_digest"], row["base_digest"])

    def _read_deck(self, game: str, name: str, digest: str, base_digest: str | None) -> Deck:
        standard = CATALOGUE[game].standard_deck()
        if digest == standard.digest and name == standard.name:
            return standard
        base = self.text(base_digest) if base_digest is not None else None
        return CATALOGUE[game].read_deck(name, self.text(digest) or "", base or "")

    def text(self, digest: str) -> str | None:
        """The text with this fingerprint, if a match was ever begun with it."""
        rows = self.store.read("SELECT text FROM deck WHERE digest = ?", (digest,))
        return rows[0]["text"] if rows else None


def deck_digests(deck: Deck) -> tuple[str, str | None]:
    """By what a match names its cards: the digest of the deck, and of the standard deck that it lies upon."""
    return deck.digest, digest_of(deck.base) if deck.base else None


def deck_for_rematch(game: Game, deck: Deck) -> Deck:
    """Own cards again as they were; after a game with a standard deck, be it an old one, the standard deck of today."""
    return game.standard_deck() if deck.digest in game.released_decks() else deck
