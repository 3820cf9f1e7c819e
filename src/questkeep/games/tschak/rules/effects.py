"""What keep cards do when points are counted: one class per verb."""

from __future__ import annotations

from abc import ABC, abstractmethod


class Pile:
    """A player's keep cards while they are being counted."""

    def __init__(self, monsters: int, two_players: bool) -> None:
        self.monsters = monsters  # [T-77] how many monster cards are still held
        self.two_players = two_players
        self.gained = 0  # cards of the family that gains (rings) counted so far
        self.lost = 0  # cards of the family that loses (Troglodytes) counted so far


class Effect(ABC):
    """A verb with its numbers, as a deck file gives them."""

    verb: str
    """Its name, in deck files and in texts."""

    @abstractmethod
    def points(self, pile: Pile) -> int:
        """What the card adds to the total of its owner when counted into the pile."""

    def cost(self, pile: Pile) -> int:
        """[T-96] What taking the card would cost the owner of the pile; 0 or less is no penalty."""
        return 0


class Worth(Effect):
    """[T-74, T-76] A fixed number of points: chests gain, cursed chests and creatures lose."""

    def __init__(self, points: int) -> None:
        self.verb = "worth"
        self.fixed = points

    def points(self, pile: Pile) -> int:
        return self.fixed

    def cost(self, pile: Pile) -> int:
        return -self.fixed


class SquareGain(Effect):
    """[T-75] n such cards (rings) gain n² together: the n-th one lifts (n-1)² to n²."""

    def __init__(self) -> None:
        self.verb = "square-gain"

    def points(self, pile: Pile) -> int:
        pile.gained += 1
        return 2 * pile.gained - 1


class SquareLoss(Effect):
    """[T-76] n such cards (Troglodytes) lose n² together."""

    def __init__(self) -> None:
        self.verb = "square-loss"

    def points(self, pile: Pile) -> int:
        pile.lost += 1
        return 1 - 2 * pile.lost

    def cost(self, pile: Pile) -> int:
        return 2 * pile.lost + 1


class PerMonster(Effect):
    """[T-77] Points for each monster card its owner still holds."""

    def __init__(self, points: int, points_for_two: int) -> None:
        self.verb = "per-monster"
        self.each = points
        self.each_for_two = points_for_two

    def points(self, pile: Pile) -> int:
        return pile.monsters * (self.each_for_two if pile.two_players else self.each)


class SpareMonster(Effect):
    """[T-78] Its owner may discard one monster before the count; worth nothing itself."""

    def __init__(self) -> None:
        self.verb = "spare-monster"

    def points(self, pile: Pile) -> int:
        return 0
