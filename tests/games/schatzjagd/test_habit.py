"""What a lord does by habit and thinks over in a search: allowed, and read from his own knowledge alone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from questkeep.bots import bot_named
from questkeep.games.schatzjagd import GAME, WEIGHTS
from questkeep.games.schatzjagd.cards import standard_deck
from questkeep.games.schatzjagd.insight import SchatzjagdInsight
from questkeep.games.schatzjagd.plan import FARTHEST, Plan
from questkeep.games.schatzjagd.rules.deck import FIELDS
from questkeep.games.schatzjagd.rules.flow import Schatzjagd
from questkeep.games.schatzjagd.rules.table import NONE
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat
from questkeep.kernel.game import State
from questkeep.kernel.perspective import Perspective

INSIGHT = SchatzjagdInsight(WEIGHTS.tuned)
LIVELY = {"plunder": "yes", "deposit": "yes", "catharsis": "yes", "days": "40"}


def questions(seats: int, wishes: dict[str, str]) -> Iterator[tuple[State, Seat]]:
    """Every question of a few games with more than one answer; half of them are answered at random."""
    greedy = bot_named("greedy", GAME)
    for number in range(2):
        luck = Rng(f"habits {number}")
        table = GAME.new(seats, GAME.chosen_options(wishes), standard_deck(), luck)
        while table.asked():
            seat = table.asked()[0]
            options = table.options(seat)
            if len(options) > 1:
                yield table, seat
            is_bold = luck.below(2) == 0
            code = greedy.choose(Perspective(table, seat, luck), luck) if is_bold else options[luck.below(len(options))]
            table.apply(seat, code, luck)


def test_a_plan_costs_what_its_steps_cost_whoever_asks_first() -> None:
    for table, seat in islice(questions(2, LIVELY), 0, None, 40):
        assert isinstance(table, Schatzjagd)
        if table.players[seat].castle == NONE:
            continue
        plan, other = (Plan(table, seat, INSIGHT.native) for _ in range(2))
        board = table.deck.board
        costs = [plan.cost_from(field) for field in range(FIELDS)]
        assert [other.cost_from(field) for field in reversed(range(FIELDS))] == costs[::-1]
        goals = dict(sorted(plan.goals() or plan.shops(), key=lambda goal: -goal[1]))
        for field in range(FIELDS):
            steps = [goals.get(field, FARTHEST)]
            for way in range(FIELDS):
                if field in board.ways[way]:
                    night = INSIGHT.native.night if board.is_city[way] and not board.is_city[field] else 0
                    steps.append(plan.arriving_at(way) + 1 + night)
            assert costs[field] == min(*steps, FARTHEST)


@pytest.mark.parametrize(("seats", "wishes"), [(2, LIVELY), (4, {"days": "20"})])
def test_habits_and_candidates_are_answers_to_the_question(seats: int, wishes: dict[str, str]) -> None:
    for table, seat in questions(seats, wishes):
        options = table.options(seat)
        assert INSIGHT.reply(table, seat, options, Rng(1)) in options
        candidates = INSIGHT.candidates(table, seat, options)
        assert set(candidates) <= set(options)
        assert len(set(candidates)) == len(candidates)


def test_habits_and_candidates_are_the_same_in_all_worlds_that_look_alike() -> None:
    for place, (table, seat) in enumerate(questions(2, LIVELY)):
        thoughts = set()
        for world in range(3):
            imagined = table.clone()
            imagined.redeal_unseen(seat, Rng(f"{place} {world}"))
            options = imagined.options(seat)
            reply = INSIGHT.reply(imagined, seat, options, Rng(1))
            thoughts.add((reply, tuple(INSIGHT.candidates(imagined, seat, options))))
        assert len(thoughts) == 1


def test_a_plan_is_not_kept_for_another_table() -> None:
    home, away = (
        GAME.arrange(2, GAME.chosen_options({}), standard_deck(), {"moment": "journey", "steps": 1, **position})
        for position in (
            {"at": {"0": "A8"}, "carried": {"0": ["orb"]}},
            {"at": {"0": "A8"}, "hands": {"0": ["M1", "W1", "W1", "W1"]}},
        )
    )
    steps = [
        table.notation(Seat(0), INSIGHT.reply(table, Seat(0), table.options(Seat(0)), Rng(1))) for table in (home, away)
    ]
    assert steps == ["step A9", "step A7"]


@pytest.mark.parametrize(("card", "is_near"), [("F19", True), ("T6", True), ("W6", False), ("Z3", False)])
def test_harm_is_laid_round_the_castle_of_a_rival(card: str, is_near: bool) -> None:
    position: dict[str, object] = {"moment": "part-two", "at": {"1": "D3"}, "hands": {"0": [card]}}
    table = GAME.arrange(2, GAME.chosen_options({}), standard_deck(), position)
    table.apply(Seat(0), table.parse(Seat(0), f"insert {card}"), Rng(1))
    place = table.notation(Seat(0), INSIGHT.reply(table, Seat(0), table.options(Seat(0)), Rng(1)))
    assert (place in ("put H1", "put I2", "put J3")) == is_near
