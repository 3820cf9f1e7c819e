"""The clause of the rulebook behind each kind of event."""

from __future__ import annotations

from typing import Final

CLAUSES: Final = {
    "blow-waived": "S-96", "blows-exchanged": "S-92", "bought": "S-51", "card-discarded": "S-69", "card-found": "S-48",
    "card-inserted": "S-58", "card-revealed": "S-42", "card-shifted": "S-60", "card-stolen": "S-60",
    "cards-drawn": "S-67", "castle-chosen": "S-15", "castle-searched": "S-121", "catharsis-began": "S-124",
    "challenged": "S-90", "city-laid-out": "S-16", "cured": "S-81", "die-thrown": "S-46", "dug": "S-61",
    "fiend-defeated": "S-47", "fiend-met": "S-100", "fields-looked-at": "S-130", "fled": "S-96", "freed": "S-82",
    "game-begun": "S-19", "game-over": "S-23", "hand-discarded": "S-132", "henchman-died": "S-106",
    "map-fetched": "S-46", "map-set-aside": "S-71", "must-skip": "S-82", "parting-blow": "S-96",
    "pile-renewed": "S-68", "poison-worked": "S-80", "poisoned": "S-77", "portal-entered": "S-114", "rolled": "S-30",
    "skipped": "S-82", "special-left": "S-46", "special-used": "S-46", "spell-cast": "S-60", "start-rolled": "S-19",
    "stepped": "S-31", "travelled": "S-34", "treasure-gained": "S-131", "treasure-hidden": "S-86",
    "treasure-laid-down": "S-113", "turn-began": "S-26", "value-changed": "S-72",
}  # fmt: skip
