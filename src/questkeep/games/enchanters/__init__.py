"""Enchanters, a game by Rafał Cywicki: journeys for items, enchantments and trophies that lie one upon another."""

from __future__ import annotations

from collections.abc import Mapping

from questkeep.games.enchanters.cards import read_deck, released_decks, standard_deck
from questkeep.games.enchanters.faces import card_faces
from questkeep.games.enchanters.insight import EnchantersInsight
from questkeep.games.enchanters.position import arrange
from questkeep.games.enchanters.rules.deck import MOST_SEATS, EnchantersDeck
from questkeep.games.enchanters.rules.flow import Enchanters
from questkeep.games.enchanters.rules.setup import DRAFT, RANDOM, kingdoms_needed
from questkeep.games.enchanters.rules.table import Options
from questkeep.games.enchanters.study import EnchantersStudy
from questkeep.games.enchanters.told import EVENTS, FACTS
from questkeep.games.enchanters.wording import prompt
from questkeep.kernel.chance import Chance
from questkeep.kernel.errors import Objection
from questkeep.kernel.game import Deck, Game, State
from questkeep.kernel.options import Fit, TableOption
from questkeep.weights import shipped_weights


def new(seats: int, options: Mapping[str, str], deck: Deck, chance: Chance, version: int) -> State:
    """A table ready for the first pick."""
    assert isinstance(deck, EnchantersDeck)
    return Enchanters.set_up(seats, Options.chosen(options, version), deck, chance)


def misfit(seats: int, options: Mapping[str, str], deck: Deck) -> Objection | None:
    """[E-19, E-24] Why the chosen village and kingdoms are not to be had with these cards, if they are not."""
    assert isinstance(deck, EnchantersDeck)
    village, kingdoms = options["village"], options["kingdoms"]
    if village != RANDOM and village not in [tile.key for tile in deck.villages]:
        return Objection("E-24", "no-such-village", {"option": "village", "value": village})
    if kingdoms in (RANDOM, DRAFT):
        return None
    missing = [name for name in kingdoms.split("+") if name not in deck.kingdoms]
    return Objection("E-19", "no-such-kingdom", {"option": "kingdoms", "value": missing[0]}) if missing else None


WEIGHTS = shipped_weights(__package__)

GAME = Game(
    key="enchanters",
    version=1,
    seats=(2, MOST_SEATS),
    options=[
        TableOption(
            "invasion",
            ["standard", "fast", "super-fast"],
            fits={"super-fast": Fit(3, MOST_SEATS)},
            clause="E-125",
        ),
        TableOption("depths", ["no", "yes"]),
        TableOption(
            "kingdoms",
            [RANDOM, DRAFT],
            parts=standard_deck().kingdoms,
            needed={seats: kingdoms_needed(seats) for seats in range(2, MOST_SEATS + 1)},
            clause="E-19",
        ),
        TableOption("village", [RANDOM, *(village.key for village in standard_deck().villages)]),
    ],
    new=new,
    read_deck=read_deck,
    standard_deck=standard_deck,
    arrange=arrange,
    insight=EnchantersInsight(WEIGHTS.plain),
    card_faces=card_faces,
    waiting_clause="E-27",
    misfit=misfit,
    study=EnchantersStudy(),
    tuned_insight=EnchantersInsight(WEIGHTS.tuned),
    released_decks=released_decks,
    first_decks={1: "f2d3e27f4c8d92ad"},
    events=EVENTS,
    facts=FACTS,
    prompt=prompt,
)
