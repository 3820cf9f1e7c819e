"""Going back and looking back: the tables are the right ones, and cost no more than the rows that were written."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import cycle, islice

import pytest

from questkeep.games import CATALOGUE, tschak
from questkeep.kernel.chance import Chance, Rng
from questkeep.kernel.course import Course
from questkeep.kernel.event import Event, Seat, Told, heard
from questkeep.kernel.game import Code, Deck, Game, State, View
from questkeep.kernel.past import LANDMARK_AFTER, LANDMARK_EVERY, MOST_NEAR
from questkeep.kernel.replay import UNDO, UNDO_OPEN, Pick, Record, is_undo, table_after, undo_anew
from tests.bots.small_games import SmallGame


class Beads(SmallGame):
    """Both put beads on a string, for ever; how often anybody did so at any table is counted."""

    answers = 0

    def __init__(self) -> None:
        super().__init__()
        self.string = 0

    def asked(self) -> list[Seat]:
        return [Seat(0), Seat(1)]

    def options(self, seat: Seat) -> list[Code]:
        return [Code(1), Code(2)]

    def apply(self, seat: Seat, code: Code, chance: Chance) -> None:
        Beads.answers += 1
        self.string = hash((self.string, int(code), chance.below(1000)))
        if self.told is not None:
            self.told.append(Told(Event("bead", {"string": self.string})))

    def view(self, seat: Seat | None) -> View:
        return {"string": self.string}

    def clone(self) -> Beads:
        copy = Beads()
        copy.string = self.string
        return copy


def new_string(seats: int, options: Mapping[str, str], deck: Deck, chance: Chance, version: int) -> State:
    return Beads()


other = tschak.GAME
BEADS = Game(
    "beads", 1, (2, 2), [], new_string, other.read_deck, other.standard_deck, other.arrange, other.insight,
    other.card_faces,
)  # fmt: skip


def course_of(game: Game, seats: int, options: dict[str, str], seed: str) -> Course:
    record = Record(game.key, game.version, game.chosen_options(options), game.standard_deck(), seed, [""] * seats, [])
    return Course(game, record)


def played_anew(course: Course, row: int) -> State:
    """The table after a row, with everything that still counts played from the beginning."""
    return table_after(course.game, course.record, row, is_listening=True)


def everything(table: State) -> list[object]:
    """All that can be seen, said and was heard, and what the house asks of a table besides."""
    eyes = [None, *map(Seat, range(table.seats))]
    offered = [[table.notation(seat, code) for code in table.options(seat)] for seat in table.asked()]
    return [table.asked(), offered, table.reveals, table.chapter, *(table.view(seat) for seat in eyes)]


def tidings(table: State) -> list[object]:
    return [heard(table.told or [], seat) for seat in (None, *map(Seat, range(table.seats)))]


def go_on(course: Course, rng: Rng, undo_one_in: int) -> None:
    """Somebody answers at random, withdraws, talks, or takes a step back in one of the three ways."""
    table = course.table
    seats = [seat for seat in map(Seat, range(table.seats)) if course.can_undo(seat)]
    if seats and (not table.asked() or not rng.below(undo_one_in)):
        seat = seats[rng.below(len(seats))]
        ways = [UNDO, UNDO, UNDO_OPEN] if course.game.finality_clause else [UNDO, UNDO_OPEN, undo_anew([seat])]
        course.go(Pick(seat, ways[rng.below(3)]))
        return
    seat = table.asked()[rng.below(len(table.asked()))]
    may = table.may(seat)
    said = may if may and not rng.below(9) else table.options(seat)
    course.go(Pick(seat, table.notation(seat, said[rng.below(len(said))])))


@pytest.mark.parametrize("key", CATALOGUE)
@pytest.mark.parametrize("undo_one_in", [2, 9, 40])
def test_after_an_undo_the_table_is_the_one_that_would_have_been_played_anew(key: str, undo_one_in: int) -> None:
    game = CATALOGUE[key]
    rng = Rng(f"{key} {undo_one_in}")
    course = course_of(game, 3, dict(game.bounds), f"past {key}")
    undos = 0
    for _ in range(400):
        go_on(course, rng, undo_one_in)
        if is_undo(course.record.picks[-1].notation) and (undos := undos + 1) % 5 == 1:
            anew = played_anew(course, course.row)
            assert everything(course.table) == everything(anew)
            assert tidings(course.table) == tidings(anew)
    assert undos > 5


@pytest.mark.parametrize("key", CATALOGUE)
def test_any_row_can_be_looked_at_again_also_one_that_was_taken_back(key: str) -> None:
    game = CATALOGUE[key]
    rng = Rng(key)
    course = course_of(game, 3, dict(game.bounds), f"row {key}")
    for _ in range(300):
        go_on(course, rng, 12)
    before = everything(course.table), tidings(course.table)
    for row in range(0, course.row + 1, 7):
        assert everything(course.past.table_after(row)) == everything(played_anew(course, row))
    assert (everything(course.table), tidings(course.table)) == before


PATTERNS = {
    "a step and back": [0, UNDO],
    "two on, one back": [0, 0, UNDO],
    "many on, many back": [*[0] * 50, *[UNDO] * 49],
    "over the steps of another": [0, 1, 1, 1, 1, 1, UNDO],
    "far over the steps of another": [0, *[1] * 200, UNDO],
    "around a landmark": [*[0] * LANDMARK_EVERY, *[UNDO] * 3, *[0] * 2],
    "now and then": [*[0] * (LANDMARK_EVERY + LANDMARK_AFTER + 1), UNDO],
    "never": [0],
}


def storm(pattern: list[object], rows: int, depth: int) -> Course:
    """So many steps, then so many rows of a pattern: the seat that answers, or seat 0 takes its last step back."""
    course = course_of(BEADS, 2, {}, "storm")
    for said in [*[0] * depth, *islice(cycle(pattern), rows)]:
        course.go(Pick(Seat(0), UNDO) if said == UNDO else Pick(Seat(int(str(said))), "say 1"))
    return course


@pytest.mark.parametrize("pattern", PATTERNS.values(), ids=PATTERNS)
@pytest.mark.parametrize("depth", [10, 700])
def test_undos_cost_about_as_much_as_picks(pattern: list[object], depth: int) -> None:
    for rows in (1_000, 4_000):
        Beads.answers = 0
        course = storm(pattern, rows, depth)
        assert Beads.answers <= 4 * (rows + depth)
        assert len(course.past.near) <= MOST_NEAR
        assert len(course.past.landmarks) <= (rows + depth) / LANDMARK_AFTER
        assert everything(course.table) == everything(played_anew(course, course.row))


@pytest.mark.parametrize("pattern", PATTERNS.values(), ids=PATTERNS)
def test_looking_at_a_row_costs_no_more_in_a_long_game_than_in_a_short_one(pattern: list[object]) -> None:
    course = storm(pattern, 3_000, 500)
    for row in range(0, course.row + 1, 83):
        Beads.answers = 0
        course.past.table_after(row)
        assert Beads.answers < LANDMARK_EVERY + LANDMARK_AFTER
