"""What a client needs to draw a card or the board: plain data, no words."""

from __future__ import annotations

from questkeep.games.schatzjagd.rules.deck import FIELDS, MAP, NAMES, TYPES, Board, Kind, SchatzjagdDeck, Shop
from questkeep.games.schatzjagd.text import body_of, phrase
from questkeep.kernel.game import Deck
from questkeep.text import Spelled

Face = dict[str, str | int]
CLAUSES = {
    "weapon": "S-43",
    "potion": "S-44",
    "trap": "S-45",
    "special": "S-46",
    "fiend": "S-47",
    "spell": "S-60",
    "map": "S-61",
}
"""Where the rulebook explains a type of cards."""


def card_faces(deck: Deck) -> dict[str, Face]:
    """Every kind of play card, treasure and shop by its key, and the board they lie on."""
    assert isinstance(deck, SchatzjagdDeck)
    faces = {kind.key: card_face(kind) for kind in deck.kinds}
    treasures: dict[str, Face] = {
        kind: {"kind": "treasure", "card": kind, "name": kind, "clause": "S-03"} for kind in deck.treasures
    }
    shops = {shop.key: shop_face(shop) for shop in deck.shops}
    return faces | treasures | shops | {"board": board_face(deck.board)}


def card_face(kind: Kind) -> Face:
    """The printed numbers of a card, and its sentence as messages and facts."""
    type = TYPES[kind.type]
    face: Face = {"kind": type, "card": kind.key, "name": kind.name["en"], "german": kind.name["de"]}
    face |= {"clause": CLAUSES[type], "says": body_of(Spelled("schatzjagd"), kind)}
    if kind.text:
        face |= {"text": kind.text["en"], "german_text": kind.text["de"]}
    if kind.type == MAP:
        return face | {"field": NAMES[kind.number]}
    if kind.number:
        face["number"] = kind.number
    if kind.pay:
        face["pay"] = kind.pay
    return face


def shop_face(shop: Shop) -> Face:
    """A shop with a line for each offer: its price and its effect."""
    offers = [f"{offer.price} {phrase(Spelled('schatzjagd'), offer.effect)}" for offer in shop.offers]
    return {
        "kind": "shop",
        "card": shop.key,
        "name": shop.name["en"],
        "german": shop.name["de"],
        "clause": "S-51",
        "offers": "\n".join(offers),
    }


def board_face(board: Board) -> Face:
    """The board from A1 on: a sign and the number of its realm for every field; the realms' castles; the gates."""
    realms = [str(number) for field in range(FIELDS) for number, land in enumerate(board.lands) if field in land.fields]
    return {
        "kind": "board",
        "signs": board.features,
        "realms": "".join(realms),
        "lands": " ".join(f"{land.name}:{NAMES[land.castle]}" for land in board.lands),
        "gates": " ".join(f"{NAMES[one]}-{NAMES[other]}" for one, other in board.gates),
    }
