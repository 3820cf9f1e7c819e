"""What a hand can pay for: hints for its owner alone (F-97), worked out only when somebody looks."""

from __future__ import annotations

from typing import Final

from questkeep.games.fetch_quest.rules.attempts import bonus_of, demand_of, is_enough, targets_of
from questkeep.games.fetch_quest.rules.deck import RESOURCES, Resources
from questkeep.games.fetch_quest.rules.objections import WANTED
from questkeep.games.fetch_quest.rules.setup import unwise_claims
from questkeep.games.fetch_quest.rules.shapes import FetchQuestNotes, PaymentView
from questkeep.games.fetch_quest.rules.table import CLAIMING, NO_TARGET, OVER, SEAL, Table

MOST_TRIED: Final = 20_000  # sets of cards, before a larger hand is judged by all its cards


class Purse:
    """Looks for a smallest set of hand cards that reaches a demand, from a pool that is there already."""

    def __init__(self, table: Table, seat: int) -> None:
        player = table.players[seat]
        self.kinds: list[int] = sorted(set(player.hand))
        self.counts: list[int] = [player.hand.count(kind) for kind in self.kinds]
        self.gives: list[list[int]] = [table.deck.kinds[kind].given_to(player.tags) for kind in self.kinds]
        self.tried = 0

    def all_cards(self) -> list[int]:
        """The whole hand."""
        return [kind for number, kind in enumerate(self.kinds) for _ in range(self.counts[number])]

    def reaches(self, pool: list[int], counts: list[int], demand: Resources) -> bool:
        """Whether so many of each kind would do."""
        total = pool.copy()
        for number, count in enumerate(counts):
            for resource in range(4):
                total[resource] += count * self.gives[number][resource]
        return is_enough(total[0], total[1], total[2], total[3], demand)

    def payment(self, pool: list[int], demand: Resources) -> list[int] | None:
        """A smallest payment, or None if all cards together are not enough."""
        if not self.reaches(pool, self.counts, demand):
            return None
        self.tried = 0
        for size in range(sum(self.counts)):
            found = self.search(pool, [0] * len(self.kinds), 0, size, demand)
            if found is not None:
                return found
            if self.tried > MOST_TRIED:
                break
        return self.all_cards()

    def search(self, pool: list[int], counts: list[int], number: int, left: int, demand: Resources) -> list[int] | None:
        """Try all sets of this size that use the kinds from here on."""
        if left == 0:
            self.tried += 1
            if not self.reaches(pool, counts, demand):
                return None
            return [kind for place, kind in enumerate(self.kinds) for _ in range(counts[place])]
        if number == len(self.kinds) or self.tried > MOST_TRIED:
            return None
        for count in range(min(left, self.counts[number]), -1, -1):
            counts[number] = count
            found = self.search(pool, counts, number + 1, left - count, demand)
            if found is not None:
                return found
        counts[number] = 0
        return None


def payments_for(table: Table, seat: int) -> list[PaymentView]:
    """Of all targets, or of the open one: those for which the hand suffices, and with which cards."""
    if table.question in (CLAIMING, OVER):
        return []
    is_open = table.target != NO_TARGET and table.active == seat
    purse = Purse(table, seat)
    pool = [table.mind, table.skill, table.war, table.wild] if is_open else [0, 0, 0, 0]
    payments: list[PaymentView] = []
    for target in [table.target] if is_open else targets_of(table):
        bonus = bonus_of(table, target)
        cards = purse.payment([pool[0], pool[1], pool[2], pool[3] + bonus], demand_of(table, target))
        if cards is not None:
            key = table.deck.challenge_key[target] if target >= 0 else mission_target(target)
            payments.append({"target": key, "cards": table.keys(cards)})
    return payments


def mission_target(target: int) -> str:
    """The Mission or a seal, as it is written."""
    return RESOURCES[target - SEAL] if SEAL <= target < NO_TARGET else "mission"


def notes_for(table: Table, seat: int) -> FetchQuestNotes:
    """Facts for the prompt: the clause behind the question, and what is missing in the open attempt or the team."""
    if table.question == OVER:
        return {}
    clause, _ = WANTED[table.question]
    if table.question == CLAIMING:
        return {"clause": clause, "unwise": [table.deck.pioneers[number].key for number in unwise_claims(table)]}
    if table.target == NO_TARGET or seat != table.active:
        return {"clause": clause}
    demand = demand_of(table, table.target)
    have = [table.mind, table.skill, table.war]
    wanted = [demand.mind, demand.skill, demand.war]
    wild = table.wild + bonus_of(table, table.target)
    missing = sum(max(0, wanted[n] - have[n]) for n in range(3))
    short = max(missing - wild, demand.total - sum(have) - wild, 0)
    lacks = [max(0, wanted[n] - have[n]) for n in range(3)]
    return {"clause": clause, "missing": lacks, "wild": wild, "short": short}
