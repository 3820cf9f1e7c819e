"""What a seat or a spectator sees [E-129]: all but the deck, and the same for everyone."""

from __future__ import annotations

from typing import Final

from questkeep.games.enchanters.rules.scoring import count_points, score, sheet_lines
from questkeep.games.enchanters.rules.shapes import (
    DeckView,
    EnchantersView,
    Part,
    PartView,
    Phase,
    PlayerView,
    ScoreView,
    SpaceView,
    TurnView,
)
from questkeep.games.enchanters.rules.table import (
    CHOOSING,
    DRAFTING,
    DROPPING,
    FACING,
    NAMING,
    NONE,
    OVER,
    STRIKING,
    SWAPPING,
    Table,
)
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Code

PHASES: Final[dict[int, Phase]] = {
    DRAFTING: "drafting",
    CHOOSING: "choosing",
    FACING: "facing",
    STRIKING: "striking",
    NAMING: "naming",
    DROPPING: "dropping",
    SWAPPING: "swapping",
    OVER: "over",
}


def look(table: Table, seat: Seat | None) -> EnchantersView:
    """The table as anybody sees it."""
    drafting = table.question == DRAFTING
    free = [name for number, name in enumerate(table.deck.kingdoms) if number not in table.kingdoms]
    return {
        "seat": seat,
        "phase": PHASES[table.question],
        "asked": [int(asked) for asked in table.asked()],
        "start": table.start,
        "kingdoms": [table.deck.kingdoms[kingdom] for kingdom in table.kingdoms],
        "left_to_draft": free if drafting else [],
        "invasion": table.rules.invasion,
        "depths": table.rules.depths,
        "village": None if drafting else table.deal.village.key,
        "track": look_at_track(table),
        "deck": look_at_deck(table),
        "graveyard": keys(table, table.graveyard),
        "turn": look_at_turn(table),
        "players": [look_at_player(table, number) for number in range(table.seats)],
        "final": look_at_score(table) if table.question == OVER else None,
    }


def keys(table: Table, cards: list[int]) -> list[str]:
    """The keys of cards."""
    return [table.deck.key_of[card] for card in cards]


def look_at_track(table: Table) -> list[SpaceView]:
    """[E-47] The track, space 1 first."""
    return [
        {"space": space + 1, "card": table.deck.key_of[card], "price": table.price(space)}
        for space, card in enumerate(table.track)
    ]


def look_at_deck(table: Table) -> DeckView:
    """[E-129] What is known of the deck."""
    deal = table.deal
    bottom_from = max(table.drawn, deal.bottom_from)
    return {
        "size": len(deal.order) - table.drawn,
        "set_aside": keys(table, sorted(deal.order[bottom_from:])),
        "lower_half": bottom_from - max(table.drawn, deal.lower_from) if table.rules.depths else None,
        "removed": len(deal.removed),
    }


def look_at_turn(table: Table) -> TurnView:
    """[E-28] The marks of this turn."""
    return {
        "number": table.turn,
        "seat": table.active,
        "major_done": table.major_done,
        "discard": table.is_marked,
        "free_journey": table.is_free,
        "bonus_attack": table.bonus_attack,
        "bonus_defense": table.bonus_defense,
        "used": [table.said(Seat(table.active), Code(code)).words[0] for code in table.used],
        "foe": None if table.foe == NONE else table.deck.key_of[table.foe],
        "taking": None if table.taking == NONE or table.is_given else table.deck.key_of[table.taking],
    }


def look_at_player(table: Table, seat: int) -> PlayerView:
    """A player's side of the table."""
    player = table.players[seat]
    return {
        "seat": seat,
        "items": keys(table, player.items),
        "enchantments": keys(table, player.enchantments),
        "creatures": keys(table, player.creatures),
        "crystals": player.crystals,
        "wounds": player.wounds,
        "attack": table.attack_of(seat),
        "defense": table.defense_of(seat),
        "parts": parts_of(table, seat),
        "score": score(table, player),
    }


def parts_of(table: Table, seat: int) -> list[PartView]:
    """[E-85, E-87] Where attack and defense come from; parts that add nothing are left out."""
    player = table.players[seat]
    tops = table.tops(player)
    parts: list[PartView] = []
    for card in player.items + player.enchantments + player.creatures:
        kind = table.deck.kind_of[card]
        if card in tops:
            add_part(parts, "upper", table.deck.key_of[card], kind.upper.attack, kind.upper.defense)
        add_part(parts, "lower", table.deck.key_of[card], kind.lower.attack, kind.lower.defense)
    attack, defense = table.against(seat)
    add_part(parts, "against", None, attack, defense)
    if seat == table.active:
        add_part(parts, "bonus", None, table.bonus_attack, table.bonus_defense)
    return parts


def add_part(parts: list[PartView], part: Part, card: str | None, attack: int, defense: int) -> None:
    """One more part, if it adds something."""
    if attack or defense:
        parts.append({"part": part, "card": card, "attack": attack, "defense": defense})


def look_at_score(table: Table) -> ScoreView:
    """[E-118 … E-122] The result."""
    outcome = count_points(table)
    return {
        "sheets": [sheet_lines(table, player) for player in table.players],
        "scores": outcome.scores,
        "places": outcome.places,
        "winners": [int(winner) for winner in outcome.winners],
        "removed": keys(table, sorted(table.deal.removed)),
    }
