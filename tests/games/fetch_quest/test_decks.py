"""Decks of one's own: what can be changed, and how a mistake is told."""

from __future__ import annotations

from importlib.resources import files

import pytest

from questkeep.games.fetch_quest import GAME
from questkeep.games.fetch_quest.cards import read_deck, standard_deck
from questkeep.games.fetch_quest.rules.flow import FetchQuest
from questkeep.kernel.chance import Rng
from questkeep.kernel.errors import BadFile
from questkeep.kernel.playout import play_out

OWN = """based-on = "standard"
remove = ["FM7"]

[fortune.OWN1]
name = "Squeaky Toy"
copies = 1
gives = { mind = 1, wild = 1 }
tags = ["court", "road"]
effects = [{ draw = 1 }, { heal = 1, who = "one" }]
"""


def test_the_blank_deck_is_the_standard_one_and_its_examples_can_be_used() -> None:
    text = (files("questkeep.games.fetch_quest") / "decks" / "blank.toml").read_text("utf-8")
    assert [kind.key for kind in read_deck("blank.toml", text).kinds] == standard_deck().key_of
    lines = [line[1:] if line.startswith("#") and line[1:2] not in (" ", "") else line for line in text.splitlines()]
    deck = read_deck("mine.toml", "\n".join(lines))
    assert deck.pioneers[5].name == "Bruno Boxer"
    assert "OWN1" in deck.key_of
    assert deck.missions[3].needs == [6, 8, 10, 12]


def test_an_own_card_is_played_with() -> None:
    deck = read_deck("own.toml", OWN)
    rng = Rng(1)
    table = GAME.new(4, GAME.chosen_options({}), deck, rng)
    assert isinstance(table, FetchQuest)
    play_out(table, rng)
    assert table.outcome() is not None


@pytest.mark.parametrize(
    ("change", "refusal"),
    [
        (
            "copies = 1|copies = 2",
            "own.toml:4: fortune: there should be 72 Fortune cards, 36 of them basic, not 73 and 36",
        ),
        ("wild = 1|wolf = 1", "own.toml:7: fortune.OWN1.gives.wolf: is not a field that is known here"),
        ('"court"|"cort"', "own.toml:8: fortune.OWN1.tags: should be a list of tags: sage, scout"),
        ("draw = 1|swarm = true", "own.toml:9: fortune.OWN1.effects.swarm: is not a verb that can stand here"),
        ('"one"|"left"', "own.toml:9: fortune.OWN1.effects.who: should be one of self, one, each"),
        ("draw = 1|draw = 0", "own.toml:9: fortune.OWN1.effects.draw: should be a number from 1 to 30, not 0"),
        ("[fortune.OWN1]|[fortune.mission]", "own.toml:4: fortune.mission: a key is a letter"),
        ('remove = ["FM7"]|remove = ["FM9"]', "own.toml:2: remove: there is no card 'FM9' to remove"),
    ],
)
def test_a_mistake_is_told_with_its_line(change: str, refusal: str) -> None:
    before, _, after = change.partition("|")
    assert before in OWN
    with pytest.raises(BadFile) as told:
        read_deck("own.toml", OWN.replace(before, after))
    assert str(told.value).startswith(refusal)


@pytest.mark.parametrize(
    ("card", "refusal"),
    [
        (
            '[challenges.CA2]\nname = "x"\nletter = "B"\ndefeat = { mind = 3 }\ndanger = 1',
            "13 Challenges should have the letter A",
        ),
        (
            '[challenges.CA2]\nname = "x"\nletter = "A"\ndefeat = { mind = 1 }\ndanger = 1',
            "a Challenge demands at least 2",
        ),
        (
            '[challenges.CA2]\nname = "x"\nletter = "A"\ndefeat = { mind = 3 }\ndanger = 0',
            "should be a number from 1 to 30",
        ),
        (
            '[missions.MA]\nname = "x"\nletter = "A"\nkind = "seals"\nneeds = [4, 4, 4, 4]',
            "two Missions should be won with cards",
        ),
        (
            '[missions.MA]\nname = "x"\nletter = "B"\nkind = "bounty"\nneeds = [4, 4, 4, 4]',
            "four Missions with the letters",
        ),
        (
            '[missions.MA]\nname = "x"\nletter = "A"\nkind = "bounty"\nneeds = [4, 4]',
            "should be four numbers from 1 to 99",
        ),
        ('[fortune.F0M]\nname = "x"\ncopies = 12\nbasic = true\ngives = { mind = 2 }', "one basic that gives 1 mind"),
    ],
)
def test_what_a_deck_must_contain_is_checked(card: str, refusal: str) -> None:
    with pytest.raises(BadFile, match=refusal):
        read_deck("own.toml", f'based-on = "standard"\n{card}\n')
