"""New tables: as a host wants them, or as a record of a finished game says."""

from __future__ import annotations

import json
import secrets
import time
from hashlib import blake2b
from typing import Annotated, Literal

import msgspec

from questkeep.bots import BOTS
from questkeep.decks import MOST_DECK
from questkeep.games import CATALOGUE
from questkeep.kernel.errors import BadFile, UnfitTable
from questkeep.kernel.game import Deck, Game
from questkeep.server.answers import Link, Opened
from questkeep.server.clock import DAY, ClockFace
from questkeep.server.decks_kept import KeptDecks, deck_digests
from questkeep.server.guests import Guest, hash_of, new_secret
from questkeep.server.match import INSERT_PICK, TableSettings
from questkeep.server.messages import Name, Pace, Refusal
from questkeep.server.reading import Readers, unusable
from questkeep.server.store import Statement, Store
from questkeep.text.names import clean_name

USUAL_BOT = "adept"  # who plays where nobody has said which bot should
COUNT_RUNNING = "SELECT count(*) FROM match WHERE ended IS NULL AND archived = 0"
MOST_RUNNING_PER_GUEST = 100
MOST_RUNNING = 20_000


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """How a seat of a new table is to be filled."""

    kind: Literal["me", "here", "friend", "bot"]
    name: Name | None = None
    bot: str | None = None


class ClockWish(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The clock of a new table."""

    kind: Literal["off", "bank", "days"] = "off"
    bank: Annotated[float, msgspec.Meta(ge=10, le=30 * DAY)] = 300
    increment: Annotated[float, msgspec.Meta(ge=0, le=3600)] = 0


class TableWish(msgspec.Struct, forbid_unknown_fields=True):
    """A new table as its host wants it."""

    game: str
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[str, str] = {}
    clock: ClockWish = ClockWish()
    chat: bool = True
    hints: bool = True
    pace: Pace = "normal"
    practice: bool = False
    deck: Annotated[str, msgspec.Meta(max_length=40_000)] | None = None
    deck_file: Annotated[str, msgspec.Meta(max_length=100)] | None = None


class NewTables:
    """Sets up tables; `luck`, if it is not empty, deals every one of them instead of chance."""

    def __init__(self, store: Store, kept: KeptDecks, readers: Readers, luck: str) -> None:
        self.store = store
        self.kept = kept
        self.readers = readers
        self.luck = luck
        self.decks = store.path.parent / "decks"

    async def open(self, host: Guest, wish: TableWish) -> Opened:
        """Set up a new table; friends get a link each."""
        game = CATALOGUE.get(wish.game)
        if game is None:
            raise Refusal("no-such-game", facts={"game": wish.game[:40]})
        try:
            options = game.chosen_options(wish.options)
            deck = await self._deck_for(game, wish)
            game.check_table(len(wish.seats), options, deck)
        except UnfitTable as unfit:
            raise Refusal(unfit.objection.reason, unfit.objection.clause or None, unfit.objection.facts) from None
        except BadFile as bad:
            raise unusable(bad.line, bad.field, bad.problem) from None
        if wish.practice and any(seat.kind == "friend" for seat in wish.seats):
            raise Refusal("no-practice")
        self.check_room(host)
        id = secrets.token_urlsafe(9)
        clock = ClockFace.fresh(wish.clock.kind, wish.clock.bank, wish.clock.increment, len(wish.seats))
        settings = TableSettings(wish.chat, wish.hints, wish.pace, wish.practice)
        seed = self.new_seed(host, game, options, deck)
        statements = self.kept.keep(game, deck)
        statements.append(insert_match(id, seed, game, game.version, options, deck, clock, settings, host))
        links: list[Link] = []
        for number, seat in enumerate(wish.seats):
            statements.append(self._insert_seat(id, number, seat, host, links))
        await self.store.write(*statements)
        return {"match": id, "links": links}

    def check_room(self, host: Guest) -> None:
        """Refuse one more running table for this guest, or for the house."""
        if self.store.read(COUNT_RUNNING + " AND host = ?", (host.id,))[0][0] >= MOST_RUNNING_PER_GUEST:
            raise Refusal("too-many-tables", facts={"most": MOST_RUNNING_PER_GUEST})
        if self.store.read(COUNT_RUNNING)[0][0] >= MOST_RUNNING:
            raise Refusal("house-full")

    def new_seed(self, host: Guest, game: Game, options: dict[str, str], deck: Deck) -> str:
        """From the system; by the luck of a house, the same for the same wish of any host for his nth table."""
        if not self.luck:
            return secrets.token_hex(16)
        opened = self.store.read("SELECT count(*) FROM match WHERE host = ?", (host.id,))[0][0]
        wish = json.dumps([self.luck, opened, game.key, options, deck.text])
        return blake2b(wish.encode(), digest_size=16).hexdigest()

    def own_decks(self, game: Game) -> list[str]:
        """The deck files of the host's own: GAME/*.toml in the folder `decks` beside the data."""
        return sorted(path.name for path in (self.decks / game.key).glob("*.toml"))

    async def _deck_for(self, game: Game, wish: TableWish) -> Deck:
        name, text = "own.toml", wish.deck
        if wish.deck_file is not None:
            if wish.deck_file not in self.own_decks(game):
                raise Refusal("unknown-deck", facts={"deck": wish.deck_file})
            with (self.decks / game.key / wish.deck_file).open(encoding="utf-8", errors="replace") as file:
                name, text = wish.deck_file, file.read(MOST_DECK + 1)
        if text is None:
            return game.standard_deck()
        await self.readers.read_deck(game.key, name, text)
        return game.read_deck(name, text)

    @staticmethod
    def _insert_seat(id: str, number: int, wish: SeatWish, host: Guest, links: list[Link]) -> Statement:
        name, guest, bot, link_hash = clean_name(wish.name or "") or host.name, None, None, None
        if wish.kind in ("me", "here"):
            guest = host.id
        elif wish.kind == "bot":
            bot = wish.bot or USUAL_BOT
            name = bot
            if bot not in BOTS:
                raise Refusal("no-such-level", facts={"level": bot[:40]})
        else:
            secret = new_secret()
            name, link_hash = "", hash_of(secret)
            links.append({"seat": number, "path": f"/join/{secret}"})
        sql = "INSERT INTO seat (match, seat, name, guest, bot, link_hash) VALUES (?, ?, ?, ?, ?, ?)"
        return sql, (id, number, name, guest, bot, link_hash)

    async def load_record(self, guest: Guest, text: str) -> str:
        """A finished game from a file, to be watched by anyone who has its address."""
        played = await self.readers.read_record(text)
        if played.scores is None:
            raise Refusal("not-over")
        game, deck = CATALOGUE[played.game], Deck(played.deck_name, played.deck_text)
        deck.base = played.deck_base
        id = secrets.token_urlsafe(9)
        clock = ClockFace.fresh("off", 0, 0, len(played.players))
        settings = TableSettings(False, practice=played.is_practice)
        now, scores = time.time(), json.dumps(played.scores)
        statements = self.kept.keep(game, deck)
        statements.append(
            insert_match(id, played.seed, game, played.rules, played.options, deck, clock, settings, guest)
        )
        statements.append(("UPDATE match SET ended = ?, scores = ? WHERE id = ?", (now, scores, id)))
        for seat, name in enumerate(played.players):
            bot = name if name in BOTS else None
            statements.append(("INSERT INTO seat (match, seat, name, bot) VALUES (?, ?, ?, ?)", (id, seat, name, bot)))
        statements += [(INSERT_PICK, (id, row, *pick, now)) for row, pick in enumerate(played.picks, 1)]
        await self.store.write(*statements)
        return id


def insert_match(
    id: str,
    seed: str,
    game: Game,
    version: int,
    options: dict[str, str],
    deck: Deck,
    clock: ClockFace,
    settings: TableSettings,
    host: Guest,
) -> Statement:
    """The row of a new match; its seed stays inside until the end."""
    now = time.time()
    sql = (
        "INSERT INTO match (id, game, rules, options, deck, deck_digest, base_digest, seed, clock, chat, hints, pace,"
        " practice, host, created, touched, open_at_touch)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, (SELECT open_seconds FROM house))"
    )
    values = (
        id, game.key, version, json.dumps(options), deck.name, *deck_digests(deck), seed,
        clock.write(), settings.chat, settings.hints, settings.pace, settings.practice, host.id, now, now,
    )  # fmt: skip
    return sql, values
