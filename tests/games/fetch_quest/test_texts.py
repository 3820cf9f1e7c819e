"""The words of Fetch Quest: every card, event and refusal in every language."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from rich.console import Console

from questkeep.games.fetch_quest import GAME
from questkeep.games.fetch_quest.cards import read_deck, standard_deck
from questkeep.games.fetch_quest.rules import talk
from questkeep.kernel.chance import Rng
from questkeep.kernel.errors import Objection
from questkeep.kernel.event import Seat, heard
from questkeep.terminal.fetch_quest import FetchQuestFace
from questkeep.text import LANGUAGES, Texts

HOME = Path(str(files("questkeep.games.fetch_quest")))
NAMES = ["Brida", "Osric", "Mirra", "Tomke", "Wanja", "Ilse"]
every_language = pytest.mark.parametrize("language", LANGUAGES)


def messages(language: str) -> dict[str, set[str]]:
    """Every message of a language with the facts it names."""
    text = (HOME / "text" / f"{language}.ftl").read_text("utf-8")
    written = re.findall(r"^([\w-]+) =(.*(?:\n    .*)*)", text, re.MULTILINE)
    assert len({id for id, _ in written}) == len(written) > 350
    return {id: set(re.findall(r"\$(\w+)", said)) for id, said in written}


def source() -> str:
    """All rules as they are written."""
    return "\n".join(path.read_text("utf-8") for path in sorted((HOME / "rules").glob("*.py")))


@every_language
def test_every_language_has_the_same_messages_with_the_same_facts(language: str) -> None:
    assert messages(language) == messages("en")


@every_language
@pytest.mark.parametrize("file", ["standard", "blank"])
def test_every_card_has_a_name_and_a_text(language: str, file: str) -> None:
    deck = read_deck(f"{file}.toml", (HOME / "decks" / f"{file}.toml").read_text("utf-8"))
    for seats in (3, 4, 5, 6):
        console = Console(width=400)
        face = FetchQuestFace(Texts(language, strict=True), deck, NAMES[:seats], NAMES[:seats], None)
        for key, card in face.faces.items():
            assert card["name"] != face.reader.name(key)
            with console.capture() as printed:
                console.print(face.card(key))
            text = printed.get()
            assert text.startswith(f"{key}  {face.reader.name(key)}\n")
            assert len(text.splitlines()) > 1
            assert "{" not in text


@every_language
def test_every_objection_and_clause_has_a_sentence(language: str) -> None:
    texts = Texts(language)
    face = FetchQuestFace(texts, standard_deck(), NAMES, NAMES, None)
    found = re.findall(r'\(\s*"(F-\d+)",\s*"([\w-]+)"', source())
    assert len(found) > 40
    for clause, reason in found:
        assert texts.has(f"fetch_quest-clause-{clause}"), clause
        assert face.objection(Objection(clause, reason)).endswith(f"[{clause}]")


@every_language
def test_every_option_event_and_item_has_its_words(language: str) -> None:
    texts = Texts(language, strict=True)
    for option in GAME.options:
        assert all(texts.has(f"fetch_quest-option-{option.name}-{value}") for value in option.values)
    events = set(re.findall(r'(?:open_to_all|partly_hidden|private|tell_hidden)\(\s*"([\w-]+)"', source()))
    assert len(events) > 40
    assert [kind for kind in events if not texts.has(f"fetch_quest-event-{kind}")] == []
    assert all(texts.has(f"fetch_quest-option-talk-{item}") for item in talk.NAMES)


@every_language
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_event_is_told_and_every_question_is_drawn_for_every_seat(language: str, seats: int) -> None:
    rng = Rng(f"story {seats}")
    texts = Texts(language, strict=True)
    table = GAME.new(seats, GAME.chosen_options({"pioneers": "chosen"}), standard_deck(), rng)
    table.listen()
    names = NAMES[:seats]
    faces = [FetchQuestFace(texts, standard_deck(), names, names, seat) for seat in range(seats)]
    console = Console(width=120, record=True, quiet=True)
    while asked := table.asked():
        seat = asked[0]
        choices = table.options(seat)
        view, notes = table.view(seat), table.notes(seat)
        said = [table.said(seat, code) for code in choices]
        console.print(faces[seat].status(view), faces[seat].table(view, console.size))
        console.print(faces[seat].choices(view, notes, said), faces[seat].question(view, notes, said))
        table.apply(seat, choices[rng.below(len(choices))], rng)
        items = table.may(seat)
        if items and rng.below(3) == 0:
            table.apply(seat, items[rng.below(len(items))], rng)
    for observer, face in enumerate(faces):
        assert all(face.line(event) for event in heard(table.told or [], Seat(observer)))
    spectator = FetchQuestFace(texts, standard_deck(), names, names, None)
    assert all(spectator.line(event) for event in heard(table.told or [], None))


def test_the_last_step_of_the_sun_says_what_it_brings() -> None:
    face = FetchQuestFace(Texts("en", strict=True), standard_deck(), NAMES[:3], NAMES[:3], None)
    assert face.line({"event": "sun-rose", "sun": 5, "sets": False}) == "The Sun rises to 5."
    assert face.line({"event": "sun-rose", "sun": 6, "sets": True}) == "The Sun has reached 6: every pioneer retreats."
