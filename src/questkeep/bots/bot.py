"""What every bot is: a way to choose, given one seat's knowledge and luck of its own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from questkeep.kernel.chance import Rng
from questkeep.kernel.game import Code
from questkeep.kernel.perspective import Perspective

GRAIN: Final = 1 << 24


class Thought(NamedTuple):
    """What a bot makes of one answer: what it promises, from 0 (lost) to 1 (won), and how often it would be given."""

    code: Code
    worth: float
    share: float


def drawn(shares: list[float], rng: Rng) -> int:
    """The place of one of these shares, which make up a whole, as often as it is large."""
    left = float(rng.below(GRAIN)) / float(GRAIN)
    for place, share in enumerate(shares):
        left -= share
        if left < 0.0:
            return place
    return len(shares) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Chooses from a Perspective alone; equal knowledge and equal luck give an equal choice."""

    @abstractmethod
    def choose(self, perspective: Perspective, rng: Rng) -> Code:
        """One of the perspective's options."""

    def remark(self, perspective: Perspective, rng: Rng) -> Code | None:
        """Something an asked or addressed seat may say, or None; whoever asks for it asks again afterwards."""
        return None


class RandomBot(Bot):
    """Every option is as good as any other."""

    def choose(self, perspective: Perspective, rng: Rng) -> Code:
        options = perspective.options()
        return options[rng.below(len(options))]
