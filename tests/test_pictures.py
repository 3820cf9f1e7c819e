"""Cards bring their pictures and their names, in every game in the same way."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from questkeep.decks import icon_names
from questkeep.games import CATALOGUE
from questkeep.games.enchanters import faces as enchanters
from questkeep.games.fetch_quest import faces as fetch_quest
from questkeep.games.schatzjagd import faces as schatzjagd
from questkeep.games.tschak import faces as tschak
from questkeep.kernel.errors import BadFile
from questkeep.kernel.game import Game, digest_of
from questkeep.text import LANGUAGES, Texts, game_source
from questkeep.text.reading import Reader

WEB = Path(__file__).parents[1] / "web"
ICONS = {faces.__name__.split(".")[2]: faces.ICONS for faces in (tschak, enchanters, schatzjagd, fetch_quest)}
PICTURES = ("icon", "portrait")
SIDES = ("active", "retreat")
"""What has a name of its own on a pioneer."""
ABILITY = '{ name = "a", effects = [{ refresh = true }] }'
CARDS = {
    "tschak": ("M4y", "[monsters.M4y]\nskulls = 4\n"),
    "enchanters": ("ST-I", '[start.ST-I]\nclass = "item"\n'),
    "schatzjagd": ("W1", '[cards.W1]\ntype = "weapon"\ncount = 6\nvalue = 1\n'),
    "fetch_quest": ("FM5", "[fortune.FM5]\ncopies = 1\ngives = { mind = 3 }\n"),
}
"""In each game a card of the box, as an own deck may give it again."""
every_game = pytest.mark.parametrize("game", CATALOGUE.values(), ids=CATALOGUE)


def own(game: Game, more: str) -> str:
    """An own deck in which that card says more."""
    return f'based-on = "standard"\n{CARDS[game.key][1]}{more}'


def older_decks(game: Game) -> list[str]:
    """What the house released before today's standard deck."""
    return [text for digest, text in game.released_decks().items() if digest != game.standard_deck().digest]


def face_of(game: Game, more: str) -> Mapping[str, object]:
    """The face of that card."""
    return game.card_faces(game.read_deck("mine.toml", own(game, more)))[CARDS[game.key][0]]


def said(game: Game, name: Any) -> object:
    """What a face says of a name: the id of its message, or a deck's own words."""
    if isinstance(name, dict):
        return name.get("say") or name.get("own") or name
    id = f"{game.key}-name-{name}"
    return id if Texts("en").has(id) else name


def names_on(face: Mapping[str, Any]) -> list[object]:
    """All that has a name on a card."""
    return [part.get("name") for part in (face, *(face[side] for side in SIDES if side in face))]


def test_the_list_of_pictures_is_what_the_client_can_draw() -> None:
    package = json.loads((WEB / "node_modules/@iconify-json/game-icons/icons.json").read_text("utf-8"))
    drawings = json.loads((WEB / "drawings.json").read_text("utf-8"))
    assert icon_names() == {*package["icons"], *drawings}
    assert not package["icons"].keys() & drawings.keys()


@every_game
def test_every_face_has_a_picture_and_all_kinds_have_one(game: Game) -> None:
    assert set(ICONS[game.key].values()) <= icon_names()
    for code, face in game.card_faces(game.standard_deck()).items():
        assert "icon" in face or face["kind"] == "board" or face.keys() == {"kind", "card", "clause"}, code
        assert face.get("icon", "orb") in icon_names()


@every_game
def test_a_card_has_the_picture_it_names_or_that_of_its_kind(game: Game) -> None:
    assert face_of(game, 'name = "x"\nicon = "snail"')["icon"] == "snail"
    face = face_of(game, 'name = "x"')
    assert face["icon"] == ICONS[game.key][str(face["kind"])]


@every_game
def test_an_unknown_picture_is_refused_with_line_and_field_and_the_nearest_name(game: Game) -> None:
    text = own(game, 'name = "x"\nicon = "snaill"')
    with pytest.raises(BadFile) as refused:
        game.read_deck("mine.toml", text)
    assert refused.value.field.endswith(f".{CARDS[game.key][0]}.icon")
    assert "icon" in text.splitlines()[refused.value.line - 1]
    assert refused.value.problem == "is no picture of game-icons.net: 'snaill'; did you mean 'snail'?"
    with pytest.raises(BadFile, match=r"should be a text, not 3"):
        game.read_deck("mine.toml", own(game, 'name = "x"\nicon = 3'))


@every_game
def test_older_decks_of_the_house_have_the_pictures_and_names_of_today(game: Game) -> None:
    today = game.card_faces(game.standard_deck())
    assert older_decks(game)
    for text in older_decks(game):
        faces = game.card_faces(game.read_deck("standard.toml", text))
        assert faces.keys() == today.keys()
        for key, face in faces.items():
            assert [face.get(part) for part in PICTURES] == [today[key].get(part) for part in PICTURES], key
            assert names_on(face) == names_on(today[key]), key


@every_game
def test_an_own_deck_upon_an_older_one_changes_only_its_own_cards(game: Game) -> None:
    today = game.card_faces(game.standard_deck())
    faces = game.card_faces(game.read_deck("mine.toml", own(game, 'name = "x"'), older_decks(game)[0]))
    own_key = CARDS[game.key][0]
    assert {key for key, face in faces.items() if face.get("icon") != today[key].get("icon")} == {own_key}
    assert faces[own_key]["icon"] == ICONS[game.key][str(faces[own_key]["kind"])]


@every_game
def test_a_copy_of_an_older_deck_that_was_changed_is_an_own_one(game: Game) -> None:
    changed = older_decks(game)[0] + "\n# mine\n"
    assert digest_of(changed) not in game.released_decks()
    faces = game.card_faces(game.read_deck("mine.toml", changed))
    assert {face["icon"] for face in faces.values() if "icon" in face} <= set(ICONS[game.key].values())


@every_game
def test_a_name_is_said_as_it_is_written_or_in_each_language(game: Game) -> None:
    assert face_of(game, 'name = "Big Sleepy"')["name"] == "Big Sleepy"
    name = {"en": "Snail", "pl": "Ślimak"}
    assert said(game, face_of(game, 'name = { en = "Snail", pl = "Ślimak" }')["name"]) == name
    assert said(game, face_of(game, 'name.en = "Snail"\nname.pl = "Ślimak"')["name"]) == name
    assert [Reader(Texts(one), [], None, {}).read({"own": name}) for one in LANGUAGES] == [
        "Snail",
        "Snail",
        "Snail",
        "Ślimak",
    ]
    for wrong in ('name = { fr = "Escargot" }', "name = {}", "name = 3", 'name = { en = "" }'):
        with pytest.raises(BadFile, match=r"should be a text"):
            game.read_deck("mine.toml", own(game, wrong))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_of_the_box_is_a_message_and_every_such_message_a_name(game: Game, language: str) -> None:
    faces = game.card_faces(game.standard_deck()).values()
    words = {str(said(game, name)) for face in faces for name in names_on(face) if name}
    words -= {"tschak-adventurer", "tschak-type-artefact", "schatzjagd-map-of"}
    words -= {word for word in words if word.startswith("enchanters-kingdom-")}
    assert set(re.findall(rf"^({game.key}-name-[\w-]+) =", game_source(game.key, language), re.MULTILINE)) == words


def test_own_pioneers_have_a_portrait_or_a_picture() -> None:
    game = CATALOGUE["fetch_quest"]
    pioneer = (
        'based-on = "standard"\n[pioneers.P1]\nname = "x"\nfocus = "mind"\n'
        'basics = { mind = 4, skill = 1, war = 1 }\nstamina = 5\ntags = ["sage", "court"]\n'
        f"active = {ABILITY}\nretreat = {ABILITY}\n"
    )
    portraits = {'portrait = "collie"': "collie", "": "mutt", 'icon = "snail"': None}
    for more, portrait in portraits.items():
        face = game.card_faces(game.read_deck("mine.toml", pioneer + more))["P1"]
        assert face.get("portrait") == portrait
        assert face["icon"] == ("paw" if portrait else "snail")
    with pytest.raises(BadFile, match=r"pioneers\.P1\.portrait: should be one of pug"):
        game.read_deck("mine.toml", pioneer + 'portrait = "cat"')


def test_kingdoms_and_treasures_have_pictures_too() -> None:
    enchanters, schatzjagd = CATALOGUE["enchanters"], CATALOGUE["schatzjagd"]
    own_crest = 'based-on = "standard"\n[kingdoms]\ngnolls = { icon = "snail" }\n'
    faces = enchanters.card_faces(enchanters.read_deck("mine.toml", own_crest))
    assert (faces["kingdom:gnolls"]["icon"], faces["kingdom:bandits"]["icon"]) == ("snail", "bandit")
    with pytest.raises(BadFile, match=r"mine\.toml:3: kingdoms\.elves: no card belongs to this kingdom"):
        enchanters.read_deck("mine.toml", 'based-on = "standard"\n[kingdoms]\nelves = {}\n')
    treasures = 'based-on = "standard"\n[treasures]\ncrown = 3\nchalice = 3\norb = { count = 1, icon = "snail" }\n'
    faces = schatzjagd.card_faces(schatzjagd.read_deck("mine.toml", treasures))
    assert (faces["orb"]["icon"], faces["crown"]["icon"]) == ("snail", ICONS["schatzjagd"]["treasure"])
