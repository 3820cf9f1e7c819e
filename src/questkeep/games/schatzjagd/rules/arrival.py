"""Where the henchman ends: what is there, what may be done there, and the city (sections 7 and 8 of RULES.md)."""

from __future__ import annotations

from typing import ClassVar, Final

from questkeep.games.schatzjagd.rules import casting, effects, fights, moves, piles, treasures
from questkeep.games.schatzjagd.rules.asking import Asking
from questkeep.games.schatzjagd.rules.deck import FIEND, GOLD, MAP, SPECIAL, WEAPON, WEAPONS, Kind, Shop
from questkeep.games.schatzjagd.rules.shapes import Phase, SchatzjagdNotes
from questkeep.games.schatzjagd.rules.table import NONE, Table
from questkeep.kernel.chance import Chance
from questkeep.kernel.errors import Objection
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Code
from questkeep.kernel.steps import NOBODY, Step


class Arrive(Step[Table]):
    """[S-42 … S-49] The card in the field is revealed and works; free actions or the shop follow."""

    def run(self, table: Table, chance: Chance) -> int:
        field = table.me().field
        table.todo.append(SHOP_VISIT if table.deck.board.is_city[field] else FREE_ACTIONS)
        if table.cards[field] != NONE:
            meet(table, piles.reveal(table, field), field, chance)
        return NOBODY


def meet(table: Table, card: int, field: int, chance: Chance) -> None:
    """[S-43 … S-48] A card works, each type in its way."""
    kind = table.deck.kind_of[card]
    if kind.type == SPECIAL:
        table.todo.append(USE_SPECIAL)
    elif kind.type == FIEND:
        fights.meet_fiend(table, card)
    elif kind.type == WEAPON:
        piles.discard_from_field(table, field)
        table.add(table.active, WEAPONS, kind.number)
    elif kind.type < SPECIAL:
        piles.discard_from_field(table, field)
        effects.befall(table, kind.effects, table.active, 0, chance)
    else:
        find(table, field)


# Specials ---------------------------------------------------------------------------------------------------


class UseSpecial(Asking):
    """[S-46] Does he use the special here?"""

    phase: ClassVar[Phase] = "using"
    wanted: ClassVar[Objection] = Objection("S-46", "use-or-leave")

    def run(self, table: Table, chance: Chance) -> int:
        return table.active if uses(table) else NOBODY

    def options(self, table: Table, seat: Seat) -> list[Code]:
        return [moves.LEAVE, *uses(table)]

    def answer(self, table: Table, seat: Seat, code: Code, chance: Chance) -> None:
        field = table.me().field
        card = table.cards[field]
        kind = table.deck.kind_of[card]
        table.tell("special-left" if code == moves.LEAVE else "special-used", {"seat": seat, "card": kind.key})
        if code == moves.LEAVE:
            return
        table.used = [*table.used, card]
        if kind.pay:
            table.add(seat, GOLD, -kind.pay)
        if not kind.stays:
            piles.discard_from_field(table, field)
        effects.befall(table, kind.effects, seat, code - moves.USE_TIMES, chance)


def uses(table: Table) -> list[Code]:
    """[S-46] How the special here can be used, if at all."""
    card = table.cards[table.me().field]
    kind = table.deck.kind_of[card]
    left = table.gold_of(table.active) - kind.pay
    if card in table.used or left < 0 or not effects.are_possible(table, kind.effects):
        return []
    trade = kind.last
    if isinstance(trade, effects.Trade):
        return [Code(moves.USE_TIMES + times) for times in range(1, trade.most(table, left) + 1)]
    return [moves.USE]


# Black cards ------------------------------------------------------------------------------------------------


def find(table: Table, field: int) -> None:
    """[S-48, S-71] A black card becomes a hand card that all have seen; a dead map is replaced."""
    card = piles.clear(table, field)
    if table.deck.is_map[card] and table.maps_are_dead():
        piles.set_aside(table, table.active, card)
        table.todo.append(piles.Draw(table.active, 1))
        return
    piles.put_in_hand(table, table.active, card)
    table.seen[card] = table.everyone
    table.tell("card-found", {"seat": table.active, "card": table.deck.key_of[card]})
    table.todo.append(PlayFound(card))


class PlayFound(casting.SpellWindow):
    """[S-48] Does he play the black card that he has just found?"""

    phase: ClassVar[Phase] = "finding"
    wanted: ClassVar[Objection] = Objection("S-48", "play-or-keep")

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, table: Table, chance: Chance) -> int:
        return table.active if not table.has_played and self.plays(table) else NOBODY

    def plays(self, table: Table) -> list[Code]:
        """How the card may be played."""
        kind = table.deck.kind_of[self.card]
        if kind.type == MAP:
            return [Code(moves.DIG + kind.index)] if treasures.can_dig(table, kind) else []
        return casting.casts_of(table, self, kind)

    def options(self, table: Table, seat: Seat) -> list[Code]:
        return [moves.KEEP, *self.plays(table)]

    def decide(self, table: Table, seat: Seat, code: Code, chance: Chance) -> None:
        if code != moves.KEEP:
            treasures.dig(table, table.deck.kinds[code - moves.DIG])

    def go_on(self, table: Table, kind: Kind) -> None:
        """Nothing: this was the card."""

    def note(self, table: Table, seat: int, facts: SchatzjagdNotes) -> None:
        facts["card"] = table.deck.key_of[self.card]


# Free actions and the city ----------------------------------------------------------------------------------


class Visit(casting.SpellWindow):
    """[S-42, S-49] One thing after another may be done here, until there is nothing left or he is done."""

    def run(self, table: Table, chance: Chance) -> int:
        table.showing = NONE
        return table.active if self.has_something(table) else NOBODY

    def has_something(self, table: Table) -> bool:
        """Whether there is something to do."""
        raise NotImplementedError

    def decide(self, table: Table, seat: Seat, code: Code, chance: Chance) -> None:
        if code == moves.DONE:
            return
        table.todo.append(self)
        if code == moves.SEARCH:
            treasures.search(table, chance)
        elif code >= moves.TAKE:
            treasures.give(table, code - moves.TAKE - 1, seat)
        elif code >= moves.BUY:
            buy(table, code - moves.BUY - 1, chance)
        else:
            fights.challenge(table, code - moves.CHALLENGE)

    def fallback(self, options: list[Code]) -> Code:
        for code in options:
            if moves.TAKE < code < moves.HIDE:
                return code
        return options[0]


class FreeActions(Visit):
    """[S-42] Challenge, pick up, plunder: for whoever has not fled, and where no unbeaten fiend is."""

    phase: ClassVar[Phase] = "acting"
    wanted: ClassVar[Objection] = Objection("S-42", "act-or-done")

    def has_something(self, table: Table) -> bool:
        """[S-28] An enemy may also be struck by magic."""
        field = table.me().field
        if table.has_fled or table.has_fiend(field):
            return False
        if table.has_enemy(field) and (not table.has_played or fights.challenges(table)):
            return True
        return table.has_treasure(field) or treasures.can_search(table)

    def answers(self, table: Table) -> list[Code]:
        searching = [moves.SEARCH] if treasures.can_search(table) else []
        return [moves.DONE, *fights.challenges(table), *pick_ups(table), *searching]

    def object_to(self, table: Table, code: Code) -> Objection:
        if not moves.CHALLENGE <= code < moves.CHALLENGE + table.seats:
            return super().object_to(table, code)
        if table.has_challenged:
            return Objection("S-50", "one-challenge")
        if code - moves.CHALLENGE in table.enemies_on(table.me().field):
            return Objection("S-39", "castle-peace")
        return Objection("S-90", "not-here")


class ShopVisit(Visit):
    """[S-49, S-51] In the city he may shop and pick up."""

    phase: ClassVar[Phase] = "shopping"
    wanted: ClassVar[Objection] = Objection("S-49", "buy-or-done")

    def has_something(self, table: Table) -> bool:
        return bool(purchases(table) or pick_ups(table))

    def answers(self, table: Table) -> list[Code]:
        return [moves.DONE, *purchases(table), *pick_ups(table)]

    def object_to(self, table: Table, code: Code) -> Objection:
        if moves.BUY < code < moves.TAKE:
            return Objection("S-53", "cannot-buy")
        return super().object_to(table, code)


def pick_ups(table: Table) -> list[Code]:
    """[S-88] The free treasures here."""
    return [Code(moves.TAKE + 1 + token) for token in table.lying_on(table.me().field)]


def shop_on(table: Table, field: int) -> Shop:
    """[S-51] The shop on a field of the city."""
    return table.deck.shops[table.shops[table.deck.board.city_fields.index(field)]]


def purchases(table: Table) -> list[Code]:
    """[S-51, S-53] What the shop has to offer that he can pay for, and that has some effect."""
    gold = table.gold_of(table.active)
    return [
        Code(moves.BUY + 1 + number)
        for number, offer in enumerate(shop_on(table, table.me().field).offers)
        if offer.price <= gold
        and not (offer.once and table.bought >> number & 1)
        and offer.effect.helps(table, table.active)
    ]


def buy(table: Table, number: int, chance: Chance) -> None:
    """[S-51] One offer of the shop."""
    shop = shop_on(table, table.me().field)
    offer = shop.offers[number]
    if offer.once:
        table.bought |= 1 << number
    table.tell("bought", {"seat": table.active, "shop": shop.key, "offer": number + 1, "price": offer.price})
    if offer.price:
        table.add(table.active, GOLD, -offer.price)
    offer.effect.carry_out(table, table.active, 0, chance)


ARRIVE: Final[Arrive] = Arrive()
USE_SPECIAL: Final[UseSpecial] = UseSpecial()
FREE_ACTIONS: Final[FreeActions] = FreeActions()
SHOP_VISIT: Final[ShopVisit] = ShopVisit()
