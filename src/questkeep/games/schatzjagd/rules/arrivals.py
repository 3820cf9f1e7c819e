"""Arriving somewhere: what the field holds, shops, and what may be done there (sections 7, 8 and 16 of RULES.md)."""

from __future__ import annotations

from questkeep.games.schatzjagd.rules import moves
from questkeep.games.schatzjagd.rules.deck import EVAPORATE, FIEND, GOLD, NAMES, PORTAL, SPECIAL, TRADE, WEAPON, WEAPONS
from questkeep.games.schatzjagd.rules.fights import FightingTable
from questkeep.games.schatzjagd.rules.table import ACT, ARRIVE, DRAW, FIND, LAND_AT, NONE, USE, Frame
from questkeep.kernel.chance import Chance
from questkeep.kernel.event import Event


class ArrivingTable(FightingTable):
    """A table on which henchmen arrive."""

    def travel(self, field: int) -> None:
        """[S-34, S-115] Magic carries him away; the journey is over and he arrives there."""
        self.drop_part()
        self.move(field)
        if self.told is not None:
            self.tell(Event("travelled", {"seat": self.active, "field": NAMES[field]}))
        self.do_next(ARRIVE)

    def arrive(self, chance: Chance) -> None:
        """[S-42 … S-48] Reveal and resolve what is in the field; free actions follow."""
        self.do_next(ACT)
        field = self.me().field
        if self.cards[field] == NONE:
            return
        card = self.reveal(field)
        kind = self.deck.kind_of[card]
        if kind.type == SPECIAL:
            self.do_next(USE)
        elif kind.type == FIEND:
            self.meet_fiend(card)
        elif kind.type < SPECIAL:
            self.discard_from_field(field)
            if kind.type == WEAPON:
                self.add(self.active, WEAPONS, kind.number)
            else:
                self.is_alive_after(kind.effects, self.active, 0, chance)
        else:
            self.find(field)

    def find(self, field: int) -> None:
        """[S-48, S-71] A black card becomes a hand card that all have seen; a dead map is replaced."""
        card = self.clear(field)
        if self.deck.is_map[card] and self.maps_are_dead():
            self.set_aside(self.active, card)
            self.todo.append(Frame(DRAW, 1, self.active))
            return
        self.put_in_hand(self.active, card)
        self.seen[card] = self.everyone
        if self.told is not None:
            self.tell(Event("card-found", {"seat": self.active, "card": self.deck.key_of[card]}))
        self.todo.append(Frame(FIND, card))

    def use(self, code: int, chance: Chance) -> None:
        """[S-46] A special is used, or left alone."""
        field = self.me().field
        card = self.cards[field]
        kind = self.deck.kind_of[card]
        if code == moves.LEAVE:
            if self.told is not None:
                self.tell(Event("special-left", {"seat": self.active, "card": kind.key}))
            return
        self.used = [*self.used, card]
        if self.told is not None:
            self.tell(Event("special-used", {"seat": self.active, "card": kind.key}))
        if kind.pay:
            self.add(self.active, GOLD, -kind.pay)
        if not kind.stays:
            self.discard_from_field(field)
        times = code - moves.USE_TIMES if kind.last == TRADE else 0
        if self.is_alive_after(kind.effects, self.active, times, chance) and kind.last == PORTAL:
            self.enter_portal(chance)

    def enter_portal(self, chance: Chance) -> None:
        """[S-114] One die decides."""
        die = self.throw(1, chance)[0]
        if self.told is not None:
            self.tell(Event("portal-entered", {"seat": self.active, "die": die}))
        if die == EVAPORATE:
            self.die_of(self.active, NONE)
        else:
            self.todo.append(Frame(LAND_AT, die))

    def act(self, code: int, chance: Chance) -> None:
        """[S-42, S-51] One free action or purchase."""
        if code == moves.SEARCH:
            self.search(chance)
        elif code >= moves.TAKE:
            self.give_treasure(code - moves.TAKE - 1, self.active)
        elif code >= moves.BUY:
            self.buy(code - moves.BUY - 1, chance)
        else:
            self.challenge(code - moves.CHALLENGE)

    def buy(self, number: int, chance: Chance) -> None:
        """[S-51] One offer of the shop."""
        shop = self.deck.shops[self.shops[self.deck.board.city_fields.index(self.me().field)]]
        offer = shop.offers[number]
        if offer.once:
            self.bought |= 1 << number
        if self.told is not None:
            self.tell(
                Event("bought", {"seat": self.active, "shop": shop.key, "offer": number + 1, "price": offer.price})
            )
        if offer.price:
            self.add(self.active, GOLD, -offer.price)
        self.carry_out(offer.effect, self.active, 0, chance)

    def search(self, chance: Chance) -> None:
        """[S-121, S-122] Plunder: every day of searching makes a find likelier."""
        player = self.me()
        player.has_searched = True
        player.search_days += 1
        die = self.throw(1, chance)[0]
        owner = self.owner_of(player.field)
        found = die <= player.search_days
        if self.told is not None:
            facts: dict[str, object] = {"seat": self.active, "owner": owner, "die": die, "days": player.search_days}
            self.tell(Event("castle-searched", {**facts, "found": found}))
        if found:
            player.search_days = 0
            self.find_in_castle(owner, chance)
