"""A guess of how well a seat of Tschak! stands, from a table a bot imagines."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from questkeep.games.tschak.rules.deck import ARTEFACT, CHAMELEON
from questkeep.games.tschak.rules.effects import Effect, PerMonster, SpareMonster, SquareGain, SquareLoss, Worth
from questkeep.games.tschak.rules.scoring import total
from questkeep.games.tschak.rules.strength import TIE_BITS, WIZARD_PLACES, best_wizard, power_of
from questkeep.games.tschak.rules.table import ALL_FLOORS, FLOORS, OVER, Player, Table
from questkeep.games.tschak.rules.teams import PLACES, SIZE, guided_plays
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Insight, State

RING_GROWTH: float = 1.0  # share of the rings to come that a ring owner counts on, 1: an equal share
TROGLODYTE_GROWTH: float = 1.0  # the same for the Troglodytes to come
TROPHY_GROWTH: float = 1.0  # the same for the monsters the Trophy would pay for
ELIXIR_HOPE: float = 3.0  # points the Elixir will save as long as monsters are to come
SLOPE: float = 0.09  # how much a point of strength shifts the chance for a treasure and against a monster
CHAMELEON_STRENGTH: float = 3.5  # a Chameleon in hand, in points of strength
ARTEFACT_STRENGTH: float = 3.0  # an artefact in hand, in points of strength
LOOT_PER_STRENGTH: float = 0.5  # gold for each number on the last card
LOOT_PER_STRENGTH_FOR_TWO: float = 0.33
MOST_STRENGTH: Final = 27  # 9 and twice 9: more than any deck can give a team


class Prospects:
    """What the floors to come hold, for each seat its even share."""

    def __init__(self, table: Table, first: i64) -> None:
        self.rings = 0.0
        self.troglodytes = 0.0
        self.monsters = 0.0
        share = 1.0 / table.seats
        for number in range(first, ALL_FLOORS):
            self.monsters += share
            if isinstance(table.deck.treasures[table.deal.treasures[number]].effect, SquareGain):
                self.rings += share
            if isinstance(table.deck.monsters[table.deal.monsters[number]].effect, SquareLoss):
                self.troglodytes += share


class Standing:
    """What a player has won, in numbers."""

    def __init__(self, table: Table, player: Player) -> None:
        self.fixed = float(player.gold)
        self.rings = 0.0
        self.troglodytes = 0.0
        self.monsters = 0.0
        self.most_skulls = 0.0
        self.per_monster = 0.0
        self.elixir = False
        self.two_players = table.seats == 2
        for number in range(ALL_FLOORS):
            if player.monsters >> number & 1:
                self.take_monster(table.deck.monsters[table.deal.monsters[number]].effect)
            if player.treasures >> number & 1:
                self.take_treasure(table.deck.treasures[table.deal.treasures[number]].effect)

    def take_monster(self, effect: Effect) -> None:
        self.monsters += 1.0
        if isinstance(effect, SquareLoss):
            self.troglodytes += 1.0
        elif isinstance(effect, Worth):
            self.fixed += effect.fixed
            self.most_skulls = max(self.most_skulls, -float(effect.fixed))

    def take_treasure(self, effect: Effect) -> None:
        if isinstance(effect, Worth):
            self.fixed += effect.fixed
        elif isinstance(effect, SquareGain):
            self.rings += 1.0
        elif isinstance(effect, SpareMonster):
            self.elixir = True
        elif isinstance(effect, PerMonster):
            self.per_monster = float(effect.each_for_two if self.two_players else effect.each)

    def points(self, prospects: Prospects) -> float:
        points = self.fixed + self.rings * (self.rings + 2.0 * RING_GROWTH * prospects.rings)
        points -= self.troglodytes * (self.troglodytes + 2.0 * TROGLODYTE_GROWTH * prospects.troglodytes)
        points += self.per_monster * (self.monsters + TROPHY_GROWTH * prospects.monsters)
        if self.elixir:
            saved = max(self.most_skulls, 2.0 * self.troglodytes - 1.0) - self.per_monster
            points += max(saved, ELIXIR_HOPE if prospects.monsters > 0.0 else 0.0)
        return points

    def with_monster(self, effect: Effect, prospects: Prospects) -> float:
        before = (self.fixed, self.troglodytes, self.monsters, self.most_skulls)
        self.take_monster(effect)
        points = self.points(prospects)
        self.fixed, self.troglodytes, self.monsters, self.most_skulls = before
        return points

    def with_treasure(self, effect: Effect, prospects: Prospects) -> float:
        before = (self.fixed, self.rings, self.per_monster, self.elixir)
        self.take_treasure(effect)
        points = self.points(prospects)
        self.fixed, self.rings, self.per_monster, self.elixir = before
        return points


class Stake:
    """What it changes in the lead if the seat itself takes a floor's treasure, or its monster."""

    def __init__(
        self,
        table: Table,
        number: i64,
        judged: list[Standing],
        points: list[float],
        weights: list[float],
        prospects: Prospects,
    ) -> None:
        treasure = table.deck.treasures[table.deal.treasures[number]].effect
        monster = table.deck.monsters[table.deal.monsters[number]].effect
        self.treasure = 0.0
        self.monster = 0.0
        self.elsewhere = 0.0  # what the lead loses when rivals take both
        for seat, standing in enumerate(judged):
            gain = standing.with_treasure(treasure, prospects) - points[seat]
            loss = standing.with_monster(monster, prospects) - points[seat]
            if weights[seat] > 0.0:
                self.treasure += gain
                self.monster += loss
            else:
                share = -weights[seat] / (table.seats - 1)
                self.treasure += share * gain
                self.monster += share * loss
                self.elsewhere += share * (gain + loss)


class TschakInsight(Insight):
    """Points so far and in prospect, and what the keep in progress promises, against the rivals."""

    def value(self, table: State, seat: Seat) -> float:
        assert isinstance(table, Table)
        if table.phase == OVER:
            return lead_at_end(table, seat)
        prospects = Prospects(table, table.floor_number())
        standings = [Standing(table, player) for player in table.players]
        points = [standing.points(prospects) for standing in standings]
        weights = weights_of(table, seat, points)
        lead = 0.0
        for number in range(table.seats):
            lead += weights[number] * points[number]
        if table.floor == 0 and table.step == 0:
            return lead
        now = Stake(table, table.floor_number(), standings, points, weights, prospects)
        price = 0.0
        for later in range(table.floor + 1, FLOORS):
            stake = Stake(table, table.keep * FLOORS + later, standings, points, weights, prospects)
            price += max(0.0, stake.treasure - stake.monster)
        if table.floor + 1 < FLOORS:
            price *= SLOPE / float(FLOORS - 1 - table.floor)
        return lead - now.elsewhere + best_team(table, seat, now, price)


def lead_at_end(table: Table, seat: Seat) -> float:
    mine = total(table, table.players[seat], table.players[seat].discarded)
    best = max(total(table, other, other.discarded) for number, other in enumerate(table.players) if number != seat)
    return float(mine - best)


def weights_of(table: Table, seat: Seat, points: list[float]) -> list[float]:
    """How much each seat's points count in the lead: early on all rivals alike, at the end only the best one."""
    best = -1
    for number in range(table.seats):
        if number != seat and (best < 0 or points[number] > points[best]):
            best = number
    done = float(table.floor_number()) / ALL_FLOORS
    weights = [-(1.0 - done) / (table.seats - 1)] * table.seats
    weights[best] -= done
    weights[seat] = 1.0
    return weights


def best_team(table: Table, seat: Seat, now: Stake, price: float) -> float:
    """The most a completed team can promise: this floor's cards, and what is left in hand for later."""
    copied = likely_wizard(table)
    rivals = [strengths_of(table, other, copied) for number, other in enumerate(table.players) if number != seat]
    player = table.players[seat]
    hand = table.deal.hands[player.hand]
    if table.floor + 1 == FLOORS:
        price = LOOT_PER_STRENGTH_FOR_TWO if table.seats == 2 else LOOT_PER_STRENGTH
    worth = [price * in_hand(table, card) for card in hand]
    if table.floor + 1 == FLOORS:
        for place in range(10):
            if table.deck.strengths[hand[place]] <= 0:
                worth[place] = 0.0
    best = -1000.0
    for cards in guided_plays(player.held, player.team, 3 - SIZE[player.team]):
        strength = power_of(table.deck, hand, player.team | cards, copied) >> TIE_BITS
        strongest = 1.0
        weakest = 1.0
        for ahead in rivals:
            strongest *= ahead[strength]
            weakest *= 1.0 - ahead[strength]
        if player.offended:
            strongest = 0.0
            weakest = 1.0
        value = strongest * now.treasure + weakest * now.monster
        for place in PLACES[player.held & ~cards]:
            value += worth[place]
        if value > best:
            best = value
    return best


def in_hand(table: Table, card: int) -> float:
    strength = table.deck.strengths[card]
    if strength == CHAMELEON:
        return CHAMELEON_STRENGTH
    return float(strength) if table.deck.adventurers[card].type != ARTEFACT else ARTEFACT_STRENGTH


def likely_wizard(table: Table) -> i64:
    """The number that Chameleons will copy: the best on the floor, or the average in a hand if that is higher."""
    best = best_wizard(table)
    for player in table.players:
        if not player.team & WIZARD_PLACES:
            numbers: i64 = 0
            count: i64 = 0
            for place in PLACES[player.held & WIZARD_PLACES]:
                strength: i64 = table.deck.strengths[table.deal.hands[player.hand][place]]
                numbers += max(strength, 0)
                count += 1
            if count and numbers // count > best:
                best = numbers // count
    return best


def strengths_of(table: Table, player: Player, copied: i64) -> list[float]:
    """For each strength, the chance that this player's team ends below it; a tie counts half."""
    chances = [0.0] * (MOST_STRENGTH + 2)
    if player.offended:
        return [1.0] * (MOST_STRENGTH + 1)
    hand = table.deal.hands[player.hand]
    teams = guided_plays(player.held, player.team, 3 - SIZE[player.team])
    half = 0.5 / len(teams)
    for cards in teams:
        strength = power_of(table.deck, hand, player.team | cards, copied) >> TIE_BITS
        chances[strength] += half
        chances[strength + 1] += half
    below = 0.0
    for number in range(MOST_STRENGTH + 2):
        below += chances[number]
        chances[number] = below
    return chances
