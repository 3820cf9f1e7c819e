"""The sorts of facts (telling.py) as types: what an event holds, as somebody has heard it.

`make wire-types` writes them for the client; tests/conformance/test_shapes.py holds every event to them.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final, Literal, NotRequired, TypedDict

from questkeep.kernel.game import Game
from questkeep.kernel.views import PlainPick

NUMBERS: Final = ("number", "signed", "seat", "sitter")
SHAPE: Any = TypedDict  # types are made here as we go
LIST: Any = list
OneOf: Any = Literal
OF_THEIR_OWN: Final[Mapping[str, Any]] = {
    "choice": PlainPick,
    "flag": bool,
    "who": int | str,
    "ability": int | str,
    "amounts": list[int],
}


def type_of(game: Game, sort: str) -> Any:
    """The type of a fact of this sort; `plain:NAME` is one of the game's shapes."""
    head, _, tail = sort.partition(":")
    opened = sort.find("[")
    if head == "plain":
        return type_of(game, tail)
    if sort.endswith("]") and opened >= 0:
        return LIST[type_of(game, sort[opened + 1 : -1])]
    if sort[0] == "{":
        return LIST[type_of(game, sort[1 : sort.rindex("}")])]
    if head == "say":
        return SHAPE(name_of(tail), fields_of(game, game.records[tail]))
    if head in NUMBERS:
        return int
    if head[0].isupper():
        return getattr(import_module(f"questkeep.games.{game.key}.rules.shapes"), head)
    return OF_THEIR_OWN.get(head, str)


def fields_of(game: Game, sorts: Mapping[str, str]) -> dict[str, Any]:
    """Facts and their types; what may be hidden from somebody may be missing."""
    return {
        fact: NotRequired[type_of(game, sort[1:]) | None] if sort[0] == "?" else type_of(game, sort)
        for fact, sort in sorts.items()
    }


def event_type(game: Game, kind: str) -> Any:
    """What an event of this kind holds."""
    common: dict[str, Any] = {"event": OneOf[kind], "clause": NotRequired[str]}
    return SHAPE(name_of(kind), {**common, **fields_of(game, game.events[kind])})


def name_of(kind: str) -> str:
    """The name of a type.

    >>> name_of("floor-decided")
    'FloorDecided'
    """
    return "".join(word.capitalize() for word in kind.split("-"))
