"""What can be answered in Enchanters, and how people write it."""

from __future__ import annotations

from typing import Final

from questkeep.games.enchanters.rules.deck import VILLAGE, EnchantersDeck
from questkeep.games.enchanters.rules.moves import (
    ABILITIES,
    DRAFT_KINGDOM,
    DROP_CARD,
    END,
    GO_ON,
    JOURNEY,
    NAME,
    STRIKE_NOW,
    SWAP_SPACES,
    USE,
    action_of,
    is_swap,
    source_key,
    source_of,
    swap_code,
    swapped_spaces,
    use_code,
)
from questkeep.games.enchanters.rules.table import TRACK_SPACES, Table
from questkeep.kernel.errors import IllegalPick, Objection
from questkeep.kernel.event import Seat
from questkeep.kernel.game import WITHDRAW, State
from questkeep.kernel.verbs import NOT_UNDERSTOOD, Argument, Number, Sort, Verb, Verbs

FIRST_SPACE: Final = 8  # what the first space of a swap counts for


def deck_of(table: State) -> EnchantersDeck:
    """The cards that a table is played with."""
    assert isinstance(table, Table)
    return table.deck


class Kingdom(Sort):
    """A kingdom deck."""

    def write(self, table: State, seat: Seat, value: int) -> str | None:
        kingdoms = deck_of(table).kingdoms
        return kingdoms[value] if value < len(kingdoms) else None

    def read(self, table: State, seat: Seat, word: str) -> int:
        kingdoms = deck_of(table).kingdoms
        if word and word.lower() not in kingdoms:
            raise IllegalPick(Objection("E-19", "unknown-kingdom", {"kingdom": word[:20]}))
        return kingdoms.index(word.lower()) if word else NOT_UNDERSTOOD


class CardSort(Sort):
    """A card of its own, not only a kind of card."""

    def write(self, table: State, seat: Seat, value: int) -> str | None:
        keys = deck_of(table).key_of
        return keys[value] if value < len(keys) else None

    def read(self, table: State, seat: Seat, word: str) -> int:
        number = deck_of(table).number_of.get(word.lower(), NOT_UNDERSTOOD)
        if word and number == NOT_UNDERSTOOD:
            raise IllegalPick(Objection("E-92", "unknown-card", {"card": word[:20]}))
        return number


class AbilitySort(Sort):
    """An action of a card or of the village, or a Rest: the card's key or `village`, a dot, and its number there."""

    def __init__(self, is_rest: bool) -> None:
        super().__init__("deed")
        self.is_rest = is_rest

    def write(self, table: State, seat: Seat, value: int) -> str | None:
        assert isinstance(table, Table)
        action = action_of(table, USE + value)
        if action is None or action.is_rest != self.is_rest:
            return None
        return f"{source_key(table.deck, source_of(USE + value))}.{value % ABILITIES}"

    def read(self, table: State, seat: Seat, word: str) -> int:
        assert isinstance(table, Table)
        key, _, number = word.lower().rpartition(".")
        nothing = len(table.deck.kind_of)
        source = VILLAGE if key == "village" else table.deck.number_of.get(key, nothing)
        if not word:
            return NOT_UNDERSTOOD
        is_number = len(number) == 1 and number in "123456789"
        action = action_of(table, use_code(source, int(number))) if source != nothing and is_number else None
        if action is None:
            raise IllegalPick(Objection("E-13", "unknown-ability", {"said": word[:20]}))
        if action.is_rest != self.is_rest:
            raise IllegalPick(Objection("E-53", "wrong-word", {"word": "rest" if action.is_rest else "use"}))
        return use_code(source, int(number)) - USE


class Swap(Verb):
    """Two spaces of the track, in any order."""

    def said(self, table: State, seat: Seat, code: int) -> list[str] | None:
        return super().said(table, seat, code) if is_swap(code) else None

    def read(self, table: State, seat: Seat, words: list[str]) -> int:
        first, second = swapped_spaces(super().read(table, seat, words))
        code = swap_code(first, second)
        return code if is_swap(code) else NOT_UNDERSTOOD


def of_ability(word: str, is_rest: bool) -> Verb:
    """A verb that chooses an ability."""
    return Verb(word, USE, DROP_CARD - 1, [Argument("ability", AbilitySort(is_rest), "ability")])


SPACE: Final = Number(1, TRACK_SPACES, "at:track")
VERBS: Final = Verbs(
    "E-29",
    [
        Verb("withdraw", WITHDRAW),
        Verb("end", END),
        Verb("go on", GO_ON),
        Verb("strike", STRIKE_NOW),
        Verb("name", NAME, JOURNEY - 1, [Argument("seat", Number(0, JOURNEY - NAME - 1, "seat"), "player")]),
        Verb("journey", JOURNEY + 1, SWAP_SPACES - 1, [Argument("space", Number(1, 15, "at:track"), "track")], JOURNEY),
        Swap(
            "swap",
            SWAP_SPACES,
            DRAFT_KINGDOM - 1,
            [Argument("first", SPACE, "track", FIRST_SPACE), Argument("second", SPACE, "track")],
        ),
        Verb("draft", DRAFT_KINGDOM, USE - 1, [Argument("kingdom", Kingdom("word:kingdom"), "kingdom")]),
        of_ability("use", is_rest=False),
        of_ability("rest", is_rest=True),
        Verb("drop", DROP_CARD, 2 * DROP_CARD, [Argument("card", CardSort("card"), "card")]),
    ],
)
