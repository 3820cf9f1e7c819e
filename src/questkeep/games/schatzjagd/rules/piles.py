"""Play cards on their way between piles, hands and fields (sections 9 and 10 of RULES.md)."""

from __future__ import annotations

from bisect import insort
from typing import ClassVar, Final

from questkeep.games.schatzjagd.rules import knowledge, moves
from questkeep.games.schatzjagd.rules.asking import Asking, Milestone
from questkeep.games.schatzjagd.rules.deck import FIELDS, NAMES
from questkeep.games.schatzjagd.rules.shapes import Phase, SchatzjagdNotes
from questkeep.games.schatzjagd.rules.table import CARRIED, HAND_SIZE, NONE, Table
from questkeep.kernel.chance import Chance
from questkeep.kernel.errors import Objection
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Code
from questkeep.kernel.steps import NOBODY, Step

CLEANSING_ROUNDS: Final = 3  # [S-124]


# Fields -----------------------------------------------------------------------------------------------------


def puts(table: Table) -> list[Code]:
    """[S-58] Where a card may be inserted: open fields without a card, a henchman or a treasure."""
    answers, is_open = table.vacant.copy(), table.deck.board.is_open
    for player in table.players:
        if is_open[player.field] and table.cards[player.field] == NONE:
            moves.leave_out(answers, moves.PUT + player.field)
    for token in range(table.dug):
        if table.treasure_at[token] < CARRIED:
            moves.leave_out(answers, moves.PUT + table.treasure_at[token])
    return answers


def has_room(table: Table) -> bool:
    """[S-58] Whether a card can be inserted anywhere."""
    return len(table.vacant) > table.seats + table.dug or bool(puts(table))


def where_cards_are(table: Table, first: int) -> list[Code]:
    """Those answers, numbered by field from the first on, whose fields hold a play card."""
    return [Code(first + field) for field, card in enumerate(table.cards) if card != NONE]


def lay_card(table: Table, card: int, inserter: int, field: int) -> None:
    """A play card lies in a field now."""
    table.cards[field] = card
    table.inserter[field] = inserter
    moves.leave_out(table.vacant, moves.PUT + field)


def lift_card(table: Table, field: int) -> None:
    """No play card lies in a field any more."""
    table.cards[field] = table.inserter[field] = NONE
    insort(table.vacant, Code(moves.PUT + field))


def reveal(table: Table, field: int) -> int:
    """[S-42] All see the card in a field."""
    card = table.cards[field]
    table.showing = field
    knowledge.learn_field(table, field, table.everyone)
    if table.told is not None:
        table.tell("card-revealed", {"seat": table.active, "field": NAMES[field], "card": table.deck.key_of[card]})
    return card


def clear(table: Table, field: int) -> int:
    """A card that all have seen leaves its field."""
    card = table.cards[field]
    lift_card(table, field)
    table.known[field] = 0
    if table.showing == field:
        table.showing = NONE
    return card


def discard_from_field(table: Table, field: int) -> None:
    """A card that all have seen goes from the board to the discard pile."""
    card = clear(table, field)
    table.discard.append(card)
    if table.told is not None:
        table.tell("card-discarded", {"field": NAMES[field], "card": table.deck.key_of[card]})


def banish(table: Table, field: int) -> None:
    """A card is shown and discarded without effect; a fiend takes its fight with it."""
    reveal(table, field)
    if table.in_fight and table.foe == NONE and field == table.me().field:
        table.end_fight()
    discard_from_field(table, field)


def look_at(table: Table, fields: list[int]) -> None:
    """[S-130] The active lord alone sees what is in these fields."""
    for field in fields:
        knowledge.learn_field(table, field, 1 << table.active)
    facts: dict[str, object] = {"seat": table.active, "fields": [NAMES[field] for field in fields]}
    cards = [table.deck.key_of[table.cards[field]] for field in fields]
    table.tell_secret("fields-looked-at", facts, [table.active], {"cards": cards})


class Put(Asking):
    """[S-58] Where does an inserted or shifted card go?"""

    phase: ClassVar[Phase] = "putting"
    wanted: ClassVar[Objection] = Objection("S-58", "put-somewhere")
    verb_of_fields: ClassVar[str] = "put"

    def card(self, table: Table) -> int:
        """The card that goes there."""
        raise NotImplementedError

    def options(self, table: Table, seat: Seat) -> list[Code]:
        return puts(table)

    def note(self, table: Table, seat: int, facts: SchatzjagdNotes) -> None:
        facts["card"] = table.deck.key_of[self.card(table)]

    def object_to(self, table: Table, code: Code) -> Objection:
        if moves.PUT <= code < moves.PUT + FIELDS:
            return Objection("S-58", "field-not-free", {"field": NAMES[code - moves.PUT]})
        return super().object_to(table, code)


# Hands and piles --------------------------------------------------------------------------------------------


def put_in_hand(table: Table, seat: int, card: int) -> None:
    """A play card joins a hand, which is kept in order so that its order tells nothing."""
    hand = table.players[seat].hand
    place = len(hand)
    while place and hand[place - 1] > card:
        place -= 1
    hand.insert(place, card)


def discard_from_hand(table: Table, seat: int, card: int) -> None:
    """[S-69] A card that all see goes from a hand to the discard pile."""
    table.players[seat].hand.remove(card)
    knowledge.card_was_shown(table, card)
    table.discard.append(card)


class Draw(Step[Table]):
    """[S-67, S-68] A lord draws cards one by one; an emptied pile is renewed at once, and dead maps are replaced."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def run(self, table: Table, chance: Chance) -> int:
        seat, count = self.seat, self.count
        drawn: list[int] = []
        while count and table.pile:
            card = table.pile.pop()
            table.reveals += 1
            if table.deck.is_map[card] and table.maps_are_dead():
                set_aside(table, seat, card)
            else:
                count -= 1
                table.seen[card] = 0
                drawn.append(card)
                put_in_hand(table, seat, card)
        if self.count and not table.pile and can_renew(table):
            if count:
                table.todo.append(Draw(seat, count))
            renew_pile(table)
        if table.told is not None and drawn:
            tell_drawn(table, seat, sorted(drawn))
        return NOBODY


class Refill(Step[Table], Milestone):
    """[S-67] At the end of his turn a lord draws until he holds four cards."""

    def run(self, table: Table, chance: Chance) -> int:
        missing = HAND_SIZE - table.hand_count(table.active)
        if missing > 0:
            table.todo.append(Draw(table.active, missing))
        return NOBODY


def tell_drawn(table: Table, seat: int, cards: list[int]) -> None:
    """All hear how many cards were drawn, and who drew them hears which."""
    keys = [table.deck.key_of[card] for card in cards]
    table.tell_secret("cards-drawn", {"seat": seat, "count": len(cards)}, [seat], {"cards": keys})


def can_renew(table: Table) -> bool:
    """Whether the empty draw pile can get cards again."""
    if table.discard:
        return True
    return table.rules.catharsis and not table.is_cleansed and table.has_cards_on_board()


def renew_pile(table: Table) -> None:
    """[S-68, S-124] The discard pile is shuffled; with the option, the Catharsis comes first."""
    table.todo.append(RESHUFFLE)
    if table.rules.catharsis and not table.is_cleansed:
        table.is_cleansed = True
        table.todo.append(Cleanse(0))
        table.tell("catharsis-began", {"seat": table.active})


class Reshuffle(Step[Table]):
    """[S-68] The discard pile becomes the draw pile."""

    def run(self, table: Table, chance: Chance) -> int:
        if table.discard:
            table.is_cleansed = False
            table.pile = sorted(table.discard)
            table.discard = []
            chance.shuffle(table.pile)
            table.tell("pile-renewed", {"count": len(table.pile)})
        return NOBODY


class Cleanse(Asking):
    """[S-124] Grandlin's Catharsis: round and round, each lord may remove a card from the board."""

    phase: ClassVar[Phase] = "cleansing"
    wanted: ClassVar[Objection] = Objection("S-124", "remove-or-pass")
    verb_of_fields: ClassVar[str] = "remove"

    def __init__(self, done: int) -> None:
        self.done = done  # how many lords were asked

    def run(self, table: Table, chance: Chance) -> int:
        if self.done < CLEANSING_ROUNDS * table.seats and table.has_cards_on_board():
            return table.clockwise_from(table.active)[self.done % table.seats]
        return NOBODY

    def options(self, table: Table, seat: Seat) -> list[Code]:
        return [moves.PASS, *where_cards_are(table, moves.REMOVE)]

    def answer(self, table: Table, seat: Seat, code: Code, chance: Chance) -> None:
        table.todo.append(Cleanse(self.done + 1))
        if code != moves.PASS:
            banish(table, code - moves.REMOVE)

    def note(self, table: Table, seat: int, facts: SchatzjagdNotes) -> None:
        facts["round"] = self.done // table.seats + 1


REFILL: Final[Refill] = Refill()
RESHUFFLE: Final[Reshuffle] = Reshuffle()


# Dead maps --------------------------------------------------------------------------------------------------


def set_aside(table: Table, seat: int, card: int) -> None:
    """[S-71] A dead map leaves the game in the sight of all."""
    table.removed = [*table.removed, card]
    table.tell("map-set-aside", {"seat": seat, "card": table.deck.key_of[card]})


def purge_maps(table: Table) -> None:
    """[S-71] The last treasure is dug: all maps in hands are replaced, clockwise from the digger."""
    seats = table.clockwise_from(table.active)
    is_map = table.deck.is_map
    for seat in reversed(seats):
        count = sum(is_map[card] for card in table.players[seat].hand)
        if count:
            table.todo.append(Draw(seat, count))
    for seat in seats:
        for card in [card for card in table.players[seat].hand if is_map[card]]:
            table.players[seat].hand.remove(card)
            knowledge.card_was_shown(table, card)
            set_aside(table, seat, card)
    knowledge.maps_have_died(table)


def last_map(table: Table) -> int:
    """The most recently discarded map, or NONE."""
    for card in reversed(table.discard):
        if table.deck.is_map[card]:
            return card
    return NONE
