"""Build the position a scenario describes; whatever it leaves out is filled in, the same way every time.

What cannot be true (a card twice, three cards of a type in a team, more won cards than floors) is refused with the
name of the field, as BadFile without a file: the reader of the scenario knows the file and the line.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from questkeep.games.tschak.rules.deck import CARDS_OF_TYPE, IN_PLAY, KeepCard, TschakDeck
from questkeep.games.tschak.rules.flow import Tschak
from questkeep.games.tschak.rules.table import (
    ALL_FLOORS,
    FLOORS,
    KEEPS,
    PLACES_AT_TABLE,
    Deal,
    Options,
    Player,
    Reveal,
    hand_at,
    place_of,
)
from questkeep.games.tschak.rules.teams import HAND_SIZE, STEPS, TYPE_OF_PLACE
from questkeep.kernel.game import Deck, State
from questkeep.positions import check_fields, number_at, refuse

FIELDS = [
    "keep", "floor", "step", "hands", "teams", "used", "boards", "piles", "gold",
    "monsters", "treasures", "removed", "offended",
]  # fmt: skip
SCORING = "scoring"


def arrange(seats: int, options: Mapping[str, str], deck: Deck, position: Mapping[str, object], version: int) -> State:
    """The table of a position, listening; a position at `scoring` counts the points at once."""
    assert isinstance(deck, TschakDeck)
    check_fields(position, FIELDS, "Tschak!")
    moment = Moment(position)
    places = [Place(number) for number in range(PLACES_AT_TABLE)]
    read_zones(deck, position, seats, places)
    fill_places(deck, places, seats, moment)
    table = Tschak(Options.chosen(options, version), deck, Deal([], [], []), players_at(places, seats, moment))
    lay_out_course(table, places, moment)
    lay_out_keep_cards(table, position, moment)
    read_numbers(table, position)
    table.listen()
    if moment.scoring:
        table.finish()
    return table


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


def types_differ(cards: tuple[int, ...]) -> bool:
    """[T-23] Whether no type occurs twice."""
    return len({type_of(card) for card in cards}) == len(cards)


def list_at(table: Mapping[str, object], field: str, key: str) -> list[str]:
    """A list of card keys."""
    value = table[key]
    if not isinstance(value, list) or not all(isinstance(card, str) for card in value):
        refuse('should be a list of cards, like ["W5w", "F1n"]', field, key)
    return value


def by_number(position: Mapping[str, object], field: str, allowed: list[int], what: str) -> dict[int, str]:
    """The keys of a table whose names are seat or place numbers."""
    table = position.get(field, {})
    if not isinstance(table, Mapping):
        refuse(f"should name a {what}, like {field}.{allowed[0] if allowed else 0} = …", field)
    for key in table:
        if not key.isdecimal() or int(key) not in allowed:
            refuse(f"there is no {what} {key} here; there is {', '.join(map(str, allowed)) or 'none'}", field, key)
    return {int(key): key for key in table}


def read_zones(deck: TschakDeck, position: Mapping[str, object], seats: int, places: list[Place]) -> None:
    """Put the named adventurers where the position says, each only once."""
    numbers = {card.key: number for number, card in enumerate(deck.adventurers)}
    placed: dict[str, str] = {}
    player_places = [place_of(seat, seats) for seat in range(seats)]
    board_places = [place for place in range(PLACES_AT_TABLE) if place not in player_places]
    for field in ("hands", "teams", "used", "boards"):
        of_boards = field == "boards"
        allowed = board_places if of_boards else list(range(seats))
        for number, key in by_number(position, field, allowed, "board at place" if of_boards else "seat").items():
            place = places[number if of_boards else player_places[number]]
            zone = {"hands": place.held, "teams": place.team, "used": place.used, "boards": place.held}[field]
            table = position[field]
            assert isinstance(table, Mapping)
            for card in list_at(table, field, key):
                if card not in numbers:
                    refuse(f"there is no adventurer {card!r}", field, key)
                if card in placed:
                    refuse(f"{card} cannot be in two places: it is also in {placed[card]}", field, key)
                placed[card] = f"{field}.{key}"
                zone.append(numbers[card])


def fill_places(deck: TschakDeck, places: list[Place], seats: int, moment: Moment) -> None:
    """[T-10] Give every place its 3 + 3 + 3 + 1 cards, and every zone its number of cards."""
    named = {card for place in places for card in place.all_cards()}
    pools: list[list[int]] = [[] for _ in CARDS_OF_TYPE]
    for card in range(len(deck.adventurers)):
        if card not in named:
            pools[type_of(card)].append(card)
    player_places = [place_of(seat, seats) for seat in range(seats)]
    for place in places:
        if any(missing < 0 for missing in missing_types(place)):
            at_board = place.number not in player_places
            field = ("boards", str(place.number)) if at_board else ("hands", str(player_places.index(place.number)))
            refuse("a hand has 3 wizards, 3 warriors, 3 dwarfs and 1 artefact [T-10]", *field)
    for place in places:
        spare = [pool.pop(0) for pool, missing in zip(pools, missing_types(place), strict=True) for _ in range(missing)]
        if place.number in player_places:
            fill_zones(place, spare, moment, str(player_places.index(place.number)))
        else:
            place.held += spare


def missing_types(place: Place) -> list[int]:
    """[T-10] How many cards of each type a place still needs."""
    types = [type_of(card) for card in place.all_cards()]
    return [TYPE_OF_PLACE.count(type) - types.count(type) for type in range(len(CARDS_OF_TYPE))]


def fill_zones(place: Place, spare: list[int], moment: Moment, seat: str) -> None:
    """Share the spare cards out so that legal play could have led here (T-25)."""
    team_missing = moment.team_size - len(place.team)
    used_missing = moment.used_size - len(place.used)
    held_missing = HAND_SIZE - moment.team_size - moment.used_size - len(place.held)
    for missing, zone, size in (
        (team_missing, "teams", moment.team_size),
        (used_missing, "used", moment.used_size),
        (held_missing, "hands", HAND_SIZE - moment.team_size - moment.used_size),
    ):
        if missing < 0:
            refuse(f"at this moment there are {size} cards, not {size - missing} [T-22]", zone, seat)
    for team in combinations(spare, team_missing):
        if types_differ((*place.team, *team)):
            rest = [card for card in spare if card not in team]
            for used in combinations(rest, used_missing):
                if moment.scoring or fits_floors([*place.used, *used], moment.floor):
                    place.team += team
                    place.used += used
                    place.held += [card for card in rest if card not in used]
                    return
    refuse("no legal play leads to this hand: a floor takes three cards of different types [T-25]", "hands", seat)


def fits_floors(used: list[int], floors: int) -> bool:
    """Whether used cards can be split into one legal team for each floor."""
    return all(sum(type_of(card) == type for card in used) <= floors for type in range(len(CARDS_OF_TYPE)))


def players_at(places: list[Place], seats: int, moment: Moment) -> list[Player]:
    """The players with their cards as sets of places in their hands."""
    players: list[Player] = []
    for seat in range(seats):
        place = places[place_of(seat, seats)]
        hand = sorted(place.all_cards())
        player = Player(place.number)
        player.hand = hand_at(place.number, moment.keep)
        player.held = sum(1 << hand.index(card) for card in place.held)
        player.team = sum(1 << hand.index(card) for card in place.team)
        players.append(player)
    return players


def lay_out_course(table: Tschak, places: list[Place], moment: Moment) -> None:
    """Set the moment, the hands, and a past that could have led here."""
    table.keep, table.floor, table.step = moment.keep, moment.floor, moment.step
    hands: list[list[int]] = [[] for _ in places]
    for place in places:
        hands[hand_at(place.number, moment.keep)] = sorted(place.all_cards())
    table.deal.hands = hands
    here = [places[player.place] for player in table.players]
    for keep in range(moment.keep):
        played = [hands[hand_at(place.number, keep)] for place in here]
        for floor in range(FLOORS):
            show(table, keep * FLOORS + floor, [card for hand in played for card in hand[floor : HAND_SIZE - 1 : 3]])
        see(table, [hand[HAND_SIZE - 1] for hand in played])
    floors = FLOORS if moment.scoring else moment.floor
    for floor in range(floors):
        teams = [sorted(place.used)[: 3 * floors][floor::floors] for place in here]
        show(table, moment.keep * FLOORS + floor, [card for team in teams for card in team])
    if moment.scoring:
        see(table, [card for place in here for card in place.used])
    shown = 0
    for size in STEPS[moment.floor][: moment.step]:
        show(
            table, moment.keep * FLOORS + moment.floor, [c for place in here for c in place.team[shown : shown + size]]
        )
        for player, place in zip(table.players, here, strict=True):
            hand = hands[player.hand]
            player.latest = sum(1 << hand.index(card) for card in place.team[shown : shown + size])
        shown += size


def see(table: Tschak, cards: list[int]) -> None:
    """Everyone has seen these cards."""
    for card in cards:
        table.seen |= 1 << card


def show(table: Tschak, floor_number: int, cards: list[int]) -> None:
    """These cards were turned up together."""
    see(table, cards)
    table.past = Reveal(table.past, floor_number, sum(1 << card for card in cards), 0)


class Won:
    """Keep cards of one kind while they are laid out: those won, with their owners, and those to come."""

    def __init__(self, cards: list[KeepCard]) -> None:
        self.number = {card.key: number for number, card in enumerate(cards)}
        self.free = list(range(len(cards)))
        self.won: list[tuple[int, int]] = []
        self.to_come: list[int] = []
        self.removed: list[int] = []

    def take(self, key: str, *field: str) -> int:
        """Use a card that has not been used yet."""
        number = self.number[key]
        if number not in self.free:
            refuse(f"{key} cannot be in two places", *field)
        self.free.remove(number)
        return number


def lay_out_keep_cards(table: Tschak, position: Mapping[str, object], moment: Moment) -> None:
    """[T-12, T-46] Piles, the cards on the floors and in the decks, and those in the box."""
    kinds = {"monsters": Won(table.deck.monsters), "treasures": Won(table.deck.treasures)}
    mentioned = read_piles(position, table.seats, kinds)
    for name, kind in kinds.items():
        if name in position:
            kind.to_come = [take_of(kind, key, name, name) for key in list_at(position, name, name)]
        if len(kind.to_come) > IN_PLAY - moment.floors_decided:
            refuse(f"only {IN_PLAY - moment.floors_decided} are still to come [T-12]", name)
    if "removed" in position:
        for key in list_at(position, "removed", "removed"):
            kind = kinds["monsters"] if key in kinds["monsters"].number else kinds["treasures"]
            kind.removed.append(take_of(kind, key, "cards", "removed"))
    others = [seat for seat in range(table.seats) if seat not in mentioned]
    loads = [sum(owner == seat for kind in kinds.values() for _, owner in kind.won) for seat in range(table.seats)]
    for name, kind in kinds.items():
        complete_kind(kind, others, loads, moment, name)
    pair_up(table, kinds["monsters"], kinds["treasures"])
    table.deal.monsters = deck_order(kinds["monsters"])
    table.deal.treasures = deck_order(kinds["treasures"])


def take_of(kind: Won, key: str, name: str, field: str) -> int:
    """A named card of this kind."""
    if key not in kind.number:
        refuse(f"there is no {key!r} among the {name}", field)
    return kind.take(key, field)


def read_piles(position: Mapping[str, object], seats: int, kinds: dict[str, Won]) -> list[int]:
    """Give the named won cards to their owners; returns the seats whose piles are named."""
    piles = position.get("piles", {})
    found = by_number(position, "piles", list(range(seats)), "seat")
    assert isinstance(piles, Mapping)
    for seat, key in found.items():
        for card in list_at(piles, "piles", key):
            kind = next((kind for kind in kinds.values() if card in kind.number), None)
            if kind is None:
                refuse(f"there is no monster or treasure {card!r}", "piles", key)
            kind.won.append((kind.take(card, "piles", key), seat))
    return list(found)


def complete_kind(kind: Won, others: list[int], loads: list[int], moment: Moment, name: str) -> None:
    """Fill up what was left open: won cards go to the seats whose piles are not named, fewest cards first."""
    missing = moment.floors_decided - len(kind.won)
    if missing < 0 or (missing > 0 and not others):
        refuse(f"{moment.floors_decided} {name} have been won by now, the piles hold {len(kind.won)} [T-46]", "piles")
    box = len(kind.number) - IN_PLAY - len(kind.removed)
    if box < 0:
        refuse(f"only {len(kind.number) - IN_PLAY} {name} stay in the box [T-12]", "removed")
    kind.removed += [kind.free.pop() for _ in range(box)]
    for _ in range(missing):
        seat = min(others, key=lambda other: loads[other])
        loads[seat] += 1
        kind.won.append((kind.free.pop(0), seat))
    kind.to_come += kind.free


def pair_up(table: Tschak, monsters: Won, treasures: Won) -> None:
    """[T-46] Order the won cards so that the monster and the treasure of a floor went to two players."""
    left = list(treasures.won)
    ordered: list[tuple[int, int]] = []

    def load(seat: int, pending: list[tuple[int, int]]) -> int:
        return sum(owner == seat for _, owner in pending) + sum(owner == seat for _, owner in left)

    pending = list(monsters.won)
    monsters.won = []
    while pending:
        monster = max(pending, key=lambda won: load(won[1], pending))
        choices = [won for won in left if won[1] != monster[1]]
        if not choices:
            refuse("a floor gives a player one card at most, so nobody can have won this many [T-46]", "piles")
        treasure = max(choices, key=lambda won: load(won[1], pending))
        pending.remove(monster)
        left.remove(treasure)
        monsters.won.append(monster)
        ordered.append(treasure)
    treasures.won = ordered
    for number, ((_, weak), (_, strong)) in enumerate(zip(monsters.won, treasures.won, strict=True)):
        table.players[weak].monsters |= 1 << number
        table.players[strong].treasures |= 1 << number


def deck_order(kind: Won) -> list[int]:
    """All cards of a kind: won, to come, in the box."""
    return [card for card, _ in kind.won] + kind.to_come + sorted(kind.removed)


def read_numbers(table: Tschak, position: Mapping[str, object]) -> None:
    """Gold, and who has already offended on this floor."""
    gold = position.get("gold", {})
    for seat, key in by_number(position, "gold", list(range(table.seats)), "seat").items():
        assert isinstance(gold, Mapping)
        value = gold[key]
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= 12:
            refuse("should be a number from 0 to 12", "gold", key)
        table.players[seat].gold = value
    offended = position.get("offended", [])
    if not isinstance(offended, list) or not all(seat in range(table.seats) for seat in offended):
        refuse("should be a list of seats", "offended")
    if offended and not table.rules.strict:
        refuse("mistakes happen at a strict table only [T-88]", "offended")
    for seat in offended:
        table.players[seat].offended = True
