"""The numbering of all answers in Tschak!; verbs.py says how people write them.

0                        withdraw
1 … 1023                 play: a set of cards of the own hand (see teams.py)
1024 … 1048575           exchange: returned cards × 1024 + taken cards
1048576                  discard nothing
1048577 + floor number   discard the monster won on that floor (0–11)
"""

from __future__ import annotations

from typing import Final

from questkeep.games.tschak.rules.table import ALL_FLOORS
from questkeep.games.tschak.rules.teams import SETS, Exchange
from questkeep.kernel.game import Code

DISCARD_NOTHING: Final = Code(SETS * SETS)
LAST_CODE: Final = DISCARD_NOTHING + ALL_FLOORS


def is_play(code: Code) -> bool:
    """Whether the code plays cards."""
    return 1 <= code < SETS


def is_exchange(code: Code) -> bool:
    """Whether the code corrects a team."""
    return SETS <= code < SETS * SETS


def is_discard(code: Code) -> bool:
    """Whether the code answers the Elixir's question."""
    return DISCARD_NOTHING <= code <= LAST_CODE


def exchange_code(exchange: Exchange) -> Code:
    """The code of a correction."""
    return Code(exchange.returned * SETS + exchange.taken)


def exchange_of(code: Code) -> Exchange:
    """The correction of a code."""
    return Exchange(code // SETS, code % SETS)


def discard_code(floor_number: int) -> Code:
    """The code that discards the monster won on a floor."""
    return Code(DISCARD_NOTHING + 1 + floor_number)


def discarded_floor(code: Code) -> int:
    """The floor whose monster is discarded, or -1 for none."""
    return code - DISCARD_NOTHING - 1
