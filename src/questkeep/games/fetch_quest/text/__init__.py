"""How the cards of Fetch Quest are called and what they say, composed from their verbs in any language."""

from __future__ import annotations

from questkeep.games.fetch_quest.rules.deck import (
    MISSION_KINDS,
    RESOURCES,
    TAGS,
    Challenge,
    FetchQuestDeck,
    Kind,
    Mission,
    Pioneer,
    Resources,
)
from questkeep.games.fetch_quest.rules.effects import SELF, Gain, Step
from questkeep.kernel.errors import Objection
from questkeep.kernel.game import Words
from questkeep.text import Texts

AIMED = ("heal", "recover", "wound")


def name_of(texts: Texts, name: Words) -> str:
    """What people call a card or an ability."""
    return texts.name("fetch_quest", name)


def key_name(texts: Texts, deck: FetchQuestDeck, key: str) -> str:
    """The name of the card with this key."""
    sorts = (deck.kinds, deck.challenges, deck.pioneers, deck.missions)
    return next(name_of(texts, one.name) for sort in sorts for one in sort if one.key == key)


def step_text(texts: Texts, step: Step) -> str:
    """The sentence of a verb: what a card says can never differ from what it does."""
    if isinstance(step, Gain):
        return texts.say(f"fetch_quest-do-gain-{RESOURCES[step.resource]}", n=step.number)
    if step.verb in AIMED or (step.verb == "draw" and step.who != SELF):
        return texts.say(f"fetch_quest-do-{step.verb}-{step.who}", n=step.number)
    return texts.say(f"fetch_quest-do-{step.verb}", n=step.number)


def steps_text(texts: Texts, steps: list[Step]) -> str:
    """[RC-06] All verbs of a card from left to right."""
    return " ".join(step_text(texts, step) for step in steps)


def resources_text(texts: Texts, resources: Resources, any_name: str) -> str:
    """Amounts by type: `2 Mind, 1 War`."""
    numbers = {"mind": resources.mind, "skill": resources.skill, "war": resources.war, any_name: resources.any}
    return ", ".join(f"{number} {texts.say(f'fetch_quest-{name}')}" for name, number in numbers.items() if number)


def tags_text(texts: Texts, tags: int) -> str:
    """The names of tags."""
    return ", ".join(texts.say(f"fetch_quest-tag-{tag}") for number, tag in enumerate(TAGS) if tags >> number & 1)


def card_text(texts: Texts, card: Kind | Challenge | Pioneer | Mission, seats: int = 4) -> str:
    """All that is printed on a card, in a few lines."""
    if isinstance(card, Kind):
        gives = resources_text(texts, Resources(card.mind, card.skill, card.war, card.wild), "wild")
        if not card.steps:
            return gives
        return f"{gives}\n{tags_text(texts, card.tags)}: {steps_text(texts, card.steps)}"
    if isinstance(card, Challenge):
        lines = [texts.say("fetch_quest-defeat", demand=resources_text(texts, card.defeat, "any"))]
        lines.append(texts.say("fetch_quest-danger", n=card.danger))
        return "\n".join([*lines, steps_text(texts, card.steps)]).strip()
    if isinstance(card, Pioneer):
        active, retreat = (
            f"{texts.say(f'fetch_quest-side-{side}')}: {name_of(texts, name)}. {steps_text(texts, steps)}"
            for side, name, steps in (
                ("active", card.active_name, card.active),
                ("retreat", card.retreat_name, card.retreat),
            )
        )
        basics = resources_text(texts, card.basics, "wild")
        stamina = texts.say("fetch_quest-stamina", n=card.stamina)
        return f"{basics} · {stamina} · {tags_text(texts, card.tags)}\n{active}\n{retreat}"
    return mission_text(texts, card, seats)


def mission_text(texts: Texts, mission: Mission, seats: int) -> str:
    """What a Mission asks of so many players."""
    need, more = mission.needs[seats - 3], mission.more[seats - 3]
    return texts.say(f"fetch_quest-mission-{MISSION_KINDS[mission.kind]}", n=need, more=more, bonus=mission.bonus)


def objection_text(texts: Texts, objection: Objection) -> str:
    """Why an answer was refused and what to do instead, with the paragraph that says so."""
    said = texts.say(f"fetch_quest-objection-{objection.reason}", **objection.facts)
    return f"{said} [{objection.clause}]"
