"""From chosen pioneers to the first turn (section 3 of RULES.md)."""

from __future__ import annotations

from typing import Final

from questkeep.games.fetch_quest.rules.deck import LETTERS, FetchQuestDeck
from questkeep.games.fetch_quest.rules.knowledge import EVERYONE, FORTUNE, OPEN, Log
from questkeep.games.fetch_quest.rules.table import NONE, PILE_SIZE, QUEUE_SIZE, Player, Table
from questkeep.kernel.chance import Chance

FEW_SEATS: Final = 4  # [F-15] so many players at most cannot be expected to have every focus by luck


def random_team(deck: FetchQuestDeck, seats: int, chance: Chance) -> list[int]:
    """[F-15] Different pioneers by luck; three or four of them have every focus there is."""
    team = list(range(len(deck.pioneers)))
    while True:
        chance.shuffle(team)
        chosen = team[:seats]
        if not lacking_focuses(deck, seats, chosen):
            return chosen


def lacking_focuses(deck: FetchQuestDeck, seats: int, team: list[int]) -> list[int]:
    """[F-15] The focuses that these pioneers do not have, where there are so few players that it matters."""
    if seats > FEW_SEATS:
        return []
    present = [deck.pioneers[number].focus for number in team]
    return [focus for focus in deck.focuses if focus not in present]


def missing_focuses(table: Table) -> list[int]:
    """[F-15] The focuses that nobody has, where it matters; while pioneers are claimed, those that nobody has yet."""
    return lacking_focuses(table.deck, table.seats, team_of(table))


def team_of(table: Table) -> list[int]:
    """[F-14] The pioneers that belong to somebody."""
    return [player.pioneer for player in table.players if player.pioneer != NONE]


def unwise_claims(table: Table) -> list[int]:
    """[F-15] The free pioneers after whose claim a focus has to stay missing."""
    deck, team = table.deck, team_of(table)
    left = table.seats - len(team) - 1  # whoever takes what is left may still bring a focus along
    return [one for one in table.free_pioneers() if len(lacking_focuses(deck, table.seats, [*team, one])) > left]


def without_pioneers(seats: int) -> list[Player]:
    """Players who have not claimed anything yet."""
    return [Player(NONE, 0, 0) for _ in range(seats)]


def take_pioneer(table: Table, seat: int, number: int) -> None:
    """[F-14, F-16, F-18] A pioneer with its starting deck and full Stamina."""
    pioneer = table.deck.pioneers[number]
    most = pioneer.stamina + table.deck.levels[table.rules.level].stamina  # [RC-31]
    player = Player(number, most, pioneer.tags)
    mind, skill, war = table.deck.basic_of
    basics = pioneer.basics
    player.deck = [mind] * basics.mind + [skill] * basics.skill + [war] * basics.war
    table.players[seat] = player


def give_the_rest(table: Table, chance: Chance) -> None:
    """[F-14] Players without a claim get a random free pioneer."""
    free = table.free_pioneers()
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
