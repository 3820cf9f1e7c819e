"""Second looks: whether anybody ever chooses again, knowing what the others hold or have locked.

Two worlds look the same to a seat. It answers the same in both, and then everybody does what he likes, also what is not
proper: they want steps back, agree or not, come and go, and let bots play for each other. Where a step of the seat is
taken back after the worlds have come to look different, it knows more than its view says. Then either all persons have
agreed, and no choice is locked any more; or the table has become one that it knows nothing about: the same one would
have come of the other world.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple

from questkeep.consent import AWAY_LONG_ENOUGH, Chair, Consent, Filling, Votes
from questkeep.kernel.chance import Rng
from questkeep.kernel.course import REOPENED, Course
from questkeep.kernel.event import Seat, heard
from questkeep.kernel.game import WITHDRAW, State
from questkeep.kernel.replay import Pick, play_row
from questkeep.lab.walks import Position, as_text, difference, sights

MOST_DEEDS: Final = 14  # after which two worlds are left alone
ANSWERS_ON: Final = 40  # that two tables are followed to see whether they hold the same
ANY: Final = 1 << 30
MakeConsent = Callable[[bool], Consent]


class Deed(NamedTuple):
    """Something that somebody does, in both worlds as far as it can be done there; the number chooses how."""

    kind: str
    seat: Seat
    number: int


class Found(NamedTuple):
    """What came of two worlds: whether they came to look different, and how often a step was taken back after that."""

    has_parted: bool
    agreed: int
    anew: int
    problem: str


class Sitting:
    """One world at a table of the house, and all that one seat is told of it."""

    def __init__(self, position: Position, start: State, seat: Seat, chairs: list[Chair], consent: Consent) -> None:
        self.game = position.setting.game
        self.start = start
        self.course = Course(self.game, position.setting.record(f"{position.seed}/{position.row}", []), start)
        self.seat = seat
        self.chairs = chairs.copy()
        self.consent = consent
        self.votes = Votes()
        self.away = [0.0] * len(chairs)  # for how many seconds each person has been away
        self.said_yes: set[Seat] = set()
        self.has_agreement = False  # whether every other person has agreed to the last row
        self.known = 0
        self.told = ""
        self.look("")

    def do(self, deed: Deed) -> None:
        """Carry out a deed, or what comes nearest to it here, and tell the seat."""
        DEEDS[deed.kind](self, deed.seat, deed.number)
        if self.consent.has_lapsed(self.course, self.chairs):
            self.consent.wish = None
        self.look(deed.kind)

    def look(self, kind: str) -> None:
        """What the seat is told after a deed."""
        table = self.course.table
        news = heard((table.told or [])[self.known :], self.seat)
        self.known = len(table.told or [])
        wish = self.consent.wish
        self.told = as_text(
            {
                "deed": kind,
                "row": self.course.row,
                "news": news,
                "view": table.view(self.seat),
                "options": table.options(self.seat),
                "may": table.may(self.seat),
                "notes": table.notes(self.seat) if self.seat in table.asked() else None,
                "undo": self.consent.offer_to(self.seat, self.course, self.chairs),
                "wish": [wish.seat, wish.offer, sorted(wish.agreed)] if wish is not None else None,
                "chairs": self.chairs,
            }
        )

    # What somebody may do -----------------------------------------------------------------------------------

    def answer(self, seat: Seat, number: int) -> None:
        """The seat answers, or else somebody who is asked."""
        asked = self.course.table.asked()
        if asked:
            who = seat if seat in asked else asked[number % len(asked)]
            options = self.course.table.options(who)
            self.write(who, self.course.table.notation(who, options[number % len(options)]))

    def say(self, seat: Seat, number: int) -> None:
        """The seat withdraws its choice, or talks."""
        codes = self.course.table.may(seat)
        if codes:
            code = WITHDRAW if WITHDRAW in codes and number % 2 else codes[number % len(codes)]
            self.write(seat, self.course.table.notation(seat, code))

    def write(self, seat: Seat, notation: str) -> None:
        """One more row."""
        self.course.go(Pick(seat, notation))
        self.consent.wish = None
        self.said_yes = set()
        self.has_agreement = False

    def undo(self, seat: Seat, number: int) -> None:
        """The seat would like to take its last step back."""
        offer = self.consent.offer_to(seat, self.course, self.chairs)
        if self.is_there(seat) and offer.way != "no" and (offer.way == "free" or self.consent.wish is None):
            self.go_back(seat, self.consent.ask(seat, offer))

    def agree(self, seat: Seat, number: int) -> None:
        """Somebody who is asked for it and is there agrees that a step be taken back."""
        wish = self.consent.wish
        there = [other for other in wish.offer.seats if self.is_there(other)] if wish is not None else []
        if wish is not None and there:
            who = there[number % len(there)]
            self.said_yes.add(who)
            self.go_back(wish.seat, self.consent.agree(who))

    def refuse(self, seat: Seat, number: int) -> None:
        """Somebody says no, or the asker gives up his wish."""
        self.consent.wish = None
        self.said_yes = set()

    def go_back(self, seat: Seat, row: str | None) -> None:
        """Write an undo, if it has come to that; who has agreed is known from what was said, not from the offer."""
        if row is None:
            return
        others = {Seat(other) for other, chair in enumerate(self.chairs) if chair.filling != "bot"} - {seat}
        all_agree = bool(others) and all(self.is_there(other) and other in self.said_yes for other in others)
        self.write(seat, row)
        self.has_agreement = all_agree
        self.known = len(self.course.table.told or [])  # that a step was taken back is all that is told of it

    def is_there(self, seat: Seat) -> bool:
        """Whether the seat's person can say yes or no."""
        return self.chairs[seat] == Chair("person", True)

    def leave(self, seat: Seat, number: int) -> None:
        """A person goes; the one we watch stays."""
        if seat != self.seat and self.is_there(seat):
            self.chairs[seat] = Chair("person", False)
            self.away[seat] = 0.0

    def come(self, seat: Seat, number: int) -> None:
        """A person is back, and the bot in his place goes; an open seat is taken."""
        if self.chairs[seat].filling != "bot":
            self.chairs[seat] = Chair("person", True)
            self.votes.forget(seat)

    def vote(self, seat: Seat, number: int) -> None:
        """Time passes, and somebody wishes that a bot plays on for a person who is away."""
        self.away = [seconds + number % (2 * int(AWAY_LONG_ENOUGH)) for seconds in self.away]
        present = {other for other in range(len(self.chairs)) if self.is_there(Seat(other))}
        is_away = self.chairs[seat] == Chair("person", False) and self.away[seat] >= AWAY_LONG_ENOUGH
        if is_away and self.votes.cast(sorted(present)[number % len(present)], seat, present):
            self.chairs[seat] = Chair("stand-in", False)
            self.votes.forget(seat)


DEEDS: Final[Mapping[str, Callable[[Sitting, Seat, int], None]]] = {
    "answer": Sitting.answer,
    "say": Sitting.say,
    "undo": Sitting.undo,
    "agree": Sitting.agree,
    "refuse": Sitting.refuse,
    "leave": Sitting.leave,
    "come": Sitting.come,
    "vote": Sitting.vote,
}
OFTEN: Final = ["answer"] * 8 + ["undo"] * 7 + ["say", "leave", "come", "vote", "vote"]
WHILE_SOMEBODY_ASKS: Final = ["agree"] * 6 + ["refuse", "answer", "leave", "come"]


class Pair:
    """Two worlds that look the same to a seat, and the deeds that are done in both."""

    def __init__(self, position: Position, consent: MakeConsent = Consent) -> None:
        self.position = position
        self.luck = position.luck("second look")
        asked = position.table.asked()
        self.seat = asked[self.luck.below(len(asked))]
        chairs, is_practice = self.drawn_chairs()
        persons = [Seat(seat) for seat, chair in enumerate(chairs) if chair.filling == "person"]
        if not is_practice or position.setting.game.finality_clause is not None:
            persons = []
        other = alike(position, self.seat, persons, self.luck)
        self.is_practice = is_practice
        self.worlds = [
            Sitting(position, start, self.seat, chairs, consent(is_practice)) for start in (position.table, other)
        ]

    def drawn_chairs(self) -> tuple[list[Chair], bool]:
        """Who sits there, and whether they practise: our person beside people and bots, or beside anything at all."""
        is_practice = self.luck.below(2) == 0
        is_alone = is_practice and self.luck.below(2) == 0
        fillings: list[Filling] = ["bot"] if is_alone else ["person", "person", "bot"]
        if not is_practice and self.luck.below(2) == 0:
            fillings = ["person", "bot", "stand-in", "open"]
        chairs = []
        for _ in range(self.position.table.seats):
            filling = fillings[self.luck.below(len(fillings))]
            chairs.append(Chair(filling, filling == "person" and self.luck.below(8) > 0))
        chairs[self.seat] = Chair("person", True)
        return chairs, is_practice

    def deeds(self) -> Iterator[Deed]:
        """First an answer of the seat, then whatever comes to people's minds; those who ask are mostly the seat."""
        yield Deed("answer", self.seat, self.luck.below(ANY))
        for _ in range(MOST_DEEDS):
            has_wish = any(world.consent.wish is not None for world in self.worlds)
            kinds = WHILE_SOMEBODY_ASKS if has_wish else OFTEN
            kind = kinds[self.luck.below(len(kinds))]
            is_mine = kind == "undo" and self.luck.below(3) > 0
            seat = self.seat if is_mine else Seat(self.luck.below(self.position.table.seats))
            yield Deed(kind, seat, self.luck.below(ANY))

    def compared(self) -> Found:
        """Do it all in both worlds, and look at every step of the seat that is taken back."""
        one, other = self.worlds
        if one.told != other.told:
            return Found(False, 0, 0, self.account("the worlds do not look alike to begin with"))
        parted = -1  # the last row before the worlds came to look different
        agreed = anew = 0
        for deed in self.deeds():
            rows = one.course.row
            steps = [self.steps_of(world) for world in self.worlds]
            for world in self.worlds:
                world.do(deed)
            if parted < 0 and one.told != other.told:
                if problem := self.hint_in(deed):
                    return Found(True, agreed, anew, self.account(f"{deed.kind}: {problem}"))
                parted = rows
            for number, world in enumerate(self.worlds):
                if parted < 0 or self.steps_of(world) >= steps[number] or not is_back(world.course, parted):
                    continue
                if problem := second_look(world, self.worlds[1 - number], parted):
                    return Found(True, agreed, anew, self.account(f"{deed.kind}: {problem}"))
                if not self.is_practice:
                    return Found(True, agreed + 1, anew, "")  # from here on the seat knows what all agreed that it may
                anew += 1
        return Found(parted >= 0, agreed, anew, "")

    def hint_in(self, deed: Deed) -> str:
        """What is wrong with the deed that made the worlds look different; an empty text if it is part of the game."""
        if deed.kind not in ("answer", "say"):
            return "it tells what is hidden"
        if any(world.course.table.asked() and world.course.can_undo_freely(self.seat) for world in self.worlds):
            return "a step that can be taken back freely tells what is hidden"
        return ""

    def steps_of(self, world: Sitting) -> int:
        """How many steps the seat has made that count."""
        return sum(step.seat == self.seat and step.effect != REOPENED for step in world.course.steps)

    def account(self, problem: str) -> str:
        """Where it happened, and what."""
        return f"{self.position.where(self.seat)}: {problem}"


def alike(position: Position, seat: Seat, persons: list[Seat], luck: Rng) -> State:
    """Another world that looks the same to the seat; where some practise together, the same to all these persons."""
    world = position.table.clone()
    if not persons:
        world.redeal_unseen(seat, luck)
        return world
    locked = [Seat(other) for other in range(world.seats) if world.can_withdraw(Seat(other))]
    for other in locked:
        world.apply(other, WITHDRAW, luck)
    world.deal_anew(persons, luck)
    for other in locked:
        options = world.options(other)
        own = next(pick.notation for pick in reversed(position.picks) if pick.seat == other)
        code = world.parse(other, own) if other in persons else options[luck.below(len(options))]
        world.apply(other, code, luck)
    return world


def is_back(course: Course, parted: int) -> bool:
    """Whether nothing counts any more that happened since the worlds came to look different."""
    return all(step.row <= parted or step.effect == REOPENED for step in course.steps)


def second_look(world: Sitting, other: Sitting, parted: int) -> str:
    """What is wrong when a seat chooses again after it has seen more; an empty text if nothing is."""
    table = world.course.table
    locked = [seat for seat in range(table.seats) if seat != world.seat and table.can_withdraw(Seat(seat))]
    if world.has_agreement and locked:
        return f"all have agreed, but seat {locked[0]} is bound by a choice that was shown"
    if world.has_agreement and not world.consent.is_practice:
        return ""
    expected = other.start.clone()
    for step in world.course.steps:
        play_row(world.game, expected, (other if step.row <= parted else world).course.record, step.row)
    found = unlikeness(table, expected)
    return f"it was not agreed to, and what was seen still holds: {found}" if found else ""


def unlikeness(one: State, other: State) -> str:
    """In what two tables differ: now, or when play has gone on for a while by equal luck."""
    tables = [one.clone(), other.clone()]
    for _ in range(2):
        here, there = (sights(table) for table in tables)
        if as_text(here) != as_text(there):
            return difference(here, there)
        for table in tables:
            play_on(table, Rng("onwards"))
    here, there = (sights(table) for table in tables)
    return difference(here, there) if as_text(here) != as_text(there) else ""


def play_on(table: State, luck: Rng) -> None:
    """Random answers for a while."""
    for _ in range(ANSWERS_ON):
        if asked := table.asked():
            options = table.options(asked[0])
            table.apply(asked[0], options[luck.below(len(options))], luck)
