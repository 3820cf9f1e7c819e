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
    Scene,
    Step,
)


class Cost(Step):
    """[E-37] A step that comes first and must be possible as a whole."""

    @abstractmethod
    def is_payable(self, scene: Scene) -> bool:
        """Whether the actor can pay this now."""


class PayCrystals(Cost):
    """Crystals to the supply."""

    def __init__(self, crystals: int) -> None:
        self.verb = "crystals"
        self.names = NOBODY
        self.crystals = crystals

    def is_payable(self, scene: Scene) -> bool:
        return scene.count(CRYSTALS, scene.actor()) >= self.crystals

    def carry_out(self, scene: Scene, source: int, named: int) -> None:
        scene.lose_crystals(scene.actor(), self.crystals)


class TakeWounds(Cost):
    """[E-45] Wounds can always be taken."""

    def __init__(self, wounds: int) -> None:
        self.verb = "wounds"
        self.names = NOBODY
        self.wounds = wounds

    def is_payable(self, scene: Scene) -> bool:
        return True

    def carry_out(self, scene: Scene, source: int, named: int) -> None:
        scene.hurt(scene.actor(), self.wounds)


class LoseDefense(Cost):
    """[E-45] Defense that is there, until the end of the turn."""

    def __init__(self, defense: int) -> None:
        self.verb = "defense"
        self.names = NOBODY
        self.defense = defense

    def is_payable(self, scene: Scene) -> bool:
        return scene.count(DEFENSE, scene.actor()) >= self.defense

    def carry_out(self, scene: Scene, source: int, named: int) -> None:
        scene.add_bonus(0, -self.defense)


class DiscardMonster(Cost):
    """[E-102] A Monster of one's own, from anywhere in the pile."""

    def __init__(self) -> None:
        self.verb = "monster"
        self.names = NOBODY

    def is_payable(self, scene: Scene) -> bool:
        return scene.count(MONSTERS, scene.actor()) > 0

    def carry_out(self, scene: Scene, source: int, named: int) -> None:
        scene.let_discard(scene.actor())


class DiscardThis(Cost):
    """[E-46] The card that has the action; its icons are gone before the effect."""

    def __init__(self) -> None:
        self.verb = "this"
        self.names = NOBODY

    def is_payable(self, scene: Scene) -> bool:
        return True

    def carry_out(self, scene: Scene, source: int, named: int) -> None:
        scene.discard(source)


class Mend(Cost):
    """[E-45] Another player with that many wounds heals exactly so many."""

    def __init__(self, wounds: int) -> None:
        self.verb = "mend"
        self.names = ANOTHER
        self.wounds = wounds

    def is_payable(self, scene: Scene) -> bool:
        return any(self.may_name(scene, seat) for seat in scene.others())

    def may_name(self, scene: Scene, seat: int) -> bool:
        return scene.count(WOUNDS, seat) >= self.wounds

    def carry_out(self, scene: Scene, source: int, named: int) -> None:
        scene.heal(named, self.wounds)
