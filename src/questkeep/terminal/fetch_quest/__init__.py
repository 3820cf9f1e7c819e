"""Fetch Quest in a terminal."""

from __future__ import annotations

from typing import cast

from rich.console import ConsoleDimensions, RenderableType
from rich.table import Table
from rich.text import Text

from questkeep.games.fetch_quest.rules.deck import FetchQuestDeck
from questkeep.games.fetch_quest.rules.shapes import FetchQuestView
from questkeep.games.fetch_quest.text import card_text, name_of, objection_text
from questkeep.games.fetch_quest.text.story import Story
from questkeep.kernel.errors import Objection
from questkeep.kernel.game import Deck, View
from questkeep.kernel.verbs import Said
from questkeep.terminal.face import Face
from questkeep.terminal.fetch_quest.table import TableDrawing
from questkeep.text import Texts
from questkeep.text.telling import Facts

QUIET = ("turn-began", "card-played", "resources-gained", "pile-filled", "challenge-came", "challenge-left")
CLAUSES = {
    "attempt-closed": ["F-46"],
    "challenge-activated": ["F-65"],
    "pioneer-retreated": ["F-67"],
    "mission-defeated": ["F-61"],
    "game-over": ["F-82", "F-83"],
}


class FetchQuestFace(Face):
    """The table of Fetch Quest as one player or a spectator sees it."""

    game = "fetch_quest"
    quiet = QUIET

    def __init__(self, texts: Texts, deck: Deck, names: list[str], labels: list[str], me: int | None) -> None:
        assert isinstance(deck, FetchQuestDeck)
        super().__init__(texts)
        self.deck = deck
        self.names = names
        self.story = Story(texts, deck, names)
        self.drawing = TableDrawing(self.story, labels, me)

    def status(self, view: View) -> str:
        return self.drawing.status(cast(FetchQuestView, view))

    def table(self, view: View, size: ConsoleDimensions) -> RenderableType:
        return self.drawing.draw(cast(FetchQuestView, view))

    def hand(self, view: View, choices: list[Said], size: ConsoleDimensions) -> RenderableType | None:
        seen = cast(FetchQuestView, view)
        if seen["seat"] is None:
            return None
        cards = seen["players"][seen["seat"]]["hand"] or []
        return Text(self.texts.say("fetch_quest-hand", cards=self.story.listed(cards)))

    def choices(self, view: View, notes: View, choices: list[Said]) -> RenderableType | None:
        lines = Table.grid(padding=(0, 1))
        unwise = [f"claim {pioneer}" for pioneer in cast(list[str], notes.get("unwise", []))]
        for number, choice in enumerate((one.notation() for one in choices), 1):
            warning = self.texts.say("fetch_quest-claim-unwise") if choice in unwise else ""
            lines.add_row(
                Text(str(number), "bold"), Text(self.choice(choice)), Text(choice, "dim"), Text(warning, "red")
            )
        return lines

    def choice(self, notation: str) -> str:
        """One choice in words."""
        verb, *words = notation.split()
        if notation == "claim any":
            return self.texts.say("fetch_quest-choice-claim-any")
        facts: dict[str, object] = {}
        if verb in ("attempt", "flip", "top", "under", "move"):
            facts["target"] = self.story.target(words[0])
        elif verb in ("name", "give"):
            facts["player"] = self.names[int(words[0])]
        elif verb == "claim":
            facts["pioneer"] = self.story.named(words[0])
        elif words:
            facts["card"] = self.story.named(words[-1])
        if verb == "move":
            facts["position"] = words[1]
        return self.texts.say(f"fetch_quest-choice-{verb}", **facts)

    def question(self, view: View, notes: View, choices: list[Said]) -> str:
        seen = cast(FetchQuestView, view)
        turn = seen["turn"]
        phase = seen["phase"]
        if phase == "naming":
            card = "" if turn["card"] is None else self.story.named(turn["card"])
            purpose = turn["purpose"]
            return self.texts.say(f"fetch_quest-ask-naming-{purpose}", card=card)
        facts: dict[str, object] = {"amount": turn["amount"], "short": notes.get("short", 0)}
        if turn["attempt"] is not None:
            facts["target"] = self.story.target(turn["attempt"]["target"])
        if turn["receiver"] is not None:
            facts["player"] = self.names[turn["receiver"]]
        return self.texts.say(f"fetch_quest-ask-{phase}", **facts)

    def line(self, event: Facts) -> str:
        return self.story.line(event)

    def stage(self, event: Facts, view: View) -> RenderableType | None:
        return Text(self.story.line(event), "bold") if event["event"] == "game-over" else None

    def clauses(self, event: Facts) -> list[str]:
        return CLAUSES.get(event["event"], [])

    def card(self, key: str) -> RenderableType | None:
        for sort in (self.deck.kinds, self.deck.challenges, self.deck.pioneers, self.deck.missions):
            for card in sort:
                if card.key.lower() == key.lower():
                    text = card_text(self.texts, card, len(self.names))
                    return Text.assemble((f"{card.key}  {name_of(self.texts, card.name)}", "bold"), "\n", text)
        return None

    def objection(self, objection: Objection) -> str:
        return objection_text(self.texts, objection)

    def examples(self) -> tuple[str, str, str]:
        return f"attempt {self.deck.challenge_key[0]}", self.deck.kinds[3].key, "F-46"
