"""Reading the position of a scenario: what every game needs for it.

What cannot be is refused with the name of the field, as BadFile without a file: the reader of the scenario knows the
file and the line.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NoReturn

from questkeep.kernel.errors import BadFile

Position = Mapping[str, object]


def refuse(problem: str, *field: str) -> NoReturn:
    """Say which field of the position cannot be."""
    raise BadFile("", ".".join(field), problem)


def check_fields(position: Position, known: list[str], game: str) -> None:
    """Refuse a field that the game's positions do not have."""
    for field in position:
        if field not in known:
            refuse(f"is not known; a position of {game} has {', '.join(known)}", field)


def number_at(position: Position, field: str, least: int, most: int, default: int, *within: str) -> int:
    """A number of the position, or of a table within it."""
    value = position.get(field, default)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        refuse(f"should be a number from {least} to {most}, not {value!r}", *within, field)
    return value


def words_of(value: object, *field: str) -> list[str]:
    """A list of texts."""
    if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
        refuse('should be a list of texts, like ["…", "…"]', *field)
    return value


def words_at(table: Position, field: str, *within: str) -> list[str]:
    """A list of texts, empty where there is none."""
    return words_of(table.get(field, []), *within, field)


def is_seat(key: str, seats: int) -> bool:
    """Whether a name is the number of a seat."""
    return key in [str(seat) for seat in range(seats)]


def by_seat(position: Position, field: str, seats: int) -> dict[int, Any]:
    """The values of a table whose names are seats."""
    table = position.get(field, {})
    if not isinstance(table, Mapping):
        refuse(f"should name a seat, like {field}.0 = …", field)
    for key in table:
        if not is_seat(key, seats):
            refuse(f"there is no seat {key}; there are 0 to {seats - 1}", field, key)
    return {int(key): value for key, value in table.items()}
