"""The numbering of all answers in Schatzjagd; verbs.py says how people write them.

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

from questkeep.kernel.game import Code

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
    low, high = 0, len(answers)
    while low < high:
        middle = (low + high) >> 1
        if answers[middle] < answer:
            low = middle + 1
        else:
            high = middle
    if low < len(answers) and answers[low] == answer:
        del answers[low]
