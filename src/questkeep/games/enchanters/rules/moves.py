"""The numbering of all answers in Enchanters; verbs.py says how people write them.

0                                        withdraw (never possible: nothing is secret)
1                                        end                 end the turn
2                                        go on               close window 1: the creature attacks
3                                        strike              close window 2: attack the creature
8 + seat                                 name 2              name a player
16 + space                               journey 3           travel to a space of the track (1–6)
32 + 8 × first + second                  swap 2 5            exchange two spaces of the track, first < second
96 + number of the kingdom               draft gnolls        pick a kingdom deck
1024 + 16 × (card + 1) + ability         use GOB-I2.1.1      use the first ability of the card GOB-I2.1
                                         rest UNI-I1.2.1     the same for a Rest
1024 + ability                           use village.3       the same for the village
                                         rest village.1
65536 + card                             drop GNO-M1.3       discard or hand over an own Monster
"""

from __future__ import annotations

from typing import Final

from questkeep.games.enchanters.rules.deck import VILLAGE, Action, EnchantersDeck, Village
from questkeep.games.enchanters.rules.table import TRACK_SPACES, Table
from questkeep.kernel.game import Code

END: Final = Code(1)
GO_ON: Final = Code(2)
STRIKE_NOW: Final = Code(3)
NAME: Final = 8
JOURNEY: Final = 16
SWAP_SPACES: Final = 32
DRAFT_KINGDOM: Final = 96
USE: Final = 1024
ABILITIES: Final = 16
DROP_CARD: Final = 65536

JOURNEYS: Final = [[Code(JOURNEY + space) for space in range(1, last + 1)] for last in range(TRACK_SPACES + 1)]
"""The journeys to the first spaces: none, space 1, spaces 1 and 2 …"""

VILLAGE_USES: Final = [Code(USE + number) for number in range(ABILITIES)]
"""The codes of the village's abilities, by their numbers."""


def openings_of(village: Village) -> list[list[Code]]:
    """The journeys to the first spaces, then the village's free Rests, for every number of spaces; worked out once."""
    if not village.openings:
        rests = [VILLAGE_USES[rest.number] for rest in village.abilities.rests if not rest.costs]
        village.openings = [journeys + rests for journeys in JOURNEYS]
    return village.openings


def use_code(source: int, number: int) -> int:
    """The code of an ability of a card or of the village."""
    return USE + (source + 1) * ABILITIES + number


def is_use(code: int) -> bool:
    """Whether the code chooses an ability."""
    return USE < code < DROP_CARD


def source_of(code: int) -> int:
    """The card, or VILLAGE, whose ability a code chooses."""
    return (code - USE) // ABILITIES - 1


def swap_code(first: int, second: int) -> Code:
    """The code that exchanges two spaces, counted from 1."""
    return Code(SWAP_SPACES + 8 * min(first, second) + max(first, second))


def swapped_spaces(code: int) -> tuple[int, int]:
    """The two spaces of a swap, counted from 1."""
    return (code - SWAP_SPACES) // 8, (code - SWAP_SPACES) % 8


def is_swap(code: int) -> bool:
    """Whether the code exchanges two spaces that exist on a full track."""
    first, second = swapped_spaces(code)
    return 1 <= first < second <= TRACK_SPACES


def action_of(table: Table, code: int) -> Action | None:
    """The action or Rest that a code means, if there is such a one."""
    source, number = source_of(code), (code - USE) % ABILITIES
    if source == VILLAGE:
        return table.deal.village.abilities.action(number)
    if source >= len(table.deck.kind_of):
        return None
    return table.deck.kind_of[source].abilities.action(number)


def source_key(deck: EnchantersDeck, source: int) -> str:
    """How the place of an ability is written."""
    return "village" if source == VILLAGE else deck.key_of[source]


def printed_on(table: Table, source: int) -> str:
    """The key of the card or village that an ability is printed on."""
    return table.deal.village.key if source == VILLAGE else table.deck.key_of[source]
