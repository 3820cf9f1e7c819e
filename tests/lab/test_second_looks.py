"""Nobody looks twice, in any game; and every hole that the house once had is found."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
import typer
from typer.testing import CliRunner, Result

from questkeep.consent import Chair, Consent, Offer
from questkeep.games import CATALOGUE
from questkeep.kernel.course import Course
from questkeep.kernel.event import Seat
from questkeep.kernel.replay import UNDO, UNDO_OPEN
from questkeep.lab.second_looks import MakeConsent
from questkeep.lab.second_looks_command import Tally, Task, second_looks, summed, tasks_of, try_game


def run(*words: str) -> Result:
    app = typer.Typer()
    app.command()(second_looks)
    return CliRunner().invoke(app, words)


def tried(game: str, games: int, consent: MakeConsent = Consent) -> Tally:
    return summed([try_game(Task(game, number, 12, 7), consent) for number in range(games)])


@pytest.mark.parametrize("game", CATALOGUE)
def test_nobody_looks_twice(game: str) -> None:
    tally = tried(game, 8)
    assert tally.problems == ()
    assert tally.parted > tally.pairs / 4
    assert (tally.agreed > 0) == (tally.anew > 0) == (game != "fetch_quest")  # [F-98] nothing shown is taken back there


# Holes --------------------------------------------------------------------------------------------------------


def as_if(course: Course, seat: Seat, chairs: Sequence[Chair], is_practice: bool, like_bots: list[bool]) -> Offer:
    """The offer if some chairs had no more say than a bot's; where nobody else has one, all agree."""
    chairs = [Chair("bot", False) if is_silent else chair for chair, is_silent in zip(chairs, like_bots, strict=True)]
    offer = Consent(is_practice).offer_to(seat, course, chairs)
    return Offer("free", UNDO_OPEN) if offer.why == "bots" else offer


class BotsAgree(Consent):
    def offer_to(self, seat: Seat, course: Course, chairs: Sequence[Chair]) -> Offer:
        return as_if(course, seat, chairs, self.is_practice, [False] * len(chairs))


class StandInsAgree(Consent):
    def offer_to(self, seat: Seat, course: Course, chairs: Sequence[Chair]) -> Offer:
        return as_if(course, seat, chairs, self.is_practice, [chair.filling == "stand-in" for chair in chairs])


class OpenSeatsAgree(Consent):
    def offer_to(self, seat: Seat, course: Course, chairs: Sequence[Chair]) -> Offer:
        return as_if(course, seat, chairs, self.is_practice, [chair.filling == "open" for chair in chairs])


class TheAbsentAgree(Consent):
    def offer_to(self, seat: Seat, course: Course, chairs: Sequence[Chair]) -> Offer:
        return as_if(course, seat, chairs, self.is_practice, [chair == Chair("person", False) for chair in chairs])


class LocksSurvive(Consent):
    def offer_to(self, seat: Seat, course: Course, chairs: Sequence[Chair]) -> Offer:
        offer = super().offer_to(seat, course, chairs)
        return offer._replace(row=UNDO) if offer.row == UNDO_OPEN else offer


class NothingIsDealtAnew(Consent):
    def offer_to(self, seat: Seat, course: Course, chairs: Sequence[Chair]) -> Offer:
        offer = super().offer_to(seat, course, chairs)
        return offer._replace(row=UNDO_OPEN) if offer.is_anew else offer


class NothingIsFinal(Consent):
    def offer_to(self, seat: Seat, course: Course, chairs: Sequence[Chair]) -> Offer:
        offer = super().offer_to(seat, course, chairs)
        return Offer("free", UNDO_OPEN) if offer.why == "final" and self.is_practice else offer


class WhateverFollowedIsForgotten(Consent):
    """Free although somebody has answered since."""

    def offer_to(self, seat: Seat, course: Course, chairs: Sequence[Chair]) -> Offer:
        offer = super().offer_to(seat, course, chairs)
        return Offer("free", UNDO) if offer.way != "free" and course.can_undo(seat) else offer


HOLES: list[tuple[str, MakeConsent, str]] = [
    ("tschak", BotsAgree, "not agreed"),
    ("tschak", StandInsAgree, "not agreed"),
    ("schatzjagd", OpenSeatsAgree, "not agreed"),
    ("enchanters", TheAbsentAgree, "not agreed"),
    ("tschak", LocksSurvive, "bound by a choice that was shown"),
    ("schatzjagd", NothingIsDealtAnew, "what was seen still holds"),
    ("fetch_quest", NothingIsFinal, "what was seen still holds"),
    ("tschak", WhateverFollowedIsForgotten, "not agreed"),
]


@pytest.mark.parametrize(("game", "hole", "found"), HOLES, ids=lambda value: getattr(value, "__name__", ""))
def test_a_hole_is_found(game: str, hole: MakeConsent, found: str) -> None:
    for number in range(40):
        if problems := try_game(Task(game, number, 12, 7), hole).problems:
            assert found in problems[0]
            assert f"again with lab.second_looks_command.try_game(Task(game='{game}', number={number}" in problems[0]
            return
    pytest.fail("this hole is not found")


# The command --------------------------------------------------------------------------------------------------


def test_the_command_counts_and_says_how_to_repeat_it() -> None:
    words = ["schatzjagd", "--pairs", "60", "--seed", "3"]
    alone, shared = run(*words, "--jobs", "1"), run(*words, "--jobs", "2")
    assert alone.exit_code == 0, alone.output
    assert alone.stdout == shared.stdout
    assert "Nobody looks twice." in alone.stdout
    assert f"Repeat: questkeep lab second-looks {' '.join(words)}" in alone.stdout


def test_too_few_pairs_prove_nothing() -> None:
    result = run("tschak", "--pairs", "1", "--jobs", "1", "--seed", "2")
    assert result.exit_code == 1
    assert "Nothing is proved" in result.stdout


def test_the_pairs_are_shared_out_without_loss() -> None:
    for pairs in (5, 300, 20_000):
        assert sum(task.pairs for task in tasks_of("tschak", pairs, 1)) == pairs
