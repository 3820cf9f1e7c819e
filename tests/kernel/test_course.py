"""A match row by row, and steps taken back."""

from __future__ import annotations

import pytest

from questkeep.games import CATALOGUE
from questkeep.games.tschak import GAME
from questkeep.kernel.chance import Rng
from questkeep.kernel.course import Course, replay
from questkeep.kernel.errors import IllegalPick
from questkeep.kernel.event import Seat, heard
from questkeep.kernel.game import Code, State
from questkeep.kernel.replay import UNDO, UNDO_OPEN, Pick, Record, counted_rows
from questkeep.lab.walks import random_pick


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


def sights(table: State) -> list[object]:
    return [table.view(seat) for seat in (None, *map(Seat, range(table.seats)))]


def test_an_open_undo_leaves_no_lock_and_counts_in_place_of_what_it_cancels() -> None:
    course = course_of(3, "open")
    for seat in (1, 2, 0):
        answer(course, seat)
    course.go(Pick(Seat(0), UNDO_OPEN))
    assert course.opened == [1, 2]
    assert course.table.asked() == [0, 1, 2]
    assert counted_rows(course.record.picks) == [1, 2, 4]
    for seat in (1, 2):
        assert not course.can_undo_freely(Seat(seat))
    assert not course.can_undo(Seat(0))
    answer(course, 2, 3)
    assert course.can_undo_freely(Seat(2))
    assert sights(replay(GAME, course.record)) == sights(course.table)


def test_a_new_deal_keeps_what_the_named_seats_know_and_is_made_by_the_luck_of_its_row() -> None:
    course = course_of(3, "anew")
    for seat in (0, 1, 2):
        answer(course, seat)
    before = course_of(3, "anew").table
    course.go(Pick(Seat(1), "undo anew 1 2"))
    hands = [[table.view(Seat(seat))["hand"] for seat in range(3)] for table in (before, course.table)]
    assert [now == then for now, then in zip(*hands, strict=True)] == [False, True, True]
    assert sights(replay(GAME, course.record)) == sights(course.table)
    again = course_of(3, "anew")
    for pick in course.record.picks:
        again.go(pick)
    assert sights(again.table) == sights(course.table)


def test_what_was_opened_or_dealt_anew_stays_so_through_further_undos() -> None:
    course = course_of(2, "chain")
    for seat in (0, 1, 0, 1):
        answer(course, seat)
    course.go(Pick(Seat(1), "undo anew 1"))
    anew = sights(course.table)
    answer(course, 1, 2)
    course.go(Pick(Seat(1), UNDO))
    assert sights(course.table) == anew
    course.go(Pick(Seat(1), "undo anew 1"))
    assert counted_rows(course.record.picks) == [1, 8]  # what seat 0 had locked in row 1 is open again by row 8
    assert sights(course.table) != anew
    assert sights(replay(GAME, course.record)) == sights(course.table)


@pytest.mark.parametrize(
    "written",
    ["undo anew", "undo anew 0", "undo anew 1 0", "undo anew 1 1", "undo anew 1 7", "undo anew 1 x", "undo x"],
)
def test_an_undo_that_is_written_in_another_way_is_refused_and_changes_nothing(written: str) -> None:
    course = course_of(2, "otherwise")
    answer(course, 0)
    answer(course, 1)
    before = sights(course.table)
    with pytest.raises(IllegalPick, match="not-understood"):
        course.go(Pick(Seat(1), written))
    assert (course.row, sights(course.table)) == (2, before)


def test_an_answer_counts_once_however_often_it_is_taken_back() -> None:
    course = course_of(2, "answers")
    answer(course, 0)
    assert course.answers(Seat(0)) == 1
    course.go(Pick(Seat(0), UNDO))
    assert course.answers(Seat(0)) == 0
    answer(course, 0)
    answer(course, 1)
    answer(course, 0)
    assert [course.answers(Seat(seat)) for seat in (0, 1)] == [2, 1]


def test_a_course_can_begin_in_the_middle_of_a_game_and_leaves_that_table_alone() -> None:
    middle = course_of(2, "middle")
    for seat in (0, 1):
        answer(middle, seat)
    before = sights(middle.table)
    options = GAME.chosen_options({})
    record = Record(GAME.key, GAME.version, options, GAME.standard_deck(), "later", ["", ""], [])
    course = Course(GAME, record, middle.table)
    answer(course, 0)
    course.go(Pick(Seat(0), UNDO))
    assert sights(course.table) == before
    assert sights(middle.table) == before


@pytest.mark.parametrize("key", CATALOGUE)
def test_a_trial_changes_nothing_and_taken_over_it_is_the_row_itself(key: str) -> None:
    game = CATALOGUE[key]
    options = game.chosen_options(dict(game.bounds))
    tried, gone = (
        Course(game, Record(key, game.version, options, game.standard_deck(), "trial", [""] * 3, [])) for _ in range(2)
    )
    luck = Rng("picks")
    for row in range(150):
        if not tried.table.asked():
            break
        seat, code = random_pick(tried.table, luck)
        pick = Pick(seat, tried.table.notation(seat, code))
        before = standing(tried)
        trial = tried.attempt(pick, code)
        assert standing(tried) == before
        tried.take(trial)
        gone.go(pick)
        if row % 10 == 9:
            tried.go(Pick(seat, UNDO))
            gone.go(Pick(seat, UNDO))
        assert standing(tried) == standing(gone)
    assert tried.row > 60
    assert sights(replay(game, tried.record)) == sights(tried.table)


def standing(course: Course) -> list[object]:
    """How things stand: what is seen, was told, counts, and can be taken back."""
    seats = [Seat(seat) for seat in range(course.table.seats)]
    tidings = [heard(course.table.told or [], seat) for seat in (None, *seats)]
    undo = [[course.can_undo(seat), course.can_undo_freely(seat), course.has_shown(seat)] for seat in seats]
    answers = [course.answers(seat) for seat in seats]
    picks = [(pick.seat, pick.notation) for pick in course.record.picks]
    return [sights(course.table), course.table.asked(), course.table.reveals, tidings, undo, answers, picks]


def test_a_trial_that_the_rules_refuse_leaves_no_row() -> None:
    course = course_of(2, "refused")
    before = standing(course)
    one, other = course.table.options(Seat(0))[:2]
    two = Code(one | other)  # cards, where one is asked for
    with pytest.raises(IllegalPick, match="T-17"):
        course.attempt(Pick(Seat(0), course.table.notation(Seat(0), two)), two)
    assert standing(course) == before


def test_nothing_can_be_undone_at_the_opening() -> None:
    with pytest.raises(IllegalPick, match="nothing-to-undo"):
        course_of(2, "opening").go(Pick(Seat(0), UNDO))


def test_a_refused_pick_leaves_no_row() -> None:
    course = course_of(2, "refused")
    with pytest.raises(IllegalPick):
        course.go(Pick(Seat(0), "play W5w W5n"))
    assert course.row == 0
