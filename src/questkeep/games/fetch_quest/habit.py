"""How a dog of some experience answers without thinking long: for play-outs, millions of them.

It reads the own cards and what all can see; of the others' cards only how many they hold. So a play-out needs no new
deal for the seat that answers, and nobody in it acts on a secret of somebody else. The weights are in weights.toml.
"""

from __future__ import annotations

from typing import Final

from questkeep.games.fetch_quest.judgement import NOBODY, TO_SPARE, Judgement, is_of_use
from questkeep.games.fetch_quest.rules import moves
from questkeep.games.fetch_quest.rules.attempts import bonus_of, demand_of, is_enough
from questkeep.games.fetch_quest.rules.deck import GRAND, SEALS
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
)
from questkeep.kernel.game import Code

NEVER: Final = -99.0
DRAWS_MAY_BRING: Final = 4  # Resources that may still be missing where cards can be drawn
SAVED: Final = 4.0  # how much less gladly a card is spent that is saved for the Mission


class Habit(Judgement):
    """One answer of one seat."""

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

    def rest(self, options: list[Code]) -> Code:
        """[F-74] What is weaker than the usual own card goes."""
        if options[0] == moves.DONE:
            return moves.DONE
        cards = 0
        resources = 0
        for pile in (self.me.hand, self.me.deck, self.me.discard):
            for card in pile:
                cards += 1
                resources += self.table.deck.kinds[card].total
        usual = float(resources) / float(cards)
        code = self.worst(options[:-1], moves.DISCARD)
        gives = float(self.table.deck.kinds[code - moves.DISCARD].total)
        return code if gives < usual - self.weights.habit_rest_margin else moves.DONE

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
