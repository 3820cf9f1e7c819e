"""Tables that cannot be opened: every reason is told in every language, with the facts it speaks of."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from questkeep.games import CATALOGUE
from questkeep.games.enchanters.cards import read_deck as read_enchanters
from questkeep.games.schatzjagd.cards import read_deck as read_schatzjagd
from questkeep.kernel.errors import UnfitTable
from questkeep.kernel.game import Deck
from questkeep.text import LANGUAGES, Texts
from questkeep.text.unfit import unfit_text

ANOTHER_VILLAGE = """
based-on = "standard"
remove = ["V05"]
"""
FEW_TREASURES = """
based-on = "standard"
[treasures]
crown = 1
chalice = 1
orb = 1
"""
TILES = read_enchanters("tiles.toml", ANOTHER_VILLAGE)
FEW = read_schatzjagd("few.toml", FEW_TREASURES)
OBJECTION = re.compile(r'Objection\("([A-Z]+-\d+)", "([\w-]+)"')


def unfit(game: str, seats: int, wishes: dict[str, str], deck: Deck | None) -> UnfitTable:
    """Why this table cannot be opened."""
    with pytest.raises(UnfitTable) as refused:
        CATALOGUE[game].check_table(
            seats, CATALOGUE[game].chosen_options(wishes), deck or CATALOGUE[game].standard_deck()
        )
    return refused.value


CASES = [
    pytest.param("tschak", 5, {}, None, ("", "wrong-seats"), id="seats"),
    pytest.param("fetch_quest", 3, {"moon": "on"}, None, ("", "unknown-option"), id="option"),
    pytest.param("schatzjagd", 2, {"days": "7"}, None, ("", "unknown-value"), id="value"),
    pytest.param("enchanters", 2, {"invasion": "super-fast"}, None, ("E-125", "value-for-others"), id="for-others"),
    pytest.param("enchanters", 4, {"kingdoms": "gnolls"}, None, ("E-19", "wrong-parts"), id="parts"),
    pytest.param("enchanters", 4, {"village": "V05"}, TILES, ("E-24", "no-such-village"), id="village"),
    pytest.param("schatzjagd", 2, {"victory": "6"}, FEW, ("S-21", "too-few-treasures"), id="treasures"),
    pytest.param("schatzjagd", 2, {"victory": "alike"}, FEW, ("S-21", "too-few-alike"), id="alike"),
]


@pytest.mark.parametrize(("game", "seats", "wishes", "deck", "told"), CASES)
def test_every_reason_is_told_in_every_language(
    game: str, seats: int, wishes: dict[str, str], deck: Deck | None, told: tuple[str, str]
) -> None:
    problem = unfit(game, seats, wishes, deck)
    assert (problem.objection.clause, problem.objection.reason) == told
    said = [unfit_text(Texts(language, strict=True), problem) for language in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)
    clause, _ = told
    for sentence in said:
        assert sentence.endswith(f"[{clause}]" if clause else ".")
        for fact in problem.objection.facts.values():
            for word in fact if isinstance(fact, list) else [fact] if isinstance(fact, int) else []:
                assert str(word) in sentence


def test_every_reason_of_a_game_has_a_sentence_of_its_own() -> None:
    for game in CATALOGUE:
        source = (files("questkeep.games") / game / "__init__.py").read_text("utf-8")
        for clause, reason in OBJECTION.findall(source):
            assert Texts("en").has(f"{game}-objection-{reason}"), clause


def test_what_somebody_wrote_is_told_back_only_in_part() -> None:
    problem = unfit("tschak", 2, {"x" * 9_999: "y"}, None)
    assert len(unfit_text(Texts("en"), problem)) < 200
