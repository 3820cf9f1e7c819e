"""Who knows which card [S-129]: kept exactly for every seat and for the spectators.

A place is a field (its number) or a hand (100 + seat). An observer knows the card of a place, or has traced a card to a
few places: a card he knew in a hand may since have been inserted unseen. Any other card may be in any place he does not
know. What is shuffled back into the draw pile is forgotten: nobody is asked to count cards.
"""

from __future__ import annotations

from typing import Final

from questkeep.games.schatzjagd.rules.deck import FIELDS
from questkeep.games.schatzjagd.rules.table import CARRIED, NONE, Table, Trace

MEMORY: Final = 3  # days
HAND: Final = CARRIED  # hands have the same numbers as places as they have for treasures


def places_in(places: int) -> list[int]:
    """The places of a set."""
    found: list[int] = []
    while places:
        lowest = places & -places
        found.append(lowest.bit_length() - 1)
        places ^= lowest
    return found


def traces_of(table: Table, observers: int) -> dict[int, int]:
    """The cards that one of these observers has traced, each with the places that are possible for all of them."""
    found: dict[int, int] = {}
    for trace in table.traces:
        if trace.observers & observers:
            found[trace.card] = found.get(trace.card, trace.places) & trace.places
    return found


def exclude(table: Table, card: int, observers: int, places: int) -> None:
    """For these observers this card is traced no longer, and no other one to these places."""
    if not any(trace.card == card or trace.places & places for trace in table.traces):
        return
    traces: list[Trace] = []
    is_narrower = False
    for trace in table.traces:
        met = trace.observers & observers
        if met == 0 or (trace.card != card and trace.places & places == 0):
            traces.append(trace)
            continue
        if trace.observers != met:
            traces.append(Trace(trace.card, trace.observers & ~met, trace.places))
        if trace.card != card:
            traces.append(Trace(trace.card, met, trace.places & ~places))
            is_narrower = True
    table.traces = traces
    if is_narrower:
        settle_single_places(table)


def settle_single_places(table: Table) -> None:
    """One place left is the place."""
    for trace in table.traces:
        if trace.places & (trace.places - 1) == 0:
            place = places_in(trace.places)[0]
            if place >= HAND:
                table.seen[trace.card] |= trace.observers
                exclude(table, trace.card, trace.observers, 0)
                leave_known_hands(table)
            else:
                table.known[place] |= trace.observers
                exclude(table, trace.card, trace.observers, trace.places)
            settle_single_places(table)
            return


def leave_known_hands(table: Table) -> None:
    """No traced card is in a hand that is known in full."""
    for seat, player in enumerate(table.players):
        if not table.traces:
            return
        observers = table.everyone
        for card in player.hand:
            observers &= table.seen[card]
            if observers == 0:
                break
        if observers:
            exclude(table, NONE, observers, 1 << (HAND + seat))


def learn_field(table: Table, field: int, observers: int) -> None:
    """These observers see the card in a field."""
    table.reveals += 1
    bear_in_mind(table, field)
    unaware = observers & ~table.known[field]
    if unaware:
        table.known[field] |= unaware
        if table.traces:
            exclude(table, table.cards[field], unaware, 1 << field)


def card_was_inserted(table: Table, seat: int, card: int, field: int) -> None:
    """A lord has inserted a card unseen: for all others it may be any that he held."""
    hand = table.players[seat].hand
    table.known[field] = 1 << seat
    bear_in_mind(table, field)
    if not table.traces and not table.seen[card] and not any(table.seen[other] for other in hand):
        return  # the common case: nobody knows any of these cards
    mark = 1 << (HAND + seat)
    place = 1 << field
    others = table.everyone & ~(1 << seat)
    table.traces = [
        Trace(trace.card, trace.observers, trace.places | place) if trace.places & mark else trace
        for trace in table.traces
    ]
    for other in hand:
        trace_from_hand(table, other, others, mark | place)
    trace_from_hand(table, card, others, mark | place)
    table.seen[card] = 0
    leave_known_hands(table)


def trace_from_hand(table: Table, card: int, observers: int, places: int) -> None:
    """Those of the observers who knew the card in a hand can no longer tell it from others in these places."""
    unsure = table.seen[card] & observers
    if unsure:
        table.seen[card] &= ~unsure
        table.traces = [*table.traces, Trace(card, unsure, places)]


def card_was_stolen(table: Table, thief: int, victim: int, card: int) -> None:
    """[S-130] A card has changed hands unseen by all but two."""
    marks = 1 << (HAND + victim) | 1 << (HAND + thief)
    others = table.everyone & ~(1 << thief | 1 << victim)
    traces: list[Trace] = []
    for trace in table.traces:
        met = trace.observers & others if trace.places >> (HAND + victim) & 1 else 0
        if met:
            traces.append(Trace(trace.card, met, trace.places | marks))
        if trace.observers != met:
            traces.append(Trace(trace.card, trace.observers & ~met, trace.places) if met else trace)
    table.traces = traces
    for other in table.players[victim].hand:
        trace_from_hand(table, other, others, marks)
    trace_from_hand(table, card, others, marks)
    exclude(table, card, 1 << thief, 0)
    table.seen[card] = 1 << victim
    leave_known_hands(table)
    table.reveals += 1


def card_was_shown(table: Table, card: int) -> None:
    """A card has left a hand in the sight of all."""
    table.reveals += 1
    table.seen[card] = 0
    if table.traces:
        exclude(table, card, table.everyone, 0)
        leave_known_hands(table)


def maps_have_died(table: Table) -> None:
    """[S-71] No map is in a hand any more."""
    in_fields = (1 << FIELDS) - 1
    is_map = table.deck.is_map
    table.traces = [
        Trace(trace.card, trace.observers, trace.places & in_fields) if is_map[trace.card] else trace
        for trace in table.traces
    ]
    settle_single_places(table)
    leave_known_hands(table)


def card_was_moved(table: Table, old: int, new: int) -> None:
    """[S-129] What is known of a card goes with it."""
    bear_in_mind(table, new)
    table.known[new] = table.known[old]
    table.known[old] = 0
    table.traces = [
        Trace(trace.card, trace.observers, trace.places & ~(1 << old) | 1 << new) if trace.places >> old & 1 else trace
        for trace in table.traces
    ]


def bear_in_mind(table: Table, field: int) -> None:
    """[S-135] Everybody sees that somebody has to do with a field."""
    if table.rules.bots_forget:
        table.minded[field] = table.day()


def forget_the_old(table: Table, observer: int) -> None:
    """[S-135] A short memory keeps what happened to a field in the last few days, and draws no conclusions."""
    bit = 1 << observer
    for field, known in enumerate(table.known):
        if known & bit and table.day() - table.minded[field] > MEMORY:
            table.known[field] = known & ~bit
    for trace in table.traces:
        if trace.observers & bit:
            table.traces = [other for other in table.traces if not other.observers & bit]
            return


def hidden_fields(table: Table, observers: int) -> list[int]:
    """The fields whose cards none of the observers knows."""
    return [field for field in range(FIELDS) if table.cards[field] >= 0 and not table.known[field] & observers]
