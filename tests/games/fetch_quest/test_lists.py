"""Results at tables with open hands or without the Sun are listed apart, wherever results are listed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from questkeep.games import CATALOGUE
from questkeep.games.fetch_quest import GAME
from questkeep.kernel.chance import Rng
from questkeep.lab.balance import balance
from questkeep.lab.ladder_command import ladder
from questkeep.lab.lengths import lengths
from questkeep.lab.teams import teams
from questkeep.server.match import Match
from questkeep.text import LANGUAGES, Texts
from tests.server.home import Home, written

APART = [
    ({}, {}),
    ({"talk": "free", "level": "puppy", "pioneers": "chosen"}, {}),
    ({"talk": "open-hands"}, {"talk": "open-hands"}),
    ({"sun": "off"}, {"sun": "off"}),
    ({"sun": "off", "talk": "open-hands"}, {"talk": "open-hands", "sun": "off"}),
]


@pytest.mark.parametrize(("options", "apart"), APART)
def test_f92_rc32_the_game_says_which_results_are_listed_apart(options: dict[str, str], apart: dict[str, str]) -> None:
    assert GAME.listed_apart(GAME.chosen_options(options)) == apart


def test_all_that_sets_results_apart_is_an_option_with_words_in_every_language() -> None:
    for game in CATALOGUE.values():
        known = {option.name: option.values for option in game.options}
        for name, values in game.apart.items():
            assert set(values) < set(known[name])  # the default is never apart
            assert known[name][0] not in values
            for language in LANGUAGES:
                for value in values:
                    assert Texts(language, strict=True).say(f"{game.key}-apart-{name}-{value}")


async def play_to_end(match: Match) -> None:
    """Random answers until the game is over."""
    luck = Rng(match.id)
    while not match.is_over():
        seat = match.table.asked()[0]
        options = match.table.options(seat)
        said = match.table.notation(seat, options[luck.below(len(options))])
        await match.answer(seat, match.questions[seat], written(match, seat, said))


def test_f92_rc32_my_games_tell_which_results_are_listed_apart(tmp_path: Path) -> None:
    async def play() -> None:
        home = Home(tmp_path)
        ada = await home.guest("Ada")
        wanted = {}
        for options, apart in APART[1:4]:
            options = {"level": "old-dog", **options, "pioneers": "random"}
            match, _ = await home.table(ada, "me me me", options, game="fetch_quest")
            await play_to_end(match)
            wanted[match.id] = apart
        match, _ = await home.table(ada)
        wanted[match.id] = {}
        listed = home.house.my_matches(ada)
        assert {entry["match"]: entry["apart"] for entry in listed} == wanted
        assert sum(entry["scores"] is not None for entry in listed) == 3
        home.close()

    asyncio.run(play())


def run(*words: str) -> str:
    app = typer.Typer()
    for command in (teams, ladder, balance, lengths):
        app.command()(command)
    result = CliRunner().invoke(app, [word for one in words for word in one.split()])
    assert result.exit_code == 0, result.output
    return result.stdout


def test_f92_teams_with_open_hands_stand_in_a_table_of_their_own() -> None:
    text = run("teams fetch_quest --games 30 --seats 3 --jobs 1 --by talk --option level=old-dog")
    usual, apart = text.split("Teams of fetch_quest (talk open-hands)")
    assert "random  structured " in usual
    assert "random  free " in usual
    assert "open-hands " not in usual
    assert "random  open-hands " in apart
    assert "random  structured " not in apart


def test_f92_rc32_other_tables_of_the_lab_say_what_sets_them_apart() -> None:
    apart = "--option talk=open-hands --option sun=off --option level=old-dog"
    label = "fetch_quest (talk open-hands, sun off)"
    played = run("balance fetch_quest --games 30 --bot random --jobs 1", apart)
    assert f"30 games of {label}, every seat random" in played
    assert f"Rounds of {label}, every seat random" in run("lengths fetch_quest --games 3 --bot random --jobs 1", apart)
    assert "Rounds of fetch_quest, every seat" in run("lengths fetch_quest --games 3 --bot random --jobs 1")


def test_f92_the_ladder_with_open_hands_has_a_section_of_its_own(tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    wish = "ladder fetch_quest --bots random,habit --games 4 --most 4 --besides 0 --seats 4 --jobs 1"
    for number, options in enumerate(("--option talk=open-hands", "", "--option talk=open-hands")):
        text = run(wish, options, f"--resume {tmp_path}/{number}.jsonl --write {page}")
        assert ("fetch_quest (talk open-hands)" in text) == bool(options)
    headings = [line for line in page.read_text("utf-8").splitlines() if line.startswith("## ")]
    assert headings == ["## fetch_quest (talk open-hands)", "## fetch_quest"]
