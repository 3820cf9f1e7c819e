"""Enchanters in a terminal."""

from __future__ import annotations

from typing import cast

from rich.console import ConsoleDimensions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from questkeep.games.enchanters import GAME
from questkeep.games.enchanters.rules.deck import EnchantersDeck
from questkeep.games.enchanters.rules.shapes import EnchantersNotes, EnchantersView, FightView
from questkeep.games.enchanters.wording import fight_says, ways
from questkeep.kernel.game import Deck, View
from questkeep.kernel.verbs import Said
from questkeep.terminal.enchanters.table import TableDrawing
from questkeep.terminal.face import Face, written
from questkeep.text import Texts
from questkeep.text.telling import Facts


class EnchantersFace(Face):
    """The table of Enchanters as one player or a spectator sees it."""

    game = "enchanters"
    author = "enchanters-author"
    quiet = ("turn-began", "card-placed")
    decisive = ("fight-won", "fight-lost", "game-scored")
    is_named_with_key = ("item", "enchantment", "monster", "dragon")

    def __init__(self, texts: Texts, deck: Deck, names: list[str], labels: list[str], me: int | None) -> None:
        assert isinstance(deck, EnchantersDeck)
        super().__init__(texts, GAME, deck, names, me)
        self.drawing = TableDrawing(self.reader, deck, labels)

    def named(self, key: str) -> str:
        """The village is no card that anybody types."""
        is_village = key in self.faces and self.faces[key]["kind"] == "village"
        return self.reader.name(key) if is_village else super().named(key)

    def table(self, view: View, size: ConsoleDimensions) -> RenderableType:
        return self.drawing.draw(cast(EnchantersView, view), size)

    def hand(self, view: View, choices: list[Said], size: ConsoleDimensions) -> RenderableType | None:
        return None  # [E-130] there are no hands

    def choices(self, view: View, notes: View, choices: list[Said]) -> RenderableType | None:
        fights = {fight["space"]: fight for fight in cast(EnchantersNotes, notes).get("fights", [])}
        lines = Table.grid(padding=(0, 1))
        for number, (choice, says) in enumerate(zip(choices, self.answers(view, notes, choices), strict=True), 1):
            line = Text(says)
            if choice.verb.name == "journey" and (fight := fights.get(int(choice.words[0]))) is not None:
                line.append(f" · {self.fight(fight)}", "red" if fight["hopeless"] else "")
            lines.add_row(Text(str(number), "bold"), line, Text(choice.notation(), "dim"))
        return lines

    def fight(self, fight: FightView) -> str:
        """[E-69] What the fight would be like; answers that win it as they are typed."""
        won_by = ways(fight, lambda answers: ", ".join(map(written, answers)))
        return " · ".join(map(self.read, [fight_says(fight), *won_by]))

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
            table.add_row(self.reader.names[seat], *sums, str(event["scores"][seat]), str(event["places"][seat]))
        removed = view["final"]["removed"] if view["final"] is not None else []
        if not removed:
            return table
        return Group(table, Text(say("enchanters-removed", cards=", ".join(removed)), "dim"))

    def examples(self) -> tuple[str, str, str]:
        return "journey 1", next(iter(self.faces)), "E-58"
