"""Random games to try the laws on: a setting, a walk through a game, and what everyone sees on the way."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Final, NoReturn

from questkeep.bots.bot import Bot
from questkeep.kernel.chance import Rng
from questkeep.kernel.errors import IllegalPick
from questkeep.kernel.event import Seat, heard
from questkeep.kernel.game import WITHDRAW, Code, Deck, Game, State
from questkeep.kernel.perspective import Perspective
from questkeep.kernel.replay import Pick, Record
from questkeep.lab.witness import Witness

MOST_PICKS: Final = 20_000
"""Games without a bound of their own are followed so far."""
MOST_SETS: Final = 8
"""So many combinations of options are tried for each number of seats."""


class LawBroken(Exception):
    """A game does not keep a law: which law, where it happened, and what was found."""

    def __init__(self, law: str, where: str, found: str) -> None:
        super().__init__(law, where, found)  # all three, so that it can come from another process
        self.law = law
        self.where = where
        self.found = found

    def __str__(self) -> str:
        return f"{self.law}: {self.where}: {self.found}"


@contextmanager
def on_trial(law: str, where: str) -> Iterator[None]:
    """Whatever fails inside breaks the law."""
    try:
        yield
    except LawBroken:
        raise
    except Exception as error:
        raise LawBroken(law, where, f"{type(error).__name__}: {error}") from error


class Setting:
    """One way to play a game: how many play and with which options; with a witness, and bots to be tried."""

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, str], witness: Witness, bots: Sequence[Bot] = ()
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.witness = witness
        self.bots = bots
        self.deck: Deck = game.standard_deck()

    def __str__(self) -> str:
        return ", ".join([f"{self.game.key} with {self.seats} players", *map(" ".join, self.options.items())])

    def new(self, seed: str) -> State:
        """The table that a record with this seed begins with."""
        return self.game.new(self.seats, self.options, self.deck, Rng.keyed(seed, 0))

    def record(self, seed: str, picks: list[Pick]) -> Record:
        """A game that was played here, written down."""
        players = ["random"] * self.seats
        return Record(self.game.key, self.game.version, self.options, self.deck, seed, players, picks)


def option_sets(game: Game, turn: int = 0) -> list[dict[str, str]]:
    """Every combination of the game's table options, up to MOST_SETS of them.

    Options beyond that take their values in turn instead, so that all values come up over several turns.
    """
    combined: list[dict[str, str]] = [{}]
    for option in game.options:
        if len(combined) * len(option.values) <= MOST_SETS:
            combined = [{**chosen, option.name: value} for chosen in combined for value in option.values]
        else:
            for place, chosen in enumerate(combined, turn * (len(combined) + 1)):
                chosen[option.name] = option.values[place % len(option.values)]
    return combined


def settings_of(game: Game, witness: Witness, bots: Sequence[Bot] = ()) -> list[Setting]:
    """Every number of seats with every combination of options that goes with it."""
    fewest, most = game.seats
    deck = game.standard_deck()
    return [
        Setting(game, seats, options, witness, bots)
        for seats in range(fewest, most + 1)
        for options in ({**chosen, **game.bounds} for chosen in option_sets(game, seats - fewest))
        if not game.misfit(seats, options, deck)
    ]


class Position:
    """A table in the middle of a game, and the picks that led to it."""

    def __init__(self, setting: Setting, seed: str, picks: list[Pick], table: State) -> None:
        self.setting = setting
        self.seed = seed
        self.row = len(picks)
        self.picks = picks  # grows as the walk goes on
        self.table = table

    def luck(self, purpose: str) -> Rng:
        """Luck that is the same whenever this position is looked at for this purpose."""
        return Rng(f"{self.seed}/{self.row}/{purpose}")

    def seats(self) -> list[Seat]:
        """All players."""
        return [Seat(number) for number in range(self.table.seats)]

    def observers(self) -> list[Seat | None]:
        """All players, and a spectator."""
        return [*self.seats(), None]

    def where(self, observer: Seat | str | None = "") -> str:
        """The place of this position, and whose eyes it is seen with."""
        whose = ", the spectator" if observer is None else f", seat {observer}" if observer != "" else ""
        return f"{self.setting}, seed {self.seed!r}, after pick {self.row}{whose}"

    def broken(self, law: str, found: str, observer: Seat | str | None = "") -> NoReturn:
        """Report that the law does not hold here."""
        raise LawBroken(law, self.where(observer), found)


def walk(setting: Setting, seed: str, player: Bot | None = None) -> Iterator[Position]:
    """Every position of one game in which seats answer in any order and some take a choice back.

    Answers are random, or a player's who sits in every seat; what is said unasked is random.
    """
    table = setting.new(seed)
    luck = Rng(f"{seed}/walk")
    picks: list[Pick] = []
    while True:
        position = Position(setting, seed, picks, table)
        yield position
        if not table.asked() or len(picks) == MOST_PICKS:
            return
        with on_trial("ends", position.where()):
            seat, code = random_pick(table, luck)
            if player is not None and code in table.options(seat):
                code = player.choose(Perspective(table, seat, luck), luck)
            picks.append(Pick(seat, table.notation(seat, code)))
            table.apply(seat, table.parse(seat, picks[-1].notation), Rng.keyed(seed, len(picks)))


def drawn_evenly(
    walked: Iterable[Position], luck: Rng, count: int, seats_in_question: Callable[[State], list[Seat]]
) -> list[Position]:
    """So many positions of a walk in which there is a seat in question, all equally likely to be among them."""
    drawn: list[Position] = []
    met = 0
    for position in walked:
        if seats_in_question(position.table):
            met += 1
            place = luck.below(met)
            if len(drawn) < count:
                drawn.insert(place, kept(position))
            elif place < count:
                drawn[place] = kept(position)
    return drawn


def kept(position: Position) -> Position:
    """The position as it is now: a walk goes on with its own table."""
    return Position(position.setting, position.seed, list(position.picks), position.table.clone())


def random_pick(table: State, luck: Rng) -> tuple[Seat, Code]:
    """Any asked seat's random answer, or now and then what a seat may say unasked."""
    talker = Seat(luck.below(table.seats))
    unasked = table.may(talker)
    if unasked and luck.below(4) == 0:
        return talker, unasked[luck.below(len(unasked))]
    asked = table.asked()
    seat = asked[luck.below(len(asked))]
    options = table.options(seat)
    return seat, options[luck.below(len(options))]


def codes_to_try(position: Position) -> list[Code]:
    """Answers of all seats, and numbers that may mean anything."""
    luck = position.luck("codes")
    known = [code for seat in position.seats() for code in position.table.options(seat)]
    most = 2 * max(known, default=Code(8)) + 2
    answers = [known[luck.below(len(known))] for _ in range(3) if known]
    return [WITHDRAW, Code(-1), Code(most), *answers, *(Code(luck.below(most)) for _ in range(4))]


def reading(table: State, seat: Seat, said: str) -> Code | str:
    """How a seat's words are read: a code, or the refusal."""
    try:
        return table.parse(seat, said)
    except IllegalPick as refused:
        return str(refused)


def as_text(data: object) -> str:
    """Plain data as text: equal text is equal to the byte, the order of fields included."""
    return json.dumps(data, ensure_ascii=False, allow_nan=False)


def sights(table: State) -> dict[str, object]:
    """What everyone sees: all views, all questions, and who is asked."""
    seats = [Seat(number) for number in range(table.seats)]
    views = {str(observer): table.view(observer) for observer in (*seats, None)}
    questions = [[table.options(seat), table.may(seat)] for seat in seats]
    return {"asked": list(table.asked()), "views": views, "questions": questions}


class Log:
    """What everyone sees and newly hears, row by row."""

    def __init__(self) -> None:
        self.rows: list[str] = []
        self._known = 0

    def watch(self, table: State, row: int) -> None:
        """Take down one row; row 0 makes the table tell its events."""
        if row == 0:
            table.listen()
        told = table.told or []
        news = told[self._known :]
        self._known = len(told)
        observers = [*map(Seat, range(table.seats)), None]
        tidings = {str(observer): heard(news, observer) for observer in observers}
        self.rows.append(as_text({"heard": tidings, "seen": sights(table)}))


def difference(one: object, other: object, path: str = "") -> str:
    """The first spot in which two pieces of plain data differ, in words."""
    if isinstance(one, dict) and isinstance(other, dict) and list(one) == list(other):
        parts = [(f"{path}/{key}", one[key], other[key]) for key in one]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        parts = [(f"{path}/{number}", a, b) for number, (a, b) in enumerate(zip(one, other, strict=True))]
    else:
        return f"{path or 'it'} is {as_text(one)[:200]} in one and {as_text(other)[:200]} in the other"
    return next((difference(a, b, below) for below, a, b in parts if as_text(a) != as_text(b)), "nothing differs")


def difference_of_texts(one: str, other: str) -> str:
    """The first spot in which two texts made by as_text differ."""
    return difference(json.loads(one), json.loads(other))
