"""What lies on the table, what verbs can do to it, and how to copy it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from questkeep.games.enchanters.rules import effects, events
from questkeep.games.enchanters.rules.deck import (
    DRAGON,
    MONSTER,
    Ability,
    Deed,
    EnchantersDeck,
    Kind,
    Village,
)
from questkeep.games.enchanters.rules.effects import EffectTable
from questkeep.games.enchanters.rules.player import Player
from questkeep.kernel.event import Event, Told
from questkeep.kernel.game import Code

TRACK_SPACES: Final = 6
NONE: Final = -1  # no card, no seat

# What is asked.
DRAFTING: Final = 0  # [E-19] a kingdom
CHOOSING: Final = 1  # [E-29] the main phase
FACING: Final = 2  # [E-77] window 1: before the creature attacks
STRIKING: Final = 3  # [E-77] window 2: before the player attacks
NAMING: Final = 4  # [E-91] a player
DROPPING: Final = 5  # [E-92] an own Monster
SWAPPING: Final = 6  # [E-52] two track cards
OVER: Final = 7

# What is still to be done.
DO: Final = 0  # carry out a deed from a step on
FIRE: Final = 1  # let the triggers of an event act
FACE: Final = 2  # window 1
BLOW: Final = 3  # the creature attacks
STRIKE: Final = 4  # window 2
DECIDE: Final = 5  # the player attacks
PLACE: Final = 6  # the card just taken comes to its pile
DROP: Final = 7  # a player discards a Monster, or hands it over
SWAP: Final = 8  # two track cards change places


class Frame:
    """One thing still to be done; never changed, so copies of a table share it."""

    def __init__(
        self, kind: int, card: int = NONE, number: int = 0, seat: int = NONE, deed: Deed | None = None
    ) -> None:
        self.kind = kind
        self.card = card  # the card a deed is printed on, the creature, the card to place
        self.number = number  # the next step of a deed; an event; 1 where the card came from the graveyard
        self.seat = seat  # who drops a Monster
        self.deed = deed


class Options:
    """The table options, as questions."""

    def __init__(self, invasion: str, depths: bool, kingdoms: str, village: str, version: int) -> None:
        self.is_fast = invasion == "fast"
        self.is_super_fast = invasion == "super-fast"
        self.depths = depths
        self.invasion = invasion
        self.kingdoms = kingdoms  # "random", "draft", or kingdoms joined by "+"
        self.village = village  # "random", or a key
        self.version = version  # of the rules

    @staticmethod
    def chosen(values: Mapping[str, str], version: int) -> Options:
        """The options by the names and values of the catalogue."""
        return Options(values["invasion"], values["depths"] == "yes", values["kingdoms"], values["village"], version)


class Deal:
    """How the cards were dealt. It never changes during a game, so copies of a table share it."""

    def __init__(
        self, village: Village, order: list[int], lower_from: int, bottom_from: int, removed: list[int]
    ) -> None:
        self.village = village
        self.order = order  # the deck after the opening track, first card drawn first
        self.lower_from = lower_from  # [E-126] from this place on the Dragons may lie
        self.bottom_from = bottom_from  # [E-21] from this place on lie the creatures set aside
        self.removed = removed  # [E-124]


class Table(EffectTable):
    """The whole table: the deal, the players, whose turn it is, and what is still to be done."""

    def __init__(self, options: Options, deck: EnchantersDeck, deal: Deal, players: list[Player]) -> None:
        super().__init__(len(players))
        self.rules = options
        self.deck = deck
        self.deal = deal
        self.players = players
        self.kingdoms: list[int] = []
        self.start = 0
        self.turn = 0  # turns begun, counted from 1
        self.active = 0
        self.question: int = DRAFTING
        self.answering = 0
        self.drawn = 0
        self.track: list[int] = []
        self.graveyard: list[int] = []
        self.todo: list[Frame] = []
        self.offered: list[Code] = []  # the options of the present question, once they were asked for
        # This turn [E-28]
        self.bonus_attack = 0
        self.bonus_defense = 0
        self.used: list[int] = []  # [E-41] codes of actions
        self.is_free = False
        self.is_marked = False  # [E-57, E-84] space 1 will be discarded
        self.major_done = False
        self.foe: int = NONE  # [E-81] the creature being fought
        self.taking: int = NONE  # [E-63] the card taken, not yet in its pile
        self.is_given = False  # [E-104] that card went to another player
        self.sought: int = NONE  # [E-109] the graveyard's top card when the Rest was chosen

    def copy_course(self, other: Table) -> None:
        """Take over how far another table's game has come."""
        self.kingdoms = other.kingdoms
        self.start = other.start
        self.turn = other.turn
        self.active = other.active
        self.question = other.question
        self.answering = other.answering
        self.drawn = other.drawn
        self.track = other.track.copy()
        self.graveyard = other.graveyard.copy()
        if other.todo:
            self.todo = other.todo.copy()
        self.offered = other.offered
        self.bonus_attack = other.bonus_attack
        self.bonus_defense = other.bonus_defense
        if other.used:
            self.used = other.used.copy()
        self.is_free = other.is_free
        self.is_marked = other.is_marked
        self.major_done = other.major_done
        self.foe = other.foe
        self.taking = other.taking
        self.is_given = other.is_given
        self.sought = other.sought
        self.reveals = other.reveals

    def tell(self, event: Event) -> None:
        """[E-130] Whatever happens, all hear it."""
        if self.told is not None:
            self.told.append(Told(event))

    # Reading ------------------------------------------------------------------------------------------------

    def tops(self, player: Player) -> list[int]:
        """[E-10] The uncovered cards, in the order of E-66."""
        if player.creatures:
            return [player.items[-1], player.enchantments[-1], player.creatures[-1]]
        return [player.items[-1], player.enchantments[-1]]

    def sources(self, player: Player) -> list[int]:
        """[E-10, E-14, E-66] The cards that may have working abilities: of every pile the top, then those below it."""
        if not player.strips:
            return self.tops(player)
        cards: list[int] = []
        for pile in (player.items, player.enchantments, player.creatures):
            cards += pile[-1:]
            cards += [card for card in reversed(pile[:-1]) if card in player.strips]
        return cards

    def is_working(self, player: Player, card: int, ability: Ability) -> bool:
        """[E-10, E-14] Whether an ability of a player's card works: if the card is topmost, or by itself."""
        return ability.is_lower or player.pile(self.deck.kind_of[card].cls)[-1] == card

    def against(self, seat: int) -> tuple[int, int]:
        """[E-81] What live statics add while the active player fights."""
        attack = defense = 0
        if self.foe != NONE and seat == self.active:
            cls = self.deck.kind_of[self.foe].cls
            player = self.players[seat]
            for card in self.sources(player):
                for static in self.deck.kind_of[card].abilities.against:
                    if static.foe == cls and self.is_working(player, card, static):
                        attack += static.attack
                        defense += static.defense
        return attack, defense

    def attack_of(self, seat: int) -> int:
        """[E-85 … E-89] The current attack: both sums stop at 0."""
        printed = self.players[seat].icon_attack
        if seat != self.active:
            return max(0, printed)
        if self.foe != NONE:
            printed += self.against(seat)[0]
        return max(0, max(0, printed) + self.bonus_attack)

    def defense_of(self, seat: int) -> int:
        """[E-85 … E-89] The current defense."""
        printed = self.players[seat].icon_defense
        if seat != self.active:
            return max(0, printed)
        if self.foe != NONE:
            printed += self.against(seat)[1]
        return max(0, max(0, printed) + self.bonus_defense)

    def strength_of(self, kind: Kind) -> int:
        """A creature's strength in this village."""
        return kind.strength + self.deal.village.stronger

    def price(self, space: int) -> int:
        """[E-58] What a journey to this space (from 0) costs."""
        return 0 if self.is_free else min(space, self.deal.village.cap)

    def monsters_of(self, seat: int) -> list[int]:
        """[E-08] The Monsters in a player's creature pile, from the bottom."""
        return [card for card in self.players[seat].creatures if self.deck.kind_of[card].cls == MONSTER]

    def count(self, counter: int, seat: int) -> int:
        player = self.players[seat]
        if counter == effects.CRYSTALS:
            return player.crystals
        if counter == effects.WOUNDS:
            return player.wounds
        if counter == effects.ATTACK:
            return self.attack_of(seat)
        if counter == effects.DEFENSE:
            return self.defense_of(seat)
        return self.count_cards(counter, player)

    def count_cards(self, counter: int, player: Player) -> int:
        """[E-15] Cards of a player or of the track; start cards count."""
        if counter == effects.MONSTERS:
            return player.monsters
        if counter == effects.DRAGONS:
            return len(player.creatures) - player.monsters
        if counter == effects.TROPHIES:
            return len(player.creatures)
        if counter == effects.ITEMS:
            return len(player.items)
        if counter == effects.ENCHANTMENTS:
            return len(player.enchantments)
        if counter == effects.PAIRS:
            return min(len(player.items), len(player.enchantments))
        creatures = 0
        for card in self.track:
            if self.deck.kind_of[card].is_creature:
                creatures += 1
        return creatures if counter == effects.TRACK_CREATURES else len(self.track) - creatures

    # What verbs can do --------------------------------------------------------------------------------------

    def actor(self) -> int:
        return self.active

    def others(self) -> list[int]:
        return [(self.active + step) % self.seats for step in range(1, self.seats)]

    def add_bonus(self, attack: int, defense: int) -> None:
        self.bonus_attack += attack
        self.bonus_defense += defense
        if self.told is not None and attack:
            self.tell(events.bonus_changed(self.active, "attack", attack))
        if self.told is not None and defense:
            self.tell(events.bonus_changed(self.active, "defense", defense))

    def gain_crystals(self, seat: int, crystals: int) -> None:
        self.players[seat].crystals += crystals
        if self.told is not None and crystals:
            self.tell(events.crystals_changed(seat, crystals))

    def lose_crystals(self, seat: int, crystals: int) -> int:
        player = self.players[seat]
        lost = min(crystals, player.crystals)
        player.crystals -= lost
        if self.told is not None and lost:
            self.tell(events.crystals_changed(seat, -lost))
        return lost

    def heal(self, seat: int, wounds: int) -> int:
        player = self.players[seat]
        healed = min(wounds, player.wounds)
        player.wounds -= healed
        if self.told is not None and healed:
            self.tell(events.wounds_changed(seat, -healed))
        return healed

    def hurt(self, seat: int, wounds: int) -> None:
        self.players[seat].wounds += wounds
        if self.told is not None and wounds:
            self.tell(events.wounds_changed(seat, wounds))

    def let_discard(self, seat: int) -> None:
        self.todo.append(Frame(DROP, seat=seat))

    def let_hand_over(self, seat: int) -> None:
        self.todo.append(Frame(DROP, number=1, seat=seat))

    def discard(self, card: int) -> None:
        self.take_from_pile(self.players[self.active], card)
        self.bury(card)
        if self.told is not None:
            self.tell(events.card_discarded(self.active, self.deck.key_of[card]))

    def give_away(self, card: int, seat: int) -> None:
        self.is_given = True
        self.put_on_pile(self.players[seat], card)
        if self.told is not None:
            self.tell(events.card_given(self.active, seat, self.deck.key_of[card]))

    def travel_freely(self) -> None:
        self.is_free = True
        if self.told is not None:
            self.tell(events.journey_freed(self.active))

    def let_swap(self) -> None:
        self.todo.append(Frame(SWAP))

    # Moving cards -------------------------------------------------------------------------------------------

    def put_on_pile(self, player: Player, card: int) -> None:
        """[E-09, E-11] A card lands on its pile and covers the one below."""
        kind = self.deck.kind_of[card]
        player.pile(kind.cls).append(card)
        player.lower_attack += kind.lower.attack
        player.lower_defense += kind.lower.defense
        if kind.cls == MONSTER:
            player.monsters += 1
        if kind.has_strip:
            player.strips = [*player.strips, card]
        self.look_over(player)

    def take_from_pile(self, player: Player, card: int) -> None:
        """[E-11, E-16] A card leaves its pile and the others close up."""
        kind = self.deck.kind_of[card]
        player.pile(kind.cls).remove(card)
        player.lower_attack -= kind.lower.attack
        player.lower_defense -= kind.lower.defense
        if kind.cls == MONSTER:
            player.monsters -= 1
        if kind.has_strip:
            player.strips = [other for other in player.strips if other != card]
        self.look_over(player)

    def look_over(self, player: Player) -> None:
        """[E-10, E-11] What lies uncovered has changed: add up live icons and look for live abilities."""
        attack, defense = player.lower_attack, player.lower_defense
        deeds = triggers = False
        for card in self.tops(player):
            kind = self.deck.kind_of[card]
            attack += kind.upper_attack
            defense += kind.upper_defense
            deeds = deeds or kind.has_deeds
            triggers = triggers or kind.has_triggers
        for card in player.strips:
            deeds = deeds or self.deck.kind_of[card].has_deeds
            triggers = triggers or self.deck.kind_of[card].has_triggers
        player.icon_attack = attack
        player.icon_defense = defense
        player.has_deeds = deeds
        player.has_triggers = triggers

    def bury(self, card: int) -> None:
        """[E-96] A card comes to lie on the graveyard."""
        self.graveyard.append(card)

    def refill(self) -> None:
        """[E-48, E-50] Draw one card to the end of the track, while there is one."""
        order = self.deal.order
        if self.drawn < len(order):
            card = order[self.drawn]
            self.drawn += 1
            self.track.append(card)
            self.reveals += 1
            if self.told is not None:
                self.tell(events.card_drawn(self.deck.key_of[card], len(self.track), len(order) - self.drawn))

    def is_dragon(self, card: int) -> bool:
        """[E-08] Whether this physical card is a Dragon."""
        return self.deck.kind_of[card].cls == DRAGON
