"""What a hand can pay for: hints for its owner alone (F-97), worked out only when somebody looks."""

from __future__ import annotations

from typing import Final

from questkeep.games.fetch_quest.rules.attempts import bonus_of, demand_of, is_enough, targets_of
from questkeep.games.fetch_quest.rules.deck import RESOURCES, Resources
from questkeep.games.fetch_quest.rules.objections import WANTED
from questkeep.games.fetch_quest.rules.setup import unwise_claims
from questkeep.games.fetch_quest.rules.shapes import FetchQuestNotes, PaymentView
from questkeep.games.fetch_quest.rules.table import CLAIMING, NO_TARGET, OVER, SEAL, Table

NEVER: Final = 1_000  # more cards than there are


class Purse:
    """Looks for a smallest set of hand cards that reaches a demand, from a pool that is there already."""

    def __init__(self, table: Table, seat: int) -> None:
        player = table.players[seat]
        self.kinds: list[int] = sorted(set(player.hand))
        self.counts: list[int] = [player.hand.count(kind) for kind in self.kinds]
        self.gives: list[list[int]] = [table.deck.kinds[kind].given_to(player.tags) for kind in self.kinds]
        self.rest: list[list[int]] = [[0, 0, 0, 0]]  # what all cards of the kinds from one on give
        for gives, count in zip(reversed(self.gives), reversed(self.counts), strict=True):
            self.rest.append(with_cards(self.rest[-1], gives, count))
        self.rest.reverse()
        self.known: dict[int, int] = {}

    def payment(self, pool: list[int], demand: Resources) -> list[int] | None:
        """A smallest payment, of the first kinds if there are several, or None if all cards together are not enough."""
        self.known.clear()
        left = self.fewest(pool, 0, demand)
        if left == NEVER:
            return None
        cards: list[int] = []
        for number, kind in enumerate(self.kinds):
            count = min(left, self.counts[number])
            while count + self.fewest(with_cards(pool, self.gives[number], count), number + 1, demand) > left:
                count -= 1
            pool = with_cards(pool, self.gives[number], count)
            left -= count
            cards += [kind] * count
        return cards

    def fewest(self, pool: list[int], number: int, demand: Resources) -> int:
        """How many cards of the kinds from here on are still needed at least; NEVER if all are not enough."""
        if is_enough(pool[0], pool[1], pool[2], pool[3], demand):
            return 0
        rest = self.rest[number]
        if not is_enough(pool[0] + rest[0], pool[1] + rest[1], pool[2] + rest[2], pool[3] + rest[3], demand):
            return NEVER
        state = state_of(pool, number, demand)
        known = self.known.get(state)
        if known is not None:
            return known
        best = NEVER
        for count in range(self.counts[number] + 1):
            if count >= best:
                break
            more = self.fewest(with_cards(pool, self.gives[number], count), number + 1, demand)
            best = min(best, count + more)
        self.known[state] = best
        return best


def with_cards(pool: list[int], gives: list[int], count: int) -> list[int]:
    """A pool with so many cards of a kind."""
    return [
        pool[0] + count * gives[0],
        pool[1] + count * gives[1],
        pool[2] + count * gives[2],
        pool[3] + count * gives[3],
    ]


def state_of(pool: list[int], number: int, demand: Resources) -> int:
    """A pool of which what is too much does not count: as one number, with the kind that is looked at."""
    parts = demand.mind + demand.skill + demand.war
    state = number
    state = state << 8 | min(pool[0], demand.mind)
    state = state << 8 | min(pool[1], demand.skill)
    state = state << 8 | min(pool[2], demand.war)
    state = state << 8 | min(pool[3], parts)
    return state << 8 | min(pool[0] + pool[1] + pool[2] + pool[3], max(demand.total, 0))


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
