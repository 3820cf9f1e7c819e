"""The tables of the data file, and how a file of any earlier version becomes one of today's."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from functools import cache

from questkeep.games import CATALOGUE
from questkeep.kernel.errors import BadFile
from questkeep.kernel.game import digest_of


def keep_decks(connection: sqlite3.Connection) -> None:
    """Every match names its cards by content; one that named none was dealt the standard deck of its rules then."""
    connection.execute("CREATE TABLE deck (digest TEXT PRIMARY KEY, game TEXT NOT NULL, text TEXT NOT NULL)")
    connection.execute("ALTER TABLE match ADD COLUMN deck_digest TEXT REFERENCES deck (digest)")
    connection.execute("ALTER TABLE match ADD COLUMN base_digest TEXT REFERENCES deck (digest)")
    matches = connection.execute("SELECT id, game, rules, deck_text FROM match").fetchall()
    for id, game, rules, own_text in matches:
        digests: list[str | None] = [None, None]
        for place, text in enumerate(texts_of(game, rules, own_text)):
            digests[place] = digest_of(text)
            connection.execute("INSERT OR IGNORE INTO deck VALUES (?, ?, ?)", (digests[place], game, text))
        connection.execute("UPDATE match SET deck_digest = ?, base_digest = ? WHERE id = ?", (*digests, id))
    connection.execute("ALTER TABLE match DROP COLUMN deck_text")


@cache
def texts_of(key: str, rules: int, own_text: str | None) -> list[str]:
    """The cards of a match that was begun before matches named theirs, and the standard deck that they lie upon."""
    game = CATALOGUE.get(key)
    first = game.first_decks.get(rules) if game is not None else None
    if game is None or first is None:  # rules that nobody knows here: such a match is kept as it is
        return [own_text] if own_text is not None else []
    standard = game.released_decks()[first]
    if own_text is None:
        return [standard]
    try:
        base = game.read_deck("own", own_text, standard).base
    except BadFile:  # what could be read then will have to be readable again
        base = standard
    return [own_text, base] if base else [own_text]


MIGRATIONS: list[str | Callable[[sqlite3.Connection], None]] = [
    """
    CREATE TABLE guest (
        id INTEGER PRIMARY KEY,
        token_hash BLOB NOT NULL UNIQUE,
        name TEXT NOT NULL,
        seen REAL NOT NULL
    );
    CREATE TABLE match (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        rules INTEGER NOT NULL,
        options TEXT NOT NULL,
        deck TEXT NOT NULL,
        deck_text TEXT,
        seed TEXT NOT NULL,
        clock TEXT NOT NULL,
        chat INTEGER NOT NULL,
        host INTEGER NOT NULL REFERENCES guest (id),
        created REAL NOT NULL,
        touched REAL NOT NULL,
        ended REAL,
        scores TEXT,
        rematch TEXT
    );
    CREATE INDEX match_touched ON match (touched);
    CREATE TABLE seat (
        match TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        guest INTEGER REFERENCES guest (id),
        bot TEXT,
        stand_in TEXT,
        link_hash BLOB UNIQUE,
        PRIMARY KEY (match, seat)
    ) WITHOUT ROWID;
    CREATE INDEX seat_guest ON seat (guest);
    CREATE TABLE pick (
        match TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
        row INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        notation TEXT NOT NULL,
        at REAL NOT NULL,
        PRIMARY KEY (match, row)
    ) WITHOUT ROWID;
    CREATE TABLE said (
        match TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        seat INTEGER,
        text TEXT NOT NULL,
        at REAL NOT NULL,
        PRIMARY KEY (match, number)
    ) WITHOUT ROWID;
    """,
    "ALTER TABLE said ADD COLUMN recipient INTEGER;",  # a whisper
    """
    ALTER TABLE match ADD COLUMN hints INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE match ADD COLUMN pace TEXT NOT NULL DEFAULT 'normal';
    ALTER TABLE seat ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE seat ADD COLUMN by_wish INTEGER NOT NULL DEFAULT 0;
    """,
    """
    ALTER TABLE guest ADD COLUMN renewed REAL NOT NULL DEFAULT 0;
    ALTER TABLE guest ADD COLUMN old_hash BLOB;
    ALTER TABLE guest ADD COLUMN old_until REAL;
    CREATE INDEX guest_old_hash ON guest (old_hash);
    CREATE INDEX match_running ON match (host) WHERE ended IS NULL;
    """,
    "ALTER TABLE match ADD COLUMN practice INTEGER NOT NULL DEFAULT 0;",
    """
    CREATE TABLE house (open_seconds REAL NOT NULL);
    INSERT INTO house VALUES (0);
    ALTER TABLE match ADD COLUMN open_at_touch REAL NOT NULL DEFAULT 0;
    ALTER TABLE match ADD COLUMN archived INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX match_untouched ON match (open_at_touch) WHERE ended IS NULL AND archived = 0;
    """,
    keep_decks,
    """
    CREATE TABLE mistake (
        match TEXT PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
        id TEXT NOT NULL,
        build TEXT NOT NULL,
        at REAL NOT NULL
    ) WITHOUT ROWID;
    """,  # tables that a mistake of ours has stopped, and the Questkeep that made it
]
"""Each entry lifts the file by one version; entries are never changed once released."""


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the file to the newest schema; a file from a newer Questkeep is refused."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        raise ValueError(
            f"the data is of a newer Questkeep (schema {version}, this one knows {len(MIGRATIONS)}): update first"
        )
    for number in range(version, len(MIGRATIONS)):
        step = MIGRATIONS[number]
        if isinstance(step, str):
            connection.executescript(f"BEGIN; {step} PRAGMA user_version = {number + 1}; COMMIT;")
        else:
            connection.execute("BEGIN IMMEDIATE")
            step(connection)
            connection.execute(f"PRAGMA user_version = {number + 1}")
            connection.execute("COMMIT")
