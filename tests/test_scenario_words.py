"""A check that nothing could fail proves nothing: words that no game knows are refused with line and field."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest

from questkeep.games import CATALOGUE
from questkeep.kernel.course import Course
from questkeep.kernel.errors import BadFile
from questkeep.kernel.event import Told
from questkeep.lab.golden import Golden
from questkeep.scenarios import Scenario, read_scenario, scenario_files, value_at

ROOT = Path(__file__).parent.parent
SCENARIOS = ROOT / "tests" / "scenarios"
HEAD = 'title = "A small case"\nshows = ["{clause}"]\ngame = "{game}"\nseats = 3\n\n[[then]]\n'
CLAUSES = {"tschak": "T-01", "enchanters": "E-01", "schatzjagd": "S-01", "fetch_quest": "F-01"}
LINE = 7  # of what is demanded


def case(game: str, demand: str) -> Scenario:
    return Scenario("case.toml", HEAD.format(game=game, clause=CLAUSES[game]) + demand + "\n")


def refusal(game: str, demand: str) -> BadFile:
    """What is said against a demand, when it is read or at the latest when it is checked."""
    with pytest.raises(BadFile) as refused:
        case(game, demand).run()
    return refused.value


@pytest.mark.parametrize(
    ("game", "demand", "field", "words"),
    [
        ("tschak", 'not-offered.0 = ["plya F6a"]', "not-offered.0", "'plya F6a' is no answer in this game: [T-17]"),
        ("tschak", 'not-offered.0 = ["play F9q"]', "not-offered.0", "unknown-card (card F9q)"),
        ("tschak", 'not-offered.0 = ["discard F9q"]', "not-offered.0", "'discard F9q' is no answer"),
        ("tschak", "not-offered.0 = [3]", "not-offered.0", "should hold a text, not 3"),
        ("tschak", 'offered.0 = ["plya F6a"]', "offered.0", "'plya F6a' is no answer"),
        ("tschak", 'hidden.0 = ["F9q"]', "hidden.0", "there is no card 'F9q'"),
        ("tschak", 'silent.0 = ["flor-decided"]', "silent.0", "did you mean floor-decided"),
        (
            "tschak",
            'events.0 = [{ event = "floor-decided", flor = 1 }]',
            "events.0.0.flor",
            "it has keep, floor, teams",
        ),
        ("tschak", "events.0 = [{ floor = 1 }]", "events.0.0", "should name an event and its facts"),
        ("tschak", 'events.0 = ["floor-decided"]', "events.0", "should hold a table"),
        ("tschak", 'events.0 = [{ event = "parade" }]', "events.0.0.event", "tschak tells no event 'parade'"),
        ("enchanters", 'not-offered.1 = ["journey 1"]', "not-offered.1", "seat 1 is not asked now; asked are [0]"),
        ("enchanters", 'not-offered.0 = ["jorney 2"]', "not-offered.0", "'jorney 2' is no answer"),
        ("enchanters", 'not-offered.0 = ["use GNO-Q1.1.1"]', "not-offered.0", "unknown-ability"),
        ("enchanters", 'silent.spectator = ["card-drwan"]', "silent.spectator", "card-drawn"),
        ("enchanters", 'hidden.0 = ["GNO-Q1"]', "hidden.0", "there is no card 'GNO-Q1'"),
        ("enchanters", 'fallback.1 = "end"', "fallback.1", "seat 1 is not asked now"),
        ("schatzjagd", 'not-offered.0 = ["rol"]', "not-offered.0", "'rol' is no answer in this game: [S-140]"),
        ("schatzjagd", 'not-offered.0 = ["go K9"]', "not-offered.0", "'go K9' is no answer"),
        ("schatzjagd", 'not-offered.0 = ["cast Z99"]', "not-offered.0", "unknown-card (card Z99)"),
        ("schatzjagd", 'silent.0 = ["tregedy"]', "silent.0", "schatzjagd tells no event 'tregedy'"),
        ("fetch_quest", 'not-offered.0 = ["move CA6 7"]', "not-offered.0", "'move CA6 7' is no answer"),
        ("fetch_quest", 'not-offered.0 = ["say relly CA1"]', "not-offered.0", "no-such-item (said say relly CA1)"),
        ("fetch_quest", 'not-offered.0 = ["claim P9"]', "not-offered.0", "'claim P9' is no answer"),
        ("fetch_quest", 'silent.0 = ["mission-defetaed"]', "silent.0", "did you mean mission-defeated or"),
        ("fetch_quest", 'events.1 = [{ event = "sun-rose", son = 1 }]', "events.1.0.son", "it has sun"),
        ("fetch_quest", 'hidden.1 = ["FM9"]', "hidden.1", "there is no card 'FM9'"),
        ("fetch_quest", 'hidden.1 = ["fm1"]', "hidden.1", "there is no card 'fm1'"),
        ("fetch_quest", "hidden.1 = [5]", "hidden.1", "should hold a text, not 5"),
    ],
)
def test_a_word_that_nothing_knows_is_refused(game: str, demand: str, field: str, words: str) -> None:
    bad = refusal(game, demand)
    assert (bad.file, bad.line, bad.field) == ("case.toml", LINE, f"then.0.{field}")
    assert words in bad.problem


@pytest.mark.parametrize(
    ("game", "demand"),
    [
        ("tschak", 'not-offered.0 = ["play W5w F6a", "discard M4x", "withdraw"]'),
        ("enchanters", 'not-offered.0 = ["journey 7", "name 1"]'),
        ("schatzjagd", 'not-offered.0 = ["go A1", "cast Z3", "pass"]'),
        ("fetch_quest", 'not-offered.0 = ["forage", "play FW8", "say rely CA1"]'),
        ("fetch_quest", 'offered.0 = ["Attempt ca1", "skip"]\nhidden.1 = ["FW8"]\nsilent.0 = ["sun-rose"]'),
    ],
)
def test_words_that_are_known_are_taken_in_whatever_case(game: str, demand: str) -> None:
    assert case(game, demand).run() == []


def test_what_is_offered_is_found_however_it_is_written() -> None:
    (failure,) = case("fetch_quest", 'not-offered.0 = ["ATTEMPT  ca1"]').run()
    assert failure.startswith(f"case.toml:{LINE}: not-offered.0: offered all the same")


def test_the_line_is_that_of_the_event_which_is_meant() -> None:
    events = '[[then.events.0]]\nevent = "hands-passed"\n\n[[then.events.0]]\nevent = "hands-passed"\nkeeep = 2'
    bad = refusal("tschak", events)
    assert (bad.line, bad.field) == (LINE + 5, "then.0.events.0.1.keeep")


def test_a_card_is_not_hidden_where_a_copy_of_it_is_seen() -> None:
    table = case("enchanters", "asked = []").table
    card = str(value_at(table.view(None), "track.0.card")).rpartition(".")[0]
    (failure,) = case("enchanters", f'hidden.0 = ["{card}"]').run()
    assert f"can be seen: ['{card}']" in failure


# What games tell --------------------------------------------------------------------------------------------


def kinds_and_facts(told: list[Told] | None) -> dict[str, set[str]]:
    """Every kind of event that somebody could hear, with its facts."""
    found: dict[str, set[str]] = defaultdict(set)
    for entry in told or []:
        for event in (entry.public, entry.secret):
            if event is not None:
                found[event.kind] |= set(event.facts) - {"clause"}
    return found


@pytest.mark.parametrize("game", CATALOGUE)
def test_games_tell_exactly_the_events_and_facts_that_they_declare(game: str) -> None:
    """In all scenarios and golden records, which show every verb and option: told.py of the game lists them."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in scenario_files([SCENARIOS / game]):
        scenario = read_scenario(path)
        scenario.run()
        for kind, facts in kinds_and_facts(scenario.table.told).items():
            found[kind] |= facts
    for path in sorted((ROOT / "tests" / "golden" / game).glob("*.toml"))[::2]:
        golden = Golden(path)
        for kind, facts in kinds_and_facts(Course(golden.game, golden.record).table.told).items():
            found[kind] |= facts
    declared = {kind: set(facts) for kind, facts in CATALOGUE[game].events.items()}
    assert dict(found) == declared


# Files ------------------------------------------------------------------------------------------------------


def test_no_scenario_lies_where_nothing_runs_it() -> None:
    """tests/test_scenarios.py runs all of tests/scenarios, and nothing else runs any."""
    is_scenario = re.compile(r"^shows\s*=", re.MULTILINE)
    files = [path for room in ("docs", "src", "tests", "tools", "web/src") for path in (ROOT / room).rglob("*.toml")]
    scenarios = {path for path in files if is_scenario.search(path.read_text("utf-8"))}
    assert scenarios == set(scenario_files([SCENARIOS]))
    for path in scenarios:
        assert f'game = "{path.parent.name}"' in path.read_text("utf-8")
