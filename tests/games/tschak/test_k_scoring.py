"""Section K, exhaustively: every pile of monsters, with and without the Trophy, against a count by hand."""

from __future__ import annotations

from itertools import product

import pytest

from questkeep.games import CATALOGUE
from questkeep.games.tschak.rules.flow import Tschak
from questkeep.games.tschak.rules.scoring import monsters_of, sheet
from questkeep.games.tschak.rules.table import Deal
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat

GAME = CATALOGUE["tschak"]
DECK = GAME.standard_deck()
CREATURES = [["M1x", "M1y"], ["M2x", "M2y"], ["M3x", "M3y"], ["M4x", "M4y"]]
TROGLODYTES = ["T1", "T2", "T3", "T4", "T5", "T6"]
MOST_MONSTERS = 10  # of twelve floors, two brought Elixir and Trophy
NOTHING = ""


def piles() -> list[list[str]]:
    """One pile of monsters for every count of each kind of monster, at least one monster in each."""
    found = []
    for *counts, troglodytes in product(range(3), range(3), range(3), range(3), range(7)):
        pile = [key for keys, count in zip(CREATURES, counts, strict=True) for key in keys[:count]]
        pile += TROGLODYTES[:troglodytes]
        if 1 <= len(pile) <= MOST_MONSTERS:
            found.append(pile)
    return found


def owner_of(pile: list[str], trophy: bool, seats: int) -> Tschak:
    """A table after the last loot on which seat 0 has these monsters, the Elixir and perhaps the Trophy."""
    table = GAME.new(seats, GAME.chosen_options({}), DECK, Rng(0))
    assert isinstance(table, Tschak)
    monsters = [number for number, card in enumerate(table.deck.monsters) if card.key in pile]
    rest = [number for number in range(14) if number not in monsters]
    names = [card.key for card in table.deck.treasures]
    others = [number for number, name in enumerate(names) if name not in ("EL", "TP")]
    size = len(pile)
    treasures = [*others[:size], names.index("EL"), names.index("TP"), *others[size:]]
    table.deal = Deal(table.deal.hands, monsters + rest, treasures)
    table.players[0].monsters = (1 << size) - 1
    table.players[0].treasures = (0b11 if trophy else 0b01) << size
    return table


def skulls(monster: str) -> int:
    """The skulls of a creature; 0 for a Troglodyte."""
    return int(monster[1]) if monster.startswith("M") else 0


def points(pile: list[str], trophy: bool, seats: int) -> int:
    """[T-76, T-77, T-81] What a pile of monsters counts."""
    troglodytes = sum(monster.startswith("T") for monster in pile)
    per_monster = (1 if seats == 2 else 2) if trophy else 0
    return per_monster * len(pile) - sum(map(skulls, pile)) - troglodytes**2


def without(pile: list[str], monster: str) -> list[str]:
    return [other for other in pile if other != monster]


def best_discards(pile: list[str], trophy: bool, seats: int) -> set[str]:
    """[T-82] The discards, equal in everything, that the automatic Elixir may choose from."""

    def rank(monster: str) -> tuple[int, int, int]:
        left = without(pile, monster)
        return points(left, trophy, seats), -len(left), skulls(monster)

    best = max(rank(monster) for monster in [NOTHING, *pile])
    return {monster for monster in [NOTHING, *pile] if rank(monster) == best}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("trophy", [True, False], ids=["trophy", "no-trophy"])
def test_t82_the_automatic_elixir_is_the_best_of_all_discards(seats: int, trophy: bool) -> None:
    for pile in piles():
        table = owner_of(pile, trophy, seats)
        suggestion = table.notation(Seat(0), table.suggested_discard(table.players[0])).removeprefix("discard ")
        discarded = NOTHING if suggestion == "nothing" else suggestion
        assert discarded in best_discards(pile, trophy, seats), pile
        table.finish()
        left = without(pile, discarded)
        outcome = table.outcome()
        assert outcome is not None
        assert outcome.scores[0] == points(left, trophy, seats), pile
        assert [card.key for card in monsters_of(table, table.players[0], table.players[0].discarded)] == left


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("trophy", [True, False], ids=["trophy", "no-trophy"])
def test_t81_the_lines_of_a_sheet_add_up_to_the_total(seats: int, trophy: bool) -> None:
    for pile in piles()[::7]:
        table = owner_of(pile, trophy, seats)
        table.players[0].gold = 5
        table.finish()
        outcome = table.outcome()
        assert outcome is not None
        lines = sheet(table, table.players[0])
        assert lines[0].points == 5
        assert sum(line.points for line in lines) == outcome.scores[0]
        discarded = [key for line in lines if line.reason == "discarded" for key in line.cards]
        counted = [key for line in lines if line.reason != "discarded" for key in line.cards]
        assert sorted(counted + discarded) == sorted([*pile, "EL", *(["TP"] if trophy else [])])


def test_t82_only_the_owner_of_the_elixir_is_told_what_each_discard_would_count() -> None:
    position = {"step": "scoring", "piles": {"0": ["EL", "M4x"], "1": ["M1x"]}}
    table = GAME.arrange(4, GAME.chosen_options({"elixir": "manual"}), DECK, position)
    assert [sorted(table.notes(Seat(seat))) for seat in range(4)] == [
        ["clause", "suggestion", "totals"],
        *[["clause"]] * 3,
    ]


def test_t17_no_card_is_asked_for_while_the_elixir_is_and_when_the_game_is_over() -> None:
    position = {"step": "scoring", "piles": {"0": ["EL", "M4x"]}}
    table = GAME.arrange(4, GAME.chosen_options({"elixir": "manual"}), DECK, position)
    assert (table.view(None)["phase"], table.view(None)["count"]) == ("using-elixir", 0)
    table.apply(Seat(0), table.parse(Seat(0), "discard nothing"), Rng(0))
    assert (table.view(None)["phase"], table.view(None)["count"]) == ("over", 0)
