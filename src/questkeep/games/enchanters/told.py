"""Every event that a table of Enchanters tells, and what its facts are (text/telling.py says how they are said)."""

from __future__ import annotations

from typing import Final

FACTS: Final = {
    "seat": "seat",
    "named": "seat",
    "giver": "seat",
    "taker": "seat",
    "card": "card",
    "cards": "and[card]",
    "track": "and[card]",
    "village": "card",
    "source": "card",
    "ability": "ability:source",
    "kingdom": "word:kingdom",
    "kingdoms": "and[word:kingdom]",
    "change": "signed",
    "value": "text",
    "scores": "{number}",
    "defenses": "plain:[number]",
    "places": "plain:[number]",
    "set_aside": "plain:[card]",
    "sheets": "plain:[[SheetLine]]",
    "winners": "plain:[number]",
}
"""What they are, where they are no numbers, and unless an event says otherwise."""

EVENTS: Final = {
    "action-used": "seat source ability",
    "bonus-changed": "seat value change",
    "card-discarded": "seat card",
    "card-drawn": "card space deck",
    "card-given": "seat taker card",
    "card-placed": "seat card",
    "card-taken": "seat card",
    "cards-swapped": "seat cards spaces:plain:[number]",
    "creature-attacked": "card strength seats:plain:[number] defenses wounds:{number}@seats",
    "crystals-changed": "seat change",
    "fight-lost": "seat card attack health",
    "fight-won": "seat card attack health",
    "game-opened": "kingdoms village track set_aside deck seat",
    "game-scored": "sheets scores places winners",
    "graveyard-sought": "seat card:?card",
    "journey-freed": "seat",
    "journey-made": "seat card space price",
    "kingdom-drafted": "seat kingdom",
    "monster-handed-over": "seat giver card",
    "player-named": "seat named",
    "rest-taken": "seat source ability",
    "track-discarded": "card",
    "trigger-fired": "seat source ability",
    "turn-began": "seat turn",
    "wounds-changed": "seat change",
}
