"""Where everything stands in a TOML file, found in one walk; what is larger than any honest file ends the walk.

The walk goes forward only and looks at each character a fixed number of times, so that hostile text costs no more than
honest text. It takes more than TOML allows: what is wrong with a file, the parser says.
"""

from __future__ import annotations

import contextlib
import re
import tomllib
from bisect import bisect_left

MOST_TEXT = 400_000  # characters
MOST_DEPTH = 32  # brackets in brackets
MOST_PARTS = 16  # of a key with dots
MOST_VALUES = 25_000
LONGEST_NUMBER = 40

# No pattern tries a second way through the same text: signs once taken are not given back (`++` and `*+`), and what a
# group may begin with tells which of its alternatives is meant.
BLANK = re.compile(r"[ \t]*+")
BETWEEN = re.compile(r"(?:[ \t\r\n]++|#[^\n]*+)*")
REST_OF_LINE = re.compile(r"[ \t]*+(?:#[^\n]*+)?\r?(?:\n|\Z)")
BARE = re.compile(r"[A-Za-z0-9_-]++")
TEXTS = [
    ('"""', re.compile(r'"""(?:[^"\\]++|\\.|"(?!""))*"""(?:"{0,2}+)', re.DOTALL)),
    ("'''", re.compile(r"'''(?:[^']++|'(?!''))*'''(?:'{0,2}+)")),
    ('"', re.compile(r'"(?:[^"\\\n]++|\\.)*"')),
    ("'", re.compile(r"'[^'\n]*+'")),
]
PLAIN = re.compile(r"[A-Za-z0-9_+.:-]++(?: [0-9][0-9.:Z+-]*+)?")  # numbers, true and false, dates


class TooMuch(Exception):
    """What no honest file has, and the line where it begins."""

    def __init__(self, problem: str, line: int) -> None:
        super().__init__(problem)
        self.problem = problem
        self.line = line


class _NotToml(Exception):
    """Here the parser will stop as well."""


def unquoted(written: str) -> str:
    """A key in quotes as it is meant."""
    if "\\" not in written:
        return written[1:-1]
    try:
        meant: str = tomllib.loads(f"key = {written}")["key"]
    except tomllib.TOMLDecodeError:
        raise _NotToml from None
    return meant


class Place:
    """Something in the file: where it begins and ends, and what lies within."""

    def __init__(self, line: int) -> None:
        self.line = line
        self.last = line
        self.inner: dict[str, Place] = {}
        self.is_list = False


class Lines:
    r"""The places of all fields: of tables, keys, and the entries of lists, which are named 0, 1, 2 …

    >>> Lines('[wizards]\nW9w = { strength = 9 }').root.inner["wizards"].inner["W9w"].line
    2
    """

    def __init__(self, text: str) -> None:
        if len(text) > MOST_TEXT:
            raise TooMuch(f"is longer than {MOST_TEXT:,} characters", 1)
        self.text = text
        self.root = Place(1)
        self._ends = [found.start() for found in re.finditer("\n", text)]
        self._values = 0
        self._tables = [self.root]  # the one that keys belong to now, after those around it
        self.at = 0
        with contextlib.suppress(_NotToml):
            while self.at < len(text):
                self._walk_statement()
        self.checked = self._end_of_line()
        """So far into the text nothing is too large; beyond it there may be anything, for it is no TOML any more."""

    def line_at(self, place: int) -> int:
        """The line of a place in the text."""
        return bisect_left(self._ends, place) + 1

    def line_with(self, word: str, place: Place) -> int:
        """The line in which a word first stands within a place; if nowhere, the line where the place begins."""
        begin = self._ends[place.line - 2] if place.line > 1 else 0
        end = self._ends[place.last - 1] if place.last <= len(self._ends) else len(self.text)
        found = self.text.find(word, begin, end)
        return self.line_at(found) if found >= 0 else place.line

    def _end_of_line(self) -> int:
        following = bisect_left(self._ends, self.at)
        return self._ends[following] if following < len(self._ends) else len(self.text)

    # Statements -----------------------------------------------------------------------------------------------

    def _walk_statement(self) -> None:
        """One line, or a value over several."""
        self._skip(BLANK)
        if self._sees("["):
            self._walk_heading(2 if self._sees("[[") else 1)
        elif self._character() not in ("", "#", "\r", "\n"):
            self._walk_key_and_value(self._tables, 0)
        ending = REST_OF_LINE.match(self.text, self.at)
        if ending is None:
            raise _NotToml
        self.at = ending.end()

    def _walk_heading(self, brackets: int) -> None:
        line = self.line_at(self.at)
        self.at += brackets
        parts = self._key()
        tables = [self.root]
        for number, part in enumerate(parts, 1):
            tables.append(self._within(tables[-1], part, line))
            if number == len(parts) and brackets == 2:
                tables[-1].is_list = True
                tables.append(self._within(tables[-1], str(len(tables[-1].inner)), line))
            elif tables[-1].is_list:  # a table below [[then]] belongs to its latest entry
                tables.append(self._within(tables[-1], str(max(0, len(tables[-1].inner) - 1)), line))
        self._tables = tables
        if not self._sees("]" * brackets):
            raise _NotToml
        self.at += brackets

    def _walk_key_and_value(self, tables: list[Place], depth: int) -> None:
        line = self.line_at(self.at)
        inside = tables.copy()
        for part in self._key():
            inside.append(self._within(inside[-1], part, line))
        if not self._sees("="):
            raise _NotToml
        self.at += 1
        self._skip(BLANK)
        self._walk_value(inside[-1], depth)
        for place in inside:
            place.last = self.line_at(self.at)

    def _within(self, table: Place, part: str, line: int) -> Place:
        self._values += 1
        if self._values > MOST_VALUES:
            raise TooMuch(f"has more than {MOST_VALUES:,} fields and values", line)
        return table.inner.setdefault(part, Place(line))

    def _key(self) -> list[str]:
        parts: list[str] = []
        while True:
            self._skip(BLANK)
            if self._character() in ('"', "'"):
                parts.append(unquoted(self._text()))
            else:
                bare = BARE.match(self.text, self.at)
                if bare is None:
                    raise _NotToml
                self.at = bare.end()
                parts.append(bare[0])
            if len(parts) > MOST_PARTS:
                raise TooMuch(f"has a key of more than {MOST_PARTS} parts", self.line_at(self.at))
            self._skip(BLANK)
            if not self._sees("."):
                return parts
            self.at += 1

    # Values ---------------------------------------------------------------------------------------------------

    def _walk_value(self, place: Place, depth: int) -> None:
        if depth > MOST_DEPTH:
            raise TooMuch("is nested too deeply", self.line_at(self.at))
        character = self._character()
        if character in ('"', "'"):
            self._text()
        elif character in ("[", "{"):
            self._walk_entries(place, "]" if character == "[" else "}", depth)
        else:
            plain = PLAIN.match(self.text, self.at)
            if plain is None:
                raise _NotToml
            if len(plain[0]) > LONGEST_NUMBER:
                raise TooMuch(f"has a number of more than {LONGEST_NUMBER} signs", self.line_at(self.at))
            self.at = plain.end()
        place.last = self.line_at(self.at)

    def _walk_entries(self, place: Place, closing: str, depth: int) -> None:
        """What stands between brackets or braces, with commas between."""
        self.at += 1
        number = 0
        while True:
            self._skip(BETWEEN)
            if self._sees(closing):
                self.at += 1
                return
            if closing == "}":
                self._walk_key_and_value([place], depth + 1)
            else:
                self._walk_value(self._within(place, str(number), self.line_at(self.at)), depth + 1)
            number += 1
            self._skip(BETWEEN)
            if self._sees(","):
                self.at += 1
            elif not self._sees(closing):
                raise _NotToml

    def _text(self) -> str:
        for quotes, pattern in TEXTS:
            if self._sees(quotes):
                found = pattern.match(self.text, self.at)
                if found is None:
                    raise _NotToml
                self.at = found.end()
                return found[0]
        raise _NotToml

    # Characters -----------------------------------------------------------------------------------------------

    def _character(self) -> str:
        return self.text[self.at : self.at + 1]

    def _sees(self, sign: str) -> bool:
        return self.text.startswith(sign, self.at)

    def _skip(self, pattern: re.Pattern[str]) -> None:
        found = pattern.match(self.text, self.at)
        assert found is not None  # these patterns match nothing, too
        self.at = found.end()
