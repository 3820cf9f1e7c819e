"""Witnesses: what the laws must know of a single game, worked out apart from its rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping

from questkeep.games.enchanters.rules.flow import Enchanters
from questkeep.games.fetch_quest.rules.flow import FetchQuest
from questkeep.games.schatzjagd.rules.flow import Schatzjagd
from questkeep.games.tschak.rules.flow import Tschak
from questkeep.kernel.chance import Rng
from questkeep.kernel.event import Seat
from questkeep.kernel.game import WITHDRAW, State


class Witness(ABC):
    """Counts a game's cards and says what can be known, without asking the rules that are on trial."""

    @abstractmethod
    def census(self, table: State) -> object:
        """Where all cards are, summed up so that it stays the same from the deal to the end."""

    @abstractmethod
    def is_certain(self, table: State, seat: Seat | None) -> bool:
        """Whether this seat (None: a spectator) could work out everything that is hidden from it."""


def has_open_choice(table: State, seat: Seat | None) -> bool:
    """Whether another seat has locked a secret choice that could have been a different one."""
    for number in range(table.seats):
        other = Seat(number)
        if other != seat and table.can_withdraw(other):
            before = table.clone()
            before.apply(other, WITHDRAW, Rng(0))
            if len(before.options(other)) > 1:
                return True
    return False


class TschakWitness(Witness):
    """Tschak! as the rulebook counts it."""

    def census(self, table: State) -> object:
        """[T-10, T-12, T-22, T-46] Ten cards of 3 + 3 + 3 + 1 types a place; every keep card in one spot."""
        assert isinstance(table, Tschak)
        seen = table.view(None)
        types = [[min(card // 12, 3) for card in hand] for hand in table.deal.hands]
        floors = sum(floor["monster"] is not None for floor in seen["floors"])
        to_come = 3 * (4 - seen["keep"])
        discarded = sum(player.discarded != 0 for player in table.players)
        return {
            "adventurers": sorted(card for hand in table.deal.hands for card in hand),
            "types": types,
            "of each player": [player["cards"] + len(player["team"]) + player["used"] for player in seen["players"]],
            "monsters": sum(player["monsters"] for player in seen["players"]) + discarded + floors + to_come,
            "treasures": sum(player["treasures"] for player in seen["players"]) + floors + to_come,
            "keep cards": [sorted(table.deal.monsters), sorted(table.deal.treasures)],
        }

    def is_certain(self, table: State, seat: Seat | None) -> bool:
        """[T-64 … T-68] In keep 4 even the cards in the box are known; before, the decks never are."""
        return table.view(None)["keep"] == 4 and not has_open_choice(table, seat)


class EnchantersWitness(Witness):
    """Enchanters as the rulebook counts it."""

    def census(self, table: State) -> object:
        """[E-19, E-125] So many cards, none twice, all of kingdoms in play."""
        assert isinstance(table, Enchanters)
        seen = table.view(None)
        if seen["phase"] == "drafting":
            short = table.seats == 2 or seen["invasion"] == "super-fast"
            kingdoms = 4 if table.seats == 2 else table.seats
            return {"cards": kingdoms * (13 if short else 25) + 2 * table.seats, "twice": 0, "strangers": 0}
        cards = [table.deck.key_of[card] for card in table.deal.order[table.drawn :] + table.deal.removed]
        cards += [space["card"] for space in seen["track"]] + seen["graveyard"]
        cards += [seen["turn"]["taking"]] if seen["turn"]["taking"] is not None else []
        for player in seen["players"]:
            cards += player["items"] + player["enchantments"] + player["creatures"]
        own = {kind.key for kind in table.deck.kinds if kind.kingdom in seen["kingdoms"]} | {"ST-I", "ST-E"}
        return {
            "cards": len(cards),
            "twice": len(cards) - len(set(cards)),
            "strangers": sum(card.rpartition(".")[0] not in own for card in cards),
        }

    def is_certain(self, table: State, seat: Seat | None) -> bool:
        """[E-129, E-130] Only where a single order of deck and removed cards is left."""
        assert isinstance(table, Enchanters)
        seen = table.view(None)
        if seen["phase"] in ("drafting", "over"):
            return True
        bottom = len(seen["deck"]["set_aside"])
        hidden = seen["deck"]["size"] - bottom
        dragons = 0
        if seen["depths"]:
            unseen = table.deal.order[table.drawn : table.drawn + hidden]
            dragons = sum(table.deck.key_of[card].split("-")[1].startswith("D") for card in unseen)
        others = hidden - dragons  # once none is left in the deck, what is removed is known too
        others_known = others == 0 or (others == 1 and seen["deck"]["removed"] == 0)
        return bottom <= 1 and others_known and (dragons == 0 or (dragons == 1 and seen["deck"]["lower_half"] == 1))


class SchatzjagdWitness(Witness):
    """Schatzjagd as the rulebook counts it."""

    def census(self, table: State) -> object:
        """[S-02, S-03] Every play card and every treasure is in one place; what is counted is what there is."""
        assert isinstance(table, Schatzjagd)
        seen = table.view(None)
        cards = table.pile + table.discard + table.removed + [card for card in table.cards if card >= 0]
        for player in table.players:
            cards += player.hand
        at = [treasure["at"] for treasure in seen["treasures"]]
        return {
            "cards": sorted(cards),
            "places": len(seen["fields"])
            + seen["pile"]
            + seen["discard"]["size"]
            + len(seen["removed"])
            + sum(lord["cards"] for lord in seen["lords"]),
            "treasures": len(at) + seen["treasures_left"],
            "kinds": sorted(table.treasure_kinds),
            "carried": at.count("carried") - sum(lord["carried"] for lord in seen["lords"]),
            "hidden": at.count("hidden") - sum(lord["hidden"] for lord in seen["lords"]),
        }

    def is_certain(self, table: State, seat: Seat | None) -> bool:
        """[S-128] Only once the game is over and all is shown: the order of the draw pile is never known before."""
        return table.view(None)["phase"] == "over"


class FetchQuestWitness(Witness):
    """Fetch Quest as the rulebook counts it."""

    def census(self, table: State) -> object:
        """[F-06] Every Fortune card and every Challenge is in one place; what is counted is what there is."""
        assert isinstance(table, FetchQuest)
        seen = table.view(None)
        if seen["phase"] == "claiming":  # nothing is laid out before the last claim
            return {"cards": 72, "kinds": table.deck.key_of, "challenges": len(table.deck.challenges)}
        cards = [*table.fortune, *table.pile, *table.removed, *table.played, *table.looked]
        for player in table.players:
            cards += [*player.hand, *player.deck, *player.discard]
        copies = [kind.copies for kind in table.deck.kinds]
        away = seen["challenges"]
        challenges = [*away["rest"], *away["discard"], *seen["scouted"], *(one["challenge"] for one in seen["queue"])]
        challenges += [challenge for waiting in away["reserve"].values() for challenge in waiting]
        counted = len(seen["fortune"]["pile"]) + seen["fortune"]["deck"] + len(seen["removed"])
        counted += sum(player["cards"] + player["deck"] + len(player["discard"]) for player in seen["players"])
        counted += len(table.played) + len(table.looked)
        in_place = [cards.count(kind) for kind in range(len(copies))] == copies
        return {
            "cards": counted if in_place else sorted(cards),
            "kinds": table.deck.key_of,
            "challenges": len(challenges) if len(set(challenges)) == len(challenges) else challenges,
        }

    def is_certain(self, table: State, seat: Seat | None) -> bool:
        """[F-94] Before anything is dealt and after the end; the order of decks is never known in between."""
        return table.view(None)["phase"] in ("claiming", "over")


WITNESSES: Mapping[str, Witness] = {
    "tschak": TschakWitness(),
    "enchanters": EnchantersWitness(),
    "fetch_quest": FetchQuestWitness(),
    "schatzjagd": SchatzjagdWitness(),
}
"""The witness of each game of the catalogue."""
