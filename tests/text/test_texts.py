"""What the loader promises, plural forms, and the texts of all cards in all languages."""

from __future__ import annotations

import pytest

from questkeep.games.tschak import GAME
from questkeep.games.tschak.cards import read_deck, standard_deck
from questkeep.games.tschak.rules.deck import TschakDeck
from questkeep.games.tschak.wording import card_worth
from questkeep.kernel.chance import Rng
from questkeep.kernel.errors import Objection, RuleBug
from questkeep.kernel.event import Seat, heard
from questkeep.text import LANGUAGES, Texts, language_of
from questkeep.text.reading import Reader
from questkeep.text.telling import event_message, objection_message

NOBODY: list[str] = []
OWN_DECK = """
based-on = "standard"
remove = ["M4y", "G5"]
[monsters]
M9z = { name = "tax collector", skulls = 5 }
[treasures]
G1 = { name = "chest", gold = 1 }
"""


def reader_of(language: str, deck: TschakDeck, names: list[str] = NOBODY, me: int | None = None) -> Reader:
    return Reader(Texts(language, strict=True), names, me, GAME.card_faces(deck))


def texts_of(language: str, deck: TschakDeck, key: str) -> tuple[str, str]:
    """What a card is called and what it says."""
    reader = reader_of(language, deck)
    return reader.name(key), reader.read(reader.face(key)["says"])


def test_an_unknown_language_is_refused_with_the_list_of_ours() -> None:
    with pytest.raises(ValueError, match="'fr'; there is en, de, ru, pl"):
        Texts("fr")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "pl_PL"}, "pl"),
        ({"LANG": "ru"}, "ru"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_a_missing_message_or_fact_is_a_bug() -> None:
    with pytest.raises(RuleBug, match="no message 'tschak-nonsense'"):
        Texts("de").say("tschak-nonsense")
    with pytest.raises(RuleBug, match="tschak-worth-gold"):
        Texts("de", strict=True).say("tschak-worth-gold")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("ru", ["Выбери 1 карту", "Выбери 2 карты", "Выбери 5 карт"]),
        ("pl", ["Wybierz 1 kartę", "Wybierz 2 karty", "Wybierz 5 kart"]),
        ("en", ["Choose one card", "Choose 2 cards", "Choose 5 cards"]),
        ("de", ["Wähle eine Karte", "Wähle 2 Karten", "Wähle 5 Karten"]),
    ],
)
def test_plural_forms_on_1_2_and_5(language: str, said: list[str]) -> None:
    texts = Texts(language, strict=True)
    for count, beginning in zip((1, 2, 5), said, strict=True):
        assert texts.say("tschak-ask-play", count=count, floor=1).startswith(beginning + " ")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("ru", ["1 очко", "2 очка", "5 очков", "21 очко", "-4 очка"]),
        ("pl", ["1 punkt", "2 punkty", "5 punktów", "21 punktów", "-4 punkty"]),
    ],
)
def test_plural_forms_of_points(language: str, said: list[str]) -> None:
    texts = Texts(language, strict=True)
    for score, points in zip((1, 2, 5, 21, -4), said, strict=True):
        assert texts.say("tschak-winner-one", player="Osric", score=score).endswith(f" {points}.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_deck_has_a_name_and_a_text(language: str) -> None:
    for key in GAME.card_faces(standard_deck()):
        name, says = texts_of(language, standard_deck(), key)
        assert name
        assert says.endswith(".")
        assert "{" not in name + says


def test_a_home_made_card_speaks_every_language_and_keeps_its_own_name() -> None:
    deck = read_deck("mine.toml", OWN_DECK)
    assert texts_of("ru", deck, "M9z") == ("tax collector", "Отнимает в конце 5 очков.")
    assert texts_of("pl", deck, "G1")[1] == "Na koniec daje 1 punkt."


def test_t77_the_trophy_says_what_it_pays_at_this_table() -> None:
    trophy = next(card for card in standard_deck().treasures if card.key == "TP")
    reader = reader_of("en", standard_deck())
    worth = [reader.read(card_worth(trophy, seats)) for seats in (2, 3, 4)]
    assert worth == ["+1 per monster", "+2 per monster", "+2 per monster"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_t24_the_refusal_says_what_to_do(language: str) -> None:
    reader = reader_of(language, standard_deck())
    refusals = [Objection("T-24", "type-repeated", {"type": type}) for type in ("wizard", "dwarf")]
    assert len({reader.read(objection_message(GAME, refusal)) for refusal in refusals}) == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_event_of_random_games_is_told_to_every_seat(language: str, seats: int) -> None:
    rng = Rng(f"story {seats}")
    options = GAME.chosen_options({"table": "strict", "elixir": "manual"})
    table = GAME.new(seats, options, standard_deck(), rng)
    table.listen()
    while asked := table.asked():
        choices = table.options(asked[0])
        table.apply(asked[0], choices[rng.below(len(choices))], rng)
    for seat in [None, *map(Seat, range(seats))]:
        reader = reader_of(language, standard_deck(), ["Brida", "Osric", "Mirra", "Tomke"][:seats], seat)
        lines = [reader.read(event_message(GAME, event)) for event in heard(table.told or [], seat)]
        assert all(lines)
        assert not any("{" in line for line in lines)
