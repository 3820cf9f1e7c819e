"""The events of Enchanters as sentences of a log, told to the reader who sits at one seat or none."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from questkeep.games.enchanters.rules.deck import EnchantersDeck
from questkeep.games.enchanters.text import kingdom_name, name_of, signed, source_text
from questkeep.text import Texts

Facts = Mapping[str, Any]
"""An event as plain data."""


class Story:
    """Tells what happened; `me` is the reader's seat, who is addressed as you."""

    def __init__(self, texts: Texts, deck: EnchantersDeck, names: list[str], me: int | None) -> None:
        self.texts = texts
        self.deck = deck
        self.names = names
        self.me = me
        self.village = deck.villages[0].key

    def line(self, event: Facts) -> str:
        """The sentence of an event."""
        kind: str = event["event"]
        facts: dict[str, object] = {name: value for name, value in event.items() if isinstance(value, (int, str))}
        if "seat" in event:
            facts["player"] = self.names[event["seat"]]
            facts["me"] = "yes" if event["seat"] == self.me else "no"
        facts |= {name: self.names[event[name]] for name in ("named", "giver", "taker") if name in event}
        if "named" in event:
            facts["namedme"] = "yes" if event["named"] == self.me else "no"
        if "card" in event:
            facts["card"] = self.named(event["card"])
        if "source" in event:
            facts["source"], facts["text"] = source_text(
                self.texts, self.deck, self.village, event["source"], event["number"]
            )
        if "change" in event:
            facts["change"] = signed(event["change"])
        tellers = {
            "kingdom-drafted": self.kingdom_drafted,
            "game-opened": self.game_opened,
            "bonus-changed": self.bonus_changed,
            "cards-swapped": self.cards_swapped,
            "creature-attacked": self.creature_attacked,
            "game-scored": self.game_scored,
        }
        if kind in tellers:
            facts |= tellers[kind](event)
        return self.texts.say(f"enchanters-event-{kind}", **facts)

    def named(self, key: str | None) -> str:
        """A card with its key, as a log names it."""
        if key is None:
            return self.texts.say("enchanters-nothing")
        return f"{name_of(self.texts, self.deck.kind_of[self.deck.number_of[key.lower()]])} {key}"

    def kingdom_drafted(self, event: Facts) -> Facts:
        """[E-19] The kingdom by its name."""
        return {"kingdom": kingdom_name(self.texts, event["kingdom"])}

    def game_opened(self, event: Facts) -> Facts:
        """[E-18] Village, kingdoms and track; the village is remembered for its actions."""
        self.village = event["village"]
        village = next(tile for tile in self.deck.villages if tile.key == self.village)
        return {
            "village": name_of(self.texts, village),
            "kingdoms": self.texts.joined([kingdom_name(self.texts, name) for name in event["kingdoms"]]),
            "track": ", ".join(map(self.named, event["track"])),
        }

    def bonus_changed(self, event: Facts) -> Facts:
        """[E-43] Attack, defense or both."""
        values = [
            self.texts.say(f"enchanters-icon-{name}", n=signed(event[name]))
            for name in ("attack", "defense")
            if event[name]
        ]
        return {"values": ", ".join(values)}

    def cards_swapped(self, event: Facts) -> Facts:
        """[E-52] Both cards."""
        return {"first": self.named(event["cards"][0]), "second": self.named(event["cards"][1])}

    def creature_attacked(self, event: Facts) -> Facts:
        """[E-70] Who takes how many wounds."""
        blows = [f"{self.names[seat]} {n}" for seat, n in zip(event["seats"], event["wounds"], strict=True)]
        return {"blows": " · ".join(blows)}

    def game_scored(self, event: Facts) -> Facts:
        """[E-118] The totals."""
        return {"scores": " · ".join(f"{n} {score}" for n, score in zip(self.names, event["scores"], strict=True))}
