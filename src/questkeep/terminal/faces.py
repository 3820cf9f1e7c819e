"""Which face belongs to which game, and what the people and bots at a table are called."""

from __future__ import annotations

from collections.abc import Callable

from questkeep.kernel.game import Deck
from questkeep.kernel.replay import Record
from questkeep.terminal.enchanters import EnchantersFace
from questkeep.terminal.face import Face
from questkeep.terminal.fetch_quest import FetchQuestFace
from questkeep.terminal.match import HUMAN
from questkeep.terminal.tschak import TschakFace
from questkeep.text import Texts

FACES: dict[str, Callable[[Texts, Deck, list[str], list[str], int | None], Face]] = {
    "tschak": TschakFace,
    "enchanters": EnchantersFace,
    "fetch_quest": FetchQuestFace,
}


def names_at(texts: Texts, players: list[str], me: int | None) -> list[str]:
    """What each seat is called: you, another person, or the name a bot has at this seat."""
    names: list[str] = []
    for seat, player in enumerate(players):
        if seat == me:
            names.append(texts.say("player-you"))
        elif player == HUMAN:
            names.append(texts.say("player-human"))
        else:
            names.append(texts.say(f"bot-name-{seat}"))
    return names


def labels_at(texts: Texts, players: list[str], me: int | None) -> list[str]:
    """The names again, with the kind of each bot but oneself."""
    labels = names_at(texts, players, me)
    for seat, player in enumerate(players):
        if player != HUMAN and seat != me:
            kind = texts.say_or(f"bot-kind-{player}", player)
            labels[seat] = texts.say("bot-label", name=labels[seat], bot=kind)
    return labels


def face_of(texts: Texts, record: Record, me: int | None) -> Face:
    """The face of the record's game for these eyes."""
    names = names_at(texts, record.players, me)
    return FACES[record.game](texts, record.deck, names, labels_at(texts, record.players, me), me)
