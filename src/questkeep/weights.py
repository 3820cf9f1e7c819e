"""Weights: the numbers of judgement a game's insight goes by, read from a file."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from importlib.resources import files
from math import isfinite
from typing import NamedTuple

from questkeep.decks import TomlFile

TABLES = ("plain", "tuned")


class Shipped(NamedTuple):
    """The weights a game comes with."""

    plain: Mapping[str, float]
    tuned: Mapping[str, float]
    """Those for bots that search: the plain ones, where tuning has found none that are clearly better."""


def shipped_text(package: str) -> str:
    """The file of weights in a game's package."""
    return (files(package) / "weights.toml").read_text("utf-8")


def shipped_weights(package: str) -> Shipped:
    """The weights of a game, by its package."""
    file = TomlFile("weights.toml", shipped_text(package))
    plain = read_table(file, "plain", file.table("plain"))
    return Shipped(plain, read_table(file, "tuned", plain) if file.stands("tuned") else plain)


def read_weights(name: str, text: str, known: Iterable[str]) -> dict[str, float]:
    """The weights of a file, the tuned ones if it has both; BadFile names what is unknown, missing or no number."""
    file = TomlFile(name, text)
    table = next((table for table in reversed(TABLES) if file.stands(table)), "")
    if not table:
        file.refuse(f"has no weights; they stand below [{TABLES[0]}] or [{TABLES[1]}]")
    return read_table(file, table, known)


def read_table(file: TomlFile, table: str, known: Iterable[str]) -> dict[str, float]:
    """One table of weights: a finite number for each known name; what is not tuned stays as it is plain."""
    for heading in file.data:
        if heading not in TABLES:
            file.refuse(f"is not known here; weights stand below {' or '.join(TABLES)}", heading)
    names = list(known)
    values = {**(file.table("plain") if file.stands("plain") else {}), **file.table(table)}
    for name, value in values.items():
        if name not in names:
            file.refuse(f"is not a weight of this game; it has {', '.join(names)}", table, name)
        if not isinstance(value, int | float) or isinstance(value, bool) or not isfinite(value):
            file.refuse(f"should be a number, not {value!r}", table, name)
    if missing := [name for name in names if name not in values]:
        file.refuse(f"the weight {missing[0]} is missing", table)
    return {name: float(values[name]) for name in names}


def written_weights(package: str, weights: Mapping[str, float]) -> str:
    """A table of tuned weights in the words of the game's own file."""
    plain = shipped_text(package).partition("[plain]\n")[2].partition("\n[")[0]
    lines = re.findall(r"^([\w-]+) = \S+ +(#.*)$", plain, re.MULTILINE)
    numbers = [f"{name} = {weights[name]!r}" for name, _ in lines]
    width = max(map(len, numbers))
    return "\n".join(
        ["[tuned]", *(f"{number:{width}}  {why}" for number, (_, why) in zip(numbers, lines, strict=True)), ""]
    )
