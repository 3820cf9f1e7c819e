"""The four languages say the same things, and the code never asks for what nobody says."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, serialize

from questkeep.bots import BOTS, LEVELS
from questkeep.games import CATALOGUE
from questkeep.games.enchanters.cards import VERBS
from questkeep.games.enchanters.rules.deck import CLASSES, EVENTS
from questkeep.games.enchanters.rules.effects import COUNTERS
from questkeep.games.tschak.rules.deck import TYPES
from questkeep.text import LANGUAGES, Texts

PACKAGE = Path(str(files("questkeep")))
CLIENT = Path(__file__).parents[2] / "web" / "src"
FOLDERS = [PACKAGE / "text", PACKAGE / "text" / "house", *(PACKAGE / "games" / key / "text" for key in CATALOGUE)]
OBJECTION = re.compile(r'Objection\(\s*"([A-Z]+-\d+)",\s*"([\w-]+)"')
GAMES = "|".join(CATALOGUE)
WRITTEN = re.compile(rf"""(f?)["']((?:{GAMES}|terminal|replay|bot|player|house)-(?:\{{[^}}]*\}}|[^"'\s])+)["']""")
IN_CLIENT = re.compile(rf"""["'`]((?:{GAMES}|replay|bot|player|house|list)-[\w-]*(?:\$\{{[^}}]*\}}[\w-]*)*)["'`]""")
GENERATED = ("wire.ts", "shapes.ts", "events.ts")  # of types, that ask for nothing
WORD = re.compile(r"word:(\w+)")
SHAPES = ("title", "tagline", "rules", "rules-title", "where", r"(name|option|clause|objection)-[\w-]+")
COMPOSED = [f"{game}-{shape}" for game in CATALOGUE for shape in SHAPES]
COMPOSED += [f"{game.key}-confirm" for game in CATALOGUE.values() if game.prompt]
COMPOSED += [f"{key}-event-{kind}" for key, game in CATALOGUE.items() for kind in (*game.events, *game.records)]
COMPOSED += [f"{key}-{word}-[\\w-]+" for key, game in CATALOGUE.items() for word in WORD.findall(str(game.events))]
COMPOSED += [f"{key}-apart-[\\w-]+" for key, game in CATALOGUE.items() if game.apart]
"""What the code asks for by {game.key}."""
KEYS = re.compile(rf"(?:{GAMES})-(?:key-[\w-]+|chat-closed)")
"""What keys do in a game, and why its chat is closed, where it says so itself."""


@cache
def messages(language: str) -> dict[str, str]:
    """All messages of a language as they are written."""
    found: dict[str, str] = {}
    for folder in FOLDERS:
        resource = FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), f"{folder}/{language}.ftl: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                found[entry.id.name] = serialize(ast.Resource([entry]))
    return found


def source(*folders: str) -> str:
    """The text of all modules in these folders of the package, interpreted or compiled: sources travel along."""
    return "\n".join(path.read_text("utf-8") for folder in folders for path in sorted((PACKAGE / folder).rglob("*.py")))


def variables(message: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", message))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_facts(language: str) -> None:
    ours, english = messages(language), messages("en")
    assert ours.keys() == english.keys()
    assert {id: variables(text) for id, text in ours.items()} == {id: variables(text) for id, text in english.items()}


def test_every_message_the_code_asks_for_exists_and_none_is_idle() -> None:
    of_client = [path for path in sorted(CLIENT.rglob("*.*")) if path.suffix in (".ts", ".svelte")]
    client = "\n".join(path.read_text("utf-8") for path in of_client if path.name not in GENERATED)
    wording = "\n".join(path.read_text("utf-8") for path in PACKAGE.glob("games/*/wording.py"))
    code = source("terminal", "text") + wording + client
    known = messages("en").keys()
    written = WRITTEN.findall(code)
    exact = {id for formatted, id in written if not formatted and "$" not in id}
    shapes = [re.sub(r"\\{.*?\\}", r"[\\w-]+", re.escape(id)) for formatted, id in written if formatted] + COMPOSED
    shapes += [re.sub(r"\$\{.*?\}", r"[\\w-]+", id) for id in IN_CLIENT.findall(client) if "$" in id]
    exact |= {id for text in messages("en").values() for id in re.findall(r"\{ ([a-z][\w-]+) \}", text)}
    assert exact - known == set()
    assert [shape for shape in shapes if not any(re.fullmatch(shape, id) for id in known)] == []
    idle = [id for id in known if id not in code and id not in exact and not KEYS.fullmatch(id)]
    assert [id for id in idle if not any(re.fullmatch(shape, id) for shape in shapes)] == []


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_objection_has_a_sentence_and_its_paragraph_another(game: str) -> None:
    objections = OBJECTION.findall(source(f"games/{game}/rules"))
    assert len(objections) > 12
    for clause, reason in objections:
        assert f"{game}-objection-{reason}" in messages("en")
        assert f"{game}-clause-{clause}" in messages("en")


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_paragraph_a_decision_may_rest_on_has_a_sentence(game: str) -> None:
    for clause in re.findall(r'"([A-Z]+-\d+)"', source(f"games/{game}/rules", f"terminal/{game}")):
        if clause != "T-71":  # closes the log, which has its own sentence
            assert f"{game}-clause-{clause}" in messages("en"), clause


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_event_and_option_has_its_words(game: str) -> None:
    known = messages("en").keys()
    events = CATALOGUE[game].events
    assert len(events) >= 12
    assert {f"{game}-event-{kind}" for kind in events} <= known
    for option in CATALOGUE[game].options:
        assert {f"{game}-option-{option.name}"} <= known
        assert {f"{game}-option-{option.name}-{value}" for value in option.values + option.parts} <= known


def test_every_verb_counter_and_event_of_enchanters_has_its_words() -> None:
    known = messages("en").keys()
    plain = [verb for verb in VERBS if verb not in ("hurt", "fine", "discard")]
    targeted = [f"{verb}-{target}" for verb in ("hurt", "fine", "discard") for target in ("me", "one", "others", "any")]
    assert {f"enchanters-do-{verb}" for verb in plain + targeted} <= known
    assert {f"enchanters-per-{counter}" for counter in COUNTERS} <= known
    assert {f"enchanters-kind-on-{event}" for event in EVENTS} <= known
    assert {f"enchanters-class-{name}" for name in CLASSES} <= known


def test_every_type_and_verb_of_tschak_and_every_bot_has_its_words() -> None:
    known = messages("en").keys()
    verbs = set(re.findall(r'verb = "([\w-]+)"', source("games/tschak/rules"))) - {"worth"} | {"gold", "skulls"}
    assert {f"tschak-verb-{verb}" for verb in verbs} | {f"tschak-worth-{verb}" for verb in verbs} <= known
    assert {f"tschak-type-{type}" for type in TYPES} <= known
    assert {f"bot-kind-{bot}" for bot in BOTS} | {f"house-level-{level}" for level in LEVELS} <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_words_fit_on_a_small_card(language: str) -> None:
    texts = Texts(language, strict=True)
    for id in messages(language):
        if id.startswith("tschak-type-short-"):
            assert len(texts.say(id)) <= 3
        if id.startswith("tschak-weapon-short-"):
            assert len(texts.say(id)) <= 5
