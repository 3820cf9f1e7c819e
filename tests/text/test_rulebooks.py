"""Every language tells the same rules: the same clauses, the same cards and numbers, the same rulings."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files

import pytest

from questkeep.games import CATALOGUE
from questkeep.text import LANGUAGES
from questkeep.text.rulebook import paragraph, paragraphs

BOOKS = [(game, language) for game in CATALOGUE for language in LANGUAGES if paragraphs(game, language)]
TRANSLATIONS = [(game, language) for game, language in BOOKS if language != "en"]
RULING = {"en": "Ruling", "de": "Regelung", "ru": "Решение", "pl": "Rozstrzygnięcie"}
FACT = re.compile(
    r"`[^`\n]+`"  # a code, a notation or a formula
    r"|\d+|[²×·−+]"  # 2,160 is 2.160 in German: its parts are compared
    r"|\b[A-Z]{1,2}\d\w*|\[[A-Z]\]|\b(?:EN|RU)\b"  # a card or a hand, how sure a value is, a printed book
)


def book(game: str, language: str) -> str:
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    return (files("questkeep.games") / game / name).read_text("utf-8")


def facts(game: str, text: str) -> Counter[str]:
    """What stays the same in every language; options are called there as the form for a new table calls them."""
    return Counter(fact for fact in FACT.findall(text) if fact not in options_of(game))


def options_of(game: str) -> set[str]:
    """The codes of all options and their values, as a rulebook writes them."""
    return {f"`{word}`" for option in CATALOGUE[game].options for word in (option.name, *option.values)}


def shape(text: str) -> list[str]:
    """The headings, clauses, rows of tables and fences of a rulebook, in order."""
    found = re.findall(r"^(?:#+ (?:[A-Z]\.)?|\*\*[A-Z]+-\d+\*\* |```|\|.*)", text, re.MULTILINE)
    return [f"{line.count('|') - 1} columns" if line.startswith("|") else line for line in found]


def test_tschak_has_its_rulebook_in_every_language() -> None:
    assert [language for game, language in BOOKS if game == "tschak"] == [*LANGUAGES]
    assert len(paragraphs("tschak", "en")) == 110


@pytest.mark.parametrize(("game", "language"), TRANSLATIONS)
def test_a_translation_has_the_same_clauses_headings_and_tables_in_the_same_order(game: str, language: str) -> None:
    assert list(paragraphs(game, language)) == list(paragraphs(game, "en"))
    assert shape(book(game, language)) == shape(book(game, "en"))


@pytest.mark.parametrize(("game", "language"), TRANSLATIONS)
def test_a_translation_has_the_same_codes_and_numbers_in_every_clause_and_around_them(game: str, language: str) -> None:
    ours = paragraphs(game, language)
    english = paragraphs(game, "en")
    differing = {clause: (facts(game, ours[clause]), facts(game, english[clause])) for clause in english}
    assert {clause: (a - b, b - a) for clause, (a, b) in differing.items() if a != b} == {}
    assert facts(game, book(game, language)) == facts(game, book(game, "en"))


@pytest.mark.parametrize(("game", "language"), TRANSLATIONS)
def test_where_the_english_book_names_an_option_a_translation_has_its_code_or_what_its_table_calls_it(
    game: str, language: str
) -> None:
    ours = {
        clause: " ".join(text.casefold().replace("\n> ", " ").split())
        for clause, text in paragraphs(game, language).items()
    }
    called: dict[str, set[str]] = {word.strip("`"): {word.casefold()} for word in options_of(game)}
    for code, words in re.findall(r"`([\w-]+)` \(([^)]+)\)", book(game, language)):
        stem = words.casefold()[:-2]  # it may be declined
        called.setdefault(code, set()).add(stem)  # values of several options may share a code
    missing = [
        (clause, code)
        for clause, text in paragraphs(game, "en").items()
        for code in re.findall(r"`([^`\n]+)`", text)
        if code in called and not any(name in ours[clause] for name in called[code])
    ]
    assert missing == []


@pytest.mark.parametrize(("game", "language"), TRANSLATIONS)
def test_a_translation_has_the_same_rulings_under_every_clause(game: str, language: str) -> None:
    ours, english = paragraphs(game, language), paragraphs(game, "en")
    counts = {clause: text.count(f"> {RULING[language]}: ") for clause, text in ours.items()}
    assert counts == {clause: text.count(f"> {RULING['en']}: ") for clause, text in english.items()}


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_lines_are_short_enough_to_read(game: str, language: str) -> None:
    assert [line for line in book(game, language).splitlines() if len(line) > 120] == []


def test_a_paragraph_ends_where_the_next_clause_or_section_begins() -> None:
    assert paragraph("tschak", "en", "T-61") == paragraphs("tschak", "en")["T-61"]
    assert "## J" not in paragraphs("tschak", "en")["T-61"]
    assert paragraphs("tschak", "de")["T-96"].count("\n> Regelung: ") == 2


def test_what_a_language_lacks_is_said_in_english_and_what_no_book_has_is_not_said() -> None:
    assert paragraphs("tschak", "fr") == {}
    assert paragraph("tschak", "fr", "T-84") == "The player with the most points has won."
    assert paragraph("tschak", "de", "T-999") is None
