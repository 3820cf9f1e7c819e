"""What can be answered and said in Fetch Quest, and how people write it."""

from __future__ import annotations

from typing import Final

from questkeep.games.fetch_quest.rules import moves, talk
from questkeep.games.fetch_quest.rules.deck import FetchQuestDeck
from questkeep.games.fetch_quest.rules.table import QUEUE_SIZE, Table
from questkeep.kernel.errors import IllegalPick, Objection
from questkeep.kernel.event import Seat
from questkeep.kernel.game import WITHDRAW, State
from questkeep.kernel.verbs import NOT_UNDERSTOOD, Argument, Number, Sort, Verb, Verbs

SEATS: Final = 8  # what a card counts for beside a seat


def deck_of(table: State) -> FetchQuestDeck:
    """The cards that a table is played with."""
    assert isinstance(table, Table)
    return table.deck


class Player(Sort):
    """Somebody at the table."""

    def write(self, table: State, seat: Seat, value: int) -> str | None:
        return str(value) if value < SEATS else None

    def read(self, table: State, seat: Seat, word: str) -> int:
        known = word.isascii() and word.isdecimal() and len(word) < 3 and int(word) < table.seats
        return int(word) if known else NOT_UNDERSTOOD


class Pioneer(Sort):
    """A pioneer."""

    def write(self, table: State, seat: Seat, value: int) -> str | None:
        pioneers = deck_of(table).pioneers
        return pioneers[value].key if value < len(pioneers) else None

    def read(self, table: State, seat: Seat, word: str) -> int:
        return deck_of(table).pioneer_named.get(word.lower(), NOT_UNDERSTOOD)


class Fortune(Sort):
    """A kind of Fortune card or basic."""

    def write(self, table: State, seat: Seat, value: int) -> str | None:
        keys = deck_of(table).key_of
        return keys[value] if value < len(keys) else None

    def read(self, table: State, seat: Seat, word: str) -> int:
        return known(deck_of(table).kind_named, word)


class Challenge(Sort):
    """A Challenge."""

    def write(self, table: State, seat: Seat, value: int) -> str | None:
        keys = deck_of(table).challenge_key
        return keys[value] if value < len(keys) else None

    def read(self, table: State, seat: Seat, word: str) -> int:
        return known(deck_of(table).challenge_named, word)


class Spoken(Sort):
    """What table talk is about: of a name that nothing bears nothing can be said."""

    def __init__(self, sort: Sort) -> None:
        super().__init__(sort.name, is_number=sort.is_number)
        self.sort = sort

    def write(self, table: State, seat: Seat, value: int) -> str | None:
        return self.sort.write(table, seat, value)

    def read(self, table: State, seat: Seat, word: str) -> int:
        try:
            return self.sort.read(table, seat, word)
        except IllegalPick:
            return NOT_UNDERSTOOD


def known(numbers: dict[str, int], word: str) -> int:
    """The number of a named thing; a name that nothing bears is refused."""
    if word and word.lower() not in numbers:
        raise IllegalPick(Objection("F-06", "unknown-card", {"card": word[:20]}))
    return numbers.get(word.lower(), NOT_UNDERSTOOD)


PLAYER: Final = Player("sitter", is_number=True)
FORTUNE: Final = Fortune("card")
CHALLENGE: Final = Challenge("card")
ABOUT: Final = {
    talk.NOTHING: [],
    talk.FACE_UP: [Argument("challenge", Spoken(CHALLENGE), "challenge")],
    talk.QUEUED: [Argument("challenge", Spoken(CHALLENGE), "challenge")],
    talk.PILE_CARD: [Argument("card", Spoken(FORTUNE), "card")],
    talk.ANOTHER: [Argument("named", PLAYER, "player")],
    talk.ANYONE: [Argument("named", PLAYER, "player")],
    talk.PILE_CARD_AND_ANOTHER: [
        Argument("card", Spoken(FORTUNE), "card", SEATS),
        Argument("named", PLAYER, "player"),
    ],
}
"""[F-89] What can be named in table talk."""


def of_player(word: str, first: int, button: int = NOT_UNDERSTOOD) -> Verb:
    """A verb that names somebody."""
    return Verb(word, first, first + SEATS - 1, [Argument("seat", PLAYER, "player")], button=button)


def of_card(word: str, first: int, place: str) -> Verb:
    """A verb that names a Fortune card or a basic."""
    return Verb(word, first, first + moves.KINDS - 1, [Argument("card", FORTUNE, place)])


def of_challenge(word: str, first: int, button: int = NOT_UNDERSTOOD) -> Verb:
    """A verb that names a Challenge."""
    last = first + moves.CHALLENGES - 1
    return Verb(word, first, last, [Argument("challenge", CHALLENGE, "challenge")], button=button)


def of_talk(item: int) -> Verb:
    """[F-89] Something that can be said at the table."""
    first = moves.TALK + talk.OBJECTS * item
    name = f"talk-{talk.NAMES[item]}"
    thing = "mission" if item == talk.POINT_AT_MISSION else ""
    return Verb(talk.WORDS[item], first, first + talk.OBJECTS - 1, ABOUT[talk.ABOUT[item]], name=name, thing=thing)


NO_SUCH_ITEM: Final = Objection("F-89", "no-such-item")
VERBS: Final = Verbs(
    "F-26",
    [
        Verb("withdraw", WITHDRAW),
        Verb("skip", moves.SKIP),
        Verb("close", moves.CLOSE),
        Verb("cancel", moves.CANCEL),
        Verb("forage", moves.FORAGE),
        Verb("ability", moves.ABILITY),
        Verb("done", moves.DONE),
        Verb("refresh", moves.REFRESH),
        Verb("keep", moves.KEEP),
        Verb("stay", moves.STAY),
        Verb("attempt mission", moves.ATTEMPT_MISSION, thing="mission"),
        Verb("attempt mind", moves.ATTEMPT_SEAL, thing="seal/mind"),
        Verb("attempt skill", moves.ATTEMPT_SEAL + 1, thing="seal/skill"),
        Verb("attempt war", moves.ATTEMPT_SEAL + 2, thing="seal/war"),
        of_player("name", moves.NAME),
        of_player("give", moves.GIVE, button=0),
        Verb("claim", moves.CLAIM, moves.CLAIM_ANY - 1, [Argument("pioneer", Pioneer("card"), "pioneer")]),
        Verb("claim any", moves.CLAIM_ANY),
        of_card("play", moves.PLAY, "hand"),
        of_card("discard", moves.DISCARD, "hand"),
        of_card("hand", moves.HAND_OVER, "hand"),
        of_card("take", moves.TAKE, "card"),
        of_card("recover", moves.RECOVER, "discard"),
        of_card("scrap", moves.SCRAP, "hand"),
        of_card("scrap discard", moves.SCRAP_DISCARD, "discard"),
        of_challenge("attempt", moves.ATTEMPT),
        of_challenge("flip", moves.FLIP),
        of_challenge("top", moves.ON_TOP, button=1),
        of_challenge("under", moves.UNDER, button=1),
        Verb(
            "move",
            moves.MOVE,
            moves.MOVE + 8 * moves.CHALLENGES - 1,
            [
                Argument("challenge", CHALLENGE, "challenge", 8),
                Argument("position", Number(1, QUEUE_SIZE, "position"), "position"),
            ],
        ),
        *[of_talk(item) for item in range(talk.ITEMS)],
    ],
    dict.fromkeys(("say", "ask", "answer", "feel", "point"), NO_SUCH_ITEM),
)
