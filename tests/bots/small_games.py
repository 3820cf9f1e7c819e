"""Games of a few answers, whose right play can be worked out by hand."""

from __future__ import annotations

from questkeep.kernel.chance import Chance, Rng
from questkeep.kernel.errors import IllegalPick, Objection
from questkeep.kernel.event import Seat
from questkeep.kernel.game import WITHDRAW, Code, Insight, Outcome, State, View
from questkeep.kernel.perspective import Perspective
from questkeep.kernel.verbs import Argument, Number, Verb, Verbs

NUMBERS = Argument("number", Number(1, 20))
VERBS = Verbs("X-1", [Verb("withdraw", WITHDRAW), Verb("say", 1, 20, [NUMBERS], zero=0)])


class SmallGame(State):
    """Two seats, answers by number, and points at the end."""

    def __init__(self) -> None:
        super().__init__(2)
        self.points: list[int] | None = None

    def listen(self) -> None:
        self.told = []

    def objection(self, seat: Seat, code: Code) -> Objection | None:
        return None if code in self.options(seat) else Objection("X-1", "not-offered")

    def verbs(self) -> Verbs:
        return VERBS

    def notes(self, seat: Seat) -> View:
        return {}

    def fallback(self, seat: Seat) -> Code:
        return self.options(seat)[0]

    def view(self, seat: Seat | None) -> View:
        return {}

    def redeal_unseen(self, seat: Seat | None, chance: Chance) -> None:
        return

    def outcome(self) -> Outcome | None:
        if self.points is None:
            return None
        best = max(self.points)
        places = [1 + sum(other > own for other in self.points) for own in self.points]
        return Outcome(self.points, places, [Seat(seat) for seat in (0, 1) if self.points[seat] == best])


class Pennies(SmallGame):
    """Both choose 1 or 2 in secret: equal answers win for seat 0, different ones for seat 1; with a 3 seat 0 loses."""

    def __init__(self) -> None:
        super().__init__()
        self.chosen: list[int] = [0, 0]

    def asked(self) -> list[Seat]:
        return [Seat(seat) for seat in (0, 1) if not self.chosen[seat]] if self.points is None else []

    def can_withdraw(self, seat: Seat) -> bool:
        return self.points is None and self.chosen[seat] != 0

    def may(self, seat: Seat) -> list[Code]:
        return [WITHDRAW] if self.can_withdraw(seat) else []

    def options(self, seat: Seat) -> list[Code]:
        return [Code(1), Code(2), Code(3)][: 3 - seat] if seat in self.asked() else []

    def apply(self, seat: Seat, code: Code, chance: Chance) -> None:
        if code == WITHDRAW:
            self.chosen[seat] = 0
            return
        if code not in self.options(seat):
            raise IllegalPick(Objection("X-1", "not-offered"))
        self.chosen[seat] = code
        if all(self.chosen):
            self.points = [1, 0] if self.chosen[0] == self.chosen[1] else [0, 1]

    def clone(self) -> Pennies:
        copy = Pennies()
        copy.chosen, copy.points = self.chosen.copy(), self.points
        return copy


class Whisper(SmallGame):
    """Seat 0 knows a number that is 1 three times in four, and 2 else.

    With 1 both win two times in three; with 2 if seat 1, who has not seen the number, says it.
    """

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number
        self.is_bet = False

    def asked(self) -> list[Seat]:
        return [] if self.points is not None else [Seat(1) if self.is_bet else Seat(0)]

    def options(self, seat: Seat) -> list[Code]:
        return [Code(1), Code(2)] if seat in self.asked() else []

    def apply(self, seat: Seat, code: Code, chance: Chance) -> None:
        if self.is_bet:
            self.points = [1, 1] if code == self.number else [0, 0]
        elif code == 1:
            self.points = [1, 1] if chance.below(3) else [0, 0]
        else:
            self.is_bet = True

    def clone(self) -> Whisper:
        copy = Whisper(self.number)
        copy.is_bet, copy.points = self.is_bet, self.points
        return copy

    def redeal_unseen(self, seat: Seat | None, chance: Chance) -> None:
        number = 1 if chance.below(4) else 2
        if seat != 0:
            self.number = number

    def outcome(self) -> Outcome | None:
        if self.points is None:
            return None
        return Outcome(self.points, [1, 1], [Seat(0), Seat(1)] if self.points[0] else [])


class AtMost(SmallGame):
    """Seat 0 says a number, and wins if the die shows no more."""

    def asked(self) -> list[Seat]:
        return [Seat(0)] if self.points is None else []

    def options(self, seat: Seat) -> list[Code]:
        return [Code(number) for number in range(1, 6)] if seat in self.asked() else []

    def apply(self, seat: Seat, code: Code, chance: Chance) -> None:
        self.points = [1, 0] if chance.die(6) <= code else [0, 1]

    def clone(self) -> AtMost:
        copy = AtMost()
        copy.points = self.points
        return copy


class HighDie(SmallGame):
    """Seat 0 rolls (1) and then says whether the die was high, or does not (2) and wins three times in four."""

    def __init__(self) -> None:
        super().__init__()
        self.die = 0

    def asked(self) -> list[Seat]:
        return [Seat(0)] if self.points is None else []

    def options(self, seat: Seat) -> list[Code]:
        return [Code(1), Code(2)] if seat in self.asked() else []

    def apply(self, seat: Seat, code: Code, chance: Chance) -> None:
        if self.die:
            self.points = [1, 0] if (code == 1) == (self.die > 3) else [0, 1]
        elif code == 1:
            self.die = chance.die(6)
        else:
            self.points = [1, 0] if chance.below(4) else [0, 1]

    def clone(self) -> HighDie:
        copy = HighDie()
        copy.die, copy.points = self.die, self.points
        return copy


class Plain(Insight):
    """Knows who has won, and nothing before."""

    def __init__(self, is_secretive: bool = False) -> None:
        super().__init__()
        self.curiosity = 1.5
        self.is_secretive = is_secretive

    def value(self, table: State, seat: Seat) -> float:
        outcome = table.outcome()
        return 0.0 if outcome is None else 60.0 if seat in outcome.winners else -60.0


def looked_at(table: State, seat: int) -> Perspective:
    """The table as this seat knows it."""
    return Perspective(table, Seat(seat), Rng("eyes"))
