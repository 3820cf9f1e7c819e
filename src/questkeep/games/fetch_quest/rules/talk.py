"""Table talk (section 8): what can be said, and how much of it was said in this turn.

An item is said about nothing, a Challenge, a Fortune card, a player, or a card and a player. Which items are offered
depends on what lies open and on what was said, never on a hand [F-91].
"""

from __future__ import annotations

from typing import Final

# What an item is about.
NOTHING: Final = 0
FACE_UP: Final = 1  # a face-up Challenge of the queue
QUEUED: Final = 2  # any Challenge of the queue
PILE_CARD: Final = 3
ANOTHER: Final = 4  # another player
ANYONE: Final = 5
PILE_CARD_AND_ANOTHER: Final = 6

RELY: Final = 0
MAY: Final = 1
NOT: Final = 2
INTEND: Final = 3
LEAVE: Final = 4
MISSION: Final = 5
NOT_READY: Final = 6
TAKE: Final = 7
SUITS: Final = 8
ABILITY: Final = 9
ABILITY_ON: Final = 10
ABILITY_FOR: Final = 11
HAND_TO: Final = 12
WELCOME: Final = 13
KEEP: Final = 14
FINISH: Final = 15
GATHER: Final = 16
WHO: Final = 17
PLAN: Final = 18
WHO_MISSION: Final = 19
SHALL_I: Final = 20
YES: Final = 21
NO: Final = 22
FIRST_FEELING: Final = 23
POINT_AT_CHALLENGE: Final = 31
POINT_AT_CARD: Final = 32
POINT_AT_PLAYER: Final = 33
POINT_AT_MISSION: Final = 34

WORDS: Final = [
    "say rely", "say may", "say not", "say intend", "say leave", "say mission", "say not-ready", "say take",
    "say suits", "say ability", "say ability", "say ability", "say hand", "say welcome", "say keep", "say finish",
    "say gather", "ask who", "ask plan", "ask mission", "ask cards", "answer yes", "answer no", "feel thanks",
    "feel well-done", "feel sorry", "feel worried", "feel patience", "feel howl", "feel yes", "feel no", "point",
    "point", "point", "point mission",
]  # fmt: skip
"""[F-89] How items are written: T1, T2, T3, T4 twice, T5 twice, T6 twice, T7 in three forms, T8, T9 and T10 twice,
Q1 to Q4, the answers to Q4, feelings and pointing."""
NAMES: Final = [
    "rely", "may", "not", "intend", "leave", "mission", "not-ready", "take",
    "suits", "ability", "ability-on", "ability-for", "hand", "welcome", "keep", "finish",
    "gather", "who", "plan", "who-mission", "shall-i", "yes", "no", "thanks",
    "well-done", "sorry", "worried", "patience", "howl", "feel-yes", "feel-no", "point",
    "point-card", "point-player", "point-mission",
]  # fmt: skip
"""What items are called in events and texts."""
ABOUT: Final = [
    FACE_UP, FACE_UP, FACE_UP, FACE_UP, FACE_UP, NOTHING, NOTHING, PILE_CARD,
    PILE_CARD_AND_ANOTHER, NOTHING, FACE_UP, ANYONE, ANOTHER, NOTHING, NOTHING, NOTHING,
    NOTHING, FACE_UP, ANOTHER, NOTHING, ANOTHER, NOTHING, NOTHING, NOTHING,
    NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, QUEUED,
    PILE_CARD, ANYONE, NOTHING,
]  # fmt: skip
ITEMS: Final = len(WORDS)
CLAIMING_WORDS: Final = (RELY, INTEND, LEAVE)
NO_WISH: Final = -1
OBJECTS: Final = 1024  # most things an item can be about; a card and a player are 8 × card + player


class Talk:
    """What was said in this turn; an item is a number, OBJECTS × item + object."""

    def __init__(self) -> None:
        self.said: list[int] = []  # 8 × item + seat, in order
        self.counts: list[int] = [0] * 6  # [F-90] by seat; free answers do not count
        self.owed: list[int] = []  # 8 × question + seat: who may still answer it freely

    def clone(self) -> Talk:
        """An independent copy."""
        copy = Talk()
        copy.said = self.said.copy()
        copy.counts = self.counts.copy()
        copy.owed = self.owed.copy()
        return copy

    def question_answered(self, seat: int, item: int) -> int:
        """The open question to this seat that the item answers, or -1."""
        for owed in self.owed:
            if owed & 7 == seat and is_answer(owed >> 3, item):
                return owed
        return -1

    def say(self, seat: int, item: int, seats: int) -> bool:
        """Note it down; True where it was a free answer."""
        self.said.append(8 * item + seat)
        answered = self.question_answered(seat, item)
        if answered >= 0:
            self.owed.remove(answered)
        else:
            self.counts[seat] += 1
        word, object = item // OBJECTS, item % OBJECTS
        if word in (WHO, WHO_MISSION):
            self.owed += [8 * item + other for other in range(seats) if other != seat]
        elif word in (PLAN, SHALL_I):
            self.owed.append(8 * item + object)
        return answered >= 0

    def addressed(self) -> list[int]:
        """Who may still answer a question, once for each."""
        return [owed & 7 for owed in self.owed]


class Standing:
    """What was promised and wished for, as far as it still stands: all heard it, and it binds nobody [F-91]."""

    def __init__(self) -> None:
        self.claims: list[int] = [0] * 6  # by seat; bit c: it deals with Challenge c in its turn
        self.wishes: list[int] = [NO_WISH] * 6  # by seat: WELCOME, KEEP or neither

    def clone(self) -> Standing:
        """An independent copy."""
        copy = Standing()
        copy.claims = self.claims.copy()
        copy.wishes = self.wishes.copy()
        return copy

    def hear(self, seat: int, item: int) -> None:
        """Keep what an item promises or wishes for."""
        word, object = item // OBJECTS, item % OBJECTS
        if word in CLAIMING_WORDS:
            self.claims[seat] |= 1 << object
        elif word == NOT:
            self.claims[seat] &= ~(1 << object)
        elif word in (WELCOME, KEEP):
            self.wishes[seat] = word

    def end_turn(self, seat: int, talk: Talk | None) -> None:
        """The turn of a seat is over: its claims lapse, and its wish unless it was uttered just now."""
        self.claims[seat] = 0
        wish = 8 * OBJECTS * self.wishes[seat] + seat
        if talk is None or wish not in talk.said:
            self.wishes[seat] = NO_WISH

    def is_empty(self) -> bool:
        """Whether nothing stands any more."""
        return not any(self.claims) and all(wish == NO_WISH for wish in self.wishes)


def is_answer(question: int, item: int) -> bool:
    """[F-89] Whether an item answers a question."""
    asked, said = question // OBJECTS, item // OBJECTS
    if asked == WHO:
        return said <= NOT and question % OBJECTS == item % OBJECTS
    if asked == PLAN:
        return INTEND <= said <= KEEP
    if asked == WHO_MISSION:
        return said in (MISSION, NOT_READY)
    return said in (YES, NO)


def objects_of(about: int, seat: int, seats: int, queue: list[int], down: int, pile: list[int]) -> list[int]:
    """Everything an item can be about now."""
    if about == FACE_UP:
        return sorted(challenge for challenge in queue if down >> challenge & 1 == 0)
    if about == QUEUED:
        return sorted(queue)
    if about == PILE_CARD:
        return sorted(set(pile))
    others = [other for other in range(seats) if other != seat or about == ANYONE]
    if about == PILE_CARD_AND_ANOTHER:
        return [8 * card + other for card in sorted(set(pile)) for other in others]
    return [0] if about == NOTHING else others


def sayable(
    talk: Talk | None, seat: int, seats: int, queue: list[int], down: int, pile: list[int], most: int
) -> list[int]:
    """[F-89, F-90] Every item this seat may say now; answers to a direct question are free."""
    items: list[int] = []
    is_silent = talk is not None and talk.counts[seat] >= most
    for word in range(ITEMS):
        for object in objects_of(ABOUT[word], seat, seats, queue, down, pile):
            item = OBJECTS * word + object
            if talk is None:
                if word not in (YES, NO):
                    items.append(item)
            elif 8 * item + seat not in talk.said:
                is_free = talk.question_answered(seat, item) >= 0
                if is_free or not (is_silent or word in (YES, NO)):
                    items.append(item)
    return items
