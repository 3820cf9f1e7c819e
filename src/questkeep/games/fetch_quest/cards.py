"""From deck files to the cards the rules know: the closed list of verbs, and what a deck must contain."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from questkeep.decks import Fields, TomlFile, deck_file, kept_texts, standard_text
from questkeep.games.fetch_quest.rules.deck import (
    LETTERS,
    LEVELS,
    MISSION_KINDS,
    MOST_SEATS,
    RESOURCES,
    TAGS,
    Challenge,
    FetchQuestDeck,
    Kind,
    Level,
    Mission,
    Pioneer,
    Resources,
    Tuning,
)
from questkeep.games.fetch_quest.rules.effects import (
    EACH,
    LEFT,
    ONE,
    OTHER,
    SELF,
    AcquireBest,
    AcquirePile,
    AcquireTop,
    Draw,
    Drop,
    Flip,
    Gain,
    Heal,
    Hush,
    Pass,
    Rally,
    Recover,
    Refresh,
    Rouse,
    Scout,
    Scrap,
    Shield,
    Shift,
    Spoil,
    Step,
    Swarm,
    Weaken,
    Wound,
)
from questkeep.kernel.game import Words

CARDS = ["pioneers", "fortune", "challenges", "missions"]
TUNING = ["sun", "levels", "talk"]
KEY = re.compile(r"[A-Za-z][A-Za-z0-9-]{0,11}")
RESERVED = ("mind", "skill", "war", "mission", "discard", "any")  # words that stand beside keys in notations
MOST = 30  # no number on a card is larger
NUMBERED: dict[str, Callable[[int], Step]] = {
    "shield": Shield,
    "scout": Scout,
    "shift": Shift,
    "flip": Flip,
    "pass": Pass,
    "scrap": Scrap,
    "drop": Drop,
    "rouse": Rouse,
    "spoil": Spoil,
    "weaken": Weaken,
}
AIMED: dict[str, tuple[Callable[[int, str], Step], list[str]]] = {
    "draw": (Draw, [SELF, ONE]),
    "heal": (Heal, [SELF, ONE, EACH]),
    "recover": (Recover, [SELF, OTHER]),
    "wound": (Wound, [SELF, LEFT, EACH]),
}
PLAIN: dict[str, Callable[[], Step]] = {"hush": Hush, "refresh": Refresh, "rally": Rally, "swarm": Swarm}
ACQUIRED: dict[str, Callable[[], Step]] = {
    "pile": AcquirePile,
    "top": AcquireTop,
    "best-of-3": lambda: AcquireBest(3),
}
OF_ENEMIES = ["wound", "drop", "rouse", "swarm", "spoil", "weaken"]
OF_PLAYERS = [
    "draw", "gain", "heal", "shield", "hush", "scout", "shift", "flip", "refresh", "acquire", "pass", "recover",
    "scrap", "rally",
]  # fmt: skip
PRICES = ["wound", "drop", "rouse"]  # what an Activation does, and a Fortune card may do as well
CARD_MISSIONS = ["seals", "grand"]
PORTRAITS = ["pug", "collie", "dachshund", "terrier", "bulldog", "mutt"]  # that the client can draw


@cache
def standard_deck() -> FetchQuestDeck:
    """The cards of our edition."""
    return read_deck("standard.toml", standard_text(__package__))


def released_decks() -> dict[str, str]:
    """The standard decks that were ever released, by their digests: whatever was played with them stays playable."""
    return kept_texts(__package__)


def read_deck(name: str, text: str, base: str = "") -> FetchQuestDeck:
    """The deck of a file; BadFile names the card and the field that cannot be used."""
    file = deck_file(__package__, name, text, CARDS + TUNING, base)
    seen: dict[str, str] = {}
    portraits: dict[str, str] = {}
    pioneers = [read_pioneer(file, key, seen, portraits) for key in file.table("pioneers")]
    kinds = [read_fortune(file, key, seen) for key in file.table("fortune")]
    challenges = [read_challenge(file, key, seen) for key in file.table("challenges")]
    missions = [read_mission(file, key, seen) for key in file.table("missions")]
    check_pioneers(file, pioneers)
    check_fortune(file, kinds)
    check_challenges(file, challenges)
    ordered = check_missions(file, missions)
    tuning = read_tuning(file, min(pioneer.stamina for pioneer in pioneers))
    deck = FetchQuestDeck(name.removesuffix(".toml"), text, pioneers, kinds, challenges, ordered, tuning)
    deck.base = file.base
    deck.icons = file.icons
    deck.portraits = portraits
    return deck


# What a deck must contain -----------------------------------------------------------------------------------


def check_pioneers(file: TomlFile, pioneers: list[Pioneer]) -> None:
    """[F-09, RC-04] Six pioneers that share out all basics, and every tag on two of them."""
    if len(pioneers) != MOST_SEATS:
        file.refuse(f"{MOST_SEATS} pioneers are needed, there are {len(pioneers)} [F-09]", "pioneers")
    for number, name in enumerate(RESOURCES[:3]):
        total = sum([one.basics.mind, one.basics.skill, one.basics.war][number] for one in pioneers)
        if total != 12:
            file.refuse(f"the pioneers need {total} basics of {name} together; there are 12 [F-25]", "pioneers")
    for number, tag in enumerate(TAGS):
        owners = sum(one.tags >> number & 1 for one in pioneers)
        if owners != 2:
            file.refuse(f"the tag {tag} is on {owners} pioneers; it should be on two [RC-04]", "pioneers")


def check_fortune(file: TomlFile, kinds: list[Kind]) -> None:
    """[F-01] 72 Fortune cards, among them twelve basics of each type."""
    for number, name in enumerate(RESOURCES[:3]):
        amounts = [int(place == number) for place in range(3)]
        basics = [kind for kind in kinds if kind.is_basic and [kind.mind, kind.skill, kind.war] == amounts]
        if [kind.copies for kind in basics] != [12]:
            file.refuse(f"there should be one basic that gives 1 {name}, with 12 copies [F-16]", "fortune")
    total, basic = (sum(kind.copies for kind in kinds if kind.is_basic >= least) for least in (False, True))
    if (total, basic) != (72, 36):
        file.refuse(f"there should be 72 Fortune cards, 36 of them basic, not {total} and {basic} [F-01]", "fortune")


def check_challenges(file: TomlFile, challenges: list[Challenge]) -> None:
    """[F-01] 28 Challenges: 13 of the letter A, five of each other."""
    for number, letter in enumerate(LETTERS):
        found, wanted = sum(one.letter == number for one in challenges), 13 if number == 0 else 5
        if found != wanted:
            file.refuse(f"{wanted} Challenges should have the letter {letter}, not {found} [F-21]", "challenges")


def check_missions(file: TomlFile, missions: list[Mission]) -> list[Mission]:
    """[F-05] One Mission for each letter, two of them with cards; returned in the order of the letters."""
    letters = {str(value["letter"]): key for key, value in file.table("missions").items()}
    if len(missions) != len(LETTERS) or sorted(letters) != list(LETTERS):
        file.refuse("there should be four Missions with the letters A, B, C and D [F-21]", "missions")
    if sum(mission.is_card_mission for mission in missions) != 2:
        file.refuse(f"two Missions should be won with cards ({' or '.join(CARD_MISSIONS)}) [F-05]", "missions")
    return sorted(missions, key=lambda mission: next(letter for letter, key in letters.items() if key == mission.key))


def claim_key(file: TomlFile, heading: str, key: str, seen: dict[str, str]) -> Fields:
    """Keys are written in records and scenarios, so they are short, plain and unique."""
    if not KEY.fullmatch(key) or key.lower() in RESERVED:
        file.refuse("a key is a letter and up to 11 more letters, digits or dashes", heading, key)
    if key.lower() in seen:
        file.refuse(f"this key is used twice, also in {seen[key.lower()]}", heading, key)
    seen[key.lower()] = heading
    return file.fields(file.table(heading)[key], heading, key)


# The four sorts of cards ------------------------------------------------------------------------------------


def read_pioneer(file: TomlFile, key: str, seen: dict[str, str], portraits: dict[str, str]) -> Pioneer:
    """[F-08] Seven statistics, and perhaps the right to go first; a portrait, unless there is a picture instead."""
    fields = claim_key(file, "pioneers", key, seen)
    name = fields.name()
    fields.icon()
    if fields.has("portrait"):
        portraits[key] = fields.word("portrait", PORTRAITS)
    elif key not in file.icons:
        portraits[key] = file.since("pioneers", key, "portrait") or PORTRAITS[-1]
    focus = RESOURCES.index(fields.word("focus", RESOURCES[:3]))
    basics = read_resources(fields, "basics", RESOURCES[:3], 1)
    if basics.total != 6:
        fields.refuse(f"a starting deck has 6 cards, not {basics.total} [F-16]", "basics")
    stamina = fields.number("stamina", 2, MOST)
    tags = read_tags(fields)
    active, retreat = read_ability(fields, "active"), read_ability(fields, "retreat")
    is_first = fields.has("first")
    if is_first:
        fields.yes("first")
    fields.finish()
    return Pioneer(key, name, focus, basics, stamina, tags, active, retreat, is_first)


def read_ability(fields: Fields, side: str) -> tuple[Words, list[Step]]:
    """The name and the effects of one side."""
    if not fields.has(side):
        fields.refuse(f"the field {side} is missing")
    ability = fields.file.fields(fields.values.pop(side), *fields.field, side)
    read = ability.name(), read_effects(ability, "effects", [verb for verb in OF_PLAYERS if verb != "gain"])
    ability.finish()
    if not read[1]:
        ability.refuse("an ability needs effects [F-08]")
    return read


def read_fortune(file: TomlFile, key: str, seen: dict[str, str]) -> Kind:
    """[F-03] A Fortune card."""
    fields = claim_key(file, "fortune", key, seen)
    name, copies = fields.name(), fields.number("copies", 1, 12)
    fields.icon()
    is_basic = fields.has("basic")
    if is_basic:
        fields.yes("basic")
    gives = read_resources(fields, "gives", RESOURCES, 0)
    effects = read_effects(fields, "effects", [*OF_PLAYERS, *PRICES])
    if is_basic and effects:
        fields.refuse("basics have no effect [F-03]", "effects")
    tags = read_tags(fields) if effects else 0
    fields.finish()
    return Kind(key, name, copies, is_basic, gives, tags, effects)


def read_challenge(file: TomlFile, key: str, seen: dict[str, str]) -> Challenge:
    """[F-04] A Challenge."""
    fields = claim_key(file, "challenges", key, seen)
    name = fields.name()
    fields.icon()
    letter = LETTERS.index(fields.word("letter", list(LETTERS)))
    defeat = read_resources(fields, "defeat", [*RESOURCES[:3], "any"], 0)
    if defeat.total < 2:
        fields.refuse("a Challenge demands at least 2 Resources together", "defeat")
    danger = fields.number("danger", 1, MOST)
    activation = read_effects(fields, "activation", OF_ENEMIES)
    fields.finish()
    return Challenge(key, name, letter, defeat, danger, activation)


def read_mission(file: TomlFile, key: str, seen: dict[str, str]) -> Mission:
    """[F-05] A Mission."""
    fields = claim_key(file, "missions", key, seen)
    name, _ = fields.name(), fields.word("letter", list(LETTERS))
    fields.icon()
    kind = fields.word("kind", MISSION_KINDS)
    needs = read_numbers(fields, "needs", 1, 6 if kind == "facedown" else 99)
    more = read_numbers(fields, "more", 0, 99) if kind == "grand" else [0, 0, 0, 0]
    bonus = number_or(fields, "bonus", 0, MOST, 1) if kind == "grand" else 0
    fields.finish()
    return Mission(key, name, MISSION_KINDS.index(kind), needs, more, bonus)


# The numbers that stand on no card --------------------------------------------------------------------------


def read_tuning(file: TomlFile, least_stamina: int) -> Tuning:
    """[RC-30, RC-31, F-90] The Sun, the levels and the limit of talk; the first decks were written without them."""
    tuning = Tuning()
    sun, levels, talk = (file.table(name) for name in TUNING)
    fields = file.fields(sun, "sun")
    tuning.sun.sets = number_or(fields, "set", 1, MOST, tuning.sun.sets)
    tuning.sun.danger = number_or(fields, "danger", 0, MOST, tuning.sun.danger)
    fields.finish()
    for name, value in levels.items():
        if name not in LEVELS:
            file.refuse(f"there is no such level; there is {', '.join(LEVELS)} [RC-31]", "levels", name)
        fields = file.fields(value, "levels", name)
        rounds, stamina = fields.number("rounds", 1, MOST), fields.number("stamina", -MOST, MOST)
        if least_stamina + stamina < 1:
            fields.refuse(f"a pioneer with {least_stamina} Stamina would have none left [RC-31]", "stamina")
        fields.finish()
        tuning.levels[name] = Level(rounds, stamina)
    fields = file.fields(talk, "talk")
    tuning.most_items = number_or(fields, "items", 1, MOST, tuning.most_items)
    fields.finish()
    return tuning


def number_or(fields: Fields, part: str, least: int, most: int, usual: int) -> int:
    """A number within bounds, or the usual one where the deck says nothing."""
    return fields.number(part, least, most) if fields.has(part) else usual


def read_numbers(fields: Fields, part: str, least: int, most: int) -> list[int]:
    """A number for each number of players."""
    if not fields.has(part):
        fields.refuse(f"the field {part} is missing (a number for 3, 4, 5 and 6 players)")
    value: Any = fields.values.pop(part)
    if (
        not isinstance(value, list)
        or len(value) != 4
        or any(type(n) is not int or not least <= n <= most for n in value)
    ):
        fields.refuse(f"should be four numbers from {least} to {most}, for 3, 4, 5 and 6 players, not {value!r}", part)
    return value


def read_resources(fields: Fields, part: str, names: Sequence[str], least: int) -> Resources:
    """Amounts by type; what is not written is 0."""
    if not fields.has(part):
        fields.refuse(f"the field {part} is missing, like {part} = {{ {names[0]} = 2 }}")
    amounts = fields.file.fields(fields.values.pop(part), *fields.field, part)
    given = [amounts.number(name, least, MOST) if amounts.has(name) or least else 0 for name in names]
    amounts.finish()
    return Resources(given[0], given[1], given[2], given[3] if len(names) == 4 else 0)


def read_tags(fields: Fields) -> int:
    """[RC-04] A set of tags, at least one."""
    value: Any = fields.values.pop("tags", None)
    if not isinstance(value, list) or not value or any(tag not in TAGS for tag in value):
        fields.refuse(f"should be a list of tags: {', '.join(TAGS)}", "tags")
    return sum(1 << TAGS.index(tag) for tag in set(value))


def read_effects(fields: Fields, part: str, verbs: list[str]) -> list[Step]:
    """[RC-06] Verbs from left to right; none where the field is left out."""
    if not fields.has(part):
        return []
    listed = fields.values.pop(part)
    if not isinstance(listed, list) or not 1 <= len(listed) <= 7:
        fields.refuse("should be a list of up to 7, like [{ draw = 1 }]", part)
    return [read_effect(fields, part, value, verbs) for value in listed]


def read_effect(card: Fields, part: str, value: object, verbs: list[str]) -> Step:
    """One verb with its numbers."""
    fields = card.file.fields(value, *card.field, part)
    verb = next((name for name in verbs if fields.has(name)), None)
    if verb is None:
        wrong = next(iter(fields.values), part)
        fields.refuse(f"is not a verb that can stand here; there is {', '.join(verbs)}", wrong)
    step: Step
    if verb == "gain":
        amount = fields.number(verb, 1, MOST)
        step = Gain(amount, RESOURCES.index(fields.word("type", RESOURCES)))
    elif verb == "acquire":
        step = ACQUIRED[fields.word(verb, list(ACQUIRED))]()
    elif verb in AIMED:
        make, scopes = AIMED[verb]
        amount = fields.number(verb, 1, MOST)
        step = make(amount, fields.word("who", scopes) if fields.has("who") or verb != "draw" else SELF)
    elif verb in NUMBERED:
        step = NUMBERED[verb](fields.number(verb, 1, MOST))
    else:
        fields.yes(verb)
        step = PLAIN[verb]()
    fields.finish()
    return step
