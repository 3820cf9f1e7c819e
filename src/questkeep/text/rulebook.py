"""The rulebooks of the games: numbered paragraphs, from RULES.md in English and from RULES.de.md and its like."""

from __future__ import annotations

import re
from importlib.resources import files

PARAGRAPH = re.compile(r"^\*\*([A-Z]+-\d+)\*\* (.*?)\s*(?=^\*\*[A-Z]+-\d+\*\* |^##+ |\Z)", re.DOTALL | re.MULTILINE)


def rulebook(game_key: str, language: str) -> str:
    """The whole rulebook in Markdown, empty where nobody has translated it."""
    book = files("questkeep.games") / game_key / ("RULES.md" if language == "en" else f"RULES.{language}.md")
    return book.read_text("utf-8") if book.is_file() else ""


def paragraphs(game_key: str, language: str) -> dict[str, str]:
    """Every clause with its paragraph in Markdown, rulings and tables included; empty where nobody has translated it.

    >>> len(paragraphs("tschak", "de"))
    110
    """
    return dict(PARAGRAPH.findall(rulebook(game_key, language)))


def paragraph(game_key: str, language: str, clause: str) -> str | None:
    """The paragraph of one clause, in English where the language lacks it; None if there is no such clause.

    >>> paragraph("tschak", "de", "T-84")
    'Gewonnen hat, wer die meisten Punkte hat.'
    """
    return paragraphs(game_key, language).get(clause) or paragraphs(game_key, "en").get(clause)
