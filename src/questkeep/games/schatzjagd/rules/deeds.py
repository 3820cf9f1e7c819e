"""What befalls lords, henchmen, cards and treasures, whoever brought it about."""

from __future__ import annotations

from questkeep.games.schatzjagd.rules import knowledge
from questkeep.games.schatzjagd.rules.choices import AskingTable
from questkeep.games.schatzjagd.rules.deck import (
    ADD,
    BANISH,
    CURE,
    FETCH,
    FIELDS,
    GOLD,
    HALF,
    LIFE,
    MOST,
    NAMES,
    PILFER,
    POISON,
    POWER,
    ROLL,
    SET,
    SIDE,
    SKIP,
    SQUARE,
    STEPS,
    TRADE,
    UNSKIP,
    VALUES,
    WEAPONS,
    Effect,
)
from questkeep.games.schatzjagd.rules.table import (
    CARRIED,
    CLEANSE,
    DRAW,
    HAND_SIZE,
    HIDDEN,
    NONE,
    PART_TWO,
    REFILL,
    RESHUFFLE,
    Frame,
    Player,
)
from questkeep.kernel.chance import Chance
from questkeep.kernel.event import Event


class DoingTable(AskingTable):
    """A table on which things happen."""

    def throw(self, count: int, chance: Chance) -> list[int]:
        """Throw dice in the sight of all."""
        self.throws = [chance.die(6) for _ in range(count)]
        return self.throws

    def drop_part(self) -> None:
        """[S-34, S-108] The rest of this part of the turn is lost: death or magic travel."""
        self.in_fight = False
        self.foe = NONE
        self.bonus = 0
        self.showing = NONE
        while self.todo and self.todo[-1].kind not in (PART_TWO, REFILL):
            self.todo.pop()

    # Values -------------------------------------------------------------------------------------------------

    def set_value(self, seat: int, value: int, number: int) -> None:
        """[S-72] A value changes, and stays within its scale."""
        values = self.players[seat].values
        number = max(0, min(MOST, number))
        if self.told is not None and number != values[value]:
            self.tell(
                Event(
                    "value-changed",
                    {"seat": seat, "value": VALUES[value], "change": number - values[value], "now": number},
                )
            )
        values[value] = number

    def add(self, seat: int, value: int, number: int) -> None:
        """Add to a value, or subtract."""
        self.set_value(seat, value, self.players[seat].values[value] + number)

    def poison(self, seat: int, number: int) -> None:
        """[S-77 … S-79] Life is lost now and at every dawn."""
        player = self.players[seat]
        player.poison = max(player.poison, number)
        if self.told is not None:
            self.tell(Event("poisoned", {"seat": seat, "number": number}))
        self.add(seat, LIFE, -number)

    def let_skip(self, seat: int, number: int) -> None:
        """[S-82, S-83] The next journeys are lost."""
        player = self.players[seat]
        player.skip = max(player.skip, number)
        if self.told is not None:
            self.tell(Event("must-skip", {"seat": seat, "days": player.skip}))

    def is_alive_after(self, effects: list[Effect], seat: int, number: int, chance: Chance) -> bool:
        """[S-75, S-104] Carry out effects in order; death ends the list. `number` is what was chosen for the last."""
        for effect in effects:
            if effect.verb == ROLL:
                face = self.throw(1, chance)[0]
                if self.told is not None:
                    self.tell(Event("die-thrown", {"seat": seat, "die": face}))
                if not self.is_alive_after(effect.faces[face - 1], seat, number, chance):
                    return False
                continue
            self.carry_out(effect, seat, number, chance)
            if self.life_of(seat) == 0:
                self.die_of(seat, NONE)
                return False
        return True

    def carry_out(self, effect: Effect, seat: int, number: int, chance: Chance) -> None:
        """One effect that asks for nothing more."""
        verb, player = effect.verb, self.players[seat]
        if verb == ADD:
            self.add(seat, effect.value, effect.number)
        elif verb == SET:
            self.set_value(seat, effect.value, effect.number)
        elif verb == HALF:
            self.set_value(seat, effect.value, (player.values[effect.value] + 1) // 2)
        elif verb == POISON:
            self.poison(seat, effect.number)
        elif verb == CURE:
            if self.told is not None and player.poison:
                self.tell(Event("cured", {"seat": seat}))
            player.poison = 0
        elif verb == SKIP:
            self.let_skip(seat, effect.number)
        elif verb == UNSKIP:
            if self.told is not None and player.skip:
                self.tell(Event("freed", {"seat": seat}))
            player.skip = 0
        elif verb == STEPS:
            self.steps += effect.number
        elif verb == POWER:
            self.bonus += effect.number
        elif verb == TRADE:
            self.add(seat, GOLD, -number)
            self.add(seat, WEAPONS, number)
        elif verb == SQUARE:
            self.look_around(effect.number)
        elif verb == FETCH:
            self.fetch_map()
        elif verb == PILFER:
            self.pilfer(seat, chance)
        elif verb == BANISH:
            self.banish(number)

    # Cards --------------------------------------------------------------------------------------------------

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
        knowledge.learn_field(self, field, self.everyone())
        if self.told is not None:
            self.tell(
                Event("card-revealed", {"seat": self.active, "field": NAMES[field], "card": self.deck.key_of[card]})
            )
        return card

    def clear(self, field: int) -> int:
        """A card that all have seen leaves its field."""
        card = self.cards[field]
        self.cards[field] = self.inserter[field] = NONE
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
        """The map discarded last comes back into a hand, seen by all."""
        card = self.last_map()[0]
        self.discard.remove(card)
        self.put_in_hand(self.active, card)
        self.seen[card] = self.everyone()
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

    # Drawing ------------------------------------------------------------------------------------------------

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
        return self.rules.catharsis and not self.is_cleansed and bool(self.fields_with_cards())

    def renew_pile(self) -> None:
        """[S-68, S-124] The discard pile is shuffled; with the option, the Catharsis comes first."""
        self.todo.append(Frame(RESHUFFLE))
        if self.rules.catharsis and not self.is_cleansed:
            self.is_cleansed = True
            self.todo.append(Frame(CLEANSE))
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
                knowledge.forget(self, card)
                self.set_aside(seat, card)
        knowledge.tidy_all(self)

    # Treasures ----------------------------------------------------------------------------------------------

    def give_treasure(self, token: int, seat: int) -> None:
        """[S-131] A treasure comes into a lord's hand, and he sees its kind."""
        self.treasure_at[token] = CARRIED + seat
        self.treasure_known[token] |= 1 << seat
        self.players[seat].carried += 1
        self.reveals += 1
        if self.told is not None:
            kind = self.deck.treasures[self.treasure_kinds[token]]
            public = Event("treasure-gained", {"seat": seat, "treasure": token + 1})
            self.tell_secret(
                public, [seat], Event("treasure-gained", {"seat": seat, "treasure": token + 1, "kind": kind})
            )

    def take_all_lying(self) -> None:
        """[S-89] What the fiend guarded is won."""
        for token in self.lying_on(self.me().field):
            self.give_treasure(token, self.active)

    def lay_down(self, token: int, seat: int) -> None:
        """[S-113, S-118] A carried treasure lies on its bearer's field, face down."""
        player = self.players[seat]
        self.treasure_at[token] = player.field
        player.carried -= 1
        if self.told is not None:
            self.tell(Event("treasure-laid-down", {"seat": seat, "treasure": token + 1, "field": NAMES[player.field]}))

    def find_in_castle(self, owner: int, chance: Chance) -> None:
        """[S-122] A random hidden treasure is carried off."""
        tokens = self.hidden_by(owner)
        self.players[owner].hidden -= 1
        self.give_treasure(tokens[chance.below(len(tokens))], self.active)

    # Death --------------------------------------------------------------------------------------------------

    def die_of(self, seat: int, killer: int) -> None:
        """[S-105 … S-113] Life is gone: what he carried goes its way, and a new henchman stands in the castle."""
        player = self.players[seat]
        if self.told is not None:
            self.tell(Event("henchman-died", {"seat": seat, "killer": None if killer == NONE else killer}))
        for token in self.carried_by(seat):
            if killer == NONE:
                self.lay_down(token, seat)
            else:
                player.carried -= 1
                self.give_treasure(token, killer)
        if killer != NONE:
            self.add(killer, GOLD, player.values[GOLD])
        hand = player.hand.copy()
        if self.told is not None and hand:
            self.tell(Event("hand-discarded", {"seat": seat, "cards": [self.deck.key_of[card] for card in hand]}))
        for card in hand:
            self.discard_from_hand(seat, card)
        self.replace_henchman(player)
        if seat == self.active:
            self.drop_part()
        elif seat == self.foe:
            self.in_fight = False
            self.foe = NONE
            self.bonus = 0
        self.todo.append(Frame(DRAW, HAND_SIZE, seat))

    def replace_henchman(self, player: Player) -> None:
        """[S-106] Full values, no memo, in the own castle."""
        player.values = self.deck.start.copy()
        player.poison = player.skip = 0
        player.search_days = 0
        player.field = player.castle

    def move(self, field: int) -> None:
        """The active henchman goes somewhere, by foot or by magic."""
        player = self.me()
        player.field = field
        player.search_days = 0  # [S-122]

    def hide(self, token: int) -> None:
        """[S-86] A treasure is safe."""
        player = self.me()
        self.treasure_at[token] = HIDDEN + self.active
        player.carried -= 1
        player.hidden += 1
        if self.told is not None:
            self.tell(Event("treasure-hidden", {"seat": self.active, "treasure": token + 1, "count": player.hidden}))
