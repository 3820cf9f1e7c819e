"""A table in play: the contract with the kernel, by which everybody else meets the rules."""

from __future__ import annotations

from typing import Final

from questkeep.games.schatzjagd.rules import ending, journey, moves, turns, unseen
from questkeep.games.schatzjagd.rules.asking import asking
from questkeep.games.schatzjagd.rules.deck import SchatzjagdDeck
from questkeep.games.schatzjagd.rules.objections import object_to, why_not
from questkeep.games.schatzjagd.rules.options import Options
from questkeep.games.schatzjagd.rules.shapes import SchatzjagdNotes, SchatzjagdView
from questkeep.games.schatzjagd.rules.table import Player, Table
from questkeep.games.schatzjagd.rules.verbs import VERBS
from questkeep.games.schatzjagd.rules.view import look, notes
from questkeep.kernel.chance import Chance
from questkeep.kernel.errors import IllegalPick, Objection
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Code, Outcome
from questkeep.kernel.steps import NOBODY, run_steps
from questkeep.kernel.verbs import Verbs

NOTHING_OFFERED: Final[list[Code]] = []
NOBODY_ASKED: Final[list[Seat]] = []
ASKED: Final = [[Seat(seat)] for seat in range(4)]


class Schatzjagd(Table):
    """A table of Schatzjagd in play: the kernel's contract, fulfilled."""

    @staticmethod
    def set_up(seats: int, options: Options, deck: SchatzjagdDeck, chance: Chance) -> Schatzjagd:
        """[S-15 … S-19] A table ready for the first pick."""
        table = Schatzjagd.bare(seats, options, deck)
        turns.set_up(table, chance)
        table.settle(chance)
        return table

    @staticmethod
    def bare(seats: int, options: Options, deck: SchatzjagdDeck) -> Schatzjagd:
        """An empty board with so many new henchmen."""
        table = Schatzjagd(options, deck, [Player(deck.start.copy(), []) for _ in range(seats)])
        table.clear_board()
        return table

    def listen(self) -> None:
        self.told = []
        if self.turn == 0:
            turns.tell_opening(self)
        elif self.turn == 1 and isinstance(self.todo[-1], journey.Roll) and not self.has_played:
            turns.tell_opening(self)
            self.tell("game-begun", {"seat": self.start})
            self.tell("turn-began", {"seat": self.active, "turn": self.turn, "day": 1})

    # Questions and answers ----------------------------------------------------------------------------------

    def asked(self) -> list[Seat]:
        return ASKED[self.answering] if self.todo else NOBODY_ASKED

    def options(self, seat: Seat) -> list[Code]:
        if seat != self.answering or not self.todo:
            return NOTHING_OFFERED
        if not self.offered:
            self.offered = asking(self).options(self, seat)
        return self.offered

    def is_offered(self, seat: Seat, code: int) -> bool:
        """Whether this is an answer to the present question."""
        return any(offered == code for offered in self.options(seat))

    def apply(self, seat: Seat, code: Code, chance: Chance) -> None:
        if not self.is_offered(seat, code):
            raise IllegalPick(object_to(self, seat, code))
        self.offered = NOTHING_OFFERED
        question = asking(self)
        self.todo.pop()
        question.answer(self, seat, code, chance)
        self.settle(chance)

    def settle(self, chance: Chance) -> None:
        """Do what is to be done until somebody must be asked."""
        seat = run_steps(self.todo, self, chance)
        if seat != NOBODY:
            self.answering = seat
            if seat != self.active:
                self.reveals += 1  # whoever made another player think cannot take it back

    def outcome(self) -> Outcome | None:
        return ending.count_points(self) if self.is_over() else None

    def seen_as(self, code: Code) -> Code:
        """[S-58] Cards are inserted face down."""
        return Code(moves.INSERT) if moves.INSERT <= code < moves.CAST else code

    # What can be known --------------------------------------------------------------------------------------

    def first_open_chapter(self) -> int:
        """[S-134] The log goes back a full turn."""
        return self.chapter - 1

    def objection(self, seat: Seat, code: Code) -> Objection | None:
        return None if self.is_offered(seat, code) else object_to(self, seat, code)

    def verbs(self) -> Verbs:
        return VERBS

    def why_not(self, seat: Seat, things: list[str]) -> Objection:
        return why_not(self, seat, things)

    def fallback(self, seat: Seat) -> Code:
        return asking(self).fallback(self.options(seat))

    def view(self, seat: Seat | None) -> SchatzjagdView:
        return look(self, seat)

    def notes(self, seat: Seat) -> SchatzjagdNotes:
        return notes(self, seat)

    def clone(self) -> Schatzjagd:
        copy = Schatzjagd(self.rules, self.deck, [player.clone() for player in self.players])
        copy.copy_from(self)
        return copy

    def deal_anew(self, seats: list[Seat], chance: Chance) -> None:
        """Whoever plays on has forgotten nothing, not even at a table without a memory aid."""
        unseen.redeal(self, sum(1 << seat for seat in seats), chance)

    def redeal_unseen(self, seat: Seat | None, chance: Chance) -> None:
        unseen.imagine(self, self.seats if seat is None else seat, chance)
