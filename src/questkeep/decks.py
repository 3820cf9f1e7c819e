"""TOML files written by people: decks first of all. Every refusal names file, line and field."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, NoReturn

from questkeep.kernel.errors import BadFile
from questkeep.kernel.game import Deck, Game, digest_of

_HEADER = re.compile(r"^\s*(\[\[?)\s*([^\]]+?)\s*\]\]?\s*(#.*)?$")
_KEY = re.compile(r"""^\s*((?:"[^"]*"|'[^']*'|[\w-]+)(?:\s*\.\s*(?:"[^"]*"|'[^']*'|[\w-]+))*)\s*=""")
_LONG_QUOTES = ("'''", '"""')
_PART = re.compile(r""""([^"]*)"|'([^']*)'|([\w-]+)""")


def _parts(dotted: str) -> list[str]:
    return [a or b or c for a, b, c in _PART.findall(dotted)]


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
            self.data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            found = re.search(r"at line (\d+)", str(error))
            line = int(found[1]) if found else max(1, len(text.split("\n")))  # else it is the end of the document
            raise BadFile(name, "", f"is not valid TOML: {error}", line) from None
        except RecursionError:
            raise BadFile(name, "", "is not valid TOML: it is nested too deeply", 1) from None
        self._lines = self._read_lines()

    def _read_lines(self) -> dict[tuple[str, ...], int]:
        lines: dict[tuple[str, ...], int] = {}
        table: tuple[str, ...] = ()
        counts: dict[tuple[str, ...], int] = {}
        closing = ""  # the quotes that end a text over several lines, while we are inside one
        for number, line in enumerate(self.text.split("\n"), 1):
            if closing:
                closing = "" if closing in line else closing
                continue
            closing = next((quotes for quotes in _LONG_QUOTES if line.count(quotes) % 2), "")
            if header := _HEADER.match(line):
                table = tuple(_parts(header[2]))
                for cut in range(1, len(table)):  # a table below [[then]] belongs to its latest entry
                    if table[:cut] in counts:
                        table = (*table[:cut], str(counts[table[:cut]] - 1), *table[cut:])
                if header[1] == "[[":
                    counts[table] = counts.get(table, 0) + 1
                    table = (*table, str(counts[table] - 1))
                lines.setdefault(table, number)
            elif key := _KEY.match(line):
                lines.setdefault((*table, *_parts(key[1])), number)
        return lines

    def line_of(self, *field: str) -> int:
        """The line of a field, or of the nearest thing around it; 0 if it stands nowhere."""
        for cut in range(len(field), 0, -1):
            line = next((line for place, line in self._lines.items() if place[:cut] == field[:cut]), None)
            if line is None:
                continue
            inside = field[cut:]
            if inside:  # the field lies within a value that may span lines: look for its words
                rest = self.text.split("\n")[line - 1 :]
                for offset, text in enumerate(rest):
                    if inside[-1] in text:
                        return line + offset
            return line
        return 0

    def stands(self, *field: str) -> bool:
        """Whether the file itself says this (and did not take it over from the deck it is based on)."""
        return any(place[: len(field)] == field for place in self._lines)

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

    def word(self, part: str, allowed: list[str] | None = None) -> str:
        """A text, one of the allowed ones if given."""
        if part not in self.values:
            wanted = f" ({', '.join(allowed)})" if allowed else ""
            self.refuse(f"the field {part} is missing{wanted}")
        value = self.values.pop(part)
        if not isinstance(value, str) or not value:
            self.refuse(f"should be a text, not {value!r}", part)
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
    for name in tables:
        cards = {key: value for key, value in base.table(name).items() if key not in removed}
        combined.data[name] = {**cards, **file.table(name)}
    for name in ("based-on", "remove"):
        combined.data.pop(name, None)
    return combined


def deck_file(name: str, text: str, tables: list[str], standard: Callable[[], str]) -> TomlFile:
    """A deck with these tables and no others, laid upon the standard one where it says so."""
    file = TomlFile(name, text)
    base = file.data.get("based-on")
    if base is not None:
        if base != "standard":
            file.refuse(f'can only be "standard", not {base!r}', "based-on")
        text_below = standard()
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
