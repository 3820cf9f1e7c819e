"""The laws that every game obeys, whatever its rules: each raises LawBroken with an account of what was found.

The laws of a whole game take a setting and a seed, the laws of a moment take a position; no law changes it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from hashlib import blake2b
from typing import Final

from questkeep.kernel.chance import Rng
from questkeep.kernel.course import replay
from questkeep.kernel.errors import IllegalPick
from questkeep.kernel.event import heard
from questkeep.kernel.game import WITHDRAW
from questkeep.kernel.playout import play_out
from questkeep.lab.leaks import asking_is_public, nothing_leaks, redeals_differ_where_they_can
from questkeep.lab.walks import (
    MOST_PICKS,
    LawBroken,
    Log,
    Position,
    Setting,
    as_text,
    codes_to_try,
    difference,
    difference_of_texts,
    on_trial,
    random_pick,
    reading,
    sights,
    walk,
)

CLAUSE: Final = re.compile(r"(?:[TFSE]|RC)-\d+")
NONSENSE: Final = ["", " ", ">", "xyzzy", "play", "withdraw now", "\0", "é" * 500, "0", "-1"]

# Laws of a whole game ---------------------------------------------------------------------------------------


def ends(setting: Setting, seed: str) -> None:
    """Random play comes to an end, with a result for every seat, and no card is lost on the way."""
    where = f"{setting}, seed {seed!r}"
    with on_trial("ends", where):
        table = setting.new(seed)
        dealt = setting.witness.census(table)
        play_out(table, Rng.keyed(seed, 1), MOST_PICKS)
        outcome = table.outcome()
        left = setting.witness.census(table)
    if outcome is None:
        raise LawBroken("ends", where, "nobody is asked, but there is no result")
    if not len(outcome.scores) == len(outcome.places) == setting.seats:
        raise LawBroken("ends", where, f"scores {outcome.scores} and places {outcome.places} do not fit the seats")
    if left != dealt:
        raise LawBroken("cards_are_conserved", where, difference(dealt, left))


def fingerprint(setting: Setting, seed: str) -> str:
    """All that anyone sees, hears or may say in one random game, as one short text."""
    log = Log()
    for position in walk(setting, seed):
        log.watch(position.table, position.row)
        for seat in position.table.asked():
            log.rows += [position.table.notation(seat, code) for code in position.table.options(seat)]
    return blake2b("\n".join(log.rows).encode(), digest_size=16).hexdigest()


def is_reproducible(setting: Setting, seed: str) -> None:
    """The same record gives the same table: all views, questions and events, after every pick."""
    where = f"{setting}, seed {seed!r}"
    played, replayed = Log(), Log()
    for position in walk(setting, seed):
        played.watch(position.table, position.row)
    with on_trial("is_reproducible", where):
        replay(setting.game, setting.record(seed, position.picks), replayed.watch)
    for row, (one, other) in enumerate(zip(played.rows, replayed.rows, strict=True)):
        if one != other:
            raise LawBroken("is_reproducible", f"{where}, after pick {row}", difference_of_texts(one, other))


def telling_changes_nothing(setting: Setting, seed: str) -> None:
    """Events are plain data, none is made for nobody, and listening leaves the game as it is."""
    known = 0
    for loud, silent in zip(walk(setting, seed), walk(setting, seed), strict=False):
        if loud.row == 0:
            loud.table.listen()
        told = loud.table.told
        if told is None or silent.table.told is not None:
            loud.broken("telling_changes_nothing", "events are told to nobody, or kept from a listener")
        for observer in loud.observers():
            for event in heard(told[known:], observer):
                if not is_plain(event):
                    loud.broken("telling_changes_nothing", f"an event is not plain data: {event!r}", observer)
        known = len(told)
        one, other = as_text(sights(loud.table)), as_text(sights(silent.table))
        if one != other:
            loud.broken("telling_changes_nothing", "a listener changes it: " + difference_of_texts(one, other))


def is_plain(data: object) -> bool:
    """Whether data comes back from JSON as it went in."""
    try:
        return bool(json.loads(as_text(data)) == data)
    except (TypeError, ValueError):
        return False


# Laws of a moment -------------------------------------------------------------------------------------------


def no_empty_question(position: Position) -> None:
    """Whoever is asked has an answer and every answer offered is taken; nobody asked means the game is over."""
    table = position.table
    if (not table.asked()) != (table.outcome() is not None):
        position.broken("no_empty_question", f"asked: {table.asked()}, but the result is {table.outcome()}")
    for seat in position.seats():
        options = table.options(seat)
        if seat not in table.asked():
            if options:
                position.broken("no_empty_question", f"is not asked, but has the options {options}", seat)
        elif not options:
            position.broken("no_empty_question", "is asked, but has no answer", seat)
        elif table.fallback(seat) not in options:
            position.broken("no_empty_question", f"the fallback {table.fallback(seat)} is not offered", seat)
        if table.can_withdraw(seat) != (WITHDRAW in table.may(seat)):
            position.broken("no_empty_question", "does not know whether it may withdraw a choice", seat)
        for code in [*options, *table.may(seat)]:
            if (objection := table.objection(seat, code)) is not None:
                position.broken("no_empty_question", f"{code} is offered, but objected to: {objection}", seat)
        for code in [*options[:1], *options[-1:], *table.may(seat)]:
            try:
                table.clone().apply(seat, code, position.luck("answer"))
            except Exception as error:
                position.broken("no_empty_question", f"{code} is offered, but fails: {error!r}", seat)


def notation_is_one_to_one(position: Position) -> None:
    """Different answers are written differently, and what is written is read as the same answer."""
    table = position.table
    for seat in position.seats():
        codes = [*table.options(seat), *table.may(seat)]
        written = {table.notation(seat, code): code for code in codes}
        if len(written) != len(codes):
            position.broken("notation_is_one_to_one", f"{len(codes)} codes have {len(written)} notations", seat)
        for notation, code in written.items():
            if (read := table.parse(seat, notation)) != code:
                position.broken("notation_is_one_to_one", f"{notation!r} is {code}, but is read as {read}", seat)


def clone_is_independent(position: Position) -> None:
    """A copy shows the same, is heard by nobody, and neither it nor its original feels what the other does."""
    table = position.table
    before = as_text(sights(table))
    copy = table.clone()
    copy_of_copy = copy.clone()
    if copy.told is not None:
        position.broken("clone_is_independent", "somebody listens to the copy")
    if (shown := as_text(sights(copy))) != before:
        position.broken("clone_is_independent", "the copy shows " + difference_of_texts(before, shown))
    luck = position.luck("clone")
    for _ in range(3 * table.seats):
        if copy.asked():
            copy.apply(*random_pick(copy, luck), luck)
    for observer in position.observers():
        table.clone().redeal_unseen(observer, luck)
    for name, other in (("original", table), ("copy's copy", copy_of_copy)):
        if (shown := as_text(sights(other))) != before:
            position.broken("clone_is_independent", f"the {name} was changed: " + difference_of_texts(before, shown))


def refused_picks_change_nothing(position: Position) -> None:
    """What is not offered is refused with a clause of the rules, and the table stays as it was."""
    table = position.table.clone()
    before = as_text(sights(table))
    for seat in position.seats():
        offered = [*table.options(seat), *table.may(seat)]
        for code in codes_to_try(position):
            if code in offered:
                continue
            objection = table.objection(seat, code)
            if objection is None or not CLAUSE.fullmatch(objection.clause):
                position.broken("refused_picks_change_nothing", f"{code} is not offered; objection: {objection}", seat)
            try:
                table.apply(seat, code, position.luck("refused"))
            except IllegalPick as refused:
                if not CLAUSE.fullmatch(refused.objection.clause):
                    position.broken("refused_picks_change_nothing", f"{code} is refused without clause", seat)
            except Exception as error:
                position.broken("refused_picks_change_nothing", f"{code} is not refused, but fails: {error!r}", seat)
            else:
                position.broken("refused_picks_change_nothing", f"{code} is not offered, but taken", seat)
        for said in NONSENSE:
            read = reading(table, seat, said)
            if isinstance(read, str) and not CLAUSE.match(read.removeprefix("[")):
                position.broken("refused_picks_change_nothing", f"{said!r} is answered with {read}", seat)
    if (shown := as_text(sights(table))) != before:
        position.broken("refused_picks_change_nothing", difference_of_texts(before, shown))


def cards_are_conserved(position: Position) -> None:
    """The census of the cards is the one of the deal."""
    witness = position.setting.witness
    dealt, now = witness.census(position.setting.new(position.seed)), witness.census(position.table)
    if dealt != now:
        position.broken("cards_are_conserved", difference(dealt, now))


POSITION_LAWS: Final[list[Callable[[Position], None]]] = [
    no_empty_question,
    notation_is_one_to_one,
    clone_is_independent,
    refused_picks_change_nothing,
    cards_are_conserved,
    nothing_leaks,
    asking_is_public,
    redeals_differ_where_they_can,
]


def check_all(setting: Setting, games: int, positions: int, seed: str) -> None:
    """Try every law: play so many games to their end, and look closely at so many positions of other games."""
    for number in range(games):
        ends(setting, f"{seed}/game {number}")
    compared = 0
    walks = 0
    while compared < positions:
        name = f"{seed}/walk {walks}"
        if walks % 8 == 0:
            is_reproducible(setting, name)
            telling_changes_nothing(setting, name)
        chosen = Rng(f"{name}/chosen")
        for position in walk(setting, name):
            if chosen.below(4) == 0 and compared < positions:
                check_position(position)
                compared += 1
        walks += 1


def check_position(position: Position) -> None:
    """Try every law of a moment."""
    for law in POSITION_LAWS:
        with on_trial(law.__name__, position.where()):
            law(position)
