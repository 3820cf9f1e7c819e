"""What a client needs to draw a card, and what to touch to say an answer: plain data, no words."""

from __future__ import annotations

from questkeep.games.enchanters.rules.deck import CLASSES, EnchantersDeck, Kind
from questkeep.kernel.game import Deck

Face = dict[str, str | int]


def card_faces(deck: Deck) -> dict[str, Face]:
    """Every physical card by its key, and every village by its own."""
    assert isinstance(deck, EnchantersDeck)
    faces = {key: card_face(deck.kind_of[number]) for number, key in enumerate(deck.key_of)}
    villages: dict[str, Face] = {tile.key: {"kind": "village", "name": tile.name} for tile in deck.villages}
    return faces | villages


def card_face(kind: Kind) -> Face:
    """The printed numbers of a card; those that are 0 are left out."""
    face: Face = {"kind": CLASSES[kind.cls], "card": kind.key, "name": kind.name}
    if kind.kingdom:
        face |= {"kingdom": kind.kingdom, "tier": kind.tier}
    if kind.is_creature:
        face |= {"strength": kind.strength, "health": kind.health}
    for part, icons in (("upper", kind.upper), ("lower", kind.lower)):
        numbers = {"attack": icons.attack, "defense": icons.defense, "glory": icons.glory}
        face |= {f"{part}_{name}": number for name, number in numbers.items() if number}
    return face


def path_of(notation: str) -> list[str]:
    """The things to touch for an answer: spaces of the track, abilities, players, cards, or a button."""
    verb, *words = notation.split()
    if verb in ("journey", "swap"):
        return [f"track/{space}" for space in words]
    if verb in ("use", "rest"):
        source = words[0].rpartition(".")[0]
        return ["village" if source == "village" else f"card/{source}", f"ability/{words[0]}"]
    if verb == "name":
        return [f"player/{words[0]}"]
    if verb == "drop":
        return [f"card/{words[0]}"]
    if verb == "draft":
        return [f"kingdom/{words[0]}"]
    return [f"button/{notation}"]
