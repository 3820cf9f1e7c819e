"""What the loader promises, plural forms, and the texts of all cards in all languages."""

from __future__ import annotations

import pytest

from questkeep.games import CATALOGUE
from questkeep.games.tschak.cards import read_deck, standard_deck
from questkeep.games.tschak.rules.deck import KeepCard
from questkeep.games.tschak.text import card_name, card_text, card_worth, cards_by_key, objection_text
from questkeep.kernel.chance import Rng
from questkeep.kernel.errors import Objection, RuleBug
from questkeep.kernel.event import Seat, heard
from questkeep.text import LANGUAGES, Texts, language_of
from questkeep.text.telling import Teller

OWN_DECK = """
based-on = "standard"
remove = ["M4y", "G5"]
[monsters]
M9z = { name = "tax collector", skulls = 5 }
[treasures]
G1 = { name = "chest", gold = 1 }
"""


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
    texts = Texts(language, strict=True)
    for card in cards_by_key(standard_deck()).values():
        assert card_name(texts, card)
        assert card_text(texts, card).endswith(".")
        assert "{" not in card_text(texts, card)


def test_a_home_made_card_speaks_every_language_and_keeps_its_own_name() -> None:
    cards = cards_by_key(read_deck("mine.toml", OWN_DECK))
    assert card_name(Texts("ru", strict=True), cards["M9z"]) == "tax collector"
    assert card_text(Texts("ru", strict=True), cards["M9z"]) == "Отнимает в конце 5 очков."
    assert card_text(Texts("pl", strict=True), cards["G1"]) == "Na koniec daje 1 punkt."


def test_t77_the_trophy_says_what_it_pays_at_this_table() -> None:
    trophy = cards_by_key(standard_deck())["TP"]
    assert isinstance(trophy, KeepCard)
    worth = [card_worth(Texts("en", strict=True), trophy, seats) for seats in (2, 3, 4)]
    assert worth == ["+1 per monster", "+2 per monster", "+2 per monster"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_t24_the_refusal_says_what_to_do(language: str) -> None:
    texts = Texts(language, strict=True)
    said = {objection_text(texts, Objection("T-24", "type-repeated", {"type": type})) for type in ("wizard", "dwarf")}
    assert len(said) == 2
    assert all(sentence.endswith("[T-24]") for sentence in said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_event_of_random_games_is_told_to_every_seat(language: str, seats: int) -> None:
    game = CATALOGUE["tschak"]
    rng = Rng(f"story {seats}")
    options = game.chosen_options({"table": "strict", "elixir": "manual"})
    table = game.new(seats, options, standard_deck(), rng)
    table.listen()
    while asked := table.asked():
        choices = table.options(asked[0])
        table.apply(asked[0], choices[rng.below(len(choices))], rng)
    texts = Texts(language, strict=True)
    for seat in [None, *map(Seat, range(seats))]:
        teller = Teller(texts, game, ["Brida", "Osric", "Mirra", "Tomke"][:seats], seat, str)
        lines = [teller.line(event) for event in heard(table.told or [], seat)]
        assert all(lines)
        assert not any("{" in line for line in lines)
