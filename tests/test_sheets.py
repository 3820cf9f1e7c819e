"""What the command line prints fits a terminal of 80 columns and a wide one: no figure is cut, no word is torn."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Console
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command
from typer.testing import CliRunner

from bench import run as comparison
from questkeep import bench
from questkeep.bots import BOTS, LEVELS
from questkeep.cli import app
from questkeep.games import CATALOGUE
from questkeep.lab import arena, balance, coverage, hidden, ladder_sheets, laws_command, learn, lengths, peeking, teams
from questkeep.lab import second_looks_command as second_looks
from questkeep.lab.arena import Estimate, Standing
from questkeep.lab.series import Series
from questkeep.sheet import Sheet
from questkeep.trials.commands import sheet_of_thoughts
from questkeep.trials.thinking import LevelFigures

DOCS = Path(__file__).parents[1] / "docs"
WIDTHS = (80, 120)
LONGEST_BOT = max(BOTS, key=len)
MANY = 1_000_000


def pages(name: str) -> Iterator[tuple[list[str], list[list[str]]]]:
    """Headings and rows of every table of a page of the documentation: figures that were measured once."""
    for table in re.findall(r"(?:^\|.*\n)+", (DOCS / name).read_text("utf-8"), re.MULTILINE):
        headings, _, *rows = ([cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines())
        yield headings, rows


def printed(sheet: Sheet, width: int) -> list[str]:
    """The lines of a terminal of this width."""
    console = Console(width=width, highlight=False, color_system=None)
    with console.capture() as told:
        console.print(sheet)
    return [line.rstrip() for line in told.get().splitlines()]


def check_whole(sheet: Sheet) -> None:
    """Every figure stands in one line as it is, every word is whole, and no line is too long."""
    for width in WIDTHS:
        lines = printed(sheet, width)
        shown = "\n".join(lines)
        assert max(map(len, lines)) <= width, shown
        words = Counter(shown.split())
        columns = list(zip(sheet.headings, zip(*filter(None, sheet.rows), strict=True), strict=True))
        for place, (heading, cells) in enumerate(columns):
            for cell in cells:
                if place == 0 or heading in sheet.words:
                    assert not Counter(cell.split()) - words, shown
                else:
                    assert any(cell.strip() in line for line in lines), f"{cell}\n{shown}"
            assert not Counter(heading.split()) - words, shown
        written = " ".join([sheet.title, *sheet.headings, *(cell for row in sheet.rows for cell in row)])
        assert shown.count("…") == written.count("…"), shown


# The lab ------------------------------------------------------------------------------------------------------


def sheets_of_the_lab() -> Iterator[Sheet]:
    """Every table of the lab, with figures as wide as they get."""
    wide = Estimate(-1234.5, 123.4)
    yield arena.sheet_of([Standing(LONGEST_BOT, Estimate(3.55, 0.05), Estimate(0.555, 0.111), wide)] * 4)
    yield hidden.duel_sheet([hidden.Pair(1.0), hidden.Pair(0.0)] * 50)
    yield hidden.teams_sheet([hidden.Pair(1.0, (False, True)), hidden.Pair(0.0, (True, False))] * 50)
    yield lengths.sheet_of([lengths.Length("1", seats, 12_345, 49_999, True) for seats in (2, 3, 4)] * 20_000)
    yield peeking.sheet_of([peeking.Tally(bot, MANY, MANY, ("?",) * 1_000) for bot in BOTS])
    yield second_looks.sheet_of(second_looks.Tally(MANY, MANY, MANY, MANY, ("?",) * 1_000))
    yield learn.sheet_of([learn.Figures(chapter, MANY, 1.0, 0.999, 0.999) for chapter in range(4)])
    for key, game in CATALOGUE.items():
        settings = laws_command.settings_tried(key)
        parts = laws_command.parts_of(key, MANY, MANY * 10, "1")
        yield laws_command.sheet_of(settings, parts, (0, "broken"))
        if game.study is not None:
            repertoire = game.study.repertoire(game.standard_deck())
            met = {sort: Counter(dict.fromkeys(names, MANY)) for sort, names in repertoire.items()}
            yield coverage.sheet_of(repertoire, met)


def sheets_of_teams() -> Iterator[Sheet]:
    """A table of teams for each option by which they may be told apart."""
    game = CATALOGUE["fetch_quest"]
    played = [teams.Played(6, number % 100 == 0, -12.5 * (number % 2)) for number in range(200_000)]
    for by, values in (("", [""]), *((option.name, option.values) for option in game.options)):
        rows = [
            teams.row_of(Series("fetch_quest", LONGEST_BOT, (6,), (), (), 1), value, 6, played[:: -1 if value else 1])
            for value in values
        ]
        yield teams.sheet_of("fetch_quest (talk open-hands)", by, rows)


def sheets_of_pages() -> Iterator[Sheet]:
    """Everything that was measured for the documentation, as its commands print it."""
    for headings, rows in pages("ladder.md"):
        yield Sheet(headings, rows, under=ladder_sheets.UNDER)
    for headings, rows in pages("balance.md"):
        if headings[1] == "games":
            yield Sheet(headings, rows, "Kingdom in play")
    for headings, rows in pages("benchmarks.md"):
        yield comparison.sheet_of("Random play on one core, a second", headings, iter(rows))


def test_every_table_of_the_lab_fits() -> None:
    for sheet in (*sheets_of_the_lab(), *sheets_of_teams()):
        check_whole(sheet)


def test_what_was_measured_for_the_documentation_fits() -> None:
    sheets = list(sheets_of_pages())
    assert len(sheets) > 20
    for sheet in sheets:
        check_whole(sheet)


def test_the_weights_of_all_that_is_in_play_fit() -> None:
    wide = {".1f": Estimate(123.4, 1.2), "+.2f": Estimate(-12.34, 1.23), ".0%": Estimate(0.99, 0.11)}
    for key, game in CATALOGUE.items():
        quick = [f"{name}={value}" for name, value in game.bounds.items()]
        played = balance.play_numbered((Series.chosen(key, "random", quick, 1), 0))
        for columns in (balance.PRESENT, balance.TAKEN):
            figures: list[Estimate | None] = [wide.get(column.form, Estimate(-0.123, 0.123)) for column in columns]
            mine = [share for share in played.shares if bool(share.taken) == (columns is balance.TAKEN)]
            if mine:
                lines = [balance.Line(share.name, MANY // 10, figures) for share in mine]
                check_whole(balance.sheet_of("in play", lines, columns))


# The rest -----------------------------------------------------------------------------------------------------


def test_the_bench_shows_every_rate_whole() -> None:
    kinds = bench.Bench(CATALOGUE["tschak"], 2, 1).measure(0.001)
    for key, game in CATALOGUE.items():
        fewest, most = game.seats
        rates = {kind: 98_765_432.1 for kind in kinds if kind.endswith("_per_s")}
        sheet = bench.sheet_of(key, [{"seats": seats, **rates} for seats in range(fewest, most + 1)])
        assert len(sheet.rows) == 8
        check_whole(sheet)


def test_the_thoughts_of_all_levels_fit() -> None:
    metrics = "".join(
        f'questkeep_thoughts_served_total{{bot="{level}",served="{served}"}} 1000000.0\n'
        f'questkeep_thought_seconds_bucket{{bot="{level}",le="10.0"}} 1000000.0\n'
        for level in LEVELS
        for served in ("thought", "quick", "nothing")
    )
    check_whole(sheet_of_thoughts({level: LevelFigures(level, metrics) for level in LEVELS}))


def commands(group: TyperGroup, path: Sequence[str] = ()) -> Iterator[list[str]]:
    """Every command of the command line, and every group of them."""
    yield [*path]
    for name, command in group.commands.items():
        if isinstance(command, TyperGroup):
            yield from commands(command, [*path, name])
        else:
            assert isinstance(command, TyperCommand)
            yield [*path, name]


def test_the_help_of_every_command_says_all_it_has_to_say() -> None:
    group = get_command(app)
    assert isinstance(group, TyperGroup)
    every = list(commands(group))
    assert ["lab", "second-looks"] in every
    for width in WIDTHS:
        for command in every:
            told = CliRunner().invoke(app, [*command, "--help"], env={"COLUMNS": str(width)}).output
            assert max(map(len, told.splitlines())) <= width, told
            assert "…" not in told.replace("FILE…", "").replace("https://…", ""), told
