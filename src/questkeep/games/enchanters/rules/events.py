"""What happened, as plain facts. Nothing is secret in Enchanters but the deck [E-130], so all hear the same."""

from __future__ import annotations

from questkeep.games.enchanters.rules.shapes import SheetLine
from questkeep.kernel.event import Event


def kingdom_drafted(seat: int, kingdom: str) -> Event:
    """[E-19] A player has picked a kingdom deck."""
    return Event("kingdom-drafted", {"seat": seat, "kingdom": kingdom})


def game_opened(
    kingdoms: list[str], village: str, track: list[str], set_aside: list[str], deck: int, start: int
) -> Event:
    """[E-18 … E-26] Everything is laid out."""
    return Event(
        "game-opened",
        {"kingdoms": kingdoms, "village": village, "track": track, "set_aside": set_aside, "deck": deck, "seat": start},
    )


def turn_began(seat: int, turn: int) -> Event:
    """[E-28] Bonuses are 0, nothing is used."""
    return Event("turn-began", {"seat": seat, "turn": turn})


def journey_made(seat: int, card: str, space: int, price: int) -> Event:
    """[E-58] The way to a track card is paid."""
    return Event("journey-made", {"seat": seat, "card": card, "space": space, "price": price})


def graveyard_sought(seat: int, card: str | None) -> Event:
    """[E-109] A journey to the graveyard, or to none."""
    return Event("graveyard-sought", {"seat": seat, "card": card})


def action_used(seat: int, source: str, ability: int, kind: str) -> Event:
    """[E-36, E-53] A Minor Action or a Rest of a card or of the village was chosen."""
    return Event(
        "rest-taken" if kind == "rest" else "action-used", {"seat": seat, "source": source, "ability": ability}
    )


def trigger_fired(seat: int, source: str, ability: int) -> Event:
    """[E-66] A compulsory effect begins."""
    return Event("trigger-fired", {"seat": seat, "source": source, "ability": ability})


def bonus_changed(seat: int, value: str, change: int) -> Event:
    """[E-43] Attack or defense, until the end of the turn."""
    return Event("bonus-changed", {"seat": seat, "value": value, "change": change})


def crystals_changed(seat: int, change: int) -> Event:
    """Crystals came or went."""
    return Event("crystals-changed", {"seat": seat, "change": change})


def wounds_changed(seat: int, change: int) -> Event:
    """Wounds came or went by an effect."""
    return Event("wounds-changed", {"seat": seat, "change": change})


def player_named(seat: int, named: int) -> Event:
    """[E-91] The active player has picked a target."""
    return Event("player-named", {"seat": seat, "named": named})


def card_discarded(seat: int, card: str) -> Event:
    """[E-96] A card of a player's pile lies on the graveyard."""
    return Event("card-discarded", {"seat": seat, "card": card})


def monster_handed_over(seat: int, giver: int, card: str) -> Event:
    """[E-105] A Monster has changed hands."""
    return Event("monster-handed-over", {"seat": seat, "giver": giver, "card": card})


def card_given(seat: int, taker: int, card: str) -> Event:
    """[E-104] The card just taken lies on another player's pile."""
    return Event("card-given", {"seat": seat, "taker": taker, "card": card})


def journey_freed(seat: int) -> Event:
    """The journey of this turn costs nothing."""
    return Event("journey-freed", {"seat": seat})


def cards_swapped(seat: int, cards: list[str], spaces: list[int]) -> Event:
    """[E-52] Two track cards have changed places."""
    return Event("cards-swapped", {"seat": seat, "cards": cards, "spaces": spaces})


def creature_attacked(card: str, strength: int, seats: list[int], defenses: list[int], wounds: list[int]) -> Event:
    """[E-70 … E-72] The blow, for each player it fell on."""
    facts: dict[str, object] = {"card": card, "strength": strength}
    return Event("creature-attacked", {**facts, "seats": seats, "defenses": defenses, "wounds": wounds})


def fight_decided(seat: int, card: str, attack: int, health: int) -> Event:
    """[E-74, E-84] Won or lost."""
    kind, clause = ("fight-won", "E-74") if attack >= health else ("fight-lost", "E-84")
    facts: dict[str, object] = {"seat": seat, "card": card, "attack": attack, "health": health}
    return Event(kind, {**facts, "clause": clause})


def card_taken(seat: int, card: str) -> Event:
    """[E-62] A card has left the track or the graveyard for a player."""
    return Event("card-taken", {"seat": seat, "card": card})


def card_placed(seat: int, card: str) -> Event:
    """[E-62] The card taken lies on its pile."""
    return Event("card-placed", {"seat": seat, "card": card})


def card_drawn(card: str, space: int, left: int) -> Event:
    """[E-48] The track has its next card."""
    return Event("card-drawn", {"card": card, "space": space, "deck": left})


def track_discarded(card: str) -> Event:
    """[E-34] The card on space 1 was lost."""
    return Event("track-discarded", {"card": card})


def game_scored(sheets: list[list[SheetLine]], scores: list[int], places: list[int], winners: list[int]) -> Event:
    """[E-118 … E-122] The final count."""
    facts: dict[str, object] = {"sheets": sheets, "scores": scores, "places": places, "winners": winners}
    return Event("game-scored", {**facts, "clause": "E-122"})
