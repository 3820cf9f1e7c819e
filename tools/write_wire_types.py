"""Write what the client gets to see as TypeScript types, from the very declarations that the house goes by.

web/src/lib/wire.ts has messages and answers, web/src/lib/shapes.ts what the views, notes and cards of all games share,
and web/src/games/*/shapes.ts and events.ts those of one game. `--check` writes nothing and fails where a file is out
of date.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec
from msgspec import structs

from questkeep.games import CATALOGUE
from questkeep.kernel import views
from questkeep.kernel.game import Game
from questkeep.server import answers, messages
from questkeep.server.new_tables import ClockWish, SeatWish, TableWish
from questkeep.text import sorts

CLIENT: Final = Path("web/src")
HEAD: Final = "/** Written by `make wire-types` from src/questkeep/{source}: do not edit.{hint} */\n"
CLAUSES: Final = re.compile(r"^\[[^\]]*\] | [([][A-Z]+-\d+[)\]]")
PLAIN: Final = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
}
NO_NAMES: Final[Mapping[Any, str]] = {}
SHARED: Final[Mapping[Any, str]] = {views.Message: "Message", views.Message | msgspec.UnsetType: "Message"}
OF_HOUSE: Final = (views.CardFace, views.TableView, views.VerbView)
OF_WIRE: Final[Mapping[Any, str]] = {**SHARED, messages.PlainPick: "PlainPick"}


def written(kind: Any, names: Mapping[Any, str] = NO_NAMES) -> str:
    """A type in TypeScript's words; `names` has those that go by a name.

    >>> written(list[str | None]), written(Annotated[list[int], "least", "most"])
    ('(string | null)[]', '[least: number, most: number]')
    """
    origin, parts = get_origin(kind), get_args(kind)
    if kind in names:
        return names[kind]
    if kind in PLAIN:
        return PLAIN[kind]
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in sorted(parts))
    if origin is Annotated:
        of_list, *places = parts
        if isinstance(places[0], str):  # a list of so many entries, each with a name
            return f"[{', '.join(f'{place}: {written(get_args(of_list)[0], names)}' for place in places)}]"
        return written(of_list, names)
    if origin is list:
        inner = written(parts[0], names)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(written(part, names) for part in parts)}]"
    if origin in (dict, Mapping):
        return f"Record<string, {written(parts[1], names)}>"
    if origin is NotRequired:
        return written(parts[0], names)
    if is_typeddict(kind) and kind.__module__ == sorts.__name__:  # what a fact holds has no name of its own
        return f"{{ {'; '.join(fields(kind, names))} }}"
    if origin in (Union, UnionType):
        return " | ".join(written(part, names) for part in parts if part is not msgspec.UnsetType)
    if isinstance(kind, TypeVar):
        return written(kind.__bound__, names)
    return str(kind.__name__)


def interface(kind: type, lines: list[str]) -> str:
    """A class with its fields; the client knows no paragraphs, so those before and within its note stay here."""
    note = CLAUSES.sub("", (kind.__doc__ or "").splitlines()[0]).replace("None", "null")
    fields = "".join(f"  {line};\n" for line in lines)
    return f"\n/** {note} */\nexport interface {kind.__name__} {{\n{fields}}}\n"


def message(struct: type[msgspec.Struct], is_sent: bool) -> str:
    """One message; the server sends every field that has a default, except those that may be left out."""
    config = struct.__struct_config__
    lines = [f'{config.tag_field}: "{config.tag}"'] if config.tag is not None else []
    for field in structs.fields(struct):
        may_be_missing = field.default is msgspec.UNSET if is_sent and not config.omit_defaults else not field.required
        lines.append(f"{field.encode_name}{'?' if may_be_missing else ''}: {written(field.type, OF_WIRE)}")
    return interface(struct, lines)


def shape(kind: type, names: Mapping[Any, str]) -> str:
    """A piece of a view, of notes or of a card."""
    return interface(kind, fields(kind, names))


def fields(kind: type, names: Mapping[Any, str]) -> list[str]:
    """The fields of a typed dictionary."""
    missing: frozenset[str] = getattr(kind, "__optional_keys__", frozenset())
    hints = get_type_hints(kind, include_extras=True)
    return [f"{name}{'?' * (name in missing)}: {written(hint, names)}" for name, hint in hints.items()]


def structs_of(union: Any) -> list[type[msgspec.Struct]]:
    """The messages of a union."""
    return list(union.__args__)


def wire_types() -> str:
    """All messages."""
    of_updates = (messages.Option, messages.Question, messages.Undoing, messages.Wish, messages.Sitter, messages.Clock)
    parts: list[type[msgspec.Struct]] = [*of_updates, messages.Advised]
    wishes: list[type[msgspec.Struct]] = [SeatWish, ClockWish, TableWish]
    text = HEAD.format(source="server", hint=" PROTOCOL.md explains every field.")
    shared = sorted({*OF_WIRE.values(), *(kind.__name__ for kind in OF_HOUSE)})
    text += f'import type {{ {", ".join(shared)} }} from "./shapes";\n'
    text += "".join(message(struct, is_sent=True) for struct in [*parts, *structs_of(messages.ServerMessage)])
    said: list[type[msgspec.Struct]] = [*structs_of(messages.ClientMessage), *wishes]
    text += "".join(message(struct, is_sent=False) for struct in said)
    own = [kind for kind in vars(answers).values() if is_typeddict(kind) and kind.__module__ == answers.__name__]
    text += "".join(shape(kind, OF_WIRE) for kind in own)
    for name in ("ServerMessage", "ClientMessage"):
        members = " | ".join(struct.__name__ for struct in structs_of(getattr(messages, name)))
        text += f"\nexport type {name} = {members};\n"
    return text


def is_alias(kind: object) -> bool:
    """Whether it is another name for a type."""
    return get_origin(kind) in (Literal, Annotated, UnionType, dict)


def shapes(source: str, modules: list[ModuleType]) -> str:
    """All that these modules declare, and what they take from the kernel; names with _ they keep to themselves."""
    public = {name: kind for module in modules for name, kind in vars(module).items() if not name.startswith("_")}
    taken = SHARED if views not in modules else NO_NAMES
    aliases = {name: kind for name, kind in public.items() if is_alias(kind) and kind not in taken}
    names = {**SHARED, **{kind: name for name, kind in aliases.items()}}
    declared = [kind for kind in public.values() if is_typeddict(kind)]
    own = [kind for kind in declared if kind.__module__ in {module.__name__ for module in modules}]
    text = "".join(f"\nexport type {name} = {written(kind)};\n" for name, kind in aliases.items())
    text += "".join(shape(kind, names) for kind in own)
    words = set(re.findall(r"\w+", "".join(re.findall(r"^  .*", text, re.MULTILINE))))
    shared = [kind.__name__ for kind in declared if kind not in own and kind.__name__ in words]
    shared += sorted({*SHARED.values()} & words - aliases.keys())
    imports = f'import type {{ {", ".join(shared)} }} from "../../lib/shapes";\n' if shared else ""
    return HEAD.format(source=source, hint="") + imports + text


def events(game: Game) -> str:
    """All events of a game, as a seat hears them; the house says in which row of the match each happened."""
    own = import_module(f"questkeep.games.{game.key}.rules.shapes")
    names = {**SHARED, **{kind: name for name, kind in vars(own).items() if is_alias(kind)}}
    kinds = {kind: sorts.event_type(game, kind) for kind in game.events}
    text = "".join(
        f'\nexport interface {shape.__name__} {{\n  event: "{kind}";\n  row: number;\n'
        + "".join(f"  {line};\n" for line in fields(shape, names)[1:])
        + "}\n"
        for kind, shape in kinds.items()
    )
    words = set(re.findall(r"\w+", "".join(re.findall(r"^  .*", text, re.MULTILINE))))
    imports = ""
    for room, module in (("../../lib/shapes", views), ("./shapes", own)):
        known = {name: kind for name, kind in vars(module).items() if is_alias(kind) or is_typeddict(kind)}
        here = [name for name in sorted(words & known.keys()) if room != "./shapes" or name not in vars(views)]
        imports += f'import type {{ {", ".join(here)} }} from "{room}";\n' if here else ""
    told = " | ".join(shape.__name__ for shape in kinds.values())
    return HEAD.format(source=f"games/{game.key}/told.py", hint="") + imports + text + f"\nexport type Told = {told};\n"


def files() -> dict[Path, str]:
    """Every file that is written."""
    found = {
        CLIENT / "lib" / "wire.ts": wire_types(),
        CLIENT / "lib" / "shapes.ts": shapes("kernel/views.py", [views]),
    }
    for key in CATALOGUE:
        modules = [import_module(f"questkeep.games.{key}.{room}") for room in ("rules.shapes", "faces")]
        found[CLIENT / "games" / key / "shapes.ts"] = shapes(f"games/{key}", modules)
        found[CLIENT / "games" / key / "events.ts"] = events(CATALOGUE[key])
    return found


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        stale = [str(path) for path, text in files().items() if not path.exists() or path.read_text("utf-8") != text]
        if stale:
            sys.exit(f"not up to date: {', '.join(stale)}; run make wire-types")
    else:
        for path, text in files().items():
            path.write_text(text, "utf-8")
