"""Deal anew what nobody can know: the order of the deck, and what fast invasion removed [E-129, E-130]."""

from __future__ import annotations

from questkeep.games.enchanters.rules.table import OVER, Deal, Table
from questkeep.kernel.chance import Chance


def redeal(table: Table, chance: Chance) -> None:
    """A new deck and new removed cards, uniformly over all that fits what everybody has seen.

    The creatures set aside lie at the bottom in any order [E-23]. All other cards may lie anywhere, also among the
    removed ones; but with Dragons in the depths each Dragon lies in what is left of the lower half [E-126, E-127].
    """
    deal = table.deal
    if table.question == OVER:  # the removed cards are shown now
        return
    drawn, bottom_from = table.drawn, max(table.drawn, deal.bottom_from)
    bottom = sorted(deal.order[bottom_from:])
    hidden = sorted(deal.order[drawn:bottom_from] + deal.removed)
    chance.shuffle(bottom)
    lower_from = max(drawn, deal.lower_from)
    dragons = [card for card in hidden if table.is_dragon(card)] if table.rules.depths else []
    if dragons:
        hidden = [card for card in hidden if not table.is_dragon(card)]
    chance.shuffle(hidden)
    removed = hidden[: len(deal.removed)]
    cards = hidden[len(deal.removed) :]
    if dragons:
        upper = lower_from - drawn
        lower = cards[upper:] + dragons
        chance.shuffle(lower)
        cards = cards[:upper] + lower
    order = deal.order[:drawn] + cards + bottom
    table.deal = Deal(deal.village, order, deal.lower_from, deal.bottom_from, removed)
