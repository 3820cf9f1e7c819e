"""How likely a team of Fetch Quest is to win when a turn begins: a sum of what can be counted, as a chance.

What each sign counts in each Mission is learned from finished games (`questkeep lab learn`): it stands in
experience.toml.
"""

from __future__ import annotations

from math import exp
from typing import Final

from questkeep.games.fetch_quest.rules.attempts import bonus_of, demand_of
from questkeep.games.fetch_quest.rules.deck import BOUNTY, FACE_DOWN, SEALS
from questkeep.games.fetch_quest.rules.effects import Draw, Gain
from questkeep.games.fetch_quest.rules.table import HAND_SIZE, THE_MISSION, Table

SIGNS: Final = [
    "steady",
    "sun",
    "high-sun",
    "stamina",
    "spare-stamina",
    "retreated",
    "fortune-cards",
    "quality",
    "wild",
    "effects",
    "in-hand",
    "seats",
    "next-danger",
    "later-danger",
    "fatal",
    "activations",
    "down",
    "progress",
    "near",
    "enough",
    "plenty",
    "gathered",
]


def outlook_of(table: Table, experience: list[float]) -> float:
    """The sum of all signs, each as heavy as it has proved."""
    total = 0.0
    signs = signs_of(table)
    for number, sign in enumerate(signs):
        total += experience[number] * sign
    return total


def signs_of(table: Table) -> list[float]:
    """What speaks for a victory or against it, each about as large as 1."""
    seats = float(table.seats)
    kinds = table.deck.kinds
    signs = [0.0] * len(SIGNS)
    signs[0] = 1.0
    time = (float(table.sun) + float(table.sun_count) / float(table.sun_step)) / float(table.deck.sun.sets)
    signs[1] = time
    signs[2] = time * time
    cards = 0.0
    resources = 0.0
    for player in table.players:
        if player.is_active:
            signs[3] += float(min(player.stamina, 2)) / seats
            signs[4] += float(max(0, player.stamina - 2)) / seats / 3.0
        else:
            signs[5] += 1.0 / seats
        for pile in (player.hand, player.deck, player.discard):
            for card in pile:
                kind = kinds[card]
                cards += 1.0
                gives = float(kind.total)
                resources += gives
                if not kind.is_basic:
                    signs[6] += 0.1 / seats
                    signs[8] += 0.2 * float(kind.wild) / seats
                    if kind.tags & player.tags:
                        signs[9] += 0.2 / seats
        for card in player.hand:
            kind = kinds[card]
            signs[10] += 0.15 * float(kind.total) / seats
    signs[7] = 2.0 * (resources / max(1.0, cards) - 1.0)
    signs[11] = (seats - 3.0) / 3.0
    count_threats(table, signs)
    count_progress(table, signs)
    return signs


def count_threats(table: Table, signs: list[float]) -> None:
    """Challenges that lie face up, and whom they would strike down."""
    seat = table.active
    for place, challenge in enumerate(table.queue):
        while not table.players[seat].is_active:
            seat = (seat + 1) % table.seats
        if table.down >> challenge & 1 == 0:
            card = table.deck.challenges[challenge]
            danger = float(table.danger_of(challenge))
            if place < 2:
                signs[12] += 0.3 * danger
            else:
                signs[13] += 0.1 * danger
            if danger >= float(table.players[seat].stamina):
                signs[14] += 0.5 if place < 4 else 0.25
            signs[15] += 0.2 * float(len(card.steps))
        else:
            signs[16] += 0.2 * float(place)
        seat = (seat + 1) % table.seats


def count_progress(table: Table, signs: list[float]) -> None:
    """How far the Mission is."""
    kind = table.the_mission().kind
    needed = float(table.needed())
    if kind == FACE_DOWN:
        down = 0
        for challenge in table.queue:
            if table.down >> challenge & 1:
                down += 1
        signs[17] = float(down) / needed
    elif kind == BOUNTY:
        signs[17] = float(table.bounty) / needed
    elif kind == SEALS:
        for seal in range(3):
            if table.seals >> seal & 1:
                signs[17] += 0.5
            else:
                signs[18] += 0.5 * most_in_one_hand(table, seal) / needed
    else:
        reached = best_champion(table)
        signs[17] = float(bonus_of(table, THE_MISSION)) / 4.0
        signs[18] = reached
        signs[19] = 1.0 / (1.0 + exp(-20.0 * (reached - 0.95)))
        signs[20] = 1.0 / (1.0 + exp(-20.0 * (reached - 1.1)))
        most = 0
        for player in table.players:
            if player.is_active:
                most = max(most, len(player.hand))
        signs[21] = float(max(0, most - HAND_SIZE)) / 8.0


def most_in_one_hand(table: Table, seal: int) -> float:
    """The most of one Resource that a player may have soon."""
    best = 0.0
    kinds = table.deck.kinds
    for player in table.players:
        if not player.is_active:
            continue
        have = 0.0
        for card in player.hand:
            kind = kinds[card]
            have += float(of_type(kind.mind, kind.skill, kind.war, seal) + kind.wild)
        best = max(best, have)
    return best


def of_type(mind: int, skill: int, war: int, resource: int) -> int:
    """One of three numbers."""
    if resource == 0:
        return mind
    return skill if resource == 1 else war


def best_champion(table: Table) -> float:
    """[RC-28] The share of the grand Mission that the best champion can have in hand at the next own turn."""
    best = 0.0
    for champion in range(table.seats):
        if table.players[champion].is_active:
            best = max(best, reach_of(table, champion))
    return best


def reach_of(table: Table, champion: int) -> float:
    """What a champion can have, if all whose turns come before give their hands and draw what is usual."""
    demand = demand_of(table, THE_MISSION)
    kinds = table.deck.kinds
    tags = table.players[champion].tags
    mind = skill = war = 0.0
    wild = float(bonus_of(table, THE_MISSION))
    seat = champion
    while True:
        giver = table.players[seat]
        if giver.is_active:
            for card in giver.hand:
                kind = kinds[card]
                mind += float(kind.mind)
                skill += float(kind.skill)
                war += float(kind.war)
                wild += float(kind.wild)
                if kind.tags & tags:
                    for step in kind.steps:
                        if isinstance(step, Gain | Draw):
                            wild += 1.0
            missing = HAND_SIZE - len(giver.hand)
            left = len(giver.deck) + len(giver.discard)
            if missing > 0 and left and seat != table.active:
                share = float(missing) / float(left)
                for pile in (giver.deck, giver.discard):
                    for card in pile:
                        kind = kinds[card]
                        mind += share * float(kind.mind)
                        skill += share * float(kind.skill)
                        war += share * float(kind.war)
                        wild += share * float(kind.wild)
        if seat == table.active:
            break
        seat = (seat - 1) % table.seats
    covered = min(mind, float(demand.mind)) + min(skill, float(demand.skill)) + min(war, float(demand.war))
    spare = mind + skill + war - covered
    return min(1.5, (covered + wild + min(spare, float(demand.any))) / float(demand.total))
