"""Enchanters, a game by Rafał Cywicki: journeys for items, enchantments and trophies that lie one upon another."""

from __future__ import annotations

from collections.abc import Mapping

from questkeep.games.enchanters.cards import read_deck, released_decks, standard_deck
from questkeep.games.enchanters.faces import card_faces, path_of
from questkeep.games.enchanters.insight import EnchantersInsight
from questkeep.games.enchanters.position import arrange
from questkeep.games.enchanters.rules.deck import EnchantersDeck
from questkeep.games.enchanters.rules.flow import Enchanters
from questkeep.games.enchanters.rules.setup import DRAFT, RANDOM, kingdoms_needed
from questkeep.games.enchanters.rules.table import Options
from questkeep.games.enchanters.study import EnchantersStudy
from questkeep.games.enchanters.told import EVENTS
from questkeep.kernel.chance import Chance
from questkeep.kernel.game import Deck, Game, State, TableOption
from questkeep.weights import shipped_weights


def new(seats: int, options: Mapping[str, str], deck: Deck, chance: Chance, version: int) -> State:
    """A table ready for the first pick."""
    assert isinstance(deck, EnchantersDeck)
    return Enchanters.set_up(seats, Options.chosen(options, version), deck, chance)


def misfit(seats: int, options: Mapping[str, str], deck: Deck) -> str:
    """[E-19, E-24, E-125] Why these seats, options and cards do not go together, or nothing."""
    assert isinstance(deck, EnchantersDeck)
    if seats == 2 and options["invasion"] == "super-fast":
        return "two players always use the short decks; choose invasion=standard or invasion=fast [E-125]"
    if options["village"] != RANDOM and options["village"] not in [village.key for village in deck.villages]:
        return f"this deck has no village {options['village']}; choose another one or village=random [E-24]"
    if options["kingdoms"] in (RANDOM, DRAFT):
        return ""
    chosen = options["kingdoms"].split("+")
    if len(chosen) != kingdoms_needed(seats):
        return f"{seats} players need {kingdoms_needed(seats)} kingdoms, not {len(chosen)} [E-19]"
    missing = [name for name in chosen if name not in deck.kingdoms]
    return f"this deck has no kingdom {missing[0]}; it has {', '.join(deck.kingdoms)} [E-19]" if missing else ""


WEIGHTS = shipped_weights(__package__)

GAME = Game(
    key="enchanters",
    version=1,
    seats=(2, 6),
    options=[
        TableOption("invasion", ["standard", "fast", "super-fast"]),
        TableOption("depths", ["no", "yes"]),
        TableOption("kingdoms", [RANDOM, DRAFT], standard_deck().kingdoms),
        TableOption("village", [RANDOM, *(village.key for village in standard_deck().villages)]),
    ],
    new=new,
    read_deck=read_deck,
    standard_deck=standard_deck,
    arrange=arrange,
    insight=EnchantersInsight(WEIGHTS.plain),
    card_faces=card_faces,
    path_of=path_of,
    misfit=misfit,
    study=EnchantersStudy(),
    tuned_insight=EnchantersInsight(WEIGHTS.tuned),
    released_decks=released_decks,
    first_decks={1: "f2d3e27f4c8d92ad"},
    events=EVENTS,
)
