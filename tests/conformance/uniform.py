"""Whether re-deals are uniform over all possible worlds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Hashable, Iterator, Mapping
from math import sqrt
from typing import TypeVar

World = TypeVar("World", bound=Hashable)
NORMAL_AT_ONE_IN_A_THOUSAND = 3.0902


def assert_uniform(worlds: Iterator[World], possible: Collection[World]) -> None:
    """All possible worlds are equally likely."""
    assert_likely(worlds, dict.fromkeys(possible, 1))


def assert_likely(worlds: Iterator[World], weights: Mapping[World, int]) -> None:
    """The χ² test at p = 0.001 of worlds that are as likely as their weights, with the bound of Wilson and Hilferty."""
    seen = Counter(worlds)
    assert set(seen) <= set(weights)
    share = seen.total() / sum(weights.values())
    chi_square = sum((seen[world] - share * weight) ** 2 / (share * weight) for world, weight in weights.items())
    freedom = len(weights) - 1
    spread = 2 / (9 * freedom)
    assert chi_square < freedom * (1 - spread + NORMAL_AT_ONE_IN_A_THOUSAND * sqrt(spread)) ** 3
