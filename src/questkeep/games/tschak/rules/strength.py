"""How strong a team is, and which of two teams is stronger (sections E and F of RULES.md)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from questkeep.games.tschak.rules.deck import CHAMELEON, TschakDeck
from questkeep.games.tschak.rules.table import Table
from questkeep.games.tschak.rules.teams import PLACES, SIZE, TEAM_SIZE

WIZARD_PLACES: Final = 0b111
ARTEFACT_PLACE: Final = 9
TIE_BITS: Final = 12  # a power is the strength, then 4 bits each for wizard, warrior and dwarf (T-40)


def printed_wizard(deck: TschakDeck, hand: list[int], team: i64) -> i64:
    """The number printed on the team's wizard, the best of several; 0 without one or with a Chameleon."""
    best: i64 = 0
    for place in PLACES[team & WIZARD_PLACES]:
        strength: i64 = deck.strengths[hand[place]]
        best = max(best, strength)
    return best


def best_wizard(table: Table) -> i64:
    """[T-32, T-33] The highest printed wizard on the floor, which every Chameleon copies.

    A complete team has one wizard only, so a Chameleon's owner never adds to this number himself.
    """
    best: i64 = 0
    for player in table.players:
        printed = printed_wizard(table.deck, table.deal.hands[player.hand], player.team)
        if printed > best:
            best = printed
    return best


def power_of(deck: TschakDeck, hand: list[int], team: i64, copied: i64) -> i64:
    """[T-30, T-40] A team's strength with its tie-break beneath, as one number to compare."""
    total: i64 = 0
    weakest: i64 = 1 << 20
    ties: i64 = 0
    doubled = False
    for place in PLACES[team]:
        if place == ARTEFACT_PLACE:
            doubled = True
            continue
        card = hand[place]
        value: i64 = deck.strengths[card]
        if value == CHAMELEON:
            value = copied  # [T-34] at its printed number
        total += value
        if value < weakest:
            weakest = value
        tie: i64 = deck.tie_breaks[card]
        ties |= tie
    if doubled and SIZE[team] == TEAM_SIZE:
        total += weakest  # [T-36] always the weaker of two, a worthless Chameleon included
    return total << TIE_BITS | ties


def measure_teams(table: Table) -> None:
    """[T-38] Set every player's power; only for complete teams it is more than provisional."""
    copied = best_wizard(table)
    for player in table.players:
        player.power = power_of(table.deck, table.deal.hands[player.hand], player.team, copied)


def strengths_so_far(table: Table) -> list[int]:
    """[T-38] What the teams are worth for the moment; of a team with a mistake no Chameleon copies its own wizard."""
    hands = [table.deal.hands[player.hand] for player in table.players]
    printed = [printed_wizard(table.deck, hands[seat], player.team) for seat, player in enumerate(table.players)]
    strengths: list[int] = []
    for seat, player in enumerate(table.players):
        copied: i64 = max(printed[:seat] + printed[seat + 1 :])
        strengths.append(int(power_of(table.deck, hands[seat], player.team, copied) >> TIE_BITS))
    return strengths


def decided_by(stronger: int, weaker: int) -> str:
    """The first part of T-40's key in which two powers differ."""
    for name, shift in (("strength", 12), ("wizard", 8), ("warrior", 4)):
        if stronger >> shift != weaker >> shift:
            return name
    return "dwarf"
