"""What a seat or a spectator may see (section J of RULES.md): built from nothing, never stripped."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from questkeep.games.tschak.rules.deck import IN_PLAY, KeepCard
from questkeep.games.tschak.rules.events import keys_of, sheet_lines, type_counts
from questkeep.games.tschak.rules.scoring import count_points, monsters_of, treasures_of
from questkeep.games.tschak.rules.shapes import FloorView, PastFloor, PastLoot, Phase, PlayerView, ScoreView, TschakView
from questkeep.games.tschak.rules.spoils import hauls, loot_shares
from questkeep.games.tschak.rules.strength import TIE_BITS, power_of, printed_wizard, strengths_so_far
from questkeep.games.tschak.rules.table import (
    ALL_FLOORS,
    EXCHANGING,
    FLOORS,
    OVER,
    PICKING,
    PLACES_AT_TABLE,
    USING_ELIXIR,
    Player,
    PublicView,
    Reveal,
    Table,
    bit,
    hand_at,
)
from questkeep.games.tschak.rules.teams import FULL_HAND, SIZE
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Code
from questkeep.kernel.views import PlainPick

PHASE_NAMES: Final[dict[int, Phase]] = {
    PICKING: "picking",
    EXCHANGING: "exchanging",
    USING_ELIXIR: "using-elixir",
    OVER: "over",
}


def look(table: Table, seat: Seat | None) -> TschakView:
    """The table as this seat (None: a spectator) sees it."""
    me = table.players[seat] if seat is not None else None
    over = table.phase == OVER
    public = table.public or look_at_public(table)
    return {
        "seat": seat,
        "keep": int(table.keep) + 1,
        "floor": int(table.floor) + 1,
        "step": int(table.step) + 1,
        "count": int(table.cards_asked()) if table.phase == PICKING else 0,
        "phase": PHASE_NAMES[int(table.phase)],
        "asked": [int(asked) for asked in table.asked()],
        "locked": [number for number, player in enumerate(table.players) if player.locked],
        "floors": public["floors"],
        "hauls": public["hauls"],
        "players": look_at_players(table, seat) if public["players"] is None else public["players"],
        "boards": public["boards"],
        "hand": keys_of(table, me, me.held) if me is not None else None,
        "choice": own_choice(table, seat) if seat is not None else None,
        "history": public["history"],
        "loot": public["loot"],
        "score": look_at_score(table) if over else None,
    }


def look_at_public(table: Table) -> PublicView:
    """What all see alike. It is kept until something is turned up: everyone looks at it after every answer."""
    closed = table.rules.memory and table.phase != OVER  # [T-71]
    public: PublicView = {
        "floors": [look_at_floor(table, floor) for floor in range(FLOORS)],
        "hauls": hauls(table.seats),
        "players": None if closed else look_at_players(table, None),
        "boards": look_at_boards(table),
        "history": None if closed else past_floors(table),
        "loot": None if closed else past_loot(table),
    }
    table.public = public
    return public


def own_choice(table: Table, seat: Seat) -> PlainPick | None:
    """[T-62] The seat's own locked choice."""
    locked = table.players[seat].locked
    return table.said(seat, Code(int(locked))).plain() if locked else None


def floors_done(table: Table) -> int:
    """How many of the twelve floors have been decided."""
    return int(table.floor_number()) if table.phase in (PICKING, EXCHANGING) else ALL_FLOORS


def look_at_floor(table: Table, floor: int) -> FloorView:
    """[T-13] The two cards of a floor of this keep, while they lie there."""
    number = int(table.keep) * FLOORS + floor
    if number < floors_done(table):
        return {"floor": floor + 1, "monster": None, "treasure": None}
    return {
        "floor": floor + 1,
        "monster": table.deck.monsters[table.deal.monsters[number]].key,
        "treasure": table.deck.treasures[table.deal.treasures[number]].key,
    }


def look_at_players(table: Table, seat: Seat | None) -> list[PlayerView]:
    """Every player as this seat sees him."""
    strengths = strengths_so_far(table)
    public_piles = not table.rules.memory or table.phase == OVER
    teams = teams_in_order(table, floor_reveals(table, int(table.floor_number())))
    views: list[PlayerView] = []
    for number, player in enumerate(table.players):
        piles_shown = public_piles or number == seat  # [T-69, T-71]
        views.append(
            {
                "seat": number,
                "place": int(player.place),
                "cards": SIZE[player.held],
                "types": type_counts(player.held),
                "team": teams[number] if player.team else [],
                "strength": strengths[number],
                "offended": player.offended,
                "used": SIZE[FULL_HAND & ~player.held & ~player.team],
                "gold": int(player.gold),
                "monsters": len(monsters_of(table, player, player.discarded)),
                "treasures": len(treasures_of(table, player)),
                "monster_cards": keep_keys(monsters_of(table, player, player.discarded)) if piles_shown else None,
                "treasure_cards": keep_keys(treasures_of(table, player)) if piles_shown else None,
            }
        )
    return views


def keep_keys(cards: list[KeepCard]) -> list[str]:
    """The keys of monsters or treasures."""
    return [card.key for card in cards]


def look_at_boards(table: Table) -> list[int]:
    """[T-09] The places where an en-route board lies."""
    taken = [int(player.place) for player in table.players]
    return [place for place in range(PLACES_AT_TABLE) if place not in taken]


def floor_reveals(table: Table, floor_number: int) -> list[Reveal]:
    """All reveals of one floor, first to last."""
    found: list[Reveal] = []
    reveal = table.past
    while reveal is not None and reveal.floor_number >= floor_number:
        if reveal.floor_number == floor_number:
            found.insert(0, reveal)
        reveal = reveal.before
    return found


def hand_in(table: Table, player: Player, floor_number: int) -> list[int]:
    """[T-59] The hand the player had in the keep of a floor."""
    return table.deal.hands[hand_at(player.place, floor_number // FLOORS)]


def named(table: Table, hand: list[int], cards: i64) -> list[str]:
    """The keys of those cards of the hand that are in the set of card bits."""
    return [table.deck.adventurers[card].key for card in hand if cards >> card & 1]


def teams_in_order(table: Table, reveals: list[Reveal]) -> list[list[str]]:
    """Each player's team of a floor, in the order of its reveals."""
    teams: list[list[str]] = []
    for player in table.players:
        team: list[str] = []
        for reveal in reveals:
            hand = hand_in(table, player, int(reveal.floor_number))
            returned = named(table, hand, reveal.returned)
            team = [key for key in team if key not in returned] + named(table, hand, reveal.cards)
        teams.append(team)
    return teams


def places_in_hand(hand: list[int], cards: i64) -> i64:
    """Those cards of the hand that are in the set of card bits, as a set of places."""
    found: i64 = 0
    for place, card in enumerate(hand):
        if cards >> card & 1:
            found |= bit(place)
    return found


def past_floor(table: Table, number: int) -> PastFloor:
    """[T-71] One floor of the log."""
    reveals = floor_reveals(table, number)
    left: i64 = 0
    given_back: i64 = 0
    for reveal in reveals:
        left = left & ~reveal.returned | reveal.cards
        given_back |= reveal.returned
    hands = [hand_in(table, player, number) for player in table.players]
    teams = [places_in_hand(hand, left) for hand in hands]
    copied: i64 = 0
    for hand, team in zip(hands, teams, strict=True):
        copied = max(copied, printed_wizard(table.deck, hand, team))
    strengths = [
        int(power_of(table.deck, hand, team, copied) >> TIE_BITS) for hand, team in zip(hands, teams, strict=True)
    ]
    return {
        "keep": number // FLOORS + 1,
        "floor": number % FLOORS + 1,
        "reveals": [[named(table, hand, reveal.cards) for hand in hands] for reveal in reveals],
        "returned": [key for hand in hands for key in named(table, hand, given_back)],
        "teams": teams_in_order(table, reveals),
        "strengths": strengths,
        "monster": table.deck.monsters[table.deal.monsters[number]].key,
        "monster_seat": next(seat for seat, player in enumerate(table.players) if player.monsters >> number & 1),
        "treasure": table.deck.treasures[table.deal.treasures[number]].key,
        "treasure_seat": next(seat for seat, player in enumerate(table.players) if player.treasures >> number & 1),
    }


def past_floors(table: Table) -> list[PastFloor]:
    """[T-71] All decided floors."""
    for number in range(len(table.decided), floors_done(table)):
        table.decided.append(past_floor(table, number))
    return table.decided[:]


def last_card(table: Table, player: Player, keep: int) -> int:
    """[T-49] The card a player had left after the third floor of a past keep."""
    played: i64 = 0
    for floor in range(FLOORS):
        for reveal in floor_reveals(table, keep * FLOORS + floor):
            played = played & ~reveal.returned | reveal.cards
    hand = hand_in(table, player, keep * FLOORS)
    return next(card for card in hand if not played >> card & 1)


def past_loot(table: Table) -> list[PastLoot]:
    """[T-71] The last cards and the gold of all finished keeps."""
    for keep in range(len(table.looted), floors_done(table) // FLOORS):
        cards = [last_card(table, player, keep) for player in table.players]
        keys = [table.deck.adventurers[card].key for card in cards]
        table.looted.append({"keep": keep + 1, "cards": keys, "gold": loot_shares(table.deck, cards)})
    return table.looted[:]


def look_at_score(table: Table) -> ScoreView:
    """[T-72, T-73] The final sheets, and the cards that stayed in the box."""
    outcome = count_points(table)
    return {
        "sheets": [sheet_lines(table, player) for player in table.players],
        "scores": outcome.scores,
        "places": outcome.places,
        "winners": [int(winner) for winner in outcome.winners],
        "removed": {
            "monsters": [table.deck.monsters[card].key for card in table.deal.monsters[IN_PLAY:]],
            "treasures": [table.deck.treasures[card].key for card in table.deal.treasures[IN_PLAY:]],
        },
    }
