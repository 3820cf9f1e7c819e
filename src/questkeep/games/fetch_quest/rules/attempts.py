"""Attempts: what a target demands, and whether a pool is enough (F-44, RC-03)."""

from __future__ import annotations

from questkeep.games.fetch_quest.rules.deck import GRAND, SEALS, Resources
from questkeep.games.fetch_quest.rules.table import SEAL, THE_MISSION, Table


def is_enough(mind: int, skill: int, war: int, wild: int, demand: Resources) -> bool:
    """[RC-03] Wilds make up for what is missing, and all together reach the total."""
    missing = 0
    if demand.mind > mind:
        missing += demand.mind - mind
    if demand.skill > skill:
        missing += demand.skill - skill
    if demand.war > war:
        missing += demand.war - war
    return missing <= wild and mind + skill + war + wild >= demand.total


def demand_of(table: Table, target: int) -> Resources:
    """What a target demands."""
    if target >= 0:
        return table.deck.challenges[target].defeat
    needed = table.needed()
    if target == THE_MISSION:
        return Resources(needed, needed, needed, table.the_mission().more[table.seats - 3])
    seal = target - SEAL
    return Resources(needed if seal == 0 else 0, needed if seal == 1 else 0, needed if seal == 2 else 0, 0)


def bonus_of(table: Table, target: int) -> int:
    """In a grand Mission each face-down Challenge of the queue adds wild Resources."""
    if target != THE_MISSION:
        return 0
    return table.the_mission().bonus * sum(not table.is_face_up(challenge) for challenge in table.queue)


def succeeds(table: Table) -> bool:
    """[F-46] Whether the open attempt would succeed if it were closed now."""
    wild = table.wild + bonus_of(table, table.target)
    return is_enough(table.mind, table.skill, table.war, wild, demand_of(table, table.target))


def targets_of(table: Table) -> list[int]:
    """[F-35, F-36] Everything that may be attempted now."""
    targets = [challenge for challenge in table.queue if table.is_face_up(challenge)]
    kind = table.the_mission().kind
    if kind == GRAND:
        targets.append(THE_MISSION)
    elif kind == SEALS:
        targets += [SEAL + seal for seal in range(3) if table.seals >> seal & 1 == 0]
    return targets
