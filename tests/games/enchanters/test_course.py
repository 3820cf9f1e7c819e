"""Laws of Enchanters over whole random games: the length of a game, and every card and verb in use."""

from __future__ import annotations

from collections import Counter

import pytest

from questkeep.games.enchanters import GAME
from questkeep.games.enchanters.cards import read_deck, standard_deck
from questkeep.games.enchanters.rules.flow import Enchanters
from questkeep.kernel.chance import Rng
from questkeep.kernel.errors import UnfitTable
from questkeep.kernel.event import Seat, heard

TURNS = {"standard": [26, 25, 25, 25, 25], "fast": [21, 20, 20, 20, 20], "super-fast": [0, 13, 13, 13, 13]}
"""[E-19, E-124, E-125] Turns of each player, for two to six players."""


STRONG_FISTS = """
based-on = "standard"
[start.ST-I]
class = "item"
name = "strong fists"
lower = { attack = 12 }
"""


def new_table(seats: int, seed: int, **options: str) -> Enchanters:
    table = GAME.new(seats, GAME.chosen_options(options), GAME.standard_deck(), Rng(seed))
    assert isinstance(table, Enchanters)
    return table


def play(table: Enchanters, seed: int) -> Counter[int]:
    """Play at random; returns how many turns each seat had, and looks at the track after every answer."""
    rng = Rng(f"play {seed}")
    turns: Counter[int] = Counter()
    begun = 0
    cards = 0
    while asked := table.asked():
        if table.turn != begun:
            left = len(table.track) + len(table.deal.order) - table.drawn
            assert begun == 0 or left == cards - 1  # one card has left the track in every turn
            begun, cards = table.turn, left
            turns[table.active] += 1
        options = table.options(asked[0])
        table.apply(asked[0], options[rng.below(len(options))], rng)
    return turns


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("invasion", TURNS)
@pytest.mark.parametrize("depths", ["no", "yes"])
def test_e35_one_card_leaves_the_track_in_every_turn_and_all_have_equally_many(
    seats: int, invasion: str, depths: str
) -> None:
    options = GAME.chosen_options({"invasion": invasion, "depths": depths})
    if GAME.misfit(seats, options, GAME.standard_deck()):
        assert (seats, invasion) == (2, "super-fast")
        return
    for seed in range(4):
        table = new_table(seats, seed, **options)
        turns = play(table, seed)
        assert [turns[seat] for seat in range(seats)] == [TURNS[invasion][seats - 2]] * seats


@pytest.mark.parametrize("seats", range(2, 7))
def test_e21_the_opening_track_shows_no_creature_and_the_set_aside_ones_lie_at_the_bottom(seats: int) -> None:
    for seed in range(20):
        table = new_table(seats, seed)
        kinds = table.deck.kind_of
        assert len(table.track) == 6
        assert not any(kinds[card].is_creature for card in table.track)
        bottom = table.deal.order[table.deal.bottom_from :]
        assert all(kinds[card].is_creature for card in bottom)
        assert table.view(None)["deck"]["set_aside"] == [table.deck.key_of[card] for card in sorted(bottom)]


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("invasion", ["standard", "fast"])
def test_e126_e127_dragons_lie_in_the_lower_half(seats: int, invasion: str) -> None:
    lower = {"standard": [28, 39, 52, 65, 78], "fast": [23, 31, 42, 52, 63]}[invasion][seats - 2]
    for seed in range(20):
        table = new_table(seats, seed, depths="yes", invasion=invasion)
        deal = table.deal
        places = [place for place, card in enumerate(deal.order) if table.is_dragon(card)]
        assert all(place >= deal.lower_from for place in places)
        assert len(places) == (4 if seats == 2 else seats)
        assert len(deal.order) + 6 - deal.lower_from == lower
        assert len(deal.removed) == (5 * seats if invasion == "fast" else 0)
        assert not any(table.is_dragon(card) for card in deal.removed)


def test_e125_super_fast_is_not_offered_to_two() -> None:
    options = GAME.chosen_options({"invasion": "super-fast"})
    with pytest.raises(UnfitTable, match=r"\[E-125\] value-for-others") as refused:
        GAME.check_table(2, options, GAME.standard_deck())
    facts = {"option": "invasion", "value": "super-fast", "fewest": 3, "most": 6, "seats": 2}
    assert refused.value.objection.facts == facts
    for seats in range(3, 7):
        GAME.check_table(seats, options, GAME.standard_deck())


def test_e19_the_host_may_name_the_kingdoms() -> None:
    options = GAME.chosen_options({"kingdoms": "gnolls+bandits+unicorns"})
    GAME.check_table(3, options, GAME.standard_deck())
    assert new_table(3, 1, **options).view(None)["kingdoms"] == ["bandits", "gnolls", "unicorns"]
    for seats, needed in ((2, 4), (4, 4), (5, 5), (6, 6)):
        with pytest.raises(UnfitTable, match=rf"\[E-19\] wrong-parts .*given 3, needed {needed}, seats {seats}"):
            GAME.check_table(seats, options, GAME.standard_deck())
    with pytest.raises(UnfitTable, match=r"unknown-value .*known .*'draft', 'bandits'"):
        GAME.chosen_options({"kingdoms": "gnolls+gnolls"})


def test_e24_the_host_may_choose_the_village() -> None:
    for village in standard_deck().villages:
        assert new_table(3, 1, village=village.key).view(None)["village"] == village.key


def test_random_play_uses_every_card_village_verb_and_event() -> None:
    taken: set[str] = set()
    used: set[str] = set()
    events: set[str] = set()
    strong = read_deck("strong.toml", STRONG_FISTS)  # chance alone hardly ever beats a Dragon
    for seed in range(66):
        options = GAME.chosen_options({"village": f"V{seed % 21 + 1:02}"})
        table = GAME.new(2 + seed % 5, options, strong if seed % 2 else standard_deck(), Rng(seed))
        assert isinstance(table, Enchanters)
        table.listen()
        play(table, seed)
        for event in heard(table.told or [], None):
            events.add(str(event["event"]))
            if event["event"] == "card-taken":
                taken.add(str(event["card"]).rpartition(".")[0])
            if "source" in event:
                place = str(event["source"]).partition(".")[0]
                used.add(f"{place}.{event['ability']}")
    table = new_table(3, 1)
    places = [*((kind.key, kind.abilities) for kind in table.deck.kinds)]
    places += [(village.key, village.abilities) for village in table.deck.villages]
    deeds = {
        f"{key}.{deed.number}"
        for key, abilities in places
        for deed in [*abilities.actions, *abilities.rests, *abilities.triggers]
    }
    assert taken == {kind.key for kind in table.deck.kinds}
    assert used == deeds
    assert {"monster-handed-over", "card-given", "cards-swapped", "fight-lost", "journey-freed"} <= events


def test_e48_a_step_is_free_to_undo_until_the_deck_is_drawn_from_or_another_is_asked() -> None:
    position: dict[str, object] = {"track": ["GNO-I1"], "creatures": {"1": ["GNO-M1", "GNO-M1"]}, "crystals": {"0": 9}}
    table = GAME.arrange(3, GAME.chosen_options({}), GAME.standard_deck(), position)
    reveals = []
    for seat, answer in [(0, "use village.3"), (0, "journey 1"), (0, "name 1"), (1, "drop GNO-M1.1"), (0, "end")]:
        table.apply(Seat(seat), table.parse(Seat(seat), answer), Rng(0))
        reveals.append(table.reveals)
    assert reveals == [0, 0, 1, 2, 2]
