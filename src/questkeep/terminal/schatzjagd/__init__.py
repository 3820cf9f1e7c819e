"""Schatzjagd in a terminal."""

from __future__ import annotations

from typing import cast

from rich.columns import Columns
from rich.console import ConsoleDimensions, Group, RenderableType
from rich.text import Text

from questkeep.games.schatzjagd import GAME
from questkeep.games.schatzjagd.rules.deck import TYPES, SchatzjagdDeck
from questkeep.games.schatzjagd.rules.shapes import SchatzjagdView
from questkeep.kernel.game import Deck, View
from questkeep.kernel.verbs import Said
from questkeep.kernel.views import Message
from questkeep.terminal.face import Face
from questkeep.terminal.schatzjagd.table import TableDrawing
from questkeep.text import Texts
from questkeep.text.reading import listed, say
from questkeep.text.telling import Facts

MOST_LISTED = 30  # of the places where a card could go


class SchatzjagdFace(Face):
    """The table of Schatzjagd as one player or a spectator sees it."""

    game = "schatzjagd"
    quiet = ("turn-began", "stepped", "value-changed")
    decisive = ("blows-exchanged", "parting-blow", "game-over")
    is_named_with_key = TYPES

    def __init__(self, texts: Texts, deck: Deck, names: list[str], labels: list[str], me: int | None) -> None:
        assert isinstance(deck, SchatzjagdDeck)
        super().__init__(texts, GAME, deck, names, me)
        self.deck = deck
        self.drawing = TableDrawing(texts, deck, labels, me)

    def named(self, key: str) -> str:
        return super().named(key) if key.lower() in self.deck.kind_named else self.reader.name(key)

    def table(self, view: View, size: ConsoleDimensions) -> RenderableType:
        return self.drawing.draw(cast(SchatzjagdView, view))

    def hand(self, view: View, choices: list[Said], size: ConsoleDimensions) -> RenderableType | None:
        seen = cast(SchatzjagdView, view)
        if seen["hand"] is None:
            return None
        carried = [one for one in seen["treasures"] if one["at"] == "carried" and one["seat"] == seen["seat"]]
        cards: list[Message] = [{"card": key} for key in (*seen["hand"], *(str(one["kind"]) for one in carried))]
        return Text(self.read(say("schatzjagd-hand", cards=listed(cards, ", "))))

    def choices(self, view: View, notes: View, choices: list[Said]) -> RenderableType | None:
        numbered = [
            Text.assemble((str(number), "bold"), " ", choice)
            for number, choice in enumerate((one.notation() for one in choices), 1)
        ]
        columns = Columns(numbered[:MOST_LISTED], padding=(0, 2))
        left = len(choices) - MOST_LISTED
        if left <= 0:
            return columns
        return Group(
            columns, Text(self.texts.say("schatzjagd-more", count=left, example=choices[-1].notation()), "dim")
        )

    def stage(self, event: Facts, view: View) -> RenderableType | None:
        return None

    def memory_clause(self, view: View) -> str | None:
        return GAME.memory_clause if cast(SchatzjagdView, view)["discard"]["cards"] is None else None

    def examples(self) -> tuple[str, str, str]:
        return "step C4", self.deck.kinds[0].key, "S-58"
