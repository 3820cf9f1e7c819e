"""What lies on the table, who stands where, and how to copy it."""

from __future__ import annotations

from typing import Final

from questkeep.games.schatzjagd.rules import moves
from questkeep.games.schatzjagd.rules.deck import (
    FIELDS,
    FIEND,
    GOLD,
    LIFE,
    MOST,
    STRENGTH,
    VALUES,
    WEAPONS,
    SchatzjagdDeck,
)
from questkeep.games.schatzjagd.rules.events import CLAUSES
from questkeep.games.schatzjagd.rules.options import Options
from questkeep.kernel.chance import Chance
from questkeep.kernel.event import Event, Seat, Told
from questkeep.kernel.game import Code, State
from questkeep.kernel.steps import Step

NONE: Final = -1  # no card, no seat, no field
HAND_SIZE: Final = 4  # [S-18, S-67]

# Where a treasure is: on a field, or at one of these.
IN_PILE: Final = -1
CARRIED: Final = 100  # + seat
HIDDEN: Final = 200  # + seat


NOTHING: Final[list[int]] = []  # shared, never changed


class Trace:
    """[S-129] These observers know that a card is in one of these places (see knowledge.py); never changed."""

    def __init__(self, card: int, observers: int, places: int) -> None:
        self.card = card
        self.observers = observers
        self.places = places


class Player:
    """One lord and his henchman."""

    def __init__(self, values: list[int], hand: list[int]) -> None:
        self.values = values  # life, strength, weapons, gold
        self.hand = hand  # play cards, always in order
        self.land: int = NONE
        self.castle: int = NONE
        self.field: int = NONE
        self.poison = 0
        self.skip = 0
        self.search_days = 0  # [S-121] consecutive days of searching the castle he stands in
        self.has_searched = False  # today
        self.carried = 0  # [S-76] how many treasures
        self.hidden = 0

    def clone(self) -> Player:
        """An independent copy."""
        copy = Player(self.values.copy(), self.hand.copy())
        copy.land = self.land
        copy.castle = self.castle
        copy.field = self.field
        copy.poison = self.poison
        copy.skip = self.skip
        copy.search_days = self.search_days
        copy.has_searched = self.has_searched
        copy.carried = self.carried
        copy.hidden = self.hidden
        return copy


class Table(State):
    """The whole table: board, piles, lords, who knows what, and what is still to be done."""

    def __init__(self, options: Options, deck: SchatzjagdDeck, players: list[Player]) -> None:
        super().__init__(len(players))
        self.rules = options
        self.deck = deck
        self.players = players
        self.shops: list[int] = NOTHING  # [S-16] by city field
        self.order: list[int] = NOTHING  # [S-19] seats clockwise
        self.start = self.active = 0
        self.turn = 0  # turns begun, counted from 1
        self.todo: list[Step[Table]] = []  # the next one last; empty when the game is over
        self.answering = 0
        self.offered: list[Code] = []
        self.winners: list[int] = NOTHING
        self.end_reason = ""
        # Cards
        self.pile: list[int] = NOTHING  # the last one is drawn next
        self.discard: list[int] = NOTHING
        self.removed: list[int] = NOTHING  # [S-71] dead maps
        self.cards: list[int] = NOTHING  # by field
        self.inserter: list[int] = NOTHING
        self.vacant: list[Code] = []  # [S-58] in order: put a card into an open field without one
        self.is_cleansed = False  # [S-124] the empty pile has had its Catharsis
        # Treasures: each has a number, the order in which they are dug
        self.treasure_kinds: list[int] = NOTHING
        self.treasure_at: list[int] = NOTHING
        self.treasure_known: list[int] = NOTHING  # bit s: seat s knows the kind
        self.dug = 0
        self.unwon: list[int] = NOTHING  # [S-131] sets of treasures that did not win when they were hidden
        # Who knows what [S-129]: bit s for seat s, bit `seats` for the spectators
        self.everyone: int = (1 << (self.seats + 1)) - 1
        self.known: list[int] = NOTHING  # the card on a field
        self.seen: list[int] = NOTHING  # that a card is in the hand it is in
        self.traces: list[Trace] = []
        self.minded: list[int] = NOTHING  # [S-135] where bots forget: the day a field was last in people's minds
        # This turn
        self.die = self.steps = 0
        self.has_stepped = self.has_fled = self.has_challenged = False
        self.has_played = False  # [S-27]
        self.bought = 0  # bit n: the offer n that is had once
        self.used: list[int] = NOTHING  # [S-46] cards of specials
        self.showing: int = NONE  # the field whose card all see just now
        self.in_fight = False
        self.foe: int = NONE  # the challenged seat; none where a fiend is fought
        self.foe_life = 0  # of a fiend
        self.bonus = 0  # [S-91] of the active lord in this fight
        self.throws: list[int] = NOTHING  # the dice of the latest throw, for all to see

    def clear_board(self) -> None:
        """No field holds a card, nobody has seen any, and all piles are empty."""
        self.pile, self.discard = [], []
        self.treasure_kinds, self.treasure_at, self.treasure_known = [], [], []
        self.cards = [NONE] * FIELDS
        self.inserter = [NONE] * FIELDS
        self.vacant = [Code(moves.PUT + field) for field in self.deck.board.open_fields]
        self.known = [0] * FIELDS
        self.seen = [0] * len(self.deck.kind_of)
        self.minded = [0] * FIELDS if self.rules.bots_forget else NOTHING

    def copy_from(self, other: Table) -> None:
        """Take over everything from another table with the same options and deck."""
        self.shops = other.shops
        self.order = other.order
        self.start = other.start
        self.turn = other.turn
        self.active = other.active
        self.todo = other.todo.copy()
        self.answering = other.answering
        self.offered = other.offered
        self.winners = other.winners
        self.end_reason = other.end_reason
        self.pile = other.pile.copy()
        self.discard = other.discard.copy()
        self.removed = other.removed
        self.cards = other.cards.copy()
        self.inserter = other.inserter.copy()
        self.vacant = other.vacant.copy()
        self.is_cleansed = other.is_cleansed
        self.treasure_kinds = other.treasure_kinds
        self.treasure_at = other.treasure_at.copy()
        self.treasure_known = other.treasure_known.copy()
        self.dug = other.dug
        self.unwon = other.unwon
        self.known = other.known.copy()
        self.seen = other.seen.copy()
        self.traces = other.traces
        self.minded = other.minded.copy()
        self.die = other.die
        self.steps = other.steps
        self.has_stepped = other.has_stepped
        self.has_played = other.has_played
        self.has_fled = other.has_fled
        self.has_challenged = other.has_challenged
        self.bought = other.bought
        self.used = other.used
        self.showing = other.showing
        self.in_fight = other.in_fight
        self.foe = other.foe
        self.foe_life = other.foe_life
        self.bonus = other.bonus
        self.throws = other.throws
        self.reveals = other.reveals
        self.chapter = other.chapter

    # Telling ------------------------------------------------------------------------------------------------

    def tell(self, kind: str, facts: dict[str, object]) -> None:
        """All hear it; what happens in every turn is told only if somebody listens, so that a search need not."""
        if self.told is not None:
            facts["clause"] = CLAUSES[kind]
            self.told.append(Told(Event(kind, facts)))

    def tell_secret(self, kind: str, facts: dict[str, object], seats: list[int], secrets: dict[str, object]) -> None:
        """All hear the facts, and these seats the secrets as well."""
        if self.told is not None:
            public, secret = Event(kind, facts), Event(kind, facts | secrets)
            public.facts["clause"] = secret.facts["clause"] = CLAUSES[kind]
            self.told.append(Told(public, [Seat(seat) for seat in seats], secret))

    # Values -------------------------------------------------------------------------------------------------

    def set_value(self, seat: int, value: int, number: int) -> None:
        """[S-72] A value changes, and stays within its scale."""
        values = self.players[seat].values
        number = max(0, min(MOST, number))
        if self.told is not None and number != values[value]:
            change: dict[str, object] = {"value": VALUES[value], "change": number - values[value], "now": number}
            self.tell("value-changed", {"seat": seat, **change})
        values[value] = number

    def add(self, seat: int, value: int, number: int) -> None:
        """Add to a value, or subtract."""
        self.set_value(seat, value, self.players[seat].values[value] + number)

    # Dice, moves, fights ------------------------------------------------------------------------------------

    def throw(self, count: int, chance: Chance) -> list[int]:
        """Throw dice in the sight of all."""
        self.throws = [chance.die(6) for _ in range(count)]
        return self.throws

    def move(self, field: int) -> None:
        """The active henchman goes somewhere, by foot or by magic."""
        player = self.me()
        player.field = field
        player.search_days = 0  # [S-122]

    def end_fight(self) -> None:
        """The fight is over, if there is one; damage and wear stay [S-99]."""
        self.in_fight = False
        self.foe = NONE
        self.bonus = 0

    # Reading ------------------------------------------------------------------------------------------------

    def is_over(self) -> bool:
        """Whether nothing is left to be done."""
        return not self.todo

    def me(self) -> Player:
        """The lord whose turn it is."""
        return self.players[self.active]

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats, beginning with this one."""
        place = self.order.index(seat)
        return self.order[place:] + self.order[:place]

    def next_seat(self) -> int:
        """[S-26, S-100] Whose turn comes next, and who rolls for a fiend: the next one clockwise."""
        place = self.order.index(self.active) + 1
        return self.order[place if place < self.seats else 0]

    def day(self) -> int:
        """[S-26] The round, counted from 1."""
        return (self.turn + self.seats - 1) // self.seats

    def is_in_city(self, seat: int) -> bool:
        """Whether the henchman is on safe ground."""
        return self.deck.board.is_city[self.players[seat].field]

    def lying_on(self, field: int) -> list[int]:
        """The free or guarded treasures on a field."""
        return [token for token in range(self.dug) if self.treasure_at[token] == field]

    def carried_by(self, seat: int) -> list[int]:
        """[S-85] The treasures in a lord's hand."""
        return [token for token in range(self.dug) if self.treasure_at[token] == CARRIED + seat]

    def hidden_by(self, seat: int) -> list[int]:
        """[S-86] The treasures in a lord's own castle."""
        return [token for token in range(self.dug) if self.treasure_at[token] == HIDDEN + seat]

    def owner_of(self, field: int) -> int:
        """The lord of a castle, or NONE."""
        for seat, player in enumerate(self.players):
            if player.castle == field:
                return seat
        return NONE

    def has_enemy(self, field: int) -> bool:
        """Whether another lord's henchman is on a field."""
        return any(seat != self.active and player.field == field for seat, player in enumerate(self.players))

    def enemies_on(self, field: int) -> list[int]:
        """Other lords' henchmen on a field."""
        return [seat for seat, player in enumerate(self.players) if seat != self.active and player.field == field]

    def has_fiend(self, field: int) -> bool:
        """Whether a fiend is in the field (asked only where all know the card, or where it decides nothing hidden)."""
        card = self.cards[field]
        return card != NONE and self.deck.type_of[card] == FIEND

    def is_obstacle(self, field: int) -> bool:
        """[S-32] Whether entering ends the journey."""
        if self.deck.board.is_city[field]:
            return False
        if self.cards[field] != NONE:
            return True
        for seat, player in enumerate(self.players):
            if (seat != self.active and player.field == field) or (player.castle == field and player.hidden):
                return True
        return self.has_treasure(field)

    def has_treasure(self, field: int) -> bool:
        """Whether a free or guarded treasure lies on a field."""
        places = self.treasure_at
        return any(places[token] == field for token in range(self.dug))

    def has_cards_on_board(self) -> bool:
        """Whether any play card is inserted."""
        return any(card != NONE for card in self.cards)

    def power_of(self, seat: int) -> int:
        """[S-91] Strength and weapon points, and in a fight what a spell adds for the active lord."""
        values = self.players[seat].values
        return values[STRENGTH] + values[WEAPONS] + (self.bonus if seat == self.active else 0)

    def foe_power(self) -> int:
        """The combat power of the fiend or henchman the active lord fights."""
        if self.foe != NONE:
            return self.power_of(self.foe)
        return self.deck.kind_of[self.cards[self.me().field]].number

    def maps_are_dead(self) -> bool:
        """[S-71] Whether no treasure is left to dig."""
        return self.dug == len(self.treasure_at)

    def hand_count(self, seat: int) -> int:
        """[S-66] Play cards and treasures."""
        return len(self.players[seat].hand) + self.players[seat].carried

    def gold_of(self, seat: int) -> int:
        """A lord's gold."""
        return self.players[seat].values[GOLD]

    def life_of(self, seat: int) -> int:
        """A henchman's life."""
        return self.players[seat].values[LIFE]
