"""The events of Fetch Quest as sentences of a log, told to the reader who sits at one seat or none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from questkeep.games.fetch_quest.rules.deck import RESOURCES, FetchQuestDeck, Resources
from questkeep.games.fetch_quest.text import key_name, name_of, resources_text, steps_text
from questkeep.text import Texts

Facts = Mapping[str, Any]
"""An event as plain data."""
CARDS = ("card", "challenge", "mission", "pioneer")
LISTS = ("pioneers", "challenges")
SEATS = {"seat": "player", "taker": "taker", "named": "named"}


class Story:
    """Tells what happened."""

    def __init__(self, texts: Texts, deck: FetchQuestDeck, names: list[str]) -> None:
        self.texts = texts
        self.deck = deck
        self.names = names

    def line(self, event: Facts) -> str:
        """The sentence of an event."""
        kind: str = event["event"]
        facts: dict[str, object] = {name: self.fact(name, value) for name, value in event.items() if value is not None}
        facts |= {word: self.names[event[name]] for name, word in SEATS.items() if event.get(name) is not None}
        if kind == "ability-used":
            facts["ability"] = self.ability(event)
        elif kind == "said":
            item = event["item"]
            facts["words"] = self.texts.say(f"fetch_quest-item-{item}", **facts)
        elif kind == "card-given" and event["card"] is None:
            facts["card"] = self.hidden(1)
        elif kind == "pioneer-claimed" and event["pioneer"] is None:
            facts["pioneer"] = self.texts.say("fetch_quest-choice-claim-any")
        elif kind == "sun-rose":
            facts["sets"] = "yes" if event["sun"] == self.deck.sun.sets else "no"
        elif "count" in event and event["cards"] is None:
            facts["cards"] = self.hidden(event["count"])
        return self.texts.say(f"fetch_quest-event-{kind}", **facts)

    def fact(self, name: str, value: Any) -> object:
        """A fact in words."""
        if name in CARDS:
            return self.named(value)
        if name in LISTS:
            return self.listed(value)
        if name == "cards" and isinstance(value, list):
            return self.listed(value)
        if name == "target":
            return self.target(value)
        if name == "pool":
            return resources_text(self.texts, Resources(*value), "wild") or "0"
        if name in ("resource", "seal"):
            return self.texts.say(f"fetch_quest-{value}")
        if name == "focuses":
            return self.focuses(value)
        if name == "change":
            return f"+{value}" if value > 0 else f"−{-value}"
        if isinstance(value, bool):
            return "yes" if value else "no"
        return value if isinstance(value, (int, str)) else ""

    def named(self, key: str) -> str:
        """A card with its key, as a log names it."""
        return f"{key_name(self.texts, self.deck, key)} {key}"

    def listed(self, keys: list[str]) -> str:
        """Several cards."""
        return ", ".join(map(self.named, keys)) or self.texts.say("fetch_quest-nothing")

    def focuses(self, names: Sequence[str]) -> str:
        """[F-15] Focuses of pioneers."""
        return ", ".join(self.texts.say(f"fetch_quest-{name}") for name in names)

    def hidden(self, count: int) -> str:
        """[F-94] Cards that the reader may not see."""
        return self.texts.say("fetch_quest-hidden-cards", count=count)

    def target(self, target: str) -> str:
        """A Challenge, a seal, or the Mission."""
        if target == "mission":
            return self.texts.say("fetch_quest-the-mission")
        if target in RESOURCES:
            return self.texts.say("fetch_quest-seal", type=self.texts.say(f"fetch_quest-{target}"))
        return self.named(target)

    def ability(self, event: Facts) -> str:
        """The name of an ability and what it does."""
        pioneer = self.deck.pioneers[self.deck.pioneer_named[event["pioneer"].lower()]]
        is_active = event["side"] == "active"
        name, steps = (pioneer.active_name, pioneer.active) if is_active else (pioneer.retreat_name, pioneer.retreat)
        return f"{name_of(self.texts, name)}. {steps_text(self.texts, steps)}".rstrip(".")
