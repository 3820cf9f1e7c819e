"""The course of the game: what an answer does, step by step, until somebody must be asked."""

from __future__ import annotations

from questkeep.games.enchanters.rules import events, fights, moves, setup, unseen
from questkeep.games.enchanters.rules.choices import NOTHING_OFFERED, AskingTable
from questkeep.games.enchanters.rules.deck import (
    ENCHANTMENT,
    ITEM,
    MAULED,
    MONSTER,
    RESTED,
    SLAY,
    SLAY_DRAGON,
    TOOK_ENCHANTMENT,
    TOOK_ITEM,
    TURN,
    VILLAGE,
    EnchantersDeck,
    Trigger,
)
from questkeep.games.enchanters.rules.effects import ANOTHER, NO_SEAT, NOBODY, Step
from questkeep.games.enchanters.rules.objections import object_to
from questkeep.games.enchanters.rules.scoring import count_points, sheet_lines
from questkeep.games.enchanters.rules.shapes import EnchantersNotes, EnchantersView
from questkeep.games.enchanters.rules.table import (
    BLOW,
    CHOOSING,
    DECIDE,
    DO,
    DRAFTING,
    DROP,
    DROPPING,
    FACE,
    FACING,
    FIRE,
    NAMING,
    NONE,
    OVER,
    PLACE,
    STRIKE,
    STRIKING,
    SWAPPING,
    Frame,
    Options,
)
from questkeep.games.enchanters.rules.view import look
from questkeep.kernel.chance import Chance
from questkeep.kernel.errors import IllegalPick
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Code, Outcome


class Enchanters(AskingTable):
    """A table of Enchanters in play: the kernel's contract, fulfilled."""

    @staticmethod
    def set_up(seats: int, options: Options, deck: EnchantersDeck, chance: Chance) -> Enchanters:
        """[E-18 … E-26] A table ready for the first pick."""
        table = Enchanters(options, deck, setup.empty_deal(deck), setup.first_players(deck, seats))
        table.start = table.active = table.answering = chance.below(seats)
        if options.kingdoms != setup.DRAFT:
            if options.kingdoms == setup.RANDOM:
                table.kingdoms = setup.random_kingdoms(deck, seats, chance)
            else:
                table.kingdoms = setup.named_kingdoms(deck, options.kingdoms)
            setup.lay_out(table, chance)
            table.begin_turn(table.start)
        return table

    def listen(self) -> None:
        self.told = []
        if self.turn == 1 and not self.major_done and not self.used and self.question == CHOOSING:
            self.tell_opening()
            self.tell(events.turn_began(self.active, self.turn))

    def tell_opening(self) -> None:
        """[E-18] What lies on the table before the first turn."""
        deck, deal = self.deck, self.deal
        self.tell(
            events.game_opened(
                [deck.kingdoms[kingdom] for kingdom in self.kingdoms],
                deal.village.key,
                [deck.key_of[card] for card in self.track],
                [deck.key_of[card] for card in sorted(deal.order[deal.bottom_from :])],
                len(deal.order),
                self.start,
            )
        )

    # What an answer does ------------------------------------------------------------------------------------

    def apply(self, seat: Seat, code: Code, chance: Chance) -> None:
        if not self.is_offered(seat, code):
            raise IllegalPick(object_to(self, seat, code))
        self.offered = NOTHING_OFFERED
        question = self.question
        if question == DRAFTING:
            self.draft(seat, code - moves.DRAFT_KINGDOM, chance)
        elif code == moves.END:
            self.end_turn()
        elif code == moves.GO_ON or code == moves.STRIKE_NOW:
            self.todo.pop()
            self.settle()
        elif question == NAMING:
            self.name(code - moves.NAME)
        elif question == DROPPING:
            self.drop(self.todo.pop(), code - moves.DROP_CARD)
            self.settle()
        elif question == SWAPPING:
            self.todo.pop()
            first, second = moves.swapped_spaces(code)
            self.swap(first - 1, second - 1)
            self.settle()
        elif code >= moves.USE:
            self.use(code)
            self.settle()
        else:
            self.journey(code - moves.JOURNEY - 1)
            self.settle()

    def draft(self, seat: Seat, kingdom: int, chance: Chance) -> None:
        """[E-19] Pick a kingdom; the last one is not asked for where only one is left."""
        self.take_kingdom(seat, kingdom)
        needed = setup.kingdoms_needed(self.seats)
        if len(self.kingdoms) + 1 == needed == len(self.deck.kingdoms):
            left = [number for number in range(needed) if number not in self.kingdoms]
            self.take_kingdom(self.answering, left[0])
        if len(self.kingdoms) == needed:
            setup.lay_out(self, chance)
            self.reveals += 1
            if self.told is not None:
                self.tell_opening()
            self.begin_turn(self.start)

    def take_kingdom(self, seat: int, kingdom: int) -> None:
        """One more kingdom is in play."""
        self.kingdoms = [*self.kingdoms, kingdom]
        self.answering = (seat + 1) % self.seats
        if self.told is not None:
            self.tell(events.kingdom_drafted(seat, self.deck.kingdoms[kingdom]))

    def begin_turn(self, seat: int) -> None:
        """[E-28] A clean turn, then the triggers of its beginning."""
        self.turn += 1
        self.active = seat
        self.bonus_attack = self.bonus_defense = 0
        self.used.clear()
        self.is_free = self.is_marked = self.major_done = False
        if self.told is not None:
            self.tell(events.turn_began(seat, self.turn))
        self.fire(TURN)
        self.settle()

    def end_turn(self) -> None:
        """[E-34, E-117] The discard of a Rest or a lost fight, then the next player, or the end."""
        if self.is_marked and self.track:
            card = self.track.pop(0)
            self.bury(card)
            if self.told is not None:
                self.tell(events.track_discarded(self.deck.key_of[card]))
            self.refill()
        if self.track:
            self.begin_turn((self.active + 1) % self.seats)
            return
        self.bonus_attack = self.bonus_defense = 0
        self.used.clear()
        self.question = OVER
        if self.told is not None:
            result = count_points(self)
            sheets = [sheet_lines(self, player) for player in self.players]
            winners = [int(seat) for seat in result.winners]
            self.tell(events.game_scored(sheets, result.scores, result.places, winners))

    def use(self, code: int) -> None:
        """[E-36, E-53] Choose a Minor Action or a Rest: its steps are to be done."""
        action = moves.action_of(self, code)
        assert action is not None
        source = moves.source_of(code)
        if not action.is_multi:
            self.used.append(code)
        if self.told is not None:
            key = moves.printed_on(self, source)
            self.tell(events.action_used(self.active, key, action.number, action.kind))
        if action.is_rest:
            self.major_done = self.is_marked = True
            self.sought = self.graveyard[-1] if self.graveyard else NONE
            self.todo.append(Frame(FIRE, number=RESTED))
        self.todo.append(Frame(DO, source, deed=action))

    def journey(self, space: int) -> None:
        """[E-58, E-59] Pay the way, then take the card or fight for it."""
        self.major_done = True
        price = self.price(space)
        self.players[self.active].crystals -= price
        card = self.track[space]
        if self.told is not None:
            self.tell(events.journey_made(self.active, self.deck.key_of[card], space + 1, price))
        self.reach(card, False)

    def seek_graveyard(self) -> None:
        card = self.sought
        self.sought = NONE
        if self.told is not None:
            self.tell(events.graveyard_sought(self.active, None if card == NONE else self.deck.key_of[card]))
        if card != NONE:
            self.reach(card, True)

    def reach(self, card: int, is_buried: bool) -> None:
        """[E-59] An artifact card is taken, a creature is fought."""
        if not self.deck.kind_of[card].is_creature:
            self.gain(card, is_buried)
            return
        self.foe = card
        self.todo.append(Frame(DECIDE, card, 1 if is_buried else 0))
        self.todo.append(Frame(STRIKE, card))
        self.todo.append(Frame(BLOW, card))
        if self.may_act():
            self.todo.append(Frame(FACE, card))

    # What is still to be done -------------------------------------------------------------------------------

    def settle(self) -> None:
        """Do what is to be done until somebody must be asked; a question with a single answer is not asked."""
        while self.todo:
            frame = self.todo.pop()
            if not self.is_done(frame):
                return
        self.question = CHOOSING
        self.answering = self.active

    def ask(self, frame: Frame, question: int, seat: int) -> bool:
        """Put the frame back and wait for an answer."""
        self.todo.append(frame)
        self.question = question
        self.answering = seat
        if seat != self.active:
            self.reveals += 1  # whoever made another player think cannot take it back
        return False

    def is_done(self, frame: Frame) -> bool:
        """Do one thing; False where somebody must be asked first."""
        kind = frame.kind
        if kind == DO:
            return self.is_step_done(frame)
        if kind == FIRE:
            self.fire(frame.number)
        elif kind in (FACE, STRIKE):  # [E-77] a window in which nothing can be done closes by itself
            if self.may_act():
                codes = self.minors_or(moves.GO_ON if kind == FACE else moves.STRIKE_NOW)
                if len(codes) > 1:
                    self.offered = codes
                    return self.ask(frame, FACING if kind == FACE else STRIKING, self.active)
        elif kind == BLOW:
            self.blow(frame.card)
        elif kind == DECIDE:
            self.decide(frame.card, frame.number == 1)
        elif kind == PLACE:
            self.place(frame.card, frame.number == 1)
        elif kind == DROP:
            monsters = self.players[frame.seat].monsters
            if monsters > 1:
                return self.ask(frame, DROPPING, frame.seat)
            if monsters == 1:
                self.drop(frame, self.monsters_of(frame.seat)[0])
        elif len(self.track) > 2:
            return self.ask(frame, SWAPPING, self.active)
        elif len(self.track) == 2:
            self.swap(0, 1)
        return True

    def is_step_done(self, frame: Frame) -> bool:
        """[E-32, E-38] Carry out the next step of a deed; False where a player must be named first."""
        deed = frame.deed
        assert deed is not None
        step = deed.steps[frame.number]
        if self.told is not None and deed.kind == "on" and frame.number == 0:
            self.tell(events.trigger_fired(self.active, moves.printed_on(self, frame.card), deed.number))
        named = NO_SEAT
        if step.names != NOBODY:
            if self.seats > 2 or step.names != ANOTHER:
                seats = self.candidates(step)
                if len(seats) > 1:
                    return self.ask(frame, NAMING, self.active)
                named = seats[0]
            else:
                named = 1 - self.active
        self.carry_out(frame, step, named)
        return True

    def carry_out(self, frame: Frame, step: Step, named: int) -> None:
        """Do a step; the rest of its deed waits below whatever it brings about."""
        deed = frame.deed
        assert deed is not None
        if frame.number + 1 < len(deed.steps):
            self.todo.append(Frame(DO, frame.card, frame.number + 1, deed=deed))
        step.carry_out(self, frame.card, named)

    def name(self, named: int) -> None:
        """[E-91] The target is known: go on with the step that waited for it."""
        if self.told is not None:
            self.tell(events.player_named(self.active, named))
        step = self.pending_step()
        self.carry_out(self.todo.pop(), step, named)
        self.settle()

    def drop(self, frame: Frame, card: int) -> None:
        """[E-92, E-105] A Monster goes to the graveyard, or to the active player."""
        self.take_from_pile(self.players[frame.seat], card)
        key = self.deck.key_of[card]
        if frame.number == 1:
            self.put_on_pile(self.players[self.active], card)
            if self.told is not None:
                self.tell(events.monster_handed_over(self.active, frame.seat, key))
            return
        self.bury(card)
        if self.told is not None:
            self.tell(events.card_discarded(frame.seat, key))

    def swap(self, first: int, second: int) -> None:
        """[E-52] Two track cards change places; a fight goes on with its card."""
        track = self.track
        track[first], track[second] = track[second], track[first]
        if self.told is not None:
            keys = [self.deck.key_of[track[second]], self.deck.key_of[track[first]]]
            self.tell(events.cards_swapped(self.active, keys, [first + 1, second + 1]))

    def fire(self, event: int) -> None:
        """[E-66] The live triggers of the active player, the village's first."""
        of_village = self.deal.village.abilities.triggers
        player = self.players[self.active]
        if player.has_triggers:  # what is pushed first is done last
            for card in reversed(self.sources(player)):
                triggers = self.deck.kind_of[card].abilities.triggers
                working = [trigger for trigger in triggers if self.is_working(player, card, trigger)]
                self.push_triggers(card, working, event)
        if of_village:
            self.push_triggers(VILLAGE, of_village, event)

    def push_triggers(self, source: int, triggers: list[Trigger], event: int) -> None:
        """Those of a card's triggers that wait for this event are to be done."""
        for trigger in reversed(triggers):
            if trigger.event == event:
                self.todo.append(Frame(DO, source, deed=trigger))

    # Fighting and taking ------------------------------------------------------------------------------------

    def blow(self, card: int) -> None:
        """[E-70 … E-73] The creature attacks the active player, or everybody in turn."""
        kind = self.deck.kind_of[card]
        seats = [self.active, *self.others()] if kind.is_sweep else [self.active]
        wounds = [fights.wounds_from(self, kind, seat) for seat in seats]
        for number, seat in enumerate(seats):
            self.players[seat].wounds += wounds[number]
        if self.told is not None:
            defenses = [self.defense_of(seat) for seat in seats]
            key = self.deck.key_of[card]
            self.tell(events.creature_attacked(key, self.strength_of(kind), seats, defenses, wounds))
        if wounds[0]:
            self.fire(MAULED)  # [E-67]

    def decide(self, card: int, is_buried: bool) -> None:
        """[E-74, E-79, E-84] The player attacks; there is no way back."""
        attack = self.attack_of(self.active)
        health = self.deck.kind_of[card].health
        self.foe = NONE
        if self.told is not None:
            self.tell(events.fight_decided(self.active, self.deck.key_of[card], attack, health))
        if attack >= health:
            self.gain(card, is_buried)
        else:
            self.is_marked = True

    def gain(self, card: int, is_buried: bool) -> None:
        """[E-62, E-64] Note the triggers, then immediate effects, those triggers, and the card's way to its pile."""
        kind = self.deck.kind_of[card]
        (self.graveyard if is_buried else self.track).remove(card)
        self.taking = card
        if self.told is not None:
            self.tell(events.card_taken(self.active, self.deck.key_of[card]))
        self.todo.append(Frame(PLACE, card, 1 if is_buried else 0))
        if kind.cls == ITEM:
            self.fire(TOOK_ITEM)
        elif kind.cls == ENCHANTMENT:
            self.fire(TOOK_ENCHANTMENT)
        else:
            self.fire(SLAY if kind.cls == MONSTER else SLAY_DRAGON)
        for deed in reversed(kind.abilities.now):
            self.todo.append(Frame(DO, card, deed=deed))

    def place(self, card: int, is_buried: bool) -> None:
        """[E-62] The new card covers the old one; the track is filled up."""
        self.taking = NONE
        if self.is_given:
            self.is_given = False
        else:
            self.put_on_pile(self.players[self.active], card)
            if self.told is not None:
                self.tell(events.card_placed(self.active, self.deck.key_of[card]))
        if not is_buried:
            self.refill()

    # What can be known --------------------------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        return count_points(self) if self.question == OVER else None

    def view(self, seat: Seat | None) -> EnchantersView:
        return look(self, seat)

    def notes(self, seat: Seat) -> EnchantersNotes:
        return fights.notes(self, seat)

    def clone(self) -> Enchanters:
        copy = Enchanters(self.rules, self.deck, self.deal, [player.clone() for player in self.players])
        copy.copy_course(self)
        return copy

    def deal_anew(self, seats: list[Seat], chance: Chance) -> None:
        unseen.redeal(self, chance)

    def redeal_unseen(self, seat: Seat | None, chance: Chance) -> None:
        unseen.redeal(self, chance)
