"""Search: right in small games, the same under the same budget, blind for what its seat cannot know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from questkeep.bots.search import SearchBot
from questkeep.games import CATALOGUE
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat
from questkeep.kernel.game import State
from questkeep.kernel.perspective import Perspective
from tests.bots.small_games import HighDie, Pennies, Plain, Whisper, looked_at


def shares(table: State, seat: int, simulations: int = 3_000) -> dict[int, float]:
    """How often each answer would be given."""
    bot = SearchBot(Plain(), simulations)
    return {int(thought.code): thought.share for thought in bot.weigh(looked_at(table, seat), Rng("thought"))}


@pytest.mark.parametrize("seat", [0, 1])
def test_a_secret_choice_is_made_without_knowing_the_others(seat: int) -> None:
    found = shares(Pennies(), seat)
    assert found[1] == pytest.approx(0.5, abs=0.2)
    assert found[2] == pytest.approx(0.5, abs=0.2)
    assert found.get(3, 0.0) < 0.1


@pytest.mark.parametrize("bit", [0, 1])
def test_what_the_searcher_knows_does_not_leak_into_its_picture_of_a_partner(bit: int) -> None:
    found = shares(Whisper(bit), 0)
    assert found[1] > 0.8  # a partner who knew the bit would make the other answer a sure victory


def test_a_die_is_seen_before_the_next_answer() -> None:
    assert shares(HighDie(), 0)[1] > 0.8  # whoever looks at the die is right always, and only three times in four else


def positions(key: str, seats: int) -> Iterator[State]:
    """A few tables of a random game at which somebody has a choice."""
    game = CATALOGUE[key]
    luck = Rng(f"positions of {key}")
    table = game.new(seats, game.chosen_options({}), game.standard_deck(), luck)
    for pick in range(40):
        if not table.asked():
            return
        seat = table.asked()[0]
        options = table.options(seat)
        if pick % 8 == 3 and len(options) > 1:
            yield table
        table.apply(seat, options[luck.below(len(options))], luck)


@pytest.mark.parametrize("key", CATALOGUE)
def test_equal_knowledge_luck_and_simulations_give_an_equal_choice(key: str) -> None:
    game = CATALOGUE[key]
    bot = SearchBot(game.insight, 30)
    for table in positions(key, 3):
        seat = table.asked()[0]
        options = list(table.options(seat))
        thoughts = []
        for world in range(3):
            other = table.clone()
            if world:
                other.redeal_unseen(Seat(seat), Rng(world))
            thoughts.append(bot.weigh(Perspective(other, seat, Rng("eyes")), Rng("thought")))
        assert thoughts[0] == thoughts[1] == thoughts[2]
        assert {thought.code for thought in thoughts[0]} <= set(options)


def test_the_clock_ends_a_search() -> None:
    bot = SearchBot(Plain(), 10**9, seconds=0.05)
    assert len(bot.weigh(looked_at(Pennies(), 0), Rng(1))) == 3
