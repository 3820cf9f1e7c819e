"""Section I: hands travel round the table (T-56 … T-61), in games played at random."""

from __future__ import annotations

import pytest

from questkeep.games.tschak import GAME
from questkeep.games.tschak.rules.flow import Tschak
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat, heard
from questkeep.kernel.playout import play_out

HAND_TABLE = [[0, 3, 2, 1], [1, 0, 3, 2], [2, 1, 0, 3], [3, 2, 1, 0]]
"""[T-59] By place and keep: which of H0 … H3 lies there."""
PLACES = {2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3]}


class PlayedGame:
    """A whole game at random: the hands as dealt, what each seat held when a keep began, and all that was told."""

    def __init__(self, seats: int, seed: int) -> None:
        table = GAME.new(seats, GAME.chosen_options({}), GAME.standard_deck(), Rng(seed))
        assert isinstance(table, Tschak)
        table.listen()
        self.seats = seats
        self.dealt = [[table.deck.adventurers[card].key for card in hand] for hand in table.deal.hands]
        play_out(table, Rng(seed))
        told = table.told or []
        self.events = heard(told, None)
        self.hands_of = [
            [event["cards"] for event in heard(told, Seat(seat)) if event["event"] == "hand-taken" and "cards" in event]
            for seat in range(seats)
        ]

    def kinds(self) -> list[object]:
        return [event["event"] for event in self.events]

    def cards_shown(self, keep: int) -> set[str]:
        """All adventurers that were turned up in a keep."""
        shown: set[str] = set()
        for event in self.events:
            if event.get("keep") == keep and isinstance(cards := event.get("cards"), list):
                for card in cards:
                    shown.update([card] if isinstance(card, str) else card)
        return shown


@pytest.fixture(scope="module", params=[2, 3, 4])
def games(request: pytest.FixtureRequest) -> list[PlayedGame]:
    return [PlayedGame(request.param, seed) for seed in range(5)]


def test_t56_each_player_shows_all_ten_cards_of_a_hand_in_a_keep(games: list[PlayedGame]) -> None:
    for game in games:
        for keep in range(4):
            hands = [set(game.dealt[HAND_TABLE[place][keep]]) for place in PLACES[game.seats]]
            assert game.cards_shown(keep + 1) == set().union(*hands)


def test_t57_new_keep_cards_lie_open_before_the_hands_are_passed(games: list[PlayedGame]) -> None:
    for game in games:
        kinds = [kind for kind in game.kinds() if kind in ("loot-shared", "keep-opened", "hands-passed", "hand-taken")]
        pass_on = ["loot-shared", "keep-opened", "hands-passed", *["hand-taken"] * game.seats]
        opening = ["keep-opened", *["hand-taken"] * game.seats]
        assert kinds == [*opening, *pass_on, *pass_on, *pass_on, "loot-shared"]


def test_t57_the_twelve_keep_cards_of_each_kind_are_just_enough(games: list[PlayedGame]) -> None:
    for game in games:
        floors: list[dict[str, str]] = []
        for event in game.events:
            if event["event"] == "keep-opened":
                assert isinstance(event["floors"], list)
                floors += event["floors"]
        assert len({floor["monster"] for floor in floors}) == 12
        assert len({floor["treasure"] for floor in floors}) == 12


def test_t58_hands_are_passed_three_times_only(games: list[PlayedGame]) -> None:
    for game in games:
        assert game.kinds().count("hands-passed") == 3


def test_t59_every_place_holds_the_hand_of_the_table_in_every_keep(games: list[PlayedGame]) -> None:
    for game in games:
        for place, hands in zip(PLACES[game.seats], game.hands_of, strict=True):
            assert hands == [game.dealt[hand] for hand in HAND_TABLE[place]]


def test_t60_everyone_plays_all_four_hands_once(games: list[PlayedGame]) -> None:
    for game in games:
        for hands in game.hands_of:
            assert sorted(map(str, hands)) == sorted(map(str, game.dealt))


def test_t61_no_card_on_a_board_is_ever_shown(games: list[PlayedGame]) -> None:
    for game in games:
        boards = [place for place in range(4) if place not in PLACES[game.seats]]
        for keep in range(4):
            resting = {card for place in boards for card in game.dealt[HAND_TABLE[place][keep]]}
            assert not game.cards_shown(keep + 1) & resting
