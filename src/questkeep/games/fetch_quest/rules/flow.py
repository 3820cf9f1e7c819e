"""The course of the game: what an answer does, step by step, until somebody must be asked."""

from __future__ import annotations

from questkeep.games.fetch_quest.rules import enemies, events, moves, setup, unseen
from questkeep.games.fetch_quest.rules.attempts import succeeds
from questkeep.games.fetch_quest.rules.choices import NOTHING_OFFERED
from questkeep.games.fetch_quest.rules.deck import BOUNTY, GRAND, RESOURCES, SEALS, FetchQuestDeck
from questkeep.games.fetch_quest.rules.enemies import EnemyTable
from questkeep.games.fetch_quest.rules.events import open_to_all
from questkeep.games.fetch_quest.rules.knowledge import EVERYONE, HAND, OPEN
from questkeep.games.fetch_quest.rules.objections import object_to
from questkeep.games.fetch_quest.rules.payments import notes_for
from questkeep.games.fetch_quest.rules.shapes import FetchQuestNotes, FetchQuestView
from questkeep.games.fetch_quest.rules.table import (
    ACT,
    ACTING,
    CHECK,
    CLAIMING,
    DEED,
    DROPPING,
    END_TURN,
    FLIPPING,
    GIVING,
    HAND_SIZE,
    LIMIT,
    LIMITING,
    LOOKING,
    NAMING,
    NO_TARGET,
    NONE,
    OVER,
    PAYING,
    PLAYING,
    RECOVERING,
    REFRESHING,
    RESTING,
    RETREATING,
    SCOUTING,
    SEAL,
    SHIFTING,
    STEPS,
    TAKING,
    TARGETING,
    THE_MISSION,
    TO_DRAW,
    TO_HEAL,
    TO_PASS,
    TO_RALLY,
    TO_TAKE,
    Options,
)
from questkeep.games.fetch_quest.rules.talk import Standing, Talk
from questkeep.games.fetch_quest.rules.view import look, told_item
from questkeep.kernel.chance import Chance
from questkeep.kernel.errors import IllegalPick
from questkeep.kernel.event import Seat
from questkeep.kernel.game import WITHDRAW, Code, Outcome

ALL_CARDS = 99


class FetchQuest(EnemyTable):
    """A table of Fetch Quest in play: the kernel's contract, fulfilled."""

    @staticmethod
    def set_up(seats: int, options: Options, deck: FetchQuestDeck, chance: Chance) -> FetchQuest:
        """[F-14 … F-24] A table ready for the first pick."""
        table = FetchQuest(options, deck, setup.without_pioneers(seats))
        table.waiting = (1 << seats) - 1
        if options.pioneers == "random":
            table.waiting = 0
            for seat, pioneer in enumerate(setup.random_team(deck, seats, chance)):
                setup.take_pioneer(table, seat, pioneer)
            setup.lay_out(table, chance)
            table.begin_turn(table.first, chance)
        return table

    def listen(self) -> None:
        self.told = []
        if self.turn == 1 and self.question == TARGETING and self.target == NO_TARGET:
            self.tell_opening()
            self.tell_turn()
            hand = self.players[self.active].hand
            self.tell_hidden("cards-drawn", self.active, len(hand), {"shuffled": False}, self.keys(hand))

    def tell_opening(self) -> None:
        """[F-14 … F-24] What lies on the table before the first turn."""
        facts: events.Facts = {
            "pioneers": [self.deck.pioneers[player.pioneer].key for player in self.players],
            "queue": [self.deck.challenge_key[challenge] for challenge in self.queue],
            "pile": self.keys(self.pile),
            "mission": self.the_mission().key,
            "seat": self.first,
        }
        self.tell(open_to_all("game-opened", facts))
        missing = setup.missing_focuses(self)
        if missing:
            self.tell(open_to_all("focus-missing", {"focuses": [RESOURCES[focus] for focus in missing]}))

    def tell_turn(self) -> None:
        """[F-27] Whose turn begins, and in which state."""
        facts: events.Facts = {"seat": self.active, "turn": self.turn, "active": self.players[self.active].is_active}
        self.tell(open_to_all("turn-began", facts))

    # What an answer does ------------------------------------------------------------------------------------

    def apply(self, seat: Seat, code: Code, chance: Chance) -> None:
        if not self.is_offered(seat, code):
            self.apply_unasked(seat, code)
            return
        self.offered = NOTHING_OFFERED
        question = self.question
        if question == PLAYING:
            self.answer_attempt(code, chance)
        elif question == TARGETING:
            if code == moves.SKIP:
                self.settle(chance)
            else:
                self.open_attempt(code)
        elif question == ACTING:
            self.act(code, chance)
        elif question == GIVING:
            if code != moves.DONE:
                self.give_card(code - moves.HAND_OVER)
                self.amount -= 1
                if self.amount > 0 and self.players[self.active].hand:
                    return
            self.settle(chance)
        elif question in (LIMITING, DROPPING):
            self.discard_card(seat, code - moves.DISCARD, "limit" if question == LIMITING else "activation")
            self.amount -= 1
            if self.amount == 0:
                self.settle(chance)
        elif question == NAMING:
            self.name(code, chance)
        elif question == RESTING:
            self.choose_rest(seat, code, chance)
        elif question == RETREATING:
            if code == moves.ABILITY:
                self.use_ability("retreat", self.deck.retreat_deeds, chance)
            self.settle(chance)
        elif question == CLAIMING:
            self.claim(seat, code, chance)
        else:
            self.answer_effect(code, chance)

    def apply_unasked(self, seat: Seat, code: Code) -> None:
        """[F-74, F-89] Withdraw a locked discard, or talk; IllegalPick for all else."""
        if code not in self.may(seat):
            raise IllegalPick(object_to(self, seat, code))
        if code == WITHDRAW:
            player = self.players[seat]
            player.marked = []
            player.is_locked = False
            self.waiting |= 1 << seat
            if self.told is not None:
                self.tell(open_to_all("choice-withdrawn", {"seat": seat}))
            return
        if self.talk is None:
            self.talk = Talk()
        item = code - moves.TALK
        is_free = self.talk.say(seat, item, self.seats)
        if self.standing is None:
            self.standing = Standing()
        self.standing.hear(seat, item)
        self.forget_empty_talk()
        if self.told is not None:
            self.tell(open_to_all("said", {**told_item(self, seat, item), "free": is_free}))

    def forget_empty_talk(self) -> None:
        """Where nothing stands any more, nothing is kept."""
        if self.standing is not None and self.standing.is_empty():
            self.standing = None

    def claim(self, seat: Seat, code: Code, chance: Chance) -> None:
        """[F-14] A pioneer, or whichever is left; the last claim begins the game."""
        if code != moves.CLAIM_ANY:
            setup.take_pioneer(self, seat, code - moves.CLAIM)
        if self.told is not None:
            key = None if code == moves.CLAIM_ANY else self.deck.pioneers[code - moves.CLAIM].key
            self.tell(open_to_all("pioneer-claimed", {"seat": seat, "pioneer": key}))
        self.waiting &= ~(1 << seat)
        self.answering += 1
        if self.waiting == 0:
            setup.give_the_rest(self, chance)
            setup.lay_out(self, chance)
            self.reveals += 1
            if self.told is not None:
                self.tell_opening()
            self.begin_turn(self.first, chance)

    def begin_turn(self, seat: int, chance: Chance) -> None:
        """[F-27 … F-34] Retreated: one choice. Active: draw, then the attempt."""
        if self.standing is not None:
            self.standing.end_turn(self.active, self.talk)
            self.forget_empty_talk()
        self.turn += 1
        self.active = self.answering = seat
        self.has_defeated = False
        self.talk = None
        player = self.players[seat]
        if self.told is not None:
            self.tell_turn()
        if not player.is_active:
            self.todo.append(END_TURN)
            self.question = RETREATING
            return
        self.draw(seat, HAND_SIZE - self.weakness - len(player.hand), chance)
        self.weakness = 0
        self.todo.append(CHECK)
        self.todo.append(LIMIT)
        self.todo.append(ACT)
        if player.hand:
            self.question = TARGETING
        else:
            self.settle(chance)

    # The attempt --------------------------------------------------------------------------------------------

    def open_attempt(self, code: int) -> None:
        """[F-38] Name the target."""
        if code >= moves.ATTEMPT:
            self.target = code - moves.ATTEMPT
        else:
            self.target = THE_MISSION if code == moves.ATTEMPT_MISSION else SEAL + code - moves.ATTEMPT_SEAL
        self.mind = self.skill = self.war = self.wild = 0
        self.question = PLAYING
        if self.told is not None:
            self.tell(open_to_all("attempt-opened", {"seat": self.active, "target": self.target_key()}))

    def target_key(self) -> str:
        """The target as it is written."""
        if self.target >= 0:
            return self.deck.challenge_key[self.target]
        return "mission" if self.target == THE_MISSION else RESOURCES[self.target - SEAL]

    def answer_attempt(self, code: int, chance: Chance) -> None:
        """[F-39, F-46] Play a card, close, or give it up before the first card."""
        if code == moves.CLOSE:
            self.close_attempt(chance)
        elif code == moves.CANCEL:
            self.target = NO_TARGET
            self.question = TARGETING
            if self.told is not None:
                self.tell(open_to_all("attempt-cancelled", {"seat": self.active}))
        else:
            self.play_card(code - moves.PLAY, chance)

    def play_card(self, card: int, chance: Chance) -> None:
        """[F-40] Its Resources at once, then its effect if the pioneer has the tag [F-12]."""
        player = self.players[self.active]
        kind = self.deck.kinds[card]
        player.hand.remove(card)
        self.played.append(card)
        self.note(card, HAND + self.active, OPEN, EVERYONE)
        self.mind += kind.mind
        self.skill += kind.skill
        self.war += kind.war
        self.wild += kind.wild
        has_effect = kind.tags & player.tags != 0
        if self.told is not None:
            facts: events.Facts = {"seat": self.active, "card": kind.key, "effect": has_effect}
            self.tell(open_to_all("card-played", {**facts, "pool": [self.mind, self.skill, self.war, self.wild]}))
        if has_effect and not self.is_deed_done(card, 0, chance):
            return
        if self.is_hurt_early:
            self.settle(chance)

    def close_attempt(self, chance: Chance) -> None:
        """[F-46 … F-48] Succeed or fail; the played cards are discarded."""
        is_success = succeeds(self)
        target = self.target
        if self.told is not None:
            facts: events.Facts = {"seat": self.active, "target": self.target_key(), "success": is_success}
            self.tell(open_to_all("attempt-closed", {**facts, "pool": [self.mind, self.skill, self.war, self.wild]}))
        self.put_played_away()
        if is_success:
            self.has_defeated = True
            self.defeat(target)
            if self.is_mission_done and self.mission == len(self.deck.missions) - 1:
                self.end_game(True)  # [F-63] nothing can take it from us
                return
        self.settle(chance)

    def put_played_away(self) -> None:
        """[F-48] The play area is emptied."""
        self.players[self.active].discard += self.played
        self.played = []
        self.target = NO_TARGET

    def defeat(self, target: int) -> None:
        """[F-46, RC-26, RC-27] A Challenge is turned face down, a seal is broken, the Mission is done."""
        kind = self.the_mission().kind
        if target >= 0:
            self.down |= 1 << target
            if kind == BOUNTY:
                self.bounty += self.deck.challenges[target].danger
            return
        if kind == SEALS:
            self.seals |= 1 << (target - SEAL)
            self.is_mission_done = self.seals == 7
            if self.told is not None:
                facts: events.Facts = {"seat": self.active, "seal": RESOURCES[target - SEAL]}
                self.tell(open_to_all("seal-broken", facts))
        elif kind == GRAND:
            self.is_mission_done = True

    # The action ---------------------------------------------------------------------------------------------

    def act(self, code: int, chance: Chance) -> None:
        """[F-51 … F-54] Reward, Forage, Active ability or Give."""
        if code == moves.FORAGE:
            self.take_top(self.active)
        elif code >= moves.TAKE:
            self.take_from_pile(code - moves.TAKE, self.active)
        elif code == moves.ABILITY:
            hand = self.players[self.active].hand
            if self.has_defeated:
                self.use_ability("active", self.deck.active_deeds, chance)
            elif len(hand) > 1:
                self.question = PAYING
                return
            else:
                self.reveals += 1  # the only card is shown without being named
                self.pay(hand[0], chance)
        else:
            self.amount = ALL_CARDS
            if self.told is not None:
                self.tell(open_to_all("giving-began", {"seat": self.active, "taker": code - moves.GIVE}))
            if not self.begin_giving(code - moves.GIVE):
                return
        self.settle(chance)

    def pay(self, card: int, chance: Chance) -> None:
        """[F-53] A hand card is the price of the ability."""
        self.discard_card(self.active, card, "price")
        self.use_ability("active", self.deck.active_deeds, chance)

    def use_ability(self, side: str, deeds: int, chance: Chance) -> None:
        """[F-10] The ability of one side of the pioneer is to be done."""
        pioneer = self.players[self.active].pioneer
        if self.told is not None:
            facts: events.Facts = {"seat": self.active, "pioneer": self.deck.pioneers[pioneer].key, "side": side}
            self.tell(open_to_all("ability-used", facts))
        self.todo.append(DEED + (deeds + pioneer) * STEPS)

    def answer_effect(self, code: int, chance: Chance) -> None:
        """The choice an effect has waited for."""
        question = self.question
        if question == PAYING:
            self.pay(code - moves.DISCARD, chance)
        elif question == FLIPPING:
            self.turn_challenge(code - moves.FLIP, False)
        elif question == SHIFTING:
            if code != moves.STAY:
                self.move_challenge((code - moves.MOVE) // 8, (code - moves.MOVE) % 8 - 1)
        elif question == SCOUTING:
            on_top = code < moves.UNDER
            self.put_back(code - (moves.ON_TOP if on_top else moves.UNDER), on_top)
            if self.scouted:
                return
        elif question == REFRESHING:
            if code == moves.REFRESH:
                self.renew_pile(chance)
        elif question == TAKING:
            self.chosen = code - moves.TAKE
            self.ask_for_player(TO_TAKE, 1)
            return
        elif question == LOOKING:
            self.keep_looked(code - moves.TAKE)
        elif self.is_more_wanted(code):
            return
        self.settle(chance)

    def is_more_wanted(self, code: int) -> bool:
        """A card is recovered or scrapped; whether another may follow."""
        if code == moves.DONE:
            return False
        self.amount -= 1
        player = self.players[self.active]
        if self.question == RECOVERING:
            self.recover_card(code - moves.RECOVER)
            return self.amount > 0 and bool(player.discard)
        if code < moves.SCRAP_DISCARD:
            self.scrap_card(code - moves.SCRAP, True)
        else:
            self.scrap_card(code - moves.SCRAP_DISCARD, False)
        return self.amount > 0 and (bool(player.hand) or bool(self.basics_in(player.discard)))

    def name(self, code: int, chance: Chance) -> None:
        """[F-41] The player an effect has waited for is known."""
        if code != moves.DONE:
            seat = code - moves.NAME
            if self.purpose == TO_HEAL:
                self.heal(seat, self.amount)
            elif self.purpose == TO_DRAW:
                self.draw(seat, self.amount, chance)
            elif self.purpose == TO_RALLY:
                self.bring_back(seat)
            elif self.purpose == TO_TAKE:
                self.take_from_pile(self.chosen, seat)
                self.chosen = NONE
            elif self.purpose == TO_PASS:
                if not self.begin_giving(seat):
                    return
            else:
                self.receiver = seat
                self.ask(RECOVERING)
                return
        self.settle(chance)

    # What is still to be done -------------------------------------------------------------------------------

    def settle(self, chance: Chance) -> None:
        """Do what is to be done until somebody must be asked."""
        while self.question != OVER:
            if self.is_hurt_early:
                self.endure_early()
                continue
            frame = self.todo[-1]
            if frame < DEED and self.target != NO_TARGET:
                self.ask(PLAYING)
                return
            self.todo.pop()
            if frame >= DEED:
                if not self.is_deed_done((frame - DEED) // STEPS, (frame - DEED) % STEPS, chance):
                    return
            elif frame == ACT:
                self.ask(ACTING)
                return
            elif frame == LIMIT:
                self.amount = len(self.players[self.active].hand) - HAND_SIZE
                if self.amount > 0:
                    self.ask(LIMITING)
                    return
            elif frame == END_TURN:
                self.count_turn()
                if self.question != OVER:
                    self.begin_turn((self.active + 1) % self.seats, chance)
                return
            elif frame == CHECK and enemies.is_mission_defeated(self):
                self.begin_rest(chance)
                return
            else:
                self.do_enemy_step(frame, chance)

    def is_deed_done(self, deed: int, step: int, chance: Chance) -> bool:
        """[RC-06] Carry out the steps of a deed; False where somebody was asked."""
        steps = self.deck.deeds[deed]
        while step < len(steps):
            verb = steps[step]
            step += 1
            if not verb.carry_out(self, chance):
                if step < len(steps):
                    self.todo.append(DEED + deed * STEPS + step)
                return False
            if self.is_hurt_early:
                if step < len(steps):
                    self.todo.append(DEED + deed * STEPS + step)
                return True
        return True

    def endure_early(self) -> None:
        """[F-85] Stamina was lost outside the Enemy phase: retreats and loss at once."""
        self.is_hurt_early = False
        if self.is_lost_after_retreats():
            return
        if not self.players[self.active].is_active and self.todo[0] != END_TURN:
            self.put_played_away()
            self.todo = [END_TURN]

    # What can be known --------------------------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        """[F-82 … F-86] All win or none; the score is the number of Missions defeated."""
        if self.question != OVER:
            return None
        missions = self.mission + 1 if self.won else self.mission
        winners = [Seat(seat) for seat in range(self.seats)] if self.won else []
        return Outcome([missions] * self.seats, [1] * self.seats, winners)

    def view(self, seat: Seat | None) -> FetchQuestView:
        return look(self, seat)

    def notes(self, seat: Seat) -> FetchQuestNotes:
        return notes_for(self, seat)

    def clone(self) -> FetchQuest:
        copy = FetchQuest(self.rules, self.deck, [player.clone() for player in self.players])
        copy.copy_course(self)
        return copy

    def redeal_unseen(self, seat: Seat | None, chance: Chance) -> None:
        unseen.redeal(self, seat, chance)
