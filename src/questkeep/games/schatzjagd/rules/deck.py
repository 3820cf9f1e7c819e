"""Cards, board and city as they are printed: plain data that never changes during a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from questkeep.games.schatzjagd.rules import moves
from questkeep.kernel.game import Code, Deck, Words

if TYPE_CHECKING:
    from questkeep.games.schatzjagd.rules.effects import Effect

# [S-02] The seven types of play cards; the last two are black.
WEAPON: Final = 0
POTION: Final = 1
TRAP: Final = 2
SPECIAL: Final = 3
FIEND: Final = 4
SPELL: Final = 5
MAP: Final = 6
TYPES: Final = ["weapon", "potion", "trap", "special", "fiend", "spell", "map"]

# [S-72] The four values of a henchman.
LIFE: Final = 0
STRENGTH: Final = 1
WEAPONS: Final = 2
GOLD: Final = 3
VALUES: Final = ["life", "strength", "weapons", "gold"]
MOST: Final = 15

# [S-137] When a spell can be cast.
ANY: Final = 0
JOURNEY: Final = 1
FIGHT: Final = 2
NOT_FIGHT: Final = 3
WINDOWS: Final = ["any", "journey", "fight", "not-fight"]

SIDE: Final = 10
FIELDS: Final = 100
PLAIN_FIELD: Final = 0
CASTLE: Final = 1
CITY: Final = 2
WHOLE_BOARD: Final = 6  # [S-114] the die that leads anywhere
EVAPORATE: Final = 1


class Kind:
    """A play card as it is printed; it may exist in several copies."""

    def __init__(
        self,
        key: str,
        type: int,
        name: Words,
        count: int,
        number: int,
        pay: int,
        effects: list[Effect],
        is_aimed: bool,
        window: int,
        stays: bool,
        text: Words,
    ) -> None:
        self.key = key
        self.type = type
        self.name = name  # of a map it may be empty: then it is called after its field
        self.count = count
        self.number = number  # a weapon's points, a fiend's power, a map's dig field
        self.pay = pay
        self.effects = effects  # a fiend's reward
        self.is_aimed = is_aimed  # [S-137] it acts on another lord's henchman
        self.window = window
        self.stays = stays  # [S-46] a special that goes back into its field
        self.text = text  # what its deck has it say besides what it does
        self.last: Effect | None = effects[-1] if effects else None
        self.index = 0  # its place in the deck


class Offer:
    """[S-51] Something a shop sells."""

    def __init__(self, price: int, effect: Effect, once: bool) -> None:
        self.price = price
        self.effect = effect
        self.once = once


class Shop:
    """[S-04] A city card."""

    def __init__(self, key: str, name: Words, offers: list[Offer]) -> None:
        self.key = key
        self.name = name
        self.offers = offers


class Land:
    """[S-08] A realm, its castle, and the die that leads there through the Teleportal."""

    def __init__(self, name: str, castle: int, portal: int, fields: list[int]) -> None:
        self.name = name
        self.castle = castle
        self.portal = portal
        self.fields = fields


class Board:
    """[S-06 … S-13] A hundred fields; the lands go clockwise round them."""

    def __init__(self, kinds: list[int], features: str, lands: list[Land], gates: list[tuple[int, int]]) -> None:
        self.kinds = kinds
        self.features = features  # one sign a field, from A1 on
        self.lands = lands
        self.gates = gates
        self.is_open: list[bool] = [kind == PLAIN_FIELD for kind in kinds]
        self.is_city: list[bool] = [kind == CITY for kind in kinds]
        self.open_fields: list[int] = [field for field in range(FIELDS) if kinds[field] == PLAIN_FIELD]
        self.city_fields: list[int] = [field for field in range(FIELDS) if kinds[field] == CITY]
        self.ways: list[list[int]] = [self.ways_from(field) for field in range(FIELDS)]
        self.ways_outside: list[list[int]] = [
            [way for way in self.ways[field] if self.is_city[field] or not self.is_city[way]] for field in range(FIELDS)
        ]
        self.steps: list[list[Code]] = [steps_on(ways) for ways in self.ways]
        self.steps_outside: list[list[Code]] = [steps_on(ways) for ways in self.ways_outside]

    def ways_from(self, field: int) -> list[int]:
        """[S-09, S-10] The fields one step away; the wall is crossed at gates only."""
        return [
            other
            for other in neighbours(field)
            if self.is_city[field] == self.is_city[other]
            or (field, other) in self.gates
            or (other, field) in self.gates
        ]


def steps_on(ways: list[int]) -> list[Code]:
    """[S-31] To stop, or a step to one of these fields."""
    return [moves.STOP, *[Code(moves.STEP + way) for way in ways]]


def neighbours(field: int) -> list[int]:
    """[S-09] The fields sharing an edge: west, east, south, north."""
    column, row = field % SIDE, field // SIDE
    found: list[int] = []
    if column > 0:
        found.append(field - 1)
    if column < SIDE - 1:
        found.append(field + 1)
    if row > 0:
        found.append(field - SIDE)
    if row < SIDE - 1:
        found.append(field + SIDE)
    return found


def field_name(field: int) -> str:
    """[S-06] Column and row.

    >>> field_name(0), field_name(99)
    ('A1', 'J10')
    """
    return "ABCDEFGHIJ"[field % SIDE] + str(field // SIDE + 1)


NAMES: Final = [field_name(field) for field in range(FIELDS)]
FIELD_OF: Final = {name.lower(): field for field, name in enumerate(NAMES)}


class SchatzjagdDeck(Deck):
    """Everything that comes out of the box; every physical play card has a number."""

    def __init__(
        self,
        name: str,
        text: str,
        kinds: list[Kind],
        board: Board,
        shops: list[Shop],
        treasures: list[tuple[str, int]],
        start: list[int],
        fiend_life: int,
    ) -> None:
        super().__init__(name, text)
        self.kinds = kinds
        self.board = board
        self.shops = shops
        self.treasures: list[str] = [kind for kind, _ in treasures]
        self.treasure_kinds: list[int] = [kind for kind, (_, count) in enumerate(treasures) for _ in range(count)]
        self.start = start  # the four values of a new henchman
        self.fiend_life = fiend_life
        self.kind_of: list[Kind] = []
        for index, kind in enumerate(kinds):
            kind.index = index
            self.kind_of += [kind] * kind.count
        self.type_of: list[int] = [kind.type for kind in self.kind_of]
        self.key_of: list[str] = [kind.key for kind in self.kind_of]
        self.kind_named: dict[str, Kind] = {kind.key.lower(): kind for kind in kinds}
        self.is_map: list[bool] = [kind.type == MAP for kind in self.kind_of]
