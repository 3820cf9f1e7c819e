"""Fights between henchmen and against fiends, blow by blow (sections 13 and 14 of RULES.md)."""

from __future__ import annotations

from typing import ClassVar, Final

from questkeep.games.schatzjagd.rules import casting, deaths, effects, moves, piles, treasures
from questkeep.games.schatzjagd.rules.asking import Asking
from questkeep.games.schatzjagd.rules.deck import ANY, FIGHT, NAMES, WEAPONS
from questkeep.games.schatzjagd.rules.shapes import Phase, SchatzjagdNotes
from questkeep.games.schatzjagd.rules.table import NONE, Table
from questkeep.kernel.chance import Chance
from questkeep.kernel.errors import Objection
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Code
from questkeep.kernel.steps import NOBODY

STRIKE_OR_FLEE: Final = [moves.STRIKE, moves.FLEE]
BLOW_OR_WAIVE: Final = [moves.BLOW, moves.WAIVE]


def challenges(table: Table) -> list[Code]:
    """[S-50, S-90] Whom he may fight."""
    if table.has_challenged:
        return []
    here = table.me().field
    return [
        Code(moves.CHALLENGE + seat)
        for seat in table.enemies_on(here)
        if not (table.rules.castle_peace and table.players[seat].castle == here)
    ]


def challenge(table: Table, seat: int) -> None:
    """[S-90] A henchman must fight, or flee."""
    table.has_challenged = True
    begin_fight(table, seat)
    table.tell("challenged", {"seat": table.active, "foe": seat, "field": NAMES[table.me().field]})


def meet_fiend(table: Table, card: int) -> None:
    """[S-100] The fiend attacks with full life."""
    begin_fight(table, NONE)
    table.foe_life = table.deck.fiend_life
    if table.told is not None:
        kind = table.deck.kind_of[card]
        facts: dict[str, object] = {"seat": table.active, "card": kind.key, "power": kind.number}
        table.tell("fiend-met", {**facts, "roller": table.next_seat()})


def begin_fight(table: Table, foe: int) -> None:
    """[S-95, S-101] First of all the active lord decides."""
    table.in_fight = True
    table.foe = foe
    table.bonus = 0
    table.todo.append(STRIKE)


class Strike(casting.SpellWindow):
    """[S-95, S-101] Before each exchange the active lord decides: a spell, flight, or to strike."""

    phase: ClassVar[Phase] = "fighting"
    wanted: ClassVar[Objection] = Objection("S-95", "strike-or-flee")

    def run(self, table: Table, chance: Chance) -> int:
        return table.active if table.in_fight else NOBODY

    def opens(self, window: int) -> bool:
        return window in (ANY, FIGHT)

    def answers(self, table: Table) -> list[Code]:
        return STRIKE_OR_FLEE

    def decide(self, table: Table, seat: Seat, code: Code, chance: Chance) -> None:
        if code == moves.FLEE:
            flee(table, seat)
        elif table.foe == NONE:
            exchange(table, chance)
        else:
            table.todo.append(STRIKE_BACK)

    def note(self, table: Table, seat: int, facts: SchatzjagdNotes) -> None:
        facts["flight"] = losses_in_flight(table, seat)


class StrikeBack(Asking):
    """[S-95] Then the challenged lord decides: flight, or to strike."""

    phase: ClassVar[Phase] = "defending"
    wanted: ClassVar[Objection] = Objection("S-95", "strike-or-flee")

    def run(self, table: Table, chance: Chance) -> int:
        return table.foe

    def options(self, table: Table, seat: Seat) -> list[Code]:
        return STRIKE_OR_FLEE

    def answer(self, table: Table, seat: Seat, code: Code, chance: Chance) -> None:
        if code == moves.FLEE:
            flee(table, seat)
        else:
            exchange(table, chance)

    def note(self, table: Table, seat: int, facts: SchatzjagdNotes) -> None:
        facts["flight"] = losses_in_flight(table, seat)


STRIKE: Final[Strike] = Strike()
STRIKE_BACK: Final[StrikeBack] = StrikeBack()


def exchange(table: Table, chance: Chance) -> None:
    """[S-92, S-93] Both strike; the lower one is hurt by the difference."""
    mine, theirs = table.throw(2, chance)
    foe = table.foe
    powers = table.power_of(table.active), table.foe_power()
    hits = powers[0] + mine, powers[1] + theirs
    difference = hits[0] - hits[1]
    if table.told is not None:
        facts: dict[str, object] = {"seat": table.active, "foe": name_of(table, foe), "dice": [mine, theirs]}
        facts |= {"powers": list(powers), "mine": hits[0], "theirs": hits[1], "wear_clause": "S-93"}
        hurt = table.active if difference < 0 else foe
        table.tell("blows-exchanged", {**facts, **facts_of_blow(table, foe, hurt, abs(difference))})
    table.add(table.active, WEAPONS, -1)
    if foe != NONE:
        table.add(foe, WEAPONS, -1)
    if difference < 0:
        deaths.lose_life(table, table.active, foe, -difference)
    elif foe != NONE:
        deaths.lose_life(table, foe, table.active, difference)
    else:
        table.foe_life -= difference
        if table.foe_life <= 0:
            defeat_fiend(table, chance)
    if table.in_fight:
        table.todo.append(STRIKE)


def name_of(table: Table, fighter: int) -> object:
    """His seat, or the card of the fiend."""
    return fighter if fighter != NONE else table.deck.key_of[table.cards[table.me().field]]


def facts_of_blow(table: Table, other: int, hurt: int, loss: int) -> dict[str, object]:
    """Whom a blow hurts, if anybody, and who rolls where the other is a fiend."""
    facts: dict[str, object] = {"hurt": name_of(table, hurt) if loss else None, "loss": loss}
    return facts if other != NONE else {**facts, "roller": table.next_seat()}


def defeat_fiend(table: Table, chance: Chance) -> None:
    """[S-47, S-104] The fiend is gone; its reward and what it guarded are won."""
    field = table.me().field
    kind = table.deck.kind_of[table.cards[field]]
    table.end_fight()
    table.tell("fiend-defeated", {"seat": table.active, "card": kind.key})
    piles.discard_from_field(table, field)
    for token in table.lying_on(field):  # [S-89]
        treasures.give(table, token, table.active)
    effects.befall(table, kind.effects, table.active, 0, chance)


def flee(table: Table, seat: int) -> None:
    """[S-96] Flight is announced, and the other side may strike once more."""
    table.tell("fled", {"seat": seat})
    if seat == table.active:
        table.has_fled = True
    table.todo.append(PartingBlow(seat))


class PartingBlow(Asking):
    """[S-96, S-97] A lord may strike whoever flees once more, and a fiend does; then the fight is over."""

    phase: ClassVar[Phase] = "parting"
    wanted: ClassVar[Objection] = Objection("S-96", "blow-or-waive")

    def __init__(self, fleeing: int) -> None:
        self.fleeing = fleeing

    def run(self, table: Table, chance: Chance) -> int:
        striker = self.striker(table)
        if striker == NONE:
            self.strike(table, striker, chance)
            return NOBODY
        return striker

    def striker(self, table: Table) -> int:
        """The other side: a seat, or NONE for a fiend."""
        return table.foe if self.fleeing == table.active else table.active

    def options(self, table: Table, seat: Seat) -> list[Code]:
        return BLOW_OR_WAIVE

    def answer(self, table: Table, seat: Seat, code: Code, chance: Chance) -> None:
        if code == moves.BLOW:
            self.strike(table, seat, chance)
            return
        table.tell("blow-waived", {"seat": seat})
        table.end_fight()

    def strike(self, table: Table, striker: int, chance: Chance) -> None:
        """Combat power and a die against the bare combat power."""
        fleeing = self.fleeing
        die = table.throw(1, chance)[0]
        power = table.power_of(striker) if striker != NONE else table.foe_power()
        bare = table.power_of(fleeing)
        loss = max(0, power + die - bare)
        if table.told is not None:
            facts: dict[str, object] = {"seat": fleeing, "striker": name_of(table, striker), "die": die}
            facts |= {"powers": [power, bare], "mine": bare, "theirs": power + die}
            table.tell("parting-blow", {**facts, **facts_of_blow(table, striker, fleeing, loss)})
        if striker != NONE:
            table.add(striker, WEAPONS, -1)  # [S-93]
        table.end_fight()
        if loss:
            deaths.lose_life(table, fleeing, striker, loss)


def losses_in_flight(table: Table, seat: int) -> list[int]:
    """[S-96] The least and the most life that the parting blow can cost whoever flees now."""
    blow = table.foe_power() if seat == table.active else table.power_of(table.active)
    edge = blow - table.power_of(seat)
    return [max(0, edge + 1), max(0, edge + 6)]
