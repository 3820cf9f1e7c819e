"""TOML files written by people: decks first of all. Every refusal names file, line and field."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, NoReturn

from questkeep.kernel.errors import BadFile
from questkeep.kernel.game import Deck, Game, digest_of
from questkeep.lines import Lines, TooMuch

MOST_DECK = 100_000  # characters of a deck: ten times what the cards of a box need
LONGEST_WORD = 400
LINE = re.compile(r"\(at line (\d+), column \d+\)$")
MOST_SAID = 300  # characters of what a parser says


class TomlFile:
    r"""A parsed TOML file that remembers where each field stands.

    >>> file = TomlFile("mine.toml", '[wizards]\nW9w = 3')
    >>> file.line_of("wizards", "W9w")
    2
    """

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self.base = ""  # the text of the standard deck that this one lies upon
        try:
            self._lines = Lines(text)
        except TooMuch as found:
            raise BadFile(name, "", found.problem, found.line) from None
        sound = text[: self._lines.checked]
        try:
            self.data: dict[str, Any] = tomllib.loads(sound)
            problem = "" if sound == text else "it cannot be read from here on"
        except tomllib.TOMLDecodeError as error:
            problem = str(error)
        if problem:
            line = LINE.search(problem)
            where = int(line[1]) if line else self._lines.line_at(len(sound))  # else it is the end of the document
            raise BadFile(name, "", f"is not valid TOML: {problem[:MOST_SAID]}", where)

    def line_of(self, *field: str) -> int:
        """The line of a field, or of the nearest thing around it; 0 if it stands nowhere."""
        place = self._lines.root
        for part in field:
            if part not in place.inner:  # the field may lie within a list that spans lines: look for its words
                return self._lines.line_with(field[-1], place) if place is not self._lines.root else 0
            place = place.inner[part]
        return place.line if field else 0

    def stands(self, *field: str) -> bool:
        """Whether the file itself says this (and did not take it over from the deck it is based on)."""
        place = self._lines.root
        for part in field:
            if part not in place.inner:
                return False
            place = place.inner[part]
        return True

    def refuse(self, problem: str, *field: str) -> NoReturn:
        """Say what is wrong with a field."""
        raise BadFile(self.name, ".".join(field), problem, self.line_of(*field))

    def table(self, *field: str) -> dict[str, Any]:
        """The table of this name, empty where the file has none."""
        value: Any = self.data
        for part in field:
            value = value.get(part, {})
            if not isinstance(value, dict):
                self.refuse("should be a table", *field)
        found: dict[str, Any] = value
        return found

    def fields(self, value: object, *field: str) -> Fields:
        """Read the parts of one value of this file."""
        if not isinstance(value, Mapping):
            self.refuse('should be fields in braces, like { strength = 3, weapon = "axe" }', *field)
        return Fields(self, dict(value), field)


class Fields:
    """The parts of one card or other small table, read one by one; what is left over is refused."""

    def __init__(self, file: TomlFile, values: dict[str, Any], field: tuple[str, ...]) -> None:
        self.file = file
        self.values = values
        self.field = field

    def refuse(self, problem: str, *part: str) -> NoReturn:
        """Say what is wrong with this value or a part of it."""
        self.file.refuse(problem, *self.field, *part)

    def has(self, part: str) -> bool:
        """Whether the part is there and still unread."""
        return part in self.values

    def number(self, part: str, least: int, most: int) -> int:
        """A whole number within bounds."""
        if part not in self.values:
            self.refuse(f"the field {part} is missing (a number from {least} to {most})")
        value = self.values.pop(part)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            self.refuse(f"should be a number from {least} to {most}, not {value!r}", part)
        return value

    def word(self, part: str, allowed: Sequence[str] | None = None) -> str:
        """A text, one of the allowed ones if given."""
        if part not in self.values:
            wanted = f" ({', '.join(allowed)})" if allowed else ""
            self.refuse(f"the field {part} is missing{wanted}")
        value = self.values.pop(part)
        if not isinstance(value, str) or not value:
            self.refuse(f"should be a text, not {value!r}", part)
        if len(value) > LONGEST_WORD:
            self.refuse(f"should have at most {LONGEST_WORD} characters", part)
        if allowed is not None and value not in allowed:
            self.refuse(f"should be one of {', '.join(allowed)}, not {value!r}", part)
        return value

    def yes(self, part: str) -> None:
        """A mark that is either set to true or not there at all."""
        if self.values.pop(part) is not True:
            self.refuse("can only be true", part)

    def finish(self) -> None:
        """Refuse whatever was not read."""
        for part in self.values:
            self.refuse("is not a field that is known here", part)


def merged(base: TomlFile, file: TomlFile, tables: list[str]) -> TomlFile:
    """The base deck with this file's cards in place of its own: what `based-on` means.

    A card given again replaces the base's card, `remove = [...]` takes cards away, new cards join their table.
    """
    removed = file.data.get("remove", [])
    if not isinstance(removed, list) or not all(isinstance(key, str) for key in removed):
        file.refuse("should be a list of cards", "remove")
    known = {key for name in tables for key, card in base.table(name).items() if isinstance(card, dict)}
    for key in removed:
        if key not in known:
            file.refuse(f"there is no card {key!r} to remove", "remove")
    combined = TomlFile(file.name, file.text)
    gone = set(removed)
    for name in tables:
        cards = {key: value for key, value in base.table(name).items() if key not in gone}
        combined.data[name] = {**cards, **file.table(name)}
    for name in ("based-on", "remove"):
        combined.data.pop(name, None)
    return combined


def deck_file(name: str, text: str, tables: list[str], standard: Callable[[], str]) -> TomlFile:
    """A deck with these tables and no others, laid upon the standard one where it says so."""
    if len(text) > MOST_DECK:
        raise BadFile(name, "", f"is longer than {MOST_DECK:,} characters", 1)
    file = TomlFile(name, text)
    base = file.data.get("based-on")
    if base is not None:
        if base != "standard":
            file.refuse(f'can only be "standard", not {base!r}', "based-on")
        text_below = standard()
        if len(text_below) > MOST_DECK:
            file.refuse(f"is longer than {MOST_DECK:,} characters", "based-on")
        file = merged(TomlFile("standard.toml", text_below), file, tables)
        file.base = text_below
    for heading in file.data:
        if heading not in tables:
            file.refuse(f"is not known here; a deck has {', '.join(tables)}", heading)
    return file


def kept_texts(game: str, standard: str) -> dict[str, str]:
    """The standard deck of a game's package and all released before it, in `decks/released`, by their digests."""
    folder = files(game) / "decks" / "released"
    earlier = [file.read_text("utf-8") for file in folder.iterdir()] if folder.is_dir() else []
    return {digest_of(text): text for text in (*earlier, standard)}


def own_deck(game: Game, path: Path) -> Deck:
    """The deck of a file."""
    try:
        return game.read_deck(path.name, path.read_text("utf-8"))
    except UnicodeDecodeError:
        raise BadFile(str(path), "", "is not a text file in UTF-8; a deck is written in TOML") from None
