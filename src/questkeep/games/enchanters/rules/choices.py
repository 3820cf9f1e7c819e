"""Who is asked, and what may be answered."""

from __future__ import annotations

from typing import Final

from questkeep.games.enchanters.rules import moves
from questkeep.games.enchanters.rules.absence import safe_answer
from questkeep.games.enchanters.rules.deck import MOST_SEATS, Action
from questkeep.games.enchanters.rules.effects import ANYONE, Step
from questkeep.games.enchanters.rules.objections import object_to
from questkeep.games.enchanters.rules.table import (
    CHOOSING,
    DROPPING,
    FACING,
    NAMING,
    OVER,
    STRIKING,
    SWAPPING,
    Table,
)
from questkeep.games.enchanters.rules.verbs import VERBS
from questkeep.kernel.errors import Objection
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Code
from questkeep.kernel.verbs import Verbs

NOTHING_OFFERED: Final[list[Code]] = []
NO_CARDS: Final[list[int]] = []
_ALONE: Final = [[Seat(seat)] for seat in range(MOST_SEATS)]
_NOBODY: Final[list[Seat]] = []
_JUST_END: Final = [moves.END]


class AskingTable(Table):
    """A table that asks: one seat at a time, and never with a single answer but `end`."""

    def asked(self) -> list[Seat]:
        return _NOBODY if self.question == OVER else _ALONE[self.answering]

    def options(self, seat: Seat) -> list[Code]:
        if seat != self.answering or self.question == OVER:
            return NOTHING_OFFERED
        if not self.offered:
            self.offered = self.choices()
        return self.offered

    def choices(self) -> list[Code]:
        """All answers to the present question: journeys, Rests, Minor Actions, the end of the turn."""
        if self.question == CHOOSING:
            if self.major_done:
                return self.minors_or(moves.END) if self.may_act() else _JUST_END
            return self.openings()
        if self.question == FACING or self.question == STRIKING:
            return self.minors_or(moves.GO_ON if self.question == FACING else moves.STRIKE_NOW)
        if self.question == NAMING:
            return [Code(moves.NAME + seat) for seat in self.candidates(self.pending_step())]
        if self.question == DROPPING:
            return [Code(moves.DROP_CARD + card) for card in self.monsters_of(self.answering)]
        if self.question == SWAPPING:
            spaces = range(1, len(self.track) + 1)
            return [moves.swap_code(first, second) for second in spaces for first in range(1, second)]
        taken = self.kingdoms
        return [Code(moves.DRAFT_KINGDOM + k) for k in range(len(self.deck.kingdoms)) if k not in taken]

    def openings(self) -> list[Code]:
        """[E-29] Journeys, Rests and Minor Actions."""
        village = self.deal.village
        codes = moves.openings_of(village)[self.reachable()]
        if self.may_act() or village.has_dear_rests:
            codes = codes.copy()
            sources = self.live_sources()
            self.add_dear_rests(codes, sources)
            self.add_minors(codes, sources)
        return codes

    def live_sources(self) -> list[int]:
        """[E-13] The active player's cards with working abilities, where one of them has an action or a Rest."""
        player = self.players[self.active]
        return self.sources(player) if player.has_deeds else NO_CARDS

    def reachable(self) -> int:
        """[E-58] How many spaces can be paid: prices only rise."""
        crystals = self.players[self.active].crystals
        if self.is_free or self.deal.village.cap <= crystals:
            return len(self.track)
        return min(len(self.track), crystals + 1)

    def may_act(self) -> bool:
        """Whether there is a Minor Action at all, payable or not."""
        return self.players[self.active].has_deeds or bool(self.deal.village.abilities.actions)

    def minors_or(self, last: Code) -> list[Code]:
        """The Minor Actions that can be used now, and then the answer that uses none."""
        codes: list[Code] = []
        self.add_minors(codes, self.live_sources())
        codes.append(last)
        return codes

    def add_dear_rests(self, codes: list[Code], sources: list[int]) -> None:
        """[E-53] The Rests of the village that cost something, and those of the player's cards."""
        for action in self.deal.village.abilities.rests:
            if action.costs:
                self.add_if_usable(codes, moves.VILLAGE_USES[action.number], action)
        for card in sources:
            self.add_from_card(codes, card, self.deck.kind_of[card].abilities.rests)

    def add_minors(self, codes: list[Code], sources: list[int]) -> None:
        """[E-36 … E-42] The Minor Actions of the village and of the player's cards."""
        for action in self.deal.village.abilities.actions:
            self.add_if_usable(codes, moves.VILLAGE_USES[action.number], action)
        for card in sources:
            self.add_from_card(codes, card, self.deck.kind_of[card].abilities.actions)

    def add_from_card(self, codes: list[Code], card: int, actions: list[Action]) -> None:
        """[E-10, E-14] Those of a card's actions that work and can be used."""
        for action in actions:
            if self.is_working(self.players[self.active], card, action):
                self.add_if_usable(codes, Code(moves.use_code(card, action.number)), action)

    def add_if_usable(self, codes: list[Code], code: Code, action: Action) -> None:
        """[E-37, E-40] Add an action's code if it can be paid and was not used."""
        if self.is_payable(action) and (action.is_multi or code not in self.used):
            codes.append(code)

    def is_payable(self, action: Action) -> bool:
        """[E-37] All of the cost, or it cannot be chosen."""
        return all(cost.is_payable(self) for cost in action.costs)

    def pending_step(self) -> Step:
        """The step that waits for a name."""
        frame = self.todo[-1]
        assert frame.deed is not None
        return frame.deed.steps[frame.number]

    def candidates(self, step: Step) -> list[int]:
        """[E-91, E-93] Who may be named."""
        seats = self.others()
        if step.names == ANYONE:
            seats.insert(0, self.active)
        return [seat for seat in seats if step.may_name(self, seat)]

    def objection(self, seat: Seat, code: Code) -> Objection | None:
        return None if self.is_offered(seat, code) else object_to(self, seat, code)

    def is_offered(self, seat: Seat, code: Code) -> bool:
        """Whether the seat may give this answer now; compared number by number, which is quicker than `in`."""
        return any(offered == code for offered in self.options(seat))

    def verbs(self) -> Verbs:
        return VERBS

    def fallback(self, seat: Seat) -> Code:
        return safe_answer(self, seat)
