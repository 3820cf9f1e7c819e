"""The terminal itself: a full screen drawn anew at every question, or plain lines where there is none."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module

from rich.console import Console, ConsoleDimensions, Group, RenderableType
from rich.control import Control
from rich.segment import Segment, SegmentLines
from rich.text import Text

PROMPT = "> "
WIDEST = 150  # beyond this the eye has to travel too far
PLAIN_ROWS = 24  # where nothing scrolls away, pictures are kept short

Picture = Callable[[ConsoleDimensions], RenderableType]
"""What to draw on a screen of a given size."""


class Left(Exception):
    """The person got up from the table: `quit`, or the end of the input."""


class Screen:
    """Draws pictures and reads answers, line by line."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False, markup=False, emoji=False)
        self.full = self.console.is_terminal and sys.stdin.isatty() and not self.console.is_dumb_terminal
        self.picture: Picture | None = None

    @property
    def size(self) -> ConsoleDimensions:
        """The columns and rows that a picture may fill; the last row is for the answer."""
        width, height = self.console.size
        return ConsoleDimensions(min(width, WIDEST), height - 1 if self.full else PLAIN_ROWS)

    @contextmanager
    def opened(self) -> Iterator[None]:
        """Take the whole terminal for the time of a game and give it back unharmed."""
        if not self.full:
            yield
        elif sys.platform == "win32":  # its console edits lines by itself and tells nobody of a new size
            with self.console.screen(hide_cursor=False):
                yield
        else:
            self.readline = import_module("readline")  # gives the answer line its editing keys
            before = signal.signal(signal.SIGWINCH, lambda *_: self._redraw())
            try:
                with self.console.screen(hide_cursor=False):
                    yield
            finally:
                signal.signal(signal.SIGWINCH, before)

    def lines_of(self, picture: RenderableType) -> list[list[Segment]]:
        """The picture cut into the lines of this screen."""
        return self.console.render_lines(picture, self.console.options.update(width=self.size.width), pad=False)

    def _draw(self) -> None:
        assert self.picture is not None
        lines = self.lines_of(self.picture(self.size))
        self.console.control(Control.home(), Control.clear())
        self.console.print(SegmentLines(lines[-self.size.height :], new_lines=True), end="")

    def _redraw(self) -> None:
        if self.picture is not None:
            self._draw()
            self.console.print(PROMPT + self.readline.get_line_buffer(), end="")

    def ask(self, picture: Picture) -> str:
        """Show a picture that ends with a question, and read the answer."""
        try:
            if not self.full:
                self.console.print(picture(self.size))
                return input().strip()
            self.picture = picture
            self._draw()
            return input(PROMPT).strip()
        except EOFError:
            raise Left from None
        finally:
            self.picture = None

    def pause(self, picture: RenderableType, hint: str) -> str:
        """Show something to be read; on a full screen it stays until Enter is pressed."""
        if not self.full:
            self.console.print(picture)
            return ""
        return self.ask(lambda _: Group(picture, Text(hint, "dim")))

    def page_through(self, picture: RenderableType, more: str, back: str) -> None:
        """Show something that may be longer than the screen."""
        if not self.full:
            self.console.print(picture)
            return
        lines = self.lines_of(picture)
        room = self.size.height - 2
        for start in range(0, len(lines), room):
            page = SegmentLines(lines[start : start + room], new_lines=True)
            hint = more if start + room < len(lines) else back
            if self.pause(page, hint) == "q":
                return
