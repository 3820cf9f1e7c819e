"""Names and lines that people have typed: cleaned of everything that cannot be seen or that disturbs its neighbours."""

from __future__ import annotations

import unicodedata

LONGEST_NAME = 24
MOST_MARKS = 3  # accents upon one letter: enough for every script, too few to climb over the line above
INVISIBLE = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
)  # letters, says Unicode
JOINERS = frozenset("\u200c\u200d")  # Persian words and many emoji need them; they turn nothing round


def clean_name(text: str) -> str:
    r"""A name as it is kept and shown; empty if nothing of it can be seen.

    >>> clean_name("  A\u202eda\x00   of\nRo\u200bhan ")
    'Ada of Rohan'
    """
    shown = "".join(letter for letter in " ".join(text.split()) if is_seen(letter))
    return few_marks(" ".join(unicodedata.normalize("NFC", shown).split()))[:LONGEST_NAME].strip()


def clean_line(text: str) -> str:
    r"""A line of chat: as a name, but as long as it likes, and with what holds emoji and Persian words together.

    >>> clean_line("\u202etfel ot thgir\x07")
    'tfel ot thgir'
    """
    kept = (letter for letter in " ".join(text.split()) if letter in JOINERS or is_chosen(letter) or is_seen(letter))
    line = " ".join(few_marks(unicodedata.normalize("NFC", "".join(kept))).split())
    return line if any(is_seen(letter) for letter in line) else ""


def is_seen(letter: str) -> bool:
    """Whether it leaves a trace where it stands: no control, no mark of direction, nothing without a shape."""
    return letter not in INVISIBLE and not is_chosen(letter) and unicodedata.category(letter)[0] != "C"


def is_chosen(letter: str) -> bool:
    """Whether it only chooses the shape of the letter before it."""
    return "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"


def few_marks(text: str) -> str:
    """The text with at most three marks upon each letter, and none without a letter."""
    kept: list[str] = []
    marks = MOST_MARKS  # nothing stands before the first letter
    for letter in text:
        if letter not in JOINERS and not is_chosen(letter):
            is_mark = unicodedata.category(letter) in ("Mn", "Me")
            marks = marks + 1 if is_mark else MOST_MARKS if letter.isspace() else 0
            if is_mark and marks > MOST_MARKS:
                continue
        kept.append(letter)
    return "".join(kept)
