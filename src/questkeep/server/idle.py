"""Which matches leave memory: nobody looks at them, nothing goes on in them, and the disk has them all."""

from __future__ import annotations

import time
from collections.abc import Iterable

from questkeep.server.match import Match

LOOKED_FOR_EVERY = 15.0  # seconds
FINISHED_STAY = 60.0  # seconds: whoever lost his line, or wants a rematch, finds them at once
MOST_IDLE = 256  # unfinished matches that stay although nobody needs them


class Idle:
    """Since when nobody has needed each match; the first is the one that has not been used for longest."""

    def __init__(self, finished_stay: float = FINISHED_STAY, most_idle: int = MOST_IDLE) -> None:
        self.finished_stay = finished_stay
        self.most_idle = most_idle
        self._since: dict[str, float] = {}

    def note_use(self, id: str) -> None:
        """Somebody asks for this match, even if he does not stay."""
        self._since.pop(id, None)

    def leaving(self, idle: Iterable[Match]) -> list[Match]:
        """Of the matches that are idle now, those that may go."""
        now = time.monotonic()
        matches = {match.id: match for match in idle}
        self._since = {id: since for id, since in self._since.items() if id in matches}
        for id in matches:
            self._since.setdefault(id, now)
        finished = [id for id in self._since if matches[id].is_over()]
        unfinished = [id for id in self._since if not matches[id].is_over()]
        leaving = [id for id in finished if now - self._since[id] >= self.finished_stay]
        leaving += unfinished[: max(0, len(unfinished) - self.most_idle)]
        for id in leaving:
            del self._since[id]
        return [matches[id] for id in leaving]
