"""Why an answer is refused: the clause of RULES.md, and the facts that explain it."""

from __future__ import annotations

from questkeep.games.fetch_quest.rules import moves, talk
from questkeep.games.fetch_quest.rules.table import (
    ACTING,
    CLAIMING,
    DROPPING,
    FLIPPING,
    GIVING,
    LIMITING,
    LOOKING,
    NAMING,
    NO_TARGET,
    OVER,
    PAYING,
    PLAYING,
    RECOVERING,
    REFRESHING,
    RESTING,
    RETREATING,
    SCOUTING,
    SCRAPPING,
    SHIFTING,
    TAKING,
    TARGETING,
    Table,
)
from questkeep.games.fetch_quest.rules.verbs import VERBS
from questkeep.kernel.errors import Objection
from questkeep.kernel.event import Seat
from questkeep.kernel.game import WITHDRAW

WANTED = {
    CLAIMING: ("F-14", "claim-a-pioneer"),
    RETREATING: ("F-28", "retreated"),
    TARGETING: ("F-35", "choose-a-target"),
    PLAYING: ("F-39", "play-cards"),
    ACTING: ("F-50", "choose-an-action"),
    PAYING: ("F-53", "pay-first"),
    GIVING: ("F-54", "choose-gifts"),
    LIMITING: ("F-59", "discard-down"),
    DROPPING: ("F-65", "discard-for-activation"),
    NAMING: ("F-41", "name-a-player"),
    FLIPPING: ("F-41", "choose-to-flip"),
    SHIFTING: ("F-41", "choose-to-move"),
    SCOUTING: ("F-41", "put-back"),
    REFRESHING: ("F-41", "refresh-or-keep"),
    TAKING: ("F-41", "take-from-pile"),
    LOOKING: ("F-41", "take-one"),
    RECOVERING: ("F-41", "recover-or-done"),
    SCRAPPING: ("F-41", "scrap-or-done"),
    RESTING: ("F-74", "rest-discard"),
}
"""What the present question wants instead."""


def object_to(table: Table, seat: int, code: int) -> Objection:
    """The objection to an answer that is neither offered nor may be said."""
    if code == WITHDRAW:
        return Objection("F-74", "nothing-to-withdraw")
    if table.question == OVER:
        return Objection("F-82", "game-over")
    if moves.is_talk(code):
        return object_to_talk(table, seat, code - moves.TALK)
    if table.question == RESTING and table.waiting >> seat & 1 == 0:
        return Objection("F-74", "already-locked")
    if table.question == CLAIMING and table.waiting >> seat & 1 == 0:
        return Objection("F-14", "claimed-once")
    if seat not in table.asked():
        return Objection("F-72", "not-asked", {"seat": table.answering})
    found = object_to_answer(table, seat, code)
    if found is not None:
        return found
    clause, reason = WANTED[table.question]
    return Objection(clause, reason)


def object_to_answer(table: Table, seat: int, code: int) -> Objection | None:
    """What is special about some answers."""
    hand = table.players[seat].hand
    for first in (moves.PLAY, moves.DISCARD, moves.HAND_OVER):
        card = code - first
        if 0 <= card < len(table.deck.kinds) and card not in hand:
            clause = "F-37" if first == moves.PLAY else "F-06"
            return Objection(clause, "not-in-hand", {"card": table.deck.key_of[card]})
    challenge = code - moves.ATTEMPT
    if table.question == TARGETING and 0 <= challenge < len(table.deck.challenges):
        key = table.deck.challenge_key[challenge]
        if challenge in table.queue:
            return Objection("F-36", "already-defeated", {"challenge": key})
        return Objection("F-35", "not-in-queue", {"challenge": key})
    if moves.ATTEMPT_MISSION <= code < moves.ATTEMPT_SEAL + 3 and table.question == TARGETING:
        return Objection("F-36", "no-such-mission-attempt")
    if table.question == PLAYING and code == moves.CLOSE:
        return Objection("F-39", "play-one-first")
    if table.question == PLAYING and code == moves.CANCEL:
        return Objection("F-39", "already-played")
    if 0 <= code - moves.PLAY < len(table.deck.kinds) and table.target == NO_TARGET:
        return Objection("F-37", "no-attempt")
    if table.question == ACTING:
        return object_to_action(table, code)
    if table.question == CLAIMING and moves.CLAIM <= code < moves.CLAIM + len(table.deck.pioneers):
        return Objection("F-14", "already-claimed", {"pioneer": table.deck.pioneers[code - moves.CLAIM].key})
    if table.question == FLIPPING and 0 <= code - moves.FLIP < len(table.deck.challenges):
        key = table.deck.challenge_key[code - moves.FLIP]
        return Objection("F-49", "not-flippable", {"challenge": key, "most": table.amount})
    return None


def object_to_action(table: Table, code: int) -> Objection | None:
    """[F-50 … F-58] Why this action cannot be taken."""
    card = code - moves.TAKE
    if 0 <= card < len(table.deck.kinds):
        if card not in table.pile:
            return Objection("F-51", "not-in-pile", {"card": table.deck.key_of[card]})
        return Objection("F-51", "nothing-defeated")
    if code == moves.FORAGE:
        return Objection("F-58", "fortune-deck-empty")
    if code == moves.ABILITY:
        return Objection("F-53", "no-price")
    return Objection("F-54", "give-to-another") if code - moves.GIVE == table.active else None


def object_to_talk(table: Table, seat: int, item: int) -> Objection:
    """[F-89, F-90] Why this cannot be said now."""
    if table.question == CLAIMING:
        return Objection("F-89", "not-yet")
    objects = talk.objects_of(talk.ABOUT[item // talk.OBJECTS], seat, table.seats, table.queue, table.down, table.pile)
    if item % talk.OBJECTS not in objects:
        return Objection("F-89", "no-such-object")
    if table.talk is not None and 8 * item + seat in table.talk.said:
        return Objection("F-90", "said-already")
    if item // talk.OBJECTS in (talk.YES, talk.NO):
        return Objection("F-89", "nobody-asked-you")
    return Objection("F-90", "said-enough", {"most": table.deck.most_items})


def why_not(table: Table, seat: Seat, things: list[str]) -> Objection:
    """Why no answer begins with what somebody has touched: said of what he can have meant."""
    question = table.question
    meant = {
        "hand": "hand" if question == GIVING else "play" if question in (PLAYING, TARGETING) else "discard",
        "challenge": "flip" if question == FLIPPING else "attempt",
        "player": "give" if question == ACTING else "name",
    }
    place = things[0].partition("/")[0] if things else ""
    return VERBS.objection(table, seat, things, meant.get(place, ""))
