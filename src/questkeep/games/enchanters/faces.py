"""What a client needs to draw a card: plain data, no words."""

from __future__ import annotations

from typing import cast

from questkeep.games.enchanters.rules.deck import CLASSES, Abilities, EnchantersDeck, Kind, Village
from questkeep.games.enchanters.text import ability_text
from questkeep.kernel.game import Deck, Words
from questkeep.kernel.views import CardFace, PicturedFace
from questkeep.text import Spelled

CLAUSES = {"item": "E-10", "enchantment": "E-10", "monster": "E-12", "dragon": "E-08", "village": "E-17"}
"""Where the rulebook explains a class of cards."""
ICONS = {
    "item": "swap-bag",
    "enchantment": "magic-swirl",
    "monster": "pirate-skull",
    "dragon": "dragon-head",
    "village": "village",
}
"""What stands on a card without a picture of its own."""


class CopyFace(CardFace):
    """A card as it lies on the table: the key of what is printed on it, which all its copies share."""

    card: str


class KingdomFace(PicturedFace):
    """The crest of a kingdom."""


class _Named(PicturedFace):
    card: str
    name: Words


class Printed(_Named, total=False):
    """What is printed on a card or a village; numbers that are 0 are left out."""

    kingdom: str
    tier: str
    strength: int
    health: int
    upper_attack: int
    upper_defense: int
    upper_glory: int
    lower_attack: int
    lower_defense: int
    lower_glory: int
    abilities: str  # a line for each in the printed order: its kind, and its sentence as messages and facts
    lower_abilities: int  # how many of them, the last ones, stand below the line


def card_faces(deck: Deck) -> dict[str, Printed | CopyFace | KingdomFace]:
    """All cards, villages and crests of kingdoms, and every physical card with the key of what is printed on it."""
    assert isinstance(deck, EnchantersDeck)
    printed = {kind.key: card_face(kind) for kind in [*deck.kinds, *deck.start]}
    printed |= {tile.key: village_face(tile) for tile in deck.villages}
    faces: dict[str, Printed | CopyFace | KingdomFace] = {**printed}
    for key, icon in deck.icons.items():
        if key in printed:
            printed[key]["icon"] = icon
        else:
            faces[key] = {"kind": "kingdom", "icon": icon, "clause": "E-01"}
    for kind, key in zip(deck.kind_of, deck.key_of, strict=True):
        face = printed[kind.key]
        faces[key] = {"kind": face["kind"], "card": face["card"], "clause": face["clause"]}
    return faces


def card_face(kind: Kind) -> Printed:
    """The printed numbers of a card; those that are 0 are left out."""
    cls = CLASSES[kind.cls]
    face: Printed = {
        "kind": cls,
        "icon": ICONS[cls],
        "card": kind.key,
        "name": kind.name,
        "clause": CLAUSES[cls],
    }
    if kind.kingdom:
        face |= {"kingdom": kind.kingdom, "tier": kind.tier}
    if kind.is_creature:
        face |= {"strength": kind.strength, "health": kind.health}
    for part, icons in (("upper", kind.upper), ("lower", kind.lower)):
        numbers = {"attack": icons.attack, "defense": icons.defense, "glory": icons.glory}
        face |= cast(Printed, {f"{part}_{name}": number for name, number in numbers.items() if number})
    return with_abilities(face, kind.abilities, kind.is_creature)


def village_face(tile: Village) -> Printed:
    """A village is printed as it is laid out."""
    face: Printed = {
        "kind": "village",
        "icon": ICONS["village"],
        "card": tile.key,
        "name": tile.name,
        "clause": CLAUSES["village"],
    }
    return with_abilities(face, tile.abilities, False)


def with_abilities(face: Printed, abilities: Abilities, is_creature: bool) -> Printed:
    """The face with its abilities, where it has any."""
    texts = Spelled("enchanters")
    lines = [f"{one.kind} {ability_text(texts, one, is_creature)}" for one in abilities.printed]
    lower = sum(one.is_lower for one in abilities.printed)
    if lines:
        face["abilities"] = "\n".join(lines)
    if lower:
        face["lower_abilities"] = lower
    return face
