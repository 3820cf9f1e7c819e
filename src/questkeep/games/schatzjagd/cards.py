"""Deck files: TOML -> cards, board and city; every refusal names the line, the card and the field."""

from __future__ import annotations

import re
from functools import cache

from questkeep.decks import Fields, TomlFile, deck_file, kept_texts, standard_text
from questkeep.games.schatzjagd.rules.deck import (
    CASTLE,
    CITY,
    FIELD_OF,
    FIELDS,
    FIEND,
    GOLD,
    MAP,
    MOST,
    PLAIN_FIELD,
    SIDE,
    SPECIAL,
    SPELL,
    TYPES,
    VALUES,
    WEAPON,
    WINDOWS,
    Board,
    Kind,
    Land,
    Offer,
    SchatzjagdDeck,
    Shop,
)
from questkeep.games.schatzjagd.rules.effects import (
    Add,
    Cure,
    Effect,
    FetchMap,
    Half,
    PeekSquare,
    Pilfer,
    Poison,
    Power,
    Roll,
    Set,
    Skip,
    Steps,
    Trade,
    Unskip,
)
from questkeep.games.schatzjagd.rules.magic import Banish, Jump, Peek, Portal, Shift
from questkeep.kernel.game import Words, digest_of

STANDARD = "standard"
TABLES = ["board", "start", "treasures", "city", "cards"]
LAND = re.compile(r"[a-z][a-z-]{0,23}")
KEY = re.compile(r"[A-Za-z][A-Za-z0-9-]{0,11}")
CHANGE = re.compile(r"(life|strength|weapons|gold) (?:([+=-])([0-9]{1,4})|(half))")
NUMBERED: list[type[Effect]] = [Poison, Skip, Steps, Power, Peek, PeekSquare, Trade]
PLAIN: list[type[Effect]] = [Cure, Unskip, FetchMap, Pilfer, Banish, Portal, Jump, Shift]
WITH_NUMBER = {effect.verb: effect for effect in NUMBERED}
WITHOUT = {effect.verb: effect for effect in PLAIN}
SPELLS_ONLY = ["steps", "power", "jump", "peek", "shift", "pilfer", "banish", "unskip"]
SPECIALS_ONLY = ["portal", "trade", "roll", "peek square", "fetch map"]
ON_A_DIE = (Add, Set, Half, Poison, Cure, Skip, Unskip, PeekSquare, FetchMap)  # all else would do nothing there
LONGEST_TEXT = 200
MOST_GATES = 180  # as many as there are edges between fields
MOST_KINDS = 128  # an answer has room for so many


@cache
def standard_deck() -> SchatzjagdDeck:
    """The cards of the box."""
    return read_deck("standard.toml", standard_text(__package__))


def released_decks() -> dict[str, str]:
    """The standard decks that were ever released, by their digests: whatever was played with them stays playable."""
    return kept_texts(__package__)


def read_deck(name: str, text: str, base: str = "") -> SchatzjagdDeck:
    """[S-136 … S-139] The deck of a file; BadFile names the card and the field that cannot be used."""
    file = deck_file(__package__, name, text, TABLES, base)
    board = read_board(file)
    start = file.fields(file.table("start"), "start")
    values = [start.number(value, 1 if value == "life" else 0, MOST) for value in VALUES]
    fiend_life = start.number("fiend-life", 1, 99)
    start.finish()
    kinds: list[Kind] = []
    seen: set[str] = set()
    for key in file.table("cards"):
        if key.lower() in seen:
            file.refuse("this key is used twice", "cards", key)
        seen.add(key.lower())
        kinds.append(read_card(file, key, board))
    if not any(kind.type == MAP and kind.count for kind in kinds):
        file.refuse("a deck without maps cannot be won [S-138]", "cards")
    if sum(kind.count for kind in kinds) < 4 * 4 + 1 or len(kinds) > MOST_KINDS:
        file.refuse(f"there should be at least 17 cards, of at most {MOST_KINDS} kinds", "cards")
    deck = SchatzjagdDeck(
        title_of(name, text), text, kinds, board, read_city(file, board), read_treasures(file), values, fiend_life
    )
    deck.base = file.base
    deck.icons = file.icons
    return deck


def title_of(name: str, text: str) -> str:
    """[S-138] What a table calls its cards; none but those of the box are called standard."""
    title = name.removesuffix(".toml")
    return "own" if title == STANDARD and digest_of(text) not in released_decks() else title


def read_treasures(file: TomlFile) -> list[tuple[str, int]]:
    """[S-03] The kinds of treasures, and how many there are of each: a number, or with a picture `{ count, icon }`."""
    kinds: list[tuple[str, int]] = []
    for key, value in file.table("treasures").items():
        fields = file.fields(value if isinstance(value, dict) else {"count": value}, "treasures", key)
        kinds.append((key, fields.number("count", 1, 12)))
        fields.icon()
        fields.finish()
    if len(kinds) != 3 or not all(KEY.fullmatch(kind) for kind, _ in kinds):
        file.refuse("there are three kinds, with names of letters, digits and dashes", "treasures")
    if sum(count for _, count in kinds) > 30:
        file.refuse("there can be 30 treasures at most", "treasures")
    return kinds


def read_city(file: TomlFile, board: Board) -> list[Shop]:
    """[S-51] The shops, one for each city field."""
    shops: list[Shop] = []
    for key in file.table("city"):
        if not KEY.fullmatch(key):
            file.refuse("a key is a letter and up to 11 more letters, digits or dashes", "city", key)
        fields = file.fields(file.table("city")[key], "city", key)
        name = read_name(fields)
        fields.icon()
        listed = fields.values.pop("offers", None)
        if not isinstance(listed, list) or not 1 <= len(listed) <= 4:
            fields.refuse('should be a list of up to 4, like [{ price = 1, effect = "life +3" }]', "offers")
        shops.append(Shop(key, name, [read_offer(fields, value) for value in listed]))
        fields.finish()
    if len(shops) != len(board.city_fields):
        file.refuse(f"there are {len(board.city_fields)} city fields, but {len(shops)} shops", "city")
    return shops


def read_offer(shop: Fields, value: object) -> Offer:
    """One thing a shop sells; what costs nothing can be had once a visit."""
    fields = shop.file.fields(value, *shop.field, "offers")
    price = fields.number("price", 0, MOST)
    effect = read_effect(fields, fields.word("effect"), [])
    once = fields.has("once")
    if once:
        fields.yes("once")
    if not (isinstance(effect, Add) and effect.number > 0) and not isinstance(effect, Cure):
        fields.refuse("a shop adds to a value or cures", "effect")
    if price == 0 and not once:
        fields.refuse("what costs nothing needs once = true", "price")
    if isinstance(effect, Add) and effect.value == GOLD and not once:
        fields.refuse("gold can be had once a visit: once = true", "effect")
    fields.finish()
    return Offer(price, effect, once)


def read_board(file: TomlFile) -> Board:
    """[S-06 … S-13] The map, the realms and the gates."""
    fields = file.fields(file.table("board"), "board")
    features = read_square(fields, "map", "@#rwRW.")
    kinds = [CASTLE if sign == "@" else CITY if sign == "#" else PLAIN_FIELD for sign in features]
    letters = read_square(fields, "realms", "abcdefghijklmnopqrstuvwxyz")
    listed = fields.values.pop("lands", None)
    if not isinstance(listed, list) or len(listed) != 4:
        fields.refuse("there are four realms", "lands")
    lands = [read_land(fields, value, kinds, letters) for value in listed]
    if len({land.name for land in lands}) != 4:
        fields.refuse("every realm has a name of its own", "lands", "name")
    if sorted(land.portal for land in lands) != [2, 3, 4, 5]:
        fields.refuse("the realms have the dice 2, 3, 4 and 5 [S-114]", "lands", "portal")
    if sum(kind == CASTLE for kind in kinds) != 4 or len({land.castle for land in lands}) != 4:
        fields.refuse("every realm has one castle, and there are four", "lands", "castle")
    gates: list[tuple[int, int]] = []
    listed = fields.values.pop("gates", None)
    if not isinstance(listed, list) or not 1 <= len(listed) <= MOST_GATES:
        fields.refuse(f'should be a list of up to {MOST_GATES}, like ["D5-E5"]', "gates")
    for gate in listed:
        ends = [FIELD_OF.get(end) for end in str(gate).lower().split("-")]
        if len(ends) != 2 or ends[0] is None or ends[1] is None:
            fields.refuse(f'a gate joins two fields, like "D5-E5"; this is {gate!r}', "gates")
        gates.append((ends[0], ends[1]))
    fields.finish()
    return Board(kinds, features, lands, gates)


def read_square(fields: Fields, part: str, signs: str) -> str:
    """Ten rows of ten signs, the northern row first; returned from A1 on."""
    rows = fields.word(part).split()
    if len(rows) != SIDE or any(len(row) != SIDE or set(row) - set(signs) for row in rows):
        fields.refuse(f"should be ten rows of ten signs out of {signs}", part)
    return "".join(reversed(rows))


def read_land(board: Fields, value: object, kinds: list[int], letters: str) -> Land:
    """[S-08] One realm."""
    fields = board.file.fields(value, *board.field, "lands")
    letter, name, castle = fields.word("letter"), fields.word("name"), fields.word("castle").lower()
    portal = fields.number("portal", 2, 5)
    fields.finish()
    if not LAND.fullmatch(name):
        fields.refuse("should be up to 24 small letters and dashes", "name")
    if castle not in FIELD_OF or kinds[FIELD_OF[castle]] != CASTLE:
        fields.refuse("should be a field that the map shows as @", "castle")
    return Land(name, FIELD_OF[castle], portal, [field for field in range(FIELDS) if letters[field] == letter])


def read_name(fields: Fields, is_map: bool = False) -> Words:
    """[S-137] What a card or a shop is called; a map without a name is called after its field.

    The first standard deck named its cards in German and English: they are called as today, in every language.
    """
    heading, key = fields.field
    today: Words | None = fields.file.since(heading, key, "name")
    given = "" if is_map and not fields.has("name") else fields.name()
    return given if today is None else today


def read_text(fields: Fields) -> Words:
    """[S-137] What a card says in words of its own; most say nothing more than they do."""
    if not fields.has("text"):
        return ""
    given = fields.words("text")
    said = given if isinstance(given, dict) else {"": given}
    said = {language: " ".join(words.split()) for language, words in said.items()}
    if max(map(len, said.values())) > LONGEST_TEXT or not all(words.isprintable() for words in said.values()):
        fields.refuse(f"should have at most {LONGEST_TEXT} letters that can be printed, in each language", "text")
    return said if isinstance(given, dict) else said[""]


def read_card(file: TomlFile, key: str, board: Board) -> Kind:
    """[S-137] One kind of play card."""
    if not KEY.fullmatch(key):
        file.refuse("a key is a letter and up to 11 more letters, digits or dashes", "cards", key)
    fields = file.fields(file.table("cards")[key], "cards", key)
    type = TYPES.index(fields.word("type", TYPES))
    name = read_name(fields, is_map=type == MAP)
    fields.icon()
    text = read_text(fields)
    count = fields.number("count", 0, 30)
    number = pay = 0
    effects: list[Effect] = []
    is_aimed, window, stays = False, 0, False
    if type == WEAPON:
        number = fields.number("value", 0, MOST)
    elif type == MAP:
        number = read_dig_field(fields, board)
    elif type == FIEND:
        number = fields.number("power", 0, 40)
        effects = read_effects(fields, "reward", type)
    else:
        effects = read_effects(fields, "effects", type)
    if type == SPECIAL:
        pay = fields.number("pay", 0, MOST) if fields.has("pay") else 0
        stays = not fields.has("after") or fields.word("after", ["discard", "stay"]) == "stay"
    if type == SPELL:
        is_aimed = fields.has("target") and fields.word("target", ["self", "other"]) == "other"
        window = WINDOWS.index(fields.word("window", WINDOWS)) if fields.has("window") else 0
        check_spell(fields, effects, is_aimed, window)
    fields.finish()
    return Kind(key, type, name, count, number, pay, effects, is_aimed, window, stays, text)


def read_dig_field(fields: Fields, board: Board) -> int:
    """[S-13] Where a map leads."""
    field = FIELD_OF.get(fields.word("field").lower(), -1)
    if field < 0 or not board.is_open[field]:
        fields.refuse("should be a field that is neither castle nor city, like C5", "field")
    return field


def check_spell(fields: Fields, effects: list[Effect], is_aimed: bool, window: int) -> None:
    """What must go together on a spell."""
    verbs = [effect.verb for effect in effects]
    for verb, wanted in (("steps", "journey"), ("power", "fight"), ("shift", "not-fight")):
        if verb in verbs and WINDOWS[window] != wanted:
            fields.refuse(f'a spell with {verb} needs window = "{wanted}"', "window")
    if is_aimed and any(verb not in ("add", "set", "half", "poison", "skip", "pilfer") for verb in verbs):
        fields.refuse("what acts on another lord changes a value, poisons, lets skip or pilfers", "effects")
    if "pilfer" in verbs and not is_aimed:
        fields.refuse('pilfer needs target = "other"', "effects")


def read_effects(fields: Fields, part: str, type: int) -> list[Effect]:
    """The effects of a card, in order; whatever asks for more comes last."""
    faces: list[list[Effect]] = []
    if fields.has("roll"):
        listed = fields.values.pop("roll")
        if not isinstance(listed, list) or len(listed) != 6 or not all(isinstance(face, list) for face in listed):
            fields.refuse('should be six lists, one for each face: [["life -3"], [], …]', "roll")
        faces = [[read_effect(fields, word, []) for word in face] for face in listed]
        for effect in (effect for face in faces for effect in face):
            if not isinstance(effect, ON_A_DIE):
                fields.refuse(f"{effect.verb} cannot depend on a die", "roll")
    words = fields.values.pop(part, None)
    if not isinstance(words, list) or (not words and type != FIEND) or len(words) > 6:
        fields.refuse('should be a list of up to 6, like ["life -3"]', part)
    effects = [read_effect(fields, word, faces) for word in words]
    for effect in effects:
        verb = effect.verb
        if (verb in SPELLS_ONLY and type != SPELL) or (verb in SPECIALS_ONLY and type != SPECIAL):
            fields.refuse(f"{verb} cannot be on a {TYPES[type]}", part)
    for effect in effects[:-1]:
        if effect.comes_last:
            fields.refuse(f"{effect.verb} must come last", part)
    return effects


def read_effect(fields: Fields, word: object, faces: list[list[Effect]]) -> Effect:
    """One effect as the rules write it.

    [S-139] An unknown one refuses the deck.
    """
    said = " ".join(str(word).split())
    if change := CHANGE.fullmatch(said):
        value = VALUES.index(change[1])
        if change[4]:
            return Half(value)
        number = int(change[3])
        if number > MOST:
            fields.refuse(f"{said!r} is out of the scale 0 to {MOST}", "effects")
        return Set(value, number) if change[2] == "=" else Add(value, -number if change[2] == "-" else number)
    verb, _, number_said = said.rpartition(" ")
    if (
        verb in WITH_NUMBER
        and number_said.isascii()
        and number_said.isdecimal()
        and len(number_said) < 5
        and 1 <= int(number_said) <= MOST
    ):
        return WITH_NUMBER[verb](number=int(number_said))
    if said == "roll":
        if not faces:
            fields.refuse("roll needs a field roll with six lists", "effects")
        return Roll(faces)
    if said in WITHOUT:
        return WITHOUT[said]()
    known = 'like "life +3", "gold =15", "weapons half", "poison 1", "skip 2", "cure", "roll", "portal", "peek 4"'
    fields.refuse(f"{said!r} is not an effect; effects are {known} [S-139]", "effects")
    return None
