"""What the table tells: every event of Tschak!, in the form each seat may hear."""

from __future__ import annotations

from itertools import pairwise

from mypy_extensions import i64

from questkeep.games.tschak.rules.deck import TYPES
from questkeep.games.tschak.rules.scoring import sheet, total
from questkeep.games.tschak.rules.shapes import SheetLine
from questkeep.games.tschak.rules.spoils import Allotment, hauls
from questkeep.games.tschak.rules.strength import TIE_BITS, decided_by
from questkeep.games.tschak.rules.table import FLOORS, Player, Table
from questkeep.games.tschak.rules.teams import PLACES, SIZE, TYPE_OF_PLACE
from questkeep.kernel.event import Event, Seat, Told
from questkeep.kernel.game import Outcome
from questkeep.kernel.verbs import Said


def keys_of(table: Table, player: Player, cards: i64) -> list[str]:
    """The keys of a set of a player's cards."""
    hand = table.deal.hands[player.hand]
    return [table.deck.adventurers[hand[place]].key for place in PLACES[cards]]


def type_counts(cards: i64) -> dict[str, int]:
    """[T-63] How many cards of each type a set holds."""
    counts = dict.fromkeys(TYPES, 0)
    for place in PLACES[cards]:
        counts[TYPES[TYPE_OF_PLACE[place]]] += 1
    return counts


def keep_opened(table: Table) -> list[Told]:
    """[T-13, T-57] New keep cards lie open, and everyone takes up a hand."""
    start = table.keep * FLOORS
    floors = [
        {
            "monster": table.deck.monsters[table.deal.monsters[start + floor]].key,
            "treasure": table.deck.treasures[table.deal.treasures[start + floor]].key,
        }
        for floor in range(FLOORS)
    ]
    opened = {"keep": int(table.keep) + 1, "floors": floors, "hauls": hauls(table.seats), "clause": "T-13"}
    told = [Told(Event("keep-opened", opened))]
    for number, player in enumerate(table.players):
        public = {"seat": number, "types": type_counts(player.held), "count": SIZE[player.held], "clause": "T-10"}
        secret = {**public, "cards": keys_of(table, player, player.held)}
        told.append(Told(Event("hand-taken", public), [Seat(number)], Event("hand-taken", secret)))
    return told


def choice_locked(seat: Seat, choice: Said) -> Told:
    """[T-62] All hear that a choice was made; its maker hears which."""
    public = {"seat": seat, "clause": "T-20"}
    secret = {**public, "choice": choice.plain()}
    return Told(Event("choice-locked", public), [seat], Event("choice-locked", secret))


def choice_withdrawn(seat: Seat) -> Told:
    """[T-20] A secret choice was taken back."""
    return Told(Event("choice-withdrawn", {"seat": seat, "clause": "T-20"}))


def cards_revealed(table: Table) -> Told:
    """[T-17] All picks of a step were turned up together."""
    cards = [keys_of(table, player, player.latest) for player in table.players]
    return Told(
        Event(
            "cards-revealed",
            {
                "keep": int(table.keep) + 1,
                "floor": int(table.floor) + 1,
                "step": int(table.step) + 1,
                "cards": cards,
                "clause": "T-17",
            },
        )
    )


def mistake_found(table: Table, seat: Seat, count: int) -> Told:
    """[T-90] A reveal repeated a type."""
    return Told(Event("mistake-found", {"seat": seat, "exchange": count, "clause": "T-90"}))


def cards_exchanged(table: Table, seat: Seat, returned: list[str], taken: list[str]) -> Told:
    """[T-93] An offender's correction was turned up."""
    return Told(Event("cards-exchanged", {"seat": seat, "returned": returned, "taken": taken, "clause": "T-93"}))


def floor_decided(table: Table, allotment: Allotment) -> Told:
    """[T-21, T-46] Strengths, the order of teams, and who takes which card under which clause."""
    powers = [int(player.power) for player in table.players]
    order = sorted(range(len(powers)), key=lambda seat: -powers[seat])
    number = table.floor_number()
    strengths = [power >> TIE_BITS for power in powers]
    facts: dict[str, object] = {
        "keep": int(table.keep) + 1,
        "floor": int(table.floor) + 1,
        "teams": [keys_of(table, player, player.team) for player in table.players],
        "strengths": strengths,
        "order": order,
        "decided_by": [decided_by(powers[a], powers[b]) for a, b in pairwise(order)],
        "tie_clause": "T-40",
        "treasure": table.deck.treasures[table.deal.treasures[number]].key,
        "treasure_seat": allotment.treasure,
        "treasure_clause": allotment.treasure_clause,
        "best": strengths[allotment.treasure],
        "monster": table.deck.monsters[table.deal.monsters[number]].key,
        "monster_seat": allotment.monster,
        "monster_clause": allotment.monster_clause,
        "worst": strengths[allotment.monster],
    }
    return Told(Event("floor-decided", facts))


def loot_shared(table: Table, cards: list[int], shares: list[int]) -> Told:
    """[T-49, T-51, T-53] The last cards and the gold they took."""
    last = [table.deck.adventurers[card] for card in cards]
    facts: dict[str, object] = {
        "keep": int(table.keep) + 1,
        "cards": [card.key for card in last],
        "gold": shares,
        "clause": "T-53",
        "clauses": ["T-53" if card.strength > 0 else "T-51" for card in last],
    }
    return Told(Event("loot-shared", facts))


def hands_passed(table: Table) -> Told:
    """[T-57] Everyone and every board passed ten cards to the left."""
    return Told(Event("hands-passed", {"keep": int(table.keep), "clause": "T-57"}))


def elixir_used(table: Table, seat: Seat) -> Told:
    """[T-82] The Elixir's owner discarded a monster, or nothing."""
    player = table.players[seat]
    gone = player.discarded
    keys = [table.deck.monsters[card].key for number, card in enumerate(table.deal.monsters) if gone >> number & 1]
    return Told(Event("elixir-used", {"seat": seat, "discarded": keys, "clause": "T-78"}))


def sheet_lines(table: Table, player: Player) -> list[SheetLine]:
    """A player's score sheet as plain data."""
    return [{"for": line.reason, "cards": line.cards, "points": line.points} for line in sheet(table, player)]


def game_scored(table: Table, outcome: Outcome) -> Told:
    """[T-73 … T-87] The final count."""
    return Told(
        Event(
            "game-scored",
            {
                "sheets": [sheet_lines(table, player) for player in table.players],
                "scores": [total(table, player, player.discarded) for player in table.players],
                "places": outcome.places,
                "winners": [int(seat) for seat in outcome.winners],
                "clause": "T-73",
            },
        )
    )
