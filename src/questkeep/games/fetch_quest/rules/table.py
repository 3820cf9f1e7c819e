"""What lies on the table, how cards move on it, and how to copy it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from questkeep.games.fetch_quest.rules import events
from questkeep.games.fetch_quest.rules.deck import FetchQuestDeck, Mission
from questkeep.games.fetch_quest.rules.effects import EffectTable
from questkeep.games.fetch_quest.rules.knowledge import (
    DECK,
    EVERYONE,
    FORTUNE,
    HAND,
    OPEN,
    SHUFFLED,
    UNDER,
    Log,
)
from questkeep.games.fetch_quest.rules.shapes import TalkMode
from questkeep.games.fetch_quest.rules.talk import Standing, Talk
from questkeep.games.fetch_quest.rules.versions import Version
from questkeep.kernel.chance import Chance
from questkeep.kernel.event import Told
from questkeep.kernel.game import Code

NONE: Final = -1
HAND_SIZE: Final = 4
QUEUE_SIZE: Final = 6
PILE_SIZE: Final = 4

# What is asked.
CLAIMING: Final = 0  # [F-14] a pioneer
RETREATING: Final = 1  # [F-28] the Retreat ability or nothing
TARGETING: Final = 2  # [F-35] a target, or no attempt
PLAYING: Final = 3  # [F-39] cards for the attempt
ACTING: Final = 4  # [F-50] the action
PAYING: Final = 5  # [F-53] the price of the Active ability
GIVING: Final = 6  # [F-54] cards for another player
LIMITING: Final = 7  # [F-59] cards above four
DROPPING: Final = 8  # cards an Activation costs
NAMING: Final = 9  # a player, for an effect
FLIPPING: Final = 10  # a Challenge to turn face down
SHIFTING: Final = 11  # a Challenge and its new position
SCOUTING: Final = 12  # a revealed Challenge: on top or under the deck
REFRESHING: Final = 13  # a new Fortune Pile or not
TAKING: Final = 14  # a card of the Fortune Pile
LOOKING: Final = 15  # one of the top Fortune cards
RECOVERING: Final = 16  # cards of the own discard pile
SCRAPPING: Final = 17  # basics
RESTING: Final = 18  # [F-74] all at the same time
OVER: Final = 19

# What a player is named for.
TO_HEAL: Final = 0
TO_DRAW: Final = 1
TO_RALLY: Final = 2
TO_TAKE: Final = 3  # the Pile card in `chosen`
TO_PASS: Final = 4
TO_RECOVER: Final = 5

# What is being attempted, where it is no Challenge.
NO_TARGET: Final = -1
SEAL: Final = -4  # and -3, -2: the seals of Mind, Skill and War
THE_MISSION: Final = -5

# What is still to be done; numbers from DEED on are steps of a deed.
ACT: Final = 0  # step 3
LIMIT: Final = 1  # step 4
CHECK: Final = 2  # [F-61] the Mission
ACTIVATE: Final = 3  # [F-64, F-65] position 1
LEAVE: Final = 4  # the activated Challenge goes to the discard
ENDURE: Final = 5  # [F-67 … F-69] retreats, loss, refill
END_TURN: Final = 6
DEED: Final = 16
STEPS: Final = 8  # most steps of a deed


class Options:
    """The table options, as questions."""

    def __init__(self, pioneers: str, first_player: str, talk: TalkMode, level: str, sun: str, version: int) -> None:
        self.pioneers = pioneers
        self.first_player = first_player
        self.talk: TalkMode = talk
        self.level = level
        self.sun = sun
        self.version = Version(version)
        self.is_open: bool = talk == "open-hands"  # [F-92]
        self.has_sun: bool = sun == "on"  # [RC-32]

    @staticmethod
    def chosen(values: Mapping[str, str], version: int) -> Options:
        """The options by the names and values of the catalogue."""
        pioneers, first_player = values["pioneers"], values["first-player"]
        talk = cast(TalkMode, values["talk"])
        return Options(pioneers, first_player, talk, values["level"], values["sun"], version)


class Player:
    """One seat: its pioneer and its cards, which are numbers of kinds; the hand is kept in order."""

    def __init__(self, pioneer: int, most: int, tags: int) -> None:
        self.pioneer = pioneer
        self.most = most  # Stamina
        self.tags = tags
        self.stamina = most
        self.is_active = True
        self.hand: list[int] = []
        self.deck: list[int] = []  # the last one is on top
        self.discard: list[int] = []
        self.marked: list[int] = []  # [F-74] hand cards chosen for the Rest's discard, in secret
        self.is_locked = False

    def clone(self) -> Player:
        """An independent copy."""
        copy = Player(self.pioneer, self.most, self.tags)
        copy.stamina = self.stamina
        copy.is_active = self.is_active
        copy.hand = self.hand.copy()
        copy.deck = self.deck.copy()
        copy.discard = self.discard.copy()
        if self.marked:
            copy.marked = self.marked.copy()
        copy.is_locked = self.is_locked
        return copy


def put_in_order(cards: list[int], card: int) -> None:
    """Add a card to a list that is kept in order."""
    place = len(cards)
    cards.append(card)
    while place > 0 and cards[place - 1] > card:
        cards[place] = cards[place - 1]
        place -= 1
    cards[place] = card


class Table(EffectTable):
    """The whole table. Positions of the queue count from 0 here: place 0 is the bottom, position 1 of the rules."""

    def __init__(self, options: Options, deck: FetchQuestDeck, players: list[Player]) -> None:
        super().__init__(len(players))
        self.rules = options
        self.deck = deck
        self.players = players
        self.sun_step: int = len(players) * deck.levels[options.level].rounds  # [RC-30, RC-31] turns
        self.question: int = CLAIMING
        self.answering = 0
        self.waiting = (1 << len(players)) - 1  # [F-14, F-74] bit s: seat s has not yet claimed, or locked its discard
        self.offered: list[Code] = []  # the options of the present question, once they were asked for
        self.todo: list[int] = []
        self.turn = 0  # turns begun
        self.active = 0  # the seat whose turn it is
        self.first = 0
        self.won = False
        # Common cards; the last one of a deck is on top
        self.fortune: list[int] = []
        self.pile: list[int] = []  # the oldest first
        self.challenges: list[int] = []
        self.queue: list[int] = []
        self.down = 0  # bit c: Challenge c lies face down in the queue
        self.challenge_discard: list[int] = []
        self.known_top = 0  # [F-93] so many Challenges on top of the deck, and under it, are known to all
        self.known_bottom = 0
        self.removed: list[int] = []  # basics out of the game
        # The Mission
        self.mission = 0
        self.is_mission_done = False
        self.seals = 0  # bit r: the seal of Resource r is broken
        self.bounty = 0
        self.sun = 0
        self.sun_count = 0
        # Effects that wait
        self.shield = 0
        self.is_hushed = False
        self.weakness = 0
        # The attempt
        self.target: int = NO_TARGET
        self.played: list[int] = []
        self.mind = 0
        self.skill = 0
        self.war = 0
        self.wild = 0
        self.has_defeated = False  # [F-50] in this turn
        # The question
        self.purpose = 0  # what a player is named for
        self.amount = 0  # how much, or how many cards are left to choose
        self.receiver = 0
        self.is_gift = False  # [F-54] the Give action, without a limit
        self.chosen: int = NONE  # the card of the Pile that goes to somebody
        self.scouted: list[int] = []
        self.looked: list[int] = []
        self.is_swarming = False
        self.in_enemy_phase = False
        self.is_hurt_early = False  # [F-85] Stamina was lost outside the Enemy phase
        # What was said, and who knows what
        self.talk: Talk | None = None
        self.standing: Standing | None = None  # None: nothing that was said still stands
        self.log = Log([])
        self.logged = 0  # how much of the log is this table's past

    def copy_course(self, other: Table) -> None:
        """Take over how far another table's game has come."""
        self.question = other.question
        self.answering = other.answering
        self.waiting = other.waiting
        self.offered = other.offered
        if other.todo:
            self.todo = other.todo.copy()
        self.turn = other.turn
        self.active = other.active
        self.first = other.first
        self.won = other.won
        self.fortune = other.fortune.copy()
        self.pile = other.pile.copy()
        self.challenges = other.challenges.copy()
        self.queue = other.queue.copy()
        self.down = other.down
        self.challenge_discard = other.challenge_discard.copy()
        self.known_top = other.known_top
        self.known_bottom = other.known_bottom
        self.removed = other.removed  # replaced when it grows, so copies share it
        self.mission = other.mission
        self.is_mission_done = other.is_mission_done
        self.seals = other.seals
        self.bounty = other.bounty
        self.sun = other.sun
        self.sun_count = other.sun_count
        self.shield = other.shield
        self.is_hushed = other.is_hushed
        self.weakness = other.weakness
        self.target = other.target
        if other.played:
            self.played = other.played.copy()
        self.mind = other.mind
        self.skill = other.skill
        self.war = other.war
        self.wild = other.wild
        self.has_defeated = other.has_defeated
        self.purpose = other.purpose
        self.amount = other.amount
        self.receiver = other.receiver
        self.is_gift = other.is_gift
        self.chosen = other.chosen
        if other.scouted:
            self.scouted = other.scouted.copy()
        if other.looked:
            self.looked = other.looked.copy()
        self.is_swarming = other.is_swarming
        self.in_enemy_phase = other.in_enemy_phase
        self.is_hurt_early = other.is_hurt_early
        if other.talk is not None:
            self.talk = other.talk.clone()
        if other.standing is not None:
            self.standing = other.standing.clone()
        self.log = other.log  # shared: whoever writes beyond the common part takes a copy first
        self.logged = other.logged
        self.reveals = other.reveals

    def tell(self, told: Told) -> None:
        """Somebody listens to this."""
        if self.told is not None:
            self.told.append(told)

    def note(self, card: int, source: int, goal: int, seen: int) -> None:
        """A card has moved from place to place, seen by these observers (see knowledge.py)."""
        if len(self.log.moves) != self.logged:
            self.log = self.log.until(self.logged)
        self.log.moves.append(((card * 16 + source) * 16 + goal) * 128 + seen)
        self.logged += 1

    # Reading ------------------------------------------------------------------------------------------------

    def is_sunset(self) -> bool:
        """[RC-30] Whether the Sun has set: then all is lost."""
        return self.rules.has_sun and self.sun == self.deck.sun.sets

    def actor(self) -> int:
        return self.active

    def everybody(self) -> list[int]:
        return [(self.active + step) % self.seats for step in range(self.seats)]

    def active_left(self) -> int:
        for step in range(1, self.seats):
            seat = (self.active + step) % self.seats
            if self.players[seat].is_active:
                return seat
        return self.active

    def free_pioneers(self) -> list[int]:
        """[F-14] Those that nobody has claimed."""
        taken = [player.pioneer for player in self.players]
        return [number for number in range(len(self.deck.pioneers)) if number not in taken]

    def the_mission(self) -> Mission:
        """The current Mission."""
        return self.deck.missions[self.mission]

    def needed(self) -> int:
        """How much the current Mission needs with so many players."""
        return self.deck.missions[self.mission].needs[self.seats - 3]

    def is_face_up(self, challenge: int) -> bool:
        """[F-04] Whether a Challenge of the queue is undefeated."""
        return self.down >> challenge & 1 == 0

    def danger_of(self, challenge: int) -> int:
        """[RC-30] What is printed, and what the Sun adds."""
        return self.deck.challenges[challenge].danger + self.sun * self.deck.sun.danger

    def eyes(self, seat: int) -> int:
        """[F-94] Who sees the hand of this seat."""
        return EVERYONE if self.rules.is_open else 1 << seat

    # Moving Fortune cards -----------------------------------------------------------------------------------

    def draw(self, seat: int, count: int, chance: Chance) -> None:
        player = self.players[seat]
        drawn: list[int] = []
        shuffled = False
        eyes = self.eyes(seat)
        for _ in range(count):
            if not player.deck:
                if not player.discard:
                    break  # [F-33]
                shuffled = True
                for card in player.discard:
                    self.note(card, OPEN, DECK + seat, EVERYONE)
                player.deck = player.discard
                player.discard = []
                chance.shuffle(player.deck)
            card = player.deck.pop()
            put_in_order(player.hand, card)
            self.note(card, DECK + seat, HAND + seat, eyes)
            drawn.append(card)
        if drawn:
            self.reveals += 1
            if self.told is not None:
                self.tell_hidden("cards-drawn", seat, len(drawn), {"shuffled": shuffled}, self.keys(drawn))

    def tell_hidden(self, kind: str, seat: int, count: int, facts: events.Facts, keys: list[str]) -> None:
        """[F-94] Cards came into a hand: their owner hears which."""
        shown: events.Facts = {"seat": seat, "count": count, **facts}
        if self.rules.is_open:
            self.tell(events.open_to_all(kind, {**shown, "cards": keys}))
        else:
            self.tell(events.partly_hidden(kind, {**shown, "cards": None}, {"cards": keys}, [seat]))

    def keys(self, cards: list[int]) -> list[str]:
        """The keys of Fortune cards."""
        return [self.deck.key_of[card] for card in cards]

    def put_away(self, seat: int, card: int) -> None:
        """A hand card goes to its owner's discard pile, for all to see."""
        player = self.players[seat]
        player.hand.remove(card)
        player.discard.append(card)
        self.note(card, HAND + seat, OPEN, EVERYONE)

    def take_top(self, seat: int) -> None:
        """[F-52] Unseen by the others; nothing where the deck is empty [F-58]."""
        if not self.fortune:
            return
        card = self.fortune.pop()
        put_in_order(self.players[seat].hand, card)
        self.note(card, FORTUNE, HAND + seat, self.eyes(seat))
        self.reveals += 1
        if self.told is not None:
            self.tell_hidden("card-foraged", seat, 1, {"deck": len(self.fortune)}, self.keys([card]))

    def take_from_pile(self, card: int, taker: int) -> None:
        """[F-51] A Pile card comes into a hand, and the gap is filled."""
        self.pile.remove(card)
        put_in_order(self.players[taker].hand, card)
        self.note(card, OPEN, HAND + taker, EVERYONE)
        if self.told is not None:
            facts: events.Facts = {"seat": self.active, "taker": taker, "card": self.deck.key_of[card]}
            self.tell(events.open_to_all("card-taken", facts))
        self.refill_pile()

    def refill_pile(self) -> None:
        """[F-58] The Pile has four cards while the Fortune deck lasts."""
        while len(self.pile) < PILE_SIZE and self.fortune:
            card = self.fortune.pop()
            self.pile.append(card)
            self.note(card, FORTUNE, OPEN, EVERYONE)
            self.reveals += 1
            if self.told is not None:
                facts: events.Facts = {"card": self.deck.key_of[card], "deck": len(self.fortune)}
                self.tell(events.open_to_all("pile-filled", facts))

    def renew_pile(self, chance: Chance) -> None:
        """[F-76] The Pile is shuffled into the Fortune deck, and a new one is laid out."""
        for card in self.pile:
            self.note(card, OPEN, FORTUNE, EVERYONE)
        self.fortune += self.pile
        self.pile.clear()
        chance.shuffle(self.fortune)
        self.note(0, SHUFFLED, FORTUNE, EVERYONE)
        if self.told is not None:
            self.tell(events.open_to_all("pile-shuffled", {"deck": len(self.fortune)}))
        self.refill_pile()

    def put_under(self, card: int, source: int, seen: int) -> None:
        """A card comes to lie under the Fortune deck."""
        self.fortune.insert(0, card)
        self.note(card, source, UNDER, seen)

    # Moving Challenges --------------------------------------------------------------------------------------

    def refill_queue(self, chance: Chance) -> None:
        """[F-69, F-70] New Challenges at the top end, until there are six."""
        while len(self.queue) < QUEUE_SIZE:
            shuffled = False
            if not self.challenges:
                if not self.challenge_discard:
                    return
                self.challenges = self.challenge_discard
                self.challenge_discard = []
                chance.shuffle(self.challenges)
                self.known_top = self.known_bottom = 0
                shuffled = True
            challenge = self.draw_challenge()
            self.queue.append(challenge)
            if self.told is not None:
                facts: events.Facts = {
                    "challenge": self.deck.challenge_key[challenge],
                    "deck": len(self.challenges),
                    "shuffled": shuffled,
                }
                self.tell(events.open_to_all("challenge-came", facts))

    def draw_challenge(self) -> int:
        """The top card of the Challenge deck."""
        if self.known_top:
            self.known_top -= 1
        self.reveals += 1
        challenge = self.challenges.pop()
        if self.known_bottom > len(self.challenges):
            self.known_bottom = len(self.challenges)
        return challenge

    def discard_challenge(self) -> None:
        """[F-64, F-65] The Challenge at position 1 leaves the queue; the others slide down."""
        challenge = self.queue.pop(0)
        self.down &= ~(1 << challenge)
        self.challenge_discard.append(challenge)
        if self.told is not None:
            facts: events.Facts = {"challenge": self.deck.challenge_key[challenge]}
            self.tell(events.open_to_all("challenge-left", facts))
