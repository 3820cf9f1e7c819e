"""Write web/src/lib/wire.ts: the messages of the house as TypeScript types, from the very classes that parse them.

`--check` writes nothing and fails where the file is not up to date.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect, structs

from questkeep.server import messages
from questkeep.server.house import ClockWish, SeatWish, TableWish

TARGET = Path("web/src/lib/wire.ts")
HEAD = "/** Written by `make wire-types` from src/questkeep/server: do not edit. PROTOCOL.md explains every field. */\n"
PLAIN = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


def written(kind: inspect.Type) -> str:
    """A type in TypeScript's words."""
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    if isinstance(kind, inspect.ListType):
        inner = written(kind.item_type)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if isinstance(kind, inspect.DictType):
        return f"Record<string, {written(kind.value_type)}>"
    if isinstance(kind, inspect.UnionType):
        return " | ".join(written(one) for one in kind.types)
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, inspect.Metadata):
        return written(kind.type)
    return PLAIN[type(kind)]


def interface(struct: type[msgspec.Struct], is_sent: bool) -> str:
    """One message; the server sends every field that has a default, except those that may be unset."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    unset = {field.name for field in structs.fields(struct) if field.default is msgspec.UNSET}
    lines = f'  {info.tag_field}: "{info.tag}";\n' if info.tag is not None else ""
    for field in info.fields:
        may_be_missing = field.name in unset if is_sent else not field.required
        lines += f"  {field.encode_name}{'?' if may_be_missing else ''}: {written(field.type)};\n"
    note = (struct.__doc__ or "").splitlines()[0]
    return f"\n/** {note} */\nexport interface {struct.__name__} {{\n{lines}}}\n"


def structs_of(union: Any) -> list[type[msgspec.Struct]]:
    """The messages of a union."""
    return list(union.__args__)


def wire_types() -> str:
    """The whole file."""
    of_updates = (messages.Option, messages.Question, messages.Undoing, messages.Wish, messages.Sitter, messages.Clock)
    parts: list[type[msgspec.Struct]] = [*of_updates, messages.Advised]
    wishes: list[type[msgspec.Struct]] = [SeatWish, ClockWish, TableWish]
    text = HEAD
    text += "".join(interface(struct, is_sent=True) for struct in [*parts, *structs_of(messages.ServerMessage)])
    said = [messages.Answer, *structs_of(messages.ClientMessage), *wishes]
    text += "".join(interface(struct, is_sent=False) for struct in said)
    for name in ("ServerMessage", "ClientMessage"):
        members = " | ".join(struct.__name__ for struct in structs_of(getattr(messages, name)))
        text += f"\nexport type {name} = {members};\n"
    return text


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        if TARGET.read_text("utf-8") != wire_types():
            sys.exit(f"{TARGET} is not up to date: run make wire-types")
    else:
        TARGET.write_text(wire_types(), "utf-8")
