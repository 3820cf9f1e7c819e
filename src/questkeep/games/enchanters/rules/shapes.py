"""The shapes of what is seen: plain data that views and notes are made of."""

from __future__ import annotations

from typing import Literal, TypedDict

from questkeep.kernel.views import Message, PlainPick, TableNotes, TableView

Phase = Literal["drafting", "choosing", "facing", "striking", "naming", "dropping", "swapping", "over"]
Part = Literal["upper", "lower", "against", "bonus"]
Reason = Literal["glory", "village", "wounds"]
Outlook = Literal["open", "lost", "hopeless"]  # lost: it cannot be won if one sets out now

_Reason = TypedDict("_Reason", {"for": Reason})  # Python has no other way to write this name


class SpaceView(TypedDict):
    """[E-47, E-58] A track card and what the way to it costs the active player."""

    space: int
    card: str
    price: int


class PartView(TypedDict):
    """One source of attack or defense: a card's upper or lower part, a static, or the bonuses of the turn."""

    part: Part
    card: str | None
    attack: int
    defense: int


class PlayerView(TypedDict):
    """A player: three piles from bottom to top, tokens, values with their parts, and the score as it stands."""

    seat: int
    items: list[str]
    enchantments: list[str]
    creatures: list[str]
    crystals: int
    wounds: int
    attack: int
    defense: int
    parts: list[PartView]
    score: int


class DeckView(TypedDict):
    """[E-129] How many cards are left, which creatures lie at the bottom, and how many cards hide the Dragons."""

    size: int
    set_aside: list[str]
    lower_half: int | None
    removed: int


class TurnView(TypedDict):
    """[E-28] What belongs to this turn alone."""

    number: int
    seat: int
    major_done: bool
    discard: bool
    free_journey: bool
    bonus_attack: int
    bonus_defense: int
    used: list[str]
    foe: str | None
    taking: str | None


class SheetLine(_Reason):
    """[E-118] A line of a score sheet: what it is for, the cards that count, and their points."""

    cards: list[str]
    points: int


class ScoreView(TypedDict):
    """[E-118] The final count by seat, and what fast invasion had removed."""

    sheets: list[list[SheetLine]]
    scores: list[int]
    places: list[int]
    winners: list[int]
    removed: list[str]


class EnchantersView(TableView[Phase]):
    """Everything there is to see."""

    phase: Phase
    start: int
    kingdoms: list[str]
    left_to_draft: list[str]
    invasion: str
    depths: bool
    village: str | None
    track: list[SpaceView]
    deck: DeckView
    graveyard: list[str]
    turn: TurnView
    players: list[PlayerView]
    final: ScoreView | None


class _Fight(TypedDict):
    space: int | None  # None on the graveyard
    strength: int
    health: int
    wounds: int
    attack: int
    missing: int
    glory: int


class _Buried(TypedDict, total=False):
    rests: list[str]  # those that lead to the graveyard, where the creature lies there


class FightView(_Fight, _Buried):
    """[E-69] A fight as it would go: what it costs, what is missing, and which actions win it."""

    card: str
    price: int
    affordable: bool
    first: list[PlainPick]  # what must be done before setting out; empty where setting out now can lead to victory
    actions: list[PlainPick]  # what is then done in the fight
    hopeless: bool  # nothing beats this creature in this turn


class FightTold(_Fight):
    """[E-69] What a client is told of a fight: its numbers, how it would end, and in words what wins it."""

    outlook: Outlook
    ways: list[Message]


class EnchantersNotes(TableNotes, total=False):
    """What helps to answer: fights foreseen, the ability that names a player [E-91], who is given a card [E-105]."""

    fights: list[FightView]
    verb: str
    source: str
    ability: int
    to: int | None
