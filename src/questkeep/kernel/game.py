"""The contract between a game and everyone who plays, shows, stores or studies it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from hashlib import blake2b
from math import exp
from typing import TYPE_CHECKING, Final, NamedTuple, NewType, NoReturn

from mypy_extensions import mypyc_attr

from questkeep.kernel.chance import Chance, Rng
from questkeep.kernel.errors import Objection, RuleBug, UnfitTable
from questkeep.kernel.event import Seat, Told
from questkeep.kernel.options import TableOption
from questkeep.kernel.views import Message, PlainPick

if TYPE_CHECKING:
    from questkeep.kernel.verbs import Said, Verbs

Code = NewType("Code", int)
"""An answer as a number; each game numbers all its answers once (see its moves.py)."""

WITHDRAW: Final = Code(0)
"""In every game: take back a locked secret choice while others still think."""

LUCKS: Final = 1 << 30
NOTHING: Final = -1e300
LONGEST_TOLD: Final = 40  # so much of what somebody wrote is told back

View = Mapping[str, object]
"""Plain data (text, numbers, lists, mappings) holding what one seat may see, and nothing else."""


class Outcome:
    """How a game ended: points, places (1, 1, 3 …) and winners by seat; in a cooperative game all win or none."""

    def __init__(self, scores: list[int], places: list[int], winners: list[Seat]) -> None:
        self.scores = scores
        self.places = places
        self.winners = winners


@mypyc_attr(allow_interpreted_subclasses=True)  # a game may be tried out in plain Python on the compiled kernel
class State(ABC):
    """One table in play. It carries no luck and no clock, so a copy foresees nothing.

    `told` is the list of events so far, or None when nobody listens (search, lab): then no event is made.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.told: list[Told] | None = None
        self.reveals = 0
        """How often something hidden has become known to a seat: a step that leaves it alone may be undone freely."""
        self.chapter = 0
        """Grows when the past closes: while the game runs, nobody may look back beyond the first open chapter."""

    def first_open_chapter(self) -> int:
        """The earliest chapter whose steps may still be looked at; if a game says no more, it is the present one."""
        return self.chapter

    @abstractmethod
    def listen(self) -> None:
        """Tell events from now on; a table on which nothing has happened yet tells its opening first."""

    @abstractmethod
    def asked(self) -> list[Seat]:
        """Who must answer now: several seats choose at the same time, none means the game is over.

        The list is shared: read it, do not change it. It depends on public facts only.
        """

    def addressed(self) -> list[Seat]:
        """Whom somebody at the table has put a question to, once for each question: they may answer it, or not.

        The list is shared: read it, do not change it. It depends on public facts only.
        """
        return []

    def is_first_come(self) -> bool:
        """Whether answers count as they come, each leaving less for the others: then bots let people answer first."""
        return False

    def can_withdraw(self, seat: Seat) -> bool:
        """Whether the seat has locked a secret choice that it may still take back."""
        return False

    def may(self, seat: Seat) -> list[Code]:
        """What a seat may say without being asked: withdraw a locked choice, talk."""
        return []

    @abstractmethod
    def options(self, seat: Seat) -> list[Code]:
        """Every answer an asked seat may give, in a fixed order. The list is shared: do not change it."""

    @abstractmethod
    def apply(self, seat: Seat, code: Code, chance: Chance) -> None:
        """Carry out an answer; IllegalPick leaves the table untouched."""

    def seen_as(self, code: Code) -> Code:
        """An answer as others see it when it is given: what it hides is left out."""
        return code

    @abstractmethod
    def objection(self, seat: Seat, code: Code) -> Objection | None:
        """Why this answer is not allowed now (the clause and its facts), or None if it is."""

    @abstractmethod
    def verbs(self) -> Verbs:
        """All that can ever be answered or said in this game, declared once."""

    def said(self, seat: Seat, code: Code) -> Said:
        """An answer taken apart: its verb and the words of its arguments."""
        return self.verbs().said(self, seat, code)

    def notation(self, seat: Seat, code: Code) -> str:
        """The answer as people write it, one-to-one with the codes of this question."""
        return self.verbs().said(self, seat, code).notation()

    def parse(self, seat: Seat, notation: str) -> Code:
        """The code of a written answer, allowed or not; IllegalPick if it cannot be understood."""
        return self.verbs().read(self, seat, notation)

    def why_not(self, seat: Seat, things: list[str]) -> Objection:
        """Why no answer begins with these things that somebody has touched: said of the first verb that takes them."""
        return self.verbs().objection(self, seat, things)

    @abstractmethod
    def notes(self, seat: Seat) -> View:
        """Facts that help the seat to answer, from its own information only."""

    @abstractmethod
    def fallback(self, seat: Seat) -> Code:
        """A safe answer for an absent player: what that is the rulebook says, or else it just ends the question."""

    @abstractmethod
    def view(self, seat: Seat | None) -> View:
        """Everything this seat (None: a spectator) may see, built by inclusion."""

    @abstractmethod
    def clone(self) -> State:
        """An independent copy that nobody listens to."""

    @abstractmethod
    def redeal_unseen(self, seat: Seat | None, chance: Chance) -> None:
        """Replace all this seat (None: a spectator) cannot know, uniformly over what fits its knowledge.

        Equal information and equal chance give an equal table, whatever the truth was.
        """

    def deal_anew(self, seats: list[Seat], chance: Chance) -> None:
        """Deal all anew that none of these seats can know, so that the game goes on from here; no choice is locked.

        What each of them knows stays as it is. Equal knowledge of theirs and equal chance give an equal table. A game
        in which nothing shown is ever taken back does without.
        """
        raise RuleBug("this game deals nothing anew")

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """The result, or None while the game runs."""


Words = str | dict[str, str]
"""What a deck says itself: the same for everybody, or a text for each language."""


def in_language(words: Words, language: str) -> str:
    """What a deck says to somebody; where it lacks his language, in English, or in the first that it has.

    >>> in_language({"de": "Messer", "en": "Knife"}, "pl")
    'Knife'
    """
    if isinstance(words, str):
        return words
    return words.get(language) or words.get("en") or next(iter(words.values()))


@mypyc_attr(allow_interpreted_subclasses=True)
class Deck:
    """The cards a match is played with; each game derives its own from this."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self.base = ""
        """The text of the standard deck that an own one lies upon; empty where it stands alone."""
        self.icons: dict[str, str] = {}
        """The pictures that cards have of their own, by key."""

    @property
    def digest(self) -> str:
        """A short fingerprint of the text."""
        return digest_of(self.text)


def digest_of(text: str) -> str:
    """A short fingerprint of a deck's text: by it matches and records name what they are played with."""
    return blake2b(text.encode(), digest_size=8).hexdigest()


def squashed(points: float) -> float:
    """Points ahead, in units of the game's scale, as a result from 0 (lost) to 1 (won)."""
    return 1.0 / (1.0 + exp(-max(-60.0, min(60.0, points))))


@mypyc_attr(allow_interpreted_subclasses=True)
class Insight(ABC):
    """What a game knows about itself that helps a bot: a guess of how well a seat stands."""

    def __init__(self) -> None:
        self.worlds = 12
        """How many imagined worlds tell close options apart well enough."""
        self.scale = 10.0
        """So many points ahead make a victory three times as likely as a defeat."""
        self.curiosity = 0.3
        """How much a search prefers answers that it has seldom tried."""
        self.horizon = 0
        """How many answers a search plays on from a new table before it takes this guess."""
        self.is_deep = True
        """Whether a search explores answers after its own; where turns are long, it plays on by habit instead."""
        self.budgets = (60, 600)
        """How many simulations a Master and a Grandmaster may use for an answer."""
        self.is_open = False
        """Whether no seat knows more than another, so that one world serves them all."""
        self.is_secretive = False
        """Whether answers are given in secret at the same time, so that nobody should be foreseeable."""
        self.is_discreet = False
        """Whether a habit reads only what its seat knows, so that no world need be dealt for it."""
        self.doubt = 0.0
        """By how many standard errors an answer must beat the one at first sight before a search prefers it."""
        self.is_patient = True
        """Whether a guess is worth most when the seat is asked again; if not, it is made after every answer."""
        self.parts = 0
        """How many parts a game has for which `questkeep lab learn` learns signs of victory; none where it cannot."""
        self.weights: Mapping[str, float] = {}
        """The numbers of judgement it goes by; `questkeep lab tune` looks for better ones."""

    @abstractmethod
    def value(self, table: State, seat: Seat) -> float:
        """How well the seat stands, in points ahead of the best rival (cooperative: chance to win × 100)."""

    def odds(self, table: State, seat: Seat) -> float:
        """How likely the seat is to win, as far as can be guessed."""
        return squashed(self.value(table, seat) / self.scale)

    def part(self, table: State) -> int:
        """The part of the game that the table is in, from 0 on."""
        return 0

    def signs(self, table: State) -> list[float]:
        """What can be counted at a calm table and may speak for victory or defeat, each about as large as 1."""
        return []

    def is_calm(self, table: State) -> bool:
        """Whether a guess can be trusted now, or a play-out should go on for some answers."""
        return True

    def with_weights(self, weights: Mapping[str, float]) -> Insight:
        """An insight that goes by other numbers under the same names."""
        return self

    def reply(self, table: State, seat: Seat, options: list[Code], chance: Chance) -> Code:
        """What the seat might well answer, found quickly: for play-outs."""
        promising = self.promising(table, seat, options)
        best = promising[0]
        if len(promising) == 1:
            return best
        highest = NOTHING
        luck = chance.below(LUCKS)
        for code in promising:
            trial = table.clone()
            trial.apply(seat, code, Rng(luck))
            value = self.value(trial, seat)
            if value > highest:
                best, highest = code, value
        return best

    def remark(self, table: State, seat: Seat) -> Code | None:
        """What an asked seat would tell the others before it answers, or an addressed one would reply."""
        return None

    def promising(self, table: State, seat: Seat, options: list[Code]) -> list[Code]:
        """Those of the seat's options that are worth a thought, at least one; from its own knowledge only."""
        return options

    def compared(self, table: State, seat: Seat, options: list[Code]) -> list[Code]:
        """Those that a search compares first of all, at least one; from the seat's own knowledge only."""
        return self.promising(table, seat, options)

    def candidates(self, table: State, seat: Seat, options: list[Code]) -> list[Code]:
        """Further ones, from its own knowledge only: a search with doubts compares them, a careless bot errs so."""
        return []

    def is_solvable(self, table: State) -> bool:
        """Whether two seats are so near the end, with no luck and no secrets left, that it can be worked out."""
        return False


class Share(NamedTuple):
    """Something that was in play in a game: a card, a village, a place at the table.

    `copies` of it were there, and `taken` says how many each seat took; it is empty for what nobody can take.
    """

    sort: str
    name: str
    copies: int = 1
    taken: tuple[int, ...] = ()


class PreparedTable(NamedTuple):
    """A table to begin with: its options, and a position where the opening is too far from what is looked for."""

    options: Mapping[str, str]
    position: Mapping[str, object] | None = None


@mypyc_attr(allow_interpreted_subclasses=True)
class Study(ABC):
    """What a game lets the lab count once a game is over; the table was listened to from the beginning."""

    @abstractmethod
    def turns(self, table: State) -> int:
        """How many turns were played, all seats together."""

    @abstractmethod
    def shares(self, table: State) -> list[Share]:
        """What was in play, and who took how much of it: the lines of the balance table."""

    @abstractmethod
    def repertoire(self, deck: Deck) -> dict[str, list[str]]:
        """Everything that can happen with this deck, by sort."""

    @abstractmethod
    def happened(self, table: State) -> dict[str, set[str]]:
        """What of the repertoire has happened."""

    def prepared(self, seats: int) -> list[PreparedTable]:
        """Where games begin that shall meet the whole repertoire; they are played in turn."""
        return [PreparedTable({})]


def everything_fits(seats: int, options: Mapping[str, str], deck: Deck) -> Objection | None:
    """In most games all options and decks go together."""
    return None


class Pause(NamedTuple):
    """How many seconds a seat must let pass before it says the like again, and the clause that says so."""

    seconds: float
    clause: str


def never_pause(notation: str) -> Pause | None:
    """In most games nobody can say anything too fast."""
    return None


def talk_is_open(options: Mapping[str, str]) -> str:
    """In most games everything may be said, and everybody hears it."""
    return "open"


def no_decks() -> Mapping[str, str]:
    """A game that was never released has no decks to remember."""
    return {}


def sorts_of(names: str, sorts: Mapping[str, str]) -> dict[str, str]:
    """Facts and their sorts (see text/telling.py): a number, unless the game or the event itself says otherwise.

    >>> sorts_of("keep seat cards:{card}", {"seat": "seat", "cards": "[card]"})
    {'keep': 'number', 'seat': 'seat', 'cards': '{card}'}
    """
    found: dict[str, str] = {}
    for name in names.split():
        fact, _, own = name.partition(":")
        found[fact] = own or sorts.get(fact, "number")
    return found


class Prompt(NamedTuple):
    """A question put into messages, and what is special about single answers, by their places among those offered."""

    asks: Message
    says: Mapping[int, Message]
    """What they say, where their verb and its arguments do not tell."""
    doubts: Mapping[int, Message]
    """What is asked once more before they are given."""
    notes: View
    """What a client needs besides."""


class Game:
    """One entry of the catalogue: everything the house needs to offer a game."""

    def __init__(
        self,
        key: str,
        version: int,
        seats: tuple[int, int],
        options: list[TableOption],
        new: Callable[[int, Mapping[str, str], Deck, Chance, int], State],
        read_deck: Callable[[str, str, str], Deck],
        standard_deck: Callable[[], Deck],
        arrange: Callable[[int, Mapping[str, str], Deck, Mapping[str, object], int], State],
        insight: Insight,
        card_faces: Callable[[Deck], Mapping[str, Mapping[str, object]]],
        misfit: Callable[[int, Mapping[str, str], Deck], Objection | None] = everything_fits,
        study: Study | None = None,
        talk: Callable[[Mapping[str, str]], str] = talk_is_open,
        pause: Callable[[str], Pause | None] = never_pause,
        bounds: Mapping[str, str] | None = None,
        memory_clause: str | None = None,
        waiting_clause: str = "",
        finality_clause: str | None = None,
        is_cooperative: bool = False,
        tuned_insight: Insight | None = None,
        released_decks: Callable[[], Mapping[str, str]] = no_decks,
        first_decks: Mapping[int, str] | None = None,
        events: Mapping[str, str] | None = None,
        facts: Mapping[str, str] | None = None,
        records: Mapping[str, str] | None = None,
        prompt: Callable[[View, View, list[PlainPick]], Prompt] | None = None,
        apart: Mapping[str, list[str]] | None = None,
    ) -> None:
        self.key = key
        self.version = version
        """The rules of new tables; tables begun under any version from 1 on can be played on."""
        self.seats = seats
        self.options = options
        self._new = new
        self._read_deck = read_deck
        self.standard_deck = standard_deck
        self._arrange = arrange
        self.released_decks = released_decks
        """The texts of all standard decks that were ever released, by their digests."""
        self.first_decks: Mapping[int, str] = first_decks if first_decks is not None else {}
        """By version of the rules: the standard deck of tables from before tables named theirs."""
        self.events: Mapping[str, Mapping[str, str]] = {
            kind: sorts_of(held, facts or {}) for kind, held in (events or {}).items()
        }
        """Every kind of event that its tables tell, with its facts besides the clause, and the sort of each."""
        self.records: Mapping[str, Mapping[str, str]] = {
            name: sorts_of(held, facts or {}) for name, held in (records or {}).items()
        }
        """The facts of what facts hold that has facts of its own, likewise."""
        self.facts: Mapping[str, str] = facts if facts is not None else {}
        """What facts are, by their names, wherever nothing else is said: also those of refusals."""
        self.prompt = prompt
        """What a seat is asked, put into messages, from what it sees, is told for the prompt and may answer."""
        self.apart: Mapping[str, list[str]] = apart if apart is not None else {}
        """By option: the values whose results are listed apart, because the game is another one with them."""
        self.insight = insight
        self.tuned_insight = tuned_insight if tuned_insight is not None else insight
        """What bots that search go by: the same with tuned weights, where tuning has found better ones."""
        self.card_faces = card_faces
        """What a client needs to draw each card of a deck."""
        self._misfit = misfit
        self.study = study
        self.bounds: Mapping[str, str] = bounds if bounds is not None else {}
        """Options without which random play would not come to an end."""
        self.memory_clause = memory_clause
        """The clause by which the past of a table may be closed, where there is one."""
        self.waiting_clause = waiting_clause
        """The clause by which a seat has nothing to answer while others have."""
        self.finality_clause = finality_clause
        """The clause by which nothing that was shown is ever taken back, where there is one."""
        self.is_cooperative = is_cooperative
        """Whether all win or lose together."""
        self.pause = pause
        """What a person must wait for before an answer like this one is taken again; the house keeps the clock."""
        self.talk = talk
        """What the chat is during play, by the options: open, whispers (two may speak alone as well) or closed."""

    def new(
        self, seats: int, options: Mapping[str, str], deck: Deck, chance: Chance, version: int | None = None
    ) -> State:
        """A table ready for the first pick, under the rules of this version (None: of today)."""
        return self._new(seats, options, deck, chance, self.version if version is None else version)

    def arrange(
        self,
        seats: int,
        options: Mapping[str, str],
        deck: Deck,
        position: Mapping[str, object],
        version: int | None = None,
    ) -> State:
        """The position that a scenario describes, under the rules of this version (None: of today)."""
        return self._arrange(seats, options, deck, position, self.version if version is None else version)

    def read_deck(self, name: str, text: str, base: str = "") -> Deck:
        """The deck of a file; `base` is the standard deck it may lie upon (empty: today's). BadFile says why not."""
        return self._read_deck(name, text, base)

    def chosen_options(self, wishes: Mapping[str, object]) -> dict[str, str]:
        """The wishes completed with defaults; UnfitTable names what does not exist."""
        known = {option.name: option for option in self.options}
        chosen = {option.name: option.values[0] for option in self.options}
        for name, value in wishes.items():
            if name not in known:
                self._refuse(Objection("", "unknown-option", {"option": name[:LONGEST_TOLD], "known": list(known)}))
            option = known[name]
            if not isinstance(value, str) or not option.allows(value):
                said: dict[str, object] = {
                    "option": name,
                    "value": str(value)[:LONGEST_TOLD],
                    "known": option.values + option.parts,
                }
                self._refuse(Objection("", "unknown-value", said))
            chosen[name] = value
        return chosen

    def listed_apart(self, options: Mapping[str, str]) -> dict[str, str]:
        """The options that set the results of such a table apart from those of usual ones, by name."""
        return {name: options[name] for name, values in self.apart.items() if options.get(name) in values}

    def check_seats(self, seats: int) -> None:
        """UnfitTable unless the game can be played by so many."""
        fewest, most = self.seats
        if not fewest <= seats <= most:
            self._refuse(Objection("", "wrong-seats", {"fewest": fewest, "most": most, "seats": seats}))

    def misfit(self, seats: int, options: Mapping[str, str], deck: Deck) -> Objection | None:
        """Why so many seats, these options and these cards do not go together, if they do not."""
        for option in self.options:
            objection = option.misfit(options[option.name], seats)
            if objection is not None:
                return objection
        return self._misfit(seats, options, deck)

    def check_table(self, seats: int, options: Mapping[str, str], deck: Deck) -> None:
        """UnfitTable unless so many can play with these options and cards."""
        self.check_seats(seats)
        objection = self.misfit(seats, options, deck)
        if objection is not None:
            self._refuse(objection)

    def _refuse(self, objection: Objection) -> NoReturn:
        raise UnfitTable(self.key, objection)
