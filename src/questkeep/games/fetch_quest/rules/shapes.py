"""The shapes of what is seen: plain data that views and notes are made of."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from questkeep.kernel.views import PlainPick, TableNotes, TableView

Phase = Literal[
    "claiming",
    "retreating",
    "targeting",
    "playing",
    "acting",
    "paying",
    "giving",
    "limiting",
    "dropping",
    "naming",
    "flipping",
    "shifting",
    "scouting",
    "refreshing",
    "taking",
    "looking",
    "recovering",
    "scrapping",
    "resting",
    "over",
]
Purpose = Literal["heal", "draw", "rally", "take", "pass", "recover"]
TalkMode = Literal["structured", "free", "open-hands"]
MissionKind = Literal["facedown", "seals", "bounty", "grand"]
Resource = Literal["mind", "skill", "war", "wild"]
Amounts = Annotated[list[int], "mind", "skill", "war", "wild"]
"""In a demand the last one is any."""


class QueueView(TypedDict):
    """[F-22] A Challenge of the queue; position 1 is next, `danger` is what it would cost now [RC-30]."""

    position: int
    challenge: str
    face: Literal["up", "down"]
    danger: int


class ChallengesView(TypedDict):
    """[F-94, F-96] The Challenges outside the queue."""

    deck: int
    rest: list[str]  # which ones the deck holds, in no order
    top: list[str]  # [F-93] those on top that all know, the next one first
    bottom: list[str]  # those under it that all know, the lowest last
    discard: list[str]
    reserve: dict[str, list[str]]


class FortuneView(TypedDict):
    """[F-94] The Fortune Pile, the oldest card first, and the size of the deck.

    `under` are the lowest cards of the deck as far as this seat knows them, the lowest last, None for others' secrets.
    """

    pile: list[str]
    deck: int
    under: list[str | None]


class MissionView(TypedDict):
    """[F-05] The current Mission and how far it has come."""

    mission: str
    letter: str
    kind: MissionKind
    needed: int
    more: int  # of any type, in a grand Mission
    bonus: int  # in a grand Mission: the wild Resources that each face-down Challenge adds
    reached: int  # Challenges face down, seals broken, bounty; in a grand Mission the wild Resources it would add
    seals: list[Resource]  # the broken ones
    defeated: int  # Missions behind us


class SunView(TypedDict):
    """[RC-30] The Sun, what it adds to Danger now, and after how many turns it rises."""

    sun: int
    danger: int
    count: int
    step: int
    set: int


class WaitingView(TypedDict):
    """Effects that wait for the Enemy phase or for a draw."""

    shield: int
    hush: bool
    weaken: int


class AttemptView(TypedDict):
    """[F-38 … F-44] The open attempt."""

    target: str  # a Challenge, "mission", or a seal: "mind", "skill", "war"
    demand: Amounts
    pool: Amounts
    bonus: int  # wild Resources of it that face-down Challenges add
    played: list[str]
    enough: bool


class TurnView(TypedDict):
    """Whose turn it is and how far it has come."""

    number: int
    seat: int
    defeated: bool
    attempt: AttemptView | None
    purpose: Purpose | None  # what a player is named for
    amount: int  # of the present question: cards still to discard or give, places to move, and so on
    receiver: int | None
    card: str | None  # the Pile card that goes to a player


class PlayerView(TypedDict):
    """A player as this seat sees it: `known` are cards known to be in the hand, `hand` is None where it is hidden."""

    seat: int
    pioneer: str | None
    active: bool
    stamina: int
    most: int
    cards: int
    hand: list[str] | None
    known: list[str]
    deck: int
    deck_cards: list[str] | None
    discard: list[str]


class PaymentView(TypedDict):
    """[F-97] For the owner of the hand alone: a target for which it suffices, and a smallest set of cards."""

    target: str
    cards: list[str]


class ThreatView(TypedDict):
    """[F-62 … F-66] What becomes of the Challenge at position 1 at the end of this turn, if nobody acts."""

    fate: Literal["away", "leaves", "strikes"]  # "away": whoever is on turn is in retreat, and nothing strikes
    loss: int  # of Stamina


class RestView(TypedDict):
    """[F-74] Who has locked a discard, and which cards this seat has marked."""

    locked: list[int]
    marked: list[str]


class _Said(TypedDict):
    seat: int
    item: str


class SaidView(_Said, total=False):
    """[F-89] Something said in this turn, and what it is about."""

    challenge: str
    card: str
    named: int


class QuestionView(SaidView):
    """[F-89] A question to this seat, and how it may be answered in a word, or about the same thing."""

    answers: list[PlainPick]


class StandingView(TypedDict):
    """[F-89] What a seat has promised to deal with in its turn, and whether it wishes for cards."""

    seat: int
    challenges: list[str]
    cards: Literal["welcome", "keep"] | None


class TalkView(TypedDict):
    """[F-90] The talk of this turn, how much each may still say, questions to this seat, and what still stands."""

    said: list[SaidView]
    left: list[int]
    questions: list[QuestionView]
    standing: list[StandingView]


class FinalView(TypedDict):
    """[F-97] The result, and everything that was hidden."""

    won: bool
    sunset: bool  # [RC-30] whether the Sun has ended it
    missions: int
    hands: list[list[str]]
    decks: list[list[str]]
    fortune: list[str]
    challenges: list[str]


class FetchQuestView(TableView[Phase]):
    """Everything one pair of eyes may see."""

    phase: Phase
    first: int
    level: str
    talk_mode: TalkMode
    queue: list[QueueView]  # position 1, which strikes next, comes first
    challenges: ChallengesView
    fortune: FortuneView
    mission: MissionView
    sun: SunView | None
    waiting: WaitingView
    threat: ThreatView | None
    turn: TurnView
    players: list[PlayerView]
    removed: list[str]
    missing_focuses: list[Resource]  # [F-15] at a table of three or four: those that nobody has claimed, or has
    free_pioneers: list[str]
    scouted: list[str]
    looked: list[str] | None
    payments: list[PaymentView]
    rest: RestView | None
    talk: TalkView
    final: FinalView | None


class FetchQuestNotes(TableNotes, total=False):
    """What helps to answer: what the open attempt still lacks, or which claims leave a focus missing."""

    unwise: list[str]  # [F-15] pioneers after whose claim a focus has to stay missing
    missing: list[int]
    wild: int
    short: int
