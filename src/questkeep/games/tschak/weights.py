"""The weights of weights.toml, where each is explained, as plain attributes: a look-up by name would be slow."""

from __future__ import annotations

from collections.abc import Mapping


class Weights:
    """What a guess goes by."""

    def __init__(self, of: Mapping[str, float]) -> None:
        self.price: float = of["price"]
        self.chameleon_strength: float = of["chameleon-strength"]
        self.artefact_strength: float = of["artefact-strength"]
        self.average_strength: float = of["average-strength"]
        self.loot: float = of["loot"]
        self.loot_for_two: float = of["loot-for-two"]
        self.elixir_hope: float = of["elixir-hope"]
