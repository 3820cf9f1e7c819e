"""What a lord of Schatzjagd does by habit, for play-outs, and what he would think over, for a search.

A habit reads only what its lord knows: his hand, the cards he has seen, and what lies open.
"""

from __future__ import annotations

from typing import Final

from questkeep.games.schatzjagd.judgement import (
    fighting,
    fleeing,
    is_travel,
    place_for,
    places_for,
    plays,
    step_along,
)
from questkeep.games.schatzjagd.plan import Plan, distance
from questkeep.games.schatzjagd.rules import effects, moves
from questkeep.games.schatzjagd.rules.arrival import FreeActions, ShopVisit, UseSpecial, shop_on
from questkeep.games.schatzjagd.rules.asking import asking
from questkeep.games.schatzjagd.rules.deck import (
    LIFE,
    MOST,
    Kind,
)
from questkeep.games.schatzjagd.rules.effects import Add, Cure, FetchMap, Pilfer, Steps, Trade
from questkeep.games.schatzjagd.rules.fights import Strike, StrikeBack
from questkeep.games.schatzjagd.rules.flow import Schatzjagd
from questkeep.games.schatzjagd.rules.influence import Influence
from questkeep.games.schatzjagd.rules.journey import Roll, Walk
from questkeep.games.schatzjagd.rules.magic import Land, Portal
from questkeep.games.schatzjagd.rules.piles import Put
from questkeep.games.schatzjagd.rules.table import NONE
from questkeep.games.schatzjagd.rules.turns import SkipTest
from questkeep.games.schatzjagd.weights import Weights
from questkeep.kernel.game import Code

WOUNDED: Final = 9  # with so much life or less, healing is welcome
CLEARLY: Final = 3  # so much more power wins most fights
PLACES: Final = 5  # that are thought over for one card
APART: Final = 2  # steps between two of them


class Habit:
    """Quick answers that follow a plan; a plan is kept for the journey it was made for."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.plan: Plan | None = None

    def plan_for(self, table: Schatzjagd, seat: int) -> Plan:
        """The plan of this seat for this turn."""
        plan = self.plan
        if plan is None or plan.table is not table or plan.turn != table.turn or plan.seat != seat:
            plan = self.plan = Plan(table, seat, self.weights)
        return plan

    def answer(self, table: Schatzjagd, seat: int, options: list[Code]) -> int:
        """What he does without a second thought, or NONE where there is no habit."""
        question = asking(table)
        if isinstance(question, Walk):
            return step_along(self.plan_for(table, seat), options)
        if isinstance(question, Roll):
            plan = Plan(table, seat, self.weights)
            self.plan = plan
            if plan.cost_from(table.players[seat].field) >= self.weights.far:
                for code in options:
                    if is_travel(table, code):
                        return code
            return moves.ROLL
        if isinstance(question, Influence):
            worthy = plays(table, seat, options)
            return timely(table, seat, worthy) if len(worthy) > 1 else worthy[0]
        if isinstance(question, Put):
            return place_for(table, seat, options, self.weights)
        if isinstance(question, (Strike, StrikeBack)):
            is_worth_it = fighting(table, seat, self.weights) > fleeing(table, seat, self.weights)
            return moves.STRIKE if is_worth_it else moves.FLEE
        if isinstance(question, FreeActions):
            return self.act(table, seat, options)
        if isinstance(question, ShopVisit):
            return purchase(table, seat, options)
        if isinstance(question, UseSpecial):
            return use(table, seat, options)
        return NONE

    def act(self, table: Schatzjagd, seat: int, options: list[Code]) -> int:
        """Take what lies here; fight whoever is clearly weaker, or carries something and is not stronger."""
        player = table.players[seat]
        for code in options:
            if moves.TAKE <= code < moves.HIDE or code == moves.SEARCH:
                return code
        for code in options:
            if moves.CHALLENGE <= code < moves.USE_TIMES:
                rival = code - moves.CHALLENGE
                lead = table.power_of(seat) - table.power_of(rival)
                needed = 0 if table.players[rival].carried and not player.carried else CLEARLY
                if lead >= needed and player.values[LIFE] > self.weights.weak:
                    return code
        return moves.DONE


def timely(table: Schatzjagd, seat: int, worthy: list[Code]) -> int:
    """A spell whose moment has come, or the first of these answers."""
    for code in worthy:
        if code >= moves.CAST and is_timely(table, seat, table.deck.kinds[moves.spell_in(code)], moves.aim_in(code)):
            return code
    return worthy[0]


def is_timely(table: Schatzjagd, seat: int, kind: Kind, aim: int) -> bool:
    """Whether a spell does something worth a card just now."""
    player = table.players[seat]
    if isinstance(kind.last, Pilfer):
        return True
    if kind.is_aimed:
        return table.players[aim].carried > 0
    effect = kind.effects[0]
    if isinstance(effect, Cure):
        return player.poison > 0
    return isinstance(effect, Add) and effect.value == LIFE and player.values[LIFE] <= WOUNDED


def purchase(table: Schatzjagd, seat: int, options: list[Code]) -> int:
    """Whatever helps: a cure, life if it is not wasted, strength, weapons or gold."""
    shop = shop_on(table, table.players[seat].field)
    for code in options:
        if moves.TAKE <= code < moves.HIDE:
            return code
        if moves.BUY < code < moves.TAKE:
            effect = shop.offers[code - moves.BUY - 1].effect
            if effect.value != LIFE or not isinstance(effect, Add) or table.life_of(seat) + effect.number <= MOST:
                return code
    return moves.DONE


def use(table: Schatzjagd, seat: int, options: list[Code]) -> int:
    """Specials that cost no day and no luck; those with a price if they heal him who needs it, or bring a map."""
    player = table.players[seat]
    kind = table.deck.kind_of[table.cards[player.field]]
    if isinstance(kind.last, Trade):
        return options[-1]
    if isinstance(kind.last, Portal):
        return moves.LEAVE
    for effect in kind.effects:
        if isinstance(effect, (effects.Skip, effects.Roll)):
            return moves.LEAVE
    if kind.pay and not isinstance(kind.last, FetchMap) and player.poison == 0 and player.values[LIFE] > WOUNDED:
        return moves.LEAVE
    return moves.USE


def candidates(table: Schatzjagd, seat: int, options: list[Code], weights: Weights) -> list[Code]:
    """The answers that a search compares with the promising ones."""
    question = asking(table)
    if isinstance(question, Walk):
        return [] if table.has_stepped else [code for code in options if code < moves.CAST]
    if isinstance(question, Roll):
        return [code for code in options if code == moves.ROLL or is_travel(table, code) or hastens(table, code)]
    if isinstance(question, (Strike, StrikeBack, UseSpecial, ShopVisit, SkipTest)):
        return options
    if isinstance(question, Influence):
        worthy = plays(table, seat, options)
        if moves.HIDE < worthy[0] < moves.DEPOSIT or moves.DIG <= worthy[0] < moves.INSERT:
            return worthy
        return [code for code in options if not is_travel(table, code)]
    if isinstance(question, Put):
        return spaced(options, places_for(table, seat, options, weights), moves.PUT)
    if isinstance(question, Land):
        plan = Plan(table, seat, weights)
        return spaced(options, [-plan.arriving_at(code - moves.GO) for code in options], moves.GO)
    return []


def hastens(table: Schatzjagd, code: int) -> bool:
    """Whether the answer casts a spell that lengthens the journey."""
    return code >= moves.CAST and isinstance(table.deck.kinds[moves.spell_in(code)].last, Steps)


def spaced(options: list[Code], values: list[int], first: int) -> list[Code]:
    """The best places of these that are not side by side."""
    found: list[Code] = []
    for place in sorted(range(len(options)), key=lambda place: -values[place]):
        field = options[place] - first
        if all(distance(field, other - first) >= APART for other in found):
            found.append(options[place])
            if len(found) == PLACES:
                break
    return found
