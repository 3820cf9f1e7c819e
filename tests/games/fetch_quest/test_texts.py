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
from questkeep.games.fetch_quest.rules.deck import Challenge, Kind, Mission, Pioneer
from questkeep.games.fetch_quest.text import card_text, name_of, objection_text
from questkeep.games.fetch_quest.text.story import Story
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
    texts = Texts(language, strict=True)
    deck = read_deck(f"{file}.toml", (HOME / "decks" / f"{file}.toml").read_text("utf-8"))
    cards: list[Pioneer | Kind | Challenge | Mission] = [*deck.pioneers, *deck.kinds]
    for card in [*cards, *deck.challenges, *deck.missions]:
        assert name_of(texts, card.name) != card.name
        for seats in (3, 4, 5, 6):
            text = card_text(texts, card, seats)
            assert text
            assert "{" not in text


@every_language
def test_every_objection_and_clause_has_a_sentence(language: str) -> None:
    texts = Texts(language)
    found = re.findall(r'\(\s*"(F-\d+)",\s*"([\w-]+)"', source())
    assert len(found) > 40
    for clause, reason in found:
        assert texts.has(f"fetch_quest-clause-{clause}"), clause
        assert objection_text(texts, Objection(clause, reason)).endswith(f"[{clause}]")


@every_language
def test_every_option_event_and_item_has_its_words(language: str) -> None:
    texts = Texts(language, strict=True)
    for option in GAME.options:
        assert all(texts.has(f"fetch_quest-option-{option.name}-{value}") for value in option.values)
    events = set(re.findall(r'(?:open_to_all|partly_hidden|private|tell_hidden)\(\s*"([\w-]+)"', source()))
    assert len(events) > 40
    assert [kind for kind in events if not texts.has(f"fetch_quest-event-{kind}")] == []
    assert all(texts.has(f"fetch_quest-item-{item}") for item in talk.NAMES)


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
    story = Story(texts, standard_deck(), names)
    for observer in [None, *map(Seat, range(seats))]:
        assert all(story.line(event) for event in heard(table.told or [], observer))


def test_the_last_step_of_the_sun_says_what_it_brings() -> None:
    story = Story(Texts("en", strict=True), standard_deck(), NAMES[:2])
    assert story.line({"event": "sun-rose", "sun": 5}) == "The Sun rises to 5."
    assert story.line({"event": "sun-rose", "sun": 6}) == "The Sun has reached 6: every pioneer retreats."
