"""Laws that hold at every moment of every game, checked against the cards themselves."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from questkeep.games.enchanters import GAME
from questkeep.games.enchanters.cards import read_deck, standard_deck
from questkeep.games.enchanters.rules.deck import CLASSES
from questkeep.games.enchanters.rules.flow import Enchanters
from questkeep.games.enchanters.rules.player import Player
from questkeep.kernel.chance import Rng

STRONG = """
based-on = "standard"
[start.ST-I]
class = "item"
name = "strong fists"
lower = { attack = 7 }
"""
"""With these start cards random players win fights, so that trophies come and go."""


def moments(seed: int, **options: str) -> Iterator[Enchanters]:
    """Every moment of a random game; each game has another village and another number of players."""
    deck = read_deck("strong.toml", STRONG) if seed % 2 else standard_deck()
    chosen = GAME.chosen_options({"village": f"V{seed % 21 + 1:02}", **options})
    table = GAME.new(2 + seed % 5, chosen, deck, Rng(seed))
    assert isinstance(table, Enchanters)
    rng = Rng(f"play {seed}")
    while asked := table.asked():
        yield table
        codes = table.options(asked[0])
        table.apply(asked[0], codes[rng.below(len(codes))], rng)
    yield table


def piles(player: Player) -> list[list[int]]:
    return [player.items, player.enchantments, player.creatures]


def printed(table: Enchanters, player: Player) -> tuple[int, int]:
    """Attack and defense as a person adds them up: lower parts of all cards, upper parts of topmost ones."""
    kinds = table.deck.kind_of
    parts = [kinds[card].lower for pile in piles(player) for card in pile]
    parts += [kinds[pile[-1]].upper for pile in piles(player) if pile]
    return max(0, sum(part.attack for part in parts)), max(0, sum(part.defense for part in parts))


@pytest.mark.parametrize("seed", range(6))
def test_e09_e15_e47_e75_e96_e98_every_card_has_one_place_and_the_track_is_full(seed: int) -> None:
    deck_left = 150
    for table in moments(seed, invasion="fast"):
        kinds = table.deck.kind_of
        order = table.deal.order[table.drawn :]
        lying = [card for player in table.players for pile in piles(player) for card in pile]
        everywhere = [*lying, *table.track, *order, *table.graveyard, *table.deal.removed]
        if table.taking >= 0 and not table.is_given:
            everywhere.append(table.taking)
        assert (
            len(everywhere) == len(set(everywhere)) == table.seats * 2 + (52 if table.seats == 2 else 25 * table.seats)
        )
        for seat, player in enumerate(table.players):
            assert (player.items[0], player.enchantments[0]) == table.deck.start_cards(seat)
            assert all(kinds[card].cls == cls for cls, pile in enumerate(piles(player)[:2]) for card in pile)
            assert all(kinds[card].cls >= CLASSES.index("monster") for card in player.creatures)
            assert player.crystals >= 0
            assert player.wounds >= 0
        assert len(table.track) == 6 - (table.taking >= 0) or not order
        assert len(order) <= deck_left
        deck_left = len(order)


@pytest.mark.parametrize("seed", range(6))
def test_e10_e85_e88_e89_values_are_always_what_the_cards_say(seed: int) -> None:
    for table in moments(seed):
        for seat, player in enumerate(table.players):
            attack, defense = printed(table, player)
            if seat != table.active:
                assert (table.attack_of(seat), table.defense_of(seat)) == (attack, defense)
            elif table.foe < 0:
                assert table.attack_of(seat) == max(0, attack + table.bonus_attack)
                assert table.defense_of(seat) == max(0, defense + table.bonus_defense)


@pytest.mark.parametrize("seed", range(4))
def test_e28_e33_e40_e57_a_turn_begins_clean_and_ends_after_one_major_action(seed: int) -> None:
    turn = 0
    for table in moments(seed):
        view = table.view(None)
        if view["turn"]["number"] != turn and view["phase"] != "over":
            turn = view["turn"]["number"]
            assert view["turn"]["seat"] == (view["start"] + turn - 1) % table.seats
            assert (view["turn"]["used"], view["turn"]["major_done"], view["turn"]["discard"]) == ([], False, False)
        rests = [answer for answer in view["turn"]["used"] if answer.startswith("rest")]
        assert len(view["turn"]["used"]) == len(set(view["turn"]["used"]))
        assert len(rests) <= 1
        assert view["turn"]["discard"] or not rests


@pytest.mark.parametrize("seed", [1, 3, 5, 7, 9, 20])
def test_e118_e119_e120_the_score_is_what_the_cards_say(seed: int) -> None:
    *_, table = moments(seed)
    outcome = table.outcome()
    assert outcome is not None
    for player, score in zip(table.players, outcome.scores, strict=True):
        attack, defense = printed(table, player)
        monsters = sum(table.deck.kind_of[card].tier != "dragon" for card in player.creatures)
        items, enchantments = len(player.items), len(player.enchantments)
        counted = [attack, defense, monsters, len(player.creatures) - monsters, len(player.creatures)]
        counted += [items, enchantments, min(items, enchantments), player.wounds, player.crystals]
        cards = [card for pile in piles(player) for card in pile]
        tops = [pile[-1] for pile in piles(player) if pile]
        glory = sum(table.deck.kind_of[card].lower.glory for card in cards)
        glory += sum(table.deck.kind_of[card].upper.glory for card in tops)
        scorings = [scoring for card in cards for scoring in table.deck.kind_of[card].abilities.scorings]
        for scoring in [*scorings, *table.deal.village.abilities.scorings]:
            glory += scoring.amount.each * (counted[scoring.amount.counter] // scoring.amount.per)
        assert score == glory - player.wounds
