"""The command that tries the laws at full size, here at its smallest."""

from __future__ import annotations

import typer
from typer.testing import CliRunner

from questkeep.lab.laws_command import Part, laws, parts_of, settings_tried, sheet_of

app = typer.Typer()
app.command()(laws)


def test_the_command_tries_every_setting_and_finds_no_difference() -> None:
    result = CliRunner().invoke(app, ["tschak", "--games", "10", "--positions", "2", "--jobs", "1"])
    assert result.exit_code == 0, result.output
    assert "Every law holds." in result.output
    assert "\nall" in result.output
    assert "240" in result.output


def test_an_unknown_game_is_answered_with_the_games_there_are() -> None:
    result = CliRunner().invoke(app, ["chess"])
    assert result.exit_code == 2
    assert "there is tschak" in result.output


def test_the_work_is_shared_out_without_loss() -> None:
    parts = parts_of("tschak", games=25, positions=1001, seed="1")
    assert sum(part.positions for part in parts) == 1001
    for number in range(len(settings_tried("tschak"))):
        assert sum(part.games for part in parts if part.setting == number) == 25
    assert len({part.seed for part in parts}) == len(parts)


def test_a_broken_law_is_counted_where_it_happened() -> None:
    settings = settings_tried("tschak")
    sheet = sheet_of(settings, [Part("tschak", 0, 5, 6, "1")], (3, "the account"))
    differences = [row[-1] for row in sheet.rows if row]
    assert [number for number, cell in enumerate(differences) if cell == "1"] == [3, len(settings)]
