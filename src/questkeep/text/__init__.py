"""The words of the house in four languages: Fluent messages, shared ones and those of every game."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast

from questkeep.kernel.errors import RuleBug

LANGUAGES = ("en", "de", "ru", "pl")
IN_LISTS = ("title", "tagline", "author", "apart-")


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language the environment asks for, where it is one of ours, else English.

    >>> language_of({"LC_ALL": "", "LANG": "pl_PL.UTF-8"})
    'pl'
    """
    wanted = environment.get("LC_ALL") or environment.get("LANG") or ""
    language = wanted.replace("-", "_").split("_")[0].split(".")[0].lower()
    return language if language in LANGUAGES else "en"


def language_accepted(header: str) -> str:
    """The first language of a browser's wishes that is one of ours, else English.

    >>> language_accepted("fr-FR, de-AT;q=0.8, en;q=0.5")
    'de'
    """
    for wish in header.split(","):
        language = wish.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


@cache
def games_with_texts() -> list[str]:
    """The folders of the games."""
    folders = [game for game in files("questkeep.games").iterdir() if (game / "text" / "en.ftl").is_file()]
    return sorted(game.name for game in folders)


@cache
def game_source(game: str, language: str) -> str:
    """All messages of a game as they are written, in its folder `text`."""
    return (files("questkeep.games") / game / "text" / f"{language}.ftl").read_text("utf-8")


@cache
def shared_source(language: str) -> str:
    """The messages that do not belong to a game."""
    shared = files("questkeep.text")
    return "\n".join((folder / f"{language}.ftl").read_text("utf-8") for folder in (shared, shared / "house"))


@cache
def fluent_source(language: str) -> str:
    """All messages of a language."""
    return "\n".join([shared_source(language), *(game_source(game, language) for game in games_with_texts())])


@cache
def fluent_ids() -> frozenset[str]:
    """The messages there are, in English."""
    return frozenset(re.findall(r"^([a-zA-Z][\w-]*) *=", fluent_source("en"), re.MULTILINE))


@cache
def house_source(language: str) -> str:
    """What a client needs before anybody has chosen a game: the shared messages, and what a list says of each game."""
    parts = [shared_source(language)]
    for game in games_with_texts():
        wanted = tuple(f"{game}-{what}" for what in IN_LISTS)
        entries = FluentParser(with_spans=False).parse(game_source(game, language)).body
        said = [entry for entry in entries if isinstance(entry, ast.Message) and entry.id.name.startswith(wanted)]
        parts.append(FluentSerializer().serialize(ast.Resource([*said])))
    return "\n".join(parts)


@cache
def bundle_of(language: str) -> FluentBundle:
    """All messages of a language, ready to be said."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(fluent_source(language)))
    return bundle


class Texts:
    """The messages of one language; what a language lacks is said in English, unless `strict` forbids it.

    >>> Texts("de").say("tschak-type-wizard")
    'Zauberer'
    """

    def __init__(self, language: str, strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there is no language {language!r}; there is {', '.join(LANGUAGES)}")
        self.language = language
        self.strict = strict

    def has(self, id: str) -> bool:
        """Whether there is such a message in this language."""
        return bundle_of(self.language).has_message(id)

    def say(self, id: str, **facts: object) -> str:
        """The message with its facts; RuleBug if it exists nowhere."""
        language = self.language if self.strict or self.has(id) else "en"
        bundle = bundle_of(language)
        if not bundle.has_message(id):
            raise RuleBug(f"there is no message {id!r} in {language}.ftl")
        pattern = bundle.get_message(id).value
        if pattern is None:
            raise RuleBug(f"the message {id!r} is empty in {language}.ftl")
        text, problems = bundle.format_pattern(pattern, facts)
        if problems and self.strict:
            raise RuleBug(f"{language}.ftl: {id}: {problems[0]}")
        return str(text)

    def say_or(self, id: str, literal: str) -> str:
        """The message, or the literal word where a deck brings its own."""
        return self.say(id) if self.has(id) else literal

    def joined(self, words: list[str]) -> str:
        """Words as people list them: `a, b and c`."""
        if len(words) < 2:
            return "".join(words)
        return self.say("list-last", head=", ".join(words[:-1]), last=words[-1])
