"""Deal anew what an observer cannot know (F-94 … F-97): for bots, and for the leak law.

A world puts every unseen card into an unseen slot where the observer's knowledge allows it. Cards that may all be in
the same places are shuffled into them. Where their places overlap in another way, they are first put down in any way
that fits, by luck, and then change places many times: a card is chosen, then any slot of the places it may be in, and
the two cards are exchanged if the other one may be where the first one was. Such an exchange is as likely as the one
that undoes it, so in the end all worlds are equally likely.
"""

from __future__ import annotations

from typing import Final

from questkeep.games.fetch_quest.rules.knowledge import (
    DECK,
    FORTUNE,
    HAND,
    LOOK,
    OPEN,
    PLACES,
    SPECTATOR,
    UNKNOWN,
    Group,
    Knowledge,
    Log,
)
from questkeep.games.fetch_quest.rules.table import CLAIMING, OVER, RESTING, Table
from questkeep.kernel.chance import Chance

EXCHANGES: Final = 24  # tries for each card whose place is not known


def opening_knowledge(table: Table) -> Knowledge:
    """[F-16 … F-20] What everybody knows before the Fortune Pile is laid out."""
    deck = table.deck
    starts: list[int] = []
    masks: list[int] = []
    sizes = [0] * PLACES
    for number, kind in enumerate(deck.kinds):
        starts.append(len(masks))
        left = kind.copies
        if kind.is_basic:
            for seat, player in enumerate(table.players):
                basics = deck.pioneers[player.pioneer].basics
                own = [basics.mind, basics.skill, basics.war][deck.basic_of.index(number)]
                masks += [1 << (DECK + seat)] * own
                sizes[DECK + seat] += own
                left -= own
        place = OPEN if kind.is_basic else FORTUNE
        masks += [1 << place] * left
        sizes[place] += left
    starts.append(len(masks))
    return Knowledge(starts, masks, sizes)


def knowledge_of(table: Table, observer: int) -> Knowledge:
    """What this seat (or SPECTATOR) knows now; it is shared, so read it only."""
    if table.question == CLAIMING:
        return opening_knowledge(table)  # it will be another one as soon as somebody has claimed a pioneer
    log = table.log
    found = log.known[observer]
    if found is None or found.upto > table.logged:
        if not log.base:
            log.base = [opening_knowledge(table)] * (SPECTATOR + 1)
        found = log.base[observer]
    if found.upto < table.logged:
        found = found.clone()
        found.read(observer, log.moves, table.logged)
    log.known[observer] = found
    return found


def redeal(table: Table, seat: int | None, chance: Chance) -> None:
    """New hidden cards, uniformly over all that fits; equal knowledge and luck give equal tables."""
    if table.question in (CLAIMING, OVER):
        return
    observer = SPECTATOR if seat is None else seat
    knowledge = knowledge_of(table, observer)
    deal(table, observer, knowledge, chance)
    redeal_challenges(table, chance)
    forget_what_others_know(table, observer, knowledge)
    if table.question == RESTING:
        redeal_marks(table, observer, chance)
    if table.answering != observer:
        table.offered = []


def deal(table: Table, observer: int, knowledge: Knowledge, chance: Chance) -> None:
    """A card for every slot."""
    slots = knowledge.sorted_slots()
    contents = [cards.copy() for cards in slots.settled]
    for group in slots.groups:
        if group.is_alike:
            shuffle_into(contents, group, chance)
        else:
            for number, place in enumerate(Exchange(group).dealt(chance)):
                contents[place].append(group.kinds[number])
    for seat, player in enumerate(table.players):
        player.hand = sorted(contents[HAND + seat])
        player.deck = contents[DECK + seat]
        chance.shuffle(player.deck)
    table.looked = sorted(contents[LOOK]) if observer != table.active else table.looked
    unknown = contents[FORTUNE]
    chance.shuffle(unknown)
    fortune = [card if card != UNKNOWN else unknown.pop() for card in knowledge.under]
    table.fortune = fortune + unknown


def shuffle_into(contents: list[list[int]], group: Group, chance: Chance) -> None:
    """Deal out cards that may all be in the same places."""
    cards = group.kinds.copy()
    chance.shuffle(cards)
    dealt = 0
    for place, room in enumerate(group.room):
        if group.masks[0] >> place & 1:
            contents[place] += cards[dealt : dealt + room]
            dealt += room


class Exchange:
    """Cards that may be in several places, but not all in the same, and the room there."""

    def __init__(self, group: Group) -> None:
        self.masks = group.masks
        self.room = group.room
        self.where: list[int] = [UNKNOWN] * len(group.masks)
        self.held: list[list[int]] = [[] for _ in group.room]

    def dealt(self, chance: Chance) -> list[int]:
        """The place of each card."""
        order = list(range(len(self.masks)))
        chance.shuffle(order)
        for card in order:
            self.put_down(card, [False] * len(self.room))
        self.exchange(chance)
        return self.where

    def put_down(self, card: int, tried: list[bool]) -> bool:
        """Find a place, moving other cards out of the way where it must be."""
        for place in range(len(self.room)):
            if self.masks[card] >> place & 1 and not tried[place]:
                tried[place] = True
                if len(self.held[place]) < self.room[place]:
                    self.held[place].append(card)
                    self.where[card] = place
                    return True
                for number, other in enumerate(self.held[place]):
                    if self.put_down(other, tried):
                        self.held[place][number] = card
                        self.where[card] = place
                        return True
        return False

    def exchange(self, chance: Chance) -> None:
        """Let cards change places by luck until nothing is left of how they were put down."""
        slots: list[list[int]] = []  # for each card: where the slots of its places begin, summed up
        for mask in self.masks:
            sums: list[int] = []
            total = 0
            for place, room in enumerate(self.room):
                if mask >> place & 1:
                    total += room
                sums.append(total)
            slots.append(sums)
        cards = len(self.masks)
        for _ in range(EXCHANGES * cards):
            card = chance.below(cards)
            sums = slots[card]
            slot = chance.below(sums[-1])
            goal = 0
            while sums[goal] <= slot:
                goal += 1
            place = slot - (sums[goal - 1] if goal else 0)
            other = self.held[goal][place]
            source = self.where[card]
            if source != goal and self.masks[other] >> source & 1:
                self.held[source][self.held[source].index(card)] = other
                self.held[goal][place] = card
                self.where[card] = goal
                self.where[other] = source


def redeal_challenges(table: Table, chance: Chance) -> None:
    """[F-93] The order of the Challenge deck between those on top and those below that all have seen."""
    cards = table.challenges
    low, high = table.known_bottom, len(cards) - table.known_top
    if low < high:
        middle = sorted(cards[low:high])
        chance.shuffle(middle)
        table.challenges = cards[:low] + middle + cards[high:]


def forget_what_others_know(table: Table, observer: int, knowledge: Knowledge) -> None:
    """What others know is partly their secret: in the new world they know what all have seen."""
    known = [beginning_now(knowledge_of(table, SPECTATOR))] * (SPECTATOR + 1)
    known[observer] = beginning_now(knowledge)
    table.log = Log(known)
    table.logged = 0


def beginning_now(knowledge: Knowledge) -> Knowledge:
    """The same knowledge, at the beginning of a log; what stands there already can be shared."""
    if knowledge.upto == 0:
        return knowledge
    known = knowledge.clone()
    known.upto = 0
    known.slots = knowledge.slots
    return known


def redeal_marks(table: Table, observer: int, chance: Chance) -> None:
    """[F-74] Locked discards of others become any others; what is not yet locked is not there."""
    for seat, player in enumerate(table.players):
        if seat == observer:
            continue
        player.marked = []
        if player.is_locked:
            for kind in sorted(set(player.hand)):
                player.marked += [kind] * chance.below(player.hand.count(kind) + 1)
