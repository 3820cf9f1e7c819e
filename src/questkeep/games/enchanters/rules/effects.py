"""What cards and villages do: one class per verb, acting on a EffectTable. What they cost is in costs.py."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from questkeep.kernel.game import State

ATTACK: Final = 0
DEFENSE: Final = 1
MONSTERS: Final = 2
DRAGONS: Final = 3
TROPHIES: Final = 4
ITEMS: Final = 5
ENCHANTMENTS: Final = 6
PAIRS: Final = 7
WOUNDS: Final = 8
CRYSTALS: Final = 9
TRACK_CREATURES: Final = 10
TRACK_ARTIFACTS: Final = 11
COUNTERS: Final = [
    "attack", "defense", "monsters", "dragons", "trophies", "items", "enchantments", "pairs", "wounds", "crystals",
    "track-creatures", "track-artifacts",
]  # fmt: skip
"""What can be counted, of the acting player or of the track."""
NOTHING: Final = -1

TARGETS: Final = ["me", "one", "others", "any"]
ME: Final = "me"
ONE: Final = "one"
OTHERS: Final = "others"
ANY: Final = "any"

# Whom the acting player must name before a verb is carried out [E-91].
NOBODY: Final = 0
ANOTHER: Final = 1
ANYONE: Final = 2

NO_SEAT: Final = -1


class EffectTable(State):
    """All that a verb may do to a table.

    [E-35] Nothing here adds a card to the track or takes one away, so no deck can change the length of the game.
    """

    @abstractmethod
    def actor(self) -> int:
        """[E-90] The seat whose turn it is."""

    @abstractmethod
    def others(self) -> list[int]:
        """[E-94] All other seats, clockwise from the actor's left."""

    @abstractmethod
    def count(self, counter: int, seat: int) -> int:
        """How many of something the seat has now."""

    @abstractmethod
    def add_bonus(self, attack: int, defense: int) -> None:
        """[E-43] Raise or lower the actor's values until the end of the turn."""

    @abstractmethod
    def gain_crystals(self, seat: int, crystals: int) -> None:
        """Take crystals from the supply."""

    @abstractmethod
    def lose_crystals(self, seat: int, crystals: int) -> int:
        """[E-38] Give up so many crystals, or all there are; returns how many."""

    @abstractmethod
    def heal(self, seat: int, wounds: int) -> int:
        """[E-38] Return so many wounds, or all there are; returns how many."""

    @abstractmethod
    def hurt(self, seat: int, wounds: int) -> None:
        """[E-76] Take wounds, whatever the defense."""

    @abstractmethod
    def let_discard(self, seat: int) -> None:
        """[E-92] The seat discards a Monster of its choice, if it has one."""

    @abstractmethod
    def let_hand_over(self, seat: int) -> None:
        """[E-105] The seat gives the actor a Monster of its choice, if it has one."""

    @abstractmethod
    def discard(self, card: int) -> None:
        """[E-46] Put a card from the top of one of the actor's piles on the graveyard."""

    @abstractmethod
    def give_away(self, card: int, seat: int) -> None:
        """[E-104] The card just taken goes to another player's pile."""

    @abstractmethod
    def seek_graveyard(self) -> None:
        """[E-109] Journey to the card that lay on the graveyard when this was chosen."""

    @abstractmethod
    def travel_freely(self) -> None:
        """The journey of this turn costs nothing."""

    @abstractmethod
    def let_swap(self) -> None:
        """[E-52] The actor exchanges two track cards."""


class Amount:
    """A number, or `each` for every full `per` of something counted when the verb is carried out [E-44]."""

    def __init__(self, each: int, per: int = 1, counter: int = NOTHING) -> None:
        self.each = each
        self.per = per
        self.counter = counter

    def of(self, table: EffectTable, seat: int) -> int:
        """The amount as it is now for this seat."""
        if self.counter == NOTHING:
            return self.each
        return self.each * (table.count(self.counter, seat) // self.per)


class Step(ABC):
    """One cost or one effect of a card or village."""

    verb: str
    """Its name, in deck files and in texts."""
    names: int
    """Whom the actor must name first: NOBODY, ANOTHER or ANYONE."""

    @abstractmethod
    def carry_out(self, table: EffectTable, source: int, named: int) -> None:
        """Do it, for the card it is printed on and the seat that was named."""

    def may_name(self, table: EffectTable, seat: int) -> bool:
        """[E-93] Whether this seat may be named: usually any, even where nothing will happen."""
        return True


class RaiseAttack(Step):
    """A bonus to attack."""

    def __init__(self, amount: Amount) -> None:
        self.verb = "attack"
        self.names = NOBODY
        self.amount = amount

    def carry_out(self, table: EffectTable, source: int, named: int) -> None:
        table.add_bonus(self.amount.of(table, table.actor()), 0)


class RaiseDefense(Step):
    """A bonus to defense."""

    def __init__(self, amount: Amount) -> None:
        self.verb = "defense"
        self.names = NOBODY
        self.amount = amount

    def carry_out(self, table: EffectTable, source: int, named: int) -> None:
        table.add_bonus(0, self.amount.of(table, table.actor()))


class TakeCrystals(Step):
    """Crystals from the supply."""

    def __init__(self, amount: Amount) -> None:
        self.verb = "crystals"
        self.names = NOBODY
        self.amount = amount

    def carry_out(self, table: EffectTable, source: int, named: int) -> None:
        table.gain_crystals(table.actor(), self.amount.of(table, table.actor()))


class Heal(Step):
    """Wounds go back to the supply."""

    def __init__(self, amount: Amount) -> None:
        self.verb = "heal"
        self.names = NOBODY
        self.amount = amount

    def carry_out(self, table: EffectTable, source: int, named: int) -> None:
        table.heal(table.actor(), self.amount.of(table, table.actor()))


def asks_for(target: str) -> int:
    """[E-91] Whom a target makes the actor name."""
    if target == ONE:
        return ANOTHER
    return ANYONE if target == ANY else NOBODY


def reached(table: EffectTable, target: str, named: int) -> list[int]:
    """The seats a target stands for."""
    if target == OTHERS:
        return table.others()
    return [table.actor() if target == ME else named]


class Hurt(Step):
    """[E-76] Wounds that no defense stops."""

    def __init__(self, target: str, amount: Amount) -> None:
        self.verb = "hurt"
        self.names = asks_for(target)
        self.target = target
        self.amount = amount

    def carry_out(self, table: EffectTable, source: int, named: int) -> None:
        wounds = self.amount.of(table, table.actor())
        for seat in reached(table, self.target, named):
            table.hurt(seat, wounds)


class Fine(Step):
    """Crystals lost to the supply."""

    def __init__(self, target: str, amount: Amount) -> None:
        self.verb = "fine"
        self.names = asks_for(target)
        self.target = target
        self.amount = amount

    def carry_out(self, table: EffectTable, source: int, named: int) -> None:
        crystals = self.amount.of(table, table.actor())
        for seat in reached(table, self.target, named):
            table.lose_crystals(seat, crystals)


class Rob(Step):
    """Another player's crystals."""

    def __init__(self, amount: Amount) -> None:
        self.verb = "rob"
        self.names = ANOTHER
        self.amount = amount

    def carry_out(self, table: EffectTable, source: int, named: int) -> None:
        table.gain_crystals(table.actor(), table.lose_crystals(named, self.amount.of(table, table.actor())))


class Shift(Step):
    """Own wounds move to another player."""

    def __init__(self, amount: Amount) -> None:
        self.verb = "shift"
        self.names = ANOTHER
        self.amount = amount

    def carry_out(self, table: EffectTable, source: int, named: int) -> None:
        table.hurt(named, table.heal(table.actor(), self.amount.of(table, table.actor())))


class Discard(Step):
    """[E-92] Somebody discards a Monster of their own choice."""

    def __init__(self, target: str) -> None:
        self.verb = "discard"
        self.names = asks_for(target)
        self.target = target

    def carry_out(self, table: EffectTable, source: int, named: int) -> None:
        for seat in reversed(reached(table, self.target, named)):  # what is asked last is answered first
            table.let_discard(seat)


class Claim(Step):
    """[E-105] Another player hands over a Monster."""

    def __init__(self) -> None:
        self.verb = "claim"
        self.names = ANOTHER

    def carry_out(self, table: EffectTable, source: int, named: int) -> None:
        table.let_hand_over(named)


class Gift(Step):
    """[E-104] The card just taken goes to another player."""

    def __init__(self) -> None:
        self.verb = "gift"
        self.names = ANOTHER

    def carry_out(self, table: EffectTable, source: int, named: int) -> None:
        table.give_away(source, named)


class SeekGraveyard(Step):
    """[E-109] A journey to the graveyard's top card."""

    def __init__(self) -> None:
        self.verb = "graveyard"
        self.names = NOBODY

    def carry_out(self, table: EffectTable, source: int, named: int) -> None:
        table.seek_graveyard()


class TravelFreely(Step):
    """The journey of this turn costs nothing."""

    def __init__(self) -> None:
        self.verb = "free"
        self.names = NOBODY

    def carry_out(self, table: EffectTable, source: int, named: int) -> None:
        table.travel_freely()


class Swap(Step):
    """[E-52] Two track cards change places."""

    def __init__(self) -> None:
        self.verb = "swap"
        self.names = NOBODY

    def carry_out(self, table: EffectTable, source: int, named: int) -> None:
        table.let_swap()
