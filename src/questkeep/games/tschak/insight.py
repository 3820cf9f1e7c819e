"""A guess of how well a seat of Tschak! stands, from a table a bot imagines."""

from __future__ import annotations

from questkeep.games.tschak.rules.scoring import total
from questkeep.games.tschak.rules.table import Table
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Insight, State


class TschakInsight(Insight):
    """Points so far against the best rival."""

    def value(self, table: State, seat: Seat) -> float:
        assert isinstance(table, Table)
        points = [total(table, player, 0) for player in table.players]
        return float(points[seat] - max(other for number, other in enumerate(points) if number != seat))
