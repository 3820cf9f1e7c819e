"""The course of the game: what an answer does, step by step, until somebody must be asked."""

from __future__ import annotations

from questkeep.games.schatzjagd.rules import moves, unseen
from questkeep.games.schatzjagd.rules.choices import NOTHING_OFFERED
from questkeep.games.schatzjagd.rules.deck import (
    SchatzjagdDeck,
)
from questkeep.games.schatzjagd.rules.ending import count_points
from questkeep.games.schatzjagd.rules.objections import object_to, why_not
from questkeep.games.schatzjagd.rules.options import Options
from questkeep.games.schatzjagd.rules.shapes import SchatzjagdNotes, SchatzjagdView
from questkeep.games.schatzjagd.rules.table import (
    ACT,
    ACTING,
    ARRIVE,
    BANISH_ONE,
    BANISHING,
    CHOOSING_CASTLE,
    CLEANSE,
    CLEANSING,
    DEFEND,
    DEFENDING,
    DRAW,
    FIGHT,
    FIGHTING,
    FIND,
    FINDING,
    HAND_SIZE,
    INSERT,
    JOURNEY_BEGINS,
    LAND_AT,
    LANDING,
    NONE,
    OVER,
    PART,
    PART_TWO,
    PARTING,
    PEEK_ON,
    PEEKING,
    PLAYING,
    PUT,
    PUTTING,
    REFILL,
    RESHUFFLE,
    RESTING,
    ROLLING,
    SHIFT_ONE,
    SHIFTING,
    SHOPPING,
    SKIP_TEST,
    STEPPING,
    TURN_ENDS,
    USE,
    USING,
    WALK,
    Frame,
    Player,
)
from questkeep.games.schatzjagd.rules.turns import TurningTable
from questkeep.games.schatzjagd.rules.verbs import VERBS
from questkeep.games.schatzjagd.rules.view import look, notes
from questkeep.kernel.chance import Chance
from questkeep.kernel.errors import IllegalPick, Objection
from questkeep.kernel.event import Event, Seat
from questkeep.kernel.game import Code, Outcome
from questkeep.kernel.verbs import Verbs

CLEANSING_ROUNDS = 3  # [S-124]
PRESETS = {2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3]}  # [S-15] lands, clockwise


class Schatzjagd(TurningTable):
    """A table of Schatzjagd in play: the kernel's contract, fulfilled."""

    @staticmethod
    def set_up(seats: int, options: Options, deck: SchatzjagdDeck, chance: Chance) -> Schatzjagd:
        """[S-15 … S-19] A table ready for the first pick."""
        table = Schatzjagd.bare(seats, options, deck)
        table.shops = list(range(len(deck.shops)))
        if not options.fixed_city:
            chance.shuffle(table.shops)
        table.treasure_kinds = deck.treasure_kinds.copy()
        chance.shuffle(table.treasure_kinds)
        table.treasure_at = [NONE] * len(table.treasure_kinds)
        table.treasure_known = [0] * len(table.treasure_kinds)
        table.pile = list(range(len(deck.kind_of)))
        chance.shuffle(table.pile)
        for seat in range(seats):
            for _ in range(HAND_SIZE):
                table.put_in_hand(seat, table.pile.pop())
        if not options.chooses_castles:
            for seat, land in enumerate(PRESETS[seats]):
                table.take_castle(seat, land)
            table.begin(chance)
            table.settle(chance)
        return table

    @staticmethod
    def bare(seats: int, options: Options, deck: SchatzjagdDeck) -> Schatzjagd:
        """An empty board with so many new henchmen."""
        table = Schatzjagd(options, deck, [Player(deck.start.copy(), []) for _ in range(seats)])
        table.clear_board()
        return table

    def listen(self) -> None:
        self.told = []
        if self.turn == 0:
            self.tell_opening()
        elif self.turn == 1 and self.question == ROLLING and not self.has_played:
            self.tell_opening()
            self.tell(Event("game-begun", {"seat": self.start}))
            self.tell(Event("turn-began", {"seat": self.active, "turn": self.turn, "day": 1}))

    def tell_opening(self) -> None:
        """[S-16, S-18] What everybody begins with."""
        shops = [self.deck.shops[shop].key for shop in self.shops]
        self.tell(Event("city-laid-out", {"shops": shops}))
        for seat, player in enumerate(self.players):
            keys = [self.deck.key_of[card] for card in player.hand]
            public = Event("cards-drawn", {"seat": seat, "count": len(keys)})
            self.tell_secret(public, [seat], Event("cards-drawn", {"seat": seat, "count": len(keys), "cards": keys}))

    # What an answer does ------------------------------------------------------------------------------------

    def apply(self, seat: Seat, code: Code, chance: Chance) -> None:
        if not self.is_offered(seat, code):
            raise IllegalPick(object_to(self, seat, code))
        self.offered = NOTHING_OFFERED
        if self.question == CHOOSING_CASTLE:
            self.choose_castle(seat, code - moves.CASTLE, chance)
            self.settle(chance)
            return
        frame = self.todo.pop()
        if code >= moves.CAST:
            self.cast(frame, self.deck.kinds[moves.spell_in(code)], moves.aim_in(code), chance)
        elif code >= moves.INSERT:
            self.todo.append(Frame(INSERT, self.held(self.deck.kinds[code - moves.INSERT])))
        elif code >= moves.DIG:
            self.dig(self.deck.kinds[code - moves.DIG])
        else:
            self.answer(frame, seat, code, chance)
        self.settle(chance)

    def answer(self, frame: Frame, seat: int, code: int, chance: Chance) -> None:
        """An answer that plays no card from the hand, by the question it belongs to."""
        question = self.question
        if question == STEPPING:
            if code == moves.STOP:
                self.do_next(ARRIVE)
            else:
                self.step(code - moves.STEP)
        elif question == ROLLING:
            self.roll(chance)
        elif question == FIGHTING:
            if code == moves.FLEE:
                self.flee(seat)
            elif self.foe == NONE:
                self.exchange(chance)
            else:
                self.do_next(DEFEND)
        elif question == DEFENDING:
            if code == moves.FLEE:
                self.flee(seat)
            else:
                self.exchange(chance)
        elif question == PARTING:
            self.part(frame.number, code == moves.BLOW, chance)
        elif question in (ACTING, SHOPPING):
            if code != moves.DONE:
                self.todo.append(frame)
                self.act(code, chance)
        elif question == RESTING:
            self.skip_a_day()
        elif question == USING:
            self.use(code, chance)
        elif question == LANDING:
            self.travel(code - moves.GO)
        elif question == PEEKING:
            if code != moves.ENOUGH:
                self.look_at([code - moves.LOOK])
                if frame.number > 1:
                    self.todo.append(Frame(PEEK_ON, frame.number - 1))
        elif question == BANISHING:
            self.banish(code - moves.REMOVE)
        elif question == SHIFTING:
            self.look_at([code - moves.LOOK])
            self.todo.append(Frame(PUT, code - moves.LOOK))
        elif question == PUTTING:
            if frame.kind == INSERT:
                self.insert(frame.number, code - moves.PUT)
            else:
                self.put(frame.number, code - moves.PUT)
        elif question == CLEANSING:
            self.todo.append(Frame(CLEANSE, frame.number + 1))
            if code != moves.PASS:
                self.banish(code - moves.REMOVE)
        elif question == PLAYING and code >= moves.HIDE:
            self.has_played = True
            if code >= moves.DEPOSIT:
                self.lay_down(code - moves.DEPOSIT - 1, self.active)
            else:
                self.hide(code - moves.HIDE - 1)
                self.test_for_end()

    # Doing what is to be done -------------------------------------------------------------------------------

    def settle(self, chance: Chance) -> None:
        """Do what is to be done until somebody must be asked."""
        while self.todo:
            frame = self.todo.pop()
            if not self.is_done(frame, chance):
                return

    def ask(self, frame: Frame, question: int, seat: int) -> bool:
        """Put the frame back and wait for an answer."""
        self.todo.append(frame)
        self.question = question
        if seat != self.active:
            self.reveals += 1  # whoever made another player think cannot take it back
        self.answering = seat
        return False

    def is_done(self, frame: Frame, chance: Chance) -> bool:
        """Do one thing; False where somebody must be asked first.

        Who is asked follows from public facts alone: a lord without a spell is asked like one with a spell.
        """
        kind = frame.kind
        if kind == WALK:
            if self.steps:
                return self.ask(frame, STEPPING, self.active)
            self.do_next(ARRIVE)
        elif kind == ARRIVE:
            self.arrive(chance)
        elif kind == ACT:
            return self.is_acting_done(frame)
        elif kind == PART_TWO:
            return self.is_part_two_done(frame)
        elif kind == SKIP_TEST:
            if self.me().skip:
                if not self.has_played:
                    return self.ask(frame, RESTING, self.active)
                self.skip_a_day()
        elif kind == JOURNEY_BEGINS:
            if not self.has_played:
                return self.ask(frame, ROLLING, self.active)
            self.roll(chance)
        elif kind == FIGHT:
            if self.in_fight:
                return self.ask(frame, FIGHTING, self.active)
        elif kind == DEFEND:
            return self.ask(frame, DEFENDING, self.foe)
        elif kind == PART:
            if self.foe != NONE:
                return self.ask(frame, PARTING, self.foe if frame.number == self.active else self.active)
            self.part(frame.number, True, chance)
        elif kind == DRAW:
            self.draw(frame.seat, frame.number)
        elif kind == REFILL:
            self.draw(self.active, max(0, HAND_SIZE - self.hand_count(self.active)))
        elif kind == TURN_ENDS:
            self.end_turn()
        elif kind == RESHUFFLE:
            self.reshuffle(chance)
        elif kind == CLEANSE:
            if frame.number < CLEANSING_ROUNDS * self.seats and self.has_cards_on_board():
                seat = self.clockwise_from(self.active)[frame.number % self.seats]
                return self.ask(frame, CLEANSING, seat)
        elif kind == USE:
            if self.uses():
                return self.ask(frame, USING, self.active)
        elif kind == LAND_AT:
            return self.ask(frame, LANDING, self.active)
        elif kind == FIND:
            self.question = FINDING
            if not self.has_played and self.plays_of_found(frame.number):
                return self.ask(frame, FINDING, self.active)
        elif kind == PEEK_ON:
            if self.has_cards_on_board():
                return self.ask(frame, PEEKING, self.active)
        elif kind in (PUT, INSERT):
            return self.ask(frame, PUTTING, self.active)
        elif kind == BANISH_ONE:
            return self.ask(frame, BANISHING, self.active)
        elif kind == SHIFT_ONE:
            return self.ask(frame, SHIFTING, self.active)
        return True

    def is_acting_done(self, frame: Frame) -> bool:
        """[S-42, S-49] Free actions, or the shop; where none is left, part 2 is the next spell window."""
        self.showing = NONE
        field = self.me().field
        if self.deck.board.is_city[field]:
            if self.purchases() or self.pick_ups():
                return self.ask(frame, SHOPPING, self.active)
        elif not self.has_fled and not self.has_fiend(field) and self.has_free_action(field):
            return self.ask(frame, ACTING, self.active)
        return True

    def is_part_two_done(self, frame: Frame) -> bool:
        """[S-57] At most one card play; whoever holds nothing is not asked."""
        if self.has_played or self.hand_count(self.active) == 0:
            return True
        return self.ask(frame, PLAYING, self.active)

    def outcome(self) -> Outcome | None:
        return count_points(self) if self.question == OVER else None

    # What can be known --------------------------------------------------------------------------------------

    def first_open_chapter(self) -> int:
        """[S-134] The log goes back a full turn."""
        return self.chapter - 1

    def objection(self, seat: Seat, code: Code) -> Objection | None:
        return None if self.is_offered(seat, code) else object_to(self, seat, code)

    def verbs(self) -> Verbs:
        return VERBS

    def why_not(self, seat: Seat, things: list[str]) -> Objection:
        return why_not(self, seat, things)

    def fallback(self, seat: Seat) -> Code:
        """[S-140] No spell, stop, strike on, take all, buy nothing, no play; a forced one is the first there is."""
        options = self.options(seat)
        if self.question in (ACTING, SHOPPING):
            for code in options:
                if moves.TAKE < code < moves.HIDE:
                    return code
        if self.question == PLAYING and options[0] != moves.PASS:
            for code in options:
                if moves.INSERT <= code < moves.CAST:
                    return code
        return options[0]

    def view(self, seat: Seat | None) -> SchatzjagdView:
        return look(self, seat)

    def notes(self, seat: Seat) -> SchatzjagdNotes:
        return notes(self, seat)

    def clone(self) -> Schatzjagd:
        copy = Schatzjagd(self.rules, self.deck, [player.clone() for player in self.players])
        copy.copy_from(self)
        return copy

    def deal_anew(self, seats: list[Seat], chance: Chance) -> None:
        """Whoever plays on has forgotten nothing, not even at a table without a memory aid."""
        unseen.redeal(self, sum(1 << seat for seat in seats), chance)

    def redeal_unseen(self, seat: Seat | None, chance: Chance) -> None:
        unseen.imagine(self, self.seats if seat is None else seat, chance)
