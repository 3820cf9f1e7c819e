"""A game with a mistake in it: two go on in turn, and at a chosen place its code fails from a chosen row on."""

from __future__ import annotations

from collections.abc import Mapping

from questkeep.kernel.chance import Chance
from questkeep.kernel.errors import IllegalPick, Objection
from questkeep.kernel.event import Event, Seat, Told
from questkeep.kernel.game import Code, Deck, Game, Insight, Outcome, State, View
from questkeep.kernel.options import TableOption
from questkeep.kernel.verbs import NOT_UNDERSTOOD, Argument, Said, Sort, Verb, Verbs

LENGTH = 6  # rows of a whole game
SECRET = "K-of-hearts"
PLACES = [
    "apply",
    "asked",
    "clone",
    "may",
    "notation",
    "notes",
    "options",
    "outcome",
    "read",
    "said",
    "verbs",
    "view",
    "why_not",
    "wire",
    "write",
]


class Fault:
    """Where the mistake is, and from which row on it is met; it can be mended."""

    def __init__(self) -> None:
        self.place = ""
        self.row = 0

    def meet(self, place: str, row: int) -> None:
        """Fail, if this is the place; no client must ever read what is said here."""
        if place == self.place and row >= self.row:
            raise RuntimeError(f"{place} fails, and the hidden card is {SECRET}")


FAULT = Fault()


class Way(Sort):
    """The only way there is, whose word is read and written when a client answers."""

    def write(self, table: State, seat: Seat, value: int) -> str | None:
        FAULT.meet("write", rows_of(table))
        return "on"

    def read(self, table: State, seat: Seat, word: str) -> int:
        FAULT.meet("read", rows_of(table))
        return 1 if word == "on" else NOT_UNDERSTOOD


VERBS = Verbs("X-1", [Verb("go", 1, 1, [Argument("way", Way("word"), "way")], zero=0)])


class Faulty(State):
    """Rows are counted, nothing else happens."""

    def __init__(self, seats: int, rows: int = 0) -> None:
        super().__init__(seats)
        self.rows = rows

    def listen(self) -> None:
        self.told = []

    def asked(self) -> list[Seat]:
        FAULT.meet("asked", self.rows)
        return [Seat(self.rows % self.seats)] if self.rows < LENGTH else []

    def may(self, seat: Seat) -> list[Code]:
        FAULT.meet("may", self.rows)
        return []

    def options(self, seat: Seat) -> list[Code]:
        FAULT.meet("options", self.rows)
        return [Code(1)] if self.rows < LENGTH and seat == self.rows % self.seats else []

    def objection(self, seat: Seat, code: Code) -> Objection | None:
        return None if code == 1 and seat == self.rows % self.seats else Objection("X-1", "not-offered")

    def apply(self, seat: Seat, code: Code, chance: Chance) -> None:
        FAULT.meet("apply", self.rows)
        objection = self.objection(seat, code)
        if objection is not None:
            raise IllegalPick(objection)
        self.rows += 1
        if self.told is not None:
            self.told.append(Told(Event("said", {"seat": seat}), [seat], Event("said", {"seat": seat, "card": SECRET})))

    def verbs(self) -> Verbs:
        FAULT.meet("verbs", self.rows)
        return VERBS

    def said(self, seat: Seat, code: Code) -> Said:
        FAULT.meet("said", self.rows)
        return super().said(seat, code)

    def notation(self, seat: Seat, code: Code) -> str:
        FAULT.meet("notation", self.rows)
        return super().notation(seat, code)

    def why_not(self, seat: Seat, things: list[str]) -> Objection:
        FAULT.meet("why_not", self.rows)
        return super().why_not(seat, things)

    def notes(self, seat: Seat) -> View:
        FAULT.meet("notes", self.rows)
        return {}

    def fallback(self, seat: Seat) -> Code:
        return Code(1)

    def view(self, seat: Seat | None) -> View:
        FAULT.meet("view", self.rows)
        wrong = FAULT.place == "wire" and self.rows >= FAULT.row
        return {"seat": seat, "asked": [], "rows": object() if wrong else self.rows}

    def clone(self) -> Faulty:
        FAULT.meet("clone", self.rows)
        return Faulty(self.seats, self.rows)

    def redeal_unseen(self, seat: Seat | None, chance: Chance) -> None:
        return

    def outcome(self) -> Outcome | None:
        FAULT.meet("outcome", self.rows)
        return Outcome([1, 0], [1, 2], [Seat(0)]) if self.rows == LENGTH else None


class NoInsight(Insight):
    """Nothing is known about this game."""

    def value(self, table: State, seat: Seat) -> float:
        return 0.0


def rows_of(table: State) -> int:
    assert isinstance(table, Faulty)
    return table.rows


def card_faces(deck: Deck) -> Mapping[str, Mapping[str, str | int]]:
    FAULT.meet("card_faces", LENGTH)
    return {}


def read_deck(name: str, text: str, base: str = "") -> Deck:
    return Deck(name, text)


def arrange(seats: int, options: Mapping[str, str], deck: Deck, position: Mapping[str, object], version: int) -> State:
    return Faulty(seats)


def new(seats: int, options: Mapping[str, str], deck: Deck, chance: Chance, version: int) -> State:
    FAULT.meet("new", LENGTH)
    return Faulty(seats)


GAME = Game(
    key="faulty",
    version=1,
    seats=(2, 4),
    options=[TableOption("table", ["usual"])],
    new=new,
    read_deck=read_deck,
    standard_deck=lambda: Deck("standard", ""),
    arrange=arrange,
    insight=NoInsight(),
    card_faces=card_faces,
)
