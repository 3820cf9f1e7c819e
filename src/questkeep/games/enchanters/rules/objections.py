"""Why an answer is refused: the clause of RULES.md, and the facts that explain it."""

from __future__ import annotations

from questkeep.games.enchanters.rules import moves
from questkeep.games.enchanters.rules.costs import DiscardMonster, LoseDefense, Mend, PayCrystals
from questkeep.games.enchanters.rules.deck import VILLAGE, Action
from questkeep.games.enchanters.rules.table import (
    CHOOSING,
    DRAFTING,
    DROPPING,
    FACING,
    NAMING,
    OVER,
    STRIKING,
    SWAPPING,
    Table,
)
from questkeep.kernel.errors import Objection
from questkeep.kernel.game import WITHDRAW


def object_to(table: Table, seat: int, code: int) -> Objection:
    """The objection to an answer that is not among the options."""
    if code == WITHDRAW:
        return Objection("E-130", "nothing-to-withdraw")
    if table.question == OVER:
        return Objection("E-117", "game-over")
    if seat != table.answering:
        return Objection("E-92" if table.question == DROPPING else "E-27", "not-asked", {"seat": table.answering})
    if table.question == DRAFTING:
        return Objection("E-19", "draft-a-kingdom")
    if table.question == NAMING:
        return object_to_name(table, code)
    if table.question == DROPPING:
        return object_to_drop(table, seat, code)
    if table.question == SWAPPING:
        return Objection("E-52", "choose-two-spaces", {"spaces": len(table.track)})
    if moves.JOURNEY < code < moves.SWAP_SPACES:
        return object_to_journey(table, code - moves.JOURNEY)
    if moves.is_use(code):
        action = moves.action_of(table, code)
        if action is not None:
            return object_to_action(table, seat, code, action)
    if code == moves.END:
        return Objection("E-78", "no-withdrawal") if table.question != CHOOSING else Objection("E-30", "major-first")
    if code in (moves.GO_ON, moves.STRIKE_NOW):
        return Objection("E-77", "no-such-window")
    if moves.NAME <= code < moves.JOURNEY:
        return Objection("E-91", "nobody-to-name")
    if code >= moves.DROP_CARD:
        return Objection("E-92", "nothing-to-drop")
    if moves.is_swap(code):
        return Objection("E-52", "no-swap")
    return Objection("E-29", "not-understood", {"said": str(code)})


def object_to_name(table: Table, code: int) -> Objection:
    """[E-91, E-45] Whom a player may not name, and that naming comes first."""
    if not moves.NAME <= code < moves.NAME + table.seats:
        return Objection("E-32", "name-first")
    named = code - moves.NAME
    frame = table.todo[-1]
    assert frame.deed is not None
    step = frame.deed.steps[frame.number]
    if isinstance(step, Mend) and named != table.active:
        return Objection("E-45", "not-so-wounded", {"wounds": step.wounds})
    return Objection("E-91", "name-another")


def object_to_drop(table: Table, seat: int, code: int) -> Objection:
    """[E-08, E-92] What cannot be dropped, and that dropping comes first."""
    card = code - moves.DROP_CARD
    if not 0 <= card < len(table.deck.kind_of):
        return Objection("E-32", "drop-first")
    if card in table.players[seat].creatures:
        return Objection("E-08", "dragon-is-no-monster", {"card": table.deck.key_of[card]})
    return Objection("E-92", "not-your-monster", {"card": table.deck.key_of[card]})


def object_to_journey(table: Table, space: int) -> Objection:
    """[E-29, E-47, E-58, E-78] Why one cannot travel there."""
    if table.question in (FACING, STRIKING):
        return Objection("E-78", "no-withdrawal")
    if table.major_done:
        return Objection("E-29", "major-done")
    if space > len(table.track):
        return Objection("E-47", "no-such-space", {"space": space, "spaces": len(table.track)})
    have = table.players[table.active].crystals
    return Objection("E-58", "journey-too-dear", {"price": table.price(space - 1), "crystals": have})


def object_to_action(table: Table, seat: int, code: int, action: Action) -> Objection:
    """[E-10, E-13, E-29, E-37, E-40] Why an action or a Rest cannot be chosen."""
    source = moves.source_of(code)
    card = moves.printed_on(table, source)
    player = table.players[seat]
    if source != VILLAGE and source not in table.tops(player) and not (action.is_lower and source in player.strips):
        mine = source in player.items or source in player.enchantments or source in player.creatures
        return Objection("E-10", "covered", {"card": card}) if mine else Objection("E-13", "not-yours", {"card": card})
    if action.is_rest:
        if table.question in (FACING, STRIKING):
            return Objection("E-78", "no-withdrawal")
        if table.major_done:
            return Objection("E-29", "major-done")
    if code in table.used and not action.is_multi:
        return Objection("E-40", "already-used", {"card": card})
    for cost in action.costs:
        if cost.is_payable(table):
            continue
        if isinstance(cost, PayCrystals):
            return Objection("E-37", "costs-crystals", {"price": cost.crystals, "crystals": player.crystals})
        if isinstance(cost, LoseDefense):
            return Objection("E-45", "costs-defense", {"price": cost.defense, "defense": table.defense_of(seat)})
        if isinstance(cost, DiscardMonster):
            return Objection("E-37", "costs-a-monster")
        if isinstance(cost, Mend):
            return Objection("E-45", "nobody-so-wounded", {"wounds": cost.wounds})
    return Objection("E-37", "cost-unpayable")
