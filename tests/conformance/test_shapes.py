"""Views, notes and card faces hold what is declared of them: no field less, none more, each of its type."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, cast, get_args, get_type_hints

import msgspec
import pytest

from questkeep.games import CATALOGUE, enchanters, fetch_quest, schatzjagd, tschak
from questkeep.games.enchanters.faces import CopyFace, KingdomFace
from questkeep.games.enchanters.faces import Printed as PrintedInEnchanters
from questkeep.games.enchanters.rules.shapes import EnchantersNotes, EnchantersView
from questkeep.games.fetch_quest.faces import Printed as PrintedInFetchQuest
from questkeep.games.fetch_quest.rules.shapes import Amounts, FetchQuestNotes, FetchQuestView
from questkeep.games.schatzjagd.faces import BoardFace
from questkeep.games.schatzjagd.faces import Printed as PrintedInSchatzjagd
from questkeep.games.schatzjagd.rules.shapes import Losses, SchatzjagdNotes, SchatzjagdView
from questkeep.games.tschak.faces import Printed as PrintedInTschak
from questkeep.games.tschak.rules.shapes import TschakNotes, TschakView
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat, heard
from questkeep.kernel.game import State
from questkeep.lab.laws_command import settings_tried
from questkeep.lab.walks import random_pick, walk
from questkeep.text.sorts import event_type

WALKS = 10
ROWS_OF_A_STAGE = 12
ROWS_OF_A_GAME = 300


class Shapes(NamedTuple):
    view: type
    notes: type
    faces: list[type]


SHAPES = {
    tschak.GAME.key: Shapes(TschakView, TschakNotes, [PrintedInTschak]),
    enchanters.GAME.key: Shapes(EnchantersView, EnchantersNotes, [CopyFace, KingdomFace, PrintedInEnchanters]),
    schatzjagd.GAME.key: Shapes(SchatzjagdView, SchatzjagdNotes, [PrintedInSchatzjagd, BoardFace]),
    fetch_quest.GAME.key: Shapes(FetchQuestView, FetchQuestNotes, [PrintedInFetchQuest]),
}


def tables(key: str) -> Iterator[tuple[str, State]]:
    """Every row of random games in settings far apart, and a few rows from each table prepared for rare moments."""
    tried = settings_tried(key)
    for number in range(WALKS):
        for position in walk(tried[number * len(tried) // WALKS], f"shapes/{number}"):
            yield position.where(), position.table
    for number, table in enumerate(prepared_tables(key)):
        luck = Rng(f"shapes/{number}")
        for row in range(ROWS_OF_A_STAGE):
            yield f"prepared {number}, row {row}", table
            if table.asked():
                table.apply(*random_pick(table, luck), luck)


def prepared_tables(key: str) -> list[State]:
    """Tables that begin where rare things are near."""
    game = CATALOGUE[key]
    seats, deck = game.seats[1], game.standard_deck()
    starts = game.study.prepared(seats) if game.study else []
    return [game.arrange(seats, game.chosen_options(start.options), deck, start.position or {}) for start in starts]


def told_tables(key: str) -> Iterator[tuple[str, State]]:
    """Random games and tables prepared for rare moments, with all that was told there."""
    tried = settings_tried(key)
    begun = [tried[number * len(tried) // WALKS].new(f"told/{number}") for number in range(WALKS)]
    for number, table in enumerate(begun + prepared_tables(key)):
        luck = Rng(f"told/{number}")
        table.listen()
        for _ in range(ROWS_OF_A_GAME):
            if table.asked():
                table.apply(*random_pick(table, luck), luck)
        yield f"table {number}", table


def fits(value: object, shape: Any) -> bool:
    """Whether it has the fields of a shape, each of its type; a field too many would be lost on the way."""
    return bool(msgspec.convert(value, shape, strict=True) == value)


@pytest.mark.parametrize("key", CATALOGUE)
def test_views_and_notes_hold_what_is_declared(key: str) -> None:
    shapes = SHAPES[key]
    met: set[str] = set()
    for where, table in tables(key):
        for observer in (*map(Seat, range(table.seats)), None):
            assert fits(table.view(observer), shapes.view), f"{where}, eyes {observer}"
        for seat in table.asked():
            notes = table.notes(seat)
            assert fits(notes, shapes.notes), f"{where}, seat {seat}"
            met |= notes.keys()
    assert met == shapes.notes.__annotations__.keys()


@pytest.mark.parametrize("key", CATALOGUE)
def test_events_hold_what_is_declared_whoever_hears_them(key: str) -> None:
    game = CATALOGUE[key]
    shapes = {kind: event_type(game, kind) for kind in game.events}
    met: set[str] = set()
    for where, table in told_tables(key):
        for told in table.told or []:
            for observer in (*map(Seat, range(table.seats)), None):
                for event in heard([told], observer):
                    kind = str(event["event"])
                    assert fits(event, shapes[kind]), f"{where}, eyes {observer}: {event}"
                    met.add(kind)
    assert len(met) > len(shapes) * 0.7, sorted(shapes.keys() - met)


@pytest.mark.parametrize("key", CATALOGUE)
def test_card_faces_hold_what_is_declared(key: str) -> None:
    for code, face in CATALOGUE[key].card_faces(CATALOGUE[key].standard_deck()).items():
        shapes = [shape for shape in SHAPES[key].faces if get_type_hints(shape).keys() >= face.keys()]
        assert shapes, f"{code} has a field too many"
        assert fits(face, shapes[0]), code


def test_a_list_with_named_places_has_an_entry_for_each() -> None:
    met = [0, 0]
    for where, table in tables(fetch_quest.GAME.key):
        attempt = cast(FetchQuestView, table.view(None))["turn"]["attempt"]
        if attempt is not None:
            assert {len(attempt["pool"]), len(attempt["demand"])} == {places_in(Amounts)}, where
            met[0] += 1
    for where, table in tables(schatzjagd.GAME.key):
        for seat in table.asked():
            notes = cast(SchatzjagdNotes, table.notes(seat))
            if "flight" in notes:
                assert len(notes["flight"]) == places_in(Losses), where
                met[1] += 1
    assert all(met)


def places_in(alias: object) -> int:
    """How many places the declaration of a list names."""
    return len(get_args(alias)) - 1
