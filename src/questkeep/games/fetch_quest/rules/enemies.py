"""The Enemy phase, the Rest, and the end (sections 5 to 7 of RULES.md)."""

from __future__ import annotations

from abc import abstractmethod

from questkeep.games.fetch_quest.rules import events, moves, setup
from questkeep.games.fetch_quest.rules.deck import BOUNTY, FACE_DOWN
from questkeep.games.fetch_quest.rules.deeds import DeedsTable
from questkeep.games.fetch_quest.rules.events import open_to_all
from questkeep.games.fetch_quest.rules.table import (
    ACTIVATE,
    CHECK,
    DEED,
    END_TURN,
    ENDURE,
    HAND_SIZE,
    LEAVE,
    NO_TARGET,
    OVER,
    RESTING,
    STEPS,
    Table,
)
from questkeep.kernel.chance import Chance


def is_mission_defeated(table: Table) -> bool:
    """[F-61, F-62] By an attempt, or because its condition holds now."""
    kind = table.the_mission().kind
    if kind == FACE_DOWN:
        return sum(not table.is_face_up(challenge) for challenge in table.queue) >= table.needed()
    return table.bounty >= table.needed() if kind == BOUNTY else table.is_mission_done


class EnemyTable(DeedsTable):
    """A table on which enemies act."""

    @abstractmethod
    def begin_turn(self, seat: int, chance: Chance) -> None:
        """The next turn; see flow.py."""

    def do_enemy_step(self, frame: int, chance: Chance) -> None:
        """[F-60] Steps 2 to 4; the Mission was not found defeated."""
        if frame == CHECK:
            self.in_enemy_phase = True
            self.todo += [ENDURE, ACTIVATE]
        elif frame == ACTIVATE:
            self.activate()
        elif frame == LEAVE:
            self.discard_challenge()
            if self.is_swarming:
                self.is_swarming = False
                self.todo.append(ACTIVATE)
        else:
            self.endure(chance)

    def activate(self) -> None:
        """[F-64 … F-66] Position 1: nothing if it is face down, else Danger and then its Activation."""
        if not self.queue:
            return
        challenge = self.queue[0]
        if not self.is_face_up(challenge):
            self.discard_challenge()
            return
        danger = self.danger_of(challenge)
        prevented = min(danger, self.shield)
        self.shield -= prevented
        if self.told is not None:
            facts: events.Facts = {"seat": self.active, "challenge": self.deck.challenge_key[challenge]}
            facts |= {"danger": danger, "prevented": prevented, "hushed": self.is_hushed}
            self.tell(open_to_all("challenge-activated", facts))
        self.change_stamina(self.active, prevented - danger, "danger")
        self.todo.append(LEAVE)
        if not self.is_hushed and self.deck.challenges[challenge].steps:
            self.todo.append(DEED + (self.deck.activations + challenge) * STEPS)

    def endure(self, chance: Chance) -> None:
        """[F-67 … F-69] Retreats, the loss check, and the refill of the queue."""
        self.in_enemy_phase = False
        if self.is_lost_after_retreats():
            return
        self.shield = 0
        self.is_hushed = False
        self.refill_queue(chance)
        self.todo.append(END_TURN)

    def is_lost_after_retreats(self) -> bool:
        """[F-67, F-68] Pioneers at 0 retreat, from the turn player on; the game is lost when none is active."""
        some_active = False
        for seat in self.everybody():
            player = self.players[seat]
            if player.is_active and player.stamina == 0:
                self.retreat(seat)
            some_active = some_active or player.is_active
        if not some_active:
            self.end_game(False)
        return not some_active

    def retreat(self, seat: int) -> None:
        """[F-67] The pioneer is turned over and the whole hand is discarded."""
        player = self.players[seat]
        player.is_active = False
        player.stamina = 0
        cards = player.hand.copy()
        for card in cards:
            self.put_away(seat, card)
            self.reveals += 1  # shown without being named
        if self.told is not None:
            self.tell(open_to_all("pioneer-retreated", {"seat": seat, "cards": self.keys(cards)}))

    def count_turn(self) -> None:
        """[RC-30] The Sun rises when everybody has had a turn, and ends the game where it sets."""
        if not self.rules.has_sun:
            return
        self.sun_count += 1
        if self.sun_count < self.sun_step:
            return
        self.sun_count = 0
        self.sun += 1
        if self.told is not None:
            self.tell(open_to_all("sun-rose", {"sun": self.sun, "sets": self.is_sunset()}))
        if self.is_sunset():
            for seat in self.everybody():
                if self.players[seat].is_active:
                    self.retreat(seat)
            self.end_game(False)

    def end_game(self, won: bool) -> None:
        """[F-82, F-83] All have won or lost."""
        self.won = won
        self.question = OVER
        self.waiting = 0
        self.todo.clear()
        self.target = NO_TARGET
        if self.told is not None:
            missions = self.mission + 1 if won else self.mission
            clause = "F-82" if won else "RC-30" if self.is_sunset() else "F-83"
            self.tell(open_to_all("game-over", {"won": won, "missions": missions, "clause": clause}))

    # The Rest -----------------------------------------------------------------------------------------------

    def begin_rest(self, chance: Chance) -> None:
        """[F-61, F-73, F-74] The Mission is defeated: pioneers return, and all choose discards in secret."""
        self.todo.clear()
        if self.told is not None:
            facts: events.Facts = {"seat": self.active, "mission": self.the_mission().key}
            self.tell(open_to_all("mission-defeated", facts))
        if self.mission == len(self.deck.missions) - 1:
            self.end_game(True)
            return
        self.waiting = 0
        for seat, player in enumerate(self.players):
            if not player.is_active:
                self.bring_back(seat)
            player.marked = []
            player.is_locked = not player.hand
            if player.hand:
                self.waiting |= 1 << seat
        self.question = RESTING
        if self.waiting == 0:
            self.end_rest(chance)

    def choose_rest(self, seat: int, code: int, chance: Chance) -> None:
        """[F-74] Mark a card, or lock what is marked; the last lock shows everything."""
        player = self.players[seat]
        if code != moves.DONE:
            player.marked.append(code - moves.DISCARD)
            if self.told is not None:
                facts: events.Facts = {"seat": seat, "card": self.deck.key_of[code - moves.DISCARD]}
                self.tell(events.private("discard-marked", facts, seat))
            return
        player.is_locked = True
        self.waiting &= ~(1 << seat)
        if self.told is not None:
            self.tell(open_to_all("choice-locked", {"seat": seat}))
        if self.waiting == 0:
            self.end_rest(chance)

    def end_rest(self, chance: Chance) -> None:
        """[F-74 … F-81] Discards, draws, a new Pile, the next Mission, a new queue, and the next turn."""
        for seat in self.everybody():
            player = self.players[seat]
            marked = sorted(player.marked)
            player.marked = []
            player.is_locked = False
            for card in marked:
                self.put_away(seat, card)
            if self.told is not None:
                self.tell(open_to_all("rest-discarded", {"seat": seat, "cards": self.keys(marked)}))
        self.reveals += 1
        for seat in self.everybody():
            self.draw(seat, HAND_SIZE - len(self.players[seat].hand), chance)
        self.renew_pile(chance)
        self.mission += 1
        self.is_mission_done = False
        self.seals = self.bounty = self.sun = self.sun_count = self.shield = self.weakness = 0
        self.is_hushed = False
        self.standing = None
        self.challenges += self.queue
        self.challenges += self.challenge_discard
        self.challenges += self.deck.lettered[self.mission]
        self.challenge_discard = []
        self.down = self.known_top = self.known_bottom = 0
        chance.shuffle(self.challenges)
        setup.deal_queue(self)
        if self.told is not None:
            keys = [self.deck.challenge_key[challenge] for challenge in self.queue]
            self.tell(open_to_all("mission-revealed", {"mission": self.the_mission().key, "queue": keys}))
        self.begin_turn((self.active + 1) % self.seats, chance)
