"""What verbs do to the table; a verb that needs a choice asks for it and goes on when the answer has come."""

from __future__ import annotations

from questkeep.games.fetch_quest.rules import events
from questkeep.games.fetch_quest.rules.choices import AskingTable
from questkeep.games.fetch_quest.rules.deck import RESOURCES
from questkeep.games.fetch_quest.rules.events import open_to_all
from questkeep.games.fetch_quest.rules.knowledge import EVERYONE, FORTUNE, HAND, LOOK, OPEN
from questkeep.games.fetch_quest.rules.table import (
    DROPPING,
    FLIPPING,
    GIVING,
    LOOKING,
    NAMING,
    RECOVERING,
    REFRESHING,
    SCOUTING,
    SCRAPPING,
    SHIFTING,
    TAKING,
    TO_DRAW,
    TO_HEAL,
    TO_PASS,
    TO_RALLY,
    TO_RECOVER,
    TO_TAKE,
    put_in_order,
)
from questkeep.kernel.chance import Chance


class DeedsTable(AskingTable):
    """A table on which verbs act."""

    def ask(self, question: int) -> bool:
        """Ask the turn player; what is still to be done waits."""
        self.question = question
        self.answering = self.active
        return False

    def ask_for_player(self, purpose: int, amount: int) -> bool:
        """[F-41] Ask whom a verb shall reach."""
        self.purpose = purpose
        self.amount = amount
        return self.ask(NAMING)

    # Stamina ------------------------------------------------------------------------------------------------

    def change_stamina(self, seat: int, change: int, why: str) -> None:
        """[F-11, F-13] Within the track, and only for active pioneers."""
        player = self.players[seat]
        if not player.is_active:
            return
        before = player.stamina
        player.stamina = max(0, min(player.most, before + change))
        if self.told is not None and player.stamina != before:
            facts: events.Facts = {"seat": seat, "change": player.stamina - before, "stamina": player.stamina}
            self.tell(open_to_all("stamina-changed", {**facts, "why": why}))

    def heal(self, seat: int, stamina: int) -> None:
        self.change_stamina(seat, stamina, "heal")

    def heal_one(self, stamina: int) -> bool:
        self.purpose = TO_HEAL
        seats = self.candidates()
        if len(seats) == 1:
            self.heal(seats[0], stamina)
        return True if len(seats) < 2 else self.ask_for_player(TO_HEAL, stamina)

    def wound(self, seat: int, stamina: int) -> None:
        self.change_stamina(seat, -stamina, "wound")
        if not self.in_enemy_phase:
            self.is_hurt_early = True  # [F-85]

    def rally(self) -> bool:
        self.purpose = TO_RALLY
        seats = self.candidates()
        if len(seats) == 1:
            self.bring_back(seats[0])
        return True if len(seats) < 2 else self.ask_for_player(TO_RALLY, 1)

    def bring_back(self, seat: int) -> None:
        """[F-13, F-73] A retreated pioneer becomes active with 1 Stamina."""
        player = self.players[seat]
        player.is_active = True
        player.stamina = 1
        if self.told is not None:
            self.tell(open_to_all("pioneer-returned", {"seat": seat}))

    def raise_shield(self, danger: int) -> None:
        self.shield += danger
        if self.told is not None:
            self.tell(open_to_all("shield-raised", {"seat": self.active, "amount": danger, "shield": self.shield}))

    def hush(self) -> None:
        self.is_hushed = True
        if self.told is not None:
            self.tell(open_to_all("enemies-hushed", {"seat": self.active}))

    def weaken(self, cards: int) -> None:
        self.weakness += cards
        if self.told is not None:
            self.tell(open_to_all("draw-weakened", {"cards": self.weakness}))

    # Resources and cards ------------------------------------------------------------------------------------

    def gain(self, resource: int, amount: int) -> None:
        if resource == 0:
            self.mind += amount
        elif resource == 1:
            self.skill += amount
        elif resource == 2:
            self.war += amount
        else:
            self.wild += amount
        if self.told is not None:
            facts: events.Facts = {"seat": self.active, "resource": RESOURCES[resource], "amount": amount}
            self.tell(open_to_all("resources-gained", facts))

    def let_one_draw(self, count: int, chance: Chance) -> bool:
        self.purpose = TO_DRAW
        seats = self.candidates()
        if len(seats) == 1:
            self.draw(seats[0], count, chance)
        return True if len(seats) < 2 else self.ask_for_player(TO_DRAW, count)

    def refresh(self) -> bool:
        return self.ask(REFRESHING) if self.pile else True

    def take_for_one(self) -> bool:
        if not self.pile:
            return True
        if len(set(self.pile)) == 1:
            self.chosen = self.pile[0]
            return self.ask_for_player(TO_TAKE, 1)
        return self.ask(TAKING)

    def take_best(self, count: int) -> bool:
        eyes = 1 << self.active
        self.looked = []
        while self.fortune and len(self.looked) < count:
            card = self.fortune.pop()
            self.looked.append(card)
            self.note(card, FORTUNE, LOOK, eyes)
        if not self.looked:
            return True
        self.reveals += 1
        if self.told is not None:
            facts: events.Facts = {"seat": self.active, "count": len(self.looked), "cards": None}
            hidden: events.Facts = {"cards": self.keys(self.looked)}
            self.tell(events.partly_hidden("cards-looked-at", facts, hidden, [self.active]))
        if len(self.looked) > 1:
            return self.ask(LOOKING)
        self.keep_looked(self.looked[0])
        return True

    def keep_looked(self, card: int) -> None:
        """One of the cards looked at comes into the hand, the others go under the Fortune deck."""
        seat = self.active
        self.looked.remove(card)
        put_in_order(self.players[seat].hand, card)
        self.note(card, LOOK, HAND + seat, self.eyes(seat))
        for other in self.looked:
            self.put_under(other, LOOK, 1 << seat)
        self.looked = []
        if self.told is not None:
            self.tell_hidden("card-kept", seat, 1, {"deck": len(self.fortune)}, self.keys([card]))

    def pass_cards(self, most: int) -> bool:
        return self.ask_for_player(TO_PASS, most) if self.players[self.active].hand else True

    def begin_giving(self, receiver: int) -> bool:
        """[F-54] Cards are handed over one by one; done at once where there are none."""
        self.receiver = receiver
        return self.ask(GIVING) if self.players[self.active].hand and self.amount > 0 else True

    def give_card(self, card: int) -> None:
        """[F-55, F-94] A card changes hands; giver and receiver see it, the others see that it happened."""
        giver, taker = self.active, self.receiver
        self.players[giver].hand.remove(card)
        put_in_order(self.players[taker].hand, card)
        self.note(card, HAND + giver, HAND + taker, self.eyes(giver) | self.eyes(taker))
        self.reveals += 1
        if self.told is not None:
            facts: events.Facts = {"seat": giver, "taker": taker}
            key = self.deck.key_of[card]
            if self.rules.is_open:
                self.tell(open_to_all("card-given", {**facts, "card": key}))
            else:
                self.tell(events.partly_hidden("card-given", {**facts, "card": None}, {"card": key}, [giver, taker]))

    def recover(self, most: int, is_for_other: bool) -> bool:
        if not self.players[self.active].discard:
            return True
        if is_for_other:
            return self.ask_for_player(TO_RECOVER, most)
        self.receiver = self.active
        self.amount = most
        return self.ask(RECOVERING)

    def recover_card(self, card: int) -> None:
        """A card of the own discard pile comes into a hand, for all to see."""
        self.players[self.active].discard.remove(card)
        put_in_order(self.players[self.receiver].hand, card)
        self.note(card, OPEN, HAND + self.receiver, EVERYONE)
        if self.told is not None:
            facts: events.Facts = {"seat": self.active, "taker": self.receiver, "card": self.deck.key_of[card]}
            self.tell(open_to_all("card-recovered", facts))

    def scrap(self, most: int) -> bool:
        player = self.players[self.active]
        self.amount = most
        return self.ask(SCRAPPING) if player.hand or self.basics_in(player.discard) else True

    def scrap_card(self, card: int, from_hand: bool) -> None:
        """A basic leaves the game for good."""
        player = self.players[self.active]
        (player.hand if from_hand else player.discard).remove(card)
        if from_hand:
            self.note(card, HAND + self.active, OPEN, EVERYONE)
        self.removed = [*self.removed, card]
        if self.told is not None:
            facts: events.Facts = {"seat": self.active, "card": self.deck.key_of[card]}
            self.tell(open_to_all("card-scrapped", {**facts, "from": "hand" if from_hand else "discard"}))

    def drop(self, count: int) -> bool:
        hand = self.players[self.active].hand
        if len(hand) <= count:
            for card in hand.copy():
                self.reveals += 1  # shown without being named
                self.discard_card(self.active, card, "activation")
            return True
        self.amount = count
        return self.ask(DROPPING)

    def discard_card(self, seat: int, card: int, why: str) -> None:
        """A hand card is discarded without doing anything."""
        self.put_away(seat, card)
        if self.told is not None:
            facts: events.Facts = {"seat": seat, "card": self.deck.key_of[card], "why": why}
            self.tell(open_to_all("card-discarded", facts))

    def spoil(self, count: int) -> None:
        for _ in range(count):
            if not self.pile:
                return
            card = self.pile.pop(0)
            self.put_under(card, OPEN, EVERYONE)
            if self.told is not None:
                facts: events.Facts = {"card": self.deck.key_of[card], "deck": len(self.fortune)}
                self.tell(open_to_all("pile-spoiled", facts))
            self.refill_pile()

    # Challenges ---------------------------------------------------------------------------------------------

    def scout(self, count: int) -> bool:
        self.scouted = []
        while self.challenges and len(self.scouted) < count:
            self.scouted.append(self.draw_challenge())
        if not self.scouted:
            return True
        if self.told is not None:
            keys = [self.deck.challenge_key[challenge] for challenge in self.scouted]
            self.tell(open_to_all("challenges-scouted", {"seat": self.active, "challenges": keys}))
        return self.ask(SCOUTING)

    def put_back(self, challenge: int, on_top: bool) -> None:
        """[F-93] A revealed Challenge goes back; all saw where."""
        self.scouted.remove(challenge)
        if on_top:
            self.challenges.append(challenge)
            self.known_top += 1
        else:
            self.challenges.insert(0, challenge)
            self.known_bottom += 1
        if self.told is not None:
            facts: events.Facts = {"seat": self.active, "challenge": self.deck.challenge_key[challenge]}
            self.tell(open_to_all("challenge-put-back", {**facts, "where": "top" if on_top else "bottom"}))

    def shift(self, places: int) -> bool:
        self.amount = places
        return self.ask(SHIFTING) if len(self.queue) > 1 else True

    def move_challenge(self, challenge: int, place: int) -> None:
        """A Challenge takes another place, and those it passes slide by one."""
        before = self.queue.index(challenge)
        self.queue.remove(challenge)
        self.queue.insert(place, challenge)
        if self.told is not None:
            facts: events.Facts = {"seat": self.active, "challenge": self.deck.challenge_key[challenge]}
            self.tell(open_to_all("challenge-moved", {**facts, "from": before + 1, "to": place + 1}))

    def turn_down(self, most: int) -> bool:
        self.amount = most
        found = self.flippable()
        if len(found) == 1:
            self.turn_challenge(found[0], False)
        return True if len(found) < 2 else self.ask(FLIPPING)

    def turn_challenge(self, challenge: int, is_up: bool) -> None:
        """[F-49] A Challenge is turned over by an effect: this defeats nothing."""
        bit = 1 << challenge
        self.down = self.down & ~bit if is_up else self.down | bit
        if self.told is not None:
            facts: events.Facts = {"challenge": self.deck.challenge_key[challenge], "face": "up" if is_up else "down"}
            self.tell(open_to_all("challenge-turned", facts))

    def rouse(self, count: int) -> None:
        for challenge in [one for one in self.queue if not self.is_face_up(one)][:count]:
            self.turn_challenge(challenge, True)

    def swarm(self) -> None:
        self.is_swarming = True
