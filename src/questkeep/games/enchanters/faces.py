"""What a client needs to draw a card: plain data, no words."""

from __future__ import annotations

from questkeep.games.enchanters.rules.deck import CLASSES, Abilities, EnchantersDeck, Kind, Village
from questkeep.games.enchanters.text import ability_text
from questkeep.kernel.game import Deck
from questkeep.text import Spelled

Face = dict[str, str | int]
CLAUSES = {"item": "E-10", "enchantment": "E-10", "monster": "E-12", "dragon": "E-08", "village": "E-17"}
"""Where the rulebook explains a class of cards."""


def card_faces(deck: Deck) -> dict[str, Face]:
    """Every card and village as it is printed, and every physical card with the key of what is printed on it."""
    assert isinstance(deck, EnchantersDeck)
    printed = {kind.key: card_face(kind) for kind in [*deck.kinds, *deck.start]}
    copies: dict[str, Face] = {}
    for kind, key in zip(deck.kind_of, deck.key_of, strict=True):
        copies[key] = {name: printed[kind.key][name] for name in ("kind", "card", "clause")}
    return printed | copies | {tile.key: village_face(tile) for tile in deck.villages}


def card_face(kind: Kind) -> Face:
    """The printed numbers of a card; those that are 0 are left out."""
    cls = CLASSES[kind.cls]
    face: Face = {"kind": cls, "card": kind.key, "name": kind.name, "clause": CLAUSES[cls]}
    if kind.kingdom:
        face |= {"kingdom": kind.kingdom, "tier": kind.tier}
    if kind.is_creature:
        face |= {"strength": kind.strength, "health": kind.health}
    for part, icons in (("upper", kind.upper), ("lower", kind.lower)):
        numbers = {"attack": icons.attack, "defense": icons.defense, "glory": icons.glory}
        face |= {f"{part}_{name}": number for name, number in numbers.items() if number}
    return face | abilities_face(kind.abilities, kind.is_creature)


def village_face(tile: Village) -> Face:
    """A village is printed as it is laid out."""
    face: Face = {"kind": "village", "card": tile.key, "name": tile.name, "clause": CLAUSES["village"]}
    return face | abilities_face(tile.abilities, False)


def abilities_face(abilities: Abilities, is_creature: bool) -> Face:
    """A line for each ability in the printed order: its kind, and its sentence as messages and facts.

    The last ones, if there are any, stand below the line.
    """
    texts = Spelled("enchanters")
    lines = [f"{one.kind} {ability_text(texts, one, is_creature)}" for one in abilities.printed]
    lower = sum(one.is_lower for one in abilities.printed)
    face: Face = {"abilities": "\n".join(lines)} if lines else {}
    return face | {"lower_abilities": lower} if lower else face
