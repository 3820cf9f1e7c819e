"""Deck files: the facts of the box, own cards and Missions, and damage told with line, card and field."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files

import pytest

from questkeep.games.fetch_quest import GAME
from questkeep.games.fetch_quest.cards import read_deck, standard_deck
from questkeep.games.fetch_quest.rules.deck import GRAND, LETTERS, MISSION_KINDS, FetchQuestDeck
from questkeep.games.fetch_quest.rules.flow import FetchQuest
from questkeep.games.fetch_quest.wording import mission_says
from questkeep.kernel.chance import Rng
from questkeep.kernel.errors import BadFile
from questkeep.kernel.event import Seat
from questkeep.kernel.playout import play_out
from questkeep.text import Texts
from questkeep.text.reading import Reader

DECK = standard_deck()
BASED = 'based-on = "standard"\n'
FORTUNE = '[fortune.FM5]\nname = "x"\ncopies = 1\ngives = { mind = 3 }\ntags = ["sage"]\neffects = %s\n'
CHALLENGE = '[challenges.CA1]\nname = "x"\nletter = "A"\ndefeat = { mind = 3 }\ndanger = 1\nactivation = %s\n'
PIONEER = (
    '[pioneers.P1]\nname = "x"\nfocus = "mind"\nbasics = { mind = 4, skill = 1, war = 1 }\nstamina = 5\n'
    'tags = ["sage", "court"]\nactive = { name = "a", effects = %s }\n'
    'retreat = { name = "b", effects = [{ refresh = true }] }\n'
)
MISSION = '[missions.MA]\nname = "x"\nletter = "A"\n%s\n'


def refusal(text: str) -> str:
    """What is said against a deck."""
    with pytest.raises(BadFile) as refused:
        read_deck("mine.toml", BASED + text)
    return str(refused.value)


def test_f03_f04_f05_the_sums_of_the_reconstructed_cards() -> None:
    others = [kind for kind in DECK.kinds if not kind.is_basic]
    assert sum(kind.copies * kind.mind for kind in others) == 23
    assert sum(kind.copies * kind.skill for kind in others) == 25
    assert sum(kind.copies * kind.war for kind in others) == 24
    assert sum(kind.copies * kind.wild for kind in others) == 6
    assert sum(kind.copies for kind in others) == 36
    for letter, defeat, danger in zip(range(4), (2.8, 5.0, 6.2, 8.0), (1.5, 2.2, 2.8, 3.8), strict=True):
        cards = [DECK.challenges[number] for number in DECK.lettered[letter]]
        assert round(sum(card.defeat.total for card in cards) / len(cards), 1) == defeat
        assert round(sum(card.danger for card in cards) / len(cards), 1) == danger
    assert [MISSION_KINDS[mission.kind] for mission in DECK.missions] == ["facedown", "seals", "bounty", "grand"]
    assert all(len(mission.needs) == len(LETTERS) for mission in DECK.missions)


def test_the_blank_deck_is_the_standard_one_and_its_examples_can_be_used() -> None:
    text = (files("questkeep.games.fetch_quest") / "decks" / "blank.toml").read_text("utf-8")
    assert read_deck("blank.toml", text).key_of == DECK.key_of
    lines = [line[1:] if line.startswith("#") and line[1:2] not in (" ", "") else line for line in text.splitlines()]
    deck = read_deck("mine.toml", "\n".join(lines))
    assert deck.pioneers[5].name == "Bruno Boxer"
    assert "OWN1" in deck.key_of
    assert deck.missions[3].needs == [6, 8, 10, 12]


def test_f07_own_cards_and_missions_can_be_played() -> None:
    text = (
        BASED
        + 'remove = ["FS8"]\n'
        + FORTUNE % '[{ draw = 2, who = "one" }, { wound = 1, who = "self" }, { rally = true }, { scrap = 3 }]'
        + '[fortune.OWN-1]\nname = "Old Bone"\ncopies = 1\ngives = { wild = 3 }\n'
        + CHALLENGE % '[{ wound = 2, who = "left" }, { spoil = 4 }, { swarm = true }]'
        + '[missions.MD]\nname = "Own King"\nletter = "D"\nkind = "grand"\nneeds = [3, 3, 3, 3]\nmore = [1, 2, 3, 4]\n'
        + '[missions.MA]\nname = "y"\nletter = "A"\nkind = "bounty"\nneeds = [2, 2, 2, 2]\n'
        + '[missions.MC]\nname = "z"\nletter = "C"\nkind = "facedown"\nneeds = [1, 1, 1, 1]\n'
    )
    deck = read_deck("mine.toml", text)
    assert (deck.name, deck.text) == ("mine", text)
    assert "FS8" not in deck.key_of
    assert deck.missions[3].kind == GRAND
    missions = set()
    for seed in range(12):
        table = GAME.new(3 + seed % 4, GAME.chosen_options({}), deck, Rng(seed))
        play_out(table, Rng(f"own {seed}"), 20_000)
        outcome = table.outcome()
        assert outcome is not None
        missions.add(outcome.scores[0])
    assert len(missions) > 1


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (FORTUNE % "[{ fly = 1 }]", "mine.toml:7: fortune.FM5.effects.fly: is not a verb that can stand here"),
        (FORTUNE % "[{ swarm = true }]", "mine.toml:7: fortune.FM5.effects.swarm: is not a verb that can stand here"),
        (FORTUNE % "[{ draw = 0 }]", "mine.toml:7: fortune.FM5.effects.draw: should be a number from 1 to 30, not 0"),
        (FORTUNE % '[{ heal = 1, who = "left" }]', "fortune.FM5.effects.who: should be one of self, one, each"),
        (
            FORTUNE % '[{ gain = 1, type = "luck" }]',
            "fortune.FM5.effects.type: should be one of mind, skill, war, wild",
        ),
        (FORTUNE % '[{ acquire = "all" }]', "fortune.FM5.effects.acquire: should be one of pile, top, best-of-3"),
        (FORTUNE % "[{ hush = 1 }]", "fortune.FM5.effects.hush: can only be true"),
        (FORTUNE % "[{ draw = 1, twice = true }]", "fortune.FM5.effects.twice: is not a field that is known here"),
        (FORTUNE % "[]", "fortune.FM5.effects: should be a list of up to 7"),
        (
            '[fortune.FM5]\nname = "x"\ncopies = 1\ngives = { mind = 3 }\neffects = [{ draw = 1 }]\n',
            "fortune.FM5.tags: should be a list of tags: sage, scout, fang, court, abbey, road",
        ),
        ('[fortune.FM5]\nname = "x"\ncopies = 1\n', "mine.toml:2: fortune.FM5: the field gives is missing"),
        (
            '[fortune.FM5]\nname = "x"\ncopies = 2\ngives = { mind = 3 }\n',
            "should be 72 Fortune cards, 36 of them basic",
        ),
        ('[fortune.FM5]\nname = "x"\ncopies = 1\ngives = { gold = 3 }\n', "fortune.FM5.gives.gold: is not a field"),
        (
            '[fortune.F0M]\nname = "x"\ncopies = 12\nbasic = true\ngives = { mind = 2 }\n',
            "there should be one basic that gives 1 mind, with 12 copies [F-16]",
        ),
        (
            '[fortune.F0M]\nname = "x"\ncopies = 12\nbasic = true\ngives = { mind = 1 }\ntags = ["sage"]\n'
            "effects = [{ draw = 1 }]\n",
            "fortune.F0M.effects: basics have no effect [F-03]",
        ),
        (
            CHALLENGE % "[{ draw = 1 }]",
            "mine.toml:7: challenges.CA1.activation.draw: is not a verb that can stand here",
        ),
        (
            CHALLENGE % '[{ wound = 1, who = "one" }]',
            "challenges.CA1.activation.who: should be one of self, left, each",
        ),
        (
            '[challenges.CA1]\nname = "x"\nletter = "A"\ndefeat = { mind = 1 }\ndanger = 1\n',
            "mine.toml:5: challenges.CA1.defeat: a Challenge demands at least 2 Resources together",
        ),
        (
            '[challenges.CA1]\nname = "x"\nletter = "E"\ndefeat = { mind = 3 }\ndanger = 1\n',
            "mine.toml:4: challenges.CA1.letter: should be one of A, B, C, D, not 'E'",
        ),
        (
            '[challenges.CA1]\nname = "x"\nletter = "B"\ndefeat = { mind = 3 }\ndanger = 1\n',
            "13 Challenges should have the letter A, not 12 [F-21]",
        ),
        (
            '[challenges.CA1]\nname = "x"\nletter = "A"\ndefeat = { mind = 3 }\ndanger = 0\n',
            "mine.toml:6: challenges.CA1.danger: should be a number from 1 to 30, not 0",
        ),
        (PIONEER % "[{ gain = 1 }]", "mine.toml:8: pioneers.P1.active.effects.gain: is not a verb that can stand here"),
        (
            (PIONEER % "[{ draw = 1 }]").replace("mind = 4", "mind = 5"),
            "mine.toml:5: pioneers.P1.basics: a starting deck has 6 cards, not 7 [F-16]",
        ),
        (
            (PIONEER % "[{ draw = 1 }]").replace("mind = 4, skill = 1", "mind = 3, skill = 2"),
            "the pioneers need 11 basics of mind together; there are 12 [F-25]",
        ),
        (
            (PIONEER % "[{ draw = 1 }]").replace('"court"', '"road"'),
            "the tag court is on 1 pioneers; it should be on two",
        ),
        ('remove = ["P1"]\n', "6 pioneers are needed, there are 5 [F-09]"),
        (
            MISSION % 'kind = "race"\nneeds = [1, 1, 1, 1]',
            "mine.toml:5: missions.MA.kind: should be one of facedown, seals, bounty, grand, not 'race'",
        ),
        (MISSION % 'kind = "facedown"\nneeds = [4, 4, 7, 4]', "missions.MA.needs: should be four numbers from 1 to 6"),
        (
            MISSION % 'kind = "bounty"\nneeds = [4, 4, 4]',
            "mine.toml:6: missions.MA.needs: should be four numbers from 1",
        ),
        (MISSION % 'kind = "grand"\nneeds = [4, 4, 4, 4]', "mine.toml:2: missions.MA: the field more is missing"),
        (
            MISSION % 'kind = "seals"\nneeds = [4, 4, 4, 4]',
            "two Missions should be won with cards (seals or grand) [F-05]",
        ),
        ('remove = ["MA"]\n', "there should be four Missions with the letters A, B, C and D [F-21]"),
        (
            '[fortune.mission]\nname = "x"\n',
            "mine.toml:2: fortune.mission: a key is a letter and up to 11 more letters",
        ),
        (
            '[fortune.ca1]\nname = "x"\ncopies = 1\ngives = { mind = 3 }\n',
            "challenges.CA1: this key is used twice, also in fortune",
        ),
        ("[heroes.H1]\n", "mine.toml:2: heroes: is not known here; a deck has pioneers, fortune, challenges, missions"),
        ('remove = ["FX9"]\n', "there is no card 'FX9' to remove"),
    ],
)
def test_a_damaged_deck_is_refused_with_line_card_and_field(text: str, complaint: str) -> None:
    said = refusal(text)
    assert complaint in said, said
    assert "\n" not in said
    assert re.match(r"mine\.toml(:\d+)?: ", said), said


# The numbers that stand on no card --------------------------------------------------------------------------

SEAL = '[missions.MB]\nname = "x"\nletter = "B"\nkind = "seals"\nneeds = [4, 5, 5, 5]\n'


def tuned(text: str, seats: int, level: str = "standard", **position: object) -> FetchQuest:
    named = {field.replace("_", "-"): value for field, value in position.items()}
    table = GAME.arrange(seats, GAME.chosen_options({"level": level}), read_deck("mine.toml", BASED + text), named)
    assert isinstance(table, FetchQuest)
    return table


def numbers(deck: FetchQuestDeck) -> list[object]:
    levels = {name: (level.rounds, level.stamina) for name, level in deck.levels.items()}
    return [deck.sun.sets, deck.sun.danger, levels, deck.most_items, [mission.bonus for mission in deck.missions]]


def test_every_number_of_ours_stands_in_the_deck_file_and_older_decks_have_the_same() -> None:
    usual = [6, 1, {"standard": (1, 0), "puppy": (2, 0), "old-dog": (1, -1)}, 4, [0, 0, 0, 1]]
    for text in GAME.released_decks().values():
        assert numbers(read_deck("standard.toml", text)) == usual
    data = tomllib.loads(DECK.text)
    assert (data["sun"], data["talk"]) == ({"set": 6, "danger": 1}, {"items": 4})
    assert {name: (level["rounds"], level["stamina"]) for name, level in data["levels"].items()} == usual[2]
    assert data["missions"]["MD"]["bonus"] == 1


def test_the_decks_of_all_releases_are_kept_as_they_were() -> None:
    kept = GAME.released_decks()
    assert list(kept)[-1] == DECK.digest
    assert {"f4dec66d79f0dd53", "2efe04349b76b68b"} < set(kept)
    for digest, text in kept.items():
        assert read_deck("standard.toml", text).digest == digest
        for version, first in GAME.first_decks.items():
            if first == digest:
                needs = read_deck("standard.toml", text).missions[3].needs
                assert needs == {1: [6, 9, 11, 13], 2: [8, 11, 13, 15]}[version]


def test_rc30_a_deck_says_where_the_sun_sets_and_how_dangerous_it_is() -> None:
    text = "[sun]\nset = 2\ndanger = 3\n"
    table = tuned(text, 3, moment="enemy", sun=1, sun_count=1, queue=["CA8", "CA9"])
    assert table.players[0].stamina == 0  # Danger 2, and 3 from the Sun
    assert table.view(None)["sun"] == {"sun": 1, "danger": 3, "count": 2, "step": 3, "set": 2}
    table.apply(Seat(1), table.parse(Seat(1), "skip"), Rng(0))
    table.apply(Seat(1), table.parse(Seat(1), "forage"), Rng(0))
    table.apply(Seat(1), table.parse(Seat(1), "discard F0S"), Rng(0))
    assert table.outcome() is not None  # the third turn has ended, and the Sun has reached 2


def test_rc31_a_deck_says_what_the_levels_are() -> None:
    text = "[levels.puppy]\nrounds = 3\nstamina = 2\n"
    table = tuned(text, 4, "puppy")
    assert table.view(None)["sun"] == {"sun": 0, "danger": 0, "count": 0, "step": 12, "set": 6}
    assert [player.most for player in table.players] == [one + 2 for one in (5, 5, 6, 6)]
    assert tuned(text, 4, "old-dog").players[0].most == 4


def test_f90_a_deck_says_how_much_may_be_said_in_a_turn() -> None:
    table = tuned("[talk]\nitems = 1\n", 3)
    assert table.view(None)["talk"]["left"] == [1, 1, 1]
    table.apply(Seat(1), table.parse(Seat(1), "feel howl"), Rng(0))
    assert table.may(Seat(1)) == []
    objection = table.objection(Seat(1), table.parse(Seat(1), "feel thanks"))
    assert objection is not None
    assert (objection.clause, objection.facts) == ("F-90", {"most": 1})


def test_a_deck_says_what_face_down_challenges_are_worth_to_the_king() -> None:
    king = '[missions.MD]\nname = "King"\nletter = "D"\nkind = "grand"\nneeds = [2, 2, 2, 2]\nmore = [0, 0, 0, 0]\n'
    for bonus, is_enough in ((0, False), (2, False), (3, True)):
        table = tuned(f"{king}bonus = {bonus}\n", 3, mission="D", attempt="mission", played=["F0M", "F0S"],
                      down=["CA1"], hands={"0": ["F0W"]})  # fmt: skip
        table.apply(Seat(0), table.parse(Seat(0), "play F0W"), Rng(0))
        attempt = table.view(None)["turn"]["attempt"]
        assert attempt is not None
        assert (attempt["bonus"], attempt["enough"]) == (bonus, is_enough)
        assert table.view(None)["mission"]["reached"] == bonus
        text = Reader(Texts("en"), [], None, {}).read(mission_says(table.the_mission(), 3))
        assert (f"adds {bonus} ★" in text) == bool(bonus)
    assert tuned(king, 3, mission="D", down=["CA1"]).view(None)["mission"]["reached"] == 1


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[sun]\nset = 0\n", "mine.toml:3: sun.set: should be a number from 1 to 30, not 0"),
        ("[sun]\nrise = 2\n", "mine.toml:3: sun.rise: is not a field that is known here"),
        (
            "[levels.kitten]\nrounds = 2\nstamina = 0\n",
            "levels.kitten: there is no such level; there is standard, puppy",
        ),
        ("[levels.puppy]\nrounds = 2\n", "mine.toml:2: levels.puppy: the field stamina is missing"),
        (
            "[levels.old-dog]\nrounds = 1\nstamina = -5\n",
            "mine.toml:4: levels.old-dog.stamina: a pioneer with 5 Stamina would have none left [RC-31]",
        ),
        ("[talk]\nitems = 31\n", "mine.toml:3: talk.items: should be a number from 1 to 30, not 31"),
        (f"{SEAL}bonus = 1\n", "missions.MB.bonus: is not a field that is known here"),
    ],
)
def test_numbers_that_cannot_be_are_refused(text: str, complaint: str) -> None:
    assert complaint in refusal(text)
