"""What a game brings along to be played in a terminal."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from typing import ClassVar

from rich.console import ConsoleDimensions, Group, RenderableType
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from questkeep.kernel.errors import Objection
from questkeep.kernel.game import Deck, Game, Prompt, View
from questkeep.kernel.verbs import Said
from questkeep.kernel.views import Message
from questkeep.text import Texts
from questkeep.text.reading import Reader
from questkeep.text.rulebook import paragraph
from questkeep.text.telling import (
    Facts,
    clauses_of,
    event_message,
    objection_message,
    option_message,
    where_message,
)


def written(answer: Facts) -> str:
    """An answer that was told taken apart, as people write it."""
    words = [arg if isinstance(arg, list) else [str(arg)] for arg in answer["args"]]
    return " ".join([answer["verb"].replace("-", " "), *(word for some in words for word in some)])


class Face(ABC):
    """Draws one game for one pair of eyes, from views, notes and heard events alone; its sentences are messages."""

    game: ClassVar[str]
    author: ClassVar[str] = ""
    """The message that says who invented the game, where its rulebook names somebody."""
    quiet: ClassVar[Collection[str]]
    """Events that need no sentence, because everybody sees the table."""
    decisive: ClassVar[Collection[str]]
    """Events that somebody may want to know the reasons of."""
    is_named_with_key: ClassVar[Collection[str]]
    """The kinds of cards that a sentence calls by name and key; the key of the others says it all."""

    def __init__(self, texts: Texts, game: Game, deck: Deck, names: list[str], me: int | None) -> None:
        self.texts = texts
        self.rules_of = game
        self.faces = game.card_faces(deck)
        self.reader = Reader(texts, names, me, self.faces, self.named)

    def named(self, key: str) -> str:
        """A card as a sentence names it, so that its key can be typed."""
        is_named = key in self.faces and self.faces[key]["kind"] in self.is_named_with_key
        return f"{self.reader.name(key)} {key}" if is_named else key

    def read(self, message: Message) -> str:
        """A message as a sentence."""
        return self.reader.read(message)

    def prompt(self, view: View, notes: View, choices: list[Said]) -> Prompt:
        """The question in messages."""
        assert self.rules_of.prompt is not None
        return self.rules_of.prompt(view, notes, [choice.plain() for choice in choices])

    def status(self, view: View) -> str:
        """How far the game has come, in a few words."""
        return self.read(where_message(self.rules_of, view))

    def question(self, view: View, notes: View, choices: list[Said]) -> str:
        """What is asked, in one sentence."""
        return self.read(self.prompt(view, notes, choices).asks)

    def answers(self, view: View, notes: View, choices: list[Said]) -> list[str]:
        """Every answer in words."""
        says = self.prompt(view, notes, choices).says
        plain = [option_message(self.rules_of, view, choice.verb.plain(), choice.plain()) for choice in choices]
        return [self.read(says.get(place, message)) for place, message in enumerate(plain)]

    def line(self, event: Facts) -> str:
        """An event as a sentence."""
        return self.read(event_message(self.rules_of, event))

    def clauses(self, event: Facts) -> list[str]:
        """The paragraphs of the rules that a decisive moment rests on."""
        return clauses_of(self.rules_of, event) if event["event"] in self.decisive else []

    def card(self, key: str) -> RenderableType | None:
        """A card explained, or None if there is no such card."""
        found = [own for own, face in self.faces.items() if own.lower() == key.lower() and {"name", "card"} & set(face)]
        if not found:
            return None
        says = self.read(self.reader.face(found[0])["says"])
        return Text.assemble((f"{found[0]}  {self.reader.name(found[0])}", "bold"), "\n", says)

    def objection(self, objection: Objection) -> str:
        """Why an answer was refused, and what to do."""
        return f"{self.read(objection_message(self.rules_of, objection))} [{objection.clause}]"

    def news(self, events: Sequence[Facts], view: View) -> Sequence[Facts]:
        """Those of the events that are news and that this table lets one look up."""
        return [event for event in events if self.is_news(event)]

    def is_news(self, event: Facts) -> bool:
        """Whether an event is worth a sentence although everybody sees the table."""
        return event["event"] not in self.quiet

    def clause(self, clause: str) -> str:
        """A paragraph of the rules that was named as a reason, in one sentence."""
        return self.texts.say(f"{self.game}-clause-{clause}")

    def paragraph(self, clause: str) -> RenderableType | None:
        """A paragraph of the rulebook word by word, or None if there is no such clause."""
        found = paragraph(self.game, self.texts.language, clause)
        return Markdown(f"**{clause}** {found}") if found else None

    def memory_clause(self, view: View) -> str | None:
        """The paragraph that closes the log at this table, or None if it is open."""
        return None

    def rules(self) -> RenderableType:
        """The rules on one page."""
        lines = Table.grid(padding=(0, 1))
        for line in self.texts.say(f"{self.game}-rules").splitlines():
            lines.add_row("•", line)
        credit = [Text(self.texts.say(self.author), "dim")] if self.author else []
        return Group(Text(self.texts.say(f"{self.game}-rules-title"), "bold"), *credit, lines)

    @abstractmethod
    def table(self, view: View, size: ConsoleDimensions) -> RenderableType:
        """What lies on the table, rivals included."""

    @abstractmethod
    def hand(self, view: View, choices: list[Said], size: ConsoleDimensions) -> RenderableType | None:
        """What the viewer holds, if anything; choices are numbered from 1."""

    @abstractmethod
    def choices(self, view: View, notes: View, choices: list[Said]) -> RenderableType | None:
        """The numbered choices, as far as the hand does not already show them."""

    @abstractmethod
    def stage(self, event: Facts, view: View) -> RenderableType | None:
        """A decisive moment, explained; None for ordinary events."""

    @abstractmethod
    def examples(self) -> tuple[str, str, str]:
        """For the help: an answer, a card and a paragraph that exist in this game."""
