"""Points, the Elixir and the winner (sections K and L of RULES.md)."""

from __future__ import annotations

from mypy_extensions import i64

from questkeep.games.tschak.rules.deck import KeepCard
from questkeep.games.tschak.rules.effects import Pile, SquareGain, SquareLoss, Worth
from questkeep.games.tschak.rules.table import ALL_FLOORS, Player, Table, bit
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Outcome


def monsters_of(table: Table, player: Player, discarded: i64) -> list[KeepCard]:
    """The monster cards a player holds, without the discarded one (as floor bit)."""
    held = player.monsters & ~discarded
    return [table.deck.monsters[table.deal.monsters[won]] for won in range(ALL_FLOORS) if held >> won & 1]


def treasures_of(table: Table, player: Player) -> list[KeepCard]:
    """The treasure cards a player holds."""
    won_floors = player.treasures
    return [table.deck.treasures[table.deal.treasures[won]] for won in range(ALL_FLOORS) if won_floors >> won & 1]


def total(table: Table, player: Player, discarded: i64) -> int:
    """[T-81] The player's points if this monster is discarded (0: none)."""
    monsters = player.monsters & ~discarded
    pile = Pile(count_bits(monsters), table.seats == 2)
    points = int(player.gold)
    for won in range(ALL_FLOORS):
        if monsters >> won & 1:
            points += table.deck.monsters[table.deal.monsters[won]].effect.points(pile)
        elif player.treasures >> won & 1:
            points += table.deck.treasures[table.deal.treasures[won]].effect.points(pile)
    return points


def count_bits(floors: i64) -> int:
    """How many floors are in a set of floors."""
    count = 0
    while floors:
        floors &= floors - 1
        count += 1
    return count


class Line:
    """One line of the score sheet: a reason, the cards that count, and their points."""

    def __init__(self, reason: str, cards: list[str], points: int) -> None:
        self.reason = reason
        self.cards = cards
        self.points = points


def sheet(table: Table, player: Player) -> list[Line]:
    """[T-73 … T-79] The player's points line by line: gold, treasures, monsters, the discarded card."""
    monsters = monsters_of(table, player, player.discarded)
    pile = Pile(len(monsters), table.seats == 2)
    lines = [Line("gold", [], int(player.gold))]
    sets: dict[str, Line] = {}
    for card in treasures_of(table, player) + monsters:
        points = card.effect.points(pile)
        effect = card.effect
        if isinstance(effect, (SquareGain, SquareLoss)):  # one line for the whole set
            if effect.verb not in sets:
                sets[effect.verb] = Line(effect.verb, [], 0)
                lines.append(sets[effect.verb])
            sets[effect.verb].cards.append(card.key)
            sets[effect.verb].points += points
        else:
            lines.append(Line(effect.verb, [card.key], points))
    if player.discarded:
        spared = monsters_of(table, player, player.monsters & ~player.discarded)
        lines.append(Line("discarded", [spared[0].key], 0))
    return lines


def elixir_owner(table: Table) -> int:
    """[T-78] The seat that owns the Elixir and has a monster to discard, or -1."""
    for seat, player in enumerate(table.players):
        if player.monsters:
            for won in range(ALL_FLOORS):
                if player.treasures >> won & 1 and table.deck.saves_monster[table.deal.treasures[won]]:
                    return seat
    return -1


def best_discard(table: Table, player: Player) -> i64:
    """[T-82] The discard (as floor bit, 0: none) with the highest total.

    Equal totals: fewest monsters left; then the creature with more skulls, then a Troglodyte.
    """
    best: i64 = 0
    best_rank = (total(table, player, 0), 0, 0)
    for won in range(ALL_FLOORS):
        floor = bit(won)
        if player.monsters & floor:
            effect = table.deck.monsters[table.deal.monsters[won]].effect
            skulls = -effect.fixed if isinstance(effect, Worth) else 0
            rank = (total(table, player, floor), 1, skulls)
            if rank > best_rank:
                best, best_rank = floor, rank
    return best


def count_points(table: Table) -> Outcome:
    """[T-84 … T-87] Totals, then fewer monster cards; equal players share their place."""
    scores: list[int] = []
    standings: list[int] = []
    for player in table.players:
        points = total(table, player, player.discarded)
        scores.append(points)
        standings.append(points * (ALL_FLOORS + 1) - count_bits(player.monsters & ~player.discarded))
    places: list[int] = []
    winners: list[Seat] = []
    for seat, standing in enumerate(standings):
        place = 1
        for other in standings:
            if other > standing:
                place += 1
        places.append(place)
        if place == 1:
            winners.append(Seat(seat))
    return Outcome(scores, places, winners)
