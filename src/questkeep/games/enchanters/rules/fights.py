"""What a fight costs and whether it can be won: facts for the question, and for absent players."""

from __future__ import annotations

from typing import Final

from questkeep.games.enchanters.rules import moves
from questkeep.games.enchanters.rules.costs import LoseDefense
from questkeep.games.enchanters.rules.deck import Kind
from questkeep.games.enchanters.rules.effects import (
    DEFENSE,
    RaiseAttack,
    RaiseDefense,
    Rob,
    SeekGraveyard,
    TakeCrystals,
)
from questkeep.games.enchanters.rules.table import (
    CHOOSING,
    DROPPING,
    FACING,
    NAMING,
    NONE,
    STRIKE,
    STRIKING,
    SWAPPING,
    Frame,
    Table,
)
from questkeep.kernel.chance import ScriptedChance
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Code, View

MOST_PLANS: Final = 300  # ways to use Minor Actions that are looked at before a fight is called hopeless
NO_LUCK: Final = ScriptedChance([])  # [E-131] no answer of a fight needs any


def wounds_from(table: Table, kind: Kind, seat: int) -> int:
    """[E-70, E-71] The wounds a creature's attack gives this seat now."""
    wounds = max(0, table.strength_of(kind) - table.defense_of(seat))
    return 2 * wounds if kind.is_double else wounds


def least_monster(table: Table, seat: int) -> int:
    """[E-95] The Monster of lowest glory, of equal ones the one nearest the bottom."""
    best = NONE
    for card in table.monsters_of(seat):
        if best == NONE or table.deck.kind_of[card].glory() < table.deck.kind_of[best].glory():
            best = card
    return best


def notes(table: Table, seat: int) -> dict[str, object]:
    """Facts for the question the seat is asked."""
    if table.question == CHOOSING:
        fights: list[View] = [] if table.major_done else [preview(table, seat, card) for card in possible_foes(table)]
        return {"clause": "E-33" if table.major_done else "E-29", "fights": fights}
    if table.question in (FACING, STRIKING):
        return {"clause": "E-77", "fights": [preview(table, seat, table.foe)]}
    if table.question == NAMING:
        frame = table.todo[-1]
        assert frame.deed is not None
        step = frame.deed.steps[frame.number]
        source = moves.source_key(table.deck, frame.card)
        return {"clause": "E-91", "verb": step.verb, "source": source, "number": frame.deed.number}
    if table.question == DROPPING:
        hands_over = table.todo[-1].number == 1
        return {"clause": "E-105" if hands_over else "E-92", "to": table.active if hands_over else None}
    return {"clause": "E-52" if table.question == SWAPPING else "E-19"}


def possible_foes(table: Table) -> list[int]:
    """The creatures of the track, and the one on the graveyard where a Rest leads there [E-109]."""
    cards = table.track.copy()
    codes = [code for code in table.options(Seat(table.active)) if moves.is_use(code)]
    rests = [action for code in codes if (action := moves.action_of(table, code)) is not None and action.is_rest]
    if table.graveyard and any(isinstance(rest.steps[-1], SeekGraveyard) for rest in rests):
        cards.append(table.graveyard[-1])
    return [card for card in cards if table.deck.kind_of[card].is_creature]


def preview(table: Table, seat: int, card: int) -> dict[str, object]:
    """[E-69] A fight against this creature as it would go: wounds, missing attack, and what could close the gap."""
    kind = table.deck.kind_of[card]
    space = table.track.index(card) if card in table.track else NONE
    price = 0 if space == NONE or table.foe == card else table.price(space)
    affordable = price <= table.players[seat].crystals
    world = facing(table, seat, card, price if affordable else 0)
    attack = world.attack_of(seat)
    plan = plan_to_win(world, Seat(seat), kind.health) if affordable else None
    return {
        "card": table.deck.key_of[card],
        "space": None if space == NONE else space + 1,
        "price": price,
        "affordable": affordable,
        "strength": table.strength_of(kind),
        "health": kind.health,
        "wounds": 0 if table.question == STRIKING else wounds_from(world, kind, seat),
        "attack": attack,
        "missing": max(0, kind.health - attack),
        "actions": [moves.write(table, code) for code in plan or []],
        "hopeless": affordable and plan is None,
        "glory": kind.glory(),
    }


def facing(table: Table, seat: int, card: int, price: int) -> Table:
    """A copy in which the seat has paid its way and stands before the creature."""
    world = table.clone()
    assert isinstance(world, Table)
    world.players[seat].crystals -= price
    world.foe = card
    world.question = STRIKING
    world.todo = [Frame(STRIKE, card)]
    world.offered = []
    return world


def plan_to_win(world: Table, seat: Seat, health: int) -> list[Code] | None:
    """The fewest Minor Actions that bring the attack up to the creature's health, or None if none do."""
    queue: list[tuple[Table, list[Code]]] = [(world, [])]
    seen: set[str] = set()
    for place in range(MOST_PLANS):
        if place == len(queue):
            break
        here, path = queue[place]
        if here.attack_of(seat) >= health:
            return path
        if here.question != STRIKING:  # nothing is left to be used
            continue
        for code in here.options(seat):
            if is_helpful(here, code):
                there = after(here, seat, code)
                mark = fingerprint(there, seat)
                if mark not in seen:
                    seen.add(mark)
                    queue.append((there, [*path, code]))
    return None


def is_helpful(table: Table, code: Code) -> bool:
    """Whether an answer is an action that can raise the attack, or help to pay for one that does."""
    action = moves.action_of(table, code) if moves.is_use(code) else None
    if action is None:
        return False
    for effect in action.effects:
        if isinstance(effect, (RaiseAttack, TakeCrystals, Rob)):
            return True
        if isinstance(effect, RaiseDefense) and can_use_defense(table):
            return True
    return False


def can_use_defense(table: Table) -> bool:
    """Whether an uncovered card turns defense into attack, as a cost or as what is counted."""
    for card in table.tops(table.players[table.active]):
        for action in table.deck.kind_of[card].abilities.actions:
            for step in action.steps:
                if isinstance(step, LoseDefense) or (isinstance(step, RaiseAttack) and step.amount.counter == DEFENSE):
                    return True
    return False


def after(table: Table, seat: Seat, code: Code) -> Table:
    """A copy in which the action was used; what it asks is answered in the plainest way."""
    world = table.clone()
    assert isinstance(world, Table)
    world.apply(seat, code, NO_LUCK)
    while world.question not in (STRIKING, CHOOSING):
        answering = Seat(world.answering)
        world.apply(answering, world.fallback(answering), NO_LUCK)
    return world


def fingerprint(table: Table, seat: int) -> str:
    """What matters for the rest of a plan."""
    player = table.players[seat]
    parts = [player.crystals, table.attack_of(seat), table.defense_of(seat), player.monsters, *sorted(table.used)]
    return " ".join(map(str, parts + table.tops(player)))
