"""Schatzjagd in a terminal."""

from __future__ import annotations

from typing import cast

from rich.columns import Columns
from rich.console import ConsoleDimensions, Group, RenderableType
from rich.text import Text

from questkeep.games.schatzjagd.rules.deck import SchatzjagdDeck
from questkeep.games.schatzjagd.rules.shapes import SchatzjagdView
from questkeep.games.schatzjagd.text import card_text, name_of, named, objection_text, treasure_name
from questkeep.games.schatzjagd.text.story import Story
from questkeep.kernel.errors import Objection
from questkeep.kernel.game import Deck, View
from questkeep.kernel.verbs import Said
from questkeep.terminal.face import Face
from questkeep.terminal.schatzjagd.table import TableDrawing
from questkeep.text import Texts
from questkeep.text.telling import Facts

MOST_LISTED = 30  # of the places where a card could go
QUIET = ("turn-began", "stepped", "value-changed")


class SchatzjagdFace(Face):
    """The table of Schatzjagd as one player or a spectator sees it."""

    game = "schatzjagd"
    quiet = QUIET

    def __init__(self, texts: Texts, deck: Deck, names: list[str], labels: list[str], me: int | None) -> None:
        assert isinstance(deck, SchatzjagdDeck)
        super().__init__(texts)
        self.deck = deck
        self.names = names
        self.story = Story(texts, deck, names)
        self.drawing = TableDrawing(texts, deck, names, labels, me)

    def status(self, view: View) -> str:
        return self.drawing.status(cast(SchatzjagdView, view))

    def table(self, view: View, size: ConsoleDimensions) -> RenderableType:
        return self.drawing.draw(cast(SchatzjagdView, view))

    def hand(self, view: View, choices: list[Said], size: ConsoleDimensions) -> RenderableType | None:
        seen = cast(SchatzjagdView, view)
        if seen["hand"] is None:
            return None
        cards = [named(self.texts, self.deck, key) for key in seen["hand"]]
        cards += [
            treasure_name(self.texts, str(treasure["kind"]))
            for treasure in seen["treasures"]
            if treasure["at"] == "carried" and treasure["seat"] == seen["seat"]
        ]
        return Text(self.texts.say("schatzjagd-hand", cards=", ".join(cards) or "–"))

    def choices(self, view: View, notes: View, choices: list[Said]) -> RenderableType | None:
        listed = [
            Text.assemble((str(number), "bold"), " ", choice)
            for number, choice in enumerate((one.notation() for one in choices), 1)
        ]
        columns = Columns(listed[:MOST_LISTED], padding=(0, 2))
        left = len(choices) - MOST_LISTED
        if left <= 0:
            return columns
        return Group(
            columns, Text(self.texts.say("schatzjagd-more", count=left, example=choices[-1].notation()), "dim")
        )

    def question(self, view: View, notes: View, choices: list[Said]) -> str:
        seen = cast(SchatzjagdView, view)
        facts: dict[str, object] = dict(notes)
        shown = cast(str | None, notes.get("card"))
        showing, fight = seen["turn"]["showing"], seen["turn"]["fight"]
        if shown is None and showing is not None:
            shown = showing["card"]
        if shown is not None:
            facts["card"] = named(self.texts, self.deck, shown)
        if fight is not None:
            foe = self.names[fight["foe"]] if fight["foe"] is not None else self.story.card(fight["card"])
            facts |= {"power": fight["power"], "foe": f"{foe} ({fight['foe_power']})"}
        return self.texts.say(f"schatzjagd-ask-{seen['phase']}", **facts)

    def line(self, event: Facts) -> str:
        return self.story.line(event)

    def stage(self, event: Facts, view: View) -> RenderableType | None:
        return None

    def clauses(self, event: Facts) -> list[str]:
        kind = event["event"]
        return {"blows-exchanged": ["S-95"], "parting-blow": ["S-96"], "game-over": ["S-23"]}.get(kind, [])

    def card(self, key: str) -> RenderableType | None:
        kind = self.deck.kind_named.get(key.lower())
        if kind is None:
            return None
        return Text.assemble((f"{kind.key}  {name_of(self.texts, kind)}", "bold"), "\n", card_text(self.texts, kind))

    def objection(self, objection: Objection) -> str:
        return objection_text(self.texts, objection)

    def memory_clause(self, view: View) -> str | None:
        return "S-134" if cast(SchatzjagdView, view)["discard"]["cards"] is None else None

    def examples(self) -> tuple[str, str, str]:
        return "step C4", self.deck.kinds[0].key, "S-58"
