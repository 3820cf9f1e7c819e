"""Watching records: step by step, with different eyes, and as plain text."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console, ConsoleDimensions

from questkeep.games import CATALOGUE
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat
from questkeep.kernel.replay import Pick, Record
from questkeep.records import RecordFile, save_record
from questkeep.terminal.replay import Theatre
from questkeep.terminal.screen import Screen
from questkeep.text import LANGUAGES, Texts

pytestmark = pytest.mark.filterwarnings("ignore:This process .* is multi-threaded:DeprecationWarning")

Sit = Callable[..., Any]


def recorded(folder: Path, most_picks: int = 1000) -> Path:
    """A game of three at random, as far as wanted."""
    game = CATALOGUE["tschak"]
    record = Record(
        game.key,
        game.version,
        game.chosen_options({}),
        game.standard_deck(),
        "replay",
        ["human", "random", "greedy"],
        [],
    )
    table = game.new(3, record.options, record.deck, Rng.keyed(record.seed, 0))
    rng = Rng("picks")
    while table.asked() and len(record.picks) < most_picks:
        seat = table.asked()[0]
        code = table.options(seat)[rng.below(len(table.options(seat)))]
        record.picks.append(Pick(seat, table.notation(seat, code)))
        table.apply(seat, code, Rng.keyed(record.seed, len(record.picks)))
    outcome = table.outcome()
    path = folder / "game.toml"
    save_record(path, record, outcome.scores if outcome is not None else None)
    return path


def test_a_record_is_watched_step_by_step(sit: Sit, tmp_path: Path) -> None:
    person = sit("replay", str(recorded(tmp_path)))
    for said, seen in [
        ("", "pick 0 of 72"),
        ("n", "pick 2 of 72"),
        ("p", "pick 1 of 72"),
        ("9", "pick 9 of 72"),
        ("why", "who won and why"),
        ("", "pick 9 of 72"),
        ("banana", "I do not understand “banana”"),
        ("end", "pick 72 of 72"),
        ("n", "This is the end of the record."),
        ("s 1", "seen by: Osric"),
        ("s 7", "Seat 7 does not exist; there is 0, 1, 2 or spectator."),
        ("0", "pick 0 of 72"),
        ("p", "This is the beginning of the record."),
        ("s spectator", "seen by: spectator"),
    ]:
        if said or seen != "pick 0 of 72":
            person.types(said)
        if seen == "pick 2 of 72":
            person.sees("pick 1 of 72")
            person.types("n")
        person.sees(seen)
    person.types("q")
    person.reads_the_rest()
    assert person.exit_code() == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_fits_on_a_small_screen(tmp_path: Path, language: str) -> None:
    screen = Screen(Console(file=StringIO(), width=80, highlight=False, markup=False, emoji=False))
    theatre = Theatre(RecordFile(recorded(tmp_path)), Texts(language, strict=True), screen)
    size = ConsoleDimensions(80, 23)
    for row in range(0, theatre.rows + 1, 3):
        theatre.turn_to(row)
        for eyes in ("spectator", "1"):
            assert theatre.change_eyes(eyes) == ""
            lines = ["".join(piece.text for piece in line) for line in screen.lines_of(theatre.picture(size))]
            assert len(lines) <= size.height
            assert not any("…" in line.replace("9…", "") for line in lines)
            assert lines[1].strip().startswith("┌─┐")  # the title has not spilled over


def test_practice_is_called_so_and_a_step_taken_back_is_told(tmp_path: Path) -> None:
    path = recorded(tmp_path, most_picks=3)
    record = RecordFile(path).record
    record.picks.append(Pick(Seat(2), "undo anew 2"))
    record.is_practice = True
    save_record(path, record)
    output = StringIO()
    theatre = Theatre(RecordFile(path), Texts("en", strict=True), Screen(Console(file=output, width=100)))
    theatre.turn_to(4)
    assert theatre.lines() == ["Mirra took the last step back."]
    theatre.turn_to(3)
    assert "took the last step back" not in " ".join(theatre.lines())
    theatre.print_all()
    assert "Tschak! (practice): " in output.getvalue()


def test_the_eyes_of_a_seat_see_its_hand_and_a_spectator_sees_none(sit: Sit, tmp_path: Path) -> None:
    path = str(recorded(tmp_path))
    mine = sit("replay", path, "--plain", "--seat", "0").reads_the_rest()
    all_see = sit("replay", path, "--plain").reads_the_rest()
    assert "You take up a hand: " in mine
    assert "Guest takes up a hand of 10 cards." in all_see
    assert "You take up" not in all_see
    for text in (mine, all_see):
        assert "The score sheet" in text
        assert "Never in play: " in text


def test_a_running_game_shows_itself_to_spectators_only(sit: Sit, tmp_path: Path) -> None:
    path = str(recorded(tmp_path, most_picks=20))
    refused = sit("replay", path, "--seat", "0")
    assert "only the spectator's eyes are open" in refused.reads_the_rest()
    assert refused.exit_code() == 2
    person = sit("replay", path)
    person.sees("pick 0 of 20")
    person.types("s 0")
    person.sees("only the spectator's eyes are open")
    person.presses("c")
    assert "take up a hand: " not in person.reads_the_rest()


def test_a_damaged_record_is_refused_in_one_line(sit: Sit, tmp_path: Path) -> None:
    path = recorded(tmp_path)
    path.write_text(path.read_text("utf-8").replace("play W", "play X", 1), "utf-8")
    person = sit("replay", str(path), "--plain")
    assert "is not possible here" in person.reads_the_rest().replace("\n", " ")
    assert person.exit_code() == 2
