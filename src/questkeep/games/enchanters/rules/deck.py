"""The cards and villages of Enchanters as the rules see them."""

from __future__ import annotations

from typing import Final

from questkeep.games.enchanters.rules.costs import Cost
from questkeep.games.enchanters.rules.effects import (
    Amount,
    Step,
)
from questkeep.kernel.game import Code, Deck, Words

# [E-08] The four classes of cards; both kinds of creature share a pile [E-09].
ITEM: Final = 0
ENCHANTMENT: Final = 1
MONSTER: Final = 2
DRAGON: Final = 3
CLASSES: Final = ["item", "enchantment", "monster", "dragon"]

# Events that triggers wait for [E-55, E-62, E-66, E-67].
TURN: Final = 0
SLAY: Final = 1
MAULED: Final = 2
RESTED: Final = 3
SLAY_DRAGON: Final = 4
TOOK_ITEM: Final = 5
TOOK_ENCHANTMENT: Final = 6
EVENTS: Final = ["turn", "slay", "mauled", "rested", "slay-dragon", "took-item", "took-enchantment"]

VILLAGE: Final = -1  # where an ability is printed: a card's number, or this
MOST_SEATS: Final = 6
START_CRYSTALS: Final = 5  # [E-25]


class Ability:
    """Something printed on a card or village; `number` counts what is printed there, from 1."""

    def __init__(self, kind: str, number: int) -> None:
        self.kind = kind
        self.number = number
        self.is_lower = False
        """[E-14] Whether it stands below the line and works on a covered card too."""


class Deed(Ability):
    """An ability whose steps are carried out one after the other: an immediate effect, an action, a trigger."""

    def __init__(self, kind: str, number: int, steps: list[Step]) -> None:
        super().__init__(kind, number)
        self.steps = steps


class Action(Deed):
    """[E-36] Cost, then effect: a Minor Action, or a Rest."""

    def __init__(self, kind: str, number: int, costs: list[Cost], effects: list[Step]) -> None:
        super().__init__(kind, number, [*costs, *effects])
        self.costs = costs
        self.effects = effects
        self.is_rest = kind == "rest"
        self.is_multi = kind == "multi"


class Trigger(Deed):
    """[E-66] A compulsory effect of an event."""

    def __init__(self, number: int, event: int, effects: list[Step]) -> None:
        super().__init__("on", number, effects)
        self.event = event


class Against(Ability):
    """[E-81] Attack and defense against a class of creatures."""

    def __init__(self, number: int, foe: int, attack: int, defense: int) -> None:
        super().__init__("against", number)
        self.foe = foe
        self.attack = attack
        self.defense = defense


class Scoring(Ability):
    """[E-118] Glory at the end of the game."""

    def __init__(self, number: int, amount: Amount) -> None:
        super().__init__("score", number)
        self.amount = amount


class Keyword(Ability):
    """A word with at most one number: double, sweep; for villages cap, stronger, start."""

    def __init__(self, kind: str, number: int, value: int = 0) -> None:
        super().__init__(kind, number)
        self.value = value


class Abilities:
    """Everything printed on one card or village, sorted by use."""

    def __init__(self, printed: list[Ability]) -> None:
        self.printed = printed
        self.now: list[Deed] = [a for a in printed if isinstance(a, Deed) and a.kind == "now"]
        self.actions: list[Action] = [a for a in printed if isinstance(a, Action) and not a.is_rest]
        self.rests: list[Action] = [a for a in printed if isinstance(a, Action) and a.is_rest]
        self.triggers: list[Trigger] = [a for a in printed if isinstance(a, Trigger)]
        self.against: list[Against] = [a for a in printed if isinstance(a, Against)]
        self.scorings: list[Scoring] = [a for a in printed if isinstance(a, Scoring)]
        self.keywords: list[Keyword] = [a for a in printed if isinstance(a, Keyword)]

    def keyword(self, kind: str, default: int) -> int:
        """The value of a keyword, or the default where it is not printed."""
        for keyword in self.keywords:
            if keyword.kind == kind:
                return keyword.value
        return default

    def action(self, number: int) -> Action | None:
        """The action or Rest with this number."""
        for action in [*self.actions, *self.rests]:
            if action.number == number:
                return action
        return None


class Icons:
    """[E-10] What the upper or the lower part of a card adds while it lives."""

    def __init__(self, attack: int, defense: int, glory: int) -> None:
        self.attack = attack
        self.defense = defense
        self.glory = glory


class Kind:
    """A card as it is printed; it may exist in several copies."""

    def __init__(
        self,
        key: str,
        name: Words,
        kingdom: str,
        tier: str,
        copies: int,
        marked: int,
        body: tuple[int, int],
        upper: Icons,
        lower: Icons,
        abilities: Abilities,
    ) -> None:
        self.key = key
        self.name = name
        self.kingdom = kingdom
        self.tier = tier  # as a deck file says it: item, enchantment, minor, medium, major, dragon
        self.cls: int = CLASSES.index(tier) if tier in CLASSES else MONSTER
        self.is_creature: bool = self.cls >= MONSTER
        self.copies = copies
        self.marked = marked  # [E-03]
        self.strength, self.health = body
        self.upper = upper
        self.lower = lower
        self.abilities = abilities
        self.upper_attack = upper.attack
        self.upper_defense = upper.defense
        self.is_double: bool = any(keyword.kind == "double" for keyword in abilities.keywords)
        self.is_sweep: bool = any(keyword.kind == "sweep" for keyword in abilities.keywords)
        self.has_deeds: bool = bool(abilities.actions or abilities.rests)
        self.has_triggers: bool = bool(abilities.triggers)
        self.has_strip: bool = any(ability.is_lower for ability in abilities.printed)

    def glory(self) -> int:
        """All glory printed on the card."""
        return self.upper.glory + self.lower.glory


class Village:
    """[E-17] The tile of this game."""

    def __init__(self, key: str, name: Words, abilities: Abilities) -> None:
        self.key = key
        self.name = name
        self.abilities = abilities
        self.cap: int = abilities.keyword("cap", 1 << 20)
        self.stronger: int = abilities.keyword("stronger", 0)
        self.crystals: int = abilities.keyword("start", START_CRYSTALS)
        self.has_dear_rests: bool = any(rest.costs for rest in abilities.rests)
        self.openings: list[list[Code]] = []  # see moves.openings_of


class EnchantersDeck(Deck):
    """All cards and villages of an edition; every physical card has a number, start cards the last ones."""

    def __init__(self, name: str, text: str, kinds: list[Kind], start: list[Kind], villages: list[Village]) -> None:
        super().__init__(name, text)
        self.kinds = kinds
        self.start = start  # the item and the enchantment
        self.villages = villages
        self.kingdoms: list[str] = list(dict.fromkeys(kind.kingdom for kind in kinds))
        self.kind_of: list[Kind] = []
        self.key_of: list[str] = []
        self.is_marked: list[bool] = []
        self.first_copy: list[int] = []
        for kind in [*kinds, *self.start]:
            for copy in range(1, kind.copies + 1):
                self.kind_of.append(kind)
                self.key_of.append(f"{kind.key}.{copy}")
                self.is_marked.append(copy <= kind.marked)
                self.first_copy.append(len(self.first_copy) + 1 - copy)
        self.number_of: dict[str, int] = {key.lower(): number for number, key in enumerate(self.key_of)}
        self.first_start: int = len(self.key_of) - 2 * MOST_SEATS
        self.cards_of: list[list[int]] = [[] for _ in self.kingdoms]
        own = dict(zip(self.kingdoms, self.cards_of, strict=True))
        for card in range(self.first_start):
            own[self.kind_of[card].kingdom].append(card)
        self.marked_of: list[list[int]] = [[card for card in cards if self.is_marked[card]] for cards in self.cards_of]

    def start_cards(self, seat: int) -> tuple[int, int]:
        """[E-07, E-25] The item and the enchantment this seat begins with."""
        return self.first_start + seat, self.first_start + MOST_SEATS + seat
