"""[S-135] What a bot with a short memory still knows."""

from __future__ import annotations

import pytest

from questkeep.games.schatzjagd import GAME
from questkeep.games.schatzjagd.rules.deck import FIELD_OF
from questkeep.games.schatzjagd.rules.flow import Schatzjagd
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat

C3 = FIELD_OF["c3"]
DAY = ["roll", "stop", "pass"]


def table_with(**options: str) -> Schatzjagd:
    """Lord 0 is about to insert a dragon."""
    position: dict[str, object] = {"moment": "part-two", "hands": {"0": ["F18"]}, "at": {"0": "A2", "1": "J2"}}
    wishes = GAME.chosen_options({name.replace("_", "-"): value for name, value in options.items()})
    table = GAME.arrange(2, wishes, GAME.standard_deck(), position)
    assert isinstance(table, Schatzjagd)
    return table


def play(table: Schatzjagd, *said: str) -> None:
    """Whoever is asked says this."""
    for notation in said:
        seat = table.asked()[0]
        table.apply(seat, table.parse(seat, notation), Rng(notation))


def thought_of(table: Schatzjagd, seat: int) -> set[str]:
    """The cards this seat thinks may be on C3."""
    found: set[str] = set()
    for number in range(40):
        world = table.clone()
        world.redeal_unseen(Seat(seat), Rng(number))
        found.add(world.deck.key_of[world.cards[C3]])
    return found


def days_later(table: Schatzjagd, days: int) -> Schatzjagd:
    """The dragon is on C3, and so many days go by."""
    play(table, "insert F18", "put C3")
    for _ in range(days):
        play(table, *DAY, *DAY)
    return table


def test_s135_a_short_memory_keeps_a_field_for_three_days() -> None:
    assert thought_of(days_later(table_with(bot_memory="short"), 3), 0) == {"F18"}
    assert len(thought_of(days_later(table_with(bot_memory="short"), 4), 0)) > 10


@pytest.mark.parametrize("options", [{}, {"bot_memory": "short", "memory_aid": "own"}])
def test_s135_a_good_memory_or_a_memory_aid_keeps_it(options: dict[str, str]) -> None:
    assert thought_of(days_later(table_with(**options), 6), 0) == {"F18"}


def test_s135_a_field_that_comes_to_mind_again_is_remembered_anew() -> None:
    table = days_later(table_with(bot_memory="short"), 3)
    table.players[1].field = FIELD_OF["c2"]
    play(table, "roll", "step C3", "flee", "pass", *DAY, *DAY, *DAY, *DAY)
    assert thought_of(table, 0) == {"F18"}


def test_s135_equal_knowledge_and_luck_give_equal_tables_whatever_was_forgotten() -> None:
    tables = [days_later(table_with(bot_memory="short"), 4) for _ in range(2)]
    other = tables[1]
    forgotten, drawn = other.cards[C3], other.pile[0]
    other.cards[C3], other.pile[0] = drawn, forgotten
    for table in tables:
        table.redeal_unseen(Seat(0), Rng("again"))
    assert tables[0].cards == tables[1].cards
    assert tables[0].pile == tables[1].pile
