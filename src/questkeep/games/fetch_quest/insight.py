"""A guess of how well a team of Fetch Quest stands, from a table a bot imagines."""

from __future__ import annotations

from math import exp
from typing import Final

from questkeep.games.fetch_quest.rules.attempts import bonus_of, demand_of, is_enough, targets_of
from questkeep.games.fetch_quest.rules.deck import BOUNTY, FACE_DOWN, GRAND, SEALS, Resources
from questkeep.games.fetch_quest.rules.effects import Draw, Gain
from questkeep.games.fetch_quest.rules.table import (
    ACTING,
    CLAIMING,
    HAND_SIZE,
    NO_TARGET,
    OVER,
    PLAYING,
    TARGETING,
    THE_MISSION,
    Player,
    Table,
)
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Insight, State

WIN: Final = 400.0
MISSION: Final = 30.0  # of a Mission behind us
STAMINA: Final = 2.2  # of a point, the first ones
SPARE_STAMINA: Final = 1.0  # of those beyond three
RETREATED: Final = -5.0
THREAT: Final = 1.5  # of a point of Danger that is about to strike
LATER: Final = 0.72  # how much of it each further position keeps
QUALITY: Final = 2.6  # of a Resource of an owned card above a basic's
EFFECT: Final = 0.9  # of an effect the owner can use
REWARD: Final = 3.0  # of the right to take a reward
ABILITY: Final = 0.8
GATHERED: Final = 150.0  # of a champion who can win the grand Mission
STEEP: Final = 24.0
TURNING: Final = 0.98


class Prospect:
    """What a table promises the team."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def of_team(self) -> float:
        """Missions, pioneers, cards, and what lies ahead."""
        table = self.table
        worth = MISSION * float(table.mission)
        for player in table.players:
            worth += self.of_player(player)
        return worth + self.of_mission() - self.of_threats()

    def of_player(self, player: Player) -> float:
        """Stamina and the cards of a player."""
        worth = RETREATED
        if player.is_active:
            worth = STAMINA * float(min(player.stamina, 3)) + SPARE_STAMINA * float(max(0, player.stamina - 3))
        return worth + self.of_cards(player, player.hand) + self.of_cards(player, player.deck) + self.of_cards(
            player, player.discard
        )

    def of_cards(self, player: Player, cards: list[int]) -> float:
        """How much better than basics they are."""
        kinds = self.table.deck.kinds
        worth = 0.0
        for card in cards:
            kind = kinds[card]
            if not kind.is_basic:
                worth += QUALITY * (float(kind.mind + kind.skill + kind.war) + 1.4 * float(kind.wild) - 1.0)
                if kind.tags & player.tags:
                    worth += EFFECT
            else:
                worth -= 0.3
        return worth

    def of_mission(self) -> float:
        """How near the Mission is to its end."""
        table = self.table
        kind = table.the_mission().kind
        needed = float(table.needed())
        if kind == FACE_DOWN:
            down = 0.0
            for challenge in table.queue:
                if not table.is_face_up(challenge):
                    down += 1.0
            return 12.0 * min(1.0, down / needed) ** 2
        if kind == SEALS:
            broken = float((table.seals & 1) + (table.seals >> 1 & 1) + (table.seals >> 2 & 1))
            return MISSION * broken / 3.0
        if kind == BOUNTY:
            return MISSION * min(1.0, float(table.bounty) / needed)
        return self.of_gathering()

    def of_threats(self) -> float:
        """Face-up Challenges near the bottom of the queue, and those who must face them."""
        table = self.table
        threat = 0.0
        share = 1.0
        for challenge in table.queue:
            if table.is_face_up(challenge):
                threat += share * float(table.deck.challenges[challenge].danger + table.sun)
            share *= LATER
        return THREAT * threat

    # The grand Mission --------------------------------------------------------------------------------------

    def of_gathering(self) -> float:
        """[RC-28] The best chance to bring enough cards into one hand."""
        table = self.table
        best = 0.0
        demand = demand_of(table, THE_MISSION)
        for champion in range(table.seats):
            if table.players[champion].is_active:
                reached = self.coverage(champion, demand)
                best = max(best, 1.0 / (1.0 + exp(-STEEP * (reached - TURNING))) + 0.15 * reached)
        return GATHERED * best

    def coverage(self, champion: int, demand: Resources) -> float:
        """How much of the demand a champion can have in hand when the next turn of that seat comes."""
        table = self.table
        have = [0.0, 0.0, 0.0, float(bonus_of(table, THE_MISSION))]
        player = table.players[champion]
        self.add_cards(have, player.hand, player.tags, 1.0)
        if len(player.hand) < HAND_SIZE:
            self.add_average(have, player, HAND_SIZE - len(player.hand))
        seat = table.active
        is_over = table.question not in (TARGETING, PLAYING, ACTING) and table.answering == table.active
        for _ in range(table.seats):
            if seat == champion:
                break
            giver = table.players[seat]
            if giver.is_active and not (is_over and seat == table.active and table.receiver != champion):
                self.add_cards(have, giver.hand, player.tags, 0.93)
                if seat != table.active and len(giver.hand) < HAND_SIZE:
                    self.add_average(have, giver, HAND_SIZE - len(giver.hand))
            seat = (seat + 1) % table.seats
        if table.active == champion and table.target == THE_MISSION:
            have[0] += float(table.mind)
            have[1] += float(table.skill)
            have[2] += float(table.war)
            have[3] += float(table.wild)
        covered = min(have[0], float(demand.mind)) + min(have[1], float(demand.skill)) + min(have[2], float(demand.war))
        total = float(demand.total)
        spare = have[0] + have[1] + have[2] - covered
        return min(1.2, (covered + have[3] + min(spare, float(demand.any))) / total)

    def add_cards(self, have: list[float], cards: list[int], tags: int, share: float) -> None:
        """What cards give to a pioneer with these tags."""
        kinds = self.table.deck.kinds
        for card in cards:
            kind = kinds[card]
            have[0] += share * float(kind.mind)
            have[1] += share * float(kind.skill)
            have[2] += share * float(kind.war)
            have[3] += share * float(kind.wild)
            if kind.tags & tags:
                for step in kind.steps:
                    if isinstance(step, Gain):
                        have[step.resource] += share * float(step.number)
                    elif isinstance(step, Draw):
                        have[3] += share * 0.8

    def add_average(self, have: list[float], player: Player, count: int) -> None:
        """Cards that will be drawn, as good as those they are drawn from."""
        cards = player.deck + player.discard
        if cards:
            self.add_cards(have, cards, 0, 0.93 * float(min(count, len(cards))) / float(len(cards)))

    # The turn -----------------------------------------------------------------------------------------------

    def of_turn(self, seat: int) -> float:
        """What the seat can still do in its turn."""
        table = self.table
        if table.question == ACTING:
            return REWARD if table.has_defeated else 0.0
        if table.target != NO_TARGET:
            return self.of_attempt(seat)
        if table.question != TARGETING:
            return 0.0
        best = 0.0
        have = self.in_hand(seat)
        for target in targets_of(table):
            wild = have[3] + bonus_of(table, target)
            if is_enough(have[0], have[1], have[2], wild, demand_of(table, target)):
                best = max(best, self.of_success(target))
        return 0.97 * best

    def in_hand(self, seat: int) -> list[int]:
        """All that the hand gives."""
        table = self.table
        player = table.players[seat]
        have = [0, 0, 0, 0]
        for card in player.hand:
            kind = table.deck.kinds[card]
            have[0] += kind.mind
            have[1] += kind.skill
            have[2] += kind.war
            have[3] += kind.wild
            if kind.tags & player.tags:
                for step in kind.steps:
                    if isinstance(step, Gain):
                        have[step.resource] += step.number
        return have

    def of_attempt(self, seat: int) -> float:
        """The open attempt: won already, within reach, or hopeless."""
        table = self.table
        demand = demand_of(table, table.target)
        wild = table.wild + bonus_of(table, table.target)
        gain = self.of_success(table.target)
        hand = table.players[seat].hand
        if is_enough(table.mind, table.skill, table.war, wild, demand):
            return 0.995 * gain + self.of_playing_on(seat)
        have = self.in_hand(seat)
        if is_enough(
            table.mind + have[0], table.skill + have[1], table.war + have[2], wild + have[3], demand
        ):
            return 0.98 * gain - 0.01 * float(len(hand))
        for card in hand:
            kind = table.deck.kinds[card]
            if kind.tags & table.players[seat].tags:
                for step in kind.steps:
                    if isinstance(step, Draw):
                        return 0.3 * gain
        return -0.5

    def of_playing_on(self, seat: int) -> float:
        """Cards that are worse than what will be drawn are better played."""
        table = self.table
        if table.the_mission().kind == GRAND:
            return 0.0
        kept = 0.0
        for card in table.players[seat].hand:
            kind = table.deck.kinds[card]
            kept += 0.05 * (float(kind.mind + kind.skill + kind.war + kind.wild) - 1.6)
        return kept

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
            return after - before + REWARD
        return MISSION / 3.0 + REWARD


class FetchQuestInsight(Insight):
    """The team's prospects; judged as soon as somebody else is to answer, for the others are no rivals."""

    def __init__(self) -> None:
        self.is_patient = False

    def value(self, table: State, seat: Seat) -> float:
        assert isinstance(table, Table)
        if table.question == CLAIMING:
            return 0.0
        if table.question == OVER:
            return WIN if table.won else -WIN + MISSION * float(table.mission)
        prospect = Prospect(table)
        worth = prospect.of_team()
        return worth + prospect.of_turn(seat) if table.answering == seat else worth
