"""What cards do: one class per verb, acting on a EffectTable. A verb is done at once, or it has asked a question."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from questkeep.kernel.chance import Chance
from questkeep.kernel.game import State

# [RC-05] Whom a verb reaches.
SELF: Final = "self"
ONE: Final = "one"
OTHER: Final = "other"
EACH: Final = "each"
LEFT: Final = "left"


class EffectTable(State):
    """All that a verb may do to a table; what returns a bool says whether it is done or has asked somebody."""

    @abstractmethod
    def actor(self) -> int:
        """The player whose turn it is."""

    @abstractmethod
    def draw(self, seat: int, count: int, chance: Chance) -> None:
        """[F-32, F-33] Draw cards from the own deck."""

    @abstractmethod
    def let_one_draw(self, count: int, chance: Chance) -> bool:
        """A player with an active pioneer draws."""

    @abstractmethod
    def gain(self, resource: int, amount: int) -> None:
        """Resources join the pool of the attempt."""

    @abstractmethod
    def heal(self, seat: int, stamina: int) -> None:
        """[F-11, F-13] An active pioneer regains Stamina."""

    @abstractmethod
    def heal_one(self, stamina: int) -> bool:
        """One active pioneer of choice regains Stamina."""

    @abstractmethod
    def wound(self, seat: int, stamina: int) -> None:
        """[F-11, F-13] An active pioneer loses Stamina that nothing prevents."""

    @abstractmethod
    def everybody(self) -> list[int]:
        """All seats, the actor first."""

    @abstractmethod
    def active_left(self) -> int:
        """[RC-05] The first player on the left with an active pioneer, or the actor."""

    @abstractmethod
    def raise_shield(self, danger: int) -> None:
        """Prevent Danger in the coming Enemy phase."""

    @abstractmethod
    def hush(self) -> None:
        """No Activation in the coming Enemy phase."""

    @abstractmethod
    def scout(self, count: int) -> bool:
        """Reveal the top Challenges and put them back."""

    @abstractmethod
    def shift(self, places: int) -> bool:
        """Move a Challenge of the queue."""

    @abstractmethod
    def turn_down(self, most: int) -> bool:
        """[F-49] Turn a face-up Challenge of small Defeat face down."""

    @abstractmethod
    def refresh(self) -> bool:
        """Perhaps a new Fortune Pile."""

    @abstractmethod
    def take_for_one(self) -> bool:
        """A card of the Fortune Pile for a player of choice."""

    @abstractmethod
    def take_top(self, seat: int) -> None:
        """The top Fortune card, unseen by others."""

    @abstractmethod
    def take_best(self, count: int) -> bool:
        """The best of the top Fortune cards; the others go under the deck."""

    @abstractmethod
    def pass_cards(self, most: int) -> bool:
        """Hand cards to another player."""

    @abstractmethod
    def recover(self, most: int, is_for_other: bool) -> bool:
        """Take cards back from the own discard pile."""

    @abstractmethod
    def scrap(self, most: int) -> bool:
        """Remove basics from the game."""

    @abstractmethod
    def rally(self) -> bool:
        """A retreated pioneer becomes active."""

    @abstractmethod
    def drop(self, count: int) -> bool:
        """The actor discards cards of choice."""

    @abstractmethod
    def rouse(self, count: int) -> None:
        """Turn the lowest face-down Challenges face up."""

    @abstractmethod
    def swarm(self) -> None:
        """The next Challenge will activate as well."""

    @abstractmethod
    def spoil(self, count: int) -> None:
        """The oldest cards of the Fortune Pile go under the Fortune deck."""

    @abstractmethod
    def weaken(self, cards: int) -> None:
        """The next active player draws fewer cards."""


class Step(ABC):
    """One verb of a card, with its numbers."""

    verb: str
    """Its name, in deck files and in texts."""
    number: int
    who: str

    @abstractmethod
    def carry_out(self, table: EffectTable, chance: Chance) -> bool:
        """Do it; False if somebody was asked."""


class Draw(Step):
    """`draw n`: the actor, or one player of choice."""

    def __init__(self, number: int, who: str) -> None:
        self.verb = "draw"
        self.number = number
        self.who = who

    def carry_out(self, table: EffectTable, chance: Chance) -> bool:
        if self.who == ONE:
            return table.let_one_draw(self.number, chance)
        table.draw(table.actor(), self.number, chance)
        return True


class Gain(Step):
    """`gain n` of one type."""

    def __init__(self, number: int, resource: int) -> None:
        self.verb = "gain"
        self.number = number
        self.who = SELF
        self.resource = resource

    def carry_out(self, table: EffectTable, chance: Chance) -> bool:
        table.gain(self.resource, self.number)
        return True


class Heal(Step):
    """`heal n`: oneself, one of choice, or each."""

    def __init__(self, number: int, who: str) -> None:
        self.verb = "heal"
        self.number = number
        self.who = who

    def carry_out(self, table: EffectTable, chance: Chance) -> bool:
        if self.who == ONE:
            return table.heal_one(self.number)
        for seat in table.everybody() if self.who == EACH else [table.actor()]:
            table.heal(seat, self.number)
        return True


class Shield(Step):
    """`shield n`."""

    def __init__(self, number: int) -> None:
        self.verb = "shield"
        self.number = number
        self.who = SELF

    def carry_out(self, table: EffectTable, chance: Chance) -> bool:
        table.raise_shield(self.number)
        return True


class Hush(Step):
    """`hush`."""

    def __init__(self) -> None:
        self.verb = "hush"
        self.number = 0
        self.who = SELF

    def carry_out(self, table: EffectTable, chance: Chance) -> bool:
        table.hush()
        return True


class Scout(Step):
    """`scout n`."""

    def __init__(self, number: int) -> None:
        self.verb = "scout"
        self.number = number
        self.who = SELF

    def carry_out(self, table: EffectTable, chance: Chance) -> bool:
        return table.scout(self.number)


class Shift(Step):
    """`shift n`."""

    def __init__(self, number: int) -> None:
        self.verb = "shift"
        self.number = number
        self.who = SELF

    def carry_out(self, table: EffectTable, chance: Chance) -> bool:
        return table.shift(self.number)


class Flip(Step):
    """`flip n`."""

    def __init__(self, number: int) -> None:
        self.verb = "flip"
        self.number = number
        self.who = SELF

    def carry_out(self, table: EffectTable, chance: Chance) -> bool:
        return table.turn_down(self.number)


class Refresh(Step):
    """`refresh`."""

    def __init__(self) -> None:
        self.verb = "refresh"
        self.number = 0
        self.who = SELF

    def carry_out(self, table: EffectTable, chance: Chance) -> bool:
        return table.refresh()


class AcquirePile(Step):
    """`acquire pile`: for one player of choice."""

    def __init__(self) -> None:
        self.verb = "acquire-pile"
        self.number = 1
        self.who = ONE

    def carry_out(self, table: EffectTable, chance: Chance) -> bool:
        return table.take_for_one()


class AcquireTop(Step):
    """`acquire top`."""

    def __init__(self) -> None:
        self.verb = "acquire-top"
        self.number = 1
        self.who = SELF

    def carry_out(self, table: EffectTable, chance: Chance) -> bool:
        table.take_top(table.actor())
        return True


class AcquireBest(Step):
    """`acquire best-of-n`."""

    def __init__(self, number: int) -> None:
        self.verb = "acquire-best"
        self.number = number
        self.who = SELF

    def carry_out(self, table: EffectTable, chance: Chance) -> bool:
        return table.take_best(self.number)


class Pass(Step):
    """`pass n`."""

    def __init__(self, number: int) -> None:
        self.verb = "pass"
        self.number = number
        self.who = OTHER

    def carry_out(self, table: EffectTable, chance: Chance) -> bool:
        return table.pass_cards(self.number)


class Recover(Step):
    """`recover n`: into the own hand, or another player's."""

    def __init__(self, number: int, who: str) -> None:
        self.verb = "recover"
        self.number = number
        self.who = who

    def carry_out(self, table: EffectTable, chance: Chance) -> bool:
        return table.recover(self.number, self.who == OTHER)


class Scrap(Step):
    """`scrap n`."""

    def __init__(self, number: int) -> None:
        self.verb = "scrap"
        self.number = number
        self.who = SELF

    def carry_out(self, table: EffectTable, chance: Chance) -> bool:
        return table.scrap(self.number)


class Rally(Step):
    """`rally`."""

    def __init__(self) -> None:
        self.verb = "rally"
        self.number = 1
        self.who = ONE

    def carry_out(self, table: EffectTable, chance: Chance) -> bool:
        return table.rally()


class Wound(Step):
    """`wound n`: oneself, the next on the left, or each."""

    def __init__(self, number: int, who: str) -> None:
        self.verb = "wound"
        self.number = number
        self.who = who

    def carry_out(self, table: EffectTable, chance: Chance) -> bool:
        if self.who == EACH:
            for seat in table.everybody():
                table.wound(seat, self.number)
        else:
            table.wound(table.active_left() if self.who == LEFT else table.actor(), self.number)
        return True


class Drop(Step):
    """`drop n`."""

    def __init__(self, number: int) -> None:
        self.verb = "drop"
        self.number = number
        self.who = SELF

    def carry_out(self, table: EffectTable, chance: Chance) -> bool:
        return table.drop(self.number)


class Rouse(Step):
    """`rouse n`."""

    def __init__(self, number: int) -> None:
        self.verb = "rouse"
        self.number = number
        self.who = SELF

    def carry_out(self, table: EffectTable, chance: Chance) -> bool:
        table.rouse(self.number)
        return True


class Swarm(Step):
    """`swarm`."""

    def __init__(self) -> None:
        self.verb = "swarm"
        self.number = 0
        self.who = SELF

    def carry_out(self, table: EffectTable, chance: Chance) -> bool:
        table.swarm()
        return True


class Spoil(Step):
    """`spoil n`."""

    def __init__(self, number: int) -> None:
        self.verb = "spoil"
        self.number = number
        self.who = SELF

    def carry_out(self, table: EffectTable, chance: Chance) -> bool:
        table.spoil(self.number)
        return True


class Weaken(Step):
    """`weaken n`."""

    def __init__(self, number: int) -> None:
        self.verb = "weaken"
        self.number = number
        self.who = SELF

    def carry_out(self, table: EffectTable, chance: Chance) -> bool:
        table.weaken(self.number)
        return True
