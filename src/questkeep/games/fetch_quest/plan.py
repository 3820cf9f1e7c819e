"""What a table of Fetch Quest promises the team: its members, the Mission, the threats, and the turn."""

from __future__ import annotations

from math import exp
from typing import Final

from questkeep.games.fetch_quest.judgement import add
from questkeep.games.fetch_quest.rules.attempts import bonus_of, demand_of, is_enough, targets_of
from questkeep.games.fetch_quest.rules.deck import BOUNTY, FACE_DOWN, GRAND, SEALS, Resources
from questkeep.games.fetch_quest.rules.effects import Draw, Gain
from questkeep.games.fetch_quest.rules.table import (
    ACTING,
    HAND_SIZE,
    NO_TARGET,
    SEAL,
    TARGETING,
    THE_MISSION,
    Player,
    Table,
)
from questkeep.games.fetch_quest.weights import Weights

WIN: Final = 400.0
HOPELESS: Final = -0.5
ONE_DRAW: Final = 2  # Resources that a drawn card may bring


def promised(table: Table, seat: int) -> int:
    """[F-89] Bit c: another seat has said that it deals with Challenge c, and its turn comes before c activates."""
    standing = table.standing
    challenges = 0
    if standing is not None:
        for other in range(table.seats):
            if other != seat and standing.claims[other] and table.players[other].is_active:
                challenges |= standing.claims[other] & in_time(table, other)
    return challenges


def in_time(table: Table, seat: int) -> int:
    """Bit c: Challenge c of the queue does not activate before the seat's turn."""
    places = 0
    before = table.active
    while before != seat:
        if table.players[before].is_active:
            places += 1  # [F-28] only an active pioneer's turn has an Enemy phase, and there the queue moves on
        before = (before + 1) % table.seats
    challenges = 0
    for challenge in table.queue[places:]:
        challenges |= 1 << challenge
    return challenges


class Supply:
    """Resources that somebody has or may have."""

    def __init__(self) -> None:
        self.mind = 0.0
        self.skill = 0.0
        self.war = 0.0
        self.wild = 0.0

    def add(self, other: Supply, share: float) -> None:
        """A share of another supply."""
        self.mind += share * other.mind
        self.skill += share * other.skill
        self.war += share * other.war
        self.wild += share * other.wild

    def gain(self, resource: int, number: float) -> None:
        """More of one Resource: mind, skill, war, wild."""
        if resource == 0:
            self.mind += number
        elif resource == 1:
            self.skill += number
        elif resource == 2:
            self.war += number
        else:
            self.wild += number


class Prospect:
    """What a table promises the team."""

    def __init__(self, table: Table, seat: int, weights: Weights) -> None:
        self.table = table
        self.weights = weights
        self.is_own_turn: bool = table.active == seat
        self.promised: int = promised(table, seat)
        turns = float(table.sun) + float(table.sun_count) / float(table.sun_step)
        self.late: float = weights.sun * turns + weights.high_sun * turns * turns
        """What the Sun has cost so far; a Rest gives it back."""
        self.success: float = weights.mission + self.late
        self.hands: list[Supply] = []
        self.draws: list[Supply] = []

    def of_team(self) -> float:
        """Missions, pioneers, cards, and what lies ahead."""
        table = self.table
        worth = self.weights.mission * float(table.mission) - self.late
        for player in table.players:
            worth += self.of_player(player) + self.of_hand(player)
        worth += self.of_cards(table.players[table.active], table.played)
        return worth + self.of_mission() - self.of_threats()

    def of_hand(self, player: Player) -> float:
        """Cards in hand that are better than those that would be drawn instead."""
        kinds = self.table.deck.kinds
        worth = 0.0
        for card in player.hand:
            kind = kinds[card]
            worth += float(kind.mind + kind.skill + kind.war + kind.wild) - self.weights.usual
        for card in player.marked:
            kind = kinds[card]
            worth -= float(kind.mind + kind.skill + kind.war + kind.wild) - self.weights.usual
        return self.weights.held * worth

    def of_player(self, player: Player) -> float:
        """Stamina and the cards of a player."""
        worth = self.of_stamina(player.stamina) if player.is_active else self.weights.retreated
        return (
            worth
            + self.of_cards(player, player.hand)
            + self.of_cards(player, player.deck)
            + self.of_cards(player, player.discard)
        )

    def of_stamina(self, stamina: int) -> float:
        """The first points are worth most, and none at all is a retreat."""
        if stamina <= 0:
            return self.weights.retreated - 1.0
        weights = self.weights
        return weights.stamina * float(min(stamina, 3)) + weights.spare_stamina * float(max(0, stamina - 3))

    def of_cards(self, player: Player, cards: list[int]) -> float:
        """How much better than basics they are."""
        kinds = self.table.deck.kinds
        weights = self.weights
        worth = 0.0
        for card in cards:
            kind = kinds[card]
            if not kind.is_basic:
                resources = float(kind.mind + kind.skill + kind.war) + weights.wild * float(kind.wild)
                worth += weights.quality * (resources - 1.0)
                if kind.tags & player.tags:
                    worth += weights.effect
            else:
                worth -= weights.basic
        return worth

    def of_mission(self) -> float:
        """How near the Mission is to its end."""
        table = self.table
        weights = self.weights
        kind = table.the_mission().kind
        needed = float(table.needed())
        if kind == FACE_DOWN:
            down = 0
            staying = 0.0
            soon = 1 if self.is_own_turn else 0  # in the Enemy phase the queue moves down
            for place, challenge in enumerate(table.queue):
                if not table.is_face_up(challenge):
                    down += 1
                    if place >= soon:
                        staying += weights.beacon + weights.beacon_place * float(place - soon)
            return self.success if down >= table.needed() else weights.beacons * self.success * staying / needed
        if kind == SEALS:
            worth = 0.0
            for seal in range(3):
                if table.seals >> seal & 1:
                    worth += self.success / 3.0
                else:
                    worth += self.success / 6.0 * self.of_gathering(SEAL + seal)
            return worth
        if kind == BOUNTY:
            return self.success * min(1.0, float(table.bounty) / needed)
        return weights.gathered * self.of_gathering(THE_MISSION)

    def of_threats(self) -> float:
        """What Challenges will cost: exactly in this turn's Enemy phase, roughly in those to come."""
        table = self.table
        weights = self.weights
        threat = 0.0
        share = 1.0
        for place, challenge in enumerate(table.queue):
            if place == 0 and self.is_own_turn:
                threat += self.of_blow(challenge)
                continue
            if table.is_face_up(challenge):
                trust = weights.doubt if self.promised >> challenge & 1 else 1.0
                threat += trust * share * weights.threat * float(table.danger_of(challenge))
            share *= weights.later
        return threat + share * weights.unknown_threat if self.is_own_turn else threat

    def of_blow(self, challenge: int) -> float:
        """What the Challenge at position 1 costs the player whose turn it is."""
        table = self.table
        player = table.players[table.active]
        if not table.is_face_up(challenge) or not player.is_active or self.is_resting():
            return 0.0
        danger = max(0, table.danger_of(challenge) - table.shield)
        cost = self.of_stamina(player.stamina) - self.of_stamina(player.stamina - danger)
        if table.is_hushed:
            return cost
        return cost + self.weights.activation * float(len(table.deck.challenges[challenge].steps))

    def is_resting(self) -> bool:
        """Whether the Mission will be found defeated in this turn, so that nothing activates."""
        table = self.table
        kind = table.the_mission().kind
        if kind == FACE_DOWN:
            return sum(not table.is_face_up(challenge) for challenge in table.queue) >= table.needed()
        return table.bounty >= table.needed() if kind == BOUNTY else table.is_mission_done

    # The grand Mission --------------------------------------------------------------------------------------

    def of_gathering(self, target: int) -> float:
        """[RC-28] The best chance to bring enough cards into one hand."""
        table = self.table
        best = 0.0
        demand = demand_of(table, target)
        bonus = float(bonus_of(table, target))
        for champion in range(table.seats):
            if table.players[champion].is_active:
                reached = self.coverage(champion, demand, bonus)
                slope = self.weights.slope if target == THE_MISSION else self.weights.seal_slope
                best = max(best, self.of_coverage(reached, slope))
        return best

    def of_coverage(self, reached: float, slope: float) -> float:
        """What so much of a demand is worth: little by degrees, most of it where it is enough."""
        return 1.0 / (1.0 + exp(-self.weights.steep * (reached - (1.0 - self.weights.short)))) + slope * reached

    def coverage(self, champion: int, demand: Resources, bonus: float) -> float:
        """How much of the demand a champion can have in hand when the next turn of that seat comes."""
        table = self.table
        have = Supply()
        have.wild = bonus
        tags = table.players[champion].tags
        seat = champion
        while True:
            giver = table.players[seat]
            if giver.is_active or seat == champion:
                share = 1.0 if seat == champion else self.weights.given
                have.add(self.supplies()[seat], share)
                self.add_effects(have, giver.hand, tags, share)
                missing = HAND_SIZE - len(giver.hand)
                if missing > 0 and (seat != table.active or seat == champion):
                    have.add(self.draws[seat], self.weights.given * float(missing))
            if seat == table.active:
                break
            seat = (seat - 1) % table.seats
        if table.active == champion and table.target < NO_TARGET:
            have.mind += float(table.mind)
            have.skill += float(table.skill)
            have.war += float(table.war)
            have.wild += float(table.wild)
        covered = min(have.mind, float(demand.mind)) + min(have.skill, float(demand.skill))
        covered += min(have.war, float(demand.war))
        spare = have.mind + have.skill + have.war - covered
        return min(1.2, (covered + have.wild + min(spare, float(demand.any))) / float(demand.total))

    def supplies(self) -> list[Supply]:
        """What each hand gives by its Resources alone; and in `draws` what a card will that is drawn to it."""
        if not self.hands:
            for player in self.table.players:
                hand = Supply()
                self.add_cards(hand, player.hand, 1.0)
                self.hands.append(hand)
                draw = Supply()
                left = len(player.deck) + len(player.discard)
                if left:
                    self.add_cards(draw, player.deck, 1.0 / float(left))
                    self.add_cards(draw, player.discard, 1.0 / float(left))
                self.draws.append(draw)
        return self.hands

    def add_cards(self, have: Supply, cards: list[int], share: float) -> None:
        """The Resources of cards."""
        kinds = self.table.deck.kinds
        for card in cards:
            kind = kinds[card]
            have.mind += share * float(kind.mind)
            have.skill += share * float(kind.skill)
            have.war += share * float(kind.war)
            have.wild += share * float(kind.wild)

    def add_effects(self, have: Supply, cards: list[int], tags: int, share: float) -> None:
        """What effects of cards give to a pioneer with these tags."""
        kinds = self.table.deck.kinds
        for card in cards:
            kind = kinds[card]
            if kind.tags & tags:
                for step in kind.steps:
                    if isinstance(step, Gain):
                        have.gain(step.resource, share * float(step.number))
                    elif isinstance(step, Draw):
                        have.wild += share * self.weights.drawn

    # The turn -----------------------------------------------------------------------------------------------

    def of_turn(self, seat: int) -> float:
        """What the seat can still do in its turn."""
        table = self.table
        if table.question == ACTING:
            return self.weights.reward if table.has_defeated else 0.0
        if table.target != NO_TARGET:
            return self.of_attempt(seat)
        if table.question != TARGETING:
            return 0.0
        best = 0.0
        have = self.in_hand(seat)
        for target in targets_of(table):
            wild = have[3] + bonus_of(table, target)
            if is_enough(have[0], have[1], have[2], wild, demand_of(table, target)):
                cost = 0.0 if target == THE_MISSION else self.price_of(demand_of(table, target).total)
                best = max(best, self.of_success(target) - cost)
        return 0.97 * best

    def in_hand(self, seat: int) -> list[int]:
        """All that the hand gives."""
        table = self.table
        player = table.players[seat]
        have = [0, 0, 0, 0]
        for card in player.hand:
            add(have, table.deck.kinds[card].given_to(player.tags))
        return have

    def of_attempt(self, seat: int) -> float:
        """The open attempt: won already, within reach, or hopeless."""
        table = self.table
        demand = demand_of(table, table.target)
        wild = table.wild + bonus_of(table, table.target)
        gain = self.of_success(table.target)
        if table.target != THE_MISSION:
            gain -= self.price_of(demand.total - table.mind - table.skill - table.war - wild)
        hand = table.players[seat].hand
        if is_enough(table.mind, table.skill, table.war, wild, demand):
            return 0.995 * gain + 0.03
        have = self.in_hand(seat)
        if is_enough(table.mind + have[0], table.skill + have[1], table.war + have[2], wild + have[3], demand):
            return 0.985 * gain + 0.02 - 0.002 * float(len(hand))
        pool = table.mind + table.skill + table.war + wild + have[0] + have[1] + have[2] + have[3]
        if demand.total - pool > ONE_DRAW:
            return HOPELESS
        return self.weights.drawing * gain if self.may_draw(seat) else HOPELESS

    def may_draw(self, seat: int) -> bool:
        """Whether a card in hand lets the seat draw."""
        table = self.table
        for card in table.players[seat].hand:
            kind = table.deck.kinds[card]
            if kind.tags & table.players[seat].tags:
                for step in kind.steps:
                    if isinstance(step, Draw):
                        return True
        return False

    def price_of(self, resources: int) -> float:
        """What it costs to spend Resources that a champion could need for the grand Mission."""
        table = self.table
        if table.the_mission().kind != GRAND or resources <= 0:
            return 0.0
        demand = demand_of(table, THE_MISSION)
        best = 0.0
        for champion in range(table.seats):
            if table.players[champion].is_active:
                best = max(best, self.coverage(champion, demand, float(bonus_of(table, THE_MISSION))))
        less = best - float(resources) / float(demand.total)
        slope = self.weights.slope
        return self.weights.gathered * (self.of_coverage(best, slope) - self.of_coverage(less, slope))

    def of_success(self, target: int) -> float:
        """What it brings to defeat a target."""
        table = self.table
        if target == THE_MISSION:
            return WIN
        before = self.of_mission() - self.of_threats()
        if target >= 0:
            table.down |= 1 << target
            bounty = table.bounty
            table.bounty += table.deck.challenges[target].danger
            after = self.of_mission() - self.of_threats()
            table.bounty = bounty
            table.down &= ~(1 << target)
            return after - before + self.weights.reward
        return self.success / 3.0 + self.weights.reward
