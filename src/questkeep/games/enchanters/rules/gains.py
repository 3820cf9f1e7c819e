"""Which Minor Actions can help to raise the attack, directly or by way of what others need."""

from __future__ import annotations

from typing import Final

from questkeep.games.enchanters.rules.costs import (
    DiscardMonster,
    DiscardThis,
    LoseDefense,
    Mend,
    PayCrystals,
    TakeWounds,
)
from questkeep.games.enchanters.rules.deck import MAULED, Action
from questkeep.games.enchanters.rules.effects import (
    ANY,
    ATTACK,
    CRYSTALS,
    DEFENSE,
    ME,
    NOTHING,
    WOUNDS,
    Amount,
    Claim,
    Discard,
    Fine,
    Gift,
    Heal,
    Hurt,
    RaiseAttack,
    RaiseDefense,
    Rob,
    SeekGraveyard,
    Shift,
    Step,
    Swap,
    TakeCrystals,
    TravelFreely,
)
from questkeep.games.enchanters.rules.table import Table

# What can help, as bits: the counters of effects.py that a step can raise, and these.
PILES: Final = 1 << 20  # other cards of one's own are uncovered, counted or gone
WAY: Final = 1 << 21  # a journey becomes cheaper
HURT: Final = 1 << 22  # the creature's blow wounds, or no longer does, and a trigger waits for it
OTHERS_HURT: Final = 1 << 23  # others have wounds that can be healed as a cost
ALL: Final = (1 << 24) - 1
ALWAYS: Final = 1 << ATTACK | 1 << CRYSTALS | PILES | WAY


def useful_actions(table: Table) -> list[Action]:
    """The Minor Actions of the village and of the active player's piles that can help to win a fight of this turn.

    Where Monsters can be claimed, all of them can.
    """
    player = table.players[table.active]
    cards = player.items + player.enchantments + player.creatures
    printed = [table.deal.village.abilities] + [table.deck.kind_of[card].abilities for card in cards]
    actions = [action for abilities in printed for action in abilities.actions]
    if any(isinstance(step, Claim) for action in actions for step in action.steps):
        return [action for kind in table.deck.kinds for action in kind.abilities.actions] + actions
    needed = ALWAYS
    for abilities in printed:
        for trigger in abilities.triggers:
            if trigger.event == MAULED:  # [E-67] it may be well to be wounded, or not to be
                needed |= HURT | 1 << DEFENSE | wants(trigger.steps)
    useful: list[Action] = []
    before = -1
    while len(useful) != before:
        before = len(useful)
        useful = [action for action in actions if feeds(action.steps) & needed]
        for action in useful:
            needed |= wants(action.steps)
        if needed & 1 << WOUNDS:
            needed |= HURT
    return useful


def feeds(steps: list[Step]) -> int:
    """What these steps can raise."""
    bits = 0
    for step in steps:
        bits |= fed_by(step)
    return bits


def fed_by(step: Step) -> int:
    """What a step can raise; a verb that is not known here may help with anything."""
    if isinstance(step, RaiseAttack):
        return 1 << ATTACK
    if isinstance(step, RaiseDefense):
        return 1 << DEFENSE
    if isinstance(step, (TakeCrystals, Rob)):
        return 1 << CRYSTALS
    if isinstance(step, (DiscardThis, DiscardMonster, Claim)):
        return PILES
    if isinstance(step, Discard):
        return PILES if step.target in (ME, ANY) else 0
    if isinstance(step, (TravelFreely, Swap)):
        return WAY
    if isinstance(step, LoseDefense):
        return HURT
    if isinstance(step, TakeWounds):
        return 1 << WOUNDS
    if isinstance(step, Hurt):
        return {ME: 1 << WOUNDS, ANY: 1 << WOUNDS | OTHERS_HURT}.get(step.target, OTHERS_HURT)
    if isinstance(step, Shift):
        return OTHERS_HURT
    if isinstance(step, (PayCrystals, Mend, Heal, Fine, Gift, SeekGraveyard)):
        return 0
    return ALL


def wants(steps: list[Step]) -> int:
    """What these steps count, or take as a cost."""
    bits = 0
    for step in steps:
        if isinstance(step, LoseDefense):
            bits |= 1 << DEFENSE
        elif isinstance(step, Mend):
            bits |= OTHERS_HURT
        elif isinstance(step, (RaiseAttack, RaiseDefense, TakeCrystals, Rob, Hurt, Shift)):
            bits |= counted(step.amount)
    return bits


def counted(amount: Amount) -> int:
    """What an amount is counted by."""
    return 0 if amount.counter == NOTHING else 1 << amount.counter
