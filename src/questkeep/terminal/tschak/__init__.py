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
from questkeep.kernel.game import Deck, View
from questkeep.kernel.verbs import Said
from questkeep.terminal.face import Face
from questkeep.terminal.tschak.cards import WIDEST_CARD, hand_rows, key_text
from questkeep.terminal.tschak.stages import Stages
from questkeep.terminal.tschak.table import TableDrawing, is_roomy
from questkeep.text import Texts
from questkeep.text.telling import Facts


class TschakFace(Face):
    """The table of Tschak! as one player or a spectator sees it."""

    game = "tschak"
    author = "tschak-author"
    quiet = ("choice-locked", "choice-withdrawn", "hand-taken")
    decisive = ("floor-decided", "loot-shared", "mistake-found", "elixir-used", "game-scored")
    is_named_with_key = ("monster", "treasure")

    def __init__(self, texts: Texts, deck: Deck, names: list[str], labels: list[str], me: int | None) -> None:
        assert isinstance(deck, TschakDeck)
        super().__init__(texts, GAME, deck, names, me)
        self.drawing = TableDrawing(self.reader, deck, labels)
        self.stages = Stages(self.drawing)

    def table(self, view: View, size: ConsoleDimensions) -> RenderableType:
        return self.drawing.draw(cast(TschakView, view), size)

    def hand(self, view: View, choices: list[Said], size: ConsoleDimensions) -> RenderableType | None:
        seen = cast(TschakView, view)
        if not seen["hand"]:
            return None
        single = {choice.words[0]: str(number) for number, choice in enumerate(choices, 1) if is_single(choice)}
        cards = [self.drawing.adventurer(key) for key in seen["hand"]]
        roomy = is_roomy(size)
        rows = hand_rows(self.reader, cards, single, size.width, large=roomy)
        return Text("\n").join(rows if roomy else [self.own_piles(seen), *rows])

    def own_piles(self, view: TschakView) -> Text:
        """[T-69] What the viewer has won, card by card."""
        me = view["players"][view["seat"] or 0]
        piles = {"monsters": me["monster_cards"], "treasures": me["treasure_cards"]}
        return Text(self.texts.say("tschak-piles", **{name: " ".join(keys or ["–"]) for name, keys in piles.items()}))

    def choices(self, view: View, notes: View, choices: list[Said]) -> RenderableType | None:
        if all(is_single(choice) for choice in choices):
            return None  # single cards carry their numbers in the hand
        lines: list[Text] = []
        for number, (choice, says) in enumerate(zip(choices, self.answers(view, notes, choices), strict=True), 1):
            keys = choice.words[0].split() if choice.verb.name == "play" else []
            coloured = Text(" ").join(key_text(self.drawing.adventurer(key)) for key in keys)
            lines.append(Text.assemble((f"{number:>2} ", "bold"), coloured if keys else says))
        return Columns(lines, padding=(0, 3))

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

    def card(self, key: str) -> RenderableType | None:
        said = super().card(key)
        for card in self.drawing.cards.values():
            if said is not None and card.key.lower() == key.lower() and isinstance(card, Adventurer):
                return Group(*hand_rows(self.reader, [card], {}, WIDEST_CARD, large=True), said)
        return said

    def memory_clause(self, view: View) -> str | None:
        return "T-71" if cast(TschakView, view)["history"] is None else None

    def examples(self) -> tuple[str, str, str]:
        cards = [card.key for card in self.drawing.cards.values()]
        return cards[0].lower(), cards[0], "T-46"


def is_single(choice: Said) -> bool:
    """Whether an answer plays a single card."""
    return choice.verb.name == "play" and " " not in choice.words[0]
