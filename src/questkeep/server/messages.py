"""Every message on the wire, both ways (PROTOCOL.md shows an example of each).

Unknown fields are refused, sizes are bounded, and texts are made by the reader's client: only codes and facts travel.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from questkeep.kernel.views import Message

MatchId = Annotated[str, msgspec.Meta(min_length=10, max_length=24, pattern=r"^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Words = Annotated[list[Word], msgspec.Meta(max_length=12)]
Thing = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Line = Annotated[str, msgspec.Meta(min_length=1, max_length=280)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]


Pace = Literal["slow", "normal", "fast", "at-once"]


class FromClient(msgspec.Struct, forbid_unknown_fields=True, frozen=True, tag_field="type"):
    """What a client may say on its socket."""


class Join(FromClient, frozen=True, tag="join"):
    """Watch a match through one of my seats, or as a spectator; `seen` is the last update I have."""

    match: MatchId
    seat: SeatNumber | None = None
    seen: Annotated[int, msgspec.Meta(ge=-1)] = -1


class PlainPick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pick taken apart: its verb, and what the verb is said of, in this order."""

    verb: Word
    args: Annotated[list[Word | int | Words], msgspec.Meta(max_length=4)] = []


class Picks(FromClient, frozen=True, tag="pick"):
    """Answer a question; several picks are carried out in order until something new is revealed."""

    question: Annotated[int, msgspec.Meta(ge=0)]
    picks: Annotated[list[PlainPick], msgspec.Meta(min_length=1, max_length=8)]


class WhyNot(FromClient, frozen=True, tag="why-not"):
    """Why does no answer to my question begin with these things? Nothing is answered by it."""

    question: Annotated[int, msgspec.Meta(ge=0)]
    things: Annotated[list[Thing], msgspec.Meta(min_length=1, max_length=12)]


class Undo(FromClient, frozen=True, tag="undo"):
    """Take my last step back, or ask the others to let me: `undo` in the update says which."""


class Consent(FromClient, frozen=True, tag="consent"):
    """Answer another seat's wish to take a step back; with `false` the asker gives up his own."""

    yes: bool


class Say(FromClient, frozen=True, tag="say"):
    """Chat: a text, or the id of a quick phrase; to everybody, or whispered to one other seat."""

    text: Line
    to: int | None = None


class Advise(FromClient, frozen=True, tag="advise"):
    """What would a master answer to my question?"""

    question: Annotated[int, msgspec.Meta(ge=0)]


class Ping(FromClient, frozen=True, tag="ping"):
    """Are you there?"""


ClientMessage = Join | Picks | WhyNot | Undo | Consent | Say | Advise | Ping


class Option(msgspec.Struct, frozen=True):
    """One pick taken apart: its number, its verb, and what the verb is said of, in this order.

    `says` puts it into words where verb and arguments do not tell enough; `doubt` is asked before it is taken.
    """

    code: int
    verb: str
    args: list[Any]
    says: Message | msgspec.UnsetType = msgspec.UNSET
    doubt: Message | msgspec.UnsetType = msgspec.UNSET


class Question(msgspec.Struct, frozen=True):
    """What is asked of this seat; with the same number it is the same question, whatever others do meanwhile."""

    number: int
    options: list[Option]
    notes: dict[str, Any]
    asks: Message | msgspec.UnsetType = msgspec.UNSET


class Sitter(msgspec.Struct, frozen=True):
    """Who sits on a seat: person, bot, or a bot that stands in for a person; open until someone takes the link.

    `votes`: of somebody who is away, how many of how many present people wish that a bot plays on. `hints`: on how many
    questions the seat has asked for advice.
    """

    seat: int
    name: str
    kind: Literal["person", "bot", "stand-in", "open"]
    bot: str | None
    online: bool
    mine: bool
    votes: list[int] | None = None
    hints: int = 0


class Undoing(msgspec.Struct, frozen=True, omit_defaults=True):
    """What taking my last step back would need; what it does not concern is left out.

    `free`: nothing; `ask`: the consent of `seats`; `no`: it cannot be done, because of `why` (`seats` says whom that
    concerns, `clause` which rule). With `anew`, all that was hidden before that step is dealt anew. The step is what
    the row `since` told.
    """

    way: Literal["free", "ask", "no"]
    anew: bool = False
    seats: list[int] = []
    why: Literal["nothing", "final", "open", "stand-in", "away", "bots", "too-many-steps"] | None = None
    clause: str | None = None
    since: int | None = None


class Wish(msgspec.Struct, frozen=True):
    """A seat asks others to let it take its last step back, told in the row `since`; some may have agreed already.

    Whatever the seats in `others` have chosen since, or had locked before, is open again then.
    """

    seat: int
    asked: list[int]
    agreed: list[int]
    since: int
    anew: bool = False
    others: list[int] = []


class Clock(msgspec.Struct, frozen=True):
    """Seconds left per seat, counted down by the client for the seats in `running`."""

    left: list[float]
    running: list[int]


class ToClient(msgspec.Struct, frozen=True, tag_field="type"):
    """What the server says."""


class Update(ToClient, frozen=True, tag="update"):
    """How things stand for this pair of eyes, and what happened since the last update.

    After a join everything is told. Later on whatever has not changed is left out, also single parts of the view.
    """

    match: str
    number: int
    seat: int | None
    events: list[dict[str, Any]]
    view: dict[str, Any]
    question: Question | msgspec.UnsetType | None = msgspec.UNSET
    may: list[Option] | msgspec.UnsetType = msgspec.UNSET
    undo: Undoing | msgspec.UnsetType = msgspec.UNSET
    wish: Wish | msgspec.UnsetType | None = msgspec.UNSET
    sitters: list[Sitter] | msgspec.UnsetType = msgspec.UNSET
    clock: Clock | msgspec.UnsetType | None = msgspec.UNSET
    rematch: str | msgspec.UnsetType | None = msgspec.UNSET
    open_from: int | msgspec.UnsetType = msgspec.UNSET
    pace: Pace | msgspec.UnsetType = msgspec.UNSET


class Refused(ToClient, frozen=True, tag="refused"):
    """Why not: a reason, its clause where a rule says so, and facts for the sentence."""

    reason: str
    clause: str | None = None
    facts: dict[str, Any] = {}


class Refusal(Exception):
    """Something was asked that cannot be done; the asker alone is told why."""

    def __init__(self, reason: str, clause: str | None = None, facts: dict[str, Any] | None = None) -> None:
        super().__init__(reason)
        self.message = Refused(reason, clause, facts if facts is not None else {})


class Broken(ToClient, frozen=True, tag="broken"):
    """A mistake of ours has stopped the table: nothing happens there any more, and everybody may go his way.

    `id` is the number under which the mistake can be reported. `mine` are the seats of these eyes, who may start again;
    `saves` is what they may keep, `rematch` the table that was opened after this one.
    """

    match: str
    id: str
    game: str
    mine: list[int]
    saves: Literal["account", "record"] | None
    rematch: str | None


class WishEnded(ToClient, frozen=True, tag="wish-ended"):
    """A wish to take a step back is over: `by` has said no or, being the asker, given it up; null: it has lapsed."""

    seat: int
    by: int | None


class Said(ToClient, frozen=True, tag="said"):
    """A line of chat; `to` is the seat it was whispered to."""

    number: int
    seat: int
    name: str
    to: int | None
    text: str


class Advised(msgspec.Struct, frozen=True):
    """One answer as a master judges it, and how often he would give it.

    `result` is what it promises: 0 lost, 1 won; None if no other answer is worth a thought.
    """

    code: int
    result: float | None
    share: float


class Advice(ToClient, frozen=True, tag="advice"):
    """What a master would answer to a question, the most likely answer first; for the asker's eyes only."""

    question: int
    options: list[Advised]


class Pong(ToClient, frozen=True, tag="pong"):
    """Yes."""


Heard = Update | Broken | WishEnded | Said
"""What everybody who watches a table is told, each in his own form."""

ServerMessage = Update | Refused | Broken | WishEnded | Said | Advice | Pong
client_decoder = msgspec.json.Decoder(ClientMessage)
encode = msgspec.json.Encoder().encode
