"""What a client needs to draw a card or the board: plain data, and what cards say as messages."""

from __future__ import annotations

from typing import TypedDict

from questkeep.games.schatzjagd.rules.deck import MAP, MOST, NAMES, TYPES, Board, Kind, SchatzjagdDeck, Shop
from questkeep.games.schatzjagd.wording import TREASURE_SAYS, card_name, card_says, offers_of
from questkeep.kernel import views
from questkeep.kernel.game import Deck
from questkeep.text.reading import listed, named

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


class Printed(views.SpokenCard, total=False):
    """What is printed on a card, a treasure or a shop."""

    abilities: dict[str, views.Message]  # what a shop offers, by number
    field: str
    number: int
    pay: int


class LandFace(TypedDict):
    """A realm with its castle."""

    name: str
    castle: str
    fields: list[str]


class BoardFace(TypedDict):
    """The board: its realms, what is drawn on its fields, its gates, and the most that a value of a henchman can be."""

    kind: str
    lands: list[LandFace]
    city: list[str]
    roads: list[str]
    rivers: list[str]
    digs: list[str]
    gates: list[list[str]]
    most: int


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
    return {
        "kind": "treasure",
        "icon": ICONS["treasure"],
        "name": named("schatzjagd", kind),
        "says": TREASURE_SAYS,
        "clause": "S-03",
    }


def card_face(kind: Kind) -> Printed:
    """The printed numbers of a card, and what it says."""
    type = TYPES[kind.type]
    face: Printed = {
        "kind": type,
        "icon": ICONS[type],
        "name": card_name(kind),
        "says": card_says(kind),
        "clause": CLAUSES[type],
    }
    if kind.type == MAP:
        face["field"] = NAMES[kind.number]
    elif kind.number:
        face["number"] = kind.number
    if kind.pay:
        face["pay"] = kind.pay
    return face


def shop_face(shop: Shop) -> Printed:
    """A shop with what it offers."""
    offers = offers_of(shop)
    return {
        "kind": "shop",
        "icon": ICONS["shop"],
        "name": named("schatzjagd", shop.name),
        "says": listed([listed(list(offers.values()), "; "), "."], ""),
        "clause": "S-51",
        "abilities": offers,
    }


def board_face(board: Board) -> BoardFace:
    """What is drawn on the board."""
    signs = {name: board.features[field] for field, name in enumerate(NAMES)}
    return {
        "kind": "board",
        "lands": [
            {"name": land.name, "castle": NAMES[land.castle], "fields": [NAMES[field] for field in land.fields]}
            for land in board.lands
        ],
        "city": [NAMES[field] for field in board.city_fields],
        "roads": [name for name, sign in signs.items() if sign in "rR"],
        "rivers": [name for name, sign in signs.items() if sign in "wW"],
        "digs": [name for name, sign in signs.items() if sign in "RW"],
        "gates": [[NAMES[one], NAMES[other]] for one, other in board.gates],
        "most": MOST,
    }
