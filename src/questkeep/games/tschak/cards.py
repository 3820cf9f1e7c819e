"""From deck files to the cards the rules know: the closed list of verbs, and what a deck must contain."""

from __future__ import annotations

from functools import cache

from questkeep.decks import Fields, TomlFile, deck_file, kept_texts, standard_text
from questkeep.games.tschak.rules.deck import (
    ARTEFACT,
    CARDS_OF_TYPE,
    CHAMELEON,
    MONSTERS,
    TREASURES,
    TYPES,
    WIZARD,
    Adventurer,
    KeepCard,
    TschakDeck,
)
from questkeep.games.tschak.rules.effects import Effect, PerMonster, SpareMonster, SquareGain, SquareLoss, Worth

TABLES = ["weapons", "wizards", "warriors", "dwarfs", "artefacts", "monsters", "treasures"]
HEADINGS = ["wizards", "warriors", "dwarfs", "artefacts"]
MOST_SKULLS = 9


@cache
def standard_deck() -> TschakDeck:
    """The cards of the box."""
    return read_deck("standard.toml", standard_text(__package__))


def released_decks() -> dict[str, str]:
    """The standard decks that were ever released, by their digests: whatever was played with them stays playable."""
    return kept_texts(__package__)


def read_deck(name: str, text: str, base: str = "") -> TschakDeck:
    """The deck of a file; BadFile names the card and the field that cannot be used."""
    file = deck_file(__package__, name, text, TABLES, base)
    for type_name in file.table("weapons"):
        if type_name not in TYPES[:ARTEFACT]:
            file.refuse(f"is not known; {', '.join(TYPES[:ARTEFACT])} carry weapons", "weapons", type_name)
    seen: dict[str, tuple[str, str]] = {}
    adventurers = [card for type in range(len(TYPES)) for card in read_adventurers(file, type, seen)]
    monsters = read_keep_cards(file, "monsters", MONSTERS, seen)
    treasures = read_keep_cards(file, "treasures", TREASURES, seen)
    if sum(isinstance(card.effect, SpareMonster) for card in treasures) > 1:
        file.refuse("only one card may spare a monster [T-82]", "treasures")
    deck = TschakDeck(name.removesuffix(".toml"), text, adventurers, monsters, treasures)
    deck.base = file.base
    deck.icons = file.icons
    return deck


def check_count(file: TomlFile, heading: str, count: int, clause: str) -> None:
    """A deck has exactly so many cards under a heading."""
    entries = file.table(heading)
    if len(entries) != count:
        field = heading if file.stands(heading) else "remove"
        file.refuse(f"{count} {heading} are needed, there are {len(entries)} [{clause}]", field)


def claim_key(file: TomlFile, key: str, heading: str, seen: dict[str, tuple[str, str]]) -> None:
    """Keys are written in records and scenarios, so they are short, plain and unique."""
    if not key.isalnum() or not key.isascii() or len(key) > 8 or key.lower() == "nothing":
        file.refuse("a card's key is 1 to 8 plain letters and digits", heading, key)
    if key.lower() in seen:
        file.refuse("this key is used twice", *own_one(file, (heading, key), seen[key.lower()]))
    seen[key.lower()] = (heading, key)


def own_one(file: TomlFile, later: tuple[str, str], earlier: tuple[str, str]) -> tuple[str, str]:
    """Of two cards that clash, the one this file itself gives."""
    return later if file.stands(*later) or not file.stands(*earlier) else earlier


def read_adventurers(file: TomlFile, type: int, seen: dict[str, tuple[str, str]]) -> list[Adventurer]:
    """[T-01, T-04] All cards of one type: the right number, and no two numbered ones alike."""
    heading = HEADINGS[type]
    check_count(file, heading, CARDS_OF_TYPE[type], "T-01")
    cards: list[Adventurer] = []
    for key, value in file.table(heading).items():
        claim_key(file, key, heading, seen)
        fields = file.fields(value, heading, key)
        fields.icon()
        card = read_adventurer(file, key, type, fields)
        fields.finish()
        for other in cards:
            if card.strength > 0 and (card.strength, card.tier) == (other.strength, other.tier):
                twin = own_one(file, (heading, key), (heading, other.key))
                file.refuse("has the strength and weapon of another card [T-04]", *twin)
        cards.append(card)
    return cards


def read_adventurer(file: TomlFile, key: str, type: int, fields: Fields) -> Adventurer:
    """One adventurer: a number with a weapon, a Chameleon, or an artefact."""
    if type == ARTEFACT:
        fields.word("doubles", ["weakest"])
        return Adventurer(key, type, 0, "", 0)
    if type == WIZARD and fields.has("copies"):
        fields.word("copies", ["best-wizard"])
        return Adventurer(key, type, CHAMELEON, "", 0)
    weapons = file.table("weapons").get(TYPES[type])
    if not isinstance(weapons, list) or not weapons or not all(isinstance(weapon, str) for weapon in weapons):
        file.refuse(f"needs the list of a {TYPES[type]}'s weapons, weakest first", "weapons", TYPES[type])
    strength = fields.number("strength", 1, 9)
    weapon = fields.word("weapon", weapons)
    return Adventurer(key, type, strength, weapon, weapons.index(weapon))


def read_keep_cards(file: TomlFile, heading: str, count: int, seen: dict[str, tuple[str, str]]) -> list[KeepCard]:
    """[T-02] The monsters or the treasures."""
    check_count(file, heading, count, "T-02")
    cards: list[KeepCard] = []
    for key, value in file.table(heading).items():
        claim_key(file, key, heading, seen)
        fields = file.fields(value, heading, key)
        fields.icon()
        card = KeepCard(key, fields.name(), read_effect(fields, monster=heading == "monsters"))
        fields.finish()
        cards.append(card)
    return cards


def read_effect(fields: Fields, monster: bool) -> Effect:
    """The one verb of a keep card."""
    if fields.has("skulls"):
        return Worth(-fields.number("skulls", 1, MOST_SKULLS))
    if fields.has("square-loss"):
        fields.yes("square-loss")
        return SquareLoss()
    if monster:
        fields.refuse("a monster needs skulls or square-loss")
    if fields.has("gold"):
        return Worth(fields.number("gold", 1, 9))
    if fields.has("per-monster"):
        return PerMonster(fields.number("per-monster", 1, 9), fields.number("per-monster-for-two", 0, 9))
    if fields.has("square-gain"):
        fields.yes("square-gain")
        return SquareGain()
    if not fields.has("spare-monster"):
        fields.refuse("a treasure needs one of gold, skulls, square-gain, per-monster, spare-monster")
    fields.yes("spare-monster")
    return SpareMonster()
