"""What can be counted in a finished game of Fetch Quest: who set out, and what was played, done, defeated and said."""

from __future__ import annotations

from collections.abc import Sequence

from questkeep.games.fetch_quest.cards import standard_deck
from questkeep.games.fetch_quest.rules import talk
from questkeep.games.fetch_quest.rules.deck import LETTERS, FetchQuestDeck
from questkeep.games.fetch_quest.rules.effects import Step
from questkeep.games.fetch_quest.rules.flow import FetchQuest
from questkeep.kernel.event import heard
from questkeep.kernel.game import Deck, PreparedTable, Share, State, Study, in_language

PLAYED = "Fortune card played"
EFFECTS = "Fortune effect used"
DEFEATED = "Challenge defeated"
STRUCK = "Challenge activated"
ACTIVATIONS = "Activation carried out"
ABILITIES = "ability used"
MISSIONS = "Mission defeated"
VERBS = "verb carried out"
ITEMS = "item of talk said"
WHOLE_GAMES = 9
"""So many of them are played before each prepared position."""


class FetchQuestStudy(Study):
    """Pioneers, cards, Challenges, Missions and talk."""

    def turns(self, table: State) -> int:
        assert isinstance(table, FetchQuest)
        return table.turn

    def shares(self, table: State) -> list[Share]:
        """All win or lose together, so what counts is who was there, and where the game ended."""
        assert isinstance(table, FetchQuest)
        pioneers = [table.deck.pioneers[player.pioneer] for player in table.players]
        ended = f"in Mission {table.the_mission().key}" if not table.won else "won"
        shares = [
            *(Share("pioneer", f"{one.key} {in_language(one.name, 'en')}") for one in pioneers),
            Share("end", ended),
        ]
        for number, kind in enumerate(table.deck.kinds):
            owned = tuple((player.hand + player.deck + player.discard).count(number) for player in table.players)
            if any(owned) and not kind.is_basic:
                shares.append(Share("Fortune card", f"{kind.key} {in_language(kind.name, 'en')}", sum(owned), owned))
        return shares

    def repertoire(self, deck: Deck) -> dict[str, list[str]]:
        assert isinstance(deck, FetchQuestDeck)
        deeds = deeds_of(deck)
        return {
            PLAYED: deck.key_of,
            EFFECTS: [kind.key for kind in deck.kinds if kind.steps],
            DEFEATED: deck.challenge_key,
            STRUCK: deck.challenge_key,
            ACTIVATIONS: [one.key for one in deck.challenges if one.steps],
            ABILITIES: [f"{one.key} {side}" for one in deck.pioneers for side in ("active", "retreat")],
            MISSIONS: [mission.key for mission in deck.missions],
            VERBS: sorted({verb for steps in deeds.values() for verb in verbs_of(steps)}),
            ITEMS: talk.NAMES,
        }

    def happened(self, table: State) -> dict[str, set[str]]:
        """A verb has happened where its card's effect, ability or Activation was carried out."""
        assert isinstance(table, FetchQuest)
        met: dict[str, set[str]] = {sort: set() for sort in self.repertoire(table.deck)}
        for event in heard(table.told or [], None):
            kind = event["event"]
            if kind == "card-played":
                met[PLAYED].add(str(event["card"]))
                if event["effect"]:
                    met[EFFECTS].add(str(event["card"]))
            elif kind == "attempt-closed" and event["success"] and event["target"] in table.deck.challenge_key:
                met[DEFEATED].add(str(event["target"]))
            elif kind == "challenge-activated":
                met[STRUCK].add(str(event["challenge"]))
                if not event["hushed"]:
                    met[ACTIVATIONS].add(str(event["challenge"]))
            elif kind == "ability-used":
                met[ABILITIES].add(f"{event['pioneer']} {event['side']}")
            elif kind == "said":
                met[ITEMS].add(str(event["item"]))
        met[ACTIVATIONS] &= {one.key for one in table.deck.challenges if one.steps}
        met[MISSIONS] = {mission.key for mission in table.deck.missions[: table.mission + int(table.won)]}
        deeds = deeds_of(table.deck)
        done = met[EFFECTS] | met[ACTIVATIONS] | met[ABILITIES]
        met[VERBS] = {verb for name in done for verb in verbs_of(deeds[name])}
        return met

    def prepared(self, seats: int) -> list[PreparedTable]:
        """Whole games; now and then one begins with enough cards on the table against a Challenge of the last letter.

        A team that has come so far spares its cards for the Mission and lets these Challenges strike.
        """
        deck = standard_deck()
        prepared: list[PreparedTable] = []
        for challenge in (deck.challenges[number] for number in deck.lettered[-1]):
            demands = (challenge.defeat.mind, challenge.defeat.skill, challenge.defeat.war)
            paid: list[str] = []
            for kind, demand in zip(deck.basic_of, demands, strict=True):
                paid += [deck.key_of[kind]] * demand
            position = {"mission": LETTERS[-1], "queue": [challenge.key], "attempt": challenge.key, "played": paid}
            prepared += [PreparedTable({})] * WHOLE_GAMES + [PreparedTable({}, position)]
        return prepared


def deeds_of(deck: FetchQuestDeck) -> dict[str, list[Step]]:
    """The steps of all effects, Activations and abilities, by name."""
    deeds = {card.key: card.steps for card in deck.kinds} | {card.key: card.steps for card in deck.challenges}
    for one in deck.pioneers:
        deeds |= {f"{one.key} active": one.active, f"{one.key} retreat": one.retreat}
    return deeds


def verbs_of(steps: Sequence[Step]) -> set[str]:
    """The verbs, with whom they reach where a verb reaches different players."""
    return {
        f"{step.verb} {step.who}" if step.verb in ("draw", "heal", "recover", "wound") else step.verb for step in steps
    }
