"""The decisive moments of Tschak!, explained: a floor, the loot, the journey of the hands, the score sheet."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from questkeep.games.tschak.rules.deck import ARTEFACT, CHAMELEON, WIZARD, Adventurer
from questkeep.games.tschak.rules.shapes import TschakView
from questkeep.games.tschak.rules.table import KEEPS, PLACES_AT_TABLE
from questkeep.terminal.tschak.cards import key_text
from questkeep.terminal.tschak.table import TableDrawing
from questkeep.text.reading import signed
from questkeep.text.telling import Facts

SHEET_ROWS = [
    "gold", "chests", "curses", "square-gain", "per-monster", "spare-monster", "creatures", "square-loss", "discarded",
]  # fmt: skip


def signed_points(points: int) -> str:
    """Points with their sign, where they are not 0."""
    return signed(points) if points else "0"


def copied_value(teams: list[list[Adventurer]]) -> int:
    """[T-32, T-33] What Chameleons copy on this floor; they are below 0 themselves, so nobody copies them."""
    return max([0, *(card.strength for team in teams for card in team if card.type == WIZARD)])


def counted_values(cards: list[Adventurer], copied: int) -> list[str]:
    """What each card of a team counts: `5`, `(4)` for a Chameleon, `3×2` beside an artefact."""
    values = [copied if card.strength == CHAMELEON else card.strength for card in cards]
    characters = [place for place, card in enumerate(cards) if card.type != ARTEFACT]
    doubled = min(characters, key=lambda place: values[place]) if len(characters) < len(cards) else -1
    counted: list[str] = []
    for place, (card, value) in enumerate(zip(cards, values, strict=True)):
        shown = f"({value})" if card.strength == CHAMELEON else str(value)
        counted.append("" if card.type == ARTEFACT else f"{shown}×2" if place == doubled else shown)
    return counted


class Stages:
    """Explains decisive events to the reader of one table drawing."""

    def __init__(self, drawing: TableDrawing) -> None:
        self.drawing = drawing
        self.reader = drawing.reader
        self.texts = drawing.texts
        self.names = drawing.names

    def panel(self, title: str, *columns: str, folding: int = 1) -> Table:
        """A table with a title and headings; where room is short, so many of the last columns fold between words."""
        table = Table(title=title, box=box.ROUNDED, title_style="bold", title_justify="left", header_style="dim")
        for place, heading in enumerate(columns, 1):
            table.add_column(heading, no_wrap=place <= len(columns) - folding)
        return table

    def floor(self, event: Facts) -> RenderableType:
        """[T-21, T-40, T-46] Strengths, tie-breaks and who takes what."""
        say = self.texts.say
        table = self.panel(
            say("tschak-floor-title", keep=event["keep"], floor=event["floor"]),
            "",
            say("tschak-column-player"),
            say("tschak-column-team"),
            say("tschak-column-strength"),
            say("tschak-column-next"),
        )
        teams = [[self.drawing.adventurer(key) for key in team] for team in event["teams"]]
        copied = copied_value(teams)
        for rank, seat in enumerate(event["order"]):
            last = rank == len(event["order"]) - 1
            table.add_row(
                str(rank + 1),
                Text(self.names[seat], "bold"),
                self.team(teams[seat], copied),
                Text(str(event["strengths"][seat]), "bold", justify="right"),
                "" if last else self.difference(event["decided_by"][rank], event["tie_clause"]),
            )
        lines: list[RenderableType] = [table]
        if any(card.strength == CHAMELEON for team in teams for card in team):
            lines.append(Text(say("tschak-copies", strength=copied)))
        for part in ("treasure", "monster"):
            said = say(
                f"tschak-takes-{part}",
                card=self.reader.card(event[part]),
                worth=self.drawing.worth(event[part]),
                player=self.names[event[f"{part}_seat"]],
            )
            lines.append(Text(f"{said} [{event[f'{part}_clause']}]", "yellow" if part == "treasure" else "red"))
        return Group(*lines)

    def team(self, cards: list[Adventurer], copied: int) -> Text:
        """A team with what each card counts."""
        pieces = [
            Text.assemble(key_text(card), f" {counted}" if counted else "")
            for card, counted in zip(cards, counted_values(cards, copied), strict=True)
        ]
        return Text(" + ").join(pieces)

    def difference(self, decided_by: str, tie_clause: str) -> str:
        """By what a team stands before the next one."""
        said = self.texts.say(f"tschak-by-{decided_by}")
        return said if decided_by == "strength" else f"{said} [{tie_clause}]"

    def loot(self, event: Facts, view: TschakView) -> RenderableType:
        """[T-49 … T-57] The last cards and the gold; then the hands travel, except after the last keep."""
        say = self.texts.say
        table = self.panel(
            say("tschak-loot-title", keep=event["keep"]),
            say("tschak-column-player"),
            say("tschak-column-last-card"),
            say("tschak-column-gold"),
        )
        for seat, key in enumerate(event["cards"]):
            card = self.drawing.adventurer(key)
            name = Text.assemble(key_text(card), " ", self.reader.name(key))
            gold = f"+{event['gold'][seat]} [T-53]" if event["gold"][seat] else "0"
            if card.strength <= 0:
                gold = f"{say('tschak-loot-none')} [T-51]"
            table.add_row(Text(self.names[seat], "bold"), name, gold)
        return table if event["keep"] == KEEPS else Group(table, Text(), self.travel(view))

    def travel(self, view: TschakView) -> RenderableType:
        """[T-57] From whom to whom the ten cards go, boards included."""
        owners = [self.texts.say("tschak-en-route")] * PLACES_AT_TABLE
        for player in view["players"]:
            owners[player["place"]] = self.names[player["seat"]]
        lines = [
            self.texts.say("tschak-travel-line", giver=owner, taker=owners[(place + 1) % PLACES_AT_TABLE])
            for place, owner in enumerate(owners)
        ]
        title = Text(self.texts.say("tschak-travel-title") + " [T-57]", "bold")
        return Text("\n").join([title, *(Text("  " + line) for line in lines)])

    def score(self, event: Facts, view: TschakView) -> RenderableType:
        """[T-73 … T-87] The sheets of all players side by side, the winner and what was never in play."""
        say = self.texts.say
        table = self.panel(say("tschak-score-title"), "", *self.names, folding=len(self.names))
        sheets = [self.sheet(lines) for lines in event["sheets"]]
        for row in SHEET_ROWS:
            if any(row in sheet for sheet in sheets):
                table.add_row(say(f"tschak-score-{row}"), *(self.cell(sheet.get(row)) for sheet in sheets))
        table.add_section()
        table.add_row(
            Text(say("tschak-score-total"), "bold"),
            *(Text(signed_points(score), "bold yellow") for score in event["scores"]),
        )
        monsters = [str(player["monsters"]) for player in view["players"]]
        table.add_row(say("tschak-score-monsters"), *monsters)
        table.add_row(say("tschak-score-place"), *map(str, event["places"]))
        return Group(table, Text(self.winner(event), "bold"), Text(self.removed(view), "dim"))

    def sheet(self, lines: list[Facts]) -> dict[str, tuple[list[str], int]]:
        """A player's lines gathered by rows of the sheet; fixed points are told apart by what gives them."""
        rows: dict[str, tuple[list[str], int]] = {}
        for line in lines:
            row = line["for"]
            if row == "worth":
                monster = line["cards"][0] in self.drawing.monsters
                row = "creatures" if monster else "chests" if line["points"] > 0 else "curses"
            cards, points = rows.get(row, ([], 0))
            rows[row] = (cards + line["cards"], points + line["points"])
        return rows

    def cell(self, entry: tuple[list[str], int] | None) -> Text:
        """The points of a row and the cards that brought them."""
        if entry is None:
            return Text("–", "dim")
        cards, points = entry
        return Text.assemble((signed_points(points), "bold"), f" {' '.join(cards)}" if cards else "")

    def winner(self, event: Facts) -> str:
        """[T-84 … T-86] Who has won, and whether monsters had to decide."""
        say = self.texts.say
        winners: list[int] = event["winners"]
        best: int = event["scores"][winners[0]]
        if len(winners) > 1:
            players = self.texts.joined([self.names[seat] for seat in winners])
            return say("tschak-winner-shared", players=players, score=best)
        if winners[0] == self.drawing.me:
            said = say("tschak-winner-you", score=best)
        else:
            said = say("tschak-winner-one", player=self.names[winners[0]], score=best)
        level = event["scores"].count(best) > 1
        return f"{said} {say('tschak-winner-by-monsters')} [T-85]" if level else said

    def removed(self, view: TschakView) -> str:
        """[T-72] The cards that stayed in the box, once the game is over."""
        score = view["score"]
        keys = [*score["removed"]["monsters"], *score["removed"]["treasures"]] if score is not None else []
        return self.texts.say("tschak-removed", cards=", ".join(map(self.reader.card, keys)))
