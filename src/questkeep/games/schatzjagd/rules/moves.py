"""The numbering of all answers in Schatzjagd; verbs.py says how people write them.

The commonest answers are below 257: such numbers Python keeps ready-made.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from questkeep.kernel.game import Code

# 0 is to withdraw, which is never possible: nobody chooses at the same time.
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
PUT: Final = 16  # + field: insert the chosen or shifted card there
STEP: Final = 128  # + field: one step
CHALLENGE: Final = 256  # + seat: fight another lord's henchman
USE_TIMES: Final = 272  # + number: use a special so many times
CASTLE: Final = 288  # + land: choose a castle
BUY: Final = 304  # + offer of the shop, from 1
TAKE: Final = 320  # + treasure: pick up a free one (they are numbered as they were dug, from 1)
HIDE: Final = 352  # + treasure: hide it in the own castle
DEPOSIT: Final = 384  # + treasure: leave it on the field
GO: Final = 512  # + field: land there
LOOK: Final = 640  # + field: look at the card there
REMOVE: Final = 768  # + field: take the card there from the board
DIG: Final = 1024  # + kind: show a map and dig
INSERT: Final = 2048  # + kind: insert a card; then comes where to put it
CAST: Final = 4096  # + 8 × kind + aim: cast a spell at a lord (aim: his seat) or at nobody; then perhaps more
AIMS: Final = 8
AT_NOBODY: Final = 7
MOST_KINDS: Final = 1024
MOST_TREASURES: Final = 30


def cast_code(kind: int, aim: int) -> Code:
    """The code that casts a spell of this kind."""
    return Code(CAST + AIMS * kind + aim)


def spell_in(code: int) -> int:
    """The kind of card that is cast."""
    return (code - CAST) // AIMS


def aim_in(code: int) -> int:
    """The lord or nobody that a spell is meant for."""
    return code % AIMS


def leave_out(answers: list[Code], answer: int) -> None:
    """Take an answer out of a list that is in order, if it is there."""
    low: i64 = 0
    high: i64 = len(answers)
    while low < high:
        middle = (low + high) >> 1
        if answers[middle] < answer:
            low = middle + 1
        else:
            high = middle
    if low < len(answers) and answers[low] == answer:
        del answers[low]
