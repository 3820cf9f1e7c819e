"""Build the position a scenario describes; whatever it leaves out is filled in, the same way every time.

Everybody knows which cards each player owns, but not which of them are in the hand; `secret` names hand cards that were
taken unseen. What cannot be true is refused with the name of the field, as BadFile without a file: the reader of the
scenario knows the file and the line.
"""

from __future__ import annotations

from collections.abc import Mapping

from questkeep.games.fetch_quest.rules import moves, setup
from questkeep.games.fetch_quest.rules.deck import LETTERS, RESOURCES, FetchQuestDeck
from questkeep.games.fetch_quest.rules.flow import FetchQuest
from questkeep.games.fetch_quest.rules.knowledge import DECK, FORTUNE, HAND, OPEN, PLACES, SPECTATOR, Log, Record
from questkeep.games.fetch_quest.rules.table import (
    ACT,
    CHECK,
    LIMIT,
    NONE,
    PILE_SIZE,
    QUEUE_SIZE,
    SUN_SET,
    TARGETING,
    Options,
)
from questkeep.kernel.chance import ScriptedChance
from questkeep.kernel.errors import IllegalPick
from questkeep.kernel.game import Deck, State
from questkeep.positions import by_seat, check_fields, number_at, refuse, words_at

MOMENTS = ["turn", "attempt", "action", "limit", "enemy"]
FIELDS = [
    "pioneers", "claimed", "turn", "moment", "hands", "secret", "decks", "discards", "stamina", "retreated", "queue",
    "down", "challenge-deck", "challenge-top", "pile", "fortune", "fortune-size", "mission", "seals", "bounty", "sun",
    "sun-count", "shield", "hush", "weaken", "defeated", "attempt", "played", "first",
]  # fmt: skip


def arrange(seats: int, options: Mapping[str, str], deck: Deck, position: Mapping[str, object], version: int) -> State:
    """The table of a position, listening."""
    assert isinstance(deck, FetchQuestDeck)
    check_fields(position, FIELDS, "Fetch Quest")
    table = FetchQuest(Options.chosen(options, version), deck, setup.without_pioneers(seats))
    if table.rules.pioneers == "chosen" and "pioneers" not in position:
        for seat, pioneer in enumerate(pioneers_named(deck, position, "claimed")):
            setup.take_pioneer(table, seat, pioneer)
            table.answering = seat + 1
        table.listen()
        return table
    Arranging(table, position).lay_out()
    table.listen()
    Moment(table, position).lay_out()
    return table


def mark_at(position: Mapping[str, object], field: str) -> bool:
    """Whether something is so."""
    value = position.get(field, False)
    if not isinstance(value, bool):
        refuse("should be true or false", field)
    return value


def pioneers_named(deck: FetchQuestDeck, position: Mapping[str, object], field: str) -> list[int]:
    """Different pioneers, in the order of the seats."""
    names = words_at(position, field)
    for name in names:
        if name.lower() not in deck.pioneer_named:
            refuse(f"there is no pioneer {name!r}; there is {', '.join(one.key for one in deck.pioneers)}", field)
    numbers = [deck.pioneer_named[name.lower()] for name in names]
    if len(set(numbers)) != len(numbers):
        refuse("a pioneer belongs to one player only [F-14]", field)
    return numbers


class Arranging:
    """Gives every card its place."""

    def __init__(self, table: FetchQuest, position: Mapping[str, object]) -> None:
        self.table = table
        self.deck = table.deck
        self.position = position
        self.left: list[int] = [kind.copies for kind in self.deck.kinds]
        self.secret: dict[int, list[int]] = {}

    def lay_out(self) -> None:
        """Pioneers, what players hold, then the common cards."""
        table, position = self.table, self.position
        table.mission = self.letter()
        team = pioneers_named(self.deck, position, "pioneers") or self.usual_team()
        if len(team) != table.seats:
            refuse(f"should be {table.seats} pioneers", "pioneers")
        for seat, pioneer in enumerate(team):
            setup.take_pioneer(table, seat, pioneer)
            table.players[seat].deck = []
        self.lay_out_players()
        self.lay_out_fortune()
        self.lay_out_challenges()
        table.log = Log(self.records())
        table.active = table.answering = number_at(position, "turn", 0, table.seats - 1, 0)
        table.first = number_at(position, "first", 0, table.seats - 1, table.active)

    def letter(self) -> int:
        """The current Mission by its letter."""
        letter = self.position.get("mission", "A")
        if not isinstance(letter, str) or letter not in list(LETTERS):
            refuse(f"should be one of {', '.join(LETTERS)}, not {letter!r}", "mission")
        return LETTERS.index(letter)

    def usual_team(self) -> list[int]:
        """One pioneer of each focus, then the others."""
        numbers = range(len(self.deck.pioneers))
        first = [next(n for n in numbers if self.deck.pioneers[n].focus == focus) for focus in range(3)]
        return [*first, *reversed([n for n in numbers if n not in first])][: self.table.seats]

    def cards(self, names: list[str], *field: str) -> list[int]:
        """The kinds that are meant, each taken from those that are left."""
        found: list[int] = []
        for name in names:
            kind = self.deck.kind_named.get(name.lower(), NONE)
            if kind == NONE:
                refuse(f"there is no Fortune card {name!r}", *field)
            if not self.left[kind]:
                refuse(f"there are only {self.deck.kinds[kind].copies} copies of {name}", *field)
            self.left[kind] -= 1
            found.append(kind)
        return found

    def lay_out_players(self) -> None:
        """Hands, decks and discard piles; basics of the starting deck that are nowhere else are in the deck."""
        table, seats = self.table, self.table.seats
        placed: dict[tuple[str, int], list[int]] = {}
        for field in ("hands", "secret", "decks", "discards"):
            for seat, names in by_seat(self.position, field, seats).items():
                placed[field, seat] = self.cards(words_at({str(seat): names}, str(seat), field), field, str(seat))
        played = self.cards(words_at(self.position, "played"), "played")
        for seat, player in enumerate(table.players):
            secret = placed.get(("secret", seat), [])
            player.hand = sorted(placed.get(("hands", seat), []) + secret)
            player.discard = placed.get(("discards", seat), [])
            own = player.hand + player.discard + (played if seat == self.position.get("turn", 0) else [])
            if ("decks", seat) in placed:
                player.deck = placed["decks", seat][::-1]
            else:
                basics = self.deck.pioneers[player.pioneer].basics
                for kind, count in zip(self.deck.basic_of, (basics.mind, basics.skill, basics.war), strict=True):
                    wanted = min(max(0, count - own.count(kind)), self.left[kind])
                    player.deck += [kind] * wanted
                    self.left[kind] -= wanted
            if secret:
                self.secret[seat] = secret
        table.played = played
        for seat, stamina in by_seat(self.position, "stamina", seats).items():
            most = table.players[seat].most
            table.players[seat].stamina = number_at({"stamina": stamina}, "stamina", 0, most, most)
        retreated = self.position.get("retreated", [])
        if not isinstance(retreated, list) or any(seat not in range(seats) for seat in retreated):
            refuse(f"should be a list of seats from 0 to {seats - 1}", "retreated")
        for seat in retreated:
            table.players[seat].is_active = False
            table.players[seat].stamina = 0

    def lay_out_fortune(self) -> None:
        """The Pile, then the deck with the named cards on top; what does not fit is out of the game."""
        table, position = self.table, self.position
        table.pile = self.cards(words_at(position, "pile"), "pile")
        top = self.cards(words_at(position, "fortune"), "fortune")
        rest: list[int] = []
        for kind in range(len(self.deck.kinds)):
            if not self.deck.kinds[kind].is_basic:
                rest += [kind] * self.left[kind]
                self.left[kind] = 0
        if "pile" not in position:
            table.pile, rest = rest[:PILE_SIZE], rest[PILE_SIZE:]
        deck = top + rest
        size = number_at(position, "fortune-size", len(top), len(deck), len(deck))
        table.fortune = deck[:size][::-1]
        table.removed = deck[size:]
        for kind in self.deck.basic_of:
            table.removed += [kind] * self.left[kind]

    def lay_out_challenges(self) -> None:
        """The queue from position 1 and the deck from its top; with `challenge-deck` all others are discarded."""
        table, position, deck = self.table, self.position, self.deck
        pool = [challenge for letter in range(table.mission + 1) for challenge in deck.lettered[letter]]
        placed: dict[str, list[int]] = {}
        for field in ("queue", "challenge-deck", "challenge-top"):
            placed[field] = []
            for name in words_at(position, field):
                challenge = deck.challenge_named.get(name.lower(), NONE)
                if challenge not in pool:
                    refuse(f"{name!r} is no Challenge in play, or is named twice", field)
                pool.remove(challenge)
                placed[field].append(challenge)
        table.queue = placed["queue"]
        if "queue" not in position:
            table.queue, pool = pool[:QUEUE_SIZE], pool[QUEUE_SIZE:]
        if len(table.queue) > QUEUE_SIZE:
            refuse(f"the queue has {QUEUE_SIZE} places [F-22]", "queue")
        if "challenge-deck" in position:
            table.challenges = placed["challenge-deck"][::-1]
            table.challenge_discard = pool
        else:
            table.challenges = (placed["challenge-top"] + pool)[::-1]
        for name in words_at(position, "down"):
            challenge = deck.challenge_named.get(name.lower(), NONE)
            if challenge not in table.queue:
                refuse(f"{name!r} is not in the queue", "down")
            table.down |= 1 << challenge

    def records(self) -> list[Record]:
        """What everybody knows: who owns which cards, but not which of them are in hand, nor what was taken unseen."""
        records: list[Record] = []
        for observer in range(SPECTATOR + 1):
            starts, masks = [0], list[int]()
            for kind in range(len(self.deck.kinds)):
                masks += self.places_of(kind, observer)
                starts.append(len(masks))
            sizes = [0] * PLACES
            for seat, player in enumerate(self.table.players):
                sizes[HAND + seat], sizes[DECK + seat] = len(player.hand), len(player.deck)
            sizes[FORTUNE] = len(self.table.fortune)
            sizes[OPEN] = len(masks) - sum(sizes)
            record = Record(starts, masks, sizes)
            for place in (*range(HAND, FORTUNE), FORTUNE):
                record.clear_if_empty(place)
            records.append(record)
        return records

    def places_of(self, kind: int, observer: int) -> list[int]:
        """For each copy of a kind the places where the observer thinks it may be."""
        table = self.table
        unseen = 1 << FORTUNE
        for seat in self.secret:
            unseen |= 1 << (HAND + seat) if seat != observer else 0
        masks = [unseen] * table.fortune.count(kind)
        for seat, player in enumerate(table.players):
            hand, deck = 1 << (HAND + seat), 1 << (DECK + seat)
            secret = self.secret.get(seat, []).count(kind)
            known = player.hand.count(kind) - secret
            is_own = observer == seat or table.rules.is_open
            masks += [hand if is_own else hand | deck] * known + [hand if is_own else unseen] * secret
            masks += [deck if is_own else hand | deck] * player.deck.count(kind)
        return masks + [1 << OPEN] * (self.deck.kinds[kind].copies - len(masks))


class Moment:
    """How far the turn has come."""

    def __init__(self, table: FetchQuest, position: Mapping[str, object]) -> None:
        self.table = table
        self.position = position

    def lay_out(self) -> None:
        """Counters, the open attempt, and the step of the turn."""
        table, position = self.table, self.position
        for name in words_at(position, "seals"):
            if name not in RESOURCES[:3]:
                refuse(f"should be some of {', '.join(RESOURCES[:3])}", "seals")
            table.seals |= 1 << RESOURCES.index(name)
        table.bounty = number_at(position, "bounty", 0, 99, 0)
        table.sun = number_at(position, "sun", 0, SUN_SET - 1, 0)
        table.sun_count = number_at(position, "sun-count", 0, table.seats * table.rules.laps - 1, 0)
        table.shield = number_at(position, "shield", 0, 99, 0)
        table.weakness = number_at(position, "weaken", 0, 99, 0)
        table.is_hushed = mark_at(position, "hush")
        moment = position.get("moment", "attempt")
        if moment not in MOMENTS:
            refuse(f"should be one of {', '.join(MOMENTS)}", "moment")
        chance = ScriptedChance([])
        if moment == "turn" or not table.players[table.active].is_active:
            table.begin_turn(table.active, chance)
            return
        table.turn = 1
        table.has_defeated = mark_at(position, "defeated")
        frames = [CHECK, LIMIT, ACT]
        table.todo = frames[: {"attempt": 3, "action": 3, "limit": 2, "enemy": 1}[str(moment)]]
        if moment == "attempt":
            table.question = TARGETING
            self.open_attempt()
        else:
            table.question = TARGETING
            table.settle(chance)

    def open_attempt(self) -> None:
        """[F-38] An attempt with cards already played, whose effects are over."""
        table, target = self.table, self.position.get("attempt")
        if target is None:
            if table.played:
                refuse("cards are played in an attempt; say attempt = …", "played")
            return
        try:
            code = moves.read(table, f"attempt {target}")
        except IllegalPick as wrong:
            refuse(f"{target!r} is no target: {wrong}", "attempt")
        if code not in table.choices():
            refuse(f"{target!r} cannot be attempted now [F-36]", "attempt")
        table.open_attempt(code)
        for card in table.played:
            kind = table.deck.kinds[card]
            table.mind += kind.mind
            table.skill += kind.skill
            table.war += kind.war
            table.wild += kind.wild
