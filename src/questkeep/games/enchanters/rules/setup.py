"""From chosen kingdoms to the opening track (sections 3 and 16 of RULES.md)."""

from __future__ import annotations

from typing import Final

from questkeep.games.enchanters.rules.deck import EnchantersDeck, Village
from questkeep.games.enchanters.rules.player import Player
from questkeep.games.enchanters.rules.table import TRACK_SPACES, Deal, Options, Table
from questkeep.kernel.chance import Chance

FAST_REMOVAL: Final = 5  # [E-124] cards per player
RANDOM: Final = "random"
DRAFT: Final = "draft"


def kingdoms_needed(seats: int) -> int:
    """[E-19] One deck per player; two players take two each."""
    return 4 if seats == 2 else seats


def cards_in_play(deck: EnchantersDeck, kingdoms: list[int], seats: int, options: Options) -> list[int]:
    """[E-19, E-125] All cards of the chosen kingdoms, or those marked "2"."""
    piles = deck.marked_of if seats == 2 or options.is_super_fast else deck.cards_of
    cards: list[int] = []
    for kingdom in kingdoms:
        cards += piles[kingdom]
    return cards


def first_players(deck: EnchantersDeck, seats: int) -> list[Player]:
    """[E-25] Everybody with a start item and a start enchantment."""
    players: list[Player] = []
    for seat in range(seats):
        item, enchantment = deck.start_cards(seat)
        player = Player([item], [enchantment], [])
        for kind in deck.start:
            player.lower_attack += kind.lower.attack
            player.lower_defense += kind.lower.defense
            player.icon_attack += kind.lower.attack + kind.upper_attack
            player.icon_defense += kind.lower.defense + kind.upper_defense
            player.has_deeds = player.has_deeds or kind.has_deeds
            player.has_triggers = player.has_triggers or kind.has_triggers
        player.strips = [card for card in (item, enchantment) if deck.kind_of[card].has_strip]
        players.append(player)
    return players


def empty_deal(deck: EnchantersDeck) -> Deal:
    """The deal of a table on which kingdoms are still being drafted."""
    return Deal(deck.villages[0], [], 0, 0, [])


def random_kingdoms(deck: EnchantersDeck, seats: int, chance: Chance) -> list[int]:
    """[E-19] Different kingdoms by luck, in the order of the deck file."""
    numbers = list(range(len(deck.kingdoms)))
    chance.shuffle(numbers)
    return sorted(numbers[: kingdoms_needed(seats)])


def named_kingdoms(deck: EnchantersDeck, names: str) -> list[int]:
    """The kingdoms the host has chosen."""
    return sorted(deck.kingdoms.index(name) for name in names.split("+"))


def lay_out(table: Table, chance: Chance) -> None:
    """[E-20 … E-25] Build the deck, the opening track and the village, and hand out crystals."""
    deck = table.deck
    cards = cards_in_play(deck, table.kingdoms, table.seats, table.rules)
    dragons = [card for card in cards if table.is_dragon(card)] if table.rules.depths else []
    if dragons:
        cards = [card for card in cards if not table.is_dragon(card)]
    chance.shuffle(cards)
    count = FAST_REMOVAL * table.seats if table.rules.is_fast else 0
    removed, cards = cards[:count], cards[count:]  # [E-127] never a Dragon where they lie in the depths
    lower_from = 0
    if table.rules.depths:
        lower_from = len(cards) - len(cards) // 2
        lower = cards[lower_from:] + dragons
        chance.shuffle(lower)
        cards = cards[:lower_from] + lower
    set_aside: list[int] = []
    while len(table.track) < TRACK_SPACES:  # [E-21, E-22] from the bottom
        card = cards.pop()
        (set_aside if deck.kind_of[card].is_creature else table.track).append(card)
    chance.shuffle(set_aside)  # [E-23]
    bottom_from = len(cards)
    village = chosen_village(deck, table.rules.village, chance)
    table.deal = Deal(village, cards + set_aside, min(lower_from, bottom_from), bottom_from, removed)
    for player in table.players:
        player.crystals = village.crystals


def chosen_village(deck: EnchantersDeck, wish: str, chance: Chance) -> Village:
    """[E-24] The host's village, or a random one."""
    for village in deck.villages:
        if village.key == wish:
            return village
    return deck.villages[chance.below(len(deck.villages))]
