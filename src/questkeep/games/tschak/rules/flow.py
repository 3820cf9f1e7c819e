"""The course of the game: who is asked, what may be answered, and what an answer does."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from questkeep.games.tschak.rules import events, moves, unseen
from questkeep.games.tschak.rules.deck import CARDS_OF_TYPE, IN_PLAY, TYPES, TschakDeck
from questkeep.games.tschak.rules.scoring import best_discard, count_points, elixir_owner, total
from questkeep.games.tschak.rules.shapes import TschakNotes, TschakView
from questkeep.games.tschak.rules.spoils import allot, loot_shares
from questkeep.games.tschak.rules.strength import measure_teams, strengths_so_far
from questkeep.games.tschak.rules.table import (
    ALL_FLOORS,
    EXCHANGING,
    FLOORS,
    KEEPS,
    OVER,
    PICKING,
    PLACES_AT_TABLE,
    USING_ELIXIR,
    Deal,
    Options,
    Player,
    Table,
    bit,
    hand_at,
    place_of,
)
from questkeep.games.tschak.rules.teams import (
    FULL_HAND,
    PLACES,
    REPEATS,
    SETS,
    SIZE,
    STEPS,
    TYPE_OF_PLACE,
    TYPES_IN,
    exchanges,
    guided_plays,
    strict_plays,
)
from questkeep.games.tschak.rules.verbs import VERBS
from questkeep.games.tschak.rules.view import look
from questkeep.kernel.chance import Chance
from questkeep.kernel.errors import IllegalPick, Objection, RuleBug
from questkeep.kernel.event import Seat
from questkeep.kernel.game import WITHDRAW, Code, Outcome
from questkeep.kernel.verbs import Verbs

_SEATS_IN: Final = [[Seat(seat) for seat in range(4) if seats >> seat & 1] for seats in range(16)]
_NOBODY: Final[list[Code]] = []


def deal_cards(deck: TschakDeck, chance: Chance) -> Deal:
    """[T-10, T-12, T-13] Deal four hands type by type; order monsters and treasures, two of each in the box."""
    hands: list[list[int]] = [[] for _ in range(PLACES_AT_TABLE)]
    card = 0
    for count in CARDS_OF_TYPE:
        owners = [number * PLACES_AT_TABLE // count for number in range(count)]
        chance.shuffle(owners)  # shuffling owners instead of cards leaves every hand in order
        for owner in owners:
            hands[owner].append(card)
            card += 1
    return Deal(hands, order_keep_cards(len(deck.monsters), chance), order_keep_cards(len(deck.treasures), chance))


def order_keep_cards(count: int, chance: Chance) -> list[int]:
    """The cards of the twelve floors in order, then those that stay in the box."""
    cards = list(range(count))
    chance.shuffle(cards)
    return cards[:IN_PLAY] + sorted(cards[IN_PLAY:])


class Tschak(Table):
    """A table of Tschak! in play: the kernel's contract, fulfilled."""

    @staticmethod
    def deal_new(seats: int, options: Options, deck: TschakDeck, chance: Chance) -> Tschak:
        """[T-07 … T-15] A table ready for the first pick."""
        players = [Player(place_of(seat, seats)) for seat in range(seats)]
        return Tschak(options, deck, deal_cards(deck, chance), players)

    def listen(self) -> None:
        fresh = self.keep == 0 and self.past is None and self.waiting == self.everyone
        self.told = events.keep_opened(self) if fresh else []

    # Who is asked, and what may be answered -----------------------------------------------------------------

    def asked(self) -> list[Seat]:
        return _SEATS_IN[self.waiting]

    def can_withdraw(self, seat: Seat) -> bool:
        """[T-20] A locked choice may be withdrawn until the last player has confirmed."""
        return self.players[seat].locked != 0

    def may(self, seat: Seat) -> list[Code]:
        return [WITHDRAW] if self.can_withdraw(seat) else _NOBODY

    def is_asked(self, seat: Seat) -> bool:
        """Whether this seat must answer now."""
        return self.waiting >> i64(seat) & 1 != 0

    def options(self, seat: Seat) -> list[Code]:
        if not self.is_asked(seat):
            return _NOBODY
        return self.choices(self.players[seat])

    def choices(self, player: Player) -> list[Code]:
        """All answers to the present question, whether or not the player has already given one."""
        if self.phase == PICKING:
            if self.rules.strict:
                return cast(list[Code], strict_plays(player.held, self.cards_asked()))
            return cast(list[Code], guided_plays(player.held, player.team, self.cards_asked()))
        if self.phase == EXCHANGING:
            found = exchanges(int(player.held), int(player.team), int(player.latest))
            return [moves.exchange_code(exchange) for exchange in found]
        won = [moves.discard_code(number) for number in range(ALL_FLOORS) if player.monsters >> number & 1]
        return [moves.DISCARD_NOTHING, *won]

    def is_allowed(self, player: Player, code: Code) -> bool:
        """Whether the code is among the choices; plays are checked without listing them."""
        if self.phase != PICKING:
            return code in self.choices(player)
        if not 0 < code < SETS:
            return False
        cards: i64 = code
        if cards & ~player.held or self.cards_asked() != SIZE[cards]:
            return False
        return self.rules.strict or REPEATS[player.team | cards] == 0

    def objection(self, seat: Seat, code: Code) -> Objection | None:
        player = self.players[seat]
        if code == WITHDRAW:
            return None if player.locked else Objection("T-20", "nothing-to-withdraw")
        if self.phase == OVER:
            return Objection("T-07", "game-over")
        if not self.is_asked(seat):
            if player.locked:
                return Objection("T-20", "already-locked")
            return Objection("T-82" if self.phase == USING_ELIXIR else "T-90", "not-asked")
        if self.is_allowed(player, code):
            return None
        if self.phase == EXCHANGING:
            return Objection("T-92", "no-such-exchange", {"exchange": REPEATS[player.team]})
        if self.phase == USING_ELIXIR:
            return Objection("T-78", "choose-a-discard")
        if not moves.is_play(code):
            return Objection("T-17", "play-cards", {"count": int(self.cards_asked())})
        return self.objection_to_play(player, code)

    def objection_to_play(self, player: Player, cards: i64) -> Objection | None:
        """Why these cards may not be played by this player now."""
        gone = cards & ~player.held
        if gone:
            return Objection("T-18", "already-played", {"card": events.keys_of(self, player, gone)[0]})
        if self.cards_asked() != SIZE[cards]:
            return Objection("T-17", "wrong-count", {"count": int(self.cards_asked()), "given": SIZE[cards]})
        for type, name in enumerate(TYPES):
            twice = [place for place in PLACES[player.team | cards] if TYPES_IN[1 << place] >> type & 1]
            if len(twice) > 1:
                return Objection("T-24", "type-repeated", {"type": name})
        return None

    def verbs(self) -> Verbs:
        return VERBS

    def why_not(self, seat: Seat, things: list[str]) -> Objection:
        """[T-24] A card of a type that the team has is refused for that, however many cards are asked for."""
        player = self.players[seat]
        if self.phase == EXCHANGING:
            return Objection("T-92", "no-such-exchange", {"exchange": REPEATS[player.team]})
        hand = self.deal.hands[player.hand]
        for place, type in enumerate(TYPE_OF_PLACE):
            if f"hand/{self.deck.adventurers[hand[place]].key}" in things and TYPES_IN[player.team] >> type & 1:
                return Objection("T-24", "type-repeated", {"type": TYPES[type]})
        return Objection("T-78" if self.phase == USING_ELIXIR else "T-17", "does-not-fit")

    def fallback(self, seat: Seat) -> Code:
        """The first legal cards of the hand; for corrections the first one, for the Elixir T-82's suggestion."""
        player = self.players[seat]
        if self.phase == PICKING:
            return Code(guided_plays(player.held, player.team, self.cards_asked())[0])
        if self.phase == USING_ELIXIR:
            return self.suggested_discard(player)
        return self.options(seat)[0]

    def suggested_discard(self, player: Player) -> Code:
        """[T-82] The discard that the automatic Elixir would choose."""
        best = best_discard(self, player)
        for number in range(ALL_FLOORS):
            if best >> number & 1:
                return moves.discard_code(number)
        return moves.DISCARD_NOTHING

    # What an answer does ------------------------------------------------------------------------------------

    def apply(self, seat: Seat, code: Code, chance: Chance) -> None:
        player = self.players[seat]
        if code == WITHDRAW and player.locked:
            self.withdraw(seat)
            return
        if not self.is_asked(seat) or not self.is_allowed(player, code):
            objection = self.objection(seat, code)
            if objection is None:
                raise RuleBug(f"{self.notation(seat, code)!r} is refused, but nothing speaks against it")
            raise IllegalPick(objection)
        self.waiting &= ~bit(seat)
        if self.phase == USING_ELIXIR:
            self.use_elixir(seat, code)
            return
        player.locked = code
        if self.told is not None:
            self.told.append(events.choice_locked(seat, self.said(seat, code)))
        if self.waiting == 0:
            if self.phase == PICKING:
                self.reveal()
            else:
                self.reveal_exchanges()

    def withdraw(self, seat: Seat) -> None:
        """[T-20] Take a locked choice back."""
        self.players[seat].locked = 0
        self.waiting |= bit(seat)
        if self.told is not None:
            self.told.append(events.choice_withdrawn(seat))

    def reveal(self) -> None:
        """[T-17, T-90] Turn up all picks together and look for mistakes."""
        shown: i64 = 0
        offenders: i64 = 0
        for seat, player in enumerate(self.players):
            picked = player.locked
            player.locked = 0
            player.held &= ~picked
            player.team |= picked
            player.latest = picked
            hand = self.deal.hands[player.hand]
            for place in PLACES[picked]:
                shown |= bit(hand[place])
            if REPEATS[player.team]:
                offenders |= bit(seat)
        self.turn_up(shown, 0)
        if self.told is not None:
            self.told.append(events.cards_revealed(self))
        if offenders:
            self.ask_for_exchanges(offenders)
        else:
            self.next_step()

    def ask_for_exchanges(self, offenders: i64) -> None:
        """[T-90, T-93] Offenders correct their teams at once, all at the same time."""
        self.phase = EXCHANGING
        self.waiting = offenders
        for seat in _SEATS_IN[offenders]:
            player = self.players[seat]
            player.offended = True
            if self.told is not None:
                self.told.append(events.mistake_found(self, seat, REPEATS[player.team]))

    def reveal_exchanges(self) -> None:
        """[T-93] Turn up all corrections together."""
        shown: i64 = 0
        given_back: i64 = 0
        for number, player in enumerate(self.players):
            if not player.locked:
                continue
            exchange = moves.exchange_of(Code(int(player.locked)))
            player.locked = 0
            player.held = player.held & ~exchange.taken | exchange.returned
            player.team = player.team & ~exchange.returned | exchange.taken
            hand = self.deal.hands[player.hand]
            for place in PLACES[exchange.taken]:
                shown |= bit(hand[place])
            for place in PLACES[exchange.returned]:
                given_back |= bit(hand[place])
            if self.told is not None:
                returned = events.keys_of(self, player, exchange.returned)
                taken = events.keys_of(self, player, exchange.taken)
                self.told.append(events.cards_exchanged(self, Seat(number), returned, taken))
        self.turn_up(shown, given_back)
        self.phase = PICKING
        self.next_step()

    def next_step(self) -> None:
        """[T-21] Go on with the floor, or decide it after its last step."""
        self.step += 1
        if self.step == len(STEPS[self.floor]):
            self.decide_floor()
        else:
            self.waiting = self.everyone

    def decide_floor(self) -> None:
        """[T-21] Strengths, ranking, monster and treasure; then the teams are put away."""
        measure_teams(self)
        allotment = allot(self)
        number = self.floor_number()
        self.players[allotment.treasure].treasures |= bit(number)
        self.players[allotment.monster].monsters |= bit(number)
        if self.told is not None:
            self.told.append(events.floor_decided(self, allotment))
        for player in self.players:
            player.team = 0
            player.latest = 0
            player.offended = False
        if self.rules.memory:
            self.chapter += 1  # [T-71] only the current floor may be looked at
        self.step = 0
        self.floor += 1
        if self.floor == FLOORS:
            self.share_loot()
        else:
            self.waiting = self.everyone

    def share_loot(self) -> None:
        """[T-49 … T-55] The last cards are turned up and take the gold."""
        cards: list[int] = []
        for player in self.players:
            last = self.deal.hands[player.hand][PLACES[player.held][0]]
            cards.append(last)
            self.seen |= bit(last)
        shares = loot_shares(self.deck, cards)
        for seat, player in enumerate(self.players):
            player.gold += shares[seat]
            player.held = 0
        if self.told is not None:
            self.told.append(events.loot_shared(self, cards, shares))
        if self.keep + 1 < KEEPS:
            self.open_next_keep()
        else:
            self.floor = FLOORS - 1
            self.finish()

    def open_next_keep(self) -> None:
        """[T-56, T-57] New keep cards, then everyone and every board passes ten cards to the left."""
        self.keep += 1
        self.floor = 0
        for player in self.players:
            player.hand = hand_at(player.place, self.keep)
            player.held = FULL_HAND
        self.waiting = self.everyone
        if self.told is not None:
            opened, *taken = events.keep_opened(self)
            self.told += [opened, events.hands_passed(self), *taken]

    def finish(self) -> None:
        """[T-82] The Elixir first: its owner is asked, or the best discard is made for him."""
        owner = elixir_owner(self)
        if owner >= 0 and self.rules.manual_elixir:
            self.phase = USING_ELIXIR
            self.waiting = bit(owner)
            return
        if owner >= 0:
            self.players[owner].discarded = best_discard(self, self.players[owner])
            if self.told is not None:
                self.told.append(events.elixir_used(self, Seat(owner)))
        self.close()

    def use_elixir(self, seat: Seat, code: Code) -> None:
        """[T-78, T-80] Discard a monster of one's own, or none."""
        self.public = None
        number = moves.discarded_floor(code)
        self.players[seat].discarded = 0 if number < 0 else bit(number)
        if self.told is not None:
            self.told.append(events.elixir_used(self, seat))
        self.close()

    def close(self) -> None:
        """[T-73] Nothing is left to do but to count."""
        self.phase = OVER
        self.waiting = 0
        if self.told is not None:
            self.told.append(events.game_scored(self, count_points(self)))

    def outcome(self) -> Outcome | None:
        return count_points(self) if self.phase == OVER else None

    # What can be known --------------------------------------------------------------------------------------

    def view(self, seat: Seat | None) -> TschakView:
        return look(self, seat)

    def notes(self, seat: Seat) -> TschakNotes:
        player = self.players[seat]
        if self.phase == USING_ELIXIR:
            if not self.is_asked(seat):
                return {"clause": "T-78"}
            choices = self.choices(player)
            totals = [self.total_after(player, code) for code in choices]
            suggestion = self.said(seat, self.suggested_discard(player)).plain()
            return {"clause": "T-78", "totals": totals, "suggestion": suggestion}
        if self.phase == EXCHANGING:
            if not REPEATS[player.team]:
                return {"clause": "T-92"}
            return {
                "clause": "T-92",
                "exchange": REPEATS[player.team],
                "latest": events.keys_of(self, player, player.latest),
            }
        types = [name for type, name in enumerate(TYPES) if TYPES_IN[player.team] >> type & 1]
        count = 0 if self.phase == OVER else int(self.cards_asked())
        return {"clause": "T-17", "count": count, "types_in_team": types, "provisional": strengths_so_far(self)}

    def total_after(self, player: Player, code: Code) -> int:
        """[T-82] The player's points if he answers the Elixir's question so."""
        number = moves.discarded_floor(code)
        return total(self, player, 0 if number < 0 else bit(number))

    def clone(self) -> Tschak:
        copy = Tschak(self.rules, self.deck, self.deal, [player.clone() for player in self.players])
        copy.copy_course(self)
        return copy

    def deal_anew(self, seats: list[Seat], chance: Chance) -> None:
        unseen.redeal(self, seats, chance)

    def redeal_unseen(self, seat: Seat | None, chance: Chance) -> None:
        unseen.redeal(self, [] if seat is None else [seat], chance)
        for number, player in enumerate(self.players):
            if player.locked and number != seat:
                choices = self.choices(player)
                player.locked = choices[chance.below(len(choices))]
