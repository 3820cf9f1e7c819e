"""How a dog of some experience answers without thinking long: for play-outs, millions of them.

It reads the own cards and what all can see; of the others' cards only how many they hold. So a play-out needs no new
deal for the seat that answers, and nobody in it acts on a secret of somebody else. The weights are in weights.toml.
"""

from __future__ import annotations

from typing import Final

from questkeep.games.fetch_quest.rules import moves
from questkeep.games.fetch_quest.rules.attempts import bonus_of, demand_of, is_enough
from questkeep.games.fetch_quest.rules.deck import BOUNTY, FACE_DOWN, GRAND, SEALS, Challenge, Kind
from questkeep.games.fetch_quest.rules.effects import (
    AcquireBest,
    AcquirePile,
    Draw,
    Flip,
    Gain,
    Heal,
    Shield,
    Shift,
    Step,
)
from questkeep.games.fetch_quest.rules.table import (
    ACTING,
    DROPPING,
    FLIPPING,
    GIVING,
    HAND_SIZE,
    LIMITING,
    LOOKING,
    NAMING,
    PAYING,
    PLAYING,
    RECOVERING,
    REFRESHING,
    RESTING,
    RETREATING,
    SCOUTING,
    SCRAPPING,
    SHIFTING,
    TAKING,
    TARGETING,
    THE_MISSION,
    TO_DRAW,
    TO_HEAL,
    TO_PASS,
    TO_RALLY,
    TO_TAKE,
    Player,
    Table,
)
from questkeep.games.fetch_quest.weights import Weights
from questkeep.kernel.game import Code

NOBODY: Final = -1
LOW_STAMINA: Final = 2
NEVER: Final = -99.0
DRAWS_MAY_BRING: Final = 4  # Resources that may still be missing where cards can be drawn
SAVED: Final = 4.0  # how much less gladly a card is spent that is saved for the Mission
TO_SPARE: Final = HAND_SIZE + 1  # a hand with more cards was gathered for the grand Mission


def total_of(kind: Kind) -> int:
    """All Resources of a card."""
    return kind.mind + kind.skill + kind.war + kind.wild


class Habit:
    """One answer of one seat."""

    def __init__(self, table: Table, seat: int, weights: Weights) -> None:
        self.table = table
        self.seat = seat
        self.weights = weights
        self.me: Player = table.players[seat]
        self.mission: int = table.the_mission().kind

    def answer(self, options: list[Code]) -> Code:
        """What the seat answers."""
        question = self.table.question
        if question == PLAYING:
            return self.play(options)
        if question == TARGETING:
            return self.aim()
        if question == ACTING:
            return self.act(options)
        if question in (LIMITING, PAYING, DROPPING):
            return self.worst(options, moves.DISCARD)
        if question == GIVING:
            return options[0]
        if question == RESTING:
            return self.rest(options)
        if question in (TAKING, LOOKING):
            return self.best(options, moves.TAKE)
        if question == NAMING:
            return self.name(options)
        if question == RETREATING:
            return moves.ABILITY
        if question == REFRESHING:
            return moves.KEEP if self.best_of_pile() >= self.weights.habit_fresh_pile else moves.REFRESH
        return self.answer_rarely_asked(options)

    # Cards --------------------------------------------------------------------------------------------------

    def worth(self, card: int, tags: int) -> float:
        """What a card is worth to a pioneer with these tags."""
        kind = self.table.deck.kinds[card]
        value = float(kind.mind + kind.skill + kind.war) + self.weights.habit_wild * float(kind.wild)
        return value + self.weights.habit_effect if kind.tags & tags else value

    def best(self, options: list[Code], first: int) -> Code:
        """The card that helps most."""
        best = options[0]
        most = NEVER
        for code in options:
            value = self.worth(code - first, self.me.tags)
            if value > most:
                best, most = code, value
        return best

    def worst(self, options: list[Code], first: int) -> Code:
        """The card that is missed least."""
        worst = options[0]
        least = -NEVER
        for code in options:
            value = self.worth(code - first, self.me.tags)
            if value < least:
                worst, least = code, value
        return worst

    def best_of_pile(self) -> float:
        """What the best card of the Fortune Pile is worth."""
        best = 0.0
        for card in self.table.pile:
            best = max(best, self.worth(card, self.me.tags))
        return best

    def rest(self, options: list[Code]) -> Code:
        """[F-74] What is weaker than the usual own card goes."""
        if options[0] == moves.DONE:
            return moves.DONE
        cards = 0
        resources = 0
        for pile in (self.me.hand, self.me.deck, self.me.discard):
            for card in pile:
                cards += 1
                resources += total_of(self.table.deck.kinds[card])
        usual = float(resources) / float(cards)
        code = self.worst(options[:-1], moves.DISCARD)
        gives = float(total_of(self.table.deck.kinds[code - moves.DISCARD]))
        return code if gives < usual - self.weights.habit_rest_margin else moves.DONE

    # The attempt --------------------------------------------------------------------------------------------

    def in_hand(self, saved: int) -> list[int]:
        """All that the hand gives, its effects included; without cards that are saved for a seal."""
        have = [0, 0, 0, 0]
        for card in self.me.hand:
            kind = self.table.deck.kinds[card]
            if saved != NOBODY and is_of_use(kind, saved):
                continue
            have[0] += kind.mind
            have[1] += kind.skill
            have[2] += kind.war
            have[3] += kind.wild
            if kind.tags & self.me.tags:
                for step in kind.steps:
                    if isinstance(step, Gain):
                        have[step.resource] += step.number
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

    def aim(self) -> Code:
        """The target within reach that helps most; what is saved for the Mission is spent only in need."""
        table = self.table
        have = self.in_hand(NOBODY)
        if self.mission == GRAND:
            if self.can_try_the_mission(have):
                return moves.ATTEMPT_MISSION
            if len(self.me.hand) <= TO_SPARE and self.champion() != NOBODY:
                return moves.SKIP
        best = moves.SKIP
        most = 0.0
        saved = self.seal_to_save_for()
        if self.mission == SEALS:
            gain = self.of_seal() - self.weights.habit_cost * float(table.needed())
            for seal in range(3):
                if table.seals >> seal & 1 == 0 and have[seal] + have[3] >= table.needed() and gain > most:
                    best, most = Code(moves.ATTEMPT_SEAL + seal), gain
        spare = have if saved == NOBODY else self.in_hand(saved)
        for place, challenge in enumerate(table.queue):
            demand = table.deck.challenges[challenge].defeat
            if table.down >> challenge & 1 or not is_enough(have[0], have[1], have[2], have[3], demand):
                continue
            gain = self.relief(place, challenge) - self.weights.habit_cost * float(demand.total)
            if self.mission == GRAND or not is_enough(spare[0], spare[1], spare[2], spare[3], demand):
                gain -= self.weights.habit_urgent
            if gain > most:
                best, most = moves.ATTEMPTS[challenge], gain
        return best

    def can_try_the_mission(self, have: list[int]) -> bool:
        """[RC-28] Whether the hand is enough for the grand Mission, or a gathered hand may become so by drawing."""
        bonus = bonus_of(self.table, THE_MISSION)
        demand = demand_of(self.table, THE_MISSION)
        if is_enough(have[0], have[1], have[2], have[3] + bonus, demand):
            return True
        missing = demand.total - have[0] - have[1] - have[2] - have[3] - bonus
        return len(self.me.hand) > TO_SPARE and missing <= DRAWS_MAY_BRING and self.may_draw()

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
            value = weights.habit_reward + self.of_blow(card)
        else:
            danger = float(card.danger + self.table.sun)
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

    def of_blow(self, card: Challenge) -> float:
        """What a Challenge costs the seat if it activates now."""
        danger = max(0, card.danger + self.table.sun - self.table.shield)
        cost = float(min(danger, self.me.stamina)) + self.weights.habit_steps * float(len(card.steps))
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
        return float(table.sun) + float(table.sun_count) / float(table.seats * table.rules.laps)

    def play(self, options: list[Code]) -> Code:
        """The card that brings the attempt furthest; one with an effect always, and no more than is needed else."""
        table = self.table
        demand = demand_of(table, table.target)
        wild = table.wild + bonus_of(table, table.target)
        lacks = [max(0, demand.mind - table.mind), max(0, demand.skill - table.skill), max(0, demand.war - table.war)]
        lack = max(0, demand.total - table.mind - table.skill - table.war - wild)
        missing = max(lack, lacks[0] + lacks[1] + lacks[2] - wild)
        saved = self.seal_to_save_for() if table.target >= 0 else NOBODY
        is_spent = self.mission == GRAND and table.target >= 0
        best = options[-1]
        most = 0.0 if best == moves.CLOSE else NEVER  # an attempt once begun is never called off
        last = NOBODY
        for card in self.me.hand:
            if card == last:
                continue
            last = card
            kind = table.deck.kinds[card]
            is_saved = is_spent or (saved != NOBODY and is_of_use(kind, saved))
            value = self.of_use(kind, lacks, lack, missing) if missing > 0 else 0.0
            if value > 0.0 and is_saved:
                value = max(value - SAVED, 0.05)
            if kind.tags & self.me.tags and not is_saved:
                value += self.weights.habit_use_effect
            if value > most:
                best, most = moves.PLAYS[card], value
        return best

    def of_use(self, kind: Kind, lacks: list[int], lack: int, missing: int) -> float:
        """How far a card brings the attempt, less what it wastes; 0 where it brings nothing."""
        mind, skill, war, wild = kind.mind, kind.skill, kind.war, kind.wild
        if kind.tags & self.me.tags:
            for step in kind.steps:
                if isinstance(step, Gain):
                    if step.resource == 0:
                        mind += step.number
                    elif step.resource == 1:
                        skill += step.number
                    elif step.resource == 2:
                        war += step.number
                    else:
                        wild += step.number
        typed = min(mind, lacks[0]) + min(skill, lacks[1]) + min(war, lacks[2])
        of_any_type = max(0, lack - lacks[0] - lacks[1] - lacks[2])
        useful = min(missing, typed + min(of_any_type, mind + skill + war - typed) + wild)
        if useful == 0:
            return 0.0
        value = 2.0 * float(useful) - self.weights.habit_waste * float(total_of(kind)) + 0.5
        return max(value - 0.6 if wild else value, 0.05)

    # The action ---------------------------------------------------------------------------------------------

    def act(self, options: list[Code]) -> Code:
        """[F-51 … F-54] A gift where cards are gathered, else a card, or the ability where it is worth more."""
        if self.me.hand:
            receiver = self.keeper_of_seal()
            if self.mission == GRAND:
                receiver = self.champion()
                if receiver == NOBODY and len(self.me.hand) >= HAND_SIZE - 1:
                    receiver = self.last_of_round()
            if receiver != NOBODY:
                return Code(moves.GIVE + receiver)
        best = options[-1]
        most = NEVER
        for code in options:
            if code == moves.FORAGE:
                value = self.weights.habit_forage
            elif code == moves.ABILITY:
                value = self.of_deed(self.table.deck.pioneers[self.me.pioneer].active)
                if not self.table.has_defeated:
                    value -= self.weights.habit_price
            elif moves.TAKE <= code < moves.RECOVER:
                value = self.worth(code - moves.TAKE, self.me.tags)
            else:
                continue
            if value > most:
                best, most = code, value
        return best

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
        return 0.0 if self.table.down >> challenge & 1 else self.of_blow(self.table.deck.challenges[challenge])

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

    # Effects ------------------------------------------------------------------------------------------------

    def name(self, options: list[Code]) -> Code:
        """Whom an effect shall reach."""
        table = self.table
        if table.purpose == TO_PASS:
            champion = self.champion() if self.mission == GRAND else NOBODY
            return moves.NAMES[champion] if champion != NOBODY else moves.DONE
        best = options[0]
        most = NEVER
        for code in options:
            if code == moves.DONE:
                continue
            player = table.players[code - moves.NAME]
            value = 0.0
            if table.purpose == TO_HEAL:
                value = self.of_stamina(player, table.amount)
            elif table.purpose == TO_TAKE:
                value = self.worth(table.chosen, player.tags) + (self.weights.habit_own if player is self.me else 0.0)
            elif table.purpose == TO_DRAW:
                value = float(len(player.hand)) if self.mission == GRAND else float(-len(player.hand))
            elif table.purpose != TO_RALLY:
                value = float(len(player.hand)) if self.mission == GRAND and player.is_active else float(player.stamina)
            if value > most:
                best, most = code, value
        return best

    def answer_rarely_asked(self, options: list[Code]) -> Code:
        """The rarer effects."""
        table = self.table
        question = table.question
        if question == SCOUTING:
            weak = float(table.deck.challenges[options[0] - moves.ON_TOP].danger) <= self.weights.habit_scouted
            return options[0] if weak else options[1]
        if question == RECOVERING:
            return self.best(options[:-1], moves.RECOVER)
        if question == FLIPPING:
            best = options[0]
            most = NEVER
            for code in options:
                value = self.relief(table.queue.index(code - moves.FLIP), code - moves.FLIP)
                if value > most:
                    best, most = code, value
            return best
        if question == SHIFTING:
            return self.shift(options)
        if question == SCRAPPING:
            for code in options:
                if code >= moves.SCRAP_DISCARD:
                    return code
        return options[-1]

    def shift(self, options: list[Code]) -> Code:
        """The weakest Challenge within reach comes to position 1."""
        least = self.of_place(0)
        best = options[-1]
        for code in options[:-1]:
            challenge, position = (code - moves.MOVE) // 8, (code - moves.MOVE) % 8
            if position == 1:
                value = self.of_place(self.table.queue.index(challenge))
                if value < least:
                    best, least = code, value
        return best


def is_of_use(kind: Kind, seal: int) -> bool:
    """Whether a card helps to break a seal."""
    if kind.wild:
        return True
    if seal == 0:
        return kind.mind > 0
    return kind.skill > 0 if seal == 1 else kind.war > 0
