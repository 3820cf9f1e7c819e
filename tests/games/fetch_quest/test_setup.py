"""Components and setup (sections 1 to 3)."""

from __future__ import annotations

import pytest

from questkeep.games.fetch_quest import GAME
from questkeep.games.fetch_quest.cards import standard_deck
from questkeep.games.fetch_quest.rules.flow import FetchQuest
from questkeep.games.fetch_quest.text import name_of
from questkeep.kernel.chance import Rng
from questkeep.text import Texts

DECK = standard_deck()
every_table = pytest.mark.parametrize("seats", [3, 4, 5, 6])


def new_table(seats: int, seed: int, **options: str) -> FetchQuest:
    table = GAME.new(seats, GAME.chosen_options(options), DECK, Rng(seed))
    assert isinstance(table, FetchQuest)
    return table


def test_f1_there_are_110_cards() -> None:
    assert len(DECK.pioneers) == 6
    assert sum(kind.copies for kind in DECK.kinds) == 72
    assert len(DECK.challenges) == 28
    assert len(DECK.missions) == 4


def test_f3_f16_basics_have_no_effect_and_there_are_twelve_of_each_type() -> None:
    basics = [kind for kind in DECK.kinds if kind.is_basic]
    assert [(kind.copies, kind.steps, kind.tags) for kind in basics] == [(12, [], 0)] * 3


def test_f4_f5_challenges_have_letters_and_two_missions_are_won_with_cards() -> None:
    assert [len(cards) for cards in DECK.lettered] == [13, 5, 5, 5]
    assert [mission.is_card_mission for mission in DECK.missions] == [False, True, False, True]


def test_f8_f9_rc4_six_pioneers_two_of_each_focus_and_every_tag_on_two() -> None:
    assert sorted(pioneer.focus for pioneer in DECK.pioneers) == [0, 0, 1, 1, 2, 2]
    assert all(sum(pioneer.tags >> tag & 1 for pioneer in DECK.pioneers) == 2 for tag in range(6))
    assert all(pioneer.basics.total == 6 for pioneer in DECK.pioneers)


@every_table
def test_f17_f18_f19_f20_f21_f22_f25_so_many_cards_are_in_play(seats: int) -> None:
    table = new_table(seats, 1)
    seen = table.view(None)
    assert len(seen["removed"]) == 36 - 6 * seats
    assert all(player["stamina"] == player["most"] for player in seen["players"])
    assert sum(player["deck"] + player["cards"] for player in seen["players"]) == 6 * seats
    assert (len(seen["fortune"]["pile"]), seen["fortune"]["deck"]) == (4, 32)
    assert (len(seen["queue"]), seen["challenges"]["deck"]) == (6, 7)
    assert {letter: len(cards) for letter, cards in seen["challenges"]["reserve"].items()} == {"B": 5, "C": 5, "D": 5}
    assert all(place["face"] == "up" for place in seen["queue"])
    assert not any(DECK.kinds[card].is_basic for card in table.fortune + table.pile)


def test_f15_a_random_team_of_three_or_four_has_every_focus() -> None:
    for seats in (3, 4):
        for seed in range(60):
            players = new_table(seats, seed).players
            assert {DECK.pioneers[player.pioneer].focus for player in players} == {0, 1, 2}
            assert len({player.pioneer for player in players}) == seats


def test_f23_the_mutt_goes_first_where_it_is_in_the_game() -> None:
    firsts = set()
    for seed in range(40):
        table = new_table(6, seed)
        assert DECK.pioneers[table.players[table.first].pioneer].is_first
        firsts.add(new_table(6, seed, **{"first-player": "random"}).first)
    assert len(firsts) == 6


def test_rc31_an_old_dog_has_one_stamina_less_and_a_puppy_twice_the_time() -> None:
    dogs, puppies = new_table(4, 1, level="old-dog"), new_table(4, 1, level="puppy")
    assert all(player.most == DECK.pioneers[player.pioneer].stamina - 1 for player in dogs.players)
    sun = puppies.view(None)["sun"]
    assert sun is not None
    assert sun["step"] == 8


def test_rc32_without_the_sun_there_is_none() -> None:
    table = new_table(4, 1, sun="off")
    assert table.view(None)["sun"] is None
    table.count_turn()
    assert (table.sun, table.sun_count) == (0, 0)


def test_f25_there_are_no_games_for_two_or_seven() -> None:
    for seats in (2, 7):
        with pytest.raises(ValueError, match="3 to 6 players"):
            GAME.check_seats(seats)


def test_f89_f92_chat_is_closed_only_where_talk_is_ruled() -> None:
    assert [GAME.is_silent(GAME.chosen_options({"talk": talk})) for talk in ("structured", "free", "open-hands")] == [
        True,
        False,
        False,
    ]


def test_rc1_the_printed_names_are_kept() -> None:
    texts = Texts("en")
    assert [name_of(texts, pioneer.name) for pioneer in DECK.pioneers] == [
        "Princess Yosha Pug",
        "Sister Picassa Collie",
        "Pan Dachshund",
        "Jack Rat-Terrier",
        "Sgt. Leo Bulldog",
        "Spike Mutt",
    ]
    assert name_of(texts, DECK.challenges[0].name) == "Disconcerting Illusion"
