"""What older versions of the rules did otherwise: the only place that knows versions by their numbers.

Tables begun under any version are played on as they began; RULES.md tells of the differences in section 22.
"""

from __future__ import annotations


class Version:
    """The rules of one version, where they differ from those of another."""

    def __init__(self, number: int) -> None:
        self.deposits_in_the_city: bool = number >= 2  # [S-118] before: on open fields only
        self.divides_all_treasures: bool = number >= 2  # [S-21] before: twelve, however many the deck has
        self.shields_the_city: bool = number >= 2  # [S-54] before: a spell that harms and robs reached into it
