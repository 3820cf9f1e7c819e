"""Card plays: insert, cast, dig, hide (sections 9 and 12 of RULES.md), and the end they may bring."""

from __future__ import annotations

from questkeep.games.schatzjagd.rules import knowledge
from questkeep.games.schatzjagd.rules.arrivals import ArrivingTable
from questkeep.games.schatzjagd.rules.deck import BANISH, JUMP, NAMES, PEEK, SHIFT, Kind
from questkeep.games.schatzjagd.rules.ending import is_dead_end, is_won
from questkeep.games.schatzjagd.rules.table import (
    BANISH_ONE,
    FIND,
    LAND_AT,
    NONE,
    OVER,
    PART_TWO,
    PEEK_ON,
    SHIFT_ONE,
    SKIP_TEST,
    Frame,
)
from questkeep.kernel.chance import Chance
from questkeep.kernel.errors import IllegalPick, Objection
from questkeep.kernel.event import Event


class PlayingTable(ArrivingTable):
    """A table on which cards are played from the hand."""

    def skip_a_day(self) -> None:
        """[S-82] Part 1 is lost."""
        player = self.me()
        player.skip -= 1
        if self.told is not None:
            self.tell(Event("skipped", {"seat": self.active, "left": player.skip}))
        self.drop_part()

    def insert(self, card: int, field: int) -> None:
        """[S-58] A play card goes face down into a field."""
        self.has_played = True
        self.me().hand.remove(card)
        self.lay_card(card, self.active, field)
        knowledge.card_was_inserted(self, self.active, card, field)
        if self.told is not None:
            public = Event("card-inserted", {"seat": self.active, "field": NAMES[field]})
            secret = Event(
                "card-inserted", {"seat": self.active, "field": NAMES[field], "card": self.deck.key_of[card]}
            )
            self.tell_secret(public, [self.active], secret)

    def held(self, kind: Kind) -> int:
        """A card of this kind in the active lord's hand."""
        for card in self.me().hand:
            if self.deck.kind_of[card] is kind:
                return card
        raise IllegalPick(Objection("S-27", "not-in-hand", {"card": kind.key}))

    def dig(self, kind: Kind) -> None:
        """[S-61] The map is shown and the top treasure taken."""
        self.has_played = True
        self.discard_from_hand(self.active, self.held(kind))
        if self.told is not None:
            self.tell(Event("dug", {"seat": self.active, "card": kind.key, "field": NAMES[kind.number]}))
        self.dug += 1
        self.give_treasure(self.dug - 1, self.active)
        if self.maps_are_dead():
            self.purge_maps()

    def cast(self, frame: Frame, kind: Kind, aim: int, chance: Chance) -> None:
        """[S-60] A spell is shown, works and is discarded; then the interrupted moment goes on."""
        self.has_played = True
        if frame.kind == SKIP_TEST and kind.last == JUMP:
            self.skip_a_day()  # [Z1] magic travel does not give back the journey
        elif frame.kind not in (FIND, PART_TWO):
            self.todo.append(frame)
        self.discard_from_hand(self.active, self.held(kind))
        if self.told is not None:
            aimed: dict[str, object] = {"target": aim} if kind.is_aimed else {}
            self.tell(Event("spell-cast", {"seat": self.active, "card": kind.key, **aimed}))
        target = aim if kind.is_aimed else self.active
        if not self.is_alive_after(kind.effects, target, 0, chance) and target == self.active:
            return
        if kind.last == JUMP:
            self.todo.append(Frame(LAND_AT))
        elif kind.last == PEEK:
            self.todo.append(Frame(PEEK_ON, kind.effects[-1].number))
        elif kind.last == BANISH:
            self.do_next(BANISH_ONE)
        elif kind.last == SHIFT:
            self.do_next(SHIFT_ONE)

    def put(self, old: int, new: int) -> None:
        """A shifted card is inserted elsewhere, and what is known of it goes with it."""
        self.lay_card(self.cards[old], self.inserter[old], new)
        self.lift_card(old)
        knowledge.card_was_moved(self, old, new)
        if self.told is not None:
            self.tell(Event("card-shifted", {"seat": self.active, "from": NAMES[old], "field": NAMES[new]}))

    def test_for_end(self) -> None:
        """[S-23, S-24] A treasure was hidden: is that the victory, or can nobody win any more?"""
        if is_won(self, self.hidden_by(self.active)):
            self.finish("victory", [self.active])
            return
        if not self.rules.needed:
            self.unwon = [*self.unwon, sum(1 << token for token in self.hidden_by(self.active))]
        if not self.rules.plunder and is_dead_end(self):
            self.finish("dead-end", [])

    def finish(self, reason: str, winners: list[int]) -> None:
        """The game is over; where nobody has won, most hidden treasures do."""
        if not winners:
            most = max(player.hidden for player in self.players)
            winners = [seat for seat, player in enumerate(self.players) if player.hidden == most]
        self.winners = winners
        self.end_reason = reason
        self.question = OVER
        self.showing = NONE
        self.todo = []
        self.reveals += 1
        if self.told is not None:
            self.tell(Event("game-over", {"reason": reason, "winners": winners}))
