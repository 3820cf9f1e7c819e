"""A ladder is played in pairs, goes on where it was stopped, and says the same on any number of cores."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from questkeep.games import CATALOGUE
from questkeep.kernel.errors import BadFile
from questkeep.lab.ladder import STEP, Ladder, duel
from questkeep.lab.ladder_command import ladder as command
from questkeep.lab.ladder_sheets import neighbours_sheet, ratings_sheet, rewrite, teams_sheet
from questkeep.lab.ledger import LOST, Deal, Ledger, Played, play_deal

SHORT = ["schatzjagd", "--bots", "random,greedy", "--option", "days=5"]
RUNGS = ("low", "middle", "high", "top")

Places = tuple[tuple[int, ...], ...]


def run(*words: str) -> Result:
    app = typer.Typer()
    app.command()(command)
    return CliRunner().invoke(app, words)


def a_ladder(game: str, pairs: int = 20, most_pairs: int = 20, besides: int = 0) -> Ladder:
    """A ladder of bots that nobody has written: its games are made up."""
    seats = 4 if CATALOGUE[game].is_cooperative else 2
    options = tuple(CATALOGUE[game].chosen_options({}).items())
    return Ladder(game, RUNGS, seats, pairs, most_pairs, besides, options, (), 1)


def made_up(ladder: Ladder, folder: Path, places: Callable[[Deal], Places]) -> Ledger:
    """The ledger of a ladder whose games all ended as somebody said."""
    ledger = Ledger(folder / "ledger.jsonl", ladder.game)
    while missing := [deal for deal in ladder.deals(ledger) if deal not in ledger.played]:
        for deal in missing:
            ledger.played[deal] = Played(places(deal), 60.0)
    return ledger


def by_rung(deal: Deal) -> Places:
    """The upper rung wins three pairs in four, and the others are split."""
    bots, number = deal[0].bots, deal[1]
    order = sorted(bots, key=RUNGS.index, reverse=True)
    straight = tuple(1 + order.index(bot) for bot in bots)
    return (straight, straight) if number % 4 else (straight, tuple(len(bots) + 1 - place for place in straight))


def test_a_score_counts_the_rivals_that_are_beaten_and_half_of_those_that_are_equalled() -> None:
    assert [duel([2], [1]), duel([1], [1]), duel([1], [2])] == [1.0, 0.5, 0.0]
    assert duel([1, 3], [2, 3]) == (0 + 1 + 0 + 0.5) / 4


def test_a_deal_is_played_once_for_each_different_seating() -> None:
    options = tuple(CATALOGUE["schatzjagd"].chosen_options({"days": "5"}).items())
    ladder = a_ladder("schatzjagd")._replace(options=options)
    seatings = [("random", "greedy"), ("random",) * 2, ("random", "greedy") * 2, ("random", "random", "greedy")]
    for bots, rotations in zip(seatings, (2, 1, 2, 3), strict=True):
        _, played = play_deal((ladder.contest(*bots), 0))
        assert [len(places) for places in played.places] == [len(bots)] * rotations


def test_in_both_orders_of_the_seats_equal_players_are_exactly_even() -> None:
    """Random play draws the same luck in a seat whoever sits there."""
    contest = a_ladder("tschak").contest("random", "random", "random")
    _, played = play_deal((contest, 3))
    turned = [played.places[0][turn:] + played.places[0][:turn] for turn in range(3)]
    assert sorted(map(sum, zip(*turned, strict=True))) == [sum(played.places[0])] * 3


def test_a_lost_cooperative_game_is_won_by_the_game_and_whoever_came_further_is_less_far_behind() -> None:
    ladder = a_ladder("fetch_quest")
    _, nowhere = play_deal((ladder.contest(*("random",) * 4), 0))
    assert nowhere.places == ((1 + LOST,) * 4,)
    _, further = play_deal((ladder.contest(*("greedy",) * 4), 0))
    assert 1 < further.places[0][0] < nowhere.places[0][0]


def test_neighbours_are_shown_with_scores_of_pairs(tmp_path: Path) -> None:
    ladder = a_ladder("tschak")
    sheet = neighbours_sheet(ladder, made_up(ladder, tmp_path, by_rung))
    assert [row[0] for row in sheet.rows] == ["middle over low", "high over middle", "top over high"]
    assert sheet.rows[0][1:3] == ["40", "87.5%"]
    assert sheet.rows[0][-1] == "yes"


def test_where_the_test_stays_open_more_is_played_up_to_the_most(tmp_path: Path) -> None:
    def close(deal: Deal) -> Places:
        straight, turned = (2, 1), (1, 2)
        return (straight, straight) if deal[1] % 20 < 11 else (turned, turned)

    ladder = a_ladder("tschak", pairs=30, most_pairs=30 + 2 * STEP + 5)
    decided, undecided = made_up(ladder, tmp_path, by_rung), made_up(ladder, tmp_path, close)
    for low, high in pairwise(RUNGS):
        assert ladder.pairs_wanted(decided, low, high) == 30
        assert ladder.pairs_wanted(undecided, low, high) == 30 + 2 * STEP + 5
    # What was played too much does not count.
    more = made_up(ladder._replace(pairs=90), tmp_path, by_rung)
    assert neighbours_sheet(ladder, more) == neighbours_sheet(ladder, decided)


def test_all_sets_of_rungs_meet_at_larger_tables_and_are_rated_together(tmp_path: Path) -> None:
    ladder = a_ladder("tschak", besides=20)
    tables = [contest.bots for contest, _ in ladder.deals_besides()]
    assert {len(bots) for bots in tables} == {3, 4}
    assert [tables.count(bots) for bots in dict.fromkeys(tables)] == [2, 2, 2, 2, 5]
    sheet = ratings_sheet(ladder, made_up(ladder, tmp_path, by_rung))
    ratings = [int(row[2]) for row in sheet.rows]
    assert ratings[0] == 0
    assert ratings == sorted(ratings)
    assert sheet.rows[0][1] == str(40 + 6 * 2 + 5 * 2)


def test_teams_that_never_win_are_separated_by_how_far_they_come(tmp_path: Path) -> None:
    def lost(deal: Deal) -> Places:
        rungs = [RUNGS.index(bot) for bot in deal[0].bots]
        further = max(rungs) if max(rungs) < 3 and deal[1] % 4 else 0
        return ((1 + LOST - further,) * len(rungs),) * len(set(rungs))

    ladder = a_ladder("fetch_quest")
    sheet = neighbours_sheet(ladder, made_up(ladder, tmp_path, lost))
    assert [row[2] for row in sheet.rows] == ["+0.0%"] * 3
    assert [row[-1] for row in sheet.rows] == ["by points", "by points", "no"]


def test_teams_are_compared_deal_by_deal_and_mixed(tmp_path: Path) -> None:
    """Each team wins the deals of the one below and some more, so the difference is surer than the shares."""

    def won(deal: Deal) -> Places:
        bots, number = deal[0].bots, deal[1]
        is_won = number % 10 < sum(map(RUNGS.index, bots)) / 2
        return ((2 - is_won,) * 4,) * len(set(bots))

    ladder = a_ladder("fetch_quest", pairs=100, most_pairs=100, besides=100)
    ledger = made_up(ladder, tmp_path, won)
    teams = {row[0]: row[1:] for row in teams_sheet(ladder, ledger).rows}
    assert list(teams) == ["low", "low and middle", "middle", "middle and high", "high", "high and top", "top"]
    assert teams["middle"] == ["100", "20.0%", "13.3% … 28.9%"]
    assert teams["low and middle"][:2] == ["100", "10.0%"]
    for row in neighbours_sheet(ladder, ledger).rows:
        assert row[1:3] == ["200", "+20.0%"]
        assert row[-1] == "yes"


def test_the_same_on_any_number_of_cores_and_after_a_kill(tmp_path: Path) -> None:
    """A run that is killed in the middle has played some deals; the next one plays the others."""
    wish = [*SHORT, "--games", "24", "--most", "24", "--resume"]
    killed = tmp_path / "killed.jsonl"
    words = [sys.executable, "-m", "questkeep", "lab", "ladder", *SHORT, "--games", "9000", "--resume", str(killed)]
    process = subprocess.Popen([*words, "--jobs", "2"], start_new_session=True)
    while not killed.exists() or killed.read_bytes().count(b"\n") < 3:
        assert process.poll() is None
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGKILL)
    assert process.wait() == -signal.SIGKILL
    resumed, shared = run(*wish, str(killed), "--jobs", "1"), run(*wish, str(tmp_path / "shared.jsonl"), "--jobs", "2")
    whole = run(*wish, str(tmp_path / "whole.jsonl"), "--jobs", "1")
    assert whole.exit_code == 0, whole.output
    assert "\ngreedy" in whole.stdout
    assert resumed.stdout == shared.stdout == whole.stdout
    lines = killed.read_text("utf-8").splitlines()
    numbers = [line.partition('"number":')[2].partition(",")[0] for line in lines]
    assert len(numbers) == len(set(numbers))


def test_ctrl_c_keeps_what_was_played_and_shows_it(tmp_path: Path) -> None:
    path, page = tmp_path / "stopped.jsonl", tmp_path / "page.md"
    words = [sys.executable, "-m", "questkeep", "lab", "ladder", *SHORT, "--games", "9000", "--jobs", "2"]
    words += ["--resume", str(path), "--write", str(page)]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    while not path.exists() or path.read_bytes().count(b"\n") < 3:
        assert process.poll() is None
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    shown, notes = process.communicate(timeout=20)
    assert process.returncode == 1
    assert "\ngreedy" in shown
    assert notes.endswith(f"stopped; {path} keeps what was played, and the same command goes on from there\n")
    assert not page.exists()


def test_a_torn_last_line_is_forgotten(tmp_path: Path) -> None:
    deal = a_ladder("tschak").contest("low", "high"), 7
    ledger = Ledger(tmp_path / "new" / "ledger.jsonl", "tschak")
    ledger.add(deal, Played(((1, 2), (2, 1)), 0.5))
    whole = ledger.path.read_bytes()
    ledger.path.write_bytes(whole + whole[:-9])
    assert Ledger(ledger.path, "tschak").played == {deal: Played(((1, 2), (2, 1)), 0.5)}
    assert ledger.path.read_bytes() == whole


@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        (
            '"rules":1',
            '"rules":0',
            r"1: was played with tschak, rules version 0, code \w+, not tschak, rules",
        ),
        ('"code":"', '"code":"x', r"code x\w+, not .*; delete the file or --resume another one"),
        ('"tschak"', '"enchanters"', "was played with enchanters"),
        ('"number"', '"nummer"', "missing required field `number`; delete the line or the file"),
        ("{", "", "delete the line or the file"),
    ],
)
def test_what_was_played_otherwise_is_refused(tmp_path: Path, before: str, after: str, complaint: str) -> None:
    ledger = Ledger(tmp_path / "ledger.jsonl", "tschak")
    ledger.add((a_ladder("tschak").contest("low", "high"), 7), Played(((1, 2), (2, 1)), 0.5))
    written = ledger.path.read_text("utf-8").replace(before, after, 1) + "torn"
    ledger.path.write_text(written, "utf-8")
    with pytest.raises(BadFile, match=complaint):
        Ledger(ledger.path, "tschak")
    assert ledger.path.read_text("utf-8") == written


def test_a_section_is_rewritten_and_all_others_stay(tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    rewrite(page, "## tschak\n\nfirst\n")
    head = page.read_text("utf-8").partition("\n## ")[0]
    rewrite(page, "## enchanters\n\nsecond\n\n| a |\n")
    rewrite(page, "## tschak\n\nthird\n")
    assert page.read_text("utf-8") == f"{head}\n## tschak\n\nthird\n\n## enchanters\n\nsecond\n\n| a |\n"
    assert head.startswith("# The ladder\n")


def test_the_command_writes_how_to_repeat_it(tmp_path: Path) -> None:
    page, ledger = tmp_path / "ladder.md", tmp_path / "ledger.jsonl"
    wish = ["--games", "4", "--most", "4", "--besides", "0", "--seats", "2", "--seed", "3", "--option", "days=5"]
    words = ["schatzjagd", "--bots", "random,greedy", *wish]
    result = run(*words, "--jobs", "1", "--resume", str(ledger), "--write", str(page))
    assert result.exit_code == 0, result.output
    assert f"Repeat: questkeep lab ladder {' '.join(words)}\n" in result.stdout
    written = page.read_text("utf-8")
    assert f"## schatzjagd\n\n`questkeep lab ladder {' '.join(words)}`" in written
    assert "rules version 2, code " in written
    assert "seed 3; memory-aid off" in written
    assert "| greedy over random | 4 |" in written


@pytest.mark.parametrize(
    ("wish", "complaint"),
    [
        ("chess", "there is no game 'chess'"),
        ("tschak --bots random,clever", "there is no bot 'clever'"),
        ("tschak --bots random", "a ladder has at least two different rungs"),
        ("tschak --bots random,greedy,random", "each of them once"),
        ("tschak --games 3", "--games must be at least 4"),
        ("fetch_quest --seats 3", "--seats must be even, not 3"),
        ("tschak --seats 6", "wrong-seats (fewest 2, most 4, seats 6)"),
        ("tschak --option table=round", "unknown-value (option table, value round, known ['guided', 'strict'])"),
    ],
)
def test_what_is_no_ladder_is_refused_in_one_line(wish: str, complaint: str) -> None:
    refused = run(*wish.split()).exception
    assert isinstance(refused, ValueError)
    assert complaint in str(refused)
