"""How well a seat stands in Schatzjagd: treasures first, the way to the next one, and a henchman fit to walk it."""

from __future__ import annotations

from typing import Final

from questkeep.games.schatzjagd.rules.deck import (
    FIELDS,
    FIEND,
    GOLD,
    LIFE,
    MAP,
    POTION,
    SIDE,
    STRENGTH,
    TRAP,
    WEAPON,
    WEAPONS,
)
from questkeep.games.schatzjagd.rules.flow import Schatzjagd
from questkeep.games.schatzjagd.rules.table import CARRIED, NONE
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Insight, State

VICTORY: Final = 1000.0
SAFE: Final = 160.0  # a hidden treasure: more than a carried one at the gate of the castle
HELD: Final = 55.0  # a carried one
STEP: Final = 3.0  # every step nearer to where he wants to go
GOAL: Final = 30.0  # to have somewhere to go at all
WORTH: Final = [0.4, 3.0, 1.5, 0.4]  # life, strength, weapons, gold
WEAK: Final = 5  # below this every point of life is dear
DEAR: Final = 2.0
POISONED: Final = 6.0
SKIPPING: Final = 4.0
DEATH: Final = 12.0  # a new henchman is far from his goal
SIX_BY_SIX: Final = [(gap, 6 - abs(gap)) for gap in range(-5, 6)]  # how often two dice differ by this much, of 36
LONGEST_FIGHT: Final = 12
FARTHEST: Final = 60
DETOUR: Final = 12


def distance(one: int, other: int) -> int:
    """Steps between two fields on an empty board."""
    return abs(one % SIDE - other % SIDE) + abs(one // SIDE - other // SIDE)


class SchatzjagdInsight(Insight):
    """Points of a seat, less those of its best rival."""

    def value(self, table: State, seat: Seat) -> float:
        assert isinstance(table, Schatzjagd)
        outcome = table.outcome()
        if outcome is not None:
            return VICTORY if seat in outcome.winners else -VICTORY
        best = max(standing(table, other, False) for other in range(table.seats) if other != seat)
        return standing(table, seat, True) - 0.5 * best + hidden_cards(table, seat) + fight_ahead(table, seat)


def standing(table: Schatzjagd, seat: int, with_hand: bool) -> float:
    """Treasures, values and the way to the next goal; a rival's hand is left out."""
    player = table.players[seat]
    if player.field == NONE:
        return 0.0
    value = SAFE * player.hidden + HELD * player.carried - POISONED * player.poison - SKIPPING * player.skip
    for number, worth in enumerate(WORTH):
        value += worth * player.values[number]
    value -= DEAR * max(0, WEAK - player.values[LIFE])
    return value + way_ahead(table, seat, with_hand)


def way_ahead(table: Schatzjagd, seat: int, with_hand: bool) -> float:
    """How near the henchman is to what he wants next: his castle with a treasure, else the nearest treasure."""
    player = table.players[seat]
    if player.carried:
        goals = [player.castle]
    else:
        goals = [place for place in table.treasure_at if NONE < place < CARRIED and not is_guarded(table, seat, place)]
        if table.rules.plunder:
            goals += [other.castle for other in table.players if other is not player and other.hidden]
        if with_hand and not table.maps_are_dead():
            for card in player.hand:
                kind = table.deck.kind_of[card]
                if kind.type == MAP:
                    goals.append(kind.number)
    if not goals:
        return -STEP * SIDE
    if not with_hand:
        return GOAL - STEP * min(distance(player.field, goal) for goal in goals)
    return GOAL - STEP * way_to(table, seat, goals)


def way_to(table: Schatzjagd, seat: int, goals: list[int]) -> int:
    """Steps to the nearest goal, where dangers on the way count as detours."""
    ways = table.deck.board.ways
    is_goal = [False] * FIELDS
    for goal in goals:
        is_goal[goal] = True
    is_done = [False] * FIELDS
    reached: list[list[int]] = [[] for _ in range(FARTHEST + DETOUR + 1)]
    reached[0].append(table.players[seat].field)
    for steps in range(FARTHEST):
        for field in reached[steps]:
            if is_done[field]:
                continue
            if is_goal[field]:
                return steps
            is_done[field] = True
            for way in ways[field]:
                if not is_done[way]:
                    reached[steps + 1 + detour(table, seat, field, way)].append(way)
    return FARTHEST


def detour(table: Schatzjagd, seat: int, field: int, way: int) -> int:
    """What a step costs beyond itself: a card stops the journey, an unknown one may hurt, a strong fiend will."""
    board = table.deck.board
    if board.is_city[way]:
        return 0 if board.is_city[field] else 2
    card = table.cards[way]
    if card == NONE:
        return 0
    if not table.known[way] >> seat & 1:
        return 3
    kind = table.deck.kind_of[card]
    if kind.type == FIEND:
        return max(1, min(DETOUR, kind.number - table.power_of(seat) + 2))
    return 3 if kind.type == TRAP else 1


def is_guarded(table: Schatzjagd, seat: int, field: int) -> bool:
    """Whether he knows of a fiend there that is too strong for him."""
    if not table.has_fiend(field) or not table.known[field] >> seat & 1:
        return False
    return table.deck.kind_of[table.cards[field]].number > table.power_of(seat) + 1


def hidden_cards(table: Schatzjagd, seat: int) -> float:
    """Good cards lie near one's own henchman, bad ones near the others'."""
    value = 0.0
    here = table.players[seat].field
    for field in range(FIELDS):
        card = table.cards[field]
        if card == NONE or not table.known[field] >> seat & 1:
            continue
        kind = table.deck.type_of[card]
        if kind == WEAPON:
            value += table.deck.kind_of[card].number / (1.0 + distance(field, here))
        elif kind == POTION:
            value += 2.0 / (1 + distance(field, here))
        elif kind in (TRAP, FIEND):
            value -= 1.5 / (1 + distance(field, here))
            for other, player in enumerate(table.players):
                if other != seat:
                    value += 1.0 / (1 + distance(field, player.field))
    return value


def fight_ahead(table: Schatzjagd, seat: int) -> float:
    """What a fight that goes on will bring: the better of fighting it out and fleeing at once."""
    if not table.in_fight or seat not in (table.active, table.foe):
        return 0.0
    player = table.players[seat]
    strength, weapons = player.values[STRENGTH], player.values[WEAPONS]
    is_mine = seat == table.active
    foe_power = table.foe_power() if is_mine else table.power_of(table.active)
    foe_life = table.foe_life if table.foe == NONE else table.life_of(table.foe if is_mine else table.active)
    bonus = table.bonus if is_mine else 0
    at_stake = DEATH + HELD * player.carried + 0.3 * player.values[GOLD] + WORTH[STRENGTH] * (strength - 2)
    parting = max(0.0, foe_power + 3.5 - strength - weapons - bonus)
    fleeing = -WORTH[LIFE] * parting if parting < player.values[LIFE] else -at_stake
    mine, theirs = float(player.values[LIFE]), float(foe_life)
    for _ in range(LONGEST_FIGHT):
        difference = strength + weapons + bonus - foe_power
        for gap, times in SIX_BY_SIX:
            blow = difference + gap
            if blow > 0:
                theirs -= blow * times / 36
            else:
                mine += blow * times / 36
        weapons = max(0, weapons - 1)
        if theirs <= 0:
            lost = player.values[LIFE] - mine
            risk = max(0.0, 1.0 - mine / 4.0)
            return max(fleeing, 15.0 + spoils(table, seat) - WORTH[LIFE] * lost - risk * at_stake)
        if mine <= 0:
            break
    return max(fleeing, -at_stake)


def spoils(table: Schatzjagd, seat: int) -> float:
    """The treasures to be won with a fight."""
    if seat != table.active:
        return HELD * table.players[table.active].carried
    if table.foe != NONE:
        return HELD * table.players[table.foe].carried
    return HELD * len(table.lying_on(table.players[seat].field))
