"""Every event that a table of Tschak! tells, and its facts; where a paragraph stands behind it, also its clause."""

from __future__ import annotations

from typing import Final

EVENTS: Final = {
    "cards-exchanged": "seat returned taken",
    "cards-revealed": "keep floor step cards",
    "choice-locked": "seat choice",
    "choice-withdrawn": "seat",
    "elixir-used": "seat discarded",
    "floor-decided": "keep floor teams strengths order decided_by treasure treasure_seat treasure_clause"
    " monster monster_seat monster_clause",
    "game-scored": "sheets scores places winners",
    "hand-taken": "seat types cards",
    "hands-passed": "keep",
    "keep-opened": "keep floors hauls",
    "loot-shared": "keep cards gold",
    "mistake-found": "seat exchange",
}
