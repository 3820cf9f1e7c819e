"""Deck files of Schatzjagd: the box, own cards, and what is refused."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from io import StringIO
from typing import cast

import pytest
from rich.console import Console, ConsoleDimensions

from questkeep.games.schatzjagd import GAME
from questkeep.games.schatzjagd.cards import read_deck, standard_deck
from questkeep.games.schatzjagd.rules.deck import MAP, NAMES, TYPES, VERBS, WEAPON, WINDOWS
from questkeep.games.schatzjagd.rules.shapes import SchatzjagdView
from questkeep.kernel.chance import Rng
from questkeep.kernel.errors import BadFile
from questkeep.kernel.event import Seat, heard
from questkeep.kernel.playout import play_out
from questkeep.scenarios import value_at
from questkeep.terminal.schatzjagd import SchatzjagdFace
from questkeep.terminal.schatzjagd.table import TableDrawing
from questkeep.text import LANGUAGES, Texts
from questkeep.text.reading import Reader


def own(cards: str) -> str:
    """A deck with one more card."""
    return f'based-on = "standard"\n[cards.B1]\nname = {{ de = "x", en = "x" }}\ncount = 1\n{cards}'


def test_s02_the_box_has_122_play_cards_of_seven_types() -> None:
    counts = Counter(TYPES[type] for type in standard_deck().type_of)
    assert counts == {"weapon": 21, "potion": 11, "trap": 16, "special": 14, "fiend": 34, "spell": 14, "map": 12}
    assert sum(kind.number * kind.count for kind in standard_deck().kinds if kind.type == WEAPON) == 56


def test_s03_there_are_four_treasures_of_each_kind_and_s04_four_shops() -> None:
    deck = standard_deck()
    assert Counter(deck.treasures[kind] for kind in deck.treasure_kinds) == {"crown": 4, "chalice": 4, "orb": 4}
    assert [shop.key for shop in deck.shops] == ["inn", "healer", "school", "smith"]


def test_s07_four_castles_four_city_fields_92_open_ones_and_s08_realms_of_25() -> None:
    board = standard_deck().board
    assert [NAMES[field] for field in board.city_fields] == ["E5", "F5", "E6", "F6"]
    assert [(land.name, NAMES[land.castle]) for land in board.lands] == [
        ("red", "A10"),
        ("yellow", "J10"),
        ("blue", "J1"),
        ("green", "A1"),
    ]
    assert len(board.open_fields) == 92
    assert [len(land.fields) for land in board.lands] == [25] * 4


def test_s13_the_twelve_dig_fields_differ_and_lie_on_road_or_river_three_in_each_realm() -> None:
    board = standard_deck().board
    fields = [kind.number for kind in standard_deck().kinds if kind.type == MAP]
    assert len(set(fields)) == 12
    assert {board.features[field] for field in fields} == {"R", "W"}
    assert [sum(field in land.fields for field in fields) for land in board.lands] == [3] * 4


def test_s136_own_cards_join_the_deck_and_play() -> None:
    text = (files("questkeep.games.schatzjagd") / "decks" / "blank.toml").read_text("utf-8")
    deck = read_deck("blank.toml", text)
    assert len(deck.kind_of) == 124
    table = GAME.new(2, GAME.chosen_options({"days": "20"}), deck, Rng(1))
    assert play_out(table, Rng(2)) > 100


def test_s05_blank_cards_come_on_top_of_the_122_and_only_from_an_own_file() -> None:
    text = (files("questkeep.games.schatzjagd") / "decks" / "blank.toml").read_text("utf-8")
    own_keys = {kind.key for kind in read_deck("blank.toml", text).kinds} - {kind.key for kind in standard_deck().kinds}
    assert own_keys == {"B1", "B2"}
    assert len(standard_deck().kind_of) == 122


def test_s136_board_city_start_values_and_treasures_are_data() -> None:
    text = """based-on = "standard"
[start]
life = 9
strength = 3
weapons = 1
gold = 0
fiend-life = 20
[treasures]
crown = 3
chalice = 3
orb = 1
[city.inn]
name = { de = "Schenke", en = "Tavern" }
offers = [{ price = 0, effect = "gold +3", once = true }]
"""
    deck = read_deck("mine.toml", text)
    assert (deck.start, deck.fiend_life, len(deck.treasure_kinds)) == ([9, 3, 1, 0], 20, 7)
    position: dict[str, object] = {"moment": "arrival", "at": {"0": "C3"}, "fields": {"C3": "F1"}}
    view = GAME.arrange(2, GAME.chosen_options({}), deck, position).view(None)
    assert value_at(view, "turn.fight.foe_life") == 20
    assert value_at(view, "lords.1.life") == 9
    assert value_at(view, "treasures_left") == 7


def test_s138_all_see_that_a_table_has_cards_of_its_own() -> None:
    own_deck = read_deck("mine.toml", own('type = "weapon"\nvalue = 3'))
    for deck, name in ((own_deck, "mine"), (standard_deck(), "standard")):
        table = GAME.new(2, GAME.chosen_options({}), deck, Rng(1))
        assert table.view(None)["deck"] == name
        drawing = TableDrawing(Texts("en"), deck, ["Ada", "Bea"], None)
        screen = StringIO()
        Console(width=120, file=screen).print(drawing.draw(cast(SchatzjagdView, table.view(None))))
        assert ("Own cards: mine" in screen.getvalue()) == (name == "mine")


def test_s138_no_other_cards_are_called_standard() -> None:
    assert read_deck("standard.toml", own('type = "weapon"\nvalue = 3')).name == "own"
    assert standard_deck().name == "standard"
    assert {read_deck("standard", text).name for text in GAME.released_decks().values()} == {"standard"}


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Never drop it."), ("de", "Nie fallen lassen."), ("ru", "Never drop it.")]
)
def test_s137_a_card_says_its_own_text_after_what_it_does(language: str, words: str) -> None:
    record = 'type = "weapon"\nvalue = 3'
    silent = read_deck("mine.toml", own(record))
    talking = read_deck("mine.toml", own(record + '\ntext = { de = "Nie fallen  lassen.", en = "Never drop it." }'))
    said: list[str] = []
    for deck in (silent, talking):
        reader = Reader(Texts(language, strict=True), [], None, GAME.card_faces(deck))
        said.append(reader.read(reader.face("B1")["says"]))
    assert said[1] == f"{said[0]} {words}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_s136_own_treasures_shops_and_realms_are_called_by_their_own_names(language: str) -> None:
    text = standard_deck().text
    for old, new in (
        ('name = "red"', 'name = "copper"'),
        ('orb = { count = 4, icon = "orb" }', "ring = 4"),
        ("[city.inn]", "[city.tavern]"),
    ):
        text = text.replace(old, new)
    deck = read_deck("mine.toml", text.replace('name = "inn"', 'name = { de = "Schenke", en = "Tavern" }'))
    table = GAME.new(2, GAME.chosen_options({"castles": "choose"}), deck, Rng(1))
    table.listen()
    for seat in range(2):
        table.apply(Seat(seat), table.parse(Seat(seat), f"castle {['copper', 'blue'][seat]}"), Rng(1))
    names = ["Ada", "Bea"]
    face = SchatzjagdFace(Texts(language, strict=True), deck, names, names, 0)
    told = " ".join(face.line(event) for event in heard(table.told or [], None))
    assert ("Schenke" if language == "de" else "Tavern") in told
    assert "copper" in told
    position: dict[str, object] = {"moment": "part-two", "carried": {"0": ["ring"]}, "lying": {"A10": ["ring"]}}
    held = GAME.arrange(2, GAME.chosen_options({}), deck, position).view(Seat(0))
    assert "ring" in str(face.hand(held, [], ConsoleDimensions(80, 24)))


def test_s137_a_record_of_every_type_is_read() -> None:
    record = """based-on = "standard"
[cards.Q1]
type = "special"
name = { de = "Zelt", en = "Tent" }
count = 2
pay = 1
effects = ["skip 1", "life =15"]
after = "discard"
[cards.Q2]
type = "spell"
name = { de = "Rost", en = "Rust" }
count = 3
target = "other"
effects = ["weapons half"]
window = "not-fight"
[cards.Q3]
type = "fiend"
name = { de = "Riese", en = "Giant" }
count = 0
power = 40
reward = []
[cards.Q4]
type = "map"
name = { de = "Plan", en = "Plan" }
count = 1
field = "b2"
"""
    special, spell, fiend, map = (read_deck("mine.toml", record).kind_named[f"q{number}"] for number in range(1, 5))
    assert (TYPES[special.type], special.count, special.pay, special.stays) == ("special", 2, 1, False)
    assert [(VERBS[effect.verb], effect.number) for effect in special.effects] == [("skip", 1), ("set", 15)]
    assert (spell.is_aimed, WINDOWS[spell.window], VERBS[spell.last]) == (True, "not-fight", "half")
    assert (fiend.count, fiend.number, fiend.effects) == (0, 40, [])
    assert NAMES[map.number] == "B2"


@pytest.mark.parametrize(
    ("cards", "problem"),
    [
        ('type = "trap"\neffects = ["explode"]', "mine.toml:6: cards.B1.effects: 'explode' is not an effect"),
        ('type = "trap"\neffects = ["life -16"]', "out of the scale"),
        ('type = "fiend"\npower = 41\nreward = []', "mine.toml:6: cards.B1.power: should be a number from 0 to 40"),
        ('type = "map"\nfield = "E5"', "neither castle nor city"),
        ('type = "potion"\neffects = ["jump"]', "jump cannot be on a potion"),
        ('type = "spell"\neffects = ["jump", "life +1"]', "jump must come last"),
        ('type = "spell"\neffects = ["power 3"]', 'needs window = "fight"'),
        ('type = "spell"\neffects = ["pilfer"]', 'pilfer needs target = "other"'),
        ('type = "special"\neffects = ["roll"]', "roll needs a field roll"),
        ('type = "weapon"\nvalue = 3\ncolour = 1', "mine.toml:7: cards.B1.colour: is not a field that is known here"),
        ('type = "weapon"\nvalue = 16', "mine.toml:6: cards.B1.value: should be a number from 0 to 15"),
        ('type = "sword"\nvalue = 1', "mine.toml:5: cards.B1.type: should be one of weapon, potion"),
        ('type = "weapon"', "cards.B1: the field value is missing"),
        ('type = "trap"\neffects = []', "mine.toml:6: cards.B1.effects: should be a list of up to 6"),
        ('type = "special"\neffects = ["trade 3", "life +1"]', "trade must come last"),
        ('type = "special"\neffects = ["roll"]\nroll = [[]]', "mine.toml:7: cards.B1.roll: should be six lists"),
        ('type = "special"\neffects = ["life +1"]\nafter = "burn"', "mine.toml:7: cards.B1.after: should be one of"),
        ('type = "spell"\neffects = ["life +1"]\nwindow = "night"', "mine.toml:7: cards.B1.window: should be one of"),
        ('type = "spell"\ntarget = "other"\neffects = ["cure"]', "what acts on another lord"),
        ('type = "fiend"\npower = 3\nreward = ["portal"]', "mine.toml:7: cards.B1.reward: portal cannot be on a fiend"),
        ('type = "weapon"\nvalue = 1\ntext = 3', "mine.toml:7: cards.B1.text: should be a text, not 3"),
        ('type = "weapon"\nvalue = 1\ntext = {}', "cards.B1.text: should be a text, or one for each language"),
        ('type = "weapon"\nvalue = 1\ntext = { fr = "x" }', "cards.B1.text.fr: should be a text, or one for each"),
        (
            f'type = "weapon"\nvalue = 1\ntext = {{ de = "x", en = "{201 * "x"}" }}',
            "mine.toml:7: cards.B1.text: should have at most 200 letters that can be printed",
        ),
        ('type = "weapon"\nvalue = 1\ntext = { de = "x", en = "a\\u001bb" }', "letters that can be printed"),
        *(
            (
                f'type = "special"\neffects = ["roll"]\nroll = [[], ["{effect}"], [], [], [], []]',
                f"mine.toml:7: cards.B1.roll: {effect.split(' ')[0]} cannot depend on a die",
            )
            for effect in ("portal", "jump", "banish", "shift", "pilfer", "peek 2", "trade 2", "steps 2", "power 2")
        ),
    ],
)
def test_s139_what_cannot_be_used_is_refused_with_line_and_reason(cards: str, problem: str) -> None:
    with pytest.raises(BadFile) as refused:
        read_deck("mine.toml", own(cards))
    assert problem in str(refused.value)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('based-on = "mine"', 'mine.toml:1: based-on: can only be "standard"'),
        ('based-on = "standard"\nremove = ["Q9"]', "mine.toml:2: remove: there is no card 'Q9' to remove"),
        ('based-on = "standard"\n[heroes]', "mine.toml:2: heroes: is not known here"),
        ('based-on = "standard"\n[cards.w1]\n', "cards.w1"),
        ('based-on = "standard"\n[cards."B 1"]\n', "a key is a letter"),
        ('based-on = "standard"\n[treasures]\nring = 1', "treasures: there are three kinds"),
        ('based-on = "standard"\n[start]\nlife = 0', "mine.toml:3: start.life: should be a number from 1 to 15"),
        ('based-on = "standard"\n[board]\ngates = ["D5"]', "mine.toml:3: board.gates: a gate joins two fields"),
        ('based-on = "standard"\n[board]\nmap = "..."', "mine.toml:3: board.map: should be ten rows of ten signs"),
        (
            'based-on = "standard"\n[city.bank]\nname = { de = "x", en = "x" }\noffers = []',
            "mine.toml:4: city.bank.offers",
        ),
    ],
)
def test_s138_a_deck_that_cannot_be_is_refused_in_one_line(text: str, problem: str) -> None:
    with pytest.raises(BadFile) as refused:
        read_deck("mine.toml", text)
    assert problem in str(refused.value)
    assert "\n" not in str(refused.value)


def test_s138_a_deck_without_maps_is_refused() -> None:
    removed = ", ".join(f'"M{number}"' for number in range(1, 13))
    with pytest.raises(BadFile, match="a deck without maps"):
        read_deck("mine.toml", f'based-on = "standard"\nremove = [{removed}]')
