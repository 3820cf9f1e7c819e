"""Deck files: the fixed facts of the box, the template for one's own, and damage told with line, card and field."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files

import pytest

from questkeep.games.enchanters.cards import read_deck, standard_deck
from questkeep.games.enchanters.rules.costs import DiscardMonster, PayCrystals
from questkeep.games.enchanters.rules.deck import Action, Kind, Village
from questkeep.games.enchanters.rules.effects import (
    ATTACK,
    DEFENSE,
    RaiseAttack,
    SeekGraveyard,
    TakeCrystals,
)
from questkeep.kernel.errors import BadFile

DECK = standard_deck()
BLANK = (files("questkeep.games.enchanters") / "decks" / "blank.toml").read_text("utf-8")
BASED = 'based-on = "standard"\n'
CARD = '[cards.BAN-I1]\nkingdom = "bandits"\nclass = "item"\nname = "x"\ncopies = 2\nmarked = 1\n'
ACT = CARD + 'abilities = [{ kind = "act", effects = %s }]\n'
LOWER = CARD + "lower = { abilities = [%s] }\n"
TILE = '[villages.V01]\nname = "x"\nabilities = [{ kind = "rest", effects = [{ heal = 1 }] }, %s]\n'


def refusal(text: str) -> str:
    """What is said against a deck."""
    with pytest.raises(BadFile) as refused:
        read_deck("mine.toml", BASED + text)
    return str(refused.value)


def kind(name: str) -> Kind:
    """A card of the box."""
    return next(kind for kind in DECK.kinds if kind.name == name)


def village(name: str) -> Village:
    """A village of the box."""
    return next(village for village in DECK.villages if village.name == name)


def test_e01_e02_e03_six_kingdoms_of_25_cards_13_of_them_marked() -> None:
    assert len(DECK.kingdoms) == 6
    assert DECK.first_start == 150
    assert len(DECK.kinds) == 60
    for cards, marked in zip(DECK.cards_of, DECK.marked_of, strict=True):
        tiers = Counter(DECK.kind_of[card].tier for card in cards)
        assert tiers == {"item": 6, "enchantment": 6, "minor": 6, "medium": 4, "major": 2, "dragon": 1}
        tiers = Counter(DECK.kind_of[card].tier for card in marked)
        assert tiers == {"item": 3, "enchantment": 3, "minor": 3, "medium": 2, "major": 1, "dragon": 1}


def test_e04_e54_twenty_one_villages_and_a_free_rest_in_each() -> None:
    assert [village.key for village in DECK.villages] == [f"V{number:02}" for number in range(1, 22)]
    for tile in DECK.villages:
        assert any(not rest.costs for rest in tile.abilities.rests), tile.name


def test_e07_everybody_has_start_cards() -> None:
    cards = [card for seat in range(6) for card in DECK.start_cards(seat)]
    assert len(set(cards)) == 12
    assert {DECK.kind_of[card].name for card in cards} == {"fist", "enchanting"}


def test_e116_the_glory_of_named_monsters() -> None:
    sum = 5 * kind("goblin").glory() + 3 * kind("gnoll").glory() + 2 * kind("ogre").glory()
    assert sum + kind("bronze-dragon").glory() == 40
    assert kind("unicorn").glory() < kind("gnoll").glory() < kind("manticore").glory()


def test_e106_e113_e112_e108_printed_numbers_of_named_cards() -> None:
    assert (kind("manticore").strength, kind("manticore").health) == (2, 5)
    assert kind("ogre").strength == 6
    assert kind("ogre").is_double
    assert kind("giant").is_sweep
    assert kind("axe").upper.attack + kind("axe").lower.attack == 1
    assert kind("dragon-turtle").tier == "major"


def only_action(card: Kind) -> Action:
    """The one action of a card."""
    (action,) = card.abilities.actions
    return action


def test_e99_e102_the_actions_of_scimitar_and_necklace() -> None:
    scimitar, necklace = only_action(kind("scimitar")), only_action(kind("necklace"))
    assert isinstance(scimitar.costs[0], PayCrystals)
    assert scimitar.costs[0].crystals == 1
    assert isinstance(scimitar.effects[0], RaiseAttack)
    assert scimitar.effects[0].amount.each == 3
    assert isinstance(necklace.costs[0], DiscardMonster)
    assert isinstance(necklace.effects[0], TakeCrystals)
    assert necklace.effects[0].amount.each == 7


def test_e100_e101_e109_the_fixed_villages() -> None:
    (buy,) = village("normaltown").abilities.actions
    assert buy.is_multi
    assert isinstance(buy.costs[0], PayCrystals)
    assert buy.costs[0].crystals == 2
    (scoring,) = village("dwarfburg").abilities.scorings
    assert (scoring.amount.each, scoring.amount.per, scoring.amount.counter) == (1, 1, DEFENSE)
    assert any(isinstance(rest.steps[0], SeekGraveyard) for rest in village("chapel-of-soulfire").abilities.rests)
    (scoring,) = village("sellsword-camp").abilities.scorings
    assert scoring.amount.counter == ATTACK


def test_the_template_is_the_standard_deck() -> None:
    deck = read_deck("blank.toml", BLANK)
    assert [card.key for card in deck.kinds] == [card.key for card in DECK.kinds]


def test_every_example_of_the_template_can_be_used() -> None:
    deck = read_deck("blank.toml", re.sub(r"^#(?=\S)", "", BLANK, flags=re.MULTILINE))
    assert {"Butter Knife", "Sleepy Dragon"} <= {card.name for card in deck.kinds}
    assert deck.villages[-1].name == "Windmill"
    assert deck.villages[-1].cap == 3
    assert deck.start[0].lower.defense == 1


def test_an_own_kingdom_joins_the_six() -> None:
    tiers = [("item", 2, 1)] * 3 + [("enchantment", 2, 1)] * 3
    tiers += [("minor", 6, 3), ("medium", 4, 2), ("major", 2, 1), ("dragon", 1, 1)]
    text = ""
    for number, (tier, copies, marked) in enumerate(tiers):
        text += f'[cards.ELF-{number}]\nkingdom = "elves"\nclass = "{tier}"\nname = "elf"\n'
        text += f"copies = {copies}\nmarked = {marked}\n"
        text += "strength = 1\nhealth = 1\n" if copies != 2 or tier == "major" else ""
    deck = read_deck("mine.toml", BASED + text)
    assert deck.kingdoms[-1] == "elves"
    assert [len(deck.cards_of[6]), len(deck.marked_of[6])] == [25, 13]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (CARD.replace("copies = 2", "copies = 3"), "mine.toml:6: cards.BAN-I1.copies: should be 2 for class item"),
        (CARD.replace("marked = 1", "marked = 2"), "mine.toml:7: cards.BAN-I1.marked:"),
        (CARD.replace('"item"', '"enchantment"'), "cards.BAN-I1.class: the kingdom bandits has 2 item cards"),
        (CARD.replace('name = "x"\n', ""), "mine.toml:2: cards.BAN-I1: the field name is missing"),
        (LOWER % '{ kind = "now", effects = [{ heal = 1 }] }', "lower.abilities.kind: should be one of act, multi"),
        (LOWER % '{ kind = "act", effects = [{ gift = true }] }', "when it is taken [E-104]"),
        (LOWER % ", ".join(10 * ['{ kind = "act", effects = [{ heal = 1 }] }']), "list of up to 9 on a card"),
        (CARD + "upper = { abilities = [] }\n", "mine.toml:8: cards.BAN-I1.upper.abilities: is not a field"),
        (CARD + "power = 3\n", "mine.toml:8: cards.BAN-I1.power: is not a field that is known here"),
        (CARD + "strength = 3\n", "mine.toml:8: cards.BAN-I1.strength: is not a field"),
        (CARD + 'abilities = [{ kind = "fly" }]\n', "cards.BAN-I1.abilities.kind: should be one of now, act"),
        (CARD + 'abilities = [{ kind = "sweep" }]\n', "cards.BAN-I1.abilities.kind:"),
        (CARD + 'abilities = [{ kind = "act", cost = { gold = 1 }, effects = [{ heal = 1 }] }]\n', "is not a cost"),
        (CARD + 'abilities = [{ kind = "act", effects = [{ draw = 2 }] }]\n', "abilities.effects.draw: is not a verb"),
        (ACT % "[{ draw = 2 }]", "none that adds or removes track cards [E-35]"),
        (CARD + 'abilities = [{ kind = "act" }]\n', "the field effects is missing"),
        (ACT % '[{ hurt = "him", amount = 1 }]', "should be one of me, one"),
        (CARD + 'abilities = [{ kind = "act", effects = [{ hurt = "me" }] }]\n', "the field amount is missing"),
        (CARD + 'abilities = [{ kind = "act", effects = [{ graveyard = true }] }]\n', "last effect of a rest [E-109]"),
        (CARD + 'abilities = [{ kind = "act", effects = [{ gift = true }] }]\n', "when it is taken [E-104]"),
        (CARD + 'abilities = [{ kind = "multi", cost = { wounds = 1 }, effects = [{ heal = 1 }] }]\n', "costs cry"),
        (CARD + 'abilities = [{ kind = "multi", effects = [{ attack = 1 }] }]\n', "the field cost is missing"),
        ('[villages.V01]\nname = "x"\n', "villages.V01.abilities: a village needs a rest without a cost"),
        (TILE % '{ kind = "now", effects = [{ heal = 1 }] }', "villages.V01.abilities.kind: should be one of act"),
        (TILE % '{ kind = "act", cost = { discard = "this" }, effects = [{ heal = 1 }] }', "[E-17]"),
        ('remove = ["GNO-M1"]\n', "the kingdom gnolls has 0 minor cards (19 cards in all)"),
        ('remove = ["ST-I"]\n', "everybody starts with one item and one enchantment"),
        ("[dungeons]\n", "dungeons: is not known here; a deck has start, kingdoms, cards, villages"),
        ('[start.ST-I]\nclass = "item"\nname = "x"\nabilities = [{ kind = "act", cost = { discard = "this" }, '
         "effects = [{ heal = 1 }] }]\n", "start cards never leave their pile [E-15]"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_with_its_place(text: str, told: str) -> None:
    assert told in refusal(text)
