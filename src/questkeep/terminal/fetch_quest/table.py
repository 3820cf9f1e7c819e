"""The queue, the Mission and the players as lines of text."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from questkeep.games.fetch_quest.rules.deck import Resources
from questkeep.games.fetch_quest.rules.shapes import FetchQuestView, PlayerView
from questkeep.games.fetch_quest.text import mission_text, resources_text, steps_text
from questkeep.games.fetch_quest.text.story import Story


class TableDrawing:
    """Draws views of one table in one language."""

    def __init__(self, story: Story, labels: list[str], me: int | None) -> None:
        self.story = story
        self.texts = story.texts
        self.deck = story.deck
        self.labels = labels
        self.me = me

    def status(self, view: FetchQuestView) -> str:
        """The Mission, and whose turn it is."""
        phase = view["phase"]
        if phase in ("over", "claiming"):
            return self.texts.say(f"fetch_quest-status-{phase}")
        turn, letter = view["turn"], view["mission"]["letter"]
        player = self.story.names[turn["seat"]]
        return self.texts.say("fetch_quest-status", letter=letter, player=player, turn=turn["number"])

    def draw(self, view: FetchQuestView) -> RenderableType:
        """Mission, queue, Fortune Pile, then every player."""
        if view["phase"] == "claiming":
            return Group(*(self.player(view, player) for player in view["players"]), self.missing(view))
        lines: list[RenderableType] = [self.mission(view), self.queue(view), self.attempt(view)]
        pile = self.story.listed(view["fortune"]["pile"])
        lines.append(Text.assemble(self.texts.say("fetch_quest-pile"), f": {pile}", style="green"))
        away = view["challenges"]
        sizes = {"fortune": view["fortune"]["deck"], "challenges": away["deck"], "discard": len(away["discard"])}
        lines.append(Text(self.texts.say("fetch_quest-decks", **sizes), "dim"))
        return Group(*lines, *(self.player(view, player) for player in view["players"]))

    def missing(self, view: FetchQuestView) -> Text:
        """[F-15] The focuses that nobody has claimed."""
        if not view["missing_focuses"]:
            return Text()
        focuses = self.story.focuses(view["missing_focuses"])
        return Text(self.texts.say("fetch_quest-claim-missing", focuses=focuses), "yellow")

    def mission(self, view: FetchQuestView) -> Text:
        """What is to be done, how far it has come, and the Sun."""
        mission = view["mission"]
        printed = next(one for one in self.deck.missions if one.key == mission["mission"])
        line = Text.assemble((self.story.named(mission["mission"]), "bold yellow"))
        line.append(f"  {mission_text(self.texts, printed, len(view['players']))}")
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
            challenge = self.deck.challenges[self.deck.challenge_named[place["challenge"].lower()]]
            is_up = place["face"] == "up"
            table.add_row(
                Text(str(place["position"]), "bold"),
                Text(self.story.named(challenge.key), "red" if is_up else "dim"),
                Text(resources_text(self.texts, challenge.defeat, "any") if is_up else ""),
                Text(self.texts.say("fetch_quest-danger", n=place["danger"]) if is_up else self.face_down(), "dim"),
                Text(steps_text(self.texts, challenge.steps) if is_up else "", "dim"),
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
        pool = resources_text(self.texts, Resources(*attempt["pool"]), "wild") or "0"
        target = self.story.target(attempt["target"])
        return Text(f"{target} · {self.texts.say('fetch_quest-pool', pool=pool)}", "bold")

    def player(self, view: FetchQuestView, player: PlayerView) -> Text:
        """A player's pioneer and numbers."""
        seat = player["seat"]
        pioneer = "" if player["pioneer"] is None else self.story.named(player["pioneer"])
        is_claiming = view["phase"] == "claiming"
        is_marked = seat in view["asked"] if is_claiming else seat == view["turn"]["seat"]
        line = Text.assemble(
            ("▶ " if is_marked else "  ", "bold yellow"),
            (f"{seat} {self.labels[seat]}", "bold reverse" if seat == self.me else "bold"),
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
