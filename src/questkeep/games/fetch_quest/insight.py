"""A guess of how well a team of Fetch Quest stands, from a table a bot imagines."""

from __future__ import annotations

from questkeep.kernel.event import Seat
from questkeep.kernel.game import Insight, State


class FetchQuestInsight(Insight):
    """The team's prospects."""

    def value(self, table: State, seat: Seat) -> float:
        return 0.0
