"""The weights of weights.toml, where each is explained, as plain attributes: a look-up by name would be slow."""

from __future__ import annotations

from collections.abc import Mapping


class Weights:
    """What a guess goes by."""

    def __init__(self, of: Mapping[str, float]) -> None:
        self.mission: float = of["mission"]
        self.sun: float = of["sun"]
        self.high_sun: float = of["high-sun"]
        self.stamina: float = of["stamina"]
        self.spare_stamina: float = of["spare-stamina"]
        self.retreated: float = of["retreated"]
        self.threat: float = of["threat"]
        self.later: float = of["later"]
        self.doubt: float = of["doubt"]
        self.unknown_threat: float = of["unknown-threat"]
        self.activation: float = of["activation"]
        self.beacons: float = of["beacons"]
        self.beacon: float = of["beacon"]
        self.beacon_place: float = of["beacon-place"]
        self.quality: float = of["quality"]
        self.wild: float = of["wild"]
        self.effect: float = of["effect"]
        self.basic: float = of["basic"]
        self.held: float = of["held"]
        self.usual: float = of["usual"]
        self.reward: float = of["reward"]
        self.gathered: float = of["gathered"]
        self.slope: float = of["slope"]
        self.seal_slope: float = of["seal-slope"]
        self.steep: float = of["steep"]
        self.short: float = of["short"]
        self.given: float = of["given"]
        self.drawn: float = of["drawn"]
        self.drawing: float = of["drawing"]
        self.favour: float = of["favour"]
