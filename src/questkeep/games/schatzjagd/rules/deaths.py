"""Death, and what is lost with it (section 15 of RULES.md)."""

from __future__ import annotations

from questkeep.games.schatzjagd.rules import piles, treasures
from questkeep.games.schatzjagd.rules.asking import Milestone
from questkeep.games.schatzjagd.rules.deck import GOLD, LIFE
from questkeep.games.schatzjagd.rules.table import HAND_SIZE, NONE, Table


def lose_life(table: Table, seat: int, killer: int, loss: int) -> None:
    """[S-105] A henchman is hurt, perhaps to death."""
    table.add(seat, LIFE, -loss)
    if table.life_of(seat) == 0:
        die_of(table, seat, killer)


def die_of(table: Table, seat: int, killer: int) -> None:
    """[S-106 … S-113] Life is gone: what he carried goes its way, and a new henchman stands in the castle."""
    player = table.players[seat]
    table.tell("henchman-died", {"seat": seat, "killer": None if killer == NONE else killer})
    for token in table.carried_by(seat):
        if killer == NONE:
            treasures.lay_down(table, token, seat)
        else:
            player.carried -= 1
            treasures.give(table, token, killer)
    if killer != NONE:
        table.add(killer, GOLD, player.values[GOLD])
    hand = player.hand.copy()
    if hand:
        table.tell("hand-discarded", {"seat": seat, "cards": [table.deck.key_of[card] for card in hand]})
    for card in hand:
        piles.discard_from_hand(table, seat, card)
    player.values = table.deck.start.copy()
    player.poison = player.skip = player.search_days = 0
    player.field = player.castle
    if seat == table.active:
        lose_part(table)
    elif seat == table.foe:
        table.end_fight()
    table.todo.append(piles.Draw(seat, HAND_SIZE))


def lose_part(table: Table) -> None:
    """[S-34, S-108] The rest of this part of the turn is lost: death, magic travel or a skip."""
    table.end_fight()
    table.showing = NONE
    while table.todo and not isinstance(table.todo[-1], Milestone):
        table.todo.pop()
