"""How well a seat stands in Schatzjagd, and which answers are worth a thought: what to fetch, and the way to it."""

from __future__ import annotations

from typing import Final

from questkeep.games.schatzjagd.rules import moves
from questkeep.games.schatzjagd.rules.deck import (
    FIELDS,
    FIEND,
    GOLD,
    JUMP,
    LIFE,
    MAP,
    PORTAL,
    POTION,
    SIDE,
    SPECIAL,
    SPELL,
    STRENGTH,
    TRAP,
    WEAPON,
    WEAPONS,
    Kind,
    Shop,
)
from questkeep.games.schatzjagd.rules.flow import Schatzjagd
from questkeep.games.schatzjagd.rules.table import (
    ACTING,
    BANISHING,
    CARRIED,
    CLEANSING,
    FINDING,
    INSERT,
    LANDING,
    NONE,
    PARTING,
    PEEKING,
    PLAYING,
    PUTTING,
    ROLLING,
    SHIFTING,
    STEPPING,
    USING,
)
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Code, Insight, State

VICTORY: Final = 1000.0
SAFE: Final = 160.0  # a hidden treasure: more than a carried one at the gate of the castle
HELD: Final = 55.0  # a carried one
GOAL: Final = 30.0  # to be where he wants to go
HALFWAY: Final = 8.0  # so many steps away it is worth half
WORTH: Final = [0.4, 3.0, 1.5, 0.4]  # life, strength, weapons, gold
WEAK: Final = 6  # below this every point of life is dear
DEAR: Final = 2.0
POISONED: Final = 6.0
SKIPPING: Final = 4.0
DEATH: Final = 12.0  # a new henchman is far from his goal
FRESH_CARD: Final = 2.0  # whoever inserts a card draws another
SIX_BY_SIX: Final = [(gap, 6 - abs(gap)) for gap in range(-5, 6)]  # how often two dice differ by this much, of 36
LONGEST_FIGHT: Final = 12

# Burdens, in steps: what it costs to enter a field beyond the step itself.
NIGHT: Final = 2  # [S-40] before the city wall
STOPPED: Final = 1  # [S-32] by a card or a henchman
UNKNOWN: Final = 3  # a card that may be anything
TRAPPED: Final = 4
DREADED: Final = 14  # a fiend that would kill him
FARTHEST: Final = 100
FAR: Final = 8  # worth magic travel
ON_THE_WAY: Final = 5  # so much of a detour is worth another treasure before going home
IN_PURSUIT: Final = 3
TRAINED: Final = 9  # strength enough
KEPT: Final = 10  # cards of so much use are not inserted


def distance(one: int, other: int) -> int:
    """Steps between two fields on an empty board."""
    return abs(one % SIDE - other % SIDE) + abs(one // SIDE - other // SIDE)


class SchatzjagdInsight(Insight):
    """Points of a seat, less those of its best rival; and plans for whatever has many answers."""

    def value(self, table: State, seat: Seat) -> float:
        assert isinstance(table, Schatzjagd)
        outcome = table.outcome()
        if outcome is not None:
            return VICTORY if seat in outcome.winners else -VICTORY
        if table.players[seat].field == NONE:
            return 0.0
        best = max(standing(table, other) for other in range(table.seats) if other != seat)
        return standing(table, seat) + prospects(table, seat) + fight_ahead(table, seat) - 0.5 * best

    def promising(self, table: State, seat: Seat, options: list[Code]) -> list[Code]:
        assert isinstance(table, Schatzjagd)
        question = table.question
        if question == STEPPING:
            return [next_step(table, seat, options)]
        if question == PUTTING:
            return [place_for(table, seat, options)]
        if question == PLAYING:
            return plays(table, seat, options)
        if question == ROLLING:
            is_far = Plan(table, seat).cost_from(table.players[seat].field) >= FAR
            return [code for code in options if code == moves.ROLL or (is_far and is_travel(table, code))]
        if question == PARTING:
            return [moves.BLOW]
        if question == ACTING:
            takes = [code for code in options if moves.TAKE <= code < moves.HIDE or code == moves.SEARCH]
            return takes[:1] or options
        if question == FINDING:
            digs = [code for code in options if moves.DIG <= code < moves.INSERT]
            return digs or [moves.KEEP]
        if question == USING and table.deck.kind_of[table.cards[table.players[seat].field]].last == PORTAL:
            return [moves.LEAVE]
        if question == LANDING:
            plan = Plan(table, seat)
            return [best_of(options, [-plan.arriving_at(code - moves.GO) for code in options])]
        if question in (PEEKING, BANISHING, SHIFTING, CLEANSING):
            return [nuisance(table, seat, options)]
        return options


def best_of(options: list[Code], values: list[int]) -> Code:
    """The option with the highest value; of equal ones the first."""
    return options[values.index(max(values))]


def is_travel(table: Schatzjagd, code: int) -> bool:
    """Whether the answer casts a spell that carries him away."""
    return code >= moves.CAST and table.deck.kinds[moves.spell_in(code)].last == JUMP


# Where to go ------------------------------------------------------------------------------------------------


class Plan:
    """What a henchman wants to reach, and what it costs from every field, in steps; from his lord's knowledge alone."""

    def __init__(self, table: Schatzjagd, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.burdens: list[int] = [self.burden(field) for field in range(FIELDS)]
        self.costs: list[int] = [FARTHEST] * FIELDS
        goals = self.goals()
        self.is_idle = not goals
        self.spread(goals or self.shops())

    def knows(self, field: int) -> bool:
        """Whether the lord knows the card in a field."""
        return self.table.known[field] >> self.seat & 1 == 1

    def burden(self, field: int) -> int:
        """What it costs to enter a field beyond the step itself."""
        table = self.table
        card = table.cards[field]
        if card == NONE:
            return 0
        if not self.knows(field):
            return UNKNOWN if table.life_of(self.seat) > WEAK else 2 * UNKNOWN
        kind = table.deck.kind_of[card]
        if kind.type == FIEND:
            lead = table.power_of(self.seat) - kind.number
            return STOPPED if lead >= 1 else min(DREADED, 3 - 2 * lead)
        return TRAPPED if kind.type == TRAP else STOPPED

    def goals(self) -> list[tuple[int, int]]:
        """Fields to reach, each with what it costs beyond the way."""
        table, player = self.table, self.table.players[self.seat]
        found: list[tuple[int, int]] = []
        detour = 0
        if player.carried:
            found.append((player.castle, 0))
            detour = ON_THE_WAY * player.carried
        for token in range(table.dug):
            place = table.treasure_at[token]
            if place < CARRIED and not self.is_dreaded(place):
                found.append((place, detour))
        if not table.maps_are_dead():
            for card in player.hand:
                kind = table.deck.kind_of[card]
                if kind.type == MAP:
                    found.append((kind.number, detour))
            for field in range(FIELDS):
                card = table.cards[field]
                if card != NONE and table.deck.is_map[card] and self.knows(field):
                    found.append((field, detour + STOPPED))
        if not player.carried:
            found += self.prey()
        return found

    def is_dreaded(self, field: int) -> bool:
        """Whether he knows of a fiend there that he had better not meet."""
        return self.burdens[field] > TRAPPED and self.knows(field)

    def prey(self) -> list[tuple[int, int]]:
        """Rivals that carry treasures home, and castles to be searched."""
        table = self.table
        here = table.players[self.seat].field
        found: list[tuple[int, int]] = []
        for seat, rival in enumerate(table.players):
            if seat == self.seat or rival.field == NONE:
                continue
            if rival.carried and not table.is_in_city(seat) and self.dares(seat):
                found.append((rival.field, IN_PURSUIT))
                if distance(here, rival.castle) < distance(rival.field, rival.castle):
                    found.append((rival.castle, IN_PURSUIT))
            if table.rules.plunder and rival.hidden:
                found.append((rival.castle, IN_PURSUIT))
        return found

    def dares(self, rival: int) -> bool:
        """Whether he would fight a rival: one who carries nothing has little to lose."""
        table = self.table
        return table.life_of(self.seat) > WEAK and table.power_of(self.seat) + 1 >= table.power_of(rival)

    def shops(self) -> list[tuple[int, int]]:
        """[S-51] Nothing to fetch: the city makes him stronger meanwhile."""
        table = self.table
        values = table.players[self.seat].values
        gold = values[GOLD]
        if gold and values[LIFE] <= WEAK:
            wanted = LIFE
        elif gold >= 3 and values[STRENGTH] < TRAINED:
            wanted = STRENGTH
        elif gold >= 8 and values[STRENGTH] >= TRAINED:
            wanted = WEAPONS
        else:
            wanted = GOLD
        city = table.deck.board.city_fields
        shops = [table.deck.shops[shop] for shop in table.shops]
        found = [(field, 0) for number, field in enumerate(city) if sells(shops[number], wanted)]
        return found or [(field, 0) for field in city]

    def spread(self, goals: list[tuple[int, int]]) -> None:
        """The cheapest way from every field, worked out backwards from the goals."""
        board, burdens, costs = self.table.deck.board, self.burdens, self.costs
        reached: list[list[int]] = [[] for _ in range(FARTHEST)]
        for goal, extra in goals:
            if extra < costs[goal]:
                costs[goal] = extra
                reached[extra].append(goal)
        for cost in range(FARTHEST):
            for field in reached[cost]:
                if costs[field] < cost:
                    continue
                entered = cost + 1 + burdens[field]
                is_city = board.is_city[field]
                for way in board.ways[field]:
                    before = entered + NIGHT if is_city and not board.is_city[way] else entered
                    if before < costs[way]:
                        costs[way] = before
                        reached[before].append(way)

    def cost_from(self, field: int) -> int:
        """Steps from a field to the cheapest goal."""
        return self.costs[field]

    def arriving_at(self, field: int) -> int:
        """The cost from a field, and of being there."""
        return self.costs[field] + self.burdens[field]


def sells(shop: Shop, value: int) -> bool:
    """Whether a shop raises this value."""
    return any(offer.effect.value == value and offer.effect.number > 0 for offer in shop.offers)


def next_step(table: Schatzjagd, seat: int, options: list[Code]) -> Code:
    """The first step of the cheapest way, or to stop: at a goal, or before the city wall."""
    plan = Plan(table, seat)
    best, least = moves.STOP, plan.cost_from(table.players[seat].field)
    if least == 0:
        return best
    for code in options:
        if moves.STEP <= code < moves.STEP + FIELDS and plan.arriving_at(code - moves.STEP) < least:
            best, least = code, plan.arriving_at(code - moves.STEP)
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
        return KEPT if kind.last == JUMP else 5
    return 0 if kind.type in (FIEND, TRAP) else 2


def place_for(table: Schatzjagd, seat: int, options: list[Code]) -> Code:
    """Good cards go where he will pass, bad ones where a rival will."""
    frame = table.todo[-1]
    card = frame.number if frame.kind == INSERT else table.cards[frame.number]
    kind = table.deck.kind_of[card]
    plan = Plan(table, seat)
    player = table.players[seat]
    if kind.type in (WEAPON, POTION, SPECIAL):
        fields = [code - moves.PUT for code in options]
        return best_of(options, [-plan.cost_from(field) - abs(distance(field, player.field) - 3) for field in fields])
    foe = rival_of(table, seat)
    rival = table.players[foe]
    aims = [rival.castle] if rival.carried or rival.field == rival.castle else [rival.field, rival.castle]
    values = []
    for code in options:
        field = code - moves.PUT
        value = -2 * min(abs(distance(field, aim) - 2) for aim in aims) - distance(field, rival.field)
        values.append(value + min(8, distance(field, player.castle)) + min(3, distance(field, player.field)))
    return best_of(options, values)


def rival_of(table: Schatzjagd, seat: int) -> int:
    """The rival who is nearest to winning."""
    rivals = [other for other in range(table.seats) if other != seat]
    ranks = [2 * table.players[other].hidden + table.players[other].carried for other in rivals]
    return rivals[ranks.index(max(ranks))]


def nuisance(table: Schatzjagd, seat: int, options: list[Code]) -> Code:
    """The card nearest to his way that troubles him most."""
    plan = Plan(table, seat)
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


def standing(table: Schatzjagd, seat: int) -> float:
    """Treasures and values: what everybody sees."""
    player = table.players[seat]
    value = SAFE * player.hidden + HELD * player.carried - POISONED * player.poison - SKIPPING * player.skip
    for number, worth in enumerate(WORTH):
        value += worth * player.values[number]
    value -= DEAR * max(0, WEAK - player.values[LIFE])
    if player.carried:
        value -= distance(player.field, player.castle)
    return value


def prospects(table: Schatzjagd, seat: int) -> float:
    """The way ahead, and the card that comes for one inserted."""
    value = FRESH_CARD if table.question == PUTTING and table.active == seat else 0.0
    if table.question == LANDING and table.active == seat:
        return value + GOAL
    plan = Plan(table, seat)
    return value if plan.is_idle else value + GOAL * HALFWAY / (HALFWAY + plan.cost_from(table.players[seat].field))


def fight_ahead(table: Schatzjagd, seat: int) -> float:
    """What a fight that goes on will bring: the better of fighting it out and fleeing at once."""
    if not table.in_fight or seat not in (table.active, table.foe):
        return 0.0
    player = table.players[seat]
    strength, weapons = player.values[STRENGTH], player.values[WEAPONS]
    is_mine = seat == table.active
    foe_power = table.foe_power() if is_mine else table.power_of(table.active)
    foe_life = table.foe_life if table.foe == NONE else table.life_of(table.foe if is_mine else table.active)
    bonus = table.bonus if is_mine else 0
    at_stake = DEATH + HELD * player.carried + 0.3 * player.values[GOLD] + WORTH[STRENGTH] * (strength - 2)
    parting = max(0.0, foe_power + 3.5 - strength - weapons - bonus)
    fleeing = -WORTH[LIFE] * parting if parting < player.values[LIFE] else -at_stake
    mine, theirs = float(player.values[LIFE]), float(foe_life)
    for _ in range(LONGEST_FIGHT):
        difference = strength + weapons + bonus - foe_power
        for gap, times in SIX_BY_SIX:
            blow = difference + gap
            if blow > 0:
                theirs -= blow * times / 36
            else:
                mine += blow * times / 36
        weapons = max(0, weapons - 1)
        if theirs <= 0:
            lost = player.values[LIFE] - mine
            risk = max(0.0, 1.0 - mine / 4.0)
            return max(fleeing, 15.0 + spoils(table, seat) - WORTH[LIFE] * lost - risk * at_stake)
        if mine <= 0:
            break
    return max(fleeing, -at_stake)


def spoils(table: Schatzjagd, seat: int) -> float:
    """The treasures to be won with a fight."""
    if seat != table.active:
        return HELD * table.players[table.active].carried
    if table.foe != NONE:
        return HELD * table.players[table.foe].carried
    return HELD * len(table.lying_on(table.players[seat].field))
