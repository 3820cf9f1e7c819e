"""TOML files written by people: decks first of all. Every refusal names file, line and field."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NoReturn

from questkeep.kernel.errors import BadFile
from questkeep.kernel.game import Deck, Game, Words, digest_of
from questkeep.lines import Lines, TooMuch
from questkeep.text import LANGUAGES

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
        self.icons: dict[str, str] = {}  # the pictures that were read, by the keys of their cards
        self.today: TomlFile | None = None  # the standard deck of today, where the cards of the house are older
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

    def since(self, heading: str, key: str, part: str) -> Any:
        """What today's standard deck says of a card that the house released earlier, perhaps ""; None for any other."""
        is_own = bool(self.base) and self.stands(heading, key)
        today = None if self.today is None or is_own else self.today.table(heading).get(key)
        return today.get(part, "") if isinstance(today, dict) else None

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

    def word(self, part: str, allowed: Sequence[str] | None = None, most: int = LONGEST_WORD) -> str:
        """A text, one of the allowed ones if given."""
        if part not in self.values:
            wanted = f" ({', '.join(allowed)})" if allowed else ""
            self.refuse(f"the field {part} is missing{wanted}")
        value = self.values.pop(part)
        if not isinstance(value, str) or not value:
            self.refuse(f"should be a text, not {value!r}", part)
        if len(value) > most:
            self.refuse(f"should have at most {most} characters", part)
        if allowed is not None and value not in allowed:
            self.refuse(f"should be one of {', '.join(allowed)}, not {value!r}", part)
        return value

    def words(self, part: str, most: int = LONGEST_WORD) -> Words:
        """A text for everybody, or a table with one for each language: `name = { en = "Knife", de = "Messer" }`."""
        if not isinstance(self.values.get(part), dict):
            return self.word(part, most=most)
        given = self.file.fields(self.values.pop(part), *self.field, part)
        said = {language: given.word(language, most=most) for language in LANGUAGES if given.has(language)}
        if given.values or not said:
            given.refuse(
                f"should be a text, or one for each language ({', '.join(LANGUAGES)})", *list(given.values)[:1]
            )
        return said

    def name(self) -> Words:
        """What a card is called: a word that the texts of its game know, or words of its own."""
        return self.words("name")

    def icon(self, of: str = "") -> None:
        """The picture of a card or other thing, if it has one; what was released without has the one of today."""
        heading, key = self.field
        icon = self.word("icon") if self.has("icon") else self.file.since(heading, key, "icon")
        if not icon:
            return
        if icon not in icon_names():
            near = get_close_matches(icon, sorted(icon_names()), 1)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            self.refuse(f"is no picture of game-icons.net: {icon!r}{hint}", "icon")
        self.file.icons[of or key] = icon

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


def deck_file(game: str, name: str, text: str, tables: list[str], base: str) -> TomlFile:
    """A deck with these tables and no others, laid upon the standard one (or an older one: `base`) where it says so."""
    if len(text) > MOST_DECK:
        raise BadFile(name, "", f"is longer than {MOST_DECK:,} characters", 1)
    file = TomlFile(name, text)
    below = file.data.get("based-on")
    if below is not None:
        if below != "standard":
            file.refuse(f'can only be "standard", not {below!r}', "based-on")
        text_below = base or standard_text(game)
        if len(text_below) > MOST_DECK:
            file.refuse(f"is longer than {MOST_DECK:,} characters", "based-on")
        file = merged(TomlFile("standard.toml", text_below), file, tables)
        file.base = text_below
    for heading in file.data:
        if heading not in tables:
            file.refuse(f"is not known here; a deck has {', '.join(tables)}", heading)
    of_the_house = file.base or text
    if of_the_house != standard_text(game) and digest_of(of_the_house) in kept_texts(game):
        file.today = TomlFile("standard.toml", standard_text(game))
    return file


@cache
def standard_text(game: str) -> str:
    """The standard deck of a game's package."""
    return (files(game) / "decks" / "standard.toml").read_text("utf-8")


@cache
def kept_texts(game: str) -> dict[str, str]:
    """The standard deck of a game's package and all released before it, in `decks/released`, by their digests."""
    folder = files(game) / "decks" / "released"
    earlier = [file.read_text("utf-8") for file in folder.iterdir()] if folder.is_dir() else []
    return {digest_of(text): text for text in (*earlier, standard_text(game))}


@cache
def icon_names() -> frozenset[str]:
    """The pictures that a card can have."""
    return frozenset((files("questkeep") / "icons.txt").read_text("utf-8").split())


def own_deck(game: Game, path: Path) -> Deck:
    """The deck of a file."""
    try:
        return game.read_deck(path.name, path.read_text("utf-8"))
    except UnicodeDecodeError:
        raise BadFile(str(path), "", "is not a text file in UTF-8; a deck is written in TOML") from None
