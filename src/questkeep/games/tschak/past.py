"""The moment of a position, and a past that could have led to it: reveals, last cards, and the gold they took."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import permutations

from questkeep.games.tschak.rules.deck import CARDS_OF_TYPE
from questkeep.games.tschak.rules.flow import Tschak
from questkeep.games.tschak.rules.spoils import hauls, loot_power
from questkeep.games.tschak.rules.strength import ARTEFACT_PLACE
from questkeep.games.tschak.rules.table import ALL_FLOORS, FLOORS, KEEPS, Reveal, hand_at
from questkeep.games.tschak.rules.teams import HAND_SIZE, STEPS
from questkeep.positions import number_at, refuse

SCORING = "scoring"
BEYOND = 1 << 30  # more than any last card is worth


class Moment:
    """How far the game has come: keep, floor and step from 0; `scoring` is after the last loot."""

    def __init__(self, position: Mapping[str, object]) -> None:
        self.scoring = position.get("step") == SCORING
        self.keep = number_at(position, "keep", 1, KEEPS, KEEPS if self.scoring else 1) - 1
        self.floor = number_at(position, "floor", 1, FLOORS, FLOORS if self.scoring else 1) - 1
        steps = STEPS[self.floor]
        self.step = 0 if self.scoring else number_at(position, "step", 1, len(steps), 1) - 1
        if self.scoring and (self.keep, self.floor) != (KEEPS - 1, FLOORS - 1):
            refuse("points are counted once, after keep 4 [T-73]", "step")
        self.team_size = sum(steps[: self.step])
        self.used_size = HAND_SIZE if self.scoring else FLOORS * self.floor
        self.floors_decided = ALL_FLOORS if self.scoring else self.keep * FLOORS + self.floor
        self.keeps_done = self.floors_decided // FLOORS


class Place:
    """One of the four places with its ten cards, as far as they are known."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.held: list[int] = []
        self.team: list[int] = []
        self.used: list[int] = []

    def all_cards(self) -> list[int]:
        """Everything that lies here."""
        return self.held + self.team + self.used


def type_of(card: int) -> int:
    """The type of a card number: cards come type by type."""
    return min(card // CARDS_OF_TYPE[0], len(CARDS_OF_TYPE) - 1)


def lay_out_past(table: Tschak, places: list[Place], moment: Moment, gold: list[int], offenders: list[int]) -> None:
    """Set the moment, the hands, and what was revealed and looted so far."""
    table.keep, table.floor, table.step = moment.keep, moment.floor, moment.step
    hands: list[list[int]] = [[] for _ in places]
    for place in places:
        hands[hand_at(place.number, moment.keep)] = sorted(place.all_cards())
    table.deal.hands = hands
    here = [places[player.place] for player in table.players]
    played = [[hands[hand_at(place.number, keep)] for place in here] for keep in range(moment.keeps_done)]
    for keep, lasts in enumerate(lasts_that_paid(table, played, gold)):
        for floor in range(FLOORS):
            teams = [team_before(hand, floor, last) for hand, last in zip(played[keep], lasts, strict=True)]
            show(table, keep * FLOORS + floor, [card for team in teams for card in team])
        see(table, [hand[last] for hand, last in zip(played[keep], lasts, strict=True)])
    for player, share in zip(table.players, gold, strict=True):
        player.gold = share
    if not moment.scoring:
        lay_out_keep(table, here, moment)
    if offenders:
        lay_out_mistakes(table, here, offenders)


def lay_out_mistakes(table: Tschak, here: list[Place], offenders: list[int]) -> None:
    """[T-93] The last reveal had repeated a type of the first; what was returned is known to all."""
    faulty = table.past
    assert faulty is not None
    wrong = right = 0
    for seat in offenders:
        table.players[seat].offended = True
        first, mended = here[seat].team
        right |= 1 << mended
        wrong |= 1 << next(card for card in here[seat].held if type_of(card) == type_of(first))
    table.past = Reveal(faulty.before, faulty.floor_number, faulty.cards & ~right | wrong, 0)
    table.past = Reveal(table.past, faulty.floor_number, right, wrong)
    table.seen |= wrong


def lay_out_keep(table: Tschak, here: list[Place], moment: Moment) -> None:
    """What was revealed in the keep that is being played."""
    for floor in range(moment.floor):
        teams = [sorted(place.used)[floor :: moment.floor] for place in here]
        show(table, moment.keep * FLOORS + floor, [card for team in teams for card in team])
    shown = 0
    for size in STEPS[moment.floor][: moment.step]:
        turned_up = [place.team[shown : shown + size] for place in here]
        show(table, moment.keep * FLOORS + moment.floor, [card for cards in turned_up for card in cards])
        for player, cards in zip(table.players, turned_up, strict=True):
            player.latest = sum(1 << table.deal.hands[player.hand].index(card) for card in cards)
        shown += size


def team_before(hand: list[int], floor: int, last: int) -> list[int]:
    """[T-27] The team of a floor in a keep that ends with the card at this place: the artefact takes its part."""
    places = range(floor, HAND_SIZE - 1, FLOORS)
    return [hand[ARTEFACT_PLACE if place == last else place] for place in places]


def see(table: Tschak, cards: list[int]) -> None:
    """Everyone has seen these cards."""
    for card in cards:
        table.seen |= 1 << card


def show(table: Tschak, floor_number: int, cards: list[int]) -> None:
    """These cards were turned up together."""
    see(table, cards)
    table.past = Reveal(table.past, floor_number, sum(1 << card for card in cards), 0)


def lasts_that_paid(table: Tschak, played: list[list[list[int]]], gold: list[int]) -> list[list[int]]:
    """[T-49 … T-55] For every keep played the places of the last cards, so that the loots make up this gold."""
    reached: dict[tuple[int, ...], list[list[int]]] = {(0,) * table.seats: []}
    for hands in played:
        ways = list(loots_of(table, hands))
        further: dict[tuple[int, ...], list[list[int]]] = {}
        for before, so_far in reached.items():
            for shares, lasts in ways:
                after = tuple(had + share for had, share in zip(before, shares, strict=True))
                if after not in further and all(now <= wanted for now, wanted in zip(after, gold, strict=True)):
                    further[after] = [*so_far, lasts]
        reached = further
    if tuple(gold) not in reached:
        pays = ", ".join(map(str, hauls(table.seats)))
        refuse(f"{len(played)} finished keeps cannot have paid this; each pays {pays}, the most first [T-53]", "gold")
    return reached[tuple(gold)]


def loots_of(table: Tschak, hands: list[list[int]]) -> Iterator[tuple[list[int], list[int]]]:
    """[T-51, T-53] What a keep can pay to the seats, and last cards that do so; whoever gets nothing ends on a 0."""
    ready = hauls(table.seats)
    for takers in range(min(len(ready), table.seats) + 1):
        for seats in permutations(range(table.seats), takers):
            shares, lasts = [0] * table.seats, [ARTEFACT_PLACE] * table.seats
            power = BEYOND
            for haul, seat in zip(ready, seats, strict=False):
                powers = [loot_power(table.deck, card) for card in hands[seat]]
                power = max((one for one in powers if one < power), default=0)  # the best leaves most to those behind
                if not power:
                    break
                shares[seat], lasts[seat] = haul, powers.index(power)
            else:
                yield shares, lasts
