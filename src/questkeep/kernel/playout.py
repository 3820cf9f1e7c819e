"""Uniform random play to the end: the fast path of search, lab and benchmark."""

from __future__ import annotations

from questkeep.kernel.chance import Rng
from questkeep.kernel.errors import RuleBug
from questkeep.kernel.game import State


def play_out(table: State, rng: Rng, most_picks: int = 1_000_000) -> int:
    """Answer every question at random until the game is over; returns how many picks had a choice."""
    decisions = 0
    for _ in range(most_picks):
        asked = table.asked()
        if not asked:
            return decisions
        seat = asked[0]
        options = table.options(seat)
        count = len(options)
        if count > 1:
            decisions += 1
            table.apply(seat, options[rng.below(count)], rng)
        else:
            table.apply(seat, options[0], rng)
    raise RuleBug(f"no end after {most_picks} picks")
