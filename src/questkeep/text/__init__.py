"""The words of the house in four languages: Fluent messages, shared ones and those of every game."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from questkeep.kernel.errors import RuleBug

LANGUAGES = ("en", "de", "ru", "pl")


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
def fluent_source(language: str) -> str:
    """All messages of a language as they are written; every game keeps its own in its folder `text`."""
    shared = files("questkeep.text")
    folders = [shared, shared / "house"]
    folders += [game / "text" for game in files("questkeep.games").iterdir() if (game / "text" / "en.ftl").is_file()]
    return "\n".join((folder / f"{language}.ftl").read_text("utf-8") for folder in folders)


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


class Spelled(Texts):
    """Says which message of a game with which facts it would say, so that every reader can say it in his own language.

    >>> Spelled("enchanters").say("enchanters-do-heal", n=2)
    '{do-heal|n=2}'
    """

    def __init__(self, game: str) -> None:
        super().__init__("en")
        self.game = game

    def say(self, id: str, **facts: object) -> str:
        words = [f"{name}={fact}" for name, fact in facts.items()]
        return "{" + "|".join([id.removeprefix(f"{self.game}-"), *words]) + "}"
