"""What a client needs to draw a card or the board: plain data, no words."""

from __future__ import annotations

from typing import TypedDict

from questkeep.games.schatzjagd.rules.deck import FIELDS, MAP, NAMES, TYPES, Board, Kind, SchatzjagdDeck, Shop
from questkeep.games.schatzjagd.text import body_of, phrase
from questkeep.kernel.game import Deck, Words
from questkeep.kernel.views import PicturedFace
from questkeep.text import Spelled

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
ICONS = {
    "weapon": "broadsword",
    "potion": "magic-potion",
    "trap": "wolf-trap",
    "special": "star-formation",
    "fiend": "orc-head",
    "spell": "magic-swirl",
    "map": "treasure-map",
    "treasure": "open-treasure-chest",
    "shop": "beer-stein",
}
"""What stands on a card without a picture of its own."""


class _Named(PicturedFace):
    card: str
    name: Words  # empty for a map that is called after its field


class Printed(_Named, total=False):
    """What is printed on a card, a treasure or a shop."""

    says: str  # what it does, as messages and facts
    text: Words  # what an own card says besides
    field: str
    number: int
    pay: int
    offers: str  # a line for each: its price, and its effect as messages and facts


class BoardFace(TypedDict):
    """The board from A1 on: a sign and the number of its realm for every field; the realms' castles; the gates."""

    kind: str
    signs: str
    realms: str
    lands: str
    gates: str


def card_faces(deck: Deck) -> dict[str, Printed | BoardFace]:
    """Every kind of play card, treasure and shop by its key, and the board they lie on."""
    assert isinstance(deck, SchatzjagdDeck)
    faces = {kind.key: card_face(kind) for kind in deck.kinds}
    faces |= {kind: treasure_face(kind) for kind in deck.treasures}
    faces |= {shop.key: shop_face(shop) for shop in deck.shops}
    for key, icon in deck.icons.items():
        faces[key]["icon"] = icon
    return {**faces, "board": board_face(deck.board)}


def treasure_face(kind: str) -> Printed:
    """A treasure is called by the word for its kind."""
    return {"kind": "treasure", "icon": ICONS["treasure"], "card": kind, "name": kind, "clause": "S-03"}


def card_face(kind: Kind) -> Printed:
    """The printed numbers of a card, and its sentence as messages and facts."""
    type = TYPES[kind.type]
    face: Printed = {
        "kind": type,
        "icon": ICONS[type],
        "card": kind.key,
        "name": kind.name,
        "clause": CLAUSES[type],
        "says": body_of(Spelled("schatzjagd"), kind),
    }
    if kind.text:
        face["text"] = kind.text
    if kind.type == MAP:
        face["field"] = NAMES[kind.number]
    elif kind.number:
        face["number"] = kind.number
    if kind.pay:
        face["pay"] = kind.pay
    return face


def shop_face(shop: Shop) -> Printed:
    """A shop with a line for each offer: its price and its effect."""
    offers = [f"{offer.price} {phrase(Spelled('schatzjagd'), offer.effect)}" for offer in shop.offers]
    return {
        "kind": "shop",
        "icon": ICONS["shop"],
        "card": shop.key,
        "name": shop.name,
        "clause": "S-51",
        "offers": "\n".join(offers),
    }


def board_face(board: Board) -> BoardFace:
    """The board in short."""
    realms = [str(number) for field in range(FIELDS) for number, land in enumerate(board.lands) if field in land.fields]
    return {
        "kind": "board",
        "signs": board.features,
        "realms": "".join(realms),
        "lands": " ".join(f"{land.name}:{NAMES[land.castle]}" for land in board.lands),
        "gates": " ".join(f"{NAMES[one]}-{NAMES[other]}" for one, other in board.gates),
    }
