"""Treasures: dug up, won, carried, laid down and hidden (section 12 of RULES.md)."""

from __future__ import annotations

from questkeep.games.schatzjagd.rules import piles
from questkeep.games.schatzjagd.rules.deck import MAP, NAMES, Kind
from questkeep.games.schatzjagd.rules.table import CARRIED, HIDDEN, NONE, Table
from questkeep.kernel.chance import Chance
from questkeep.kernel.errors import RuleBug


def held(table: Table, kind: Kind) -> int:
    """A card of this kind in the active lord's hand."""
    for card in table.me().hand:
        if table.deck.kind_of[card] is kind:
            return card
    raise RuleBug(f"{kind.key} was offered to a lord who holds none")


def can_dig(table: Table, kind: Kind) -> bool:
    """[S-61] Whether a map leads here and something is left to dig."""
    return kind.type == MAP and kind.number == table.me().field and not table.maps_are_dead()


def dig(table: Table, kind: Kind) -> None:
    """[S-61, S-87] The map is shown and the top treasure taken."""
    table.has_played = True
    piles.discard_from_hand(table, table.active, held(table, kind))
    table.tell("dug", {"seat": table.active, "card": kind.key, "field": NAMES[kind.number]})
    table.dug += 1
    give(table, table.dug - 1, table.active)
    if table.maps_are_dead():
        piles.purge_maps(table)


def give(table: Table, token: int, seat: int) -> None:
    """[S-131] A treasure comes into a lord's hand, and he sees its kind."""
    table.treasure_at[token] = CARRIED + seat
    table.treasure_known[token] |= 1 << seat
    table.players[seat].carried += 1
    table.reveals += 1
    kind = table.deck.treasures[table.treasure_kinds[token]]
    table.tell_secret("treasure-gained", {"seat": seat, "treasure": token + 1}, [seat], {"kind": kind})


def lay_down(table: Table, token: int, seat: int) -> None:
    """[S-113, S-118] A carried treasure lies on its bearer's field, face down."""
    player = table.players[seat]
    table.treasure_at[token] = player.field
    player.carried -= 1
    table.tell("treasure-laid-down", {"seat": seat, "treasure": token + 1, "field": NAMES[player.field]})


def hide(table: Table, token: int) -> None:
    """[S-86] A treasure is safe."""
    player = table.me()
    table.treasure_at[token] = HIDDEN + table.active
    player.carried -= 1
    player.hidden += 1
    table.tell("treasure-hidden", {"seat": table.active, "treasure": token + 1, "count": player.hidden})


def can_search(table: Table) -> bool:
    """[S-120, S-121] Once a day, in a foreign castle that hides something."""
    player = table.me()
    if not table.rules.plunder or player.has_searched:
        return False
    owner = table.owner_of(player.field)
    return owner not in (NONE, table.active) and table.players[owner].hidden > 0


def search(table: Table, chance: Chance) -> None:
    """[S-121, S-122] Plunder: every day of searching makes a find likelier."""
    player = table.me()
    player.has_searched = True
    player.search_days += 1
    die = table.throw(1, chance)[0]
    owner = table.owner_of(player.field)
    found = die <= player.search_days
    facts: dict[str, object] = {"seat": table.active, "owner": owner, "die": die, "days": player.search_days}
    table.tell("castle-searched", {**facts, "found": found})
    if found:
        player.search_days = 0
        tokens = table.hidden_by(owner)
        table.players[owner].hidden -= 1
        give(table, tokens[chance.below(len(tokens))], table.active)
