"""Experience: how much each sign at a table speaks for a victory, learned from finished games and kept in a file."""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib.resources import files

from questkeep.decks import TomlFile

NAME = "experience.toml"


def shipped_text(package: str) -> str:
    """The file of experience in a game's package."""
    return (files(package) / NAME).read_text("utf-8")


def shipped_experience(package: str, signs: Sequence[str], parts: int) -> list[list[float]]:
    """The experience a game comes with."""
    return read_experience(NAME, shipped_text(package), signs, parts)


def read_experience(name: str, text: str, signs: Sequence[str], parts: int) -> list[list[float]]:
    """For each part of a game what every sign counts, in the order of these names; BadFile says what is wrong."""
    file = TomlFile(name, text)
    values = file.table("signs")
    if list(values) != list(signs):
        file.refuse(f"should hold {', '.join(signs)}, in this order", "signs")
    for sign, row in values.items():
        if not isinstance(row, list) or len(row) != parts or not all(isinstance(number, float) for number in row):
            file.refuse(f"should be {parts} numbers", "signs", sign)
    return [[values[sign][part] for sign in signs] for part in range(parts)]


def written_experience(package: str, experience: Sequence[Sequence[float]]) -> str:
    """The game's own file with other numbers."""
    rows = iter(zip(*experience, strict=True))

    def renewed(line: re.Match[str]) -> str:
        numbers = ", ".join(f"{number:.3f}".rjust(7) for number in next(rows))
        return f"{line[1]} = [{numbers}]  {line[2]}"

    return re.sub(r"^([\w-]+) *= \[.*?\] *(#.*)$", renewed, shipped_text(package), flags=re.MULTILINE)
