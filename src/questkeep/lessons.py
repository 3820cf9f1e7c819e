"""Lessons: how much each sign at a table speaks for a victory, learned from finished games and kept in a file."""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib.resources import files

from questkeep.decks import TomlFile

NAME = "lessons.toml"


def shipped_text(package: str) -> str:
    """The file of lessons in a game's package."""
    return (files(package) / NAME).read_text("utf-8")


def shipped_lessons(package: str, signs: Sequence[str], chapters: int) -> list[list[float]]:
    """The lessons a game comes with."""
    return read_lessons(NAME, shipped_text(package), signs, chapters)


def read_lessons(name: str, text: str, signs: Sequence[str], chapters: int) -> list[list[float]]:
    """For each chapter of a game what every sign counts, in the order of these names; BadFile says what is wrong."""
    file = TomlFile(name, text)
    values = file.table("signs")
    if list(values) != list(signs):
        file.refuse(f"should hold {', '.join(signs)}, in this order", "signs")
    for sign, row in values.items():
        if not isinstance(row, list) or len(row) != chapters or not all(isinstance(number, float) for number in row):
            file.refuse(f"should be {chapters} numbers", "signs", sign)
    return [[values[sign][chapter] for sign in signs] for chapter in range(chapters)]


def written_lessons(package: str, lessons: Sequence[Sequence[float]]) -> str:
    """The game's own file with other numbers."""
    rows = iter(zip(*lessons, strict=True))

    def renewed(line: re.Match[str]) -> str:
        numbers = ", ".join(f"{number:.3f}".rjust(7) for number in next(rows))
        return f"{line[1]} = [{numbers}]  {line[2]}"

    return re.sub(r"^([\w-]+) *= \[.*?\] *(#.*)$", renewed, shipped_text(package), flags=re.MULTILINE)
