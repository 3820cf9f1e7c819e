"""Search: right in small games, the same under the same budget, blind for what its seat cannot know."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from math import inf
from statistics import fmean

import pytest

from questkeep.bots.bot import Thought
from questkeep.bots.search import Node, Search, SearchBot, without_collections
from questkeep.games import CATALOGUE
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Code, State
from questkeep.kernel.perspective import Perspective
from tests.bots.small_games import AtMost, HighDie, Pennies, Plain, Whisper, looked_at

SEEDS = range(16)  # every search here has luck of its own, and what it finds is judged over all of them


def thoughts_on(table: State, seat: int, simulations: int, is_secretive: bool = False) -> list[dict[int, Thought]]:
    """What searches with different luck think of each answer, the answer they would give first."""
    bot = SearchBot(Plain(is_secretive), simulations)
    found = [bot.weigh(looked_at(table, seat), Rng(seed)) for seed in SEEDS]
    return [{int(thought.code): thought for thought in thoughts} for thoughts in found]


def chosen(searches: list[dict[int, Thought]]) -> set[int]:
    """The answers that were given."""
    return {next(iter(thoughts)) for thoughts in searches}


@pytest.mark.parametrize("seat", [0, 1])
def test_a_secret_choice_is_made_without_knowing_the_others(seat: int) -> None:
    searches = thoughts_on(Pennies(), seat, 1_000, is_secretive=True)
    for code in (1, 2):
        shares = [thoughts[code].share for thoughts in searches]
        assert fmean(shares) == pytest.approx(0.5, abs=0.1)
        assert min(shares) > 0.1  # nobody is sure of an answer that the other could foresee


def test_a_foolish_answer_gets_no_share_of_a_secret_choice() -> None:
    searches = thoughts_on(Pennies(), 0, 1_000, is_secretive=True)
    assert max(thoughts[3].share for thoughts in searches) < 0.1


def test_what_the_searcher_knows_does_not_leak_into_its_picture_of_a_partner() -> None:
    usual, rare = (thoughts_on(Whisper(number), 0, 2_000) for number in (1, 2))
    first = [next(iter(thoughts)) for thoughts in usual]
    assert first.count(2) >= 14  # the partner will say 1, which is better than two times in three
    assert chosen(rare) == {1}  # and now he is wrong; a partner who knew the number would make 2 a sure victory
    assert max(thoughts[2].worth for thoughts in rare) < 0.5 < min(thoughts[2].worth for thoughts in usual)


def test_a_die_is_seen_before_the_next_answer() -> None:
    searches = thoughts_on(HighDie(), 0, 1_000)
    assert chosen(searches) == {1}  # whoever looks at the die is right always, and only three times in four else


def test_the_higher_expectation_is_chosen() -> None:
    searches = thoughts_on(AtMost(), 0, 400)
    assert chosen(searches) == {5}
    assert fmean(thoughts[5].worth for thoughts in searches) == pytest.approx(5 / 6, abs=0.05)


def test_answers_are_compared_on_the_same_dice() -> None:
    for seed in SEEDS:
        search = Search(looked_at(AtMost(), 0), [Code(3), Code(4)], Plain(), Rng(seed))
        search.run(20, inf)
        three, four = search.alive
        assert three.tries == four.tries
        assert three.total <= four.total  # what wins with a 3 wins with a 4: never mere luck, even in so few tries


@pytest.mark.parametrize(("doubt", "answer"), [(0.5, 4), (50.0, 3)])
def test_in_doubt_the_first_answer_is_given(doubt: float, answer: int) -> None:
    insight = Plain()
    insight.doubt = doubt
    for seed in SEEDS:
        search = Search(looked_at(AtMost(), 0), [Code(3), Code(4)], insight, Rng(seed))
        search.run(200, inf)
        assert search.thoughts()[0].code == answer


def test_no_answer_promises_more_than_the_one_to_give() -> None:
    insight = Plain()
    insight.doubt = 50.0  # so the first answer is given although the other one wins more often
    for seed in SEEDS:
        search = Search(looked_at(AtMost(), 0), [Code(3), Code(4)], insight, Rng(seed))
        search.run(200, inf)
        first, other = search.thoughts()
        means = {candidate.code: candidate.mean() for candidate in search.candidates}
        assert means[other.code] > means[first.code]
        assert other.worth <= first.worth


def test_edges_stay_with_their_answers_where_worlds_offer_different_ones() -> None:
    node = Node()
    one, two = node.among([Code(1), Code(2)])
    assert node.among([Code(2), Code(3)])[0] is two
    again = node.among([Code(2), Code(1)])
    assert again == [two, one]
    assert node.among([Code(2), Code(1)]) is again  # for the same answers nothing is looked up


@pytest.mark.parametrize("is_on", [True, False])
def test_collections_are_off_only_while_a_search_runs(is_on: bool) -> None:
    (gc.enable if is_on else gc.disable)()
    found: list[bool] = []
    try:
        with suppress(ZeroDivisionError), without_collections():
            found.append(gc.isenabled())
            raise ZeroDivisionError
        found.append(gc.isenabled())
    finally:
        gc.enable()
    assert found == [False, is_on]


class Listening(Plain):
    """Notes whether collections are on while it is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: set[bool] = set()

    def value(self, table: State, seat: Seat) -> float:
        self.heard.add(gc.isenabled())
        return super().value(table, seat)


def test_a_bot_that_searches_is_not_disturbed_by_collections() -> None:
    insight = Listening()
    SearchBot(insight, 20).weigh(looked_at(AtMost(), 0), Rng(1))
    assert insight.heard == {False}


@pytest.mark.parametrize("key", CATALOGUE)
def test_a_search_leaves_no_cycles_behind(key: str) -> None:
    bot = SearchBot(CATALOGUE[key].tuned_insight, 24)
    table = next(positions(key))
    gc.collect()
    gc.set_debug(gc.DEBUG_SAVEALL)  # whatever is found in cycles is kept to be looked at
    try:
        bot.weigh(Perspective(table, table.asked()[0], Rng(1)), Rng(2))
        gc.collect()
        left = {type(thing).__name__ for thing in gc.garbage if type(thing).__module__.startswith("questkeep")}
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
    assert left == set()


def positions(key: str) -> Iterator[State]:
    """Tables of a random game at which somebody has more than one answer that is worth a thought."""
    game = CATALOGUE[key]
    luck = Rng(f"positions of {key}")
    table = game.new(3, game.chosen_options({}), game.standard_deck(), luck)
    while table.asked():
        seat = table.asked()[0]
        options = table.options(seat)
        if len(options) > 1 and len(game.insight.promising(table, seat, options)) > 1:
            yield table
        table.apply(seat, options[luck.below(len(options))], luck)


@pytest.mark.parametrize("key", CATALOGUE)
def test_equal_knowledge_luck_and_simulations_give_an_equal_choice(key: str) -> None:
    bot = SearchBot(CATALOGUE[key].insight, 30)
    tables = 0
    for table in islice(positions(key), 0, 12, 3):
        seat = table.asked()[0]
        thoughts = []
        for world in range(3):
            other = table.clone()
            if world:
                other.redeal_unseen(seat, Rng(world))
            thoughts.append(bot.weigh(Perspective(other, seat, Rng("eyes")), Rng("thought")))
        assert thoughts[0] == thoughts[1] == thoughts[2]
        assert len(thoughts[0]) > 1
        assert {thought.code for thought in thoughts[0]} <= set(table.options(seat))
        tables += 1
    assert tables == 4


def test_a_budget_of_simulations_can_be_reproduced() -> None:
    one, same, other = (
        SearchBot(Plain(), 500).weigh(looked_at(HighDie(), 0), Rng(luck)) for luck in ("thought", "thought", "other")
    )
    assert one == same != other


def test_the_clock_ends_a_search() -> None:
    bot = SearchBot(Plain(), 10**9, seconds=0.05)
    assert len(bot.weigh(looked_at(Pennies(), 0), Rng(1))) == 3
