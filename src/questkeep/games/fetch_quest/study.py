"""What can be counted in a finished game of Fetch Quest: who took which cards, and what was met at all."""

from __future__ import annotations

from questkeep.games.fetch_quest.rules import talk
from questkeep.games.fetch_quest.rules.deck import FetchQuestDeck
from questkeep.games.fetch_quest.rules.flow import FetchQuest
from questkeep.kernel.event import heard
from questkeep.kernel.game import Deck, Share, State, Study

TAKEN = "Fortune card taken"
EFFECTS = "effect used"
ABILITIES = "ability used"
DEFEATED = "Challenge defeated"
ACTIVATED = "Challenge activated"
MISSIONS = "Mission defeated"
ITEMS = "item of table talk said"


class FetchQuestStudy(Study):
    """Pioneers, Fortune cards, Challenges, Missions, and the talk at the table."""

    def turns(self, table: State) -> int:
        assert isinstance(table, FetchQuest)
        return table.turn

    def shares(self, table: State) -> list[Share]:
        """All win or lose together, so a card is counted where it ended, and a pioneer as in play."""
        assert isinstance(table, FetchQuest)
        deck = table.deck
        shares = [Share("pioneer in play", deck.pioneers[player.pioneer].key) for player in table.players]
        for number, kind in enumerate(deck.kinds):
            owned = [(player.hand + player.deck + player.discard).count(number) for player in table.players]
            copies = sum(owned)
            if copies and not kind.is_basic:
                shares.append(Share("Fortune card", f"{kind.key} {kind.name}", copies, tuple(owned)))
        return shares

    def repertoire(self, deck: Deck) -> dict[str, list[str]]:
        assert isinstance(deck, FetchQuestDeck)
        return {
            TAKEN: [kind.key for kind in deck.kinds if not kind.is_basic],
            EFFECTS: [kind.key for kind in deck.kinds if kind.steps],
            ABILITIES: [f"{pioneer.key} {side}" for pioneer in deck.pioneers for side in ("active", "retreat")],
            DEFEATED: deck.challenge_key,
            ACTIVATED: deck.challenge_key,
            MISSIONS: [mission.key for mission in deck.missions],
            ITEMS: talk.NAMES,
        }

    def happened(self, table: State) -> dict[str, set[str]]:
        """What the events tell; foraged cards are known once they are played, or at the end."""
        assert isinstance(table, FetchQuest)
        deck = table.deck
        met: dict[str, set[str]] = {sort: set() for sort in self.repertoire(deck)}
        for player in table.players:
            owned = {deck.kinds[card] for card in player.hand + player.deck + player.discard}
            met[TAKEN] |= {kind.key for kind in owned if not kind.is_basic}
        for event in heard(table.told or [], None):
            happened = event["event"]
            if happened == "card-played" and event["effect"]:
                met[EFFECTS].add(str(event["card"]))
            elif happened == "ability-used":
                met[ABILITIES].add(f"{event['pioneer']} {event['side']}")
            elif happened == "attempt-closed" and event["success"] and event["target"] in deck.challenge_key:
                met[DEFEATED].add(str(event["target"]))
            elif happened == "challenge-activated":
                met[ACTIVATED].add(str(event["challenge"]))
            elif happened == "mission-defeated":
                met[MISSIONS].add(str(event["mission"]))
            elif happened == "said":
                met[ITEMS].add(str(event["item"]))
        if table.won:
            met[MISSIONS].add(table.the_mission().key)
        return met
