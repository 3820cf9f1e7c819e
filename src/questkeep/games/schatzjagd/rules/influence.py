"""Part 2: at most one card play (section 9 of RULES.md)."""

from __future__ import annotations

from typing import ClassVar, Final

from questkeep.games.schatzjagd.rules import casting, ending, knowledge, moves, piles, treasures
from questkeep.games.schatzjagd.rules.asking import Milestone
from questkeep.games.schatzjagd.rules.deck import NAMES, Kind
from questkeep.games.schatzjagd.rules.shapes import Phase, SchatzjagdNotes
from questkeep.games.schatzjagd.rules.table import HAND_SIZE, Table
from questkeep.kernel.chance import Chance
from questkeep.kernel.errors import Objection
from questkeep.kernel.event import Seat
from questkeep.kernel.game import Code
from questkeep.kernel.steps import NOBODY


class Influence(casting.SpellWindow, Milestone):
    """[S-57] At most one card play; whoever holds nothing is not asked."""

    phase: ClassVar[Phase] = "playing"
    wanted: ClassVar[Objection] = Objection("S-57", "play-or-pass")

    def run(self, table: Table, chance: Chance) -> int:
        return NOBODY if table.has_played or table.hand_count(table.active) == 0 else table.active

    def options(self, table: Table, seat: Seat) -> list[Code]:
        """[S-57 … S-64] Hide or deposit, dig, cast, insert."""
        player = table.players[seat]
        plays = [moves.PASS]
        if player.carried:
            if player.field == player.castle:
                plays += [Code(moves.HIDE + 1 + token) for token in table.carried_by(seat)]
            elif table.rules.deposit and can_deposit_on(table, player.field):
                plays += [Code(moves.DEPOSIT + 1 + token) for token in table.carried_by(seat)]
        kinds = held_kinds(table)
        for kind in kinds:
            if treasures.can_dig(table, kind):
                plays.append(Code(moves.DIG + kind.index))
        plays = casting.and_casts(table, self, plays)
        if kinds and piles.has_room(table):
            for kind in kinds:
                plays.append(Code(moves.INSERT + kind.index))
        if len(plays) > 1 and table.hand_count(seat) > HAND_SIZE:  # [S-64] one must be made
            del plays[0]
        return plays

    def decide(self, table: Table, seat: Seat, code: Code, chance: Chance) -> None:
        if code >= moves.INSERT:
            table.todo.append(Insert(treasures.held(table, table.deck.kinds[code - moves.INSERT])))
        elif code >= moves.DIG:
            treasures.dig(table, table.deck.kinds[code - moves.DIG])
        elif code >= moves.DEPOSIT:
            table.has_played = True
            treasures.lay_down(table, code - moves.DEPOSIT - 1, seat)
        elif code >= moves.HIDE:
            table.has_played = True
            treasures.hide(table, code - moves.HIDE - 1)
            ending.test_for_end(table)

    def go_on(self, table: Table, kind: Kind) -> None:
        """Nothing: this was the card play."""

    def note(self, table: Table, seat: int, facts: SchatzjagdNotes) -> None:
        facts["forced"] = moves.PASS not in table.options(Seat(seat))
        facts["fields"] = [NAMES[code - moves.PUT] for code in piles.puts(table)]

    def fallback(self, options: list[Code]) -> Code:
        """[S-140] No play, or if one is forced, an insertion."""
        if options[0] != moves.PASS:
            for code in options:
                if moves.INSERT <= code < moves.CAST:
                    return code
        return options[0]

    def object_to(self, table: Table, code: Code) -> Objection:
        if code == moves.PASS:
            return Objection("S-64", "must-play", {"cards": table.hand_count(table.active), "most": HAND_SIZE})
        if moves.HIDE < code < moves.DEPOSIT:
            player = table.me()
            if player.field != player.castle:
                return Objection("S-86", "not-at-home")
            return Objection("S-86", "not-carried", {"treasure": code - moves.HIDE})
        if moves.DEPOSIT < code < moves.GO:
            if not table.rules.deposit:
                return Objection("S-118", "no-deposit")
            if not can_deposit_on(table, table.me().field):
                in_castle = table.rules.version.deposits_in_the_city
                return Objection("S-118", "in-a-castle") if in_castle else Objection("S-118", "not-open")
            return Objection("S-118", "not-carried", {"treasure": code - moves.DEPOSIT})
        if moves.DIG <= code < moves.DIG + len(table.deck.kinds):
            kind = table.deck.kinds[code - moves.DIG]
            if kind not in held_kinds(table):
                return Objection("S-61", "not-in-hand", {"card": kind.key})
            if table.maps_are_dead():
                return Objection("S-71", "nothing-to-dig")
            return Objection("S-61", "not-its-field", {"card": kind.key})
        if moves.INSERT <= code < moves.INSERT + len(table.deck.kinds):
            kind = table.deck.kinds[code - moves.INSERT]
            if kind not in held_kinds(table):
                return Objection("S-58", "not-in-hand", {"card": kind.key})
            return Objection("S-58", "no-field-free")
        return super().object_to(table, code)


def held_kinds(table: Table) -> list[Kind]:
    """The kinds of play cards the active lord holds, each once."""
    kinds: list[Kind] = []
    for card in table.me().hand:
        kind = table.deck.kind_of[card]
        if not kinds or kinds[-1] is not kind:
            kinds.append(kind)
    return kinds


def can_deposit_on(table: Table, field: int) -> bool:
    """[S-118] Anywhere but in castles."""
    board = table.deck.board
    return board.is_open[field] or (board.is_city[field] and table.rules.version.deposits_in_the_city)


class Insert(piles.Put):
    """[S-58] A play card goes face down into a field; it is still in the hand."""

    def __init__(self, held: int) -> None:
        self.held = held

    def card(self, table: Table) -> int:
        return self.held

    def answer(self, table: Table, seat: Seat, code: Code, chance: Chance) -> None:
        card, field = self.held, code - moves.PUT
        table.has_played = True
        table.me().hand.remove(card)
        piles.lay_card(table, card, seat, field)
        knowledge.card_was_inserted(table, seat, card, field)
        if table.told is not None:
            facts: dict[str, object] = {"seat": seat, "field": NAMES[field]}
            table.tell_secret("card-inserted", facts, [seat], {"card": table.deck.key_of[card]})


INFLUENCE: Final[Influence] = Influence()
