"""What cards and shops do: one class per verb (section 20 of RULES.md). Those that ask for more are in magic.py."""

from __future__ import annotations

from typing import ClassVar

from questkeep.games.schatzjagd.rules import deaths, knowledge, piles
from questkeep.games.schatzjagd.rules.deck import FIELDS, GOLD, LIFE, MOST, SIDE, WEAPONS
from questkeep.games.schatzjagd.rules.table import NONE, Table
from questkeep.kernel.chance import Chance


class Effect:
    """One thing a card or a shop does: the value it changes, where it changes one, and a number."""

    verb: ClassVar[str]
    """Its name, in deck files and in texts."""
    comes_last: ClassVar[bool] = False
    """Whether it may ask for something more, so that nothing can follow it on a card."""

    def __init__(self, value: int = 0, number: int = 0) -> None:
        self.value = value
        self.number = number

    def is_possible(self, table: Table) -> bool:
        """[S-46, S-60] Whether there is anything that it could be done to."""
        return True

    def helps(self, table: Table, seat: int) -> bool:
        """[S-53] Whether it would do a henchman any good, so that he can pay for it."""
        return True

    def carry_out(self, table: Table, seat: int, times: int, chance: Chance) -> None:
        """Do it to this lord and his henchman, as often as was chosen where that can be chosen."""
        raise NotImplementedError

    def befall(self, table: Table, seat: int, times: int, chance: Chance) -> bool:
        """[S-75] Carry it out; whether the henchman is still alive then."""
        self.carry_out(table, seat, times, chance)
        if table.life_of(seat):
            return True
        deaths.die_of(table, seat, NONE)
        return False


def befall(table: Table, effects: list[Effect], seat: int, times: int, chance: Chance) -> bool:
    """[S-75, S-104] Effects in their order; death ends the list. Whether the henchman is still alive."""
    return all(effect.befall(table, seat, times, chance) for effect in effects)


def are_possible(table: Table, effects: list[Effect]) -> bool:
    """Whether all these effects have something that they could be done to."""
    return all(effect.is_possible(table) for effect in effects)


class Add(Effect):
    """A value grows or falls."""

    verb: ClassVar[str] = "add"

    def helps(self, table: Table, seat: int) -> bool:
        return table.players[seat].values[self.value] < MOST

    def carry_out(self, table: Table, seat: int, times: int, chance: Chance) -> None:
        table.add(seat, self.value, self.number)


class Set(Effect):
    """A value becomes this number."""

    verb: ClassVar[str] = "set"

    def carry_out(self, table: Table, seat: int, times: int, chance: Chance) -> None:
        table.set_value(seat, self.value, self.number)


class Half(Effect):
    """[S-74] A value is halved, rounded up."""

    verb: ClassVar[str] = "half"

    def carry_out(self, table: Table, seat: int, times: int, chance: Chance) -> None:
        table.set_value(seat, self.value, (table.players[seat].values[self.value] + 1) // 2)


class Poison(Effect):
    """[S-77] Life is lost every day."""

    verb: ClassVar[str] = "poison"

    def carry_out(self, table: Table, seat: int, times: int, chance: Chance) -> None:
        """[S-79] The stronger poison counts; each takes its toll at once."""
        player = table.players[seat]
        player.poison = max(player.poison, self.number)
        table.tell("poisoned", {"seat": seat, "number": self.number})
        table.add(seat, LIFE, -self.number)


class Cure(Effect):
    """[S-81] Poison ends."""

    verb: ClassVar[str] = "cure"

    def helps(self, table: Table, seat: int) -> bool:
        return table.players[seat].poison > 0

    def carry_out(self, table: Table, seat: int, times: int, chance: Chance) -> None:
        player = table.players[seat]
        if player.poison:
            table.tell("cured", {"seat": seat})
        player.poison = 0


class Skip(Effect):
    """[S-82] Journeys are lost."""

    verb: ClassVar[str] = "skip"

    def carry_out(self, table: Table, seat: int, times: int, chance: Chance) -> None:
        """[S-83] The greater number counts."""
        player = table.players[seat]
        player.skip = max(player.skip, self.number)
        table.tell("must-skip", {"seat": seat, "days": player.skip})


class Unskip(Effect):
    """[S-82] No more journeys are lost."""

    verb: ClassVar[str] = "unskip"

    def carry_out(self, table: Table, seat: int, times: int, chance: Chance) -> None:
        player = table.players[seat]
        if player.skip:
            table.tell("freed", {"seat": seat})
        player.skip = 0


class Roll(Effect):
    """A die decides what happens."""

    verb: ClassVar[str] = "roll"

    def __init__(self, faces: list[list[Effect]]) -> None:
        super().__init__()
        self.faces = faces

    def befall(self, table: Table, seat: int, times: int, chance: Chance) -> bool:
        die = table.throw(1, chance)[0]
        table.tell("die-thrown", {"seat": seat, "die": die})
        return befall(table, self.faces[die - 1], seat, times, chance)


class Steps(Effect):
    """The journey grows longer."""

    verb: ClassVar[str] = "steps"

    def carry_out(self, table: Table, seat: int, times: int, chance: Chance) -> None:
        table.steps += self.number


class Power(Effect):
    """[S-91] The active henchman is stronger in this fight."""

    verb: ClassVar[str] = "power"

    def carry_out(self, table: Table, seat: int, times: int, chance: Chance) -> None:
        table.bonus += self.number


class Trade(Effect):
    """Gold for weapon points, as many as he likes up to a number."""

    verb: ClassVar[str] = "trade"
    comes_last: ClassVar[bool] = True

    def most(self, table: Table, gold: int) -> int:
        """How many can be had for so much gold."""
        return min(self.number, gold, MOST - table.me().values[WEAPONS])

    def carry_out(self, table: Table, seat: int, times: int, chance: Chance) -> None:
        table.add(seat, GOLD, -times)
        table.add(seat, WEAPONS, times)


class PeekSquare(Effect):
    """[S-130] He looks at all inserted cards within so many columns and rows."""

    verb: ClassVar[str] = "peek square"

    def carry_out(self, table: Table, seat: int, times: int, chance: Chance) -> None:
        here, reach = table.me().field, self.number
        piles.look_at(
            table,
            [
                field
                for field in range(FIELDS)
                if table.cards[field] != NONE
                and abs(field % SIDE - here % SIDE) <= reach
                and abs(field // SIDE - here // SIDE) <= reach
            ],
        )


class FetchMap(Effect):
    """The map discarded last, if there is one of use, comes back into a hand, seen by all."""

    verb: ClassVar[str] = "fetch map"

    def is_possible(self, table: Table) -> bool:
        return piles.last_map(table) != NONE and not table.maps_are_dead()

    def carry_out(self, table: Table, seat: int, times: int, chance: Chance) -> None:
        if not self.is_possible(table):
            return
        card = piles.last_map(table)
        table.discard.remove(card)
        piles.put_in_hand(table, table.active, card)
        table.seen[card] = table.everyone
        table.tell("map-fetched", {"seat": table.active, "card": table.deck.key_of[card]})


class Pilfer(Effect):
    """A random play card of another lord changes hands; only the two lords see which."""

    verb: ClassVar[str] = "pilfer"
    comes_last: ClassVar[bool] = True

    def carry_out(self, table: Table, seat: int, times: int, chance: Chance) -> None:
        hand = table.players[seat].hand
        card = hand.pop(chance.below(len(hand)))
        piles.put_in_hand(table, table.active, card)
        knowledge.card_was_stolen(table, table.active, seat, card)
        seats = [table.active, seat]
        table.tell_secret(
            "card-stolen", {"seat": table.active, "victim": seat}, seats, {"card": table.deck.key_of[card]}
        )
