"""How a screen is put together: title, table, what happened, and below it what the viewer holds and is asked."""

from __future__ import annotations

from rich.console import ConsoleDimensions, Group, RenderableType
from rich.segment import SegmentLines
from rich.table import Table
from rich.text import Text

from questkeep.terminal.screen import Screen


def title_line(left: str, middle: str, right: str) -> RenderableType:
    """The first line of every screen."""
    line = Table.grid(expand=True)
    line.add_column()
    line.add_column(justify="right")
    line.add_row(Text.assemble((left, "bold yellow"), "  ", (middle, "bold")), Text(right, "dim"))
    return line


def filled(
    screen: Screen,
    size: ConsoleDimensions,
    above: list[RenderableType],
    news: list[str],
    below: list[RenderableType | None],
) -> RenderableType:
    """Everything from top to bottom; the news take what room is left, the latest ones last."""
    lower = [part for part in below if part is not None]
    room = size.height - sum(len(screen.lines_of(part)) for part in [*above, *lower])
    lines = screen.lines_of(Text("\n").join(map(Text, news[-room:]))) if room > 0 and news else []
    latest = lines[-room:]
    blank = room - len(latest) if screen.full else 0
    between = SegmentLines([[]] * (blank // 2) + latest + [[]] * (blank - blank // 2), new_lines=True)
    return Group(*above, between, *lower)
