"""Tschak!, a game by Dominique Ehrhard: four keeps, three floors each, and hands that travel round the table."""

from __future__ import annotations

from collections.abc import Mapping

from questkeep.games.tschak.cards import read_deck, released_decks, standard_deck
from questkeep.games.tschak.faces import card_faces
from questkeep.games.tschak.insight import TschakInsight
from questkeep.games.tschak.position import arrange
from questkeep.games.tschak.rules.deck import TschakDeck
from questkeep.games.tschak.rules.flow import Tschak
from questkeep.games.tschak.rules.table import Options
from questkeep.games.tschak.told import EVENTS, FACTS, RECORDS
from questkeep.games.tschak.wording import prompt
from questkeep.kernel.chance import Chance
from questkeep.kernel.game import Deck, Game, State
from questkeep.kernel.options import TableOption
from questkeep.weights import shipped_weights


def new(seats: int, options: Mapping[str, str], deck: Deck, chance: Chance, version: int) -> State:
    """A table ready for the first pick."""
    assert isinstance(deck, TschakDeck)
    return Tschak.deal_new(seats, Options.chosen(options, version), deck, chance)


WEIGHTS = shipped_weights(__package__)

GAME = Game(
    key="tschak",
    version=1,
    seats=(2, 4),
    options=[
        TableOption("table", ["guided", "strict"]),
        TableOption("history", ["open", "memory"]),
        TableOption("elixir", ["automatic", "manual"]),
    ],
    new=new,
    read_deck=read_deck,
    standard_deck=standard_deck,
    arrange=arrange,
    insight=TschakInsight(WEIGHTS.plain),
    card_faces=card_faces,
    waiting_clause="T-20",
    memory_clause="T-71",
    tuned_insight=TschakInsight(WEIGHTS.tuned),
    released_decks=released_decks,
    first_decks={1: "c281386f529e0174"},
    events=EVENTS,
    facts=FACTS,
    records=RECORDS,
    prompt=prompt,
)
