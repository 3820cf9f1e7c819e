"""The village, the track and the players' piles as lines of text."""

from __future__ import annotations

from rich.console import ConsoleDimensions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from questkeep.games.enchanters.rules.deck import CLASSES, EnchantersDeck, Icons, Kind
from questkeep.games.enchanters.rules.shapes import EnchantersView, PlayerView
from questkeep.games.enchanters.wording import icons_printed, kingdom_name
from questkeep.text.reading import Reader, listed

ROOMY = 33  # lines: from here on covered cards are shown too
COLOURS = {"item": "cyan", "enchantment": "magenta", "monster": "red", "dragon": "bold red"}


class TableDrawing:
    """Draws views of one table in one language."""

    def __init__(self, reader: Reader, deck: EnchantersDeck, labels: list[str]) -> None:
        self.reader = reader
        self.texts = reader.texts
        self.deck = deck
        self.labels = labels

    def kind(self, key: str) -> Kind:
        """The card with this key."""
        return self.deck.kind_of[self.deck.number_of[key.lower()]]

    def draw(self, view: EnchantersView, size: ConsoleDimensions) -> RenderableType:
        """Village, track, deck, then every player."""
        village = view["village"]
        if village is None:
            kingdoms = self.reader.read(listed([kingdom_name(kingdom) for kingdom in view["kingdoms"]]))
            return Text(self.texts.say("enchanters-kingdoms", kingdoms=kingdoms))
        head = Text(self.texts.say("enchanters-village", village=self.reader.name(village)), "bold yellow")
        rules = Text(self.reader.read(self.reader.face(village)["says"]), "dim")
        deck = self.texts.say("enchanters-deck", size=view["deck"]["size"], graveyard=len(view["graveyard"]))
        lines: list[RenderableType] = [head, rules, Text(), self.track(view), Text(deck, "dim")]
        if size.height >= ROOMY:
            lines += self.known_of_deck(view)
        for player in view["players"]:
            lines += self.player(view, player, size)
        return Group(*lines)

    def track(self, view: EnchantersView) -> Table:
        """[E-47, E-58] The cards of the track with prices and what stands on them."""
        table = Table.grid(padding=(0, 2))
        for space in view["track"]:
            kind = self.kind(space["card"])
            table.add_row(
                Text(f"{space['space']}", "bold"),
                Text(f"◆{space['price']}", "yellow"),
                Text(self.reader.card(space["card"]), COLOURS[CLASSES[kind.cls]]),
                Text(self.body(kind)),
            )
        return table

    def body(self, kind: Kind) -> str:
        """Strength and health, or icons; upper part before the stroke."""
        icons = " / ".join(map(self.icons, (kind.upper, kind.lower)))
        if not kind.is_creature:
            return icons
        return self.texts.say("enchanters-creature", strength=kind.strength, health=kind.health) + f" · {icons}"

    def icons(self, part: Icons) -> str:
        """What is printed on a part of a card."""
        return self.reader.read(listed(icons_printed(part), ", ")) or "–"

    def known_of_deck(self, view: EnchantersView) -> list[RenderableType]:
        """[E-129] What everybody knows of deck and graveyard."""
        lines: list[RenderableType] = []
        if view["deck"]["set_aside"]:
            cards = ", ".join(view["deck"]["set_aside"])
            lines.append(Text(self.texts.say("enchanters-set-aside", cards=cards), "dim"))
        if view["deck"]["lower_half"] is not None:
            lines.append(Text(self.texts.say("enchanters-lower-half", count=view["deck"]["lower_half"]), "dim"))
        if view["graveyard"]:
            top = self.reader.card(view["graveyard"][-1])
            lines.append(Text(self.texts.say("enchanters-graveyard-top", card=top), "dim"))
        return lines

    def player(self, view: EnchantersView, player: PlayerView, size: ConsoleDimensions) -> list[RenderableType]:
        """A player's artifact by its full name, the numbers, and the piles where there is room."""
        seat = player["seat"]
        item, enchantment = (self.reader.name(player[pile][-1]) for pile in ("items", "enchantments"))
        name = Text.assemble(
            ("▶ " if seat == view["turn"]["seat"] else "  ", "bold yellow"),
            (f"{seat} {self.labels[seat]}", "bold reverse" if seat == self.reader.me else "bold"),
            "  ",
            (self.texts.say("enchanters-artifact", item=item, enchantment=enchantment), "cyan"),
        )
        numbers = {key: player[key] for key in ("attack", "defense", "crystals", "wounds", "score")}
        lines: list[RenderableType] = [name, Text("    " + self.texts.say("enchanters-player", **numbers))]
        if size.height >= ROOMY or seat == self.reader.me:
            piles = player["items"][1:] + player["enchantments"][1:]
            trophies = self.texts.say("enchanters-trophies", cards=" ".join(player["creatures"]) or "–")
            lines.append(Text(f"    {' '.join(piles) or '–'} · {trophies}", "dim"))
        return lines
