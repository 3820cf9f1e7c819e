"""The choices that are made before a game, and for how many players each is offered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from questkeep.kernel.errors import Objection


class Fit(NamedTuple):
    """For how many players something is offered."""

    fewest: int
    most: int


class TableOption:
    """A choice made before the game: its name and values, the default first.

    Where `parts` are given, several different ones joined by + are a value too; `needed` says how many it must be, by
    the number of players. `fits` has the values that are not for every number of players, and `clause` says why.

    >>> TableOption("kingdoms", ["random"], ["gnolls", "goblins"]).allows("goblins+gnolls")
    True
    >>> print(TableOption("length", ["long", "short"], fits={"short": Fit(3, 6)}, clause="E-125").misfit("short", 2))
    [E-125] value-for-others (option length, value short, fewest 3, most 6, seats 2)
    """

    def __init__(
        self,
        name: str,
        values: list[str],
        parts: list[str] | None = None,
        needed: Mapping[int, int] | None = None,
        fits: Mapping[str, Fit] | None = None,
        clause: str = "",
    ) -> None:
        self.name = name
        self.values = values
        self.parts: list[str] = parts if parts is not None else []
        self.needed: Mapping[int, int] = needed if needed is not None else {}
        self.fits: Mapping[str, Fit] = fits if fits is not None else {}
        self.clause = clause

    def allows(self, value: str) -> bool:
        """Whether this can be chosen."""
        joined = value.split("+")
        return value in self.values or (all(part in self.parts for part in joined) and len(set(joined)) == len(joined))

    def misfit(self, value: str, seats: int) -> Objection | None:
        """Why this value is not for so many players, if it is not."""
        facts: dict[str, object] = {"option": self.name, "value": value}
        fit = self.fits.get(value)
        if fit is not None and not fit.fewest <= seats <= fit.most:
            facts |= {"fewest": fit.fewest, "most": fit.most, "seats": seats}
            return Objection(self.clause, "value-for-others", facts)
        given = len(value.split("+"))
        if value not in self.values and given != self.needed.get(seats, given):
            facts |= {"given": given, "needed": self.needed[seats], "seats": seats}
            return Objection(self.clause, "wrong-parts", facts)
        return None
