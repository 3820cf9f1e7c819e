"""The laws about what a seat cannot know: it changes nothing the seat meets, and a re-deal changes nothing else."""

from __future__ import annotations

from typing import Final

from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat, heard
from questkeep.kernel.game import WITHDRAW, Code, State, View
from questkeep.kernel.perspective import Perspective
from questkeep.kernel.playout import play_out
from questkeep.lab.walks import MOST_PICKS, Position, as_text, codes_to_try, difference_of_texts, reading, sights

MOST_TRIES: Final = 64  # a coin that falls the same way so often is no coin


def redealt(table: State, observer: Seat | None, seed: str) -> State:
    """A copy of the table with everything the observer cannot know dealt anew."""
    world = table.clone()
    world.redeal_unseen(observer, Rng(seed))
    return world


def knowledge(position: Position, table: State, observer: Seat | None) -> str:
    """All that a table tells this observer, whatever is asked of it."""
    if observer is None:
        return as_text(table.view(None))
    options, unasked = table.options(observer), table.may(observer)
    asked = observer in table.asked()
    return as_text(
        {
            "view": table.view(observer),
            "options": options,
            "may": unasked,
            "notations": [table.notation(observer, code) for code in (*options, *unasked)],
            "notes": table.notes(observer) if asked else None,
            "fallback": table.fallback(observer) if asked else None,
            "objections": [str(table.objection(observer, code)) for code in codes_to_try(position)],
            "readings": [reading(table, observer, said) for said in others_words(position)],
        }
    )


def others_words(position: Position) -> list[str]:
    """What the seats could truly say now: anyone may try to say the same."""
    table = position.table
    return [table.notation(seat, table.options(seat)[-1]) for seat in table.asked()]


def ending(table: State) -> View:
    """What has come to light once the game has gone on to its end, by luck that is the same for every table."""
    later = table.clone()
    play_out(later, Rng("ending"), MOST_PICKS)
    return later.view(None)


def are_alike(one: State, other: State) -> bool:
    """Whether two tables hold the same, hidden things included: they show the same to all, now and at the end."""
    return ending(one) == ending(other) and sights(one) == sights(other)


def nothing_leaks(position: Position) -> None:
    """The leak law: what a seat cannot know changes nothing that it sees, may do, hears or is told, nor a bot's choice.

    Equal knowledge and equal luck also give an equal re-deal, so not even a re-deal tells anything of the truth.
    """
    table = position.table
    for observer in position.observers():
        other = redealt(table, observer, f"{position.seed}/{position.row}/other")
        one_text, other_text = knowledge(position, table, observer), knowledge(position, other, observer)
        if one_text != other_text:
            position.broken("nothing_leaks", difference_of_texts(one_text, other_text), observer)
        if not are_alike(*(redealt(world, observer, f"{position.seed}/again") for world in (table, other))):
            position.broken("nothing_leaks", "equal luck re-deals tables differently that look alike", observer)
        if observer is not None and observer in table.asked():
            locks_tell_nothing(position, other, observer)
            if observer == table.asked()[position.row % len(table.asked())]:  # bots are slow: one seat will do
                bots_choose_alike(position, other, observer)


def locks_tell_nothing(position: Position, other: State, seat: Seat) -> None:
    """A secret choice is heard by its maker the same in every world, and by others the same whatever it was."""
    table = position.table
    options = table.options(seat)
    here = tidings_of_lock(position, table, seat, options[0])
    there = tidings_of_lock(position, other, seat, options[0])
    changed = tidings_of_lock(position, table, seat, options[-1])
    if here.get(seat, "") != there.get(seat, ""):
        found = difference_of_texts(here.get(seat, "null"), there.get(seat, "null"))
        position.broken("nothing_leaks", f"locking a choice tells {found}", seat)
    for observer in here:
        if observer in changed and observer != seat and here[observer] != changed[observer]:
            found = difference_of_texts(here[observer], changed[observer])
            position.broken("nothing_leaks", f"seat {seat}'s secret choice shows: {found}", observer)


def tidings_of_lock(position: Position, world: State, seat: Seat, code: Code) -> dict[Seat | None, str]:
    """What everyone hears and sees when a choice is locked and taken back; nothing if this answer is no secret."""
    table = world.clone()
    table.listen()
    table.apply(seat, code, Rng("lock"))
    if not table.can_withdraw(seat):
        return {}
    seen = {observer: table.view(observer) for observer in position.observers()}
    table.apply(seat, WITHDRAW, Rng("withdraw"))
    return {observer: as_text([heard(table.told or [], observer), view]) for observer, view in seen.items()}


def bots_choose_alike(position: Position, other: State, seat: Seat) -> None:
    """A bot that knows the same chooses the same."""
    for bot in position.setting.bots:
        choices = [
            bot.choose(Perspective(world, seat, position.luck("perspective")), position.luck("bot"))
            for world in (position.table, other)
        ]
        if choices[0] != choices[1]:
            name = type(bot).__name__
            position.broken("nothing_leaks", f"{name} chooses {choices[0]}, or {choices[1]} in a world alike", seat)


def asking_is_public(position: Position) -> None:
    """Who is asked, and whether the game is over and how, does not depend on hidden things."""
    table = position.table
    for observer in position.observers():
        world = redealt(table, observer, f"{position.seed}/{position.row}/asked")
        if world.asked() != table.asked():
            position.broken("asking_is_public", f"{table.asked()} or {world.asked()} are asked", observer)
        result, other = table.outcome(), world.outcome()
        if (result.scores if result else None) != (other.scores if other else None):
            position.broken("asking_is_public", "the result depends on hidden things", observer)


def redeals_differ_where_they_can(position: Position) -> None:
    """A re-deal changes what is hidden if there is an alternative, and nothing if there is none."""
    table = position.table
    end = ending(table)
    for observer in position.observers():
        certain = position.setting.witness.is_certain(table, observer)
        tries = 2 if certain else MOST_TRIES
        worlds = (redealt(table, observer, f"{position.seed}/{position.row}/{number}") for number in range(tries))
        differs = any(ending(world) != end or sights(world) != sights(table) for world in worlds)
        if differs and certain:
            position.broken("redeals_differ_where_they_can", "a re-deal changed what can be known", observer)
        if not differs and not certain:
            position.broken("redeals_differ_where_they_can", f"{tries} re-deals all gave the true table", observer)
