"""Ways through a turn, looked for by the rules themselves: every answer is tried on a copy of the table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from questkeep.games.enchanters.rules import moves
from questkeep.games.enchanters.rules.deck import Action
from questkeep.games.enchanters.rules.effects import SeekGraveyard
from questkeep.games.enchanters.rules.gains import useful_actions
from questkeep.games.enchanters.rules.table import CHOOSING, FACING, NONE, STRIKING, Table
from questkeep.kernel.chance import ScriptedChance
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Code

MOST_TABLES: Final = 1000  # after so many a search gives up; with the cards of the box a few hundred are the most
NO_LUCK: Final = ScriptedChance([])  # [E-131] no answer needs any
END_OF_PILE: Final = -2

Mark = tuple[int, ...]
"""All that matters for the rest of a turn: tables with the same mark need to be looked at once only."""


class Reached:
    """A table that can be reached in this turn, and how."""

    def __init__(self, table: Table, code: Code, before: Reached | None) -> None:
        self.table = table
        self.code = code  # the answer that led here
        self.before = before

    def answers(self) -> list[Reached]:
        """All answers on the way, the first one first, each as the table it has led to."""
        here: Reached = self
        way: list[Reached] = []
        while here.before is not None:
            way.insert(0, here)
            here = here.before
        return way


class Search(ABC):
    """Looks at what can be reached. It ends before a refill could tell what is hidden."""

    def __init__(self, table: Table) -> None:
        self.reached = [Reached(table, moves.END, None)]
        self.marks: set[Mark] = {mark_of(table)}
        self.is_cut_short = False

    @abstractmethod
    def is_found(self, table: Table) -> bool:
        """Whether this is what is looked for."""

    @abstractmethod
    def answers(self, table: Table) -> list[Code]:
        """The answers to try here."""

    def may_lead(self, before: Table, after: Table) -> bool:
        """Whether an answer that leads from one table to the other is worth following."""
        return True

    def find(self) -> Reached | None:
        """What is looked for, by way of as few Minor Actions as can be, or None.

        If it was cut short, there may be a way all the same.
        """
        place = 0
        while place < len(self.reached):
            here = self.reached[place]
            place += 1
            if self.is_found(here.table):
                return here
            if len(self.reached) < MOST_TABLES:
                self.look_around(here, place)
            else:
                self.is_cut_short = True
        return None

    def look_around(self, here: Reached, place: int) -> None:
        """Try every answer; what takes no Minor Action is looked at next, all else after what takes as many."""
        for code in self.answers(here.table):
            there = after(here.table, code)
            mark = mark_of(there)
            if mark not in self.marks and self.may_lead(here.table, there):
                self.marks.add(mark)
                if is_minor(here.table, code):
                    self.reached.append(Reached(there, code, here))
                else:
                    self.reached.insert(place, Reached(there, code, here))
                    place += 1


class Victory(Search):
    """Looks for a way to beat a creature; with preparation also by Minor Actions before setting out."""

    def __init__(self, table: Table, card: int, is_prepared: bool) -> None:
        super().__init__(table)
        self.card = card
        self.health = table.deck.kind_of[card].health
        self.is_prepared = is_prepared
        self.useful: list[Action] = useful_actions(table)

    def is_found(self, table: Table) -> bool:
        if self.card not in table.track and self.card not in table.graveyard:
            return True
        is_here = table.question == STRIKING and table.foe == self.card
        return is_here and table.attack_of(table.active) >= self.health

    def answers(self, table: Table) -> list[Code]:
        offered = table.options(Seat(table.answering))
        if table.question == CHOOSING:
            if table.major_done:
                return []
            prepared = [code for code in offered if self.is_useful(table, code)] if self.is_prepared else []
            return [code for code in offered if self.leads_there(table, code)] + prepared
        if table.question == FACING:
            return [code for code in offered if code == moves.GO_ON or self.is_useful(table, code)]
        if table.question == STRIKING:
            return [code for code in offered if self.is_useful(table, code)]
        return offered

    def is_useful(self, table: Table, code: Code) -> bool:
        """Whether the answer is a Minor Action that can bring this victory nearer."""
        action = moves.action_of(table, code) if moves.is_use(code) else None
        return action is not None and any(action is useful for useful in self.useful)

    def leads_there(self, table: Table, code: Code) -> bool:
        """[E-58, E-109] Whether the answer is the journey to the creature."""
        if moves.JOURNEY < code < moves.SWAP_SPACES:
            return table.track[code - moves.JOURNEY - 1] == self.card
        return leads_to_graveyard(table, code) and table.graveyard[-1:] == [self.card]


def is_minor(table: Table, code: Code) -> bool:
    """[E-29] Whether the answer is a Minor Action."""
    action = moves.action_of(table, code) if moves.is_use(code) else None
    return action is not None and not action.is_rest


def leads_to_graveyard(table: Table, code: Code) -> bool:
    """[E-109] Whether the answer is a Rest that ends with a journey to the graveyard."""
    action = moves.action_of(table, code) if moves.is_use(code) else None
    return action is not None and action.is_rest and isinstance(action.steps[-1], SeekGraveyard)


def after(table: Table, code: Code) -> Table:
    """A copy of the table on which this answer was given."""
    world = table.clone()
    assert isinstance(world, Table)
    world.apply(Seat(table.answering), code, NO_LUCK)
    return world


def mark_of(table: Table) -> Mark:
    """The moment, the track, the active player's side, the others' tokens, and what is still to be done."""
    player = table.players[table.active]
    mark = [table.question, table.answering, table.foe, table.bonus_attack, table.bonus_defense, table.sought]
    mark += [int(table.major_done), int(table.is_free), int(table.is_given), *table.graveyard[-1:], END_OF_PILE]
    mark += sorted(table.used)
    for pile in (table.track, player.items, player.enchantments, player.creatures):
        mark.append(END_OF_PILE)
        for card in pile:  # copies without actions of their own are alike
            mark.append(card if table.deck.kind_of[card].has_deeds else table.deck.first_copy[card])
    mark.append(END_OF_PILE)
    for other in table.players:
        mark += [other.crystals, other.wounds, other.monsters]
    for frame in table.todo:
        deed = NONE if frame.deed is None else frame.deed.number
        mark += [END_OF_PILE, frame.kind, frame.card, frame.number, frame.seat, deed]
    return tuple(mark)
