"""Who is asked, and what may be answered."""

from __future__ import annotations

from typing import Final

from questkeep.games.schatzjagd.rules import moves
from questkeep.games.schatzjagd.rules.deck import (
    ADD,
    ANY,
    BANISH,
    FETCH,
    FIELDS,
    FIGHT,
    JOURNEY,
    MAP,
    MOST,
    NOT_FIGHT,
    PILFER,
    SHIFT,
    SPELL,
    TRADE,
    WEAPONS,
    WHOLE_BOARD,
    Kind,
    Offer,
)
from questkeep.games.schatzjagd.rules.table import (
    ACTING,
    BANISHING,
    CHOOSING_CASTLE,
    CLEANSING,
    DEFENDING,
    FIGHTING,
    FINDING,
    HAND_SIZE,
    LANDING,
    NONE,
    OVER,
    PARTING,
    PEEKING,
    PLAYING,
    RESTING,
    ROLLING,
    SHIFTING,
    SHOPPING,
    STEPPING,
    USING,
    Table,
)
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Code

NOTHING_OFFERED: Final[list[Code]] = []
NOBODY: Final[list[Seat]] = []
ASKED: Final = [[Seat(seat)] for seat in range(4)]
STRIKE_OR_FLEE: Final = [moves.STRIKE, moves.FLEE]
BLOW_OR_WAIVE: Final = [moves.BLOW, moves.WAIVE]


class AskingTable(Table):
    """A table that knows every answer to its present question."""

    def asked(self) -> list[Seat]:
        return NOBODY if self.question == OVER else ASKED[self.answering]

    def seen_as(self, code: Code) -> Code:
        """[S-58] Cards are inserted face down."""
        return Code(moves.INSERT) if moves.INSERT <= code < moves.CAST else code

    def options(self, seat: Seat) -> list[Code]:
        if self.question == OVER or seat != self.answering:
            return NOTHING_OFFERED
        if not self.offered:
            self.offered = self.answers()
        return self.offered

    def is_offered(self, seat: int, code: int) -> bool:
        """Whether this is an answer to the present question."""
        if seat == self.answering:
            for offered in self.options(Seat(seat)):
                if offered == code:
                    return True
        return False

    def answers(self) -> list[Code]:
        """All answers to the present question, in a fixed order."""
        question = self.question
        if question == STEPPING:
            return self.and_casts(self.walks())
        if question == PLAYING:
            return self.card_plays()
        if question == ROLLING:
            return self.and_casts([moves.ROLL])
        if question == RESTING:
            return self.and_casts([moves.REST])
        if question == FIGHTING:
            return self.and_casts([moves.STRIKE, moves.FLEE])
        if question == DEFENDING:
            return STRIKE_OR_FLEE
        if question == PARTING:
            return BLOW_OR_WAIVE
        if question == ACTING:
            return self.and_casts([moves.DONE, *self.free_actions()])
        if question == SHOPPING:
            return self.and_casts([moves.DONE, *self.purchases(), *self.pick_ups()])
        if question == USING:
            return [moves.LEAVE, *self.uses()]
        if question == FINDING:
            return [moves.KEEP, *self.plays_of_found(self.todo[-1].number)]
        if question == CHOOSING_CASTLE:
            return [Code(moves.CASTLE + land) for land in self.free_lands()]
        if question == CLEANSING:
            return [moves.PASS, *self.where_cards_are(moves.REMOVE)]
        if question == LANDING:
            return [Code(moves.GO + field) for field in self.landings(self.todo[-1].number)]
        if question == PEEKING:
            return [moves.ENOUGH, *self.where_cards_are(moves.LOOK)]
        if question == BANISHING:
            return self.where_cards_are(moves.REMOVE)
        if question == SHIFTING:
            return [Code(moves.LOOK + field) for field in range(FIELDS) if self.can_shift(field)]
        return self.puts()

    # The board ----------------------------------------------------------------------------------------------

    def free_lands(self) -> list[int]:
        """[S-15] The castles that nobody has chosen yet."""
        taken = [player.land for player in self.players]
        return [land for land in range(len(self.deck.board.lands)) if land not in taken]

    def where_cards_are(self, first: int) -> list[Code]:
        """Those answers, numbered by field from the first on, whose fields hold a play card."""
        return [Code(first + field) for field, card in enumerate(self.cards) if card != NONE]

    def can_shift(self, field: int) -> bool:
        """Whether a play card is here and no henchman stands on it."""
        return self.cards[field] != NONE and not any(player.field == field for player in self.players)

    def puts(self) -> list[Code]:
        """[S-58] Where a card may be inserted."""
        answers = self.vacant.copy()
        for player in self.players:
            moves.leave_out(answers, moves.PUT + player.field)
        for token in range(self.dug):
            moves.leave_out(answers, moves.PUT + self.treasure_at[token])
        return answers

    def has_room(self) -> bool:
        """[S-58] Whether a card can be inserted anywhere."""
        return len(self.vacant) > self.seats + self.dug or bool(self.puts())

    def walks(self) -> list[Code]:
        """[S-31, S-40] He may stop or take a step: into the city only with the first one."""
        board = self.deck.board
        ways = board.ways_outside if self.has_stepped else board.ways
        return [moves.STOP, *[Code(moves.STEP + way) for way in ways[self.me().field]]]

    def landings(self, die: int) -> list[int]:
        """[S-114, S-116] Where the Teleportal leads, or a spell with its zone of open fields."""
        board, here = self.deck.board, self.me().field
        if die == 0:
            return [field for field in board.open_fields if field != here]
        fields = range(FIELDS)
        if die == WHOLE_BOARD:
            return [field for field in fields if field != here and not board.is_city[field]]
        for land in board.lands:
            if land.portal == die:
                return [field for field in land.fields if field != here and not board.is_city[field]]
        return []

    # Free actions -------------------------------------------------------------------------------------------

    def has_free_action(self, field: int) -> bool:
        """[S-28, S-42] Whether there is something to do here; an enemy may also be struck by magic."""
        if self.has_enemy(field) and (not self.has_played or self.challenges()):
            return True
        return self.has_treasure(field) or self.can_search()

    def free_actions(self) -> list[Code]:
        """[S-42] Challenge, pick up, search."""
        return [*self.challenges(), *self.pick_ups(), *([moves.SEARCH] if self.can_search() else [])]

    def challenges(self) -> list[Code]:
        """[S-50, S-90] Whom he may fight."""
        if self.has_challenged:
            return []
        here = self.me().field
        return [
            Code(moves.CHALLENGE + seat)
            for seat in self.enemies_on(here)
            if not (self.rules.castle_peace and self.players[seat].castle == here)
        ]

    def pick_ups(self) -> list[Code]:
        """[S-88] The free treasures here."""
        return [Code(moves.TAKE + 1 + token) for token in self.lying_on(self.me().field)]

    def can_search(self) -> bool:
        """[S-120, S-121] Once a day, in a foreign castle that hides something."""
        player = self.me()
        if not self.rules.plunder or player.has_searched:
            return False
        owner = self.owner_of(player.field)
        return owner not in (NONE, self.active) and self.players[owner].hidden > 0

    def purchases(self) -> list[Code]:
        """[S-51, S-53] What the shop has to offer that has some effect."""
        shop = self.deck.shops[self.shops[self.deck.board.city_fields.index(self.me().field)]]
        return [Code(moves.BUY + 1 + number) for number, offer in enumerate(shop.offers) if self.can_buy(number, offer)]

    def can_buy(self, number: int, offer: Offer) -> bool:
        """Whether he can pay, and gets something for it."""
        player = self.me()
        if offer.price > self.gold_of(self.active) or (offer.once and self.bought >> number & 1):
            return False
        if offer.effect.verb == ADD:
            return player.values[offer.effect.value] < MOST
        return player.poison > 0

    def uses(self) -> list[Code]:
        """[S-46] How the special here can be used, if at all."""
        card = self.cards[self.me().field]
        kind = self.deck.kind_of[card]
        if card in self.used or kind.pay > self.gold_of(self.active):
            return []
        for effect in kind.effects:
            if effect.verb == FETCH and (self.maps_are_dead() or not self.last_map()):
                return []
        if kind.last == TRADE:
            room = MOST - self.me().values[WEAPONS]
            most = min(kind.effects[-1].number, self.gold_of(self.active) - kind.pay, room)
            return [Code(moves.USE_TIMES + times) for times in range(1, most + 1)]
        return [moves.USE]

    def last_map(self) -> list[int]:
        """The most recently discarded map, or nothing."""
        return [card for card in self.discard if self.deck.is_map[card]][-1:]

    # Cards from the hand ------------------------------------------------------------------------------------

    def held_kinds(self) -> list[Kind]:
        """The kinds of play cards the active lord holds, each once."""
        kinds: list[Kind] = []
        for card in self.me().hand:
            kind = self.deck.kind_of[card]
            if not kinds or kinds[-1] is not kind:
                kinds.append(kind)
        return kinds

    def and_casts(self, answers: list[Code]) -> list[Code]:
        """[S-27, S-28] These answers, and the spells he may cast now."""
        if self.has_played:
            return answers
        deck, last = self.deck, NONE
        for card in self.me().hand:
            if deck.type_of[card] == SPELL and deck.kind_of[card].index != last:
                last = deck.kind_of[card].index
                answers += self.casts_of(deck.kind_of[card])
        return answers

    def casts_of(self, kind: Kind) -> list[Code]:
        """[S-60] The ways to cast a spell at this moment."""
        if not self.is_castable(kind.window):
            return []
        if kind.is_aimed:
            return [
                moves.cast_code(kind.index, seat)
                for seat in range(self.seats)
                if seat != self.active and self.can_aim_at(seat, kind)
            ]
        if kind.last == BANISH and not self.has_cards_on_board():
            return []
        if kind.last == SHIFT and not (any(self.can_shift(field) for field in range(FIELDS)) and self.has_room()):
            return []
        return [moves.cast_code(kind.index, moves.AT_NOBODY)]

    def can_aim_at(self, seat: int, kind: Kind) -> bool:
        """[S-54] A henchman in the city is safe; to be robbed of a card touches his lord, not him."""
        robs = kind.last == PILFER
        if robs and not self.players[seat].hand:
            return False
        harms = len(kind.effects) > 1 if robs and self.rules.version.shields_the_city else not robs
        return not (harms and self.is_in_city(seat))

    def is_castable(self, window: int) -> bool:
        """[S-28, S-137] Whether now is the time for a spell of this window."""
        if window == ANY:
            return True
        if window == JOURNEY:
            return self.question in (ROLLING, STEPPING)
        if window == FIGHT:
            return self.question == FIGHTING
        return window == NOT_FIGHT and self.question != FIGHTING

    def can_deposit_on(self, field: int) -> bool:
        """[S-118] Anywhere but in castles."""
        board = self.deck.board
        return board.is_open[field] or (board.is_city[field] and self.rules.version.deposits_in_the_city)

    def can_dig(self, kind: Kind) -> bool:
        """[S-61] Whether a map leads here and something is left to dig."""
        return kind.type == MAP and kind.number == self.me().field and not self.maps_are_dead()

    def plays_of_found(self, card: int) -> list[Code]:
        """[S-48] How the black card just found may be played at once."""
        kind = self.deck.kind_of[card]
        if kind.type == MAP:
            return [Code(moves.DIG + kind.index)] if self.can_dig(kind) else []
        return self.casts_of(kind)

    def card_plays(self) -> list[Code]:
        """[S-57 … S-64] Part 2."""
        player = self.me()
        kinds = self.held_kinds()
        plays = [moves.PASS]
        if player.carried:
            tokens = self.carried_by(self.active)
            if player.field == player.castle:
                plays += [Code(moves.HIDE + 1 + token) for token in tokens]
            elif self.rules.deposit and self.can_deposit_on(player.field):
                plays += [Code(moves.DEPOSIT + 1 + token) for token in tokens]
        for kind in kinds:
            if self.can_dig(kind):
                plays.append(Code(moves.DIG + kind.index))
        self.and_casts(plays)
        if kinds and self.has_room():
            for kind in kinds:
                plays.append(Code(moves.INSERT + kind.index))
        if len(plays) > 1 and self.hand_count(self.active) > HAND_SIZE:  # [S-64] one must be made
            del plays[0]
        return plays
