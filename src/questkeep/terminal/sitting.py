"""A person at the table: shows what this seat may see, reads answers, explains, and never loses anything."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import ConsoleDimensions, Group, RenderableType
from rich.text import Text

from questkeep.kernel.errors import IllegalPick, Objection
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Code
from questkeep.terminal.faces import face_of
from questkeep.terminal.match import Match
from questkeep.terminal.picture import filled, title_line
from questkeep.terminal.screen import Left, Screen
from questkeep.text import Texts
from questkeep.text.telling import Facts

QUIT = ("quit", "q", "exit")


class Sitting:
    """One seat's evening: everything drawn comes from its view, its notes and the events it heard."""

    def __init__(self, match: Match, seat: Seat, texts: Texts, screen: Screen) -> None:
        self.match = match
        self.table = match.table
        self.seat = seat
        self.texts = texts
        self.screen = screen
        self.face = face_of(texts, match.record, seat)
        self.seen = len(match.heard(seat))  # events before this one have been shown
        self.notice = ""
        self.refusal: Objection | None = None

    def play(self) -> None:
        """Ask until the game is over, then show how it ended; Left and Ctrl-C end it earlier."""
        with self.screen.opened():
            while not self.match.over:
                self.match.let_bots_answer()
                self.show_decisions()
                if not self.match.over:
                    self.answer_question()
        end = self.face.stage(self.match.heard(self.seat)[-1], self.table.view(self.seat))
        if end is not None:
            self.screen.console.print(end)

    def show_decisions(self) -> None:
        """Explain what was decided since the last question; the end of the game is kept for last."""
        heard = self.match.heard(self.seat)
        fresh, self.seen = heard[self.seen :], len(heard)
        for event in fresh:
            stage = self.face.stage(event, self.table.view(self.seat))
            if stage is not None and not (self.match.over and event is fresh[-1]):
                self.refusal = None
                if self.screen.pause(Group(stage, Text()), self.texts.say("terminal-go-on")).lower() in QUIT:
                    raise Left

    # Question and answer ------------------------------------------------------------------------------------

    def answer_question(self) -> None:
        """Ask until a legal answer is given."""
        while True:
            said = self.screen.ask(self.question_picture)
            self.notice = ""
            if not said or self.obey(said):
                continue
            try:
                self.match.answer(self.seat, self.understood(said))
                return
            except IllegalPick as refused:
                self.refusal = refused.objection
                self.notice = self.face.objection(refused.objection)

    def understood(self, said: str) -> Code:
        """The answer meant by a number, a notation, or a notation without its verb."""
        options = self.table.options(self.seat)
        if said.isdecimal() and 1 <= int(said) <= len(options):
            return options[int(said) - 1]
        try:
            return self.table.parse(self.seat, said)
        except IllegalPick as refused:
            if refused.objection.reason != "not-understood":
                raise
        verb = self.table.notation(self.seat, options[0]).split()[0]
        return self.table.parse(self.seat, f"{verb} {said}")

    def question_picture(self, size: ConsoleDimensions) -> RenderableType:
        """The table, the hand and what is asked."""
        view, notes = self.table.view(self.seat), self.table.notes(self.seat)
        choices = [self.table.said(self.seat, code) for code in self.table.options(self.seat)]
        title = self.texts.say(f"{self.match.game.key}-title")
        return filled(
            self.screen,
            size,
            [title_line(title, self.face.status(view), self.texts.say("terminal-keys")), self.face.table(view, size)],
            [self.face.line(event) for event in self.news()[-size.height :]],
            [
                self.face.hand(view, choices, size),
                self.face.choices(view, notes, choices),
                Text(self.notice, "bold red") if self.notice else None,
                Text(self.face.question(view, notes, choices), "bold"),
            ],
        )

    def news(self) -> Sequence[Facts]:
        """What has happened, as far as this table lets one look it up."""
        return self.face.news(self.match.heard(self.seat), self.table.view(self.seat))

    # Commands -----------------------------------------------------------------------------------------------

    def obey(self, said: str) -> bool:
        """Carry out a command that is no answer; False if it is none."""
        word, _, rest = said.partition(" ")
        if said.startswith("?"):
            word, rest = "?", said[1:].strip()
        word = word.lower()
        if word in QUIT and not rest:
            raise Left
        if word in ("?", "help"):
            self.help_with(rest.strip())
        elif word == "why" and not rest:
            self.show_why()
        elif word == "log" and not rest:
            self.show_log()
        elif said.isdecimal() and not 1 <= int(said) <= len(self.table.options(self.seat)):
            most = len(self.table.options(self.seat))
            self.notice = self.texts.say("terminal-number-range", number=said, most=most)
        else:
            return False
        return True

    def show_page(self, *parts: RenderableType) -> None:
        """Something to read, with a way back."""
        self.screen.page_through(Group(*parts), self.texts.say("terminal-more"), self.texts.say("terminal-back"))

    def help_with(self, word: str) -> None:
        """The help page, or what a card or a paragraph of the rules says."""
        answer, card, clause = self.face.examples()
        if not word:
            title = Text(self.texts.say("terminal-help-title"), "bold")
            how = self.texts.say("terminal-help", example=answer, card=card, clause=clause)
            self.show_page(title, Text(how), Text(), self.face.rules(), Text(), *self.table_options())
            return
        found = self.face.card(word) or self.face.paragraph(word.upper())
        if found is None:
            self.notice = self.texts.say("terminal-not-known", word=word[:20], card=card, clause=clause)
        else:
            self.show_page(found)

    def table_options(self) -> list[RenderableType]:
        """The options this table is played with."""
        lines = [Text(self.texts.say("terminal-option-list"), "bold")]
        game = self.match.game.key
        for name, value in self.match.record.options.items():
            said = [self.texts.say(f"{game}-option-{name}-{part}") for part in value.split("+")]
            lines.append(Text(self.texts.say(f"{game}-option-{name}") + ": " + self.texts.joined(said)))
        return list[RenderableType](lines)

    def show_why(self) -> None:
        """The paragraph behind the latest refusal, or behind the latest decision."""
        view = self.table.view(self.seat)
        if self.refusal is not None:
            clauses, stage = [self.refusal.clause], None
        else:
            decided = [event for event in self.match.heard(self.seat) if self.face.clauses(event)]
            if not decided:
                self.notice = self.texts.say("terminal-nothing-yet")
                return
            clauses = self.face.clauses(decided[-1])
            stage = self.face.stage(decided[-1], view) if self.face.memory_clause(view) is None else None
        said = [Text(f"[{clause}] {self.face.clause(clause)}") for clause in clauses]
        self.show_page(*([stage] if stage is not None else []), *said)

    def show_log(self) -> None:
        """Everything that has happened, unless the table is played from memory."""
        view = self.table.view(self.seat)
        closed = self.face.memory_clause(view)
        if closed is not None:
            self.notice = self.texts.say("terminal-log-closed", clause=closed)
            return
        lines = [Text(self.face.line(event)) for event in self.news()]
        self.show_page(Text(self.texts.say("terminal-log"), "bold"), *lines)
