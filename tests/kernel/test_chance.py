"""Luck: the same on every machine for ever, fair, and written down where a test needs it."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import sqrt

import pytest

from questkeep.kernel.chance import Rng, ScriptedChance
from questkeep.kernel.errors import RuleBug


def words(rng: Rng, count: int) -> list[int]:
    return [int(rng.word()) for _ in range(count)]


def looks_uniform(seen: Counter[object], kinds: int) -> bool:
    """The χ² test at p = 0.001, with the bound of Wilson and Hilferty."""
    expected = seen.total() / kinds
    missing = kinds - len(seen)
    chi_square = sum((count - expected) ** 2 / expected for count in seen.values()) + missing * expected
    spread = 2 / (9 * (kinds - 1))
    return chi_square < (kinds - 1) * (1 - spread + 3.0902 * sqrt(spread)) ** 3


def test_the_generator_is_sfc32() -> None:
    rng = Rng(0)
    rng.a, rng.b, rng.c, rng.counter = 0, 12345, 0, 1
    words(rng, 12)
    # Published values for this start, after the twelve empty rounds.
    assert words(rng, 5) == [235160590, 2967261163, 116171463, 2882324903, 362604721]


def test_a_generator_goes_on_from_where_another_stands() -> None:
    first, second = Rng("first"), Rng("second")
    words(first, 5)
    second.resume(first)
    assert words(second, 5) == words(first, 5)


def test_a_seed_gives_the_same_words_for_ever() -> None:
    assert words(Rng(0), 4) == [3159920838, 2143171353, 1817312964, 4093578756]
    assert words(Rng("questkeep"), 4) == [1008193306, 528249202, 381855823, 609399318]


def test_a_seed_gives_the_same_luck_for_ever() -> None:
    keyed = Rng.keyed("secret", 3)
    assert [keyed.below(100) for _ in range(8)] == [15, 80, 5, 52, 11, 94, 40, 24]
    rng = Rng(7)
    cards = list(range(10))
    rng.shuffle(cards)
    assert cards == [6, 1, 4, 8, 3, 7, 0, 9, 2, 5]
    assert rng.die(6) == 6
    assert rng.fork().below(1000) == 773


def test_a_number_and_its_text_are_the_same_seed() -> None:
    assert words(Rng(42), 3) == words(Rng("42"), 3)


@pytest.mark.parametrize("bound", [2, 3, 6, 10, 52, 1000])
def test_every_number_below_a_bound_is_equally_likely(bound: int) -> None:
    rng = Rng(f"below {bound}")
    seen: Counter[object] = Counter(rng.below(bound) for _ in range(20 * bound + 2000))
    assert set(seen) <= set(range(bound))
    assert looks_uniform(seen, bound)


def test_a_large_bound_favours_no_small_numbers() -> None:
    bound = 3 * 2**29  # without rejection two of three would have three words each, the third only two
    rng = Rng("large")
    seen: Counter[object] = Counter(rng.below(bound) % 3 for _ in range(3000))
    assert looks_uniform(seen, 3)


def test_a_die_shows_1_to_its_number_of_sides() -> None:
    rng = Rng("die")
    assert {rng.die(6) for _ in range(200)} == {1, 2, 3, 4, 5, 6}


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    rng = Rng("shuffle")
    seen: Counter[object] = Counter()
    for _ in range(24 * 100):
        cards = [1, 2, 3, 4]
        rng.shuffle(cards)
        seen[tuple(cards)] += 1
    assert set(seen) == set(permutations([1, 2, 3, 4]))
    assert looks_uniform(seen, 24)


def test_nothing_can_be_chosen_from_nothing() -> None:
    with pytest.raises(RuleBug):
        Rng(1).below(0)


def test_every_row_of_a_match_has_luck_of_its_own() -> None:
    first_words = {words(Rng.keyed("secret", row), 1)[0] for row in range(500)}
    assert len(first_words) == 500
    assert words(Rng.keyed("secret", 1), 1) != words(Rng.keyed("another", 1), 1)


def test_a_fork_goes_its_own_way() -> None:
    rng, same = Rng(5), Rng(5)
    fork = rng.fork()
    assert words(fork, 3) == words(same.fork(), 3)
    assert words(fork, 3) != words(rng, 3)


def test_a_script_throws_what_it_says() -> None:
    script = ScriptedChance([6, 1, 3])
    assert [script.die(6), script.die(6), script.below(3)] == [6, 1, 2]


def test_a_script_leaves_a_shuffle_as_it_lies() -> None:
    cards = [3, 1, 2]
    ScriptedChance([]).shuffle(cards)
    assert cards == [3, 1, 2]


def test_a_script_keeps_the_list_it_was_made_from() -> None:
    throws = [4]
    ScriptedChance(throws).die(6)
    assert throws == [4]


@pytest.mark.parametrize("throws", [[], [7], [0]])
def test_a_script_that_does_not_fit_is_a_mistake(throws: list[int]) -> None:
    with pytest.raises(RuleBug, match="the script"):
        ScriptedChance(throws).die(6)
