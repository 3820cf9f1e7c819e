"""What befalls lords, henchmen, cards and treasures, whoever brought it about."""

from __future__ import annotations

from questkeep.games.schatzjagd.rules.deck import (
    ADD,
    CURE,
    FETCH,
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
    SKIP,
    SQUARE,
    STEPS,
    TRADE,
    UNSKIP,
    VALUES,
    WEAPONS,
    Effect,
)
from questkeep.games.schatzjagd.rules.piles import PileTable
from questkeep.games.schatzjagd.rules.table import (
    CARRIED,
    DRAW,
    HAND_SIZE,
    HIDDEN,
    NONE,
    PART_TWO,
    REFILL,
    Frame,
    Player,
)
from questkeep.kernel.chance import Chance
from questkeep.kernel.event import Event


class DoingTable(PileTable):
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
