"""What lies on the table, and how to copy it; nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypedDict

from mypy_extensions import i64

from questkeep.games.tschak.rules.deck import TschakDeck
from questkeep.games.tschak.rules.shapes import FloorView, PastFloor, PastLoot, PlayerView
from questkeep.games.tschak.rules.teams import FULL_HAND, STEPS
from questkeep.kernel.game import State

KEEPS: Final = 4
FLOORS: Final = 3
ALL_FLOORS: Final = 12
PLACES_AT_TABLE: Final = 4  # [T-08] boards included

PICKING: Final = 0
EXCHANGING: Final = 1  # [T-90] strict table: offenders correct their teams
USING_ELIXIR: Final = 2  # [T-82] manual Elixir
OVER: Final = 3


class Options:
    """The table options, as questions."""

    def __init__(self, strict: bool, memory: bool, manual_elixir: bool, version: int) -> None:
        self.strict = strict
        self.memory = memory
        self.manual_elixir = manual_elixir
        self.version = version  # of the rules

    @staticmethod
    def chosen(values: Mapping[str, str], version: int) -> Options:
        """The options by the names and values of the catalogue."""
        strict, memory = values["table"] == "strict", values["history"] == "memory"
        return Options(strict, memory, values["elixir"] == "manual", version)


class PublicView(TypedDict):
    """What all see alike; at a memory table (T-71) players are seen by each in his own way, and the past is closed."""

    floors: list[FloorView]
    hauls: list[int]
    players: list[PlayerView] | None
    boards: list[int]
    history: list[PastFloor] | None
    loot: list[PastLoot] | None


class Deal:
    """How the cards were dealt. It never changes during a game, so copies of a table share it."""

    def __init__(self, hands: list[list[int]], monsters: list[int], treasures: list[int]) -> None:
        self.hands = hands  # [T-10] H0 … H3: ten card numbers each, in the order of teams.TYPE_OF_PLACE
        self.monsters = monsters  # [T-12, T-13] twelve in the order of the floors, then the two in the box
        self.treasures = treasures


class Reveal:
    """Cards turned up together, linked to the reveal before; never changes, so copies share it."""

    def __init__(self, before: Reveal | None, floor_number: i64, cards: i64, returned: i64) -> None:
        self.before = before
        self.floor_number = floor_number  # 0–11; the loot of a keep carries its third floor's number
        self.cards = cards  # bit c: card c was turned up
        self.returned = returned  # [T-93] bit c: card c went back to its hand in this exchange


class Player:
    """One seat: its cards as sets of places in its hand (see teams.py), and what it has won.

    Won monsters and treasures are sets of floor numbers: bit n says "the card of floor n".
    """

    def __init__(self, place: i64) -> None:
        self.place: i64 = place
        self.hand: i64 = place  # which of H0 … H3 is played in this keep
        self.held: i64 = FULL_HAND
        self.team: i64 = 0
        self.latest: i64 = 0  # the part of the team that was revealed last
        self.locked: i64 = 0  # the code of a secret choice not yet revealed; its cards are still in `held`
        self.offended: bool = False  # [T-90] on this floor
        self.monsters: i64 = 0
        self.treasures: i64 = 0
        self.gold: i64 = 0
        self.discarded: i64 = 0  # [T-78] the monster given to the Elixir, again as floor number bit
        self.power: i64 = 0  # set when teams are compared (see strength.py)

    def clone(self) -> Player:
        """An independent copy."""
        copy = Player(self.place)
        copy.hand = self.hand
        copy.held = self.held
        copy.team = self.team
        copy.latest = self.latest
        copy.locked = self.locked
        copy.offended = self.offended
        copy.monsters = self.monsters
        copy.treasures = self.treasures
        copy.gold = self.gold
        copy.discarded = self.discarded
        return copy


class Table(State):
    """The whole table: the deal, the players, how far the game has come, and what everyone has seen."""

    def __init__(self, options: Options, deck: TschakDeck, deal: Deal, players: list[Player]) -> None:
        super().__init__(len(players))
        self.rules = options
        self.deck = deck
        self.deal = deal
        self.players = players
        self.everyone: i64 = (1 << len(players)) - 1
        self.keep: i64 = 0
        self.floor: i64 = 0
        self.step: i64 = 0
        self.phase: i64 = PICKING
        self.waiting: i64 = self.everyone  # bit s: seat s must answer
        self.seen: i64 = 0  # bit c: card c has been turned up for all at some time
        self.past: Reveal | None = None
        self.decided: list[PastFloor] = []  # what views have reckoned of the past: it never changes
        self.looted: list[PastLoot] = []
        self.public: PublicView | None = None

    def copy_course(self, other: Table) -> None:
        """Take over how far another table's game has come."""
        self.keep = other.keep
        self.floor = other.floor
        self.step = other.step
        self.phase = other.phase
        self.waiting = other.waiting
        self.seen = other.seen
        self.past = other.past
        self.reveals = other.reveals
        self.chapter = other.chapter

    def turn_up(self, cards: i64, returned: i64) -> None:
        """Everyone sees these cards; cards returned to a hand stay seen."""
        self.public = None
        self.seen |= cards
        self.past = Reveal(self.past, self.floor_number(), cards, returned)
        self.reveals += 1

    def floor_number(self) -> i64:
        """Floors counted through all keeps, from 0 to 11."""
        return self.keep * FLOORS + self.floor

    def cards_asked(self) -> i64:
        """[T-17] How many cards this step takes."""
        count: i64 = STEPS[self.floor][self.step]
        return count


def hand_at(place: i64, keep: i64) -> i64:
    """[T-59] Which hand lies at a place in a keep."""
    return (place - keep) & 3


def place_of(seat: int, seats: int) -> int:
    """[T-09] Two players sit opposite each other; boards fill the places that are left."""
    return seat * 2 if seats == 2 else seat


def bit(number: int) -> i64:
    """The set that has this number as its only member.

    The shift is done in plain int on purpose: mypyc would shift a constant i64 in C's 32-bit int.
    """
    return 1 << number
