"""Put into the wheel what is made from other sources: the browser client, and the rules compiled with mypyc.

Where no C compiler is found the wheel ships plain Python and says so.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = [
    "kernel/*.py",
    "games/*/rules/*.py",
    "games/*/insight.py",
    "games/*/habit.py",
    "games/*/judgement.py",
    "games/*/outlook.py",
    "games/*/plan.py",
    "games/*/weights.py",
    "bots/*.py",
]
DECLARATIONS = {"views.py", "shapes.py"}
"""Nothing but typed dictionaries: compiled ones forget which of their keys may be missing, and nothing is faster."""


def compiled_sources(package: Path) -> list[str]:
    """The compile border: these files must stay within what mypyc and the import contracts allow."""
    found = [path for pattern in COMPILED for path in package.glob(pattern)]
    return sorted(str(path) for path in found if path.name not in DECLARATIONS | {"__init__.py"})


def by_room(files: list[str]) -> dict[str, list[str]]:
    """The files of the kernel, of the bots and of each game: rooms are compiled side by side."""
    rooms: dict[str, list[str]] = {}
    for file in files:
        parts = Path(file).parts  # questkeep/games/tschak/rules/…, questkeep/kernel/…
        rooms.setdefault(parts[2] if parts[1] == "games" else parts[1], []).append(file)
    return rooms


def c_compiler() -> str | None:
    """The compiler that extension modules would be built with, if this machine has it."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(command)


class BuildHouse(BuildHookInterface[Any]):
    """Hatchling's build hook; QUESTKEEP_PURE=1 asks for plain Python."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        client = Path(self.root) / "web" / "dist"
        if (client / "index.html").is_file():  # built by `make play`
            build_data["force_include"][str(client)] = "questkeep/web"
        if os.environ.get("QUESTKEEP_PURE") == "1" or c_compiler() is None:
            why = "as asked" if c_compiler() else "no C compiler found: install gcc (or set CC) for a faster one"
            print(f"questkeep: building in plain Python ({why})", file=sys.stderr)
            return
        self.work = tempfile.mkdtemp(prefix="questkeep-build-")
        for built in self.compile(Path(self.work)):
            build_data["force_include"][str(built)] = str(built.relative_to(Path(self.work) / "lib"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "work"):
            shutil.rmtree(self.work)

    def compile(self, work: Path) -> list[Path]:
        """Build the extension modules under work/lib and return them."""
        from mypyc.build import mypycify
        from setuptools import Distribution
        from setuptools.command.build_ext import build_ext

        source = Path(self.root) / "src"
        before = Path.cwd()
        os.chdir(source)  # mypy must see the package by its own name, not as src.questkeep
        try:
            files = [os.path.relpath(path, source) for path in compiled_sources(source / "questkeep")]
            groups: list[tuple[list[str], str | None]] = [
                (group, f"questkeep_{name}") for name, group in by_room(files).items()
            ]
            extensions = mypycify(files, opt_level="3", target_dir=str(work / "c"), separate=groups)
            command = build_ext(Distribution({"name": "questkeep", "ext_modules": extensions}))
            command.parallel = os.cpu_count()
            command.build_lib = str(work / "lib")
            command.build_temp = str(work / "temp")
            command.ensure_finalized()
            command.run()
        finally:
            os.chdir(before)
        return sorted((work / "lib").rglob("*.so")) + sorted((work / "lib").rglob("*.pyd"))
