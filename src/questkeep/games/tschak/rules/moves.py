"""The numbering of all answers in Tschak!, and how people write them: the only place that knows both.

0                        withdraw
1 … 1023                 play: a set of cards of the own hand (see teams.py)
1024 … 1048575           exchange: returned cards × 1024 + taken cards
1048576                  discard nothing
1048577 + floor number   discard the monster won on that floor (0–11)
"""

from __future__ import annotations

from typing import Final

from questkeep.games.tschak.rules.table import ALL_FLOORS, Player, Table
from questkeep.games.tschak.rules.teams import PLACES, SETS, Exchange
from questkeep.kernel.errors import IllegalPick, Objection
from questkeep.kernel.game import WITHDRAW, Code

DISCARD_NOTHING: Final = Code(SETS * SETS)
LAST_CODE: Final = DISCARD_NOTHING + ALL_FLOORS


def is_play(code: Code) -> bool:
    """Whether the code plays cards."""
    return 1 <= code < SETS


def is_exchange(code: Code) -> bool:
    """Whether the code corrects a team."""
    return SETS <= code < SETS * SETS


def is_discard(code: Code) -> bool:
    """Whether the code answers the Elixir's question."""
    return DISCARD_NOTHING <= code <= LAST_CODE


def exchange_code(exchange: Exchange) -> Code:
    """The code of a correction."""
    return Code(exchange.returned * SETS + exchange.taken)


def exchange_of(code: Code) -> Exchange:
    """The correction of a code."""
    return Exchange(code // SETS, code % SETS)


def discard_code(floor_number: int) -> Code:
    """The code that discards the monster won on a floor."""
    return Code(DISCARD_NOTHING + 1 + floor_number)


def discarded_floor(code: Code) -> int:
    """The floor whose monster is discarded, or -1 for none."""
    return code - DISCARD_NOTHING - 1


def write(table: Table, player: Player, code: Code) -> str:
    """The notation of a code for this player."""
    if code == WITHDRAW:
        return "withdraw"
    if is_play(code):
        return "play " + card_keys(table, player, code)
    if is_exchange(code):
        exchange = exchange_of(code)
        given = card_keys(table, player, exchange.returned)
        return f"exchange {given} > {card_keys(table, player, exchange.taken)}"
    if code == DISCARD_NOTHING:
        return "discard nothing"
    return "discard " + table.deck.monsters[table.deal.monsters[discarded_floor(code)]].key


def card_keys(table: Table, player: Player, cards: int) -> str:
    """The keys of a set of the player's cards, in the order of the hand."""
    hand = table.deal.hands[player.hand]
    return " ".join(table.deck.adventurers[hand[place]].key for place in PLACES[cards])


def read(table: Table, player: Player, notation: str) -> Code:
    """The code of a written answer; cards may come in any order and letter case."""
    words = notation.replace(">", " > ").replace(",", " ").split()
    verb, rest = (words[0].lower(), words[1:]) if words else ("", [])
    if verb == "withdraw" and not rest:
        return WITHDRAW
    if verb == "play" and rest:
        return Code(read_cards(table, player, rest))
    if verb == "exchange" and ">" in rest:
        middle = rest.index(">")
        returned = read_cards(table, player, rest[:middle])
        taken = read_cards(table, player, rest[middle + 1 :])
        if returned and taken:
            return exchange_code(Exchange(returned, taken))
    if verb == "discard" and len(rest) == 1:
        return read_discard(table, player, rest[0])
    raise IllegalPick(Objection("T-17", "not-understood", {"said": notation[:80]}))


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


def read_discard(table: Table, player: Player, key: str) -> Code:
    """The code that discards the named monster of the player's own pile."""
    if key.lower() == "nothing":
        return DISCARD_NOTHING
    for won in range(ALL_FLOORS):
        if player.monsters >> won & 1 and table.deck.monsters[table.deal.monsters[won]].key.lower() == key.lower():
            return discard_code(won)
    raise IllegalPick(Objection("T-78", "not-your-monster", {"card": key[:20]}))
