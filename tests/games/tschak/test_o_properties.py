"""Section O: what holds in every game, whatever the deal, the options and the picks."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from questkeep.games import CATALOGUE
from questkeep.games.tschak.rules.flow import Tschak
from questkeep.games.tschak.rules.table import PICKING, Deal
from questkeep.games.tschak.rules.teams import PLACES
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat, heard
from questkeep.kernel.game import WITHDRAW

GAME = CATALOGUE["tschak"]
DECK = GAME.standard_deck()
WIZARDS = ["W5w", "W5n", "W4w", "W4n", "W3w", "W3n", "W2w", "W2n", "CM1", "CM2", "CM3", "CM4"]
WARRIORS = [f"F{number}{weapon}" for number in range(6, 0, -1) for weapon in "an"]
DWARFS = [f"D{number}{weapon}" for number in range(4, 0, -1) for weapon in "amb"]
ARTEFACTS = ["AR1", "AR2", "AR3", "AR4"]
ADVENTURERS = [*WIZARDS, *WARRIORS, *DWARFS, *ARTEFACTS]
FULL_HAND_TYPES = {"W": 3, "F": 3, "D": 3, "A": 1}
RANKS = {
    "W": ["W2n", "W2w", "W3n", "W3w", "W4n", "W4w", "W5n", "W5w"],
    "F": WARRIORS[::-1],
    "D": DWARFS[::-1],
}

whole_games = settings(max_examples=80, deadline=None, derandomize=True)
seeds = st.integers(0, 2**64)
seat_counts = st.integers(2, 4)
all_options = st.fixed_dictionaries({option.name: st.sampled_from(option.values) for option in GAME.options})


def type_of(card: str) -> str:
    """The letter of a card's type; a Chameleon is a wizard."""
    return "W" if card.startswith("CM") else card[0]


def is_legal(team: list[str]) -> bool:
    return len({type_of(card) for card in team}) == len(team)


def new_table(seed: int, seats: int, options: dict[str, str]) -> Tschak:
    table = GAME.new(seats, GAME.chosen_options(options), DECK, Rng(seed))
    assert isinstance(table, Tschak)
    table.listen()
    return table


def play(table: Tschak, pick_seed: int, watch: Callable[[Tschak], None] = lambda table: None) -> None:
    """Random answers from random seats, now and then a withdrawal; `watch` sees the table before each."""
    luck = Rng(pick_seed)
    while table.asked():
        watch(table)
        seat = Seat(luck.below(table.seats))
        if table.may(seat) and luck.below(8) == 0:
            table.apply(seat, WITHDRAW, luck)
        elif seat in table.asked():
            options = table.options(seat)
            table.apply(seat, options[luck.below(len(options))], luck)


class PlayedGame:
    """A whole random game and what was told of it."""

    def __init__(self, seed: int, pick_seed: int, seats: int, options: dict[str, str]) -> None:
        self.name = f"seed {seed}, picks {pick_seed}, {seats} seats, {options}"
        self.seats = seats
        self.table = new_table(seed, seats, options)
        play(self.table, pick_seed)
        self.events: list[dict[str, Any]] = heard(self.table.told or [], None)

    def __repr__(self) -> str:
        return self.name

    def all_of(self, kind: str) -> list[dict[str, Any]]:
        """All events of a kind, as a spectator heard them."""
        return [event for event in self.events if event["event"] == kind]

    def hands_taken(self, seat: int) -> list[list[str]]:
        """The hand a seat took up in each of the four keeps."""
        told: list[dict[str, Any]] = heard(self.table.told or [], Seat(seat))
        return [event["cards"] for event in told if event["event"] == "hand-taken" and event["seat"] == seat]

    def teams(self, seat: int, keep: int) -> list[list[str]]:
        """The three teams of a seat in a keep."""
        return [event["teams"][seat] for event in self.all_of("floor-decided") if event["keep"] == keep]


played_games = st.builds(PlayedGame, seeds, seeds, seat_counts, all_options)


@given(seeds, seeds, seat_counts, all_options)
@whole_games
def test_o1_no_adventurer_is_lost_or_doubled_at_any_moment(
    seed: int, pick_seed: int, seats: int, options: dict[str, str]
) -> None:
    def watch(table: Tschak) -> None:
        dealt = [table.deck.adventurers[card].key for hand in table.deal.hands for card in hand]
        assert sorted(dealt) == sorted(ADVENTURERS)
        for hand in table.deal.hands:
            assert Counter(type_of(table.deck.adventurers[card].key) for card in hand) == FULL_HAND_TYPES
        for player in table.players:
            assert not player.held & player.team
            assert not player.latest & ~(player.team | player.held)
            if table.phase == PICKING:
                used = 3 * table.floor
                assert len(PLACES[player.held]) + len(PLACES[player.team]) + used == 10

    play(new_table(seed, seats, options), pick_seed, watch)


@given(played_games)
@whole_games
def test_o1_what_is_taken_up_is_what_is_played(game: PlayedGame) -> None:
    for keep in range(1, 5):
        hands = [game.hands_taken(seat)[keep - 1] for seat in range(game.seats)]
        assert len({card for hand in hands for card in hand}) == 10 * game.seats
        loot = game.all_of("loot-shared")[keep - 1]
        for seat, hand in enumerate(hands):
            assert Counter(map(type_of, hand)) == FULL_HAND_TYPES
            played = [card for team in game.teams(seat, keep) for card in team]
            assert sorted([*played, loot["cards"][seat]]) == sorted(hand)


@given(played_games)
@whole_games
def test_o2_everyone_plays_the_same_four_hands_once(game: PlayedGame) -> None:
    hands = [{frozenset(hand) for hand in game.hands_taken(seat)} for seat in range(game.seats)]
    for own in hands:
        assert len(own) == 4
        assert sorted(card for hand in own for card in hand) == sorted(ADVENTURERS)
        assert own == hands[0]


@given(played_games)
@whole_games
def test_o2_an_artefact_is_in_no_more_than_one_team_per_keep(game: PlayedGame) -> None:
    for seat in range(game.seats):
        for keep in range(1, 5):
            teams = game.teams(seat, keep)
            assert len(teams) == 3
            assert all(len(team) == 3 and is_legal(team) for team in teams)
            assert sum(card in ARTEFACTS for team in teams for card in team) <= 1


@given(played_games)
@whole_games
def test_o3_each_floor_gives_two_cards_to_two_players(game: PlayedGame) -> None:
    floors = game.all_of("floor-decided")
    assert [(floor["keep"], floor["floor"]) for floor in floors] == [(k, f) for k in range(1, 5) for f in range(1, 4)]
    assert all(floor["monster_seat"] != floor["treasure_seat"] for floor in floors)
    assert len({floor["monster"] for floor in floors}) == 12
    assert len({floor["treasure"] for floor in floors}) == 12
    taken = Counter(floor["monster_seat"] for floor in floors) + Counter(floor["treasure_seat"] for floor in floors)
    assert all(count <= 12 for count in taken.values())
    assert game.seats > 2 or taken == {0: 12, 1: 12}
    discarded = [key for event in game.all_of("elixir-used") for key in event["discarded"]]
    for seat, player in enumerate(game.table.view(None)["players"]):
        monsters = {floor["monster"] for floor in floors if floor["monster_seat"] == seat}
        assert set(player["monster_cards"] or []) == monsters - set(discarded)
        assert set(player["treasure_cards"] or []) == {f["treasure"] for f in floors if f["treasure_seat"] == seat}


@given(played_games)
@whole_games
def test_o4_a_keep_pays_what_its_hauls_allow(game: PlayedGame) -> None:
    hauls = [2] if game.seats == 2 else [3, 2, 1]
    gold = [0] * game.seats
    for loot in game.all_of("loot-shared"):
        counting = sum(card[:2] not in ("CM", "AR") for card in loot["cards"])
        assert sorted(loot["gold"], reverse=True) == (hauls[:counting] + [0] * game.seats)[: game.seats]
        assert sum(loot["gold"]) in ((2, 0) if game.seats == 2 else (6, 5, 3, 0))
        assert game.seats != 3 or sum(loot["gold"]) < 6 or counting == 3
        gold = [before + won for before, won in zip(gold, loot["gold"], strict=True)]
    assert [player["gold"] for player in game.table.view(None)["players"]] == gold


@given(seeds, seeds, seat_counts, all_options)
@whole_games
def test_o5_there_is_always_a_legal_pick_and_always_a_legal_correction(
    seed: int, pick_seed: int, seats: int, options: dict[str, str]
) -> None:
    def watch(table: Tschak) -> None:
        phase = table.view(None)["phase"]
        for seat in table.asked():
            answers = [table.notation(seat, code) for code in table.options(seat)]
            assert answers
            team = table.view(None)["players"][seat]["team"]
            if phase == "exchanging":
                for answer in answers:
                    back, _, instead = answer.removeprefix("exchange ").partition(" > ")
                    assert is_legal([card for card in team if card not in back.split()] + instead.split())
            elif phase == "picking":
                legal = [is_legal(team + answer.removeprefix("play ").split()) for answer in answers]
                assert any(legal) if options["table"] == "strict" else all(legal)
                assert table.fallback(seat) in table.options(seat)

    history = {"history": "memory"}  # views without the log are quicker
    play(new_table(seed, seats, {**options, **history}), pick_seed, watch)


def strengths_by_hand(teams: list[list[str]]) -> list[int]:
    """[T-30 … T-36] The strengths of all teams of a floor, as one would count them at the table."""
    strengths = []
    for number, team in enumerate(teams):
        rivals = [card for other in teams[:number] + teams[number + 1 :] for card in other]
        copied = max([int(card[1]) for card in rivals if card[0] == "W"], default=0)
        characters = [card for card in team if card not in ARTEFACTS]
        values = [copied if card.startswith("CM") else int(card[1]) for card in characters]
        strengths.append(sum(values) + (min(values) if len(values) == 2 else 0))
    return strengths


def tie_break(team: list[str]) -> list[int]:
    """[T-40] The ranks of wizard, warrior and dwarf."""
    ranks = []
    for letter in "WFD":
        found = [card for card in team if type_of(card) == letter and card not in ARTEFACTS]
        if not found:
            ranks.append(0)
        elif found[0].startswith("CM"):
            ranks.append(1)
        else:
            ranks.append(RANKS[letter].index(found[0]) + 2)
    return ranks


@given(played_games)
@whole_games
def test_o6_strengths_lie_in_1_to_16_and_no_two_teams_are_level(game: PlayedGame) -> None:
    for floor in game.all_of("floor-decided"):
        assert floor["strengths"] == strengths_by_hand(floor["teams"])
        assert all(1 <= strength <= 16 for strength in floor["strengths"])
        keys = [[s, *tie_break(team)] for s, team in zip(floor["strengths"], floor["teams"], strict=True)]
        in_order = [keys[seat] for seat in floor["order"]]
        assert all(stronger > weaker for stronger, weaker in pairwise(in_order))


PATTERNS = ["WFD", "WFA", "WDA", "FDA"]


@st.composite
def floors_and_seatings(draw: st.DrawFn) -> tuple[list[list[str]], list[int]]:
    """Two to four legal teams without a common card, and another order to seat them in."""
    cards = [draw(st.permutations(pool)) for pool in (WIZARDS, WARRIORS, DWARFS, ARTEFACTS)]
    seats = draw(seat_counts)
    patterns = [draw(st.sampled_from(PATTERNS)) for _ in range(seats)]
    teams = [[cards["WFDA".index(letter)][seat] for letter in pattern] for seat, pattern in enumerate(patterns)]
    return teams, draw(st.permutations(range(seats)))


def decided(teams: list[list[str]]) -> dict[str, Any]:
    """What is told of a third floor on which these teams meet."""
    position = {"floor": 3, "hands": {str(seat): team for seat, team in enumerate(teams)}}
    table = GAME.arrange(len(teams), GAME.chosen_options({}), DECK, position)
    for number, team in enumerate(teams):
        seat = Seat(number)
        table.apply(seat, table.parse(seat, "play " + " ".join(team)), Rng(0))
    events: list[dict[str, Any]] = heard(table.told or [], None)
    return next(event for event in events if event["event"] == "floor-decided")


@given(floors_and_seatings())
@settings(max_examples=150, deadline=None, derandomize=True)
def test_o6_who_sits_where_makes_no_difference(floor: tuple[list[list[str]], list[int]]) -> None:
    teams, seating = floor
    here, there = decided(teams), decided([teams[seat] for seat in seating])
    assert there["strengths"] == [here["strengths"][seat] for seat in seating]
    assert [seating[seat] for seat in there["order"]] == here["order"]
    assert seating[there["treasure_seat"]] == here["treasure_seat"]
    assert seating[there["monster_seat"]] == here["monster_seat"]


@given(seeds, seeds, seat_counts, all_options, st.permutations(range(4)), st.permutations(range(4)))
@whole_games
def test_o7_chameleons_and_artefacts_are_interchangeable(
    seed: int, pick_seed: int, seats: int, options: dict[str, str], chameleons: list[int], artefacts: list[int]
) -> None:
    first = ADVENTURERS.index("CM1")
    swapped = list(range(40))
    swapped[first : first + 4] = [first + number for number in chameleons]
    swapped[36:] = [36 + number for number in artefacts]
    table, twin = new_table(seed, seats, options), new_table(seed, seats, options)
    hands = [sorted(swapped[card] for card in hand) for hand in twin.deal.hands]
    twin.deal = Deal(hands, twin.deal.monsters, twin.deal.treasures)
    twin.listen()
    play(table, pick_seed)
    play(twin, pick_seed)
    for watcher in [None, *range(seats)]:
        eyes = None if watcher is None else Seat(watcher)
        stories = [re.sub(r"(CM|AR)\d", r"\1", str(heard(world.told or [], eyes))) for world in (table, twin)]
        assert stories[0] == stories[1]


@given(seeds, seeds, seat_counts, st.sampled_from(["guided", "strict"]))
@settings(max_examples=80, deadline=None, derandomize=True)
def test_o8_the_automatic_elixir_never_lowers_a_total(seed: int, pick_seed: int, seats: int, table: str) -> None:
    automatic = new_table(seed, seats, {"table": table})
    play(automatic, pick_seed)
    outcome = automatic.outcome()
    assert outcome is not None
    asked: list[tuple[Seat, dict[str, int]]] = []

    def watch(manual: Tschak) -> None:
        if manual.view(None)["phase"] == "using-elixir":
            owner = manual.asked()[0]
            totals = manual.notes(owner)["totals"]
            assert isinstance(totals, list)
            answers = [manual.notation(owner, code) for code in manual.options(owner)]
            asked.append((owner, dict(zip(answers, totals, strict=True))))

    play(new_table(seed, seats, {"table": table, "elixir": "manual", "history": "memory"}), pick_seed, watch)
    for owner, totals in asked:
        assert outcome.scores[owner] >= totals["discard nothing"]
        assert outcome.scores[owner] == max(totals.values())
