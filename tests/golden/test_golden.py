"""Golden records: what was played under any version of the rules is played the same by every later build."""

from __future__ import annotations

from pathlib import Path

import pytest

from questkeep.games import CATALOGUE
from questkeep.kernel.game import Game
from questkeep.kernel.replay import UNDO, UNDO_ANEW, UNDO_OPEN, is_undo
from questkeep.lab.golden import FORM, Golden, golden_text

FILES = sorted(Path(__file__).parent.rglob("*.toml"))
FEWEST = 25


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_record_is_played_as_it_was(path: Path) -> None:
    assert Golden(path).differences() == []


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=CATALOGUE.keys())
def test_golden_records_cover_seats_options_and_versions(game: Game) -> None:
    golden = [Golden(path).record for path in FILES if path.parent.name == game.key]
    assert len(golden) >= FEWEST
    assert {len(record.players) for record in golden} == set(range(game.seats[0], game.seats[1] + 1))
    assert {record.version for record in golden} == set(range(1, game.version + 1))
    for option in game.options:
        assert {value for record in golden for value in record.options[option.name].split("+")} >= set(option.values)
    undos = {
        pick.notation.rstrip("0123456789 ") for record in golden for pick in record.picks if is_undo(pick.notation)
    }
    assert undos == ({UNDO, UNDO_OPEN} if game.finality_clause else {UNDO, UNDO_OPEN, UNDO_ANEW})


@pytest.mark.parametrize(
    ("mark", "words"),
    [
        ("asks", "after row 2 something else is asked or offered"),
        ("seen", "after row 2 a view, a note or an event is written otherwise"),
        ("knows", "in moment 2 of 17 somebody knows more or less"),
    ],
)
def test_a_change_is_found_and_named(mark: str, words: str) -> None:
    golden = Golden(FILES[0])
    getattr(golden.marks, mark)[2] = "wrong"
    (found,) = golden.differences()
    assert words in found


def test_another_outcome_and_another_form_are_found(tmp_path: Path) -> None:
    golden = Golden(FILES[0])
    text = golden_text(golden.game, golden.record)
    (tmp_path / "changed.toml").write_text(
        text.replace(f"form = {FORM}", "form = 0").replace('outcome = "[', 'outcome = "[9')
    )
    assert [found[:9] for found in Golden(tmp_path / "changed.toml").differences()] == ["the game ", "is marked"]
