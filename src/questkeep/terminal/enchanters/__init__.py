"""Enchanters in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from rich.console import ConsoleDimensions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from questkeep.games.enchanters.rules.deck import EnchantersDeck
from questkeep.games.enchanters.rules.shapes import EnchantersView
from questkeep.games.enchanters.text import (
    card_text,
    kingdom_name,
    name_of,
    objection_text,
    source_text,
    village_text,
)
from questkeep.games.enchanters.text.story import Story
from questkeep.kernel.errors import Objection
from questkeep.kernel.game import Deck, View
from questkeep.kernel.verbs import Said
from questkeep.terminal.enchanters.table import TableDrawing
from questkeep.terminal.face import Face, written
from questkeep.text import Texts
from questkeep.text.telling import Facts

PLAIN = {"end": "end", "go on": "go-on", "strike": "strike"}


class EnchantersFace(Face):
    """The table of Enchanters as one player or a spectator sees it."""

    game = "enchanters"
    author = "enchanters-author"
    quiet = ("turn-began", "card-placed")

    def __init__(self, texts: Texts, deck: Deck, names: list[str], labels: list[str], me: int | None) -> None:
        assert isinstance(deck, EnchantersDeck)
        super().__init__(texts)
        self.deck = deck
        self.names = names
        self.story = Story(texts, deck, names, me)
        self.drawing = TableDrawing(texts, deck, names, labels, me)

    def status(self, view: View) -> str:
        return self.drawing.status(cast(EnchantersView, view))

    def table(self, view: View, size: ConsoleDimensions) -> RenderableType:
        return self.drawing.draw(cast(EnchantersView, view), size)

    def hand(self, view: View, choices: list[Said], size: ConsoleDimensions) -> RenderableType | None:
        return None  # [E-130] there are no hands

    def choices(self, view: View, notes: View, choices: list[Said]) -> RenderableType | None:
        seen = cast(EnchantersView, view)
        fights = {fight["space"]: fight for fight in cast(list[dict[str, Any]], notes.get("fights", []))}
        lines = Table.grid(padding=(0, 1))
        for number, choice in enumerate((one.notation() for one in choices), 1):
            lines.add_row(Text(str(number), "bold"), self.choice(seen, choice, fights), Text(choice, "dim"))
        return lines

    def choice(self, view: EnchantersView, notation: str, fights: dict[int, dict[str, Any]]) -> Text:
        """One choice in words; for a creature what the fight would be like."""
        if notation in PLAIN:
            return Text(self.texts.say(f"enchanters-choice-{PLAIN[notation]}"))
        verb, *words = notation.split()
        if verb == "journey":
            space = view["track"][int(words[0]) - 1]
            card = self.drawing.named(space["card"])
            line = Text(self.texts.say("enchanters-choice-journey", card=card, price=space["price"]))
            fight = fights.get(space["space"])
            return line if fight is None else line.append(f" · {self.fight(fight)}", "red" if fight["hopeless"] else "")
        if verb in ("use", "rest"):
            source, _, number = words[0].rpartition(".")
            name, text = source_text(self.texts, self.deck, view["village"] or "", source, int(number))
            return Text.assemble((name, "bold"), " ", text)
        if verb == "name":
            return Text(self.texts.say("enchanters-choice-name", player=self.names[int(words[0])]))
        if verb == "swap":
            first, second = (self.drawing.named(view["track"][int(word) - 1]["card"]) for word in words)
            return Text(self.texts.say("enchanters-choice-swap", first=first, second=second))
        return Text(kingdom_name(self.texts, words[0]) if verb == "draft" else self.drawing.named(words[0]))

    def fight(self, fight: dict[str, Any]) -> str:
        """[E-69] Wounds, missing attack and glory, and whether it can be won at all."""
        facts = {name: fight[name] for name in ("wounds", "missing", "glory")}
        said = self.texts.say("enchanters-fight", **facts)
        if fight["hopeless"]:
            return f"{said} · {self.texts.say('enchanters-fight-hopeless')}"
        for part in ("first", "actions"):
            if fight[part]:
                said += " · " + self.texts.say(f"enchanters-fight-{part}", actions=", ".join(map(written, fight[part])))
        return said

    def question(self, view: View, notes: View, choices: list[Said]) -> str:
        seen = cast(EnchantersView, view)
        say = self.texts.say
        phase = seen["phase"]
        if phase in ("facing", "striking"):
            fight = cast(list[dict[str, Any]], notes["fights"])[0]
            facts = {"wounds": fight["wounds"]} if phase == "facing" else {"missing": fight["missing"]}
            return say(f"enchanters-ask-{phase}", card=self.drawing.named(fight["card"]), **facts)
        if phase == "naming":
            source, number = cast(str, notes["source"]), cast(int, notes["number"])
            return say("enchanters-ask-naming", source=self.sentence(seen, source, number))
        if phase == "dropping" and notes["to"] is not None:
            return say("enchanters-ask-handing-over", player=self.names[cast(int, notes["to"])])
        if phase == "choosing" and seen["turn"]["major_done"]:
            return say("enchanters-ask-done")
        return say(f"enchanters-ask-{phase}")

    def sentence(self, view: EnchantersView, source: str, number: int) -> str:
        """A card's name with the sentence that asks."""
        return " – ".join(source_text(self.texts, self.deck, view["village"] or "", source, number))

    def line(self, event: Facts) -> str:
        return self.story.line(event)

    def news(self, events: Sequence[Facts], view: View) -> Sequence[Facts]:
        self.story.village = cast(EnchantersView, view)["village"] or self.story.village
        return [event for event in events if self.is_news(event)]

    def stage(self, event: Facts, view: View) -> RenderableType | None:
        return self.score(event, cast(EnchantersView, view)) if event["event"] == "game-scored" else None

    def score(self, event: Facts, view: EnchantersView) -> RenderableType:
        """[E-118 … E-122] The score sheet."""
        say = self.texts.say
        table = Table(title=say("enchanters-score-title"))
        for column in ("player", "glory", "village", "wounds", "total", "place"):
            table.add_column(say(f"enchanters-score-{column}"), justify="left" if column == "player" else "right")
        for seat, sheet in enumerate(event["sheets"]):
            sums = [
                str(sum(line["points"] for line in sheet if line["for"] == part))
                for part in ("glory", "village", "wounds")
            ]
            table.add_row(self.names[seat], *sums, str(event["scores"][seat]), str(event["places"][seat]))
        removed = view["final"]["removed"] if view["final"] is not None else []
        if not removed:
            return table
        return Group(table, Text(say("enchanters-removed", cards=", ".join(removed)), "dim"))

    def clauses(self, event: Facts) -> list[str]:
        kind = event["event"]
        return {"fight-won": ["E-74"], "fight-lost": ["E-74"], "game-scored": ["E-122"]}.get(kind, [])

    def card(self, key: str) -> RenderableType | None:
        for village in self.deck.villages:
            if village.key.lower() == key.lower():
                return self.explained(village.key, name_of(self.texts, village), village_text(self.texts, village))
        for kind in [*self.deck.kinds, *self.deck.start]:
            if kind.key.lower() in (key.lower(), key.lower().rpartition(".")[0]):
                return self.explained(kind.key, name_of(self.texts, kind), card_text(self.texts, kind))
        return None

    def explained(self, key: str, name: str, text: str) -> Text:
        """A card's name in bold, and what it says."""
        return Text.assemble((f"{key}  {name}", "bold"), "\n", text)

    def objection(self, objection: Objection) -> str:
        return objection_text(self.texts, objection)

    def examples(self) -> tuple[str, str, str]:
        return "journey 1", self.deck.kinds[0].key, "E-58"
