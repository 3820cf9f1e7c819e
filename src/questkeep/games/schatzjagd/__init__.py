"""Schatzjagd: lords hide cards in a realm of a hundred fields, and henchmen walk, fight and dig for treasures."""

from __future__ import annotations

from collections.abc import Mapping

from questkeep.games.schatzjagd.cards import read_deck, released_decks, standard_deck
from questkeep.games.schatzjagd.faces import card_faces
from questkeep.games.schatzjagd.insight import SchatzjagdInsight
from questkeep.games.schatzjagd.position import arrange
from questkeep.games.schatzjagd.rules.deck import SchatzjagdDeck
from questkeep.games.schatzjagd.rules.ending import ALIKE
from questkeep.games.schatzjagd.rules.flow import Schatzjagd
from questkeep.games.schatzjagd.rules.options import Options
from questkeep.games.schatzjagd.study import SchatzjagdStudy
from questkeep.games.schatzjagd.told import EVENTS, FACTS
from questkeep.games.schatzjagd.wording import prompt
from questkeep.kernel.chance import Chance
from questkeep.kernel.errors import Objection
from questkeep.kernel.game import Deck, Game, State
from questkeep.kernel.options import TableOption
from questkeep.weights import shipped_weights


def new(seats: int, options: Mapping[str, str], deck: Deck, chance: Chance, version: int) -> State:
    """A table ready for the first pick."""
    assert isinstance(deck, SchatzjagdDeck)
    return Schatzjagd.set_up(seats, Options(options, version, seats, len(deck.treasure_kinds)), deck, chance)


def misfit(seats: int, options: Mapping[str, str], deck: Deck) -> Objection | None:
    """[S-21] Why nobody could ever win with these treasures, if nobody could."""
    assert isinstance(deck, SchatzjagdDeck)
    victory, treasures = options["victory"], len(deck.treasure_kinds)
    if victory.isdecimal() and int(victory) > treasures:
        return Objection("S-21", "too-few-treasures", {"victory": int(victory), "treasures": treasures})
    if victory == "alike" and max(map(deck.treasure_kinds.count, deck.treasure_kinds)) < ALIKE:
        return Objection("S-21", "too-few-alike", {"alike": ALIKE})
    return None


def talk(options: Mapping[str, str]) -> str:
    """[S-125] Deals may be secret."""
    return "whispers" if options["private-chat"] == "yes" else "open"


WEIGHTS = shipped_weights(__package__)
OPTIONS = [
    TableOption("memory-aid", ["off", "own", "full"]),
    TableOption("plunder", ["no", "yes"]),
    TableOption("victory", ["guideline", "1", "2", "3", "4", "5", "6", "alike", "each"]),
    TableOption("deposit", ["no", "yes"]),
    TableOption("catharsis", ["no", "yes"]),
    TableOption("castles", ["preset", "choose"]),
    TableOption("castle-peace", ["no", "yes"]),
    TableOption("city", ["random", "fixed"]),
    TableOption("private-chat", ["yes", "no"]),
    TableOption("bot-memory", ["good", "short"]),
    TableOption("days", ["none", "5", "10", "20", "40", "60", "100"]),
]

GAME = Game(
    key="schatzjagd",
    version=2,
    seats=(2, 4),
    options=OPTIONS,
    new=new,
    read_deck=read_deck,
    standard_deck=standard_deck,
    arrange=arrange,
    insight=SchatzjagdInsight(WEIGHTS.plain),
    card_faces=card_faces,
    waiting_clause="S-26",
    misfit=misfit,
    talk=talk,
    study=SchatzjagdStudy(OPTIONS),
    bounds={"days": "10"},  # random lords hardly ever bring a treasure home
    memory_clause="S-134",
    tuned_insight=SchatzjagdInsight(WEIGHTS.tuned),
    released_decks=released_decks,
    first_decks={1: "491ee47efe8f253d"},
    events=EVENTS,
    facts=FACTS,
    prompt=prompt,
)
