"""Messages read out: what is said in no language yet becomes a sentence for one reader.

The browser reads them in the same way (web/src/lib/reading.ts); tests/text/readings.json holds both to it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from questkeep.kernel.game import Words, in_language
from questkeep.kernel.views import Message
from questkeep.text import Texts, fluent_ids

Faces = Mapping[str, Mapping[str, Any]]
"""Every card of a deck by its key, as a client gets it."""


def say(id: str, **facts: Message) -> Message:
    """The message with this id and its facts."""
    return {"say": id, "facts": facts} if facts else {"say": id}


def say_or(id: str, literal: Message) -> Message:
    """The message with this id, or what a deck says itself where there is none."""
    return {"say": id} if id in fluent_ids() else literal


def named(game: str, name: Words) -> Message:
    """What a card is called: the message GAME-name-WORD, or what a deck calls its own card."""
    return {"own": name} if isinstance(name, dict) else say_or(f"{game}-name-{name}", name)


def listed(parts: list[Message], by: str | None = None) -> Message:
    """Several messages with the same between them; without it as people list them."""
    return {"parts": parts} if by is None else {"parts": parts, "by": by}


class Reader:
    """Whoever sits at seat `me` (None: nowhere) and reads; `names` says who sits where, `card` how a card is named."""

    def __init__(
        self,
        texts: Texts,
        names: list[str],
        me: int | None,
        faces: Faces,
        card: Callable[[str], str] | None = None,
    ) -> None:
        self.texts = texts
        self.names = names
        self.me = me
        self.faces = faces
        self.card = card if card is not None else self.name

    def face(self, key: str) -> Mapping[str, Any]:
        """What is printed on a card; copies of it share that."""
        face = self.faces[key]
        return face if "name" in face else self.faces[face["card"]]

    def name(self, key: str) -> str:
        """What people call a card; what is no card is its own name."""
        return self.read(self.face(key)["name"]) if key in self.faces else key

    def read(self, message: Message) -> str:
        """The message as this reader is told it."""
        said = self.word(message)
        return str(said)

    def word(self, message: Message) -> str | int:
        """The message as a fact of another one: numbers stay numbers, so that they can be counted."""
        if isinstance(message, str | int):
            return message
        if "say" in message:
            return self.texts.say(message["say"], **self.words(message.get("facts", {})))
        if "parts" in message:
            parts = [self.read(part) for part in message["parts"]]
            return message["by"].join(parts) if "by" in message else self.texts.joined(parts)
        if "card" in message:
            if "ability" not in message:
                return self.card(message["card"])
            return self.read(self.face(message["card"])["abilities"][message["ability"]])
        if "signed" in message:
            return signed(message["signed"])
        if "own" in message:
            return in_language(message["own"], self.texts.language)
        if "capital" in message:
            said = self.read(message["capital"])
            return said[:1].upper() + said[1:]
        if "seat" in message:
            return self.texts.say("player-you") if message["seat"] == self.me else self.names[message["seat"]]
        return self.names[message["sitter"]]

    def words(self, facts: Mapping[str, Message]) -> dict[str, object]:
        """Facts as words of their message; of lists how many they are, of cards their kind, of seats if it is me."""
        words: dict[str, object] = {"me": "no"}
        for name, message in facts.items():
            words[name] = self.word(message)
            if isinstance(message, dict):
                if "parts" in message:
                    words[f"{name}count"] = len(message["parts"])
                if message.get("card") in self.faces:
                    words[f"{name}kind"] = self.faces[message["card"]]["kind"]
                seat = message.get("seat", message.get("sitter"))
                if seat is not None:
                    words["me" if name == "player" else f"{name}me"] = "yes" if seat == self.me else "no"
        return words


def signed(number: int) -> str:
    """A number with its sign.

    >>> signed(3), signed(-2)
    ('+3', '−2')
    """
    return f"+{number}" if number >= 0 else f"−{-number}"
