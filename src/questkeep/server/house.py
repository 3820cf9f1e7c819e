"""All matches of the house: who opens, joins, leaves and returns; bots and clocks that keep a table going."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import time
from functools import partial
from hashlib import blake2b
from math import ceil
from typing import Annotated, Any, Literal

import msgspec

from questkeep.bots import BOTS, LEVELS
from questkeep.consent import AWAY_LONG_ENOUGH
from questkeep.decks import MOST_DECK
from questkeep.games import CATALOGUE
from questkeep.kernel.errors import BadFile, UnfitTable
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Deck, Game
from questkeep.server.archive import WAKE, archive_untouched
from questkeep.server.bots_at_table import BotsAtTable
from questkeep.server.broken import BrokenTables
from questkeep.server.chat import Spoken
from questkeep.server.chores import Chores
from questkeep.server.clock import DAY, ClockFace
from questkeep.server.decks_kept import KeptDecks, deck_digests
from questkeep.server.guard import TROUBLES
from questkeep.server.guests import Guest, hash_of, new_secret
from questkeep.server.idle import Idle
from questkeep.server.match import INSERT_PICK, Match, TableSettings
from questkeep.server.messages import Name, Pace, Refusal, SeatNumber
from questkeep.server.mistakes import Mistakes, table_broken
from questkeep.server.on_disk import record_on_disk
from questkeep.server.pulse import Pulse
from questkeep.server.reading import Readers, unusable
from questkeep.server.seats import SeatHolder, Watcher
from questkeep.server.store import Statement, Store
from questkeep.server.thinkers import Thinkers
from questkeep.text.names import clean_name

LOG = logging.getLogger("questkeep")
TAKE_SEAT = (
    "UPDATE seat SET guest = ?, name = ?, stand_in = NULL, by_wish = 0, link_hash = NULL WHERE match = ? AND seat = ?"
)
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


class SeatRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Something about one seat."""

    seat: SeatNumber
    bot: str = USUAL_BOT


class PaceRequest(msgspec.Struct, forbid_unknown_fields=True):
    """How long the bots of a table shall wait."""

    pace: Pace


class House:
    """Every running match, loaded when somebody looks at it."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        bot_pause: float = 0.35,
        luck: str = "",
        patience: float = AWAY_LONG_ENOUGH,
    ) -> None:
        self.store = store
        self.kept = KeptDecks(store)
        self.decks = store.path.parent / "decks"
        self.thinkers = thinkers
        self.readers = Readers()
        self.bot_pause = bot_pause
        self.luck = luck
        """If it is not empty, every table is dealt by it instead of by chance."""
        self.patience = patience
        """For how many seconds somebody must be away before the others can let a bot play for him."""
        self.matches: dict[str, Match] = {}
        self.bots: dict[str, BotsAtTable] = {}
        self.pulse = Pulse(store)
        self.idle = Idle()
        self._asked: dict[str, list[Seat]] = {}  # at the tables that have left memory: nothing changes there
        self.mistakes = Mistakes(store)
        self.broken = BrokenTables(store, self.kept)
        self.chores = Chores(self.mistakes)

    # Tables ---------------------------------------------------------------------------------------------------

    async def open_table(self, host: Guest, wish: TableWish) -> dict[str, Any]:
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
        links: list[dict[str, Any]] = []
        for number, seat in enumerate(wish.seats):
            statements.append(self._insert_seat(id, number, seat, host, links))
        await self.store.write(*statements)
        if clock.kind != "off":
            self.set_going(id)  # its clocks run from now on
        return {"match": id, "links": links}

    def set_going(self, id: str) -> None:
        """Load a new table; whoever comes to it reads what is wrong, if something is."""
        with contextlib.suppress(Refusal):
            self.match(id)

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
    def _insert_seat(id: str, number: int, wish: SeatWish, host: Guest, links: list[dict[str, Any]]) -> Statement:
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

    def match(self, id: str) -> Match:
        """The match with this id, from memory or the disk; an unknown id creates nothing; a broken one stays so."""
        self.idle.note_use(id)
        if id not in self.matches or self.matches[id].lost:
            broken = self.broken.find(id)
            if broken is not None:
                raise broken.refusal()
            rows = self.store.read("SELECT * FROM match WHERE id = ?", (id,))
            if not rows:
                raise Refusal("no-such-match")
            self._load_safely(dict(rows[0]))
            self._asked.pop(id, None)
        return self.matches[id]

    def _load_safely(self, row: dict[str, Any]) -> None:
        """Load a match; one that cannot be loaded is stopped, and nothing else is."""
        id = row["id"]
        try:
            match = self._load(row)
        except (Refusal, *TROUBLES):
            raise
        except Exception as problem:
            number = self._stop(id, [], problem)
            raise table_broken(id, number) from None
        self.matches[id] = match
        match.on_mistake = partial(self._stop, id)
        with match.lock:
            self.bots[id].look()
        self.broken.forget(id)

    def _stop(self, id: str, watchers: list[Watcher], problem: Exception) -> str:
        """A mistake of ours stops a table: the log has it, everybody there is told, no other table suffers."""
        number = self.mistakes.note(problem, "table", id)
        self.matches.pop(id, None)
        bots = self.bots.pop(id, None)
        if bots is not None:
            bots.stop()
        self.broken.add(id, number, watchers)
        return number

    def _load(self, row: dict[str, Any]) -> Match:
        game = CATALOGUE[row["game"]]
        if not 1 <= row["rules"] <= game.version:
            raise Refusal("other-rules", facts={"rules": row["rules"], "known": game.version})
        record = record_on_disk(self.store, row, self.kept.deck_of(row))
        seats = self.store.read("SELECT * FROM seat WHERE match = ? ORDER BY seat", (row["id"],))
        said = self.store.read("SELECT seat, recipient, text FROM said WHERE match = ? ORDER BY number", (row["id"],))
        holders = [
            SeatHolder(seat["name"], seat["guest"], seat["bot"], seat["stand_in"], bool(seat["by_wish"]), seat["hints"])
            for seat in seats
        ]
        settings = TableSettings(bool(row["chat"]), bool(row["hints"]), row["pace"], record.is_practice)
        match = Match(self.store, row["id"], record, holders, ClockFace.read(row["clock"]), settings)
        match.chat.lines = [
            Spoken(line["seat"], holders[line["seat"]].name, line["recipient"], line["text"]) for line in said
        ]
        match.rematch = row["rematch"]
        self.bots[match.id] = BotsAtTable(match, self.thinkers, self.bot_pause)
        match.on_change = self.bots[match.id].look
        return match

    # Seats ----------------------------------------------------------------------------------------------------

    async def take_link(self, guest: Guest, secret: str) -> tuple[str, int]:
        """Exchange a link for its seat; a link serves once."""
        match = self.match(self.seat_of_link(secret)[0])
        async with match.lock:
            id, seat = self.seat_of_link(secret)  # whoever came at the same moment may have been first
            await self.store.write((TAKE_SEAT, (guest.id, guest.name, id, seat)), (WAKE, (id,)))
            match.sit_down(seat, guest.id, guest.name)
        return id, seat

    def seat_of_link(self, secret: str) -> tuple[str, int]:
        """The match and the seat that a link opens."""
        rows = self.store.read("SELECT match, seat FROM seat WHERE link_hash = ?", (hash_of(secret),))
        if not rows:
            raise Refusal("no-such-link")
        return rows[0]["match"], rows[0]["seat"]

    def invitation(self, secret: str) -> dict[str, Any]:
        """What whoever holds a link may know before he sits down: game, host, and who sits where."""
        id, seat = self.seat_of_link(secret)
        table = self.store.read(
            "SELECT match.game, guest.name AS host FROM match JOIN guest ON guest.id = match.host WHERE match.id = ?",
            (id,),
        )[0]
        seats = self.store.read("SELECT name, guest, bot FROM seat WHERE match = ? ORDER BY seat", (id,))
        return {
            "game": table["game"],
            "host": table["host"],
            "seat": seat,
            "seats": [
                {"name": one["name"], "bot": one["bot"], "free": one["guest"] is None and one["bot"] is None}
                for one in seats
            ],
        }

    async def new_link(self, guest: Guest, id: str, seat: int) -> str:
        """A link for my seat (to move it to another device), or for an open seat of my table."""
        match = self.match(id)
        if seat >= len(match.holders):
            raise Refusal("not-your-seat")
        holder = match.holders[seat]
        is_open = holder.guest is None and holder.bot is None
        if holder.guest != guest.id and not (is_open and self.host_of(id) == guest.id):
            raise Refusal("not-your-seat")
        secret = new_secret()
        async with match.lock:
            await self.store.write(
                ("UPDATE seat SET link_hash = ? WHERE match = ? AND seat = ?", (hash_of(secret), id, seat))
            )
        return f"/join/{secret}"

    def host_of(self, id: str) -> int:
        """The guest who opened the table."""
        host: int = self.store.read("SELECT host FROM match WHERE id = ?", (id,))[0]["host"]
        return host

    async def let_bot_stand_in(self, guest: Guest, id: str, request: SeatRequest) -> None:
        """A bot answers for my own seat, for an open one, or, if most of those present wish it, for somebody away."""
        match = self.match(id)
        if request.seat >= len(match.holders) or not match.seating.seats_of(guest.id):
            raise Refusal("not-your-seat")
        if request.bot not in LEVELS:
            raise Refusal("no-such-level", facts={"level": request.bot[:40]})
        holder = match.holders[request.seat]
        is_mine = holder.guest == guest.id
        if holder.bot is not None or (not is_mine and match.seating.is_present(holder.guest)):
            raise Refusal("not-your-seat")
        if not is_mine and holder.guest is not None:
            seconds = ceil(self.patience - match.seating.seconds_away(holder.guest))
            if seconds > 0:
                raise Refusal("away-too-short", facts={"name": holder.name, "seconds": seconds})
        with match.lock:
            is_granted = is_mine or holder.guest is None or match.vote(guest.id, request.seat)
        if is_granted:
            await match.hand_to_bot(Seat(request.seat), request.bot, by_wish=is_mine)

    async def come_back(self, guest: Guest, id: str, seat: int) -> None:
        """The person answers again."""
        match = self.match(id)
        if seat >= len(match.holders) or match.holders[seat].guest != guest.id:
            raise Refusal("not-your-seat")
        await match.take_back(Seat(seat))

    async def set_pace(self, guest: Guest, id: str, pace: Pace) -> None:
        """Whoever sits at the table says how long its bots wait."""
        match = self.match(id)
        if not match.seating.seats_of(guest.id):
            raise Refusal("not-your-seat")
        await match.set_pace(pace)

    def my_matches(self, guest: Guest) -> list[dict[str, Any]]:
        """My running and finished games, newest first; at the end those in the archive."""
        rows = self.store.read(
            "SELECT DISTINCT match.* FROM match JOIN seat ON seat.match = match.id"
            " WHERE seat.guest = ? OR match.host = ? ORDER BY archived, touched DESC LIMIT 50",
            (guest.id, guest.id),
        )
        return [self._summary(dict(row), guest) for row in rows]

    def _summary(self, row: dict[str, Any], guest: Guest) -> dict[str, Any]:
        seats = self.store.read("SELECT name, guest FROM seat WHERE match = ? ORDER BY seat", (row["id"],))
        mine = [seat for seat, holder in enumerate(seats) if holder["guest"] == guest.id]
        is_waiting = row["ended"] is None and not row["archived"]
        asked = self._asked_at(row["id"]) if is_waiting else []
        return {
            "match": row["id"],
            "game": row["game"],
            "names": [seat["name"] for seat in seats],
            "mine": mine,
            "asked": any(seat in asked for seat in mine),
            "ended": row["ended"] is not None,
            "broken": self.broken.find(row["id"]) is not None,
            "archived": bool(row["archived"]),
            "scores": json.loads(row["scores"]) if row["scores"] else None,
            "apart": listed_apart(row["game"], row["options"]),
            "practice": bool(row["practice"]),
            "touched": row["touched"],
        }

    def _asked_at(self, id: str) -> list[Seat]:
        if id in self._asked:
            return self._asked[id]
        with contextlib.suppress(Refusal):  # a table of other rules is listed, but nobody can go on with it
            match = self.match(id)
            with match.lock:
                return match.table.asked()
        return []

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

    # Clocks and chores ------------------------------------------------------------------------------------------

    async def archive(self) -> None:
        """Unfinished tables that nobody has touched for long go to the archive, unless somebody's time runs there."""
        await archive_untouched(self.store, self.pulse, self._has_time_running)

    def _has_time_running(self, id: str) -> bool:
        clock = self.matches[id].clock_now() if id in self.matches else None
        return clock is not None and bool(clock.running)

    def _is_idle(self, match: Match) -> bool:
        if match.watchers or match.lock.locked() or self.bots[match.id].is_busy():
            return False
        with contextlib.suppress(Refusal), match.lock:
            return not self._has_time_running(match.id) and match.is_over() is not None
        return False

    async def let_idle_go(self) -> None:
        """Matches that nobody needs leave memory; whoever asks for one finds it loaded again."""
        for match in self.idle.leaving([match for match in list(self.matches.values()) if self._is_idle(match)]):
            if self.matches.get(match.id) is match and self._is_idle(match):
                self._let_go(match)
            await asyncio.sleep(0)  # thousands of them would make people wait

    def _let_go(self, match: Match) -> None:
        if not match.is_over() and not match.lost:
            self._asked[match.id] = list(match.table.asked())
        match.lost = True  # whoever still holds it does nothing with it any more
        match.on_change = do_nothing  # match and bots know each other: now both are gone at once
        del self.matches[match.id], self.bots[match.id]

    async def troubles(self) -> list[str]:
        """Whatever works in the background and does not live."""
        return await self.pulse.troubles() + self.chores.troubles() + self.thinkers.troubles()

    async def close(self) -> None:
        """Stop all chores, drivers and workers."""
        await self.chores.stop()
        for bots in self.bots.values():
            bots.stop()
        await self.broken.saved()
        self.thinkers.close()
        self.readers.close()


def listed_apart(game: str, options: str) -> dict[str, str]:
    """The options that set a table apart in lists, if its game and they can be read at all."""
    with contextlib.suppress(KeyError, ValueError):
        return CATALOGUE[game].listed_apart(json.loads(options))
    return {}


def do_nothing() -> None:
    """What follows from a change that nobody looks at."""


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
