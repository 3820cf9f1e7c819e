"""The same people once more: at the end of a game, or where a mistake of ours has ended it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from typing import Any

from questkeep.games import CATALOGUE
from questkeep.kernel.errors import BadFile, UnfitTable
from questkeep.kernel.game import Deck, Game
from questkeep.server.clock import ClockFace
from questkeep.server.decks_kept import deck_for_rematch
from questkeep.server.guests import Guest
from questkeep.server.house import House
from questkeep.server.match import TableSettings
from questkeep.server.messages import Refusal
from questkeep.server.new_tables import insert_match
from questkeep.server.reading import unusable

INSERT_SEAT = "INSERT INTO seat (match, seat, name, guest, bot) VALUES (?, ?, ?, ?, ?)"


class Rematches:
    """New tables in the place of old ones, once each; what is known of the old one is what the disk has."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._lock = asyncio.Lock()

    async def open(self, guest: Guest, old: str) -> str:
        """The same people and bots at a new table; friends find their way by the old one."""
        async with self._lock:
            row = dict(self.house.store.read("SELECT * FROM match WHERE id = ?", (old,))[0])
            known: str | None = row["rematch"]
            if known is not None:
                return known
            new = await self._set_up(guest, row)
        self._tell(old, new)
        if ClockFace.read(row["clock"]).kind != "off":
            self.house.set_going(new)
        return new

    async def _set_up(self, guest: Guest, row: dict[str, Any]) -> str:
        house = self.house
        house.new_tables.check_room(guest)
        seats = house.store.read("SELECT * FROM seat WHERE match = ? ORDER BY seat", (row["id"],))
        game, options, deck = self._playable(row, len(seats))
        id = secrets.token_urlsafe(9)
        old = ClockFace.read(row["clock"])
        clock = ClockFace.fresh(old.kind, old.bank, old.increment, len(seats))
        settings = TableSettings(bool(row["chat"]), bool(row["hints"]), row["pace"], bool(row["practice"]))
        seed = house.new_tables.new_seed(guest, game, options, deck)
        statements = house.kept.keep(game, deck)
        statements.append(insert_match(id, seed, game, game.version, options, deck, clock, settings, guest))
        statements += [(INSERT_SEAT, (id, seat["seat"], seat["name"], seat["guest"], seat["bot"])) for seat in seats]
        statements.append(("UPDATE match SET rematch = ? WHERE id = ?", (id, row["id"])))
        await house.store.write(*statements)
        return id

    def _playable(self, row: dict[str, Any], seats: int) -> tuple[Game, dict[str, str], Deck]:
        """Game, options and cards of a match, if they can be played today: the rules are those of today."""
        game = CATALOGUE.get(row["game"])
        if game is None:
            raise Refusal("no-such-game", facts={"game": row["game"]})
        try:
            deck = deck_for_rematch(game, self.house.kept.deck_of(row))
            options = game.chosen_options(json.loads(row["options"]))
            game.check_table(seats, options, deck)
        except UnfitTable as unfit:
            raise Refusal(unfit.objection.reason, unfit.objection.clause or None, unfit.objection.facts) from None
        except BadFile as bad:
            raise unusable(bad.line, bad.field, bad.problem) from None
        except ValueError:  # options that nobody can read
            raise Refusal("not-understood") from None
        return game, options, deck

    def _tell(self, old: str, new: str) -> None:
        broken = self.house.broken.find(old)
        if broken is not None:
            broken.publish()
        elif old in self.house.matches:
            match = self.house.matches[old]
            match.rematch = new
            with contextlib.suppress(Refusal), match.lock:
                match.publish()
