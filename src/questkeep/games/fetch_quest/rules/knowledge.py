"""Who knows which Fortune card (F-94): worked out for one observer from the log of all that moved.

A place is a hand (0–5), a player's deck (6–11), the Fortune deck, the cards somebody is looking at, or the open table.
For every card the knowledge keeps the set of places where it may be, as bits. Whoever sees a card move knows its
place; for all others any card that may have been where it came from may now be where it went. Copies of a kind cannot
be told apart: when one is seen to leave a place, it is taken to be one that is known to be there, and if none is, all
copies that could have been meant may afterwards be wherever any of them could be. So what is known never depends on
what is hidden.
"""

from __future__ import annotations

from typing import Final

HAND: Final = 0
DECK: Final = 6
FORTUNE: Final = 12
LOOK: Final = 13
OPEN: Final = 14
UNDER: Final = 15  # under the Fortune deck, in a position the observer knows
PLACES: Final = 16
SHUFFLED: Final = 15  # as a source: the Fortune deck was shuffled
SPECTATOR: Final = 6
EVERYONE: Final = 127
UNKNOWN: Final = -1


class Knowledge:
    """What one observer knows; once others share it, it is only read."""

    def __init__(self, starts: list[int], masks: list[int], sizes: list[int]) -> None:
        self.starts = starts  # the copies of kind k are those from starts[k] to starts[k + 1]; never changed
        self.masks = masks  # bit p of a copy: it may be in place p
        self.sizes = sizes  # how many cards are in each place
        self.under: list[int] = []  # the lowest Fortune cards, the lowest first; UNKNOWN where only others know
        self.upto = 0  # how much of the log is in it
        self.slots: Slots | None = None  # the same sorted for re-deals, worked out when it is first needed

    def clone(self) -> Knowledge:
        """An independent copy."""
        copy = Knowledge(self.starts, self.masks.copy(), self.sizes.copy())
        copy.under = self.under.copy()
        copy.upto = self.upto
        return copy

    def read(self, observer: int, log: list[int], upto: int) -> None:
        """Take in what the observer has seen since."""
        for number in range(self.upto, upto):
            entry = log[number]
            seen = entry & 127
            goal = entry >> 7 & 15
            source = entry >> 11 & 15
            if source == SHUFFLED:
                self.shuffle_fortune()
            else:
                self.move(entry >> 15, source, goal, seen >> observer & 1 == 1)
        self.upto = upto

    def move(self, kind: int, source: int, goal: int, is_seen: bool) -> None:
        """A card has gone from one place to another."""
        if source == FORTUNE and self.sizes[FORTUNE] == len(self.under):
            lowest = self.under.pop()
            if lowest != UNKNOWN:
                kind, source, is_seen = lowest, UNDER, True
        reached = FORTUNE if goal == UNDER else goal
        left = FORTUNE if source == UNDER else source
        if is_seen:
            self.masks[self.take(kind, source)] = 1 << goal
        else:
            self.spread(1 << source, 1 << reached)
        if goal == UNDER:
            self.under.insert(0, kind if is_seen else UNKNOWN)
        self.sizes[left] -= 1
        self.sizes[reached] += 1
        self.clear_if_empty(left)

    def take(self, kind: int, source: int) -> int:
        """The copy that is taken to be the one that moved."""
        bit = 1 << source
        masks = self.masks
        first = UNKNOWN
        union = 0
        differ = False
        for copy in range(self.starts[kind], self.starts[kind + 1]):
            mask = masks[copy]
            if mask == bit:
                return copy
            if mask & bit:
                if first == UNKNOWN:
                    first = copy
                elif mask != masks[first]:
                    differ = True
                union |= mask
        if differ:
            for copy in range(first, self.starts[kind + 1]):
                if masks[copy] & bit:
                    masks[copy] = union
        return first if first != UNKNOWN else self.starts[kind]

    def spread(self, source: int, goal: int) -> None:
        """Any card of the source may now be in the goal."""
        masks = self.masks
        for copy, mask in enumerate(masks):
            if mask & source:
                masks[copy] = mask | goal

    def clear_if_empty(self, place: int) -> None:
        """No card is where no card can be any more."""
        left = self.sizes[place]
        if place == FORTUNE:
            for kind in self.under:
                if kind != UNKNOWN:
                    left -= 1
        if left == 0:
            bit = 1 << place
            for copy, mask in enumerate(self.masks):
                if mask & bit and mask != bit:
                    self.masks[copy] = mask & ~bit

    def shuffle_fortune(self) -> None:
        """Positions in the Fortune deck are known no longer."""
        self.under.clear()
        for copy, mask in enumerate(self.masks):
            if mask == 1 << UNDER:
                self.masks[copy] = 1 << FORTUNE

    def known_in(self, place: int) -> list[int]:
        """The kinds of the cards that are known to be in a place."""
        found: list[int] = []
        for kind in range(len(self.starts) - 1):
            own = self.masks[self.starts[kind] : self.starts[kind + 1]]
            found += [kind] * own.count(1 << place)
        return found

    def sorted_slots(self) -> Slots:
        """The cards whose place is known, and groups of those that may be in several."""
        if self.slots is None:
            self.slots = Slots(self)
        return self.slots


class Log:
    """All cards that moved, and what has been worked out from that; copies of a table share it as long as they can."""

    def __init__(self, base: list[Knowledge]) -> None:
        self.base = base  # what each observer knew when the log began; empty: what an opening shows
        self.moves: list[int] = []
        self.known: list[Knowledge | None] = [None] * (SPECTATOR + 1)

    def until(self, upto: int) -> Log:
        """A log of its own with the first moves of this one."""
        copy = Log(self.base)
        copy.moves = self.moves[:upto]
        for observer, knowledge in enumerate(self.known):
            if knowledge is not None and knowledge.upto <= upto:
                copy.known[observer] = knowledge
        return copy


class Slots:
    """The cards of the knowledge by what is known of their place."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.settled: list[list[int]] = [[] for _ in range(PLACES)]
        kinds: list[int] = []
        masks: list[int] = []
        for kind in range(len(knowledge.starts) - 1):
            for mask in sorted(knowledge.masks[knowledge.starts[kind] : knowledge.starts[kind + 1]]):
                if mask & (mask - 1):
                    kinds.append(kind)
                    masks.append(mask)
                else:
                    self.settled[mask.bit_length() - 1].append(kind)
        room = knowledge.sizes.copy()
        room[FORTUNE] -= len(self.settled[UNDER])
        for place in range(PLACES):
            room[place] -= len(self.settled[place])
        self.groups: list[Group] = []
        while masks:
            places = reach_of(masks)
            inside = [number for number, mask in enumerate(masks) if mask & places]
            self.groups.append(Group([kinds[one] for one in inside], [masks[one] for one in inside], room))
            kinds = [kind for kind, mask in zip(kinds, masks, strict=True) if not mask & places]
            masks = [mask for mask in masks if not mask & places]


def reach_of(masks: list[int]) -> int:
    """All places that the first card can change with others, directly or through further cards."""
    reach = 0
    wider = masks[0]
    while wider != reach:
        reach = wider
        for mask in masks:
            if mask & reach:
                wider |= mask
    return reach


class Group:
    """Cards that may be in several places, and share these with no card outside the group."""

    def __init__(self, kinds: list[int], masks: list[int], room: list[int]) -> None:
        self.kinds = kinds
        self.masks = masks
        self.room = room
        self.is_alike: bool = all(mask == masks[0] for mask in masks)
