"""Scenario files that cannot be true are refused, and false expectations told, each with file, line and field."""

from __future__ import annotations

from pathlib import Path

import pytest

from questkeep.kernel.errors import BadFile
from questkeep.scenarios import Scenario, read_scenario

CASE = """\
title = "A small case"
shows = ["T-01"]
game = "tschak"
seats = 2
options.table = "guided"

[position]
floor = 3
hands.0 = ["W5w", "F6a", "D4a", "AR1"]
hands.1 = ["CM1", "F1n", "D1b", "AR2"]

[[then]]
asked = [0, 1]
"""
FOUR_SEATS = CASE.replace("seats = 2", "seats = 4").replace("floor = 3\n", "").replace("1 = [", "3 = [")


def changed(old: str, new: str, case: str = CASE) -> str:
    """The small case with one thing written otherwise."""
    assert old in case
    return case.replace(old, new)


def refusal(text: str) -> BadFile:
    """What is said against a file, when it is read or at the latest when it is played."""
    with pytest.raises(BadFile) as refused:
        Scenario("case.toml", text).run()
    return refused.value


def test_the_small_case_itself_holds() -> None:
    assert Scenario("case.toml", CASE).run() == []


@pytest.mark.parametrize(
    ("old", "new", "line", "field", "words"),
    [
        pytest.param('["CM1"', '["W5w"', 10, "position.hands.1", "W5w cannot be in two places", id="card-twice"),
        pytest.param('["CM1"', '["F6a", "F6a"', 10, "position.hands.1", "F6a cannot be", id="card-twice-in-a-hand"),
        pytest.param('["CM1"', '["W9w"', 10, "position.hands.1", "no adventurer 'W9w'", id="unknown-card"),
        pytest.param('["CM1"', '["M4x"', 10, "position.hands.1", "no adventurer 'M4x'", id="monster-in-a-hand"),
        pytest.param("floor = 3", "flor = 3", 8, "position.flor", "is not known", id="unknown-field-of-a-position"),
        pytest.param("seats = 2", "seats = 2\nsets = 2", 5, "sets", "is not known", id="unknown-field"),
        pytest.param("asked", "aksed", 13, "then.0.aksed", "is not known", id="unknown-expectation"),
        pytest.param('"F1n", "D1b", "AR2"', '"CM2", "CM3", "CM4"', 10, "position.hands.1", "[T-10]", id="four-wizards"),
        pytest.param(
            '"F1n", "D1b", "AR2"', '"CM2", "CM3", "AR2"', 10, "position.hands.1", "[T-25]", id="three-wizards"
        ),
        pytest.param('"AR2"', '"AR2", "D2b"', 10, "position.hands.1", "4 cards, not 5", id="too-many-cards"),
        pytest.param("hands.1", "hands.2", 10, "position.hands.2", "no seat 2", id="seat-that-does-not-exist"),
        pytest.param("hands.1", "hands.x", 10, "position.hands.x", "no seat x", id="seat-that-is-no-number"),
        pytest.param("hands.1", "boards.2", 10, "position.boards.2", "no board at place 2", id="board-at-a-player"),
        pytest.param('["CM1", "F1n", "D1b", "AR2"]', '"CM1"', 10, "position.hands.1", "list of cards", id="not-a-list"),
        pytest.param("seats = 2", "seats = 5", 4, "seats", "2 to 4 players, not for 5", id="five-seats"),
        pytest.param("seats = 2", 'seats = "2"', 4, "seats", "not '2'", id="seats-as-text"),
        pytest.param('"tschak"', '"chess"', 3, "game", "no game 'chess'", id="unknown-game"),
        pytest.param("floor = 3", "floor = 4", 8, "position.floor", "from 1 to 3, not 4", id="fourth-floor"),
        pytest.param("floor = 3", "floor = 3\nstep = 2", 9, "position.step", "from 1 to 1, not 2", id="second-step"),
        pytest.param("floor = 3", 'step = "scoring"\nkeep = 3', 8, "position.step", "[T-73]", id="scoring-too-early"),
        pytest.param("floor = 3", "floor = 3\ngold.0 = 13", 9, "position.gold.0", "0 to 12", id="too-much-gold"),
        pytest.param(
            "floor = 3", "floor = 3\noffended = [2]", 9, "position.offended", "seats", id="offender-elsewhere"
        ),
        pytest.param("floor = 3", 'floor = 3\nmonsters = ["G2"]', 9, "position.monsters", "'G2'", id="no-monster"),
        pytest.param(
            "floor = 3", 'floor = 3\nmonsters = ["T1", "T1"]', 9, "position.monsters", "T1 cannot", id="monster-twice"
        ),
        pytest.param(
            "floor = 3", 'floor = 3\nremoved = ["T1", "T2", "T3"]', 9, "position.removed", "[T-12]", id="box-too-full"
        ),
        pytest.param("floor = 3", 'floor = 3\nremoved = ["F6a"]', 9, "position.removed", "'F6a'", id="hero-in-the-box"),
        pytest.param(
            "floor = 3", 'floor = 3\npiles.0 = ["T1", "T2", "T3"]', 9, "position.piles", "[T-46]", id="too-many-won"
        ),
        pytest.param("floor = 3", 'floor = 3\npiles.0 = ["F6a"]', 9, "position.piles.0", "'F6a'", id="hero-won"),
        pytest.param('"T-01"', '"T01"', 2, "shows", "'T01'", id="clause-misspelt"),
        pytest.param('["T-01"]', '"T-01"', 2, "shows", "list", id="clause-without-brackets"),
        pytest.param('title = "A small case"\n', "", 0, "", "title is missing", id="no-title"),
        pytest.param("[[then]]\nasked = [0, 1]\n", "", 0, "", "then is missing", id="nothing-demanded"),
        pytest.param("floor = 3", "floor = = 3", 8, "", "not valid TOML", id="invalid-toml"),
        pytest.param('hands.0 = ["W5w"', 'hands.0 = ["W5w" "F1a"', 9, "", "not valid TOML", id="comma-forgotten"),
    ],
)
def test_what_cannot_be_true_is_refused(old: str, new: str, line: int, field: str, words: str) -> None:
    bad = refusal(changed(old, new))
    assert (bad.file, bad.line, bad.field) == ("case.toml", line, field)
    assert words in bad.problem
    assert str(bad).startswith(f"case.toml:{line}: " if line else "case.toml: ")


@pytest.mark.parametrize(
    ("position", "line", "field", "words"),
    [
        pytest.param('step = 3\nteams.0 = ["D3a", "D3b"]', 7, "position.hands.0", "[T-25]", id="type-twice-in-a-team"),
        pytest.param('step = 2\nteams.0 = ["D3a", "W5w"]', 7, "position.teams.0", "1 cards, not 2", id="team-too-big"),
        pytest.param('floor = 2\nused.1 = ["AR1", "AR2"]', 7, "position.hands.1", "[T-10]", id="two-artefacts-used"),
        pytest.param('boards.1 = ["CM1", "CM2", "CM3", "CM4"]', 6, "position.boards", "[T-10]", id="board-of-wizards"),
        pytest.param('boards.3 = ["CM1", "CM2", "CM3", "CM4"]', 6, "position.boards", "[T-10]", id="last-board"),
        pytest.param('piles.0 = ["T1", "G2"]', 6, "position.piles", "0 monsters have been won", id="won-before-play"),
    ],
)
def test_a_position_that_play_cannot_reach_is_refused(position: str, line: int, field: str, words: str) -> None:
    head, _, _ = CASE.partition("options.table")
    bad = refusal(f"{head}[position]\n{position}\n\n[[then]]\nasked = [0, 1]\n")
    assert bad.line == line
    assert bad.field.startswith(field)
    assert words in bad.problem


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [(".table", ".colour", "colour: there is no such choice"), ('"guided"', '"loose"', "there is no “loose”")],
)
def test_an_option_that_does_not_exist_is_refused_at_its_line(old: str, new: str, words: str) -> None:
    bad = refusal(changed(old, new))
    assert bad.line == 5
    assert bad.field.startswith("options")
    assert words in bad.problem


def test_too_many_of_a_type_are_refused_at_the_last_seat_too() -> None:
    bad = refusal(changed('"F1n", "D1b", "AR2"', '"CM2", "CM3", "CM4"', FOUR_SEATS))
    assert (bad.line, bad.field) == (9, "position.hands.3")
    assert "[T-10]" in bad.problem


DECK_AT = "[position]"
"""Line 7: a deck in the case has its quotes here, its own first line is line 8."""


@pytest.mark.parametrize(
    ("deck", "line", "field", "words"),
    [
        pytest.param(
            '[monsters]\nM1x = { name = "kraken" }', 10, "monsters.M1x", "skulls or square-loss", id="no-verb"
        ),
        pytest.param(
            '[wizards]\nW5w = { weapon = "wand" }', 10, "wizards.W5w", "strength is missing", id="no-strength"
        ),
        pytest.param('[monsters]\nKR = { name = "kraken", skulls = 7 }', 9, "monsters", "there are 15", id="one-more"),
        pytest.param('remove = ["M9x"]', 9, "remove", "no card 'M9x'", id="remove-nothing"),
        pytest.param("[ghosts]\nG = 1", 9, "ghosts", "is not known", id="unknown-table"),
    ],
)
def test_a_bad_deck_is_refused_at_its_own_line(deck: str, line: int, field: str, words: str) -> None:
    text = changed(DECK_AT, f"deck = '''\nbased-on = \"standard\"\n{deck}\n'''\n{DECK_AT}")
    bad = refusal(text)
    assert (bad.file, bad.line, bad.field) == ("case.toml", line, f"deck: {field}")
    assert words in bad.problem


@pytest.mark.parametrize(
    ("expectation", "field", "words"),
    [
        pytest.param('picks = ["play W5w"]', "picks", "no seat 'play'", id="pick-without-seat"),
        pytest.param('picks = ["7 play W5w"]', "picks", "no seat '7'", id="pick-of-nobody"),
        pytest.param("picks = [7]", "picks", "a seat and an answer", id="pick-as-number"),
        pytest.param('view.7 = { phase = "picking" }', "view.7", "no seat '7'", id="view-of-nobody"),
        pytest.param('hidden.spectators = ["W5w"]', "hidden.spectators", "no seat 'spectators'", id="misspelt"),
        pytest.param('refused = [{ clause = "T-24" }]', "refused", "a seat and an answer", id="refused-without-pick"),
        pytest.param('refused = ["0 play W5w"]', "refused", "", id="refused-without-clause"),
        pytest.param("picks = 7", "picks", "", id="picks-not-a-list"),
        pytest.param('offered.0 = "play W5w"', "offered.0", "", id="offered-not-a-list"),
        pytest.param("view.0 = 7", "view.0", "", id="view-not-a-table"),
    ],
)
def test_an_expectation_that_cannot_be_understood_is_refused(expectation: str, field: str, words: str) -> None:
    bad = refusal(changed("asked = [0, 1]", expectation))
    assert bad.line == 13
    assert bad.field.startswith(f"then.0.{field}")
    assert words in bad.problem


@pytest.mark.parametrize(
    ("expectation", "line", "told"),
    [
        pytest.param("asked = [1]", 13, "asked: should be [1], is [0, 1]", id="asked"),
        pytest.param('picks = ["0 dance"]', 13, "the pick '0 dance' was refused: [T-17] not-understood", id="nonsense"),
        pytest.param('picks = [\n  "0 play W5w F6a D4a",\n  "1 play CM1",\n]', 15, "[T-17] wrong-count", id="pick"),
        pytest.param("dice = [3]", 13, "dice: these throws were never needed: [3]", id="dice"),
        pytest.param('offered.1 = ["play W5w F6a D4a"]', 13, "offered.1: not offered: ['play W5w", id="offered"),
        pytest.param('not-offered.0 = ["play W5w F6a D4a"]', 13, "offered all the same: ['play W5w", id="not-offered"),
        pytest.param('may.0 = ["withdraw"]', 13, "may.0: should be ['withdraw'], is []", id="may"),
        pytest.param('fallback.0 = "play AR1"', 13, "should be 'play AR1', is 'play W5w F6a D4a'", id="fallback"),
        pytest.param("notes.0.count = 7", 13, "notes.0.count: should be 7, is 3", id="notes"),
        pytest.param("view.0 = { floor = 2 }", 13, "view.0.floor: should be 2, is 3", id="view"),
        pytest.param('view.spectator = { "players.7.gold" = 0 }', 13, "there is no '7'", id="view-of-nothing"),
        pytest.param('hidden.0 = ["AR2", "W5w"]', 13, "hidden.0: can be seen: ['W5w']", id="hidden"),
        pytest.param(
            'refused = [\n  { pick = "0 play W5w", clause = "T-24" },\n]',
            14, "refused under [T-17] wrong-count (count 3, given 1), not T-24", id="refused-under-another-clause",
        ),
        pytest.param(
            'refused = [{ pick = "0 play W5w F6a D4a", clause = "T-24" }]', 13, "was allowed", id="refused-but-allowed"
        ),
        pytest.param("scores = [0, 0]", 13, "scores: the game is not over", id="scores-too-early"),
    ],
)  # fmt: skip
def test_a_false_expectation_is_told_with_its_line(expectation: str, line: int, told: str) -> None:
    failures = Scenario("case.toml", changed("asked = [0, 1]", expectation)).run()
    assert len(failures) == 1
    assert failures[0].startswith(f"case.toml:{line}: ")
    assert told in failures[0]


PLAYED = 'picks = ["0 play W5w F6a D4a", "1 play CM1 F1n D1b"]\n'


@pytest.mark.parametrize(
    ("expectation", "line", "told"),
    [
        pytest.param('events.1 = [{ event = "loot-shared", gold = [9, 9] }]', 14, "'gold': [0, 0]", id="event"),
        pytest.param('events.1 = [{ event = "elixir-used" }]', 14, "heard was ['choice-locked'", id="event-unheard-of"),
        pytest.param('silent.spectator = ["loot-shared"]', 14, "silent.spectator: heard {'event': 'loot", id="silent"),
        pytest.param('hidden.1 = ["F6a"]', 14, "hidden.1: can be seen: ['F6a']", id="hidden-card-was-heard"),
        pytest.param(
            'view.spectator = { keep = 2 }\n[[then.events.spectator]]\nevent = "elixir-used"',
            15, "events.spectator: no event {'event': 'elixir-used'}", id="event-in-a-table-of-its-own",
        ),
    ],
)  # fmt: skip
def test_a_false_expectation_of_what_was_heard_is_told_with_its_line(expectation: str, line: int, told: str) -> None:
    failures = Scenario("case.toml", changed("asked = [0, 1]", PLAYED + expectation)).run()
    assert len(failures) == 1
    assert told in failures[0]
    assert failures[0].startswith(f"case.toml:{line}: ")


def test_a_false_result_is_told_with_its_line() -> None:
    position = 'step = "scoring"\npiles.0 = ["R1"]\ngold.1 = 3\npiles.1 = ["M1x"]\nremoved = ["EL"]'
    expected = "scores = [9, 9, 9, 9]\nplaces = [1, 1, 1, 1]\nwinners = [0, 1, 2, 3]"
    head = CASE.partition("options.table")[0].replace("seats = 2", "seats = 4")
    failures = Scenario("case.toml", f"{head}[position]\n{position}\n[[then]]\n{expected}\n").run()
    assert [failure.partition(": should")[0] for failure in failures] == [
        "case.toml:12: scores",
        "case.toml:13: places",
        "case.toml:14: winners",
    ]
    assert "is [1, 2, " in failures[0]


def test_a_file_that_cannot_be_read_is_refused_by_name(tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.toml"
    damaged.write_bytes(b"\xff\xfe\x00")
    for path, words in ((damaged, "is not a text file"), (tmp_path / "none.toml", "cannot be read: No such file")):
        with pytest.raises(BadFile, match=words) as refused:
            read_scenario(path)
        assert str(refused.value).startswith(str(path))
