"""What can be counted in a finished game of Enchanters: who took which cards, and what was used at all."""

from __future__ import annotations

from collections.abc import Sequence

from questkeep.games.enchanters.rules.deck import Abilities, Action, Deed, EnchantersDeck, Kind, Village
from questkeep.games.enchanters.rules.flow import Enchanters
from questkeep.kernel.event import heard
from questkeep.kernel.game import Deck, Share, State, Study, in_language

CARDS = "card taken"
VILLAGES = "village in play"
ABILITIES = "action, Rest or trigger used"
VERBS = "verb carried out"


class EnchantersStudy(Study):
    """Kingdoms, cards, villages and the order of play."""

    def turns(self, table: State) -> int:
        assert isinstance(table, Enchanters)
        return table.turn

    def shares(self, table: State) -> list[Share]:
        """A copy that was taken twice belongs to its last taker; the Trap to the one who took it, not to its victim."""
        assert isinstance(table, Enchanters)
        deck, seats = table.deck, range(table.seats)
        takers: dict[int, int] = {}
        for event in heard(table.told or [], None):
            if event["event"] == "card-taken":
                takers[deck.number_of[str(event["card"]).lower()]] = int(str(event["seat"]))
        seen = [*table.graveyard]
        for player in table.players:
            seen += [*player.items, *player.enchantments, *player.creatures]
        seen = [card for card in seen if card < deck.first_start]

        def share(sort: str, name: str, cards: list[int]) -> Share:
            counts = [takers.get(card) for card in cards]
            return Share(sort, name, len(cards), tuple(counts.count(seat) for seat in seats))

        kingdoms = [deck.kingdoms[number] for number in sorted(table.kingdoms)]
        shares = [Share("kingdom in play", kingdom) for kingdom in kingdoms]
        shares.append(Share("village", f"{table.deal.village.key} {in_language(table.deal.village.name, 'en')}"))
        shares += [
            share("kingdom", own, [card for card in seen if deck.kind_of[card].kingdom == own]) for own in kingdoms
        ]
        copies: dict[str, list[int]] = {kind.key: [] for kind in deck.kinds}
        for card in seen:
            copies[deck.kind_of[card].key].append(card)
        shares += [
            share(kind.tier, f"{kind.key} {in_language(kind.name, 'en')}", copies[kind.key])
            for kind in deck.kinds
            if copies[kind.key]
        ]
        for place in seats:
            ranks = tuple(int((seat - table.start) % table.seats == place) for seat in seats)
            shares.append(Share("order of play", f"player {place + 1}", 1, ranks))
        return shares

    def repertoire(self, deck: Deck) -> dict[str, list[str]]:
        assert isinstance(deck, EnchantersDeck)
        printed = printed_on([*deck.kinds, *deck.villages])
        return {
            CARDS: [kind.key for kind in deck.kinds],
            VILLAGES: [village.key for village in deck.villages],
            ABILITIES: [f"{key}.{number}" for key, abilities in printed.items() for number in used_by_hand(abilities)],
            VERBS: sorted({verb for abilities in printed.values() for verb in verbs_of(abilities)}),
        }

    def happened(self, table: State) -> dict[str, set[str]]:
        """Immediate effects happen with the taking, whatever is not a deed while its card is seen."""
        assert isinstance(table, Enchanters)
        village = table.deal.village
        printed = printed_on([*table.deck.kinds, village])
        taken: set[str] = set()
        used: set[str] = set()
        verbs = verbs_of(village.abilities, ["score", "cap", "stronger", "start"])
        for event in heard(table.told or [], None):
            key = str(event.get("card", "")).rpartition(".")[0]
            if event["event"] == "card-taken":
                taken.add(key)
                verbs |= verbs_of(printed[key], ["now", "score", "against"])
            elif event["event"] == "creature-attacked":
                verbs |= verbs_of(printed[key], ["double", "sweep"])
            elif "source" in event:
                place = str(event["source"]).partition(".")[0]
                used.add(f"{place}.{event['ability']}")
                verbs |= verbs_of(printed[place], number=int(str(event["ability"])))
        return {CARDS: taken, VILLAGES: {village.key}, ABILITIES: used, VERBS: verbs}


def printed_on(things: Sequence[Kind | Village]) -> dict[str, Abilities]:
    """The abilities of cards and villages, by their keys."""
    return {thing.key: thing.abilities for thing in things}


def used_by_hand(abilities: Abilities) -> list[int]:
    """The numbers of actions, Rests and triggers: what happens once the card or village is there."""
    return [deed.number for deed in abilities.printed if isinstance(deed, Deed) and deed.kind != "now"]


def verbs_of(abilities: Abilities, kinds: list[str] | None = None, number: int = 0) -> set[str]:
    """The verbs of all abilities, of those of some kinds, or of one; what has no steps is its own verb."""
    verbs: set[str] = set()
    for ability in abilities.printed:
        if number in (0, ability.number) and (kinds is None or ability.kind in kinds):
            costs = ability.costs if isinstance(ability, Action) else []
            steps = ability.steps if isinstance(ability, Deed) else []
            verbs |= {f"{'pay ' if step in costs else ''}{step.verb}" for step in steps} or {ability.kind}
    return verbs
