"""A guess of how well a seat of Enchanters stands, from a table a bot imagines."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from questkeep.games.enchanters.rules.costs import LoseDefense, PayCrystals, TakeWounds
from questkeep.games.enchanters.rules.deck import VILLAGE, Action
from questkeep.games.enchanters.rules.effects import Gift, RaiseAttack
from questkeep.games.enchanters.rules.fights import wounds_from
from questkeep.games.enchanters.rules.moves import use_code
from questkeep.games.enchanters.rules.player import Player
from questkeep.games.enchanters.rules.scoring import score
from questkeep.games.enchanters.rules.table import CHOOSING, DRAFTING, FACING, NONE, OVER, STRIKING, Table
from questkeep.games.enchanters.weights import Weights
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Insight, State

NEVER: Final = -1.0


class Prospect:
    """What a table promises: how much the future is worth, and to whom."""

    def __init__(self, table: Table, weights: Weights) -> None:
        self.table = table
        self.weights = weights
        cards = len(table.deal.order) - table.drawn + len(table.track)
        self.turns = float(cards) / float(table.seats)
        self.crystal = weights.crystal * min(1.0, self.turns / weights.turns_to_spend)
        self.spare = weights.spare_crystal * min(1.0, self.turns / weights.turns_to_spend)

    def of_values(self, attack: int, defense: int) -> float:
        """What attack and defense will still bring."""
        weights = self.weights
        surplus = max(0, attack - weights.enough_attack)
        worth = weights.attack_a_turn * (min(attack, weights.enough_attack) + weights.surplus * surplus)
        surplus = max(0, defense - weights.enough_defense)
        worth += weights.defense_a_turn * (min(defense, weights.enough_defense) + weights.surplus * surplus)
        return worth * self.turns

    def of_crystals(self, crystals: int) -> float:
        """What crystals will still buy."""
        few = self.weights.few_crystals
        return self.crystal * min(crystals, few) + self.spare * max(0, crystals - few)

    def of_player(self, player: Player) -> float:
        """The score as it stands, and what cards and crystals promise."""
        table = self.table
        worth = float(score(table, player)) + self.of_crystals(player.crystals)
        worth += self.of_values(max(0, player.icon_attack), max(0, player.icon_defense))
        for card in table.tops(player):
            kind = table.deck.kind_of[card]
            if kind.has_deeds or kind.has_triggers:
                worth += self.weights.ability * self.turns
        return worth

    def of_turn(self, seat: int) -> float:
        """What the active seat can still win in this turn."""
        table = self.table
        if table.foe != NONE:
            return max(self.of_fight(seat, table.foe, 0), -self.weights.lost_turn)
        if table.question != CHOOSING or table.major_done:
            return 0.0
        best = self.of_crystals(table.players[seat].crystals + 3) - self.of_crystals(table.players[seat].crystals)
        for space, card in enumerate(table.track):
            price = table.price(space)
            if price > table.players[seat].crystals:
                break
            if table.deck.kind_of[card].is_creature:
                best = max(best, self.of_fight(seat, card, price))
            else:
                best = max(best, self.of_artifact(seat, card, price))
        return best

    def of_fight(self, seat: int, card: int, price: int) -> float:
        """The glory of a creature less the wounds and crystals it costs; a fight that cannot be won is a lost turn."""
        table = self.table
        kind = table.deck.kind_of[card]
        player = table.players[seat]
        foe = table.foe
        table.foe = card
        missing = kind.health - table.attack_of(seat)
        wounds = 0 if table.question == STRIKING else wounds_from(table, kind, seat)
        table.foe = foe
        cost = 0.0
        if missing > 0:
            cost = self.to_close(player, missing, player.crystals - price)
            if cost < 0.0:
                return -float(wounds) - self.weights.lost_turn
        paid = self.of_crystals(player.crystals) - self.of_crystals(player.crystals - price)
        return float(kind.glory()) - float(wounds) - cost - paid

    def of_artifact(self, seat: int, card: int, price: int) -> float:
        """What the new icons promise, less those they cover and the crystals they cost."""
        table = self.table
        player = table.players[seat]
        kind = table.deck.kind_of[card]
        old = table.deck.kind_of[player.pile(kind.cls)[-1]]
        attack, defense = player.icon_attack, player.icon_defense
        gained_attack = kind.lower.attack + kind.upper_attack - old.upper_attack
        gained_defense = kind.lower.defense + kind.upper_defense - old.upper_defense
        worth = self.of_values(max(0, attack + gained_attack), max(0, defense + gained_defense))
        worth -= self.of_values(max(0, attack), max(0, defense))
        return worth + kind.glory() - self.of_crystals(player.crystals) + self.of_crystals(player.crystals - price)

    def of_taking(self, seat: int, card: int) -> float:
        """What the card just taken will bring once it lies on its pile; nothing where it is to be given away."""
        kind = self.table.deck.kind_of[card]
        if any(isinstance(step, Gift) for deed in kind.abilities.now for step in deed.steps):
            return 0.0
        return float(kind.glory()) if kind.is_creature else self.of_artifact(seat, card, 0)

    def to_close(self, player: Player, missing: int, crystals: int) -> float:
        """What it costs, in glory, to buy the attack that is missing; NEVER if it cannot be bought."""
        table = self.table
        cost = 0.0
        start = crystals
        multi = multi_gain = 0
        for source in [VILLAGE, *table.sources(player)]:
            printed = table.deal.village.abilities if source == VILLAGE else table.deck.kind_of[source].abilities
            for action in printed.actions:
                if source != VILLAGE and not table.is_working(player, source, action):
                    continue
                gain, price, wounds = self.bought(action)
                if gain <= 0 or price > crystals or missing <= 0:
                    continue
                if action.is_multi:
                    multi, multi_gain = price, gain
                elif use_code(source, action.number) not in table.used:
                    missing -= gain
                    crystals -= price
                    cost += float(wounds)
        if missing > 0 and multi_gain > 0:
            times = -(-missing // multi_gain)
            crystals -= times * multi
            missing = 0
        if missing > 0 or crystals < 0:
            return NEVER
        return cost + self.of_crystals(start) - self.of_crystals(crystals)

    def bought(self, action: Action) -> tuple[int, int, int]:
        """Attack gained by one use, and its price in crystals and wounds; nothing where it costs something else."""
        gain = price = wounds = 0
        for cost in action.costs:
            if isinstance(cost, PayCrystals):
                price = cost.crystals
            elif isinstance(cost, TakeWounds):
                wounds = cost.wounds
            elif not isinstance(cost, LoseDefense) or not cost.is_payable(self.table):
                return 0, 0, 0
        for effect in action.effects:
            if isinstance(effect, RaiseAttack):
                gain += effect.amount.of(self.table, self.table.active)
        return gain, price, wounds


class EnchantersInsight(Insight):
    """Score and prospects of a seat, ahead of its rivals."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        super().__init__()
        self.weights = weights
        self.native = Weights(weights)
        self.is_open = True  # [E-129] only the order of the deck is hidden, and from all alike

    def with_weights(self, weights: Mapping[str, float]) -> EnchantersInsight:
        return EnchantersInsight(weights)

    def value(self, table: State, seat: Seat) -> float:
        assert isinstance(table, Table)
        if table.question == DRAFTING:
            return 0.0
        if table.question == OVER:
            scores = [score(table, player) for player in table.players]
            return float(scores[seat] - max(scores[:seat] + scores[seat + 1 :]))
        prospect = Prospect(table, self.native)
        worths = [prospect.of_player(player) for player in table.players]
        if table.question in (CHOOSING, FACING, STRIKING) and table.active == seat:
            worths[seat] += prospect.of_turn(seat)
        elif table.taking != NONE and not table.is_given:  # [E-63] a question before the card comes to its pile
            worths[table.active] += prospect.of_taking(table.active, table.taking)
        rivals = [worth for number, worth in enumerate(worths) if number != seat]
        return worths[seat] - (max(rivals) + sum(rivals) / float(len(rivals))) / 2.0
