"""What can be answered in Tschak!, and how people write it."""

from __future__ import annotations

from typing import Final

from questkeep.games.tschak.rules.moves import DISCARD_NOTHING, LAST_CODE
from questkeep.games.tschak.rules.table import ALL_FLOORS, Player, Table
from questkeep.games.tschak.rules.teams import PLACES, SETS
from questkeep.kernel.errors import IllegalPick, Objection
from questkeep.kernel.event import Seat
from questkeep.kernel.game import WITHDRAW, State
from questkeep.kernel.verbs import NOT_UNDERSTOOD, Argument, Sort, Verb, Verbs


def card_keys(table: Table, player: Player, cards: int) -> str:
    """The keys of a set of the player's cards, in the order of the hand."""
    hand = table.deal.hands[player.hand]
    return " ".join(table.deck.adventurers[hand[place]].key for place in PLACES[cards])


def read_cards(table: Table, player: Player, keys: list[str]) -> int:
    """The set of the named cards of the player's hand, played ones included."""
    hand = table.deal.hands[player.hand]
    own = {table.deck.adventurers[card].key.lower(): place for place, card in enumerate(hand)}
    everyone = {card.key.lower() for card in table.deck.adventurers}
    cards = 0
    for key in keys:
        if key.lower() not in everyone:
            raise IllegalPick(Objection("T-03", "unknown-card", {"card": key[:20]}))
        if key.lower() not in own:
            raise IllegalPick(Objection("T-24", "not-in-hand", {"card": key}))
        bit = 1 << own[key.lower()]
        if cards & bit:
            raise IllegalPick(Objection("T-24", "named-twice", {"card": key}))
        cards |= bit
    return cards


class HandCards(Sort):
    """A set of cards of the own hand."""

    def write(self, table: State, seat: Seat, value: int) -> str | None:
        assert isinstance(table, Table)
        return card_keys(table, table.players[seat], value) or None

    def read(self, table: State, seat: Seat, word: str) -> int:
        assert isinstance(table, Table)
        return read_cards(table, table.players[seat], word.split()) or NOT_UNDERSTOOD


class WonMonster(Sort):
    """A monster of the own pile, by the floor on which it was won."""

    def write(self, table: State, seat: Seat, value: int) -> str | None:
        assert isinstance(table, Table)
        return table.deck.monsters[table.deal.monsters[value]].key

    def read(self, table: State, seat: Seat, word: str) -> int:
        assert isinstance(table, Table)
        for floor in range(ALL_FLOORS):
            key = table.deck.monsters[table.deal.monsters[floor]].key
            if table.players[seat].monsters >> floor & 1 and key.lower() == word.lower():
                return floor
        raise IllegalPick(Objection("T-78", "not-your-monster", {"card": word[:20]}))


HAND_CARDS: Final = HandCards("card", is_list=True)
VERBS: Final = Verbs(
    "T-17",
    [
        Verb("withdraw", WITHDRAW),
        Verb("play", 1, SETS - 1, [Argument("cards", HAND_CARDS, "hand")], zero=0),
        Verb(
            "exchange",
            SETS,
            SETS * SETS - 1,
            [Argument("given", HAND_CARDS, "team", SETS), Argument("taken", HAND_CARDS, "hand", sign=">")],
            zero=0,
        ),
        Verb("discard nothing", DISCARD_NOTHING),
        Verb("discard", DISCARD_NOTHING + 1, LAST_CODE, [Argument("card", WonMonster("card"), "monsters")]),
    ],
)
