"""The numbering of all answers in Fetch Quest; verbs.py says how people write them.

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
from questkeep.kernel.game import Code

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
