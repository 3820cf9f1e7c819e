"""Magic that asks for something more: journeys, looks, and cards moved by spells (section 16, [S-60] and [S-130])."""

from __future__ import annotations

from typing import ClassVar, Final

from questkeep.games.schatzjagd.rules import arrival, deaths, effects, knowledge, moves, piles
from questkeep.games.schatzjagd.rules.asking import Asking
from questkeep.games.schatzjagd.rules.deck import EVAPORATE, FIELDS, NAMES, WHOLE_BOARD
from questkeep.games.schatzjagd.rules.shapes import Phase, SchatzjagdNotes
from questkeep.games.schatzjagd.rules.table import NONE, Table
from questkeep.kernel.chance import Chance
from questkeep.kernel.errors import Objection
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Code
from questkeep.kernel.steps import NOBODY

# Travel -----------------------------------------------------------------------------------------------------


class Portal(effects.Effect):
    """[S-114] A die says where he may go, if it does not kill him."""

    verb: ClassVar[str] = "portal"
    comes_last: ClassVar[bool] = True

    def carry_out(self, table: Table, seat: int, times: int, chance: Chance) -> None:
        die = table.throw(1, chance)[0]
        table.tell("portal-entered", {"seat": table.active, "die": die})
        if die == EVAPORATE:
            deaths.die_of(table, table.active, NONE)
        else:
            table.todo.append(Land(die))


class Jump(effects.Effect):
    """He may go to any open field."""

    verb: ClassVar[str] = "jump"
    comes_last: ClassVar[bool] = True

    def carry_out(self, table: Table, seat: int, times: int, chance: Chance) -> None:
        table.todo.append(Land(0))


class Land(Asking):
    """[S-114, S-116] Where does he go?"""

    phase: ClassVar[Phase] = "landing"
    wanted: ClassVar[Objection] = Objection("S-114", "land-somewhere")
    verb_of_fields: ClassVar[str] = "go"

    def __init__(self, die: int) -> None:
        self.die = die  # of a portal, or 0 where a spell leads to any open field

    def options(self, table: Table, seat: Seat) -> list[Code]:
        board, here = table.deck.board, table.me().field
        fields = board.open_fields
        if self.die == WHOLE_BOARD:
            fields = list(range(FIELDS))
        elif self.die:
            fields = next(land.fields for land in board.lands if land.portal == self.die)
        return [Code(moves.GO + field) for field in fields if field != here and not board.is_city[field]]

    def answer(self, table: Table, seat: Seat, code: Code, chance: Chance) -> None:
        """[S-34, S-115] Magic carries him away; the journey is over and he arrives there."""
        field = code - moves.GO
        deaths.lose_part(table)
        table.move(field)
        table.tell("travelled", {"seat": seat, "field": NAMES[field]})
        table.todo.append(arrival.ARRIVE)

    def note(self, table: Table, seat: int, facts: SchatzjagdNotes) -> None:
        facts["die"] = self.die


# Looks ------------------------------------------------------------------------------------------------------


class Peek(effects.Effect):
    """[S-130] He looks at so many inserted cards, one by one."""

    verb: ClassVar[str] = "peek"
    comes_last: ClassVar[bool] = True

    def carry_out(self, table: Table, seat: int, times: int, chance: Chance) -> None:
        table.todo.append(Look(self.number))


class Look(Asking):
    """[S-130] At which card does he look?"""

    phase: ClassVar[Phase] = "peeking"
    wanted: ClassVar[Objection] = Objection("S-130", "look-or-enough")
    verb_of_fields: ClassVar[str] = "look"

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, table: Table, chance: Chance) -> int:
        return table.active if table.has_cards_on_board() else NOBODY

    def options(self, table: Table, seat: Seat) -> list[Code]:
        return [moves.ENOUGH, *piles.where_cards_are(table, moves.LOOK)]

    def answer(self, table: Table, seat: Seat, code: Code, chance: Chance) -> None:
        if code != moves.ENOUGH:
            piles.look_at(table, [code - moves.LOOK])
            if self.left > 1:
                table.todo.append(Look(self.left - 1))

    def note(self, table: Table, seat: int, facts: SchatzjagdNotes) -> None:
        facts["looks"] = self.left


# Cards on the board -----------------------------------------------------------------------------------------


class Banish(effects.Effect):
    """A card on the board is discarded."""

    verb: ClassVar[str] = "banish"
    comes_last: ClassVar[bool] = True

    def is_possible(self, table: Table) -> bool:
        return table.has_cards_on_board()

    def carry_out(self, table: Table, seat: int, times: int, chance: Chance) -> None:
        table.todo.append(BANISH_ONE)


class BanishOne(Asking):
    """[S-60] Which card leaves the board?"""

    phase: ClassVar[Phase] = "banishing"
    wanted: ClassVar[Objection] = Objection("S-60", "choose-a-card")
    verb_of_fields: ClassVar[str] = "remove"

    def options(self, table: Table, seat: Seat) -> list[Code]:
        return piles.where_cards_are(table, moves.REMOVE)

    def answer(self, table: Table, seat: Seat, code: Code, chance: Chance) -> None:
        piles.banish(table, code - moves.REMOVE)


class Shift(effects.Effect):
    """He looks at a card on the board and puts it elsewhere."""

    verb: ClassVar[str] = "shift"
    comes_last: ClassVar[bool] = True

    def is_possible(self, table: Table) -> bool:
        return piles.has_room(table) and any(can_shift(table, field) for field in range(FIELDS))

    def carry_out(self, table: Table, seat: int, times: int, chance: Chance) -> None:
        table.todo.append(SHIFT_ONE)


class ShiftOne(Asking):
    """[S-60] Which card does he move?"""

    phase: ClassVar[Phase] = "shifting"
    wanted: ClassVar[Objection] = Objection("S-60", "choose-a-card")
    verb_of_fields: ClassVar[str] = "look"

    def options(self, table: Table, seat: Seat) -> list[Code]:
        return [Code(moves.LOOK + field) for field in range(FIELDS) if can_shift(table, field)]

    def answer(self, table: Table, seat: Seat, code: Code, chance: Chance) -> None:
        piles.look_at(table, [code - moves.LOOK])
        table.todo.append(PutShifted(code - moves.LOOK))


def can_shift(table: Table, field: int) -> bool:
    """Whether a play card is here and no henchman stands on it."""
    return table.cards[field] != NONE and not any(player.field == field for player in table.players)


class PutShifted(piles.Put):
    """[S-129] A card is put elsewhere, and what is known of it goes with it."""

    def __init__(self, field: int) -> None:
        self.field = field

    def card(self, table: Table) -> int:
        return table.cards[self.field]

    def answer(self, table: Table, seat: Seat, code: Code, chance: Chance) -> None:
        old, new = self.field, code - moves.PUT
        piles.lay_card(table, table.cards[old], table.inserter[old], new)
        piles.lift_card(table, old)
        knowledge.card_was_moved(table, old, new)
        table.tell("card-shifted", {"seat": seat, "from": NAMES[old], "field": NAMES[new]})

    def note(self, table: Table, seat: int, facts: SchatzjagdNotes) -> None:
        super().note(table, seat, facts)
        facts["field"] = NAMES[self.field]


BANISH_ONE: Final[BanishOne] = BanishOne()
SHIFT_ONE: Final[ShiftOne] = ShiftOne()
