"""`questkeep replay`: watch a record step by step, with the eyes of a spectator or of a seat."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import ConsoleDimensions, Group, RenderableType
from rich.text import Text

from questkeep.kernel.event import Seat, heard
from questkeep.kernel.replay import is_undo
from questkeep.records import RecordFile
from questkeep.terminal.faces import face_of, labels_at, names_at
from questkeep.terminal.picture import filled, title_line
from questkeep.terminal.screen import Left, Screen
from questkeep.text import LANGUAGES, Texts, language_of
from questkeep.text.telling import Facts

SPECTATOR = "spectator"


def replay(
    record: Annotated[Path, typer.Argument(help="The file of the record.")],
    seat: Annotated[str, typer.Option(help="Whose eyes: the number of a seat, or spectator.")] = SPECTATOR,
    plain: Annotated[bool, typer.Option("--plain", help="Print the whole game as text.")] = False,
    language: Annotated[str | None, typer.Option(help=f"One of {', '.join(LANGUAGES)}.")] = None,
) -> None:
    """Watch a recorded game."""
    theatre = Theatre(RecordFile(record), Texts(language or language_of()), Screen())
    refusal = theatre.change_eyes(seat)
    if refusal:
        raise ValueError(refusal)
    if plain or not theatre.screen.full:
        theatre.print_all()
        return
    try:
        theatre.watch()
    except (Left, KeyboardInterrupt):
        return


class Theatre:
    """A record on the stage: which row is shown, and through whose eyes."""

    def __init__(self, file: RecordFile, texts: Texts, screen: Screen) -> None:
        self.file = file
        self.texts = texts
        self.screen = screen
        self.rows = len(file.record.picks)
        self.over = file.table_at(self.rows).outcome() is not None
        self.row = 0
        self.eyes: Seat | None = None
        self.notice = ""
        self.turn_to(0)

    def turn_to(self, row: int) -> None:
        """Show the table after so many picks."""
        self.row = row
        self.table = self.file.table_at(row)
        self.told_before = len(self.file.table_at(row - 1).told or []) if row else 0
        self.face = face_of(self.texts, self.file.record, self.eyes)

    def change_eyes(self, who: str) -> str:
        """See with other eyes; returns why not, if not."""
        seats = self.table.seats
        if who.lower() == SPECTATOR:
            self.eyes = None
        elif not who.isdecimal() or int(who) >= seats:
            known = ", ".join(map(str, range(seats)))
            return self.texts.say("replay-bad-seat", seat=who, seats=known)
        elif not self.over:
            return self.texts.say("replay-unfinished")
        else:
            self.eyes = Seat(int(who))
        self.turn_to(self.row)
        return ""

    def events(self) -> list[dict[str, object]]:
        """What these eyes saw happen in the present step."""
        return heard((self.table.told or [])[self.told_before :], self.eyes)

    # Step by step -------------------------------------------------------------------------------------------

    def watch(self) -> None:
        """Show a step, read where to go next."""
        with self.screen.opened():
            while True:
                said = self.screen.ask(self.picture)
                self.notice = ""
                self.obey(said)

    def obey(self, said: str) -> None:
        """Carry out one command."""
        word, _, rest = said.lower().partition(" ")
        if word in ("q", "quit", "exit"):
            raise Left
        if word in ("", "n", "p"):
            self.step(-1 if word == "p" else 1)
        elif word == "end":
            self.turn_to(self.rows)
        elif word.isdecimal() and int(word) <= self.rows:
            self.turn_to(int(word))
        elif word == "s" and rest:
            self.notice = self.change_eyes(rest.strip())
        elif word == "why":
            self.show_why()
        else:
            self.notice = self.texts.say("replay-not-understood", said=said[:40], rows=self.rows)

    def step(self, by: int) -> None:
        """One pick on or back; the ends say that they are the ends."""
        if self.row + by < 0:
            self.notice = self.texts.say("replay-at-start")
        elif self.row + by > self.rows:
            self.notice = self.texts.say("replay-no-more")
        else:
            self.turn_to(self.row + by)

    def decisions(self) -> list[RenderableType]:
        """The decisive moments of this step, explained."""
        view = self.table.view(self.eyes)
        stages = [self.face.stage(event, view) for event in self.events()]
        return [stage for stage in stages if stage is not None]

    def show_why(self) -> None:
        """Explain what was decided in this step."""
        stages = self.decisions()
        if not stages:
            self.notice = self.texts.say("terminal-nothing-yet")
            return
        parts = [part for stage in stages for part in (stage, Text())]
        self.screen.page_through(Group(*parts), self.texts.say("terminal-more"), self.texts.say("terminal-back"))

    def picture(self, size: ConsoleDimensions) -> RenderableType:
        """The table as it was, what happened in this step, and where one can go."""
        say = self.texts.say
        view = self.table.view(self.eyes)
        row = say("replay-row", row=self.row, rows=self.rows)
        names = names_at(self.texts, self.file.record.players, None)
        title = title_line(
            self.title(),
            f"{row} · {self.face.status(view)}",
            say("replay-eyes", who=say("spectator") if self.eyes is None else names[self.eyes]),
        )
        return filled(
            self.screen,
            size,
            [title, self.face.table(view, size)],
            self.lines(),
            [
                self.face.hand(view, [], size),
                Text(self.notice, "bold red") if self.notice else None,
                Text(say("replay-keys"), "dim"),
            ],
        )

    def title(self) -> str:
        """The name of the game, and whether it was only practice."""
        title = self.texts.say(f"{self.file.game.key}-title")
        return f"{title} ({self.texts.say('house-practice')})" if self.file.record.is_practice else title

    def lines(self) -> list[str]:
        """What happened in this step: the news, or the small things where there are none."""
        pick = self.file.record.picks[self.row - 1] if self.row else None
        if pick is not None and is_undo(pick.notation):
            name = names_at(self.texts, self.file.record.players, self.eyes)[pick.seat]
            return [
                self.texts.say("house-event-step-undone", player=name, me="yes" if pick.seat == self.eyes else "no")
            ]
        events = self.events()
        return [self.face.line(event) for event in events if self.face.is_news(event)] or [
            self.face.line(event) for event in events
        ]

    # All at once --------------------------------------------------------------------------------------------

    def print_all(self) -> None:
        """The whole game as text, with every decision explained."""
        self.turn_to(self.rows)
        print_line = self.screen.console.print
        labels = labels_at(self.texts, self.file.record.players, self.eyes)
        print_line(f"{self.title()}: {', '.join(labels)}", soft_wrap=True)
        view = self.table.view(self.eyes)
        events: list[Facts] = [*heard(self.table.told or [], self.eyes)]
        for event in events:
            stage = self.face.stage(event, view)
            print_line(self.face.line(event), soft_wrap=True)
            if stage is not None:
                print_line(stage)
