"""The village, the track and the players' piles as lines of text."""

from __future__ import annotations

from rich.console import ConsoleDimensions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from questkeep.games.enchanters.rules.deck import EnchantersDeck, Kind, Village
from questkeep.games.enchanters.rules.shapes import EnchantersView, PlayerView
from questkeep.games.enchanters.text import artifact_name, icons_text, kingdom_name, name_of, village_text
from questkeep.text import Texts

ROOMY = 33  # lines: from here on covered cards are shown too
COLOURS = {"item": "cyan", "enchantment": "magenta", "monster": "red", "dragon": "bold red"}


class TableDrawing:
    """Draws views of one table in one language."""

    def __init__(self, texts: Texts, deck: EnchantersDeck, names: list[str], labels: list[str], me: int | None) -> None:
        self.texts = texts
        self.deck = deck
        self.names = names
        self.labels = labels
        self.me = me

    def kind(self, key: str) -> Kind:
        """The card with this key."""
        return self.deck.kind_of[self.deck.number_of[key.lower()]]

    def village(self, key: str) -> Village:
        """The village with this key."""
        return next(village for village in self.deck.villages if village.key == key)

    def named(self, key: str) -> str:
        """A card's name and key."""
        return f"{name_of(self.texts, self.kind(key))} {key}"

    def status(self, view: EnchantersView) -> str:
        """Whose turn it is."""
        phase = view["phase"]
        if phase in ("over", "drafting"):
            return self.texts.say(f"enchanters-status-{phase}")
        seat = view["turn"]["seat"]
        me = "yes" if seat == self.me else "no"
        return self.texts.say("enchanters-status", me=me, player=self.names[seat], turn=view["turn"]["number"])

    def draw(self, view: EnchantersView, size: ConsoleDimensions) -> RenderableType:
        """Village, track, deck, then every player."""
        kingdoms = [kingdom_name(self.texts, kingdom) for kingdom in view["kingdoms"]]
        if view["village"] is None:
            return Text(self.texts.say("enchanters-kingdoms", kingdoms=self.texts.joined(kingdoms)))
        village = self.village(view["village"])
        head = Text(self.texts.say("enchanters-village", village=name_of(self.texts, village)), "bold yellow")
        rules = Text(village_text(self.texts, village), "dim")
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
                Text(self.named(space["card"]), COLOURS[self.class_of(kind)]),
                Text(self.body(kind)),
            )
        return table

    def class_of(self, kind: Kind) -> str:
        """The word for the card's class."""
        return ("item", "enchantment", "monster", "dragon")[kind.cls]

    def body(self, kind: Kind) -> str:
        """Strength and health, or icons; upper part before the stroke."""
        icons = " / ".join(icons_text(self.texts, part) or "–" for part in (kind.upper, kind.lower))
        if not kind.is_creature:
            return icons
        return self.texts.say("enchanters-creature", strength=kind.strength, health=kind.health) + f" · {icons}"

    def known_of_deck(self, view: EnchantersView) -> list[RenderableType]:
        """[E-129] What everybody knows of deck and graveyard."""
        lines: list[RenderableType] = []
        if view["deck"]["set_aside"]:
            cards = ", ".join(view["deck"]["set_aside"])
            lines.append(Text(self.texts.say("enchanters-set-aside", cards=cards), "dim"))
        if view["deck"]["lower_half"] is not None:
            lines.append(Text(self.texts.say("enchanters-lower-half", count=view["deck"]["lower_half"]), "dim"))
        if view["graveyard"]:
            top = self.named(view["graveyard"][-1])
            lines.append(Text(self.texts.say("enchanters-graveyard-top", card=top), "dim"))
        return lines

    def player(self, view: EnchantersView, player: PlayerView, size: ConsoleDimensions) -> list[RenderableType]:
        """A player's artifact by its full name, the numbers, and the piles where there is room."""
        seat = player["seat"]
        item, enchantment = self.kind(player["items"][-1]), self.kind(player["enchantments"][-1])
        name = Text.assemble(
            ("▶ " if seat == view["turn"]["seat"] else "  ", "bold yellow"),
            (f"{seat} {self.labels[seat]}", "bold reverse" if seat == self.me else "bold"),
            "  ",
            (artifact_name(self.texts, item, enchantment), "cyan"),
        )
        numbers = {key: player[key] for key in ("attack", "defense", "crystals", "wounds", "score")}
        lines: list[RenderableType] = [name, Text("    " + self.texts.say("enchanters-player", **numbers))]
        if size.height >= ROOMY or seat == self.me:
            piles = player["items"][1:] + player["enchantments"][1:]
            trophies = self.texts.say("enchanters-trophies", cards=" ".join(player["creatures"]) or "–")
            lines.append(Text(f"    {' '.join(piles) or '–'} · {trophies}", "dim"))
        return lines
