"""The words of Schatzjagd: every card, event and refusal in every language."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from questkeep.games.schatzjagd import GAME
from questkeep.games.schatzjagd.cards import read_deck, standard_deck
from questkeep.kernel.chance import Rng
from questkeep.kernel.errors import Objection
from questkeep.kernel.event import Seat, heard
from questkeep.text import LANGUAGES, Texts
from questkeep.text.reading import Reader
from questkeep.text.telling import event_message, objection_message

HOME = Path(str(files("questkeep.games.schatzjagd")))
NAMES = ["Brida", "Osric", "Mirra", "Tomke"]
every_language = pytest.mark.parametrize("language", LANGUAGES)


def messages(language: str) -> dict[str, set[str]]:
    """Every message of a language with the facts it names."""
    text = (HOME / "text" / f"{language}.ftl").read_text("utf-8")
    written = re.findall(r"^([\w-]+) =(.*(?:\n    .*)*)", text, re.MULTILINE)
    assert len({id for id, _ in written}) == len(written) > 250
    return {id: set(re.findall(r"\$(\w+)", said)) for id, said in written}


@every_language
def test_every_language_has_the_same_messages_with_the_same_facts(language: str) -> None:
    assert messages(language) == messages("en")


@every_language
def test_every_card_has_a_name_and_a_text(language: str) -> None:
    own = read_deck("blank.toml", (HOME / "decks" / "blank.toml").read_text("utf-8"))
    reader = Reader(Texts(language, strict=True), NAMES, None, GAME.card_faces(own))
    for kind in own.kinds:
        assert reader.name(kind.key)
        says = reader.read(reader.face(kind.key)["says"])
        assert says.endswith(".")
        assert "{" not in says


@every_language
def test_every_objection_and_clause_has_a_sentence(language: str) -> None:
    texts = Texts(language)
    reader = Reader(texts, NAMES, None, GAME.card_faces(standard_deck()))
    source = "\n".join(path.read_text("utf-8") for path in sorted((HOME / "rules").glob("*.py")))
    found = re.findall(r'\(\s*"(S-\d+)",\s*"([\w-]+)"', source)
    assert len(found) > 35
    for clause, reason in found:
        assert texts.has(f"schatzjagd-clause-{clause}"), clause
        assert reader.read(objection_message(GAME, Objection(clause, reason)))


@every_language
def test_every_option_and_event_has_its_words(language: str) -> None:
    texts = Texts(language, strict=True)
    for option in GAME.options:
        assert all(texts.has(f"schatzjagd-option-{option.name}-{value}") for value in option.values)
    source = "\n".join(path.read_text("utf-8") for path in sorted((HOME / "rules").glob("*.py")))
    events = set(re.findall(r'Event\(\s*"([\w-]+)"', source))
    assert len(events) > 40
    assert all(texts.has(f"schatzjagd-event-{kind}") for kind in events)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Mirra rolls for the fiend."),
        ("de", "Für den Unhold würfelt Mirra."),
        ("ru", "За лиходея бросает Mirra."),
        ("pl", "Za łotra rzuca Mirra."),
    ],
)
def test_s100_the_log_names_the_lord_who_rolls_for_the_fiend(language: str, words: str) -> None:
    position: dict[str, object] = {"castles": ["red", "blue", "yellow"], "moment": "arrival", "at": {"0": "C3"}}
    table = GAME.arrange(3, GAME.chosen_options({}), standard_deck(), position | {"fields": {"C3": "F19"}})
    for pick in ("strike", "flee"):
        table.apply(Seat(0), table.parse(Seat(0), pick), Rng(5))
    reader = Reader(Texts(language, strict=True), NAMES, None, GAME.card_faces(standard_deck()))
    told = {str(event["event"]): reader.read(event_message(GAME, event)) for event in heard(table.told or [], None)}
    named = {kind for kind, line in told.items() if line.endswith(f" {words}")}
    assert named == {"fiend-met", "blows-exchanged", "parting-blow"}


@every_language
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_event_of_random_games_is_told_to_every_seat(language: str, seats: int) -> None:
    rng = Rng(f"story {seats}")
    wishes = {"days": "20", "castles": "choose", "catharsis": "yes", "plunder": "yes", "deposit": "yes"}
    table = GAME.new(seats, GAME.chosen_options(wishes), standard_deck(), rng)
    table.listen()
    while asked := table.asked():
        choices = table.options(asked[0])
        table.apply(asked[0], choices[rng.below(min(12, len(choices)))], rng)
    faces = GAME.card_faces(standard_deck())
    for seat in [None, *map(Seat, range(seats))]:
        reader = Reader(Texts(language, strict=True), NAMES, seat, faces)
        assert all(reader.read(event_message(GAME, event)) for event in heard(table.told or [], seat))
