"""How Schatzjagd judges: the next step, cards to spare and places for them, fights, and how well a lord stands."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from questkeep.games.schatzjagd.plan import DISTANCES, FARTHEST, Plan, distance
from questkeep.games.schatzjagd.rules import moves
from questkeep.games.schatzjagd.rules.deck import (
    FIELDS,
    FIEND,
    GOLD,
    LIFE,
    MAP,
    POTION,
    SPECIAL,
    SPELL,
    STRENGTH,
    TRAP,
    WEAPON,
    WEAPONS,
    Kind,
)
from questkeep.games.schatzjagd.rules.flow import Schatzjagd
from questkeep.games.schatzjagd.rules.magic import Jump, Land
from questkeep.games.schatzjagd.rules.piles import Put
from questkeep.games.schatzjagd.rules.table import NONE
from questkeep.games.schatzjagd.weights import Weights
from questkeep.kernel.game import Code

SIX_BY_SIX: Final = [(gap, 6 - abs(gap)) for gap in range(-5, 6)]  # how often two dice differ by this much, of 36
LONGEST_FIGHT: Final = 12
NEARLY_TWO: Final = [[abs(steps - 2) for steps in row] for row in DISTANCES]
NEARLY_THREE: Final = [[abs(steps - 3) for steps in row] for row in DISTANCES]
UP_TO_EIGHT: Final = [[min(8, steps) for steps in row] for row in DISTANCES]
UP_TO_THREE: Final = [[min(3, steps) for steps in row] for row in DISTANCES]
"""Between any two fields."""
KEPT: Final = 10  # cards of so much use are not inserted


def best_of(options: list[Code], values: list[int]) -> Code:
    """The option with the highest value; of equal ones the first."""
    best = 0
    highest: i64 = values[0]
    for place, number in enumerate(values):
        value: i64 = number
        if value > highest:
            best, highest = place, value
    return options[best]


def is_travel(table: Schatzjagd, code: int) -> bool:
    """Whether the answer casts a spell that carries him away."""
    return code >= moves.CAST and isinstance(table.deck.kinds[moves.spell_in(code)].last, Jump)


# Where to go ------------------------------------------------------------------------------------------------


def next_step(table: Schatzjagd, seat: int, options: list[Code], weights: Weights) -> Code:
    """The first step of the cheapest way, or to stop: at a goal, or before the city wall."""
    return step_along(Plan(table, seat, weights), options)


def step_along(plan: Plan, options: list[Code]) -> Code:
    """The first step of a plan; what is not certain yet costs no less than to stay."""
    best, least = moves.STOP, plan.cost_from(plan.table.players[plan.seat].field)
    if least == 0:
        return best
    for code in options:
        if moves.STEP <= code < moves.STEP + FIELDS:
            field = code - moves.STEP
            cost = plan.costs[field] + plan.burdens[field]
            if cost < least:
                best, least = code, cost
    return best


# Cards ------------------------------------------------------------------------------------------------------


def plays(table: Schatzjagd, seat: int, options: list[Code]) -> list[Code]:
    """Hide or dig where he can; else the card he can spare most, and what spells could do."""
    for code in options:
        if moves.HIDE < code < moves.DEPOSIT or moves.DIG <= code < moves.INSERT:
            return [code]
    inserts = [code for code in options if moves.INSERT <= code < moves.CAST]
    others = [code for code in options if code >= moves.CAST and not is_travel(table, code)]
    if inserts:
        spared = best_of(inserts, [-use_of(table, table.deck.kinds[code - moves.INSERT]) for code in inserts])
        if options[0] != moves.PASS or use_of(table, table.deck.kinds[spared - moves.INSERT]) < KEPT:
            return [spared, *others]
    return [options[0], *others] if options[0] == moves.PASS else options


def use_of(table: Schatzjagd, kind: Kind) -> int:
    """How much a lord would miss a card from his hand."""
    if kind.type == MAP:
        return 0 if table.maps_are_dead() else 3 * KEPT
    if kind.type == SPELL:
        return KEPT if isinstance(kind.last, Jump) else 5
    return 0 if kind.type in (FIEND, TRAP) else 2


def place_for(table: Schatzjagd, seat: int, options: list[Code], weights: Weights) -> Code:
    """The best place for the card that is inserted or shifted."""
    places = Places(table, seat, weights)
    best = options[0]
    highest = places.worth(best)
    for code in options:
        worth = places.worth(code)
        if worth > highest:
            best, highest = code, worth
    return best


def places_for(table: Schatzjagd, seat: int, options: list[Code], weights: Weights) -> list[int]:
    """How good places are."""
    places = Places(table, seat, weights)
    return [int(places.worth(code)) for code in options]


class Places:
    """Places for a card that is inserted or shifted: good cards go where he will pass, bad ones where a rival will."""

    def __init__(self, table: Schatzjagd, seat: int, weights: Weights) -> None:
        question = table.todo[-1]
        assert isinstance(question, Put)
        kind = table.deck.kind_of[question.card(table)]
        player = table.players[seat]
        is_besieging = weights.siege > 0
        is_good = kind.type in (WEAPON, POTION, SPECIAL) or (is_besieging and kind.type in (SPELL, MAP))
        self.plan: Plan | None = Plan(table, seat, weights) if is_good else None
        rival = table.players[rival_of(table, seat)]
        self.nearly_here = NEARLY_THREE[player.field]
        self.near_castle = NEARLY_TWO[rival.castle]
        self.near_aim = self.near_castle if is_besieging or rival.carried else NEARLY_TWO[rival.field]
        self.from_rival = DISTANCES[rival.field]
        self.from_home, self.from_here = UP_TO_EIGHT[player.castle], UP_TO_THREE[player.field]
        self.pull: i64 = weights.siege if is_besieging else 2

    def worth(self, code: Code) -> i64:
        """How good a place is."""
        field = code - moves.PUT
        if self.plan is not None:
            return -self.plan.cost_from(field) - self.nearly_here[field]
        off: i64 = self.near_castle[field]
        other: i64 = self.near_aim[field]
        away: i64 = self.from_rival[field]
        home: i64 = self.from_home[field]
        here: i64 = self.from_here[field]
        return home + here - away - self.pull * (min(off, other))


def rival_of(table: Schatzjagd, seat: int) -> int:
    """The rival who is nearest to winning."""
    rivals = [other for other in range(table.seats) if other != seat]
    ranks = [2 * table.players[other].hidden + table.players[other].carried for other in rivals]
    return rivals[ranks.index(max(ranks))]


def nuisance(table: Schatzjagd, seat: int, options: list[Code], weights: Weights) -> Code:
    """The card nearest to his way that troubles him most."""
    plan = Plan(table, seat, weights)
    here = table.players[seat].field
    values: list[int] = []
    for code in options:
        if code < moves.GO:  # enough, pass
            values.append(-FARTHEST)
        else:
            field = (code - moves.GO) % 128  # looks and removals are numbered in blocks of so many
            values.append(3 * plan.burdens[field] - distance(field, here))
    return best_of(options, values)


# How well a seat stands -------------------------------------------------------------------------------------


def standing(table: Schatzjagd, seat: int, weights: Weights) -> float:
    """Treasures and values: what everybody sees."""
    player = table.players[seat]
    value = weights.safe * player.hidden + weights.held * player.carried
    value -= weights.poisoned * player.poison
    value -= weights.skipping * player.skip
    for number, worth in enumerate(weights.worths):
        value += worth * player.values[number]
    value -= weights.dear * max(0, weights.weak - player.values[LIFE])
    if player.carried:
        value -= weights.homeward * distance(player.field, player.castle)
    return value


def prospects(table: Schatzjagd, seat: int, weights: Weights) -> float:
    """The way ahead, and the card that comes for one inserted."""
    question = table.todo[-1]
    value = weights.fresh_card if isinstance(question, Put) and table.active == seat else 0.0
    if isinstance(question, Land) and table.active == seat:
        return value + weights.goal
    here = table.players[seat].field
    plan = Plan(table, seat, weights)
    if plan.is_idle:
        return value
    return value + weights.goal * weights.halfway / (weights.halfway + plan.cost_from(here))


def fight_ahead(table: Schatzjagd, seat: int, weights: Weights) -> float:
    """What a fight that goes on will bring: the better of fighting it out and fleeing at once."""
    if not table.in_fight or seat not in (table.active, table.foe):
        return 0.0
    return max(fleeing(table, seat, weights), fighting(table, seat, weights))


def foe_power(table: Schatzjagd, seat: int) -> int:
    """The combat power this seat fights against."""
    return table.foe_power() if seat == table.active else table.power_of(table.active)


def at_stake(table: Schatzjagd, seat: int, weights: Weights) -> float:
    """What death would cost."""
    player = table.players[seat]
    strength = weights.worths[STRENGTH] * (player.values[STRENGTH] - 2)
    return weights.death + weights.held * player.carried + weights.lost_gold * player.values[GOLD] + strength


def fleeing(table: Schatzjagd, seat: int, weights: Weights) -> float:
    """[S-96] What a flight is likely to cost."""
    parting = max(0.0, foe_power(table, seat) + 3.5 - table.power_of(seat))
    return -weights.worths[LIFE] * parting if parting < table.life_of(seat) else -at_stake(table, seat, weights)


def fighting(table: Schatzjagd, seat: int, weights: Weights) -> float:
    """[S-92, S-93] What it will bring to fight it out, if all dice fall as they do on average."""
    values = table.players[seat].values
    weapons = values[WEAPONS]
    lead = table.power_of(seat) - weapons - foe_power(table, seat)  # without weapons, which wear off
    foe = table.foe if seat == table.active else table.active
    mine, theirs = float(values[LIFE]), float(table.foe_life if foe == NONE else table.life_of(foe))
    for _ in range(LONGEST_FIGHT):
        for gap, times in SIX_BY_SIX:
            blow = lead + weapons + gap
            if blow > 0:
                theirs -= blow * times / 36
            else:
                mine += blow * times / 36
        weapons = max(0, weapons - 1)
        if theirs <= 0:
            risk = max(0.0, 1.0 - mine / weights.close)
            spent = weights.worths[LIFE] * (values[LIFE] - mine) + risk * at_stake(table, seat, weights)
            return weights.won + spoils(table, seat, weights) - spent
        if mine <= 0:
            break
    return -at_stake(table, seat, weights)


def spoils(table: Schatzjagd, seat: int, weights: Weights) -> float:
    """The treasures to be won with a fight."""
    if seat != table.active:
        return weights.held * table.players[table.active].carried
    if table.foe != NONE:
        return weights.held * table.players[table.foe].carried
    return weights.held * len(table.lying_on(table.players[seat].field))
