"""Build the position a scenario describes; whatever it leaves out is filled in, the same way every time.

What cannot be true is refused with the name of the field, as BadFile without a file: the reader of the scenario knows
the file and the line.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from questkeep.games.schatzjagd.rules.arrival import ARRIVE
from questkeep.games.schatzjagd.rules.deck import FIELD_OF, FIELDS, MOST, VALUES, SchatzjagdDeck
from questkeep.games.schatzjagd.rules.ending import is_dead_end, is_won
from questkeep.games.schatzjagd.rules.flow import Schatzjagd
from questkeep.games.schatzjagd.rules.influence import INFLUENCE
from questkeep.games.schatzjagd.rules.journey import WALK
from questkeep.games.schatzjagd.rules.options import Options
from questkeep.games.schatzjagd.rules.piles import REFILL, lay_card, put_in_hand
from questkeep.games.schatzjagd.rules.table import CARRIED, HAND_SIZE, HIDDEN, NONE, Table
from questkeep.games.schatzjagd.rules.turns import END_TURN, PRESETS, begin_turn, take_castle
from questkeep.kernel.chance import Rng
from questkeep.kernel.game import Deck, State
from questkeep.kernel.steps import Step
from questkeep.positions import by_seat, check_fields, is_seat, number_at, refuse, words_of

PLACES = [
    "castles", "city", "start", "turn", "day", "moment", "steps", "at", "values", "hands", "fields", "inserted",
    "known", "seen", "carried", "hidden", "lying", "treasures", "dug", "pile", "pile-size", "discard", "played",
    "searched",
]  # fmt: skip
MOMENTS: dict[str, list[Step[Table]]] = {
    "dawn": [],
    "journey": [INFLUENCE, WALK],
    "arrival": [INFLUENCE, ARRIVE],
    "part-two": [INFLUENCE],
}
"""What is then to be done before the turn ends, the next thing last; at dawn, all of it."""


def arrange(seats: int, options: Mapping[str, str], deck: Deck, position: Mapping[str, object], version: int) -> State:
    """The table of a position, listening, at one moment of a lord's turn."""
    assert isinstance(deck, SchatzjagdDeck)
    check_fields(position, PLACES, "Schatzjagd")
    table = Schatzjagd.bare(seats, Options(options, version, seats, len(deck.treasure_kinds)), deck)
    Arranging(table, position).lay_out()
    table.told = []
    begin(table, position)
    return table


def begin(table: Schatzjagd, position: Mapping[str, object]) -> None:
    """Go to the moment: the turn begins, or he walks with `steps` left, arrives, or plays a card."""
    moment = position.get("moment", "dawn")
    if not isinstance(moment, str) or moment not in MOMENTS:
        refuse(f"should be one of {', '.join(MOMENTS)}, not {moment!r}", "moment")
    steps = number_at(position, "steps", 0, 15, 0)
    begin_turn(table, table.active)
    table.has_played = position.get("played", False) is True
    if moment != "dawn":
        table.todo = [END_TURN, REFILL, *MOMENTS[moment]]
        table.steps = steps
    table.settle(Rng("position"))


def field_of(value: object, *field: str) -> int:
    """A field of the board."""
    if not isinstance(value, str) or value.lower() not in FIELD_OF:
        refuse(f'should be a field, like "C4", not {value!r}', *field)
    return FIELD_OF[value.lower()]


class Arranging:
    """Gives every card and treasure its place."""

    def __init__(self, table: Schatzjagd, position: Mapping[str, object]) -> None:
        self.table = table
        self.deck = table.deck
        self.position = position
        self.free: list[int] = list(range(len(table.deck.kind_of)))
        self.kinds: list[int] = table.deck.treasure_kinds.copy()

    def by_seat(self, field: str) -> dict[int, Any]:
        """The values of a table whose names are seats."""
        return by_seat(self.position, field, self.table.seats)

    def is_seat(self, field: str, key: str) -> bool:
        """Whether there is such a seat; if not, it is refused."""
        if not is_seat(key, self.table.seats):
            refuse(f"there is no seat {key}; there are 0 to {self.table.seats - 1}", field, key)
        return True

    def entries(self, field: str) -> list[tuple[str, Any]]:
        """The entries of a table of the position."""
        value = self.position.get(field, {})
        if not isinstance(value, Mapping):
            refuse(f"should have names, like {field}.0 = …", field)
        return list(value.items())

    def card(self, key: str, *field: str) -> int:
        """The next free card of a kind."""
        kind = self.deck.kind_named.get(key.lower())
        if kind is None:
            refuse(f"there is no card {key!r}", *field)
        free = [card for card in self.free if self.deck.kind_of[card] is kind]
        if not free:
            refuse(f"all {kind.count} cards {kind.key} are in other places", *field)
        self.free.remove(free[0])
        return free[0]

    def lay_out(self) -> None:
        """Castles and city, the board, hands, piles; then what everybody knows."""
        self.settle_in()
        self.lay_out_board()
        self.deal_treasures()
        for seat, names in self.by_seat("hands").items():
            for key in words_of(names, "hands", str(seat)):
                put_in_hand(self.table, seat, self.card(key, "hands", str(seat)))
        self.table.discard = [
            self.card(key, "discard") for key in words_of(self.position.get("discard", []), "discard")
        ]
        top = [self.card(key, "pile") for key in words_of(self.position.get("pile", []), "pile")]
        self.refuse_ends()
        self.fill_hands()
        size = number_at(self.position, "pile-size", 0, len(self.free) + len(top), len(self.free) + len(top))
        if size < len(top):
            refuse("is smaller than the pile you name", "pile-size")
        self.table.pile = list(reversed(top + self.free))[-size:] if size else []
        self.table.discard = [card for card in self.free if card not in self.table.pile] + self.table.discard
        self.note_knowledge()

    def settle_in(self) -> None:
        """Castles, henchmen, values and whose turn it is."""
        table, position = self.table, self.position
        lands = [land.name for land in self.deck.board.lands]
        chosen = words_of(position.get("castles", [lands[land] for land in PRESETS[table.seats]]), "castles")
        if len(chosen) != table.seats or len(set(chosen)) != table.seats or set(chosen) - set(lands):
            refuse(f"should be {table.seats} different ones of {', '.join(lands)}", "castles")
        for seat, name in enumerate(chosen):
            take_castle(table, seat, lands.index(name))
        keys = [shop.key for shop in self.deck.shops]
        shops = words_of(position.get("city", keys), "city")
        if sorted(shops) != sorted(keys):
            refuse(f"should be all of {', '.join(keys)}, for the city fields from south-west on", "city")
        table.shops = [keys.index(shop) for shop in shops]
        table.order = sorted(range(table.seats), key=lambda seat: table.players[seat].land)
        table.start = number_at(position, "start", 0, table.seats - 1, table.order[0])
        table.active = number_at(position, "turn", 0, table.seats - 1, table.start)
        before = table.clockwise_from(table.start).index(table.active)
        table.turn = (number_at(position, "day", 1, 10_000, 1) - 1) * table.seats + before
        for seat, field in self.by_seat("at").items():
            table.players[seat].field = field_of(field, "at", str(seat))
        for seat, days in self.by_seat("searched").items():
            table.players[seat].search_days = number_at({"searched": days}, "searched", 0, 6, 0)
        for seat, values in self.by_seat("values").items():
            self.set_values(seat, values)

    def set_values(self, seat: int, values: object) -> None:
        """Life, strength, weapons, gold, poison and skip of a henchman."""
        if not isinstance(values, Mapping):
            refuse("should be values, like { life = 9, poison = 1 }", "values", str(seat))
        player = self.table.players[seat]
        for name in values:
            number = number_at(values, name, 1 if name == "life" else 0, MOST, 0)
            if name in VALUES:
                player.values[VALUES.index(name)] = number
            elif name == "poison":
                player.poison = number
            elif name == "skip":
                player.skip = number
            else:
                refuse(f"there is {', '.join(VALUES)}, poison and skip", "values", str(seat), name)

    def lay_out_board(self) -> None:
        """Inserted cards; by default seat 0 has inserted them."""
        table = self.table
        for name, key in self.entries("fields"):
            field = field_of(name, "fields", name)
            if not self.deck.board.is_open[field]:
                refuse("cards are inserted into open fields only [S-58]", "fields", name)
            lay_card(table, self.card(str(key), "fields", name), 0, field)
        for seat, names in self.by_seat("inserted").items():
            for name in words_of(names, "inserted", str(seat)):
                table.inserter[self.covered(name, "inserted", str(seat))] = seat

    def covered(self, name: str, *field: str) -> int:
        """A field on which a card lies."""
        found = field_of(name, *field)
        if self.table.cards[found] == NONE:
            refuse(f"no card lies on {name}", *field)
        return found

    def treasure(self, kind: str, place: int, *field: str) -> None:
        """One more treasure that was dug."""
        table = self.table
        number = self.deck.treasures.index(kind) if kind in self.deck.treasures else NONE
        if number not in self.kinds:
            refuse(f"there is no treasure {kind!r} left; there is {', '.join(self.deck.treasures)}", *field)
        self.kinds.remove(number)
        table.treasure_kinds.append(number)
        table.treasure_at.append(place)
        owner = place % CARRIED if place >= CARRIED else NONE
        table.treasure_known.append(0 if owner == NONE else 1 << owner)
        table.dug += 1
        if place >= HIDDEN:
            table.players[owner].hidden += 1
        elif place >= CARRIED:
            table.players[owner].carried += 1

    def deal_treasures(self) -> None:
        """Carried, hidden and lying treasures; the pile; with `dug = "all"` the rest is out of the game."""
        table = self.table
        for name, first in (("hidden", HIDDEN), ("carried", CARRIED)):
            for seat, kinds in self.by_seat(name).items():
                for kind in words_of(kinds, name, str(seat)):
                    self.treasure(kind, first + seat, name, str(seat))
        for name, kinds in self.entries("lying"):
            for kind in words_of(kinds, "lying", name):
                self.treasure(kind, field_of(name, "lying", name), "lying", name)
        if not table.rules.needed:
            table.unwon = [sum(1 << token for token in table.hidden_by(seat)) for seat in range(table.seats)]
        if self.position.get("dug") == "all":
            return
        for kind in words_of(self.position.get("treasures", []), "treasures"):
            self.treasure(kind, NONE, "treasures")
            table.dug -= 1
        table.treasure_kinds += self.kinds
        table.treasure_at += [NONE] * len(self.kinds)
        table.treasure_known += [0] * len(self.kinds)

    def refuse_ends(self) -> None:
        """[S-23, S-24] A position is no end: nobody has won, and after a hiding somebody still can."""
        table = self.table
        if any(is_won(table, table.hidden_by(seat)) for seat in range(table.seats)):
            refuse("these would have won already [S-23]", "hidden")
        if not table.rules.plunder and any(player.hidden for player in table.players) and is_dead_end(table):
            refuse("nobody could win any more [S-24]", "hidden")

    def fill_hands(self) -> None:
        """[S-67] Hands you do not mention hold four cards with their treasures: the first that are free."""
        for seat, player in enumerate(self.table.players):
            if seat not in self.by_seat("hands"):
                for _ in range(max(0, HAND_SIZE - player.carried)):
                    put_in_hand(self.table, seat, self.free.pop(0))

    def note_knowledge(self) -> None:
        """[S-129] Inserters know their cards; `known.S` adds fields, `seen.S` hand cards of others."""
        table = self.table
        for field in range(FIELDS):
            if table.cards[field] != NONE:
                table.known[field] = 1 << table.inserter[field]
        for key, names in self.entries("known"):
            observers = table.everyone if key == "all" else 1 << int(key) if self.is_seat("known", key) else 0
            for name in words_of(names, "known", key):
                table.known[self.covered(name, "known", key)] |= observers
        for seat, keys in self.by_seat("seen").items():
            for key in words_of(keys, "seen", str(seat)):
                for other, player in enumerate(table.players):
                    for card in player.hand:
                        if other != seat and self.deck.key_of[card].lower() == key.lower():
                            table.seen[card] |= 1 << seat
