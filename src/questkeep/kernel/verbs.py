"""What can be answered, declared once: every verb with its arguments.

From this declaration follow the numbering of all picks, how people write them, how they are read, what a client is
told of an option, and the things a person touches for it, in their order.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from questkeep.kernel.errors import IllegalPick, Objection, RuleBug
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Code, State
from questkeep.kernel.views import PlainPick, VerbView

NOT_UNDERSTOOD: Final = -1
LONGEST_TOLD: Final = 80  # so much of what somebody wrote is told back
MOST_SAID: Final = 999_999  # no argument is a larger number
BUTTON: Final = "button"
"""The place of what is not touched on the table: the verb itself, with whatever else of it lies nowhere."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Sort(ABC):
    """What an argument may be: a number within a code, a word for people (or several, if it is a list)."""

    def __init__(self, name: str, is_list: bool = False, is_number: bool = False) -> None:
        self.name = name
        """How clients understand it: card, seat, field, number, word …"""
        self.is_list = is_list
        self.is_number = is_number

    @abstractmethod
    def write(self, table: State, seat: Seat, value: int) -> str | None:
        """The word for a value, empty where nothing is said; None if there is no such thing."""

    @abstractmethod
    def read(self, table: State, seat: Seat, word: str) -> int:
        """The value of a word in any letter case, or NOT_UNDERSTOOD; IllegalPick where a clause says more."""


class Number(Sort):
    """A number within limits."""

    def __init__(self, least: int, most: int, name: str = "number") -> None:
        super().__init__(name, is_number=True)
        self.least = least
        self.most = most

    def write(self, table: State, seat: Seat, value: int) -> str | None:
        return str(value) if self.least <= value <= self.most else None

    def read(self, table: State, seat: Seat, word: str) -> int:
        value = int(word) if word.isascii() and word.isdecimal() and len(word) < 4 else NOT_UNDERSTOOD
        return value if self.least <= value <= self.most else NOT_UNDERSTOOD


class Argument:
    """One argument of a verb: what it may be, and where a person touches it.

    `stride` is what its value counts for in the code; `sign` stands before it in what people write.
    """

    def __init__(self, name: str, sort: Sort, place: str = "", stride: int = 1, sign: str = "") -> None:
        self.name = name
        self.sort = sort
        self.place = place
        self.stride = stride
        self.sign = sign


class Verb:
    """One way to answer: its word, its codes from `first` to `last`, and its arguments in the order they are given in.

    A code is `zero` and the arguments' values, each times its stride. `button` says after how many arguments the verb
    itself is touched; without one it is touched only if no argument lies on the table. What is touched then is a
    button, or the `thing` on the table that stands for the verb. `name` is the verb in messages and on the wire: its
    word, unless several verbs share that.
    """

    def __init__(
        self,
        word: str,
        first: int,
        last: int = NOT_UNDERSTOOD,
        arguments: list[Argument] | None = None,
        zero: int = NOT_UNDERSTOOD,
        button: int = NOT_UNDERSTOOD,
        name: str = "",
        thing: str = "",
    ) -> None:
        self.word = word
        self.words = word.split()
        self.name = name or word.replace(" ", "-")
        self.thing = thing or f"{BUTTON}/{self.name}"
        self.first = first
        self.last = last if last != NOT_UNDERSTOOD else first
        self.arguments: list[Argument] = arguments if arguments is not None else []
        self.zero = zero if zero != NOT_UNDERSTOOD else first
        self.button = button
        if button == NOT_UNDERSTOOD and all(not argument.place for argument in self.arguments):
            self.button = 0

    def plain(self) -> VerbView:
        """What a client needs to know of it."""
        return {
            "args": [argument.name for argument in self.arguments],
            "sorts": [argument.sort.name for argument in self.arguments],
            "places": [argument.place for argument in self.arguments],
            "button": self.button if self.button != NOT_UNDERSTOOD else None,
            "thing": self.thing,
        }

    def said(self, table: State, seat: Seat, code: int) -> list[str] | None:
        """The words of its arguments in a code; None if the code says nothing."""
        words: list[str] = []
        rest = code - self.zero
        for argument in self.arguments:
            word = argument.sort.write(table, seat, rest // argument.stride)
            if word is None:
                return None
            rest %= argument.stride
            words.append(word)
        return words if rest == 0 else None

    def written(self, words: list[str]) -> str:
        """The verb with the words of its arguments, as people write it."""
        parts = [self.word]
        for argument, word in zip(self.arguments, words, strict=True):
            if word:
                parts += [argument.sign, word] if argument.sign else [word]
        return " ".join(parts)

    def read(self, table: State, seat: Seat, words: list[str]) -> int:
        """The code of the words after the verb, or NOT_UNDERSTOOD."""
        code = self.zero
        rest = words
        for number, argument in enumerate(self.arguments):
            if argument.sign:
                if not rest or rest[0] != argument.sign:
                    return NOT_UNDERSTOOD
                rest = rest[1:]
            taken = self.share(argument, number, rest)
            value = argument.sort.read(table, seat, " ".join(rest[:taken]))
            if value == NOT_UNDERSTOOD:
                return NOT_UNDERSTOOD
            rest = rest[taken:]
            code += value * argument.stride
        return code if not rest and self.first <= code <= self.last else NOT_UNDERSTOOD

    def touched(self, table: State, seat: Seat, things: list[str]) -> int:
        """The code of whoever touches these things, such as `hand/W5w`, in any order; or NOT_UNDERSTOOD."""
        words: list[str] = []
        rest = things.copy()
        if self.button != NOT_UNDERSTOOD and self.thing in rest:
            rest.remove(self.thing)
        for argument in self.arguments:
            found = [thing for thing in rest if argument.place and thing.startswith(argument.place + "/")]
            if not argument.sort.is_list:
                found = found[:1]  # the next one may belong to another argument at the same place
            for thing in found:
                rest.remove(thing)
            words += [argument.sign] if argument.sign else []
            words += [thing[len(argument.place) + 1 :] for thing in found]
        return self.read(table, seat, words) if not rest else NOT_UNDERSTOOD

    def share(self, argument: Argument, number: int, rest: list[str]) -> int:
        """How many of the words belong to an argument: one, or of a list all up to the next sign."""
        if not argument.sort.is_list:
            return min(1, len(rest))
        sign = self.arguments[number + 1].sign if number + 1 < len(self.arguments) else ""
        return rest.index(sign) if sign in rest else len(rest)


class Verbs:
    """The verbs of a game: the only place that knows codes and words.

    `clause` is cited where nothing is understood, `strays` likewise by the first word.
    """

    def __init__(self, clause: str, verbs: list[Verb], strays: dict[str, Objection] | None = None) -> None:
        self.clause = clause
        self.verbs = verbs
        self.strays: dict[str, Objection] = strays if strays is not None else {}
        self.named = {verb.name: verb for verb in verbs}
        self.highest_first = sorted(verbs, key=lambda verb: -verb.first)
        self.longest_first = sorted(verbs, key=lambda verb: -len(verb.words))

    def said(self, table: State, seat: Seat, code: int) -> Said:
        """What a code says."""
        found = self.find(table, seat, code)
        if found is None:
            raise RuleBug(f"no verb has the code {code}")
        return found

    def find(self, table: State, seat: Seat, code: int) -> Said | None:
        """What a number says that may be no code at all."""
        for verb in self.highest_first:
            if verb.first <= code <= verb.last:
                words = verb.said(table, seat, code)
                if words is not None:
                    return Said(verb, words)
        return None

    def objection(self, table: State, seat: Seat, things: list[str], name: str = "") -> Objection:
        """Why no answer begins with these things: said of the verb with this name, or of the first that takes them."""
        for verb in self.verbs:
            if name in ("", verb.name):
                try:
                    code = verb.touched(table, seat, things)
                except IllegalPick:
                    continue  # of such things this verb is never said
                objection = table.objection(seat, Code(code)) if code != NOT_UNDERSTOOD else None
                if objection is not None:
                    return objection
        return Objection("", "does-not-fit")

    def code(self, table: State, seat: Seat, name: str, arguments: Sequence[object]) -> int:
        """The code of a verb, by its name, with these arguments; or NOT_UNDERSTOOD."""
        verb = self.named.get(name)
        if verb is None or len(arguments) != len(verb.arguments):
            return NOT_UNDERSTOOD
        words: list[str] = []
        for argument, said in zip(verb.arguments, arguments, strict=True):
            parts: list[object] = said if isinstance(said, list) else [said]
            if isinstance(said, list) != argument.sort.is_list or not all(is_word(part) for part in parts):
                return NOT_UNDERSTOOD
            words += [argument.sign] if argument.sign else []
            words += [str(part) for part in parts]
        try:
            return verb.read(table, seat, words)
        except IllegalPick:
            return NOT_UNDERSTOOD

    def written(self, value: object) -> object:
        """Plain data in which every pick that is told taken apart stands as people write it."""
        if isinstance(value, list):
            return [self.written(part) for part in value]
        if not isinstance(value, dict):
            return value
        if list(value) != ["verb", "args"]:
            return {key: self.written(part) for key, part in value.items()}
        words = [" ".join(arg) if isinstance(arg, list) else str(arg) for arg in value["args"]]
        return self.named[value["verb"]].written(words)

    def plain(self) -> dict[str, VerbView]:
        """What a client needs to know of the verbs, by name: what each is said of, and what is touched for it."""
        return {verb.name: verb.plain() for verb in self.verbs}

    def read(self, table: State, seat: Seat, notation: str) -> Code:
        """The code of a written pick, allowed or not; things may come in any letter case."""
        words = notation.replace(">", " > ").replace(",", " ").split()
        lower = [word.lower() for word in words]
        for verb in self.longest_first:
            if lower[: len(verb.words)] == verb.words:
                code = verb.read(table, seat, words[len(verb.words) :])
                if code != NOT_UNDERSTOOD:
                    return Code(code)
        stray = self.strays.get(lower[0]) if lower else None
        objection = stray if stray is not None else Objection(self.clause, "not-understood")
        raise IllegalPick(Objection(objection.clause, objection.reason, {"said": notation[:LONGEST_TOLD]}))


def is_word(said: object) -> bool:
    """Whether this is a word, or a number that anything might have."""
    return isinstance(said, str) or (isinstance(said, int) and -MOST_SAID <= said <= MOST_SAID)


class Said:
    """A pick taken apart: its verb and the words of its arguments."""

    def __init__(self, verb: Verb, words: list[str]) -> None:
        self.verb = verb
        self.words = words

    def notation(self) -> str:
        """The pick as people write it."""
        return self.verb.written(self.words)

    def plain(self) -> PlainPick:
        """The pick as plain data."""
        return {"verb": self.verb.name, "args": self.arguments()}

    def arguments(self) -> list[str | int | list[str]]:
        """The arguments that were said: numbers, words, lists of words."""
        plain: list[str | int | list[str]] = []
        for argument, word in zip(self.verb.arguments, self.words, strict=True):
            if argument.sort.is_list:
                plain.append(word.split())
            elif word:
                plain.append(int(word) if argument.sort.is_number else word)
        return plain
