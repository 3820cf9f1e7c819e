"""Build the position a scenario describes; whatever it leaves out is filled in, the same way every time.

What cannot be true (a card twice, three cards of a type in a team, more won cards than floors) is refused with the
name of the field, as BadFile without a file: the reader of the scenario knows the file and the line.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from questkeep.games.tschak.past import Moment, Place, lay_out_past, type_of
from questkeep.games.tschak.rules.deck import ARTEFACT, CARDS_OF_TYPE, IN_PLAY, KeepCard, TschakDeck
from questkeep.games.tschak.rules.flow import Tschak
from questkeep.games.tschak.rules.table import PLACES_AT_TABLE, Deal, Options, Player, hand_at, place_of
from questkeep.games.tschak.rules.teams import HAND_SIZE, TYPE_OF_PLACE
from questkeep.kernel.game import Deck, State
from questkeep.positions import check_fields, number_at, refuse

FIELDS = [
    "keep", "floor", "step", "hands", "teams", "used", "boards", "piles", "gold",
    "monsters", "treasures", "removed", "offended",
]  # fmt: skip
MOST_GOLD = 12  # four hauls of 3


def arrange(seats: int, options: Mapping[str, str], deck: Deck, position: Mapping[str, object], version: int) -> State:
    """The table of a position, listening; a position at `scoring` counts the points at once."""
    assert isinstance(deck, TschakDeck)
    check_fields(position, FIELDS, "Tschak!")
    moment = Moment(position)
    places = [Place(number) for number in range(PLACES_AT_TABLE)]
    read_zones(deck, position, seats, places)
    gold = read_gold(position, seats)
    fill_places(deck, places, seats, moment, is_mixed=any(gold))
    table = Tschak(Options.chosen(options, version), deck, Deal([], [], []), players_at(places, seats, moment))
    offenders = read_offenders(position, table.rules, places, seats, moment)
    lay_out_past(table, places, moment, gold, offenders)
    lay_out_keep_cards(table, position, moment)
    table.listen()
    if moment.scoring:
        table.finish()
    return table


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
        if key not in map(str, allowed):
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


def fill_places(deck: TschakDeck, places: list[Place], seats: int, moment: Moment, is_mixed: bool) -> None:
    """[T-10] Give every place its 3 + 3 + 3 + 1 cards, and every zone its number of cards.

    Usually the first place gets the first cards; mixed, every place gets high and low ones, so that any may win loot.
    """
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
    spares = deal_spares(pools, [missing_types(place) for place in places], is_mixed)
    for place, spare in zip(places, spares, strict=True):
        if place.number in player_places:
            fill_zones(place, spare, moment, str(player_places.index(place.number)))
        else:
            place.held += spare


def deal_spares(pools: list[list[int]], missing: list[list[int]], is_mixed: bool) -> list[list[int]]:
    """The cards of each type that no place has, dealt to the places that miss them."""
    spares: list[list[int]] = [[] for _ in missing]
    for type, pool in enumerate(pools):
        rounds = [(turn, place) for place, counts in enumerate(missing) for turn in range(counts[type])]
        takers = [place for _, place in (sorted(rounds) if is_mixed else rounds)]
        for place, card in zip(takers, pool, strict=True):
            spares[place].append(card)
    return spares


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


def read_gold(position: Mapping[str, object], seats: int) -> list[int]:
    """The gold of every seat; whether the loot can have paid it is asked where the past is laid out."""
    gold = position.get("gold", {})
    found = [0] * seats
    for seat, key in by_number(position, "gold", list(range(seats)), "seat").items():
        assert isinstance(gold, Mapping)
        found[seat] = number_at({f"gold.{key}": gold[key]}, f"gold.{key}", 0, MOST_GOLD, 0)
    return found


def read_offenders(
    position: Mapping[str, object], options: Options, places: list[Place], seats: int, moment: Moment
) -> list[int]:
    """[T-89] Who has made a mistake on this floor: before a pick, only its second reveal of three can hold one."""
    offended = position.get("offended", [])
    if not isinstance(offended, list) or not all(type(seat) is int and 0 <= seat < seats for seat in offended):
        refuse("should be a list of seats", "offended")
    if len(set(offended)) < len(offended):
        refuse("names a seat twice", "offended")
    if offended and not options.strict:
        refuse("mistakes happen at a strict table only [T-88]", "offended")
    if offended and (moment.scoring or (moment.floor, moment.step) != (0, 2)):
        refuse("before a pick a mistake can have happened in step 3 of floor 1 only [T-89]", "offended")
    for seat in offended:
        if type_of(places[place_of(seat, seats)].team[0]) == ARTEFACT:
            refuse(f"seat {seat} began with its only artefact and cannot have repeated it [T-89]", "offended")
    return offended
