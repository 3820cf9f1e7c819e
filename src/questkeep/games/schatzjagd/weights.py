"""The weights of weights.toml, where each is explained, as plain attributes: a look-up by name would be slow."""

from __future__ import annotations

from collections.abc import Mapping


class Weights:
    """What a guess and a plan go by."""

    def __init__(self, of: Mapping[str, float]) -> None:
        self.safe: float = of["safe"]
        self.held: float = of["held"]
        self.homeward: float = of["homeward"]
        self.rival: float = of["rival"]
        self.goal: float = of["goal"]
        self.halfway: float = of["halfway"]
        self.dear: float = of["dear"]
        self.poisoned: float = of["poisoned"]
        self.skipping: float = of["skipping"]
        self.death: float = of["death"]
        self.lost_gold: float = of["lost-gold"]
        self.won: float = of["won"]
        self.close: float = of["close"]
        self.fresh_card: float = of["fresh-card"]
        self.worths: list[float] = [of["life"], of["strength"], of["weapons"], of["gold"]]
        self.far: int = whole(of["far"])
        self.weak: int = whole(of["weak"])
        self.trained: int = whole(of["trained"])
        self.night: int = whole(of["night"])
        self.stopped: int = whole(of["stopped"])
        self.unknown: int = whole(of["unknown"])
        self.trapped: int = whole(of["trapped"])
        self.dreaded: int = whole(of["dreaded"])
        self.on_the_way: int = whole(of["on-the-way"])
        self.in_pursuit: int = whole(of["in-pursuit"])
        self.siege: int = whole(of["siege"])


def whole(steps: float) -> int:
    """Steps are counted: the nearest number of them that can be."""
    return max(0, round(steps))
