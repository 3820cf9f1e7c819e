"""What can be counted in a finished game of Schatzjagd: which cards, deaths, deeds and endings it has met."""

from __future__ import annotations

from questkeep.games.schatzjagd.prepared import prepared_for
from questkeep.games.schatzjagd.rules.deck import FIEND, MAP, SPECIAL, SPELL, TYPES, SchatzjagdDeck
from questkeep.games.schatzjagd.rules.flow import Schatzjagd
from questkeep.kernel.event import heard
from questkeep.kernel.game import Deck, PreparedTable, Share, State, Study
from questkeep.kernel.options import TableOption

REVEALED = "card revealed"
ACTS = {"special used": ("special-used", SPECIAL), "fiend beaten": ("fiend-defeated", FIEND)}
ACTS |= {"spell cast": ("spell-cast", SPELL), "map dug with": ("dug", MAP)}
"""What is done with a card of one type, and the event that tells it."""
PORTALS = "Teleportal led by"
OFFERS = "offer of a shop"
DEATHS = "death by"
ENDS = "end by"
OPTIONS = "option in play"
DEEDS = "deed"
CAUSES = {
    "poison-worked": "poison",
    "spell-cast": "spell",
    "portal-entered": "portal",
    "special-used": "special",
    "blows-exchanged": "fiend",
    "parting-blow": "fiend",
}
"""[S-107] What kills, by the event that is told last before a death; a revealed card kills as its type."""
DEEDS_TOLD = [
    "blow-waived", "card-found", "card-inserted", "card-shifted", "card-stolen", "castle-chosen", "catharsis-began",
    "challenged", "cured", "fields-looked-at", "fled", "freed", "hand-discarded", "map-fetched", "map-set-aside",
    "parting-blow", "pile-renewed", "poisoned", "skipped", "special-left", "travelled", "treasure-hidden",
    "treasure-laid-down",
]  # fmt: skip


class SchatzjagdStudy(Study):
    """Cards, deaths, deeds, options and endings; castles and the order of play."""

    def __init__(self, options: list[TableOption]) -> None:
        self.options = options

    def turns(self, table: State) -> int:
        assert isinstance(table, Schatzjagd)
        return table.turn

    def shares(self, table: State) -> list[Share]:
        """Castles, places in the order of play, and who used, beat, cast or dug with which card how often."""
        assert isinstance(table, Schatzjagd)
        seats = range(table.seats)
        shares = [
            Share("castle", table.deck.board.lands[player.land].name, 1, tuple(int(seat == own) for seat in seats))
            for own, player in enumerate(table.players)
        ]
        for place, own in enumerate(table.clockwise_from(table.start)):
            shares.append(Share("order of play", f"lord {place + 1}", 1, tuple(int(seat == own) for seat in seats)))
        events = heard(table.told or [], None)
        for sort, (kind, type) in ACTS.items():
            for card in (kind.key for kind in table.deck.kinds if kind.type == type):
                doers = [event["seat"] for event in events if event["event"] == kind and event["card"] == card]
                if doers:
                    shares.append(Share(sort, card, len(doers), tuple(doers.count(seat) for seat in seats)))
        return shares

    def repertoire(self, deck: Deck) -> dict[str, list[str]]:
        assert isinstance(deck, SchatzjagdDeck)
        acts = {
            sort: [kind.key for kind in deck.kinds if kind.type == type and kind.count]
            for sort, (_, type) in ACTS.items()
        }
        return {
            REVEALED: [kind.key for kind in deck.kinds if kind.count],
            **acts,
            PORTALS: [str(die) for die in range(1, 7)],
            OFFERS: [f"{shop.key} {number + 1}" for shop in deck.shops for number in range(len(shop.offers))],
            DEATHS: ["poison", "spell", "portal", "special", "fiend", "henchman", "trap", "potion"],
            ENDS: ["number", "alike", "each", "dead-end", "days"],
            OPTIONS: [f"{option.name}={value}" for option in self.options for value in option.values],
            DEEDS: [*DEEDS_TOLD, "castle-searched in vain", "castle-searched with luck"],
        }

    def happened(self, table: State) -> dict[str, set[str]]:
        assert isinstance(table, Schatzjagd)
        met: dict[str, set[str]] = {sort: set() for sort in self.repertoire(table.deck)}
        met[OPTIONS] = {f"{name}={value}" for name, value in table.rules.chosen.items()}
        told_by = {event: sort for sort, (event, _) in ACTS.items()}
        cause = ""
        for event in heard(table.told or [], None):
            kind, card = str(event["event"]), str(event.get("card"))
            cause = CAUSES.get(kind, cause)
            if kind in DEEDS_TOLD:
                met[DEEDS].add(kind)
            if kind in told_by:
                met[told_by[kind]].add(card)
            elif kind == "card-revealed":
                met[REVEALED].add(card)
                cause = TYPES[table.deck.kind_named[card.lower()].type]
            elif kind == "castle-searched":
                met[DEEDS].add(f"{kind} {'with luck' if event['found'] else 'in vain'}")
            elif kind == "portal-entered":
                met[PORTALS].add(str(event["die"]))
            elif kind == "bought":
                met[OFFERS].add(f"{event['shop']} {event['offer']}")
            elif kind == "henchman-died":
                met[DEATHS].add(cause if event["killer"] is None else "henchman")
            elif kind == "game-over":
                victory = table.rules.victory if not table.rules.needed else "number"
                met[ENDS].add(victory if event["reason"] == "victory" else str(event["reason"]))
        return met

    def prepared(self, seats: int) -> list[PreparedTable]:
        return prepared_for(seats, self.options)
