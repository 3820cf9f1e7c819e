"""Deck files: the standard deck, the template for one's own, and damage told with line, card and field."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files

import pytest

from questkeep.games.tschak.cards import TABLES, read_deck, standard_deck
from questkeep.games.tschak.rules.deck import CHAMELEON, TschakDeck
from questkeep.games.tschak.rules.effects import PerMonster, SpareMonster, SquareGain, SquareLoss, Worth
from questkeep.kernel.errors import BadFile

BLANK = (files("questkeep.games.tschak") / "decks" / "blank.toml").read_text("utf-8")
STANDARD = standard_deck().text
BASED = 'based-on = "standard"\n'


def refusal(text: str) -> BadFile:
    """What is said against a deck."""
    with pytest.raises(BadFile) as refused:
        read_deck("mine.toml", text)
    assert refused.value.file == "mine.toml"
    return refused.value


def keep_card(deck: TschakDeck, key: str) -> object:
    """The effect of a monster or treasure."""
    return next(card.effect for card in deck.monsters + deck.treasures if card.key == key)


def test_the_standard_deck_loads() -> None:
    deck = standard_deck()
    assert deck.name == "standard"
    assert (len(deck.adventurers), len(deck.monsters), len(deck.treasures)) == (40, 14, 14)


def test_a_deck_based_on_the_standard_one_says_only_what_differs() -> None:
    deck = read_deck("mine.toml", BASED + 'remove = ["M1x"]\n[monsters]\nKRA = { name = "kraken", skulls = 9 }\n')
    assert deck.name == "mine"
    assert [card.key for card in deck.adventurers] == [card.key for card in standard_deck().adventurers]
    monsters = {card.key for card in deck.monsters}
    assert monsters == {card.key for card in standard_deck().monsters} - {"M1x"} | {"KRA"}


def test_a_card_given_again_replaces_the_standard_one() -> None:
    deck = read_deck("mine.toml", BASED + '[wizards]\nW2n = { strength = 9, weapon = "wand" }\n')
    changed = next(card for card in deck.adventurers if card.key == "W2n")
    assert (changed.strength, changed.weapon, changed.tier) == (9, "wand", 1)
    assert deck.tie_breaks[deck.adventurers.index(changed)] == max(deck.tie_breaks)


def test_every_verb_can_be_written() -> None:
    deck = read_deck(
        "mine.toml",
        BASED
        + """
        wizards.W5w = { copies = "best-wizard" }
        monsters.M4x = { name = "hydra", skulls = 9 }
        monsters.M4y = { name = "horde", square-loss = true }
        treasures.G2 = { name = "chest", gold = 8 }
        treasures.G3 = { name = "curse", skulls = 3 }
        treasures.G4 = { name = "egg", square-loss = true }
        treasures.G5 = { name = "ring", square-gain = true }
        treasures.R1 = { name = "horn", per-monster = 3, per-monster-for-two = 0 }
        """,
    )
    assert deck.adventurers[0].strength == CHAMELEON
    worths = {key: effect.fixed for key in ("M4x", "G2", "G3") if isinstance(effect := keep_card(deck, key), Worth)}
    assert worths == {"M4x": -9, "G2": 8, "G3": -3}
    assert isinstance(keep_card(deck, "M4y"), SquareLoss)
    assert isinstance(keep_card(deck, "G4"), SquareLoss)
    assert isinstance(keep_card(deck, "G5"), SquareGain)
    assert isinstance(keep_card(deck, "EL"), SpareMonster)
    horn = keep_card(deck, "R1")
    assert isinstance(horn, PerMonster)
    assert (horn.each, horn.each_for_two) == (3, 0)


WIZARD = "[wizards]\nW2n = "
MONSTER = "[monsters]\nM1x = "
TREASURE = "[treasures]\nG2 = "


@pytest.mark.parametrize(
    ("cards", "line", "field", "words"),
    [
        # a missing field
        pytest.param(WIZARD + '{ weapon = "wand" }', 3, "wizards.W2n", "strength is missing", id="no-strength"),
        pytest.param(WIZARD + "{ strength = 9 }", 3, "wizards.W2n", "weapon is missing", id="no-weapon"),
        pytest.param(MONSTER + "{ skulls = 1 }", 3, "monsters.M1x", "name is missing", id="no-name"),
        pytest.param(MONSTER + '{ name = "rat" }', 3, "monsters.M1x", "skulls or square-loss", id="no-skulls"),
        pytest.param(TREASURE + '{ name = "urn" }', 3, "treasures.G2", "needs one of gold", id="no-verb"),
        pytest.param(
            TREASURE + '{ name = "urn", per-monster = 2 }', 3, "treasures.G2", "for-two is missing", id="half-a-verb"
        ),
        pytest.param("[artefacts]\nAR1 = {}", 3, "artefacts.AR1", "doubles is missing", id="artefact-without-verb"),
        # an unknown field, verb or table
        pytest.param(
            WIZARD + '{ strength = 9, weapon = "wand", hat = 1 }', 3, "wizards.W2n.hat", "known", id="unknown-field"
        ),
        pytest.param(MONSTER + '{ name = "rat", bites = 3 }', 3, "monsters.M1x", "skulls or", id="unknown-verb"),
        pytest.param(MONSTER + '{ name = "rat", gold = 3 }', 3, "monsters.M1x", "skulls or", id="treasure-verb"),
        pytest.param(
            TREASURE + '{ name = "urn", gold = 3, skulls = 1 }', 3, "treasures.G2.gold", "known", id="two-verbs"
        ),
        pytest.param(
            '[wizards]\nCM1 = { copies = "best-dwarf" }', 3, "wizards.CM1.copies", "best-wizard", id="copies-what"
        ),
        pytest.param(
            '[warriors]\nF1n = { copies = "best-wizard" }', 3, "warriors.F1n", "strength is", id="copying-warrior"
        ),
        pytest.param("[elves]\nE1 = {}", 2, "elves", "is not known", id="unknown-table"),
        pytest.param('[weapons]\nwizards = ["none"]', 3, "weapons.wizards", "known", id="unknown-type-of-weapons"),
        # a wrong type of value, or a number out of bounds
        pytest.param(
            WIZARD + '{ strength = "9", weapon = "wand" }', 3, "wizards.W2n.strength", "not '9'", id="strength-as-text"
        ),
        pytest.param(
            WIZARD + '{ strength = 10, weapon = "wand" }', 3, "wizards.W2n.strength", "from 1 to 9", id="strength-10"
        ),
        pytest.param(WIZARD + '{ strength = 9, weapon = "axe" }', 3, "wizards.W2n.weapon", "wand", id="wrong-weapon"),
        pytest.param(WIZARD + "{ strength = 9, weapon = 1 }", 3, "wizards.W2n.weapon", "a text", id="weapon-as-number"),
        pytest.param(MONSTER + '{ name = "", skulls = 1 }', 3, "monsters.M1x.name", "a text", id="empty-name"),
        pytest.param(MONSTER + '{ name = "rat", skulls = 0 }', 3, "monsters.M1x.skulls", "not 0", id="no-skull-at-all"),
        pytest.param(
            MONSTER + '{ name = "rat", square-loss = false }', 3, "monsters.M1x.square-loss", "only be true", id="false"
        ),
        pytest.param(MONSTER + "3", 3, "monsters.M1x", "in braces", id="card-as-number"),
        pytest.param("monsters = 3", 2, "monsters", "a table", id="table-as-number"),
        pytest.param("[weapons]\nwizard = 3", 3, "weapons.wizard", "weakest first", id="weapons-as-number"),
        # a wrong count
        pytest.param(
            '[wizards]\nW6w = { strength = 6, weapon = "wand" }', 2, "wizards", "there are 13 [T-01]", id="13-wizards"
        ),
        pytest.param(
            '[monsters]\nKRA = { name = "kraken", skulls = 1 }', 2, "monsters", "there are 15 [T-02]", id="15-monsters"
        ),
        pytest.param('remove = ["G2"]\n[treasures]', 3, "treasures", "there are 13 [T-02]", id="13-treasures"),
        # a key used twice, or no key at all
        pytest.param(
            'remove = ["G2"]\n[treasures]\nM1x = { name = "urn", gold = 1 }', 4, "treasures.M1x", "twice", id="twice"
        ),
        pytest.param(
            'remove = ["M1x"]\n[monsters]\nG2 = { name = "imp", skulls = 1 }', 4, "monsters.G2", "twice", id="twice-2"
        ),
        pytest.param(
            'remove = ["M1x"]\n[monsters]\nm1Y = { name = "imp", skulls = 1 }', 4, "monsters.m1Y", "twice", id="case"
        ),
        pytest.param(
            'remove = ["M1x"]\n[monsters]\n"K R" = { name = "imp", skulls = 1 }', 4, "monsters.K R", "plain", id="space"
        ),
        pytest.param(
            'remove = ["M1x"]\n[monsters]\nnothing = { name = "imp", skulls = 1 }', 4, "monsters.nothing", "", id="no"
        ),
        pytest.param(MONSTER + "{}\nM1x = {}", 4, "", "not valid TOML", id="key-twice-in-a-table"),
        # twins, and a second Elixir
        pytest.param(WIZARD + '{ strength = 5, weapon = "wand" }', 3, "wizards.W2n", "[T-04]", id="twin"),
        pytest.param(
            '[wizards]\nW5w = { strength = 2, weapon = "none" }', 3, "wizards.W5w", "[T-04]", id="twin-of-a-later-card"
        ),
        pytest.param(TREASURE + '{ name = "balm", spare-monster = true }', 2, "treasures", "only one", id="elixirs"),
        # what to remove
        pytest.param('remove = ["KRA"]', 2, "remove", "no card 'KRA'", id="remove-unknown"),
        pytest.param('remove = "M1x"', 2, "remove", "a list of cards", id="remove-as-text"),
        pytest.param('remove = [["M1x"]]', 2, "remove", "", id="remove-a-list"),
        pytest.param('remove = ["M1x"]', 2, "", "there are 13 [T-02]", id="remove-without-replacement"),
    ],
)  # fmt: skip
def test_damage_is_told_with_line_card_and_field(cards: str, line: int, field: str, words: str) -> None:
    bad = refusal(f"{BASED}{cards}\n")
    assert words in bad.problem
    assert bad.field.startswith(field)
    assert bad.line == line
    assert str(bad).startswith(f"mine.toml:{line}: {field}")


@pytest.mark.parametrize(
    ("old", "new", "where", "words"),
    [
        ('W5w = { strength = 5, weapon = "wand" }\n', "", "[wizards]", "there are 11 [T-01]"),
        (
            'T6 = { name = "troglodyte", icon = "troglodyte", square-loss = true }\n',
            "",
            "[monsters]",
            "there are 13 [T-02]",
        ),
        ('D1m = { strength = 1, weapon = "other"', 'D1m = { strength = 1, weapon = "axe"', "D1m", "[T-04]"),
        ('dwarf = ["bare hands", "other", "axe"]', "dwarf = []", "dwarf =", "weakest first"),
        ("[artefacts]", "[artifacts]", "[artifacts]", "is not known"),
    ],
)
def test_a_deck_without_a_base_is_checked_as_strictly(old: str, new: str, where: str, words: str) -> None:
    assert old in STANDARD
    damaged = STANDARD.replace(old, new)
    bad = refusal(damaged)
    assert words in bad.problem
    assert damaged.splitlines()[bad.line - 1].startswith(where)


def test_an_unknown_base_is_refused() -> None:
    bad = refusal('\nbased-on = "mine"\n')
    assert (bad.line, bad.field) == (2, "based-on")
    assert '"standard"' in bad.problem


def is_example(line: str) -> bool:
    """Whether a line of the template begins with # and no space."""
    return re.match(r"#\S", line) is not None


def examples() -> list[list[int]]:
    """The examples of the template, each a group of neighbouring lines, as line numbers from 0."""
    found: list[list[int]] = []
    for number, line in enumerate(BLANK.splitlines()):
        if is_example(line):
            if found and found[-1][-1] == number - 1:
                found[-1].append(number)
            else:
                found.append([number])
    return found


def switched_on(numbers: list[int]) -> str:
    """The template with the # before these lines deleted."""
    return "\n".join(line[1:] if number in numbers else line for number, line in enumerate(BLANK.splitlines()))


def keys_of(deck: TschakDeck) -> list[str]:
    adventurers = [card.key for card in deck.adventurers]
    return adventurers + [card.key for card in deck.monsters + deck.treasures]


def test_the_blank_deck_is_the_standard_deck_until_something_is_changed() -> None:
    blank = read_deck("blank.toml", BLANK)
    assert blank.name == "blank"
    assert keys_of(blank) == keys_of(standard_deck())
    assert tomllib.loads(BLANK) == {"based-on": "standard"}


ALL_AT_ONCE = [number for example in examples() for number in example]


@pytest.mark.parametrize("numbers", [*examples(), ALL_AT_ONCE], ids=lambda numbers: f"line-{numbers[0] + 1}")
def test_every_example_of_the_blank_deck_works_alone_and_with_all_others(numbers: list[int]) -> None:
    text = switched_on(numbers)
    written = tomllib.loads(text)
    removed = written.get("remove", [])
    keys = keys_of(read_deck("mine.toml", text))
    assert len(keys) == 68
    assert not set(removed) & set(keys)
    assert {key for table in TABLES[1:] for key in written.get(table, {})} <= set(keys)
    assert len(written) > 1


def test_the_blank_deck_explains_every_table_field_and_verb() -> None:
    explained = [line[2:].split("  ")[0] for line in BLANK.splitlines() if line.startswith("# ")]
    fields = ["strength", "weapon", "copies", "doubles", "name", "icon", "skulls", "square-loss", "gold", "square-gain"]
    fields += ["per-monster", "per-monster-for-two", "spare-monster"]
    assert [field for field in fields if field not in explained] == []
    shown = "".join(line for line in BLANK.splitlines() if is_example(line))
    words = [*(f"#{table}." for table in TABLES), *(f"{field} =" for field in fields), "#remove ="]
    assert [word for word in words if word not in shown] == []
