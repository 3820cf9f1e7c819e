"""Every event that a table of Tschak! tells, and what its facts are (text/telling.py says how they are said).

Where a paragraph stands behind an event, it tells its clause, too.
"""

from __future__ import annotations

from typing import Final

FACTS: Final = {
    "seat": "seat",
    "card": "card",
    "cards": "[card]",
    "discarded": "[card]",
    "returned": "[card]",
    "taken": "[card]",
    "choice": "choice",
    "monster": "card",
    "monster_seat": "seat",
    "monster_clause": "clause",
    "treasure": "card",
    "treasure_seat": "seat",
    "treasure_clause": "clause",
    "floors": "[say:floor]",
    "hauls": "[number]",
    "teams": "{[card]}",
    "scores": "{number}",
    "strengths": "{number}",
    "order": "plain:[number]",
    "decided_by": "plain:[text]",
    "clauses": "plain:[text]",
    "tie_clause": "plain:text",
    "places": "plain:[number]",
    "sheets": "plain:[[SheetLine]]",
    "types": "plain:TypeCounts",
    "winners": "plain:[number]",
}
"""What they are, where they are no numbers, and unless an event says otherwise."""

RECORDS: Final = {
    "floor": "monster treasure",
}
"""Facts that have facts of their own."""

EVENTS: Final = {
    "cards-exchanged": "seat returned taken",
    "cards-revealed": "keep floor step cards:{[card]}",
    "choice-locked": "seat choice:?choice",
    "choice-withdrawn": "seat",
    "elixir-used": "seat discarded",
    "floor-decided": "keep floor teams strengths order decided_by tie_clause treasure treasure_seat treasure_clause"
    " best monster monster_seat monster_clause worst",
    "game-scored": "sheets scores places winners",
    "hand-taken": "seat types cards:?[card] count",
    "hands-passed": "keep",
    "keep-opened": "keep floors hauls",
    "loot-shared": "keep cards:{card} gold:{number} clauses",
    "mistake-found": "seat exchange",
}
