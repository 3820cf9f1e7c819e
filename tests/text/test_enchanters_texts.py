"""The texts of Enchanters: names as in the rulebook, card texts, the log, and the terminal, in all languages."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.console import Console, ConsoleDimensions

from questkeep.games.enchanters import GAME
from questkeep.games.enchanters.cards import read_deck, standard_deck
from questkeep.games.enchanters.rules.deck import EnchantersDeck
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat, heard
from questkeep.kernel.game import Code
from questkeep.terminal.enchanters import EnchantersFace
from questkeep.text import LANGUAGES, Texts
from questkeep.text.reading import Reader
from questkeep.text.rulebook import rulebook

DECK = standard_deck()
ROW = re.compile(r"^\| `([A-Z]{3}-\w+)` \| ([^|]+?) \|", re.MULTILINE)
ROW_TEXT = re.compile(r"^\| `([A-Z]{3}-\w+)` \|.*\| ([^|]*) \|$", re.MULTILINE)
TILE_TEXT = re.compile(r"^- `(V\d\d)` \*[^*]+\* (.*?)(?=^- `V|\Z)", re.MULTILINE | re.DOTALL)
TABLE = re.compile(r"^\|---\|---\|\n((?:\|.*\n)+)", re.MULTILINE)
PHRASES = re.compile(r"^\| ([^|]+) \| [^|]+ \|$", re.MULTILINE)
TILE = re.compile(r"^- `(V\d\d)` \*([^*]+?)\.?\*", re.MULTILINE)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def reader_of(language: str, deck: EnchantersDeck = DECK) -> Reader:
    return Reader(Texts(language, strict=True), [], None, GAME.card_faces(deck))


def text_of(reader: Reader, key: str) -> str:
    return reader.read(reader.face(key)["says"])


def said_of_abilities(reader: Reader, key: str) -> str:
    """What is printed on a card besides its numbers."""
    abilities = reader.face(key).get("abilities", {}).values()
    return " ".join(f"{reader.read(ability)}." for ability in abilities)


KINDS = [card.key for card in DECK.kinds]
TILES = [village.key for village in DECK.villages]


@every_language
def test_cards_are_called_as_in_the_rulebook(language: str) -> None:
    reader = reader_of(language)
    book = rulebook("enchanters", language)
    named = {**dict(ROW.findall(book)), **dict(TILE.findall(book))}
    assert {key: reader.name(key) for key in KINDS + TILES} == named


@pytest.mark.parametrize(
    ("language", "name"),
    [("en", "Scimitar of Rage"), ("de", "Krummsäbel des Zorns"), ("ru", "Ятаган ярости"), ("pl", "Bułat gniewu")],
)
def test_the_artifact_has_a_full_name_in_every_language(language: str, name: str) -> None:
    reader = reader_of(language)
    facts = {"item": reader.name("BAN-I1"), "enchantment": reader.name("GNO-E1")}
    assert reader.texts.say("enchanters-artifact", **facts) == name


@every_language
def test_every_card_and_village_has_a_text(language: str) -> None:
    reader = reader_of(language)
    for card in [*DECK.kinds, *DECK.start]:
        said = text_of(reader, card.key)
        assert said.endswith(".")
        assert "{" not in said
    for village in DECK.villages:
        assert text_of(reader, village.key).count(".") >= len(village.abilities.printed)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Pay 1 crystal: +1 attack per 2 Monsters."),
        ("de", "Zahl 1 Kristall: +1 Angriff je 2 Monster."),
        ("ru", "Заплати 1 кристалл: +1 атаки за каждых 2 монстров."),
        ("pl", "Zapłać 1 kryształ: +1 ataku za każde 2 potwory."),
    ],
)
def test_a_sentence_is_composed_from_its_verbs(language: str, said: str) -> None:
    assert text_of(reader_of(language), "GNO-E1").endswith(said)


@every_language
def test_the_rulebook_says_of_every_card_what_the_card_says(language: str) -> None:
    """But for capitals, and for the few rows that point to a clause instead."""
    reader = reader_of(language)
    book = rulebook("enchanters", language)
    said = {key: said_of_abilities(reader, key) or "–" for key in KINDS + TILES}
    printed = {key: text for key, text in ROW_TEXT.findall(book) if "(E-" not in text}
    assert len(printed) == 55
    printed |= {key: " ".join(text.split()) for key, text in TILE_TEXT.findall(book)}
    assert {key: said[key].lower() for key in printed} == {key: text.lower() for key, text in printed.items()}


@every_language
def test_the_phrases_that_the_rulebook_explains_are_those_of_the_cards(language: str) -> None:
    reader = reader_of(language)
    said = [text_of(reader, key) for key in KINDS + TILES]
    section = rulebook("enchanters", language).partition("\n## 18. ")[2].partition("\n## ")[0]
    explained = [row.split("; ") for table in TABLE.findall(section) for row in PHRASES.findall(table)]
    phrases = [phrase.removesuffix(" …").lower() for row in explained for phrase in row]
    assert len(phrases) == 30
    assert [phrase for phrase in phrases if phrase not in "\n".join(said).lower()] == []


@every_language
def test_an_own_card_speaks_every_language(language: str) -> None:
    ability = (
        '{ kind = "act", cost = { wounds = 5, mend = 2 }, effects = [{ fine = "any", amount = 5 }, { swap = true }] }'
    )
    card = f'class = "item"\nname = "Butter Knife"\nabilities = [{ability}]\n'
    deck = read_deck("mine.toml", f'based-on = "standard"\n[start.ST-I]\n{card}')
    reader = reader_of(language, deck)
    assert reader.name("ST-I") == "Butter Knife"
    assert "5" in text_of(reader, "ST-I")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Below the line: pay 1 crystal: heal 2. Game end: +1 glory per Item."),
        ("de", "Unter der Linie: zahl 1 Kristall: heile 2. Spielende: +1 Ruhm je Gegenstand."),
        ("ru", "Под чертой: заплати 1 кристалл: исцели 2. Конец игры: +1 славы за каждый предмет."),
        ("pl", "Pod linią: zapłać 1 kryształ: ulecz 2. Koniec gry: +1 chwały za każdy przedmiot."),
    ],
)
def test_e14_a_card_says_what_stands_below_its_line(language: str, said: str) -> None:
    heal = '{ kind = "act", cost = { crystals = 1 }, effects = [{ heal = 2 }] }'
    score = '{ kind = "score", each = 1, per = 1, of = "items" }'
    card = f'class = "item"\nname = "x"\nlower = {{ abilities = [{heal}, {score}] }}\n'
    deck = read_deck("mine.toml", f'based-on = "standard"\n[start.ST-I]\n{card}')
    assert text_of(reader_of(language, deck), "ST-I").endswith(said)
    assert GAME.card_faces(deck)["ST-I"]["lower_abilities"] == 2


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "before setting out: use village.3, swap 1 3 · can be won with: use BAN-I1.1.1"),
        ("de", "vor der Reise: use village.3, swap 1 3 · zu gewinnen mit: use BAN-I1.1.1"),
        ("ru", "до путешествия: use village.3, swap 1 3 · можно победить: use BAN-I1.1.1"),
        ("pl", "przed podróżą: use village.3, swap 1 3 · da się wygrać: use BAN-I1.1.1"),
    ],
)
def test_e69_the_terminal_tells_what_must_come_before_the_journey(language: str, said: str) -> None:
    position = {
        "village": "V09",
        "items": {"0": ["BAN-I1"]},
        "crystals": {"0": 2},
        "track": ["BAN-I2", "DRA-I1", "BAN-M1", "DRA-I2", "DRA-I3"],
    }
    table = GAME.arrange(3, GAME.chosen_options({}), DECK, position)
    face = EnchantersFace(Texts(language, strict=True), DECK, ["A", "B", "C"], ["A", "B", "C"], 0)
    console = Console(width=250, file=StringIO())
    journey = table.said(Seat(0), table.parse(Seat(0), "journey 3"))
    with console.capture() as shown:
        console.print(face.choices(table.view(Seat(0)), table.notes(Seat(0)), [journey]))
    assert said in shown.get()


@every_language
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_whole_game_is_told_and_drawn(language: str, seats: int) -> None:
    texts = Texts(language, strict=True)
    options = GAME.chosen_options({"kingdoms": "draft", "invasion": "fast", "depths": "yes"})
    rng = Rng(f"told {seats}")
    table = GAME.new(seats, options, DECK, rng)
    table.listen()
    names = [f"N{seat}" for seat in range(seats)]
    face = EnchantersFace(texts, DECK, names, names, 0)
    console = Console(width=100, file=None, record=True, quiet=True)
    row = 0
    while asked := table.asked():
        seat = asked[0]
        codes = table.options(seat)
        if row % 5 == 0:
            view, notes = table.view(seat), table.notes(seat)
            choices = [table.said(seat, code) for code in codes]
            assert face.question(view, notes, choices)
            assert face.status(view)
            console.print(face.choices(view, notes, choices))
            console.print(face.table(view, ConsoleDimensions(100, 24 + row % 20)))
            for wrong in (Code(0), Code(1), Code(2), Code(8), Code(22), Code(1024 + 16 * 3 + 1), Code(65536)):
                for other in range(seats):
                    if (refusal := table.objection(Seat(other), wrong)) is not None:
                        assert face.objection(refusal)
        table.apply(seat, codes[rng.below(len(codes))], rng)
        row += 1
    for event in face.news(heard(table.told or [], None), table.view(None)):
        assert "{" not in face.line(event)
    end = heard(table.told or [], None)[-1]
    assert face.stage(end, table.view(None)) is not None
