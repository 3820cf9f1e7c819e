"""Before the first turn: the box, the pioneers, the numbers for each table, and what chance decides."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

import pytest

from questkeep.games.fetch_quest import GAME
from questkeep.games.fetch_quest.cards import standard_deck
from questkeep.games.fetch_quest.rules.deck import TAGS
from questkeep.games.fetch_quest.rules.flow import FetchQuest
from questkeep.games.fetch_quest.rules.view import look
from questkeep.kernel.chance import Rng
from questkeep.lab.witness import FetchQuestWitness
from tests.conformance.uniform import assert_uniform

DECK = standard_deck()


def new_table(seats: int, seed: int | str, **options: str) -> FetchQuest:
    table = GAME.new(seats, GAME.chosen_options(options), GAME.standard_deck(), Rng(seed))
    assert isinstance(table, FetchQuest)
    return table


def test_f01_a_hundred_and_ten_cards_for_three_to_six_players() -> None:
    fortune = sum(kind.copies for kind in DECK.kinds)
    assert (len(DECK.pioneers), fortune, len(DECK.challenges), len(DECK.missions)) == (6, 72, 28, 4)
    assert [len(cards) for cards in DECK.lettered] == [13, 5, 5, 5]
    assert GAME.seats == (3, 6)


@pytest.mark.parametrize("seats", [2, 7])
def test_f25_fewer_than_three_or_more_than_six_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match=rf"wrong-seats \(fewest 3, most 6, seats {seats}\)"):
        GAME.check_seats(seats)


def test_f08_f09_six_pioneers_two_of_each_focus() -> None:
    names = {
        0: ["princess-yosha-pug", "sister-picassa-collie"],
        1: ["pan-dachshund", "jack-rat-terrier"],
        2: ["sgt-leo-bulldog", "spike-mutt"],
    }
    for focus, pioneers in names.items():
        assert [one.name for one in DECK.pioneers if one.focus == focus] == pioneers
    for one in DECK.pioneers:
        basics = [one.basics.mind, one.basics.skill, one.basics.war]
        assert sum(basics) == 6
        assert basics[one.focus] == max(basics)
        assert one.active
        assert one.retreat
    assert [one.stamina for one in DECK.pioneers] == [5, 5, 5, 5, 6, 6]


def test_rc4_one_focus_tag_and_one_background_tag_each() -> None:
    for one in DECK.pioneers:
        assert (one.tags & 0b000111).bit_count() == 1
        assert (one.tags & 0b111000).bit_count() == 1
    assert all(sum(one.tags >> tag & 1 for one in DECK.pioneers) == 2 for tag in range(len(TAGS)))


def test_rc1_printed_names_are_kept() -> None:
    illusion = next(one for one in DECK.challenges if one.name == "disconcerting-illusion")
    assert (illusion.defeat.mind, illusion.defeat.total) == (3, 3)
    assert [one.name for one in DECK.pioneers if one.is_first] == ["spike-mutt"]


def test_f02_stamina_is_a_number_from_zero_to_the_maximum() -> None:
    table = new_table(6, "stamina")
    rng = Rng("stamina")
    while asked := table.asked():
        options = table.options(asked[0])
        table.apply(asked[0], options[rng.below(len(options))], rng)
        for player in look(table, None)["players"]:
            assert 0 <= player["stamina"] <= player["most"]


@pytest.mark.parametrize(("seats", "basics", "removed"), [(3, 18, 18), (4, 24, 12), (5, 30, 6), (6, 36, 0)])
def test_f17_f20_f25_the_numbers_of_each_table(seats: int, basics: int, removed: int) -> None:
    table = new_table(seats, f"numbers {seats}")
    seen = table.view(None)
    assert sum(player["cards"] + player["deck"] for player in seen["players"]) == basics
    assert len(seen["removed"]) == removed
    assert (seen["fortune"]["deck"], len(seen["fortune"]["pile"])) == (32, 4)
    assert (seen["challenges"]["deck"], len(seen["queue"])) == (7, 6)
    assert {letter: len(cards) for letter, cards in seen["challenges"]["reserve"].items()} == {"B": 5, "C": 5, "D": 5}
    assert not any(table.deck.kinds[card].is_basic for card in [*table.fortune, *table.pile])


def test_f06_every_card_is_in_exactly_one_place_from_the_deal_to_the_end() -> None:
    witness = FetchQuestWitness()
    for seats in range(3, 7):
        table, rng = new_table(seats, f"places {seats}"), Rng("places")
        census = {"cards": 72, "kinds": DECK.key_of, "challenges": 28}
        while asked := table.asked():
            assert witness.census(table) == census
            options = table.options(asked[-1])
            table.apply(asked[-1], options[rng.below(len(options))], rng)
        assert witness.census(table) == census


def test_f14_f15_random_teams_are_equally_likely_and_have_every_focus_with_three_or_four() -> None:
    focus = [one.focus for one in DECK.pioneers]
    for seats in (3, 4, 5, 6):
        fitting = [
            frozenset(team)
            for team in combinations(range(6), seats)
            if seats > 4 or len({focus[number] for number in team}) == 3
        ]
        teams = (frozenset(one.pioneer for one in new_table(seats, f"{n}").players) for n in range(60 * len(fitting)))
        if len(fitting) > 1:
            assert_uniform(teams, fitting)
        else:
            assert set(teams) == set(fitting)


def test_f19_starting_decks_are_shuffled() -> None:
    def order(seed: int) -> tuple[int, ...]:
        table = new_table(3, seed, pioneers="chosen")
        for seat, said in enumerate(["claim P6", "claim P1", "claim P3"]):
            table.apply(table.asked()[0], table.parse(table.asked()[0], said), Rng(f"{seed} {seat}"))
        return tuple(table.players[1].deck)

    possible = set(permutations(sorted(order(0))))
    assert_uniform((order(seed) for seed in range(40 * len(possible))), possible)


def test_f22_every_challenge_of_the_letter_a_may_lie_anywhere() -> None:
    places = Counter(tuple(new_table(3, seed).queue) for seed in range(400))
    assert {len(set(queue)) for queue in places} == {6}
    assert {challenge for queue in places for challenge in queue} == set(DECK.lettered[0])


def test_f20_the_fortune_deck_is_shuffled_before_the_pile_is_laid_out() -> None:
    piles = {tuple(new_table(3, seed).pile) for seed in range(30)}
    assert len(piles) > 25
    assert {card for pile in piles for card in pile} > set(DECK.fortune[:4])


def test_f23_the_player_of_spike_mutt_goes_first_else_chance_decides() -> None:
    firsts: Counter[int] = Counter()
    for seed in range(200):
        table = new_table(3, seed)
        mutt = [seat for seat, player in enumerate(table.players) if DECK.pioneers[player.pioneer].is_first]
        assert table.asked() == (mutt or [table.first])
        firsts[table.first - mutt[0] if mutt else 9] += 1
        chosen = new_table(3, seed, **{"first-player": "random"})
        firsts[10 + chosen.first] += 1
    assert firsts[0] > 0
    assert all(firsts[10 + seat] > 40 for seat in range(3))
