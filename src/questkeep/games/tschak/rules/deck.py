"""The cards of Tschak! as the rules see them: kinds, strengths, ranks and what keep cards score."""

from __future__ import annotations

from typing import Final

from questkeep.games.tschak.rules.effects import Effect, SpareMonster
from questkeep.kernel.game import Deck, Words

# [T-01] The four types in the order in which teams are compared (T-40).
WIZARD: Final = 0
WARRIOR: Final = 1
DWARF: Final = 2
ARTEFACT: Final = 3
TYPES: Final = ["wizard", "warrior", "dwarf", "artefact"]
CARDS_OF_TYPE: Final = [12, 12, 12, 4]

CHAMELEON: Final = -1  # stands where a number would be: the value is copied (T-32)
MONSTERS: Final = 14
TREASURES: Final = 14
IN_PLAY: Final = 12  # [T-12] of each, two stay in the box


class Adventurer:
    """One of the 40 cards in the hands; strength is a number, CHAMELEON, or 0 for an artefact."""

    def __init__(self, key: str, type: int, strength: int, weapon: str, tier: int) -> None:
        self.key = key
        self.type = type
        self.strength = strength
        self.weapon = weapon
        self.tier = tier


class KeepCard:
    """A monster or a treasure: its name and the one effect it has at scoring."""

    def __init__(self, key: str, name: Words, effect: Effect) -> None:
        self.key = key
        self.name = name
        self.effect = effect


class TschakDeck(Deck):
    """All cards of one edition; adventurers come type by type, so a card's number tells its type."""

    def __init__(
        self, name: str, text: str, adventurers: list[Adventurer], monsters: list[KeepCard], treasures: list[KeepCard]
    ) -> None:
        super().__init__(name, text)
        self.adventurers = adventurers
        self.monsters = monsters
        self.treasures = treasures
        self.strengths: list[int] = [card.strength for card in adventurers]
        self.tie_breaks: list[int] = [tie_break(adventurers, card) for card in adventurers]
        self.saves_monster: list[bool] = [isinstance(card.effect, SpareMonster) for card in treasures]


def tie_break(adventurers: list[Adventurer], card: Adventurer) -> int:
    """[T-40, T-41] What the card adds to its team's key: its rank in four bits, wizards highest, dwarfs lowest."""
    return 0 if card.type == ARTEFACT else rank_in_type(adventurers, card) << 4 * (DWARF - card.type)


def rank_in_type(adventurers: list[Adventurer], card: Adventurer) -> int:
    """[T-40, T-42] The card's place among its type, from 1; all Chameleons share the lowest."""
    weaker = {
        (other.strength, other.tier)
        for other in adventurers
        if other.type == card.type and (other.strength, other.tier) < (card.strength, card.tier)
    }
    return 1 + len(weaker)
