"""The keep as a tower, and the players beside it."""

from __future__ import annotations

from itertools import zip_longest

from rich.console import ConsoleDimensions, RenderableType
from rich.text import Text

from questkeep.games.tschak.rules.deck import TYPES, Adventurer, KeepCard, TschakDeck
from questkeep.games.tschak.rules.shapes import FloorView, PlayerView, TschakView
from questkeep.games.tschak.wording import card_worth
from questkeep.terminal.tschak.cards import COLOURS, FACE_DOWN, key_text
from questkeep.text.reading import Reader

ROOMY = ConsoleDimensions(100, 33)  # from here on there is room for piles and large cards
MARGIN = "  "  # left of the tower, where the current floor is marked
TYPE_LETTERS = "WFDA"  # as in the keys of the cards, whatever the language


def is_roomy(size: ConsoleDimensions) -> bool:
    """Whether the screen has room for more than the necessary."""
    return size.width >= ROOMY.width and size.height >= ROOMY.height


class TableDrawing:
    """Draws views of one table in one language."""

    def __init__(self, reader: Reader, deck: TschakDeck, labels: list[str]) -> None:
        self.reader = reader
        self.texts = reader.texts
        cards: list[Adventurer | KeepCard] = [*deck.adventurers, *deck.monsters, *deck.treasures]
        self.cards = {card.key: card for card in cards}
        self.monsters = {card.key for card in deck.monsters}
        self.me = reader.me
        self.names = reader.names
        self.labels = labels

    def adventurer(self, key: str) -> Adventurer:
        """The adventurer with this key."""
        card = self.cards[key]
        assert isinstance(card, Adventurer)
        return card

    def keep_card(self, key: str) -> KeepCard:
        """The monster or treasure with this key."""
        card = self.cards[key]
        assert isinstance(card, KeepCard)
        return card

    def draw(self, view: TschakView, size: ConsoleDimensions) -> RenderableType:
        """Tower and players side by side."""
        width = 37 if size.width < ROOMY.width else size.width * 2 // 5
        roomy = is_roomy(size)
        rows: list[Text] = []
        for left, right in zip_longest(self.tower(view, width, roomy), self.players(view, roomy), fillvalue=Text()):
            row = Text.assemble(left)
            row.truncate(width + 1, pad=True)
            row.append_text(right)
            row.truncate(size.width, overflow="ellipsis")
            rows.append(row)
        return Text("\n").join(rows)

    def worth(self, key: str) -> str:
        """What a monster or treasure is worth at this table."""
        return self.reader.read(card_worth(self.keep_card(key), len(self.names)))

    # The tower ----------------------------------------------------------------------------------------------

    def tower(self, view: TschakView, width: int, roomy: bool) -> list[Text]:
        """Battlements, three floors with the top floor on top, and the loot in the cellar."""
        merlons = (width + 1 - len(MARGIN)) // 4
        inner = 4 * merlons - 3
        rows = [Text(MARGIN + " ".join(["┌─┐"] * merlons)), Text(MARGIN + "│" + " └─┘" * (merlons - 1) + " │")]
        for floor in reversed(view["floors"]):
            here = view["phase"] in ("picking", "exchanging") and floor["floor"] == view["floor"]
            for number, line in enumerate(self.floor_lines(floor, inner, roomy)):
                style = "bold" if here else ""
                marker = "▶ " if here and number == roomy else MARGIN  # beside the floor's number
                rows.append(Text.assemble((marker, "bold yellow"), "│", (line, style), "│"))
            rows.append(Text(MARGIN + "├" + "─" * inner + "┤"))
        loot = self.texts.say("tschak-loot-ready", hauls=" · ".join(map(str, view["hauls"])))
        rows[-1] = Text(MARGIN + "└" + f" {loot} ".center(inner, "─") + "┘")
        return rows

    def floor_lines(self, floor: FloorView, inner: int, roomy: bool) -> list[str]:
        """The monster and the treasure of a floor with what they are worth."""
        lines: list[str] = []
        for part, key in (("monster", floor["monster"]), ("treasure", floor["treasure"])):
            number = str(floor["floor"]) if part == "monster" else " "
            if key is None:
                what = self.texts.say("tschak-floor-cleared") if part == "monster" else ""
                lines.append(f" {number}  {what}")
                continue
            name = self.reader.name(key)
            if roomy:
                name = f"{self.texts.say(f'tschak-card-{part}')}: {name}"
            worth = self.worth(key)
            room = inner - 10 - len(worth)
            name = name if len(name) <= room else name[: room - 1] + "…"
            lines.append(f" {number}  {key:4}{name.ljust(room)} {worth} ")
        if roomy:
            lines = ["", *lines, ""]
        return [line.ljust(inner)[:inner] for line in lines]

    # The players --------------------------------------------------------------------------------------------

    def players(self, view: TschakView, roomy: bool) -> list[Text]:
        """All players in seat order: gold and piles, team and what is left in hand."""
        rows: list[Text] = []
        for player in view["players"]:
            if rows:
                rows.append(Text())
            rows += self.player(view, player, roomy)
        if view["boards"]:
            rows += [Text(), Text("  " + self.texts.say("tschak-boards", count=len(view["boards"])), "dim")]
        return rows

    def player(self, view: TschakView, player: PlayerView, roomy: bool) -> list[Text]:
        """One player in two lines; with room to spare the piles card by card."""
        names = self.labels if roomy else self.names
        first = Text.assemble(
            (f"{player['seat']} ", "bold yellow"),
            (
                names[player["seat"]].ljust(max(map(len, names))),
                "bold reverse" if player["seat"] == self.me else "bold",
            ),
        )
        for pile in ("gold", "monsters", "treasures"):
            first.append(f"  {self.texts.say(f'tschak-pile-{pile}')} ").append(str(player[pile]), "bold")
        second = Text.assemble("  ", self.left_in_hand(player), "  ", self.team(view, player))
        return [first, second, self.piles(player)] if roomy else [first, second]

    def piles(self, player: PlayerView) -> Text:
        """[T-69] What a player has won, where this table shows it."""
        won = [*(player["monster_cards"] or []), *(player["treasure_cards"] or [])]
        return Text("  ").join([Text(), *(Text(key, "red" if key in self.monsters else "yellow") for key in won)])

    def team(self, view: TschakView, player: PlayerView) -> Text:
        """The revealed team, cards lying face down, and the strength so far."""
        hidden = [FACE_DOWN] * view["count"] if view["phase"] == "picking" else ["▒"]
        line = Text(" ").join(key_text(self.adventurer(key)) for key in player["team"])
        if player["seat"] in view["locked"]:
            line.append(" " * bool(line) + " ".join(hidden), "dim")
        if not line:
            line.append("·  ·  ·", "dim")
        if player["team"]:
            message = "tschak-mistake" if player["offended"] else "tschak-strength-so-far"
            said = self.texts.say(message, strength=player["strength"])
            line.append(f"  {said}", "bold red" if player["offended"] else "")
        return line

    def left_in_hand(self, player: PlayerView) -> Text:
        """[T-63] How many cards of each type are left in the hand."""
        counts = [
            Text(f"{TYPE_LETTERS[type]}{player['types'][name]}", COLOURS[type]) for type, name in enumerate(TYPES)
        ]
        return Text(" ").join(counts)
