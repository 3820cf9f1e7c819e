"""What a client needs to draw a card, and what to touch to say an answer: plain data, no words."""

from __future__ import annotations

from questkeep.games.schatzjagd.rules.deck import MAP, NAMES, TYPES, Kind, SchatzjagdDeck
from questkeep.kernel.game import Deck

Face = dict[str, str | int]
AT_FIELD = ("step", "go", "look", "remove", "put")
TREASURE = ("take", "hide", "deposit")


def card_faces(deck: Deck) -> dict[str, Face]:
    """Every kind of play card, treasure and shop by its key."""
    assert isinstance(deck, SchatzjagdDeck)
    faces = {kind.key: card_face(kind) for kind in deck.kinds}
    treasures: dict[str, Face] = {kind: {"kind": "treasure", "name": kind} for kind in deck.treasures}
    shops: dict[str, Face] = {shop.key: {"kind": "shop", "name": shop.name["en"]} for shop in deck.shops}
    return faces | treasures | shops


def card_face(kind: Kind) -> Face:
    """The printed numbers of a card."""
    face: Face = {"kind": TYPES[kind.type], "card": kind.key, "name": kind.name["en"], "german": kind.name["de"]}
    if kind.type == MAP:
        return face | {"field": NAMES[kind.number]}
    if kind.number:
        face["number"] = kind.number
    if kind.pay:
        face["pay"] = kind.pay
    return face


def path_of(notation: str) -> list[str]:
    """The things to touch for an answer: fields, hand cards, treasures, lords, or a button."""
    verb, *words = notation.split()
    if verb in AT_FIELD:
        return [f"field/{words[0]}"]
    if verb in ("insert", "cast", "dig"):
        aim = [f"field/{word}" if word[0].isalpha() else f"player/{word}" for word in words[1:]]
        return [f"hand/{words[0]}", *(aim or [f"button/{verb}"])]
    if verb in TREASURE:
        return [f"treasure/{words[0]}", f"button/{verb}"]
    if verb == "challenge":
        return [f"player/{words[0]}"]
    if verb == "castle":
        return [f"castle/{words[0]}"]
    return [f"button/{notation}"]
