"""Fights between henchmen and against fiends, blow by blow (sections 13 and 14 of RULES.md)."""

from __future__ import annotations

from questkeep.games.schatzjagd.rules.deck import LIFE, NAMES, WEAPONS
from questkeep.games.schatzjagd.rules.deeds import DoingTable
from questkeep.games.schatzjagd.rules.table import FIGHT, NONE, PART, Frame
from questkeep.kernel.chance import Chance
from questkeep.kernel.event import Event


class FightingTable(DoingTable):
    """A table on which henchmen fight."""

    def meet_fiend(self, card: int) -> None:
        """[S-100] The fiend attacks with full life."""
        self.begin_fight(NONE)
        self.foe_life = self.deck.fiend_life
        if self.told is not None:
            kind = self.deck.kind_of[card]
            facts: dict[str, object] = {"seat": self.active, "card": kind.key, "power": kind.number}
            self.tell(Event("fiend-met", {**facts, "roller": self.fiend_roller()}))

    def challenge(self, seat: int) -> None:
        """[S-90] A henchman must fight, or flee."""
        self.has_challenged = True
        self.begin_fight(seat)
        if self.told is not None:
            self.tell(Event("challenged", {"seat": self.active, "foe": seat, "field": NAMES[self.me().field]}))

    def begin_fight(self, foe: int) -> None:
        """[S-95, S-101] First of all the active lord decides."""
        self.in_fight = True
        self.foe = foe
        self.bonus = 0
        self.do_next(FIGHT)

    def end_fight(self) -> None:
        """The fight is over; damage and wear stay [S-99]."""
        self.in_fight = False
        self.foe = NONE
        self.bonus = 0

    def wear(self, seat: int) -> None:
        """[S-93] A blow costs a weapon point."""
        self.add(seat, WEAPONS, -1)

    def exchange(self, chance: Chance) -> None:
        """[S-92, S-93] Both strike; the lower one is hurt by the difference."""
        mine, theirs = self.throw(2, chance)
        foe = self.foe
        powers = self.power_of(self.active), self.foe_power()
        hits = powers[0] + mine, powers[1] + theirs
        difference = hits[0] - hits[1]
        if self.told is not None:
            facts: dict[str, object] = {"seat": self.active, "foe": self.name_of(foe), "dice": [mine, theirs]}
            facts |= {"powers": list(powers), "mine": hits[0], "theirs": hits[1], "wear_clause": "S-93"}
            hurt = self.active if difference < 0 else foe
            self.tell(Event("blows-exchanged", {**facts, **self.facts_of_blow(foe, hurt, abs(difference))}))
        self.wear(self.active)
        if foe != NONE:
            self.wear(foe)
        if difference < 0:
            self.strike(self.active, foe, -difference)
        elif foe != NONE:
            self.strike(foe, self.active, difference)
        else:
            self.foe_life -= difference
            if self.foe_life <= 0:
                self.defeat_fiend(chance)
        if self.in_fight:
            self.do_next(FIGHT)

    def name_of(self, fighter: int) -> object:
        """His seat, or the card of the fiend."""
        return fighter if fighter != NONE else self.deck.key_of[self.cards[self.me().field]]

    def facts_of_blow(self, other: int, hurt: int, loss: int) -> dict[str, object]:
        """Whom a blow hurts, if anybody, and who rolls where the other is a fiend."""
        facts: dict[str, object] = {"hurt": self.name_of(hurt) if loss else None, "loss": loss}
        return facts if other != NONE else {**facts, "roller": self.fiend_roller()}

    def strike(self, seat: int, killer: int, loss: int) -> None:
        """A henchman is hurt, perhaps to death."""
        self.add(seat, LIFE, -loss)
        if self.life_of(seat) == 0:
            self.die_of(seat, killer)

    def defeat_fiend(self, chance: Chance) -> None:
        """[S-47] The fiend is gone; its reward and what it guarded are won."""
        field = self.me().field
        kind = self.deck.kind_of[self.cards[field]]
        self.end_fight()
        if self.told is not None:
            self.tell(Event("fiend-defeated", {"seat": self.active, "card": kind.key}))
        self.discard_from_field(field)
        self.take_all_lying()
        self.is_alive_after(kind.effects, self.active, 0, chance)

    def flee(self, seat: int) -> None:
        """[S-96] Flight is announced, and the other side may strike once more."""
        if self.told is not None:
            self.tell(Event("fled", {"seat": seat}))
        if seat == self.active:
            self.has_fled = True
        self.todo.append(Frame(PART, seat))

    def part(self, fleeing: int, is_struck: bool, chance: Chance) -> None:
        """[S-96, S-97] The parting blow, or none; then the fight is over."""
        striker = self.foe if fleeing == self.active else self.active
        if is_struck:
            die = self.throw(1, chance)[0]
            power = self.power_of(striker) if striker != NONE else self.foe_power()
            bare = self.power_of(fleeing)
            loss = max(0, power + die - bare)
            if self.told is not None:
                facts: dict[str, object] = {"seat": fleeing, "striker": self.name_of(striker), "die": die}
                facts |= {"powers": [power, bare], "mine": bare, "theirs": power + die}
                self.tell(Event("parting-blow", {**facts, **self.facts_of_blow(striker, fleeing, loss)}))
            if striker != NONE:
                self.wear(striker)
            self.end_fight()
            if loss:
                self.strike(fleeing, striker, loss)
            return
        if self.told is not None:
            self.tell(Event("blow-waived", {"seat": striker}))
        self.end_fight()
