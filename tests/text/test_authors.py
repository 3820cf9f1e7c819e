"""Whoever invented a game is named where its rulebook names somebody: in our books, the terminal and the project."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console

from questkeep.games import CATALOGUE
from questkeep.terminal.faces import FACES
from questkeep.text import LANGUAGES, Texts
from questkeep.text.rulebook import rulebook

ROOT = Path(__file__).parents[2]
AUTHORS = {"tschak": "Dominique Ehrhard", "enchanters": "Rafał Cywicki"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUE)
def test_the_author_is_named_where_the_rules_begin(game: str, language: str) -> None:
    texts = Texts(language, strict=True)
    head = rulebook(game, language).split("\n\n")[1]
    names = [str(seat) for seat in range(CATALOGUE[game].seats[0])]
    face = FACES[game](texts, CATALOGUE[game].standard_deck(), names, names, None)
    console = Console(width=200)
    with console.capture() as shown:
        console.print(face.rules())
    if game in AUTHORS:
        said = texts.say(f"{game}-author")
        assert AUTHORS[game] in said
        assert head == f"*{said}*"
        assert said in shown.get()
    else:
        assert not texts.has(f"{game}-author")
        assert not head.startswith("*")


@pytest.mark.parametrize("file", ["README.md", "NOTICE"])
def test_the_project_names_them(file: str) -> None:
    text = " ".join((ROOT / file).read_text("utf-8").split())
    assert "Tschak! is by Dominique Ehrhard, Enchanters by Rafał Cywicki" in text
