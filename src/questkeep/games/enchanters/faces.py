"""What a client needs to draw a card: plain data, and what it says as messages."""

from __future__ import annotations

from typing import cast

from questkeep.games.enchanters.rules.deck import CLASSES, EnchantersDeck, Kind, Village
from questkeep.games.enchanters.wording import ability_says, card_says, kingdom_name, village_says
from questkeep.kernel.game import Deck
from questkeep.kernel.views import CardFace, Message, SpokenCard
from questkeep.text.reading import named

CLAUSES = {
    "item": "E-10",
    "enchantment": "E-10",
    "monster": "E-12",
    "dragon": "E-08",
    "village": "E-17",
    "kingdom": "E-01",
}
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


class _Kingdom(CardFace):
    name: Message
    says: Message


class KingdomFace(_Kingdom, total=False):
    """A kingdom by its name, and its crest where it has one."""

    icon: str


class Printed(SpokenCard, total=False):
    """What is printed on a card or a village; numbers that are 0 are left out."""

    kingdom: str
    strength: int
    health: int
    glory: int  # of a creature, all that is printed on it
    upper_attack: int
    upper_defense: int
    upper_glory: int
    lower_attack: int
    lower_defense: int
    lower_glory: int
    abilities: dict[str, Message]  # by their numbers, each without its full stop
    kinds: list[str]  # of the abilities, in the printed order
    lower_abilities: int  # how many of them, the last ones, stand below the line


def card_faces(deck: Deck) -> dict[str, Printed | CopyFace | KingdomFace]:
    """All cards, villages and kingdoms, and every physical card with the key of what is printed on it."""
    assert isinstance(deck, EnchantersDeck)
    printed = {kind.key: card_face(kind) for kind in [*deck.kinds, *deck.start]}
    printed |= {tile.key: village_face(tile) for tile in deck.villages}
    kingdoms = {f"kingdom:{kingdom}": kingdom_face(kingdom) for kingdom in deck.kingdoms}
    for key, icon in deck.icons.items():
        (kingdoms if key in kingdoms else printed)[key]["icon"] = icon
    faces: dict[str, Printed | CopyFace | KingdomFace] = {**printed, **kingdoms}
    for kind, key in zip(deck.kind_of, deck.key_of, strict=True):
        face = printed[kind.key]
        faces[key] = {"kind": face["kind"], "card": kind.key, "clause": face["clause"]}
    return faces


def card_face(kind: Kind) -> Printed:
    """The printed numbers of a card; those that are 0 are left out."""
    cls = CLASSES[kind.cls]
    face: Printed = {
        "kind": cls,
        "icon": ICONS[cls],
        "name": named("enchanters", kind.name),
        "says": card_says(kind),
        "clause": CLAUSES[cls],
    }
    if kind.kingdom:
        face["kingdom"] = kind.kingdom
    if kind.is_creature:
        face |= {"strength": kind.strength, "health": kind.health, "glory": kind.glory()}
    for part, icons in (("upper", kind.upper), ("lower", kind.lower)):
        numbers = {"attack": icons.attack, "defense": icons.defense, "glory": icons.glory}
        face |= cast(Printed, {f"{part}_{name}": number for name, number in numbers.items() if number})
    return with_abilities(face, kind)


def village_face(tile: Village) -> Printed:
    """A village is printed as it is laid out."""
    face: Printed = {
        "kind": "village",
        "icon": ICONS["village"],
        "name": named("enchanters", tile.name),
        "says": village_says(tile),
        "clause": CLAUSES["village"],
    }
    return with_abilities(face, tile)


def kingdom_face(kingdom: str) -> KingdomFace:
    """A kingdom without its crest."""
    return {"kind": "kingdom", "name": kingdom_name(kingdom), "says": "", "clause": CLAUSES["kingdom"]}


def with_abilities(face: Printed, thing: Kind | Village) -> Printed:
    """The face with its abilities, where it has any."""
    printed = thing.abilities.printed
    is_creature = isinstance(thing, Kind) and thing.is_creature
    if printed:
        face["abilities"] = {str(one.number): ability_says(one, is_creature) for one in printed}
        face["kinds"] = [one.kind for one in printed]
    if lower := sum(one.is_lower for one in printed):
        face["lower_abilities"] = lower
    return face
