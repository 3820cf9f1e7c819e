"""Writes every playthrough anew from its first line."""

from __future__ import annotations

from pathlib import Path

from questkeep.lab.playthrough import playthrough_of

FOLDER = Path(__file__).parent.parent / "tests" / "playthroughs"

for path in sorted(FOLDER.glob("*.txt")):
    path.write_text(playthrough_of(path.read_text("utf-8")), "utf-8")
    print(f"wrote {path.name}")
