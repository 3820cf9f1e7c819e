"""The cards of Fetch Quest as the rules see them: pioneers, Fortune cards, Challenges and Missions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from questkeep.games.fetch_quest.rules.effects import Gain, Step
from questkeep.games.fetch_quest.rules.shapes import MissionKind, Resource
from questkeep.kernel.game import Deck, Words

RESOURCES: Final[Sequence[Resource]] = ["mind", "skill", "war", "wild"]
TAGS: Final = ["sage", "scout", "fang", "court", "abbey", "road"]
LETTERS: Final = "ABCD"
LEVELS: Final = ["standard", "puppy", "old-dog"]
FEWEST_SEATS: Final = 3
MOST_SEATS: Final = 6

# [F-05] The kinds of Missions; in a card Mission one plays cards.
FACE_DOWN: Final = 0
SEALS: Final = 1
BOUNTY: Final = 2
GRAND: Final = 3
MISSION_KINDS: Final[Sequence[MissionKind]] = ["facedown", "seals", "bounty", "grand"]


class Resources:
    """Amounts of Mind, Skill, War and of any type: what a card gives or a target demands [RC-02]."""

    def __init__(self, mind: int, skill: int, war: int, any: int) -> None:
        self.mind = mind
        self.skill = skill
        self.war = war
        self.any = any  # wild on a Fortune card, "any" in a Defeat
        self.total: int = mind + skill + war + any


class Kind:
    """[F-03] A Fortune card as it is printed; all its copies are alike."""

    def __init__(
        self, key: str, name: Words, copies: int, is_basic: bool, gives: Resources, tags: int, steps: list[Step]
    ) -> None:
        self.key = key
        self.name = name
        self.copies = copies
        self.is_basic = is_basic
        self.mind = gives.mind
        self.skill = gives.skill
        self.war = gives.war
        self.wild = gives.any
        self.tags = tags  # bit t: tag t
        self.steps = steps
        self.total: int = gives.total
        self._printed = [gives.mind, gives.skill, gives.war, gives.any]
        self._with_effect = list(self._printed)
        for step in steps:
            if isinstance(step, Gain):
                self._with_effect[step.resource] += step.number

    def given_to(self, tags: int) -> list[int]:
        """The RESOURCES it gives a player with these tags, with what its effect is sure to add. The list is shared."""
        return self._with_effect if self.tags & tags else self._printed


class Pioneer:
    """[F-08] A dog with two sides."""

    def __init__(
        self,
        key: str,
        name: Words,
        focus: int,
        basics: Resources,
        stamina: int,
        tags: int,
        active: tuple[Words, list[Step]],
        retreat: tuple[Words, list[Step]],
        is_first: bool,
    ) -> None:
        self.key = key
        self.name = name
        self.focus = focus
        self.basics = basics
        self.stamina = stamina
        self.tags = tags
        self.active_name, self.active = active
        self.retreat_name, self.retreat = retreat
        self.is_first = is_first  # [F-23]


class Challenge:
    """[F-04] Each Challenge exists once."""

    def __init__(self, key: str, name: Words, letter: int, defeat: Resources, danger: int, steps: list[Step]) -> None:
        self.key = key
        self.name = name
        self.letter = letter
        self.defeat = defeat
        self.danger = danger
        self.steps = steps


class Mission:
    """[F-05] What must be achieved; `needs` and `more` say how much for 3, 4, 5 and 6 players."""

    def __init__(self, key: str, name: Words, kind: int, needs: list[int], more: list[int], bonus: int) -> None:
        self.key = key
        self.name = name
        self.kind = kind
        self.needs = needs
        self.more = more  # [RC-02] of any type, in a grand Mission
        self.bonus = bonus  # in a grand Mission: how many wild Resources each face-down Challenge adds
        self.is_card_mission: bool = kind in (SEALS, GRAND)


class Sun:
    """[RC-30] The Sun track."""

    def __init__(self, sets: int, danger: int) -> None:
        self.sets = sets  # the Sun at which all is lost
        self.danger = danger  # by how much every step of the Sun raises Danger


class Level:
    """[RC-31] How hard a table is."""

    def __init__(self, rounds: int, stamina: int) -> None:
        self.rounds = rounds  # so often everybody has had a turn before the Sun rises
        self.stamina = stamina  # what every pioneer's maximum Stamina is changed by


class Tuning:
    """The numbers of an edition that stand on no card; those of a deck that says nothing of them to begin with."""

    def __init__(self) -> None:
        self.sun = Sun(6, 1)
        self.levels: dict[str, Level] = {"standard": Level(1, 0), "puppy": Level(2, 0), "old-dog": Level(1, -1)}
        self.most_items = 4  # [F-90] of table talk, per player and turn


class FetchQuestDeck(Deck):
    """All cards of an edition. A Fortune card is named by its kind, a number; copies cannot be told apart."""

    def __init__(
        self,
        name: str,
        text: str,
        pioneers: list[Pioneer],
        kinds: list[Kind],
        challenges: list[Challenge],
        missions: list[Mission],
        tuning: Tuning,
    ) -> None:
        super().__init__(name, text)
        self.portraits: dict[str, str] = {}
        """The dogs that are drawn for pioneers, by key."""
        self.sun = tuning.sun
        self.levels = tuning.levels
        self.most_items = tuning.most_items
        self.pioneers = pioneers
        self.focuses: list[int] = sorted({pioneer.focus for pioneer in pioneers})
        self.kinds = kinds
        self.challenges = challenges
        self.missions = missions  # in the order of their letters
        self.key_of: list[str] = [kind.key for kind in kinds]
        self.kind_named: dict[str, int] = {kind.key.lower(): number for number, kind in enumerate(kinds)}
        self.challenge_key: list[str] = [challenge.key for challenge in challenges]
        self.challenge_named: dict[str, int] = {one.key.lower(): number for number, one in enumerate(challenges)}
        self.pioneer_named: dict[str, int] = {one.key.lower(): number for number, one in enumerate(pioneers)}
        self.basic_of: list[int] = []
        """[F-16] The kinds of the basics of Mind, Skill and War."""
        for amounts in ([1, 0, 0], [0, 1, 0], [0, 0, 1]):
            for number, kind in enumerate(kinds):
                if kind.is_basic and [kind.mind, kind.skill, kind.war] == amounts:
                    self.basic_of.append(number)
        self.fortune: list[int] = []
        """[F-20] The cards of a fresh Fortune deck."""
        for number, kind in enumerate(kinds):
            if not kind.is_basic:
                self.fortune += [number] * kind.copies
        self.lettered: list[list[int]] = [
            [number for number, one in enumerate(challenges) if one.letter == letter] for letter in range(len(LETTERS))
        ]
        # Every list of steps has a number, so that what is still to be done can be written as numbers.
        self.deeds: list[list[Step]] = [kind.steps for kind in kinds]
        self.active_deeds: int = len(self.deeds)
        self.deeds += [pioneer.active for pioneer in pioneers]
        self.retreat_deeds: int = len(self.deeds)
        self.deeds += [pioneer.retreat for pioneer in pioneers]
        self.activations: int = len(self.deeds)
        self.deeds += [challenge.steps for challenge in challenges]
