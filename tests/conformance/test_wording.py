"""What a game says in messages is said in every language, with every fact its sentences name."""

from __future__ import annotations

from itertools import cycle

import pytest

from questkeep.games import CATALOGUE
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat, heard
from questkeep.kernel.game import Code
from questkeep.lab.laws_command import settings_tried
from questkeep.lab.walks import random_pick
from questkeep.text import LANGUAGES, Texts
from questkeep.text.reading import Reader
from questkeep.text.telling import event_message, objection_message, option_message, where_message
from tests.conformance.test_shapes import tables

NAMES = ["Brida", "Osric", "Mirra", "Tomke", "Ailo", "Runa"]
SPOKEN = [key for key, game in CATALOGUE.items() if game.prompt is not None]
GAMES = 4
MOST_ROWS = 400
MOST_ANSWERS = 12  # of each question
WRONG_CODES = [Code(code) for code in (0, 1, 7, 300, 5_000, 2_000_000)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", SPOKEN)
def test_every_card_says_its_name_and_what_it_does(key: str, language: str) -> None:
    faces = CATALOGUE[key].card_faces(CATALOGUE[key].standard_deck())
    reader = Reader(Texts(language, strict=True), NAMES, None, faces)
    for code in faces:
        if "name" in faces[code] or "card" in faces[code]:
            face = reader.face(code)
            assert reader.name(code)
            said = [reader.read(message) for message in (face.get("says", "-"), *face.get("abilities", {}).values())]
            assert not any("{" in sentence for sentence in said), code


@pytest.mark.parametrize("key", SPOKEN)
def test_every_question_answer_and_refusal_is_said(key: str) -> None:
    game = CATALOGUE[key]
    assert game.prompt is not None
    faces = game.card_faces(game.standard_deck())
    texts = cycle([Texts(language, strict=True) for language in LANGUAGES])
    said: list[str] = []
    for _, table in tables(key):
        for seat in map(Seat, range(table.seats)):
            reader = Reader(next(texts), NAMES, seat, faces)
            view, notes = table.view(seat), table.notes(seat)
            said.append(reader.read(where_message(game, view)))
            refused = [table.objection(seat, code) for code in WRONG_CODES]
            said += [reader.read(objection_message(game, objection)) for objection in refused if objection]
            if seat not in table.asked():
                continue
            answers = [table.said(seat, code) for code in table.options(seat)]
            asked = game.prompt(view, notes, [answer.plain() for answer in answers])
            made_of = [one["parts"] for one in asked.says.values() if isinstance(one, dict) and "parts" in one]
            assert all(len(parts) == 2 for parts in made_of)  # an answer, and what is remarked upon it
            messages = [asked.asks, *asked.doubts.values(), *asked.says.values()]
            for place, answer in list(enumerate(answers))[:MOST_ANSWERS]:
                if place not in asked.says:
                    messages.append(option_message(game, view, answer.verb.plain(), answer.plain()))
            said += [reader.read(message) for message in messages]
    assert all(said)
    assert not any("{" in sentence for sentence in said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", SPOKEN)
def test_every_event_is_told_to_everybody(key: str, language: str) -> None:
    game = CATALOGUE[key]
    faces = game.card_faces(game.standard_deck())
    tried = settings_tried(key)
    for number in range(GAMES):
        luck = Rng(f"told/{number}")
        table = tried[number * len(tried) // GAMES].new(f"told/{number}")
        table.listen()
        rows = 0
        while table.asked() and rows < MOST_ROWS:
            table.apply(*random_pick(table, luck), luck)
            rows += 1
        for observer in (*map(Seat, range(table.seats)), None):
            reader = Reader(Texts(language, strict=True), NAMES, observer, faces)
            told = [reader.read(event_message(game, event)) for event in heard(table.told or [], observer)]
            assert all(told)
            assert not any("{" in line for line in told)
