"""Glory, wounds and the winner (section 15 of RULES.md)."""

from __future__ import annotations

from questkeep.games.enchanters.rules import effects
from questkeep.games.enchanters.rules.effects import Amount
from questkeep.games.enchanters.rules.player import Player
from questkeep.games.enchanters.rules.shapes import Reason, SheetLine
from questkeep.games.enchanters.rules.table import Table
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Outcome


class Line:
    """One line of the score sheet: a reason, the cards that count, and their points."""

    def __init__(self, reason: Reason, cards: list[str], points: int) -> None:
        self.reason: Reason = reason
        self.cards = cards
        self.points = points


def scored_count(table: Table, player: Player, counter: int) -> int:
    """[E-119] What a scoring ability counts: attack and defense as printed, without bonuses and statics."""
    if counter == effects.ATTACK:
        return max(0, player.icon_attack)
    if counter == effects.DEFENSE:
        return max(0, player.icon_defense)
    if counter == effects.CRYSTALS:
        return player.crystals
    if counter == effects.WOUNDS:
        return player.wounds
    return table.count_cards(counter, player)


def scored(table: Table, player: Player, amount: Amount) -> int:
    """[E-120] The glory of one scoring ability of one copy."""
    return amount.each * (scored_count(table, player, amount.counter) // amount.per)


def glory_of(table: Table, player: Player, card: int, is_top: bool) -> int:
    """[E-118] What one card of a player adds to the score."""
    kind = table.deck.kind_of[card]
    glory = kind.lower.glory + (kind.upper.glory if is_top else 0)
    for scoring in kind.abilities.scorings:
        glory += scored(table, player, scoring.amount)
    return glory


def score(table: Table, player: Player) -> int:
    """[E-118] The player's score if the game ended now."""
    total = -player.wounds
    for pile in (player.items, player.enchantments, player.creatures):
        for card in pile:
            total += glory_of(table, player, card, False)
        if pile:
            total += table.deck.kind_of[pile[-1]].upper.glory
    for scoring in table.deal.village.abilities.scorings:
        total += scored(table, player, scoring.amount)
    return total


def sheet(table: Table, player: Player) -> list[Line]:
    """The score line by line: every card that counts, the village, the wounds."""
    lines: list[Line] = []
    for pile in (player.items, player.enchantments, player.creatures):
        for card in pile:
            points = glory_of(table, player, card, card == pile[-1])
            if points:
                lines.append(Line("glory", [table.deck.key_of[card]], points))
    village = table.deal.village
    lines += [
        Line("village", [village.key], scored(table, player, scoring.amount)) for scoring in village.abilities.scorings
    ]
    lines.append(Line("wounds", [], -player.wounds))
    return lines


def sheet_lines(table: Table, player: Player) -> list[SheetLine]:
    """A player's score sheet as plain data."""
    return [{"for": line.reason, "cards": line.cards, "points": line.points} for line in sheet(table, player)]


def count_points(table: Table) -> Outcome:
    """[E-122] Score, then fewer wounds, then more crystals; equal players share their place."""
    scores = [score(table, player) for player in table.players]
    ranks = [(scores[seat], -player.wounds, player.crystals) for seat, player in enumerate(table.players)]
    places = [1 + sum(other > rank for other in ranks) for rank in ranks]
    return Outcome(scores, places, [Seat(seat) for seat, place in enumerate(places) if place == 1])
