"""Section M, as far as no scenario can show it: all hands that can come up, and what a returned card gives away."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from questkeep.games import CATALOGUE
from questkeep.games.tschak.rules.flow import Tschak
from questkeep.games.tschak.rules.teams import FULL_HAND, PLACES, STEPS, TYPE_OF_PLACE, exchanges, strict_plays
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat

GAME = CATALOGUE["tschak"]


class Shown:
    """What a player has after a reveal at a strict table: cards still held, the team, and its newest part."""

    def __init__(self, floor: int, step: int, start: int, held: int, team: int, latest: int) -> None:
        self.floor, self.step = floor, step
        self.start = start  # the hand with which the floor began
        self.held, self.team, self.latest = held, team, latest


def types_of(cards: int) -> list[int]:
    return [TYPE_OF_PLACE[place] for place in PLACES[cards]]


def is_legal(cards: int) -> bool:
    """[T-23] No type occurs twice."""
    return len(set(types_of(cards))) == len(types_of(cards))


def reachable_reveals() -> Iterator[Shown]:
    """Every reveal of a player at a strict table, slips included, each followed by every legal correction."""
    starts = {FULL_HAND}
    for floor, steps in enumerate(STEPS):
        reached = {(start, start, 0) for start in starts}
        for step, count in enumerate(steps):
            after: set[tuple[int, int, int]] = set()
            for start, held, team in reached:
                for latest in strict_plays(held, count):
                    shown = Shown(floor, step, start, held & ~latest, team | latest, latest)
                    yield shown
                    if is_legal(shown.team):
                        after.add((start, shown.held, shown.team))
                        continue
                    for change in exchanges(shown.held, shown.team, latest):
                        held_after = shown.held & ~change.taken | change.returned
                        after.add((start, held_after, shown.team & ~change.returned | change.taken))
            reached = after
        starts = {held for _, held, _ in reached}


def test_t89_slips_can_happen_only_where_the_rules_say() -> None:
    slips = {(shown.floor + 1, shown.step + 1) for shown in reachable_reveals() if not is_legal(shown.team)}
    assert slips == {(1, 2), (1, 3), (2, 2), (3, 1)}
    for shown in reachable_reveals():
        if shown.floor == 2:
            counts = sorted(types_of(shown.start).count(type) for type in range(4))
            assert counts in ([1, 1, 1, 1], [0, 1, 1, 2])
            assert is_legal(shown.team) or counts == [0, 1, 1, 2]


def test_t91_as_many_cards_are_exchanged_as_are_in_excess_of_the_types() -> None:
    sizes = set()
    for shown in reachable_reveals():
        if not is_legal(shown.team):
            excess = len(types_of(shown.team)) - len(set(types_of(shown.team)))
            for change in exchanges(shown.held, shown.team, shown.latest):
                assert len(PLACES[change.returned]) == len(PLACES[change.taken]) == excess
            sizes.add((shown.floor + 1, excess))
    assert sizes == {(1, 1), (2, 1), (2, 2), (3, 1)}


def test_t92_corrections_are_all_those_the_rule_allows_and_no_others() -> None:
    for shown in reachable_reveals():
        if is_legal(shown.team):
            continue
        offered = {(change.returned, change.taken) for change in exchanges(shown.held, shown.team, shown.latest)}
        allowed = set()
        repeated = [type for type in types_of(shown.team) if types_of(shown.team).count(type) > 1]
        for returned in range(1, FULL_HAND + 1):
            kept = shown.team & ~returned
            if returned & ~shown.latest or not is_legal(kept) or set(types_of(kept)) != set(types_of(shown.team)):
                continue
            assert all(type in repeated for type in types_of(returned))
            allowed |= {
                (returned, taken) for taken in strict_plays(shown.held, len(PLACES[returned])) if is_legal(kept | taken)
            }
        assert offered == allowed


def test_t94_a_legal_replacement_is_always_at_hand() -> None:
    corrected = 0
    for shown in reachable_reveals():
        if not is_legal(shown.team):
            found = exchanges(shown.held, shown.team, shown.latest)
            assert found
            assert all(is_legal(shown.team & ~change.returned | change.taken) for change in found)
            corrected += 1
    assert corrected > 1000


@pytest.mark.parametrize("watcher", [0, None])
def test_t93_a_returned_card_is_known_to_all(watcher: int | None) -> None:
    options = GAME.chosen_options({"table": "strict"})
    position = {
        "step": 2,
        "teams": {"0": ["W5w"], "1": ["D4a"]},
        "hands": {"0": ["F6a"], "1": ["D3a", "D2a", "F6n"]},
    }
    table = GAME.arrange(2, options, GAME.standard_deck(), position)
    assert isinstance(table, Tschak)
    for seat, said in ((0, "play F6a"), (1, "play D3a"), (1, "exchange D3a > F6n")):
        table.apply(Seat(seat), table.parse(Seat(seat), said), Rng(0))
    hands = []
    for number in range(20):
        world = table.clone()
        world.redeal_unseen(None if watcher is None else Seat(watcher), Rng(number))
        hand = world.view(Seat(1))["hand"]
        assert hand is not None
        hands.append(hand)
    assert all("D3a" in hand for hand in hands)
    assert not all("D2a" in hand for hand in hands)


def test_t92_only_whoever_made_a_mistake_is_told_what_to_exchange() -> None:
    options = GAME.chosen_options({"table": "strict"})
    position = {"step": 2, "teams": {"0": ["W5w"], "1": ["D4a"]}, "hands": {"0": ["W4n"], "1": ["F6n"]}}
    table = GAME.arrange(2, options, GAME.standard_deck(), position)
    for seat, said in ((0, "play W4n"), (1, "play F6n")):
        table.apply(Seat(seat), table.parse(Seat(seat), said), Rng(0))
    assert [sorted(table.notes(Seat(seat))) for seat in (0, 1)] == [["clause", "exchange", "latest"], ["clause"]]
