"""Where things stand in a file: the walk through it agrees with the parser, and stops at what is too much."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from questkeep.decks import TomlFile
from questkeep.kernel.errors import BadFile
from questkeep.lines import LONGEST_NUMBER, MOST_DEPTH, MOST_PARTS, MOST_TEXT, MOST_VALUES

BLANKS = st.sampled_from(["", " ", "\t "])
KEYS = st.sampled_from(["a", "b-1", "_", "9", '"x y"', "'q\"'", '"\\u0041\\n"', '""', '"a.b"', '"#"', '"]"'])
NUMBERS = ["0", "-1", "+1_000", "1.5e-3", "0xFf", "0o17", "0b1", "inf", "-nan", "true", "false", "07:32:00.5"]
DATES = ["1979-05-27", "1979-05-27 07:32:00", "1979-05-27T07:32:00Z", "1979-05-27 07:32:00.9-07:00"]
TEXTS = [
    '""', '"a # [ ] , = \\" \\\\"', "''", "'\\ \"'", '"""a"""', '""""""', '"""\n"a" ""b\n\\"""" """', '"""a"""""',
    "'''a''''", "'''\n'' \\'''", '"""\\\n   b"""', '"ж²"',
]  # fmt: skip
GAPS = st.sampled_from(["", " ", "\n", " # x ] }\n ", "\r\n\t"])


@st.composite
def dotted(draw: st.DrawFn) -> str:
    parts = draw(st.lists(KEYS, min_size=1, max_size=3))
    return (draw(BLANKS) + "." + draw(BLANKS)).join(parts)


def lists(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    commas = st.tuples(GAPS, st.lists(st.tuples(inner, GAPS, GAPS), max_size=4), st.sampled_from(["", ","]))
    return commas.map(
        lambda found: "[" + found[0] + ",".join("".join(part) for part in found[1]) + found[2] * bool(found[1]) + "]"
    )


def tables(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    pairs = st.lists(st.tuples(BLANKS, dotted(), BLANKS, inner, BLANKS), max_size=3)
    return pairs.map(lambda found: "{" + ",".join(f"{a}{key}{b}={b}{value}{c}" for a, key, b, value, c in found) + "}")


VALUES = st.recursive(
    st.sampled_from(NUMBERS + DATES + TEXTS), lambda inner: lists(inner) | tables(inner), max_leaves=6
)


@st.composite
def statements(draw: st.DrawFn) -> str:
    kind = draw(st.integers(0, 4))
    ending = draw(st.sampled_from(["\n", " # c\n", "\r\n", "\n\n"]))
    if kind == 0:
        return f"{draw(BLANKS)}[{draw(BLANKS)}{draw(dotted())}{draw(BLANKS)}]{ending}"
    if kind == 1:
        return f"[[{draw(dotted())}]]{ending}"
    return f"{draw(BLANKS)}{draw(dotted())}{draw(BLANKS)}={draw(BLANKS)}{draw(VALUES)}{ending}"


SOUP = st.lists(
    st.sampled_from([*NUMBERS, *DATES, *TEXTS, *"[]{}=,.#\"'\\\n \t\r\0", "[[", "]]", "a", "b.c", " = ", "'''", '"""']),
    max_size=30,
).map("".join)


def fields_of(value: object) -> list[list[str]]:
    """The ways to everything that a file holds."""
    found: list[list[str]] = [[]]
    if isinstance(value, dict):
        inner = value.items()
    elif isinstance(value, list):
        inner = {str(number): entry for number, entry in enumerate(value)}.items()
    else:
        return found
    return found + [[key, *way] for key, entry in inner for way in fields_of(entry)]


def parsed(text: str) -> dict[str, Any] | None:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return None


@settings(max_examples=1_500, deadline=None, derandomize=True)
@given(text=st.lists(statements(), max_size=6).map("".join) | SOUP)
def test_the_walk_knows_everything_that_the_parser_finds_and_refuses_the_rest(text: str) -> None:
    wanted = parsed(text)
    if wanted is None:
        with pytest.raises(BadFile, match="is not valid TOML") as refused:
            TomlFile("mine.toml", text)
        assert 1 <= refused.value.line <= text.count("\n") + 1
        assert "from here on" not in refused.value.problem  # the walk has not stopped before the parser did
        return
    file = TomlFile("mine.toml", text)
    assert repr(file.data) == repr(wanted)  # as text, for one nan is not equal to another
    for field in fields_of(wanted):
        assert file.stands(*field)
        assert bool(field) == (file.line_of(*field) > 0)


def test_every_entry_of_a_list_has_its_line() -> None:
    file = TomlFile("mine.toml", 'picks = [\n  "a", "b",\n  # c\n  [1,\n 2],\n  { x = 1 }\n]\n[t]\n')
    lines = [file.line_of("picks", *field) for field in ([], ["0"], ["1"], ["2"], ["2", "1"], ["3", "x"], ["4"])]
    assert lines == [1, 2, 2, 4, 5, 6, 1]
    assert file.line_of("t") == 8


def test_a_word_is_looked_for_only_where_its_field_could_be() -> None:
    file = TomlFile("mine.toml", "[cards]\nA = { x = 1 }\n[others]\nB = 1  # about y\n")
    assert file.line_of("cards", "A", "y") == 2
    assert file.line_of("cards", "B") == 1


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("# " + "x" * MOST_TEXT, 1, "is longer than 400,000 characters"),
        ("a = 1\nx = " + "[" * (MOST_DEPTH + 2) + "]" * (MOST_DEPTH + 2), 2, "is nested too deeply"),
        ("a = 1\nx = " + "{ y = " * 5_000, 2, "is nested too deeply"),
        ("\n\n" + ".".join("a" * (MOST_PARTS + 1)) + " = 1", 3, "has a key of more than 16 parts"),
        ("[" + ".".join("a" * (MOST_PARTS + 1)) + "]", 1, "has a key of more than 16 parts"),
        ("x = [\n" + "1,\n" * MOST_VALUES + "]", MOST_VALUES + 1, "has more than 25,000 fields and values"),
        ("x = 1\ny = " + "9" * 5_000, 2, "has a number of more than 40 signs"),
        ("x = 0x" + "f" * 5_000, 1, "has a number of more than 40 signs"),
        ("x = 1" + "0" * LONGEST_NUMBER, 1, "has a number of more than 40 signs"),
    ],
    ids=["text", "lists", "tables", "key", "heading", "entries", "number", "hexadecimal", "just too long"],
)
def test_what_no_honest_file_has_is_refused_with_its_line(text: str, line: int, problem: str) -> None:
    with pytest.raises(BadFile) as refused:
        TomlFile("mine.toml", text)
    assert (refused.value.line, refused.value.problem) == (line, problem)


def test_what_is_just_not_too_much_is_read() -> None:
    text = "x = " + "[" * MOST_DEPTH + "]" * MOST_DEPTH + "\n" + ".".join("a" * MOST_PARTS) + " = 1\n"
    text += "n = " + "9" * LONGEST_NUMBER + "\n" + f"y = [{'1, ' * 20_000}]\n"
    assert TomlFile("mine.toml", text).data["n"] == int("9" * LONGEST_NUMBER)


def test_a_refusal_stays_in_one_line() -> None:
    with pytest.raises(BadFile) as refused:
        TomlFile("mine.toml", '"a\\nb\\u202e" = 1').refuse("is not known", "a\nb\u202e")
    assert str(refused.value) == "mine.toml:1: a\\nb\\u202e: is not known"
