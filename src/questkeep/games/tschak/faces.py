"""What a client needs to draw a card: plain data, and what it says as messages."""

from __future__ import annotations

from questkeep.games.tschak.rules.deck import ARTEFACT, CHAMELEON, TYPES, Adventurer, KeepCard, TschakDeck
from questkeep.games.tschak.rules.effects import PerMonster, Worth
from questkeep.games.tschak.wording import card_name, card_says, verb_of
from questkeep.kernel.game import Deck
from questkeep.kernel.views import SpokenCard

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


class Printed(SpokenCard, total=False):
    """What is printed on a card: a number with a weapon, or a verb with its points."""

    strength: int
    weapon: str
    verb: str
    points: int


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
    face: Printed = {
        "kind": TYPES[card.type],
        "icon": ICONS[TYPES[card.type]],
        "name": card_name(card),
        "says": card_says(card),
        "clause": "T-31",
    }
    if card.type == ARTEFACT:
        return face | {"verb": "doubles", "clause": "T-36"}
    if card.strength == CHAMELEON:
        return face | {"icon": ICONS["chameleon"], "verb": "copies", "clause": "T-32"}
    return face | {"strength": card.strength, "weapon": card.weapon}


def keep_card_face(kind: str, card: KeepCard) -> Printed:
    """A monster or a treasure with the points of its verb."""
    fixed_worth = "T-74" if kind == "treasure" else "T-76"
    face: Printed = {
        "kind": kind,
        "icon": ICONS[kind],
        "name": card_name(card),
        "says": card_says(card),
        "verb": verb_of(card),
        "clause": CLAUSES.get(card.effect.verb, fixed_worth),
    }
    if isinstance(card.effect, Worth):
        face["points"] = abs(card.effect.fixed)
    if isinstance(card.effect, PerMonster):
        face["points"] = card.effect.each
    return face
