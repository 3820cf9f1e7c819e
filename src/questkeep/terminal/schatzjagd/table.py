"""The board and the lords as lines of text."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from questkeep.games.schatzjagd.rules.deck import NAMES, SIDE, SchatzjagdDeck
from questkeep.games.schatzjagd.rules.shapes import LordView, SchatzjagdView
from questkeep.text import Texts

GROUND = {"@": ("⌂", "bold"), "#": ("#", "yellow"), "r": (":", "dim"), "R": ("x", "dim"), "w": ("~", "blue")}
RIVER_DIG = ("x", "blue")


class TableDrawing:
    """Draws views of one table in one language."""

    def __init__(self, texts: Texts, deck: SchatzjagdDeck, labels: list[str], me: int | None) -> None:
        self.texts = texts
        self.deck = deck
        self.labels = labels
        self.me = me

    def draw(self, view: SchatzjagdView) -> RenderableType:
        """The board, the piles, then every lord."""
        lines: list[RenderableType] = [Text("   " + " ".join(f" {letter}" for letter in "ABCDEFGHIJ"), "dim")]
        lines += [self.row(view, row) for row in reversed(range(SIDE))]
        sizes = {"pile": view["pile"], "discard": view["discard"]["size"], "treasures": view["treasures_left"]}
        lines.append(Text(self.texts.say("schatzjagd-piles", **sizes), "dim"))
        if view["deck"] != "standard":
            lines.append(Text(self.texts.say("schatzjagd-own-cards", deck=view["deck"]), "dim"))
        lines += [self.lord(view, lord) for lord in view["lords"]]
        return Group(*lines)

    def row(self, view: SchatzjagdView, row: int) -> Text:
        """One row of fields: what lies there, and who stands there."""
        line = Text(f"{row + 1:>2} ", "dim")
        for column in range(SIDE):
            field = row * SIDE + column
            sign, style = self.ground(view, field)
            henchmen = [lord["seat"] for lord in view["lords"] if lord["field"] == NAMES[field]]
            line.append(sign, style)
            line.append(str(henchmen[0]) if henchmen else " ", "bold reverse" if henchmen else "")
            line.append(" ")
        return line

    def ground(self, view: SchatzjagdView, field: int) -> tuple[str, str]:
        """A treasure, a card, or the printed field."""
        name = NAMES[field]
        if any(treasure["field"] == name for treasure in view["treasures"]):
            return "◆", "bold yellow"
        if any(shown["field"] == name for shown in view["fields"]):
            return "▪", "magenta"
        sign = self.deck.board.features[field]
        return RIVER_DIG if sign == "W" else GROUND.get(sign, ("·", "dim"))

    def lord(self, view: SchatzjagdView, lord: LordView) -> Text:
        """A lord's name, place and values."""
        seat = lord["seat"]
        values = {name: lord[name] for name in ("life", "strength", "weapons", "gold", "cards", "carried", "hidden")}
        line = Text.assemble(
            ("▶ " if seat == view["turn"]["seat"] else "  ", "bold yellow"),
            (f"{seat} {self.labels[seat]}", "bold reverse" if seat == self.me else "bold"),
            f" {lord['field'] or ''}  ",
            self.texts.say("schatzjagd-lord", **values),
        )
        if lord["poison"] or lord["skip"]:
            line.append(f" · {self.texts.say('schatzjagd-memos', poison=lord['poison'], skip=lord['skip'])}", "red")
        return line
