"""Who is asked, and what may be answered."""

from __future__ import annotations

from typing import Final

from questkeep.games.fetch_quest.rules import moves, talk
from questkeep.games.fetch_quest.rules.deck import GRAND, SEALS
from questkeep.games.fetch_quest.rules.objections import object_to, why_not
from questkeep.games.fetch_quest.rules.table import (
    ACTING,
    CLAIMING,
    DROPPING,
    FLIPPING,
    GIVING,
    LIMITING,
    LOOKING,
    NAMING,
    OVER,
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
    TO_DRAW,
    TO_HEAL,
    TO_PASS,
    TO_RALLY,
    TO_RECOVER,
    Table,
)
from questkeep.games.fetch_quest.rules.verbs import VERBS
from questkeep.kernel.errors import Objection
from questkeep.kernel.event import Seat
from questkeep.kernel.game import WITHDRAW, Code
from questkeep.kernel.verbs import Verbs

NOTHING_OFFERED: Final[list[Code]] = []
_SEATS_IN: Final = [[Seat(seat) for seat in range(6) if seats >> seat & 1] for seats in range(64)]
_NOBODY: Final[list[Seat]] = []
_RETREAT: Final = [moves.ABILITY, moves.SKIP]
_REFRESH: Final = [moves.REFRESH, moves.KEEP]


def add_kinds(codes: list[Code], cards: list[int], numbered: list[Code]) -> None:
    """A code for each kind among cards that lie in order."""
    last = -1
    for card in cards:
        if card != last:
            codes.append(numbered[card])
            last = card


class AskingTable(Table):
    """A table that asks; at the Rest, and for pioneers, several seats at the same time."""

    def asked(self) -> list[Seat]:
        if self.question == OVER:
            return _NOBODY
        if self.question == RESTING or (self.question == CLAIMING and self.is_first_come()):
            return _SEATS_IN[self.waiting]
        return _SEATS_IN[1 << self.answering]

    def is_first_come(self) -> bool:
        """[F-14] Whoever claims a pioneer first has it."""
        return self.question == CLAIMING and self.rules.version.claims_at_once

    def addressed(self) -> list[Seat]:
        """[F-89] Questions Q1 to Q4 that are not answered yet."""
        if self.talk is None or self.question == OVER:
            return _NOBODY
        return [Seat(seat) for seat in self.talk.addressed()]

    def can_withdraw(self, seat: Seat) -> bool:
        """[F-74] Discards are secret until everybody has locked them."""
        return self.question == RESTING and self.waiting >> seat & 1 == 0 and len(self.players[seat].hand) > 0

    def may(self, seat: Seat) -> list[Code]:
        """[F-74, F-89] Withdraw a locked discard, and say whatever table talk allows."""
        codes: list[Code] = [WITHDRAW] if self.can_withdraw(seat) else []
        if self.question not in (CLAIMING, OVER):
            most = self.deck.most_items
            items = talk.sayable(self.talk, seat, self.seats, self.queue, self.down, self.pile, most)
            codes += [Code(moves.TALK + item) for item in items]
        return codes

    def seen_as(self, code: Code) -> Code:
        """[F-74, F-94] Gifts, discards of the Rest and what was taken out of sight are hidden."""
        if moves.HAND_OVER <= code < moves.TAKE:
            return Code(moves.HAND_OVER)
        if self.question == RESTING and moves.DISCARD <= code < moves.HAND_OVER:
            return Code(moves.DISCARD)
        return Code(moves.TAKE) if self.looked and moves.TAKE <= code < moves.RECOVER else code

    def options(self, seat: Seat) -> list[Code]:
        if self.question == RESTING:
            return self.rest_choices(seat) if self.waiting >> seat & 1 else NOTHING_OFFERED
        if self.question == CLAIMING and self.is_first_come():
            if self.waiting >> seat & 1 == 0:
                return NOTHING_OFFERED
        elif seat != self.answering or self.question == OVER:
            return NOTHING_OFFERED
        if not self.offered:
            self.offered = self.choices()
        return self.offered

    def choices(self) -> list[Code]:
        """All answers to the present question."""
        question = self.question
        hand = self.players[self.answering].hand
        codes: list[Code] = []
        if question == PLAYING:
            add_kinds(codes, hand, moves.PLAYS)
            if self.played:
                codes.append(moves.CLOSE)
            else:
                codes.append(moves.CANCEL)
        elif question == TARGETING:
            self.add_targets(codes)
            codes.append(moves.SKIP)
        elif question == ACTING:
            self.add_actions(codes)
        elif question in (LIMITING, PAYING, DROPPING):
            add_kinds(codes, hand, moves.DISCARDS)
        elif question == GIVING:
            add_kinds(codes, hand, moves.HANDED)
            codes.append(moves.DONE)
        elif question == NAMING:
            codes += [moves.NAMES[seat] for seat in self.candidates()]
            if self.purpose in (TO_PASS, TO_RECOVER):
                codes.append(moves.DONE)
        elif question == RETREATING:
            return _RETREAT
        elif question == REFRESHING:
            return _REFRESH
        else:
            self.add_rare(codes)
        return codes

    def add_targets(self, codes: list[Code]) -> None:
        """[F-35, F-36] What may be attempted."""
        codes += [moves.ATTEMPTS[challenge] for challenge in self.queue if self.is_face_up(challenge)]
        kind = self.deck.missions[self.mission].kind
        if kind == GRAND:
            codes.append(moves.ATTEMPT_MISSION)
        elif kind == SEALS:
            codes += [Code(moves.ATTEMPT_SEAL + seal) for seal in range(3) if self.seals >> seal & 1 == 0]

    def add_actions(self, codes: list[Code]) -> None:
        """[F-51 … F-54] The four actions."""
        if self.has_defeated:
            self.add_pile(codes)
        if self.fortune:
            codes.append(moves.FORAGE)
        if self.has_defeated or self.players[self.active].hand:
            codes.append(moves.ABILITY)
        codes += moves.GIVES[self.seats][self.active]

    def add_pile(self, codes: list[Code]) -> None:
        """A code for each kind in the Fortune Pile."""
        for card in self.pile:
            code = moves.TAKES[card]
            if code not in codes:
                codes.append(code)

    def add_rare(self, codes: list[Code]) -> None:
        """The answers to the rarer questions."""
        question = self.question
        player = self.players[self.answering]
        if question == FLIPPING:
            codes += [Code(moves.FLIP + challenge) for challenge in self.flippable()]
        elif question == SHIFTING:
            for place, challenge in enumerate(self.queue):
                for goal in range(max(0, place - self.amount), min(len(self.queue), place + self.amount + 1)):
                    if goal != place:
                        codes.append(moves.move_code(challenge, goal + 1))
            codes.append(moves.STAY)
        elif question == SCOUTING:
            for challenge in self.scouted:
                codes.append(Code(moves.ON_TOP + challenge))
                codes.append(Code(moves.UNDER + challenge))
        elif question == TAKING:
            self.add_pile(codes)
        elif question == LOOKING:
            add_kinds(codes, sorted(self.looked), moves.TAKES)
        elif question == RECOVERING:
            codes += [Code(moves.RECOVER + card) for card in sorted(set(player.discard))]
            codes.append(moves.DONE)
        elif question == SCRAPPING:
            codes += [Code(moves.SCRAP + card) for card in self.basics_in(player.hand)]
            codes += [Code(moves.SCRAP_DISCARD + card) for card in self.basics_in(player.discard)]
            codes.append(moves.DONE)
        else:
            codes += [Code(moves.CLAIM + one) for one in self.free_pioneers()]
            codes.append(moves.CLAIM_ANY)

    def basics_in(self, cards: list[int]) -> list[int]:
        """[F-03] The kinds of basics among cards."""
        return [card for card in sorted(set(cards)) if self.deck.kinds[card].is_basic]

    def flippable(self) -> list[int]:
        """[F-49] Face-up Challenges of small Defeat that are not the open target."""
        return [
            challenge
            for challenge in self.queue
            if self.is_face_up(challenge)
            and challenge != self.target
            and self.deck.challenges[challenge].defeat.total <= self.amount
        ]

    def candidates(self) -> list[int]:
        """[RC-05] Who may be named."""
        seats = self.everybody()
        if self.purpose in (TO_HEAL, TO_DRAW):
            return [seat for seat in seats if self.players[seat].is_active]
        if self.purpose == TO_RALLY:
            return [seat for seat in seats if not self.players[seat].is_active]
        return seats[1:] if self.purpose in (TO_PASS, TO_RECOVER) else seats

    def rest_choices(self, seat: int) -> list[Code]:
        """[F-74] Hand cards that are not yet marked for the discard, or no more."""
        player = self.players[seat]
        left = player.hand.copy()
        for card in player.marked:
            left.remove(card)
        codes: list[Code] = []
        add_kinds(codes, left, moves.DISCARDS)
        codes.append(moves.DONE)
        return codes

    def objection(self, seat: Seat, code: Code) -> Objection | None:
        if self.is_offered(seat, code) or code in self.may(seat):
            return None
        return object_to(self, seat, code)

    def is_offered(self, seat: Seat, code: Code) -> bool:
        """Whether the seat may give this answer now; compared number by number, which is quicker than `in`."""
        return any(offered == code for offered in self.options(seat))

    def verbs(self) -> Verbs:
        return VERBS

    def why_not(self, seat: Seat, things: list[str]) -> Objection:
        return why_not(self, seat, things)

    def fallback(self, seat: Seat) -> Code:
        """No attempt, the top Fortune card, and of cards to discard the one that gives least."""
        codes = self.options(seat)
        if self.question == ACTING:
            return moves.FORAGE if moves.FORAGE in codes else codes[-1]
        if self.question in (LIMITING, PAYING, DROPPING):
            return min(codes, key=self.worth_of_discard)
        return codes[0] if self.question in (NAMING, TAKING, LOOKING, FLIPPING, SCOUTING) else codes[-1]

    def worth_of_discard(self, code: Code) -> int:
        """What the card of a discard gives."""
        kind = self.deck.kinds[code - moves.DISCARD]
        return kind.mind + kind.skill + kind.war + 2 * kind.wild
