"""[E-95] The safe answer for a player who is away: the usual one, or else a way to play on without a wound."""

from __future__ import annotations

from questkeep.games.enchanters.rules import moves
from questkeep.games.enchanters.rules.deck import VILLAGE
from questkeep.games.enchanters.rules.fights import least_monster
from questkeep.games.enchanters.rules.table import (
    CHOOSING,
    DRAFTING,
    DROPPING,
    FACING,
    NAMING,
    OVER,
    STRIKING,
    Table,
)
from questkeep.games.enchanters.rules.ways import Search, after, leads_to_graveyard
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Code


def safe_answer(table: Table, seat: int) -> Code:
    """[E-95] The usual answer, unless it brings the active player wounds that need not be."""
    usual = usual_answer(table, seat)
    if seat != table.active or table.question in (DRAFTING, OVER) or not is_harmful(table, usual):
        return usual
    way = Refuge(table).find()
    return usual if way is None else way.answers()[0].code


def usual_answer(table: Table, seat: int) -> Code:
    """[E-95] A free Rest, then the end; no Minor Action; another player is named, of Monsters the least goes."""
    codes = table.options(Seat(seat))
    if table.question == DROPPING:
        return Code(moves.DROP_CARD + least_monster(table, seat))
    if table.question == NAMING:
        return codes[1] if codes[0] == moves.NAME + seat else codes[0]
    if table.question == CHOOSING and not table.major_done:
        rests = table.deal.village.abilities.rests
        free = [Code(moves.use_code(VILLAGE, rest.number)) for rest in rests if not rest.costs]
        return next((code for code in free if not leads_to_graveyard(table, code)), free[0])
    return codes[-1] if table.question in (CHOOSING, FACING, STRIKING) else codes[0]


def is_harmful(table: Table, answer: Code) -> bool:
    """Whether this answer, with usual ones for the rest of the turn, leaves more wounds than there were."""
    before = table.players[table.active].wounds
    world = after(table, answer) if answer != moves.END else table
    while not is_turn_played(world) and world.players[table.active].wounds <= before:
        before = world.players[table.active].wounds
        world = after(world, usual_answer(world, world.answering))
    return world.players[table.active].wounds > before


def is_turn_played(table: Table) -> bool:
    """[E-33] Whether the active player can end the turn."""
    return table.question == CHOOSING and table.major_done


class Refuge(Search):
    """Looks for a way to play the turn to its end without a wound."""

    def is_found(self, table: Table) -> bool:
        return is_turn_played(table)

    def answers(self, table: Table) -> list[Code]:
        if table.answering != table.active:
            return [usual_answer(table, table.answering)]
        offered = table.options(Seat(table.active))
        journeys = [code for code in offered if moves.JOURNEY < code < moves.SWAP_SPACES]
        return [code for code in offered if code not in journeys] + journeys

    def may_lead(self, before: Table, after: Table) -> bool:
        return after.players[after.active].wounds <= before.players[before.active].wounds
