"""What can be answered in Schatzjagd, and how people write it."""

from __future__ import annotations

from typing import Final

from questkeep.games.schatzjagd.rules import moves
from questkeep.games.schatzjagd.rules.deck import FIELD_OF, FIELDS, NAMES, SchatzjagdDeck
from questkeep.games.schatzjagd.rules.table import Table
from questkeep.kernel.errors import IllegalPick, Objection
from questkeep.kernel.event import Seat
from questkeep.kernel.game import WITHDRAW, State
from questkeep.kernel.verbs import NOT_UNDERSTOOD, Argument, Number, Sort, Verb, Verbs


class FieldSort(Sort):
    """A field of the board."""

    def write(self, table: State, seat: Seat, value: int) -> str | None:
        return NAMES[value]

    def read(self, table: State, seat: Seat, word: str) -> int:
        return FIELD_OF.get(word.lower(), NOT_UNDERSTOOD)


class Castle(Sort):
    """The castle of a realm."""

    def write(self, table: State, seat: Seat, value: int) -> str | None:
        lands = deck_of(table).board.lands
        return lands[value].name if value < len(lands) else None

    def read(self, table: State, seat: Seat, word: str) -> int:
        for number, land in enumerate(deck_of(table).board.lands):
            if land.name == word.lower():
                return number
        return NOT_UNDERSTOOD


class CardKind(Sort):
    """A kind of card."""

    def write(self, table: State, seat: Seat, value: int) -> str | None:
        kinds = deck_of(table).kinds
        return kinds[value].key if value < len(kinds) else None

    def read(self, table: State, seat: Seat, word: str) -> int:
        kind = deck_of(table).kind_named.get(word.lower())
        if kind is not None:
            return kind.index
        if word:
            raise IllegalPick(Objection("S-02", "unknown-card", {"card": word[:20]}))
        return NOT_UNDERSTOOD


class Aim(Sort):
    """The lord whom a spell is meant for."""

    def write(self, table: State, seat: Seat, value: int) -> str | None:
        return str(value) if value != moves.AT_NOBODY else None

    def read(self, table: State, seat: Seat, word: str) -> int:
        if word and word not in ("0", "1", "2", "3"):
            raise IllegalPick(Objection("S-60", "unknown-aim", {"said": word[:40]}))
        return int(word) if word else NOT_UNDERSTOOD


def deck_of(table: State) -> SchatzjagdDeck:
    """The cards that a table is played with."""
    assert isinstance(table, Table)
    return table.deck


def at_field(word: str, first: int) -> Verb:
    """A verb that names a field."""
    return Verb(word, first, first + FIELDS - 1, [Argument("field", FieldSort("field"), "field")])


def numbered(word: str, zero: int, least: int, most: int, argument: str, name: str = "") -> Verb:
    """A verb that names a number."""
    return Verb(word, zero + least, zero + most, [Argument(argument, Number(least, most))], zero, name=name)


def of_treasure(word: str, zero: int) -> Verb:
    """A verb that names a treasure in somebody's hands."""
    treasure = Argument("treasure", Number(1, moves.MOST_TREASURES), "treasure")
    return Verb(word, zero + 1, zero + moves.MOST_TREASURES, [treasure], zero, button=0)


def of_card(word: str, first: int, button: int = NOT_UNDERSTOOD) -> Verb:
    """A verb that names a card of the hand."""
    return Verb(word, first, first + moves.MOST_KINDS - 1, [Argument("card", CardKind("card"), "hand")], button=button)


SPELL: Final = Argument("card", CardKind("card"), "hand", moves.AIMS)
AIM: Final = Argument("aim", Aim("seat", is_number=True), "player")
LAST_CODE: Final = moves.CAST + moves.AIMS * moves.MOST_KINDS - 1
VERBS: Final = Verbs(
    "S-140",
    [
        Verb("withdraw", WITHDRAW),
        Verb("roll", moves.ROLL),
        Verb("rest", moves.REST),
        Verb("stop", moves.STOP),
        Verb("leave", moves.LEAVE),
        Verb("keep", moves.KEEP),
        Verb("strike", moves.STRIKE),
        Verb("flee", moves.FLEE),
        Verb("blow", moves.BLOW),
        Verb("waive", moves.WAIVE),
        Verb("done", moves.DONE),
        Verb("search", moves.SEARCH),
        Verb("enough", moves.ENOUGH),
        Verb("pass", moves.PASS),
        Verb("use", moves.USE),
        at_field("put", moves.PUT),
        at_field("step", moves.STEP),
        at_field("go", moves.GO),
        at_field("look", moves.LOOK),
        at_field("remove", moves.REMOVE),
        Verb("challenge", moves.CHALLENGE, moves.CHALLENGE + 3, [Argument("seat", Number(0, 3, "seat"), "player")]),
        numbered("use", moves.USE_TIMES, 1, 15, "times", "use-times"),
        Verb("castle", moves.CASTLE, moves.BUY - 1, [Argument("castle", Castle("castle"), "castle")]),
        numbered("buy", moves.BUY, 1, 4, "offer"),
        numbered("take", moves.TAKE, 1, moves.MOST_TREASURES, "treasure"),
        of_treasure("hide", moves.HIDE),
        of_treasure("deposit", moves.DEPOSIT),
        of_card("dig", moves.DIG, button=0),
        of_card("insert", moves.INSERT, button=1),
        Verb("cast", moves.CAST + moves.AT_NOBODY, LAST_CODE, [SPELL], button=1),
        Verb(
            "cast",
            moves.CAST,
            LAST_CODE,
            [SPELL, Argument("aim", Aim("seat", is_number=True), "player")],
            name="cast-at",
        ),
    ],
)
