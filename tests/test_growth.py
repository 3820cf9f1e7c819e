"""Whatever text comes from outside: the work of reading it grows as the text does, and no faster.

Two measures, and neither asks how long anything takes: how many lines of Python are carried out, and, for what happens
inside patterns and other built-in parts, by how much the processor's time grows when the text grows 64-fold.
"""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from questkeep.decks import TomlFile
from questkeep.games import CATALOGUE
from questkeep.games.enchanters.cards import MAKE_UP
from questkeep.kernel.chance import Rng
from questkeep.kernel.course import Course
from questkeep.kernel.errors import BadFile, IllegalPick
from questkeep.kernel.event import Seat
from questkeep.kernel.replay import UNDO, Pick, Record, opening
from questkeep.records import RecordFile, write_record
from questkeep.scenarios import Scenario

SIZES = [300, 2_400, 19_200]  # signs
STEEPEST = (
    1.5  # work grows as the length of the text to this power at most; if all was looked at for each sign, it is 2
)
TRIES = 4
Build = Callable[[int], str]
Read = Callable[[str], object]


def repeated(head: str, middle: str, tail: str = "") -> Build:
    """A text of about this length: the middle again and again."""
    return lambda size: head + middle * max(1, (size - len(head) - len(tail)) // len(middle)) + tail


def numbered(head: str, line: str, tail: str = "") -> Build:
    """A text of about this length: lines that differ in their numbers."""
    return lambda size: head + "".join(line.format(number) for number in range(size // (len(line) + 2))) + tail


SIGNS = {"space": " ", "tab": "\t", "return": "\r\n", "newline": "\n", "quote": '"', "apostrophe": "'", "dot": ".",
         "comma": ",", "opening": "[", "closing": "]", "brace": "{", "end": "}", "equals": "=", "hash": "#",
         "backslash": "\\", "letter": "a", "digit": "1", "zero": "\0", "far letter": "ж"}  # fmt: skip
FAMILIES: dict[str, Build] = {
    **{f"only {name}": repeated("", sign) for name, sign in SIGNS.items()},
    **{f"{name} in brackets": repeated("x = [\n[", sign, "1 ],\n]\n") for name, sign in SIGNS.items()},
    **{f"{name} in a heading": repeated("[a", sign, "b]\n") for name, sign in SIGNS.items()},
    **{f"{name} in a key": repeated("a", sign, "= 1\n") for name, sign in SIGNS.items()},
    **{f"{name} in a text": repeated('x = "', sign, '"\n') for name, sign in SIGNS.items()},
    **{f"{name} in a long text": repeated('x = """', sign, '"""\n') for name, sign in SIGNS.items()},
    "escapes": repeated('x = "', "\\n", '"\n'),
    "quotes in a long text": repeated('x = """', '""a', '"""\n'),
    "parts of a key": repeated("a", ".a", " = 1\n"),
    "parts of a heading": repeated("[a", ". a", "]\n"),
    "quoted parts": repeated("x", '."\\u0041 b"', " = 1\n"),
    "nested lists": lambda size: "x = " + "[" * (size // 2) + "]" * (size // 2),
    "nested tables": repeated("x = ", "{a="),
    "headings": numbered("", "[a{0}]\n"),
    "lists of tables": repeated("", "[[a]]\nb = 1\n"),
    "tables in lists of tables": repeated("[[a]]\n", "[[a.b]]\nc = 1\n"),
    "a deep heading and many keys": numbered("[a.b.c.d.e.f.g.h]\n", "k{0} = 1\n"),
    "dotted keys": numbered("", "a.b.c.k{0} = 1\n"),
    "entries": repeated("x = [", "1, ", "]\n"),
    "tables in a line": numbered("x = {", "a{0} = 1, ", "b = 1}\n"),
    "comments": repeated("x = [", "# [ ] \"\n", "]\n"),
    "the same key": repeated("", "a = 1\n"),
}  # fmt: skip


def work_of(read: Read, text: str) -> tuple[float, float]:
    """The lines of Python that are carried out while a text is read, and the processor's time without that counting."""
    steps = 0

    def count(frame: FrameType, event: str, argument: object) -> Any:
        nonlocal steps
        steps += 1
        return count

    seconds = processor_time(read, text)
    before = sys.gettrace()
    sys.settrace(count)
    try:
        read(text)
    finally:
        sys.settrace(before)
    return steps, seconds


def processor_time(read: Read, text: str) -> float:
    before = time.process_time()
    read(text)
    return time.process_time() - before


def check_growth(read: Read, build: Build) -> None:
    """From size to size the work must not outgrow the text."""
    texts = [build(size) for size in SIZES]
    read(texts[0])  # what is made once only is made now
    gc.collect()
    gc.disable()
    try:
        least_steps, least_seconds = work_of(read, texts[0])
        for size, text in zip(SIZES[1:], texts[1:], strict=True):
            most = (size / SIZES[0]) ** STEEPEST
            steps, seconds = work_of(read, text)
            assert steps <= most * least_steps, size
            for _ in range(TRIES):  # another program may have taken the processor's memory for a moment
                if most < seconds / least_seconds < most * most:
                    seconds = min(seconds, processor_time(read, text))
            assert seconds <= most * least_seconds, size
    finally:
        gc.enable()


def refused(read: Read) -> Read:
    """Reading that may end with a refusal."""

    def attempt(text: str) -> object:
        try:
            return read(text)
        except (BadFile, IllegalPick) as refusal:
            return str(refusal)

    return attempt


@pytest.mark.parametrize("build", FAMILIES.values(), ids=FAMILIES)
def test_a_toml_file_of_any_shape(build: Build) -> None:
    check_growth(refused(lambda text: TomlFile("mine.toml", text)), build)


@pytest.mark.parametrize("build", FAMILIES.values(), ids=FAMILIES)
def test_the_line_of_every_field(build: Build) -> None:
    """A file of which everything is refused is looked through once for each refusal, as far as the field reaches."""

    def read(text: str) -> None:
        file = TomlFile("mine.toml", text)
        for key, value in file.data.items():
            assert file.line_of(key) > 0
            assert file.stands(key)
            for number in range(len(value) if isinstance(value, list) else 0):
                assert file.line_of(key, str(number)) > 0

    check_growth(refused(read), build)


def standard(key: str) -> str:
    return (files(f"questkeep.games.{key}") / "decks" / "standard.toml").read_text("utf-8")


BASED = 'based-on = "standard"\n'
ARTIFACT = '{0}{1} = {{{{ class = "{2}", kingdom = "k{{0}}", name = "x", copies = {3}, marked = {4} }}}}\n'
CREATURE = ARTIFACT.replace(" }}}}", ", strength = 1, health = 1 }}}}")
KINGDOM = "".join(
    (ARTIFACT if different > 1 else CREATURE).format(f"K{{0}}{tier[:2]}", number, tier, copies, marked)
    for tier, (different, copies, marked) in MAKE_UP.items()
    for number in range(different)
)
RESTS = 'abilities = [{ kind = "rest", effects = ['
DECKS: dict[str, tuple[str, Build]] = {
    "tschak, many wizards": ("tschak", numbered("[wizards]\n", 'X{0} = {{ strength = 1, weapon = "none" }}\n')),
    "tschak, much removed": ("tschak", repeated(BASED + "remove = [", '"W5w", ', "]\n")),
    "tschak, many weapons": ("tschak", numbered(BASED + "[weapons]\nwizard = [", '"w{0}", ', "]\n")),
    "enchanters, many kingdoms": (
        "enchanters",
        numbered(standard("enchanters").partition("[cards.")[0] + "[cards]\n", KINGDOM),
    ),
    "enchanters, many effects": (
        "enchanters",
        repeated(BASED + '[villages]\nX = { name = "x", ' + RESTS, "{ heal = 1 }, ", "] }] }\n"),
    ),
    "schatzjagd, many cards": (
        "schatzjagd",
        numbered(
            standard("schatzjagd").partition("[cards.")[0] + "[cards]\n",
            'X{0} = {{ type = "weapon", name = {{ de = "x", en = "x" }}, count = 1, value = 1 }}\n',
        ),
    ),
    "schatzjagd, a long effect": (
        "schatzjagd",
        repeated(
            BASED + '[cards]\nX = { type = "special", name = { de = "x", en = "x" }, count = 1, effects = ["life +',
            "9",
            '"] }\n',
        ),
    ),
    "fetch_quest, many cards": (
        "fetch_quest",
        numbered("[fortune]\n", 'X{0} = {{ name = "x", copies = 1, gives = {{ mind = 2 }} }}\n'),
    ),
}


@pytest.mark.parametrize(("key", "build"), DECKS.values(), ids=DECKS)
def test_a_deck(key: str, build: Build) -> None:
    check_growth(refused(lambda text: CATALOGUE[key].read_deck("mine.toml", text)), build)


def undone(key: str, rows: int) -> str:
    """A record of so many rows: half a game, or all of it, then a step that is taken and taken back again and again."""
    game = CATALOGUE[key]
    record = Record(key, game.version, game.chosen_options({}), game.standard_deck(), key, ["Ada"] * game.seats[0], [])
    course, rng = Course(game, record), Rng(key)
    has_turned_back = False
    while course.row < rows:
        seat = course.table.asked()[0]
        options = course.table.options(seat)
        course.go(Pick(seat, course.table.notation(seat, options[rng.below(len(options))])))
        has_turned_back = has_turned_back or course.row > rows // 2 or not course.table.asked()
        if has_turned_back:
            course.go(Pick(seat, UNDO))
    return write_record(record)


@pytest.mark.parametrize("key", CATALOGUE)
def test_a_record_in_which_steps_are_taken_back_without_end(key: str) -> None:
    check_growth(lambda text: RecordFile(Path("mine.toml"), text), lambda size: undone(key, size // 12))


HEAD, _, TAIL = write_record(
    Record("tschak", 1, CATALOGUE["tschak"].chosen_options({}), CATALOGUE["tschak"].standard_deck(), "1", ["", ""], [])
).partition("picks = [\n")
RECORDS: dict[str, Build] = {
    "impossible picks": repeated(HEAD + "picks = [", '"0 jump", ', TAIL),
    "a long pick": repeated(HEAD + 'picks = ["0 play', " W5w", '", ' + TAIL),
    "a long seat": repeated(HEAD + 'picks = ["', "9", ' play W5w", ' + TAIL),
    "blank picks": repeated(HEAD + 'picks = ["0', " ", '", ' + TAIL),
    "many players": repeated(HEAD.partition("players")[0] + "players = [", '"x", ', "]\n" + HEAD.partition("]\n")[2]),
    "a long name": repeated(HEAD.partition("players")[0] + 'players = ["', "x ", '", ""]\n' + HEAD.partition("]\n")[2]),
    "a long option": repeated(HEAD + "picks = [\n" + TAIL + 'elixir = "', "a+", '"\n'),
    "many scores": repeated("scores = [", "1, ", "]\n" + HEAD + "picks = [\n" + TAIL),
}  # fmt: skip


@pytest.mark.parametrize("build", RECORDS.values(), ids=RECORDS)
def test_a_record(build: Build) -> None:
    check_growth(refused(lambda text: RecordFile(Path("mine.toml"), text)), build)


TITLE, THEN = 'title = "x"\ngame = "tschak"\nseats = 2\n', "[[then]]\nasked = []\n"
CASE = TITLE + 'shows = ["T-17"]\n'
SCENARIOS: dict[str, Build] = {
    "many clauses": repeated(TITLE + "shows = [", '"T-17", ', "]\n" + THEN),
    "a long clause": repeated(TITLE + 'shows = ["T-', "1", '"]\n' + THEN),
    "many blocks that fail": repeated(CASE, "[[then]]\nasked = [7]\n"),
    "many seats that are none": numbered(CASE + "[position]\n", "hands.{0} = []\n", THEN),
    "a long seat": repeated(CASE + "[position]\nhands.", "9", " = []\n" + THEN),
}  # fmt: skip


@pytest.mark.parametrize("build", SCENARIOS.values(), ids=SCENARIOS)
def test_a_scenario(build: Build) -> None:
    check_growth(refused(lambda text: Scenario("mine.toml", text).run()), build)


SAID: dict[str, Build] = {
    **{f"only {name}": repeated("", sign) for name, sign in SIGNS.items()},
    "many words": repeated("play", " W5w"),
    "many commas": repeated("play W5w", ", "),
    "exchanges": repeated("exchange W5w", " > W5w"),
    "a long number": repeated("journey ", "1"),
    "a long card": repeated("use ", "GNO-M1."),
    "many numbers": repeated("swap", " 1"),
    "spaces between": repeated("cast", " ", "Z1"),
    "a long item": repeated("say rely", " CA3"),
}


@pytest.mark.parametrize("key", CATALOGUE)
@pytest.mark.parametrize("build", SAID.values(), ids=SAID)
def test_an_answer_as_it_is_written(key: str, build: Build) -> None:
    game = CATALOGUE[key]
    seats = game.seats[0]
    record = Record(key, game.version, game.chosen_options({}), game.standard_deck(), "said", [""] * seats, [])
    table = opening(game, record)
    check_growth(refused(lambda text: table.parse(Seat(0), text)), build)
