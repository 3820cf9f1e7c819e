"""Who knows which card [S-129]: kept exactly for every seat and for the spectators.

A place is a field (its number) or a hand (100 + seat). An observer knows the card of a place, or has traced a card to a
few places: a card he knew in a hand may since have been inserted unseen. Any other card may be in any place he does not
know. What is shuffled back into the draw pile is forgotten: nobody is asked to count cards.
"""

from __future__ import annotations

from typing import Final

from questkeep.games.schatzjagd.rules.deck import FIELDS
from questkeep.games.schatzjagd.rules.table import CARRIED, Table

HAND: Final = CARRIED  # hands have the same numbers as places as they have for treasures


def places_in(places: int) -> list[int]:
    """The places of a set."""
    found: list[int] = []
    place = 0
    while places >> place:
        if places >> place & 1:
            found.append(place)
        place += 1
    return found


def tidy(table: Table, observer: int) -> None:
    """Draw the plain conclusions: no card is in a hand known in full, and one place left is the place."""
    traces = table.traced[observer]
    bit = 1 << observer
    settled = False
    while traces and not settled:
        settled = True
        for card in list(traces):
            places = traces[card]
            for seat, player in enumerate(table.players):
                is_known_in_full = all(table.seen[held] & bit for held in player.hand)
                if is_known_in_full or (table.deck.is_map[card] and table.maps_are_dead()):
                    places &= ~(1 << (HAND + seat))
            traces[card] = places
            if places & (places - 1) == 0:
                settled = False
                del traces[card]
                note_place(table, observer, card, places_in(places)[0])
                break


def note_place(table: Table, observer: int, card: int, place: int) -> None:
    """The observer knows where the card is."""
    if place >= HAND:
        table.seen[card] |= 1 << observer
        return
    table.known[place] |= 1 << observer
    for other in list(table.traced[observer]):
        table.traced[observer][other] &= ~(1 << place)


def learn_field(table: Table, field: int, observers: int) -> None:
    """These observers see the card in a field."""
    card = table.cards[field]
    for observer in range(table.seats + 1):
        if observers >> observer & 1 and not table.known[field] >> observer & 1:
            table.traced[observer].pop(card, 0)
            note_place(table, observer, card, field)
            tidy(table, observer)
    table.reveals += 1


def card_was_inserted(table: Table, seat: int, card: int, field: int) -> None:
    """A lord has inserted a card unseen: for all others it may be any that he held."""
    hand = table.players[seat].hand
    mark = 1 << (HAND + seat)
    for observer in range(table.seats + 1):
        if observer == seat:
            continue
        traces = table.traced[observer]
        bit = 1 << observer
        for other in traces:
            if traces[other] & mark:
                traces[other] |= 1 << field
        for other in [*hand, card]:
            if table.seen[other] & bit:
                table.seen[other] &= ~bit
                traces[other] = mark | 1 << field
    table.seen[card] = 0
    table.known[field] = 1 << seat
    tidy_all(table)


def card_was_stolen(table: Table, thief: int, victim: int, card: int) -> None:
    """[S-130] A card has changed hands unseen by all but two."""
    marks = 1 << (HAND + victim) | 1 << (HAND + thief)
    for observer in range(table.seats + 1):
        if observer in (thief, victim):
            continue
        traces = table.traced[observer]
        bit = 1 << observer
        for other in traces:
            if traces[other] >> (HAND + victim) & 1:
                traces[other] |= marks
        for other in [*table.players[victim].hand, card]:
            if table.seen[other] & bit:
                table.seen[other] &= ~bit
                traces[other] = marks
    table.traced[thief].pop(card, 0)
    table.seen[card] = 1 << victim
    tidy_all(table)
    table.reveals += 1


def card_was_shown(table: Table, card: int) -> None:
    """A card has left a hand in the sight of all."""
    forget(table, card)
    tidy_all(table)
    table.reveals += 1


def forget(table: Table, card: int) -> None:
    """Nobody has to remember where this card was."""
    table.seen[card] = 0
    for traces in table.traced:
        traces.pop(card, 0)


def tidy_all(table: Table) -> None:
    """Draw the plain conclusions for everybody."""
    for observer in range(table.seats + 1):
        if table.traced[observer]:
            tidy(table, observer)


def card_was_moved(table: Table, old: int, new: int) -> None:
    """[S-129] What is known of a card goes with it."""
    table.known[new] = table.known[old]
    table.known[old] = 0
    for traces in table.traced:
        for card in traces:
            if traces[card] >> old & 1:
                traces[card] = traces[card] & ~(1 << old) | 1 << new


def hidden_fields(table: Table, observer: int) -> list[int]:
    """The fields whose cards the observer does not know."""
    return [field for field in range(FIELDS) if table.cards[field] >= 0 and not table.known[field] >> observer & 1]
