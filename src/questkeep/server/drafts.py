"""Views and questions as they are sent: drawn up once for each seat, and kept until the table has changed."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from questkeep.kernel.course import Course
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Code, View
from questkeep.kernel.views import PlainPick
from questkeep.server.messages import Option, Question


class WrittenOut(NamedTuple):
    """A question as it was sent, and the answers it offers: others may have taken some of them since."""

    codes: list[Code]
    question: Question


class Drafts:
    """What each seat is shown and asked; `numbers` are those of the questions."""

    def __init__(self, course: Course, numbers: list[int]) -> None:
        self.course = course
        self.numbers = numbers
        self._written_out: list[WrittenOut | None] = [None] * len(numbers)  # the last question of each seat
        self._views: dict[Seat | None, View] = {}  # of the table as it stands

    def forget(self) -> None:
        """Another table lies here now: views and questions are drawn up anew."""
        self.forget_views()
        self._written_out = [None] * len(self.numbers)

    def forget_views(self) -> None:
        """The table has changed."""
        self._views.clear()

    def question(self, seat: Seat) -> Question | None:
        """What is asked of a seat now."""
        if seat not in self.course.table.asked():
            return None
        codes = self.course.table.options(seat)
        known = self._written_out[seat]
        if known is not None and known.question.number == self.numbers[seat] and known.codes == codes:
            return known.question
        question = self._put(seat, self.options(seat, codes), self.course.table.notes(seat))
        self._written_out[seat] = WrittenOut(codes.copy(), question)
        return question

    def _put(self, seat: Seat, options: list[Option], notes: View) -> Question:
        """A question in the words of its game."""
        number = self.numbers[seat]
        if self.course.game.prompt is None:
            return Question(number, options, dict(notes))
        choices: list[PlainPick] = [{"verb": option.verb, "args": option.args} for option in options]
        prompt = self.course.game.prompt(self.view(seat), notes, choices)
        told = [
            msgspec.structs.replace(
                option, says=prompt.says.get(place, msgspec.UNSET), doubt=prompt.doubts.get(place, msgspec.UNSET)
            )
            for place, option in enumerate(options)
        ]
        return Question(number, told, dict(prompt.notes), prompt.asks)

    def view(self, seat: Seat | None) -> View:
        """The table as it stands, through the eyes of a seat."""
        return self._views.get(seat) or self._views.setdefault(seat, self.course.table.view(seat))

    def options(self, seat: Seat, codes: list[Code]) -> list[Option]:
        """Answers, taken apart."""
        table = self.course.table
        return [Option(code, said.verb.name, said.arguments()) for code in codes for said in [table.said(seat, code)]]
