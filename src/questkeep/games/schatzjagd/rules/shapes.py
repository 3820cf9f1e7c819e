"""The shapes of what is seen: plain data that views and notes are made of."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from questkeep.kernel.views import TableNotes, TableView

Phase = Literal[
    "choosing-castle",
    "resting",
    "rolling",
    "stepping",
    "using",
    "landing",
    "finding",
    "fighting",
    "defending",
    "parting",
    "acting",
    "shopping",
    "playing",
    "peeking",
    "putting",
    "cleansing",
    "banishing",
    "shifting",
    "over",
]
Whereabouts = Literal["field", "carried", "hidden"]
Losses = Annotated[list[int], "least", "most"]


class FieldView(TypedDict):
    """A play card in a field; it is None to whoever may not look at it."""

    field: str
    card: str | None


class ShopView(TypedDict):
    """[S-51] A field of the city and its shop."""

    field: str
    shop: str


class TreasureView(TypedDict):
    """A treasure that was dug: it lies on a field, is carried, or is hidden in its lord's castle."""

    treasure: int
    at: Whereabouts
    field: str | None
    seat: int | None
    kind: str | None


class LordView(TypedDict):
    """[S-76] A lord and his henchman."""

    seat: int
    castle: str | None
    field: str | None
    life: int
    strength: int
    weapons: int
    gold: int
    poison: int
    skip: int
    cards: int
    carried: int
    hidden: int
    search_days: int


class FightView(TypedDict):
    """[S-91] Who fights whom, and how strong they are; for a fiend, another lord rolls [S-100]."""

    clause: str  # where the rulebook explains such a fight
    foe: int | None
    card: str | None
    roller: int | None  # who rolls for a fiend
    power: int
    bonus: int
    foe_power: int
    foe_life: int


class TurnView(TypedDict):
    """What belongs to this turn alone."""

    number: int
    day: int
    seat: int
    die: int
    steps: int
    played: bool
    fled: bool
    challenged: bool
    throws: list[int]
    showing: FieldView | None
    fight: FightView | None


class TraceView(TypedDict):
    """[S-133] A card that must be in one of these fields or hands."""

    card: str
    fields: list[str]
    hands: list[int]


class DiscardView(TypedDict):
    """[S-69, S-134] The discard pile: its top card, or with the full memory aid all of it."""

    size: int
    top: str | None
    cards: list[str] | None


class FinalView(TypedDict):
    """The result, and everything that was hidden."""

    reason: str
    scores: list[int]
    places: list[int]
    winners: list[int]
    hands: list[list[str]]
    treasures: list[str]
    pile: list[str]


class SchatzjagdView(TableView[Phase]):
    """Everything one pair of eyes may see."""

    phase: Phase
    deck: str  # "standard", or the name of the host's own cards
    victory: str
    needed: int
    order: list[int]
    city: list[ShopView]
    pile: int
    discard: DiscardView
    removed: list[str]
    treasures_left: int
    fields: list[FieldView]
    treasures: list[TreasureView]
    traces: list[TraceView]
    lords: list[LordView]
    hand: list[str] | None
    turn: TurnView
    final: FinalView | None


class SchatzjagdNotes(TableNotes, total=False):
    """What helps to answer: how far the journey leads, what a flight costs, how many looks are left, and so on."""

    steps: int
    ways: dict[str, str]  # [S-31] the fields that can be reached, each with the one before it on the way
    flight: Losses  # [S-96] of life, by the parting blow
    die: int
    looks: int
    card: str
    field: str
    round: int
    forced: bool
    fields: list[str]  # those that can take a card
