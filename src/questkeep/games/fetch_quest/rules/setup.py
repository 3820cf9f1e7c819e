"""From chosen pioneers to the first turn (section 3 of RULES.md)."""

from __future__ import annotations

from questkeep.games.fetch_quest.rules.deck import LETTERS, FetchQuestDeck
from questkeep.games.fetch_quest.rules.knowledge import EVERYONE, FORTUNE, OPEN, Log
from questkeep.games.fetch_quest.rules.table import NONE, PILE_SIZE, QUEUE_SIZE, Player, Table
from questkeep.kernel.chance import Chance


def random_team(deck: FetchQuestDeck, seats: int, chance: Chance) -> list[int]:
    """[F-15] Different pioneers by luck; three or four of them have all three focuses."""
    team = list(range(len(deck.pioneers)))
    while True:
        chance.shuffle(team)
        chosen = team[:seats]
        if seats > 4 or len({deck.pioneers[number].focus for number in chosen}) == 3:
            return chosen


def without_pioneers(seats: int) -> list[Player]:
    """Players who have not claimed anything yet."""
    return [Player(NONE, 0, 0) for _ in range(seats)]


def take_pioneer(table: Table, seat: int, number: int) -> None:
    """[F-14, F-16, F-18] A pioneer with its starting deck and full Stamina."""
    pioneer = table.deck.pioneers[number]
    player = Player(number, pioneer.stamina - table.rules.less_stamina, pioneer.tags)
    mind, skill, war = table.deck.basic_of
    basics = pioneer.basics
    player.deck = [mind] * basics.mind + [skill] * basics.skill + [war] * basics.war
    table.players[seat] = player


def give_the_rest(table: Table, chance: Chance) -> None:
    """[F-14] Players without a claim get a random free pioneer."""
    taken = [player.pioneer for player in table.players]
    free = [number for number in range(len(table.deck.pioneers)) if number not in taken]
    chance.shuffle(free)
    for seat, player in enumerate(table.players):
        if player.pioneer == NONE:
            take_pioneer(table, seat, free.pop())


def lay_out(table: Table, chance: Chance) -> None:
    """[F-17 … F-23] Decks, Fortune Pile, queue, and the first player."""
    deck = table.deck
    table.log = Log([])  # copies of this table may have claimed other pioneers
    removed: list[int] = []
    for kind in deck.basic_of:
        used = sum(player.deck.count(kind) for player in table.players)
        removed += [kind] * (deck.kinds[kind].copies - used)
    table.removed = removed
    for player in table.players:
        chance.shuffle(player.deck)
    table.fortune = deck.fortune.copy()
    chance.shuffle(table.fortune)
    for _ in range(PILE_SIZE):
        card = table.fortune.pop()
        table.pile.append(card)
        table.note(card, FORTUNE, OPEN, EVERYONE)
    table.challenges = deck.lettered[0].copy()
    chance.shuffle(table.challenges)
    deal_queue(table)
    table.first = first_player(table, chance)


def deal_queue(table: Table) -> None:
    """[F-22] The first Challenge dealt lies at position 6."""
    dealt = min(QUEUE_SIZE, len(table.challenges))
    table.queue = table.challenges[len(table.challenges) - dealt :]
    del table.challenges[len(table.challenges) - dealt :]


def first_player(table: Table, chance: Chance) -> int:
    """[F-23] The player whose pioneer goes first, or anybody."""
    if table.rules.first_player == "mutt":
        for seat, player in enumerate(table.players):
            if table.deck.pioneers[player.pioneer].is_first:
                return seat
    return chance.below(table.seats)


def reserve_of(table: Table) -> list[list[int]]:
    """[F-21] The Challenges that wait for their Missions, by letter."""
    return [table.deck.lettered[letter] if letter > table.mission else [] for letter in range(len(LETTERS))]
