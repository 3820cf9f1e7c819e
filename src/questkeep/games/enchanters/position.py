"""Build the position a scenario describes; whatever it leaves out is filled in, the same way every time.

A card may be named without its copy (`GNO-M1`): then the first copy that is not used elsewhere is meant.
What cannot be true is refused with the name of the field, as BadFile without a file: the reader of the scenario knows
the file and the line.
"""

from __future__ import annotations

from collections.abc import Mapping

from questkeep.games.enchanters.rules.deck import CLASSES, EnchantersDeck, Village
from questkeep.games.enchanters.rules.flow import Enchanters
from questkeep.games.enchanters.rules.setup import (
    DRAFT,
    FAST_REMOVAL,
    RANDOM,
    cards_in_play,
    empty_deal,
    first_players,
    kingdoms_needed,
    named_kingdoms,
)
from questkeep.games.enchanters.rules.table import (
    BLOW,
    DECIDE,
    FACE,
    NONE,
    STRIKE,
    TRACK_SPACES,
    Deal,
    Frame,
    Options,
)
from questkeep.kernel.errors import IllegalPick
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Deck, State
from questkeep.positions import by_seat, check_fields, number_at, refuse, words_at

PILES = ["items", "enchantments", "creatures"]
FIELDS = [
    "kingdoms", "drafted", "village", "start", "turn", *PILES, "crystals", "wounds", "track", "deck", "deck-size",
    "lower-half", "set-aside", "removed", "graveyard", "attack", "defense", "used", "major-done", "discard",
    "free-journey", "fight", "over",
]  # fmt: skip
MARKS = {"major-done": "major_done", "discard": "is_marked", "free-journey": "is_free"}


def arrange(seats: int, options: Mapping[str, str], deck: Deck, position: Mapping[str, object], version: int) -> State:
    """The table of a position, listening; `fight` puts it into a combat, `over` counts the points at once."""
    assert isinstance(deck, EnchantersDeck)
    check_fields(position, FIELDS, "Enchanters")
    table = Enchanters(Options.chosen(options, version), deck, empty_deal(deck), first_players(deck, seats))
    table.start = number_at(position, "start", 0, seats - 1, 0)
    table.active = table.answering = number_at(position, "turn", 0, seats - 1, table.start)
    if table.rules.kingdoms == DRAFT and "kingdoms" not in position:
        return drafting(table, position)
    Arranging(table, position).lay_out()
    table.listen()
    lay_out_moment(table, position)
    return table


def drafting(table: Enchanters, position: Mapping[str, object]) -> State:
    """[E-19] A table on which kingdoms are still being picked."""
    for name in words_at(position, "drafted"):
        if name not in table.deck.kingdoms or table.deck.kingdoms.index(name) in table.kingdoms:
            refuse(f"{name!r} is no kingdom, or named twice; there is {', '.join(table.deck.kingdoms)}", "drafted")
        table.kingdoms = [*table.kingdoms, table.deck.kingdoms.index(name)]
    if len(table.kingdoms) >= kingdoms_needed(table.seats):
        refuse("all kingdoms have been picked; say kingdoms instead", "drafted")
    table.answering = (table.start + len(table.kingdoms)) % table.seats
    table.listen()
    return table


class Arranging:
    """Gives every card of the chosen kingdoms its place."""

    def __init__(self, table: Enchanters, position: Mapping[str, object]) -> None:
        self.table = table
        self.deck = table.deck
        self.position = position
        self.placed: dict[int, str] = {}
        table.kingdoms = self.kingdoms()
        self.pool = cards_in_play(self.deck, table.kingdoms, table.seats, table.rules)

    def lay_out(self) -> None:
        """Piles, graveyard, track and deck, in this order; then tokens."""
        table, position = self.table, self.position
        for cls, field in enumerate(PILES):
            for seat, names in by_seat(position, field, table.seats).items():
                for card in self.cards(words_at({str(seat): names}, str(seat), field), field, str(seat)):
                    if table.players[seat].pile(self.deck.kind_of[card].cls) is not table.players[seat].pile(cls):
                        refuse(f"{self.deck.key_of[card]} does not belong to this pile [E-09]", field, str(seat))
                    table.put_on_pile(table.players[seat], card)
        table.graveyard = self.cards(words_at(position, "graveyard"), "graveyard")
        table.track = self.cards(words_at(position, "track"), "track")
        if len(table.track) > TRACK_SPACES:
            refuse(f"the track has {TRACK_SPACES} spaces [E-47]", "track")
        bottom = self.cards(words_at(position, "set-aside"), "set-aside")
        removed = self.cards(words_at(position, "removed"), "removed")
        top = self.cards(words_at(position, "deck"), "deck")
        self.lay_out_deck(top, bottom, removed)
        village = table.deal.village
        for field in ("crystals", "wounds"):
            for seat in range(table.seats):
                values = by_seat(position, field, table.seats)
                default = village.crystals if field == "crystals" else 0
                number = number_at({f"{field}.{seat}": values.get(seat, default)}, f"{field}.{seat}", 0, 999, 0)
                setattr(table.players[seat], field, number)

    def lay_out_deck(self, top: list[int], bottom: list[int], removed: list[int]) -> None:
        """The named cards, then the others: artifact cards first, so that no creature comes by surprise."""
        table, position = self.table, self.position
        over = position.get("over") is True
        rest = [card for card in self.pool if card not in self.placed]
        rest.sort(key=lambda card: self.deck.kind_of[card].is_creature)
        room = 0 if over else number_at(position, "deck-size", 0, len(self.pool), len(self.pool))
        while room and len(table.track) < TRACK_SPACES and rest:
            table.track.append(rest.pop(0))
        if table.rules.is_fast and not removed:
            plain = [card for card in rest if not table.is_dragon(card)]
            removed = plain[len(plain) - FAST_REMOVAL * table.seats :]
            rest = [card for card in rest if card not in removed]
        if room < len(top) + len(bottom):
            refuse(f"the deck cannot have {room} cards if {len(top) + len(bottom)} are named", "deck-size")
        upper = (top + rest)[: room - len(bottom)]
        lower = len(upper) - number_at(position, "lower-half", 0, len(upper), len(upper))
        table.deal = Deal(self.village(), upper + bottom, lower, len(upper), removed)
        gone = len(self.pool) - len(removed) - len(upper) - len(bottom) - len(table.track)
        table.turn = 1 + max(0, gone)

    def village(self) -> Village:
        """The position's village, or the option's, or the first of the deck."""
        wish = self.position.get("village", self.table.rules.village)
        if wish == RANDOM:
            return self.deck.villages[0]
        found = [village for village in self.deck.villages if village.key == wish]
        if not found:
            refuse(f"there is no village {wish!r}; there is {self.deck.villages[0].key} and so on", "village")
        return found[0]

    def kingdoms(self) -> list[int]:
        """[E-19] The kingdoms that are named, or those of all cards named, filled up in the order of the deck."""
        needed = kingdoms_needed(self.table.seats)
        option = self.table.rules.kingdoms
        if "kingdoms" in self.position:
            names = words_at(self.position, "kingdoms")
            if len(names) != needed or any(name not in self.deck.kingdoms for name in names):
                refuse(f"should be {needed} of {', '.join(self.deck.kingdoms)} [E-19]", "kingdoms")
            return named_kingdoms(self.deck, "+".join(names))
        if option not in (RANDOM, DRAFT):
            return named_kingdoms(self.deck, option)
        named = {kind.key.lower(): self.deck.kingdoms.index(kind.kingdom) for kind in self.deck.kinds}
        found = list(dict.fromkeys(named[key] for key in self.all_named() if key in named))
        if len(found) > needed:
            used = ", ".join(self.deck.kingdoms[kingdom] for kingdom in found)
            refuse(f"{self.table.seats} players use {needed} kingdoms, but cards of {used} are named [E-19]")
        others = [kingdom for kingdom in range(len(self.deck.kingdoms)) if kingdom not in found]
        return sorted(found + others[: needed - len(found)])

    def all_named(self) -> list[str]:
        """The cards the position names anywhere, without copies."""
        lists = [value for value in self.position.values() if isinstance(value, list)]
        for field in PILES:
            lists += by_seat(self.position, field, self.table.seats).values()
        names = [name for names in lists if isinstance(names, list) for name in names if isinstance(name, str)]
        return [name.partition(".")[0].lower() for name in names]

    def cards(self, names: list[str], *field: str) -> list[int]:
        """The physical cards that are meant, each placed once."""
        return [self.card(name, *field) for name in names]

    def card(self, name: str, *field: str) -> int:
        """One card: the named copy, or the first one that is free."""
        copies = [card for card, key in enumerate(self.deck.key_of) if self.is_meant(card, key, name)]
        if not copies:
            refuse(f"there is no card {name!r}", *field)
        playable = [card for card in copies if card in self.pool]
        if not playable:
            refuse(f"{name} is not in play with these kingdoms and options [E-19]", *field)
        free = [card for card in playable if card not in self.placed]
        if not free:
            refuse(f"{name} cannot be in two places: it is also in {self.placed[playable[-1]]}", *field)
        self.placed[free[0]] = ".".join(field)
        return free[0]

    def is_meant(self, card: int, key: str, name: str) -> bool:
        """Whether a card has this key, with or without its copy."""
        return card < self.deck.first_start and name.lower() in (key.lower(), self.deck.kind_of[card].key.lower())


def lay_out_moment(table: Enchanters, position: Mapping[str, object]) -> None:
    """The marks of the turn, a fight, or the end."""
    table.bonus_attack = number_at(position, "attack", -99, 99, 0)
    table.bonus_defense = number_at(position, "defense", -99, 99, 0)
    for field, attribute in MARKS.items():
        if field in position:
            if not isinstance(position[field], bool):
                refuse("should be true or false", field)
            setattr(table, attribute, position[field])
    for notation in words_at(position, "used"):
        try:
            table.used.append(table.parse(Seat(table.active), notation))
        except IllegalPick as wrong:
            refuse(f"{notation!r} is no action: {wrong}", "used")
    if position.get("over") is True:
        table.end_turn()
        return
    if not table.track:
        refuse("a turn begins with a card on the track; say over = true for the end [E-117]", "track")
    if "fight" in position:
        lay_out_fight(table, position["fight"])
    table.settle()


def lay_out_fight(table: Enchanters, fight: object) -> None:
    """[E-77] A fight before the creature's attack (window 1) or after it (window 2)."""
    if not isinstance(fight, Mapping) or set(fight) - {"card", "window"} or "card" not in fight:
        refuse('should be written { card = "GNO-M2", window = 1 }', "fight")
    window = number_at(fight, "window", 1, 2, 1)
    found = [card for card in [*table.track, *table.graveyard[-1:]] if is_called(table.deck, card, fight["card"])]
    if not found or not table.deck.kind_of[found[0]].is_creature:
        wanted = f"a {' or '.join(CLASSES[2:])} on the track or on top of the graveyard"
        refuse(f"{fight['card']!r} is not {wanted}", "fight", "card")
    card = found[0]
    is_buried = card not in table.track
    table.major_done = True
    table.is_marked = table.is_marked or is_buried
    table.foe = card
    table.sought = NONE
    table.todo = [Frame(DECIDE, card, 1 if is_buried else 0), Frame(STRIKE, card)]
    if window == 1:
        table.todo += [Frame(BLOW, card), Frame(FACE, card)]


def is_called(deck: EnchantersDeck, card: int, name: object) -> bool:
    """Whether a card has this key, with or without its copy."""
    return str(name).lower() in (deck.key_of[card].lower(), deck.kind_of[card].key.lower())
