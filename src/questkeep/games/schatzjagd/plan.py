"""Where a henchman of Schatzjagd wants to go, and what the way costs: worked out from his lord's knowledge alone."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from questkeep.games.schatzjagd.rules.deck import (
    FIELDS,
    FIEND,
    GOLD,
    LIFE,
    MAP,
    SIDE,
    STRENGTH,
    TRAP,
    WEAPONS,
    Board,
    Shop,
)
from questkeep.games.schatzjagd.rules.flow import Schatzjagd
from questkeep.games.schatzjagd.rules.table import CARRIED, HAND_SIZE, NONE
from questkeep.games.schatzjagd.weights import Weights

FARTHEST: Final = 100  # steps; nothing is worth as many
_PLACES: Final = [*range(FIELDS), NONE]  # NONE is the last of them, as an index too
DISTANCES: Final[list[list[int]]] = [
    [abs(one % SIDE - other % SIDE) + abs(one // SIDE - other // SIDE) for other in _PLACES] for one in _PLACES
]
"""Steps between two fields on an empty board; whoever stands nowhere is beyond the corner J1."""


def distance(one: int, other: int) -> int:
    """Steps between two fields on an empty board."""
    return DISTANCES[one][other]


HALF: Final = 50  # fields, in the south and in the north of the board: as many bits
EAST_OF_A: Final = 0x3FEFFBFEFFBFE  # the fields of a half that have one to the west
WEST_OF_J: Final = 0x1FF7FDFF7FDFF  # and to the east
ROW: Final = 0x3FF
HALF_BOARD: Final = 0x3FFFFFFFFFFFF
LAST_BIT: Final = 0x2000000000000
PRIME: Final = 67  # powers of two below it leave different remainders
BIT_OF: Final = [next((bit for bit in range(HALF) if (1 << bit) % PRIME == rest), NONE) for rest in range(PRIME)]


def bit(place: i64) -> i64:
    """The set of one field of a half, shifted down: compiled, a 1 to be shifted up would be a number of 32 bits."""
    return LAST_BIT >> HALF - 1 - place


class Ground:
    """A board as plans see it, in bits for its halves: the land outside the city, and the fields at its gates."""

    def __init__(self, board: Board) -> None:
        self.board = board
        outside = [field for field in range(FIELDS) if not board.is_city[field]]
        gates = [field for field in outside if any(board.is_city[way] for way in board.ways[field])]
        self.is_gate: list[bool] = [field in gates for field in range(FIELDS)]
        self.south: i64 = sum(1 << field for field in outside if field < HALF)
        self.north: i64 = sum(1 << field - HALF for field in outside if field >= HALF)
        self.special_south: i64 = HALF_BOARD & ~self.south | sum(1 << field for field in gates if field < HALF)
        self.special_north: i64 = HALF_BOARD & ~self.north | sum(1 << field - HALF for field in gates if field >= HALF)


LATEST: Final[list[Ground]] = []  # of the board somebody planned on last


def ground_of(board: Board) -> Ground:
    """Most plans are made on the same board, one after another."""
    ground = LATEST[0] if LATEST else None
    if ground is None or ground.board is not board:
        ground = Ground(board)
        LATEST[:] = [ground]
    return ground


class Plan:
    """What a henchman wants to reach, and what it costs from every field, in steps; from his lord's knowledge alone.

    Costs are worked out backwards from the goals, as far as somebody asks: wave after wave, all over the open land at
    once, and one by one where a card, a gate or the city lies.
    """

    def __init__(self, table: Schatzjagd, seat: int, weights: Weights) -> None:
        self.table = table
        self.seat = seat
        self.turn = table.turn
        self.weights = weights
        ground = self.ground = ground_of(table.deck.board)
        self.special_south: i64 = ground.special_south
        self.special_north: i64 = ground.special_north
        self.laden: list[int] = []  # the fields with cards
        self.burdens: list[int] = self.burdens_of_cards()
        self.costs: list[int] = [FARTHEST] * FIELDS
        self.open_south: i64 = HALF_BOARD  # the fields whose cost is not certain yet
        self.open_north: i64 = HALF_BOARD
        self.next_south: i64 = 0  # those that the next wave reaches over open land
        self.next_north: i64 = 0
        self.reached: list[list[int]] = []
        """By costs the fields from which a goal is known to cost so much."""
        self.first_left: list[int] = [NONE] * FARTHEST
        """By costs, with its burden, a field from which it goes on;"""
        self.next_left: list[int] = [NONE] * FIELDS
        """and by fields, the next one of the same cost."""
        self.settled = 0
        """What costs less is certain."""
        goals = self.goals()
        self.is_idle = not goals
        for goal, extra in goals or self.shops():
            enter(self.reached, goal, extra)

    def knows(self, field: int) -> bool:
        """Whether the lord knows the card in a field."""
        return self.table.known[field] >> self.seat & 1 == 1

    def burdens_of_cards(self) -> list[int]:
        """What it costs to enter each field beyond the step itself."""
        table, weights = self.table, self.weights
        burdens = [0] * FIELDS
        unknown = weights.unknown if table.life_of(self.seat) > weights.weak else 2 * weights.unknown
        place: i64 = 0
        for field, card in enumerate(table.cards):
            if card != NONE:
                self.laden.append(field)
                burdens[field] = self.burden_of(card) if self.knows(field) else unknown
                place = field
                if place < HALF:
                    self.special_south |= bit(place)
                else:
                    self.special_north |= bit(place - HALF)
        return burdens

    def burden_of(self, card: int) -> int:
        """What a card that he knows costs."""
        weights = self.weights
        kind = self.table.deck.kind_of[card]
        if kind.type == FIEND:
            lead = self.table.power_of(self.seat) - kind.number
            return weights.stopped if lead >= 1 else min(weights.dreaded, 3 - 2 * lead)
        return weights.trapped if kind.type == TRAP else weights.stopped

    def goals(self) -> list[tuple[int, int]]:
        """Fields to reach, each with what it costs beyond the way."""
        table, player = self.table, self.table.players[self.seat]
        found: list[tuple[int, int]] = []
        detour = 0
        if player.carried:
            found.append((player.castle, 0))
            detour = self.weights.on_the_way * player.carried
        for token in range(table.dug):
            place = table.treasure_at[token]
            if place < CARRIED and not self.is_dreaded(place):
                found.append((place, detour))
        if not table.maps_are_dead():
            has_room = table.hand_count(self.seat) < HAND_SIZE  # else a map picked up would have to be laid down again
            for card in player.hand:
                kind = table.deck.kind_of[card]
                if kind.type == MAP:
                    found.append((kind.number, detour))
                else:
                    has_room = True
            if has_room:
                maps = [field for field in self.laden if table.deck.is_map[table.cards[field]] and self.knows(field)]
                found += [(field, detour + self.weights.stopped) for field in maps]
        if player.carried:
            return found
        prey = self.prey()
        return prey if prey and self.is_urgent() else found + prey

    def is_dreaded(self, field: int) -> bool:
        """Whether he knows of a fiend there that he had better not meet."""
        return self.burdens[field] > self.weights.trapped and self.knows(field)

    def prey(self) -> list[tuple[int, int]]:
        """Rivals that carry treasures home, and castles to be searched."""
        table = self.table
        here = table.players[self.seat].field
        found: list[tuple[int, int]] = []
        for seat, rival in enumerate(table.players):
            if seat == self.seat or rival.field == NONE:
                continue
            if rival.carried and not table.is_in_city(seat) and self.dares(seat):
                found.append((rival.field, self.weights.in_pursuit))
                if distance(here, rival.castle) < distance(rival.field, rival.castle):
                    found.append((rival.castle, self.weights.in_pursuit))
            if table.rules.plunder and rival.hidden:
                found.append((rival.castle, self.weights.in_pursuit))
        return found

    def is_urgent(self) -> bool:
        """Whether a rival would win with what he carries."""
        needed = self.table.rules.needed
        return any(rival.carried and rival.hidden + rival.carried >= needed > 0 for rival in self.table.players)

    def dares(self, rival: int) -> bool:
        """Whether he would fight a rival: one who carries nothing has little to lose."""
        table = self.table
        if self.is_urgent():
            return True
        return table.life_of(self.seat) > self.weights.weak and table.power_of(self.seat) + 1 >= table.power_of(rival)

    def shops(self) -> list[tuple[int, int]]:
        """[S-51] Nothing to fetch: the city makes him stronger meanwhile."""
        table = self.table
        values = table.players[self.seat].values
        gold = values[GOLD]
        if gold and values[LIFE] <= self.weights.weak:
            wanted = LIFE
        elif gold >= 3 and values[STRENGTH] < self.weights.trained:
            wanted = STRENGTH
        elif gold >= 8 and values[STRENGTH] >= self.weights.trained:
            wanted = WEAPONS
        else:
            wanted = GOLD
        city = table.deck.board.city_fields
        shops = [table.deck.shops[shop] for shop in table.shops]
        found = [(field, 0) for number, field in enumerate(city) if sells(shops[number], wanted)]
        return found or [(field, 0) for field in city]

    def settle(self) -> None:
        """The fields of the least cost that is not certain yet; from there one step back."""
        cost = self.settled
        self.settled = cost + 1
        south = self.next_south
        north = self.next_north
        place: i64 = 0
        if cost < len(self.reached):
            for field in self.reached[cost]:
                place = field
                if place < HALF:
                    south |= bit(place)
                else:
                    north |= bit(place - HALF)
        south &= self.open_south
        north &= self.open_north
        self.open_south ^= south
        self.open_north ^= north
        self.mark(south, self.special_south, 0, cost)
        self.mark(north, self.special_north, HALF, cost)
        south &= ~self.special_south
        north &= ~self.special_north
        field = self.first_left[cost]
        while field != NONE:
            place = field
            if place < HALF:
                south |= bit(place)
            else:
                north |= bit(place - HALF)
            field = self.next_left[field]
        sideways = (south & EAST_OF_A) >> 1 | (south & WEST_OF_J) << 1
        self.next_south = (sideways | south >> 10 | south << 10 | (north & ROW) << 40) & self.ground.south
        sideways = (north & EAST_OF_A) >> 1 | (north & WEST_OF_J) << 1
        self.next_north = (sideways | north >> 10 | north << 10 | south >> 40) & self.ground.north

    def mark(self, fields: i64, special: i64, first: int, cost: int) -> None:
        """The cost of these fields of a half is certain."""
        costs = self.costs
        while fields:
            lowest = fields & -fields
            fields ^= lowest
            field = first + BIT_OF[lowest % PRIME]
            costs[field] = cost
            if special & lowest:
                self.leave(field, cost + self.burdens[field])

    def leave(self, field: int, cost: int) -> None:
        """From a field with a burden, at a gate or in the city, one step back."""
        board = self.ground.board
        if board.is_city[field]:
            for way in board.ways[field]:
                enter(self.reached, way, cost + 1 if board.is_city[way] else cost + 1 + self.weights.night)
            return
        if cost < FARTHEST:
            self.next_left[field] = self.first_left[cost]
            self.first_left[cost] = field
        if self.ground.is_gate[field]:
            for way in board.ways[field]:
                if board.is_city[way]:
                    enter(self.reached, way, cost + 1)

    def cost_from(self, field: int) -> int:
        """Steps from a field to the cheapest goal."""
        while self.costs[field] == FARTHEST and self.settled < FARTHEST:
            self.settle()
        return self.costs[field]

    def arriving_at(self, field: int) -> int:
        """The cost from a field, and of being there."""
        return self.cost_from(field) + self.burdens[field]


def enter(fields: list[list[int]], field: int, cost: int) -> None:
    """Add a field to those of this cost."""
    if cost < FARTHEST:
        while len(fields) <= cost:
            fields.append([])
        fields[cost].append(field)


def sells(shop: Shop, value: int) -> bool:
    """Whether a shop raises this value."""
    return any(offer.effect.value == value and offer.effect.number > 0 for offer in shop.offers)
