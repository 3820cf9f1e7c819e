"""What a client needs to draw a card: plain data, no words."""

from __future__ import annotations

from questkeep.games.tschak.rules.deck import ARTEFACT, CHAMELEON, TYPES, Adventurer, KeepCard, TschakDeck
from questkeep.games.tschak.rules.effects import PerMonster, Worth
from questkeep.kernel.game import Deck, Words
from questkeep.kernel.views import PicturedFace

CLAUSES = {
    "square-gain": "T-75",
    "square-loss": "T-76",
    "per-monster": "T-77",
    "spare-monster": "T-78",
}
"""Where the rulebook explains a verb of keep cards."""
ICONS = {
    "wizard": "wizard-face",
    "chameleon": "chameleon-glyph",
    "warrior": "visored-helm",
    "dwarf": "dwarf-face",
    "artefact": "crystal-ball",
    "monster": "pirate-skull",
    "treasure": "open-treasure-chest",
}
"""What stands on a card without a picture of its own."""


class Printed(PicturedFace, total=False):
    """What is printed on a card: a number with a weapon, or a name with a verb and its numbers."""

    strength: int
    weapon: str
    name: Words
    verb: str
    points: int
    points_for_two: int


def card_faces(deck: Deck) -> dict[str, Printed]:
    """Every card of the deck by its key."""
    assert isinstance(deck, TschakDeck)
    faces = {card.key: adventurer_face(card) for card in deck.adventurers}
    faces |= {card.key: keep_card_face("monster", card) for card in deck.monsters}
    faces |= {card.key: keep_card_face("treasure", card) for card in deck.treasures}
    for key, icon in deck.icons.items():
        faces[key]["icon"] = icon
    return faces


def adventurer_face(card: Adventurer) -> Printed:
    """A number with a weapon, a Chameleon, or an artefact."""
    type = TYPES[card.type]
    if card.type == ARTEFACT:
        return {"kind": type, "icon": ICONS[type], "verb": "doubles", "clause": "T-36"}
    if card.strength == CHAMELEON:
        return {"kind": type, "icon": ICONS["chameleon"], "verb": "copies", "clause": "T-32"}
    return {"kind": type, "icon": ICONS[type], "strength": card.strength, "weapon": card.weapon, "clause": "T-31"}


def keep_card_face(kind: str, card: KeepCard) -> Printed:
    """A monster or a treasure with the numbers of its verb."""
    fixed_worth = "T-74" if kind == "treasure" else "T-76"
    clause = CLAUSES.get(card.effect.verb, fixed_worth)
    face: Printed = {
        "kind": kind,
        "icon": ICONS[kind],
        "name": card.name,
        "verb": card.effect.verb,
        "clause": clause,
    }
    if isinstance(card.effect, Worth):
        face |= {"verb": "gold" if card.effect.fixed > 0 else "skulls", "points": abs(card.effect.fixed)}
    if isinstance(card.effect, PerMonster):
        face |= {"points": card.effect.each, "points_for_two": card.effect.each_for_two}
    return face
