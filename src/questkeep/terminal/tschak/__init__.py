"""Tschak! in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rich.columns import Columns
from rich.console import ConsoleDimensions, Group, RenderableType
from rich.text import Text

from questkeep.games.tschak import GAME
from questkeep.games.tschak.rules.deck import Adventurer, TschakDeck
from questkeep.games.tschak.rules.shapes import TschakView
from questkeep.games.tschak.text import card_name, card_text, cards_by_key, named, objection_text
from questkeep.kernel.errors import Objection
from questkeep.kernel.game import Deck, View
from questkeep.terminal.face import Face, Facts, written
from questkeep.terminal.tschak.cards import WIDEST_CARD, hand_rows, key_text
from questkeep.terminal.tschak.stages import Stages
from questkeep.terminal.tschak.table import TableDrawing, is_roomy
from questkeep.text import Texts
from questkeep.text.telling import Teller


class TschakFace(Face):
    """The table of Tschak! as one player or a spectator sees it."""

    game = "tschak"
    author = "tschak-author"
    quiet = ("choice-locked", "choice-withdrawn", "hand-taken")

    def __init__(self, texts: Texts, deck: Deck, names: list[str], labels: list[str], me: int | None) -> None:
        assert isinstance(deck, TschakDeck)
        super().__init__(texts)
        self.me = me
        cards = cards_by_key(deck)
        self.teller = Teller(texts, GAME, names, me, lambda key: named(texts, cards[key]))
        self.drawing = TableDrawing(texts, deck, names, labels, me)
        self.stages = Stages(self.drawing)

    def status(self, view: View) -> str:
        return self.drawing.status(cast(TschakView, view))

    def table(self, view: View, size: ConsoleDimensions) -> RenderableType:
        return self.drawing.draw(cast(TschakView, view), size)

    def hand(self, view: View, choices: list[str], size: ConsoleDimensions) -> RenderableType | None:
        seen = cast(TschakView, view)
        if not seen["hand"]:
            return None
        numbers = {choice.removeprefix("play "): str(number) for number, choice in enumerate(choices, 1)}
        cards = [self.drawing.adventurer(key) for key in seen["hand"]]
        single = {card.key: numbers[card.key] for card in cards if card.key in numbers}
        roomy = is_roomy(size)
        rows = hand_rows(self.texts, cards, single, size.width, large=roomy)
        return Text("\n").join(rows if roomy else [self.own_piles(seen), *rows])

    def own_piles(self, view: TschakView) -> Text:
        """[T-69] What the viewer has won, card by card."""
        me = view["players"][view["seat"] or 0]
        piles = {"monsters": me["monster_cards"], "treasures": me["treasure_cards"]}
        return Text(self.texts.say("tschak-piles", **{name: " ".join(keys or ["–"]) for name, keys in piles.items()}))

    def choices(self, view: View, notes: View, choices: list[str]) -> RenderableType | None:
        if cast(TschakView, view)["phase"] == "picking" and all(len(choice.split()) == 2 for choice in choices):
            return None  # single cards carry their numbers in the hand
        totals = cast(list[int], notes.get("totals", [0] * len(choices)))
        lines = [self.choice(*choice) for choice in zip(range(1, len(choices) + 1), choices, totals, strict=True)]
        return Columns(lines, padding=(0, 3))

    def choice(self, number: int, notation: str, total: int) -> Text:
        """One numbered choice in words and coloured keys."""
        verb, _, rest = notation.partition(" ")
        line = Text(f"{number:>2} ", "bold")
        if verb == "play":
            return line.append_text(self.keys(rest))
        if verb == "exchange":
            given, _, taken = rest.partition(" > ")
            return line.append(self.texts.say("tschak-option-exchange", given=given, taken=taken))
        if rest == "nothing":
            return line.append(self.texts.say("tschak-option-discard-nothing", total=total))
        card = f"{card_name(self.texts, self.drawing.cards[rest])} {rest}"
        return line.append(self.texts.say("tschak-option-discard", card=card, total=total))

    def keys(self, keys: str) -> Text:
        """Adventurers named in a line."""
        return Text(" ").join(key_text(self.drawing.adventurer(key)) for key in keys.split())

    def question(self, view: View, notes: View) -> str:
        say = self.texts.say
        seen = cast(TschakView, view)
        if seen["phase"] == "exchanging":
            cards = " ".join(cast(list[str], notes["latest"]))
            return say("tschak-ask-exchange", exchange=notes["exchange"], cards=cards)
        if seen["phase"] == "using-elixir":
            return say("tschak-ask-elixir", suggestion=written(cast(Facts, notes["suggestion"])))
        asked = say("tschak-ask-play", count=notes["count"], floor=seen["floor"])
        types = [say(f"tschak-type-{type}") for type in cast(list[str], notes["types_in_team"])]
        return f"{asked} {say('tschak-ask-team', types=self.texts.joined(types))}" if types else asked

    def line(self, event: Facts) -> str:
        return self.teller.line(event)

    def news(self, events: Sequence[Facts], view: View) -> Sequence[Facts]:
        told = list(events)
        if self.memory_clause(view) is not None:  # [T-71] nothing but the current floor
            decided = [place for place, event in enumerate(told) if event["event"] in ("floor-decided", "hands-passed")]
            told = told[decided[-1] + 1 :] if decided else told
        return [event for event in told if self.is_news(event)]

    def stage(self, event: Facts, view: View) -> RenderableType | None:
        kind = event["event"]
        if kind == "floor-decided":
            return self.stages.floor(event)
        if kind == "loot-shared":
            return self.stages.loot(event, cast(TschakView, view))
        if kind == "game-scored":
            return self.stages.score(event, cast(TschakView, view))
        return None

    def clauses(self, event: Facts) -> list[str]:
        kind = event["event"]
        if kind == "floor-decided":
            ties = ["T-40"] if set(event["decided_by"]) != {"strength"} else []
            return list(dict.fromkeys([*ties, event["treasure_clause"], event["monster_clause"]]))
        if kind == "mistake-found":
            return [event["clause"], "T-92"]
        return {"loot-shared": ["T-51", "T-53", "T-57"], "elixir-used": ["T-82"], "game-scored": ["T-85"]}.get(kind, [])

    def card(self, key: str) -> RenderableType | None:
        found = [card for own, card in self.drawing.cards.items() if own.lower() == key.lower()]
        if not found:
            return None
        card = found[0]
        said = Text.assemble((f"{card.key}  {card_name(self.texts, card)}", "bold"), "\n", card_text(self.texts, card))
        if not isinstance(card, Adventurer):
            return said
        return Group(*hand_rows(self.texts, [card], {}, WIDEST_CARD, large=True), said)

    def objection(self, objection: Objection) -> str:
        return objection_text(self.texts, objection)

    def memory_clause(self, view: View) -> str | None:
        return "T-71" if cast(TschakView, view)["history"] is None else None

    def examples(self) -> tuple[str, str, str]:
        cards = [card.key for card in self.drawing.cards.values()]
        return cards[0].lower(), cards[0], "T-46"
