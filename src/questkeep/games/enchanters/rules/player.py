"""One seat's side of the table: piles and tokens, and what every reading needs to know of the piles."""

from __future__ import annotations

from questkeep.games.enchanters.rules.deck import ENCHANTMENT, ITEM


class Player:
    """One seat: three piles from bottom to top, tokens, and what every reading needs to know of the piles.

    What is known of the piles is renewed whenever a card comes or goes, so it never differs from them [E-88].
    """

    def __init__(self, items: list[int], enchantments: list[int], creatures: list[int]) -> None:
        self.items = items
        self.enchantments = enchantments
        self.creatures = creatures
        self.crystals = 0
        self.wounds = 0
        self.monsters = 0
        self.lower_attack = 0
        self.lower_defense = 0
        self.icon_attack = 0  # all live swords, broken ones subtracted; it may be below 0
        self.icon_defense = 0
        self.has_deeds = False  # a card with working abilities has an action or a Rest
        self.has_triggers = False
        self.strips: list[int] = []  # [E-14] cards with abilities below the line; replaced, never changed

    def clone(self) -> Player:
        """An independent copy."""
        copy = Player(self.items.copy(), self.enchantments.copy(), self.creatures.copy())
        copy.crystals = self.crystals
        copy.wounds = self.wounds
        copy.monsters = self.monsters
        copy.lower_attack = self.lower_attack
        copy.lower_defense = self.lower_defense
        copy.icon_attack = self.icon_attack
        copy.icon_defense = self.icon_defense
        copy.has_deeds = self.has_deeds
        copy.has_triggers = self.has_triggers
        copy.strips = self.strips
        return copy

    def pile(self, cls: int) -> list[int]:
        """[E-09] The pile for a class of cards."""
        if cls == ITEM:
            return self.items
        return self.enchantments if cls == ENCHANTMENT else self.creatures
