"""What a fact is, and how it is said: so an event becomes a sentence without any code of its game.

A sort is `number`, `signed`, `flag`, `text`, `clause`, `seat`, `card`, `choice` or `plain` (what no sentence says);
`word:type` is said by the message GAME-type-VALUE and `say:floor` by GAME-event-floor with facts of its own.
`[card]` is a list of cards, `{number}` has a number for every seat. The browser says events in the same way
(web/src/lib/telling.ts).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from questkeep.kernel.game import Game
from questkeep.text import Texts

Facts = Mapping[str, Any]
"""An event as plain data, as one seat has heard it."""
BETWEEN = {"card": " ", "say": "; "}


class Teller:
    """Tells what happened to the reader who sits at seat `me` (None: nowhere); `card` says how a card is named."""

    def __init__(self, texts: Texts, game: Game, names: list[str], me: int | None, card: Callable[[str], str]) -> None:
        self.texts = texts
        self.game = game
        self.names = names
        self.me = me
        self.card = card

    def line(self, event: Facts) -> str:
        """The sentence of an event."""
        kind: str = event["event"]
        return self.texts.say(f"{self.game.key}-event-{kind}", **self.words(self.game.events[kind], event))

    def words(self, sorts: Mapping[str, str], facts: Facts) -> dict[str, object]:
        """Facts as words of their message; of lists also how many they are, of seats also whether it is the reader."""
        words: dict[str, object] = {"me": "no", "clause": facts.get("clause", "")}
        for fact, sort in sorts.items():
            name = "player" if fact == "seat" else fact.replace("_", "")
            value = facts.get(fact)
            words[name] = self.said(sort, value)
            if isinstance(value, list):
                words[f"{name}count"] = len(value)
            if sort == "seat":
                words["me" if fact == "seat" else f"{name}me"] = "yes" if value == self.me else "no"
        return words

    def said(self, sort: str, value: Any) -> object:
        """A fact as a word; nothing at all where it is not known."""
        if value is None or sort == "plain":
            return ""
        if sort[0] == "[":
            inner = sort[1:-1]
            return BETWEEN.get(inner.partition(":")[0], ", ").join(str(self.said(inner, one)) for one in value)
        if sort[0] == "{":
            said = zip(self.names, (self.said(sort[1:-1], one) for one in value), strict=True)
            return " · ".join(f"{name} {one}" for name, one in said)
        head, _, tail = sort.partition(":")
        if head == "word":
            return self.texts.say_or(f"{self.game.key}-{tail}-{value}", str(value))
        if head == "say":
            return self.texts.say(f"{self.game.key}-event-{tail}", **self.words(self.game.records[tail], value))
        if head == "choice":
            words = [arg if isinstance(arg, list) else [str(arg)] for arg in value["args"]]
            return " ".join(map(self.card, [word for some in words for word in some]))
        if head == "flag":
            return "yes" if value else "no"
        if head == "signed":
            return f"+{value}" if value >= 0 else f"−{-value}"
        if head in ("seat", "card"):
            return self.names[value] if head == "seat" else self.card(value)
        return value
