"""The weights of weights.toml, where each is explained, as plain attributes: a look-up by name would be slow."""

from __future__ import annotations

from collections.abc import Mapping


class Weights:
    """What a guess goes by."""

    def __init__(self, of: Mapping[str, float]) -> None:
        self.attack_a_turn: float = of["attack-a-turn"]
        self.defense_a_turn: float = of["defense-a-turn"]
        self.enough_attack: int = round(of["enough-attack"])
        self.enough_defense: int = round(of["enough-defense"])
        self.surplus: float = of["surplus"]
        self.crystal: float = of["crystal"]
        self.spare_crystal: float = of["spare-crystal"]
        self.few_crystals: int = round(of["few-crystals"])
        self.turns_to_spend: float = of["turns-to-spend"]
        self.ability: float = of["ability"]
        self.lost_turn: float = of["lost-turn"]
