"""The events of Schatzjagd as sentences of a log, told to the reader who sits at one seat or none."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from questkeep.games.schatzjagd.rules.deck import SchatzjagdDeck
from questkeep.games.schatzjagd.text import named, shop_name, signed, treasure_name
from questkeep.text import Texts

Facts = Mapping[str, Any]
"""An event as plain data."""
HIDDEN = "–"


class Story:
    """Tells what happened, as far as the reader heard it."""

    def __init__(self, texts: Texts, deck: SchatzjagdDeck, names: list[str]) -> None:
        self.texts = texts
        self.deck = deck
        self.names = names

    def line(self, event: Facts) -> str:
        """The sentence of an event."""
        kind: str = event["event"]
        facts: dict[str, object] = {name: value for name, value in event.items() if isinstance(value, (int, str))}
        if "seat" in event:
            facts["player"] = self.names[event["seat"]]
        facts |= {name: self.names[event[name]] for name in ("victim", "owner") if name in event}
        facts |= {name: self.card(event.get(name)) for name in ("card",)}
        if "value" in event:
            facts["value"] = self.texts.say(f"schatzjagd-value-{event['value']}")
            facts["change"] = signed(event["change"])
        if "foe" in event:
            facts["foe"] = self.names[event["foe"]] if isinstance(event["foe"], int) else self.card(event["foe"])
        if "powers" in event:
            facts |= self.totals(event)
        told = self.texts.say(f"schatzjagd-event-{kind}", **{**facts, **self.lists(kind, event)})
        if "roller" in event:
            told += " " + self.texts.say("schatzjagd-rolls-for-fiend", player=self.names[event["roller"]])
        return told

    def card(self, key: str | None) -> str:
        """A card by its name, or a stroke where the reader did not see it."""
        return HIDDEN if key is None else named(self.texts, self.deck, key)

    def shop(self, key: str) -> str:
        """A shop by its name."""
        return shop_name(self.texts, next(shop for shop in self.deck.shops if shop.key == key))

    def totals(self, event: Facts) -> dict[str, object]:
        """[S-92, S-96] Hit strengths; a parting blow has one die."""
        first, second = event["powers"]
        if "die" in event:
            return {"theirs": first + event["die"], "mine": second}
        return {"mine": first + event["dice"][0], "theirs": second + event["dice"][1]}

    def lists(self, kind: str, event: Facts) -> dict[str, object]:
        """Facts that name several things, or something by its own word."""
        if kind == "city-laid-out":
            return {"shops": ", ".join(map(self.shop, event["shops"]))}
        if kind == "bought":
            return {"shop": self.shop(event["shop"])}
        if kind == "castle-chosen":
            return {"land": self.texts.say_or(f"schatzjagd-land-{event['castle']}", event["castle"])}
        if kind in ("cards-drawn", "hand-discarded"):
            cards = ", ".join(map(self.card, event["cards"])) if "cards" in event else str(event["count"])
            return {"cards": cards}
        if kind == "fields-looked-at":
            seen = zip(event["fields"], event.get("cards", event["fields"]), strict=True)
            return {"fields": ", ".join(f if f == card else f"{f} {self.card(card)}" for f, card in seen) or HIDDEN}
        if kind == "start-rolled":
            rolls = zip(event["seats"], event["dice"], strict=True)
            return {"rolls": ", ".join(f"{self.names[seat]} {die}" for seat, die in rolls)}
        if kind == "treasure-gained":
            return {"kind": treasure_name(self.texts, event["kind"]) if "kind" in event else HIDDEN}
        if kind == "spell-cast":
            aim = self.names[event["target"]] if "target" in event else ""
            return {"aim": f"({aim})." if aim else ""}
        if kind == "game-over":
            return {"winners": self.texts.joined([self.names[seat] for seat in event["winners"]])}
        return {}
