"""Why an answer is not allowed: the clause, and a reason in one word."""

from __future__ import annotations

from questkeep.games.schatzjagd.rules import casting, influence, journey, moves
from questkeep.games.schatzjagd.rules.asking import asking
from questkeep.games.schatzjagd.rules.deck import FIELD_OF, MAP, NAMES, SPELL, Kind, neighbours
from questkeep.games.schatzjagd.rules.table import NONE, Table
from questkeep.games.schatzjagd.rules.verbs import VERBS
from questkeep.kernel.errors import Objection
from questkeep.kernel.event import Seat
from questkeep.kernel.game import WITHDRAW, Code


def object_to(table: Table, seat: Seat, code: Code) -> Objection:
    """The reason why this seat may not give this answer now."""
    if table.is_over():
        return Objection("S-23", "game-over")
    if code == WITHDRAW:
        return Objection("S-140", "nothing-to-withdraw")
    if seat != table.answering:
        return Objection("S-29", "not-asked")
    if moves.CAST <= code < moves.CAST + moves.AIMS * len(table.deck.kinds):
        return object_to_cast(table, table.deck.kinds[moves.spell_in(code)])
    return asking(table).object_to(table, code)


def object_to_cast(table: Table, kind: Kind) -> Objection:
    """Why a spell cannot be cast now, from the caster's own knowledge."""
    question = asking(table)
    if table.answering != table.active:
        return Objection("S-29", "not-your-turn")
    if table.has_played:
        return Objection("S-27", "one-card-a-turn")
    if kind not in influence.held_kinds(table):
        return Objection("S-60", "not-in-hand", {"card": kind.key})
    if not isinstance(question, casting.SpellWindow):
        return Objection("S-28", "no-window")
    if not casting.casts_of(table, question, kind):
        return Objection("S-60", "not-now", {"card": kind.key})
    return Objection("S-60", "no-such-target", {"card": kind.key})


def why_not(table: Table, seat: Seat, things: list[str]) -> Objection:
    """Why no answer begins with what somebody has touched: said of what he can have meant."""
    place, _, what = (things[0] if things else "").partition("/")
    question = asking(table)
    is_playing = isinstance(question, influence.Influence)
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
        if isinstance(question, journey.Walk) and (here == NONE or field not in neighbours(here)):
            return Objection("S-31", "out-of-reach", {"field": NAMES[field], "steps": table.steps})
    return VERBS.objection(table, seat, things, question.verb_of_fields if place == "field" else "")
