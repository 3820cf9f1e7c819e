"""What older versions of the rules did otherwise: the only place that knows versions by their numbers.

Tables begun under any version are played on as they began; RULES.md tells of the differences at its end. Version 2 has
the rules of version 1: what the Quiet King demands belongs to the deck.
"""

from __future__ import annotations


class Version:
    """The rules of one version, where they differ from those of another."""

    def __init__(self, number: int) -> None:
        self.claims_at_once: bool = number >= 3  # [F-14] before: in order of seats
