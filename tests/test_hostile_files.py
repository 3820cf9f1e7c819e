"""Decks, records and scenarios that somebody has spoilt: each is read, or refused with file, line and reason."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from questkeep.games import CATALOGUE
from questkeep.kernel.chance import Rng
from questkeep.kernel.errors import BadFile
from questkeep.kernel.event import Seat
from questkeep.kernel.replay import UNDO, Pick, Record, opening
from questkeep.records import RecordFile, write_record
from questkeep.scenarios import Scenario

SCENARIOS = sorted((Path(__file__).parent / "scenarios").rglob("*.toml"))
DECKS = {
    f"{key}/{name}": (files(f"questkeep.games.{key}") / "decks" / name).read_text("utf-8")
    for key in CATALOGUE
    for name in ("blank.toml", "standard.toml")
}
WRONG = [
    "0", "-1", "9" * 5_000, "0x" + "f" * 5_000, "1e999", "nan", "true", '""', '"x"', '"\\u0000\\n"', "[]", "[[]]", "{}",
    "[1]", '["x"]', "[{}]", "{ x = 1 }", "1979-05-27", "07:32:00", "[" * 99 + "]" * 99, '"' + "x" * 5_000 + '"',
    '"\\ud800"', '["0 undo"]', "[0, 1]", '"²"', '"standard"', '{ "0" = [] }', '{ "0" = {} }', '{ "0" = [3] }',
]  # fmt: skip
SCRAPS = [*"\n\r \"'[]{}=.,#\\\0²", '"""', "'''", "[["]


def game_record(key: str) -> str:
    """A short game in which steps were taken back."""
    game = CATALOGUE[key]
    seats = game.seats[0]
    record = Record(key, game.version, game.chosen_options({}), game.standard_deck(), key, ["Ada"] * seats, [])
    table, rng = opening(game, record), Rng(key)
    for row in range(1, 25):
        seat = table.asked()[0]
        options = table.options(seat)
        code = options[rng.below(len(options))]
        record.picks.append(Pick(seat, table.notation(seat, code)))
        table.apply(seat, code, Rng.keyed(key, row))
    record.picks.append(Pick(record.picks[-1].seat, UNDO))
    return write_record(record)


RECORDS = {key: game_record(key) for key in CATALOGUE}
VALUE = re.compile(r"= *([^\n#]+)")


@st.composite
def spoilt(draw: st.DrawFn, texts: list[str]) -> str:
    """One of the texts with a few values, lines or characters that do not belong there."""
    text = draw(st.sampled_from(texts))
    for _ in range(draw(st.integers(1, 3))):
        how = draw(st.integers(0, 5))
        lines = text.split("\n")
        if how == 0:
            found = list(VALUE.finditer(text))
            if found:
                value = draw(st.sampled_from(found))
                text = text[: value.start(1)] + draw(st.sampled_from(WRONG)) + text[value.end(1) :]
        elif how == 1:
            words = list(re.finditer(r'"[^"\n]*"|-?\d+|true|false', text))
            if words:
                word = draw(st.sampled_from(words))
                text = text[: word.start()] + draw(st.sampled_from(WRONG)) + text[word.end() :]
        elif how == 2:
            del lines[draw(st.integers(0, len(lines) - 1))]
            text = "\n".join(lines)
        elif how == 3:
            lines.insert(draw(st.integers(0, len(lines))), draw(st.sampled_from(lines)))
            text = "\n".join(lines)
        elif how == 4:
            place = draw(st.integers(0, len(text)))
            text = text[:place] + draw(st.sampled_from(SCRAPS)) * draw(st.integers(1, 3)) + text[place:]
        else:
            first, second = sorted(draw(st.tuples(*[st.integers(0, len(text))] * 2)))
            text = text[:first] + text[min(second, first + 40) :]
    return text


def check_refusal(bad: BadFile, text: str) -> None:
    """It names the file and a line that there is, and takes one line itself."""
    assert str(bad).startswith("mine.toml")
    assert 0 <= bad.line <= text.count("\n") + 1
    assert "\n" not in str(bad)
    assert bad.problem


@pytest.mark.parametrize("deck", DECKS)
@settings(max_examples=150, deadline=None, derandomize=True)
@given(data=st.data())
def test_a_spoilt_deck_is_read_or_refused(deck: str, data: Any) -> None:
    game = CATALOGUE[deck.partition("/")[0]]
    text = data.draw(spoilt([DECKS[deck]]))
    try:
        read = game.read_deck("mine.toml", text)
    except BadFile as bad:
        check_refusal(bad, text)
        return
    seats = game.seats[0]
    table = game.new(seats, game.chosen_options({}), read, Rng("spoilt"))
    assert table.asked()
    assert game.card_faces(read)
    for seat in table.asked():
        for code in table.options(seat):
            assert table.parse(seat, table.notation(seat, code)) == code


@pytest.mark.parametrize("key", RECORDS)
@settings(max_examples=250, deadline=None, derandomize=True)
@given(data=st.data())
def test_a_spoilt_record_is_read_or_refused(key: str, data: Any) -> None:
    text = data.draw(spoilt([RECORDS[key]]))
    try:
        read = RecordFile(Path("mine.toml"), text)
    except BadFile as bad:
        check_refusal(bad, text)
        return
    again = RecordFile(Path("mine.toml"), write_record(read.record))
    assert again.table_at(1000).view(Seat(0)) == read.table_at(1000).view(Seat(0))


@settings(max_examples=600, deadline=None, derandomize=True)
@given(text=spoilt([path.read_text("utf-8") for path in SCENARIOS]))
def test_a_spoilt_scenario_is_run_or_refused(text: str) -> None:
    try:
        failures = Scenario("mine.toml", text).run()
    except BadFile as bad:
        check_refusal(bad, text)
        return
    assert all(failure.startswith("mine.toml:") for failure in failures)
