"""Fetch Quest in a terminal."""

from __future__ import annotations

from typing import cast

from rich.console import ConsoleDimensions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from questkeep.games.fetch_quest import GAME
from questkeep.games.fetch_quest.rules.deck import FetchQuestDeck
from questkeep.games.fetch_quest.rules.shapes import FetchQuestNotes, FetchQuestView
from questkeep.games.fetch_quest.wording import mission_says
from questkeep.kernel.game import Deck, View
from questkeep.kernel.verbs import Said
from questkeep.terminal.face import Face
from questkeep.terminal.fetch_quest.table import TableDrawing
from questkeep.text import Texts
from questkeep.text.telling import Facts


class FetchQuestFace(Face):
    """The table of Fetch Quest as one player or a spectator sees it."""

    game = "fetch_quest"
    quiet = ("turn-began", "card-played", "resources-gained", "pile-filled", "challenge-came", "challenge-left")
    decisive = ("attempt-closed", "challenge-activated", "pioneer-retreated", "mission-defeated", "game-over")
    is_named_with_key = ("pioneer", "fortune", "challenge", "mission")

    def __init__(self, texts: Texts, deck: Deck, names: list[str], labels: list[str], me: int | None) -> None:
        assert isinstance(deck, FetchQuestDeck)
        super().__init__(texts, GAME, deck, names, me)
        self.deck = deck
        self.drawing = TableDrawing(self.reader, deck, labels)

    def table(self, view: View, size: ConsoleDimensions) -> RenderableType:
        return self.drawing.draw(cast(FetchQuestView, view))

    def hand(self, view: View, choices: list[Said], size: ConsoleDimensions) -> RenderableType | None:
        seen = cast(FetchQuestView, view)
        if seen["seat"] is None:
            return None
        cards = seen["players"][seen["seat"]]["hand"] or []
        return Text(self.texts.say("fetch_quest-hand", cards=self.drawing.cards(cards)))

    def choices(self, view: View, notes: View, choices: list[Said]) -> RenderableType | None:
        lines = Table.grid(padding=(0, 1))
        unwise = [f"claim {pioneer}" for pioneer in cast(FetchQuestNotes, notes).get("unwise", [])]
        for number, (one, says) in enumerate(zip(choices, self.answers(view, notes, choices), strict=True), 1):
            warning = self.texts.say("fetch_quest-claim-unwise") if one.notation() in unwise else ""
            lines.add_row(Text(str(number), "bold"), Text(says), Text(one.notation(), "dim"), Text(warning, "red"))
        return lines

    def stage(self, event: Facts, view: View) -> RenderableType | None:
        return Text(self.line(event), "bold") if event["event"] == "game-over" else None

    def card(self, key: str) -> RenderableType | None:
        said = super().card(key)
        for mission in self.deck.missions:
            if said is not None and mission.key.lower() == key.lower():
                return Group(said, Text(self.read(mission_says(mission, len(self.reader.names)))))
        return said

    def examples(self) -> tuple[str, str, str]:
        return f"attempt {self.deck.challenge_key[0]}", self.deck.kinds[3].key, "F-46"
