"""TOML files written by people: every field has its line, and every refusal names it."""

from __future__ import annotations

import pytest

from questkeep.decks import Fields, TomlFile, merged
from questkeep.kernel.errors import BadFile

DECK = """\
name = "mine"   # a comment

[wizards]
W9w = { strength = 9, weapon = "wand" }
"W 8" = { strength = 8 }

[weapons]
wizard = [
  "none",
  "wand",
]

[[then]]
seat = 0

[then.view]
hand = 3

[[then]]
seat = 1
"""


def file() -> TomlFile:
    return TomlFile("mine.toml", DECK)


def fields(values: dict[str, object]) -> Fields:
    return file().fields(values, "wizards", "W9w")


@pytest.mark.parametrize(
    ("field", "line"),
    [
        (("name",), 1),
        (("wizards",), 3),
        (("wizards", "W9w"), 4),
        (("wizards", "W9w", "strength"), 4),
        (("wizards", "W 8"), 5),
        (("weapons", "wizard"), 8),
        (("weapons", "wizard", "wand"), 10),
        (("then", "0"), 13),
        (("then", "0", "seat"), 14),
        (("then", "0", "view", "hand"), 17),
        (("then", "1", "seat"), 20),
    ],
)
def test_every_field_has_its_line(field: tuple[str, ...], line: int) -> None:
    assert file().line_of(*field) == line


def test_a_field_that_is_missing_has_the_line_of_what_should_hold_it() -> None:
    assert file().line_of("wizards", "W1w") == 3
    assert file().line_of("warriors", "F1n") == 0


def test_a_refusal_names_file_line_and_field() -> None:
    with pytest.raises(BadFile) as refused:
        file().refuse("is far too strong", "wizards", "W9w")
    assert str(refused.value) == "mine.toml:4: wizards.W9w: is far too strong"


def test_what_is_not_toml_is_refused_with_its_line() -> None:
    with pytest.raises(BadFile, match=r"mine\.toml:2: is not valid TOML") as refused:
        TomlFile("mine.toml", 'name = "mine"\n[wizards\n')
    assert refused.value.line == 2


def test_a_table_that_is_not_there_is_empty() -> None:
    assert file().table("monsters") == {}
    assert list(file().table("wizards")) == ["W9w", "W 8"]


def test_a_value_that_is_no_table_is_refused() -> None:
    with pytest.raises(BadFile, match="should be a table"):
        file().table("name")
    with pytest.raises(BadFile, match="should be fields in braces"):
        file().fields(3, "wizards", "W9w")


def test_fields_are_read_one_by_one_until_none_is_left() -> None:
    card = fields({"strength": 9, "weapon": "wand", "wild": True})
    assert card.has("strength")
    assert card.number("strength", 1, 9) == 9
    assert not card.has("strength")
    assert card.word("weapon", ["none", "wand"]) == "wand"
    card.yes("wild")
    card.finish()


@pytest.mark.parametrize(
    ("values", "problem"),
    [
        ({}, r"the field strength is missing \(a number from 1 to 9\)"),
        ({"strength": 10}, "should be a number from 1 to 9, not 10"),
        ({"strength": True}, "should be a number from 1 to 9, not True"),
        ({"strength": "9"}, "should be a number from 1 to 9, not '9'"),
    ],
)
def test_a_number_must_be_there_and_within_bounds(values: dict[str, object], problem: str) -> None:
    with pytest.raises(BadFile, match=problem):
        fields(values).number("strength", 1, 9)


@pytest.mark.parametrize(
    ("values", "problem"),
    [
        ({}, r"the field weapon is missing \(none, wand\)"),
        ({"weapon": 3}, "should be a text, not 3"),
        ({"weapon": ""}, "should be a text, not ''"),
        ({"weapon": "axe"}, "should be one of none, wand, not 'axe'"),
    ],
)
def test_a_word_must_be_there_and_known(values: dict[str, object], problem: str) -> None:
    with pytest.raises(BadFile, match=problem):
        fields(values).word("weapon", ["none", "wand"])


def test_a_mark_can_only_be_true() -> None:
    with pytest.raises(BadFile, match="can only be true"):
        fields({"wild": False}).yes("wild")


def test_a_field_nobody_asked_for_is_refused() -> None:
    with pytest.raises(BadFile, match=r"wizards\.W9w\.strenght: is not a field that is known here"):
        fields({"strenght": 9}).finish()


def test_a_deck_based_on_another_says_only_what_differs() -> None:
    mine = TomlFile("mine.toml", 'based-on = "standard"\nremove = ["W 8"]\n[wizards]\nW9w = 1\nW7w = 2\n')
    deck = merged(file(), mine, ["wizards"])
    assert deck.data == {"wizards": {"W9w": 1, "W7w": 2}}
    assert deck.name == "mine.toml"


def test_only_a_card_that_is_there_can_be_removed() -> None:
    with pytest.raises(BadFile, match="there is no card 'W1w' to remove"):
        merged(file(), TomlFile("mine.toml", 'remove = ["W1w"]'), ["wizards"])
    with pytest.raises(BadFile, match="should be a list of cards"):
        merged(file(), TomlFile("mine.toml", 'remove = "W9w"'), ["wizards"])
