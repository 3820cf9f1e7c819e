"""A game with a mistake in it: two say "on" in turn, and at a chosen place its code fails from a chosen row on."""

from __future__ import annotations

from collections.abc import Mapping

from questkeep.kernel.chance import Chance
from questkeep.kernel.errors import IllegalPick, Objection
from questkeep.kernel.event import Event, Seat, Told
from questkeep.kernel.game import Code, Deck, Game, Insight, Outcome, State, View
from questkeep.kernel.options import TableOption

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
    "parse",
    "path_of",
    "view",
    "wire",
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

    def notation(self, seat: Seat, code: Code) -> str:
        FAULT.meet("notation", self.rows)
        return "on"

    def parse(self, seat: Seat, notation: str) -> Code:
        FAULT.meet("parse", self.rows)
        return Code(1 if notation == "on" else 2)

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


def path_of(notation: str) -> list[str]:
    FAULT.meet("path_of", LENGTH)
    return [f"button/{notation}"]


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
    path_of=path_of,
)
