"""What a client needs to draw a card: plain data, no words."""

from __future__ import annotations

from questkeep.games.tschak.rules.deck import ARTEFACT, CHAMELEON, TYPES, Adventurer, KeepCard, TschakDeck
from questkeep.games.tschak.rules.effects import PerMonster, Worth
from questkeep.kernel.game import Deck

Face = dict[str, str | int]
CLAUSES = {
    "square-gain": "T-75",
    "square-loss": "T-76",
    "per-monster": "T-77",
    "spare-monster": "T-78",
}
"""Where the rulebook explains a verb of keep cards."""


def card_faces(deck: Deck) -> dict[str, Face]:
    """Every card of the deck by its key."""
    assert isinstance(deck, TschakDeck)
    faces = {card.key: adventurer_face(card) for card in deck.adventurers}
    faces |= {card.key: keep_card_face("monster", card) for card in deck.monsters}
    return faces | {card.key: keep_card_face("treasure", card) for card in deck.treasures}


def adventurer_face(card: Adventurer) -> Face:
    """A number with a weapon, a Chameleon, or an artefact."""
    if card.type == ARTEFACT:
        return {"kind": TYPES[card.type], "verb": "doubles", "clause": "T-36"}
    if card.strength == CHAMELEON:
        return {"kind": TYPES[card.type], "verb": "copies", "clause": "T-32"}
    return {"kind": TYPES[card.type], "strength": card.strength, "weapon": card.weapon, "clause": "T-31"}


def keep_card_face(kind: str, card: KeepCard) -> Face:
    """A monster or a treasure with the numbers of its verb."""
    fixed_worth = "T-74" if kind == "treasure" else "T-76"
    face: Face = {"kind": kind, "name": card.name, "verb": card.effect.verb}
    face["clause"] = CLAUSES.get(card.effect.verb, fixed_worth)
    if isinstance(card.effect, Worth):
        face |= {"verb": "gold" if card.effect.fixed > 0 else "skulls", "points": abs(card.effect.fixed)}
    if isinstance(card.effect, PerMonster):
        face |= {"points": card.effect.each, "points_for_two": card.effect.each_for_two}
    return face
