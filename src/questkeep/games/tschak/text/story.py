"""The events of Tschak! as sentences of a log, told to the reader who sits at one seat or none."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from questkeep.games.tschak.rules.deck import TschakDeck
from questkeep.games.tschak.text import card_name, cards_by_key
from questkeep.text import Texts

Facts = Mapping[str, Any]
"""An event as plain data, as one seat has heard it."""


class Story:
    """Tells what happened; `me` is the reader's seat, who is addressed as you."""

    def __init__(self, texts: Texts, deck: TschakDeck, names: list[str], me: int | None) -> None:
        self.texts = texts
        self.cards = cards_by_key(deck)
        self.names = names
        self.me = me

    def line(self, event: Facts) -> str:
        """The sentence of an event."""
        kind: str = event["event"]
        facts: dict[str, object] = {name: value for name, value in event.items() if isinstance(value, (int, str))}
        if "seat" in event:
            facts["player"] = self.names[event["seat"]]
            facts["me"] = "yes" if event["seat"] == self.me else "no"
        tellers = {
            "keep-opened": self.keep_opened,
            "hand-taken": self.hand_taken,
            "choice-locked": self.choice_locked,
            "cards-revealed": self.cards_revealed,
            "cards-exchanged": self.cards_exchanged,
            "floor-decided": self.floor_decided,
            "loot-shared": self.loot_shared,
            "elixir-used": self.elixir_used,
            "game-scored": self.game_scored,
        }
        if kind in tellers:
            facts |= tellers[kind](event)
        return self.texts.say(f"tschak-event-{kind}", **facts)

    def named(self, key: str) -> str:
        """A keep card with its key, as a log names it."""
        return f"{card_name(self.texts, self.cards[key])} {key}"

    def by_seat(self, entries: list[str]) -> str:
        """One entry for each seat, with the name before it."""
        return " · ".join(f"{name} {entry}" for name, entry in zip(self.names, entries, strict=True))

    def keep_opened(self, event: Facts) -> Facts:
        """[T-13] The six cards, lowest floor first."""
        floors = [
            self.texts.say(
                "tschak-event-floor", monster=self.named(floor["monster"]), treasure=self.named(floor["treasure"])
            )
            for floor in event["floors"]
        ]
        return {"floors": "; ".join(floors), "hauls": ", ".join(map(str, event["hauls"]))}

    def hand_taken(self, event: Facts) -> Facts:
        """[T-63] The own cards, or how many another took up."""
        return {"cards": " ".join(event.get("cards", [])), "count": sum(event["types"].values())}

    def choice_locked(self, event: Facts) -> Facts:
        """[T-62] The own choice; silence about another's."""
        cards = [arg if isinstance(arg, list) else [arg] for arg in event.get("choice", {}).get("args", [])]
        return {"choice": " ".join(card for some in cards for card in some)}

    def cards_revealed(self, event: Facts) -> Facts:
        """[T-17] All picks of a step."""
        return {"cards": self.by_seat([" ".join(cards) for cards in event["cards"]])}

    def cards_exchanged(self, event: Facts) -> Facts:
        """[T-93] What went back and what came instead."""
        return {"returned": " ".join(event["returned"]), "taken": " ".join(event["taken"])}

    def floor_decided(self, event: Facts) -> Facts:
        """[T-46] Who takes what, and with what strength."""
        winner, loser = event["treasure_seat"], event["monster_seat"]
        return {
            "treasure": self.named(event["treasure"]),
            "winner": self.names[winner],
            "best": event["strengths"][winner],
            "treasureclause": event["treasure_clause"],
            "monster": self.named(event["monster"]),
            "loser": self.names[loser],
            "worst": event["strengths"][loser],
            "monsterclause": event["monster_clause"],
        }

    def loot_shared(self, event: Facts) -> Facts:
        """[T-53] The last cards and the gold they took."""
        return {
            "shares": self.by_seat(
                [f"{card} +{gold}" for card, gold in zip(event["cards"], event["gold"], strict=True)]
            )
        }

    def elixir_used(self, event: Facts) -> Facts:
        """[T-78] The discarded monster, if any."""
        return {"discarded": " ".join(map(self.named, event["discarded"])) or self.texts.say("tschak-nothing")}

    def game_scored(self, event: Facts) -> Facts:
        """[T-84] The totals."""
        return {"scores": self.by_seat([str(score) for score in event["scores"]])}
