"""The client names no paragraph and no card; that it takes no answer apart by a pattern is checked by its linter."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from questkeep.games import CATALOGUE

ROOT = Path(__file__).parents[1]
CLIENT = ROOT / "web" / "src"
GENERATED = {"events.ts", "shapes.ts", "wire.ts"}
SOURCES = [
    path
    for path in sorted(CLIENT.rglob("*.*"))
    if path.suffix in (".ts", ".svelte", ".css") and not path.name.endswith(".test.ts") and path.name not in GENERATED
]
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\w])//[^\n]*", re.DOTALL)
"""Examples may name a card or a paragraph."""
BOOKS = (ROOT / "src" / "questkeep" / "games").rglob("RULES.md")
CLAUSES = {clause for book in BOOKS for clause in re.findall(r"\*\*([A-Z]+-\d+)\*\*", book.read_text("utf-8"))}
FACES = [face for game in CATALOGUE.values() for face in game.card_faces(game.standard_deck()).items()]
CARDS = {code for code, face in FACES if face["kind"] != "board"}
every_source = pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(CLIENT)))


def code_of(path: Path) -> str:
    return COMMENT.sub("", path.read_text("utf-8"))


@every_source
def test_no_source_of_the_client_names_a_paragraph(path: Path) -> None:
    assert set(re.findall(r"\b[A-Z]+-\d+\b", code_of(path))) & CLAUSES == set()


@every_source
def test_no_source_of_the_client_names_a_card(path: Path) -> None:
    named = {word.rsplit("/", 1)[-1] for word in re.findall(r"""["'`]([\w:/-]+)["'`]""", code_of(path))}
    assert named & CARDS == set()


def test_the_client_composes_no_sentences_of_a_game() -> None:
    assert list(CLIENT.rglob("words.*")) == []
