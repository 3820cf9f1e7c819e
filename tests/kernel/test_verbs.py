"""Verbs are declared once: what follows from that fits together, and nothing that is said or touched breaks it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest
from msgspec import convert

from questkeep.games import CATALOGUE
from questkeep.kernel.chance import Rng
from questkeep.kernel.errors import IllegalPick, Objection, RuleBug
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Code, State
from questkeep.kernel.verbs import BUTTON, NOT_UNDERSTOOD, Said
from questkeep.lab.leaks import redealt
from questkeep.lab.walks import Position, Setting, reading, settings_of, walk
from questkeep.lab.witness import WITNESSES
from questkeep.server.messages import PlainPick
from questkeep.text import Texts

HIGHEST = 2_100_000
"""No game counts its answers so far."""
ODD_WORDS = [
    "", " ", ">", "/", "\0", "0", "1", "2", "3", "7", "007", "-1", "+1", "1.0", "999", "1000", "9" * 5000, "²", "٣",
    "İ", "nothing", "withdraw", "undo", "play W5w", "village", "village.", "village.1", ".1", "W5w.1", "x" * 5000,
    "None",
]  # fmt: skip
ODD_THINGS = ["", "/", "hand", "hand/", "/W5w", "button", "button/", "button/x", "hand/W5w/W5w", "mission", "seal/mind"]
ODD_ARGUMENTS: list[object] = [
    None, True, False, 0, 1, 5, -1, 10**9, 10**40, -(10**40), 10**5000, 1.0, 1.5, float("inf"), b"W5w", object(), {},
    (), {"hand": "W5w"}, ("W5w",), [], [[]], [None], [True], [1, 2], [10**5000], [">"], ["W5w", ">", "W5w"], ["", ""],
    ["W5w"] * 500, [["W5w"]],
]  # fmt: skip


def some(key: str) -> list[Setting]:
    """A few ways to play a game, the fewest and the most players among them."""
    settings = settings_of(CATALOGUE[key], WITNESSES[key])
    return [settings[0], settings[len(settings) // 2], settings[-1]]


SETTINGS = [setting for key in CATALOGUE for setting in some(key)]


def positions(setting: Setting, every: int, most: int) -> Iterator[Position]:
    """Some positions of a random game."""
    return islice(walk(setting, "verbs"), 0, every * most, every)


def offered(table: State, seat: Seat) -> list[Code]:
    return [*table.options(seat), *table.may(seat)]


def things_of(table: State, said: Said) -> list[str]:
    """What is touched for an answer, as a client knows it from `verbs`: what lies nowhere is said with the verb."""
    told = table.verbs().plain()[said.verb.name]
    places, button = told["places"], told["button"]
    assert isinstance(places, list)
    words = [argument if isinstance(argument, list) else [str(argument)] for argument in said.arguments()]
    touched = [[f"{place}/{word}" for word in some] for place, some in zip(places, words, strict=True) if place]
    loose = [word for place, some in zip(places, words, strict=True) if not place for word in some]
    if isinstance(button, int):
        touched.insert(button, [" ".join([str(told["thing"]), *loose])])
    return [thing for some in touched for thing in some]


# What fits together -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_an_answer_is_the_same_whether_it_is_written_taken_apart_or_touched(setting: Setting) -> None:
    touchable = 0
    for position in positions(setting, 3, 150):
        table = position.table
        verbs = table.verbs()
        for seat in position.seats():
            for code in offered(table, seat):
                said = table.said(seat, code)
                assert table.parse(seat, table.notation(seat, code)) == code
                assert table.parse(seat, f"  {table.notation(seat, code).swapcase()} \n") == code
                assert verbs.code(table, seat, said.verb.name, said.arguments()) == code
                assert convert(said.plain(), PlainPick) == PlainPick(said.verb.name, said.arguments())
                if all(argument.place for argument in said.verb.arguments):
                    things = things_of(table, said)
                    assert said.verb.touched(table, seat, things) == code
                    assert said.verb.touched(table, seat, things[::-1]) == code
                    touchable += 1
    assert touchable


def test_things_at_one_place_belong_to_one_argument_each() -> None:
    game = CATALOGUE["enchanters"]
    table = game.arrange(3, game.chosen_options({}), game.standard_deck(), {"village": "V09"})
    me = Seat(0)
    for said in ("journey 1", "use village.3"):
        table.apply(me, table.parse(me, said), Rng("luck"))
    swap = table.verbs().named["swap"]
    assert table.options(me) == [
        swap.touched(table, me, things_of(table, table.said(me, code))) for code in table.options(me)
    ]
    for things in (["track/2", "track/5"], ["track/5", "track/2"]):
        assert swap.touched(table, me, things) == table.parse(me, "swap 2 5")
    for things in (
        [],
        ["track/2"],
        ["track/2"] * 2,
        ["track/2", "track/5", "track/6"],
        ["track/2", "hand/5"],
        ["swap"],
    ):
        assert swap.touched(table, me, things) == NOT_UNDERSTOOD


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_no_two_answers_to_a_question_are_touched_alike(setting: Setting) -> None:
    for position in positions(setting, 3, 150):
        table = position.table
        for seat in position.seats():
            options = [table.said(seat, code) for code in table.options(seat)]
            touched = {frozenset(things_of(table, said)) for said in options}
            assert len(touched) == len(options)
            assert all(touched)


@pytest.mark.parametrize("key", CATALOGUE)
def test_verbs_have_names_and_codes_of_their_own(key: str) -> None:
    verbs = some(key)[0].new("names").verbs()
    assert len(verbs.named) == len(verbs.verbs)
    for verb in verbs.verbs:
        assert verb.zero <= verb.first <= verb.last < HIGHEST
        assert convert({"verb": verb.name}, PlainPick).verb == verb.name
        assert verb.thing.startswith(f"{BUTTON}/") or verb.button == 0
        assert len(verb.arguments) == len({argument.name for argument in verb.arguments})
        assert sum(argument.sort.is_list for argument in verb.arguments) < 2 or all(
            argument.sign for argument in verb.arguments[1:]
        )


# Whatever is said -------------------------------------------------------------------------------------------


def words_at(position: Position) -> list[str]:
    """What answers of anybody at the table are said of, and odd words."""
    table = position.table
    said = [table.said(seat, code) for seat in position.seats() for code in offered(table, seat)[:40]]
    return [*ODD_WORDS, *{word for one in said for some in one.words for word in some.split()}]


def drawn(luck: Rng, things: list[str], most: int) -> list[str]:
    return [things[luck.below(len(things))] for _ in range(luck.below(most + 1))]


def check_code(table: State, seat: Seat, code: int) -> None:
    """What was understood can be written down, and is allowed or refused."""
    assert table.parse(seat, table.notation(seat, Code(code))) == code
    objection = table.objection(seat, Code(code))
    trial = table.clone()
    if objection is None:
        trial.apply(seat, Code(code), Rng("trial"))
    else:
        with pytest.raises(IllegalPick):
            trial.apply(seat, Code(code), Rng("trial"))


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_number_says_something_or_nothing(setting: Setting) -> None:
    for position in positions(setting, 13, 40):
        table = position.table
        verbs = table.verbs()
        luck = position.luck("numbers")
        edges = [edge + beside for verb in verbs.verbs for edge in (verb.first, verb.last) for beside in (-1, 0, 1)]
        for code in [*edges, *range(-5, 300), *(luck.below(HIGHEST) for _ in range(500)), HIGHEST, 10**30]:
            seat = Seat(luck.below(table.seats))
            found = verbs.find(table, seat, code)
            if found is None:
                with pytest.raises(RuleBug):
                    verbs.said(table, seat, code)
            else:
                assert table.notation(seat, Code(code)) == found.notation()
                assert verbs.code(table, seat, found.verb.name, found.arguments()) in (code, NOT_UNDERSTOOD)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_whatever_an_answer_is_made_of_it_is_understood_or_not(setting: Setting) -> None:
    for position in positions(setting, 13, 40):
        table = position.table
        verbs = table.verbs()
        luck = position.luck("arguments")
        words = words_at(position)
        names = [*verbs.named, "", "undo", "Play", "play W5w", "x" * 5000]
        understood = 0
        for _ in range(500):
            seat = Seat(luck.below(table.seats))
            name = names[luck.below(len(names))]
            verb = verbs.named.get(name)
            count = len(verb.arguments) if verb is not None and luck.below(8) else luck.below(4)
            arguments: list[object] = [
                ODD_ARGUMENTS[luck.below(len(ODD_ARGUMENTS))]
                if luck.below(3) == 0
                else words[luck.below(len(words))]
                if luck.below(2)
                else drawn(luck, words, 3)
                for _ in range(count)
            ]
            code = verbs.code(table, seat, name, arguments)
            if code != NOT_UNDERSTOOD:
                check_code(table, seat, code)
                understood += 1
        assert understood


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_whatever_is_written_is_read_or_refused(setting: Setting) -> None:
    for position in positions(setting, 13, 40):
        table = position.table
        luck = position.luck("words")
        words = words_at(position)
        verbs = [verb.word for verb in table.verbs().verbs]
        read = 0
        for _ in range(500):
            seat = Seat(luck.below(table.seats))
            written = " ".join([*drawn(luck, verbs, 1), *drawn(luck, words, 3)])
            code = reading(table, seat, written)
            if isinstance(code, str):
                assert code.startswith("[")  # a clause
            else:
                check_code(table, seat, code)
                read += 1
        assert read


# Whatever is touched ----------------------------------------------------------------------------------------


def touched_at(position: Position, luck: Rng) -> list[str]:
    """Things that somebody could touch, and others."""
    words = words_at(position)
    verbs = position.table.verbs().verbs
    places = sorted({argument.place for verb in verbs for argument in verb.arguments} | {"x"})
    things = [*ODD_THINGS, *(verb.thing for verb in verbs)]
    for word in words:
        things += [f"{place}/{word}" for place in drawn(luck, places, 3)]
    return things


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_whatever_is_touched_there_is_a_sentence_why_it_does_not_fit(setting: Setting) -> None:
    texts = Texts("en", strict=True)
    for position in positions(setting, 13, 40):
        table = position.table
        luck = position.luck("touched")
        things = touched_at(position, luck)
        before = [table.view(seat) for seat in position.seats()]
        for seat in position.seats():
            for touched in [[], *([thing] for thing in things), *(drawn(luck, things, 4) for _ in range(300))]:
                objection = table.why_not(seat, touched)
                assert type(objection) is Objection
                own = f"{setting.game.key}-objection-{objection.reason}"
                assert texts.has(own) or objection.reason == "does-not-fit"
                assert objection.clause or objection.reason == "does-not-fit"
        assert [table.view(seat) for seat in position.seats()] == before


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_why_something_does_not_fit_tells_nothing_that_its_seat_cannot_know(setting: Setting) -> None:
    for position in positions(setting, 13, 40):
        table = position.table
        things = touched_at(position, position.luck("leaks"))
        for seat in position.seats():
            other = redealt(table, seat, f"{position.row}")
            for thing in things:
                assert str(table.why_not(seat, [thing])) == str(other.why_not(seat, [thing]))
