"""Why an answer is not allowed: the clause, and a reason in one word."""

from __future__ import annotations

from typing import Final

from questkeep.games.schatzjagd.rules import moves
from questkeep.games.schatzjagd.rules.choices import AskingTable
from questkeep.games.schatzjagd.rules.deck import FIELD_OF, FIELDS, MAP, NAMES, SPELL, Kind, neighbours
from questkeep.games.schatzjagd.rules.table import (
    ACTING,
    BANISHING,
    CHOOSING_CASTLE,
    CLEANSING,
    DEFENDING,
    FIGHTING,
    FINDING,
    HAND_SIZE,
    LANDING,
    NONE,
    OVER,
    PARTING,
    PEEKING,
    PLAYING,
    PUTTING,
    RESTING,
    ROLLING,
    SHIFTING,
    SHOPPING,
    STEPPING,
    USING,
)
from questkeep.games.schatzjagd.rules.verbs import VERBS
from questkeep.kernel.errors import Objection
from questkeep.kernel.event import Seat
from questkeep.kernel.game import WITHDRAW, Code

QUESTIONS: Final = {
    CHOOSING_CASTLE: ("S-15", "choose-a-castle"),
    RESTING: ("S-82", "rest-or-cast"),
    ROLLING: ("S-30", "roll-or-cast"),
    STEPPING: ("S-31", "step-or-stop"),
    USING: ("S-46", "use-or-leave"),
    LANDING: ("S-114", "land-somewhere"),
    FINDING: ("S-48", "play-or-keep"),
    FIGHTING: ("S-95", "strike-or-flee"),
    DEFENDING: ("S-95", "strike-or-flee"),
    PARTING: ("S-96", "blow-or-waive"),
    ACTING: ("S-42", "act-or-done"),
    SHOPPING: ("S-49", "buy-or-done"),
    PLAYING: ("S-57", "play-or-pass"),
    PEEKING: ("S-130", "look-or-enough"),
    PUTTING: ("S-58", "put-somewhere"),
    CLEANSING: ("S-124", "remove-or-pass"),
    BANISHING: ("S-60", "choose-a-card"),
    SHIFTING: ("S-60", "choose-a-card"),
}
"""What each question wants to hear."""


def object_to(table: AskingTable, seat: Seat, code: Code) -> Objection:
    """The reason why this seat may not give this answer now."""
    if table.question == OVER:
        return Objection("S-23", "game-over")
    if code == WITHDRAW:
        return Objection("S-140", "nothing-to-withdraw")
    if seat != table.answering:
        return Objection("S-29", "not-asked")
    if moves.CAST <= code < moves.CAST + moves.AIMS * len(table.deck.kinds):
        return object_to_cast(table, table.deck.kinds[moves.spell_in(code)])
    if table.question == PLAYING:
        found = object_to_play(table, code)
        if found is not None:
            return found
    if table.question == PUTTING and moves.PUT <= code < moves.PUT + FIELDS:
        return Objection("S-58", "field-not-free", {"field": NAMES[code - moves.PUT]})
    if table.question == STEPPING and moves.STEP <= code < moves.STEP + FIELDS:
        return object_to_step(table, code - moves.STEP)
    if table.question == ACTING and moves.CHALLENGE <= code < moves.CHALLENGE + table.seats:
        if table.has_challenged:
            return Objection("S-50", "one-challenge")
        if code - moves.CHALLENGE in table.enemies_on(table.me().field):
            return Objection("S-39", "castle-peace")
        return Objection("S-90", "not-here")
    if table.question == SHOPPING and moves.BUY < code < moves.TAKE:
        return Objection("S-53", "cannot-buy")
    clause, reason = QUESTIONS[table.question]
    return Objection(clause, reason)


def object_to_cast(table: AskingTable, kind: Kind) -> Objection:
    """Why a spell cannot be cast now, from the caster's own knowledge."""
    if table.answering != table.active:
        return Objection("S-29", "not-your-turn")
    if table.has_played:
        return Objection("S-27", "one-card-a-turn")
    if kind not in table.held_kinds():
        return Objection("S-60", "not-in-hand", {"card": kind.key})
    if table.question in (USING, LANDING, PEEKING, PUTTING, CLEANSING, BANISHING, SHIFTING):
        return Objection("S-28", "no-window")
    if not table.casts_of(kind):
        return Objection("S-60", "not-now", {"card": kind.key})
    return Objection("S-60", "no-such-target", {"card": kind.key})


def object_to_play(table: AskingTable, code: Code) -> Objection | None:
    """Why a card play of part 2 is not possible."""
    if code == moves.PASS:
        return Objection("S-64", "must-play", {"cards": table.hand_count(table.active), "most": HAND_SIZE})
    if moves.INSERT <= code < moves.INSERT + len(table.deck.kinds):
        kind = table.deck.kinds[code - moves.INSERT]
        if kind not in table.held_kinds():
            return Objection("S-58", "not-in-hand", {"card": kind.key})
        return Objection("S-58", "no-field-free")
    if moves.DIG <= code < moves.DIG + len(table.deck.kinds):
        kind = table.deck.kinds[code - moves.DIG]
        if kind not in table.held_kinds():
            return Objection("S-61", "not-in-hand", {"card": kind.key})
        if table.maps_are_dead():
            return Objection("S-71", "nothing-to-dig")
        return Objection("S-61", "not-its-field", {"card": kind.key})
    if moves.HIDE < code < moves.DEPOSIT:
        player = table.me()
        if player.field != player.castle:
            return Objection("S-86", "not-at-home")
        return Objection("S-86", "not-carried", {"treasure": code - moves.HIDE})
    if moves.DEPOSIT < code < moves.GO:
        if not table.rules.deposit:
            return Objection("S-118", "no-deposit")
        if not table.can_deposit_on(table.me().field):
            in_castle = table.rules.version.deposits_in_the_city
            return Objection("S-118", "in-a-castle") if in_castle else Objection("S-118", "not-open")
        return Objection("S-118", "not-carried", {"treasure": code - moves.DEPOSIT})
    return None


def object_to_step(table: AskingTable, field: int) -> Objection:
    """Why a step is not possible."""
    board, here = table.deck.board, table.me().field
    if here != NONE and field in board.ways[here]:
        return Objection("S-40", "night-before-the-wall", {"field": NAMES[field]})
    return Objection("S-31", "not-a-neighbour", {"field": NAMES[field]})


OF_FIELDS: Final = {
    STEPPING: "step",
    LANDING: "go",
    PEEKING: "look",
    SHIFTING: "look",
    BANISHING: "remove",
    CLEANSING: "remove",
    PUTTING: "put",
}
"""What is meant by touching a field."""


def why_not(table: AskingTable, seat: Seat, things: list[str]) -> Objection:
    """Why no answer begins with what somebody has touched: said of what he can have meant."""
    place, _, what = (things[0] if things else "").partition("/")
    is_playing = table.question == PLAYING
    later = Objection("S-27", "one-card-a-turn") if table.has_played else Objection("S-57", "later")
    if place == "hand":
        kind = table.deck.kind_named.get(what.lower())
        if kind is not None and kind.type == SPELL:
            return VERBS.objection(table, seat, things, "cast")
        if not is_playing:
            return later
        return VERBS.objection(table, seat, things, "dig" if kind is not None and kind.type == MAP else "insert")
    if place == "treasure":
        return VERBS.objection(table, seat, things, "hide") if is_playing else later
    if place == "field" and what.lower() in FIELD_OF:
        field, here = FIELD_OF[what.lower()], table.me().field
        if is_playing:
            return Objection("S-58", "field-not-free", {"field": NAMES[field]})
        if table.question == STEPPING and (here == NONE or field not in neighbours(here)):
            return Objection("S-31", "out-of-reach", {"field": NAMES[field], "steps": table.steps})
    return VERBS.objection(table, seat, things, OF_FIELDS.get(table.question, "") if place == "field" else "")
