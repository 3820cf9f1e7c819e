"""Whether re-deals are uniform over all possible worlds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Hashable, Iterator
from math import sqrt
from typing import TypeVar

World = TypeVar("World", bound=Hashable)
NORMAL_AT_ONE_IN_A_THOUSAND = 3.0902


def assert_uniform(worlds: Iterator[World], possible: Collection[World]) -> None:
    """The χ² test at p = 0.001, with the bound of Wilson and Hilferty."""
    seen = Counter(worlds)
    assert set(seen) <= set(possible)
    expected = seen.total() / len(possible)
    chi_square = sum((seen[world] - expected) ** 2 / expected for world in possible)
    freedom = len(possible) - 1
    spread = 2 / (9 * freedom)
    assert chi_square < freedom * (1 - spread + NORMAL_AT_ONE_IN_A_THOUSAND * sqrt(spread)) ** 3
