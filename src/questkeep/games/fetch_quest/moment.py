"""How far the turn of a scenario's position has come: its step, what is attempted, and the counters."""

from __future__ import annotations

from collections.abc import Mapping

from questkeep.games.fetch_quest.rules.deck import BOUNTY, FACE_DOWN, RESOURCES, SEALS
from questkeep.games.fetch_quest.rules.effects import Flip, Step
from questkeep.games.fetch_quest.rules.enemies import is_mission_defeated
from questkeep.games.fetch_quest.rules.flow import FetchQuest
from questkeep.games.fetch_quest.rules.table import ACT, CHECK, HAND_SIZE, LIMIT, TARGETING
from questkeep.kernel.chance import ScriptedChance
from questkeep.kernel.errors import IllegalPick
from questkeep.kernel.event import Seat
from questkeep.positions import number_at, refuse, words_at

MOMENTS = ["turn", "attempt", "action", "limit", "enemy"]
BEFORE_ACTING = ("turn", "attempt")
FRAMES = {"attempt": [CHECK, LIMIT, ACT], "action": [CHECK, LIMIT, ACT], "limit": [CHECK, LIMIT], "enemy": [CHECK]}
ALL_SEALS = 7


def mark_at(position: Mapping[str, object], field: str) -> bool:
    """Whether something is so."""
    value = position.get(field, False)
    if not isinstance(value, bool):
        refuse("should be true or false", field)
    return value


def turns_down(steps: list[Step]) -> bool:
    """Whether an effect turns Challenges face down."""
    return any(isinstance(step, Flip) for step in steps)


class Moment:
    """The last part of a position, once every card has its place."""

    def __init__(self, table: FetchQuest, position: Mapping[str, object]) -> None:
        self.table = table
        self.position = position
        self.player = table.players[table.active]
        self.name = self.moment()

    def lay_out(self) -> None:
        """Counters, the open attempt, and the step of the turn."""
        table = self.table
        self.lay_out_mission()
        self.lay_out_sun()
        self.lay_out_waiting()
        self.check_defeat()
        self.check_mission()
        chance = ScriptedChance([])
        if self.name == "turn":
            table.begin_turn(table.active, chance)
            return
        table.turn = 1
        table.todo = FRAMES[self.name].copy()
        table.question = TARGETING
        if self.name == "attempt":
            self.open_attempt()
        else:
            table.settle(chance)

    def moment(self) -> str:
        """The step of the turn; where nothing can be attempted, the turn begins."""
        has_cards = bool(self.player.hand or self.table.played)
        usual = "attempt" if self.player.is_active and has_cards else "turn"
        moment = self.position.get("moment", usual)
        if not isinstance(moment, str) or moment not in MOMENTS:
            refuse(f"should be one of {', '.join(MOMENTS)}", "moment")
        if moment != "turn" and not self.player.is_active:
            refuse('a retreated player\'s turn has no steps; say moment = "turn" [F-28]', "moment")
        if moment == "attempt" and not has_cards:
            refuse("with an empty hand nothing can be attempted [F-39]", "moment")
        if moment == "enemy" and len(self.player.hand) > HAND_SIZE:
            refuse(
                f"in the Enemy phase the player holds {HAND_SIZE} cards at most [F-59]", "hands", str(self.table.active)
            )
        if moment != "attempt":
            for field in ("attempt", "played"):
                if field in self.position:
                    refuse('an attempt is open only at the moment "attempt" [F-38]', field)
        return moment

    # Counters -----------------------------------------------------------------------------------------------

    def lay_out_mission(self) -> None:
        """Seals and bounty, where the Mission has them."""
        table, position = self.table, self.position
        kind = table.the_mission().kind
        for field, counted in (("seals", SEALS), ("bounty", BOUNTY)):
            if field in position and kind != counted:
                refuse(f"{table.the_mission().key} does not count this", field)
        for name in words_at(position, "seals"):
            if name not in RESOURCES[:3]:
                refuse(f"should be some of {', '.join(RESOURCES[:3])}", "seals")
            table.seals |= 1 << RESOURCES.index(name)
        table.is_mission_done = table.seals == ALL_SEALS
        table.bounty = number_at(position, "bounty", 0, 99, 0)

    def lay_out_sun(self) -> None:
        """[RC-30, RC-32] The Sun, where there is one."""
        table, position = self.table, self.position
        for field in ("sun", "sun-count"):
            if field in position and not table.rules.has_sun:
                refuse("this table is played without the Sun [RC-32]", field)
        table.sun = number_at(position, "sun", 0, table.deck.sun.sets - 1, 0)
        table.sun_count = number_at(position, "sun-count", 0, table.sun_step - 1, 0)

    def lay_out_waiting(self) -> None:
        """Effects that wait for the Enemy phase or for a draw."""
        table, position = self.table, self.position
        table.shield = number_at(position, "shield", 0, 99, 0)
        table.is_hushed = mark_at(position, "hush")
        table.weakness = number_at(position, "weaken", 0, 99, 0)
        if table.weakness and self.name != "turn":
            refuse("the draw of this turn has used it up [F-31]", "weaken")
        before = table.players[table.active - 1]
        if self.name in BEFORE_ACTING and not table.played and before.is_active:
            for field, waits in (("shield", table.shield > 0), ("hush", table.is_hushed)):
                if waits:
                    refuse("only a retreated player's ability waits until the next player's turn [F-65]", field)

    # What was done in this turn -----------------------------------------------------------------------------

    def check_defeat(self) -> None:
        """[F-46, F-50] What was defeated in this turn can be seen: a Challenge lies face down, or a seal is broken."""
        table = self.table
        is_counted = is_mission_defeated(table) and table.the_mission().kind != FACE_DOWN
        table.has_defeated = mark_at(self.position, "defeated") or (is_counted and self.name not in BEFORE_ACTING)
        if not table.has_defeated:
            return
        if self.name in BEFORE_ACTING:
            refuse("nothing is defeated before the attempt is closed [F-46]", "defeated")
        if not table.down and not table.seals:
            if not table.queue or "down" in self.position:
                refuse("neither does a Challenge lie face down nor is a seal broken [F-46]", "defeated")
            table.down = 1 << table.queue[-1]

    def check_mission(self) -> None:
        """[F-61] A Mission that is defeated before anybody has acted was found so at the last check."""
        table = self.table
        if self.name not in BEFORE_ACTING or not is_mission_defeated(table):
            return
        kind = table.the_mission().kind
        retreats = [pioneer.retreat for pioneer in table.deck.pioneers]  # [F-30] no check follows these
        played = [table.deck.kinds[card].steps for card in table.played]
        if kind != FACE_DOWN or not any(turns_down(steps) for steps in retreats + played):
            field = {FACE_DOWN: "down", BOUNTY: "bounty"}.get(kind, "seals")
            refuse("the Mission is defeated already, and the last check has found it so [F-61]", field)

    def open_attempt(self) -> None:
        """[F-38] An attempt with cards already played, whose effects are over."""
        table, target = self.table, self.position.get("attempt")
        if target is None:
            if table.played:
                refuse("cards are played in an attempt; say attempt = …", "played")
            return
        try:
            code = table.parse(Seat(0), f"attempt {target}")
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
