"""Perspectives: all a bot receives, and nothing of it comes from what its seat cannot know."""

from __future__ import annotations

import pytest

from questkeep.games.tschak import GAME
from questkeep.kernel.chance import Rng
from questkeep.kernel.errors import RuleBug
from questkeep.kernel.event import Seat
from questkeep.kernel.game import WITHDRAW, State
from questkeep.kernel.perspective import Perspective
from questkeep.kernel.playout import play_out

ME, LEFT, OPPOSITE = Seat(0), Seat(1), Seat(2)


def table_with_locked_choice() -> State:
    """Three players in keep 1; the left neighbour has already chosen in secret."""
    table = GAME.new(3, GAME.chosen_options({}), GAME.standard_deck(), Rng("perspective"))
    table.apply(LEFT, table.options(LEFT)[3], Rng(0))
    return table


def world_alike(table: State) -> State:
    """Another table that looks the same to me."""
    other = table.clone()
    other.redeal_unseen(ME, Rng("alike"))
    assert other.view(LEFT) != table.view(LEFT)
    return other


def views(table: State) -> list[object]:
    return [table.view(observer) for observer in (ME, LEFT, OPPOSITE, None)]


def test_a_perspective_shows_what_its_seat_sees_and_may_answer() -> None:
    table = GAME.new(3, GAME.chosen_options({}), GAME.standard_deck(), Rng("perspective"))
    perspective = Perspective(table, ME, Rng(1))
    assert perspective.view() == table.view(ME)
    assert perspective.options() == table.options(ME)
    assert perspective.fallback() == table.fallback(ME)
    assert [perspective.notation(code) for code in perspective.options()] == [
        table.notation(ME, code) for code in table.options(ME)
    ]


def test_worlds_that_look_alike_give_equal_perspectives() -> None:
    table = table_with_locked_choice()
    one, other = (Perspective(world, ME, Rng(1)) for world in (table, world_alike(table)))
    assert one.view() == other.view()
    assert one.options() == other.options()
    for seed in range(5):
        imagined, imagined_elsewhere = one.imagine(Rng(seed)), other.imagine(Rng(seed))
        assert views(imagined) == views(imagined_elsewhere)
        play_out(imagined, Rng(seed))
        play_out(imagined_elsewhere, Rng(seed))
        assert views(imagined) == views(imagined_elsewhere)


def test_a_perspective_forgets_the_true_table() -> None:
    table = table_with_locked_choice()
    hands = {str(Perspective(table, ME, Rng(seed)).imagine(Rng(seed)).view(LEFT)["hand"]) for seed in range(20)}
    assert len(hands) == 20
    assert str(table.view(LEFT)["hand"]) not in hands


def test_locked_choices_of_others_are_open_again() -> None:
    table = table_with_locked_choice()
    imagined = Perspective(table, ME, Rng(1)).imagine(Rng(2))
    assert imagined.asked() == [ME, LEFT, OPPOSITE]
    assert all(WITHDRAW not in imagined.may(seat) for seat in (ME, LEFT, OPPOSITE))


def test_playing_in_an_imagined_world_leaves_perspective_and_table_as_they_were() -> None:
    table = table_with_locked_choice()
    perspective = Perspective(table, ME, Rng(1))
    before, before_in_mind = views(table), views(perspective.imagine(Rng(2)))
    play_out(perspective.imagine(Rng(2)), Rng(3))
    assert views(table) == before
    assert views(perspective.imagine(Rng(2))) == before_in_mind


def test_only_a_seat_that_is_asked_has_a_perspective() -> None:
    with pytest.raises(RuleBug, match="seat 1 asked for a perspective while it is not asked"):
        Perspective(table_with_locked_choice(), LEFT, Rng(1))
