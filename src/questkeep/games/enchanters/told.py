"""Every event that a table of Enchanters tells, and its facts."""

from __future__ import annotations

from typing import Final

EVENTS: Final = {
    "action-used": "seat source number",
    "bonus-changed": "seat attack defense",
    "card-discarded": "seat card",
    "card-drawn": "card space deck",
    "card-given": "seat taker card",
    "card-placed": "seat card",
    "card-taken": "seat card",
    "cards-swapped": "seat cards spaces",
    "creature-attacked": "card strength seats defenses wounds",
    "crystals-changed": "seat change",
    "fight-lost": "seat card attack health",
    "fight-won": "seat card attack health",
    "game-opened": "kingdoms village track set_aside deck seat",
    "game-scored": "sheets scores places winners",
    "graveyard-sought": "seat card",
    "journey-freed": "seat",
    "journey-made": "seat card space price",
    "kingdom-drafted": "seat kingdom",
    "monster-handed-over": "seat giver card",
    "player-named": "seat named",
    "rest-taken": "seat source number",
    "track-discarded": "card",
    "trigger-fired": "seat source number",
    "turn-began": "seat turn",
    "wounds-changed": "seat change",
}
