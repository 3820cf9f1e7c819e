"""Names and lines of chat: whatever is typed, nothing of it hides, climbs, or turns its neighbours round."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from questkeep.text.names import JOINERS, LONGEST_NAME, MOST_MARKS, clean_line, clean_name, is_chosen

UNSEEN = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c\u200b\u2060\ufeff\u00ad"
UNSEEN += "\x00\x07\x1b\x7f\x9b\ue000\uf8ff\ufffe\u3164\u2800\u034f\u115f\u180b\ufe0f\U000e0041"
NASTY = UNSEEN + "\u2028\u2029\u00a0\u3000\u0301\u0489"
TYPED = st.text(st.one_of(st.characters(exclude_categories=[]), st.sampled_from(NASTY)), max_size=60)


def longest_pile(text: str) -> int:
    """The most marks that stand upon one another."""
    most = now = 0
    for letter in text:
        if letter not in JOINERS and not is_chosen(letter):
            now = now + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        most = max(most, now)
    return most


@given(TYPED)
def test_a_name_is_short_and_all_of_it_can_be_seen(typed: str) -> None:
    name = clean_name(typed)
    assert len(name) <= LONGEST_NAME
    assert not [letter for letter in name if unicodedata.category(letter)[0] == "C" or is_chosen(letter)]
    assert not set(name) & set("\u3164\u2800\u034f\u115f\u180b")
    assert name == " ".join(name.split())
    assert longest_pile(name) <= MOST_MARKS
    name.encode()


@given(TYPED)
def test_a_line_of_chat_turns_nothing_round(typed: str) -> None:
    line = clean_line(typed)
    unseen = {letter for letter in line if unicodedata.category(letter)[0] == "C"}
    assert unseen <= JOINERS
    assert line == " ".join(line.split())
    assert longest_pile(line) <= MOST_MARKS
    line.encode()


@given(TYPED)
def test_what_is_clean_stays_as_it_is(typed: str) -> None:
    assert clean_name(clean_name(typed)) == clean_name(typed)
    assert clean_line(clean_line(typed)) == clean_line(typed)


@given(TYPED, st.sampled_from(UNSEEN), st.integers(0, 60))
def test_nobody_looks_like_somebody_else_by_what_cannot_be_seen(typed: str, unseen: str, place: int) -> None:
    assert clean_name(typed[:place] + unseen + typed[place:]) == clean_name(typed)


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Ada", "Ada"),
        ("  Ada   of\tRohan ", "Ada of Rohan"),
        ("Ada\u202enimda", "Adanimda"),
        ("A\u200bd\u200ba\x00", "Ada"),
        ("Zoe\u0308", "Zoë"),
        ("\u0301\u0301", ""),
        ("\u200b\u3164\u2800", ""),
        ("Z" + "\u0336" * 30 + "algo", "Z" + "\u0336" * 3 + "algo"),
        ("Łukasz Żółć", "Łukasz Żółć"),
        ("Ёлка", "Ёлка"),
        ("שָׁלוֹם", "שָׁלוֹם"),
        ("नमस्ते", "नमस्ते"),
        ("x" * 40, "x" * 24),
        ("🐉 Ada", "🐉 Ada"),
    ],
)
def test_names_of_the_world_are_kept_and_tricks_are_not(typed: str, name: str) -> None:
    assert clean_name(typed) == unicodedata.normalize("NFC", name)


def test_a_line_of_chat_keeps_its_family_of_emoji_and_its_hearts() -> None:
    assert clean_line(" 👨‍👩‍👧 ❤️  هم‌نشین ") == "👨‍👩‍👧 ❤️ هم‌نشین"
    assert clean_line("\u200d\u202e\ufe0f ") == ""
