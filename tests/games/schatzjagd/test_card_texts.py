"""What a card says is what it does: when it may be played, on whom, and within which limits, in every language."""

from __future__ import annotations

import re

import pytest

from questkeep.games.schatzjagd import GAME
from questkeep.games.schatzjagd.cards import read_deck, standard_deck
from questkeep.games.schatzjagd.rules.deck import (
    ADD,
    BANISH,
    FETCH,
    HALF,
    JUMP,
    MAP,
    NAMES,
    PILFER,
    POISON,
    PORTAL,
    POWER,
    SHIFT,
    SPECIAL,
    SPELL,
    SQUARE,
    WINDOWS,
    Effect,
    Kind,
)
from questkeep.games.schatzjagd.rules.flow import Schatzjagd
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat
from questkeep.kernel.game import State
from questkeep.text import LANGUAGES, Texts
from questkeep.text.reading import Reader, signed

DECK = read_deck(
    "mine.toml",
    """based-on = "standard"
[cards.B1]
type = "spell"
name = { de = "Raubblitz", en = "Thieving bolt" }
count = 1
target = "other"
window = "fight"
effects = ["weapons half", "gold =0", "pilfer"]
[cards.B2]
type = "special"
name = { de = "Orakel", en = "Oracle" }
count = 1
pay = 3
effects = ["peek square 1", "roll", "trade 2"]
roll = [["poison 3"], ["unskip"], ["fetch map"], [], ["cure"], ["strength half"]]
after = "discard"
[cards.B3]
type = "spell"
name = { de = "Ausguck", en = "Lookout" }
count = 1
window = "not-fight"
effects = ["weapons =7", "peek 1"]
""",
)
SAID = {
    "journey": ["Only before the roll, or on the journey", "Nur vor dem Wurf oder auf der Reise",
                "Только до броска или в походе", "Tylko przed rzutem albo w podróży"],
    "fight": ["Only in a fight.", "Nur im Kampf.", "Только в бою.", "Tylko w walce."],
    "not-fight": ["Not in a fight.", "Nicht im Kampf.", " Не в бою.", " Nie w walce."],
    "outside": ["henchman outside the city:", "außerhalb der Stadt:", "вне города:", "poza miastem:"],
    "anywhere": ["wherever his henchman is:", "wo auch immer sein Scherge steht:", "где бы ни был его приспешник:",
                 "gdziekolwiek jest jego pachołek:"],
    "price": ["Pay ", "Zahle ", "Заплати ", "Zapłać "],
    "discard": ["Discarded when used.", "Wird nach Gebrauch abgelegt.", "После использования сбрасывается.",
                "Po użyciu odrzucana."],
    "dig": ["dig up a treasure: in part 2,", "hebe einen Schatz: in Teil 2", "выкопай сокровище: в части 2",
            "wykop skarb: w części 2"],
    "steal": ["a random play card", "eine zufällige Spielkarte", "случайную игровую карту", "losową kartę gry"],
    "no treasure": ["never a treasure", "nie einen Schatz", "но не сокровище", "nigdy skarb"],
    "treasures left": ["as long as treasures are left", "solange noch Schätze", "если стопка сокровищ не пуста",
                       "jeśli stos skarbów nie jest pusty"],
    "elsewhere": ["other open field", "anderes Landfeld", "другое обычное поле", "inne zwykłe pole"],
    "not into the city": ["never into the city", "nie in die Stadt", "но не в город", "nigdy do miasta"],
    "nobody there": ["without henchmen", "ohne Schergen", "без приспешников", "bez pachołków"],
    "no effect": ["without effect", "ohne Wirkung", "без действия", "bez skutku"],
    "this fight": ["until the end of the fight", "bis zum Ende des Kampfes", "до конца боя", "do końca walki"],
    "every dawn": ["at every dawn until it is cured", "in jedem Morgengrauen, bis", "на каждом рассвете, пока",
                   "o każdym świcie, aż do"],
    "rounded": ["rounded up", "aufgerundet", "с округлением вверх", "z zaokrągleniem w górę"],
    "around": ["away", "weit an", "не дальше", "nie dalej niż"],
}  # fmt: skip
"""What a text must say, by what it is about, in all languages: English, German, Russian, Polish."""
BY_VERB = {
    PILFER: ["steal", "no treasure"],
    FETCH: ["treasures left"],
    JUMP: ["elsewhere"],
    PORTAL: ["not into the city"],
    SHIFT: ["nobody there"],
    BANISH: ["no effect"],
    POWER: ["this fight"],
    POISON: ["every dawn"],
    HALF: ["rounded"],
    SQUARE: ["around"],
}


def card_text(kind: Kind, language: str = "en") -> str:
    """Everything that a card says."""
    reader = Reader(Texts(language, strict=True), [], None, GAME.card_faces(DECK))
    return reader.read(reader.face(kind.key)["says"])


def effects_of(kind: Kind) -> list[Effect]:
    """All effects of a card, those that hang on a die as well."""
    return [*kind.effects, *(one for effect in kind.effects for face in effect.faces for one in face)]


def matters(kind: Kind) -> set[str]:
    """What the text of a card must speak of, from its data alone."""
    found = {matter for effect in effects_of(kind) for matter in BY_VERB.get(effect.verb, [])}
    if kind.window:
        found.add(WINDOWS[kind.window])
    if kind.is_aimed:
        found.add("anywhere" if [effect.verb for effect in kind.effects] == [PILFER] else "outside")
    if kind.pay:
        found.add("price")
    if kind.type == SPECIAL and not kind.stays:
        found.add("discard")
    if kind.type == MAP:
        found.add("dig")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_s137_every_card_says_when_on_whom_and_within_which_limits_it_works_and_nothing_else(language: str) -> None:
    assert len(DECK.kind_of) == 122 + 3
    assert set().union(*map(matters, DECK.kinds)) == set(SAID)
    for kind in DECK.kinds:
        text = card_text(kind, language)
        said = {matter for matter, words in SAID.items() if words[LANGUAGES.index(language)] in text}
        assert said == matters(kind), f"{kind.key}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_s137_every_number_of_a_card_is_in_its_text(language: str) -> None:
    for kind in DECK.kinds:
        changes = [effect for effect in effects_of(kind) if effect.verb == ADD]
        others = [effect for effect in effects_of(kind) if effect.verb != ADD and effect.number > 1]
        wanted = {signed(effect.number) for effect in changes} | {str(effect.number) for effect in others}
        wanted |= {str(kind.pay)} if kind.pay else set()
        wanted |= {NAMES[kind.number]} if kind.type == MAP else {str(kind.number)} if kind.number else set()
        text = card_text(kind, language)
        assert {number for number in wanted if not re.search(rf"(?<!\w){re.escape(number)}(?!\w)", text)} == set()


MOMENTS: dict[str, dict[str, object]] = {
    "resting": {"values": {"0": {"skip": 1}}},
    "rolling": {},
    "stepping": {"moment": "journey", "steps": 2},
    "fighting": {"moment": "arrival", "fields": {"C3": "F19", "H8": "T1"}},
    "acting": {"moment": "arrival"},
    "shopping": {"moment": "arrival", "at": {"0": "E5", "1": "F6", "2": "C3"}},
    "playing": {"moment": "part-two"},
}
"""Seat 0 is asked, a trap lies on H8, seat 1 is in the city, seat 2 is not."""
PLACES = {"at": {"0": "C3", "1": "F6", "2": "C3"}, "fields": {"H8": "T1"}}


def at_a_moment(moment: str, hand: str) -> State:
    """A table of three at this moment, with one card in the hand of the lord whose turn it is."""
    position = {**PLACES, "hands": {"0": [hand], "1": ["W1"], "2": ["W2"]}, **MOMENTS[moment]}
    table = GAME.arrange(3, GAME.chosen_options({}), DECK, position)
    assert table.view(None)["phase"] == moment
    return table


def offers(table: State) -> list[str]:
    return [table.notation(Seat(0), code) for code in table.options(Seat(0))]


def moments_named(text: str) -> set[str]:
    """The moments in which a spell can be cast, as its text has it."""
    if "Only in a fight." in text:
        return {"fighting"}
    if "Only before the roll, or on the journey while steps are left." in text:
        return {"rolling", "stepping"}
    return set(MOMENTS) - ({"fighting"} if "Not in a fight." in text else set())


@pytest.mark.parametrize("kind", [kind for kind in DECK.kinds if kind.type == SPELL], ids=lambda kind: kind.key)
def test_s28_s54_a_spell_can_be_cast_when_and_at_whom_its_text_says(kind: Kind) -> None:
    text = card_text(kind)
    castable = {moment for moment in MOMENTS if f"cast {kind.key}" in " ".join(offers(at_a_moment(moment, kind.key)))}
    assert castable == moments_named(text)
    named = [1, 2] if "wherever his henchman is" in text else [2] if "outside the city" in text else []
    aims = [f"cast {kind.key} {seat}" for seat in named] or [f"cast {kind.key}"]
    found = offers(at_a_moment(min(castable), kind.key))
    assert [offer for offer in found if offer.startswith("cast")] == aims


@pytest.mark.parametrize("kind", [kind for kind in DECK.kinds if kind.type == SPECIAL], ids=lambda kind: kind.key)
def test_s46_a_special_costs_what_it_says_and_stays_unless_it_says_otherwise(kind: Kind) -> None:
    text = card_text(kind)
    price = re.search(r"Pay (\d+) gold", text)
    least = (int(price[1]) if price else 0) + ("exchange up to" in text.lower())
    for gold in range(6):
        position: dict[str, object] = {"moment": "arrival", "at": {"0": "C3"}, "fields": {"C3": kind.key}}
        position |= {"values": {"0": {"gold": gold}}, "discard": ["M1"]}
        table = GAME.arrange(2, GAME.chosen_options({}), DECK, position)
        assert isinstance(table, Schatzjagd)
        uses = [offer for offer in offers(table) if offer.startswith("use")]
        assert bool(uses) == (gold >= least)
        if uses:
            table.apply(Seat(0), table.parse(Seat(0), uses[0]), Rng(7))
            lies_there = "C3" in [shown["field"] for shown in table.view(None)["fields"]]
            assert lies_there == ("Discarded when used." not in text)


@pytest.mark.parametrize("kind", [kind for kind in DECK.kinds if kind.type == MAP], ids=lambda kind: kind.key)
def test_s61_a_map_digs_on_the_field_that_it_names_and_nowhere_else(kind: Kind) -> None:
    named = re.search(r"stands on ([A-J]\d+)", card_text(kind))
    assert named is not None
    for field in {NAMES[other.number] for other in standard_deck().kinds if other.type == MAP}:
        position: dict[str, object] = {"moment": "part-two", "at": {"0": field}, "hands": {"0": [kind.key]}}
        table = GAME.arrange(2, GAME.chosen_options({}), DECK, position)
        assert (f"dig {kind.key}" in offers(table)) == (field == named[1])
