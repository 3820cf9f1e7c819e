"""Build the position a scenario describes; whatever it leaves out is filled in, the same way every time.

Everybody knows which cards each player owns, but not which of them are in the hand; `secret` names hand cards that were
taken unseen. What cannot be true is refused with the name of the field, as BadFile without a file: the reader of the
scenario knows the file and the line. How far the turn has come is in moment.py.
"""

from __future__ import annotations

from collections.abc import Mapping

from questkeep.games.fetch_quest.moment import Moment
from questkeep.games.fetch_quest.rules import setup
from questkeep.games.fetch_quest.rules.deck import LETTERS, FetchQuestDeck
from questkeep.games.fetch_quest.rules.flow import FetchQuest
from questkeep.games.fetch_quest.rules.knowledge import DECK, FORTUNE, HAND, OPEN, PLACES, SPECTATOR, Knowledge, Log
from questkeep.games.fetch_quest.rules.table import NONE, PILE_SIZE, QUEUE_SIZE, Options
from questkeep.kernel.game import Deck, State
from questkeep.positions import by_seat, check_fields, number_at, refuse, words_at, words_of

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
        let_claim(table, position)
        table.listen()
        return table
    if "claimed" in position:
        refuse("is for a table at which pioneers are still being claimed [F-14]", "claimed")
    Arranging(table, position).lay_out()
    table.listen()
    Moment(table, position).lay_out()
    return table


def let_claim(table: FetchQuest, position: Mapping[str, object]) -> None:
    """[F-14] Nothing is laid out yet; some seats may have claimed their pioneers."""
    for field in position:
        if field != "claimed":
            refuse("pioneers are still being claimed, and nothing else is there; name them all: pioneers", field)
    value = position.get("claimed", [])
    if isinstance(value, Mapping):
        by_number = by_seat(position, "claimed", table.seats)
        seats, names = list(by_number), words_of(list(by_number.values()), "claimed")
    else:
        names = words_at(position, "claimed")
        seats = list(range(len(names)))
    if len(names) >= table.seats:
        refuse("the last claim begins the game; name all pioneers instead: pioneers", "claimed")
    if not table.rules.version.claims_at_once and sorted(seats) != list(range(len(seats))):
        refuse("under these rules pioneers were claimed in order of seats", "claimed")
    table.waiting = (1 << table.seats) - 1
    for seat, pioneer in zip(seats, pioneers_named(table.deck, names, "claimed"), strict=True):
        setup.take_pioneer(table, seat, pioneer)
        table.waiting &= ~(1 << seat)
        table.answering += 1


def pioneers_named(deck: FetchQuestDeck, names: list[str], field: str) -> list[int]:
    """Different pioneers."""
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
        self.unowned: list[int] = []  # [F-17]
        self.secret: dict[int, list[int]] = {}

    def lay_out(self) -> None:
        """Pioneers, what players hold, then the common cards."""
        table, position = self.table, self.position
        table.mission = self.letter()
        table.active = table.answering = number_at(position, "turn", 0, table.seats - 1, 0)
        table.first = number_at(position, "first", 0, table.seats - 1, table.active)
        team = pioneers_named(self.deck, words_at(position, "pioneers"), "pioneers") or self.usual_team()
        if len(team) != table.seats:
            refuse(f"should be {table.seats} pioneers", "pioneers")
        for seat, pioneer in enumerate(team):
            setup.take_pioneer(table, seat, pioneer)
            table.players[seat].deck = []
        self.leave_basics(team)
        self.lay_out_players()
        self.lay_out_pioneers()
        self.lay_out_fortune()
        self.lay_out_challenges()
        table.log = Log(self.known())

    def letter(self) -> int:
        """The current Mission by its letter."""
        letter = self.position.get("mission", "A")
        if not isinstance(letter, str) or letter not in list(LETTERS):
            refuse(f"should be one of {', '.join(LETTERS)}, not {letter!r}", "mission")
        return LETTERS.index(letter)

    def usual_team(self) -> list[int]:
        """One pioneer of each focus, then the others."""
        numbers = range(len(self.deck.pioneers))
        first = [next(n for n in numbers if self.deck.pioneers[n].focus == focus) for focus in self.deck.focuses]
        return [*first, *reversed([n for n in numbers if n not in first])][: self.table.seats]

    def leave_basics(self, team: list[int]) -> None:
        """[F-16, F-17] Basics that no pioneer of the team takes are out of the game."""
        for number, kind in enumerate(self.deck.basic_of):
            basics = [self.deck.pioneers[pioneer].basics for pioneer in team]
            owned = sum([one.mind, one.skill, one.war][number] for one in basics)
            self.unowned += [kind] * (self.left[kind] - owned)
            self.left[kind] = owned

    def cards(self, names: list[str], *field: str) -> list[int]:
        """The kinds that are meant, each taken from those that are left."""
        found: list[int] = []
        for name in names:
            kind = self.deck.kind_named.get(name.lower(), NONE)
            if kind == NONE:
                refuse(f"there is no Fortune card {name!r}", *field)
            if not self.left[kind]:
                copies = self.deck.kinds[kind].copies - self.unowned.count(kind)
                whose = "the team owns" if self.deck.kinds[kind].is_basic else "there are"
                refuse(f"{whose} only {copies} copies of {name}", *field)
            self.left[kind] -= 1
            found.append(kind)
        return found

    def fortune_cards(self, names: list[str], *field: str) -> list[int]:
        """[F-17, F-20] Cards of the Fortune deck, or from it."""
        for name in names:
            kind = self.deck.kind_named.get(name.lower(), NONE)
            if kind != NONE and self.deck.kinds[kind].is_basic:
                refuse(f"{name} is a basic, and these are never in the Fortune deck [F-17]", *field)
        return self.cards(names, *field)

    def lay_out_players(self) -> None:
        """Hands, decks and discard piles; basics of the starting deck that are nowhere else are in the deck."""
        table, seats = self.table, self.table.seats
        placed: dict[tuple[str, int], list[int]] = {}
        for field in ("hands", "secret", "decks", "discards"):
            for seat, value in by_seat(self.position, field, seats).items():
                names = words_of(value, field, str(seat))
                take = self.fortune_cards if field == "secret" else self.cards
                placed[field, seat] = take(names, field, str(seat))
        table.played = self.cards(words_at(self.position, "played"), "played")
        for seat, player in enumerate(table.players):
            secret = placed.get(("secret", seat), [])
            player.hand = sorted(placed.get(("hands", seat), []) + secret)
            player.discard = placed.get(("discards", seat), [])
            own = player.hand + player.discard + (table.played if seat == table.active else [])
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

    def lay_out_pioneers(self) -> None:
        """[F-11, F-13, F-67] Stamina, and the back sides; at 0 a pioneer is retreated, and only then."""
        table, seats = self.table, self.table.seats
        retreated = self.position.get("retreated", [])
        numbers = list(range(seats))
        if not isinstance(retreated, list) or any(type(seat) is not int or seat not in numbers for seat in retreated):
            refuse(f"should be a list of seats from 0 to {seats - 1}", "retreated")
        if set(retreated) == set(numbers):
            refuse("with all pioneers retreated the game is over [F-83]", "retreated")
        for seat in retreated:
            table.players[seat].is_active = False
            table.players[seat].stamina = 0
        for seat, stamina in by_seat(self.position, "stamina", seats).items():
            player = table.players[seat]
            number = number_at({str(seat): stamina}, str(seat), 0, player.most, player.most, "stamina")
            if player.is_active and number == 0:
                refuse("an active pioneer at 0 has retreated; say retreated = … [F-67]", "stamina", str(seat))
            if not player.is_active and number > 0:
                refuse("a retreated pioneer is at 0 [F-13]", "stamina", str(seat))
            player.stamina = number

    def lay_out_fortune(self) -> None:
        """The Pile, then the deck with the named cards on top; what does not fit is out of the game."""
        table, position = self.table, self.position
        table.pile = self.fortune_cards(words_at(position, "pile"), "pile")
        if len(table.pile) > PILE_SIZE:
            refuse(f"the Fortune Pile has {PILE_SIZE} cards at most [F-20]", "pile")
        top = self.fortune_cards(words_at(position, "fortune"), "fortune")
        rest: list[int] = []
        for kind in range(len(self.deck.kinds)):
            if not self.deck.kinds[kind].is_basic:
                rest += [kind] * self.left[kind]
                self.left[kind] = 0
        gap = PILE_SIZE - len(table.pile)
        if "pile" not in position or position.get("fortune-size") != 0:
            table.pile, rest = table.pile + rest[:gap], rest[gap:]
        deck = top + rest
        size = number_at(position, "fortune-size", len(top), len(deck), len(deck))
        if size and len(table.pile) < PILE_SIZE:
            refuse("the Pile is not filled up only where the Fortune deck is empty [F-51, F-58]", "pile")
        table.fortune = deck[:size][::-1]
        table.removed = deck[size:] + self.unowned
        for kind in self.deck.basic_of:
            table.removed += [kind] * self.left[kind]

    def lay_out_challenges(self) -> None:
        """The queue from position 1 and the deck from its top; with `challenge-deck` all others are discarded."""
        table, position, deck = self.table, self.position, self.deck
        if "challenge-deck" in position and "challenge-top" in position:
            refuse("challenge-deck names the whole deck already", "challenge-top")
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

    def known(self) -> list[Knowledge]:
        """What everybody knows: who owns which cards, but not which of them are in hand, nor what was taken unseen."""
        known: list[Knowledge] = []
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
            knowledge = Knowledge(starts, masks, sizes)
            for place in (*range(HAND, FORTUNE), FORTUNE):
                knowledge.clear_if_empty(place)
            known.append(knowledge)
        return known

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
