"""Spells, and the moments at which they can be cast ([S-28], [S-54], [S-60] and [S-98] of RULES.md)."""

from __future__ import annotations

from questkeep.games.schatzjagd.rules import effects, moves, piles, treasures
from questkeep.games.schatzjagd.rules.asking import Asking
from questkeep.games.schatzjagd.rules.deck import SPELL, Kind
from questkeep.games.schatzjagd.rules.table import NONE, Table
from questkeep.kernel.chance import Chance
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Code


class SpellWindow(Asking):
    """[S-28] A moment at which the lord whose turn it is may also cast a spell."""

    def answers(self, table: Table) -> list[Code]:
        """What else he may answer; the list is shared."""
        raise NotImplementedError

    def decide(self, table: Table, seat: Seat, code: Code, chance: Chance) -> None:
        """Carry out an answer that casts no spell."""
        raise NotImplementedError

    def go_on(self, table: Table, kind: Kind) -> None:
        """What comes after this spell: usually the moment that it interrupts."""
        table.todo.append(self)

    def options(self, table: Table, seat: Seat) -> list[Code]:
        return and_casts(table, self, self.answers(table))

    def answer(self, table: Table, seat: Seat, code: Code, chance: Chance) -> None:
        if code < moves.CAST:
            self.decide(table, seat, code, chance)
            return
        kind = table.deck.kinds[moves.spell_in(code)]
        table.has_played = True
        self.go_on(table, kind)
        cast(table, kind, moves.aim_in(code), chance)


def and_casts(table: Table, moment: Asking, answers: list[Code]) -> list[Code]:
    """[S-27, S-28] These answers, and the spells that may be cast now."""
    if table.has_played:
        return answers
    deck, last = table.deck, NONE
    for card in table.me().hand:
        if deck.type_of[card] == SPELL and deck.kind_of[card].index != last:
            last = deck.kind_of[card].index
            answers = answers + casts_of(table, moment, deck.kind_of[card])
    return answers


def casts_of(table: Table, moment: Asking, kind: Kind) -> list[Code]:
    """[S-60] The ways to cast a spell at this moment."""
    if not moment.opens(kind.window):
        return []
    if kind.is_aimed:
        return [
            moves.cast_code(kind.index, seat)
            for seat in range(table.seats)
            if seat != table.active and can_aim_at(table, seat, kind)
        ]
    return [moves.cast_code(kind.index, moves.AT_NOBODY)] if effects.are_possible(table, kind.effects) else []


def can_aim_at(table: Table, seat: int, kind: Kind) -> bool:
    """[S-54] A henchman in the city is safe; to be robbed of a card touches his lord, not him."""
    robs = isinstance(kind.last, effects.Pilfer)
    if robs and not table.players[seat].hand:
        return False
    harms = len(kind.effects) > 1 if robs and table.rules.version.shields_the_city else not robs
    return not (harms and table.is_in_city(seat))


def cast(table: Table, kind: Kind, aim: int, chance: Chance) -> None:
    """[S-60] A spell is shown, discarded, and works."""
    piles.discard_from_hand(table, table.active, treasures.held(table, kind))
    if table.told is not None:
        aimed: dict[str, object] = {"target": aim} if kind.is_aimed else {}
        table.tell("spell-cast", {"seat": table.active, "card": kind.key, **aimed})
    effects.befall(table, kind.effects, aim if kind.is_aimed else table.active, 0, chance)
