"""The numbering of all answers in Fetch Quest, and how people write them: the only place that knows both.

0                               withdraw            take a locked discard of the Rest back
1                               skip                no attempt; no Retreat ability
2                               close               close the attempt
3                               cancel              no attempt after all: no card was played
4                               forage              action: the top Fortune card
5                               ability             action: the Active ability; retreated: the Retreat ability
6                               done                no more cards
7, 8                            refresh, keep       a new Fortune Pile or not
9                               stay                no Challenge is moved
10                              attempt mission     the Mission as a whole
11, 12, 13                      attempt mind …      the seal of Mind, Skill, War
16 + seat                       name 2              a player
24 + seat                       give 2              action: give cards to a player
32 + pioneer                    claim P3            a pioneer
40                              claim any           whichever is left
64 + kind                       play F0M            a hand card for the attempt
192 + kind                      discard F0M         a hand card to discard
320 + kind                      hand F0M            a hand card for the other player
448 + kind                      take FM1            a card of the Fortune Pile, or one of those looked at
576 + kind                      recover FM1         a card of the own discard pile
704 + kind                      scrap F0M           a basic of the hand
832 + kind                      scrap discard F0M   a basic of the discard pile
960 + challenge                 attempt CA3         a Challenge to attempt
1024 + challenge                flip CA3            a Challenge to turn face down
1088 + challenge                top CA3             a revealed Challenge: on top of the deck
1152 + challenge                under CA3           … under the deck
1280 + 8 × challenge + position move CA3 5          a Challenge and its new position (1–6)
8192 + item                     say rely CA3 …      table talk (see talk.py)
"""

from __future__ import annotations

from typing import Final

from questkeep.games.fetch_quest.rules import talk
from questkeep.games.fetch_quest.rules.table import QUEUE_SIZE, Table
from questkeep.kernel.errors import IllegalPick, Objection
from questkeep.kernel.game import WITHDRAW, Code

SKIP: Final = Code(1)
CLOSE: Final = Code(2)
CANCEL: Final = Code(3)
FORAGE: Final = Code(4)
ABILITY: Final = Code(5)
DONE: Final = Code(6)
REFRESH: Final = Code(7)
KEEP: Final = Code(8)
STAY: Final = Code(9)
ATTEMPT_MISSION: Final = Code(10)
ATTEMPT_SEAL: Final = 11
NAME: Final = 16
GIVE: Final = 24
CLAIM: Final = 32
CLAIM_ANY: Final = Code(40)
PLAY: Final = 64
DISCARD: Final = 192
HAND_OVER: Final = 320
TAKE: Final = 448
RECOVER: Final = 576
SCRAP: Final = 704
SCRAP_DISCARD: Final = 832
ATTEMPT: Final = 960
FLIP: Final = 1024
ON_TOP: Final = 1088
UNDER: Final = 1152
MOVE: Final = 1280
TALK: Final = 8192
TALK_END: Final = TALK + talk.OBJECTS * talk.ITEMS

KINDS: Final = 128
CHALLENGES: Final = 64
WORDS: Final = {
    "withdraw": WITHDRAW,
    "skip": SKIP,
    "close": CLOSE,
    "cancel": CANCEL,
    "forage": FORAGE,
    "ability": ABILITY,
    "done": DONE,
    "refresh": REFRESH,
    "keep": KEEP,
    "stay": STAY,
    "attempt mission": ATTEMPT_MISSION,
    "attempt mind": Code(ATTEMPT_SEAL),
    "attempt skill": Code(ATTEMPT_SEAL + 1),
    "attempt war": Code(ATTEMPT_SEAL + 2),
    "claim any": CLAIM_ANY,
}
WORD_OF: Final = {code: word for word, code in WORDS.items()}
SEATED: Final = {"name": NAME, "give": GIVE}
CARDED: Final = {
    "play": PLAY,
    "discard": DISCARD,
    "hand": HAND_OVER,
    "take": TAKE,
    "recover": RECOVER,
    "scrap": SCRAP,
    "scrap discard": SCRAP_DISCARD,
}
CHALLENGED: Final = {"attempt": ATTEMPT, "flip": FLIP, "top": ON_TOP, "under": UNDER}

# Codes are made once: lists of options are filled from these.
PLAYS: Final = [Code(PLAY + kind) for kind in range(KINDS)]
DISCARDS: Final = [Code(DISCARD + kind) for kind in range(KINDS)]
HANDED: Final = [Code(HAND_OVER + kind) for kind in range(KINDS)]
TAKES: Final = [Code(TAKE + kind) for kind in range(KINDS)]
ATTEMPTS: Final = [Code(ATTEMPT + challenge) for challenge in range(CHALLENGES)]
NAMES: Final = [Code(NAME + seat) for seat in range(8)]
GIVES: Final = [
    [[Code(GIVE + other) for other in range(seats) if other != seat] for seat in range(seats)] for seats in range(7)
]
"""The gifts of each seat, by the number of seats."""


def move_code(challenge: int, position: int) -> Code:
    """The code that moves a Challenge to a position, counted from 1."""
    return Code(MOVE + 8 * challenge + position)


def is_talk(code: int) -> bool:
    """Whether the code is an item of table talk."""
    return TALK <= code < TALK_END


def write(table: Table, code: int) -> str:
    """The notation of a code."""
    deck = table.deck
    if is_talk(code):  # first, for there are many of these
        return write_item(table, code - TALK)
    if Code(code) in WORD_OF:
        return WORD_OF[Code(code)]
    for verb, first in SEATED.items():
        if first <= code < first + 8:
            return f"{verb} {code - first}"
    if CLAIM <= code < CLAIM_ANY:
        return f"claim {deck.pioneers[code - CLAIM].key}"
    for verb, first in CARDED.items():
        if first <= code < first + KINDS:
            return f"{verb} {deck.key_of[code - first]}"
    for verb, first in CHALLENGED.items():
        if first <= code < first + CHALLENGES:
            return f"{verb} {deck.challenge_key[code - first]}"
    return f"move {deck.challenge_key[(code - MOVE) // 8]} {(code - MOVE) % 8}"


def write_item(table: Table, item: int) -> str:
    """[F-89] An item of table talk."""
    word, object = item // talk.OBJECTS, item % talk.OBJECTS
    about = talk.ABOUT[word]
    if about in (talk.FACE_UP, talk.QUEUED):
        return f"{talk.WORDS[word]} {table.deck.challenge_key[object]}"
    if about == talk.PILE_CARD:
        return f"{talk.WORDS[word]} {table.deck.key_of[object]}"
    if about == talk.PILE_CARD_AND_ANOTHER:
        return f"{talk.WORDS[word]} {table.deck.key_of[object // 8]} {object % 8}"
    return talk.WORDS[word] if about == talk.NOTHING else f"{talk.WORDS[word]} {object}"


def read(table: Table, notation: str) -> Code:
    """The code of a written answer, in any letter case."""
    said = " ".join(notation.lower().split())
    if said in WORDS:
        return WORDS[said]
    verb, _, rest = said.rpartition(" ")
    number = int(rest) if rest.isascii() and rest.isdecimal() and len(rest) < 3 else -1
    if verb in SEATED and 0 <= number < table.seats:
        return Code(SEATED[verb] + number)
    if verb == "claim" and rest in table.deck.pioneer_named:
        return Code(CLAIM + table.deck.pioneer_named[rest])
    if verb in CARDED:
        if rest not in table.deck.kind_named:
            raise IllegalPick(Objection("F-06", "unknown-card", {"card": rest[:20]}))
        return Code(CARDED[verb] + table.deck.kind_named[rest])
    if verb in CHALLENGED:
        if rest not in table.deck.challenge_named:
            raise IllegalPick(Objection("F-06", "unknown-card", {"card": rest[:20]}))
        return Code(CHALLENGED[verb] + table.deck.challenge_named[rest])
    words = said.split()
    moved = words[1] if len(words) == 3 and words[0] == "move" else ""
    if moved in table.deck.challenge_named and 1 <= number <= QUEUE_SIZE:
        return move_code(table.deck.challenge_named[moved], number)
    if words and words[0] in ("say", "ask", "answer", "feel", "point"):
        return read_item(table, words)
    raise IllegalPick(Objection("F-26", "not-understood", {"said": notation[:80]}))


def read_item(table: Table, words: list[str]) -> Code:
    """[F-89] The code of table talk."""
    deck = table.deck
    for word, written in enumerate(talk.WORDS):
        heads = written.split()
        tail = words[len(heads) :]
        if words[: len(heads)] != heads:
            continue
        about = talk.ABOUT[word]
        object = -1
        if not tail:
            object = 0 if about == talk.NOTHING else -1
        elif about in (talk.FACE_UP, talk.QUEUED) and len(tail) == 1:
            object = deck.challenge_named.get(tail[0], -1)
        elif about == talk.PILE_CARD and len(tail) == 1:
            object = deck.kind_named.get(tail[0], -1)
        elif about in (talk.ANOTHER, talk.ANYONE) and len(tail) == 1:
            object = seat_named(table, tail[0])
        elif about == talk.PILE_CARD_AND_ANOTHER and len(tail) == 2:
            card, other = deck.kind_named.get(tail[0], -1), seat_named(table, tail[1])
            object = 8 * card + other if card >= 0 and other >= 0 else -1
        if object >= 0:
            return Code(TALK + talk.OBJECTS * word + object)
    raise IllegalPick(Objection("F-89", "no-such-item", {"said": " ".join(words)[:80]}))


def seat_named(table: Table, word: str) -> int:
    """A seat that exists, or -1."""
    return int(word) if word.isascii() and word.isdecimal() and len(word) < 3 and int(word) < table.seats else -1
