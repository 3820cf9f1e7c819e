"""Deal anew what observers cannot know (S-128 … S-131): for bots, for the leak law, and where a step is taken back.

A world is a way to put the unseen cards into the unseen slots: one for every field, every card of a hand, every place
in the draw pile. All worlds that fit are equally likely. A traced card goes to one of its places; maps that would be
dead are in no hand; all others may be anywhere.
"""

from __future__ import annotations

from questkeep.games.schatzjagd.rules import ending, influence, knowledge, piles
from questkeep.games.schatzjagd.rules.knowledge import HAND
from questkeep.games.schatzjagd.rules.table import NONE, Table, Trace
from questkeep.kernel.chance import Chance

PILE = HAND + 10  # as a place; nothing is ever traced to it


def imagine(table: Table, observer: int, chance: Chance) -> None:
    """What a bot, or the law, may think of: with a short memory not even what the observer once saw is sure."""
    if table.rules.bots_forget and not table.is_over():
        knowledge.forget_the_old(table, observer)
    redeal(table, 1 << observer, chance)


def redeal(table: Table, observers: int, chance: Chance) -> None:
    """New hidden cards and treasures, uniformly over all that fits; equal knowledge and luck give equal tables."""
    if table.is_over():  # all is shown
        return
    redeal_cards(table, observers, chance)
    redeal_treasures(table, observers, chance)
    table.offered = []


def redeal_cards(table: Table, observers: int, chance: Chance) -> None:
    """[S-128] Hands, fields and the draw pile."""
    slots = knowledge.hidden_fields(table, observers)
    is_hidden = [False] * len(table.seen)
    for card in table.pile:
        is_hidden[card] = True
    for field in slots:
        is_hidden[table.cards[field]] = True
    for seat, player in enumerate(table.players):
        if not observers >> seat & 1:
            for card in player.hand:
                if not table.seen[card] & observers:
                    is_hidden[card] = True
                    slots.append(HAND + seat)
            player.hand = [card for card in player.hand if table.seen[card] & observers]
    hidden = [card for card, is_unknown in enumerate(is_hidden) if is_unknown]
    dealt = deal(table, observers, hidden, slots, chance)
    for slot, place in enumerate(slots):
        if place >= HAND:
            piles.put_in_hand(table, place - HAND, dealt[slot])
        else:
            table.cards[place] = dealt[slot]
    table.pile = dealt[len(slots) :]
    rechoose_inserted(table, observers, chance)
    forget_what_others_know(table, observers)


def deal(table: Table, observers: int, hidden: list[int], slots: list[int], chance: Chance) -> list[int]:
    """A card for every slot, then those of the pile."""
    if not table.traces and not table.maps_are_dead():
        chance.shuffle(hidden)
        hidden.reverse()
        return hidden
    slots = slots + [PILE] * (len(hidden) - len(slots))
    traces = knowledge.traces_of(table, observers)
    traced = [card for card in hidden if card in traces]
    free = [card for card in hidden if card not in traces]
    dead: list[int] = []
    if table.maps_are_dead():
        dead = [card for card in free if table.deck.is_map[card]]
        free = [card for card in free if not table.deck.is_map[card]]
    outside = [slot for slot, place in enumerate(slots) if place < HAND or place == PILE]  # not in a hand
    dealt = place_traced(traces, traced, slots, outside, len(dead), chance)
    if dead:
        left = [slot for slot in outside if dealt[slot] == NONE]
        chance.shuffle(left)
        for number, card in enumerate(dead):
            dealt[left[number]] = card
    chance.shuffle(free)
    for slot, card in enumerate(dealt):
        if card == NONE:
            dealt[slot] = free.pop()
    return dealt


def place_traced(
    traces: dict[int, int], traced: list[int], slots: list[int], outside: list[int], dead: int, chance: Chance
) -> list[int]:
    """Put traced cards into slots of their places: try until no slot is taken twice, so all ways are equally likely.

    Dead maps need slots outside the hands, so a way that leaves fewer of them is kept less often.
    """
    choices = slots_to_choose(traces, traced, slots) if traced else []
    while True:
        dealt = [NONE] * len(slots)
        fits = True
        for number, card in enumerate(traced):
            choice = choices[number]
            slot = choice[chance.below(len(choice))]
            if dealt[slot] != NONE:
                fits = False
                break
            dealt[slot] = card
        if fits and dead:
            left = sum(dealt[slot] == NONE for slot in outside)
            for number in range(dead):
                if fits and traced and chance.below(len(outside) - number) >= left - number:
                    fits = False
        if fits:
            return dealt


def slots_to_choose(traces: dict[int, int], traced: list[int], slots: list[int]) -> list[list[int]]:
    """The slots of each traced card; those of one place lie side by side."""
    first = [NONE] * (PILE + 1)
    after = [NONE] * (PILE + 1)
    for slot, place in enumerate(slots):
        if first[place] == NONE:
            first[place] = slot
        after[place] = slot + 1
    return [
        [slot for place in knowledge.places_in(traces[card]) for slot in range(first[place], after[place])]
        for card in traced
    ]


def rechoose_inserted(table: Table, observers: int, chance: Chance) -> None:
    """[S-58] Nobody else knows which card a lord is about to insert: any kind he holds, all equally likely."""
    if observers >> table.active & 1 or not isinstance(table.todo[-1], influence.Insert):
        return
    kind_of, hand = table.deck.kind_of, table.me().hand
    first = [card for n, card in enumerate(hand) if n == 0 or kind_of[card] is not kind_of[hand[n - 1]]]
    table.todo[-1] = influence.Insert(first[chance.below(len(first))])


def forget_what_others_know(table: Table, observers: int) -> None:
    """What others know is partly their secret: in the new world they know what they inserted or all have seen."""
    everyone = table.everyone
    for card, seen in enumerate(table.seen):
        if seen and not seen & observers:
            table.seen[card] = 0
    for field, known in enumerate(table.known):
        if known and known != everyone:
            table.known[field] = known & observers | 1 << table.inserter[field]
    if table.traces:
        table.traces = [
            Trace(trace.card, trace.observers & observers, trace.places)
            for trace in table.traces
            if trace.observers & observers
        ]


def redeal_treasures(table: Table, observers: int, chance: Chance) -> None:
    """[S-131] The kinds of treasures; no castle may hold what would have won already."""
    unknown = [token for token, known in enumerate(table.treasure_known) if not known & observers]
    kinds = sorted(table.treasure_kinds[token] for token in unknown)
    while True:
        chance.shuffle(kinds)
        table.treasure_kinds = table.treasure_kinds.copy()
        for token, kind in zip(unknown, kinds, strict=True):
            table.treasure_kinds[token] = kind
        if fits_the_past(table):
            return


def fits_the_past(table: Table) -> bool:
    """[S-23, S-24] Nobody has won yet, and somebody still can."""
    if table.rules.needed:
        return True
    for hidden in table.unwon:
        if ending.is_won(table, [token for token in range(table.dug) if hidden >> token & 1]):
            return False
    return table.rules.plunder or not table.unwon or not ending.is_dead_end(table)
