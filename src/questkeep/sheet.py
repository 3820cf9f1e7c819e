"""Tables of figures: however narrow the terminal is, no figure is cut and no name is torn within a word."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rich import box
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType
from rich.table import Table
from rich.text import Text

GAP = 2  # columns of the terminal between two columns of a table


class Column:
    """One column as it would be written: its heading, its cells, and how narrow it may become."""

    def __init__(self, heading: str, cells: Sequence[str], is_words: bool) -> None:
        self.heading = heading
        self.cells = cells
        self.is_words = is_words
        self.most = longest([heading, *cells])
        words, figures = longest(" ".join([heading, *cells]).split()), max(longest(heading.split()), longest(cells))
        self.least = words if is_words else figures
        """When all folds that may: headings and words, but no figure."""

    def above(self, other: Column) -> Column:
        """Both as one: each figure with the one that belongs to it on a line below."""
        cells = [f"{upper}\n{lower}" for upper, lower in zip(self.cells, other.cells, strict=True)]
        return Column(f"{self.heading}\n{other.heading}", cells, is_words=False)


def longest(texts: Sequence[str]) -> int:
    r"""How many columns of the terminal the longest line of these texts takes.

    >>> longest(["95 %", "1\n12 345"])
    6
    """
    return max((cell_len(line) for text in texts for line in text.split("\n")), default=0)


class Sheet(NamedTuple):
    """Headings and rows; where room is short, headings fold, then what is `under` goes under its left neighbour.

    The first column holds words, like all that are named in `words`; they fold last. An empty row parts what is above
    it from what is below.
    """

    headings: Sequence[str]
    rows: Sequence[Sequence[str]]
    title: str = ""
    words: Sequence[str] = ()
    under: Sequence[str] = ()

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        if self.title:
            yield Text(self.title, "bold")
        columns, widths = self.arranged(options.max_width)
        table = Table(
            box=box.SIMPLE_HEAD,
            show_header=any(self.headings),
            show_edge=False,
            pad_edge=False,
            padding=(0, GAP - 1, 0, 0),
        )
        for column, width in zip(columns, widths, strict=True):
            table.add_column(column.heading, justify="left" if column.is_words else "right", width=width)
        lines = zip(*(column.cells for column in columns), strict=True)
        for row in self.rows:
            if row:
                table.add_row(*next(lines))
            else:
                table.add_section()
        yield table
        yield ""

    def arranged(self, room: int) -> tuple[list[Column], list[int]]:
        """The columns in the plainest arrangement that fits into the room, and how wide each one is."""
        rows = [row for row in self.rows if row]
        columns = [
            Column(heading, [row[place] for row in rows], is_words=not place or heading in self.words)
            for place, heading in enumerate(self.headings)
        ]
        widths = narrowed(columns, room, may_fold_words=not self.under)
        if self.under and sum(widths) + GAP * (len(widths) - 1) > room:
            columns = self.stacked(columns)
            widths = narrowed(columns, room, may_fold_words=True)
        return columns, widths

    def stacked(self, columns: Sequence[Column]) -> list[Column]:
        """The columns with all that is `under` below its left neighbour."""
        piles = [columns[0]]
        for column in columns[1:]:
            if column.heading in self.under:
                piles[-1] = piles[-1].above(column)
            else:
                piles.append(column)
        return piles

    def for_page(self) -> str:
        """The table in Markdown."""
        rule = ["---", *("--:" for _ in self.headings[1:])]
        return "".join(f"| {' | '.join(cells)} |\n" for cells in (self.headings, rule, *self.rows))


def narrowed(columns: Sequence[Column], room: int, may_fold_words: bool) -> list[int]:
    """Widths that fit, if there are any: the widest headings give way first, and then the words."""
    widths = [column.most for column in columns]
    least = [column.most if column.is_words else column.least for column in columns]
    for lowest in [least, [column.least for column in columns]] if may_fold_words else [least]:
        while sum(widths) + GAP * (len(widths) - 1) > room and widths != lowest:
            spare = [width - low for width, low in zip(widths, lowest, strict=True)]
            widths[spare.index(max(spare))] -= 1
    return widths


def flowing(text: str) -> str:
    r"""A text that is broken into lines, as one paragraph that the terminal may break anew.

    >>> flowing("one\ntwo")
    'one two'
    """
    return text.replace("\n", " ")
