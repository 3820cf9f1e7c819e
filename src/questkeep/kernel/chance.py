"""Chance: the only source of luck, handed in with each step."""

from __future__ import annotations

from abc import ABC, abstractmethod
from hashlib import blake2b
from typing import Final

from mypy_extensions import i64

from questkeep.kernel.errors import RuleBug

WORD: Final = 0xFFFFFFFF


class Chance(ABC):
    """What a step may ask of luck."""

    @abstractmethod
    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1, all equally likely."""

    def die(self, sides: int) -> int:
        """One throw of a die, from 1 to sides."""
        return 1 + self.below(sides)

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order, in place; every order is equally likely."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


class Rng(Chance):
    """The generator sfc32: small, fast, and the same on every machine.

    >>> Rng(7).below(100) == Rng(7).below(100)
    True
    """

    def __init__(self, seed: int | str) -> None:
        digest = blake2b(str(seed).encode(), digest_size=12).digest()
        self.a: i64 = int.from_bytes(digest[0:4], "little")
        self.b: i64 = int.from_bytes(digest[4:8], "little")
        self.c: i64 = int.from_bytes(digest[8:12], "little")
        self.counter: i64 = 1
        for _ in range(12):  # the generator's author asks for twelve empty rounds
            self.word()

    @staticmethod
    def keyed(secret: str, row: int) -> Rng:
        """The luck of one row of a match; nobody without the secret can foresee it."""
        return Rng(f"{secret}/{row}")

    def resume(self, other: Rng) -> None:
        """Go on from where another generator stands."""
        self.a = other.a
        self.b = other.b
        self.c = other.c
        self.counter = other.counter

    def word(self) -> i64:
        """The next 32 random bits."""
        word: i64 = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (((self.c << 21) | (self.c >> 11)) + word) & WORD
        return word

    def below(self, bound: int) -> int:
        return int(self.one_of(bound))

    def shuffle(self, items: list[int]) -> None:
        last: i64 = len(items) - 1
        while last > 0:
            other = self.one_of(last + 1)
            items[last], items[other] = items[other], items[last]
            last -= 1

    def one_of(self, size: i64) -> i64:
        """A whole number from 0 to size - 1, all equally likely (size < 2**31)."""
        if size <= 0:
            raise RuleBug(f"luck was asked for one of {size} things")
        scaled = self.word() * size
        if (scaled & WORD) < size:  # rare: reject the few words that would favour small results
            unfair = (WORD + 1 - size) % size
            while (scaled & WORD) < unfair:
                scaled = self.word() * size
        return scaled >> 32

    def fork(self) -> Rng:
        """A generator of its own, seeded from this one."""
        return Rng(int(self.word()) << 32 | int(self.word()))


class ScriptedChance(Chance):
    """Luck written down beforehand: scenarios name each die, and a shuffle leaves things as they lie."""

    def __init__(self, throws: list[int]) -> None:
        self.throws = list(throws)

    def below(self, bound: int) -> int:
        if not self.throws:
            raise RuleBug(f"the script has no throw left (needed: one of {bound})")
        throw = self.throws.pop(0)
        if not 1 <= throw <= bound:
            raise RuleBug(f"the script says {throw}, but the die has the sides 1 to {bound}")
        return throw - 1

    def shuffle(self, items: list[int]) -> None:
        return
