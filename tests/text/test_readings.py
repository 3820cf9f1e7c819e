"""Messages read out, and facts made messages: the cases that both runtimes agree on (readings.json)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from questkeep.games.tschak import GAME
from questkeep.kernel.errors import Objection
from questkeep.kernel.views import VerbView
from questkeep.text import LANGUAGES, Texts
from questkeep.text.reading import Reader
from questkeep.text.telling import clauses_of, fact_message, facts_of, objection_message, option_message, where_message

CASES: dict[str, Any] = json.loads(Path(__file__).with_name("readings.json").read_text("utf-8"))


@pytest.mark.parametrize("case", CASES["messages"], ids=lambda case: json.dumps(case["message"])[:60])
def test_a_message_is_read_out(case: dict[str, Any]) -> None:
    for language in LANGUAGES:
        if language in case:
            texts = Texts(language, strict=True)
            assert Reader(texts, CASES["names"], 0, CASES["faces"]).read(case["message"]) == case[language]


@pytest.mark.parametrize("case", CASES["facts"], ids=lambda case: f"{case['sort']} {case['value']}"[:60])
def test_a_fact_becomes_a_message(case: dict[str, Any]) -> None:
    assert fact_message(GAME, case["sort"], case["value"], CASES["beside"]) == case["message"]


def test_what_may_be_hidden_says_whether_it_is() -> None:
    assert facts_of(GAME, {"card": "?card"}, {"card": None}) == {"cardhidden": "yes", "card": ""}
    assert facts_of(GAME, {"seat": "seat", "last_card": "?card"}, {"seat": 1, "last_card": "M2a"}) == {
        "player": {"seat": 1},
        "lastcardhidden": "no",
        "lastcard": {"card": "M2a"},
    }


@pytest.mark.parametrize("case", CASES["options"], ids=lambda case: case["choice"]["verb"])
def test_an_answer_says_its_verb_with_its_arguments(case: dict[str, Any]) -> None:
    verb: VerbView = {"args": case["args"], "sorts": case["sorts"], "places": [], "button": None, "thing": ""}
    assert option_message(GAME, CASES["view"], verb, case["choice"]) == case["message"]


def test_a_refusal_names_cards_and_leaves_words_as_they_are() -> None:
    said = objection_message(GAME, Objection("T-24", "named-twice", {"card": "W5w"}))
    assert said == {"say": "tschak-objection-named-twice", "facts": {"card": {"card": "W5w"}}}
    said = objection_message(GAME, Objection("T-24", "type-repeated", {"type": "dwarf"}))
    assert said == {"say": "tschak-objection-type-repeated", "facts": {"type": "dwarf"}}


def test_where_we_are_may_name_parts_of_the_view() -> None:
    said = where_message(GAME, {"phase": "picking", "turn": {"number": 3, "seats": [1]}, "hand": ["W5w"]})
    assert said == {"say": "tschak-where", "facts": {"phase": "picking", "turnnumber": 3}}


def test_the_paragraphs_behind_an_event_are_its_facts() -> None:
    decided = {"event": "floor-decided", "treasure_clause": "T-46", "monster_clause": "T-96"}
    assert clauses_of(GAME, decided) == ["T-46", "T-96"]
    assert clauses_of(GAME, {"event": "mistake-found", "clause": "T-90"}) == ["T-90"]
