"""The table options, as they work out for the lords and the treasures of one table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from questkeep.games.schatzjagd.rules.versions import Version

TREASURES_OF_THE_BOX: Final = 12  # [S-03]


class Options:
    """[S-141] What was chosen for a table."""

    def __init__(self, values: Mapping[str, str], version: int, seats: int, treasures: int) -> None:
        self.version: Version = Version(version)
        self.chosen: dict[str, str] = dict(values)
        self.victory: str = values["victory"]
        self.chooses_castles: bool = values["castles"] == "choose"
        self.fixed_city: bool = values["city"] == "fixed"
        self.deposit: bool = values["deposit"] == "yes"
        self.plunder: bool = values["plunder"] == "yes"
        self.catharsis: bool = values["catharsis"] == "yes"
        self.castle_peace: bool = values["castle-peace"] == "yes"
        self.memory: str = values["memory-aid"]
        self.closes_the_past: bool = self.memory != "full"  # [S-134]
        self.bots_forget: bool = self.memory == "off" and values["bot-memory"] == "short"  # [S-135]
        self.days: int = 0 if values["days"] == "none" else int(values["days"])
        self.needed: int = self.treasures_needed(seats, treasures)

    def treasures_needed(self, seats: int, treasures: int) -> int:
        """[S-21] How many treasures win, or 0 where a combination does."""
        if self.victory == "guideline":
            shared = treasures if self.version.divides_all_treasures else TREASURES_OF_THE_BOX
            return max(1, shared // seats)
        return int(self.victory) if self.victory.isdecimal() else 0
