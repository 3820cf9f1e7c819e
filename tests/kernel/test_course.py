"""A match row by row, and steps taken back."""

from __future__ import annotations

import pytest

from questkeep.games.tschak import GAME
from questkeep.kernel.course import Course
from questkeep.kernel.errors import IllegalPick
from questkeep.kernel.event import Seat
from questkeep.kernel.replay import UNDO, Pick, Record, counted_rows, replay


def course_of(seats: int, seed: str) -> Course:
    options = GAME.chosen_options({})
    record = Record(GAME.key, GAME.version, options, GAME.standard_deck(), seed, ["random"] * seats, [])
    return Course(GAME, record)


def answer(course: Course, seat: int, number: int = 0) -> None:
    code = course.table.options(Seat(seat))[number]
    course.go(Pick(Seat(seat), course.table.notation(Seat(seat), code)))


def test_a_locked_choice_is_free_to_undo_until_somebody_else_answers() -> None:
    course = course_of(3, "free")
    answer(course, 1)
    assert course.can_undo_freely(Seat(1))
    assert not course.can_undo_freely(Seat(0))
    answer(course, 2)
    assert not course.can_undo_freely(Seat(1))


def test_a_step_that_revealed_cards_is_not_free() -> None:
    course = course_of(2, "revealed")
    answer(course, 0)
    answer(course, 1)
    assert course.can_undo(Seat(1))
    assert not course.can_undo_freely(Seat(1))


def test_an_undo_brings_back_the_table_before_the_step() -> None:
    course = course_of(2, "back")
    before = [course.table.view(seat) for seat in (None, Seat(0), Seat(1))]
    answer(course, 0, 3)
    course.go(Pick(Seat(0), UNDO))
    assert [course.table.view(seat) for seat in (None, Seat(0), Seat(1))] == before
    assert course.row == 2
    assert not course.can_undo_freely(Seat(0))


def test_an_undone_reveal_can_be_played_otherwise_and_the_record_replays() -> None:
    course = course_of(2, "otherwise")
    answer(course, 0)
    answer(course, 1)
    course.go(Pick(Seat(1), UNDO))
    answer(course, 1, 5)
    assert counted_rows(course.record.picks) == [1, 4]
    again = replay(GAME, course.record)
    assert again.view(None) == course.table.view(None)


def test_an_undo_takes_back_what_others_did_since() -> None:
    course = course_of(2, "since")
    answer(course, 0)
    answer(course, 1)
    before = [course.table.view(seat) for seat in (None, Seat(0), Seat(1))]
    for seat in (0, 1, 1):
        answer(course, seat)
    course.go(Pick(Seat(0), UNDO))
    assert [course.table.view(seat) for seat in (None, Seat(0), Seat(1))] == before
    assert counted_rows(course.record.picks) == [1, 2]
    assert replay(GAME, course.record).view(None) == before[0]
    course.go(Pick(Seat(0), UNDO))
    assert counted_rows(course.record.picks) == []
    assert not course.can_undo(Seat(1))


def test_nothing_can_be_undone_at_the_opening() -> None:
    with pytest.raises(IllegalPick, match="nothing-to-undo"):
        course_of(2, "opening").go(Pick(Seat(0), UNDO))


def test_a_refused_pick_leaves_no_row() -> None:
    course = course_of(2, "refused")
    with pytest.raises(IllegalPick):
        course.go(Pick(Seat(0), "play W5w W5n"))
    assert course.row == 0
