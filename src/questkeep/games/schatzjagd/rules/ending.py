"""Victory, dead ends and places (section 4 of RULES.md)."""

from __future__ import annotations

from typing import Final

from questkeep.games.schatzjagd.rules.table import HIDDEN, NONE, Table
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Outcome

ALIKE: Final = 3  # [S-21]


def is_won(table: Table, tokens: list[int]) -> bool:
    """[S-21] Whether these treasures meet the condition of the table."""
    needed = table.rules.needed
    if needed:
        return len(tokens) >= needed
    counts = [0] * len(table.deck.treasures)
    for token in tokens:
        counts[table.treasure_kinds[token]] += 1
    return max(counts) >= ALIKE if table.rules.victory == "alike" else min(counts) > 0


def is_dead_end(table: Table) -> bool:
    """[S-24] Whether nobody could win even with all treasures that are not hidden yet."""
    loose = [token for token, place in enumerate(table.treasure_at) if place < HIDDEN]
    return all(not is_won(table, loose + table.hidden_by(seat)) for seat in range(table.seats))


def test_for_end(table: Table) -> None:
    """[S-23, S-24] A treasure was hidden: is that the victory, or can nobody win any more?"""
    hidden = table.hidden_by(table.active)
    if is_won(table, hidden):
        finish(table, "victory", [table.active])
        return
    if not table.rules.needed:
        table.unwon = [*table.unwon, sum(1 << token for token in hidden)]
    if not table.rules.plunder and is_dead_end(table):
        finish(table, "dead-end", [])


def finish(table: Table, reason: str, winners: list[int]) -> None:
    """The game is over; where nobody has won, most hidden treasures do."""
    if not winners:
        most = max(player.hidden for player in table.players)
        winners = [seat for seat, player in enumerate(table.players) if player.hidden == most]
    table.winners = winners
    table.end_reason = reason
    table.showing = NONE
    table.todo.clear()
    table.reveals += 1
    table.tell("game-over", {"reason": reason, "winners": winners})


def count_points(table: Table) -> Outcome:
    """[S-23 … S-25] The winners first; everybody else by hidden treasures."""
    scores = [player.hidden for player in table.players]
    places: list[int] = []
    for seat, score in enumerate(scores):
        if seat in table.winners:
            places.append(1)
            continue
        others = [other for other in range(table.seats) if other not in table.winners]
        places.append(1 + len(table.winners) + sum(scores[other] > score for other in others))
    return Outcome(scores, places, [Seat(winner) for winner in table.winners])
