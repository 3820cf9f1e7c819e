"""Deal anew what a seat cannot know (T-62 … T-68): for bots, and for the leak law."""

from __future__ import annotations

from mypy_extensions import i64

from questkeep.games.tschak.rules.deck import CARDS_OF_TYPE
from questkeep.games.tschak.rules.table import FLOORS, Deal, Player, Table, bit
from questkeep.games.tschak.rules.teams import FULL_HAND, HAND_SIZE, PLACES, TYPE_OF_PLACE
from questkeep.kernel.chance import Chance
from questkeep.kernel.event import Seat


def known_cards(table: Table, seats: list[Seat]) -> i64:
    """Bit c: one of the seats knows where card c is. Whatever was turned up once has stayed in its hand ever since.

    From keep 2 on this is everything for a player: what is in no known hand must be in the last one (T-64 … T-66).
    """
    known = table.seen
    for seat in seats:
        for card in table.deal.hands[table.players[seat].hand]:
            known |= bit(card)
    return known


def redeal_hands(table: Table, known: i64, chance: Chance) -> list[list[int]]:
    """[T-63] New hands that keep known cards where they are; hidden ones change places within their type."""
    hidden: list[list[int]] = []
    card = 0
    for count in CARDS_OF_TYPE:
        pool = [number for number in range(card, card + count) if not known >> number & 1]
        chance.shuffle(pool)
        hidden.append(pool)
        card += count
    hands: list[list[int]] = []
    for old in table.deal.hands:
        if all_known(old, known):
            hands.append(old)
            continue
        new: list[int] = []
        for place in range(HAND_SIZE):
            if known >> old[place] & 1:
                new.append(old[place])
            else:
                new.append(hidden[TYPE_OF_PLACE[place]].pop())
        new.sort()
        hands.append(new)
    return hands


def all_known(hand: list[int], known: i64) -> bool:
    """Whether nothing in the hand is hidden."""
    return all(known >> card & 1 for card in hand)


def redeal_deck(order: list[int], turned_up: int, chance: Chance) -> list[int]:
    """[T-12, T-68] The turned-up keep cards stay; those to come and those in the box are mixed."""
    hidden = sorted(order[turned_up:])
    chance.shuffle(hidden)
    in_play = hidden[:-2]
    return order[:turned_up] + in_play + sorted(hidden[len(in_play) :])


def same_cards(cards: i64, old: list[int], new: list[int]) -> i64:
    """A set of known cards of the old hand, as a set of the new one."""
    found: i64 = 0
    for place in PLACES[cards]:
        found |= bit(new.index(old[place]))
    return found


def move_to_new_hand(player: Player, old: list[int], new: list[int]) -> None:
    """Name the player's cards by their places in the new hand; all played cards are known cards."""
    if new is old:
        return
    player.held = FULL_HAND & ~same_cards(FULL_HAND & ~player.held, old, new)
    player.team = same_cards(player.team, old, new)
    player.latest = same_cards(player.latest, old, new)


def redeal(table: Table, seats: list[Seat], chance: Chance) -> None:
    """Replace hands and decks that none of the seats knows; locked choices are the caller's to replace."""
    old = table.deal
    hands = redeal_hands(table, known_cards(table, seats), chance)
    turned_up = int((table.keep + 1) * FLOORS)
    monsters = redeal_deck(old.monsters, turned_up, chance)
    treasures = redeal_deck(old.treasures, turned_up, chance)
    for player in table.players:
        move_to_new_hand(player, old.hands[player.hand], hands[player.hand])
    table.deal = Deal(hands, monsters, treasures)
