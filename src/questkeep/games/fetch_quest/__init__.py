"""Fetch Quest, a cooperative game: dogs set out as pioneers, with small decks that grow, against four Missions."""

from __future__ import annotations

from collections.abc import Mapping

from questkeep.experience import shipped_experience
from questkeep.games.fetch_quest.cards import read_deck, released_decks, standard_deck
from questkeep.games.fetch_quest.faces import card_faces
from questkeep.games.fetch_quest.insight import FetchQuestInsight
from questkeep.games.fetch_quest.outlook import SIGNS
from questkeep.games.fetch_quest.position import arrange
from questkeep.games.fetch_quest.rules.deck import LETTERS, FetchQuestDeck
from questkeep.games.fetch_quest.rules.flow import FetchQuest
from questkeep.games.fetch_quest.rules.table import Options
from questkeep.games.fetch_quest.study import FetchQuestStudy
from questkeep.games.fetch_quest.told import EVENTS, FACTS
from questkeep.games.fetch_quest.wording import prompt
from questkeep.kernel.chance import Chance
from questkeep.kernel.game import Deck, Game, Pause, State
from questkeep.kernel.options import TableOption
from questkeep.weights import shipped_weights


def new(seats: int, options: Mapping[str, str], deck: Deck, chance: Chance, version: int) -> State:
    """A table ready for the first pick."""
    assert isinstance(deck, FetchQuestDeck)
    return FetchQuest.set_up(seats, Options.chosen(options, version), deck, chance)


def talk(options: Mapping[str, str]) -> str:
    """[F-89, F-92] At a structured table nobody chats while the game runs: what can be said is part of the rules."""
    return "closed" if options["talk"] == "structured" else "open"


def pause(notation: str) -> Pause | None:
    """[F-90] One emote or ping in three seconds."""
    return Pause(3.0, "F-90") if notation.lower().partition(" ")[0] in ("feel", "point") else None


WEIGHTS = shipped_weights(__package__)
EXPERIENCE = shipped_experience(__package__, SIGNS, len(LETTERS))

GAME = Game(
    key="fetch_quest",
    version=3,
    seats=(3, 6),
    options=[
        TableOption("pioneers", ["random", "chosen"]),
        TableOption("first-player", ["mutt", "random"]),
        TableOption("talk", ["structured", "free", "open-hands"]),
        TableOption("level", ["standard", "puppy", "old-dog"]),
        TableOption("sun", ["on", "off"]),
    ],
    new=new,
    read_deck=read_deck,
    standard_deck=standard_deck,
    arrange=arrange,
    insight=FetchQuestInsight(WEIGHTS.plain, EXPERIENCE),
    card_faces=card_faces,
    waiting_clause="F-26",
    study=FetchQuestStudy(),
    talk=talk,
    pause=pause,
    finality_clause="F-98",
    is_cooperative=True,
    tuned_insight=FetchQuestInsight(WEIGHTS.tuned, EXPERIENCE),
    released_decks=released_decks,
    first_decks={1: "f4dec66d79f0dd53", 2: "2efe04349b76b68b"},
    events=EVENTS,
    facts=FACTS,
    prompt=prompt,
    apart={"talk": ["open-hands"], "sun": ["off"]},  # [F-92, RC-32]
)
