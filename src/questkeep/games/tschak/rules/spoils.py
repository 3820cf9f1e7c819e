"""Who takes the monster, the treasure and the gold (sections G and H, penalties of section M)."""

from __future__ import annotations

from mypy_extensions import i64

from questkeep.games.tschak.rules.deck import TschakDeck
from questkeep.games.tschak.rules.effects import Pile
from questkeep.games.tschak.rules.strength import TIE_BITS
from questkeep.games.tschak.rules.table import ALL_FLOORS, Player, Table


class Allotment:
    """The seats that take the two cards of a floor, with the clause that says so."""

    def __init__(self, treasure: int, monster: int, treasure_clause: str, monster_clause: str) -> None:
        self.treasure = treasure
        self.monster = monster
        self.treasure_clause = treasure_clause
        self.monster_clause = monster_clause


def allot(table: Table) -> Allotment:
    """Decide a floor whose teams have been measured."""
    strongest = weakest = 0
    offenders = 0
    for seat, player in enumerate(table.players):
        if player.power > table.players[strongest].power:
            strongest = seat
        if player.power < table.players[weakest].power:
            weakest = seat
        if player.offended:
            offenders += 1
    if offenders:
        return allot_with_offenders(table)
    return Allotment(strongest, weakest, "T-46", "T-46")


def allot_with_offenders(table: Table) -> Allotment:
    """[T-96, T-97, T-98] Bad cards go to offenders first, and nobody takes both cards."""
    by_power = sorted(range(len(table.players)), key=lambda seat: int(table.players[seat].power))
    offenders = [seat for seat in by_power if table.players[seat].offended]
    others = [seat for seat in by_power if not table.players[seat].offended]
    punished = offenders[0]
    monster_cost, treasure_cost = costs(table, table.players[punished])
    clause = "T-97" if len(offenders) == 1 else "T-98"
    if treasure_cost > monster_cost:
        next_punished = offenders[1] if len(offenders) > 1 else others[0]
        return Allotment(punished, next_punished, "T-96", clause)
    if treasure_cost > 0 and len(offenders) > 1:
        return Allotment(offenders[1], punished, clause, "T-96")
    strongest = others[-1] if others else offenders[-1]
    return Allotment(strongest, punished, clause, "T-96")


def costs(table: Table, player: Player) -> tuple[int, int]:
    """[T-96] What the floor's monster and treasure would cost the player, Trophy and Elixir left aside."""
    pile = Pile(0, False)
    number = table.floor_number()
    for won in range(ALL_FLOORS):
        if player.monsters >> won & 1:
            table.deck.monsters[table.deal.monsters[won]].effect.points(pile)
        elif player.treasures >> won & 1:  # in a deck of one's own a treasure may join the horde
            table.deck.treasures[table.deal.treasures[won]].effect.points(pile)
    monster = table.deck.monsters[table.deal.monsters[number]]
    treasure = table.deck.treasures[table.deal.treasures[number]]
    return monster.effect.cost(pile), treasure.effect.cost(pile)


def hauls(seats: int) -> list[int]:
    """[T-14] The gold that lies ready in a keep, best haul first."""
    return [2] if seats == 2 else [3, 2, 1]


def loot_power(deck: TschakDeck, card: int) -> int:
    """[T-50, T-52] What a last card is worth in the loot; 0 takes no part (T-51)."""
    strength = deck.strengths[card]
    return strength << TIE_BITS | deck.tie_breaks[card] if strength > 0 else 0


def loot_shares(deck: TschakDeck, last_cards: list[int]) -> list[int]:
    """[T-53, T-55] The gold each seat takes with its last card; hauls nobody earned return to the reserve."""
    powers = [loot_power(deck, card) for card in last_cards]
    shares: list[int] = [0] * len(last_cards)
    ready = hauls(len(last_cards))
    for seat, power in enumerate(powers):
        if power:
            ahead: i64 = 0
            for other in powers:
                if other > power:
                    ahead += 1
            if ahead < len(ready):
                shares[seat] = ready[ahead]
    return shares
