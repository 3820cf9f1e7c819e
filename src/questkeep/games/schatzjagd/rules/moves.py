"""The numbering of all answers in Schatzjagd, and how people write them: the only place that knows both.

0                          withdraw (never possible: nobody chooses at the same time)
1 … 14                     roll, rest, stop, leave, keep, strike, flee, blow, waive, done, search, enough, pass, use
16 + field                 put C4            insert the chosen or shifted card there
128 + field                step C4           one step
256 + seat                 challenge 2       fight another lord's henchman
272 + number               use 3             use a special so many times
288 + land                 castle red        choose a castle
304 + offer                buy 1             take the shop's first offer
320 + treasure             take 5            pick up a free treasure (they are numbered as they were dug)
352 + treasure             hide 5            hide it in the own castle
384 + treasure             deposit 5         leave it on the field
512 + field                go C4             land there
640 + field                look C4           look at the card there
768 + field                remove C4         take the card there from the board
1024 + kind                dig M4            show a map and dig
2048 + kind                insert F3         insert a card; then comes: put C4
4096 + 8 × kind + aim      cast Z3           cast a spell (aim 7); then perhaps: go, remove or look C4
                           cast Z6 2         … at a lord (aim: his seat)

The commonest answers are below 257: such numbers Python keeps ready-made.
"""

from __future__ import annotations

from typing import Final

from questkeep.games.schatzjagd.rules.deck import FIELD_OF, FIELDS, NAMES, SchatzjagdDeck
from questkeep.kernel.errors import IllegalPick, Objection
from questkeep.kernel.game import WITHDRAW, Code

ROLL: Final = Code(1)
REST: Final = Code(2)
STOP: Final = Code(3)
LEAVE: Final = Code(4)
KEEP: Final = Code(5)
STRIKE: Final = Code(6)
FLEE: Final = Code(7)
BLOW: Final = Code(8)
WAIVE: Final = Code(9)
DONE: Final = Code(10)
SEARCH: Final = Code(11)
ENOUGH: Final = Code(12)
PASS: Final = Code(13)
USE: Final = Code(14)
CHALLENGE: Final = 256
USE_TIMES: Final = 272
CASTLE: Final = 288
BUY: Final = 304
TAKE: Final = 320
HIDE: Final = 352
DEPOSIT: Final = 384
STEP: Final = 128
GO: Final = 512
LOOK: Final = 640
REMOVE: Final = 768
PUT: Final = 16
DIG: Final = 1024
INSERT: Final = 2048
CAST: Final = 4096
AIMS: Final = 8
AT_NOBODY: Final = 7

WORDS: Final = {
    "withdraw": WITHDRAW,
    "roll": ROLL,
    "rest": REST,
    "stop": STOP,
    "leave": LEAVE,
    "keep": KEEP,
    "strike": STRIKE,
    "flee": FLEE,
    "blow": BLOW,
    "waive": WAIVE,
    "done": DONE,
    "search": SEARCH,
    "enough": ENOUGH,
    "pass": PASS,
    "use": USE,
}
WORD_OF: Final = {int(code): word for word, code in WORDS.items()}
AT_FIELD: Final = {"step": STEP, "go": GO, "look": LOOK, "remove": REMOVE, "put": PUT}
NUMBERED: Final = {
    "challenge": (CHALLENGE, 0, 3),
    "use": (USE_TIMES, 1, 15),
    "buy": (BUY, 1, 4),
    "take": (TAKE, 1, 30),
    "hide": (HIDE, 1, 30),
    "deposit": (DEPOSIT, 1, 30),
}


def cast_code(kind: int, aim: int) -> Code:
    """The code that casts a spell of this kind."""
    return Code(CAST + AIMS * kind + aim)


def spell_in(code: int) -> int:
    """The kind of card that is cast."""
    return (code - CAST) // AIMS


def aim_in(code: int) -> int:
    """The lord or nobody that a spell is meant for."""
    return code % AIMS


def write(deck: SchatzjagdDeck, code: int) -> str:
    """The notation of a code."""
    if code in WORD_OF:
        return WORD_OF[code]
    for word, (first, least, most) in NUMBERED.items():
        if first + least <= code <= first + most:
            return f"{word} {code - first}"
    if CASTLE <= code < CASTLE + len(deck.board.lands):
        return f"castle {deck.board.lands[code - CASTLE].name}"
    for word, first in AT_FIELD.items():
        if first <= code < first + FIELDS:
            return f"{word} {NAMES[code - first]}"
    if DIG <= code < DIG + len(deck.kinds):
        return f"dig {deck.kinds[code - DIG].key}"
    if INSERT <= code < INSERT + len(deck.kinds):
        return f"insert {deck.kinds[code - INSERT].key}"
    if code >= CAST and spell_in(code) < len(deck.kinds):
        key, aim = deck.kinds[spell_in(code)].key, aim_in(code)
        return f"cast {key}" if aim == AT_NOBODY else f"cast {key} {aim}"
    return f"#{code}"


def read(deck: SchatzjagdDeck, notation: str) -> Code:
    """The code of a written answer, in any letter case."""
    said = notation.lower().split()
    if " ".join(said) in WORDS:
        return WORDS[" ".join(said)]
    if len(said) == 2:
        verb, what = said
        if verb in NUMBERED and what.isascii() and what.isdecimal() and len(what) < 3:
            first, least, most = NUMBERED[verb]
            if least <= int(what) <= most:
                return Code(first + int(what))
        if verb in AT_FIELD and what in FIELD_OF:
            return Code(AT_FIELD[verb] + FIELD_OF[what])
        if verb == "castle":
            for number, land in enumerate(deck.board.lands):
                if land.name == what:
                    return Code(CASTLE + number)
    if len(said) in (2, 3) and said[0] in ("dig", "insert", "cast"):
        return read_card_play(deck, said)
    raise IllegalPick(Objection("S-140", "not-understood", {"said": notation[:80]}))


def read_card_play(deck: SchatzjagdDeck, said: list[str]) -> Code:
    """Dig, insert or cast: the card, and what a spell is meant for."""
    kind = deck.kind_named.get(said[1])
    if kind is None:
        raise IllegalPick(Objection("S-02", "unknown-card", {"card": said[1][:20]}))
    if len(said) == 2:
        if said[0] == "cast":
            return cast_code(kind.index, AT_NOBODY)
        return Code((DIG if said[0] == "dig" else INSERT) + kind.index)
    if said[0] == "cast" and said[2] in ("0", "1", "2", "3"):
        return cast_code(kind.index, int(said[2]))
    raise IllegalPick(Objection("S-60", "unknown-aim", {"said": " ".join(said)[:40]}))


def leave_out(answers: list[Code], answer: int) -> None:
    """Take an answer out of a list that is in order, if it is there."""
    low, high = 0, len(answers)
    while low < high:
        middle = (low + high) >> 1
        if answers[middle] < answer:
            low = middle + 1
        else:
            high = middle
    if low < len(answers) and answers[low] == answer:
        del answers[low]
