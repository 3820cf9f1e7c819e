"""Play cards on their way between piles, hands and fields (sections 9 and 10 of RULES.md)."""

from __future__ import annotations

from questkeep.games.schatzjagd.rules import knowledge
from questkeep.games.schatzjagd.rules.choices import AskingTable
from questkeep.games.schatzjagd.rules.deck import FIELDS, NAMES, SIDE
from questkeep.games.schatzjagd.rules.table import CLEANSE, DRAW, NONE, RESHUFFLE, Frame
from questkeep.kernel.chance import Chance
from questkeep.kernel.event import Event


class PileTable(AskingTable):
    """A table on which cards are drawn, shown, inserted and discarded."""

    def put_in_hand(self, seat: int, card: int) -> None:
        """A play card joins a hand, which is kept in order so that its order tells nothing."""
        hand = self.players[seat].hand
        place = len(hand)
        while place and hand[place - 1] > card:
            place -= 1
        hand.insert(place, card)

    def discard_from_hand(self, seat: int, card: int) -> None:
        """[S-69] A card that all see goes from a hand to the discard pile."""
        self.players[seat].hand.remove(card)
        knowledge.card_was_shown(self, card)
        self.discard.append(card)

    def reveal(self, field: int) -> int:
        """[S-42] All see the card in a field."""
        card = self.cards[field]
        self.showing = field
        knowledge.learn_field(self, field, self.everyone)
        if self.told is not None:
            self.tell(
                Event("card-revealed", {"seat": self.active, "field": NAMES[field], "card": self.deck.key_of[card]})
            )
        return card

    def clear(self, field: int) -> int:
        """A card that all have seen leaves its field."""
        card = self.cards[field]
        self.lift_card(field)
        self.known[field] = 0
        if self.showing == field:
            self.showing = NONE
        return card

    def discard_from_field(self, field: int) -> None:
        """A card that all have seen goes from the board to the discard pile."""
        card = self.clear(field)
        self.discard.append(card)
        if self.told is not None:
            self.tell(Event("card-discarded", {"field": NAMES[field], "card": self.deck.key_of[card]}))

    def banish(self, field: int) -> None:
        """A card is shown and discarded without effect; a fiend takes its fight with it."""
        self.reveal(field)
        if self.in_fight and self.foe == NONE and field == self.me().field:
            self.in_fight = False
            self.bonus = 0
        self.discard_from_field(field)

    def look_at(self, fields: list[int]) -> None:
        """[S-130] The active lord alone sees what is in these fields."""
        for field in fields:
            knowledge.learn_field(self, field, 1 << self.active)
        if self.told is not None:
            names = [NAMES[field] for field in fields]
            cards = [self.deck.key_of[self.cards[field]] for field in fields]
            public = Event("fields-looked-at", {"seat": self.active, "fields": names})
            secret = Event("fields-looked-at", {"seat": self.active, "fields": names, "cards": cards})
            self.tell_secret(public, [self.active], secret)

    def look_around(self, reach: int) -> None:
        """All inserted cards within so many columns and rows."""
        here = self.me().field
        self.look_at(
            [
                field
                for field in range(FIELDS)
                if self.cards[field] != NONE
                and abs(field % SIDE - here % SIDE) <= reach
                and abs(field // SIDE - here // SIDE) <= reach
            ]
        )

    def fetch_map(self) -> None:
        """The map discarded last, if there is one of use, comes back into a hand, seen by all."""
        maps = self.last_map()
        if not maps or self.maps_are_dead():
            return
        card = maps[0]
        self.discard.remove(card)
        self.put_in_hand(self.active, card)
        self.seen[card] = self.everyone
        if self.told is not None:
            self.tell(Event("map-fetched", {"seat": self.active, "card": self.deck.key_of[card]}))

    def pilfer(self, victim: int, chance: Chance) -> None:
        """A random play card changes hands; only the two lords see which."""
        hand = self.players[victim].hand
        card = hand.pop(chance.below(len(hand)))
        self.put_in_hand(self.active, card)
        knowledge.card_was_stolen(self, self.active, victim, card)
        if self.told is not None:
            public = Event("card-stolen", {"seat": self.active, "victim": victim})
            secret = Event("card-stolen", {"seat": self.active, "victim": victim, "card": self.deck.key_of[card]})
            self.tell_secret(public, [self.active, victim], secret)

    def draw(self, seat: int, count: int) -> None:
        """[S-67, S-68] Draw cards one by one; an emptied pile is renewed at once, and dead maps are replaced."""
        drawn: list[int] = []
        while count:
            if not self.pile:
                if self.can_renew():
                    self.todo.append(Frame(DRAW, count, seat))
                    self.renew_pile()
                break
            card = self.pile.pop()
            self.reveals += 1
            if self.deck.is_map[card] and self.maps_are_dead():
                self.set_aside(seat, card)
            else:
                count -= 1
                self.seen[card] = 0
                drawn.append(card)
                self.put_in_hand(seat, card)
            if not self.pile and self.can_renew():
                if count:
                    self.todo.append(Frame(DRAW, count, seat))
                self.renew_pile()
                break
        if self.told is not None and drawn:
            public = Event("cards-drawn", {"seat": seat, "count": len(drawn)})
            keys = [self.deck.key_of[card] for card in sorted(drawn)]
            self.tell_secret(public, [seat], Event("cards-drawn", {"seat": seat, "count": len(drawn), "cards": keys}))

    def can_renew(self) -> bool:
        """Whether the empty draw pile can get cards again."""
        if self.discard:
            return True
        return self.rules.catharsis and not self.is_cleansed and self.has_cards_on_board()

    def renew_pile(self) -> None:
        """[S-68, S-124] The discard pile is shuffled; with the option, the Catharsis comes first."""
        self.do_next(RESHUFFLE)
        if self.rules.catharsis and not self.is_cleansed:
            self.is_cleansed = True
            self.do_next(CLEANSE)
            if self.told is not None:
                self.tell(Event("catharsis-began", {"seat": self.active}))

    def reshuffle(self, chance: Chance) -> None:
        """[S-68] The discard pile becomes the draw pile."""
        if not self.discard:
            return
        self.is_cleansed = False
        self.pile = sorted(self.discard)
        self.discard = []
        chance.shuffle(self.pile)
        if self.told is not None:
            self.tell(Event("pile-renewed", {"count": len(self.pile)}))

    def set_aside(self, seat: int, card: int) -> None:
        """[S-71] A dead map leaves the game in the sight of all."""
        self.removed = [*self.removed, card]
        if self.told is not None:
            self.tell(Event("map-set-aside", {"seat": seat, "card": self.deck.key_of[card]}))

    def purge_maps(self) -> None:
        """[S-71] The last treasure is dug: all maps in hands are replaced, clockwise from the digger."""
        for seat in reversed(self.clockwise_from(self.active)):
            maps = [card for card in self.players[seat].hand if self.deck.is_map[card]]
            if maps:
                self.todo.append(Frame(DRAW, len(maps), seat))
        for seat in self.clockwise_from(self.active):
            for card in [card for card in self.players[seat].hand if self.deck.is_map[card]]:
                self.players[seat].hand.remove(card)
                knowledge.card_was_shown(self, card)
                self.set_aside(seat, card)
        knowledge.maps_have_died(self)
