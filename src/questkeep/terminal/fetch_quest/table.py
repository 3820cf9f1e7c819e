"""The queue, the Mission and the players as lines of text."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from questkeep.games.fetch_quest import GAME
from questkeep.games.fetch_quest.rules.deck import FetchQuestDeck
from questkeep.games.fetch_quest.rules.shapes import FetchQuestView, PlayerView
from questkeep.games.fetch_quest.wording import amounts_say, mission_says, steps_say
from questkeep.text.reading import Reader, listed, say
from questkeep.text.telling import fact_message


class TableDrawing:
    """Draws views of one table in one language."""

    def __init__(self, reader: Reader, deck: FetchQuestDeck, labels: list[str]) -> None:
        self.reader = reader
        self.texts = reader.texts
        self.challenges = {challenge.key: challenge for challenge in deck.challenges}
        self.missions = {mission.key: mission for mission in deck.missions}
        self.labels = labels

    def cards(self, keys: list[str]) -> str:
        """Cards in a row."""
        return ", ".join(map(self.reader.card, keys)) or self.texts.say("fetch_quest-nothing")

    def draw(self, view: FetchQuestView) -> RenderableType:
        """Mission, queue, Fortune Pile, then every player."""
        if view["phase"] == "claiming":
            return Group(*(self.player(view, player) for player in view["players"]), self.missing(view))
        lines: list[RenderableType] = [self.mission(view), self.queue(view), self.attempt(view)]
        pile = self.cards(view["fortune"]["pile"])
        lines.append(Text.assemble(self.texts.say("fetch_quest-pile"), f": {pile}", style="green"))
        away = view["challenges"]
        sizes = {"fortune": view["fortune"]["deck"], "challenges": away["deck"], "discard": len(away["discard"])}
        lines.append(Text(self.texts.say("fetch_quest-decks", **sizes), "dim"))
        return Group(*lines, *(self.player(view, player) for player in view["players"]))

    def missing(self, view: FetchQuestView) -> Text:
        """[F-15] The focuses that nobody has claimed."""
        if not view["missing_focuses"]:
            return Text()
        focuses = fact_message(GAME, GAME.facts["focuses"], view["missing_focuses"], {})
        return Text(self.reader.read(say("fetch_quest-claim-missing", focuses=focuses)), "yellow")

    def mission(self, view: FetchQuestView) -> Text:
        """What is to be done, how far it has come, and the Sun."""
        mission = view["mission"]
        line = Text.assemble((self.reader.card(mission["mission"]), "bold yellow"))
        printed = self.missions[mission["mission"]]
        line.append(f"  {self.reader.read(mission_says(printed, len(view['players'])))}")
        reached = self.texts.say("fetch_quest-reached", reached=mission["reached"], needed=mission["needed"])
        line.append(f"  {reached}", "bold")
        if view["sun"] is not None:
            sun = {name: view["sun"][name] for name in ("sun", "count", "step")}
            line.append(f"  {self.texts.say('fetch_quest-sun', **sun)}", "yellow")
        waiting = view["waiting"]
        if waiting["shield"] or waiting["hush"] or waiting["weaken"]:
            facts = {**waiting, "hush": "✓" if waiting["hush"] else "–"}
            line.append(f"\n{self.texts.say('fetch_quest-waiting', **facts)}", "cyan")
        return line

    def queue(self, view: FetchQuestView) -> Table:
        """[F-22] The Challenges, position 1 last, where it is about to strike."""
        table = Table.grid(padding=(0, 2))
        for place in reversed(view["queue"]):
            challenge = self.challenges[place["challenge"]]
            is_up = place["face"] == "up"
            table.add_row(
                Text(str(place["position"]), "bold"),
                Text(self.reader.card(challenge.key), "red" if is_up else "dim"),
                Text(self.reader.read(amounts_say(challenge)) if is_up else ""),
                Text(self.texts.say("fetch_quest-danger", n=place["danger"]) if is_up else self.face_down(), "dim"),
                Text(self.reader.read(steps_say(challenge.steps)) if is_up else "", "dim"),
            )
        return table

    def face_down(self) -> str:
        """The word for a defeated Challenge."""
        return self.texts.say("fetch_quest-face-down")

    def attempt(self, view: FetchQuestView) -> Text:
        """[F-38] The open attempt."""
        attempt = view["turn"]["attempt"]
        if attempt is None:
            return Text()
        target, pool = (fact_message(GAME, GAME.facts[fact], attempt[fact], {}) for fact in ("target", "pool"))
        return Text(self.reader.read(listed([target, say("fetch_quest-pool", pool=pool)], " · ")), "bold")

    def player(self, view: FetchQuestView, player: PlayerView) -> Text:
        """A player's pioneer and numbers."""
        seat = player["seat"]
        pioneer = "" if player["pioneer"] is None else self.reader.card(player["pioneer"])
        is_claiming = view["phase"] == "claiming"
        is_marked = seat in view["asked"] if is_claiming else seat == view["turn"]["seat"]
        line = Text.assemble(
            ("▶ " if is_marked else "  ", "bold yellow"),
            (f"{seat} {self.labels[seat]}", "bold reverse" if seat == self.reader.me else "bold"),
            f" {pioneer}  ",
        )
        if is_claiming:
            return line
        facts = {name: player[name] for name in ("stamina", "most", "cards", "deck")}
        line.append(self.texts.say("fetch_quest-player", **facts, discard=len(player["discard"])))
        if not player["active"]:
            line.append(f" · {self.texts.say('fetch_quest-retreated')}", "red")
        if player["known"]:
            line.append(f" · {self.texts.say('fetch_quest-known', cards=' '.join(player['known']))}", "dim")
        return line
