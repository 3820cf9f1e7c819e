"""Whole games in a real pseudo-terminal, with all the mistakes a person makes."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from questkeep.records import RecordFile

pytestmark = pytest.mark.filterwarnings("ignore:This process .* is multi-threaded:DeprecationWarning")

Sit = Callable[..., Any]
QUICK = ("--bots", "random", "--seed", "a")
TWO = ("--seats", "2")


def records(home: Path) -> list[Path]:
    return sorted((home / "records").glob("*.toml"))


def play_on(person: Any) -> str:
    """Answer option 1 to every question until the score sheet; returns what is read last."""
    while True:
        seen = person.sees("for floor", "Enter goes on", "The score sheet")
        if seen == "The score sheet":
            return str(person.reads_the_rest())
        person.sees("> ")
        person.types("" if seen == "Enter goes on" else "1")


def test_a_whole_game_ends_with_the_score_sheet_and_a_record_that_replays(sit: Sit, tmp_path: Path) -> None:
    end = play_on(sit("play", "tschak", *QUICK))
    (path,) = records(tmp_path)
    assert "Total" in end
    assert re.search(r"(wins?|victory) with -?\d+ point", end)
    assert f"questkeep replay {path}" in end.replace("\n", "")
    assert RecordFile(path).file.data["scores"]


def test_a_game_for_two_against_an_adept_on_a_wide_screen(sit: Sit, tmp_path: Path) -> None:
    end = play_on(sit("play", "tschak", "--seats", "2", "--seed", "b", "--seat", "1", size=(120, 40)))
    assert "Place" in end
    assert RecordFile(records(tmp_path)[0]).record.players == ["adept", "human"]


def test_nonsense_gets_one_helpful_line_and_the_question_again(sit: Sit) -> None:
    person = sit("play", "tschak", *QUICK)
    for said, answer in [
        ("why", "Nothing has been decided here yet"),
        ("blah", "There is no card “blah”"),
        ("99", "choose a number from 1 to 10"),
        ("w9w", "There is no card “w9w”"),
        ("w2n", "w2n is not in your hand"),
        ("w5w f6n", "exactly one card; you named 2. [T-17]"),
        ("w5w w5w", "You named w5w twice"),
        ("withdraw", "There is nothing to take back"),
        ("discard nothing", "name it by key or by number"),
        ("? nothing", "I know nothing about “nothing”"),
        ("", "Choose one card"),
    ]:
        person.sees("Choose one card for floor 1.")
        person.types(said)
        person.sees(answer)
    person.types("PLAY W5W")
    person.sees("Your team already has: wizard.")
    person.types("w4n")
    person.sees("That would be a second wizard in your team; pick another type. [T-24]")
    person.types("why")
    person.sees("[T-24] A team never holds two cards of the same type")


def test_cards_may_come_in_any_order_and_letter_case(sit: Sit) -> None:
    person = sit("play", "tschak", *QUICK)
    for answer in ("w5w", "f6n", "d4m"):
        person.sees("for floor 1.")
        person.types(answer)
    person.sees("who won and why")
    person.sees("[T-46]")
    person.sees("Enter goes on")
    person.types("")
    person.sees("Choose one card for floor 2.")
    person.types("Ar2")
    person.sees("Choose 2 cards for floor 2. Your team already has: artefact.")
    person.types("D4B, w4N")
    person.sees("who won and why")


def test_help_explains_answers_cards_and_paragraphs_and_the_log_tells_the_past(sit: Sit) -> None:
    person = sit("play", "tschak", *QUICK, size=(100, 40))
    for said, answer in [
        ("?", "Tschak! in a minute"),
        ("? w5w", "Adds 5 to the strength of its team."),
        ("? t-46", "goes to the strongest team"),
        ("log", "What has happened"),
    ]:
        person.sees("Choose one card for floor 1.")
        person.types(said)
        person.sees(answer)
        person.sees("Enter goes back")
        person.types("")


def test_ctrl_c_keeps_the_game_and_resume_goes_on_as_if_nothing_had_happened(sit: Sit, tmp_path: Path) -> None:
    person = sit("play", "tschak", *QUICK, *TWO)
    for _ in range(2):
        person.sees("for floor 1.")
        person.sees("> ")
        person.types("1")
    person.sees("Your team already has: wizard and warrior.")
    person.presses("c")
    said = person.reads_the_rest()
    (path,) = records(tmp_path)
    assert f"The game is saved. Go on with: questkeep play tschak --resume {path}" in said.replace("\n", "")
    assert person.exit_code() == 0

    again = sit("play", "tschak", "--resume", str(path))
    again.sees("Your team already has: wizard and warrior.")
    again.presses("d")
    assert "The game is saved." in again.reads_the_rest()

    newest = sit("play", "tschak", "--resume")
    newest.sees("Your team already has: wizard and warrior.")
    newest.types("1")
    play_on(newest)
    undisturbed = tmp_path / "undisturbed.toml"
    play_on(sit("play", "tschak", *QUICK, *TWO, "--record", str(undisturbed)))
    interrupted = RecordFile(path).record.picks
    assert [(pick.seat, pick.notation) for pick in interrupted] == [
        (pick.seat, pick.notation) for pick in RecordFile(undisturbed).record.picks
    ]

    over = sit("play", "tschak", "--resume", str(path))
    assert "this game is over" in over.reads_the_rest()
    nothing = sit("play", "tschak", "--resume")
    assert "there is no unfinished game of tschak" in nothing.reads_the_rest()
    assert nothing.exit_code() == 2


@pytest.mark.parametrize(
    ("language", "question", "refusal", "paragraph"),
    [
        ("de", "Wähle eine Karte für Stockwerk 1.", "Eine Karte „foo“ gibt es nicht.", "geht an das stärkste Team"),
        ("ru", "Выбери 1 карту для этажа 1.", "Карты «foo» нет.", "достаётся сильнейшему отряду"),
        ("pl", "Wybierz 1 kartę na piętro 1.", "Nie ma karty „foo”.", "dostaje najsilniejsza drużyna"),
    ],
)
def test_the_table_speaks_other_languages(sit: Sit, language: str, question: str, refusal: str, paragraph: str) -> None:
    person = sit("play", "tschak", *QUICK, "--language", language)
    person.sees(question)
    person.types("foo")
    person.sees(refusal)
    person.types("? t-46")
    person.sees(paragraph)
    person.types("")
    person.sees(question)
    person.types("quit")
    person.reads_the_rest()
    assert person.exit_code() == 0


def test_the_environment_chooses_the_language_and_may_refuse_colours(sit: Sit) -> None:
    person = sit("play", "tschak", *QUICK, LANG="de_DE.UTF-8", NO_COLOR="1")
    person.sees("Wähle eine Karte für Stockwerk 1.")
    assert not re.search("\x1b\\[[0-9;]*(3|4|9|10)[0-7]m", person.child.before)
    colourful = sit("play", "tschak", *QUICK, NO_COLOR="")
    colourful.sees("Choose one card for floor 1.")
    assert re.search("\x1b\\[[0-9;]*(3|4|9|10)[0-7]m", colourful.child.before)


@pytest.mark.parametrize(
    ("arguments", "refusal"),
    [
        (["--seats", "5"], "This game is for 2 to 4 players, not for 5."),
        (["--bots", "genius"], "there is no bot “genius”; there is novice, apprentice, adept, master, grandmaster"),
        (["--bots", "random,random"], "4 seats need 3 bots (or one name for all), not 2"),
        (["--seat", "4"], "your seat can be 0 to 3, not 4"),
        (["--option", "table"], "write an option as name=value, not “table”"),
        (["--option", "table=loose"], "table: there is no “loose”; there is guided, strict."),
        (["--language", "fr"], "there is no language 'fr'; there is en, de, ru, pl"),
        (["--deck", "no-such-deck.toml"], "no-such-deck.toml"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(tmp_path: Path, arguments: list[str], refusal: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "questkeep", "play", "tschak", *arguments],
        env={"QUESTKEEP_HOME": str(tmp_path), "PYTHONPATH": ":".join(sys.path), "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert refusal in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert records(tmp_path) == []


@pytest.mark.parametrize(
    ("language", "refusal"),
    [
        ("en", "questkeep: invasion: “super-fast” is for 3 to 6 players, not for 2. [E-125]"),
        ("de", "questkeep: invasion: „super-fast“ gibt es für 3 bis 6 Spieler, nicht für 2. [E-125]"),
        ("ru", "questkeep: invasion: «super-fast» — когда игроков от 3 до 6, а не 2. [E-125]"),
        ("pl", "questkeep: invasion: „super-fast” jest wtedy, gdy graczy jest od 3 do 6, a nie 2. [E-125]"),
    ],
)
def test_e125_an_option_that_is_not_for_so_many_is_refused_in_the_language_of_the_player(
    tmp_path: Path, language: str, refusal: str
) -> None:
    wishes = ["--seats", "2", "--language", language, "--option", "invasion=super-fast"]
    done = subprocess.run(
        [sys.executable, "-m", "questkeep", "play", "enchanters", *wishes],
        env={"QUESTKEEP_HOME": str(tmp_path), "PYTHONPATH": ":".join(sys.path), "PATH": "", "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr) == (2, refusal + "\n")


def test_without_a_terminal_lines_are_printed_and_read(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "questkeep", "play", "tschak", *QUICK],
        input="nonsense\n" + "1\n" * 24,
        env={"QUESTKEEP_HOME": str(tmp_path), "PYTHONPATH": ":".join(sys.path), "PATH": "", "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "There is no card “nonsense”" in done.stdout
    assert "The score sheet" in done.stdout
    assert "\x1b" not in done.stdout
    assert RecordFile(records(tmp_path)[0]).file.data["scores"]
