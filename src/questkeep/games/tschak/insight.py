"""A guess of how well a seat of Tschak! stands, from a table a bot imagines."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from questkeep.games.tschak.rules.deck import ARTEFACT, CHAMELEON
from questkeep.games.tschak.rules.effects import Effect, PerMonster, SpareMonster, SquareGain, SquareLoss, Worth
from questkeep.games.tschak.rules.scoring import total
from questkeep.games.tschak.rules.strength import TIE_BITS, WIZARD_PLACES, best_wizard, power_of
from questkeep.games.tschak.rules.table import ALL_FLOORS, FLOORS, KEEPS, OVER, USING_ELIXIR, Player, Table
from questkeep.games.tschak.rules.teams import PLACES, SIZE, TEAM_SIZE, guided_plays
from questkeep.games.tschak.weights import Weights
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Insight, State

MOST_STRENGTH: Final = 27  # 9 and twice 9: no deck gives a team more


class Prospects:
    """What the floors to come hold, as an even share for each seat."""

    def __init__(self, table: Table, next_floor: i64, weights: Weights) -> None:
        share = 1.0 / table.seats
        self.monsters = share * float(ALL_FLOORS - next_floor)
        self.elixir = weights.elixir_hope if self.monsters > 0.0 else 0.0
        self.rings = 0.0
        self.troglodytes = 0.0
        for number in range(next_floor, ALL_FLOORS):
            if isinstance(table.deck.treasures[table.deal.treasures[number]].effect, SquareGain):
                self.rings += share
            if isinstance(table.deck.monsters[table.deal.monsters[number]].effect, SquareLoss):
                self.troglodytes += share


class Standing:
    """What a player has won, in numbers."""

    def __init__(self, table: Table, player: Player, ahead: Prospects) -> None:
        self.ahead = ahead
        self.two_players = table.seats == 2
        self.fixed = float(player.gold)
        self.rings = 0.0
        self.troglodytes = 0.0
        self.monsters = 0.0
        self.most_skulls = 0.0
        self.per_monster = 0.0
        self.elixir = False
        for number in range(ALL_FLOORS):
            if player.monsters >> number & 1:
                self.take(table.deck.monsters[table.deal.monsters[number]].effect, True)
            elif player.treasures >> number & 1:
                self.take(table.deck.treasures[table.deal.treasures[number]].effect, False)
        self.so_far = self.points()

    def take(self, effect: Effect, is_monster: bool) -> None:
        """Count one more card."""
        if is_monster:
            self.monsters += 1.0
        if isinstance(effect, Worth):
            self.fixed += effect.fixed
            if is_monster:
                self.most_skulls = max(self.most_skulls, -float(effect.fixed))
        elif isinstance(effect, SquareGain):
            self.rings += 1.0
        elif isinstance(effect, SquareLoss):
            self.troglodytes += 1.0
        elif isinstance(effect, SpareMonster):
            self.elixir = True
        elif isinstance(effect, PerMonster):
            self.per_monster += effect.each_for_two if self.two_players else effect.each

    def points(self) -> float:
        """[T-81] The points won, and what these cards gain or cost if an even share of the others follows."""
        ahead = self.ahead
        points = self.fixed + self.per_monster * (self.monsters + ahead.monsters)
        points += self.rings * (self.rings + 2.0 * ahead.rings)
        points -= self.troglodytes * (self.troglodytes + 2.0 * ahead.troglodytes)
        if self.elixir:
            saved = max(self.most_skulls, 2.0 * self.troglodytes - 1.0) - self.per_monster
            points += max(saved, ahead.elixir)
        return points

    def worth_of(self, effect: Effect, is_monster: bool) -> float:
        """What taking this card would add."""
        won = (self.fixed, self.rings, self.troglodytes, self.monsters, self.most_skulls, self.per_monster, self.elixir)
        self.take(effect, is_monster)
        worth = self.points() - self.so_far
        self.fixed, self.rings, self.troglodytes, self.monsters, self.most_skulls, self.per_monster, self.elixir = won
        return worth


class Outlook:
    """One seat's hopes and fears."""

    def __init__(self, table: Table, seat: Seat, weights: Weights) -> None:
        next_floor = ALL_FLOORS if table.phase == USING_ELIXIR else table.floor_number()
        self.table = table
        self.seat = seat
        self.weights = weights
        ahead = Prospects(table, next_floor, weights)
        self.standings = [Standing(table, player, ahead) for player in table.players]
        points = [standing.so_far for standing in self.standings]
        best = 1 if seat == 0 else 0
        for number in range(table.seats):
            if number != seat and points[number] > points[best]:
                best = number
        late = float(next_floor) / ALL_FLOORS  # early on all rivals matter alike, at the end the best of them
        self.counts = [(1.0 - late) / (table.seats - 1)] * table.seats
        self.counts[best] += late
        self.counts[seat] = -1.0
        """How much the points of each seat count against the lead."""
        self.lead = 0.0
        for number in range(table.seats):
            self.lead -= self.counts[number] * points[number]

    def stakes(self, number: i64) -> tuple[float, float, float]:
        """How the lead changes if the seat itself takes a floor's treasure, its monster, or if rivals take both.

        A card the seat does not take goes to any rival alike.
        """
        treasure = self.table.deck.treasures[self.table.deal.treasures[number]].effect
        monster = self.table.deck.monsters[self.table.deal.monsters[number]].effect
        gain = loss = left_to_rivals = 0.0
        for seat, standing in enumerate(self.standings):
            count = 1.0 if seat == self.seat else self.counts[seat] / (self.table.seats - 1)
            gained = count * standing.worth_of(treasure, False)
            lost = count * standing.worth_of(monster, True)
            gain += gained
            loss += lost
            if seat != self.seat:
                left_to_rivals -= gained + lost
        return gain, loss, left_to_rivals

    def worths_in_hand(self) -> list[float]:
        """What each card is worth if it is kept: for the loot, or for the later floors of this keep."""
        table = self.table
        weights = self.weights
        average = weights.average_strength
        hand = table.deal.hands[table.players[self.seat].hand]
        if table.floor + 1 == FLOORS:
            loot = weights.loot_for_two if table.seats == 2 else weights.loot
            return [loot * (max(0, table.deck.strengths[card]) - average) for card in hand]
        at_stake = 0.0
        for floor in range(table.floor + 1, FLOORS):
            gain, loss, _ = self.stakes(table.keep * FLOORS + floor)
            at_stake += max(0.0, gain - loss)
        price = weights.price * at_stake / float(FLOORS - 1 - table.floor)
        return [price * (strength_in_hand(table, card, weights) - average) for card in hand]

    def floor_in_progress(self) -> float:
        """What the best team the seat can still form promises: on this floor, and by the cards it leaves in hand."""
        table = self.table
        player = table.players[self.seat]
        hand = table.deal.hands[player.hand]
        gain, loss, left_to_rivals = self.stakes(table.floor_number())
        kept = self.worths_in_hand()
        copied = likely_wizard(table)
        rivals = [Rival(table, rival, copied) for rival in table.players if rival is not player]
        best = -1e9
        for cards in guided_plays(player.held, player.team, TEAM_SIZE - SIZE[player.team]):
            strength = power_of(table.deck, hand, player.team | cards, copied) >> TIE_BITS
            strongest = weakest = 1.0
            for rival in rivals:
                chance = rival.chance_below(strength)
                strongest *= chance
                weakest *= 1.0 - chance
            if player.offended:  # [T-96]
                strongest, weakest = 0.0, 1.0
            promise = strongest * gain + weakest * loss
            for place in PLACES[player.held & ~cards]:
                promise += kept[place]
            if promise > best:
                best = promise
        return best + left_to_rivals


def strength_in_hand(table: Table, card: int, weights: Weights) -> float:
    """How strong a card is likely to be in a later team."""
    if table.deck.strengths[card] == CHAMELEON:
        return weights.chameleon_strength
    if table.deck.adventurers[card].type == ARTEFACT:
        return weights.artefact_strength
    return float(table.deck.strengths[card])


def likely_wizard(table: Table) -> i64:
    """The number Chameleons will copy: the best on the floor, or the average of a hand that may still beat it."""
    best = best_wizard(table)
    for player in table.players:
        wizards = PLACES[player.held & WIZARD_PLACES]
        if wizards and not player.team & WIZARD_PLACES:
            hand = table.deal.hands[player.hand]
            numbers = 0
            for place in wizards:
                numbers += max(0, table.deck.strengths[hand[place]])
            average: i64 = numbers // len(wizards)
            best = max(best, average)
    return best


class Rival:
    """How strong a rival's team may become."""

    def __init__(self, table: Table, player: Player, copied: i64) -> None:
        self.offended = player.offended
        self.least: i64 = MOST_STRENGTH
        self.most: i64 = 0
        self.below = [0] * (MOST_STRENGTH + 2)
        """For each strength how many possible teams are below it, equal ones counted half, all doubled."""
        if player.offended:
            return
        hand = table.deal.hands[player.hand]
        for cards in guided_plays(player.held, player.team, TEAM_SIZE - SIZE[player.team]):
            strength = power_of(table.deck, hand, player.team | cards, copied) >> TIE_BITS
            self.below[strength] += 1
            self.least = min(self.least, strength)
            self.most = max(self.most, strength)
        less: i64 = 0
        for strength in range(self.least, self.most + 1):
            equal: i64 = self.below[strength]
            self.below[strength] = int(less + less + equal)
            less += equal
        self.all = float(less + less)

    def chance_below(self, strength: i64) -> float:
        """How likely the rival's team is weaker than this, if each of its teams is as likely as any other."""
        if self.offended or strength > self.most:  # [T-96] whatever its strength, an offender's team takes the bad card
            return 1.0
        if strength < self.least:
            return 0.0
        return float(self.below[strength]) / self.all


class TschakInsight(Insight):
    """Points won and in prospect, and what the floor in progress promises, ahead of the rivals."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        super().__init__()
        self.weights = weights
        self.native = Weights(weights)
        self.is_secretive = True
        self.budgets = (60, 2_400)  # rounds of learning are quick, and more of them mean more worlds

    def with_weights(self, weights: Mapping[str, float]) -> TschakInsight:
        return TschakInsight(weights)

    def value(self, table: State, seat: Seat) -> float:
        assert isinstance(table, Table)
        if table.phase == OVER:
            points = [total(table, player, player.discarded) for player in table.players]
            return float(points[seat] - max(points[:seat] + points[seat + 1 :]))
        outlook = Outlook(table, seat, self.native)
        if table.phase == USING_ELIXIR or (table.floor == 0 and table.step == 0):
            return outlook.lead  # a fresh keep promises nobody more than others
        return outlook.lead + outlook.floor_in_progress()

    def is_solvable(self, table: State) -> bool:
        """In the last keep, from the second pick of its middle floor on; two players have seen all hands by then."""
        assert isinstance(table, Table)
        is_late = table.floor + 1 == FLOORS or (table.floor + 2 == FLOORS and table.step > 0)
        if table.seats != 2 or table.rules.strict or table.keep + 1 < KEEPS or not is_late:
            return False
        for player in table.players:
            for card in table.deal.hands[player.hand]:
                if not table.seen >> card & 1:
                    return False
        return True
