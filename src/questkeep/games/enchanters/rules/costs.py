"""What actions cost: one class per verb."""

from __future__ import annotations

from abc import abstractmethod

from questkeep.games.enchanters.rules.effects import (
    ANOTHER,
    CRYSTALS,
    DEFENSE,
    MONSTERS,
    NOBODY,
    WOUNDS,
    EffectTable,
    Step,
)


class Cost(Step):
    """[E-37] A step that comes first and must be possible as a whole."""

    @abstractmethod
    def is_payable(self, table: EffectTable) -> bool:
        """Whether the actor can pay this now."""


class PayCrystals(Cost):
    """Crystals to the supply."""

    def __init__(self, crystals: int) -> None:
        self.verb = "crystals"
        self.names = NOBODY
        self.crystals = crystals

    def is_payable(self, table: EffectTable) -> bool:
        return table.count(CRYSTALS, table.actor()) >= self.crystals

    def carry_out(self, table: EffectTable, source: int, named: int) -> None:
        table.lose_crystals(table.actor(), self.crystals)


class TakeWounds(Cost):
    """[E-45] Wounds can always be taken."""

    def __init__(self, wounds: int) -> None:
        self.verb = "wounds"
        self.names = NOBODY
        self.wounds = wounds

    def is_payable(self, table: EffectTable) -> bool:
        return True

    def carry_out(self, table: EffectTable, source: int, named: int) -> None:
        table.hurt(table.actor(), self.wounds)


class LoseDefense(Cost):
    """[E-45] Defense that is there, until the end of the turn."""

    def __init__(self, defense: int) -> None:
        self.verb = "defense"
        self.names = NOBODY
        self.defense = defense

    def is_payable(self, table: EffectTable) -> bool:
        return table.count(DEFENSE, table.actor()) >= self.defense

    def carry_out(self, table: EffectTable, source: int, named: int) -> None:
        table.add_bonus(0, -self.defense)


class DiscardMonster(Cost):
    """[E-102] A Monster of one's own, from anywhere in the pile."""

    def __init__(self) -> None:
        self.verb = "monster"
        self.names = NOBODY

    def is_payable(self, table: EffectTable) -> bool:
        return table.count(MONSTERS, table.actor()) > 0

    def carry_out(self, table: EffectTable, source: int, named: int) -> None:
        table.let_discard(table.actor())


class DiscardThis(Cost):
    """[E-46] The card that has the action; its icons are gone before the effect."""

    def __init__(self) -> None:
        self.verb = "this"
        self.names = NOBODY

    def is_payable(self, table: EffectTable) -> bool:
        return True

    def carry_out(self, table: EffectTable, source: int, named: int) -> None:
        table.discard(source)


class Mend(Cost):
    """[E-45] Another player with that many wounds heals exactly so many."""

    def __init__(self, wounds: int) -> None:
        self.verb = "mend"
        self.names = ANOTHER
        self.wounds = wounds

    def is_payable(self, table: EffectTable) -> bool:
        return any(self.may_name(table, seat) for seat in table.others())

    def may_name(self, table: EffectTable, seat: int) -> bool:
        return table.count(WOUNDS, seat) >= self.wounds

    def carry_out(self, table: EffectTable, source: int, named: int) -> None:
        table.heal(named, self.wounds)
