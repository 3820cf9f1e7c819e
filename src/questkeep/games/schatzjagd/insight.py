"""How well a seat stands in Schatzjagd, and which answers are worth a thought: what to fetch, and the way to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from questkeep.games.schatzjagd.habit import Habit, candidates
from questkeep.games.schatzjagd.judgement import (
    best_of,
    fight_ahead,
    fighting,
    fleeing,
    is_travel,
    next_step,
    nuisance,
    place_for,
    plays,
    prospects,
    standing,
)
from questkeep.games.schatzjagd.plan import Plan
from questkeep.games.schatzjagd.rules import moves
from questkeep.games.schatzjagd.rules.arrival import FreeActions, PlayFound, UseSpecial
from questkeep.games.schatzjagd.rules.asking import asking
from questkeep.games.schatzjagd.rules.fights import PartingBlow, Strike, StrikeBack
from questkeep.games.schatzjagd.rules.flow import Schatzjagd
from questkeep.games.schatzjagd.rules.influence import Influence
from questkeep.games.schatzjagd.rules.journey import Roll, Walk
from questkeep.games.schatzjagd.rules.magic import BanishOne, Land, Look, Portal, ShiftOne
from questkeep.games.schatzjagd.rules.piles import Cleanse, Put
from questkeep.games.schatzjagd.rules.table import NONE
from questkeep.games.schatzjagd.weights import Weights
from questkeep.kernel.chance import Chance
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Code, Insight, State

VICTORY: Final = 1000.0


class SchatzjagdInsight(Insight):
    """Points of a seat, less those of its best rival; and plans for whatever has many answers."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        super().__init__()
        self.weights = weights
        self.native = Weights(weights)
        self.habit = Habit(self.native)
        self.is_discreet = True
        self.is_deep = False
        self.doubt = 2.0  # a play-out is noisy, and what he does at first sight is seldom wrong
        self.scale = 100.0
        self.horizon = 30  # about a day of a lord: dice and wounds have told by then
        self.budgets = (4, 64)  # a few are enough to see what is plainly wrong

    def with_weights(self, weights: Mapping[str, float]) -> SchatzjagdInsight:
        return SchatzjagdInsight(weights)

    def value(self, table: State, seat: Seat) -> float:
        assert isinstance(table, Schatzjagd)
        weights = self.native
        outcome = table.outcome()
        if outcome is not None:
            return VICTORY if seat in outcome.winners else -VICTORY
        if table.players[seat].field == NONE:
            return 0.0
        best = max(standing(table, other, weights) for other in range(table.seats) if other != seat)
        hopes = standing(table, seat, weights) + prospects(table, seat, weights) + fight_ahead(table, seat, weights)
        return hopes - weights.rival * best

    def reply(self, table: State, seat: Seat, options: list[Code], chance: Chance) -> Code:
        assert isinstance(table, Schatzjagd)
        code = self.habit.answer(table, seat, options)
        return self.promising(table, seat, options)[0] if code == NONE else Code(code)

    def candidates(self, table: State, seat: Seat, options: list[Code]) -> list[Code]:
        assert isinstance(table, Schatzjagd)
        return candidates(table, seat, options, self.native)

    def promising(self, table: State, seat: Seat, options: list[Code]) -> list[Code]:
        assert isinstance(table, Schatzjagd)
        weights = self.native
        question = asking(table)
        if isinstance(question, Walk):
            return [next_step(table, seat, options, weights)]
        if isinstance(question, Put):
            return [place_for(table, seat, options, weights)]
        if isinstance(question, Influence):
            return plays(table, seat, options)
        if isinstance(question, Roll):
            here = table.players[seat].field
            is_far = Plan(table, seat, weights).cost_from(here) >= weights.far
            return [code for code in options if code == moves.ROLL or (is_far and is_travel(table, code))]
        if isinstance(question, (Strike, StrikeBack)):
            best = moves.STRIKE if fighting(table, seat, weights) > fleeing(table, seat, weights) else moves.FLEE
            return [best, *(code for code in options if code >= moves.CAST)]
        if isinstance(question, PartingBlow):
            return [moves.BLOW]
        if isinstance(question, FreeActions):
            takes = [code for code in options if moves.TAKE <= code < moves.HIDE or code == moves.SEARCH]
            return takes[:1] or options
        if isinstance(question, PlayFound):
            digs = [code for code in options if moves.DIG <= code < moves.INSERT]
            return digs or [moves.KEEP]
        if isinstance(question, UseSpecial) and isinstance(
            table.deck.kind_of[table.cards[table.players[seat].field]].last, Portal
        ):
            return [moves.LEAVE]
        if isinstance(question, Land):
            plan = Plan(table, seat, weights)
            return [best_of(options, [-plan.arriving_at(code - moves.GO) for code in options])]
        if isinstance(question, (Look, BanishOne, ShiftOne, Cleanse)):
            return [nuisance(table, seat, options, weights)]
        return options
