"""Where a henchman of Schatzjagd wants to go, and what the way costs: worked out from his lord's knowledge alone."""

from __future__ import annotations

from typing import Final

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


class Plan:
    """What a henchman wants to reach, and what it costs from every field, in steps; from his lord's knowledge alone.

    Costs are worked out backwards from the goals, as far as somebody asks.
    """

    def __init__(self, table: Schatzjagd, seat: int, weights: Weights) -> None:
        self.table = table
        self.seat = seat
        self.turn = table.turn
        self.weights = weights
        self.burdens: list[int] = [self.burden(field, card) for field, card in enumerate(table.cards)]
        self.costs: list[int] = [FARTHEST] * FIELDS
        self.reached: list[list[int]] = []
        """By costs the fields from which a goal is known to cost so much."""
        self.settled = 0
        """What costs less is certain."""
        goals = self.goals()
        self.is_idle = not goals
        for goal, extra in goals or self.shops():
            self.reach(goal, extra)

    def knows(self, field: int) -> bool:
        """Whether the lord knows the card in a field."""
        return self.table.known[field] >> self.seat & 1 == 1

    def burden(self, field: int, card: int) -> int:
        """What it costs to enter a field with this card beyond the step itself."""
        if card == NONE:
            return 0
        table, weights = self.table, self.weights
        if not self.knows(field):
            return weights.unknown if table.life_of(self.seat) > weights.weak else 2 * weights.unknown
        kind = table.deck.kind_of[card]
        if kind.type == FIEND:
            lead = table.power_of(self.seat) - kind.number
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
            for field in range(FIELDS if has_room else 0):
                card = table.cards[field]
                if card != NONE and table.deck.is_map[card] and self.knows(field):
                    found.append((field, detour + self.weights.stopped))
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

    def reach(self, field: int, cost: int) -> None:
        """A way to a goal was found; if none is cheaper, it is followed backwards later."""
        if cost < self.costs[field]:
            self.costs[field] = cost
            while len(self.reached) <= cost:
                self.reached.append([])
            self.reached[cost].append(field)

    def settle(self) -> None:
        """Follow all ways of the least cost that is not certain yet one step back."""
        board, cost = self.table.deck.board, self.settled
        for field in self.reached[cost] if cost < len(self.reached) else ():
            if self.costs[field] == cost:
                entered = cost + 1 + self.burdens[field]
                from_outside = entered + self.weights.night if board.is_city[field] else entered
                for way in board.ways[field]:
                    self.reach(way, entered if board.is_city[way] else from_outside)
        self.settled += 1

    def cost_from(self, field: int) -> int:
        """Steps from a field to the cheapest goal."""
        while self.settled < self.costs[field]:
            self.settle()
        return self.costs[field]

    def arriving_at(self, field: int) -> int:
        """The cost from a field, and of being there."""
        return self.cost_from(field) + self.burdens[field]


def sells(shop: Shop, value: int) -> bool:
    """Whether a shop raises this value."""
    return any(offer.effect.value == value and offer.effect.number > 0 for offer in shop.offers)
