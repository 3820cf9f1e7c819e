"""Mistakes on purpose: in a house on trial, any function of rules, views, faces and bots can be made to fail.

A house learns of it by the module search of Python itself (a `sitecustomize` of the trial): modules are read from their
source with a look at the plants at the head of each function. No house outside a trial ever reads this.
"""

from __future__ import annotations

import ast
import contextlib
import os
import sys
import threading
import time
from collections import Counter
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, FrameType, ModuleType

import msgspec

FOLDER = "QUESTKEEP_PLANTS"  # the environment variable that names the folder of a trial
SITE = "import questkeep.trials.planting as planting\n\nplanting.begin()\n"
FIELDS = ("questkeep.games.", "questkeep.kernel.", "questkeep.bots", "questkeep.text", "questkeep.decks")
KINDS: dict[str, type[Exception]] = {
    kind.__name__: kind for kind in (KeyError, ValueError, AssertionError, ZeroDivisionError, RecursionError, TypeError)
}
GLANCE = 0.01  # seconds
EVERYWHERE = "everywhere"
ENOUGH = 30  # times that one function is listened to at a time
DEEP = 2  # so far things are looked into to find out which game they belong to


class Plant(msgspec.Struct):
    """A function that fails, whenever it works for one game, from its nth call in a process on."""

    place: str
    game: str = ""
    calls: int = 1
    kind: str = "ValueError"

    @property
    def room(self) -> str:
        """The part of the house in which it grows: rules, view, insight, bots, kernel …"""
        parts = self.place.split(".")
        if parts[1] != "games":
            return parts[1]
        return parts[4] if parts[3] == "rules" and parts[4] in ("view", "events", "moves", "unseen") else parts[3]

    def __str__(self) -> str:
        return f"{self.kind} in {self.place} for {self.game}, call {self.calls}"


class Order(msgspec.Struct):
    """What the trial wants planted."""

    number: int
    plants: list[Plant]


class Plants:
    """What is planted at this moment, and what has come of it; every process of a house has its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.number = -1
        self.armed: dict[str, list[Plant]] = {}  # by place; every function looks here
        self.heard: Counter[str] = Counter()
        self.passed: Counter[tuple[str, str]] = Counter()

    def watch(self) -> None:
        """Follow what the trial wants, for as long as the process lives."""
        order = self.folder / "order.json"
        while True:
            with contextlib.suppress(OSError):
                wanted = msgspec.json.decode(order.read_bytes(), type=Order)
                if wanted.number != self.number:
                    self.obey(wanted)
            time.sleep(GLANCE)

    def obey(self, wanted: Order) -> None:
        """Plant something else, or nothing; then say so."""
        self.armed.clear()
        if self.passed:
            self.write("passed", msgspec.json.encode([[*place, count] for place, count in self.passed.items()]))
        self.heard.clear()
        self.number = wanted.number
        for plant in wanted.plants:
            self.armed.setdefault(plant.place, []).append(plant)
        self.write("seen", str(self.number).encode())

    def write(self, name: str, text: bytes) -> None:
        """Leave something for the trial to read, whole or not at all."""
        beside = self.folder / f"part-{os.getpid()}"
        beside.write_bytes(text)
        beside.replace(self.folder / f"{name}-{os.getpid()}")

    def pass_by(self, place: str) -> None:
        """A function begins: fail here, if that is planted for this game."""
        if EVERYWHERE in self.armed:
            self.heard[place] += 1
            if self.heard[place] <= ENOUGH:
                self.passed[place, nearest_game(sys._getframe(1))] += 1
        for plant in self.armed.get(place, []):
            if nearest_game(sys._getframe(1)) == plant.game:
                plant.calls -= 1
                if plant.calls <= 0:
                    with (self.folder / "bites").open("a", encoding="utf-8") as bites:
                        bites.write(f"{self.number}-{plant.game}\n")
                    raise KINDS[plant.kind](f"planted at {place}")


def nearest_game(frame: FrameType | None) -> str:
    """The game on whose behalf this code runs, or nothing."""
    while frame is not None:
        name: str = frame.f_globals.get("__name__", "")
        found = game_in(name) or next(filter(None, (game_of(value, DEEP) for value in frame.f_locals.values())), "")
        if found:
            return found
        frame = frame.f_back
    return ""


def game_in(module: str) -> str:
    """The game to whose folder a module belongs, or nothing."""
    return module.split(".")[2] if module.startswith("questkeep.games.") else ""


def game_of(thing: object, deep: int) -> str:
    """The game that a thing belongs to: by its class, its name for a game, or the things it is made of."""
    home = type(thing).__module__
    if not home.startswith("questkeep."):
        return ""
    own = getattr(thing, "__dict__", {})
    key = own.get("key") if type(thing).__name__ == "Game" else getattr(thing, "game", "")
    found = game_in(home) or (key if isinstance(key, str) else "")
    if found or not deep:
        return found
    return next(filter(None, (game_of(part, deep - 1) for part in own.values())), "")


class Furrow(ast.NodeTransformer):
    """Lets every function of a module look at the plants before it does anything else."""

    def __init__(self, module: str) -> None:
        self.path = [module]

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        self.path.append(node.name)
        self.generic_visit(node)
        self.path.pop()
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        self.path.append(node.name)
        self.generic_visit(node)
        place = ".".join(self.path)
        self.path.pop()
        look = ast.parse(f"__planted__ and __pass_by__({place!r})").body
        has_docstring = ast.get_docstring(node, clean=False) is not None
        node.body = [*node.body[:has_docstring], *look, *node.body[has_docstring:]]
        return node


class Loader(SourceFileLoader):
    """Reads a module from its source, every time anew."""

    def __init__(self, name: str, path: str, plants: Plants) -> None:
        super().__init__(name, path)
        self.plants = plants

    def get_code(self, fullname: str) -> CodeType:
        tree = Furrow(fullname).visit(ast.parse(self.get_data(self.path)))
        code: CodeType = compile(ast.fix_missing_locations(tree), self.path, "exec", dont_inherit=True)
        return code

    def exec_module(self, module: ModuleType) -> None:
        vars(module)["__planted__"] = self.plants.armed
        vars(module)["__pass_by__"] = self.plants.pass_by
        super().exec_module(module)


class Finder(MetaPathFinder):
    """Finds the modules in which something may be planted."""

    def __init__(self, plants: Plants) -> None:
        self.plants = plants

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith(FIELDS):
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and isinstance(spec.loader, SourceFileLoader):
            spec.loader = Loader(fullname, spec.loader.path, self.plants)
        return spec


def begin() -> None:
    """In a process of a house on trial, before anything of the house is read."""
    plants = Plants(Path(os.environ[FOLDER]))
    sys.meta_path.insert(0, Finder(plants))
    threading.Thread(target=plants.watch, name="plants", daemon=True).start()


class Field:
    """The trial's side: what it wants planted, and what it hears of it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "sitecustomize.py").write_text(SITE, "utf-8")
        self.number = 0
        self.order()

    def environment(self) -> dict[str, str]:
        """What the processes of the house must find in theirs."""
        paths = [str(self.folder), os.environ.get("PYTHONPATH", "")]
        return {**os.environ, FOLDER: str(self.folder), "PYTHONPATH": os.pathsep.join(filter(None, paths))}

    def order(self, *plants: Plant) -> None:
        """From now on this is planted and nothing else; what was counted before is written down."""
        self.number += 1
        beside = self.folder / "order.part"
        beside.write_bytes(msgspec.json.encode(Order(self.number, list(plants))))
        beside.replace(self.folder / "order.json")

    def is_obeyed(self) -> bool:
        """Whether all processes that live know of the last order."""
        seen = [path for path in self.folder.glob("seen-*") if Path("/proc", path.name[5:]).exists()]
        return bool(seen) and all(path.read_text("utf-8") == str(self.number) for path in seen)

    def has_bitten(self, game: str) -> bool:
        """Whether what is planted for this game has been met."""
        bites = self.folder / "bites"
        return bites.exists() and f"{self.number}-{game}" in bites.read_text("utf-8").split()

    def passed(self) -> list[tuple[str, str, int]]:
        """The functions that were passed while all of them were listened to: place, game, how often."""
        return [
            found
            for path in self.folder.glob("passed-*")
            for found in msgspec.json.decode(path.read_bytes(), type=list[tuple[str, str, int]])
        ]
