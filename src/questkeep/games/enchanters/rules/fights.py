"""What a fight costs and whether it can be won: facts for the question, and for absent players."""

from __future__ import annotations

from questkeep.games.enchanters.rules import moves
from questkeep.games.enchanters.rules.deck import Kind
from questkeep.games.enchanters.rules.shapes import EnchantersNotes, FightView
from questkeep.games.enchanters.rules.table import (
    CHOOSING,
    DROPPING,
    FACING,
    NAMING,
    NONE,
    STRIKING,
    SWAPPING,
    Table,
)
from questkeep.games.enchanters.rules.ways import Reached, Victory, after, leads_to_graveyard
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Code
from questkeep.kernel.views import PlainPick


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


def notes(table: Table, seat: int) -> EnchantersNotes:
    """Facts for the question the seat is asked."""
    if table.question == CHOOSING:
        is_open = seat == table.active and not table.major_done
        fights = [preview(table, seat, card) for card in possible_foes(table)] if is_open else []
        return {"clause": "E-33" if table.major_done else "E-29", "fights": fights}
    if table.question in (FACING, STRIKING):
        return {"clause": "E-77", "fights": [preview(table, seat, table.foe)] if seat == table.active else []}
    if table.question == NAMING:
        frame = table.todo[-1]
        assert frame.deed is not None
        step = frame.deed.steps[frame.number]
        source = moves.printed_on(table, frame.card)
        return {"clause": "E-91", "verb": step.verb, "source": source, "ability": frame.deed.number}
    if table.question == DROPPING:
        hands_over = table.todo[-1].number == 1
        return {"clause": "E-105" if hands_over else "E-92", "to": table.active if hands_over else None}
    return {"clause": "E-52" if table.question == SWAPPING else "E-19"}


def possible_foes(table: Table) -> list[int]:
    """The creatures of the track, and the one on the graveyard where a Rest leads there [E-109]."""
    cards = table.track.copy()
    if table.graveyard and graveyard_rests(table):
        cards.append(table.graveyard[-1])
    return [card for card in cards if table.deck.kind_of[card].is_creature]


def graveyard_rests(table: Table) -> list[str]:
    """[E-109] The Rests that lead to the graveyard, as they are written."""
    seat = Seat(table.active)
    return [table.said(seat, code).words[0] for code in table.options(seat) if leads_to_graveyard(table, code)]


def preview(table: Table, seat: int, card: int) -> FightView:
    """[E-69] A fight against this creature as it would go: wounds, missing attack, and which actions win it."""
    kind = table.deck.kind_of[card]
    space = table.track.index(card) if card in table.track else NONE
    price = 0 if space == NONE or table.foe == card else table.price(space)
    world = table.clone()
    assert isinstance(world, Table)
    world.foe = card  # [E-81]
    attack = world.attack_of(seat)
    plan = Plan(table, card)
    fight: FightView = {
        "card": table.deck.key_of[card],
        "space": None if space == NONE else space + 1,
        "price": price,
        "affordable": price <= table.players[seat].crystals,
        "strength": table.strength_of(kind),
        "health": kind.health,
        "wounds": 0 if table.question == STRIKING else wounds_from(world, kind, seat),
        "attack": attack,
        "missing": max(0, kind.health - attack),
        "first": plan.first,
        "actions": plan.actions,
        "hopeless": plan.is_hopeless,
        "glory": kind.glory(),
    }
    if space == NONE and table.foe != card:
        fight["rests"] = graveyard_rests(table)
    return fight


class Plan:
    """How a creature can be beaten in this turn, with as few Minor Actions as can be, as answers in notation."""

    def __init__(self, table: Table, card: int) -> None:
        self.first: list[PlainPick] = []
        """What must be done before setting out; empty where setting out now can lead to victory."""
        self.actions: list[PlainPick] = []
        """What is then done in the fight."""
        search = Victory(table, card, is_prepared=False)
        found = search.find()
        if found is None and table.question == CHOOSING and not search.is_cut_short:
            search = Victory(table, card, is_prepared=True)
            found = search.find()
        self.is_hopeless = found is None and not search.is_cut_short
        """Only what was looked at to the end is called so."""
        if found is not None:
            way = found.answers()
            majors = [place for place, there in enumerate(way) if is_major(there)]
            start = majors[0] + 1 if majors else 0
            self.first = written(way[: max(0, start - 1)])
            self.actions = written(without_blow(search, way[start:]))


def written(way: list[Reached]) -> list[PlainPick]:
    """Answers taken apart."""
    return [said_in(there.before.table, there.code) for there in way if there.before is not None]


def said_in(table: Table, code: Code) -> PlainPick:
    """An answer of whoever is to move, taken apart."""
    return table.said(Seat(table.active), code).plain()


def without_blow(search: Victory, way: list[Reached]) -> list[Reached]:
    """What is done in a fight; the blow stands among it only if something must wait for it."""
    actions = [there for there in way if there.code != moves.GO_ON]
    if not actions or len(actions) == len(way):
        return actions
    assert way[0].before is not None
    world = way[0].before.table
    for there in actions:
        if there.code not in world.options(Seat(world.answering)):
            return way
        world = after(world, there.code)
    if world.question == FACING:
        world = after(world, moves.GO_ON)
    return actions if search.is_found(world) else way


def is_major(there: Reached) -> bool:
    """[E-29] Whether an answer on a way was the turn's Major Action."""
    assert there.before is not None
    return there.table.major_done and not there.before.table.major_done
