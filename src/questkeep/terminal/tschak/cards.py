"""Adventurers drawn with letters and lines: type, number, weapon and key; colour only repeats what is written."""

from __future__ import annotations

from rich.text import Text

from questkeep.games.tschak.rules.deck import CHAMELEON, TYPES, Adventurer
from questkeep.games.tschak.wording import weapon_name
from questkeep.text.reading import Reader

COLOURS = ["bright_blue", "green", "red", "magenta"]  # wizards, warriors, dwarfs, artefacts
FACE_DOWN = "▒▒▒"
WIDEST_CARD = 13
BIG = {
    "1": ("▄█ ", " █ ", "▄█▄"),
    "2": ("▀▀█", "█▀▀", "▀▀▀"),
    "3": ("▀▀█", " ▀█", "▀▀▀"),
    "4": ("█ █", "▀▀█", "  ▀"),
    "5": ("█▀▀", "▀▀█", "▀▀▀"),
    "6": ("█▀▀", "█▀█", "▀▀▀"),
    "7": ("▀▀█", "  █", "  ▀"),
    "8": ("█▀█", "█▀█", "▀▀▀"),
    "9": ("█▀█", "▀▀█", "▀▀▀"),
    "?": ("▀▀█", " ▀▀", " ▀ "),
    "×2": ("    ▀▀█", "▀▄▀ █▀▀", "▀ ▀ ▀▀▀"),
}


def face_value(card: Adventurer) -> str:
    """What stands large on the card: its number, ? for a Chameleon, ×2 for an artefact."""
    if card.strength == CHAMELEON:
        return "?"
    return str(card.strength) if card.strength else "×2"


def card_rows(reader: Reader, card: Adventurer, number: str, kind: str, width: int, large: bool) -> list[str]:
    """One card as lines of equal width; an option's number stands in its upper edge, the key in its lower one."""
    inner = width - 2
    value = face_value(card)
    inside = [kind, *BIG[value]] if large else [kind + value.rjust(inner - len(kind))]
    inside.append(weapon(reader, card, inner))
    upper = (f"╭─ {number} " if number else "╭").ljust(width - 1, "─") + "╮"
    lower = "╰" + card.key.center(inner, "─") + "╯"
    return [upper, *(f"│{centred(row, inner)}│" for row in inside), lower]


def weapon(reader: Reader, card: Adventurer, most_letters: int) -> str:
    """The weapon, shortened where it would not fit."""
    long = reader.read(weapon_name(card))
    return long if len(long) <= most_letters else reader.read(weapon_name(card, "short-"))


def kinds_that_fit(reader: Reader, cards: list[Adventurer], inner: int) -> list[str]:
    """The types of the cards as words, all of them shortened where one is too long."""
    kinds = [reader.texts.say(f"tschak-type-{TYPES[card.type]}") for card in cards]
    if max(map(len, kinds)) > inner:
        kinds = [reader.texts.say(f"tschak-type-short-{TYPES[card.type]}") for card in cards]
    return kinds


def centred(text: str, width: int) -> str:
    """The text in the middle of so many columns, rather left than right."""
    return (" " * ((width - len(text)) // 2) + text).ljust(width)[:width]


def hand_rows(reader: Reader, cards: list[Adventurer], numbers: dict[str, str], width: int, large: bool) -> list[Text]:
    """The whole hand side by side, grouped by type; cards that cannot be chosen now are dim."""
    gap = 2
    gaps = len({card.type for card in cards}) - 1
    card_width = min(WIDEST_CARD, (width - gap * gaps) // len(cards))
    kinds = kinds_that_fit(reader, cards, card_width - (2 if large else 5))  # a small card has its number beside
    rows: list[Text] = []
    for place, card in enumerate(cards):
        number = numbers.get(card.key, "")
        drawn = card_rows(reader, card, number, kinds[place], card_width, large)
        rows = rows or [Text() for _ in drawn]
        for row, piece in zip(rows, drawn, strict=True):
            if place and cards[place - 1].type != card.type:
                row.append(" " * gap)
            row.append(piece, COLOURS[card.type] if number or not numbers else f"dim {COLOURS[card.type]}")
    return rows


def key_text(card: Adventurer) -> Text:
    """A card named in a line: its key in the colour of its type."""
    return Text(card.key, f"bold {COLOURS[card.type]}")
