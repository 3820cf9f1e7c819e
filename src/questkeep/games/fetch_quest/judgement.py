"""What things are worth to a dog of Fetch Quest at first sight: cards, Challenges, deeds, and who gathers cards.

It reads the own cards and what all can see; of the others' cards only how many they hold. All weights are in
weights.toml.
"""

from __future__ import annotations

from typing import Final

from questkeep.games.fetch_quest.rules.deck import BOUNTY, FACE_DOWN, SEALS, Kind
from questkeep.games.fetch_quest.rules.effects import (
    AcquireBest,
    AcquirePile,
    Draw,
    Flip,
    Heal,
    Shield,
    Shift,
    Step,
)
from questkeep.games.fetch_quest.rules.table import HAND_SIZE, Player, Table
from questkeep.games.fetch_quest.weights import Weights

NOBODY: Final = -1
LOW_STAMINA: Final = 2
TO_SPARE: Final = HAND_SIZE + 1  # a hand with more cards was gathered for the grand Mission


def add(have: list[int], gives: list[int]) -> None:
    """Have these Resources as well."""
    for resource, number in enumerate(gives):
        have[resource] += number


def is_of_use(kind: Kind, seal: int) -> bool:
    """Whether a card helps to break a seal."""
    if kind.wild:
        return True
    if seal == 0:
        return kind.mind > 0
    return kind.skill > 0 if seal == 1 else kind.war > 0


class Judgement:
    """The table as one seat judges it."""

    def __init__(self, table: Table, seat: int, weights: Weights) -> None:
        self.table = table
        self.seat = seat
        self.weights = weights
        self.me: Player = table.players[seat]
        self.mission: int = table.the_mission().kind

    def worth(self, card: int, tags: int) -> float:
        """What a card is worth to a pioneer with these tags."""
        kind = self.table.deck.kinds[card]
        value = float(kind.mind + kind.skill + kind.war) + self.weights.habit_wild * float(kind.wild)
        return value + self.weights.habit_effect if kind.tags & tags else value

    def best_of_pile(self) -> float:
        """What the best card of the Fortune Pile is worth."""
        best = 0.0
        for card in self.table.pile:
            best = max(best, self.worth(card, self.me.tags))
        return best

    def in_hand(self, saved: int) -> list[int]:
        """All that the hand gives, its effects included; without cards that are saved for a seal."""
        have = [0, 0, 0, 0]
        for card in self.me.hand:
            kind = self.table.deck.kinds[card]
            if saved != NOBODY and is_of_use(kind, saved):
                continue
            add(have, kind.given_to(self.me.tags))
        return have

    def seal_to_save_for(self) -> int:
        """The seal the seat saves cards for: that of which it owns most; NOBODY in other Missions."""
        best = NOBODY
        if self.mission != SEALS:
            return best
        owned = [0, 0, 0]
        for pile in (self.me.hand, self.me.deck, self.me.discard):
            for card in pile:
                kind = self.table.deck.kinds[card]
                owned[0] += kind.mind
                owned[1] += kind.skill
                owned[2] += kind.war
        most = 0
        for seal in range(3):
            if self.table.seals >> seal & 1 == 0 and owned[seal] > most:
                best, most = seal, owned[seal]
        return best

    def may_draw(self) -> bool:
        """Whether the effect of a hand card draws another."""
        for card in self.me.hand:
            kind = self.table.deck.kinds[card]
            if kind.tags & self.me.tags:
                for step in kind.steps:
                    if isinstance(step, Draw):
                        return True
        return False

    def of_seal(self) -> float:
        """What a broken seal is worth; the last one can wait while the Sun is low."""
        seals = self.table.seals
        if seals in (3, 5, 6):
            return self.weights.habit_last_seal + self.weights.habit_last_seal_sun * float(self.table.sun)
        return self.weights.habit_seal

    def relief(self, place: int, challenge: int) -> float:
        """What it helps to defeat a Challenge."""
        weights = self.weights
        card = self.table.deck.challenges[challenge]
        if place == 0:
            value = weights.habit_reward + self.of_blow(challenge)
        else:
            danger = float(self.table.danger_of(challenge))
            value = (
                weights.habit_reward + weights.habit_ahead * (1.0 - weights.habit_ahead_place * float(place)) * danger
            )
        if self.mission == FACE_DOWN:
            return value + self.of_beacon(place)
        if self.mission == BOUNTY:
            value += weights.habit_bounty * float(card.danger)
            if self.table.bounty + card.danger >= self.table.needed():
                value += self.of_end(weights.habit_ripe_bounty, weights.habit_early_bounty)
        return value

    def of_blow(self, challenge: int) -> float:
        """What a Challenge costs the seat if it activates now."""
        steps = self.table.deck.challenges[challenge].steps
        danger = max(0, self.table.danger_of(challenge) - self.table.shield)
        cost = float(min(danger, self.me.stamina)) + self.weights.habit_steps * float(len(steps))
        return cost + self.weights.habit_fall if danger >= self.me.stamina else cost

    def of_beacon(self, place: int) -> float:
        """What one more Challenge face down brings the first Mission."""
        table = self.table
        down = 1
        for other in table.queue:
            if table.down >> other & 1:
                down += 1
        if down >= table.needed():
            return self.of_end(self.weights.habit_ripe_beacons, self.weights.habit_early_beacons)
        over = self.time() - self.weights.habit_ripe_beacons
        return self.weights.habit_beacon * float(place) * (1.0 + over) if over > -1.0 else 0.0

    def of_end(self, ripe: float, early: float) -> float:
        """What it is worth to end a Mission now: decks grow while it lasts, until the Sun is too high."""
        over = self.time() - ripe
        return self.weights.habit_ripe + self.weights.habit_late * over if over >= 0.0 else early

    def time(self) -> float:
        """How high the Sun stands."""
        table = self.table
        return float(table.sun) + float(table.sun_count) / float(table.sun_step)

    def of_use(self, kind: Kind, lacks: list[int], lack: int, missing: int) -> float:
        """How far a card brings the attempt, less what it wastes; 0 where it brings nothing."""
        gives = kind.given_to(self.me.tags)
        mind, skill, war, wild = gives[0], gives[1], gives[2], gives[3]
        typed = min(mind, lacks[0]) + min(skill, lacks[1]) + min(war, lacks[2])
        of_any_type = max(0, lack - lacks[0] - lacks[1] - lacks[2])
        useful = min(missing, typed + min(of_any_type, mind + skill + war - typed) + wild)
        if useful == 0:
            return 0.0
        value = 2.0 * float(useful) - self.weights.habit_waste * float(kind.total) + 0.5
        return max(value - 0.6 if wild else value, 0.05)

    def champion(self) -> int:
        """[RC-28] Who has begun to gather cards for the grand Mission; NOBODY if that is the seat itself, or nobody."""
        table = self.table
        most = TO_SPARE
        found = NOBODY
        for seat in range(table.seats):
            cards = len(table.players[seat].hand)
            if seat != self.seat and table.players[seat].is_active and cards > most:
                found, most = seat, cards
        return found

    def last_of_round(self) -> int:
        """The active player whose turn comes last: all others can give before."""
        table = self.table
        for step in range(1, table.seats):
            seat = (self.seat - step) % table.seats
            if table.players[seat].is_active:
                return seat
        return NOBODY

    def keeper_of_seal(self) -> int:
        """A pioneer whose seal needs what the seat holds and does not save for itself."""
        table = self.table
        saved = self.seal_to_save_for()
        best = NOBODY
        if saved == NOBODY:
            return best
        have = self.in_hand(NOBODY)
        most = self.weights.habit_gift_gap
        for seat, player in enumerate(table.players):
            seal = table.deck.pioneers[player.pioneer].focus
            if seat == self.seat or not player.is_active or seal == saved or table.seals >> seal & 1:
                continue
            gap = float(have[seal] - have[saved])
            if gap > most and float(have[seal]) >= self.weights.habit_gift:
                best, most = seat, gap
        return best

    def of_deed(self, steps: list[Step]) -> float:
        """What an ability brings now, compared with a card."""
        value = 0.0
        for step in steps:
            if isinstance(step, Heal):
                value += self.of_healing(step.number)
            elif isinstance(step, Shield):
                value += self.of_shield(step.number)
            elif isinstance(step, Flip):
                value += self.of_flip(step.number)
            elif isinstance(step, Shift):
                value += self.of_shift(step.number)
            elif isinstance(step, AcquirePile):
                value += self.best_of_pile() + self.weights.habit_for_one
            elif isinstance(step, AcquireBest):
                value += self.weights.habit_best_of
        return value

    def of_healing(self, most: int) -> float:
        """What it helps to heal whoever needs it most."""
        best = 0.0
        for player in self.table.players:
            if player.is_active:
                best = max(best, self.of_stamina(player, most))
        return best

    def of_stamina(self, player: Player, most: int) -> float:
        """What Stamina is worth to a pioneer."""
        worth = self.weights.habit_heal_low if player.stamina <= LOW_STAMINA else self.weights.habit_heal
        return float(min(most, player.most - player.stamina)) * worth

    def of_place(self, place: int) -> float:
        """What the Challenge of this place would cost the seat if it were the next to activate."""
        challenge = self.table.queue[place]
        return 0.0 if self.table.down >> challenge & 1 else self.of_blow(challenge)

    def of_shield(self, number: int) -> float:
        """What it helps to be shielded from the blow to come."""
        if not self.table.queue:
            return 0.0
        before = self.of_place(0)
        self.table.shield += number
        after = self.of_place(0)
        self.table.shield -= number
        return before - after

    def of_flip(self, most: int) -> float:
        """What it helps to turn a small Challenge face down."""
        table = self.table
        best = 0.0
        for place, challenge in enumerate(table.queue):
            if table.down >> challenge & 1 == 0 and table.deck.challenges[challenge].defeat.total <= most:
                best = max(best, self.relief(place, challenge) - 0.5)
        return best

    def of_shift(self, most: int) -> float:
        """What it helps to bring another Challenge to position 1."""
        if not self.table.queue:
            return 0.0
        least = before = self.of_place(0)
        for place in range(1, min(len(self.table.queue), most + 1)):
            least = min(least, self.of_place(place))
        return before - least
